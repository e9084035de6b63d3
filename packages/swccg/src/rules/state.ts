/**
 * The state of a game: plain data in columns. A card is a number, its place in the columns; what that number means is told
 * in the kernel's `cards.ts`.
 */
import {
  column,
  columns,
  copy,
  copyFrames,
  eachForItself,
  emptyLists,
  type FrameOf,
  hiddenChance,
  type Position,
  type Question,
  type Seat,
} from '@dejarik/kernel';
import { BESIDE, BLUFF, FACE_DOWN, INSERTED, LOCATION } from './lies.ts';
import type { Attack, AttackRun, Battle, Drain, Just, Lasting, Waiting } from './parts.ts';
import type { Procedures } from './procedures.ts';
import type { Option, QuestionKind } from './questions.ts';

/** The sides, and the seats that play them. */
export const DARK = 0;
export const LIGHT = 1;
export const SEATS: readonly Seat[] = eachForItself(['Dark', 'Light']);

/** More cards than this do not fit on one table. */
export const MOST_CARDS = 128;

// The zones. The first six are piles, listed by seat.
export const RESERVE = 0;
export const FORCE = 1;
export const USED = 2;
export const LOST = 3;
/** Out of play. */
export const OUT = 4;
export const HAND = 5;
/** On the table, in play. */
export const TABLE = 6;
/** Beneath or upon another card, and not in play: stacked, covered, bluffed. */
export const UNDER = 7;
/** Turned up for its destiny number, and not yet on the Used Pile. */
export const DESTINY = 8;
/** Being played or deployed: declared, and not yet resolved. */
export const PLAYED = 9;
/** Aside while starting locations are chosen. */
export const ASIDE = 10;

export const PILES = 6;
export const pileAt = (seat: number, zone: number): number => seat * PILES + zone;

// The phases of a turn.
export const BEFORE = 0;
export const ACTIVATE = 1;
export const CONTROL = 2;
export const DEPLOY = 3;
export const BATTLE = 4;
export const MOVE = 5;
export const DRAW = 6;
export const END = 7;

/** The phases and piles as texts name them. */
export const PHASES = {
  activate: ACTIVATE,
  control: CONTROL,
  deploy: DEPLOY,
  battle: BATTLE,
  move: MOVE,
  draw: DRAW,
} as const;

export const PILE_ZONES = {
  'Reserve Deck': RESERVE,
  'Force Pile': FORCE,
  'Used Pile': USED,
  'Lost Pile': LOST,
  hand: HAND,
} as const;

export interface State extends Position {
  readonly edition: string;
  frames: FrameOf<Procedures>[];
  question: (Question<Option> & { readonly kind: QuestionKind }) | null;
  turn: number;
  /** Whose turn it is, and which phase. */
  acting: number;
  phase: number;

  // One entry a card.
  def: number[];
  /** The seat that brought it, for good. */
  readonly owner: readonly number[];
  /** Whose it is now: a stolen card is the thief's (CCG-STL-01). */
  controller: number[];
  zone: number[];
  /** How it lies on the table, and the card it lies at or on, or -1. */
  as: number[];
  on: number[];
  /** The seat on whose half of the table it lies. */
  side: number[];
  flags: number[];
  /** When it came to the table: what left and came back has another number (CCG-ACT-19). 0: it is not there. */
  life: number[];
  /** The turn of its last regular move, Force drain and battle, and of the last use of its weapon or device. */
  moved: number[];
  drained: number[];
  battled: number[];
  fired: number[];
  /** A number that the card's text keeps: victims eaten, forfeit left, the option chosen. */
  kept: number[];
  /** A card that the text keeps as well: where a quest began, the Interrupt that is grabbed; one more than its number. */
  goal: number[];

  /** The piles by `pileAt`; the top card is the last. */
  piles: number[][];
  /** The locations in groups, each in its order on the table: a system with its sites, or a site that lies alone. */
  groups: number[][];
  /** Where the Death Star is: its parsec, and the planet system it orbits or -1. */
  parsec: number;
  orbit: number;

  /** Counts what changes the board, for whatever is worked out from it. */
  version: number;
  /** The last number given out for `life` and for lasting effects. */
  serial: number;
  lasting: Lasting[];
  /** What has just happened, until another action has resolved (CCG-ACT-12). */
  just: Just[];
  /** The last of it that texts which have to be carried out have heard of. */
  attended: number;
  /** Texts that have to be carried out before anything else is declared. */
  waiting: Waiting[];
  /** Cards that have just left play, while their order in a pile can be chosen (CCG-PIL-17). */
  together: number[];
  battle: Battle | null;
  drain: Drain | null;
  attackRun: AttackRun | null;
  attack: Attack | null;

  /** Texts that were used up: for this turn, phase, battle, game; see `useKey`. */
  usedTurn: number[];
  usedPhase: number[];
  usedBattle: number[];
  usedGame: number[];
  /** The turn of the last drain and the last battle or attack at a location, by its card. */
  drainedAt: number[];
  battledAt: number[];
  /** Cards deployed this turn and where, in pairs. */
  deployed: number[];
  /** Definitions of Interrupts played this turn. */
  played: number[];
  /** By seat: whether Force was activated in this phase, and the turn in which no more may be. */
  activated: number[];
  noActivation: number[];
  /** By seat: Force lost to Force drains in this phase. */
  drainLoss: number[];
  /** Titles that a player may not deploy any more: by seat (CCG-UNQ-05). */
  barred: number[][];

