// npm run demo: a first look in the terminal. `npm run demo -- <options>` passes the options on to `dejarik demo`.
import { fileURLToPath } from 'node:url';
import { continueWith, findNode } from '../packages/cli/bin/node.mjs';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled();
const dejarik = fileURLToPath(new URL('../packages/cli/bin/dejarik.js', import.meta.url));
continueWith(findNode(), [dejarik, 'demo', ...process.argv.slice(2)]);
