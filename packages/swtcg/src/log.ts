/**
 * The log as a player reads it: headings for turns and phases, one line for what belongs together, and no line for
 * what goes without saying (a unit that attacks is tapped).
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
import { upperFirst } from '@dejarik/language';
import type { Catalogue } from './cards/catalogue.ts';
import { NEW_HOPE } from './editions.ts';
import { ruleOf } from './log-rules.ts';
import type { Event, EventKind, EventOf } from './rules/event.ts';
import { SEATS } from './seats.ts';
import { Teller } from './tell.ts';

type Events = readonly Viewed<Event>[];

const ORDER: LogOrder<Event> = {
  headings: { turn: 'turn', phase: 'phase', buildStep: 'step', retreatStep: 'step', battleStep: 'step' },
  opens: new Set(['attack']),
  closes: new Set(['attackEnds']),
  setup: { kind: 'draw', rule: null },
};

/** The log from the event with this number on. */
export const logLines = (
  cards: Catalogue,
  events: Events,
  from = 0,
  seats: readonly Seat[] = SEATS,
  { logRules } = NEW_HOPE,
): LogLine[] =>
  linesOfLog(ORDER, events, from, {
    together(at) {
      const teller = new Teller(cards, seats);
      return { told: together(teller, events, at), cards: teller.named };
    },
    rule: (at) => ruleOf(cards, events, at, logRules),
  });

/** One sentence for as many events as belong together here. */
function together(t: Teller, events: Events, at: number): Told {
  const e = events[at]!;
  if (goesWithoutSaying(events, at)) return { text: '', events: 1 };
  switch (e.kind) {
    case 'draw':
      return draws(t, runOf(events, at, e.kind));
    case 'untap':
      return untaps(t, runOf(events, at, e.kind));
    case 'points':
      return bought(t, events, at, e) ?? forAll(t, events, at, e);
    case 'force':
      return forAll(t, events, at, e);
    case 'damage':
      return damageAndEnd(t, events, at, e);
    case 'roll':
      return rollAndHits(t, events, at);
    case 'setUp':
      return setUps(t, events, at, e.seat);
    case 'skip':
      return skips(t, events, at);
    case 'layDown':
    case 'layOpen':
      return building(t, events, at, e.card);
    case 'play':
    case 'reveal':
      return withForce(t, events, at, e);
    default:
      return { text: t.sentence(e), events: 1 };
  }
}

/** The card of an event about one, or -1. */
const cardIn = (e: Event | undefined): number => (e !== undefined && 'card' in e ? e.card : -1);
const seatIn = (e: Event | undefined): number => (e !== undefined && 'seat' in e ? e.seat : -1);

const TAPS_BEFORE: ReadonlySet<EventKind> = new Set(['attack', 'retreat', 'tap']);
const TAPS_AFTER: ReadonlySet<EventKind> = new Set(['skip', 'play']);

function goesWithoutSaying(events: Events, at: number): boolean {
  const e = events[at]!;
  if (e.kind === 'draw') return isSetupDraw(events, at) && e.def < 0;
  if (e.kind === 'points') return e.cause === 'spent' && events[at + 1]?.kind === 'buildCounters';
  if (e.kind !== 'tap') return false;
  const before = events[at - 1];
  if (before !== undefined && TAPS_AFTER.has(before.kind) && cardIn(before) === e.card) return true;
  // A unit and its Pilot are tapped together before they retreat.
  for (let i = at + 1; i <= at + 2; i++) {
    const later = events[i];
    if (later === undefined || !TAPS_BEFORE.has(later.kind)) return false;
    if (later.kind !== 'tap') return cardIn(later) === e.card || events[i - 1]!.kind === 'tap';
  }
  return false;
}

const PUT_OUT: ReadonlySet<EventKind> = new Set(['setUp', 'stack', 'buildCounters']);

/** In setup a card is drawn for each one put out (TCG-SETUP-32). */
const isSetupDraw = (events: Events, at: number): boolean => {
  const before = events[at - 1];
  return before !== undefined && PUT_OUT.has(before.kind) && seatIn(before) === seatIn(events[at]);
};

/** The events from here on that are of this kind and of the same seat. */
function runOf<K extends 'draw' | 'untap'>(events: Events, at: number, kind: K): Viewed<EventOf<K>>[] {
  const run: Viewed<EventOf<K>>[] = [];
  for (let i = at; i < events.length; i++) {
    const e = events[i]!;
    if (e.kind !== kind || seatIn(e) !== seatIn(events[at])) break;
    run.push(e as Viewed<EventOf<K>>);
  }
  return run;
}

function draws(t: Teller, run: readonly Viewed<EventOf<'draw'>>[]): Told {
  const first = run[0]!;
  const drawn = run.filter((e) => e.card >= 0);
  if (drawn.length < 2) return { text: t.sentence(first), events: 1 };
  const what = drawn.every((e) => e.def >= 0) ? listed(drawn.map((e) => t.name(e.def))) : counted(drawn.length, 'card');
  return { text: `${t.seat(first.seat)} draws ${what}.`, events: drawn.length };
}

