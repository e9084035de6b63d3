import { expect, test } from 'vitest';
import { onceFor } from '../src/index.ts';

test('what is worked out once for a thing is the same each time, and another for another thing', () => {
  let times = 0;
  const parts = onceFor(({ n }: { readonly n: number }) => [n, ++times]);
  const [one, other] = [{ n: 1 }, { n: 1 }];
  expect(parts(one)).toEqual([1, 1]);
  expect(parts(one)).toBe(parts(one));
  expect(parts(other)).toEqual([1, 2]);
  expect(times).toBe(2);
});
