// Games played by two bots up to a moment worth looking at, in the form in which the page keeps a game in progress.
import { accessTo, greedyBot, randomBot } from '@dejarik/bots';
import { Match, record, seeded } from '@dejarik/kernel';
import { shippedDecks, swtcg } from '@dejarik/swtcg';
import { randomDeck } from '@dejarik/swtcg/testing';

const game = swtcg();
const decks = shippedDecks(game.cards);
const ofSide = (side) => decks.filter((deck) => deck.side === side);
const MOST_DECISIONS = 1200;

/** Decks for the nth game: the shipped ones in turn, or any cards. */
function decksFor(n, wild, random) {
  const two = wild
    ? [0, 1].map((seat) => randomDeck(game.cards, seat, random))
    : [ofSide('Dark')[n % 3], ofSide('Light')[Math.floor(n / 3) % 3]];
  return two.map(({ name, cards }) => ({ name, cards }));
}

/**
 * The first game of this name in which `fits` is true of the table, stopped there; null when there is none.
 * `wild`: any cards, and players who do anything that is allowed, which leads to rare questions.
 */
export function gameAt(name, fits, { seat = 1, wild = false, games = wild ? 1500 : 60 } = {}) {
  const player = wild ? randomBot() : greedyBot(game, { worlds: 1, depth: 40, margin: 0.002 });
  for (let n = 0; n < games; n++) {
    const random = seeded(`${name} ${n}`);
    const setup = { edition: 'nh', seed: `${name} ${n}`, decks: decksFor(n, wild, random) };
    const match = Match.start(game, setup, { events: false, keep: false });
    while (match.state.question !== null && match.commands.length < MOST_DECISIONS) {
      const { question } = match.state;
      if (question.seat === seat && fits(match.table, question)) {
        const seats = seat === 1 ? ['normal', 'human'] : ['human', 'normal'];
        return { replay: record(match, setup), seats };
      }
      match.repeat(player.choose(accessTo(game, match.table), random));
    }
  }
  return null;
}

/** Opens a game in progress at the table. */
export async function openGame(page, address, saved, settings = {}) {
  await page.goto(`${address}settings`);
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.clear();
      localStorage.setItem('dejarik.game', JSON.stringify(kept));
      localStorage.setItem('dejarik.settings', JSON.stringify(chosen));
    },
    [saved, { speed: 'off', ...settings }],
  );
  await page.goto(`${address}table`);
  await page.locator('.ask, .hand-over').first().waitFor();
}
