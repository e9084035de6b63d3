/** Who stands where, and by what among equals. */
import { describe, expect, test } from 'vitest';
import { nextRound, planFor, record, type Stage, standings, type Tournament } from '../src/index.ts';
import { firstWins, last, loses, opened } from './opened.ts';

/** A tournament whose first rounds are written down by hand: [first, second, games of the first, games of the second]. */
function written(players: number, stages: readonly Stage[], ...rounds: readonly number[][][]): Tournament {
  const t = opened(players, stages);
  return {
    ...t,
    entrants: [[...t.players.keys()]],
    rounds: rounds.map((matches) => ({
      stage: 0,
      matches: matches.map(([first, second, one, other, draws = 0]) =>
        second === undefined
          ? { first: first!, second: null, score: null }
          : { first: first!, second, score: { first: one!, second: other!, draws } },
      ),
    })),
  };
}

describe('standings', () => {
  const swiss = (rounds: number): Stage[] => planFor('swiss', 4, { rounds, finals: 0 });

  test('count a win 3 points, a draw 1, a bye as won without losing a game', () => {
    const t = written(5, swiss(1), [[0, 1, 2, 1], [2, 3, 1, 1], [4]]);
    expect(standings(t).map(({ player, points, byes, games }) => [player, points, byes, games])).toEqual([
      [4, 3, 1, 1],
      [0, 3, 0, 0.6667],
      [2, 1, 0, 0.5],
      [3, 1, 0, 0.5],
      [1, 0, 0, 0.3333],
    ]);
  });

  test('among equal points: what opponents scored, own games, games of opponents', () => {
    // Each has a win and a loss but 0 (two wins) and 3 (none).
    const t = written(
      4,
      swiss(2),
      [
        [0, 1, 2, 0],
        [2, 3, 2, 1],
      ],
      [
        [0, 2, 2, 0],
        [1, 3, 2, 0],
      ],
    );
    const rows = standings(t);
    expect(rows.map(({ player }) => player)).toEqual([0, 1, 2, 3]);
    // 1 met 0 (100 %) and 3 (a third at least); 2 met 3 and 0: the same. 1 won 2 of 4 games, 2 won 2 of 5.
    expect(
      rows.slice(1, 3).map(({ opponentsMatches, games, opponentsGames }) => [opponentsMatches, games, opponentsGames]),
    ).toEqual([
      [0.6667, 0.5, 0.6667],
      [0.6667, 0.4, 0.6667],
    ]);
    // Those who beat 0's opponent are worth more: 2 loses to 0 only, who won everything.
    const better = written(
      6,
      swiss(2),
      [
        [0, 1, 2, 0],
        [2, 3, 2, 0],
        [4, 5, 2, 0],
      ],
      [
        [0, 2, 2, 0],
        [4, 1, 0, 2],
        [3, 5, 2, 0],
      ],
    );
    const order = standings(better).map(({ player }) => player);
    expect(order[0]).toBe(0);
    expect(order.at(-1)).toBe(5);
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(3));
  });

  test('at last the lot decides, the same each time', () => {
    const t = nextRound(opened(8));
    const order = standings(t).map(({ player }) => player);
    expect(order).toEqual(t.entrants[0]);
    expect(standings(t)).toEqual(standings(t));
  });

  test('finals stand above points', () => {
    let t = firstWins(nextRound(opened(4, planFor('swiss', 4, { rounds: 1, finals: 2 }))));
    t = nextRound(t);
    const { first, second } = last(t)[0]!;
    t = record(t, 1, 0, loses());
    expect(
      standings(t)
        .slice(0, 2)
        .map(({ player }) => player),
    ).toEqual([second, first]);
  });
});
