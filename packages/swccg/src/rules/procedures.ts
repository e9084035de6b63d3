/** The procedures of the game: what each remembers, and what it returns. */
import type { Signature, Window } from '@dejarik/kernel';
import type { Draw, Just } from './parts.ts';
import type { Declaration, MoveWay, Spot } from './questions.ts';

/** What is declared and can be answered; or a moment that can be. */
export type Action =
  | { readonly kind: 'text'; readonly seat: number; readonly text: Speaking }
  | { readonly kind: 'deploy'; readonly seat: number; readonly deployment: Deployment }
  | {
      readonly kind: 'reactMove';
      readonly seat: number;
      readonly card: number;
      readonly path: readonly number[];
    }
  | { readonly kind: 'drain'; readonly seat: number; readonly at: number }
  | { readonly kind: 'battle'; readonly seat: number; readonly at: number }
  | { readonly kind: 'fire'; readonly seat: number; readonly shot: Shot }
  /** Nothing that is declared, but something that was reached: it can be answered, and cannot be cancelled. */
  | { readonly kind: 'moment'; readonly seat: number; readonly first: number; readonly just: Just };

/** A text that is being declared or carried out, with whom it speaks of. */
export interface Speaking {
  readonly seat: number;
  /** The card whose text it is, and its life: what was on the table may have left it. */
  readonly card: number;
  readonly life: number;
  readonly ability: number;
  /** Targets by the order of the declarations that chose them, and their lives. */
  targets: number[][];
  lives: number[][];
  /** A number chosen or paid. */
  n: number;
  /** What it answers, if it answers something. */
  readonly about: Just | null;
}

export interface Deployment {
  readonly seat: number;
  readonly card: number;
  readonly to: Spot;
  readonly free: boolean;
  readonly react: boolean;
  /** Of a Utinni Effect: whom it targets, and the target's life. */
  readonly target?: number;
  readonly targetLife?: number;
  /** Of a card that deploys just after something: the card that it answers. */
  readonly about?: number;
  /** Deployed aboard it at the same time, or -1; the cards it replaces. */
  readonly pilot: number;
  readonly replaced: readonly number[];
}

export interface Shot {
  readonly seat: number;
  /** One weapon, several that are fired together, or one twice. */
  readonly weapons: readonly number[];
  target: number;
  targetLife: number;
  /** Added to each destiny drawn for it, in thousandths. */
  each: number;
  /** Outside battles and attacks: fired by an Interrupt (CCG-WPN-13). */
  readonly sniper: boolean;
}

/** A weapon is aimed: whom at, and how often. */
export interface Aim {
  readonly seat: number;
  readonly weapon: number;
  target: number;
  readonly each: number;
  readonly sniper: boolean;
}

export interface Resolve extends Speaking {
  /** The operation of its program that comes next, and how far it is. */
  at: number;
  phase: number;
  /** What was found, chosen or targeted last. */
  it: number[];
  /** Destiny totals of the own draws and of the opponent's. */
  destiny: number;
  theirs: number;
  /** Cards still to be chosen, lost, asked about. */
  list: number[];
}

interface Phase {
  readonly phase: number;
  seat: number;
  passes: number;
}

export interface Declare extends Speaking {
  /** The declaration that comes next. */
  next: number;
  readonly from: number;
  /** From the moment it is shown the number by which a card left the hand. */
  card: number;
}

export interface DeployMemory {
  readonly seat: number;
  /** From the declaration on the number by which it leaves the hand. */
  card: number;
  free: boolean;
  readonly react: boolean;
  to: Spot;
  target?: number;
  about?: number;
  pilot: number;
  replaced: number[];
}

/** A card on its way, place by place. */
interface Travel {
  readonly seat: number;
  readonly card: number;
  readonly path: readonly number[];
  /** How it lies at the end of the way. */
  readonly as: number;
  /** Its regular move of the turn (CCG-MOV-01). */
  readonly regular: boolean;
  readonly react: boolean;
  next: number;
}

/** Cards that go together, from one place to another. */
export interface Convoy {
  readonly seat: number;
  readonly way: 'transit' | 'transfer' | 'squad';
  /** The bay, the ship or the leader. */
  readonly from: number;
  to: number;
  along: number[];
  card: number;
}

export interface React {
  readonly seat: number;
  readonly card: number;
  /** Away from the battle, to where the player says. */
  readonly away: boolean;
  readonly free: boolean;
  path: readonly number[];
}

interface LoseForce {
  readonly seat: number;
  /** Cards left to lose. */
  n: number;
  /** As a price, which nothing reduces (CCG-FRC-14). */
  readonly price: boolean;
  /** The pile it has to come from while that lasts, or -1 (CCG-FRC-16). */
  readonly from: number;
  lost: number;
}