  /** Turns in a row in which nothing happened that brings an end nearer. */
  idleTurns: number;
  progress: number;
}

/** What a card on the table is marked with; elsewhere, and at first, it is 0. */
export const MARKS = [
  ...(['flags', 'life', 'kept', 'goal'] as const),
  ...(['moved', 'drained', 'battled', 'fired', 'drainedAt', 'battledAt'] as const),
];

/** By hand, because everything rests on it being cheap: undo, search and safe retry. Read-only parts are shared. */
export function cloneState(s: State): State {
  return {
    ...s,
    frames: copyFrames(s.frames),
    failed: s.failed.slice(),
    random: s.random.slice(),
    def: s.def.slice(),
    controller: s.controller.slice(),
    zone: s.zone.slice(),
    as: s.as.slice(),
    on: s.on.slice(),
    side: s.side.slice(),
    flags: s.flags.slice(),
    life: s.life.slice(),
    moved: s.moved.slice(),
    drained: s.drained.slice(),
    battled: s.battled.slice(),
    fired: s.fired.slice(),
    kept: s.kept.slice(),
    goal: s.goal.slice(),
    piles: columns(s.piles),
    groups: columns(s.groups),
    lasting: s.lasting.slice(), // entries are never changed, only replaced
    just: s.just.slice(),
    waiting: s.waiting.slice(),
    together: s.together.slice(),
    battle: copy(s.battle),
    drain: copy(s.drain),
    attackRun: copy(s.attackRun),
    attack: copy(s.attack),
    usedTurn: s.usedTurn.slice(),
    usedPhase: s.usedPhase.slice(),
    usedBattle: s.usedBattle.slice(),
    usedGame: s.usedGame.slice(),
    drainedAt: s.drainedAt.slice(),
    battledAt: s.battledAt.slice(),
    deployed: s.deployed.slice(),
    played: s.played.slice(),
    activated: s.activated.slice(),
    noActivation: s.noActivation.slice(),
    drainLoss: s.drainLoss.slice(),
    barred: columns(s.barred),
  };
}

/** A table at which these cards, of these owners, lie in no pile yet. */
export function emptyState(edition: string, seats: readonly Seat[], def: number[], owner: readonly number[]): State {
  const perCard = (value: number): number[] => column(def.length, value);
  const perSeat = (): number[] => column(seats.length, 0);
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, perCard(0)])) as {
    [M in (typeof MARKS)[number]]: number[];
  };
  const chance = { frames: [], question: null, failed: [], result: null, random: hiddenChance() };
  const time = { turn: 0, acting: -1, phase: BEFORE, idleTurns: 0, progress: 0, version: 0, serial: 0, attended: 0 };
  const cards = { def, owner, controller: owner.slice(), zone: perCard(RESERVE), side: owner.slice() };
  const places = { as: perCard(LOCATION), on: perCard(-1), piles: emptyLists(seats.length * PILES), groups: [] };
  const lists = { lasting: [], just: [], waiting: [], together: [], deployed: [], played: [] };
  const underWay = { battle: null, drain: null, attackRun: null, attack: null, parsec: 0, orbit: -1 };
  const used = { usedTurn: [], usedPhase: [], usedBattle: [], usedGame: [], barred: emptyLists(seats.length) };
  const force = { activated: perSeat(), noActivation: perSeat(), drainLoss: perSeat() };
  const flow = { edition, seats, ...chance, ...time };
  return { ...flow, ...cards, ...places, ...marks, ...lists, ...underWay, ...used, ...force };
}

/** The cards of which this is true, in the order of their numbers. */
export function cardsThat({ zone }: State, isOne: (card: number) => boolean): number[] {
  const found: number[] = [];
  for (let card = 0; card < zone.length; card++) if (isOne(card)) found.push(card);
  return found;
}

export const pile = (s: State, seat: number, zone: number): number[] => s.piles[pileAt(seat, zone)]!;
export const hand = (s: State, seat: number): number[] => s.piles[pileAt(seat, HAND)]!;

/** CCG-OBJ-03. */
export const lifeForce = (s: State, seat: number): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length;

/** Names one use of a text of a card in the lists of what was used up. */
export const useKey = (card: number, ability: number): number => ability * MOST_CARDS + card;

/** Whether a card lies beside the Lost Pile of the seat that turns it face down. */
const isFaceDown = (s: State, seat: number): boolean =>
  s.as.some((as, card) => as === BESIDE + seat && s.zone[card] === TABLE);

/** Whether the seat (-1: a spectator) may see this card's face, whatever is asked. What is new is hidden. */
export function sees(s: State, viewer: number, card: number): boolean {
  if (s.together.includes(card)) return true; // it lay on the table a moment ago
  switch (s.zone[card]) {
    case TABLE:
    case OUT: // CCG-PIL-05
    case DESTINY:
    case PLAYED:
    case ASIDE: // CCG-STA-02: both versions were shown
      return true;
    case HAND:
      return s.controller[card] === viewer; // CCG-PIL-06
    case LOST:
      // CCG-PIL-04, CCG-CARD-124
      return pile(s, s.controller[card]!, LOST).at(-1) === card && !isFaceDown(s, s.controller[card]!);
    case RESERVE:
      // It was shown when it was put there; where it lies, no view tells.
      return s.as[card] === INSERTED;
    case UNDER:
      if (s.as[card] === FACE_DOWN) return false;
      // A bluff card is its player's secret; what is stacked or covered came there in the open.
      return s.controller[card] === viewer || s.as[card] !== BLUFF;
    default:
      return false;
  }
}
