/** Whatever the engine asks, each kind of answer can be given at the table. */
import type { Page } from '@playwright/test';
import type { Choice } from '../src/session/swtcg/moment.ts';
import { answerWith } from './support/answer.ts';
import { Player } from './support/player.ts';
import { type Position, positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, prepare, test } from './support/test.ts';

/** Questions that every few games ask; others come up besides. */
const COMMON = [
  'mulligan',
  'setup',
  'build',
  'howMany',
  'retreat',
  'unitTurn among equals',
  'unitTurn',
  'chance 1',
  'chance 2',
];

/** The first answer of each kind that the question offers. */
const oneOfEachKind = ({ moment }: Position): readonly Choice[] => [
  ...new Map((moment.question?.choices ?? []).toReversed().map((choice) => [choice.kind, choice])).values(),
];

async function giveAt(page: Page, position: Position, choice: Choice): Promise<void> {
  await prepare(page, { game: position.saved });
  await page.goto('/table');
  const sight = await firstQuestion(page);
  expect(sight?.decision, 'the game opens where it was left').toBe(position.moment.decision);
  await answerWith(page, new Player(page), choice, position.wording.get(choice.index)!, sight!);
}

// In halves, so that both can run at once.
for (const half of [0, 1])
  test(`every kind of answer to every kind of question, half ${half + 1}`, async ({ page }) => {
    const asked = positions();
    expect([...asked.keys()]).toEqual(expect.arrayContaining(COMMON));
    for (const [name, position] of [...asked].filter((_, i) => i % 2 === half))
      for (const choice of oneOfEachKind(position))
        await test.step(`asked ${name}: ${choice.text}`, () => giveAt(page, position, choice));
  });
