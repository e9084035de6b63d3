// The command with the toy game alone.
import { fileURLToPath } from 'node:url';
import { continueWith, findNode, runsTypeScript } from '../../bin/node.mjs';

if (runsTypeScript) {
  const [{ main }, { GAMES }] = await Promise.all([import('../../src/main.ts'), import('./registry.ts')]);
  await main(process.argv.slice(2), GAMES);
} else continueWith(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
