/**
 * The state of a game: plain data in columns. A card is a number, its place in the columns.
 *
 * That number is a seat at the table rather than a piece of cardboard: `def` says which card sits there, and what
 * is hidden moves between numbers. Shuffling permutes the `def` of a deck's numbers, and whatever leaves a hand
 * leaves by the hand's last number. So nobody can follow a card through a hidden zone by its number, and a view
 * is the state with the hidden `def`s blanked. A unit keeps its number when another card of its stack comes on top.
 */
import { copyFrames, type Position } from '@dejarik/kernel';

export const DARK = 0;
export const LIGHT = 1;
/** More cards than this do not fit on one table: numbers that stand for a card and something else are made with it. */
export const MOST_CARDS = 1024;
export const enemyOf = (seat: number): number => 1 - seat;

/** The three arenas in the order of battle are their zones minus `SPACE`. */
export const SPACE = 0;
export const GROUND = 1;
export const CHARACTER = 2;
/** The other zones. A card beneath another and a Pilot on a unit are `on` that unit. */
export const BUILD = 3;
export const HAND = 4;
export const DECK = 5;
export const DISCARD = 6;
export const BENEATH = 7;
export const ABOARD = 8;
/** A Battle or Mission card while it is being carried out. */
export const PLAYED = 9;

export const inArena = (zone: number): boolean => zone >= 0 && zone <= CHARACTER;

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

/** How far the attack is. */
export const NO_ATTACK = 0;
export const DECLARED = 1;
export const ROLLED = 2;

/** When a lasting effect stops, the soonest first. */
export const ATTACK_END = 0;
export const BATTLE_END = 1;
export const TURN_END = 2;

/** A continuous effect that a played ability or card left behind. Its text is op `op` of ability `ability`. */
export interface Lasting {
  readonly serial: number;
  readonly ability: number;
  readonly op: number;
  readonly seat: number;
  readonly source: number;
  /** The units it was given to, or null when the text itself says whom it reaches. */
  readonly units: number[] | null;
  readonly it: readonly number[];
  readonly arena: number;
  /** The number it was given with, where its text speaks of one ("+1 power for each …" is fixed when it happens). */
  readonly amount: number;
  readonly until: number;
}

/** A triggered ability, or the rest of an effect, waiting for its turn. */
export interface Waiting {
  readonly ability: number;
  readonly at: number;
  readonly seat: number;
  readonly source: number;
  readonly it: readonly number[];
  readonly arena: number;
  readonly amount: number;
}

/** The rest of an effect, waiting for a moment: 'battle starts', 'this attack ends', … */
export interface Delayed extends Waiting {
  readonly moment: string;
}

export interface State extends Position {
  readonly edition: string;
  /** How many cards each seat brought; its numbers are consecutive, Dark's first. */
  readonly sizes: readonly number[];

  /** Dice results prepared in advance, for scenarios and lessons; empty in a normal game. */
  dice: number[];

  // One entry a card.
  def: number[];
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
  /** Bit per seat: who has been shown this face-down card. */
  shown: number[];
  /** The turn in which this Pilot was last moved. */
  moved: number[];
  /** When the unit came into play; the later of two that may not both be is discarded (TCG-UNIQ-03). */
  since: number[];
  /** Power lost to Stun until the end of battle. */
  stun: number[];

  // Zones as lists, by seat; arenas by seat * 3 + arena. A deck's top card is its last.
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
  /** Attacks made this turn, by seat * 3 + arena. */
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
}

const columns = (lists: readonly number[][]): number[][] => {
  const result: number[][] = [];
  for (const list of lists) result.push(list.slice());
  return result;
};

/** By hand, because everything rests on it being cheap: undo, search and safe retry. Read-only parts are shared. */
export function cloneState(s: State): State {
  return {
    edition: s.edition,
    sizes: s.sizes,
    frames: copyFrames(s.frames),
    question: s.question,
    answer: s.answer,
    failed: s.failed.slice(),
    result: s.result,
    random: s.random.slice(),
    dice: s.dice.slice(),
    def: s.def.slice(),
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
}

/** An empty table for decks of these sizes. */
export function emptyState(edition: string, sizes: readonly number[]): State {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const column = (value: number): number[] => new Array<number>(total).fill(value);
  const lists = (n: number): number[][] => Array.from({ length: n }, () => []);
  return {
    edition,
    sizes,
    frames: [],
    question: null,
    answer: null,
    failed: [],
    result: null,
    random: [0, 0, 0, 1],
    dice: [],
    def: column(-1),
    zone: column(DECK),
    tapped: column(0),
    damage: column(0),
    counters: column(0),
    down: column(0),
    on: column(-1),
    pilot: column(-1),
    beneath: column(0),
    shown: column(0),
    moved: column(0),
    since: column(0),
    stun: column(0),
    deck: lists(2),
    hand: lists(2),
    discard: lists(2),
    build: lists(2),
    arena: lists(6),
    force: [0, 0],
    points: [0, 0],
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
    attacksMade: [0, 0, 0, 0, 0, 0],
    lost: [],
    lastAttacker: -1,
    lastHits: 0,
    newcomers: 0,
    lightRetreatsFirst: 0,
    held: [],
    steered: [],
    idleTurns: 0,
    reached: [],
  };
}
