/**
 * A crowded table of the Star Wars CCG: fourteen locations, twelve cards at one site, eight cards aboard one ship, a hand
 * of twenty. Nothing leaves the screen or has to be scrolled, no letter is cut, everything can be reached, and axe
 * finds nothing.
 */
import type { Page } from '@playwright/test';
import { check as axe } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { firstQuestion } from './support/sight.ts';
import { boards } from './support/swccg-boards.ts';
import { cutTexts } from './support/swccg-cut.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  // The large screens at 200%.
  { width: 683, height: 384 },
  { width: 960, height: 540 },
] as const;
const HAND = 20;
const LOCATIONS = 14;

/** Runs in the page; it can use nothing from outside. What is cut off or lies over another, in words. */
function faults(): string[] {
  const found: string[] = [];
  const shown = (element: Element): boolean => element.getClientRects().length > 0;
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const parts = '.group, .place-plate, .ccg-stage, .strip-group, .strip.top, .me, .fan, .held, .ccg-pile, .ask';
  for (const part of [...document.querySelectorAll(parts)].filter(shown))
    if (!isWithin(boxOf(part), screen)) found.push(`${part.className}: leaves the screen`);
  for (const map of document.querySelectorAll('.ccg-map'))
    for (const group of map.querySelectorAll('.group'))
      if (!isWithin(boxOf(group), boxOf(map))) found.push(`${group.getAttribute('aria-label')}: leaves the map`);
  const plates = [...document.querySelectorAll('.place-plate')].filter(shown);
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1)) {
      const [a, b] = [boxOf(one), boxOf(other)];
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        found.push(`${one.textContent}: lies over ${other.textContent}`);
    }
  for (const half of [...document.querySelectorAll('.half')].filter(shown))
    for (const card of half.querySelectorAll('.on-spot, .half-more'))
      if (!isWithin(boxOf(card), boxOf(half))) found.push(`${card.textContent}: sticks out of its half`);
  const holders = [
    ['.effects', '.effect'],
    ['.place-plate', '.icons i'],
    ['.battle-sums', '.sum-part, .shot, .owed'],
    ['.battle-side', '.battle-cards, .battle-sums'],
    ['.ccg-stage', '.battle-seam > *'],
    ['.battle-cards', '.face-with-tabs > .card:not(.is-hit)'],
    ['.strip-cell', 'b'],
  ] as const;
  for (const [holder, inside] of holders)
    for (const outer of [...document.querySelectorAll(holder)].filter(shown))
      for (const part of [...outer.querySelectorAll(inside)].filter(shown))
        if (!isWithin(boxOf(part), boxOf(outer)))
          found.push(`${part.className} ${part.textContent}: leaves its ${holder}`);
  for (const cell of [...document.querySelectorAll('.strip-cell')].filter(shown)) {
    const [a, b] = [...cell.querySelectorAll('.strip-half > b')].map(boxOf) as [DOMRect, DOMRect];
    if (Math.abs(a.top - b.top) < 2 && Math.max(a.left, b.left) - Math.min(a.right, b.right) < 3)
      found.push(`${cell.textContent}: its numbers read as one`);
  }
  for (const part of document.querySelectorAll('html, .table, .ccg-map, .staged'))
    if (shown(part) && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1))
      found.push(`${part.className}: has to be scrolled`);
  return found;
}

/** Runs in the page. Answers that a press cannot reach, however the list is scrolled. */
function outOfReach(): string[] {
  const answers = [...document.querySelectorAll<HTMLElement>('.ask button')].filter((one) => one.offsetParent !== null);
  if (answers.length === 0) return ['there is nothing to answer'];
  const missed = answers.filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  answers[0]!.scrollIntoView({ block: 'nearest' });
  return missed.map(({ textContent }) => textContent);
}

async function check(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await page.evaluate(faults), where).toEqual([]);
  expect.soft(await page.evaluate(cutTexts), where).toEqual([]);
  expect.soft(await page.evaluate(outOfReach), `${where}: out of reach`).toEqual([]);
}

// Each table is opened once, and the screen then changes its size: the map finds its room anew every time.
for (const name of ['crowded', 'where', 'moving', 'draining', 'battles', 'chain'])
  test(`a crowded table of the Star Wars CCG at every size: ${name}`, async ({ page, open }) => {
    await open('/table', { game: boards[name]!() });
    await firstQuestion(page);
    for (const viewport of SIZES)
      await test.step(`${viewport.width}×${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        if (name === 'crowded') {
          await expect(page.locator('.fan .card')).toHaveCount(HAND);
          await expect(page.locator('.ccg-map .place-plate')).toHaveCount(LOCATIONS);
        }
        await check(page, `${name} at ${viewport.width}×${viewport.height}`);
        await axe(page, `${name} at ${viewport.width}×${viewport.height}`);
      });
  });

for (const name of [
  'weapons',
  'salvo',
  'army',
  'damage',
  'won',
  'won below',
  'senses',
  'losing',
  'moves',
  'entering',
  'run',
  'ignition',
])
  test(`what takes the stage can be read at every size: ${name}`, async ({ page, open }) => {
    await open('/table', { game: boards[name]!() });
    await firstQuestion(page);
    for (const viewport of SIZES)
      await test.step(`${viewport.width}×${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        await check(page, `${name} at ${viewport.width}×${viewport.height}`);
      });
  });

