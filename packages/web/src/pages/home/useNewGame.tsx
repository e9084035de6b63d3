/** What the next game is: which one, with which decks, by which edition, against whom; and how it begins. */
import type { DeckFault } from '@dejarik/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import type { SeatKind } from '../../session/new-game.ts';
import type { Library } from '../../session/protocol.ts';
import { placeOf } from '../../shell/addresses.ts';
import { hasWon, type PlayedGame } from '../../shell/history.ts';
import { DEFAULT_SETTINGS, type Opponent, withChosen } from '../../shell/settings.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { loadPage } from '../../shell/tables.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { editionOf } from '../Editions.tsx';
import { rivalOf, sideNumber, sidesBy, tableOf } from '../sides.ts';
import { useStarting } from '../useStarting.tsx';
import { deckFor, type Faults, optionsFor, type PlayableDeck } from './decks.ts';
import { IllegalDecks } from './IllegalDecks.tsx';

/** The screens that begin a game, as addresses without their game. */
const HERE = new Set(['/', '/new']);

/** The game that is chosen; an address that names one chooses it. */
function useChosenGame(): readonly [GameId, (game: GameId) => void] {
  const kept = useStore((page) => page.settings.game);
  const change = useStore((page) => page.change);
  const [path, go] = useLocation();
  const place = placeOf(path);
  const named = HERE.has(path) || !HERE.has(place.screen) ? kept : place.game;
  useEffect(() => {
    if (named !== kept) change({ game: named });
    void loadPage(named).catch(() => {}); // told when a game begins
  }, [named, kept, change]);
  const choose = (game: GameId): void => {
    change({ game });
    if (!HERE.has(path)) go(place.screen, { replace: true });
  };
  return [named, choose];
}

export interface NewGameChoice {
  readonly game: GameId;
  readonly chooseGame: (game: GameId) => void;
  readonly library: Library | null;
  readonly edition: string | undefined;
  /** By seat: what there is to choose from, what is chosen, and what is wrong with it. */
  readonly options: readonly (readonly PlayableDeck[])[];
  readonly picked: readonly (PlayableDeck | undefined)[];
  readonly faults: Faults;
  readonly chooseDeck: (seat: number, id: string) => void;
  /** By seat, as a number. */
  readonly sides: readonly number[];
  /** The sides that can be played by this edition. */
  readonly playable: readonly number[];
  /** The own seat. */
  readonly seat: number;
  readonly chooseSide: (side: number) => void;
  /** The opponent plays this deck, which may be of any other side than the own. */
  readonly chooseTheirs: (deck: PlayableDeck) => void;
  readonly theirOptions: readonly (readonly PlayableDeck[])[];
  readonly opponent: Opponent;
  /** The computer is easy because no game was won yet. */
  readonly isFirst: boolean;
  /** Whether no game of the chosen kind was played here. */
  readonly isNew: boolean;
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
  readonly begin: () => void;
  /** The windows that may be open over the screen. */
  readonly asking: ReactNode;
}

type Picked = readonly (PlayableDeck | undefined)[];

/** What is wrong with the decks, and how to find out at once. */
function useFaults(
  game: GameId,
  [first, second]: Picked,
  [one, other]: readonly number[],
  edition: string | undefined,
) {
  const adapter = useStore((page) => page.adapter);
  const [judged, setJudged] = useState<{ readonly of: unknown; readonly faults: Faults } | null>(null);
  const judge = useMemo(
    () => async (): Promise<Faults> => {
      const check = async (deck: PlayableDeck | undefined, side = -1): Promise<readonly DeckFault[]> =>
        adapter === null || deck === undefined || edition === undefined
          ? []
          : adapter.ask('checkDeck', game, { name: deck.name, cards: deck.cards }, side, edition, null);
      return Promise.all([check(first, one), check(second, other)]);
    },
    [adapter, game, first, second, one, other, edition],
  );
  useEffect(() => {
    let current = true;
    void judge().then((faults) => {
      if (current) setJudged({ of: judge, faults });
    });
    return () => {
      current = false;
    };
  }, [judge]);
  // Of other decks than these it says nothing.
  return { faults: judged?.of === judge ? judged.faults : null, judge };
}

