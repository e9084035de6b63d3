/** Why something is not allowed. The rules make these where they decide what is offered. */
import type { Reason } from '@dejarik/kernel';

export const reason = (rule: string, why: string): Reason => ({ rule, why });

/** Null where there is nothing against it. */
export type Refusal = Reason | null;
