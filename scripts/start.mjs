// npm start: builds the page if need be and serves it. `npm start -- --port 8080` takes another port.
import { fileURLToPath } from 'node:url';
import { continueWith, findNode } from '../packages/cli/bin/node.mjs';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled();
buildWeb();
continueWith(findNode(), [fileURLToPath(new URL('serve.mjs', import.meta.url)), ...process.argv.slice(2)]);
