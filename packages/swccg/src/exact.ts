/**
 * The game's numbers: whole numbers of thousandths. Halves are exact (CCG-OBJ-16: nothing is rounded), and pi is a
 * number that lies where it should among all sums that can come up; a test goes through them.
 */
export const ONE = 1000;
export const HALF = 500;
/** CCG-DST-10: more than 3.14, less than 3.5. */
export const PI = 3142;

/** Brainiac can be drawn, and count, only so often; nothing adds up more of them. */
export const MOST_PI = 8;

const NUMBER = /^(?:(?<whole>\d{1,6})(?:\.(?<tenth>[05]))?|(?<upper>\d{1,6})\/2|(?<pi>π|pi))$/u;

/** Reads `3`, `0.5`, `1.5`, `1/2` and `π`; null where the text is none of these. */
export function exact(text: string): number | null {
  const parts = NUMBER.exec(text)?.groups;
  if (parts === undefined) return null;
  const { whole, tenth, upper, pi } = parts;
  if (pi !== undefined) return PI;
  if (upper !== undefined) return Number(upper) * HALF;
  return Number(whole) * ONE + (tenth === '5' ? HALF : 0);
}

/** The number as players write it: `3`, `0.5`, `π`, `2π + 1.5`, `π - 1`; what is not made of halves and pi, as a decimal. */
export function shown(n: number): string {
  for (let times = 0; times <= MOST_PI; times++) {
    const rest = n - times * PI;
    // Any number is some multiples of pi less enough halves: a square root is not to be shown as that.
    if (rest % HALF !== 0 || (rest < 0 && times > 1)) continue;
    if (times === 0) return String(n / ONE);
    const pi = times === 1 ? 'π' : `${times}π`;
    if (rest === 0) return pi;
    return `${pi} ${rest < 0 ? '-' : '+'} ${Math.abs(rest) / ONE}`;
  }
  return String(n / ONE);
}

/** CCG-DST-18: cards that a price or a loss of this size takes. */
export const required = (n: number): number => Math.max(0, Math.ceil(n / ONE));

/** CCG-DST-18: cards that an activation or a retrieval of this size gives. */
export const allowed = (n: number): number => Math.max(0, Math.floor(n / ONE));

/** The square root, to the nearest thousandth, in whole numbers alone; of what is negative, 0. */
export function squareRoot(n: number): number {
  if (n <= 0) return 0;
  const square = n * ONE;
  let root = square;
  for (let next = Math.floor((root + 1) / 2); next < root; ) {
    root = next;
    next = Math.floor((root + Math.floor(square / root)) / 2);
  }
  // Nearer to the next one if more than half of the way to its square is left.
  return square - root * root > root ? root + 1 : root;
}
