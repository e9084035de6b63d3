// Replays from anywhere: every field is checked, sizes are bounded, and what is wrong is said in one sentence.
import { describe, expect, test } from 'vitest';
import { below, Match, ReplayError, readReplay, record, seeded } from '../src/index.ts';
import { masks, setupOf, TWO_TEAMS } from '../src/testing/toys/masks.ts';

const SETUP = setupOf('a file');
const match = Match.start(masks, SETUP);
const random = seeded('answers');
for (let i = 0; i < 20; i++) match.repeat(below(random, match.state.question!.options.length));
const REPLAY = { ...record(match, SETUP), seats: masks.seats };
const TEXT = JSON.stringify(REPLAY);

const changed = (fields: Record<string, unknown>): string => JSON.stringify({ ...REPLAY, ...fields });

const many = (length: number, entry: unknown): unknown[] => Array.from({ length }, () => entry);

function refusal(text: string): string {
  try {
    readReplay(text);
  } catch (error) {
    return error instanceof ReplayError ? error.message : `not as a replay: ${String(error)}`;
  }
  return 'it was read';
}

test('a whole one is read', () => {
  expect(readReplay(TEXT)).toEqual(REPLAY);
  const all = { commands: [0, { concede: 1 }], course: [4294967295], seed: 1.5, start: { any: 'state' } };
  expect(readReplay(changed(all))).toMatchObject(all);
  const without = { ...REPLAY, seats: undefined, cards: {}, commands: [], course: [] };
  expect(readReplay(JSON.stringify(without))).toEqual(JSON.parse(JSON.stringify(without)));
});

describe('a file that is no replay', () => {
  test('cut off at any place is refused with a word about that', () => {
    for (let length = 0; length < TEXT.length; length += 37)
      expect(refusal(TEXT.slice(0, length))).toMatch(/not complete JSON .*was the file cut off\?/s);
  });

  test.each(['null', '12', '"text"', '[]', '{}', '{"game":"masks"}'])('%s is refused by its missing mark', (text) => {
    expect(refusal(text)).toBe('this is not a Dejarik replay: the field "dejarik" is missing');
  });

  test.each([0, 1, 3, '2', null, [2], { of: 2 }])('of format %j is refused', (dejarik) => {
    expect(refusal(changed({ dejarik }))).toBe(
      `the replay has format ${JSON.stringify(dejarik)}; this version reads format 2`,
    );
  });

  test.each(['game', 'edition', 'cards', 'catalogue', 'hash', 'seed', 'decks', 'commands', 'course'])(
    'without %s is refused by that name',
    (field) => {
      expect(refusal(changed({ [field]: undefined }))).toBe(`the replay cannot be read: replay.${field} is missing`);
      for (const value of [null, true, [{ of: 'another kind' }], { of: { another: 'kind' } }])
        expect(refusal(changed({ [field]: value }))).toContain(`the replay cannot be read: replay.${field}`);
    },
  );
});

