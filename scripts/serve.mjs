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

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
]);

/** What the page may do. Everything is its own; only pictures of cards may come from wherever the player keeps them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The file that an address names; addresses inside the page, such as /decks, are the page itself. */
function fileFor(root, address) {
  const { pathname } = new URL(address, 'http://localhost');
  const path = normalize(join(root, decodeURIComponent(pathname)));
  if (!path.startsWith(root + sep)) return null;
  if (existsSync(path) && statSync(path).isFile()) return path;
  return extname(path) === '' ? join(root, 'index.html') : null;
}

/** Compressed when it was built, where the browser knows how to read that; else on the way. */
function encodingFor(file, accepted) {
  if (/\bbr\b/u.test(accepted) && existsSync(`${file}.br`)) return 'br';
  return /\bgzip\b/u.test(accepted) ? 'gzip' : null;
}

const refuse = (response, status, text, headers = {}) =>
  response.writeHead(status, { ...HEADERS, ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here', { allow: 'GET, HEAD' });

  let file = null;
  try {
    file = fileFor(root, request.url ?? '/');
  } catch {
    // an address that cannot be read
  }
  if (file === null) return refuse(response, 404, 'Not found');
  // Built files have their content in their name; all others are asked for anew.
  const kept = file.startsWith(join(root, 'assets') + sep);
  const headers = {
    ...HEADERS,
    'content-type': TYPES.get(extname(file)) ?? 'application/octet-stream',
    'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const encoding = encodingFor(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(200, { ...headers, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) });
  if (request.method === 'HEAD') return void response.end();
  const content = createReadStream(encoding === 'br' ? `${file}.br` : file);
  content.on('error', () => response.destroy());
  if (encoding === 'gzip') content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

/** Listens on the wished port, or on a free one when that is taken; resolves to the address, how to stop, and the taken port. */
export function serve({ port = PORT, root = DIST } = {}) {
  let taken = null;
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((resolve, reject) => {
    server.once('listening', () => {
      resolve({ address: `http://${HOST}:${server.address().port}/`, stop: () => server.close(), taken });
    });
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0 && taken === null) {
        taken = port;
        server.listen(0, HOST);
      } else reject(error);
    });
    server.listen(port, HOST);
  });
}

/** What whoever started it has to know. */
export function atAddress({ address, taken }) {
  const here = `Dejarik is at ${address} (Ctrl+C stops it)`;
  if (taken === null) return [here];
  return [
    `Port ${taken} is taken, perhaps by a Dejarik that is still running: http://${HOST}:${taken}/`,
    'Decks, settings and saved games belong to the address, so the page at another port does not have them.',
    'To have them, go on at that address, or stop what runs there and start again.',
    `Until then: ${here}; --port takes a port that stays the same.`,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = values.port === undefined ? PORT : /^\d{1,5}$/u.test(values.port) ? Number(values.port) : -1;
  if (port < 0 || port > 65535) {
    console.error(`--port takes a number from 0 to 65535, not ${JSON.stringify(values.port.slice(0, 80))}.`);
    process.exit(1);
  }
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('The page is not built yet: npm start builds and serves it.');
    process.exit(1);
  }
  for (const line of atAddress(await serve({ port }))) console.log(line);
}
