/** At a full table of Young Jedi nothing is cut off, nothing lies over another card, and nothing has to be scrolled. */
import type { Page } from '@playwright/test';
import type { BoardSpec } from '@dejarik/young-jedi/testing';
import { firstQuestion } from './support/sight.ts';
import { settled } from './support/settled.ts';
import { expect, prepare, test } from './support/test.ts';
import { boards } from './support/young-jedi-boards.ts';
import { youngJediOn } from './support/young-jedi.ts';
import type { SavedGame } from '../src/session/new-game.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 683, height: 384 },
  { width: 960, height: 540 },
] as const;

const DARK = [
  'Darth Maul, Sith Apprentice',
  'Darth Maul, Sith Lord',
  'Aurra Sing, Bounty Hunter',
  'Jabba the Hutt, Vile Crime Lord',
  'Watto, Slave Owner',
  'Tusken Raider, Marksman',
  'Sith Lightsaber',
  'Thermal Detonator',
] as const;
const LIGHT = [
  'Qui-Gon Jinn, Jedi Master',
  'Obi-Wan Kenobi, Young Jedi',
  'Anakin Skywalker, Podracer Pilot',
  'Captain Panaka, Protector of the Queen',
  'Padmé Naberrie, Handmaiden',
  'Jawa, Thief',
  "Qui-Gon Jinn's Lightsaber",
  "Anakin Skywalker's Podracer",
] as const;
const HAND = [
  'Jar Jar Binks, Gungan Chuba Thief',
  'Queen Amidala, Royal Leader',
  "Obi-Wan Kenobi's Lightsaber",
  'Are You An Angel?',
  'The Negotiations Were Short',
  'Bravo 1, Naboo Starfighter',
  'Tatooine, Mos Espa (Light)',
] as const;

/** So many cards a side; with everything beside the rows as well. */
const full = (n: number, races: boolean): BoardSpec => ({
  at: 'Light deploys',
  location: 'Desert Landing Site',
  dark: {
    hand: ['Sandstorm', 'Blaster (Dark)'],
    Tatooine: [...DARK.slice(0, n), 'All-Out Attack'],
    Coruscant: ['Darth Sidious, Sith Master'],
    discard: ['Trade Federation Tank Laser Cannon [MDM]'],
    hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator", 'Battleship, Trade Federation Transport'],
    ...(races ? { race: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"], laps: ['Pit Droid, Engineer'] } : {}),
  },
  light: {
    hand: HAND,
    Tatooine: [...LIGHT.slice(0, n), 'All-Out Defense'],
    discard: ["Captain Panaka's Blaster"],
    controls: ['Coruscant'],
    hyperspace: ['Republic Cruiser, Transport', 'Bravo 2, Naboo Starfighter'],
    ...(races ? { race: ['Boles Roor, Podracer Pilot'], thrust: 2 } : {}),
  },
});

/** Runs in the page; it can use nothing from outside. What is cut off, covered or unreadable, in words. */
function faults(): string[] {
  const found: string[] = [];
  const shown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;
  const nameOf = (card: Element): string => card.querySelector('.visually-hidden')?.textContent ?? card.className;
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 0.5 &&
    inner.right <= outer.right + 0.5 &&
    inner.top >= outer.top - 0.5 &&
    inner.bottom <= outer.bottom + 0.5;
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

  for (const row of [...document.querySelectorAll('.front-row, .slot, .plan-room')].filter(shown)) {
    const box = row.getBoundingClientRect();
    const cards = [...row.querySelectorAll('.card')].filter(shown);
    for (const card of cards) {
      if (!isWithin(card.getBoundingClientRect(), box)) found.push(`${nameOf(card)}: sticks out of its row`);
      const name = card.querySelector('.name');
      if (name === null) continue;
      const { width, height } = name.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(name).fontSize);
      if (size < (innerWidth > 1000 ? 10.5 : 9)) found.push(`${nameOf(card)}: its name has only ${size} px`);
      if (width < size * 2.5 || height < size) found.push(`${nameOf(card)}: no room for its name`);
      if (!row.matches('.slot') && !shown(card.querySelector('.numbers')))
        found.push(`${nameOf(card)}: shows no numbers`);
    }
    for (const [i, one] of cards.entries())
      for (const other of cards.slice(i + 1))
        if (isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
          found.push(`${nameOf(one)}: lies over ${nameOf(other)}`);
  }
  for (const card of [...document.querySelectorAll(':is(.fan, .plan-room, .front-row) .card')].filter(shown)) {
    const name = card.querySelector('.name')?.getBoundingClientRect();
    if (name === undefined) continue;
    const inner = (selector: string): DOMRect[] =>
      [...card.querySelectorAll(selector)].filter(shown).map((part) => part.getBoundingClientRect());
    if (inner('.subtitle').some((box) => isOver(box, name)))
      found.push(`${nameOf(card)}: its subtitle covers its name`);
    for (const cube of inner('.cube'))
      if (inner('.numbers :is(.power, .damage, .grants)').some((box) => isOver(box, cube)))
        found.push(`${nameOf(card)}: its destiny covers its numbers`);
    for (const part of [...card.querySelectorAll('.name span')].filter(shown)) {
      const range = document.createRange();
      range.selectNodeContents(part);
      // A line of letters is seen whole or not at all; their boxes are a little higher than they are.
      for (const { top, bottom, height } of range.getClientRects())
        if (
          top < name.top - height / 3
            ? bottom > name.top + 3
            : bottom > name.bottom + height / 3 && top < name.bottom - 3
        )
          found.push(`${nameOf(card)}: a line of its name is cut`);
    }
  }
  // Where a fight takes the stage, no word of a name is broken.
  for (const part of [...document.querySelectorAll(':is(.stage, .duel) .card .name span')].filter(shown))
    for (const { 0: word, index } of (part.textContent ?? '').matchAll(/[^\s-]+/gu)) {
      const range = document.createRange();
      range.setStart(part.firstChild!, index);
      range.setEnd(part.firstChild!, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`${part.closest('.name')!.textContent}: "${word}" is broken`);
    }
  const lists = [
    ['.ask .answer', '.ask'],
    ['.stage .part, .stage-line, .stage .total, .stage .actor', '.stage'],
    ['.duel .part, .duel-attack, .duel .total, .duel .actors .card, .hits, .duel-hand, .duel-pile', '.duel'],
    ['.plan-board h2, .plan-board header p, .plan-board header button', '.plan-board'],
  ] as const;
  for (const [each, within] of lists) {
    const all = [...document.querySelectorAll(each)].filter(shown);
    const said = (element: Element): string => `${element.className} ${element.textContent}`;
    for (const [i, one] of all.entries()) {
      const box = one.getBoundingClientRect();
      const around = one.closest(within)!.getBoundingClientRect();
      if (box.left < around.left - 1 || box.right > around.right + 1)
        found.push(`${said(one)}: sticks out of ${within}`);
      if (one.matches('.answer') && one.scrollHeight > one.clientHeight + 1)
        found.push(`${said(one)}: higher than its button`);
      // The answers that go on without choosing stay in sight, over a list that is scrolled.
      for (const other of all.slice(i + 1))
        if (other.closest('.main-answers') === null && isOver(box, other.getBoundingClientRect()))
          found.push(`${said(one)}: lies over ${said(other)}`);
    }
  }
  const parts = [...document.querySelectorAll('.front, .lane, .yj-seam, .planets, .strip, .me, .bottom')].filter(shown);
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`${part.className}: leaves the screen`);
  }
  for (const part of document.querySelectorAll('html, .table, .yj-field, .plan-room, .planet-button, .lane'))
    if (shown(part) && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1))
      found.push(`${part.className}: has to be scrolled`);
  return found;
}

