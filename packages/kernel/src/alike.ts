/** Options that would read the same: each gets a number, unless nothing at all tells them apart. */
import type { Option } from './procedure.ts';

/**
 * What tells each option from the others in the same words: what the game knows of it, and its number among those that
 * are alike even so. Copies (`isCopy`), of which a player cannot care which is taken, share one.
 */
export function marksOf(
  options: readonly Option[],
  text: (option: Option) => string,
  known: (option: Option) => string,
  isCopy: (one: Option, other: Option) => boolean,
): string[] {
  const marks = options.map(known);
  const alike = Map.groupBy(options.keys(), (index) => JSON.stringify([text(options[index]!), marks[index]]));
  for (const indices of alike.values()) {
    const different: number[] = [];
    const numbers = indices.map((index) => {
      const at = different.findIndex((other) => isCopy(options[other]!, options[index]!));
      return at < 0 ? different.push(index) : at + 1;
    });
    if (different.length === 1) continue;
    indices.forEach((index, i) => {
      marks[index] = [marks[index]!, `${numbers[i]} of ${different.length}`].filter((part) => part !== '').join(', ');
    });
  }
  return marks;
}
