/** The page without a network: kept by its service worker, which a test that wants this has to let in. */
import type { Page } from '@playwright/test';
import { serve } from '../../../../scripts/serve.mjs';
import { FOLDER } from './setup.ts';
import { expect } from './test.ts';

/** Opens the page once with a network and then takes both away, the server and the network: nothing can come from anywhere. */
export async function goOffline(page: Page): Promise<string> {
  const served = await serve({ port: 0, root: process.env[FOLDER]! });
  await page.goto(served.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() =>
    localStorage.setItem('dejarik.settings', JSON.stringify({ speed: 'off', opponent: 'easy' })),
  );
  served.stop();
  await page.context().setOffline(true);
  return served.address;
}