describe('a replay that no game can have made', () => {
  const long = 'x'.repeat(5_000);
  const card = { id: 'fox', copies: 1 };
  const deck = { name: 'a', cards: [card] };
  const [west] = TWO_TEAMS;
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test.each<[Record<string, unknown>, string]>([
    [{ game: long }, 'replay.game is not a text of at most 100 characters'],
    [{ game: 5 }, 'replay.game is not a text of at most 100 characters'],
    [{ edition: long }, 'replay.edition is not a text of at most 100 characters'],
    [{ catalogue: long }, 'replay.catalogue is not a text of at most 100 characters'],
    [{ hash: long }, 'replay.hash is not sixteen hexadecimal digits'],
    [{ hash: '0123456789ABCDEF' }, 'replay.hash is not sixteen hexadecimal digits'],
    [{ seed: long }, 'replay.seed is neither a number nor a text of at most 1000 characters'],
    [{ seed: [1] }, 'replay.seed is neither a number nor a text'],
    [{ cards: { fox: 7 } }, 'replay.cards.fox is not a text of at most 100 characters'],
    [{ cards: { [long]: 'a' } }, 'a name in replay.cards is not a text of at most 100 characters'],
    [{ cards: ['fox'] }, 'replay.cards is not a record'],
    [
      { cards: Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`card${i}`, 'a'])) },
      'replay.cards has more than 1000 fields',
    ],
    [{ seats: 'three' }, 'replay.seats is not a list'],
    [{ seats: [] }, 'replay.seats has 0 entries'],
    [{ seats: many(17, west) }, 'replay.seats has more than 16 entries'],
    [{ seats: [null] }, 'replay.seats[0] is not a record'],
    [{ seats: [{ ...west, name: 7 }] }, 'replay.seats[0].name is not a text of at most 100 characters'],
    [{ seats: [{ ...west, name: long }] }, 'replay.seats[0].name is not a text of at most 100 characters'],
    [{ seats: [{ ...west, side: -1 }] }, 'replay.seats[0].side is not a whole number from 0 to 100'],
    [{ seats: [{ ...west, team: 0.5 }] }, 'replay.seats[0].team is not a whole number from 0 to 100'],
    [{ seats: [{ name: 'West', side: 0 }] }, 'replay.seats[0].team is missing'],
    [{ seats: [{ ...west, chair: 1 }] }, 'replay.seats[0] has an unknown field: chair'],
    [{ decks: many(17, deck) }, 'replay.decks has more than 16 entries'],
    [{ decks: [null] }, 'replay.decks[0] is not a record'],
    [{ decks: ['x'] }, 'replay.decks[0] is not a record'],
    [{ decks: [{ ...deck, name: 7 }] }, 'replay.decks[0].name is not a text of at most 1000 characters'],
    [{ decks: [{ ...deck, name: long }] }, 'replay.decks[0].name is not a text of at most 1000 characters'],
    [{ decks: [{ name: 'a' }] }, 'replay.decks[0].cards is missing'],
    [{ decks: [{ ...deck, cards: [card, { ...card, id: 3 }] }] }, 'replay.decks[0].cards[1].id is not a text'],
    [{ decks: [deck, { ...deck, cards: [{ ...card, copies: 0 }] }] }, 'replay.decks[1].cards[0].copies is not'],
    [{ decks: [{ ...deck, cards: [{ ...card, copies: 100 }] }] }, 'copies is not a whole number from 1 to 99'],
    [{ decks: [{ ...deck, cards: [{ ...card, copies: 1.5 }] }] }, 'copies is not a whole number from 1 to 99'],
    [{ decks: [{ ...deck, cards: many(1_001, card) }] }, 'replay.decks[0].cards has more than 1000 entries'],
    [{ commands: [0, 1e9] }, 'replay.commands[1] is not a whole number from 0 to 100000'],
    [{ commands: [-1] }, 'replay.commands[0] is not a whole number from 0 to 100000'],
    [{ commands: [1.5] }, 'replay.commands[0] is not a whole number from 0 to 100000'],
    [{ commands: ['0'] }, 'replay.commands[0] is not a record'],
    [{ commands: [null] }, 'replay.commands[0] is not a record'],
    [{ commands: [[0]] }, 'replay.commands[0] is not a record'],
    [{ commands: [{}] }, 'replay.commands[0].concede is missing'],
    [{ commands: [{ concede: -1 }] }, 'replay.commands[0].concede is not a whole number from 0 to 15'],
    [{ commands: [{ concede: 16 }] }, 'replay.commands[0].concede is not a whole number from 0 to 15'],
    [{ commands: [{ concede: '1' }] }, 'replay.commands[0].concede is not a whole number from 0 to 15'],
    [{ commands: [{ concede: 1, why: 'bored' }] }, 'replay.commands[0] has an unknown field: why'],
    [{ commands: new Array(100_001).fill(0) }, 'replay.commands has more than 100000 entries'],
    [{ course: [] }, 'replay.course has 0 entries, not 3'],
    [{ course: [1, 2, 3, 4] }, 'replay.course has 4 entries, not 3'],
    [{ course: [1, 2, -3] }, 'replay.course[2] is not a whole number from 0 to 4294967295'],
    [{ course: [1, 2, 2 ** 32] }, 'replay.course[2] is not a whole number from 0 to 4294967295'],
    [{ course: [1, 2, null] }, 'replay.course[2] is not a whole number'],
    [{ start: [] }, 'replay.start is not a record'],
    [{ start: 3 }, 'replay.start is not a record'],
    [{ start: null }, 'replay.start is not a record'],
    [{ answers: [0, 1] }, 'replay has an unknown field: answers'],
  ])('%#: %s', (fields, said) => {
    expect(refusal(changed(fields))).toContain(`the replay cannot be read: `);
    expect(refusal(changed(fields))).toContain(said);
  });

  test('is not read if it is too long, too deep, or tries to be more than data', () => {
    const texts = [
      ' '.repeat(5_000_000),
      nested(1_000_000),
      TEXT.replace('"commands":[', `"commands":[${nested(100_000)},`),
      TEXT.replace('"dejarik":2', `"dejarik":${nested(100_000)}`),
      TEXT.replace('"decks":', `"start":{"a":${nested(100_000)}},"decks":`),
      TEXT.replace('"dejarik":2', '"dejarik":2,"__proto__":{"start":{}}'),
      TEXT.replace('"decks":', '"start":{"__proto__":{"frames":[]}},"decks":'),
    ];
    for (const text of texts) expect(() => readReplay(text)).toThrow(ReplayError);
  });

  test('is not repeated in what is said about it', () => {
    const huge = `\u001B${'x'.repeat(1_000_000)}`;
    for (const fields of [
      { dejarik: huge },
      { dejarik: { [huge]: huge } },
      { game: huge },
      { commands: [huge] },
      { decks: [huge] },
      { cards: { [huge]: 'a' } },
      { [huge]: 1 },
    ])
      expect(refusal(changed(fields))).toMatch(/^\P{Cc}{1,300}$/u);
  });
});
