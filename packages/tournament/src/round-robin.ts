/** Round robin: everybody meets everybody once, by the circle method. Of an odd number one rests each round. */
import type { Match } from './tournament.ts';

const even = (players: number): number => players + (players % 2);

export const roundRobinRounds = (players: number): number => even(players) - 1;

/** One round; whoever should meet a player who has left has a bye. */
export function roundRobinTable(
  players: readonly number[],
  round: number,
  isHere: (player: number) => boolean,
): Match[] {
  const size = even(players.length);
  // The first stays, the others move on by one place each round.
  const at = (place: number): number | null => {
    const player = players[place === 0 ? 0 : 1 + ((place - 1 + round) % (size - 1))];
    return player !== undefined && isHere(player) ? player : null;
  };
  const matches: Match[] = [];
  for (let i = 0; i < size / 2; i++) {
    const pair = [at(i), at(size - 1 - i)];
    // So that the one who stays is not always named first.
    if (round % 2 === 1) pair.reverse();
    const both = pair.filter((player) => player !== null);
    if (both.length > 0) matches.push({ first: both[0]!, second: both[1] ?? null, score: null });
  }
  return matches.sort((a, b) => Number(a.second === null) - Number(b.second === null));
}
