/** The procedures that only the Expanded Rulebook has: what each remembers, and what it returns. Types alone. */
import type { Signature } from '@dejarik/kernel';
import type { TeamStep } from '../procedures.ts';
import type { Waiting } from '../spoken.ts';

export interface BuildStepStart extends TeamStep {
  /** The seats that have drawn the card of the turn, as bits. */
  drawn: number;
  /** Abilities used at this moment. */
  used: number[];
}

/** Bids that stay secret until all are made. */
interface SecretBid {
  readonly card: number;
  turn: number;
  /** By seat. */
  bids: number[];
}

/** What can be disrupted (TCG-DISR-01). */
export type Disruptable = 'attack' | 'ability' | 'card' | 'deploy' | 'complete';

export interface Disrupt {
  readonly what: Disruptable;
  /** Whose it is, and the card that attacks, is played, deployed or completed, or has the ability. */
  readonly seat: number;
  readonly card: number;
  readonly ability: number;
  cancelled: number;
}

/** A card on its way into play: into an arena or another zone, or into a unit's stack. */
export interface Arriving {
  readonly how: 'deploy' | 'stack' | 'place';
  readonly seat: number;
  card: number;
  readonly to: number;
  readonly unit: number;
  readonly place: number;
}

/** Steps 6 and 7 of the attack, for any counters that were placed (TCG-POP-15). */
export interface Casualties {
  /** The units that got counters, and by whom, or -1. */
  readonly units: readonly number[];
  readonly sources: readonly number[];
  /** Triggers take effect between the steps; in the middle of another effect they wait for its end (TCG-ATTACK-26). */
  readonly triggers: number;
  discarded: number[];
}

/** What one unit owes another at the end of the attack (TCG-ATTACK-18). */
export interface Owed {
  readonly source: number;
  readonly unit: number;
  /** As much damage, or as many dice of it. */
  readonly n: number;
  readonly dice: number;
}

interface PlayEvent {
  readonly seat: number;
}

interface PullResource {
  readonly seat: number;
}

interface AreaDamage {
  readonly source: number;
  readonly arena: number;
  readonly n: number;
}

/** Those who may predict the hits, one after the other. */
interface Predictions {
  chances: readonly Waiting[];
}

interface DamageControl {
  readonly seat: number;
  readonly unit: number;
}

/** The unit that came into an arena. */
interface Ambush {
  readonly unit: number;
}

/** What a seat has to pay now: for which card, and by which of its lines. */
export interface Upkeep {
  readonly seat: number;
  readonly source: number;
  readonly ability: number;
}

interface Lucky {
  readonly unit: number;
  /** So many dice at most, and those picked so far. */
  readonly most: number;
  picked: readonly number[];
}

interface Surge {
  readonly unit: number;
  readonly n: number;
}

interface Velocity {
  readonly unit: number;
}

/** A card is completed otherwise than by its build cost; as in the option. */
interface Finishing {
  readonly seat: number;
  card: number;
  readonly to: number;
  readonly unit: number;
  readonly place: number;
  readonly force: number;
  readonly ability: number;
  readonly points?: number;
  readonly way?: number;
}

interface Traps {
  /** The Trap that is being carried out, or -1. */
  card: number;
}

export interface ExpandedProcedures {
  playEvent: Signature<PlayEvent>;
  pullResource: Signature<PullResource>;
  traps: Signature<Traps>;
  secretBid: Signature<SecretBid>;
  buildStepStart: Signature<BuildStepStart>;
  disrupt: Signature<Disrupt, boolean>;
  arrival: Signature<Arriving>;
  duplicate: Signature;
  casualties: Signature<Casualties>;
  owed: Signature<Owed>;
  areaDamage: Signature<AreaDamage>;
  predictions: Signature<Predictions>;
  damageControl: Signature<DamageControl>;
  ambush: Signature<Ambush>;
  lucky: Signature<Lucky>;
  surge: Signature<Surge>;
  upkeep: Signature<Upkeep>;
  velocity: Signature<Velocity>;
  finish: Signature<Finishing>;
  fallOff: Signature;
}
