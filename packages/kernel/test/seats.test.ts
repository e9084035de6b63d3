import { describe, expect, test } from 'vitest';
import {
  defeatOf,
  drawOf,
  eachForItself,
  EVERYBODY,
  isAmong,
  NOBODY,
  opponentOf,
  opponentsOf,
  partnersOf,
  SPECTATOR,
  seatsOf,
  victoryOf,
  viewerBit,
  viewersOf,
  winnersOf,
} from '../src/index.ts';
import { masks, THREE, TWO_TEAMS } from '../src/testing/toys/masks.ts';

const TWO = eachForItself(['Dark', 'Light']);
const ONE_AGAINST_TWO = [
  { name: 'Dragon', side: 0, team: 0 },
  { name: 'Knight', side: 1, team: 1 },
  { name: 'Squire', side: 1, team: 1 },
];

describe('who plays with whom', () => {
  test('each for itself, two or more', () => {
    expect(TWO).toEqual([
      { name: 'Dark', side: 0, team: 0 },
      { name: 'Light', side: 1, team: 1 },
    ]);
    expect([0, 1].map((seat) => opponentsOf({ seats: TWO }, seat))).toEqual([[1], [0]]);
    expect([0, 1].map((seat) => opponentOf({ seats: TWO }, seat))).toEqual([1, 0]);
    expect([0, 1].map((seat) => partnersOf({ seats: TWO }, seat))).toEqual([[], []]);
  });

  test('the next at the table comes first', () => {
    expect([0, 1, 2].map((seat) => opponentsOf({ seats: THREE }, seat))).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    expect([0, 1, 2].map((seat) => opponentOf({ seats: THREE }, seat))).toEqual([1, 2, 0]);
  });

  test('in teams, of the same size or not', () => {
    const four = { seats: TWO_TEAMS };
    expect([0, 1, 2, 3].map((seat) => opponentsOf(four, seat))).toEqual([
      [1, 3],
      [2, 0],
      [3, 1],
      [0, 2],
    ]);
    expect([0, 1, 2, 3].map((seat) => partnersOf(four, seat))).toEqual([[2], [3], [0], [1]]);
    const odd = { seats: ONE_AGAINST_TWO };
    expect([0, 1, 2].map((seat) => [opponentsOf(odd, seat), partnersOf(odd, seat)])).toEqual([
      [[1, 2], []],
      [[0], [2]],
      [[0], [1]],
    ]);
    expect([0, 1, 2].map((seat) => opponentOf(odd, seat))).toEqual([1, 0, 0]);
  });

  test('is the same for seats that were stored and loaded', () => {
    const seats = JSON.parse(JSON.stringify(TWO_TEAMS)) as typeof TWO_TEAMS;
    expect(opponentsOf({ seats }, 1)).toEqual([2, 0]);
  });

  test('a setup may say who sits there', () => {
    expect(seatsOf(masks, {})).toBe(THREE);
    expect(seatsOf(masks, { seats: TWO_TEAMS })).toBe(TWO_TEAMS);
  });
});

describe('viewers', () => {
  test('are the seats and a spectator, each with a bit of its own', () => {
    expect(viewersOf({ seats: TWO_TEAMS })).toEqual([0, 1, 2, 3, SPECTATOR]);
    const bits = viewersOf({ seats: TWO_TEAMS }).map(viewerBit);
    expect(new Set(bits).size).toBe(5);
    for (const [i, viewer] of viewersOf({ seats: TWO_TEAMS }).entries())
      for (const other of viewersOf({ seats: TWO_TEAMS })) expect(isAmong(bits[i]!, other)).toBe(viewer === other);
  });

  test('may be everybody or nobody', () => {
    for (const viewer of [SPECTATOR, 0, 1, 15]) {
      expect(isAmong(EVERYBODY, viewer)).toBe(true);
      expect(isAmong(NOBODY, viewer)).toBe(false);
    }
  });
});

describe('a result', () => {
  test('is the same for a whole team', () => {
    expect(victoryOf(TWO_TEAMS, 1, 'points').outcomes).toEqual(['lost', 'won', 'lost', 'won']);
    expect(defeatOf(TWO_TEAMS, 1, 'concession')).toEqual({
      outcomes: ['won', 'lost', 'won', 'lost'],
      reason: 'concession',
    });
    expect(defeatOf(THREE, 1, 'concession').outcomes).toEqual(['won', 'lost', 'won']);
    expect(drawOf(TWO_TEAMS, 'loop')).toEqual({ outcomes: ['drawn', 'drawn', 'drawn', 'drawn'], reason: 'loop' });
  });

  test('names its winners', () => {
    expect(winnersOf(victoryOf(TWO_TEAMS, 0, 'points'))).toEqual([0, 2]);
    expect(winnersOf(defeatOf(ONE_AGAINST_TWO, 0, 'points'))).toEqual([1, 2]);
    expect(winnersOf(drawOf(THREE, 'points'))).toEqual([]);
  });
});
