// Serves the built page on this machine. `node scripts/serve.mjs --port 4321`; a busy port is passed over for a free one.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const HOST = '127.0.0.1';
const PORT = 4321;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** The file that an address names; addresses inside the page, such as /decks, are the page itself. */
function fileFor(root, address) {
  const { pathname } = new URL(address, 'http://localhost');
  const path = normalize(join(root, decodeURIComponent(pathname)));
  if (!path.startsWith(root + sep)) return join(root, 'index.html');
  if (existsSync(path) && statSync(path).isFile()) return path;
  return extname(path) === '' ? join(root, 'index.html') : null;
}

function answer(root, request, response) {
  let file = null;
  try {
    file = fileFor(root, request.url ?? '/');
  } catch {
    // an address that cannot be read
  }
  if ((request.method !== 'GET' && request.method !== 'HEAD') || file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  // Built files have their content in their name; all others are asked for anew.
  const kept = file.startsWith(join(root, 'assets') + sep);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  const gzip = /\bgzip\b/u.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, gzip ? { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } : headers);
  if (request.method === 'HEAD') return void response.end();
  const content = createReadStream(file);
  content.on('error', () => response.destroy());
  if (gzip) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

/** Listens on the wished port, or on a free one when that is busy; resolves to the address and how to stop. */
export function serve({ port = PORT, root = DIST } = {}) {
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((resolve, reject) => {
    server.once('listening', () => {
      resolve({ address: `http://${HOST}:${server.address().port}/`, stop: () => server.close() });
    });
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) {
        port = 0;
        server.listen(0, HOST);
      } else reject(error);
    });
    server.listen(port, HOST);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = values.port === undefined ? PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`--port takes a number from 0 to 65535, not "${values.port}".`);
    process.exit(1);
  }
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('The page is not built yet: npm start builds and serves it.');
    process.exit(1);
  }
  const { address } = await serve({ port });
  console.log(`Dejarik is at ${address} (Ctrl+C stops it)`);
}
