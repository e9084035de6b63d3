/** A tournament at real tables, run from the page: by keyboard, kept over a reload, on paper and in a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newTournament, nextRound, planFor, readTournament, record, type Tournament } from '@dejarik/tournament';
import { check } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { goOffline } from './support/offline.ts';
import { expect, kept, prepare, test } from './support/test.ts';

const NAMES = ['Ahsoka', 'Bail', 'Cassian', 'Dooku', 'Enfys', 'Finn', 'Greef', 'Hera'] as const;

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

/** Tab until the focus is on the field or button with this name. */
const tabToNamed = (page: Page, wanted: string): Promise<void> =>
  tabTo(page, ({ name, label, isBody }) => !isBody && (label === wanted || name === wanted), wanted);

/** The player whose name comes first in the alphabet wins each match, 2–1. */
async function enterResults(page: Page): Promise<void> {
  const fields = page.getByRole('combobox', { name: /^Result of table/u });
  await expect(fields.first()).toBeVisible();
  const labels = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label')!));
  for (const label of labels) {
    const [, first = '', second = ''] = /: (\w+) against (\w+)$/u.exec(label) ?? [];
    await tabToNamed(page, label);
    // Two down is 2–1 for the first player, seven down for the second.
    for (let n = 0; n < (first < second ? 2 : 7); n++) await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel(label, { exact: true }).locator('option:checked')).toHaveText(
      `${first < second ? first : second} wins 2–1`,
    );
  }
  await expect(page.getByRole('status').filter({ hasText: 'All results are in.' })).toBeVisible();
}

const places = (page: Page): Promise<string[]> => page.locator('.standings tbody th').allTextContents();

test('eight players, Swiss, by keyboard alone, with a reload in the middle', async ({ page, open }) => {
  await open('/tournament');
  await expect(page.getByRole('heading', { name: 'Tournament', level: 1 })).toBeVisible();
  await tabToNamed(page, 'Name of the tournament');
  await page.keyboard.type('Friday');
  await page.keyboard.press('Tab');
  for (const name of NAMES) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('8 players')).toBeVisible();
  await tabToNamed(page, 'Finals');
  await page.keyboard.type('none');
  await tabToNamed(page, 'Start the tournament');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday', level: 1 })).toBeFocused();

  for (let round = 1; round <= 3; round++) {
    await tabToNamed(page, round === 1 ? 'Pair the first round' : `Pair round ${round}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Round ${round}`, exact: true })).toBeFocused();
    await enterResults(page);
    if (round !== 2) continue;
    const before = await places(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
    expect(await places(page)).toEqual(before);
  }
  await expect(page.getByText('Ahsoka wins the tournament.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  const order = await places(page);
  expect(order[0]).toBe('Ahsoka');
  expect(order.at(-1)).toBe('Hera');
  expect(new Set(order)).toEqual(new Set(NAMES));
  const points = await page.locator('.standings tbody td:nth-child(3)').allTextContents();
  expect(points).toEqual(['9', '6', '6', '6', '3', '3', '3', '0']);
  await check(page, 'the end of a tournament');
});

/** A tournament of so many players whose second round is half played. */
function underWay(players: number): Tournament {
  const names = Array.from({ length: players }, (_, i) => `${NAMES[i % 8]!} of the ${i + 1}th Outer Rim Squadron`);
  const wins = { first: 2, second: 0, draws: 0 };
  let t = newTournament({ name: 'Galactic Open', seed: 'e2e', stages: planFor('swiss', players), players: names });
  t = nextRound(t);
  for (const [table, { second }] of t.rounds[0]!.matches.entries()) if (second !== null) t = record(t, 0, table, wins);
  t = nextRound(t);
  return record(t, 1, 0, wins);
}

const keepTournament = async (page: Page, value: unknown): Promise<void> => {
  await prepare(page, {});
  await page.evaluate((text) => localStorage.setItem('dejarik.tournament', text), JSON.stringify(value));
};

