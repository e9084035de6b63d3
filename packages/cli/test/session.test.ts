// A person at the terminal: what an empty line does, and what is asked once more.
import { randomBot } from '@dejarik/bots';
import type { Setup } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/registry.ts';
import type { LineSource } from '../src/input.ts';
import { Output, type OutputLine } from '../src/output.ts';
import { Session } from '../src/session.ts';
import { decksAt } from '../src/games.ts';

class Heard extends Output {
  readonly lines: string[] = [];

  override say(...lines: readonly OutputLine[]): void {
    this.lines.push(...lines.map((line) => (typeof line === 'string' ? line : line.text)));
  }
}

/** What is said when a person types these lines, each in answer to what was said before. */
async function played(
  id: string,
  type: (said: string, n: number) => string | null,
  more: Partial<Pick<Setup, 'edition' | 'handicaps' | 'seed'>> = {},
): Promise<string[]> {
  const kit = await GAMES.games.get(id)!.kit();
  const edition = more.edition ?? kit.game.editions[0]!;
  const out = new Heard();
  let heard = 0;
  let typed = 0;
  const lines: LineSource = {
    interactive: true,
    next: () => {
      const said = out.lines.slice(heard).join('\n');
      heard = out.lines.length;
      const text = type(said, typed++);
      return Promise.resolve(text === null ? null : { text, place: '' });
    },
    close() {},
  };
  const setup = { edition, seed: '5', decks: decksAt(kit, edition, kit.game.seats), ...more };
  await new Session(out, kit, lines, setup, 1, [randomBot(), null]).play();
  return out.lines;
}

/** The number of the option with these words. */
const numberOf = (said: string, words: string): string => new RegExp(`(\\d+) {2}${words}`, 'u').exec(said)?.[1] ?? '';

describe('an empty line', () => {
  test('does not give away the setup', async () => {
    let asked = '';
    const lines = await played('swtcg', (said) => {
      if (!said.includes('What do you put out?')) return asked === '' ? '' : null;
      asked = said;
      return '';
    });
    expect(asked).toContain('of 30. What do you put out?');
    expect(lines.join('\n')).toContain(
      'That would give away 30 of 30 points for your first units. If you mean it, pick',
    );
    expect(lines.join('\n')).not.toContain('stops');
  });

  test('does not give away what is left of a bid', async () => {
    const lines = await played(
      'swtcg',
      (said) => (said.includes('would give away') && said.includes('first units') ? null : ''),
      { edition: 'x', handicaps: [30, 22] },
    );
    const told = lines.join('\n');
    expect(told).toMatch(/Your units cost 0 together, of 22\. What do you put out\?/u);
    expect(told).toContain('That would give away 22 of 22 points for your first units.');
  });

  test('does not give away build points', async () => {
    const lines = await played('swtcg', (said) =>
      said.includes('That would give away') ? null : said.includes('Your build step') ? '' : '1',
    );
    expect(lines.join('\n')).toMatch(/^That would give away \d+ build points\. If you mean it, pick \d+: /mu);
  });

  test('passes where nothing is given away', async () => {
    const lines = await played('swtcg', (said, n) => (n === 0 && said.includes('do you exchange?') ? '' : null));
    expect(lines.filter((line) => line.includes('give away'))).toEqual([]);
    expect(lines.some((line) => line.includes('What do you put out?'))).toBe(true);
  });

  test('does not give away counters of Young Jedi', async () => {
    const lines = await played('young-jedi', (said, n) =>
      said.includes('That would give away') || n > 50 ? null : said.includes('Your Deploy step') ? '' : '1',
    );
    expect(lines.join('\n')).toMatch(/That would give away \d+ counters\. If you mean it, pick \d+: /u);
  });
});

test('whoever stops the setup with points left is asked once more', async () => {
  const said: string[] = [];
  await played('swtcg', (now, n) => {
    said.push(now);
    if (n === 0) return '';
    return n < 3 ? numberOf(said[1]!, 'stop') : null;
  });
  expect(said[1]).toContain('What do you put out?');
  expect(said[2]).toBe('That gives away 30 of 30 points for your first units for good. The same again if you mean it.');
  expect(said[3] ?? '').not.toContain('What do you put out?');
});

describe('what is said', () => {
  test.each(['swtcg', 'young-jedi', 'swccg'])('is no wider than the terminal in %s', async (id) => {
    let random = 7;
    let answer = '';
    const lines = await played(id, (said, n) => {
      random = (random * 75 + 74) % 65537;
      const numbers = said.match(/(?:^|\s)\d+(?= {2}\S)/gmu) ?? [];
      if (n % 40 === 0) return '?';
      // Whoever is asked once more, or asked for help, answers what there was.
      answer = numbers[random % Math.max(1, numbers.length)]?.trim() ?? (answer === '' ? '1' : answer);
      return n > 120 ? null : answer;
    });
    const { width } = new Output();
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => line.length > width)).toEqual([]);
  });
});

describe('a shortcut', () => {
  const TURN = 'It is the turn of';
  const PASS = /(\d+) {2}(?:pass|done|stop|.* does not attack)$/mu;

  /** What is said after this word was typed at the first of these questions; all others are passed. */
  async function after(word: string, at: string, again = false): Promise<string> {
    const told: string[] = [];
    let times = 0;
    const type = (said: string, n: number): string | null => {
      if (times > 0) told.push(said);
      if (n > 200 || told.length > 12) return null;
      const passing = said.includes('What do you put out?') ? '1' : (PASS.exec(said)?.[1] ?? '1');
      if (times > (again ? 1 : 0) || !(times === 1 || said.includes(at))) return passing;
      times++;
      return word;
    };
    // A game in which Light has several attacks in the first turn and in the second.
    await played('swtcg', type, { seed: '9' });
    expect(times).toBe(again ? 2 : 1);
    return told.join('\n');
  }

  const beforeTurn2 = (told: string): string => told.slice(0, told.indexOf('Turn 2'));

  test('declines the attacks of a battle phase, and no more than these', async () => {
    expect(beforeTurn2(await after('does not attack', TURN))).toContain(TURN);
    const told = await after('no attacks', TURN);
    expect(beforeTurn2(told)).not.toContain(TURN);
    expect(told.slice(told.indexOf('Turn 2'))).toContain(TURN);
  });

  test('goes straight to the battle', async () => {
    const RETREAT = 'Which units do you retreat?';
    expect(await after('done', 'Your build step')).toContain(RETREAT);
    const told = await after('battle', 'Your build step');
    expect(told.indexOf(TURN)).toBeGreaterThan(0);
    expect(told.slice(0, told.indexOf(TURN))).not.toContain(RETREAT);
  });

  test('is ended by its word', async () => {
    const told = await after('no attacks', TURN, true);
    expect(told).toContain('Taken back: you are asked again.');
    expect(beforeTurn2(told)).toContain(TURN);
  });

  test('is said in the help', async () => {
    const lines = await played('swtcg', (_, n) => (n === 0 ? '?' : null));
    expect(lines.join('\n')).toMatch(/battle {5}go straight to the battle[^]*no attacks none of your units/u);
  });
});
