/** Where a unit's numbers come from, for the card shown large. */
import type { Contribution } from '@dejarik/kernel';
import { explain, isUnit, nameOf, type SwtcgMatch } from './engine.ts';

interface ExplainedPart extends Contribution {
  /** The title of the card it comes from, or the name of the rule. */
  readonly from: string;
}

export interface Explained {
  readonly speed: readonly ExplainedPart[];
  readonly power: readonly ExplainedPart[];
  readonly health: readonly ExplainedPart[];
}

export function explained({ table: g }: SwtcgMatch, card: number): Explained {
  const parts = (stat: keyof Explained): ExplainedPart[] =>
    isUnit(g.cards.cards[g.state.def[card]!]!.card)
      ? explain(g, card, stat).map((part) => ({
          ...part,
          from: part.source < 0 ? '' : part.source === card ? 'printed' : nameOf(g, part.source),
        }))
      : [];
  return { speed: parts('speed'), power: parts('power'), health: parts('health') };
}
