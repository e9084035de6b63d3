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

  test('is not what was played: to say so is a failure', () => {
    expect(() => checked(() => ['something is wrong'])[0]!.run()).toThrow('state 0: something is wrong');
  });
});
