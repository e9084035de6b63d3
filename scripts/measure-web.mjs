// npm run measure:web: the figures that the page is held to. `-- --json` prints them as JSON, `-- --frames` measures
// nothing but how evenly it draws.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measureFrames } from '../packages/web/e2e/frames.mjs';
import { openGame } from '../packages/web/e2e/games.mjs';
import { answerWith } from '../packages/web/e2e/support/answer.ts';
import { Player } from '../packages/web/e2e/support/player.ts';
import { scripted } from '../packages/web/e2e/support/positions.ts';
import setup, { ADDRESS, CHROMIUM } from '../packages/web/e2e/support/setup.ts';
import { firstQuestion } from '../packages/web/e2e/support/sight.ts';
import { boards } from '../packages/web/e2e/support/swccg-boards.ts';
import { shippedPairs, swtcg } from '../packages/web/src/session/swtcg/engine.ts';
import { ALL_STOPS, DEFAULT_STOPS } from '../packages/web/src/session/preferences.ts';
import { CHROMIUM_FLAGS } from './chromium.mjs';
import { compressed } from './compress.mjs';
import { sharesOf } from './measure-shares.mjs';

const COLD_STARTS = 5;
/**
 * Games played in the page, and games that are only counted, of the first pair of decks as of each other one and each
 * seat: with a dozen of them the figure of a pair still varies by a tenth.
 */
const SEEDS = ['first', 'second', 'third'];
const COUNTED = 40;
/** Answers given in the Star Wars CCG. */
const CCG_ANSWERS = 60;
/** Answers given while all that happens is shown: a computer's turn then takes some ten seconds, a whole game minutes. */
const SHOWN_ANSWERS = 20;
/** A task of so many milliseconds is felt. */
const LONG = 50;
const VIEWPORT = { width: 1366, height: 768 };

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, frames: { type: 'boolean', default: false } },
});
const tell = (line) => {
  if (!values.json) console.log(line);
};

const tearDown = await setup();
const { [ADDRESS]: address, [CHROMIUM]: executablePath } = process.env;
const launch = () => chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Runs in the page before its own scripts: plays at once, and notes when the first question was painted. */
function playAtOnce() {
  globalThis.firstDecision = new Promise((resolve) => {
    const watch = () => {
      const button = document.querySelector('.play-now button.primary:enabled');
      if (button !== null && location.pathname !== '/table') button.click();
      if (document.querySelector('main.table .ask:not(.waiting)') === null) return requestAnimationFrame(watch);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
    };
    requestAnimationFrame(watch);
  });
}

/** Opening the page for the first time ever, up to the first question of the game; and the files that took. */
async function coldStart(game = '') {
  const browser = await launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  const files = new Map();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (response.request().serviceWorker() === null && kind !== 'manifest')
      files.set(
        new URL(response.url()).pathname,
        response.body().catch(() => null),
      );
  });
  await page.addInitScript(playAtOnce);
  await page.goto(`${address}${game}`);
  const time = await page.evaluate(() => globalThis.firstDecision);
  const sizes = [];
  for (const [name, body] of files) {
    const content = await body;
    if (content !== null) sizes.push({ name, content, bytes: compressed(content).length });
  }
  await browser.close();
  return { time, sizes };
}

