/** Everything that can happen in the game, and what it changes. */
import { type GameEvent, happen as happenInWindow, type Stages } from '@dejarik/kernel';
import { keptOut } from './costs.ts';
import { uniqueName } from './edition.ts';
import { atHandsDoor, bringToTop, intoStack, leavePlay, leaveVehicle, move, wipe } from './moves.ts';
import { live, TOUCHES_HEALTH } from './live.ts';
import { witness } from './seen.ts';
import { effectiveKeyword, health } from './stats.ts';
import { ABOARD, BATTLE, BUILD, DECK, DISCARD, HAND, inArena, PLAYED, type State } from './state.ts';
import { countUse, defOf, faceUp, isUnitInPlay, ownerOf, type Table } from './table.ts';
import { noteDiscard, seeEvent } from './triggers.ts';

export interface Event extends GameEvent {
  readonly kind: EventKind;
  readonly seat: number;
  card: number;
  readonly other: number;
  readonly n: number;
  to: number;
  /** Where the card was, and which card it was, when the event happened. */
  from: number;
  def: number;
  /** Who may know which card it is (seen.ts), and which card `other` is, when all may know. */
  seen: number;
  otherDef: number;
  /** Dice, in the events that show some. */
  readonly dice?: readonly number[];
  /** Cards that are looked at, or units that get something. */
  readonly defs?: readonly number[];
}

export type EventKind =
  // What changes the table.
  | 'draw'
  | 'force'
  | 'points'
  | 'tap'
  | 'untap'
  | 'damage'
  | 'counters' // damage counters put or removed directly: not damage
  | 'buildCounters'
  | 'layDown' // from hand face down into the build zone
  | 'layOpen' // likewise, but seen by all
  | 'setUp' // put into its arena in setup
  | 'deploy'
  | 'stack' // deployed or set up into a stack; n 0: on top, 1: beneath
  | 'rearrange'
  | 'reveal' // a Mission is completed or a Battle card played
  | 'return' // from the build zone back into its arena
  | 'enter' // put into its arena by an effect
  | 'retreat'
  | 'board'
  | 'disembark'
  | 'discard'
  | 'toHand'
  | 'toBottom'
  | 'shuffle'
  | 'show'
  // What is only told.
  | 'turn'
  | 'phase'
  | 'buildStep'
  | 'retreatStep'
  | 'battleStep'
  | 'mulligan'
  | 'stop'
  | 'attack'
  | 'newDefender'
  | 'noRoll'
  | 'roll'
  | 'reroll'
  | 'hits'
  | 'attackEnds'
  | 'play'
  | 'trigger'
  | 'prevent'
  | 'gets'
  | 'look'
  | 'contest'
  | 'bid'
  | 'wonContest'
  | 'skip'
  | 'expire'
  | 'result';

export const event = (kind: EventKind, seat: number, card = -1, other = -1, n = 0, to = -1): Event => ({
  kind,
  seat,
  card,
  other,
  n,
  to,
  from: -1,
  def: -1,
  seen: 0,
  otherDef: -1,
});

/** One thing happens, with all that follows from it at once. */
export function happen(g: Table, ...events: readonly Event[]): void {
  g.blame.length = 0;
  happenInWindow(g, stages, events);
}

/** Something for the log only. */
export function tell(g: Table, told: Event): void {
  if (g.events === null) return;
  if (told.card >= 0) told.def = g.state.def[told.card]!;
  witness(g, told);
  g.events.push(told);
}

/** The `n` of discards that rules of the state bring about; see also FORCED in triggers.ts. */
export const OF_DAMAGE = 1;
export const SECOND_OF_ITS_KIND = 2;

const NONE: readonly Event[] = [];

const stages: Stages<Table, Event> = {
  edit(g, events) {
    for (const e of events) {
      if (g.events !== null) witness(g, e);
      if (e.card >= 0) {
        e.from = g.state.zone[e.card]!;
        e.def = g.state.def[e.card]!;
      }
      if (e.kind === 'deploy' && keptOut(g, e.card)) e.to = BUILD;
      if (e.kind === 'discard') noteDiscard(g, e);
    }
    return events;
  },
  commit(g, e) {
    commit(g, e);
    if (g.events !== null) {
      if (e.card >= 0 && e.def < 0) e.def = g.state.def[e.card]!;
      witness(g, e);
      g.events.push(e);
    }
  },
  trigger: seeEvent,
  settle: (g) => (g.unsettled || (live(g).touched & TOUCHES_HEALTH) !== 0 ? settle(g) : NONE), // TCG-DMG-04: whatever changed
};

