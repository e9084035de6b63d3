import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs';
import { ADDRESS, CHROMIUM } from './e2e/support/setup.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  // A test waits more than it computes.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Whoever waits, waits for something to come about; how soon it does is the machine's matter.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env[ADDRESS] ?? '',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // It would fetch the whole page for every test; the one that is about it lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Both are found by the set-up, before the processes that run the tests read this.
    launchOptions: { executablePath: process.env[CHROMIUM] ?? '', args: CHROMIUM_FLAGS },
  },
});
