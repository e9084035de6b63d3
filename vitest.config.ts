import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that the end is not one long file while the other core has nothing to do. */
const LONG = [
  'bots/test/bots',
  'swccg/test/conformance',
  'cli/test/games',
  'swccg/test/scenarios',
  'swtcg/test/scenarios',
  'web/test/secrets-swtcg',
  'web/test/secrets-swccg',
  'bots/test/worlds',
  'swtcg/test/conformance',
  'swccg/test/properties',
  'web/test/secrets-young-jedi',
  'bots/test/coverage',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.includes(`${name}.`));
  return rank < 0 ? LONG.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'packages/**/test/**/*.scenario.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // The engines are pure: what one file loaded and the compiler made quick serves the next one too.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Far above what anything takes on a machine of its own: a busy one is slow, and not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
