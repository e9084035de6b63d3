/** The procedures that only the Expanded Rulebook has: what each remembers, and what it returns. Types alone. */
import type { Signature } from '@dejarik/kernel';

interface BuildStepStart {
  readonly seat: number;
}

export interface ExpandedProcedures {
  buildStepStart: Signature<BuildStepStart>;
}
