// The computer players: how well they play, and that they play fair, in every game.
import { answer, deckCombinations, hash, run, seeded, type Table } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { accessTo, type Bot, greedyBot, livelyBot, randomBot, simulate } from '../src/index.ts';
import { SUBJECTS } from './games.ts';

const still = (): number => 0;
const unasked = (): never => expect.unreachable();

describe('the random bot', () => {
  test('takes every option about as often', () => {
    const options = Array.from({ length: 4 }, () => ({ kind: 'pass' }));
    const asked = { seat: 0, kind: 'chance', options, failed: [], givesAway: unasked, view: unasked };
    const counts = [0, 0, 0, 0];
    const random = seeded(5);
    for (let i = 0; i < 4000; i++) counts[randomBot().choose(asked, random)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('never takes one that failed', () => {
    const options = Array.from({ length: 3 }, () => ({ kind: 'pass' }));
    const asked = { seat: 0, kind: 'chance', options, failed: [0, 2], givesAway: unasked, view: unasked };
    const random = seeded(5);
    for (let i = 0; i < 50; i++) expect(randomBot().choose(asked, random)).toBe(1);
  });
});

describe.each(SUBJECTS.map((kit) => [kit.game.name, kit] as const))('in the %s', (_, kit) => {
  const { game } = kit;
  const [edition = ''] = game.editions;
  const pairs = deckCombinations(kit, edition);
  const bots: Bot[] = [randomBot(), livelyBot(), greedyBot(game)];

  /** Positions in which somebody has something to decide, from games of different kinds. */
  function* positions(games: number, players: readonly Bot[]): Generator<Table> {
    for (let i = 0; i < games; i++) {
      const table = game.table(game.start({ edition, seed: `positions ${i}`, decks: pairs[i % pairs.length]! }));
      const random = seeded(`positions ${i}`);
      run(table);
      while (table.state.question !== null) {
        if (table.state.question.options.length > 1) yield table;
        const asked = accessTo(game, table);
        answer(table, asked.seat, players[i % players.length]!.choose(asked, random));
      }
    }
  }

  test.each([randomBot(), livelyBot()])(
    'the greedy bot beats the $name one on either side',
    (weaker) => {
      const { botWins, wins } = simulate(game, {
        edition,
        games: 60,
        seed: 'greedy',
        decks: pairs,
        anyCards: false,
        bots: [greedyBot(game), weaker],
        swap: true,
        now: still,
      });
      expect(botWins[0]).toBeGreaterThanOrEqual(42);
      expect(wins['dark']).toBeGreaterThan(20);
      expect(wins['light']).toBeGreaterThan(20);
    },
    240_000,
  );

  test('the greedy bot never takes an option that failed', () => {
    const bot = greedyBot(game);
    let looked = 0;
    for (const table of positions(8, [bot])) {
      const asked = accessTo(game, table);
      const liked = bot.choose(asked, seeded('failed'));
      expect(bot.choose({ ...asked, failed: [liked] }, seeded('failed'))).not.toBe(liked);
      if (++looked >= 60) break;
    }
    expect(looked).toBe(60);
  });

  test.each(bots.map((bot) => [bot.name, bot] as const))(
    'the %s bot decides the same whatever the hidden cards are',
    (_name, bot) => {
      let looked = 0;
      let different = 0;
      for (const table of positions(20, bots)) {
        const { seat } = table.state.question!;
        const other = game.table(kit.scrambled(table.state, seat));
        if (hash(other.state) !== hash(table.state)) different++;
        const [here, there] = [table, other].map((each) => bot.choose(accessTo(game, each), seeded(looked)));
        expect(here).toBe(there);
        if (++looked >= 300) break;
      }
      expect(looked).toBe(300);
      expect(different).toBeGreaterThan(250);
    },
  );

  test('what gives the game away is the same whatever the hidden cards are', () => {
    const told = (table: Table): boolean[] => {
      const { options, givesAway } = accessTo(game, table);
      return options.map((_option, index) => givesAway(index));
    };
    let looked = 0;
    for (const table of positions(20, bots)) {
      const { seat } = table.state.question!;
      expect(told(game.table(kit.scrambled(table.state, seat)))).toEqual(told(table));
      if (++looked >= 600) break;
    }
    expect(looked).toBe(600);
  });

  test.each(bots.map((bot) => [bot.name, bot] as const))('the %s bot leaves the game as it is', (_name, bot) => {
    let looked = 0;
    for (const table of positions(8, bots)) {
      const before = hash(table.state);
      bot.choose(accessTo(game, table), seeded(looked));
      expect(hash(table.state)).toBe(before);
      if (++looked >= 100) break;
    }
    expect(looked).toBe(100);
  });

  test('a bot gets a copy to look at, not the game', () => {
    for (const table of positions(1, bots)) {
      const before = hash(table.state);
      const { state } = accessTo(game, table).view();
      expect(state).not.toBe(table.state);
      for (const [key, value] of Object.entries(state))
        if (Array.isArray(value) && key !== 'seats' && !Object.isFrozen(value))
          for (const list of [...value, value]) if (Array.isArray(list)) list.length = 0;
      expect(hash(table.state)).toBe(before);
    }
  });

  test('a bot is asked only when there is a question', () => {
    const table = game.table(game.start({ edition, seed: 1, decks: pairs[0]! }));
    expect(() => accessTo(game, table)).toThrow('nobody is asked');
  });
});
