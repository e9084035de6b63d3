import { describe, expect, test } from 'vitest';
import { below, Match, playReplay, type Replay, ReplayError, readReplay, record, seeded } from '../src/index.ts';
import { setupOf, toy } from './toy.ts';

const SETUP = setupOf('a recorded game');

/** A game played by chance, its record, and its hash at every step. */
function recorded(): { replay: Replay; hashes: string[] } {
  const match = Match.start(toy, SETUP);
  const random = seeded('answers');
  const hashes = [match.hash()];
  while (match.state.question !== null) {
    match.answer(below(random, match.state.question.options.length));
    hashes.push(match.hash());
  }
  return { replay: record(match, SETUP), hashes };
}

const { replay: REPLAY, hashes: HASHES } = recorded();
const TEXT = JSON.stringify(REPLAY);

/** The replay's text with some fields changed or, where undefined, left out. */
const changed = (fields: Record<string, unknown>): string => JSON.stringify({ ...REPLAY, ...fields });

describe('a replay', () => {
  test('is read as it was written', () => {
    expect(readReplay(TEXT)).toEqual(REPLAY);
    expect(readReplay(`${JSON.stringify(REPLAY, null, 2)}\n`)).toEqual(REPLAY);
  });

  test('gives the same state at every step', () => {
    const again: string[] = [];
    const match = playReplay(toy, readReplay(TEXT), (at) => again.push(at.hash()));
    expect(again).toEqual(HASHES);
    expect(again).toHaveLength(REPLAY.answers.length + 1);
    expect(match.state.result).not.toBeNull();
    expect(match.events.length).toBeGreaterThan(0);
  });

  test('holds a game that is still going on', () => {
    const match = Match.start(toy, SETUP);
    for (const index of REPLAY.answers.slice(0, 7)) match.answer(index);
    const again = playReplay(toy, readReplay(JSON.stringify(record(match, SETUP))));
    expect(again.state).toEqual(match.state);
  });

  test('can start from a stored state', () => {
    const match = Match.start(toy, SETUP);
    for (const index of REPLAY.answers.slice(0, 9)) match.answer(index);
    const later = new Match(toy, match.state);
    later.answer(0);
    const from = { ...SETUP, decks: [], start: match.state };
    const again = playReplay(toy, readReplay(JSON.stringify(record(later, from))));
    expect(again.hash()).toBe(later.hash());
    expect(again.answers).toEqual([0]);
  });

  test('of a game with a fault leaves out the answer that failed', () => {
    const setup = setupOf('fault', 'bomb 1 2', '3 4 5', '6 7 8');
    const match = Match.start(toy, setup);
    const bomb = match.state.question!.options.findIndex((option) =>
      /bomb/.test(toy.describeOption(match.table, option)),
    );
    match.answer(bomb);
    expect(match.state.failed).toEqual([bomb]);
    const at = playReplay(toy, readReplay(JSON.stringify(record(match, setup))));
    expect([at.answers, at.faults]).toEqual([[], []]);
    expect(at.hash()).toBe(match.hash());
    const failing = JSON.stringify({ ...record(match, setup), answers: [bomb] });
    expect(() => playReplay(toy, readReplay(failing))).toThrow('answer 1 of 1 fails here: the bomb went off');
  });

  test('does not depend on who holds it: playing it leaves it alone', () => {
    const replay = readReplay(TEXT);
    playReplay(toy, replay);
    expect(replay).toEqual(REPLAY);
  });
});

describe('a file that is no replay', () => {
  test('cut off at any place is refused with a word about that', () => {
    for (let length = 0; length < TEXT.length; length += 37) {
      expect(() => readReplay(TEXT.slice(0, length))).toThrow(ReplayError);
      expect(() => readReplay(TEXT.slice(0, length))).toThrow(/not complete JSON .*was the file cut off\?/s);
    }
  });

  test.each(['null', '12', '"text"', '[]', '{}', '{"game":"masks"}'])('%s is refused by its missing mark', (text) => {
    expect(() => readReplay(text)).toThrow('this is not a Dejarik replay: the field "dejarik" is missing');
  });

  test.each([0, 2, '1', null])('of format %j is refused', (dejarik) => {
    expect(() => readReplay(changed({ dejarik }))).toThrow(
      `the replay has format ${dejarik}; this version reads format 1`,
    );
  });

  test.each(['game', 'edition', 'cards', 'hash', 'seed', 'decks', 'answers'])(
    'without %s is refused by that name',
    (field) => {
      expect(() => readReplay(changed({ [field]: undefined }))).toThrow(ReplayError);
      expect(() => readReplay(changed({ [field]: undefined }))).toThrow(`the replay's field "${field}" is missing`);
      expect(() => readReplay(changed({ [field]: { of: 'another kind' } }))).toThrow(`field "${field}"`);
    },
  );

  test.each([[1.5], ['0'], [null], [[0]]])('with the answer %j is refused by its number', (answer) => {
    const answers = [...REPLAY.answers.slice(0, 4), answer];
    expect(() => readReplay(changed({ answers }))).toThrow(
      `answer 5 of the replay is ${JSON.stringify(answer)}, not an option number`,
    );
  });
});

