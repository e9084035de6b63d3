import { MODES } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';

describe.each(MODES)('%s', (mode) => {
  for (const scenario of scenarios())
    test(`${scenario.title} (${scenario.edition}: ${scenario.rules.join(', ')})`, () => {
      expect(() => scenario.run(mode)).not.toThrow();
    });
});
