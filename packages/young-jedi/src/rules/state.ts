/**
 * The state of a game: plain data in columns. A card is a number, its place in the columns; what that number means is told
 * in the kernel's `cards.ts`.
 */
import {
  type CardColumns,
  column,
  columns,
  copyFrames,
  eachForItself,
  emptyLists,
  type FrameOf,
  hiddenChance,
  type Position,
  type Question,
  type Seat,
} from '@dejarik/kernel';
import { type Battle, cloneBattle, cloneDuel, cloneFight, type Duel, type Fight, type Waiting } from './parts.ts';
import type { Procedures } from './procedures.ts';
import type { Option, QuestionKind } from './questions.ts';

/** The sides, and the seats that play them. */
export const DARK = 0;
export const LIGHT = 1;
export const SEATS: readonly Seat[] = eachForItself(['Dark', 'Light']);

/** More cards than this do not fit on one table. */
export const MOST_CARDS = 512;

/** The planets, which are zones too: the first of them, the last (Coruscant is between them), and how many there are. */
export const TATOOINE = 0;
export const NABOO = 2;
export const PLANET_COUNT = 3;
/** Where a seat's cards on a planet are listed. */
export const placeOf = (seat: number, planet: number): number => seat * PLANET_COUNT + planet;
export const onPlanet = (zone: number): boolean => zone >= 0 && zone <= NABOO;
/** The other zones. */
export const DECK = 3;
export const HAND = 4;
export const DISCARD = 5;
export const HYPERSPACE = 6;
/** Pilot and Podracer at the Objective. */
export const RACE = 7;
/** The Podracing pile: lap cards of the present lap. */
export const LAPS = 8;
/** Locations in play, the topmost and those it covers. */
export const LOCATIONS = 9;
/** The Objective itself. */
export const OBJECTIVE = 10;
/** A Battle card declared for a battle. Characters, Weapons and Starships of a plan stay where they are. */
export const PLAN = 11;
export const DUEL_HAND = 12;
export const DUEL_PILE = 13;

/** The steps of a turn; setup is before the first. */
export const SETUP = 0;
export const DEPLOY = 1;
export const BATTLE = 2;
export const EVEN_UP = 3;

/** What destiny is drawn for, in the order of YJ-FGT-04 to 09. */
export const FOR_BATTLE_CARD = 0;
export const FOR_WEAPON = 1;
export const FOR_POWER = 2;

export interface State extends Position, CardColumns {
  readonly edition: string;
  frames: FrameOf<Procedures>[];
  question: (Question<Option> & { readonly kind: QuestionKind }) | null;
  turn: number;

  // One entry a card.
  zone: number[];
  /** 1: face down on a planet. */
  down: number[];

  // Zones as lists, by seat; planets by `placeOf`. A deck's top card is its last.
  deck: number[][];
  hand: number[][];
  discard: number[][];
  /** Characters and Weapons. */
  planet: number[][];
  effects: number[][];
  hyperspace: number[][];
  race: number[][];
  laps: number[][];
  lapTokens: number[];
  thrust: number[];
  /** Cards deployed to the Objective so far: bit 1 a pilot, bit 2 a Podracer (YJ-POD-02). */
  raced: number[];
  /** Locations of both players, the current one last. */
  locations: number[];

  /** The current planet, or -1 before the first. */
  current: number;
  /** Who controls each planet, or -1; and whether it was surrendered. */
  control: number[];
  surrendered: number[];
  /** Turns each seat has finished on the current planet. */
  turnsHere: number[];

