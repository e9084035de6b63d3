/** Single elimination: the best against the last, so that the best two can only meet in the end. */
import { type Match, winnerOf } from './tournament.ts';

/** The places of a bracket from top to bottom: 1 and 8, 4 and 5, 2 and 7, 3 and 6. */
function places(size: number): number[] {
  let order = [0];
  while (order.length < size) {
    const last = 2 * order.length - 1;
    order = order.flatMap((place) => [place, last - place]);
  }
  return order;
}

/** The first round. Where the players are no power of two, the best have byes. */
export function bracketStart(seeds: readonly number[]): Match[] {
  const order = places(seeds.length);
  const matches: Match[] = [];
  for (let i = 0; i < order.length; i += 2)
    matches.push({ first: seeds[order[i]!] ?? null, second: seeds[order[i + 1]!] ?? null, score: null });
  return matches;
}

/** The winners of tables that lie side by side; who has left is not waited for. */
export function bracketRound(
  seeds: readonly number[],
  before: readonly Match[],
  isHere: (player: number) => boolean,
): Match[] {
  const winners = before.map((match) => {
    const winner = winnerOf(match);
    return winner !== null && isHere(winner) ? winner : null;
  });
  const matches: Match[] = [];
  for (let i = 0; i < winners.length; i += 2) {
    const both = winners.slice(i, i + 2).filter((winner) => winner !== null);
    both.sort((a, b) => seeds.indexOf(a) - seeds.indexOf(b));
    matches.push({ first: both[0] ?? null, second: both[1] ?? null, score: null });
  }
  return matches;
}
