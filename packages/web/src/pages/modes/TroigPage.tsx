/** Two-Headed Troig: who sits where, with which deck. */
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../messages/index.ts';
import { modeMessages } from '../../messages/modes-en.ts';
import type { SeatKind } from '../../session/new-game.ts';
import type { Library, NamedDeck } from '../../session/protocol.ts';
import type { OwnDeck } from '../../shell/storage.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { isPrimary, seatName, sideName } from '../../table/seats.ts';
import { DeckFan } from '../home/DeckFan.tsx';
import { useStarting } from '../useStarting.tsx';
import '../../style/modes.css';

const say = modeMessages.troig;
const GAME = 'swtcg';
/** The rulebook that has it. */
const EDITION = 'x';
const KINDS: readonly SeatKind[] = ['human', 'easy', 'normal'];
/** Light's primary player is a person, unless somebody says otherwise. */
const USUAL: readonly SeatKind[] = ['easy', 'easy', 'human', 'easy'];

type PlayableDeck = NamedDeck | OwnDeck;

/** The table of two Dark and two Light players. */
const tableOf = ({ tables }: Library): Library['tables'][number] | undefined =>
  tables.find((seats) => seats.map(({ side }) => side).join('') === '0011');

/** The decks of the side; of those that come with the game, those that are decks by this rulebook, if there are any. */
function decksFor(all: readonly PlayableDeck[], side: string): readonly PlayableDeck[] {
  const own = all.filter((deck) => deck.side === side);
  const fitting = own.filter((deck) => !('editions' in deck) || deck.editions.includes(EDITION));
  return fitting.some((deck) => 'editions' in deck) ? fitting : own;
}

export function TroigPage() {
  const library = useLibrary(GAME);
  const own = useStore((page) => page.decks);
  const start = useStore((page) => page.start);
  const [, go] = useLocation();
  const [kinds, setKinds] = useState(USUAL);
  const [chosen, setChosen] = useState<readonly string[]>(['', '', '', '']);
  const all = useMemo(() => [...(library?.decks ?? []), ...own.filter((deck) => deck.game === GAME)], [library, own]);
  const table = library === null ? undefined : tableOf(library);
  const places = table ?? [];
  const offered = places.map((_, seat) => decksFor(all, sideName(places, seat)));
  const decks = offered.map((fitting, seat) => {
    // Partners begin with different decks.
    const usual = fitting[isPrimary(places, seat) ? 0 : Math.min(1, fitting.length - 1)];
    return fitting.find(({ id }) => id === chosen[seat]) ?? usual;
  });
  const [begin, asking] = useStarting(GAME, async () => {
    if (table === undefined) return;
    go('/table');
    await start({
      game: GAME,
      edition: EDITION,
      seed: freshSeed(),
      decks: decks.flatMap((deck) => (deck === undefined ? [] : [{ name: deck.name, cards: deck.cards }])),
      seats: kinds,
      table,
    });
  });
  if (table === undefined) return <p className="lead">{messages.loading}</p>;
  const set = <T,>(list: readonly T[], seat: number, value: T): readonly T[] =>
    list.map((old, at) => (at === seat ? value : old));
  return (
    <section className="troig-screen">
      <h1>{say.title}</h1>
      <p className="lead">{say.lead}</p>
      <form
        className="troig-teams"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        {messages.sides.map((side) => (
          <fieldset key={side} className={`troig-team side-${side}`}>
            <legend>{say.teams(side)}</legend>
            {places.map((_, seat) => {
              const name = seatName(places, seat);
              if (sideName(places, seat) !== side) return null;
              return (
                <div key={name} className="troig-seat">
                  <h2>
                    {name} {isPrimary(places, seat) ? <small>★ {say.primary}</small> : null}
                  </h2>
                  <label className="field">
                    <span>{say.who(name)}</span>
                    <select
                      value={kinds[seat]}
                      onChange={(event) => setKinds(set(kinds, seat, event.target.value as SeatKind))}
                    >
                      {KINDS.map((kind) => (
                        <option key={kind} value={kind}>
                          {say.kinds[kind]}
                        </option>
                      ))}
                    </select>
                  </label>
                  <label className="field">
                    <span>{say.deck(name)}</span>
                    <select
                      value={decks[seat]?.id ?? ''}
                      onChange={(event) => setChosen(set(chosen, seat, event.target.value))}
                    >
                      {offered[seat]!.map((deck) => (
                        <option key={deck.id} value={deck.id}>
                          {'starter' in deck ? deck.name : messages.play.ownDeck(deck.name)}
                        </option>
                      ))}
                    </select>
                  </label>
                  <DeckFan game={GAME} deck={decks[seat]} />
                </div>
              );
            })}
          </fieldset>
        ))}
        {kinds.includes('human') ? null : <p className="about">{say.nobody}</p>}
        <div className="deck-actions">
          <button type="submit" className="answer primary" disabled={decks.includes(undefined)}>
            {say.begin}
          </button>
        </div>
      </form>
      {asking}
    </section>
  );
}
