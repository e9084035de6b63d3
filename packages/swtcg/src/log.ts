/**
 * The log as a player reads it: headings for turns and phases, one line for what belongs together, and no line for
 * what goes without saying (a unit that attacks is tapped).
 */
import { counted, type GameEvent, listed, type LogLine } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { type Event, type EventKind, OF_DAMAGE } from './rules/events.ts';
import { hasSeen } from './rules/seen.ts';
import { cardOf, describeEvent, sideName } from './tell.ts';

const LEVELS: Partial<Record<EventKind, LogLine['level']>> = {
  turn: 'turn',
  phase: 'phase',
  buildStep: 'step',
  retreatStep: 'step',
  battleStep: 'step',
};

/** The log for one viewer from the event with this number on. */
export function logLines(cards: Catalogue, events: readonly GameEvent[], seat: number, from = 0): LogLine[] {
  const all = events as readonly Event[];
  const lines: LogLine[] = [];
  if (from === 0 && all.length > 0 && all[0]!.kind === 'draw')
    lines.push({ level: 'turn', depth: 0, text: 'Setup.', event: 0 });
  let depth = insideAttack(all, from) ? 1 : 0;
  for (let i = from; i < all.length; ) {
    const e = all[i]!;
    const told = together(cards, all, i, seat);
    const level = LEVELS[e.kind] ?? 'line';
    if (level !== 'line' || e.kind === 'attackEnds') depth = 0;
    if (told.text !== '') lines.push({ level, depth, text: told.text, event: i });
    if (e.kind === 'attack') depth = 1;
    i += told.events;
  }
  return lines.filter((line, i) => !isEmpty(line, lines[i + 1]));
}

function insideAttack(events: readonly Event[], from: number): boolean {
  for (let i = from - 1; i >= 0; i--) {
    const { kind } = events[i]!;
    if (kind === 'attack') return true;
    if (kind === 'attackEnds' || kind === 'phase') return false;
  }
  return false;
}

const RANK = { turn: 0, phase: 1, step: 2, line: 3 } as const;

/** A phase or step in which nothing happened needs no heading, unless it is where the log stops for now. */
const isEmpty = (line: LogLine, next: LogLine | undefined): boolean =>
  (line.level === 'phase' || line.level === 'step') && next !== undefined && RANK[next.level] <= RANK[line.level];

interface Told {
  readonly text: string;
  /** How many events it tells. */
  readonly events: number;
}

/** One sentence for as many events as belong together here. */
function together(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const e = events[at]!;
  if (goesWithoutSaying(events, at, seat)) return { text: '', events: 1 };
  switch (e.kind) {
    case 'draw':
      return draws(cards, events, at, seat);
    case 'untap':
      return untaps(cards, events, at, seat);
    case 'points':
      return forPoints(cards, events, at, seat) ?? forBoth(cards, events, at, seat);
    case 'force':
      return forBoth(cards, events, at, seat);
    case 'damage':
      return damageAndEnd(cards, events, at, seat);
    case 'roll':
      return rollAndHits(cards, events, at, seat);
    case 'setUp':
      return setUps(cards, events, at, seat);
    case 'skip':
      return skips(cards, events, at, seat);
    case 'layDown':
    case 'layOpen':
      return building(cards, events, at, seat);
    case 'play':
    case 'reveal':
      return withForce(cards, events, at, seat);
    default:
      return { text: describeEvent(cards, e, seat), events: 1 };
  }
}

const TAPS_BEFORE: readonly EventKind[] = ['attack', 'retreat', 'tap'];
const TAPS_AFTER: readonly EventKind[] = ['skip', 'play'];

function goesWithoutSaying(events: readonly Event[], at: number, seat: number): boolean {
  const e = events[at]!;
  const next = events[at + 1];
  if (e.kind === 'draw') return isSetupDraw(events, at) && !hasSeen(e, seat);
  if (e.kind === 'points') return e.n < 0 && next?.kind === 'buildCounters' && next.card === e.card;
  if (e.kind !== 'tap') return false;
  const before = events[at - 1];
  if (before !== undefined && TAPS_AFTER.includes(before.kind) && before.card === e.card) return true;
  // A unit and its Pilot are tapped together before they retreat.
  for (let i = at + 1; i <= at + 2; i++) {
    const later = events[i];
    if (later === undefined || !TAPS_BEFORE.includes(later.kind)) return false;
    if (later.kind !== 'tap') return later.card === e.card || events[i - 1]!.kind === 'tap';
  }
  return false;
}

/** In setup a card is drawn for each one put out (TCG-SETUP-32). */
const isSetupDraw = (events: readonly Event[], at: number): boolean => {
  const before = events[at - 1];
  if (before === undefined || before.seat !== events[at]!.seat) return false;
  return before.kind === 'setUp' || before.kind === 'stack' || before.kind === 'buildCounters';
};

/** How many events from here on are of this kind and seat. */
function runOf(events: readonly Event[], at: number): Event[] {
  const { kind, seat } = events[at]!;
  let end = at + 1;
  while (end < events.length && events[end]!.kind === kind && events[end]!.seat === seat) end++;
  return events.slice(at, end);
}

