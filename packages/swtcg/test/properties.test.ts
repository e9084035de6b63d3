// What holds in every state, on states from the middle of many games: copying, storing, replaying, undoing, hiding.
import {
  answer,
  below,
  hash,
  Match,
  playReplay,
  readReplay,
  record,
  run,
  seeded,
  type Setup,
  shuffle,
} from '@dejarik/kernel';
import { difference, playByChance } from '@dejarik/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { coverageDecks, randomDeck, scrambled } from '../src/testing/index.ts';
import { sees, view } from '../src/view.ts';

const GAMES = 300;
/** States taken from each game, at most. */
const STATES = 8;
/** Answers played on from a state. */
const AHEAD = 30;
/** Answers played on with a store and a load before each. */
const STORED = 12;
const LONGEST = 5_000;

/** Questions whose answers are cards that the other player does not see. */
const SECRET = new Set(['mulligan', 'build', 'discard', 'bottom']);

const game = swtcg();

interface Played {
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly hashes: readonly string[];
}

interface Moment {
  readonly played: Played;
  readonly decision: number;
  readonly state: State;
}

const games: Played[] = [];
const moments: Moment[] = [];

const setupOf = (n: number): Setup => {
  const random = seeded(`decks of ${n}`);
  const covering = coverageDecks(game.cards);
  const decks =
    n % 2 === 0 ? covering[(n / 2) % covering.length]! : [0, 1].map((seat) => randomDeck(game.cards, seat, random));
  return { edition: 'nh', seed: `property ${n}`, decks };
};

function playGame(n: number): void {
  const setup = setupOf(n);
  const table = game.table(game.start(setup));
  run(table);
  const states: State[] = [];
  const hashes: string[] = [];
  const random = seeded(`answers of ${n}`);
  const answers = playByChance(table, random, LONGEST, () => {
    // Stored by way of text: what is compared later owes nothing to the clone.
    states.push(JSON.parse(JSON.stringify(table.state)) as State);
    hashes.push(hash(table.state));
  });
  const played: Played = { setup, answers, hashes };
  games.push(played);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(STATES, answers.length)) chosen.add(below(random, answers.length));
  for (const decision of chosen) moments.push({ played, decision, state: states[decision]! });
}

beforeAll(() => {
  for (let n = 0; n < GAMES; n++) playGame(n);
});

/** Calls the check at every moment; what it returns, if anything, is wrong there. */
function wrongs(check: (moment: Moment) => string | null): string[] {
  return moments.flatMap((moment) => {
    const found = check(moment);
    return found === null ? [] : [`${moment.played.setup.seed}, decision ${moment.decision}: ${found}`];
  });
}

/** Plays on from a state with answers of chance, and returns where it leads. */
function playedOn(state: State, seed: string): State {
  const table = game.table(state);
  const random = seeded(seed);
  for (let n = 0; n < AHEAD && table.state.question !== null; n++)
    answer(table, below(random, table.state.question.options.length));
  return table.state;
}

/** The state with the cards in the seat's hand and deck dealt among these in another order. */
function dealtAnew(state: State, seat: number, seed: string): State {
  const other = game.clone(state);
  const cards = [...state.hand[seat]!, ...state.deck[seat]!];
  const defs = cards.map((card) => state.def[card]!);
  shuffle(seeded(seed), defs);
  cards.forEach((card, i) => {
    other.def[card] = defs[i]!;
  });
  return other;
}

