/** Several people on one screen: who has the device sees the own hand, nobody one in the open or while it changes hands. */
import type { Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { expect, playNow, test } from './support/test.ts';

const handOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^Your hand/u })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.firstElementChild!.textContent.replace(/, in hand.*$/u, '')));

/** Cards that lie open on the table or are told of in the log. */
const openCards = (page: Page): Promise<string> =>
  page
    .locator('.arenas, .build-zone, .log')
    .allTextContents()
    .then((texts) => texts.join(' '));

test('two people on one screen', async ({ page, open }) => {
  await open('/', { settings: { opponent: 'human' } });
  await playNow(page, 'two people');
  const player = new Player(page);
  const hands: Record<string, readonly string[]> = {};
  const counts = { handedOver: 0, told: 0, open: 0 };
  let decision = -1;
  for (;;) {
    // Each time that the device changes hands, and each decision in the open.
    const sight = await player.playUntil((now) => now.screen === 'handOver' || (now.open && now.decision !== decision));
    if (sight.screen === 'result') break;
    ({ decision } = sight);
    const content = await page.locator('body').innerText();
    const named = Object.values(hands)
      .flat()
      .filter((title) => content.includes(title));
    if (sight.screen === 'handOver') {
      counts.handedOver++;
      const news = page.getByRole('region', { name: 'Since you last looked' });
      if (await news.isVisible()) counts.told++;
      const side = /the (Dark|Light) player/u.exec(sight.title)?.[1] ?? '';
      const other = side === 'Dark' ? 'Light' : 'Dark';
      await page.getByRole('button', { name: 'I am ready' }).click();
      const mine = await handOf(page);
      const onTable = await openCards(page);
      // On the way only what all have seen was told.
      for (const title of named) expect(onTable).toContain(title);
      const seen = `${onTable} ${mine.join(' ')}`;
      const table = await page.content();
      for (const title of hands[other] ?? []) if (!seen.includes(title)) expect(table).not.toContain(title);
      await expect(page.getByRole('log')).not.toContainText(new RegExp(`${other} draws (?!a card|\\d+ cards)`, 'u'));
      hands[side] = mine;
    } else {
      counts.open++;
      await expect(page.getByRole('region', { name: /^Your hand/u })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'In the open' })).toContainText(/^(Dark|Light) decides\./u);
      const onTable = await openCards(page);
      for (const title of named) expect(onTable).toContain(title);
      await expect(page.getByRole('log')).not.toContainText(/draws (?!a card|\d+ cards)/u);
    }
  }
  expect(counts.handedOver).toBeGreaterThan(5);
  expect(counts.open).toBeGreaterThan(5);
  expect(counts.told).toBeGreaterThan(2);
  await expect(page.getByRole('dialog', { name: /^(Dark|Light) wins$/u })).toBeVisible();
});
