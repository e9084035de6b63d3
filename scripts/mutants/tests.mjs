// Runs a test file with Vitest in a process of its own, with sources that are changed on their way in: no file is written.
// Message: { test, name, files: { path: { source, text } } }.
import { readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';

process.once('message', async ({ test, name, files }) => {
  const texts = new Map(Object.entries(files));
  let loaded = 0;
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    load(id) {
      const file = texts.get(id.split('?')[0]);
      if (file === undefined) return null;
      if (readFileSync(id.split('?')[0], 'utf8') !== file.source) process.send({ stale: id });
      loaded++;
      return file.text;
    },
  };
  const pattern = name === '' ? {} : { testNamePattern: name };
  const options = { watch: false, bail: 1, reporters: [{}], fsModuleCache: false, ...pattern };
  const vitest = await startVitest('test', [test], options, { plugins: [plugin] });
  const result = resultOf(vitest.state.getTestModules());
  process.send(Object.keys(result).length === 0 && loaded < texts.size ? { unreached: true } : result);
  await vitest.close();
  process.disconnect();
});

function resultOf(modules) {
  let passed = 0;
  for (const one of modules) {
    const [error] = one.errors();
    if (error !== undefined)
      return isUnreadable(error) ? { broken: error.message } : { failed: `loading: ${error.message}` };
    for (const test of one.children.allTests('failed')) {
      const [why] = test.result().errors ?? [];
      return { failed: `${test.fullName}: ${why?.message ?? ''}`.split('\n')[0].slice(0, 300) };
    }
    passed += [...one.children.allTests('passed')].length;
  }
  return passed > 0 ? {} : { failed: 'there is no test of this name' };
}

const isUnreadable = ({ name, message }) => name === 'SyntaxError' || /parse error|transform failed/iu.test(message);
