// Worlds that fit a view play on, in every game. A long run: DEJARIK_WORLDS=1000 npx vitest run packages/bots/test/worlds.test.ts
import { deckCombinations, type GameKit, seeded, type Setup } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { livelyBot, playWorlds } from '../src/index.ts';
import { SUBJECTS } from './games.ts';

const USUAL = 6;
/** How many games of each. */
const GAMES = Number(process.env['DEJARIK_WORLDS'] ?? USUAL);

/** Decks that come with the game and decks of any cards in turn. */
function setupOf(kit: GameKit, n: number): Setup {
  const { game } = kit;
  const edition = game.editions[0]!;
  const known = deckCombinations(kit, edition);
  const random = seeded(`worlds ${n}`);
  const decks =
    n % 2 === 0
      ? known[(n / 2) % known.length]!
      : game.seats.map(({ side }) => game.abilities!(edition).deck(side, random));
  return { edition, seed: `worlds ${n}`, decks };
}

test.each(SUBJECTS.map((kit) => [kit.game.name, kit] as const))(
  'worlds dealt to fit a view are sound and play on: %s',
  (name, kit) => {
    const total = { views: 0, worlds: 0, answers: 0 };
    const problems: string[] = [];
    for (let n = 0; n < GAMES; n++) {
      const report = playWorlds(kit.game, setupOf(kit, n), {
        every: kit.lookEvery,
        worlds: 10,
        bots: [livelyBot()],
      });
      total.views += report.views;
      total.worlds += report.worlds;
      total.answers += report.answers;
      problems.push(...report.problems);
    }
    if (GAMES > USUAL) console.log(name, { games: GAMES, ...total, problems: problems.length });
    expect(problems.slice(0, 20)).toEqual([]);
    expect(total.worlds).toBeGreaterThan(60 * GAMES);
  },
  60_000 + GAMES * 5_000,
);
