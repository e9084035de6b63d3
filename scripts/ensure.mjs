// Installs the dependencies when they are missing or the lockfile has changed. Plain JavaScript: any Node >= 20 runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNode, NODE_FOLDER, runsTypeScript } from '../packages/cli/bin/node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.dejarik-install');

// npm itself runs with the machine's own Node, never with the one in node_modules that an install may replace.
const { npm_execpath: npmScript, npm_node_execpath: npmNode = process.execPath } = process.env;

/** Runs npm in the repository, or in a folder of it, and returns its exit code. */
export function npm(args, cwd = root) {
  const options = { cwd, stdio: 'inherit' };
  const result = npmScript?.endsWith('npm-cli.js')
    ? spawnSync(npmNode, [npmScript, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) console.error(`npm did not start: ${result.error.message}`);
  return result.status ?? 1;
}

const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];

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
  let code = npm(['ci', ...quiet]);
  if (code === 0 && leavesOutBinaries()) {
    // Once more with a current npm on the Node that has just been installed, and without npm's own note of what is
    // installed, which lists the left out packages too.
    rmSync(join(modules, '.package-lock.json'), { force: true });
    code = npm(['exec', '--yes', '--package=npm@11.21.2', '--', 'npm', 'install', '--no-save', ...quiet]);
  }
  if (code !== 0) {
    rmSync(stampFile, { force: true });
    console.error('npm failed: the dependencies are not installed.');
    process.exit(code);
  }
  finishInstall();
}

/** What follows every install: a Node that runs TypeScript, found by the scripts before the machine's own, and the stamp. */
export function finishInstall() {
  if (!runsTypeScript) {
    if (installedNode() === undefined) installNode();
    linkNode(installedNode());
  }
  writeFileSync(stampFile, stamp());
}

/** npm takes the one package that fits the platform, as the lock file there pins it. */
function installNode() {
  console.log(`Installing a newer Node than ${process.version} for this project alone...`);
  const code = npm(['ci', '--include=optional', '--workspaces=false', ...quiet], NODE_FOLDER);
  if (code === 0 && installedNode() !== undefined) return;
  console.error(`No newer Node could be installed for ${process.platform} ${process.arch}: install Node 24 yourself.`);
  process.exit(1);
}

/** npm puts node_modules/.bin in front of the scripts' PATH. */
function linkNode(node) {
  const link = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const target = relative(dirname(link), node);
  rmSync(link, { force: true });
  if (process.platform === 'win32') writeFileSync(link, `@"%~dp0\\${target}" %*\r\n`);
  else symlinkSync(target, link);
}
