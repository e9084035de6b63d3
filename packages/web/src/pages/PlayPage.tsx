/** The first screen: choose a game, a side, a deck and an opponent, or just play. */
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { NamedDeck } from '../session/protocol.ts';
import type { SeatKind } from '../session/new-game.ts';
import { addressOf, placeOf } from '../shell/addresses.ts';
import { GAME_IDS, GAMES } from '../shell/games.ts';
import { type Opponent, withChosen } from '../shell/settings.ts';
import { learnedKey, load, type OwnDeck } from '../shell/storage.ts';
import { freshSeed, useStore } from '../shell/store.ts';
import { loadPage } from '../shell/tables.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { Editions } from './Editions.tsx';
import { useStarting } from './useStarting.tsx';

type PlayableDeck = NamedDeck | OwnDeck;

const OPPONENTS: readonly Opponent[] = ['easy', 'normal', 'human'];

const optionsFor = (decks: readonly PlayableDeck[], seat: number): readonly PlayableDeck[] =>
  decks.filter((deck) => deck.side === messages.sides[seat]);

/** The chosen deck of the seat, or its starter deck. */
function deckFor(decks: readonly PlayableDeck[], seat: number, chosen: string): PlayableDeck | undefined {
  const fitting = optionsFor(decks, seat);
  return (
    fitting.find((deck) => deck.id === chosen) ??
    fitting.find((deck) => 'starter' in deck && deck.starter) ??
    fitting[0]
  );
}

/** Whether the deck breaks a rule of deck building; the engine says so. */
function useBroken(game: GameId, deck: PlayableDeck | undefined, seat: number, edition: string | undefined): boolean {
  const adapter = useStore((page) => page.adapter);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (adapter === null || deck === undefined || edition === undefined) return;
    let current = true;
    const { name, cards } = deck;
    void adapter.ask('checkDeck', game, { name, cards }, seat, edition).then((faults) => {
      if (current) setBroken(faults.length > 0);
    });
    return () => {
      current = false;
    };
  }, [adapter, game, deck, seat, edition]);
  return broken;
}

interface DeckChoiceProps {
  readonly game: GameId;
  readonly seat: number;
  readonly edition: string | undefined;
  readonly label: string;
  readonly decks: readonly PlayableDeck[];
  readonly value: PlayableDeck | undefined;
  readonly onChange: (id: string) => void;
}