/** Checks the table as it is now at every size: the screen changes, the table stays. */
async function check(page: Page, where: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect.soft(await page.evaluate(faults), `${where} at ${viewport.width}×${viewport.height}`).toEqual([]);
  }
}

async function openGame(page: Page, game: SavedGame): Promise<void> {
  await prepare(page, { game });
  await page.goto('/table');
  await firstQuestion(page);
}

const openOn = (page: Page, board: BoardSpec): Promise<void> => openGame(page, youngJediOn(board));

for (const races of [false, true])
  test(`full rows${races ? ' and both Podraces' : ''}`, async ({ page }) => {
    for (const n of [1, 3, 5, 6, 7, 8]) {
      await openOn(page, full(n, races));
      await check(page, `${n} cards a side`);
    }
  });

test('long answers', async ({ page }) => {
  await openGame(page, boards.challenges);
  await expect(page.locator('.ask .answers .answer')).toHaveCount(6);
  await check(page, 'six challenges');
});

test('a fight, a duel, ships', async ({ page }) => {
  for (const board of ['fight', 'duel', 'evacuation', 'plan'] as const) {
    await openGame(page, boards[board]);
    await check(page, board);
  }
});

test('a full battle plan', async ({ page }) => {
  const decision = page.getByRole('region', { name: 'Your decision' });
  for (const n of [3, 8]) {
    await page.setViewportSize(SIZES[0]);
    await openOn(page, full(n, false));
    await decision.getByRole('button', { name: /^Done deploying/u }).click();
    // From seven cards on there is a lightsaber to duel with.
    if (n > 6) await decision.getByRole('button', { name: /^No duel/u }).click();
    await decision.getByRole('button', { name: /^Attack!/u }).click();
    await decision.getByRole('button', { name: /^Declare The Negotiations/u }).click();
    // Of three cards nobody could use the other Battle card: it is not asked about.
    if (n > 3) await decision.getByRole('button', { name: /^Go on with 1 Battle card/u }).click();
    await expect(page.getByRole('region', { name: 'Your battle plan' })).toBeVisible();
    await check(page, `${n} cards in the plan`);
  }
});
