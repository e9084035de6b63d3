// Builds the page when its sources have changed since the last build. Plain JavaScript: any Node >= 20 runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../packages/cli/bin/node.mjs';
import { compressFolder } from './compress.mjs';
import { ENGINE_PACKAGES } from './engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages', 'web');
const stampFile = join(web, 'dist', '.stamp');

/** All that the page is made of. */
const SOURCES = [
  'package-lock.json',
  'rules',
  ...ENGINE_PACKAGES.map((name) => `packages/${name}/src`),
  'packages/web/src',
  'packages/web/public',
  'packages/web/offline',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
];

function stamp() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const source of SOURCES) add(join(root, source));
  return hash.digest('hex');
}

/** Leaves the page of the present sources in packages/web/dist. */
export function buildWeb() {
  const now = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  // What is said meanwhile goes to stderr: stdout belongs to whoever called.
  console.error('Building the page...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(findNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: ['inherit', 2, 2] });
  if (result.status !== 0) {
    console.error('The page could not be built.');
    process.exit(result.status ?? 1);
  }
  compressFolder(join(web, 'dist'));
  writeFileSync(stampFile, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWeb();
