// What a seat keeps of a game that goes on: all that it knows and nothing else, and checked when it comes back.
import { describe, expect, test } from 'vitest';
import {
  checkSeatRecord,
  Follower,
  type Game,
  hash,
  Host,
  Match,
  readSeatRecord,
  type SeatRecord,
  SeatRecordError,
  seatRecord,
  type Setup,
} from '../src/index.ts';
import { masks } from '../src/testing/index.ts';

const { masks: game, scrambled, setupOf, teamSetup } = masks;

/** What the seat knows after so many answers to the first option. */
function known(start: Match<masks.MasksState, masks.MasksTable>, seat: number, answers: number): SeatRecord {
  const host = new Host(start);
  for (let n = 0; n < answers; n++) host.answer(host.match.state.question!.seat, n, 0);
  const follower = new Follower<masks.MasksState>();
  follower.take(host.feed(seat).sync());
  return seatRecord(game, 'only', follower);
}

const ofSetup = (setup: Setup, seat: number, answers: number): SeatRecord =>
  known(Match.start(game, setup), seat, answers);

describe.each([
  ['three seats', setupOf('secret seed'), 3],
  ['two against two', teamSetup('secret seed'), 4],
])("a seat's record with %s", (_, setup, seats) => {
  test('is read as it was written, and is sound, for every seat at any time', () => {
    for (let seat = 0; seat < seats; seat++)
      for (const answers of [0, 1, 5, 12]) {
        const written = ofSetup(setup, seat, answers);
        const read = readSeatRecord(`\uFEFF${JSON.stringify(written)}`)!;
        expect(read).toEqual(JSON.parse(JSON.stringify(written)));
        expect(checkSeatRecord(game, read)).toBe(read);
        expect([read.seat, read.decision]).toEqual([seat, answers]);
      }
  });

  test('has neither the seed, the chance nor the decks in it', () => {
    const written = ofSetup(setup, 1, 5);
    const text = JSON.stringify(written);
    expect(text).not.toContain('secret seed');
    expect(Object.keys(written)).not.toContain('decks');
    expect(written.view.random.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('is the same whatever the hidden cards are', () => {
    const match = Match.start(game, setup);
    for (let n = 0; n < 7; n++) match.repeat(0);
    for (let seat = 0; seat < seats; seat++) {
      const other = scrambled(match.state, seat);
      expect(hash(other)).not.toBe(hash(match.state));
      const [one, two] = [match.state, other].map((state) => known(new Match(game, game.clone(state)), seat, 0));
      expect(one).toEqual(two);
    }
  });
});

test('a seat that was told nothing has no record', () => {
  expect(() => seatRecord(game, 'only', new Follower<masks.MasksState>())).toThrow('told nothing');
});

describe('what comes back', () => {
  const sound = ofSetup(setupOf('back'), 1, 8);
  const changed = (change: object): string => JSON.stringify({ ...sound, ...change });

  test.each(['', '{', '[]', 'null', '7', '{"dejarik":2}'])('%j is no record', (text) => {
    expect(readSeatRecord(text)).toBeNull();
  });

  const deep = (n: number): unknown => (n === 0 ? 0 : [deep(n - 1)]);

  test.each<[string, string, RegExp]>([
    ['another format', changed({ dejarikSeat: 9 }), /format 9; this version reads format 1/u],
    ['no view', changed({ view: null }), /record\.view/u],
    ['a missing field', JSON.stringify({ dejarikSeat: 1 }), /record\.game is missing/u],
    ['another field', changed({ seed: 1 }), /\bseed\b/u],
    ['no seat', changed({ seat: -1 }), /record\.seat is not a whole number/u],
    ['events that are none', changed({ events: [{ card: 1 }] }), /record\.events\[0\]\.kind/u],
    ['events that are no list', changed({ events: { length: 3 } }), /record\.events is not a list/u],
    [
      'too many events',
      changed({ events: Array.from({ length: 100_001 }, () => ({ kind: 'x' })) }),
      /more than 100000/u,
    ],
    ['a nest', changed({ view: deep(200) }), /nested/u],
    ['names that every object has', changed({}).replace('"view":{', '"view":{"__proto__":{},'), /__proto__/u],
    ['a long text', changed({ game: 'x'.repeat(2000) }), /record\.game is not a text/u],
  ])('%s is refused', (_, text, said) => {
    expect(() => readSeatRecord(text)).toThrow(SeatRecordError);
    expect(() => readSeatRecord(text)).toThrow(said);
  });

  const view = (change: Partial<masks.MasksState>): object => ({ view: { ...sound.view, ...change } });

  test.each<[string, object, RegExp]>([
    ['of another game', { game: 'sabacc' }, /of the game sabacc, not masks/u],
    ['of other cards', { catalogue: 'others' }, /other cards than there are now/u],
    ['of another edition', { edition: 'other' }, /no edition "other"/u],
    ['of a seat that there is not', { seat: 3 }, /of seat 3, and there are 3/u],
    ['with an event that there is not', { events: [{ kind: 'constructor' }] }, /no event is called constructor/u],
    ['with a card that there is not', view({ hand: [[0], [999], [3]] }), /cannot have come to this/u],
    [
      'with a procedure that there is not',
      view({ frames: [{ proc: 'toString' as 'game', step: 0 }] }),
      /come to this/u,
    ],
    ['with columns missing', view({ def: 'all' as unknown as number[] }), /cannot have come to this/u],
  ])('one %s is refused by the game', (_, change, said) => {
    const read = readSeatRecord(changed(change))!;
    expect(() => checkSeatRecord(game as Game<masks.MasksState>, read)).toThrow(SeatRecordError);
    expect(() => checkSeatRecord(game as Game<masks.MasksState>, read)).toThrow(said);
  });
});
