/** What decided a game, on series made by hand; and the story of a short recorded game of each kind. */
import { accessTo, greedyBot } from '@dejarik/bots';
import { Match, record, type Replay, seeded, winnersOf } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { EASY } from '../src/session/bots.ts';
import { Deeds } from '../src/session/deeds.ts';
import type { PageGame } from '../src/session/game.ts';
import { GAME_IDS, loadGame } from '../src/session/games.ts';
import type { LogEntry } from '../src/session/moment.ts';
import { greatestSwing, type Sample, turningPoint } from '../src/session/story.ts';
import { largestScene, Storyteller, surer } from '../src/session/storyteller.ts';
import { swapped } from '../src/shell/repeat.ts';
import { scaleOf } from '../src/table/result/Chart.tsx';

/** One sample a decision; `|` begins a new turn. */
function series(text: string): Sample[] {
  const samples: Sample[] = [];
  text.split('|').forEach((part, i) => {
    for (const chance of part.trim().split(/\s+/u))
      samples.push({ decision: samples.length, turn: i + 1, chance: Number(chance) });
  });
  return samples;
}

describe('what decided a game', () => {
  it('is told by what happened, and by a list of cards only where there is nothing else', () => {
    const line = (text: string, cards: number, depth = 0): LogEntry => ({
      text,
      cards: Array.from({ length: cards }, (_, i) => `${text} ${i}`),
      depth,
      level: 'line',
      rule: null,
      decision: 0,
    });
    const list = line('Six cards go back into the deck.', 6);
    const won = line('Dark controls Naboo.', 1);
    const fight = [line('A fight', 2), line('A is beaten.', 1, 1)];
    expect(largestScene([won, list])).toEqual([won]);
    expect(largestScene([...fight, list])).toEqual(fight);
    expect(largestScene([list])).toEqual([list]);
  });

  it.each([
    // The last time that the winner was not ahead, and the greatest gain of that turn after it.
    ['0.5 0.4 | 0.3 0.6 0.55 | 0.7 0.9 1', 3, true],
    ['0.5 0.6 | 0.45 0.55 0.8 0.82 | 0.99 1', 4, true],
    // Ahead and behind again: only the last time counts.
    ['0.2 0.9 | 0.4 0.52 | 0.6 1', 3, true],
    // Exactly even is not ahead.
    ['0.7 0.5 | 0.51 0.6 | 0.6 1', 3, true],
    // The gain does not lie in a later turn, however great.
    ['0.5 0.51 | 0.51 0.9 | 1', 1, true],
    // Behind until the end: the end itself decides.
    ['0.3 0.2 | 0.4 0.45 | 0.3 1', 5, true],
    // Ahead all the time: the greatest gain, but not the end.
    ['0.6 0.62 | 0.75 0.7 | 0.72 1', 2, false],
  ] as const)('%s', (text, at, isLast) => {
    expect(turningPoint(series(text))).toEqual({ at, isLast });
  });

  it('is never followed by a time at which the others were even', () => {
    let last = 7;
    const next = (): number => {
      last = (last * 1103515245 + 12345) % 2147483648;
      return (last % 100) / 100;
    };
    const games = Array.from({ length: 300 }, () => [
      ...series(Array.from({ length: 12 }, next).join(' ')),
      { decision: 12, turn: 1, chance: 1 },
    ]);
    const evenAfter = games.filter((samples) => {
      const { at, isLast } = turningPoint(samples)!;
      return isLast && samples.slice(at).some(({ chance }) => chance <= 0.5);
    });
    expect(evenAfter).toEqual([]);
  });

  it('has to be compared with something', () => {
    expect(turningPoint(series('1'))).toBeNull();
    expect(greatestSwing(series('0.5'))).toBeNull();
  });

  it('of a drawn game is the greatest change either way', () => {
    expect(greatestSwing(series('0.5 0.6 | 0.2 0.4 | 0.5'))).toEqual({ at: 2, isLast: false });
  });

  it('is judged surer than a careful evaluation, and no less even', () => {
    expect(surer(0.5, 2.5)).toBe(0.5);
    expect(surer(0.6, 2)).toBeGreaterThan(0.65);
    expect(surer(0.6, 2) + surer(0.4, 2)).toBeCloseTo(1);
    expect([surer(0, 2), surer(1, 2)]).toEqual([0, 1]);
  });
});

