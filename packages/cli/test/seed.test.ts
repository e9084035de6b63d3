// A seed that nobody chose is kept secret until the game is over: nobody can try them all.
import { expect, test } from 'vitest';
import { freshSeed } from '../src/games.ts';

test('a seed that nobody chose has 128 bits, and chance sets each of them', () => {
  const seeds = Array.from({ length: 64 }, () => BigInt(`0x${freshSeed()}`));
  for (let bit = 0n; bit < 128n; bit++) {
    const set = seeds.filter((seed) => ((seed >> bit) & 1n) === 1n).length;
    expect(set > 0 && set < seeds.length, `bit ${bit}`).toBe(true);
  }
});