for (const viewport of SIZES)
  test(`fits at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const fits = async (): Promise<void> => {
      const wide = await page.evaluate(() => {
        const content = document.querySelector('#content')!;
        return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
      });
      expect(wide).toEqual([0, 0]);
    };
    await prepare(page, {});
    await page.goto('/tournament');
    await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
    await fits();
    await check(page, 'a new tournament');
    await keepTournament(page, underWay(9));
    await page.goto('/tournament');
    await expect(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
    await fits();
    await check(page, 'a tournament under way');
  });

test('saved as a file, closed, and opened again; dropped, corrected, taken back, printed', async ({ page }) => {
  await keepTournament(page, underWay(9));
  await page.goto('/tournament');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(readTournament(readFileSync(file, 'utf8')).players).toHaveLength(9);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close it and forget it here' }).click();
  await expect(page.getByRole('heading', { name: 'Tournament', level: 1 })).toBeFocused();
  await page.getByLabel('Open a tournament file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Galactic Open' })).toBeVisible();

  await page.getByRole('button', { name: /^Drop Ahsoka of the 1th/u }).click();
  await expect(page.getByRole('button', { name: /^Bring Ahsoka of the 1th/u })).toBeVisible();
  await page.getByRole('button', { name: 'Round 1', exact: true }).click();
  const first = page.getByRole('combobox', { name: /^Result of table 1/u });
  await first.selectOption('1-1-0');
  await expect(first.locator('option:checked')).toHaveText('Draw 1–1');
  await first.selectOption('');
  await expect(page.getByRole('alert')).toHaveText(
    'Round 2 was paired already; a result of round 1 can only be corrected.',
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Take round 2 back' }).click();
  await page.getByRole('button', { name: 'Take round 2 and its results back' }).click();
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await expect(page.getByText('has a bye')).toBeHidden(); // one of nine has left
});

test('what cannot be read is told, and nothing is lost', async ({ page }) => {
  const { rounds, ...rest } = underWay(9);
  await keepTournament(page, { ...rest, rounds: [...rounds, { stage: 7, matches: [] }] });
  await page.goto('/tournament');
  await expect(page.getByRole('alert')).toContainText('It was set aside, not deleted: the tournament.');
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
  expect(await kept(page, 'tournament.aside.1')).toContain('Galactic Open');

  const buffer = Buffer.from('{"version":1,"name":"__proto__"}');
  await page.getByRole('button', { name: 'Understood' }).click();
  await page
    .getByLabel('Open a tournament file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('alert')).toHaveText('This is not a tournament: tournament.format is missing.');
  await page.getByLabel('Players, one on each line').fill('Alone');
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(page.getByRole('alert')).toHaveText('A tournament needs at least two players.');
});

/** So many minutes, or a few seconds less: the clock goes on while the test looks at it. */
const about = (minutes: number): RegExp => new RegExp(`^(?:${minutes}:00|${minutes - 1}:5\\d)$`, 'u');

test('the clock of the round runs, stands still, and runs on over a reload', async ({ page }) => {
  await page.clock.install();
  await keepTournament(page, underWay(8));
  await page.goto('/tournament');
  const time = page.getByRole('timer', { name: 'Time for the round' });
  await expect(time).toHaveText('60:00');
  await page.clock.fastForward('05:00');
  await expect(time).toHaveText('60:00');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.fastForward('20:00');
  await expect(time).toHaveText(about(40));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.clock.fastForward('10:00');
  await expect(time).toHaveText(about(40));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.clock.fastForward('30:00');
  await page.reload();
  await expect(time).toHaveText(about(10));
  await page.getByRole('button', { name: 'One minute more' }).click();
  await expect(time).toHaveText(about(11));
  await page.clock.fastForward('11:01');
  await expect(time).toHaveText('0:00');
  await expect(page.getByRole('status').filter({ hasText: 'Time is up.' })).toBeVisible();
  await page.getByRole('button', { name: 'Set it back' }).click();
  await expect(time).toHaveText('60:00');
  // A round that is paired anew has all its time.
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.fastForward('20:00');
  await page.getByRole('button', { name: 'Take round 2 back' }).click();
  await page.getByRole('button', { name: 'Take round 2 and its results back' }).click();
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await expect(time).toHaveText('60:00');
});

test('who drafts together is listed where a draft begins, on paper too', async ({ page }) => {
  const players = Array.from({ length: 20 }, (_, i) => `Pilot ${i + 1}`);
  const stages = planFor('swiss', players.length, { mode: 'draft' });
  const t = nextRound(newTournament({ name: 'Draft night', seed: 'e2e', stages, players }));
  await keepTournament(page, t);
  await page.goto('/tournament');
  const pods = page.getByRole('region', { name: /^Pod \d$/u });
  await expect(pods).toHaveCount(3);
  const seated = await pods.getByRole('listitem').allTextContents();
  expect(seated.toSorted()).toEqual(players.toSorted());
  await expect(page.getByRole('region', { name: 'Pod 1' }).getByRole('listitem')).toHaveText(
    t.entrants[0]!.slice(0, 8).map((player) => players[player]!),
  );
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await check(page, 'the pods of a draft');
  await page.emulateMedia({ media: 'print' });
  await expect(pods.last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // In the second round only who wants to know.
  const wins = { first: 2, second: 0, draws: 0 };
  const over = t.rounds[0]!.matches.reduce((now, _, table) => record(now, 0, table, wins), t);
  await keepTournament(page, nextRound(over));
  await page.goto('/tournament');
  await expect(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
  await expect(pods.first()).toBeHidden();
  await page.getByText('Who drafts together').click();
  await expect(pods).toHaveCount(3);
});

test('somebody comes late, and a name is put right', async ({ page }) => {
  await keepTournament(page, underWay(8));
  await page.goto('/tournament');
  await page.getByText('Add or rename players').click();
  await page.getByLabel('A player who comes late').fill('Luthen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Luthen' })).toBeVisible();
  await page.getByLabel('A player who comes late').fill('luthen');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Two players are called "luthen".');
  await page.getByLabel('Name of Luthen').fill('Luthen Rael');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Luthen Rael' })).toBeVisible();
  await check(page, 'players added and renamed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
  for (const field of await page.getByRole('combobox', { name: /^Result of table/u }).all())
    await field.selectOption('2-0-0');
  await page.getByRole('button', { name: 'Pair round 3' }).click();
  await expect(page.locator('.pairings')).toContainText('Luthen Rael');
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nine players without a network: byes, and the round stands there after a reload', async ({ page }) => {
    const address = await goOffline(page);
    await page.goto(new URL('/tournament', address).href);
    await page.getByLabel('Players, one on each line').fill([...NAMES, 'Iden'].join('\n'));
    await page.getByRole('button', { name: 'Start the tournament' }).click();
    await page.getByRole('button', { name: 'Pair the first round' }).click();
    const bye = page.locator('.pairings tr').filter({ hasText: 'has a bye' });
    const byes: string[] = [];
    for (const round of [1, 2]) {
      await expect(page.getByRole('heading', { name: `Round ${round}`, exact: true })).toBeVisible();
      await expect(bye).toHaveCount(1);
      byes.push((await bye.locator('b').first().textContent())!);
      for (const field of await page.getByRole('combobox', { name: /^Result of table/u }).all())
        await field.selectOption('2-0-0');
      await page.reload();
      await expect(page.getByText('All results are in.')).toBeVisible();
      // A bye is a won match.
      const line = page.locator('.standings tbody tr').filter({ hasText: byes.at(-1)! });
      expect(Number(await line.locator('td').nth(1).textContent())).toBeGreaterThanOrEqual(3);
      if (round === 1) await page.getByRole('button', { name: 'Pair round 2' }).click();
    }
    expect(byes[1]).not.toBe(byes[0]);
  });
});