describe(`in ${GAMES} games by chance`, () => {
  test('there are enough states, of all kinds', () => {
    expect(moments.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(moments.map(({ state }) => hash(state))).size).toBeGreaterThan(1_900);
    expect(new Set(moments.map(({ state }) => state.question!.kind)).size).toBeGreaterThan(10);
    expect(new Set(moments.map(({ state }) => state.phase)).size).toBeGreaterThanOrEqual(4);
  });

  test('a stored state is the state', () => {
    const wrong = wrongs(({ played, decision, state }) =>
      hash(state) === played.hashes[decision] ? null : 'another hash',
    );
    expect(wrong).toEqual([]);
  });

  test('clone, then play equals play; and the original is as it was', () => {
    const wrong = wrongs(({ state }) => {
      const before = hash(state);
      const clone = game.clone(state);
      const unlike = difference(clone, state);
      if (unlike !== null) return `the clone differs: ${unlike}`;
      const far = playedOn(clone, before);
      if (hash(state) !== before) return 'playing on with the clone changed the original';
      return difference(playedOn(JSON.parse(JSON.stringify(state)) as State, before), far);
    });
    expect(wrong).toEqual([]);
  });

  test('store, load, then play equals play', () => {
    const wrong = wrongs(({ played, decision, state }) => {
      let table = game.table(JSON.parse(JSON.stringify(state)) as State);
      for (let at = decision; at < Math.min(decision + STORED, played.answers.length); at++) {
        // Once more through text before every answer: no answer may rest on anything outside the state.
        const loaded = game.table(JSON.parse(JSON.stringify(table.state)) as State);
        answer(loaded, played.answers[at]!);
        table = loaded;
        if (hash(table.state) !== played.hashes[at + 1]) return `another state ${at + 1 - decision} answers on`;
      }
      return null;
    });
    expect(wrong).toEqual([]);
  });

  test('a replay gives every hash again', () => {
    const wrong = games.flatMap(({ setup, answers, hashes }) => {
      const match = Match.start(game, setup, { events: false, keep: false });
      for (const index of answers) match.answer(index);
      const again: string[] = [];
      playReplay(game, readReplay(JSON.stringify(record(match, setup))), ({ state }) => again.push(hash(state)));
      const unlike = difference(again, hashes);
      return unlike === null ? [] : [`${setup.seed}: ${unlike}`];
    });
    expect(wrong).toEqual([]);
  });

  test('undo, then redo equals, also after going astray in between', () => {
    const matches = new Map<Played, Match<State, ReturnType<typeof game.table>>>();
    const wrong = wrongs(({ played, decision, state }) => {
      const { setup, answers, hashes } = played;
      const match = matches.get(played) ?? Match.start(game, setup, { events: false });
      matches.set(played, match);
      for (const index of answers.slice(match.answers.length)) match.answer(index);
      match.undo(decision);
      const unlike = difference(match.state, state);
      if (unlike !== null) return `after undo: ${unlike}`;
      const random = seeded(hashes[decision]!);
      for (let n = 0; n < AHEAD && match.state.question !== null; n++)
        match.answer(below(random, match.state.question.options.length));
      match.undo(decision);
      for (const index of answers.slice(decision)) match.answer(index);
      return match.hash() === hashes.at(-1) ? null : 'redo ends in another state';
    });
    expect(wrong).toEqual([]);
  });

  test('views of states that differ only in hidden facts are identical', () => {
    let different = 0;
    const wrong = wrongs(({ state }) => {
      const table = game.table(state);
      for (const seat of [0, 1, -1]) {
        const other = scrambled(state, seat);
        if (hash(other) !== hash(state)) different++;
        const unlike = difference(view(game.table(other), seat), view(table, seat));
        if (unlike !== null) return `seat ${seat}: ${unlike}`;
      }
      return null;
    });
    expect(wrong).toEqual([]);
    expect(different).toBeGreaterThan(moments.length * 2);
  });

  test('whether and what somebody is asked does not give away what only the asked seat knows', () => {
    let cases = 0;
    const wrong = wrongs(({ state, played }) => {
      const { seat, options } = state.question!;
      const other = dealtAnew(state, seat, String(played.setup.seed));
      for (const [index, { card, kind }] of options.entries()) {
        if (card >= 0 && !sees(state, 1 - seat, card)) continue; // that answer itself is about a hidden card
        const [here, there] = [state, other].map((start) => {
          const table = game.table(game.clone(start));
          answer(table, index);
          const { question, result } = table.state;
          return { result, seat: question?.seat, kind: question?.kind };
        });
        cases++;
        const unlike = difference(here, there);
        if (unlike !== null) return `after ${kind} to ${state.question!.kind}: ${unlike}`;
      }
      return null;
    });
    expect(wrong).toEqual([]);
    expect(cases).toBeGreaterThan(moments.length);
  });

  test('which of several hidden cards a player picks cannot be told from the choice', () => {
    let cases = 0;
    const wrong = wrongs(({ state }) => {
      const { seat, kind, options } = state.question!;
      if (!SECRET.has(kind)) return null;
      const secret = [...options.keys()].filter((index) => {
        const { card } = options[index]!;
        return options[index]!.kind === kind && card >= 0 && !sees(state, 1 - seat, card);
      });
      const seen = secret.map((index) => {
        const table = game.table(game.clone(state));
        answer(table, index);
        return table;
      });
      for (const other of seen.slice(1)) {
        // Once the choice is complete its cards may be shown; before that nothing differs.
        if (other.state.question?.kind !== kind || seen[0]!.state.question?.kind !== kind) continue;
        cases++;
        const unlike = difference(view(other, 1 - seat), view(seen[0]!, 1 - seat));
        if (unlike !== null) return `${kind}: ${unlike}`;
      }
      return null;
    });
    expect(wrong).toEqual([]);
    expect(cases).toBeGreaterThan(500);
  });
});
