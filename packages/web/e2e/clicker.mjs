// Plays by clicking what the page offers: plainly, but the same way every time. For pictures.
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';

export const startBrowser = () => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** What is asked now, or 'waiting', 'hand over', 'over'. */
export const asked = (page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog.result') !== null) return 'over';
    if (document.querySelector('.hand-over') !== null) return 'hand over';
    const ask = document.querySelector('.ask');
    return ask === null || ask.classList.contains('waiting') ? 'waiting' : (ask.querySelector('h2')?.textContent ?? '');
  });

/** Clicks one thing that is offered; returns what was asked. */
async function clickOne(page, turn) {
  const question = await asked(page);
  if (question === 'over' || question === 'waiting') return question;
  await page.evaluate((n) => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0);
    const choice = (kind) => document.querySelector(`.ask [data-choice="${kind}"]`);
    const click = (list) => (list.length === 0 ? false : (list[n % list.length].click(), true));
    if (document.querySelector('.hand-over') !== null) return click(all('.hand-over .primary'));
    const sure = document.querySelector('dialog.stopping .danger');
    if (sure !== null) return sure.click();
    if (document.querySelector('dialog[open]') !== null) return click(all('dialog[open] .answer.primary'));
    const title = document.querySelector('.ask h2').textContent;
    // Units are put out one after the other; a second click takes the card that the first one lifted.
    if (title.startsWith('Put out')) {
      const out = choice('setUp') ?? choice('stack');
      if (out !== null) return out.click();
      if (document.querySelector('.fan .card.selected') !== null) return choice('stop').click();
      return click(all('.fan .card.able')) || choice('stop').click();
    }
    if (title.startsWith('Retreat') || title.startsWith('Exchange')) return choice('done').click();
    for (const kind of ['deploy', 'complete', 'return', 'attack', 'battle', 'ability', 'accept', 'order'])
      if (choice(kind) !== null) return choice(kind).click();
    if (click(all('.ask .best')) || click(all('.die.able'))) return;
    const cards = all('.table .able[data-card]:not(.selected)');
    const primary = all('.ask .primary')[0];
    // Now and then it is enough, or a build step would go on for ever.
    if (cards.length > 0 && (primary === undefined || n % 5 !== 4)) return click(cards);
    return primary === undefined ? click(all('.ask [data-choice]')) : primary.click();
  }, turn);
  await page.waitForTimeout(15);
  return question;
}

/** Clicks on until the question fits, the game is over or `most` clicks were made; tells whether it fits. */
export async function clickUntil(page, fits, most = 400) {
  for (let turn = 0; turn < most; turn++) {
    const question = await asked(page);
    if (await fits(question)) return true;
    if (question === 'over') return false;
    await clickOne(page, turn);
  }
  return false;
}

/** What the page shows, as a small file: the browser itself can write WebP. */
export async function webp(page, options = {}) {
  const png = (await page.screenshot(options)).toString('base64');
  const encoder = await page.context().newPage();
  const encoded = await encoder.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  }, png);
  await encoder.close();
  return Buffer.from(encoded, 'base64');
}
