/** Bidding for sides: a deck for each side, and who plays which of them for how many build points. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../messages/index.ts';
import { modeMessages, type SideWay } from '../../messages/modes-en.ts';
import type { SeatKind } from '../../session/new-game.ts';
import type { OwnDeck } from '../../shell/storage.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { DeckFan } from '../home/DeckFan.tsx';
import { deckFor, isShipped, optionsFor } from '../home/decks.ts';
import { useStarting } from '../useStarting.tsx';
import { Bidding, Settled } from './Bidding.tsx';
import { COMPUTER, useBidding } from './useBidding.ts';
import '../../style/modes.css';
import '../../style/bidding.css';

const say = modeMessages.bid;
const GAME = 'swtcg';
/** The rulebook that has it. */
const EDITION = 'x';
const WAYS: readonly SideWay[] = ['bid', 'die', 'agreed'];
const RIVALS: readonly SeatKind[] = ['human', 'easy', 'normal'];
const LIGHT = 1;

/** The own decks that this rulebook allows, and how many it does not. */
interface Judged {
  readonly legal: readonly OwnDeck[];
  readonly leftOut: number;
}

function useLegalDecks(): Judged {
  const adapter = useStore((page) => page.adapter);
  const all = useStore((page) => page.decks);
  const own = useMemo(() => all.filter((deck) => deck.game === GAME), [all]);
  const [judged, setJudged] = useState<Judged>({ legal: [], leftOut: 0 });
  useEffect(() => {
    let current = true;
    const isLegal = async ({ name, cards, side }: OwnDeck): Promise<boolean> => {
      const seat = messages.sides.indexOf(side);
      return (await adapter!.ask('checkDeck', GAME, { name, cards }, seat, EDITION, null)).length === 0;
    };
    if (adapter !== null)
      void Promise.all(own.map(isLegal)).then((found) => {
        const legal = own.filter((_, i) => found[i]);
        if (current) setJudged({ legal, leftOut: own.length - legal.length });
      });
    return () => {
      current = false;
    };
  }, [adapter, own]);
  return judged;
}

export function BidPage() {
  const library = useLibrary(GAME);
  const adapter = useStore((page) => page.adapter);
  const start = useStore((page) => page.start);
  const { opponent, chosen } = useStore((page) => page.settings);
  const { legal, leftOut } = useLegalDecks();
  const { now, busy, open, bid, letGo, take, again } = useBidding(adapter);
  const [way, setWay] = useState<SideWay>('bid');
  const [rival, setRival] = useState<SeatKind>(opponent ?? 'easy');
  const [side, setSide] = useState(LIGHT);
  const [wanted, setWanted] = useState<readonly string[]>(chosen[GAME] ?? []);
  const [, go] = useLocation();
  const options = messages.sides.map((_, seat) => optionsFor([...(library?.decks ?? []), ...legal], seat, EDITION));
  const picked = options.map((fitting, seat) => deckFor(fitting, wanted[seat] ?? ''));
  const decks = picked.flatMap((deck) => (deck === undefined ? [] : [{ name: deck.name, cards: deck.cards }]));
  const who = rival === 'human' ? say.two : say.alone;
  const settled = now?.settled ?? null;

  const [begin, asking] = useStarting(GAME, async () => {
    if (settled === null) return;
    const { sideOf, handicaps } = settled;
    go('/table');
    await start({
      game: GAME,
      edition: EDITION,
      seed: freshSeed(),
      decks,
      seats: decks.map((_, seat): SeatKind => (sideOf[COMPUTER] === seat ? rival : 'human')),
      ...(handicaps === null ? {} : { handicaps }),
    });
  });
  if (library === null) return <p className="lead">{messages.loading}</p>;
  if (now !== null)
    return (
      <section className="bid-screen">
        <h1>{say.title}</h1>
        <Bidding
          now={now}
          who={who}
          onBid={(auction, wants, points) => bid(now, auction, wants, points)}
          onLetGo={(auction) => letGo(now, auction)}
          onTake={(player, wants) => take(now, player, wants)}
        />
        {settled === null ? null : (
          <Settled settled={settled} who={who} decks={decks.map(({ name }) => name)}>
            <button type="button" className="answer primary" onClick={begin}>
              {say.begin}
            </button>
          </Settled>
        )}
        <button type="button" className="quiet" onClick={again}>
          {say.again}
        </button>
        {asking}
      </section>
    );
  return (
    <section className="bid-screen">
      <h1>{say.title}</h1>
      <p className="lead">{say.lead}</p>
      <form
        className="new-limited"
        onSubmit={(event) => {
          event.preventDefault();
          open({ way, decks, computer: rival !== 'human', side });
        }}
      >
        <div className="troig-teams">
          {messages.sides.map((name, seat) => (
            <div key={name} className={`troig-team side-${name}`}>
              <div className="troig-seat">
                <label className="field">
                  <span>{say.deck(name)}</span>
                  <select
                    value={picked[seat]?.id ?? ''}
                    onChange={({ target }) =>
                      setWanted(messages.sides.map((_, at) => (at === seat ? target.value : (wanted[at] ?? ''))))
                    }
                  >
                    {options[seat]!.map((deck) => (
                      <option key={deck.id} value={deck.id}>
                        {isShipped(deck) ? deck.name : messages.play.ownDeck(deck.name)}
                      </option>
                    ))}
                  </select>
                </label>
                <DeckFan game={GAME} deck={picked[seat]} />
              </div>
            </div>
          ))}
        </div>
        {leftOut === 0 ? null : <p className="about">{say.leftOut(leftOut)}</p>}
        <fieldset className="limited-modes">
          <legend>{say.way}</legend>
          {WAYS.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              <span>
                <b>{say.ways[one]}</b>
                <small>{say.waysAbout[one]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="limited-fields">
          <label className="field">
            <span>{say.against}</span>
            <select value={rival} onChange={(event) => setRival(event.target.value as SeatKind)}>
              {RIVALS.map((kind) => (
                <option key={kind} value={kind}>
                  {say.rivals[kind]}
                </option>
              ))}
            </select>
          </label>
          {way === 'agreed' ? (
            <label className="field">
              <span>{say.sideOf(who[0])}</span>
              <select value={side} onChange={(event) => setSide(Number(event.target.value))}>
                {messages.sides.map((name, seat) => (
                  <option key={name} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        <div className="deck-actions">
          <button type="submit" className="answer primary" disabled={decks.length < messages.sides.length}>
            {say.open[way]}
          </button>
          <span role="status">{busy && rival !== 'human' ? say.thinking : ''}</span>
        </div>
      </form>
    </section>
  );
}
