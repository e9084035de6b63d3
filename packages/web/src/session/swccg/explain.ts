/** Where a card's numbers come from, for the card shown large. */
import { hasStat, nameOf, type SeenTable, shown, type Stat, TABLE, workOut } from './engine.ts';
import { SHOWN_STATS } from './facts.ts';

export interface Explained {
  readonly stat: Stat;
  readonly n: string;
  /** What it is made of: `3 printed`, `+1 Leia Organa`. */
  readonly parts: readonly string[];
}

/** Nothing of a card that the viewer does not see, or that is not on the table. */
export function explained(g: SeenTable, card: unknown): Explained[] {
  if (typeof card !== 'number' || (g.state.def[card] ?? -1) < 0 || g.state.zone[card] !== TABLE) return [];
  return SHOWN_STATS.filter((stat) => hasStat(g, card, stat)).map((stat) => {
    const parts: string[] = [];
    const n = workOut(g, card, stat, (rule, how, by) => {
      const source = rule === null ? 'printed' : nameOf(g, rule.source);
      if (how === 'is') parts.push(`${shown(Math.max(0, by))} ${source}`);
      else if (how === 'times') parts.push(`×${by} ${source}`);
      else parts.push(`${by < 0 ? '−' : '+'}${shown(Math.abs(by))} ${source}`);
    });
    return { stat, n: shown(Math.max(0, n)), parts };
  });
}
