import { describe, expect, test } from 'vitest';
import { nonsense } from '../src/testing/index.ts';
import { masks, type MasksTable, setupOf } from '../src/testing/toys/masks.ts';

const checked = (violations: (table: MasksTable) => string[]) =>
  nonsense({ ...masks, violations }, [setupOf(1), setupOf(2)]).checks;

/** As a game should: first the shape of every field, then what they mean together. */
function byShape({ state }: MasksTable): string[] {
  try {
    masks.checkState(state);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('nonsense in states', () => {
  test('is looked for in every game that tells of it, and none is found in what was played', () => {
    const [played, spoilt] = checked(byShape);
    expect(played!.run()).toBeGreaterThan(0);
    expect(spoilt!.run()).toBe(3_000);
  });

  test.each<[string, (table: MasksTable) => string[], RegExp]>([
    ['is missed', () => [], /\w+\.\d+ (NaN|0\.5|-?Infinity): $/u],
    ['is told in no sentence', (table) => byShape(table).map(() => ''), /: $/u],
    [
      'breaks the check itself',
      (table) => (new Array(table.state.round).length > 1_000 ? ['too many rounds'] : byShape(table)),
      /Invalid array length/u,
    ],
  ])('that %s is a failure', (_, violations, said) => {
    expect(() => checked(violations)[1]!.run()).toThrow(said);
  });

  const stored = (checkState: typeof masks.checkState) =>
    nonsense({ ...masks, checkState }, [setupOf(1), setupOf(2)]).checks.slice(2);

  test('is not taken back; what was played is', () => {
    const [taken, refused] = stored((value) => masks.checkState(value));
    expect(taken!.run()).toBeGreaterThan(0);
    expect(refused!.run()).toBeGreaterThan(8);
  });

  test('that is taken back is a failure, and so is another state than the stored one', () => {
    const [taken, refused] = stored((value) => ({ ...(value as MasksTable['state']), round: 99 }));
    expect(() => taken!.run()).toThrow('state 0 comes back as another');
    expect(() => refused!.run()).toThrow('null is taken');
  });

  test('is not what was played: to say so is a failure', () => {
    expect(() => checked(() => ['something is wrong'])[0]!.run()).toThrow('state 0: something is wrong');
  });
});
