// The organiser's page as `npm run pictures` photographs it: the entry, a round, the end, and what is printed.

const NAMES = ['Ahsoka', 'Bail', 'Cassian', 'Dooku', 'Enfys', 'Finn', 'Greef', 'Hera'];
const ROUNDS = 3;

async function enter(page, address) {
  await page.goto(`${address}tournament`);
  await page.getByLabel('Name of the tournament').fill('Friday at the Cantina');
  await page.getByLabel('Players, one on each line').fill(NAMES.join('\n'));
  await page.getByLabel('Finals').selectOption('0');
}

const pair = (page, round) =>
  page.getByRole('button', { name: round === 1 ? /^Pair the first/ : `Pair round ${round}` }).click();

/** The results of the first tables of this round. */
async function play(page, tables) {
  const fields = page.getByRole('combobox', { name: /^Result of table/ });
  await fields.first().waitFor();
  for (let n = 0; n < tables; n++) await fields.nth(n).selectOption(n % 2 === 0 ? '2-1-0' : '0-2-0');
}

/** Each screen: how to get there. */
export function tournamentScreens(address) {
  const start = async (page, rounds, tables) => {
    await enter(page, address);
    await page.getByRole('button', { name: 'Start the tournament' }).click();
    for (let round = 1; round <= rounds; round++) {
      await pair(page, round);
      await page.getByRole('heading', { name: `Round ${round}`, exact: true }).waitFor();
      await play(page, round === rounds ? tables : NAMES.length / 2);
    }
  };
  return {
    'tournament-entry': (page) => enter(page, address),
    'tournament-round': (page) => start(page, 2, 2),
    'tournament-end': (page) => start(page, ROUNDS, NAMES.length / 2),
    async 'tournament-print'(page) {
      await start(page, 2, 2);
      await page.emulateMedia({ media: 'print' });
    },
  };
}