describe('what is counted', () => {
  it('is told with the greatest first, and luck by seat', () => {
    const deeds = new Deeds(2, (def) => `card ${def}`);
    deeds.add(0, 1, 3);
    deeds.add(1, 2, 5);
    deeds.add(0, 1, 1);
    deeds.add(0, -1, 9); // nobody's
    deeds.beats(1, 2, 1);
    deeds.falls(0, 1, 4);
    deeds.draws(0, 4, 2);
    deeds.draws(0, 2, 2);
    deeds.meets(1, 7, 0);
    deeds.meets(1, 2, 1);
    expect(deeds.tell()).toEqual({
      deeds: [
        { seat: 1, card: 'card 2', n: 5, beat: ['card 1'], fell: 0 },
        { seat: 0, card: 'card 1', n: 4, beat: [], fell: 4 },
      ],
      luck: [{ seat: 0, draws: 6, lucky: 4 }],
      heroes: [[], ['card 2', 'card 7']],
    });
  });

  it('has a scale that ends at a round number', () => {
    expect(scaleOf(17)).toEqual([0, 5, 10, 15, 20]);
    expect(scaleOf(3)).toEqual([0, 1, 2, 3]);
    expect(scaleOf(60).at(-1)).toBe(60);
  });
});

/** A game that two bots play to its end. */
function recorded({ kit, edition }: PageGame, seed: string): { readonly replay: Replay; readonly match: Match } {
  const { game } = kit;
  const setup = { edition, seed, decks: kit.starterDecks() };
  const match = Match.start(game, setup);
  const bot = greedyBot(game, EASY);
  const random = seeded(seed);
  while (match.state.question !== null) match.repeat(bot.choose(accessTo(game, match.table), random));
  return { replay: record(match, setup), match };
}

describe.each(GAME_IDS)('the story of %s', (id) => {
  it('is told from its record, a little at a time', async () => {
    const page = await loadGame(id);
    const { replay, match } = recorded(page, 'story 1');
    const [winner = 0] = winnersOf(match.state.result!);
    const teller = await Storyteller.of(page, replay, winner);
    // A clock by which every command takes a millisecond.
    let [time, slices] = [0, 1];
    let story = teller.tell(20, () => time++);
    for (; story === null; slices++) story = teller.tell(20, () => time++);
    expect(slices).toBeGreaterThan(replay.commands.length / 30);
    expect(teller.tell(20, () => time++)).toBe(story);

    const { samples, turning, turns, lines, held, deeds, heroes, luck } = story;
    expect(story.seat).toBe(winner);
    expect(samples.at(-1)).toMatchObject({ decision: replay.commands.length, chance: 1 });
    for (const { chance } of samples) expect(chance >= 0 && chance <= 1).toBe(true);
    expect(turns).toEqual(Array.from({ length: match.state.turn! }, (_, i) => i + 1));
    for (const { values } of lines) expect(values).toHaveLength(turns.length);
    expect(lines).toHaveLength(2);
    expect([0, turns.length]).toContain(held.length);
    expect(deeds.length).toBeGreaterThan(0);
    expect(heroes[winner]!.length).toBeGreaterThan(0);
    expect(luck.every(({ draws }) => draws > 0)).toBe(true);

    // It can be watched: the replay has that moment, and the log tells it there.
    expect(turning!.to).toBeGreaterThan(turning!.from);
    expect(turning!.decision).toBeGreaterThan(0);
    const log = page.kit.logLines(
      match.at(turning!.decision).events!.flatMap((event) => page.kit.game.viewEvent(event, -1) ?? []),
    );
    expect(log.map(({ text }) => text)).toContain(turning!.lines[0]);
  });
});

describe('the story of swtcg', () => {
  it('adds up to what happened', async () => {
    const page = await loadGame('swtcg');
    const { replay, match } = recorded(page, 'story 2');
    const story = (await Storyteller.of(page, replay, 0)).tell(Number.POSITIVE_INFINITY, () => 0)!;
    const events = match.events as readonly {
      kind: string;
      seat: number;
      n: number;
      rollFor?: string;
      dice: number[];
    }[];
    for (const seat of [0, 1]) {
      const dealt = events.filter(({ kind, seat: by }) => kind === 'damage' && by === seat);
      expect(story.lines[seat]!.sum).toBe(dealt.reduce((sum, { n }) => sum + n, 0));
      const dice = events
        .filter((e) => e.kind === 'roll' && e.rollFor === 'attack' && e.seat === seat)
        .flatMap((e) => e.dice);
      expect(story.luck.find((luck) => luck.seat === seat)).toEqual({
        seat,
        draws: dice.length,
        lucky: dice.filter((die) => die >= 4).length,
      });
    }
    // Whoever won by arenas holds two of them at the end.
    expect(match.state.result!.reason).toBe('arenas');
    expect(story.held.at(-1)!.filter((team) => team === winnersOf(match.state.result!)[0]).length).toBeGreaterThan(1);
  });
});

describe('the same game from the other side', () => {
  const request = { game: 'swtcg', edition: 'nh', seed: 1, decks: [] } as const;

  it('exchanges who plays', () => {
    expect(swapped({ ...request, seats: ['easy', 'human'] }).seats).toEqual(['human', 'easy']);
  });

  it('exchanges whole teams', () => {
    const table = [0, 1, 1, 0].map((team) => ({ name: `${team}`, side: team, team }));
    expect(swapped({ ...request, table, seats: ['human', 'easy', 'normal', 'easy'] }).seats).toEqual([
      'easy',
      'human',
      'easy',
      'normal',
    ]);
  });
});
