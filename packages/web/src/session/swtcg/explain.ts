/** Where a unit's numbers come from, for the card shown large. */
import type { Contribution } from '@dejarik/kernel';
import { defOf, explain, isUnit, nameOf, type SeenTable } from './engine.ts';

interface ExplainedPart extends Contribution {
  /** The title of the card it comes from, or the name of the rule. */
  readonly from: string;
}

export interface Explained {
  readonly speed: readonly ExplainedPart[];
  readonly power: readonly ExplainedPart[];
  readonly health: readonly ExplainedPart[];
}

const NOTHING: Explained = { speed: [], power: [], health: [] };

/** Nothing of a card that the viewer does not see, or that is no unit. */
export function explained(g: SeenTable, card: unknown): Explained {
  if (typeof card !== 'number' || (g.state.def[card] ?? -1) < 0 || !isUnit(defOf(g, card).card)) return NOTHING;
  const parts = (stat: keyof Explained): ExplainedPart[] =>
    explain(g, card, stat).map((part) => ({
      ...part,
      from: part.source < 0 ? '' : part.source === card ? 'printed' : nameOf(g, part.source),
    }));
  return { speed: parts('speed'), power: parts('power'), health: parts('health') };
}
