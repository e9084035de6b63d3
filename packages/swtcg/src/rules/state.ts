/**
 * The state of a game: plain data in columns. A card is a number, its place in the columns; what that number means is told
 * in the kernel's `cards.ts`. A unit keeps its number when another card of its stack comes on top.
 */
import {
  type CardColumns,
  column,
  columns,
  copyFrames,
  emptyLists,
  type FrameOf,
  hiddenChance,
  type Position,
  type Question,
  type Seat,
} from '@dejarik/kernel';
import { ARENA_COUNT } from './arenas.ts';
import type { Option } from './options.ts';
import type { Procedures } from './procedures.ts';
import type { Delayed, Lasting, Waiting } from './spoken.ts';
import { cloneExpanded, emptyExpanded, type Expanded } from './state-expanded.ts';

export { DARK, LIGHT } from '../cards/card.ts';
export * from './arenas.ts';

/** More cards than this do not fit on one table: numbers that stand for a card and something else are made with it. */
export const MOST_CARDS = 1024;

/** The zones besides the arenas; those of the Expanded Rulebook are in state-expanded.ts. A card beneath another and a Pilot on a unit are `on` that unit. */
export const BUILD = 3;
export const HAND = 4;
export const DECK = 5;
export const DISCARD = 6;
export const BENEATH = 7;
export const ABOARD = 8;
/** A Battle or Mission card while it is being carried out. */
export const PLAYED = 9;

/** The phases of a turn; setup is before the first. */
export const SETUP = 0;
export const READY = 1;
export const COMMAND = 2;
export const BATTLE = 3;
export const END = 4;

/** How the attacker attacks. */
export const NORMAL = 0;
export const BOMBARD = 1;
export const ION_CANNON = 2;
export const BARRAGE = 3;

/** How far the attack is. */
export const NO_ATTACK = 0;
export const DECLARED = 1;
export const ROLLED = 2;

/** Where a card goes into a stack, and the order in which that is offered. */
export const ON_TOP = 0;
export const UNDERNEATH = 1;
export const PLACES_IN_STACK = [UNDERNEATH, ON_TOP] as const;

/** When a lasting effect stops, the soonest first. */
export const ATTACK_END = 0;
export const BATTLE_END = 1;
export const TURN_END = 2;
/** What keeps somebody from winning or losing this turn still counts when the arenas are looked at (TCG-WIN-09). */
export const AFTER_CHECK = 3;
/** Until the unit leaves play. */
export const FOR_EVER = 4;

export interface State extends Position, CardColumns {
  frames: FrameOf<Procedures>[];
  question: Question<Option> | null;
  readonly edition: string;

  /** Dice results prepared in advance, for scenarios and lessons; empty in a normal game. */
  dice: number[];

  // One entry a card.
  /** Copies of the state share it: whoever changes it puts another in its place. */
  owner: readonly number[];
  zone: number[];
  tapped: number[];
  damage: number[];
  /** Build counters. */
  counters: number[];
  /** 1: face down. */
  down: number[];
  /** The unit this card is beneath or aboard, or -1. */
  on: number[];
  /** The Pilot on this unit, or -1. */
  pilot: number[];
  /** How many cards lie beneath this one. */
  beneath: number[];
  /** Who has been shown this face-down card (a set of viewers). */
  shown: number[];
  /** The turn in which this Pilot was last moved. */
  moved: number[];
  /** When the unit came into play; the later of two that may not both be is discarded (TCG-UNIQ-03). */
  since: number[];
  /** Power lost to Stun until the end of battle. */
  stun: number[];

  // Zones as lists, by seat; arenas by seat and arena (arenaAt). A deck's top card is its last.
  deck: number[][];
  hand: number[][];
  discard: number[][];
  build: number[][];
  arena: number[][];

  force: number[];
  points: number[];
  turn: number;
  phase: number;
  /** Whose build or retreat step it is, or -1. */
  acting: number;
  /** The arena of the present battle step, or -1. */
  battleIn: number;
  attacker: number;
  defender: number;
  mode: number;
  /** The X of the Bombard or Ion Cannon this attack is made with. */
  cannon: number;
  attackStage: number;
  /** The seat that may divide the hits of this attack, or -1. */
  divider: number;

  effects: Lasting[];
  waiting: Waiting[];
  delayed: Delayed[];
  serial: number;
  /** Grows when units, stacks, Pilots or effects change; tells the live index that it is stale. */
  version: number;
  /** Uses of abilities that count by the turn and by the attack (see play.ts for the key). */
  usedThisTurn: number[];
  usedThisAttack: number[];
  /** Attacks made this turn, by seat and arena. */
  attacksMade: number[];
  /** Units discarded from arenas this turn: def, seat and arena in threes. */
  lost: number[];
  /** The unit that attacked last this turn and how many hits it rolled. */
  lastAttacker: number;
  lastHits: number;
  /** A unit entered an arena or changed its name in battle: contests have to be looked for. */
  newcomers: number;
  /** Light retreats before Dark this turn. */
  lightRetreatsFirst: number;
  /** Units that were deployed this turn and have to stay in the build zone for it. */
  held: number[];
  /** Units whose next attack this turn another seat may steer. */
  steered: { readonly unit: number; readonly seat: number }[];
  /** Turns in a row without progress, and how far the game had come before them (progress.ts). */
  idleTurns: number;
  reached: readonly number[];

