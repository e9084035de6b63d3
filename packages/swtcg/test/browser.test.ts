// The same games in a real browser as in Node: same seeds and answers, same states and same words.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';
import { simulateGames, tellGames } from './browser-entry.ts';

const GAMES = 200;
const TOLD = 50;
/** Milliseconds, for where Chromium has to be installed first. */
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

/** Evaluates this in a page of its own that has the script and cannot reach any network. */
async function inBrowser<T>(script: string, expression: string): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.setContent('<!doctype html><title>Games</title>');
    await page.addScriptTag({ content: script });
    return await page.evaluate<T>(expression);
  } finally {
    await browser.close();
  }
}

describe('in Chromium as in Node', () => {
  let script: string;

  beforeAll(async () => {
    findChromium();
    script = await bundle();
  }, PATIENCE);

  test(`${GAMES} games come out the same`, async () => {
    const here = simulateGames(GAMES);
    expect(await inBrowser(script, `games.simulateGames(${GAMES})`)).toEqual(here);
    expect(here).toMatchObject({ games: GAMES, finished: GAMES, faults: 0, stuck: 0, violations: 0, problems: [] });
  });

  test(`${TOLD} games are told in the same words`, async () => {
    const here = tellGames(TOLD);
    expect(await inBrowser(script, `games.tellGames(${TOLD})`)).toEqual(here);
    expect(new Set(here).size).toBe(TOLD);
  });
});
