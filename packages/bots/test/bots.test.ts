// The computer players: how well they play, and that they play fair.
import { answer, hash, run, seeded } from '@dejarik/kernel';
import { type State, shippedPairs, swtcg, type Table } from '@dejarik/swtcg';
import { scrambled } from '@dejarik/swtcg/testing';
import { describe, expect, test } from 'vitest';
import { accessTo, type Bot, greedyBot, randomBot, simulate } from '../src/index.ts';

const game = swtcg();
const pairs = shippedPairs(game.cards);
const still = (): number => 0;

/** Positions in which somebody has something to decide, from games of different kinds. */
function* positions(games: number, bots: readonly Bot<State>[]): Generator<Table> {
  for (let i = 0; i < games; i++) {
    const table = game.table(game.start({ edition: 'nh', seed: `positions ${i}`, decks: pairs[i % pairs.length]! }));
    const random = seeded(`positions ${i}`);
    run(table);
    while (table.state.question !== null) {
      if (table.state.question.options.length > 1) yield table;
      answer(table, bots[i % bots.length]!.choose(accessTo(game, table), random));
    }
  }
}

describe('the random bot', () => {
  test('takes every option about as often', () => {
    const options = Array.from({ length: 4 }, () => ({ kind: 'pass', card: -1, target: -1, n: 0 }));
    const asked = { seat: 0, kind: 'chance', options, failed: [], view: () => expect.unreachable() };
    const counts = [0, 0, 0, 0];
    const random = seeded(5);
    for (let i = 0; i < 4000; i++) counts[randomBot().choose(asked, random)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('never takes one that failed', () => {
    const options = Array.from({ length: 3 }, () => ({ kind: 'pass', card: -1, target: -1, n: 0 }));
    const asked = { seat: 0, kind: 'chance', options, failed: [0, 2], view: () => expect.unreachable() };
    const random = seeded(5);
    for (let i = 0; i < 50; i++) expect(randomBot().choose(asked, random)).toBe(1);
  });
});

describe('the greedy bot', () => {
  test('beats the random one on either side', () => {
    const bots: Bot<State>[] = [greedyBot(game), randomBot()];
    const { botWins, wins } = simulate(game, {
      edition: 'nh',
      games: 60,
      seed: 'greedy',
      decks: pairs,
      anyCards: false,
      bots,
      swap: true,
      now: still,
    });
    expect(botWins[0]).toBeGreaterThanOrEqual(42);
    expect(wins['dark']).toBeGreaterThan(20);
    expect(wins['light']).toBeGreaterThan(20);
  });

  test('never takes an option that failed', () => {
    const bot = greedyBot(game);
    let looked = 0;
    for (const table of positions(3, [bot])) {
      const asked = accessTo(game, table);
      const liked = bot.choose(asked, seeded('failed'));
      expect(bot.choose({ ...asked, failed: [liked] }, seeded('failed'))).not.toBe(liked);
      if (++looked >= 60) break;
    }
  });
});

describe('every bot', () => {
  const bots: Bot<State>[] = [randomBot(), greedyBot(game)];

  test.each(bots.map((bot) => [bot.name, bot] as const))(
    '%s decides the same whatever the hidden cards are',
    (_, bot) => {
      let looked = 0;
      let different = 0;
      for (const table of positions(10, bots)) {
        const { seat } = table.state.question!;
        const other = game.table(scrambled(table.state, seat));
        if (hash(other.state) !== hash(table.state)) different++;
        const [here, there] = [table, other].map((each) => bot.choose(accessTo(game, each), seeded(looked)));
        expect(here).toBe(there);
        if (++looked >= 300) break;
      }
      expect(looked).toBe(300);
      expect(different).toBeGreaterThan(250);
    },
  );

  test.each(bots.map((bot) => [bot.name, bot] as const))('%s leaves the game as it is', (_, bot) => {
    let looked = 0;
    for (const table of positions(4, bots)) {
      const before = hash(table.state);
      bot.choose(accessTo(game, table), seeded(looked));
      expect(hash(table.state)).toBe(before);
      if (++looked >= 100) break;
    }
  });

  test('gets a copy to look at, not the game', () => {
    for (const table of positions(1, bots)) {
      const before = hash(table.state);
      const { state } = accessTo(game, table).view();
      expect(state).not.toBe(table.state);
      state.force[0] = 99;
      state.hand[0]!.length = 0;
      state.def.fill(0);
      expect(hash(table.state)).toBe(before);
    }
  });

  test('is asked only when there is a question', () => {
    const table = game.table(game.start({ edition: 'nh', seed: 1, decks: pairs[0]! }));
    expect(() => accessTo(game, table)).toThrow('nobody is asked');
  });
});
