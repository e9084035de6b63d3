/**
 * What the Expanded Rulebook has on the table besides `State`: zones, controllers, attachments, groups of cards out of
 * play, counters. In columns and lists like the rest; a game by the New Hope rulebook has none of it.
 */
import { column, columns, emptyLists } from '@dejarik/kernel';
import type { GroupKind, TokenKind } from '../language/tree-expanded.ts';
import { ARENA_COUNT } from './arenas.ts';
import type { Owed } from './expanded/procedures.ts';
import type { Waiting } from './spoken.ts';

/** The zones beside those of state.ts (TCG-ZONE-02). A Location's zone is `LOCATION` and the arena it is in. */
export const SUPPLY = 10;
export const EVENT_ZONE = 11;
export const RESOURCE_ZONE = 12;
export const LOCATION = 13;
/** Equipment on a unit, which is `on` that unit. */
export const ATTACHED = 16;
export const OUT_OF_PLAY = 17;
/** Face up in the build zone, and no unit: Equipment that is not attached, and Campaigns. */
export const COMPLETED = 18;
export const ZONE_COUNT = COMPLETED + 1;

export const isLocationZone = (zone: number): boolean => zone >= LOCATION && zone < LOCATION + ARENA_COUNT;

/** Where a card that is no unit works: it lies open, and its text counts (TCG-GLOSS-04). */
export const isOpenZone = (zone: number): boolean =>
  zone === EVENT_ZONE || zone === RESOURCE_ZONE || isLocationZone(zone) || zone === COMPLETED;

/** Where a card that is no unit can be discarded from, or tapped: Resources and Events cannot (TCG-RES-02, TCG-EVENT-01). */
export const isLaidOpen = (zone: number): boolean => zone === ATTACHED || zone === COMPLETED || isLocationZone(zone);

/** What lies there stays to the end of the game (TCG-RES-02, TCG-EVENT-01). */
export const stays = (zone: number): boolean => zone === EVENT_ZONE || zone === RESOURCE_ZONE;

/** One use of an effect that puts cards out of play makes one group. */
export interface Group {
  readonly id: number;
  readonly kind: GroupKind;
  /** The ability that made it, and the card it lies under or belongs to, or -1. */
  readonly ability: number;
  readonly source: number;
}

export interface Token {
  readonly card: number;
  readonly kind: TokenKind;
  readonly n: number;
}

/** How many hits were predicted, and what is gained if there are as many. */
export interface Prediction {
  readonly chance: Waiting;
  readonly hits: number;
}

/** What was played about dice before they were thrown, and waits for them: the window it was played in. */
interface Pledge extends Waiting {
  readonly window: number;
}

/** What is noted of the attack under way, besides the attack's own memory. */
export interface AttackNotes {
  /** The first throw of its dice (TCG-DICE-08). */
  readonly initial: readonly number[];
  /** Which of the attack dice were turned: they show nothing natural any more (TCG-DICE-06). */
  readonly turned?: readonly number[];
  /** Predictions of the hits (TCG-KW-FORESIGHT-03). */
  readonly predictions: readonly Prediction[];
  /** Of an attack with Cunning, those that wait (TCG-KW-CUNNING-03). */
  readonly pledges?: readonly Pledge[];
  /** Against Cunning: how many dice the defender's Lucky will have rerolled, said before the throw (TCG-KW-CUNNING-04). */
  readonly lucky?: number;
  /** Effects that wait for its end, triggered and activated (TCG-ATTACK-18). */
  readonly triggered: readonly Owed[];
  readonly activated: readonly Owed[];
  /** Where it was counted as made: the attacker may be gone when it turns out that it never was (TCG-ATTACK-05). */
  readonly place: number;
  /** All that were its defender (TCG-KW-RETALIATE-03). */
  readonly defenders: readonly number[];
  /** The power that the attacker has more, or less, because this is its next attack (TCG-KW-ABSORB-02). */
  readonly power: number;
  /** The counters that its damage came to so far (TCG-DMG-11). */
  readonly damage: number;
  /** What the defender's Parry will prevent (TCG-KW-PARRY-01). */
  readonly parry: number;
}