export interface DrawDestiny {
  readonly seat: number;
  /** What for: `battle`, `weapon`, or a text's own. */
  readonly draw: 'battle' | 'weapon' | 'any';
  readonly powerOnly: boolean;
  /** The weapon, or the card whose text draws. */
  readonly by: number;
  result: Draw | null;
  /** The numbers to choose from. */
  card: number;
  n: number;
  /** It is drawn once more. */
  redrawn: boolean;
}

interface AttackRunMemory {
  readonly seat: number;
  /** The Epic Event. */
  readonly card: number;
  /** Starships that have gone into the Trench. */
  entered: number;
  /** The weapon that fires and those that have fired; the starship that it fires at, or that pulls up. */
  weapon: number;
  fired: number[];
  ship: number;
  /** Destiny drawn, how often, and the total, in thousandths. */
  draws: number;
  destiny: number;
  total: number;
  /** Starships that still have to make a maneuver check. */
  checks: number[];
}

interface IgnitionMemory {
  readonly seat: number;
  readonly card: number;
  system: number;
  /** Destiny in thousandths; X, Y and Z as the card has them. */
  destiny: number;
  x: number;
  y: number;
  z: number;
}

export interface Procedures {
  game: Signature;
  setup: Signature<{ seat: number; chosen: number[]; aside: number[] }>;
  turn: Signature;
  phase: Signature<Phase>;
  /** `n`: how much Force is activated; `done`: how much of it so far. */
  activate: Signature<{ readonly seat: number; n: number; done: number }>;
  drawCard: Signature<{ readonly seat: number }>;
  automatic: Signature;
  declare: Signature<Declare>;
  resolve: Signature<Resolve>;
  answers: Signature<Window<Action, Declaration>, boolean>;
  deploy: Signature<DeployMemory>;
  /** Returns how many cards were lost. */
  loseForce: Signature<LoseForce, number>;
  drain: Signature<{ readonly seat: number; readonly at: number; asked: number }>;
  battle: Signature<{
    readonly seat: number;
    readonly at: number;
    /** Cards chosen one by one to fight it; none: all that are there. Draws added from the start. */
    readonly picked: readonly number[];
    readonly added: number;
    /** Seats that were asked for battle destiny, and how many of the draws count for attrition. */
    asked: number;
    battleDraws: number;
  }>;
  /** The weapons step: those that come first of both players, then the attacker's and the defender's. */
  weapons: Signature<{ readonly seat: number; stage: number }>;
  aim: Signature<Aim>;
  fire: Signature<Shot & { drawn: number; total: number }>;
  arrange: Signature;
  seek: Signature<{ readonly seeker: number }>;
  unload: Signature<{ readonly bearer: number }>;
  handOver: Signature<{ readonly seat: number; readonly card: number }>;
  attack: Signature<{ readonly seat: number; readonly creature: number; power: number; against: number }>;
  creatureMoves: Signature<{ readonly seat: number; moved: number[] }>;
  creatureAttacks: Signature<{ attacked: number[]; creature: number }>;
  bite: Signature<{ readonly creature: number; readonly victim: number; ferocity: number; power: number }>;
  clash: Signature<{ readonly a: number; readonly b: number; ferocity: number }>;
  /** Returns it in thousandths, with the destiny drawn for it (CCG-CRE-16). */
  ferocity: Signature<{ readonly creature: number; drawn: number; total: number }, number>;
  destiny: Signature<DrawDestiny, Draw | null>;
  damage: Signature<{
    readonly seat: number;
    /** Force lost for battle damage. */
    paid: number;
    /** Whether it was announced that Force will be lost, and that nothing is left to forfeit. */
    told: boolean;
    left: boolean;
  }>;
  moveDeathStar: Signature<{ readonly seat: number; readonly card: number }>;
  layBluff: Signature<{ readonly seat: number; readonly card: number }>;
  callBluff: Signature<{ readonly seat: number; readonly card: number }>;
  attackRun: Signature<AttackRunMemory>;
  primaryIgnition: Signature<IgnitionMemory>;
  move: Signature<{ readonly seat: number; readonly card: number; readonly way: MoveWay }>;
  travel: Signature<Travel>;
  convoy: Signature<Convoy>;
  react: Signature<React>;
  /** Cards that leave their place by order of a text, one after another. */
  moveAway: Signature<{ cards: number[]; readonly free: boolean; readonly orLost: boolean }>;
  replace: Signature<{ readonly seat: number; readonly card: number; readonly replaced: readonly number[] }>;
}