for (const viewport of SIZES)
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a place is opened and closed', async ({ page, open }) => {
      await open('/table', { game: boards['crowded']!() });
      await firstQuestion(page);
      await page.locator('.place-plate').filter({ hasText: 'Cantina' }).first().click();
      const stage = page.getByRole('region', { name: 'At Cantina' });
      await expect(stage).toBeVisible();
      await expect(stage.getByRole('button', { name: /^Darth Vader/u })).toBeVisible();
      await check(page, 'an opened place');
      await page.keyboard.press('Escape');
      await expect(stage).toBeHidden();
      await expect(page.locator('.ccg-map')).toBeVisible();
    });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 667, height: 375 },
])
  test.describe(`on a phone, ${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch: true });

    test('in an opened place what a small card carries is reached through it', async ({ page, open }) => {
      await open('/table', { game: boards['army']!() });
      await firstQuestion(page);
      await page.locator('.place-plate').filter({ hasText: 'Cantina' }).first().tap();
      const stage = page.getByRole('region', { name: 'At Cantina' });
      const han = stage.getByRole('button', { name: /^Han Solo/u });
      await expect(han).toHaveClass(/\bladen\b/u);
      await han.tap();
      const answers = page.getByRole('region', { name: 'Your decision' });
      await answers.getByRole('button', { name: /Han's Heavy Blaster Pistol/u }).tap();
      await expect(page.locator('.ask h2')).toContainText("Han's Heavy Blaster Pistol");
    });

    test('a ship with many aboard is seen whole', async ({ page, open }) => {
      await open('/table', { game: boards['crowded']!() });
      await firstQuestion(page);
      await page.locator('.place-plate').filter({ hasText: 'Tatoo' }).first().tap();
      await expect(page.getByRole('button', { name: /^Lieutenant Tanbris/u })).toBeVisible();
      await check(page, 'a ship with many aboard');
    });
  });

test('in a battle a press on whoever carries a weapon offers it, and the battle stays on the stage', async ({
  page,
  open,
}) => {
  await open('/table', { game: boards['weapons']!() });
  await firstQuestion(page);
  const battle = page.getByRole('region', { name: 'Battle at Tatooine: Cantina' });
  await battle.getByRole('button', { name: /^Han Solo/u }).click();
  await expect(battle).toBeVisible();
  await page.getByRole('button', { name: "Fire Han's Heavy Blaster Pistol" }).click();
  await expect(page.locator('.ask h2')).toContainText("Han's Heavy Blaster Pistol");
});

test('a crowded table keeps its spy and its weapons', async ({ page, open }) => {
  await open('/table', { game: boards['crowded']!() });
  await firstQuestion(page);
  await expect(page.getByRole('log')).not.toContainText(/lost|no longer/u);
  await expect(page.getByRole('button', { name: /^Garindan.*undercover/u })).toBeVisible();
  await page.locator('.place-plate').filter({ hasText: 'Cantina' }).first().click();
  const stage = page.getByRole('region', { name: 'At Cantina' });
  for (const weapon of ["Vader's Lightsaber", "Han's Heavy Blaster Pistol"])
    await expect(stage.getByRole('button', { name: weapon })).toBeVisible();
});

test('a place is chosen by its slot, and what it costs is told', async ({ page, open }) => {
  await open('/table', { game: boards['where']!() });
  await firstQuestion(page);
  await page.getByRole('button', { name: 'Cantina: Here for 3 Force, power 17 → 20' }).click();
  await expect(page.getByRole('log')).toContainText('Light deploys Leia Organa to Tatooine: Cantina.');
});

test('the card that looks for a place is marked in the hand', async ({ page, open }) => {
  await open('/table', { game: boards['where']!() });
  await firstQuestion(page);
  await expect(page.locator('.fan .card.picked')).toHaveCount(1);
  await expect(page.locator('.fan .card.picked')).toContainText('Leia Organa');
});

test('only Force drains that take something are made in one press', async ({ page, open }) => {
  await open('/table', { game: boards['draining']!() });
  await firstQuestion(page);
  await expect(page.getByText('drain 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drain for 2, and go on' })).toBeVisible();
});

test('what happens is spoken', async ({ page, open }) => {
  await open('/table', { game: boards['where']!() });
  await firstQuestion(page);
  const live = page.locator('.ask [aria-live="polite"]');
  await expect(live).toContainText('Leia Organa: Where to?');
  await page.keyboard.press('4');
  await expect(live).toContainText('Deploy phase: pick a card');
  await expect(live).toContainText('You have 6 Force.');
});
