/** What axe can tell of a screen. */
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { atRest } from './settled.ts';
import { expect } from './test.ts';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Where else all is well takes longer to write down than to find out.
  resultTypes: ['violations'],
};

/** Runs in the page. */
async function violations(options: RunOptions): Promise<readonly Result[]> {
  const { axe: there } = globalThis as unknown as { readonly axe: typeof axe };
  return (await there.run(document, options)).violations;
}

/** Checks what is on the screen now; `where` names it when something is wrong. */
export async function check(page: Page, where: string): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(violations, OPTIONS);
  const told = found.map(
    ({ id, help, nodes }) =>
      `${id} (${help}):\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary}`).join('\n')}`,
  );
  expect.soft(told.join('\n'), where).toBe('');
}
