// Finds a Node that runs this project's TypeScript as it is, and runs scripts with it. Plain JavaScript: any Node >= 20 reads it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first Node that does so without being told to. */
const NEEDED = '22.18';

/** Node for machines whose own is too old: its lock file pins one package a platform, and it is installed only there. */
export const NODE_FOLDER = fileURLToPath(new URL('../../../scripts/node', import.meta.url));

export const runsTypeScript = Boolean(process.features.typescript);

/** The path of the Node in scripts/node, or undefined when the one that is asked for there is not installed. */
export function installedNode() {
  const read = (...path) => JSON.parse(readFileSync(join(NODE_FOLDER, ...path, 'package.json'), 'utf8'));
  const { optionalDependencies: packages } = read();
  const name = Object.keys(packages).find((carrier) => existsSync(join(NODE_FOLDER, 'node_modules', carrier)));
  if (name === undefined || read('node_modules', name).version !== packages[name]) return undefined;
  return join(NODE_FOLDER, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The path of a Node that runs TypeScript: this one, or the one that was installed for it. */
export function findNode() {
  const node = runsTypeScript ? process.execPath : installedNode();
  if (node !== undefined) return node;
  console.error(
    `Dejarik needs Node ${NEEDED} or newer; this is ${process.version}, and none is installed for it on ` +
      `${process.platform} ${process.arch}. Run \`npm ci\`, or install a newer Node.`,
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