/** The board changed: what is live has to be worked out anew and state rules checked. */
export function changed(g: Table): void {
  g.state.version++;
  g.unsettled = true;
}

/** A card may have left play since the event was meant for it: it is not tapped, healed or moved as if it were there. */
const isThere = (s: State, card: number): boolean => isUnitInPlay(s, card) || s.zone[card] === ABOARD;

function commit(g: Table, e: Event): void {
  const s = g.state;
  switch (e.kind) {
    case 'draw': {
      const deck = s.deck[e.seat]!;
      if (deck.length === 0) return; // TCG-ZONE-04
      e.card = deck[deck.length - 1]!;
      e.def = s.def[e.card]!;
      move(s, e.card, HAND);
      return;
    }
    case 'force': // TCG-ACT-28: never below nothing
      s.force[e.seat] = Math.max(0, s.force[e.seat]! + e.n);
      return;
    case 'points':
      s.points[e.seat] = Math.max(0, s.points[e.seat]! + e.n);
      return;
    case 'tap':
      if (isThere(s, e.card)) s.tapped[e.card] = 1;
      return;
    case 'untap':
      s.tapped[e.card] = 0;
      return;
    case 'damage':
      commitDamage(g, e);
      return;
    case 'counters':
      if (!isThere(s, e.card)) return;
      s.damage[e.card] = Math.max(0, s.damage[e.card]! + e.n);
      g.unsettled = true;
      return;
    case 'buildCounters':
      s.counters[e.card] = Math.max(0, s.counters[e.card]! + e.n);
      return;
    case 'layDown':
    case 'layOpen':
      e.card = atHandsDoor(s, e.card);
      move(s, e.card, BUILD);
      s.down[e.card] = 1;
      s.shown[e.card] = e.kind === 'layOpen' ? 3 : 0;
      return;
    case 'setUp':
    case 'deploy':
    case 'enter':
      commitEnter(g, e);
      return;
    case 'stack':
      if (s.zone[e.other] === BUILD && keptOut(g, e.card)) s.held.push(e.other);
      e.card = atHandsDoor(s, e.card);
      intoStack(s, e.card, e.other, e.n === 0);
      if (s.phase === BATTLE) s.newcomers = 1;
      changed(g);
      return;
    case 'rearrange':
      bringToTop(s, e.card, e.other);
      changed(g);
      return;
    case 'reveal':
      e.card = atHandsDoor(s, e.card);
      move(s, e.card, PLAYED);
      wipe(s, e.card);
      return;
    case 'return':
      move(s, e.card, e.to);
      if (s.phase === BATTLE) s.newcomers = 1;
      changed(g);
      return;
    case 'retreat':
      if (!isThere(s, e.card)) return;
      leaveVehicle(s, e.card);
      move(s, e.card, BUILD);
      changed(g);
      return;
    case 'board':
      leaveVehicle(s, e.card);
      move(s, e.card, ABOARD);
      s.on[e.card] = e.other;
      s.pilot[e.other] = e.card;
      s.moved[e.card] = s.turn;
      if (defOf(g, e.card).pilotAbility !== null) countUse(g, defOf(g, e.card).pilotAbility!.id);
      changed(g);
      return;
    case 'disembark':
      leaveVehicle(s, e.card);
      move(s, e.card, e.to);
      s.moved[e.card] = s.turn;
      changed(g);
      return;
    case 'discard':
      commitDiscard(g, e);
      return;
    case 'toHand':
      leavePlay(s, e.card, HAND);
      changed(g);
      return;
    case 'toBottom': {
      e.card = atHandsDoor(s, e.card);
      move(s, e.card, DECK);
      const deck = s.deck[e.seat]!;
      deck.unshift(deck.pop()!);
      return;
    }
    case 'show':
      s.shown[e.card] = 3;
      return;
    default:
  }
}

