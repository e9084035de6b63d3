// npm run packages: what others would install is built, packed, looked at by publint and "are the types wrong", put into
// an empty folder, and the examples are run there as anybody would run them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ENGINE_PACKAGES } from './engine.mjs';
import { npm } from './ensure.mjs';
import { pack } from './pack.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'build/packages');
const examples = join(root, 'examples');
const faults = [];

// The packages are ES modules: old resolutions that know no `exports`, and `require` of an ES module, are not meant.
const OF_NO_CONCERN = new Set(['CJSResolvesToESM']);
const MODERN = new Set(['node16-esm', 'bundler']);

const tarballs = pack(folder);
for (const [i, name] of ENGINE_PACKAGES.entries()) {
  const pkgDir = join(folder, name);
  const { messages } = await publint({ pkgDir, strict: true });
  const about = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
  for (const message of messages) faults.push(`${name}: publint: ${formatMessage(message, about)}`);
  const { problems = [] } = await checkPackage(createPackageFromTarballData(readFileSync(tarballs[i])));
  for (const problem of problems)
    if (
      !OF_NO_CONCERN.has(problem.kind) &&
      (problem.resolutionKind === undefined || MODERN.has(problem.resolutionKind))
    )
      faults.push(`${name}: types: ${problem.kind} ${problem.entrypoint ?? ''} ${problem.resolutionKind ?? ''}`);
}

function run(example, text) {
  writeFileSync(join(empty, example), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [example], { cwd: empty, encoding: 'utf8' });
  if (status !== 0) faults.push(`${example} fails:\n${stderr}`);
  else console.log(`${example}: ${stdout.trim().split('\n').at(-1)}`);
}

const empty = mkdtempSync(join(tmpdir(), 'dejarik-packages-'));
try {
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }\n');
  if (npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...tarballs], empty) !== 0)
    faults.push('the packages do not install in an empty folder');
  for (const example of readdirSync(examples).filter((file) => file.endsWith('.mjs')))
    run(example, readFileSync(join(examples, example), 'utf8'));
  // What plays one game plays each of the others.
  const kits = ENGINE_PACKAGES.flatMap((name) => {
    const kit = /\b[a-z]\w*Kit\b/u.exec(readFileSync(join(folder, name, 'dist/index.d.ts'), 'utf8'))?.[0];
    return kit === undefined ? [] : [{ name, kit }];
  });
  const playing = readFileSync(join(examples, 'play-a-game.mjs'), 'utf8');
  const shown = kits.find(({ kit }) => playing.includes(kit));
  for (const { name, kit } of kits.filter((other) => other !== shown))
    run(`play-a-game of ${name}.mjs`, playing.replaceAll(`/${shown.name}`, `/${name}`).replaceAll(shown.kit, kit));
} finally {
  rmSync(empty, { recursive: true, force: true });
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${ENGINE_PACKAGES.length} packages are sound.`);
