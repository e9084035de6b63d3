// Numbers in thousandths: halves exact, pi in its place among everything that can be added up.
import { describe, expect, test } from 'vitest';
import { allowed, exact, HALF, MOST_PI, ONE, PI, required, shown, squareRoot } from '../src/exact.ts';

/** No power, price or sum of a game comes near it. */
const MOST = 300;

describe('pi', () => {
  // CCG-OBJ-16, CCG-DST-10: comparisons use the exact number.
  test('lies where it should among all sums of up to eight of it and halves up to three hundred', () => {
    let compared = 0;
    for (let times = -MOST_PI; times <= MOST_PI; times++) {
      for (let halves = -2 * MOST; halves <= 2 * MOST; halves++) {
        // `times` pi against `halves` halves: with what is common to both sides taken away, every comparison is one of these.
        const real = Math.sign(times * Math.PI - halves / 2);
        expect(Math.sign(times * PI - halves * HALF), `${times} pi and ${halves} halves`).toBe(real);
        compared++;
      }
    }
    expect(compared).toBe(17 * 1201);
  });

  test('would not with one digit less: seven of them are less than 22', () => {
    expect(7 * Math.PI).toBeLessThan(22);
    expect(7 * PI).toBeLessThan(22 * ONE);
    expect(7 * 3150).toBeGreaterThan(22 * ONE);
  });

  test('as attrition is not met by 3, but by 3.5 (CCG-DST-10)', () => {
    expect(3 * ONE).toBeLessThan(PI);
    expect(3 * ONE + HALF).toBeGreaterThan(PI);
  });

  test('as an amount takes 4 cards and gives 3 (CCG-DST-18)', () => {
    expect(required(PI)).toBe(4);
    expect(allowed(PI)).toBe(3);
  });
});

describe('amounts (CCG-DST-18, CCG-OBJ-15)', () => {
  test.each([
    [0, 0, 0],
    [2 * ONE, 2, 2],
    [HALF, 1, 0],
    [ONE + HALF, 2, 1],
    [-ONE, 0, 0],
    [-HALF, 0, 0],
  ])('%i thousandths take %i cards and give %i', (n, takes, gives) => {
    expect(required(n)).toBe(takes);
    expect(allowed(n)).toBe(gives);
    expect(Object.is(required(n), -0)).toBe(false);
  });
});

describe('a number', () => {
  test.each([
    ['3', 3000],
    ['0', 0],
    ['1/2', 500],
    ['3/2', 1500],
    ['0.5', 500],
    ['1.5', 1500],
    ['2.0', 2000],
    ['π', 3142],
    ['pi', 3142],
  ])('%s is read', (text, n) => {
    expect(exact(text)).toBe(n);
  });

  test.each(['', ' 3', '-1', '3.14', '1/3', '*', 'x', '1e3', '0x3', '1234567', '٣'])('%j is not', (text) => {
    expect(exact(text)).toBeNull();
  });

  test.each([
    [3000, '3'],
    [0, '0'],
    [500, '0.5'],
    [1500, '1.5'],
    [-1000, '-1'],
    [PI, 'π'],
    [2 * PI, '2π'],
    [PI + 2000, 'π + 2'],
    [2 * PI + 1500, '2π + 1.5'],
    [PI - 1000, 'π - 1'],
    [1772, '1.772'],
  ])('%i is shown', (n, text) => {
    expect(shown(n)).toBe(text);
  });

  test('is read as it is shown', () => {
    for (let halves = 0; halves <= 2 * MOST; halves++) expect(exact(shown(halves * HALF))).toBe(halves * HALF);
    expect(exact(shown(PI))).toBe(PI);
  });
});

describe('a square root', () => {
  test('is the nearest thousandth', () => {
    for (let n = 0; n <= 400_000; n += 7) {
      // The nearest r: (r - 1/2)² <= n < (r + 1/2)², four times over and in whole numbers.
      const root = squareRoot(n);
      expect((2 * root - 1) ** 2 <= 4 * n * ONE || root === 0, `${n}`).toBe(true);
      expect(4 * n * ONE < (2 * root + 1) ** 2, `${n}`).toBe(true);
    }
  });

  test.each([
    [0, 0],
    [-5000, 0],
    [ONE, ONE],
    [4 * ONE, 2 * ONE],
    [144 * ONE, 12 * ONE],
    [PI, 1773],
  ])('of %i is %i', (n, root) => {
    expect(squareRoot(n)).toBe(root);
  });

  // Brainiac: 3(X-Y) + 2(A-B) + pi under the root.
  test('with pi under it is never a half, lies among the halves where it should, and is shown as it is', () => {
    for (let whole = -3; whole <= 120; whole++) {
      const root = squareRoot(PI + whole * ONE);
      const real = Math.sqrt(Math.PI + whole);
      for (let halves = 0; halves <= 24; halves++)
        expect(Math.sign(root - halves * HALF), `${whole}`).toBe(Math.sign(real - halves / 2));
      expect(shown(root)).not.toContain('π');
    }
  });
});
