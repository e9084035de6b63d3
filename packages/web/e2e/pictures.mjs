// npm run pictures: photographs every screen at five sizes into docs/pictures, for people to look at.
// With --motion it records what moves instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { asked, clickUntil, startBrowser, webp } from './clicker.mjs';
import { gameAt, openGame } from './games.mjs';
import { recordMotion } from './motion.mjs';
import { expandedScreens } from './pictures-expanded.mjs';
import { modeScreens } from './pictures-modes.mjs';
import { pageScreens } from './pictures-pages.mjs';
import { swccgScreens } from './pictures-swccg.mjs';
import { tournamentScreens } from './pictures-tournament.mjs';
import { youngJediScreens } from './pictures-young-jedi.mjs';
import { aimingGame, losingGame } from './support/stakes-boards.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    to: { type: 'string' },
    motion: { type: 'boolean', default: false },
  },
});
const FOLDER = values.to ?? fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const SIZES = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [667, 375],
];

const PREVENT = 8;
const windowOf = ({ state }) => state.frames.at(-1)?.window ?? 0;
const units = ({ state }) => state.arena.every((arena) => arena.length > 0);

if (values.motion) {
  buildWeb();
  mkdirSync(FOLDER, { recursive: true });
  const server = await serve({ port: 0 });
  const browser = await startBrowser();
  await recordMotion(browser, server.address, FOLDER, values);
  await browser.close();
  server.stop();
  process.exit();
}

/** A moment worth a picture, from games that two bots play: searched when it is first wanted. */
function moment(name, fits, options) {
  let found;
  return () => {
    found ??= gameAt(name, fits, options);
    if (found === null) throw new Error(`no game has the moment "${name}"`);
    return found;
  };
}

const games = {
  setup: moment(
    'picture of setup',
    ({ state }, { kind }) => kind === 'setup' && state.arena.filter((arena) => arena.length > 0).length > 4,
  ),
  build: moment(
    'picture of building',
    (g, { kind, options }) =>
      kind === 'build' && g.state.turn > 2 && units(g) && g.state.build[1].length > 1 && options.length > 6,
  ),
  attack: moment(
    'picture of an attack',
    (g, { kind, options }) => kind === 'unitTurn' && g.state.turn > 2 && units(g) && options.length > 2,
  ),
  prevent: moment(
    'picture of damage',
    (g, { kind, options }) =>
      kind === 'chance' && windowOf(g) === PREVENT && g.state.turn > 1 && options.length > 2 && units(g),
  ),
  contest: moment('picture of a contest', (_, { kind, options }) => kind === 'bid' && options.length > 6, {
    wild: true,
  }),
  search: moment('picture of a search', (_, { kind, options }) => kind === 'search' && options.length > 5, {
    wild: true,
  }),
  end: moment('picture of an end', ({ state }, { kind }) => kind === 'build' && state.turn > 4),
};

buildWeb();
mkdirSync(FOLDER, { recursive: true });
const server = await serve({ port: 0 });
const { address } = server;
const browser = await startBrowser();