/** TCG-DMG-01; Stun follows damage that was really done, once for each instance (TCG-KW-STUN-01 to 04). */
function commitDamage(g: Table, e: Event): void {
  const s = g.state;
  if (!isUnitInPlay(s, e.card) && s.zone[e.card] !== ABOARD) return;
  s.damage[e.card] = s.damage[e.card]! + e.n;
  g.unsettled = true;
  g.blame.push(e.card, e.other);
  if (e.other < 0 || e.other === e.card || !defOf(g, e.other).unit) return;
  const stun = effectiveKeyword(g, e.other, 'Stun');
  if (stun > 0) s.stun[e.card] = s.stun[e.card]! + stun;
}

function commitEnter(g: Table, e: Event): void {
  const s = g.state;
  e.card = atHandsDoor(s, e.card);
  if (isThere(s, e.card)) leaveVehicle(s, e.card);
  else {
    wipe(s, e.card);
    s.since[e.card] = ++s.serial;
  }
  move(s, e.card, e.to);
  if (e.kind === 'deploy' && e.to === BUILD) s.held.push(e.card);
  if (g.uses !== null) for (const { id, tree } of defOf(g, e.card).abilities) if (tree.is === 'treat') countUse(g, id);
  if (s.phase === BATTLE) s.newcomers = 1;
  changed(g);
}

/** The card, or the unit with all that belongs to it, goes to its owner's discard pile. */
function commitDiscard(g: Table, e: Event): void {
  const s = g.state;
  const from = s.zone[e.card]!;
  if (from === DISCARD) return;
  if (inArena(from)) s.lost.push(s.def[e.card]!, ownerOf(s, e.card), from);
  if (from === HAND) e.card = atHandsDoor(s, e.card);
  if (inArena(from) || from === BUILD || from === ABOARD) {
    leavePlay(s, e.card, DISCARD);
    changed(g);
  } else {
    move(s, e.card, DISCARD);
    wipe(s, e.card);
  }
}

/** State rules: too much damage (TCG-DMG-03), and two of a unique kind (TCG-UNIQ-03). */
function settle(g: Table): readonly Event[] {
  g.unsettled = false;
  const s = g.state;
  const healthMoves = (live(g).touched & TOUCHES_HEALTH) !== 0;
  let found: Event[] | null = null;
  const check = (unit: number): void => {
    if (s.damage[unit] === 0 && !healthMoves) return;
    if (s.damage[unit]! < health(g, unit)) return;
    found ??= [];
    found.push(event('discard', ownerOf(s, unit), unit, culprit(g, unit), OF_DAMAGE));
  };
  for (let seat = 0; seat < 2; seat++) for (const unit of faceUp(s, seat)) check(unit);
  if (found !== null) return withoutPassengers(s, found);
  return duplicates(g);
}

/** A Pilot goes with its unit; it is not discarded a second time. */
function withoutPassengers(s: State, discards: readonly Event[]): Event[] {
  const leaving = new Set(discards.map((e) => e.card));
  return discards.filter((e) => s.zone[e.card] !== ABOARD || !leaving.has(s.on[e.card]!));
}

function culprit(g: Table, unit: number): number {
  for (let i = 0; i < g.blame.length; i += 2) if (g.blame[i] === unit) return g.blame[i + 1]!;
  return -1;
}

function duplicates(g: Table): readonly Event[] {
  const s = g.state;
  for (let seat = 0; seat < 2; seat++) {
    const seen = new Map<string, number>();
    const look = (unit: number): Event | null => {
      const def = defOf(g, unit);
      if (!def.unique) return null;
      const name = uniqueName(g.edition, def.card.name);
      const other = seen.get(name);
      seen.set(name, unit);
      if (other === undefined) return null;
      return event('discard', seat, s.since[unit]! >= s.since[other]! ? unit : other, -1, SECOND_OF_ITS_KIND);
    };
    for (const unit of faceUp(s, seat)) {
      const extra = look(unit);
      if (extra !== null) return [extra];
    }
  }
  return NONE;
}
