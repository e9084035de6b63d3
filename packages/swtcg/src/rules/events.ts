/** The event window: how what happens changes the table, and what follows from it at once. */
import { EVERYBODY, happen as happenInWindow, type Stages, witness } from '@dejarik/kernel';
import { keptOut } from './costs.ts';
import { isBound } from './expanded/attachments.ts';
import { strays } from './expanded/supply.ts';
import type { CardEvent, DamageDone, Discard, Event, EventOf } from './event.ts';
import { commitExpanded, onePilotStays } from './events-expanded.ts';
import { removeFromPile } from './expanded/meditate.ts';
import { insteadOf } from './expanded/replace.ts';
import { isStarred, isUnknown, noteKnown } from './expanded/variable.ts';
import { noteDiscard, noteWins, seeEvent } from './listening.ts';
import { HEALTH, hearTraps, isUnheard, modsOf } from './live.ts';
import { discardEvent } from './make-events.ts';
import {
  bringToTop,
  goAboard,
  intoStack,
  leavePlay,
  leaveVehicle,
  move,
  nextPilot,
  outOfHand,
  putBeneath,
  wipe,
} from './moves.ts';
import { effectiveKeyword, health } from './query.ts';
import { sees } from './sight.ts';
import {
  ABOARD,
  BENEATH,
  BATTLE,
  BUILD,
  CHARACTER,
  DECK,
  DISCARD,
  HAND,
  inArena,
  ON_TOP,
  PLAYED,
  type State,
  controllerOf,
} from './state.ts';
import { isLaidOpen, stays } from './state-expanded.ts';
import { present } from './present.ts';
import { arenaUnits, countUse, defOf, faceUp, isInPlay, type Table, uniquePair } from './table.ts';

/** One thing happens, with all that follows from it at once. */
export function happen(g: Table, ...events: readonly Event[]): void {
  if (g.blame.length > 0) g.blame.length = 0; // asked first: to set a length takes its time, whatever it was
  happenInWindow(g, stages, events);
  if (g.cards.someWin) noteWins(g);
}

/** Something for the log only. */
export function tell(g: Table, told: Event): void {
  if (g.events === null) return;
  if (isOfCard(told)) note(g, told);
  g.events.push(told);
}

/** By the field: this is asked of every event. */
const isOfCard = (e: Event): e is Extract<Event, CardEvent> => (e as Partial<CardEvent>).card !== undefined;

/** Which card it is about, where it is, and who sees it. */
function note(g: Table, e: CardEvent): void {
  if (e.card < 0) return;
  e.from = g.state.zone[e.card]!;
  e.def = g.state.def[e.card]!;
  witness(g, e, sees);
}

const NONE: readonly Event[] = [];

const isDiscard = ({ kind }: Event): boolean => kind === 'discard';

/** What happens in its place. */
const replaced = (g: Table, e: Event): readonly Event[] => (e.kind === 'discard' ? insteadOf(g, e) : null) ?? [e];

const stages: Stages<Table, Event> = {
  edit(g, proposed) {
    if (g.cards.someStarred && present(g).starredHealth) noteKnown(g);
    const events = g.cards.replaces && proposed.some(isDiscard) ? proposed.flatMap((e) => replaced(g, e)) : proposed;
    for (const e of events) {
      if (g.events !== null && isOfCard(e)) note(g, e);
      // Here and below the kind is read once: events have many shapes, and each look at one of unknown shape takes its time.
      switch (e.kind) {
        case 'deploy':
          if (keptOut(g, e.card)) e.to = BUILD;
          break;
        case 'discard':
          noteDiscard(g, e);
          break;
        default:
          break;
      }
    }
    return events;
  },
  commit(g, e) {
    commit(g, e);
    witness(g, e, sees);
    g.events?.push(e);
  },
  trigger: seeEvent,
  settle: (g) => (g.unsettled || modsOf(g, HEALTH) !== undefined ? settle(g) : NONE), // TCG-DMG-04: whatever changed
};

/** The board changed: state rules are checked, and what is live is worked out anew unless only an unheard card came or went. */
export function changed(g: Table, unheard = false): void {
  g.state.version++;
  g.unsettled = true;
  if (unheard) g.live.version = g.state.version;
}

