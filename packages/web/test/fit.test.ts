import { describe, expect, test } from 'vitest';
import { type Cards, type Fit, fit, fitHand, type Room, stacksNames } from '../src/table/fit.ts';
import { fitPlan } from '../src/young-jedi/planfit.ts';

/** Rows as they are at the five sizes: arenas, the own build zone, the enemy's. */
const ROOMS: readonly Room[] = [
  { width: 323, height: 226 },
  { width: 489, height: 338 },
  { width: 364, height: 130 },
  { width: 184, height: 110 },
  { width: 216, height: 110 },
  { width: 290, height: 150 },
  { width: 184, height: 64 },
  { width: 470, height: 45 },
  { width: 368, height: 46 },
  { width: 300, height: 31 },
  { width: 138, height: 112 },
];

/** The height that a browser needs for them: as many in a line as its width takes. */
function needed({ n, backs, piloted }: Cards, { width, height, plate }: Fit, room: Room): number {
  const gap = plate ? 4 : 7;
  const lineGap = !plate && piloted ? 15 : gap;
  let lines = 1;
  let x = 0;
  for (let i = 0; i < n; i++) {
    const wide = plate && i < backs ? Math.min(width, 24) : width;
    if (x > 0 && x + wide > room.width) {
      lines++;
      x = 0;
    }
    x += wide + gap;
  }
  return lines * height + (lines - 1) * lineGap + (!plate && piloted ? 13 : 0);
}

const COUNTS = Array.from({ length: 10 }, (_, i) => i + 1);

describe('cards of a row', () => {
  for (const room of ROOMS)
    test(`all of them fit into ${room.width}×${room.height}`, () => {
      for (const n of COUNTS)
        for (const backs of [0, Math.floor(n / 2), n - 2, n].filter((some) => some >= 0))
          for (const piloted of [false, true]) {
            const size = fit({ n, backs, piloted }, room);
            expect(size.width, `${n} cards`).toBeLessThanOrEqual(room.width);
            expect(needed({ n, backs, piloted }, size, room), `${n} cards, ${backs} backs`).toBeLessThanOrEqual(
              room.height,
            );
          }
    });

  test('plates lie in more columns rather than lose their numbers', () => {
    for (const n of COUNTS.slice(0, 8))
      expect(fit({ n, backs: 0, piloted: false }, { width: 138, height: 112 }).height, `${n}`).toBeGreaterThanOrEqual(
        24,
      );
  });

  test('none is too narrow for its name or too low for a line of it', () => {
    for (const room of ROOMS)
      for (const n of COUNTS.slice(0, 8)) {
        const { width, height } = fit({ n, backs: 0, piloted: false }, room);
        expect(width, `${n} in ${room.width}×${room.height}`).toBeGreaterThanOrEqual(64);
        expect(height, `${n} in ${room.width}×${room.height}`).toBeGreaterThanOrEqual(13);
      }
  });

  test('names stand under each other only where there is room for them above the units', () => {
    const cards = { n: 3, backs: 0, piloted: true, names: 2 };
    const stacks = (room: Room, more: Partial<Cards> = {}): boolean => {
      const row = { ...cards, ...more };
      return stacksNames(row, fit(row, room), room);
    };
    expect(stacks({ width: 323, height: 226 })).toBe(true);
    expect(stacks({ width: 323, height: 226 }, { names: 1 })).toBe(false);
    // A large unit gives up some of its height for them; plates have their names in them.
    for (const n of [1, 2]) expect(stacks({ width: 323, height: 226 }, { n }), `${n} units`).toBe(true);
    expect(stacks({ width: 184, height: 110 })).toBe(false);
    for (const n of [1, 2, 3]) {
      const row = { ...cards, n };
      const room = { width: 323, height: 226 };
      expect(fit(row, room).height + 13 + 24, `${n} units and their names`).toBeLessThanOrEqual(room.height);
    }
    expect(fit({ ...cards, n: 2 }, { width: 147, height: 110 }).plate).toBe(true);
    expect(fit({ ...cards, n: 2, names: 1 }, { width: 147, height: 110 }).plate).toBe(false);
    // In two lines the names would cover the units above them.
    expect(stacks({ width: 323, height: 226 }, { n: 7 })).toBe(false);
  });
});

describe('cards of a low hand', () => {
  test('fan while their names can be read, and else lie in two lines that fit', () => {
    expect(fitHand(4, { width: 295, height: 84 })).toBeNull();
    expect(fitHand(9, { width: 364, height: 130 })).toBeNull();
    for (const n of COUNTS.filter((count) => count > 4)) {
      const { width, height } = fitHand(n, { width: 295, height: 84 })!;
      expect(Math.ceil(n / 2) * (width + 4) - 4).toBeLessThanOrEqual(295);
      expect(2 * height + 4).toBeLessThanOrEqual(84);
    }
  });
});

describe('cards of a battle plan', () => {
  test('stand upright with their pictures where there is room for them without the notes', () => {
    const room = { width: 898, height: 330 };
    const { form, height } = fitPlan([3, 3, 1, 2, 1], room);
    expect(form).toContain('bare');
    expect(2 * (height + 30) + 8).toBeLessThanOrEqual(room.height);
    expect(height).toBeGreaterThanOrEqual(120);
  });

  test('have their notes where these fit too, and lie as plates where nothing else fits', () => {
    expect(fitPlan([2, 1], { width: 898, height: 330 }).form).not.toMatch(/bare|plate/u);
    expect(fitPlan([3, 3, 1, 2, 1], { width: 360, height: 200 }).form).toContain('plate');
  });

  test('leave no room unused on a phone', () => {
    const { width, height } = fitPlan([3, 3, 1, 2, 1], { width: 364, height: 270 });
    expect(width * height).toBeGreaterThan(62 * 26 * 1.3);
  });
});