/** `history`: the games that were played; null as long as they are not read. */
export function useNewGame(history: readonly PlayedGame[] | null): NewGameChoice {
  const [game, chooseGame] = useChosenGame();
  const library = useLibrary(game);
  const own = useStore((page) => page.decks);
  const start = useStore((page) => page.start);
  const { opponent: chosenOpponent, chosen: chosenDecks, editions, ...kept } = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const [, go] = useLocation();
  const [seed, setSeed] = useState('');
  const [broken, setBroken] = useState<Faults | null>(null);
  const decks = useMemo(
    () => [...(library?.decks ?? []), ...own.filter((deck) => deck.game === game)],
    [library, own, game],
  );
  const edition = editionOf(library, editions[game]);
  const playable = sidesBy(library, edition).map(sideNumber);
  const side = playable.includes(kept.side) ? kept.side : DEFAULT_SETTINGS.side;
  const against = rivalOf(side, kept.against, playable);
  const table = tableOf(library, side, against);
  const sides = table?.map((place) => place.side) ?? [...messages.sides.keys()];
  const seat = sides.indexOf(side);
  const options = sides.map((of) => optionsFor(decks, of, edition));
  const picked = options.map((fitting, at) => deckFor(fitting, chosenDecks[game]?.[sides[at]!] ?? ''));
  const { faults, judge } = useFaults(game, picked, sides, edition);
  // Who has never won begins against the one that can be beaten.
  const isFirst = chosenOpponent === null && !hasWon(history ?? []);
  const opponent = chosenOpponent ?? (isFirst ? 'easy' : 'normal');

  async function play(): Promise<void> {
    const chosenOnes = picked.flatMap((deck) => (deck === undefined ? [] : [{ name: deck.name, cards: deck.cards }]));
    if (chosenOnes.length < picked.length || edition === undefined) return;
    go('/table');
    await start({
      game,
      edition,
      seed: seed === '' ? freshSeed() : seed,
      decks: chosenOnes,
      seats: picked.map((_, at): SeatKind => (at === seat ? 'human' : opponent)),
      ...(table === undefined ? {} : { table }),
    });
  }

  const [begin, asking] = useStarting(game, play);
  const beginLegal = async (): Promise<void> => {
    const found = faults ?? (await judge());
    if (found.every(({ length }) => length === 0)) begin();
    else setBroken(found);
  };
  return {
    game,
    chooseGame,
    library,
    edition,
    options,
    picked,
    faults: faults ?? [],
    chooseDeck: (at, id) => change({ chosen: withChosen(chosenDecks, game, sides[at]!, id) }),
    sides,
    playable,
    seat,
    // Of two people at one screen the one whose deck is chosen changes, and both keep their sides.
    chooseSide: (to) => change(opponent === 'human' && to === against ? { side: to, against: side } : { side: to }),
    chooseTheirs: (deck) => {
      const of = sideNumber(deck.side);
      change({ against: of, chosen: withChosen(chosenDecks, game, of, deck.id) });
    },
    theirOptions: playable.filter((of) => of !== side).map((of) => optionsFor(decks, of, edition)),
    opponent,
    isFirst,
    isNew: history !== null && history.every((played) => played.game !== game),
    seed,
    setSeed,
    begin: () => void beginLegal(),
    asking: (
      <>
        {asking}
        {broken === null ? null : (
          <IllegalDecks
            game={game}
            picked={picked}
            faults={broken}
            onPlay={() => {
              setBroken(null);
              begin();
            }}
            onClose={() => setBroken(null)}
          />
        )}
      </>
    ),
  };
}
