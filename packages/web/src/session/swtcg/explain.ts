/** Where a unit's numbers come from, for the card shown large. */
import type { Contribution } from '@dejarik/kernel';
import { attachedTo, defOf, explain, isUnit, nameOf, type SeenTable } from './engine.ts';

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

const PRINTED = 'printed';
const OWN = 'its own text';

/** What gives the unit itself so much more: a piece of its Equipment, or its own text. */
function ownOf(g: SeenTable, unit: number, stat: keyof Explained, n: number): string {
  const worn = attachedTo(g.state, unit).find((card) => {
    const tree = (g.state.def[card] ?? -1) < 0 ? undefined : defOf(g, card).equipped?.tree;
    return tree?.is === 'equipped' && tree.grants.some((mod) => mod.is === 'stat' && mod.stat === stat && mod.n === n);
  });
  return worn === undefined ? OWN : nameOf(g, worn);
}

/** Nothing of a card that the viewer does not see, or that is no unit. */
export function explained(g: SeenTable, card: unknown): Explained {
  if (typeof card !== 'number' || (g.state.def[card] ?? -1) < 0 || !isUnit(defOf(g, card).card)) return NOTHING;
  const parts = (stat: keyof Explained): ExplainedPart[] =>
    explain(g, card, stat).map((part, i) => ({
      ...part,
      from:
        part.source < 0
          ? ''
          : part.source !== card
            ? nameOf(g, part.source)
            : i === 0
              ? PRINTED
              : ownOf(g, card, stat, part.n),
    }));
  return { speed: parts('speed'), power: parts('power'), health: parts('health') };
}
