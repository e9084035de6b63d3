/** In the card browser the longest names of every game are read whole: no line is cut, no word broken but at its hyphen. */
import { starWarsCcg } from '@dejarik/swccg';
import { allFacts as ccgFacts } from '../src/session/swccg/facts.ts';
import { swtcg } from '../src/session/swtcg/engine.ts';
import { allFacts as tcgFacts } from '../src/session/swtcg/facts.ts';
import { youngJedi } from '../src/session/young-jedi/engine.ts';
import { allFacts as youngJediFacts } from '../src/session/young-jedi/facts.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page. The names that are cut or broken. */
function unreadable(): string[] {
  const lines = (node: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isBroken = (name: HTMLElement): boolean => {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      // The place after a hyphen counts as the end of the line before, so the second letter is the first to look at.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+/gu))
        if (lines(node, index + 1, index + word.length) > 1) return true;
    return false;
  };
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return [...document.querySelectorAll<HTMLElement>('.card-grid .card .head .name')].flatMap((name) => [
    ...(isCut(name) ? [`${name.textContent} is cut`] : []),
    ...(isBroken(name) ? [`${name.textContent} is broken`] : []),
  ]);
}

const HARDEST = 8;
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/u).map((word) => word.length));

/** The names with the most letters, and those with the longest words. */
function hardest(facts: readonly { readonly name: string }[]): string[] {
  const names = [...new Set(facts.map(({ name }) => name))];
  const most = (of: (name: string) => number): string[] => names.toSorted((a, b) => of(b) - of(a)).slice(0, HARDEST);
  return [...new Set([...most((name) => name.length), ...most(longestWord)])];
}

const NAMES = {
  '': hardest(tcgFacts(swtcg())),
  '/young-jedi': hardest(youngJediFacts(youngJedi())),
  '/swccg': hardest(ccgFacts(starWarsCcg())),
};

for (const [game, names] of Object.entries(NAMES))
  test(`the longest names at ${game}/cards`, async ({ page, open }) => {
    await open(`${game}/cards`);
    const bad = new Set<string>();
    for (const name of names) {
      await page.getByLabel('Search').fill(name);
      await expect(page.locator('.hit mark').first()).toBeVisible();
      for (const [width, height] of [
        [1366, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const told of await page.evaluate(unreadable)) bad.add(`${told} at ${width}`);
      }
    }
    expect([...bad]).toEqual([]);
  });
