/** Two people on one screen: whoever has the device sees the own hand, and nobody sees one while it changes hands. */
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
  let handedOver = 0;
  for (;;) {
    const sight = await player.playUntil(({ screen }) => screen === 'handOver');
    if (sight.screen === 'result') break;
    handedOver++;
    const side = /the (Dark|Light) player/u.exec(sight.title)?.[1] ?? '';
    const other = side === 'Dark' ? 'Light' : 'Dark';
    const content = await page.content();
    for (const title of Object.values(hands).flat()) expect(content).not.toContain(title);
    await page.getByRole('button', { name: 'I am ready' }).click();
    const mine = await handOf(page);
    const seen = `${await openCards(page)} ${mine.join(' ')}`;
    const table = await page.content();
    for (const title of hands[other] ?? []) if (!seen.includes(title)) expect(table).not.toContain(title);
    await expect(page.getByRole('log')).not.toContainText(new RegExp(`${other} draws (?!a card|\\d+ cards)`, 'u'));
    // From here the other one plays, up to the next hand-over.
    const end = await player.playUntil(({ screen }) => screen !== 'table');
    if (end.screen === 'result') break;
    hands[side] = mine;
  }
  expect(handedOver).toBeGreaterThan(10);
  await expect(page.getByRole('dialog', { name: /^(Dark|Light) wins$/u })).toBeVisible();
});