/** A change of a unit's number that a keyword made for the rest of the turn. */
export interface Boost {
  readonly unit: number;
  readonly stat: 'speed' | 'power';
  readonly n: number;
  readonly by: 'Velocity' | 'Surge';
  /** 1: it had Stealth then (TCG-KW-STEALTH-04). */
  readonly stealthy: number;
}

export const NOT_BID = -1;

export interface Expanded {
  // One entry a card.
  /** Who uses the card as their own (TCG-CTRL-02): its owner, unless it is in play under another. */
  controller: number[];
  /** How many pieces of Equipment are attached to this unit. */
  attached: number[];
  /** The next Pilot aboard the same unit, or -1; `pilot` of the unit is the first. */
  nextPilot: number[];
  /** The group of cards out of play that it is in, or 0. */
  group: number[];
  /** The turn in which a unit last went from arena to arena (TCG-MULTI-05), or Equipment was attached, or detached. */
  shifted: number[];
  equippedIn: number[];
  detachedIn: number[];
  /** The turn in which an effect of this Resource was last played (TCG-RES-03). */
  playedIn: number[];
  /** Power that it has more, or less, in its next attack (TCG-KW-ABSORB-02). */
  nextPower: number[];
  /** The unit that it attacked last, or -1 (TCG-ATKLIM-22). */
  lastAttacked: number[];

  // Zones as lists, by seat; Locations by arena.
  supply: number[][];
  event: number[][];
  resource: number[][];
  outOfPlay: number[][];
  completed: number[][];
  location: number[][];

  groups: Group[];
  tokens: Token[];
  boosts: Boost[];
  /** By seat: the build points it begins with because it bid for its side (TCG-PREP-04); `NOT_BID`: as many as everybody. */
  starting: number[];
  /** What a seat has coming at the start of its build step: bounties (TCG-KW-BOUNTY-01). */
  due: Waiting[];
  /** What was heard by cards that lie face down and could be Traps (TCG-TRAP-01). */
  traps: Waiting[];
  attack: AttackNotes | null;
  /** Units with damage counters whose discard waits for step 7 (TCG-ATTACK-15). */
  dying: number[];
  /** Cards that were played by Meditate: they are removed from the game where they would be discarded. */
  meditated: number[];
  /** Units whose health, set by their own text, has been known (TCG-VAR-04). */
  known: number[];
}

export const cloneExpanded = (e: Expanded): Expanded => ({
  controller: e.controller.slice(),
  attached: e.attached.slice(),
  nextPilot: e.nextPilot.slice(),
  group: e.group.slice(),
  shifted: e.shifted.slice(),
  equippedIn: e.equippedIn.slice(),
  detachedIn: e.detachedIn.slice(),
  playedIn: e.playedIn.slice(),
  nextPower: e.nextPower.slice(),
  lastAttacked: e.lastAttacked.slice(),
  supply: columns(e.supply),
  event: columns(e.event),
  resource: columns(e.resource),
  outOfPlay: columns(e.outOfPlay),
  completed: columns(e.completed),
  location: columns(e.location),
  groups: e.groups.slice(),
  tokens: e.tokens.slice(),
  boosts: e.boosts.slice(),
  starting: e.starting.slice(),
  due: e.due.slice(),
  traps: e.traps.slice(),
  attack: e.attack,
  dying: e.dying.slice(),
  meditated: e.meditated.slice(),
  known: e.known.slice(),
});

export function emptyExpanded(seats: number, owner: readonly number[]): Expanded {
  const each = (value: number): number[] => column(owner.length, value);
  return {
    controller: owner.slice(),
    attached: each(0),
    nextPilot: each(-1),
    group: each(0),
    shifted: each(0),
    equippedIn: each(0),
    detachedIn: each(0),
    playedIn: each(0),
    nextPower: each(0),
    lastAttacked: each(-1),
    supply: emptyLists(seats),
    event: emptyLists(seats),
    resource: emptyLists(seats),
    outOfPlay: emptyLists(seats),
    completed: emptyLists(seats),
    location: emptyLists(ARENA_COUNT),
    groups: [],
    tokens: [],
    boosts: [],
    starting: column(seats, NOT_BID),
    due: [],
    traps: [],
    attack: null,
    dying: [],
    meditated: [],
    known: [],
  };
}
