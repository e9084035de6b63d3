/**
 * The log as a player reads it: headings for turns, steps, battles and duels, one line for what belongs together, and
 * no line for what goes without saying (a deck that was searched is shuffled).
 */
import { counted, type GameEvent, listed, type LogLine } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { planetName } from './describe.ts';
import type { Event, EventKind } from './rules/events.ts';
import { HAND, onPlanet } from './rules/state.ts';
import { cardOf, describeEvent, sideName } from './tell.ts';

const LEVELS: Partial<Record<EventKind, LogLine['level']>> = {
  turn: 'turn',
  step: 'phase',
  battle: 'step',
  duel: 'step',
};
/** What comes after one of these belongs to it, until one of the others. */
const OPENS: ReadonlySet<EventKind> = new Set(['fight', 'defends']);
const CLOSES: ReadonlySet<EventKind> = new Set(['battleEnds', 'duelEnds', 'breakthrough', 'evacuated', 'result']);

/** The log for one viewer from the event with this number on. */
export function logLines(cards: Catalogue, events: readonly GameEvent[], seat: number, from = 0): LogLine[] {
  const all = events as readonly Event[];
  const lines: LogLine[] = [];
  if (from === 0 && all[0]?.kind === 'shuffle') lines.push({ level: 'turn', depth: 0, text: 'Setup.', event: 0 });
  let depth = insideFight(all, from) ? 1 : 0;
  for (let i = from; i < all.length; ) {
    const e = all[i]!;
    const told = together({ cards, events: all, seat }, i);
    const level = LEVELS[e.kind] ?? 'line';
    if (level !== 'line' || OPENS.has(e.kind) || CLOSES.has(e.kind)) depth = 0;
    if (told.text !== '') lines.push({ level, depth, text: told.text, event: i });
    if (OPENS.has(e.kind)) depth = 1;
    i += told.events;
  }
  return lines.filter((line, i) => !isEmpty(line, lines[i + 1]));
}

function insideFight(events: readonly Event[], from: number): boolean {
  for (let i = from - 1; i >= 0; i--) {
    const { kind } = events[i]!;
    if (OPENS.has(kind)) return true;
    if (CLOSES.has(kind) || LEVELS[kind] !== undefined) return false;
  }
  return false;
}

const RANK = { turn: 0, phase: 1, step: 2, line: 3 } as const;

/** A step in which nothing happened needs no heading, unless it is where the log stops for now. */
const isEmpty = (line: LogLine, next: LogLine | undefined): boolean =>
  (line.level === 'phase' || line.level === 'step') && next !== undefined && RANK[next.level] <= RANK[line.level];

interface Reading {
  readonly cards: Catalogue;
  readonly events: readonly Event[];
  readonly seat: number;
}

interface Told {
  readonly text: string;
  /** How many events it tells. */
  readonly events: number;
}

/** One sentence for as many events as belong together here. */
function together(r: Reading, at: number): Told {
  const e = r.events[at]!;
  const alone = (): Told => ({ text: describeEvent(r.cards, e, r.seat), events: 1 });
  if (goesWithoutSaying(r, at)) return { text: '', events: 1 };
  switch (e.kind) {
    case 'draw':
      return several(r, at, (cards) => `${sideName(e.seat)} draws ${cards}.`) ?? alone();
    case 'deploy':
      return deployedHidden(r, at) ?? alone();
    case 'turnUp':
      return several(r, at, (cards) => `${sideName(e.seat)} turns ${cards} face up.`) ?? alone();
    case 'declare':
      return several(r, at, (cards) => `${sideName(e.seat)} puts ${cards} into the battle plan.`) ?? alone();
    case 'discard':
      return several(r, at, (cards) => discarded(e, cards)) ?? alone();
    case 'toDeck':
      return several(r, at, (cards) => `${cards} go back into ${sideName(e.seat)}'s deck.`) ?? alone();
    case 'toHand':
      return several(r, at, (cards) => `${cards} go back to ${sideName(e.seat)}'s hand.`) ?? alone();
    case 'duelDraw': {
      const { length } = runOf(r.events, at);
      return length < 2
        ? alone()
        : { text: `${sideName(e.seat)} draws ${counted(length, 'card')} for the duel.`, events: length };
    }
    case 'damage':
    case 'handAside':
      return withCards(r, at);
    case 'destiny':
      return withNumber(r, at);
    case 'wasted':
      return unused(r, at) ?? alone();
    default:
      return alone();
  }
}

