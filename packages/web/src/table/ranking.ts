/** Which of a card's answers comes first, and which of them a second click on the card gives. */
import type { Choice } from '../session/moment.ts';

/** `order`: the kinds of answers, the most that can be done with a card first. */
export const rankedBy =
  (order: readonly string[]) =>
  <C extends Choice>(choices: readonly C[]): C[] => {
    const rank = ({ kind }: C): number => {
      const at = order.indexOf(kind);
      return at < 0 ? order.length : at;
    };
    return choices.toSorted((a, b) => rank(a) - rank(b));
  };

/** The first of the ranked answers, unless it is one that takes more than a second click. */
export function unlessDeliberate<C extends Choice>(
  ranked: readonly C[],
  deliberate: ReadonlySet<string>,
): C | undefined {
  const [first] = ranked;
  return first !== undefined && deliberate.has(first.kind) ? undefined : first;
}