const NAMED = 3;

function untaps(t: Teller, run: readonly Viewed<EventOf<'untap'>>[]): Told {
  const first = run[0]!;
  if (run.length < 2) return { text: t.sentence(first), events: 1 };
  const what = run.length > NAMED ? counted(run.length, 'unit') : listed(run.map((e) => t.name(e.def)));
  return { text: `${t.seat(first.seat)} untaps ${what}.`, events: run.length };
}

/** "Stormtrooper TK-421 takes 3 damage from Luke Skywalker (B) and is discarded." */
function damageAndEnd(t: Teller, events: Events, at: number, e: Viewed<EventOf<'damage'>>): Told {
  const text = t.sentence(e);
  const next = events[at + 1];
  if (text === '' || next?.kind !== 'discard' || next.card !== e.card || next.cause !== 'damage')
    return { text, events: 1 };
  return { text: `${unstopped(text)} and is discarded.`, events: 2 };
}

/** Several seats gain as much. */
function forAll(t: Teller, events: Events, at: number, e: Viewed<EventOf<'force' | 'points'>>): Told {
  const text = t.sentence(e);
  if (e.n <= 0 || (e.cause !== 'turn' && e.cause !== 'roll')) return { text, events: 1 };
  const seats = [e.seat];
  for (let next = events[at + 1]; next !== undefined; next = events[at + seats.length]) {
    if (next.kind !== e.kind || next.cause !== e.cause || next.n !== e.n || seats.includes(next.seat)) break;
    seats.push(next.seat);
  }
  if (seats.length === 1) return { text, events: 1 };
  const said = text.slice(t.seat(e.seat).length).replace(/^ (?<verb>gain|get)s/u, ' $<verb>');
  return { text: `${t.allOf(seats)}${said}`, events: seats.length };
}

function rollAndHits(t: Teller, events: Events, at: number): Told {
  const text = t.sentence(events[at]!);
  const next = events[at + 1];
  if (next?.kind !== 'hits') return { text, events: 1 };
  const hits = t.sentence(next);
  return { text: `${text.slice(0, -1)}: ${hits.charAt(0).toLowerCase()}${hits.slice(1)}`, events: 2 };
}

const BOUGHT: ReadonlySet<EventKind> = new Set(['deploy', 'stack', 'rearrange', 'reveal']);

/** "Dark deploys TIE Fighter DS-3-12 for 2 build points." */
function bought(t: Teller, events: Events, at: number, e: Viewed<EventOf<'points'>>): Told | null {
  const next = events[at + 1];
  if (e.cause !== 'spent' || next === undefined || seatIn(next) !== e.seat || !BOUGHT.has(next.kind)) return null;
  const text = unstopped(t.sentence(next));
  return { text: `${text} for ${counted(-e.n, 'build point')}.`, events: 2, ruled: at + 1 };
}

/** "Dark begins to build a card face down with 3 build counters." */
function building(t: Teller, events: Events, at: number, card: number): Told {
  const text = unstopped(t.sentence(events[at]!));
  const paid = events[at + 1]?.kind === 'points' ? 1 : 0;
  const counters = events[at + 1 + paid];
  if (counters?.kind !== 'buildCounters' || counters.card !== card) return { text: `${text}.`, events: 1 };
  return { text: `${text}, with ${counted(counters.n, 'build counter')}.`, events: 2 + paid };
}

/** "Luke Skywalker (B) pays 2 Force: Evade 1." and "Light plays Sonic Shockwave for 5 Force." */
function withForce(t: Teller, events: Events, at: number, e: Viewed<EventOf<'play' | 'reveal'>>): Told {
  const text = t.sentence(e);
  const next = events[at + 1];
  if (next?.kind !== 'force' || next.n >= 0 || next.seat !== e.seat) return { text, events: 1 };
  if (e.kind === 'reveal') return { text: `${unstopped(text)} for ${-next.n} Force.`, events: 2 };
  return { text: text.replace(': ', ` pays ${-next.n} Force: `), events: 2 };
}

/** Units put out one after the other, if the cards drawn in between are nothing to the viewer. */
function setUps(t: Teller, events: Events, at: number, seat: number): Told {
  const titles: string[] = [];
  let end = at;
  for (let e = events[end]; e?.kind === 'setUp' && e.seat === seat; e = events[end]) {
    titles.push(t.name(e.def));
    end++;
    if (events[end]?.kind === 'draw' && goesWithoutSaying(events, end)) end++;
  }
  return { text: `${t.seat(seat)} puts out ${listed(titles)}.`, events: end - at };
}

/** Units that let their turn go by, each with its tapping. */
function skips(t: Teller, events: Events, at: number): Told {
  const titles: string[] = [];
  let end = at;
  for (let e = events[end]; e?.kind === 'skip'; e = events[end]) {
    titles.push(t.name(e.def));
    end += events[end + 1]?.kind === 'tap' ? 2 : 1;
  }
  const what = titles.length === 1 ? `${titles[0]} does not attack.` : `${listed(titles)} do not attack.`;
  return { text: upperFirst(what), events: end - at };
}
