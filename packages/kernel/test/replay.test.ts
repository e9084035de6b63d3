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
    expect(() => play({ decks: [null, 1, 'x'] })).toThrow(/^the replay cannot be started: /);
  });

  test('with a start that is no state', () => {
    expect(() => play({ start: { nothing: 'of use' } })).toThrow(ReplayError);
    expect(() => play({ start: 3 })).toThrow(/^the replay cannot be started: /);
  });

  test('with another end', () => {
    const hash = '0123456789abcdef';
    expect(() => play({ hash })).toThrow(`the replay ends in another state (${REPLAY.hash}) than it says (${hash})`);
    expect(() => play({ answers: REPLAY.answers.slice(0, -1) })).toThrow('the replay ends in another state');
    expect(() => play({ seed: 'another' })).toThrow(ReplayError);
  });
});
