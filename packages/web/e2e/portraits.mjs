// npm run portraits -- [--to FILE] [--nameless]: everybody who has a name, at the size of a card in hand, on one
// sheet. Without names it is a riddle for somebody who knows the films.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { portrait } from '../src/art/portrait.ts';
import { PERSONS as ccg } from '../src/swccg/pictures.ts';
import { PERSONS as tcg } from '../src/swtcg/cast.ts';
import { PERSONS as youngJedi } from '../src/young-jedi/pictures.ts';
import { startBrowser, webp } from './clicker.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' }, nameless: { type: 'boolean', default: false } } });
const FILE = values.to ?? fileURLToPath(new URL('../../../docs/pictures/portraits.webp', import.meta.url));

/** Nobody is to guess by the alphabet: without names they stand by how their names end. */
const key = (name) => (values.nameless ? [...name].toReversed().join('') : name);
/** Each once, as the first game shows them that has them. */
const everybody = [...new Map([tcg, ccg, youngJedi].flatMap((persons) => Object.entries(persons)).toReversed())].sort(
  ([a], [b]) => key(a).localeCompare(key(b)),
);

const figure = ([name, look], n) => {
  const { sky, box, draw } = portrait(look, 'Neutral');
  const drawn = `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet" style="background:linear-gradient(${sky.join()})">${draw()}</svg>`;
  return `<figure>${drawn}<figcaption>${values.nameless ? n + 1 : name}</figcaption></figure>`;
};

const browser = await startBrowser();
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const page = await context.newPage();
await page.setContent(`<!doctype html><style>
  body { margin: 12px; background: #0a0d14; color: #e8edf5; font: 600 11px/1.2 sans-serif; display: grid; grid-template-columns: repeat(14, 1fr); gap: 8px; }
  figure { margin: 0; text-align: center; }
  svg { width: 100%; height: 104px; border-radius: 6px; display: block; margin-bottom: 3px; }
</style>${everybody.map(figure).join('')}`);
writeFileSync(FILE, await webp(page, { fullPage: true }));
if (values.nameless) console.log(everybody.map(([name], n) => `${n + 1} ${name}`).join('\n'));
await browser.close();
