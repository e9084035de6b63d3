// Text from outside: names that every object has, sizes, signs that terminals obey, marks of editors, empty values.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, record } from '@dejarik/kernel';
import { starterDecks, swtcg } from '@dejarik/swtcg';
import { describe, expect, test } from 'vitest';
import { wrap } from '../src/output.ts';
import { dejarik, folder, inOneLine, json, refusal as refused, succeeds } from './run.ts';

const game = swtcg();

function file(name: string, text: string | Uint8Array): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** The message: one line or a few, no stack trace, nothing that a terminal would obey, and exit status 2. */
async function refusal(...args: readonly string[]): Promise<string> {
  const stderr = await refused(...args);
  expect(stderr.length).toBeLessThan(2000);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
  return stderr;
}

const decks = starterDecks(game.cards).map(({ name, cards }) => ({ name, cards }));

function savedGame(): object {
  const match = Match.start(game, { edition: 'nh', seed: 1, decks });
  for (let n = 0; n < 12; n++) match.repeat(0);
  return record(match, { edition: 'nh', seed: 1, decks });
}

describe.concurrent('names that every object has', () => {
  test.each(['constructor', '__proto__'])('%s is no game and no bot', async (name) => {
    expect(await refusal('simulate', '--game', name)).toContain(`There is no game "${name}"`);
    expect(await refusal('simulate', '--bots', `${name},random`)).toContain(`There is no bot "${name}"`);
    const replay = file(`${name}.json`, JSON.stringify({ ...savedGame(), game: name }));
    expect(await refusal('replay', replay)).toContain(`There is no game "${name}"`);
  });
});

describe.concurrent('what is too much', () => {
  const long = 'x'.repeat(100_000);

  test('is not repeated', async () => {
    expect(await refusal('cards', long)).toContain('No card has a title of 100000 letters');
    expect(await refusal('rules', `${'1'.repeat(100_000)}x`)).toContain('There is no rule 1111');
    expect(await refusal('simulate', '--game', long)).toContain('There is no game "xxxx');
    expect(await refusal('deck', 'check', long)).toContain('its name is too long');
    expect(await refusal('play', '--seed', long)).toContain('A seed has at most 200 letters');
    const { status, stderr } = await dejarik(['play', '--answers', file('long.txt', long)]);
    expect({ status, said: stderr.length < 300 }).toEqual({ status: 2, said: true });
    expect(await refusal(long)).toContain('unknown command');
  });

  test('is not read to the end', async () => {
    expect(await refusal('replay', '/dev/zero')).toContain('/dev/zero cannot be read: it has more than');
  });

  test('a long text is broken into lines', () => {
    const words = wrap('word '.repeat(100_000), 80, '  ');
    expect(words.length).toBeGreaterThan(6000);
    expect(Math.max(...words.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('   one incomparable two', 8, '   ')).toEqual(['   one', '   incomparable', '   two']);
  });
});

test.concurrent('signs that a terminal obeys are written out', async () => {
  const deck = file('bell.deck', '# \u001B]0;gone\u0007 (Light)\n1 \u001B[2Jx\n');
  const { stderr } = await dejarik(['deck', 'check', deck]);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
  expect(stderr).toContain('\\u001b]0;gone\\u0007');
  expect(stderr).toContain('there is no card "\\u001b[2Jx"');
  const { stdout } = await dejarik(['deck', 'check', file('c1.deck', '# a\u009Bb (Light)\n'), '--json']);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(stdout)).toMatchObject({ name: 'a\u009Bb' });
});

test.concurrent('the mark that editors put in front is overlooked', async () => {
  const replay = file('mark.json', `\uFEFF${JSON.stringify(savedGame())}`);
  expect(await json(['replay', replay])).toMatchObject({ commands: 12 });
  const answers = await dejarik(['play', '--answers', file('mark.txt', '\uFEFF1\nq\n'), '--bot', 'random']);
  expect(answers.status).toBe(0);
});

test.concurrent('every digit of a seed counts', async () => {
  const seed = '12345678901234567890';
  const played = await succeeds(['play', '--seed', seed, '--save', 'digits.json'], 'q\n');
  expect(inOneLine(played)).toContain(`seed ${seed}`);
  const hashes = [seed, '12345678901234567891'].map((each) => json(['simulate', '--games', '1', '--seed', each]));
  const [one, other] = (await Promise.all(hashes)) as { hash: string }[];
  expect(one!.hash).not.toBe(other!.hash);
});

describe.concurrent('an empty value', () => {
  test.each([
    [['replay', 'any.json', '--at', ''], '--at was given without a value.'],
    [['play', '--seed', ''], '--seed was given without a value.'],
    [['play', '--deck', ' '], '--deck was given without a value.'],
    [['simulate', '--games='], '--games was given without a value.'],
    [['deck', 'check', ''], 'The file of check was given, but it is empty.'],
    [['cards', ''], 'The name of cards was given, but it is empty.'],
  ])('%j', async (args, said) => {
    expect(await refusal(...args)).toBe(`dejarik: ${said}\n`);
  });
});

test.concurrent.each(['1e1', '0x3', ' 3', '-1', '3.0'])('--at %j is no number of commands', async (at) => {
  const replay = file(`at${at.length}${at.charCodeAt(0)}.json`, JSON.stringify(savedGame()));
  expect(await refusal('replay', replay, `--at=${at}`)).toContain('--at has to be a number from 0 to 12');
});
