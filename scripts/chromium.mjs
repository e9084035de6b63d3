// Finds Chromium for the browser tests; on a Debian machine, as root, installs it where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without a window is the quicker one. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing that needs a screen, a sandbox of its own, or the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed() {
  const named = process.env.CHROME_PATH;
  if (!named) return PLACES.find((place) => existsSync(place));
  if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  return named;
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Whether the command succeeded; what it prints is of interest only when it did not. */
function succeeds(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, { encoding: 'utf8', env });
  if (result.status !== 0) console.error(`${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status === 0;
}

/** The path of a Chromium or Chrome that can be started. */
export function findChromium() {
  const found = installed();
  if (found !== undefined) return found;
  if (mayInstall()) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell)...');
    const install = (name) => succeeds('apt-get', 'install', '-y', name);
    // Older Debians have no package of its own for it.
    if (succeeds('apt-get', 'update') && (install('chromium-headless-shell') || install('chromium'))) {
      const now = installed();
      if (now !== undefined) return now;
    }
  }
  throw new Error('The browser tests need Chromium or Chrome: install it, or name its program in CHROME_PATH.');
}