  /** What only the Expanded Rulebook has on the table. */
  expanded?: Expanded;
}

/** Who uses the card as their own: its owner, unless it is in play under another (TCG-CTRL-01, TCG-CTRL-02). */
export const controllerOf = ({ owner, expanded }: State, card: number): number =>
  expanded === undefined ? owner[card]! : expanded.controller[card]!;

/** Where the lists and counts of an arena stand that each seat has for itself. */
export const arenaAt = (seat: number, arena: number): number => seat * ARENA_COUNT + arena;

/** By hand, because everything rests on it being cheap: undo, search and safe retry. Read-only parts are shared. */
export function cloneState(s: State): State {
  const copy: State = {
    seats: s.seats,
    edition: s.edition,
    frames: copyFrames(s.frames),
    question: s.question,
    failed: s.failed.slice(),
    result: s.result,
    random: s.random.slice(),
    dice: s.dice.slice(),
    def: s.def.slice(),
    owner: s.owner,
    zone: s.zone.slice(),
    tapped: s.tapped.slice(),
    damage: s.damage.slice(),
    counters: s.counters.slice(),
    down: s.down.slice(),
    on: s.on.slice(),
    pilot: s.pilot.slice(),
    beneath: s.beneath.slice(),
    shown: s.shown.slice(),
    moved: s.moved.slice(),
    since: s.since.slice(),
    stun: s.stun.slice(),
    deck: columns(s.deck),
    hand: columns(s.hand),
    discard: columns(s.discard),
    build: columns(s.build),
    arena: columns(s.arena),
    force: s.force.slice(),
    points: s.points.slice(),
    turn: s.turn,
    phase: s.phase,
    acting: s.acting,
    battleIn: s.battleIn,
    attacker: s.attacker,
    defender: s.defender,
    mode: s.mode,
    cannon: s.cannon,
    attackStage: s.attackStage,
    divider: s.divider,
    effects: s.effects.slice(),
    waiting: s.waiting.slice(),
    delayed: s.delayed.slice(),
    serial: s.serial,
    version: s.version,
    usedThisTurn: s.usedThisTurn.slice(),
    usedThisAttack: s.usedThisAttack.slice(),
    attacksMade: s.attacksMade.slice(),
    lost: s.lost.slice(),
    lastAttacker: s.lastAttacker,
    lastHits: s.lastHits,
    newcomers: s.newcomers,
    lightRetreatsFirst: s.lightRetreatsFirst,
    held: s.held.slice(),
    steered: s.steered.slice(),
    idleTurns: s.idleTurns,
    reached: s.reached.slice(),
  };
  if (s.expanded !== undefined) copy.expanded = cloneExpanded(s.expanded);
  return copy;
}

/** An empty table for these seats and cards; `expanded`: with all that the Expanded Rulebook has on it. */
export function emptyState(
  edition: string,
  seats: readonly Seat[],
  { def, owner }: CardColumns,
  expanded: boolean,
): State {
  const each = (value: number): number[] => column(def.length, value);
  const bySeat = (value: number): number[] => column(seats.length, value);
  const byArena = seats.length * ARENA_COUNT;
  return {
    seats,
    edition,
    frames: [],
    question: null,
    failed: [],
    result: null,
    random: hiddenChance(),
    dice: [],
    def,
    owner,
    zone: each(DECK),
    tapped: each(0),
    damage: each(0),
    counters: each(0),
    down: each(0),
    on: each(-1),
    pilot: each(-1),
    beneath: each(0),
    shown: each(0),
    moved: each(0),
    since: each(0),
    stun: each(0),
    deck: emptyLists(seats.length),
    hand: emptyLists(seats.length),
    discard: emptyLists(seats.length),
    build: emptyLists(seats.length),
    arena: emptyLists(byArena),
    force: bySeat(0),
    points: bySeat(0),
    turn: 0,
    phase: SETUP,
    acting: -1,
    battleIn: -1,
    attacker: -1,
    defender: -1,
    mode: NORMAL,
    cannon: 0,
    attackStage: NO_ATTACK,
    divider: -1,
    effects: [],
    waiting: [],
    delayed: [],
    serial: 0,
    version: 0,
    usedThisTurn: [],
    usedThisAttack: [],
    attacksMade: column(byArena, 0),
    lost: [],
    lastAttacker: -1,
    lastHits: 0,
    newcomers: 0,
    lightRetreatsFirst: 0,
    held: [],
    steered: [],
    idleTurns: 0,
    reached: [],
    ...(expanded ? { expanded: emptyExpanded(seats.length, owner) } : {}),
  };
}
