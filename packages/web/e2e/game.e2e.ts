import { Keyboard, tabTo } from './support/keyboard.ts';
import { Player } from './support/player.ts';
import { expect, playNow, test } from './support/test.ts';

test('a whole game against the computer by clicking what is offered', async ({ page, open }) => {
  await open('/');
  await playNow(page, 'a whole game');
  const player = new Player(page);
  const end = await player.playToEnd();
  expect(end.title).toMatch(/^(You win|You lose)$/u);
});

test('a whole game by keyboard only', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  await tabTo(page, ({ name }) => name.startsWith('More:'), 'the choices under More');
  await page.keyboard.press('Enter');
  await tabTo(page, ({ label }) => label === 'Seed', 'the seed');
  await page.keyboard.type('keys only');
  await page.keyboard.press('Escape');
  await tabTo(page, ({ name }) => name === 'Play now', 'Play now');
  await page.keyboard.press('Enter');
  const keyboard = new Keyboard();
  const player = new Player(page, keyboard.hands);
  const end = await player.playToEnd();
  expect(end.title).toMatch(/^(You win|You lose)$/u);
  expect([...keyboard.used].sort()).toEqual([' ', 'Enter', 'Tab', 'arrow', 'digit']);
  // The window over the table has the focus, and Escape closes it.
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
