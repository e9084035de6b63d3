/** How a game ended, in a sentence. */
import { listed, type Position, winnersOf } from '@dejarik/kernel';

export function ending({ seats, result, turn }: Pick<Position, 'seats' | 'result' | 'turn'>): string {
  const when = turn === undefined ? '' : ` in turn ${turn}`;
  if (result === null) return `The game was stopped${when}.`;
  const winners = winnersOf(result);
  if (winners.length === 0) return `The game ends${when} without a winner (${result.reason}).`;
  return `${listed(winners.map((seat) => seats[seat]!.name))} ${winners.length === 1 ? 'wins' : 'win'}${when}.`;
}
