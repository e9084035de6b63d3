// npm run demo: a first look in the terminal. `npm run demo -- <options>` passes the options on to `dejarik demo`.
import { fileURLToPath } from 'node:url';
import { continueWith, findNode24 } from '../packages/cli/bin/node24.mjs';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled();
const dejarik = fileURLToPath(new URL('../packages/cli/bin/dejarik.js', import.meta.url));
continueWith(findNode24(), [dejarik, 'demo', ...process.argv.slice(2)]);
