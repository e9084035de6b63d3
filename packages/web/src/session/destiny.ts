/** What destiny is still to be drawn from the own cards: exactly, by counting the cards that could be on top. */

/** What can be drawn: how many cards there are of each number. */
export interface Destinies {
  /** `[number, how many cards]`, the lowest number first. */
  readonly cards: readonly (readonly [number, number])[];
  readonly left: number;
}

/** A draw that something hangs on. */
export interface DestinyOdds extends Destinies {
  /** How many cards will be drawn. */
  readonly draws: number;
  /** The least that they have to come to. */
  readonly needs: number;
  readonly chance: number;
}

export function destiniesOf(numbers: readonly number[]): Destinies {
  const counts = new Map<number, number>();
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1);
  return { cards: [...counts].sort(([a], [b]) => a - b), left: numbers.length };
}

/** In how many ways so many of n can be taken. */
function choose(n: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** How likely so many cards, drawn without putting any back, come to at least as much. */
export const destinyChance = (of: Destinies, draws: number, needs: number): number =>
  chanceThat(of, draws, (sum) => sum >= needs);

/** How likely so many cards, drawn without putting any back, come to a sum that does. */
export function chanceThat({ cards, left }: Destinies, draws: number, does: (sum: number) => boolean): number {
  // Who draws the last card loses; what is not there counts nothing.
  const taken = Math.min(draws, left);
  /** By how many were taken: in how many ways each sum comes about. */
  let ways: Map<number, number>[] = Array.from({ length: taken + 1 }, () => new Map<number, number>());
  ways[0]!.set(0, 1);
  for (const [number, count] of cards) {
    const next = Array.from({ length: taken + 1 }, () => new Map<number, number>());
    ways.forEach((sums, had) => {
      for (const [sum, n] of sums)
        for (let more = 0; more <= Math.min(count, taken - had); more++) {
          const row = next[had + more]!;
          const now = sum + more * number;
          row.set(now, (row.get(now) ?? 0) + n * choose(count, more));
        }
    });
    ways = next;
  }
  let enough = 0;
  for (const [sum, n] of ways[taken]!) if (does(sum)) enough += n;
  return enough / choose(left, taken);
}

export const destinyOdds = (of: Destinies, draws: number, needs: number): DestinyOdds => ({
  ...of,
  draws,
  needs,
  chance: destinyChance(of, draws, needs),
});