  acting: number;
  step: number;
  /** Counters spent in this Deploy step, and whether a card was discarded to raise the limit. */
  spent: number;
  raised: number;
  /** Lap cards played in this Deploy step, whether its Thrust token was placed, and whether it was refuelled. */
  lapsPlayed: number;
  thrusted: number;
  refuelled: number;
  /** Effects used this step, and cards whose once-a-turn text was used this turn. */
  used: number[];
  /** Definitions of the Characters that have fought this turn. */
  fought: number[];
  /** Whether the seat whose turn it is has declared that it surrenders the planet. */
  surrenders: number;
  /** The planet being evacuated, or -1. */
  evacuating: number;
  /** Destiny draws of a fight are being made: the empty-deck check waits (YJ-OBJ-08). */
  drawing: number;

  battle: Battle | null;
  fight: Fight | null;
  duel: Duel | null;
  waiting: Waiting[];

  /** Turns in a row in which no card moved. */
  idleTurns: number;
  progress: number;
}

/** By hand, because everything rests on it being cheap: undo, search and safe retry. Read-only parts are shared. */
export function cloneState(s: State): State {
  return {
    edition: s.edition,
    seats: s.seats,
    frames: copyFrames(s.frames),
    question: s.question,
    failed: s.failed.slice(),
    result: s.result,
    random: s.random.slice(),
    def: s.def.slice(),
    owner: s.owner,
    zone: s.zone.slice(),
    down: s.down.slice(),
    deck: columns(s.deck),
    hand: columns(s.hand),
    discard: columns(s.discard),
    planet: columns(s.planet),
    effects: columns(s.effects),
    hyperspace: columns(s.hyperspace),
    race: columns(s.race),
    laps: columns(s.laps),
    lapTokens: s.lapTokens.slice(),
    thrust: s.thrust.slice(),
    raced: s.raced.slice(),
    locations: s.locations.slice(),
    current: s.current,
    control: s.control.slice(),
    surrendered: s.surrendered.slice(),
    turnsHere: s.turnsHere.slice(),
    turn: s.turn,
    acting: s.acting,
    step: s.step,
    spent: s.spent,
    raised: s.raised,
    lapsPlayed: s.lapsPlayed,
    thrusted: s.thrusted,
    refuelled: s.refuelled,
    used: s.used.slice(),
    fought: s.fought.slice(),
    surrenders: s.surrenders,
    evacuating: s.evacuating,
    drawing: s.drawing,
    battle: s.battle === null ? null : cloneBattle(s.battle),
    fight: s.fight === null ? null : cloneFight(s.fight),
    duel: s.duel === null ? null : cloneDuel(s.duel),
    waiting: s.waiting.slice(),
    idleTurns: s.idleTurns,
    progress: s.progress,
  };
}

/** A table at which these cards, of these owners, have not been dealt yet. */
export function emptyState(edition: string, seats: readonly Seat[], def: number[], owner: number[]): State {
  const none = (): number[] => column(seats.length, 0);
  const bySeat = (): number[][] => emptyLists(seats.length);
  const byPlace = (): number[][] => emptyLists(seats.length * PLANET_COUNT);
  return {
    edition,
    seats,
    frames: [],
    question: null,
    failed: [],
    result: null,
    random: hiddenChance(),
    def,
    owner,
    zone: column(def.length, DECK),
    down: column(def.length, 0),
    deck: bySeat(),
    hand: bySeat(),
    discard: bySeat(),
    planet: byPlace(),
    effects: byPlace(),
    hyperspace: bySeat(),
    race: bySeat(),
    laps: bySeat(),
    lapTokens: none(),
    thrust: none(),
    raced: none(),
    locations: [],
    current: -1,
    control: column(PLANET_COUNT, -1),
    surrendered: column(PLANET_COUNT, 0),
    turnsHere: none(),
    turn: 0,
    acting: -1,
    step: SETUP,
    spent: 0,
    raised: 0,
    lapsPlayed: 0,
    thrusted: 0,
    refuelled: 0,
    used: [],
    fought: [],
    surrenders: 0,
    evacuating: -1,
    drawing: 0,
    battle: null,
    fight: null,
    duel: null,
    waiting: [],
    idleTurns: 0,
    progress: 0,
  };
}