function draws(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const run = runOf(events, at).filter((e) => e.card >= 0);
  const first = events[at]!;
  if (run.length < 2) return { text: describeEvent(cards, first, seat), events: 1 };
  const titles = run.map((e) => cardOf({ cards, e, seat }));
  const known = titles.filter((title) => title !== null);
  const what = known.length === run.length ? listed(known) : counted(run.length, 'card');
  return { text: `${sideName(first.seat)} draws ${what}.`, events: run.length };
}

const NAMED = 3;

function untaps(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const run = runOf(events, at);
  if (run.length < 2) return { text: describeEvent(cards, run[0]!, seat), events: 1 };
  const titles = run.map((e) => cardOf({ cards, e, seat }) ?? 'a card');
  const what = titles.length > NAMED ? counted(titles.length, 'unit') : listed(titles);
  return { text: `${sideName(run[0]!.seat)} untaps ${what}.`, events: run.length };
}

/** "Stormtrooper TK-421 takes 3 damage from Luke Skywalker (B) and is discarded." */
function damageAndEnd(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const e = events[at]!;
  const text = describeEvent(cards, e, seat);
  const next = events[at + 1];
  if (text === '' || next?.kind !== 'discard' || next.card !== e.card || next.n !== OF_DAMAGE)
    return { text, events: 1 };
  return { text: `${unstopped(text)} and is discarded.`, events: 2 };
}

/** Both sides gain as much. */
function forBoth(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const e = events[at]!;
  const next = events[at + 1];
  const text = describeEvent(cards, e, seat);
  if (e.n <= 0 || e.card >= 0 || next?.kind !== e.kind || next.card >= 0 || next.n !== e.n || next.seat === e.seat)
    return { text, events: 1 };
  return { text: text.replace(/^\w+ (gain|get)s (.*)\.$/u, 'Both sides $1 $2.'), events: 2 };
}

function rollAndHits(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const text = describeEvent(cards, events[at]!, seat);
  const next = events[at + 1];
  if (next?.kind !== 'hits') return { text, events: 1 };
  const hits = describeEvent(cards, next, seat);
  return { text: `${text.slice(0, -1)}: ${hits.charAt(0).toLowerCase()}${hits.slice(1)}`, events: 2 };
}

const unstopped = (sentence: string): string => sentence.replace(/\.$/u, '');

/** "Dark deploys TIE Fighter DS-3-12 for 2 build points." */
function forPoints(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told | null {
  const e = events[at]!;
  const next = events[at + 1];
  if (e.n >= 0 || e.card < 0 || next === undefined || next.seat !== e.seat || !BOUGHT.includes(next.kind)) return null;
  const text = unstopped(describeEvent(cards, next, seat));
  return { text: `${text} for ${counted(-e.n, 'build point')}.`, events: 2 };
}

const BOUGHT: readonly EventKind[] = ['deploy', 'stack', 'rearrange', 'reveal'];

/** "Dark begins to build a card face down with 3 build counters." */
function building(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const text = unstopped(describeEvent(cards, events[at]!, seat));
  const paid = events[at + 1]?.kind === 'points' ? 1 : 0;
  const counters = events[at + 1 + paid];
  if (counters?.kind !== 'buildCounters' || counters.card !== events[at]!.card) return { text: `${text}.`, events: 1 };
  return { text: `${text}, with ${counted(counters.n, 'build counter')}.`, events: 2 + paid };
}

/** "Luke Skywalker (B) pays 2 Force: Evade 1." and "Light plays Sonic Shockwave for 5 Force." */
function withForce(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const e = events[at]!;
  const text = describeEvent(cards, e, seat);
  const next = events[at + 1];
  if (next?.kind !== 'force' || next.n >= 0 || next.seat !== e.seat) return { text, events: 1 };
  if (e.kind === 'reveal') return { text: `${unstopped(text)} for ${-next.n} Force.`, events: 2 };
  return { text: text.replace(': ', ` pays ${-next.n} Force: `), events: 2 };
}

/** Units put out one after the other, if the cards drawn in between are nothing to the viewer. */
function setUps(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const first = events[at]!;
  const titles: string[] = [];
  let end = at;
  while (events[end]?.kind === 'setUp' && events[end]!.seat === first.seat) {
    titles.push(cardOf({ cards, e: events[end]!, seat }) ?? 'a card');
    end++;
    if (events[end]?.kind === 'draw' && goesWithoutSaying(events, end, seat)) end++;
  }
  return { text: `${sideName(first.seat)} puts out ${listed(titles)}.`, events: end - at };
}

/** Units that let their turn go by, each with its tapping. */
function skips(cards: Catalogue, events: readonly Event[], at: number, seat: number): Told {
  const titles: string[] = [];
  let end = at;
  while (events[end]?.kind === 'skip') {
    titles.push(cardOf({ cards, e: events[end]!, seat }) ?? 'a card');
    end += events[end + 1]?.kind === 'tap' ? 2 : 1;
  }
  if (titles.length === 1) return { text: describeEvent(cards, events[at]!, seat), events: end - at };
  return { text: `${listed(titles)} do not attack.`, events: end - at };
}
