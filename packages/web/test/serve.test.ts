// The server that `npm start` and the browser's tests use: what it says about every answer, and what it refuses.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../../../scripts/compress.mjs';
import { atAddress, serve } from '../../../scripts/serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'dejarik-served-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  for (const name of [
    'index.html',
    'icon.svg',
    'manifest.webmanifest',
    'sw.js',
    'assets/a.js',
    'assets/a.css',
    'odd.xyz',
  ])
    writeFileSync(join(root, name), name);
  server = await serve({ port: 0, root });
});

afterAll(() => {
  server.stop();
  rmSync(root, { recursive: true });
});

/** As it is sent: fetch would tidy the address. */
const get = (path: string, method = 'GET'): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    request({ hostname, port, path, method }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });

describe('what is sent compressed', () => {
  const long = 'a card, '.repeat(400);
  const sent = async (path: string, accepted: string): Promise<[encoding: string | null, content: string]> => {
    const answer = await fetch(new URL(path, server.address), { headers: { 'accept-encoding': accepted } });
    return [answer.headers.get('content-encoding'), await answer.text()];
  };

  it('is what was compressed when it was built, for whoever reads that', async () => {
    writeFileSync(join(root, 'assets', 'long.js'), long);
    compressFolder(root);
    expect(statSync(join(root, 'assets', 'long.js.br')).size).toBeLessThan(100);
    expect(await sent('/assets/long.js', 'gzip, br')).toEqual(['br', long]);
    expect(await sent('/assets/long.js', 'gzip')).toEqual(['gzip', long]);
    expect(await sent('/assets/long.js', 'identity')).toEqual([null, long]);
    expect(await sent('/assets/a.js', 'gzip, br')).toEqual(['gzip', 'assets/a.js']);
  });
});

describe('every answer', () => {
  it.each(['/', '/decks', '/assets/a.js', '/sw.js', '/nothing.js', '/%E0%A4%A'])(
    '%s says what the page may do',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "worker-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "form-action 'none'",
        ]),
      );
      expect(policy.join()).not.toContain('unsafe');
    },
  );

  it.each([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/young-jedi/cards', 200, 'text/html; charset=utf-8'],
    ['/assets/a.js', 200, 'text/javascript; charset=utf-8'],
    ['/sw.js', 200, 'text/javascript; charset=utf-8'],
    ['/assets/a.css', 200, 'text/css; charset=utf-8'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/manifest.webmanifest', 200, 'application/manifest+json'],
    ['/odd.xyz', 200, 'application/octet-stream'],
    ['/assets/b.js', 404, 'text/plain; charset=utf-8'],
    ['/../../package.json', 404, 'text/plain; charset=utf-8'],
    ['/..%2f..%2fpackage.json', 404, 'text/plain; charset=utf-8'],
    ['/%00.js', 404, 'text/plain; charset=utf-8'],
  ])('%s: %i, %s', async (path, status, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers } = await get('/', method);
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it('HEAD is answered like GET, without the file', async () => {
  const { status, headers } = await get('/icon.svg', 'HEAD');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

describe('when the port is taken', () => {
  let other: Server;
  let port = 0;

  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    ({ port } = other.address() as AddressInfo);
  });

  afterAll(() => void other.close());

  it('another is taken, and it is said what that means', async () => {
    const { address, stop, taken } = await serve({ port, root });
    stop();
    expect(taken).toBe(port);
    expect(address).not.toContain(String(port));
    const said = atAddress({ address, taken }).join('\n');
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).toMatch(/saved games belong to the address/u);
    expect(said).toContain(address);
    expect(said).toContain('--port');
  });

  it('nothing is said when it is free', () => {
    expect(atAddress({ address: server.address, taken: null })).toEqual([
      `Dejarik is at ${server.address} (Ctrl+C stops it)`,
    ]);
  });
});

it.each(['', 'x', '70000', '1e3', '-1'])('--port %j is refused', async (port) => {
  const script = new URL('../../../scripts/serve.mjs', import.meta.url).pathname;
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, `--port=${port}`], (error, _, stderr) => resolve(`${error?.code}: ${stderr}`));
  });
  expect(said).toBe(`1: --port takes a number from 0 to 65535, not "${port}".\n`);
});