/** Each screen: how to get there. */
const SCREENS = {
  async play(page) {
    await page.goto(address);
    await page.locator(':is(.big, .gold).primary:enabled').waitFor();
  },
  async learn(page) {
    await page.goto(`${address}learn`);
    await page.locator(':is(.big, .gold).primary:enabled').waitFor();
  },
  async cards(page) {
    await page.goto(`${address}cards/ANH-25`);
    await page.getByLabel('Search').fill('jedi');
    await page.locator('.detail').waitFor();
  },
  async decks(page) {
    await page.goto(`${address}decks`);
    await page.locator('.deck').first().waitFor();
  },
  async deck(page) {
    await page.goto(`${address}decks`);
    await page
      .getByRole('button', { name: /^Copy and change/ })
      .first()
      .click();
    await page.locator('.builder .cell').first().waitFor();
  },
  async rulebook(page) {
    await page.goto(`${address}rules/TCG-ATTACK-11`);
    await page.locator('.rules .here').waitFor();
  },
  async settings(page) {
    await page.goto(`${address}settings`);
    await page.getByLabel('Speed of what is shown').waitFor();
  },
  async 'table-setup'(page) {
    await openGame(page, address, games.setup());
    await page.locator('.fan .card.able').nth(1).click();
  },
  async 'table-build'(page) {
    await openGame(page, address, games.build());
  },
  async 'table-attack'(page) {
    await openGame(page, address, games.attack());
  },
  async 'table-prevent'(page) {
    await openGame(page, address, games.prevent());
  },
  async 'table-contest'(page) {
    await openGame(page, address, games.contest());
  },
  async 'table-search'(page) {
    await openGame(page, address, games.search());
  },
  async 'table-card'(page) {
    await openGame(page, address, games.attack());
    const card = page.locator('.arenas .row.mine .card:visible').first();
    if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await card.hover();
    else await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.locator('.inspector').waitFor();
  },
  async 'table-log'(page) {
    await openGame(page, address, games.attack());
    if (await page.locator('.log-button').isVisible()) await page.locator('.log-button').click();
    await page.locator('.log p.line').last().hover();
  },
  async 'table-menu'(page) {
    await openGame(page, address, games.attack());
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  async 'table-keys'(page) {
    await openGame(page, address, games.attack());
    await page.keyboard.press('?');
  },
  async 'table-result'(page) {
    await openGame(page, address, games.end());
    await clickUntil(page, (question) => question === 'over', 600);
  },
  async 'table-open'(page) {
    await openGame(page, address, { ...games.attack(), seats: ['human', 'human'] });
  },
  async 'table-hand-over'(page) {
    await openGame(page, address, { ...games.build(), seats: ['human', 'human'] });
    await page.locator('main.hand-over').waitFor();
  },
  async replay(page) {
    await openGame(page, address, games.attack());
    await page.goto(`${address}replays`);
    await page.getByRole('button', { name: 'Look through your present game' }).click();
    await page.locator('.scrubber').waitFor();
    await page.getByLabel('Position in the game').fill(String(games.attack().replay.commands.length - 4));
  },
  async lesson(page) {
    await page.goto(`${address}learn`);
    await page.evaluate(() => localStorage.setItem('dejarik.settings', JSON.stringify({ speed: 'off' })));
    await page.reload();
    await page.locator('.big.primary:enabled').click();
    await page.locator('.guide').waitFor();
  },
  async 'table-odds'(page) {
    await openGame(page, address, aimingGame());
    const attack = page.getByRole('button', { name: /^Attack Darth Vader/ });
    if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await attack.hover();
  },
  async 'table-stakes'(page) {
    await openGame(page, address, losingGame());
  },
  ...pageScreens(address, { waiting: games.attack, played: [games.build, games.attack, games.end] }),
  ...expandedScreens(address),
  ...modeScreens(address),
  ...tournamentScreens(address),
  ...youngJediScreens(address),
  ...swccgScreens(address),
};

const problems = [];
for (const [width, height] of SIZES) {
  const size = `${width}x${height}`;
  if (values.size !== undefined && values.size !== size) continue;
  for (const [name, go] of Object.entries(SCREENS)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    const small = width < 900;
    const context = await browser.newContext({
      viewport: { width, height },
      acceptDownloads: true,
      hasTouch: small,
      isMobile: small,
      deviceScaleFactor: small ? 2 : 1,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`${name} ${size}: ${error.message}`));
    try {
      await go(page);
      // What is loaded when it is first wanted is there, and drawn.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(350);
      // What is drawn bit by bit, as the chart of a result is, is drawn to its end.
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map(({ finished }) => finished),
        ),
      );
      // Nothing may stick out of the screen sideways.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) problems.push(`${name} ${size}: ${wide} px wider than the screen`);
    } catch (error) {
      problems.push(`${name} ${size}: ${error.message.split('\n')[0]} (${await asked(page).catch(() => '')})`);
    }
    writeFileSync(join(FOLDER, `${name}-${size}.webp`), await webp(page));
    await context.close();
  }
}
await browser.close();
server.stop();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
