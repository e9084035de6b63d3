// The same games in a real browser as in Node: same seeds and answers, same states and same words.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';
import { type Played, playGames } from './browser-entry.ts';

const GAMES = 200;
/** Where Chromium has to be installed first. */
const PATIENCE = 600_000;

/** The games as one script without imports, made in memory. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('browser-entry.ts', import.meta.url)),
        name: 'games',
        formats: ['iife'],
        fileName: 'games',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Vite gave no bundle');
  return first.output[0].code;
}

/** Runs the script in a page of its own that cannot reach any network. */
async function playInBrowser(script: string): Promise<Played> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.setContent('<!doctype html><title>Games</title>');
    await page.addScriptTag({ content: script });
    return await page.evaluate<Played>(`games.playGames(${GAMES})`);
  } finally {
    await browser.close();
  }
}

test(`${GAMES} games in Chromium are those in Node`, { timeout: PATIENCE }, async () => {
  const inBrowser = await playInBrowser(await bundle());
  const inNode = playGames(GAMES);
  expect(inBrowser.games).toEqual(inNode.games);
  expect(inBrowser.hash).toBe(inNode.hash);
  expect(new Set(inNode.games).size).toBe(GAMES);
});
