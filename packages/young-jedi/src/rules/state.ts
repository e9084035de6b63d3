/**
 * The state of a game: plain data. A card is a number, its place in the columns.
 *
 * That number is a seat at the table rather than a piece of cardboard: `def` says which card sits there, and what is
 * hidden moves between numbers. Shuffling permutes the `def` of a deck's numbers, and whatever leaves a hand leaves
 * by its last number. So nobody can follow a card through a hidden zone by its number, and a view is the state with
 * the hidden `def`s blanked.
 */
import { copyFrames, type Position } from '@dejarik/kernel';

export const DARK = 0;
export const LIGHT = 1;
export const enemyOf = (seat: number): number => 1 - seat;

/** More cards than this do not fit on one table. */
export const MOST_CARDS = 512;

/** The planets, which are zones too. */
export const TATOOINE = 0;
export const CORUSCANT = 1;
export const NABOO = 2;
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

/** A card drawn for destiny: which, the number that counts, and what for. */
export interface Draw {
  readonly def: number;
  readonly n: number;
  readonly purpose: number;
}

/** One side of a fight or duel. */
export interface Camp {
  /** The Characters or Starships that fight; the first of them uses the Weapon. */
  cards: number[];
  /** Weapons in use, with the dots and draws of the user box that counts. */
  weapons: number[];
  dots: number[];
  cubes: number[];
  /** Weapons revealed and not used: they are back on the planet afterwards. */
  aside: number[];
  /** Armed & Dangerous Characters whose built-in weapon is ignored. */
  disarmed: number[];
  /** Battle cards revealed, in order. */
  battleCards: number[];
  /** The Battle card that works and the definition it works as (a half of a Double Impact card), or -1. */
  battle: number;
  form: number;
  /** The Battle card that let this fighter stay for another fight (YJ-BC-15), or -1. */
  stays: number;
  draws: Draw[];
  /** Power from the Battle card once it resolves. */
  bonus: number;
  /** Damage more for the loser, and for this side if it loses. */
  stakes: number[];
}

export interface Fight {
  readonly duel: boolean;
  readonly ships: boolean;
  readonly planet: number;
  /** The attacker, or who started the duel. */
  readonly attacker: number;
  /** By seat. */
  readonly camps: Camp[];
}

export interface Battle {
  readonly attacker: number;
  readonly ships: boolean;
  readonly planet: number;
  /** What each seat has still face down, first fight first. In a view of the enemy's, in no order. */
  plan: number[][];
  /** Fights each plan has had. */
  fights: number[];
  /** Who stays for another fight: the card, or -1, its Weapons, and the Battle card that allows it. */
  staying: { readonly card: number; readonly weapons: readonly number[]; readonly form: number }[];
  /** No breakthrough against this seat (YJ-BC-13). */
  firm: boolean[];
}

export interface Duel {
  readonly initiator: number;
  hand: number[][];
  pile: number[][];
  hits: number[];
  /** Whose attack is to be made or blocked; the attack card or -1 and its number. */
  attacker: number;
  attack: number;
  n: number;
}

/** Game text that waits for its turn: which ability of which card, and the card it is about. */
export interface Waiting {
  readonly ability: number;
  readonly seat: number;
  readonly card: number;
  readonly about: number;
}

export interface State extends Position {
  readonly edition: string;
  /** How many cards each seat brought; its numbers are consecutive, Dark's first. */
  readonly sizes: readonly number[];

  // One entry a card.
  def: number[];
  zone: number[];
  /** 1: face down on a planet. */
  down: number[];

  // Zones as lists, by seat; planets by seat * 3 + planet. A deck's top card is its last.
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

  turn: number;
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

const columns = (lists: readonly number[][]): number[][] => {
  const result: number[][] = [];
  for (const list of lists) result.push(list.slice());
  return result;
};

const cloneCamp = (c: Camp): Camp => ({
  cards: c.cards.slice(),
  weapons: c.weapons.slice(),
  dots: c.dots.slice(),
  cubes: c.cubes.slice(),
  aside: c.aside.slice(),
  disarmed: c.disarmed.slice(),
  battleCards: c.battleCards.slice(),
  battle: c.battle,
  form: c.form,
  stays: c.stays,
  draws: c.draws.slice(),
  bonus: c.bonus,
  stakes: c.stakes.slice(),
});

const cloneFight = (f: Fight): Fight => ({
  duel: f.duel,
  ships: f.ships,
  planet: f.planet,
  attacker: f.attacker,
  camps: [cloneCamp(f.camps[0]!), cloneCamp(f.camps[1]!)],
});

const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  ships: b.ships,
  planet: b.planet,
  plan: columns(b.plan),
  fights: b.fights.slice(),
  staying: b.staying.slice(),
  firm: b.firm.slice(),
});

const cloneDuel = (d: Duel): Duel => ({
  initiator: d.initiator,
  hand: columns(d.hand),
  pile: columns(d.pile),
  hits: d.hits.slice(),
  attacker: d.attacker,
  attack: d.attack,
  n: d.n,
});

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
    def: s.def.slice(),
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
    def: column(-1),
    zone: column(DECK),
    down: column(0),
    deck: lists(2),
    hand: lists(2),
    discard: lists(2),
    planet: lists(6),
    effects: lists(6),
    hyperspace: lists(2),
    race: lists(2),
    laps: lists(2),
    lapTokens: [0, 0],
    thrust: [0, 0],
    raced: [0, 0],
    locations: [],
    current: -1,
    control: [-1, -1, -1],
    surrendered: [0, 0, 0],
    turnsHere: [0, 0],
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