function commit(g: Table, e: Event): void {
  const s = g.state;
  switch (e.kind) {
    case 'draw':
      commitDraw(s, e);
      return;
    case 'force': // TCG-ACT-28: never below nothing
      s.force[e.seat] = Math.max(0, s.force[e.seat]! + e.n);
      return;
    case 'points':
      s.points[e.seat] = Math.max(0, s.points[e.seat]! + e.n);
      return;
    case 'tap':
      // A card may have left play since the event was meant for it: it is not tapped, healed or moved as if it were there.
      if (isInPlay(s, e.card)) s.tapped[e.card] = 1;
      else if (isLaidOpen(s.zone[e.card]!)) turnEquipment(g, e.card, 1);
      return;
    case 'untap':
      if (isLaidOpen(s.zone[e.card]!)) turnEquipment(g, e.card, 0);
      else s.tapped[e.card] = 0;
      return;
    case 'damage':
      commitDamage(g, e);
      return;
    case 'counters':
      if (!isInPlay(s, e.card)) return;
      s.damage[e.card] = Math.max(0, s.damage[e.card]! + e.n);
      g.unsettled = true;
      return;
    case 'buildCounters':
      s.counters[e.card] = Math.max(0, s.counters[e.card]! + e.n);
      return;
    case 'layDown':
    case 'layOpen':
      e.card = outOfHand(s, e.card);
      move(s, e.card, BUILD);
      s.down[e.card] = 1;
      s.shown[e.card] = e.kind === 'layOpen' ? EVERYBODY : 0;
      hearTraps(g);
      return;
    case 'setUp':
    case 'deploy':
    case 'enter':
      commitEnter(g, e);
      return;
    case 'stack':
      if (s.zone[e.unit] === BUILD && keptOut(g, e.card)) s.held.push(e.unit);
      e.card = outOfHand(s, e.card);
      intoStack(s, e.card, e.unit, e.place === ON_TOP);
      toItsArena(g, e.unit);
      newFace(g);
      return;
    case 'rearrange':
      bringToTop(s, e.card, e.unit);
      toItsArena(g, e.unit);
      g.newUniques = true;
      changed(g);
      return;
    case 'reveal':
      e.card = outOfHand(s, e.card);
      move(s, e.card, PLAYED);
      wipe(s, e.card);
      hearTraps(g);
      return;
    case 'return':
      move(s, e.card, e.to);
      newFace(g, isUnheard(g, e.card));
      return;
    case 'retreat':
      if (!isInPlay(s, e.card)) return;
      leaveVehicle(s, e.card);
      if (s.expanded !== undefined) onePilotStays(s, e.card);
      move(s, e.card, BUILD);
      changed(g, isUnheard(g, e.card));
      return;
    case 'board':
      goAboard(s, e.card, e.unit);
      s.moved[e.card] = s.turn;
      for (const { ability } of defOf(g, e.card).piloting) countUse(g, ability.id);
      changed(g);
      return;
    case 'disembark':
      leaveVehicle(s, e.card);
      move(s, e.card, e.to);
      s.moved[e.card] = s.turn;
      newFace(g); // one that comes off in battle may be contested
      return;
    case 'discard':
      commitDiscard(g, e);
      return;
    case 'toHand':
      leavePlay(s, e.card, HAND);
      changed(g);
      return;
    case 'toPile':
      e.card = outOfHand(s, e.card);
      if (s.zone[e.card] === BENEATH) s.beneath[s.on[e.card]!] = s.beneath[s.on[e.card]!]! - 1; // TCG-KW-STACK-05
      leavePlay(s, e.card, DISCARD);
      changed(g);
      return;
    case 'toBottom':
      e.card = outOfHand(s, e.card);
      wipe(s, e.card);
      putBeneath(s, e.seat, e.card);
      return;
    case 'show':
      s.shown[e.card] = EVERYBODY;
      return;
    case 'place':
    case 'shift':
    case 'attach':
    case 'control':
      commitExpanded(g, e);
      newFace(g);
      return;
    case 'detach':
    case 'tokens':
    case 'toSupply':
    case 'outOfPlay':
      commitExpanded(g, e);
      changed(g);
      return;
    default:
  }
}

/** TCG-EQUIP-05: tapped, it grants nothing. */
function turnEquipment(g: Table, card: number, tapped: number): void {
  g.state.tapped[card] = tapped;
  changed(g);
}

function commitDraw(s: State, e: EventOf<'draw'>): void {
  const deck = s.deck[e.seat]!;
  if (deck.length === 0) return; // TCG-ZONE-04
  e.card = deck[deck.length - 1]!;
  e.def = s.def[e.card]!;
  e.from = DECK;
  move(s, e.card, HAND);
}

/** TCG-DMG-01; Stun follows damage that was really done, once for each instance (TCG-KW-STUN-01 to 04). */
function commitDamage(g: Table, e: DamageDone): void {
  const s = g.state;
  if (!isInPlay(s, e.card)) return;
  s.damage[e.card] = s.damage[e.card]! + e.n;
  g.unsettled = true;
  g.blame.push(e.card, e.source);
  if (e.source < 0 || e.source === e.card || !defOf(g, e.source).unit) return;
  const stun = effectiveKeyword(g, e.source, 'Stun');
  if (stun > 0) s.stun[e.card] = s.stun[e.card]! + stun;
}

/** TCG-STACK-25, TCG-STACK-26: a stack whose new top card is of another type moves to that card's arena. */
function toItsArena(g: Table, unit: number): void {
  const s = g.state;
  g.turned = -1;
  const { arena, arenas } = defOf(g, unit);
  const zone = s.zone[unit]!;
  if (s.expanded === undefined || !inArena(zone) || arenas.includes(zone)) return;
  move(s, unit, arena);
  s.expanded.shifted[unit] = s.turn;
  g.turned = unit;
}

