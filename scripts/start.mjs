// npm start: builds the page if need be and serves it. `npm start -- --port 8080` takes another port.
import { fileURLToPath } from 'node:url';
import { continueWith, findNode24 } from '../packages/cli/bin/node24.mjs';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled();
buildWeb();
continueWith(findNode24(), [fileURLToPath(new URL('serve.mjs', import.meta.url)), ...process.argv.slice(2)]);
