/** In the card browser every name of every game is read whole: no line of it is cut, no word broken or run over. */
import { expect, test } from './support/test.ts';

/** Runs in the page. The names that are cut or broken, and how many there are. */
function namesShown(): { readonly bad: string[]; readonly n: number } {
  const names = [...document.querySelectorAll<HTMLElement>('.card-grid .card .head .name')];
  const lines = (node: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isBroken = (name: HTMLElement): boolean => {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/gu))
        if (lines(node, index, index + word.length) > 1) return true;
    return false;
  };
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  const told = (name: HTMLElement): string => name.textContent ?? '';
  return {
    bad: names.flatMap((name) => [
      ...(isCut(name) ? [`${told(name)} is cut`] : []),
      ...(isBroken(name) ? [`${told(name)} is broken`] : []),
    ]),
    n: names.length,
  };
}

for (const [game, least] of [
  ['', 700],
  ['/young-jedi', 600],
  ['/swccg', 480],
] as const)
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [667, 375],
  ] as const)
    test(`names${game} at ${width}×${height}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(`${game}/cards`);
      // What is out of sight is laid out too, so that it can be measured.
      await page.addStyleTag({ content: '.card-grid li { content-visibility: visible !important; }' });
      await expect(page.locator('.card-grid .card').first()).toBeVisible();
      await page.evaluate(async () => {
        const more = (): HTMLElement | null => document.querySelector('button.more');
        for (let button = more(); button !== null; button = more()) {
          button.click();
          await new Promise(requestAnimationFrame);
        }
      });
      const { bad, n } = await page.evaluate(namesShown);
      expect(n).toBeGreaterThanOrEqual(least);
      expect([...new Set(bad)]).toEqual([]);
    });
