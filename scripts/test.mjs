// npm test: every check, cheapest first, stopping at the first that fails. `--except <name>` leaves one out.
import { parseArgs } from 'node:util';
import { ensureInstalled, npm } from './ensure.mjs';

const { values } = parseArgs({ options: { except: { type: 'string', multiple: true, default: [] } } });

const checks = [
  { name: 'format:check', title: 'formatting', hint: 'npm run format puts it right' },
  { name: 'lint', title: 'lint' },
  { name: 'typecheck', title: 'types' },
  { name: 'knip', title: 'unused files, exports and dependencies' },
  { name: 'packages', title: 'packages as others install them' },
  { name: 'vitest', title: 'tests' },
  { name: 'e2e', title: 'browser tests' },
].filter((check) => !values.except.includes(check.name));

ensureInstalled();

const lines = [];
let failed;
for (const check of checks) {
  if (failed) {
    lines.push(`  -    ${check.title} (not run)`);
    continue;
  }
  console.log(`\n=== ${check.title} (npm run ${check.name})`);
  const started = performance.now();
  if (npm(['run', '--silent', check.name]) !== 0) failed = check;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(`  ${failed ? 'FAIL' : 'ok  '} ${check.title} (${seconds} s)`);
}

console.log(`\n${lines.join('\n')}`);
if (failed) {
  console.log(`\nFailed: ${failed.title}. Alone: npm run ${failed.name}${failed.hint ? `; ${failed.hint}` : ''}.`);
  process.exit(1);
}
console.log('\nAll passed.');