function DeckChoice({ game, seat, edition, label, decks, value, onChange }: DeckChoiceProps) {
  const broken = useBroken(game, value, seat, edition);
  return (
    <div className="deck-choice">
      <label className="field">
        <span>{label}</span>
        <select value={value?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
          {decks.map((deck) => (
            <option key={deck.id} value={deck.id}>
              {'starter' in deck ? deck.name : messages.play.ownDeck(deck.name)}
            </option>
          ))}
        </select>
      </label>
      {value !== undefined && 'about' in value && value.about !== '' ? <p className="about">{value.about}</p> : null}
      {broken ? <p className="about">{messages.play.broken}</p> : null}
    </div>
  );
}

/** The game that is chosen; an address that names one chooses it. */
function useChosenGame(): readonly [GameId, (game: GameId) => void] {
  const kept = useStore((page) => page.settings.game);
  const change = useStore((page) => page.change);
  const [path, go] = useLocation();
  const named = path === '/' ? kept : placeOf(path).game;
  useEffect(() => {
    if (named !== kept) change({ game: named });
    void loadPage(named).catch(() => {}); // told when a game begins
  }, [named, kept, change]);
  const choose = (game: GameId): void => {
    change({ game });
    if (path !== '/') go('/', { replace: true });
  };
  return [named, choose];
}

interface GameChoiceProps {
  readonly chosen: GameId;
  readonly onChoose: (game: GameId) => void;
}

function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset className="game-choice">
      <legend className="visually-hidden">{messages.play.game}</legend>
      {GAME_IDS.map((game) => (
        <label key={game} className={`choice game-${game}`}>
          <input type="radio" name="game" checked={chosen === game} onChange={() => onChoose(game)} />
          <span>
            <b>{GAMES[game].texts.name}</b>
            <small>{GAMES[game].texts.about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function PlayPage() {
  const [game, chooseGame] = useChosenGame();
  const library = useLibrary(game);
  const own = useStore((page) => page.decks);
  const start = useStore((page) => page.start);
  const notice = useStore((page) => page.notice);
  const { side, opponent, chosen: chosenDecks } = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const [, go] = useLocation();
  const [seed, setSeed] = useState('');
  const [editions, setEditions] = useState<Partial<Record<GameId, string>>>({});
  const waiting = useMemo(() => load('game') !== null, []);
  const newcomer = useMemo(() => !waiting && load(learnedKey(game)) !== true, [waiting, game]);
  const decks = useMemo(
    () => [...(library?.decks ?? []), ...own.filter((deck) => deck.game === game)],
    [library, own, game],
  );
  const chosen = chosenDecks[game] ?? [];
  const edition = editions[game] ?? library?.editions[0];
  const picked = messages.sides.map((_, seat) => deckFor(decks, seat, chosen[seat] ?? ''));
  const others = [...picked.keys()].filter((seat) => seat !== side);
  const twoPeople = opponent === 'human';

  async function play(): Promise<void> {
    const chosenOnes = picked.flatMap((deck) => (deck === undefined ? [] : [{ name: deck.name, cards: deck.cards }]));
    if (chosenOnes.length < picked.length || edition === undefined) return;
    go('/table');
    await start({
      game,
      edition,
      seed: seed === '' ? freshSeed() : seed,
      decks: chosenOnes,
      seats: picked.map((_, seat): SeatKind => (seat === side ? 'human' : opponent)),
    });
  }

  const [begin, asking] = useStarting(play);
  const choose = (seat: number) => (id: string) => change({ chosen: withChosen(chosenDecks, game, seat, id) });
  const deckOf = (seat: number, label: string) => (
    <DeckChoice
      game={game}
      seat={seat}
      edition={edition}
      label={label}
      decks={optionsFor(decks, seat)}
      value={picked[seat]}
      onChange={choose(seat)}
    />
  );
  return (
    <section className="play-screen">
      <h1>{messages.play.title}</h1>
      <p className="lead">{messages.play.lead}</p>
      <GameChoice chosen={game} onChoose={chooseGame} />
      {notice === null ? null : (
        <p className="notice" role="alert">
          {notice.text}
        </p>
      )}
      <div className="play-now">
        <button type="button" className="big primary" disabled={library === null} onClick={begin}>
          {messages.play.now}
        </button>
        {waiting ? (
          <button type="button" className="big" disabled={library === null} onClick={() => go('/table')}>
            {messages.play.goOn}
          </button>
        ) : null}
        {newcomer ? (
          <p className="first">
            {messages.play.first} <Link href={addressOf(game, '/learn')}>{messages.play.learn}</Link>
          </p>
        ) : null}
      </div>
      <form className="choices" onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={twoPeople}>
          <legend>{messages.play.side}</legend>
          {messages.sides.map((name, seat) => (
            <label key={name} className={`choice side${seat}`}>
              <input type="radio" name="side" checked={side === seat} onChange={() => change({ side: seat })} />
              <span className={`crest side${seat}`} aria-hidden="true">
                {name[0]}
              </span>
              <span>
                <b>{name}</b>
                <small>{GAMES[game].texts.sides[seat]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{messages.play.opponent}</legend>
          {OPPONENTS.map((kind) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                name="opponent"
                checked={opponent === kind}
                onChange={() => change({ opponent: kind })}
              />
              <span>
                <b>{messages.play.opponents[kind]}</b>
                <small>{messages.play.opponentAbout[kind]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="deck-choices">
          {twoPeople
            ? messages.sides.map((name, seat) => (
                <Fragment key={name}>{deckOf(seat, messages.play.deckOf(name))}</Fragment>
              ))
            : deckOf(side, messages.play.deck)}
          <details>
            <summary>{messages.play.more}</summary>
            {twoPeople
              ? null
              : others.map((seat) => <Fragment key={seat}>{deckOf(seat, messages.play.theirDeck)}</Fragment>)}
            <Editions
              game={game}
              editions={library?.editions ?? []}
              value={edition}
              onChange={(wanted) => setEditions({ ...editions, [game]: wanted })}
            />
            <label className="field">
              <span>{messages.play.seed}</span>
              <input
                value={seed}
                maxLength={200}
                onChange={(event) => setSeed(event.target.value)}
                placeholder={messages.play.seedHint}
              />
            </label>
          </details>
        </div>
      </form>
      {asking}
    </section>
  );
}
