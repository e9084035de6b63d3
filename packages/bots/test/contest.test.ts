/** Matches of several games between two bots. */
import { deckCombinations } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, type Contest, livelyBot, playContest, randomBot } from '../src/index.ts';
import { SUBJECTS } from './games.ts';

const [{ game, ...kit }] = SUBJECTS as [(typeof SUBJECTS)[number]];
const decks = deckCombinations({ game, ...kit }, game.editions[0]!)[0]!;

const contest = (fields: Partial<Contest>): Contest => ({
  edition: game.editions[0]!,
  seed: 'contest',
  seats: game.seats,
  contestants: [
    { bot: livelyBot(), decks },
    { bot: randomBot(), decks },
  ],
  bestOf: 3,
  decisive: false,
  ...fields,
});

describe('a match', () => {
  test('ends when one has won most of its games, the same each time', () => {
    const report = playContest(game, contest({}));
    expect(Math.max(...report.wins)).toBe(2);
    expect(report).toMatchObject({ draws: 0, problems: [] });
    expect(playContest(game, contest({}))).toEqual(report);
    expect(playContest(game, contest({ bestOf: 1 })).wins).toContain(1);
  });

  test('is played from both seats in turn', () => {
    const seats: number[] = [];
    const noting = (bot: Bot): Bot => ({
      name: bot.name,
      choose(asked, random) {
        if (seats.at(-1) !== asked.seat) seats.push(asked.seat);
        return bot.choose(asked, random);
      },
    });
    const { wins } = playContest(
      game,
      contest({
        contestants: [
          { bot: noting(randomBot()), decks },
          { bot: randomBot(), decks },
        ],
      }),
    );
    expect(seats).toEqual([0, 1, 0].slice(0, wins[0] + wins[1]));
  });

  test('that nobody wins is decided by lot where somebody has to win', () => {
    const drawn = { ...game, start: () => ({ ...game.start(setup()), frames: [], question: null, result: draw }) };
    const sitting = contest({ bestOf: 1 });
    expect(playContest(drawn, sitting)).toMatchObject({ wins: [0, 0], draws: 1 });
    const decided = playContest(drawn, { ...sitting, decisive: true });
    expect(decided.draws).toBe(9);
    expect(decided.wins).toContain(1);
  });
});

const draw = { outcomes: ['drawn', 'drawn'] as const, reason: 'a test' };
const setup = () => ({ edition: game.editions[0]!, seed: 1, decks });