/** A unit shows a face that it did not show before: in battle it may be contested, anywhere it may be one too many. */
function newFace(g: Table, unheard = false): void {
  if (g.state.phase === BATTLE) g.state.newcomers = 1;
  g.newUniques = true;
  changed(g, unheard);
}

function commitEnter(g: Table, e: EventOf<'setUp' | 'deploy' | 'enter'>): void {
  const s = g.state;
  e.card = outOfHand(s, e.card);
  if (isInPlay(s, e.card)) leaveVehicle(s, e.card);
  else {
    wipe(s, e.card);
    s.since[e.card] = ++s.serial;
  }
  move(s, e.card, e.to);
  if (e.kind === 'deploy' && e.to === BUILD && keptOut(g, e.card)) s.held.push(e.card);
  if (g.uses !== null) for (const { id, tree } of defOf(g, e.card).abilities) if (tree.is === 'treat') countUse(g, id);
  newFace(g, isUnheard(g, e.card));
}

/** The card, or the unit with all that belongs to it, goes to its owner's discard pile. */
function commitDiscard(g: Table, e: Discard): void {
  const s = g.state;
  const from = s.zone[e.card]!;
  if (from === DISCARD || stays(from)) return;
  if (inArena(from)) s.lost.push(s.def[e.card]!, controllerOf(s, e.card), from);
  e.card = outOfHand(s, e.card);
  if (inArena(from) || from === BUILD || from === ABOARD || isLaidOpen(from)) {
    const meditated = s.expanded?.meditated;
    const unheard = isUnheard(g, e.card);
    leavePlay(s, e.card, DISCARD, (equipment) => isBound(g, equipment));
    if (meditated !== undefined && meditated.length > 0) removeFromPile(s, meditated);
    changed(g, unheard);
  } else {
    move(s, e.card, DISCARD);
    wipe(s, e.card);
    if (g.cards.meditates && defOf(g, e.card).otherCosts.length > 0) changed(g); // a Trap may listen there
  }
}

/** Counters as many as its health; where nobody knows that yet they do nothing (TCG-DMG-03, TCG-VAR-03). */
function isDoomed(g: Table, unit: number, healthMoves: boolean): boolean {
  const damage = g.state.damage[unit]!;
  const starred = g.cards.someStarred && isStarred(g, unit, 'health');
  if (starred && isUnknown(g, unit)) return false;
  return (damage !== 0 || healthMoves || starred) && damage >= health(g, unit);
}

/** The unit and its Pilots, those of them that have too much damage. */
function addDoomed(g: Table, unit: number, healthMoves: boolean, found: Discard[]): void {
  const s = g.state;
  if (s.expanded?.dying.includes(unit) === true) return; // step 7 will see to it
  if (isDoomed(g, unit, healthMoves))
    found.push(discardEvent(g, controllerOf(s, unit), unit, 'damage', culprit(g, unit)));
  for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) addDoomed(g, pilot, healthMoves, found);
}

/** State rules: too much damage (TCG-DMG-03), and two of a unique kind (TCG-UNIQ-02). */
function settle(g: Table): readonly Event[] {
  g.unsettled = false;
  const s = g.state;
  const healthMoves = modsOf(g, HEALTH) !== undefined;
  const anyMayBe = healthMoves || (g.cards.someStarred && present(g).starredHealth);
  const found: Discard[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const unit of arenaUnits(s, seat, arena))
        if (anyMayBe || s.damage[unit] !== 0 || s.pilot[unit]! >= 0) addDoomed(g, unit, healthMoves, found);
    for (const card of s.build[seat]!)
      if (s.down[card] === 0 && (anyMayBe || s.damage[card] !== 0 || s.pilot[card]! >= 0))
        addDoomed(g, card, healthMoves, found);
  }
  if (found.length > 0) return withoutPassengers(s, found);
  if (g.cards.subordinates && g.live.housed !== s.version && present(g).subordinates) {
    const homeless = strays(g);
    if (homeless.length > 0) return homeless;
    g.live.housed = s.version;
  }
  return g.newUniques ? g.edition.duplicates(g) : NONE;
}

/** A Pilot goes with its unit; it is not discarded a second time. */
function withoutPassengers(s: State, discards: readonly Discard[]): Discard[] {
  const leaving = new Set(discards.map((e) => e.card));
  return discards.filter((e) => s.zone[e.card] !== ABOARD || !leaving.has(s.on[e.card]!));
}

function culprit(g: Table, unit: number): number {
  for (let i = 0; i < g.blame.length; i += 2) if (g.blame[i] === unit) return g.blame[i + 1]!;
  return -1;
}

/** TCG-UNIQ-03: of two that may not both be, the later one goes; one at a time, until there are no more. */
export function discardLater(g: Table): readonly Event[] {
  const s = g.state;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const pair = uniquePair(g, faceUp(s, seat));
    if (pair !== null) return [discardEvent(g, seat, pair[1], 'unique')];
  }
  g.newUniques = false;
  return NONE;
}
