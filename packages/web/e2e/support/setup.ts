/** Builds the page and serves a copy of it, so that a build that happens meanwhile does not change the page under test. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../../../scripts/build-web.mjs';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { serve } from '../../../../scripts/serve.mjs';

/** Where the tests find the browser and the page: its address, and the folder that is served. */
export const CHROMIUM = 'DEJARIK_E2E_CHROMIUM';
export const ADDRESS = 'DEJARIK_E2E_ADDRESS';
export const FOLDER = 'DEJARIK_E2E_FOLDER';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The browser's program; a machine that has none is told so in one sentence. */
function chromium(): string {
  try {
    return findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

export default async function setup(): Promise<() => void> {
  process.env[CHROMIUM] = chromium();
  buildWeb();
  const root = mkdtempSync(join(tmpdir(), 'dejarik-e2e-'));
  cpSync(DIST, root, { recursive: true });
  const { address, stop } = await serve({ port: 0, root });
  process.env[ADDRESS] = address;
  process.env[FOLDER] = root;
  return () => {
    stop();
    rmSync(root, { recursive: true, force: true });
  };
}
