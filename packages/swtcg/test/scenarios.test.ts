import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { MODES, runScenario } from '../src/testing/index.ts';

describe.each(MODES)('%s', (mode) => {
  for (const scenario of scenarios())
    test(`${scenario.title} (${scenario.rules.join(', ')})`, () => {
      expect(() => runScenario(scenario, mode)).not.toThrow();
    });
});
