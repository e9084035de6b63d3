// Installs the dependencies when they are missing or the lockfile has changed. Plain JavaScript: any Node >= 20 runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNode24 } from '../packages/cli/bin/node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.dejarik-install');

// npm itself runs with the machine's own Node, never with the one in node_modules that an install may replace.
const { npm_execpath: npmScript, npm_node_execpath: npmNode = process.execPath } = process.env;

/** Runs npm in the repository and returns its exit code. */
export function npm(args) {
  const options = { cwd: root, stdio: 'inherit' };
  const result = npmScript?.endsWith('npm-cli.js')
    ? spawnSync(npmNode, [npmScript, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) console.error(`npm did not start: ${result.error.message}`);
  return result.status ?? 1;
}

/** What is installed: this lockfile, for this platform. */
function stamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}

/** Before Node 20.19 (22.12), npm leaves out tools' binaries, thinking that they will run on the machine's Node. */
function leavesOutBinaries() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major === 20 ? minor < 19 : major === 22 ? minor < 12 : major < 22;
}

export function ensureInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
  console.log('Installing dependencies (npm ci)...');
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  let code = npm(['ci', ...quiet]);
  if (code === 0 && leavesOutBinaries()) {
    // Once more with a current npm on the Node 24 that has just been installed, and without npm's own note of what is
    // installed, which lists the left out packages too.
    rmSync(join(modules, '.package-lock.json'), { force: true });
    code = npm(['exec', '--yes', '--package=npm@11', '--', 'npm', 'install', '--no-save', ...quiet]);
  }
  if (code !== 0) {
    rmSync(stampFile, { force: true });
    console.error('npm failed: the dependencies are not installed.');
    process.exit(code);
  }
  finishInstall();
}

/** What follows every install: Node 24 linked for the scripts, and the stamp. */
export function finishInstall() {
  linkNode24();
  writeFileSync(stampFile, stamp());
}

/** npm makes this link, but npm 10 drops it again with those of the other platforms' packages. */
function linkNode24() {
  const node = installedNode24();
  const link = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (node === undefined || existsSync(link)) return;
  const target = relative(dirname(link), node);
  if (process.platform === 'win32') writeFileSync(link, `@"%~dp0\\${target}" %*\r\n`);
  else symlinkSync(target, link);
}
