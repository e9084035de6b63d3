/**
 * xoshiro128** (Blackman and Vigna), its four 32-bit words kept in the game state, so that chance is saved, cloned
 * and replayed with the game.
 */
export type RandomState = number[];

const rotateLeft = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** The next 32-bit number; advances the state in place. */
export function next(r: RandomState): number {
  const s1 = r[1] as number;
  const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
  const shifted = s1 << 9;
  r[2] = (r[2] as number) ^ (r[0] as number);
  r[3] = (r[3] as number) ^ s1;
  r[1] = s1 ^ r[2];
  r[0] = (r[0] as number) ^ r[3];
  r[2] ^= shifted;
  r[3] = rotateLeft(r[3], 11);
  return result;
}

/** A whole number from 0 up to but not including `n`, each equally likely. */
export function below(r: RandomState, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`there is no chance number below ${n}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = next(r);
  while (x >= limit) x = next(r);
  return x % n;
}

/** Fisher-Yates, in place. */
export function shuffle(r: RandomState, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

const LANES: readonly number[] = [0x01000193, 0x2c1b3c6d, 0x297a2d39, 0x6c078965];

/** Spreads a seed of any kind over the four words; all of a long seed counts, not only 32 bits of it. */
export function seeded(seed: number | string): RandomState {
  const words: RandomState = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (const char of String(seed)) {
    const code = char.codePointAt(0) as number;
    for (let i = 0; i < 4; i++) {
      const neighbour = words[(i + 1) & 3] as number;
      words[i] = Math.imul((words[i] as number) ^ code ^ (neighbour >>> 13), LANES[i] as number);
    }
  }
  for (let round = 0; round < 8; round++) {
    const i = round & 3;
    let z = ((words[i] as number) + (words[(i + 3) & 3] as number) + 0x9e3779b9) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    words[i] = z ^ (z >>> 15);
  }
  if (!words.some((word) => word !== 0)) words[0] = 1; // the one state the generator cannot leave
  return words;
}