/** Runs in the page before its own scripts: notes how long each answer took to be seen, and what held the page up. */
function watchGame() {
  const noted = { playing: false, answers: [], held: [] };
  globalThis.noted = noted;
  let pressed = 0;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    if (noted.playing) noted.held.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let decision;
  new MutationObserver(() => {
    const now = document.querySelector('main.table')?.dataset.decision;
    if (now === decision) return;
    decision = now;
    const from = pressed;
    if (noted.playing) requestAnimationFrame(() => setTimeout(() => noted.answers.push(performance.now() - from), 0));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-decision'] });
}

/** How long the longest tasks of the page's main thread worked, in milliseconds; waiting for a core is not work. */
function worked(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
    .slice(0, 10);
}

/** A game with this seed at its first question, watched from there on. */
async function openWatched(browser, path, seed, settings) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${address}icon.svg`);
  await page.evaluate((kept) => localStorage.setItem('dejarik.settings', JSON.stringify(kept)), settings);
  await page.addInitScript(watchGame);
  await page.goto(`${address}${path}`);
  await page.getByText('More: opponent’s deck').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  const sight = await firstQuestion(page);
  await page.evaluate(() => {
    globalThis.noted.playing = true;
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  return { page, sight };
}

/** What was noted; the page is closed. */
async function endWatched(browser, page) {
  const tasks = worked(await browser.stopTracing());
  const { answers, held } = await page.evaluate(() => globalThis.noted);
  await page.context().close();
  return { answers, tasks, held };
}

/** So many answers of a game of the Star Wars CCG, by whatever is offered. */
async function playCcg(browser, seed, speed = 'off', most = CCG_ANSWERS) {
  const { page } = await openWatched(browser, 'swccg', seed, { speed, opponent: 'normal' });
  const player = new Player(page);
  await player.playUntil(() => player.answers >= most);
  return await endWatched(browser, page);
}

/** The same on a board that is full, from its first question on. */
async function playCrowded(browser) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(watchGame);
  await openGame(page, address, boards.crowded(), { speed: 'off' });
  await firstQuestion(page);
  await page.evaluate(() => {
    globalThis.noted.playing = true;
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const player = new Player(page);
  await player.playUntil(({ screen }) => screen === 'result' || player.answers >= CCG_ANSWERS);
  return await endWatched(browser, page);
}

/** Plays a game that a computer plays in the player's place, through the page. */
async function playScripted(browser, seed, script = {}) {
  const { stops = DEFAULT_STOPS, speed = 'off', opponent = 'normal', most = Number.POSITIVE_INFINITY } = script;
  let { page, sight } = await openWatched(browser, '', seed, { speed, opponent, stops });
  const player = new Player(page);
  let asked = 0;
  let presses = 0;
  for (const { moment, answer, wording, last } of scripted(seed, { stops, opponent })) {
    if (sight.decision !== moment.decision)
      throw new Error(`the page is at decision ${sight.decision}, the script at ${moment.decision}`);
    const before = player.presses;
    sight = await answerWith(page, player, answer, wording.get(answer.index), sight);
    if (isInTurn(moment)) {
      asked++;
      presses += player.presses - before;
    }
    if (player.answers >= most) break;
    if (!last && sight.screen === 'dialog') sight = await player.playUntil(({ screen }) => screen === 'table');
  }
  return { asked, presses, ...(await endWatched(browser, page)) };
}

/** Setting up comes before the first turn. */
const isInTurn = ({ turn }) => turn > 0;

/** How often a turn the player is asked, in many games. */
function askedPerTurn(stops, script = {}) {
  let turns = 0;
  let asked = 0;
  for (let n = 0; n < COUNTED; n++) {
    const moments = [...scripted(`counted ${n}`, { stops, opponent: 'normal', ...script })].map(({ moment }) => moment);
    asked += moments.filter(isInTurn).length;
    turns += moments.at(-1).turn;
  }
  return asked / turns;
}

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** What an answer takes in these games of the page. */
const pressesEach = (games) => sum(games.map(({ presses }) => presses)) / sum(games.map(({ asked }) => asked));

/** How many times fewer presses a turn takes by default, with every pair of shipped decks from either side. */
function timesFewerInPairs(each) {
  const pairs = shippedPairs(swtcg().cards);
  return pairs.flatMap(([dark, light], pair) =>
    [0, 1].map((seat) => {
      const asked = (stops) => askedPerTurn(stops, { pair, seat });
      const times = (asked(ALL_STOPS) * each.always) / (asked(DEFAULT_STOPS) * each.defaults);
      return { decks: seat === 0 ? [dark.name, light.name] : [light.name, dark.name], times };
    }),
  );
}

const rounded = (n) => (Number.isInteger(n) ? String(n) : n.toFixed(1));

const tellFrames = (frames) => {
  for (const { name, frames: n, median: middle, most } of frames)
    tell(
      `frames in ${name}: ${n}, median ${rounded(middle)} ms, 95% within ${rounded(most)} ms (load ${loadavg()[0].toFixed(1)})`,
    );
};

tell(`Measuring (load ${loadavg()[0].toFixed(1)})...`);
if (values.frames) {
  const browser = await launch();
  const frames = await measureFrames(browser, address, VIEWPORT);
  await browser.close();
  tearDown();
  tellFrames(frames);
  if (values.json) console.log(JSON.stringify(frames, null, 2));
  process.exit();
}
const starts = [];
const ccgStarts = [];
for (let n = 0; n < COLD_STARTS; n++) {
  starts.push(await coldStart());
  ccgStarts.push(await coldStart('swccg'));
}
const { sizes } = starts[0];
const browser = await launch();
const plain = [];
for (const seed of SEEDS) plain.push(await playScripted(browser, seed));
const always = await playScripted(browser, SEEDS[0], { stops: ALL_STOPS });
const animated = await playScripted(browser, SEEDS[0], { speed: 'fast', most: SHOWN_ANSWERS });
const ccg = await playCcg(browser, SEEDS[0]);
const ccgCrowded = await playCrowded(browser);
const ccgShown = await playCcg(browser, SEEDS[0], 'fast', SHOWN_ANSWERS);
const frames = await measureFrames(browser, address, VIEWPORT);
await browser.close();
tearDown();

// What the first game of another game loads of this one: most of it is to stay where it is.
const shares = await sharesOf(sizes, 'swccg');
const ccgKilobytes = sum(shares.map(({ bytes }) => bytes)) / 1024;
const kilobytes = sum(sizes.map(({ bytes }) => bytes)) / 1024;
const played = [...plain, always, animated];
const tasks = played.flatMap((game) => game.tasks);
const held = played.flatMap((game) => game.held);
const answers = plain.flatMap((game) => game.answers);
const each = { defaults: pressesEach(plain), always: pressesEach([always]) };
const presses = {
  defaults: askedPerTurn(DEFAULT_STOPS) * each.defaults,
  always: askedPerTurn(ALL_STOPS) * each.always,
};
const inPairs = timesFewerInPairs(each);
const figures = [
  { name: 'compressed size of what the first game needs', value: kilobytes, unit: 'KB', most: 320 },
  {
    name: 'from opening to the first decision, cold',
    value: median(starts.map(({ time }) => time)),
    unit: 'ms',
    most: 2000,
  },
  { name: 'from an answer to its painted result, median', value: median(answers), unit: 'ms', most: 50 },
  {
    name: 'main-thread tasks over 50 ms during games',
    value: tasks.filter((time) => time > LONG).length,
    unit: '',
    most: 0,
  },
  {
    name: 'times fewer presses a turn than when always asked',
    value: presses.always / presses.defaults,
    unit: '×',
    least: 4,
  },
  {
    name: 'the same, median of all pairs of decks',
    value: median(inPairs.map(({ times }) => times)),
    unit: '×',
    least: 4,
  },
  {
    name: 'the same, with the worst pair of decks',
    value: Math.min(...inPairs.map(({ times }) => times)),
    unit: '×',
    least: 3.5,
  },
  {
    name: 'Star Wars CCG: what the first game of the Star Wars TCG loads of it, compressed',
    value: ccgKilobytes,
    unit: 'KB',
    most: 5,
  },
  {
    name: 'Star Wars CCG: from opening to the first decision, cold',
    value: median(ccgStarts.map(({ time }) => time)),
    unit: 'ms',
    most: 1200,
  },
  {
    name: 'Star Wars CCG: from an answer to its painted result, median',
    value: median(ccg.answers),
    unit: 'ms',
    most: 50,
  },
  {
    name: 'Star Wars CCG: main-thread tasks over 50 ms',
    value: ccg.tasks.filter((time) => time > LONG).length,
    unit: '',
    most: 0,
  },
  {
    name: 'Star Wars CCG, fourteen locations: from an answer to its painted result, median',
    value: median(ccgCrowded.answers),
    unit: 'ms',
    most: 50,
  },
  {
    name: 'Star Wars CCG, fourteen locations: main-thread tasks over 50 ms',
    value: ccgCrowded.tasks.filter((time) => time > LONG).length,
    unit: '',
    most: 0,
  },
  {
    name: 'Star Wars CCG, all that happens shown: main-thread tasks over 50 ms',
    value: ccgShown.tasks.filter((time) => time > LONG).length,
    unit: '',
    most: 0,
  },
  // Sixty frames a second are 16.7 ms each.
  ...frames.map(({ name, median: middle }) => ({
    name: `between two frames of ${name}, median`,
    value: middle,
    unit: 'ms',
    most: 17.5,
  })),
].map((figure) => ({
  ...figure,
  reached: figure.value <= (figure.most ?? Number.POSITIVE_INFINITY) && figure.value >= (figure.least ?? 0),
}));
const details = {
  files: sizes.map(({ name, bytes }) => ({ name, bytes })),
  ccgShares: shares,
  ccgLongest: {
    crowded: Math.max(...ccgCrowded.tasks),
    shown: Math.max(...ccgShown.tasks),
    answersShown: median(ccgShown.answers),
  },
  coldStarts: starts.map(({ time }) => time),
  answers: { count: answers.length, slowest: Math.max(...answers) },
  // Wall-clock time: on a busy machine, tasks that had to wait for a core are among them.
  tasks: { longest: Math.max(...tasks), heldUp: held },
  pressesPerTurn: presses,
  timesFewerInPairs: inPairs,
  frames,
  load: loadavg()[0],
};

if (values.json) console.log(JSON.stringify({ figures, details }, null, 2));
else {
  for (const { name, value, unit, most, least, reached } of figures)
    console.log(
      `${reached ? 'ok    ' : 'MISSED'} ${name}: ${rounded(value)} ${unit} (${least === undefined ? `at most ${most}` : `at least ${least}`})`,
    );
  console.log(`\n${sizes.map(({ name, bytes }) => `${(bytes / 1024).toFixed(1)} KB ${name}`).join('\n')}`);
  for (const { name, bytes } of shares) console.log(`of the Star Wars CCG: ${(bytes / 1024).toFixed(1)} KB in ${name}`);
  const { crowded, shown, answersShown } = details.ccgLongest;
  console.log(
    `Star Wars CCG: the longest task ${Math.round(crowded)} ms crowded, ${Math.round(shown)} ms shown; an answer ${Math.round(answersShown)} ms shown`,
  );
  console.log(`cold starts: ${starts.map(({ time }) => `${Math.round(time)} ms`).join(', ')}`);
  console.log(`answers: ${answers.length}, the slowest ${Math.round(details.answers.slowest)} ms`);
  console.log(`main thread: the longest task worked for ${Math.round(details.tasks.longest)} ms`);
  console.log(`  by the clock, with a load of ${details.load.toFixed(1)}: ${held.length} over ${LONG} ms`);
  tellFrames(frames);
  console.log(`presses a turn: ${presses.defaults.toFixed(1)} against ${presses.always.toFixed(1)}`);
  for (const { decks, times } of inPairs) console.log(`  ${decks.join(' against ')}: ${times.toFixed(1)} times fewer`);
}
process.exitCode = figures.every(({ reached }) => reached) ? 0 : 1;
