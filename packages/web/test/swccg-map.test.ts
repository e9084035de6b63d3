/** How the map of the Star Wars CCG shares its room. */
import { expect, test } from 'vitest';
import { fitHalf, fitMap, type Load, strongest } from '../src/swccg/mapfit.ts';

/** The crowded table of the browser tests: fourteen locations, twelve cards against five at one of them. */
const CROWDED: readonly Load[] = [
  { halves: [[1, 0]] },
  { halves: [[0, 0]] },
  {
    halves: [
      [0, 0],
      [0, 0],
      [0, 2],
    ],
  },
  {
    halves: [
      [1, 0],
      [0, 0],
      [1, 0],
    ],
  },
  {
    halves: [
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
      [12, 5],
    ],
  },
  { halves: [[1, 1]] },
];

const ROOMS = [
  { width: 384, height: 450, upright: true },
  { width: 384, height: 380, upright: true },
  { width: 600, height: 266, upright: false },
  { width: 420, height: 262, upright: false },
  { width: 405, height: 248, upright: false },
];

test.each(ROOMS)('on a map of $width×$height each side of a place shows at least one of its cards', (room) => {
  const fit = fitMap(CROWDED, room, room.upright);
  const bare = fit.bands
    .flat()
    .flatMap(({ group, from, columns }) =>
      columns.flatMap(({ width }, column) =>
        CROWDED[group]!.halves[from + column]!.filter(
          (n) => n > 0 && fitHalf(n, { width: width - 2, height: fit.half - 2 }).shown === 0,
        ),
      ),
    );
  expect(bare).toEqual([]);
});

test.each(ROOMS)('on a map of $width×$height the columns of a band have no more width than there is', (room) => {
  const wide = fitMap(CROWDED, room, room.upright).bands.map((band) =>
    band.reduce((sum, { width }) => sum + width + 6, -6),
  );
  expect(Math.max(...wide)).toBeLessThanOrEqual(room.width);
});

test('of more cards than there is room for the strongest are shown, in their order', () => {
  const powers = ['1', '6', '', '2', '*', '4'];
  expect(strongest(powers, 3, (power) => power)).toEqual(['6', '2', '4']);
});
