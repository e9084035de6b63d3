/** The procedures that only the Expanded Rulebook has: what each remembers, and what it returns. Types alone. */
import type { Signature } from '@dejarik/kernel';

interface BuildStepStart {
  readonly seat: number;
}

/** Bids that stay secret until all are made. */
interface SecretBid {
  readonly card: number;
  turn: number;
  /** By seat. */
  bids: number[];
}

export interface ExpandedProcedures {
  secretBid: Signature<SecretBid>;
  buildStepStart: Signature<BuildStepStart>;
}
