// Runs scenarios in a process of their own, with sources that are changed on their way in: no file is written.
// Message: { index, name, files: { path: { source, text } }, reach: how many probes, or order: which scenarios }.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

module.enableCompileCache?.();

process.once('message', async ({ index, name, files, reach, order }) => {
  serve(files);
  globalThis.reached = new Float64Array(reach);
  // A long answer is on its way for a while: whoever leaves at once takes it along.
  process.send(await answerOf({ index, name, reach, order }), () => process.disconnect());
});

async function answerOf({ index, name, reach, order }) {
  try {
    const { scenarios } = await import(pathToFileURL(index).href);
    const cases = await named(scenarios(), name);
    return reach > 0 ? measure(cases) : tryAll(cases, order);
  } catch (error) {
    return error instanceof SyntaxError ? { broken: error.message } : { failed: `loading: ${short(error)}` };
  }
}

function serve(files) {
  const texts = new Map(Object.entries(files));
  module.registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? texts.get(fileURLToPath(url)) : undefined;
      if (file === undefined) return next(url, context);
      if (readFileSync(fileURLToPath(url), 'utf8') !== file.source) {
        process.send({ stale: fileURLToPath(url) });
        process.exit(1);
      }
      return { ...next(url, context), source: file.text };
    },
  });
}

/** The scenarios in every mode, as the test names them, of which the name has this pattern. */
async function named(scenarios, pattern) {
  const { MODES } = await import('@dejarik/kernel/testing');
  const cases = MODES.flatMap((mode) =>
    scenarios.map((scenario) => ({
      name: `${mode} ${scenario.title} (${scenario.rules.join(', ')})`,
      run: () => scenario.run(mode),
    })),
  );
  return cases.filter((one) => new RegExp(pattern, 'u').test(one.name));
}

/**
 * Which scenarios come past which probe. A second run finds all caches filled: what was carried out more often in the
 * first was kept for later, so that it can show in any scenario.
 */
function measure(cases) {
  if (cases.length === 0) return { failed: 'there is no scenario of this name' };
  for (const { name, run } of cases) {
    try {
      run();
    } catch (error) {
      return { failed: `${name}: ${short(error)}` };
    }
  }
  const first = reached.slice();
  reached.fill(0);
  const total = new Float64Array(first.length);
  const past = Array.from(first, () => []);
  const times = cases.map(({ run }, i) => {
    const began = performance.now();
    run();
    const time = performance.now() - began;
    for (const [probe, n] of reached.entries()) if (n > 0) past[probe].push(i);
    for (const [probe, n] of reached.entries()) total[probe] += n;
    reached.fill(0);
    return time;
  });
  return { times, reaches: past.map((list, probe) => ({ past: list, anywhere: first[probe] > total[probe] })) };
}

/** Runs them in this order, and stops at the first that fails. */
function tryAll(cases, order) {
  for (const i of order) {
    try {
      cases[i].run();
    } catch (error) {
      return { failed: `${cases[i].name}: ${short(error)}` };
    }
  }
  return {};
}

const short = (error) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    .slice(0, 200);
