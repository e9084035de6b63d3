/** What axe can tell of a screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './settled.ts';
import { expect } from './test.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Checks what is on the screen now; `where` names it when something is wrong. */
export async function check(page: Page, where: string): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).setLegacyMode().analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}):\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary}`).join('\n')}`,
  );
  expect.soft(told.join('\n'), where).toBe('');
}
