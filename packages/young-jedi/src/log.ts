/**
 * The log as a player reads it: headings for turns, steps, battles and duels, one line for what belongs together, and
 * no line for what goes without saying (a deck that was searched is shuffled). Made of what the viewer may know.
 */
import {
  counted,
  linesOfLog,
  listed,
  type LogLine,
  type LogOrder,
  type Seat,
  type Told,
  unstopped,
  type Viewed,
} from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { planetName } from './naming.ts';
import type { Event, EventKind, MoveEvent } from './rules/event.ts';
import { HAND, onPlanet, SEATS } from './rules/state.ts';
import { ruleOf } from './rulings.ts';
import { Teller, tellEvent } from './tell.ts';

type Seen = Viewed<Event>;

const ORDER: LogOrder<Event> = {
  headings: { turn: 'turn', step: 'phase', battle: 'step', duel: 'step' },
  opens: new Set(['fight', 'defends']),
  closes: new Set(['battleEnds', 'duelEnds', 'breakthrough', 'evacuated', 'result']),
  setup: { kind: 'shuffle', rule: 'YJ-SET-01' },
};

/** The log from the event with this number on. */
export const logLines = (
  cards: Catalogue,
  events: readonly Seen[],
  from = 0,
  seats: readonly Seat[] = SEATS,
): LogLine[] =>
  linesOfLog(ORDER, events, from, {
    together(at) {
      const speaker = new Teller(cards, seats);
      return { told: together({ speaker, events }, at), cards: speaker.named };
    },
    rule: (at) => ruleOf(events[at]!),
  });

interface Reading {
  readonly speaker: Teller;
  readonly events: readonly Seen[];
}

/** One sentence for as many events as belong together here. */
function together(r: Reading, at: number): Told {
  const e = r.events[at]!;
  const alone = (): Told => ({ text: tellEvent(r.speaker, e), events: 1 });
  if (goesWithoutSaying(r, at)) return { text: '', events: 1 };
  switch (e.kind) {
    case 'draw':
      return several(r, at, (cards) => `${r.speaker.seat(e.seat)} draws ${cards}.`) ?? alone();
    case 'deploy':
      return deployedHidden(r, at) ?? alone();
    case 'turnUp':
      return several(r, at, (cards) => `${r.speaker.seat(e.seat)} turns ${cards} face up.`) ?? alone();
    case 'declare':
      return several(r, at, (cards) => `${r.speaker.seat(e.seat)} puts ${cards} into the battle plan.`) ?? alone();
    case 'discard':
      return (
        several(r, at, (cards) =>
          e.from === HAND ? `${r.speaker.seat(e.seat)} discards ${cards} from hand.` : `${cards} are discarded.`,
        ) ?? alone()
      );
    case 'toDeck':
      return several(r, at, (cards) => `${cards} go back into ${r.speaker.seat(e.seat)}'s deck.`) ?? alone();
    case 'toHand':
      return several(r, at, (cards) => `${cards} go back to ${r.speaker.seat(e.seat)}'s hand.`) ?? alone();
    case 'duelDraw': {
      const { length } = runOf(r.events, at);
      return length < 2
        ? alone()
        : { text: `${r.speaker.seat(e.seat)} draws ${counted(length, 'card')} for the duel.`, events: length };
    }
    case 'damage':
    case 'handAside':
      return withCards(r, at, e.seat, e.kind === 'damage' ? 'lose' : 'discard');
    case 'destiny':
      return withNumber(r, at);
    case 'wasted':
      return unused(r, at) ?? alone();
    default:
      return alone();
  }
}

/** "Dark deploys 3 cards face down to Naboo." */
function deployedHidden({ speaker, events }: Reading, at: number): Told | null {
  const e = events[at]!;
  const run = runOf(events, at).filter(({ def }) => !speaker.knows(def));
  if (e.kind !== 'deploy' || run.length < 2 || run[0] !== e) return null;
  return {
    text: `${speaker.seat(e.seat)} deploys ${counted(run.length, 'card')} face down to ${planetName(e.planet)}.`,
    events: run.length,
  };
}

/** A deck is shuffled after these, as all know. */
const SEARCHES: ReadonlySet<EventKind> = new Set(['take', 'launch', 'race', 'deploy', 'locate', 'toDeck']);
const BEATEN: ReadonlySet<EventKind> = new Set(['won', 'defeated']);

function goesWithoutSaying({ events, speaker }: Reading, at: number): boolean {
  const e = events[at]!;
  const before = events[at - 1];
  switch (e.kind) {
    case 'shuffle':
      return before !== undefined && 'seat' in before && before.seat === e.seat && SEARCHES.has(before.kind);
    case 'defeated':
      return before !== undefined && BEATEN.has(before.kind);
    case 'declare':
      return !speaker.knows(e.def); // how many there are is told in the end
    case 'toDeck':
      return !onPlanet(e.from);
    default:
      return false;
  }
}

/** The events from here on of this kind and seat, with cards from the same place. */
function runOf(events: readonly Seen[], at: number): Viewed<MoveEvent>[] {
  const first = events[at]!;
  const run: Viewed<MoveEvent>[] = [];
  if (!('from' in first)) return run;
  for (let i = at; i < events.length; i++) {
    const e = events[i]!;
    if (!('from' in e) || e.kind !== first.kind || e.seat !== first.seat || e.card < 0) break;
    if ((e.from === HAND) !== (first.from === HAND)) break;
    run.push(e);
  }
  return run;
}

/** Their cards by name, if the viewer knows them all; else how many they are. */
const cardsOf = (speaker: Teller, run: readonly Viewed<MoveEvent>[]): string =>
  run.every(({ def }) => speaker.knows(def))
    ? listed(run.map(({ def }) => speaker.name(def)))
    : counted(run.length, 'card');

function several({ speaker, events }: Reading, at: number, sentence: (cards: string) => string): Told | null {
  const run = runOf(events, at);
  return run.length < 2 ? null : { text: sentence(cardsOf(speaker, run)), events: run.length };
}

/** "Dark takes 2 damage: STAP and Battle Droid: Pilot." */
function withCards({ speaker, events }: Reading, at: number, seat: number, follows: 'lose' | 'discard'): Told {
  const text = tellEvent(speaker, events[at]!);
  const next = events[at + 1];
  const run = next?.kind === follows && next.seat === seat ? runOf(events, at + 1) : [];
  if (run.length === 0) return { text, events: 1 };
  return { text: `${unstopped(text)}: ${cardsOf(speaker, run)}.`, events: 1 + run.length };
}

/** A Battle card that was never turned up is seen when it is discarded. */
function unused({ speaker, events }: Reading, at: number): Told | null {
  const [e, next] = [events[at]!, events[at + 1]];
  if (e.kind !== 'wasted' || next?.kind !== 'discard' || next.card !== e.card) return null;
  return { text: `${speaker.name(next.def, 'A Battle card')} is discarded unused.`, events: 2 };
}

/** A card with two destiny numbers, and the one that its player chose. */
function withNumber({ speaker, events }: Reading, at: number): Told {
  const [e, next] = [events[at]!, events[at + 1]];
  const text = tellEvent(speaker, e);
  if (e.kind !== 'destiny' || next?.kind !== 'number' || next.seat !== e.seat) return { text, events: 1 };
  return { text: `${unstopped(text)}: ${next.number}.`, events: 2 };
}