const discarded = (e: Event, cards: string): string =>
  e.from === HAND ? `${sideName(e.seat)} discards ${cards} from hand.` : `${cards} are discarded.`;

/** "Dark deploys 3 cards face down to Naboo." */
function deployedHidden(r: Reading, at: number): Told | null {
  const e = r.events[at]!;
  const run = runOf(r.events, at).filter((other) => cardOf({ cards: r.cards, e: other, seat: r.seat }) === null);
  if (run.length < 2 || run[0] !== e) return null;
  return {
    text: `${sideName(e.seat)} deploys ${counted(run.length, 'card')} face down to ${planetName(e.to)}.`,
    events: run.length,
  };
}

/** A deck is shuffled after these, as all know. */
const SEARCHES: ReadonlySet<EventKind> = new Set(['take', 'launch', 'race', 'deploy', 'locate', 'toDeck']);
const BEATEN: ReadonlySet<EventKind> = new Set(['won', 'defeated']);

function goesWithoutSaying({ events, seat, cards }: Reading, at: number): boolean {
  const e = events[at]!;
  const before = events[at - 1];
  if (e.kind === 'shuffle') return before !== undefined && before.seat === e.seat && SEARCHES.has(before.kind);
  if (e.kind === 'defeated') return before !== undefined && BEATEN.has(before.kind);
  if (e.kind === 'declare') return cardOf({ cards, e, seat }) === null; // how many there are is told in the end
  return e.kind === 'toDeck' && !onPlanet(e.from);
}

/** The events from here on of this kind and seat, with cards from the same place. */
function runOf(events: readonly Event[], at: number): Event[] {
  const { kind, seat, from } = events[at]!;
  const isLike = (e: Event | undefined): boolean =>
    e?.kind === kind && e.seat === seat && e.card >= 0 && (e.from === HAND) === (from === HAND);
  let end = at;
  while (isLike(events[end])) end++;
  return events.slice(at, end);
}

/** Their cards by name, if the viewer knows them all; else how many they are. */
function cardsOf({ cards, seat }: Reading, run: readonly Event[]): string {
  const names = run.map((e) => cardOf({ cards, e, seat }));
  const known = names.filter((name) => name !== null);
  return known.length === run.length ? listed(known) : counted(run.length, 'card');
}

function several(r: Reading, at: number, sentence: (cards: string) => string): Told | null {
  const run = runOf(r.events, at);
  return run.length < 2 ? null : { text: sentence(cardsOf(r, run)), events: run.length };
}

const unstopped = (sentence: string): string => sentence.replace(/\.$/u, '');

/** "Dark takes 2 damage: STAP and Battle Droid: Pilot." */
function withCards(r: Reading, at: number): Told {
  const e = r.events[at]!;
  const text = describeEvent(r.cards, e, r.seat);
  const next = r.events[at + 1];
  const follows = e.kind === 'damage' ? 'lose' : 'discard';
  if (next?.kind !== follows || next.seat !== e.seat) return { text, events: 1 };
  const run = runOf(r.events, at + 1);
  if (run.length === 0) return { text, events: 1 };
  return { text: `${unstopped(text)}: ${cardsOf(r, run)}.`, events: 1 + run.length };
}

/** A Battle card that was never turned up is seen when it is discarded. */
function unused(r: Reading, at: number): Told | null {
  const next = r.events[at + 1];
  if (next?.kind !== 'discard' || next.card !== r.events[at]!.card) return null;
  const name = cardOf({ cards: r.cards, e: next, seat: r.seat }) ?? 'A Battle card';
  return { text: `${name} is discarded unused.`, events: 2 };
}

/** A card with two destiny numbers, and the one that its player chose. */
function withNumber(r: Reading, at: number): Told {
  const e = r.events[at]!;
  const text = describeEvent(r.cards, e, r.seat);
  const next = r.events[at + 1];
  if (next?.kind !== 'number' || next.seat !== e.seat) return { text, events: 1 };
  return { text: `${unstopped(text)}: ${next.n}.`, events: 2 };
}
