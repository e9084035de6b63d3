/**
 * Chance: ChaCha with eight rounds (Bernstein), keyed by the SHA-256 of the seed. Whoever writes down what it gave can
 * work out neither what comes next nor what came before, as one can with a small fast generator. The generator is 26
 * numbers in the game state, so that chance is saved, cloned and replayed with the game.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Eight words of key, the number of the next block, how many words of this block were given, its sixteen words. */
export type RandomState = number[];

const KEY_WORDS = 8;
const COUNTER = 8;
const GIVEN = 9;
const BLOCK = 10;
export const BLOCK_WORDS = 16;
export const RANDOM_WORDS = BLOCK + BLOCK_WORDS;
const TWO_32 = 0x1_0000_0000;

/** "expand 32-byte k" */
const [C0, C1, C2, C3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = 8;

/** Fills the block from constants, key, counter and a nonce of zeros. Written out, because every die rests on it. */
// biome-ignore format: four quarter rounds of columns, four of diagonals
function fillBlock(r: RandomState): void {
  const low = r[COUNTER]! | 0;
  const high = Math.floor(r[COUNTER]! / TWO_32) | 0;
  let x0 = C0, x1 = C1, x2 = C2, x3 = C3;
  let x4 = r[0]! | 0, x5 = r[1]! | 0, x6 = r[2]! | 0, x7 = r[3]! | 0;
  let x8 = r[4]! | 0, x9 = r[5]! | 0, x10 = r[6]! | 0, x11 = r[7]! | 0;
  let x12 = low, x13 = high, x14 = 0, x15 = 0;
  for (let round = 0; round < ROUNDS; round += 2) {
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 7) | (x4 >>> 25);
  }
  r[BLOCK] = (x0 + C0) | 0; r[BLOCK + 1] = (x1 + C1) | 0; r[BLOCK + 2] = (x2 + C2) | 0; r[BLOCK + 3] = (x3 + C3) | 0;
  r[BLOCK + 4] = (x4 + r[0]!) | 0; r[BLOCK + 5] = (x5 + r[1]!) | 0; r[BLOCK + 6] = (x6 + r[2]!) | 0; r[BLOCK + 7] = (x7 + r[3]!) | 0;
  r[BLOCK + 8] = (x8 + r[4]!) | 0; r[BLOCK + 9] = (x9 + r[5]!) | 0; r[BLOCK + 10] = (x10 + r[6]!) | 0; r[BLOCK + 11] = (x11 + r[7]!) | 0;
  r[BLOCK + 12] = (x12 + low) | 0; r[BLOCK + 13] = (x13 + high) | 0; r[BLOCK + 14] = x14; r[BLOCK + 15] = x15;
  r[COUNTER] = r[COUNTER]! + 1;
  r[GIVEN] = 0;
}

/** The next 32-bit number; advances the state in place. */
export function next(r: RandomState): number {
  if (r[GIVEN] === BLOCK_WORDS) fillBlock(r);
  const word = r[BLOCK + r[GIVEN]!]!;
  r[GIVEN] = r[GIVEN]! + 1;
  return word >>> 0;
}

/** A whole number from 0 up to but not including `n`, each equally likely. */
export function below(r: RandomState, n: number): number {
  const size = n >>> 0; // known to have 32 bits, it is divided by as a whole number
  if (size !== n || size === 0) {
    if (n === TWO_32) return next(r);
    throw new RangeError(`there is no chance number below ${n}`);
  }
  for (;;) {
    const word = next(r);
    const rest = word % size;
    // Of the last, incomplete round of n numbers none is taken: the first of it would be likelier than the others.
    if (word - rest + size <= TWO_32) return rest;
  }
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

/** The generator with this key, before its first block. */
export function keyed(key: readonly number[]): RandomState {
  const state: RandomState = new Array<number>(RANDOM_WORDS).fill(0);
  for (let i = 0; i < KEY_WORDS; i++) state[i] = key[i]! | 0;
  state[GIVEN] = BLOCK_WORDS;
  return state;
}

/** The generator of a seed. Every character of it counts. */
export function seeded(seed: number | string): RandomState {
  const digest = sha256(utf8ToBytes(String(seed)));
  const bytes = new DataView(digest.buffer, digest.byteOffset);
  const key: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) key.push(bytes.getInt32(4 * i, true));
  return keyed(key);
}

/** Another generator, whose key this one gives: for what is to have a chance of its own. */
export function fork(r: RandomState): RandomState {
  const key: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) key.push(next(r));
  return keyed(key);
}

/** What a view shows of the game's chance: nothing. */
export const hiddenChance = (): RandomState => keyed([0, 0, 0, 0, 0, 0, 0, 0]);
