// The faces of whoever sits across: in a game of four that is not every second seat.
import { expect, test } from 'vitest';
import { facesAgainst, facesOf } from '../src/pages/home/rivals.ts';

const fourSeats = ['Dark A', 'Dark B', 'Light A', 'Light B'].map((name, seat) => {
  const side = seat < 2 ? 0 : 1;
  return { name, side, team: side };
});

test('a game for two has the faces of the other side', () => {
  expect(facesAgainst('normal', {}, 0)).toEqual(['kenobi']);
  expect(facesAgainst('normal', {}, 1)).toEqual(['vader']);
  expect(facesAgainst('easy', {}, -1)).toEqual(facesOf('easy', 0));
});

test('of four seats the first two play against Light', () => {
  expect(fourSeats.map((_, seat) => facesAgainst('normal', { seats: fourSeats }, seat)[0])).toEqual([
    'kenobi',
    'kenobi',
    'vader',
    'vader',
  ]);
});

test('whoever takes the place of a side has the faces against it', () => {
  const vong = [
    { name: 'Yuuzhan Vong', side: 2, team: 0 },
    { name: 'Light', side: 1, team: 1 },
  ];
  expect(facesAgainst('easy', { seats: vong }, 0)).toEqual(['jarjar']);
});