describe('a replay that no game can have made', () => {
  const long = 'x'.repeat(5000);
  const card = { id: 'fox', copies: 1 };
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test.each([
    [{ game: long }, 'the replay\'s field "game" is too long'],
    [{ hash: long }, 'the replay\'s field "hash" is too long'],
    [{ seed: long }, 'the replay\'s field "seed" is missing, too long'],
    [{ decks: Array.from({ length: 9 }, () => ({ name: 'a', cards: [] })) }, 'the replay has 9 decks'],
    [{ decks: [null] }, 'deck 1 of the replay is no deck'],
    [{ decks: ['x'] }, 'deck 1 of the replay is no deck'],
    [{ decks: [{ name: 7, cards: [] }] }, 'deck 1 of the replay is no deck'],
    [{ decks: [{ name: long, cards: [] }] }, 'deck 1 of the replay is no deck'],
    [{ decks: [{ name: 'a' }] }, 'deck 1 of the replay is no deck'],
    [
      { decks: [{ name: 'a', cards: [card, { ...card, id: 3 }] }] },
      'deck 1 of the replay has an entry 2 that is no card',
    ],
    [{ decks: [{ name: 'a', cards: [{ ...card, copies: 0 }] }] }, 'deck 1 of the replay has an entry 1'],
    [{ decks: [{ name: 'a', cards: [{ ...card, copies: 100 }] }] }, 'deck 1 of the replay has an entry 1'],
    [{ decks: [{ name: 'a', cards: [{ ...card, copies: 1.5 }] }] }, 'deck 1 of the replay has an entry 1'],
    [
      { decks: [{ name: 'a', cards: Array.from({ length: 1001 }, () => card) }] },
      'deck 1 of the replay has an entry 1001',
    ],
    [{ answers: [0, 1e9] }, 'answer 2 of the replay is 1000000000, not an option number'],
    [{ answers: [-100] }, 'answer 1 of the replay is -100, not an option number'],
    [{ answers: new Array(100_001).fill(0) }, 'the replay has 100001 answers'],
    [{ start: [] }, 'the replay\'s field "start" is not a state'],
  ])('%#: %s', (fields, said) => {
    expect(() => readReplay(changed(fields))).toThrow(ReplayError);
    expect(() => readReplay(changed(fields))).toThrow(said);
  });

  test('is not read if it is too long, too deep, or tries to be more than data', () => {
    const texts = [
      ' '.repeat(5_000_000),
      nested(1_000_000),
      changed({}).replace('"answers":[', `"answers":[${nested(100_000)},`),
      changed({}).replace('"dejarik":1', `"dejarik":${nested(100_000)}`),
      changed({}).replace('"decks":', `"start":{"a":${nested(100_000)}},"decks":`),
      changed({}).replace('"dejarik":1', '"dejarik":1,"__proto__":{"start":{}}'),
    ];
    for (const text of texts) expect(() => readReplay(text)).toThrow(ReplayError);
  });

  test('is not repeated in what is said about it', () => {
    const many = `\u001B${'x'.repeat(1_000_000)}`;
    for (const fields of [{ dejarik: many }, { game: many }, { answers: [many] }, { decks: [many] }]) {
      let said = '';
      try {
        readReplay(changed(fields));
      } catch (error) {
        said = (error as Error).message;
      }
      expect(said).toMatch(/^\P{Cc}{1,300}$/u);
    }
  });

  test('may begin with the mark that editors put in front', () => {
    expect(readReplay(`\uFEFF${TEXT}`)).toEqual(REPLAY);
  });
});

describe('a replay that does not fit', () => {
  const play = (fields: Record<string, unknown>): unknown => playReplay(toy, readReplay(changed(fields)));

  test('an illegal answer is named by its number', () => {
    const answers = REPLAY.answers.with(11, 99);
    expect(() => play({ answers })).toThrow(ReplayError);
    expect(() => play({ answers })).toThrow(/^answer 12 of \d+ is not legal there: there is no option 99/);
  });

  test('an answer too many is named', () => {
    expect(() => play({ answers: [...REPLAY.answers, 0] })).toThrow(
      /is not legal there: the game is not asking anything/,
    );
  });

  test('of another game', () => {
    expect(() => play({ game: 'chess' })).toThrow('the replay is of the game chess, not masks');
  });

  test('with other cards', () => {
    expect(() => play({ cards: 'masks-0' })).toThrow(
      'the replay was made with other card data (masks-0; here: masks-1)',
    );
  });

  test('with a deck that the game does not have', () => {
    expect(() => play({ decks: REPLAY.decks.slice(1) })).toThrow(
      'the replay cannot be started: Masks is played with 3 decks; 2 were given',
    );
    const decks = [{ name: 'odd', cards: [{ id: 'unicorn', copies: 1 }] }, ...REPLAY.decks.slice(1)];
    expect(() => play({ decks })).toThrow('the replay cannot be started: Masks has no card unicorn');
  });

  test('with a start that is no state', () => {
    expect(() => play({ start: { nothing: 'of use' } })).toThrow(ReplayError);
    expect(() => play({ start: 3 })).toThrow('the replay\'s field "start" is not a state');
  });

  test('with another end', () => {
    const hash = '0123456789abcdef';
    expect(() => play({ hash })).toThrow(`the replay ends in another state (${REPLAY.hash}) than it says (${hash})`);
    expect(() => play({ answers: REPLAY.answers.slice(0, -1) })).toThrow('the replay ends in another state');
    expect(() => play({ seed: 'another' })).toThrow(ReplayError);
  });
});
