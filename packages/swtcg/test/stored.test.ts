/** What was stored is checked before it is played: nonsense in any place is refused in a sentence, and never hangs. */
import { below, hash, Match, seeded, StoredStateError } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/cards/card.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { randomDeck } from '../src/decks/random.ts';
import { starterDecks } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';
import { ABOARD, BENEATH, type State } from '../src/rules/state.ts';
import { Play } from '../src/testing/index.ts';

const game = swtcg();
const copyOf = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** States from the middle of games. */
function states(games: number, each: number): State[] {
  const found: State[] = [];
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(`stored ${seed}`);
    const decks = game.sides.map((_, side) => randomDeck(game.cards, side, random));
    const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false, events: false });
    while (match.state.question !== null && match.commands.length < 400) {
      match.repeat(below(random, match.state.question.options.length));
      if (match.commands.length % each === 0) found.push(copyOf(match.state));
    }
  }
  return found;
}

const sound = states(30, 7);

test('every state of a game passes, and so does its start', () => {
  expect(sound.length).toBeGreaterThan(200);
  for (const state of sound) expect(hash(game.checkState(copyOf(state)))).toBe(hash(state));
  const start = game.start({ edition: 'nh', seed: 1, decks: starterDecks(game.cards) });
  expect(game.checkState(copyOf(start))).toEqual(start);
});

const NONSENSE: readonly unknown[] = [null, -2, 1.5, 1e12, 99_999, 'x', [], {}, [[]], true, [0, 0, 0], { a: 1 }];

/** The value with one place of it, chosen by chance, exchanged, left out or added to. */
function spoilt(value: unknown, random: number[]): unknown {
  if (typeof value !== 'object' || value === null || below(random, 4) === 0)
    return NONSENSE[below(random, NONSENSE.length)];
  const keys = Object.keys(value);
  if (keys.length === 0) return NONSENSE[below(random, NONSENSE.length)];
  const key = keys[below(random, keys.length)]!;
  const entries = Object.entries(value).map(
    ([name, part]) => [name, name === key ? spoilt(part, random) : part] as const,
  );
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

describe('a spoilt state', () => {
  test('is refused in a sentence, or can be played on', () => {
    const random = seeded('spoil');
    const messages: string[] = [];
    for (let n = 0; n < 5_000; n++) {
      const value = spoilt(copyOf(sound[n % sound.length]!), random);
      let state: State;
      try {
        state = game.checkState(value);
      } catch (error) {
        if (!(error instanceof StoredStateError)) throw error;
        messages.push(error.message);
        continue;
      }
      // What is left is a state like any other: it is shown, hidden and judged without a fault.
      for (const viewer of [0, -1]) game.view(game.table(state), viewer);
      expect(game.evaluate(game.table(state), 0)).toBeLessThanOrEqual(1);
    }
    expect(messages.length).toBeGreaterThan(3_000);
    expect(messages.filter((message) => !/^the stored state cannot be played: ./u.test(message))).toEqual([]);
  });

  /** A sound state with this change. */
  const changed = (change: (state: State) => void): State => {
    const t = new Play('plain');
    t.board({
      at: 'Dark builds',
      dark: {
        points: 2,
        space: [{ card: 'TIE Fighter DS-3-12', pilot: { card: 'Darth Vader (A)', under: ['Darth Vader (B)'] } }],
      },
    });
    const state = game.checkState(copyOf(t.state));
    change(state);
    return state;
  };

  const optionsOf = (s: State): Record<string, unknown>[] =>
    s.question!.options as unknown as Record<string, unknown>[];

  test.each<[string, (state: State) => void, RegExp]>([
    ['too much Force', (s) => void (s.force[0] = 1e9), /force\[0\] is not a whole number from 0 to/u],
    ['negative build points', (s) => void (s.points[1] = -1), /points\[1\]/u],
    ['a card that is none', (s) => void (s.def[0] = 100_000), /def\[0\]/u],
    ['a column of another length', (s) => void s.tapped.push(0), /tapped has 4 entries, not 3/u],
    ['a card of nobody', (s) => void ((s.owner as number[])[0] = 7), /owner\[0\]/u],
    ['a Pilot that flies two units', (s) => void (s.pilot[2] = 1), /Pilot/u],
    ['a stack in a circle', circle, /lies with/u],
    [
      'a procedure that is none',
      (s) => void ((s.frames[0] as { proc: string }).proc = 'toString'),
      /names no procedure/u,
    ],
    ['a memory of something else', (s) => void Object.assign(s.frames.at(-1)!, { dice: [1] }), /unknown field: dice/u],
    [
      'an answer about no card',
      (s) => optionsOf(s).unshift({ kind: 'counters', card: 2 ** 31 - 1 }),
      /options\[\d+\]\.card is not/u,
    ],
    ['an answer of another question', (s) => optionsOf(s).push({ kind: 'pass' }), /options\[\d+\]\.kind is none of/u],
    [
      'an answer that is not to be had',
      (s) => optionsOf(s).push({ kind: 'counters', card: 0 }),
      /it asks what its procedures would not ask/u,
    ],
    ['no question', (s) => void (s.frames.length = 0), /no procedure waits for the answer/u],
    ['a seat too many', (s) => void Object.assign(s, { seats: [...s.seats, s.seats[0]] }), /./u],
    ['no known edition', (s) => void Object.assign(s, { edition: 'club' }), /names no edition/u],
    ['another edition', (s) => void Object.assign(s, { edition: 'x' }), /expanded is missing/u],
  ])('with %s is refused', (_, change, why) => {
    expect(() => game.checkState(changed(change))).toThrow(why);
  });

  function circle(s: State): void {
    [s.zone[1], s.zone[2], s.pilot[0], s.pilot[2], s.beneath[1]] = [ABOARD, BENEATH, -1, 1, 1];
    [s.on[1], s.on[2]] = [2, 1];
  }
});

test('seats sit in the order of their sides, one of each', () => {
  const decks = starterDecks(game.cards);
  const [dark, light] = game.seats;
  for (const seats of [[light!, dark!], [dark!], [dark!, { ...light!, team: 0 }], [dark!, dark!]])
    expect(() => game.start({ edition: 'nh', seed: 1, decks: decks.slice(0, seats.length), seats })).toThrow(
      /is played by Dark and Light/u,
    );
  const named = [
    { ...dark!, name: 'Ann' },
    { ...light!, name: 'Bob' },
  ];
  expect(game.start({ edition: 'nh', seed: 1, decks, seats: named }).seats).toEqual(named);
});

describe('the version of a card', () => {
  const cards = shippedCards();
  const changed = (change: Partial<Card>): string | null =>
    swtcg([{ ...cards[0]!, ...change }, ...cards.slice(1)]).cardVersion(cards[0]!.id);

  test('is of what it means, and not of where it was printed', () => {
    const version = game.cardVersion(cards[0]!.id);
    expect(changed({})).toBe(version);
    expect(changed({ rarity: 'P' })).toBe(version);
    expect(changed({ cost: 99 })).not.toBe(version);
    expect(changed({ abilities: [] })).not.toBe(version);
    expect(game.cardVersion('AOTC-0')).toBeNull();
  });

  test('is known for every card at the table', () => {
    const state = game.start({ edition: 'nh', seed: 1, decks: starterDecks(game.cards) });
    const ids = game.cardsAt(state);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => game.cardVersion(id) === null)).toEqual([]);
  });
});
