import { describe, expect, test } from 'vitest';
import { below, Match, playReplay, type Replay, ReplayError, readReplay, record, seeded } from '../src/index.ts';
import { masks, setupOf, teamSetup, TWO_TEAMS, withStep } from '../src/testing/toys/masks.ts';

type Masks = typeof masks;

/** A game played by chance, its record, and its hash at every step. */
function recorded(game: Masks = masks, setup = setupOf('a recorded game')): { replay: Replay; hashes: string[] } {
  const match = Match.start(game, setup);
  const random = seeded('answers');
  const hashes = [match.hash()];
  while (match.state.question !== null) {
    match.repeat(below(random, match.state.question.options.length));
    hashes.push(match.hash());
  }
  return { replay: record(match, setup), hashes };
}

const SETUP = setupOf('a recorded game');
const { replay: REPLAY, hashes: HASHES } = recorded();
const TEXT = JSON.stringify(REPLAY);

/** The replay's text with some fields changed or, where undefined, left out. */
const changed = (fields: Record<string, unknown>): string => JSON.stringify({ ...REPLAY, ...fields });

describe('a replay', () => {
  test('is read as it was written', () => {
    expect(readReplay(TEXT)).toEqual(REPLAY);
    expect(readReplay(`${JSON.stringify(REPLAY, null, 2)}\n`)).toEqual(REPLAY);
    expect(readReplay(`\uFEFF${TEXT}`)).toEqual(REPLAY);
  });

  test('holds what it takes to play it and to know the cards again', () => {
    expect(REPLAY).toMatchObject({ dejarik: 2, game: 'masks', edition: 'only', catalogue: 'masks-1' });
    expect(Object.keys(REPLAY.cards).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(REPLAY.course).toHaveLength(Math.ceil(REPLAY.commands.length / 8));
    expect(REPLAY).not.toHaveProperty('seats');
    expect(REPLAY).not.toHaveProperty('start');
  });

  test('keeps of a deck what is played', () => {
    const sheet = { name: 'sheet', cards: [{ id: '1', copies: 3, art: 7 }], side: 'Masks', about: 'much to say' };
    const from = { ...SETUP, decks: [sheet, sheet, sheet] };
    const { decks } = readReplay(JSON.stringify(record(Match.start(masks, from), from)));
    expect(decks[0]).toEqual({ name: 'sheet', cards: [{ id: '1', copies: 3 }] });
  });

  test('gives the same state at every step', () => {
    const again: string[] = [];
    const { match, stop, changed: cards } = playReplay(masks, readReplay(TEXT), (at) => again.push(at.hash()));
    expect(again).toEqual(HASHES);
    expect(again).toHaveLength(REPLAY.commands.length + 1);
    expect([stop, cards]).toEqual([null, []]);
    expect(match.state.result).not.toBeNull();
    expect(match.events.length).toBeGreaterThan(0);
  });

  test('knows who sits at the table', () => {
    const { replay, hashes } = recorded(masks, teamSetup('teams'));
    expect(readReplay(JSON.stringify(replay)).seats).toEqual(TWO_TEAMS);
    expect(playReplay(masks, readReplay(JSON.stringify(replay))).match.hash()).toBe(hashes.at(-1));
    const seats = TWO_TEAMS.map((seat, i) => ({ ...seat, name: `Player ${i}` }));
    const renamed = { ...replay, seats, catalogue: 'without its hash' };
    expect(playReplay(masks, renamed).match.state.seats[2]!.name).toBe('Player 2');
  });

  test('holds a game that is still going on, whatever its length', () => {
    for (const commands of [0, 1, 7, 8, 9, 16, 17]) {
      const match = Match.start(masks, SETUP);
      for (const command of REPLAY.commands.slice(0, commands)) match.repeat(command);
      const again = playReplay(masks, readReplay(JSON.stringify(record(match, SETUP))));
      expect(again.match.state).toEqual(match.state);
    }
  });

  test('holds a concession with its seat', () => {
    const match = Match.start(masks, SETUP);
    for (const command of REPLAY.commands.slice(0, 5)) match.repeat(command);
    match.concede(2);
    const replay = readReplay(JSON.stringify(record(match, SETUP)));
    expect(replay.commands.at(-1)).toEqual({ concede: 2 });
    expect(playReplay(masks, replay).match.state.result).toEqual(match.state.result);
  });

  test('can start from a stored state', () => {
    const match = Match.start(masks, SETUP);
    for (const command of REPLAY.commands.slice(0, 9)) match.repeat(command);
    const later = new Match(masks, match.state);
    later.repeat(0);
    const from = { ...SETUP, decks: [], start: match.state };
    const replay = readReplay(JSON.stringify(record(later, from)));
    const again = playReplay(masks, replay).match;
    expect(again.hash()).toBe(later.hash());
    expect(again.commands).toEqual([0]);
    expect(() => playReplay({ ...masks, cardsVersion: 'masks-2' }, replay)).toThrow(
      'the replay starts from a stored table, and that was laid out with other cards than there are now',
    );
  });

  test('of a game with a fault leaves out the answer that failed', () => {
    const setup = setupOf('fault', 'bomb 1 2', '3 4 5', '6 7 8');
    const match = Match.start(masks, setup);
    const bomb = match.state.question!.options.findIndex((option) =>
      /bomb/.test(masks.describeOption(match.table, option)),
    );
    match.repeat(bomb);
    expect(match.state.failed).toEqual([bomb]);
    const at = playReplay(masks, readReplay(JSON.stringify(record(match, setup)))).match;
    expect([at.commands, at.faults]).toEqual([[], []]);
    expect(at.hash()).toBe(match.hash());
    const failing = JSON.stringify({ ...record(match, setup), commands: [bomb], course: [0] });
    expect(() => playReplay(masks, readReplay(failing))).toThrow('command 1 of 1 fails here: the bomb went off');
  });

  test('does not depend on who holds it: playing it leaves it alone', () => {
    const replay = readReplay(TEXT);
    playReplay(masks, replay);
    expect(replay).toEqual(REPLAY);
  });
});

describe('a replay that does not fit', () => {
  const play = (fields: Record<string, unknown>): unknown => playReplay(masks, readReplay(changed(fields)));

  test('an illegal answer is named by its number', () => {
    const commands = REPLAY.commands.with(11, 99);
    expect(() => play({ commands })).toThrow(ReplayError);
    expect(() => play({ commands })).toThrow(/^command 12 of \d+ is not legal there: there is no option 99/);
  });

  test('another answer is noticed by the course before long', () => {
    const lays = REPLAY.commands.findIndex((command) => command === 2);
    const commands = REPLAY.commands.with(lays, 1);
    const number = (lays - (lays % 8) + 8).toString();
    expect(() => play({ commands })).toThrow(`command ${number} of ${commands.length} leads to another game`);
  });

  test('a command too many is named', () => {
    const commands = [...REPLAY.commands, 0];
    const course = [...REPLAY.course, 0].slice(0, Math.ceil(commands.length / 8));
    expect(() => play({ commands, course })).toThrow(
      /is not legal there: the game is not asking anything|another game/,
    );
    expect(() => play({ commands: [{ concede: 1 }, { concede: 1 }], course: [0] })).toThrow(
      'command 2 of 2 is not legal there: the game is over',
    );
    expect(() => play({ commands: [{ concede: 3 }], course: [0] })).toThrow('there is no seat 3 to concede');
  });

  test('of another game, edition or table', () => {
    expect(() => play({ game: 'chess' })).toThrow('the replay is of the game chess, not masks');
    expect(() => play({ edition: 'second' })).toThrow('the replay is of the edition second; Masks has only');
    const [west, north] = TWO_TEAMS;
    expect(() => play({ seats: [west, north] })).toThrow(
      'the replay has a table of 2 seats at which Masks is not played',
    );
    expect(() => play({ seats: TWO_TEAMS.slice(0, 3) })).toThrow('at which Masks is not played');
  });

  test('with a deck that the game does not have', () => {
    expect(() => play({ decks: REPLAY.decks.slice(1) })).toThrow(
      'the replay cannot be started: Masks is played with 3 decks; 2 were given',
    );
    const decks = [{ name: 'odd', cards: [{ id: 'unicorn', copies: 1 }] }, ...REPLAY.decks.slice(1)];
    expect(() => play({ decks })).toThrow('the replay cannot be started: the deck odd has a card unicorn');
  });

  test('with a start that is no state of the game', () => {
    expect(() => play({ start: { nothing: 'of use' } })).toThrow(
      'the replay cannot be started: the stored state cannot be played: state.def is missing',
    );
  });

  test('with another end', () => {
    const hash = '0123456789abcdef';
    expect(() => play({ hash })).toThrow(`the replay ends in another state (${REPLAY.hash}) than it says (${hash})`);
    const commands = REPLAY.commands.slice(0, -1);
    const course = REPLAY.course.slice(0, Math.ceil(commands.length / 8));
    expect(() => play({ commands, course })).toThrow(/another game than was recorded|another state/);
    expect(() => play({ seed: 'another' })).toThrow(ReplayError);
  });
});

/** Masks in which these cards mean something else. */
const withCards = (ids: readonly string[], changes: Partial<Masks> = {}): Masks => ({
  ...masks,
  cardsVersion: 'masks-2',
  cardVersion: (id) => (ids.includes(id) ? 'another meaning' : masks.cardVersion(id)),
  ...changes,
});

/** And in the third round every other seat is left out, so that the game takes another course. */
const otherCourse = (ids: readonly string[]): Masks => {
  const other = withStep('next', (before) => (g, f) => {
    if (g.state.round === 3) f.seat++;
    return f.seat >= g.state.seats.length ? undefined : before(g, f);
  });
  return withCards(ids, { table: (state) => other.table(state) });
};

describe('when cards change', () => {
  test('games without the card play on, and are the same', () => {
    const { match, stop, changed: cards } = playReplay(withCards(['spark', 'bomb']), readReplay(TEXT));
    expect([stop, cards]).toEqual([null, []]);
    expect(match.commands).toEqual(REPLAY.commands);
    expect(match.hash()).toBe(REPLAY.hash);
  });

  test('a game with another catalogue but the same cards plays on, though its hash is of other numbers', () => {
    const replay = readReplay(changed({ hash: '0123456789abcdef' }));
    const { stop, match } = playReplay(withCards([]), replay);
    expect([stop, match.commands.length]).toEqual([null, REPLAY.commands.length]);
    expect(() => playReplay(masks, replay)).toThrow('ends in another state');
  });

  test('a game with the card that takes the same course plays to its end, and says which card it is', () => {
    const { match, stop, changed: cards } = playReplay(withCards(['7']), readReplay(TEXT));
    expect([stop, cards]).toEqual([null, ['7']]);
    expect(match.state.result).not.toBeNull();
  });

  test('a game with the card that takes another course is shown up to there, and says why', () => {
    const shown: number[] = [];
    const {
      match,
      stop,
      changed: cards,
    } = playReplay(otherCourse(['9']), readReplay(TEXT), ({ commands }) => shown.push(commands.length));
    expect(cards).toEqual(['9']);
    expect(stop).toBe('the game went on otherwise from here: a card has changed since (9)');
    // Three seats answer five times a round: it is in the third that the courses part.
    expect(match.commands.length).toBe(8);
    expect(match.commands).toEqual(REPLAY.commands.slice(0, 8));
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(match.faults).toEqual([]);
  });

  test('names a few of many cards', () => {
    const { stop } = playReplay(otherCourse(['1', '2', '3', '4', '5', '6', '7']), readReplay(TEXT));
    expect(stop).toBe('the game went on otherwise from here: cards have changed since (1, 2, 3, 4, 5)');
  });

  test('a game with a card that is gone says so', () => {
    const gone: Masks = {
      ...withCards([]),
      cardVersion: (id) => (id === '9' ? null : masks.cardVersion(id)),
      start: () => {
        throw new Error('the deck has a card 9 that is not in the catalogue');
      },
    };
    expect(() => playReplay(gone, readReplay(TEXT))).toThrow(
      'the replay cannot be started: the deck has a card 9 that is not in the catalogue',
    );
  });

  test('a stop in the middle is a match that can be played on', () => {
    const { match } = playReplay(otherCourse(['9']), readReplay(TEXT));
    expect(match.state.question).not.toBeNull();
    match.repeat(0);
    expect(match.commands).toHaveLength(9);
  });
});
