// Changes the sources in small ways, one at a time, and says which changes no test notices.
//   node scripts/mutants.mjs --src packages/swccg/src/rules --test packages/swccg/test/scenarios.test.ts --name plain \
//     --sample 200 --seed 1 --out mutants.json
// No file is changed: a process that runs the tests is given the changed source when it loads it. Scenarios run without
// Vitest, and of them only those that come past the changed place. Leave the sources alone while it runs.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findNode } from '../packages/cli/bin/node.mjs';
import { findMutants, mutated, probed } from './mutants/find.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_JOBS = 2;
/** Milliseconds that a mutant has beyond several times what its tests take without it. */
const GRACE = 15_000;
const PATIENCE = 5;
/** How long the tests without any mutant may take. */
const LONGEST = 20 * 60_000;

/** Processes that run tests now. */
const running = new Set();

const { values } = parseArgs({
  options: {
    src: { type: 'string', multiple: true },
    test: { type: 'string' },
    name: { type: 'string', default: '' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${MOST_JOBS}` },
    out: { type: 'string' },
  },
});

const test = resolve(values.test ?? stop('--test names the test file'));
if (!existsSync(test)) stop(`there is no ${values.test}`);
const jobs = Math.min(MOST_JOBS, whole('jobs'));
/** The scenarios that the test runs, which need no Vitest. */
const scenarios = test.endsWith('scenarios.test.ts') ? join(dirname(test), '../scenarios/index.ts') : null;
const results = [];

const sources = new Map(
  sourceFiles(values.src ?? stop('--src names files or folders')).map((file) => [file, read(file)]),
);
const all = [...sources].flatMap(([file, source]) => findMutants(file, source));
const sample = shuffled(all, whole('seed')).slice(0, whole('sample'));
sample.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
sample.forEach((mutant, number) => (mutant.number = number));
console.log(`${sample.length} of the ${all.length} mutants of ${sources.size} files`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill('SIGKILL');
    report();
    process.exit(1);
  });

const began = performance.now();
const plan = scenarios === null ? await planTests() : await planScenarios();
console.log(`without mutants: ${seconds(performance.now() - began)}`);
const queue = sample.map((mutant, i) => ({ mutant, ...plan[i] }));
await Promise.all(Array.from({ length: jobs }, work));
report();

async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { mutant, order, time } = next;
    const start = performance.now();
    const source = sources.get(mutant.file);
    const files = { [mutant.file]: { source, text: mutated(source, mutant) } };
    const isReached = order === undefined || order.length > 0;
    const answer = isReached ? await runChild({ files, order }, GRACE + PATIENCE * time) : { unreached: true };
    const verdict = verdictOf(answer);
    results.push({
      ...mutant,
      file: relative(ROOT, mutant.file),
      ...verdict,
      ms: Math.round(performance.now() - start),
    });
    console.log(`${results.length}/${sample.length} ${lineOf(results.at(-1))}`);
  }
}

function verdictOf(answer) {
  if (answer.stale !== undefined) stop(`${answer.stale} was changed meanwhile; begin anew`);
  if (answer.broken !== undefined) return { verdict: 'not compiling', by: answer.broken };
  if (answer.failed !== undefined) return { verdict: 'caught', by: answer.failed };
  if (answer.timedOut) return { verdict: 'timed out', by: '' };
  if (answer.crashed !== undefined) return { verdict: 'caught', by: answer.crashed };
  return { verdict: 'survived', by: answer.unreached ? 'nothing comes past it' : '' };
}

/** For each mutant the scenarios to run, quickest first, and how long they take. */
async function planScenarios() {
  const files = Object.fromEntries(
    [...sources].map(([file, source]) => [
      file,
      {
        source,
        text: probed(
          source,
          sample.filter((one) => one.file === file),
        ),
      },
    ]),
  );
  const answer = await runChild({ files, reach: sample.length }, LONGEST);
  if (answer.reaches === undefined) stop(`the scenarios fail without any mutant: ${JSON.stringify(answer)}`);
  const { times, reaches } = answer;
  const inTime = (list) => list.sort((a, b) => times[a] - times[b]);
  return reaches.map(({ past, anywhere }) => {
    const own = new Set(past);
    const others = anywhere ? [...times.keys()].filter((i) => !own.has(i)) : [];
    const order = [...inTime(past), ...inTime(others)];
    return { order, time: order.reduce((sum, i) => sum + times[i], 0) };
  });
}

async function planTests() {
  const start = performance.now();
  const answer = await runChild({ files: {} }, LONGEST);
  if (Object.keys(answer).length > 0) stop(`the tests fail without any mutant: ${JSON.stringify(answer)}`);
  return sample.map(() => ({ time: performance.now() - start }));
}

/** What the process answers that runs the tests; it is stopped when it takes too long. */
function runChild({ files, reach = 0, order }, patience) {
  const child = fork(join(ROOT, 'scripts/mutants', scenarios === null ? 'tests.mjs' : 'scenarios.mjs'), {
    cwd: ROOT,
    execPath: findNode(),
    execArgv: ['--max-old-space-size=3072'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  return new Promise((done) => {
    let answer;
    const timer = setTimeout(() => {
      answer = { timedOut: true };
      child.kill('SIGKILL');
    }, patience);
    child.on('message', (message) => (answer ??= message));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      done(answer ?? { crashed: `the process ended with ${signal ?? code}` });
    });
    child.send({ index: scenarios, test, name: values.name, files, reach, order });
  });
}

function report() {
  const having = (verdict) => results.filter((one) => one.verdict === verdict);
  const survivors = having('survived').sort((a, b) => a.number - b.number);
  console.log(`\nSurvived:\n${survivors.map((one) => `  ${lineOf(one)}`).join('\n') || '  none'}`);
  const counts = ['caught', 'timed out', 'survived', 'not compiling'].map(
    (verdict) => `${having(verdict).length} ${verdict}`,
  );
  const tried = results.length - having('not compiling').length;
  const caught = tried - survivors.length;
  const share = tried === 0 ? 0 : Math.round((1000 * caught) / tried) / 10;
  console.log(
    `\n${results.length} mutants in ${seconds(performance.now() - began)}: ${counts.join(', ')}. ${share} % noticed.`,
  );
  const { test: tests, name, seed } = values;
  if (values.out !== undefined)
    writeFileSync(values.out, `${JSON.stringify({ test: tests, name, seed, share, mutants: results }, null, 2)}\n`);
}

function lineOf({ verdict, file, line, column, kind, was, text, by, ms }) {
  const brief = (words) => words.replace(/\s+/gu, ' ').slice(0, 70);
  return `${verdict} ${file}:${line}:${column} ${kind} \`${brief(was)}\` -> \`${brief(text)}\` ${by} (${seconds(ms)})`;
}

function sourceFiles(places) {
  const found = places.flatMap((place) => {
    if (!existsSync(place)) stop(`there is no ${place}`);
    if (statSync(place).isFile()) return [resolve(place)];
    return readdirSync(place, { recursive: true }).map((file) => resolve(place, file));
  });
  return [...new Set(found)]
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.cards.ts'))
    .toSorted((a, b) => a.localeCompare(b));
}

/** A fair order that follows from the seed. */
function shuffled(list, seed) {
  let state = seed >>> 0;
  const below = (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const k = below(i + 1);
    [order[i], order[k]] = [order[k], order[i]];
  }
  return order;
}

function whole(option) {
  const n = Number(values[option]);
  return Number.isSafeInteger(n) && n > 0 ? n : stop(`--${option} is a whole number above 0`);
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function stop(message) {
  for (const child of running) child.kill('SIGKILL');
  console.error(message);
  process.exit(1);
}
