// The suite that every game must pass, by the Expanded Rulebook: shipped cards, with some of each kind that is new.
import { answer, askAgain, below, run as play, type Seat, seeded, type Setup } from '@dejarik/kernel';
import { anyDecks, conformance, difference } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { readCards, writeCards } from '../src/cards/cardfile.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { randomDeck } from '../src/decks/random.ts';
import { swtcg } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { COMPLETED, LOCATION, RESOURCE_ZONE } from '../src/rules/state-expanded.ts';
import { SEATS, TWO_HEADED } from '../src/seats.ts';
import { scrambled } from '../src/testing/index.ts';

const written = `# Expanded (TEST)

1 Outpost   Neutral Location - Ground/Character Facility   C
   cost 1
   Each of your units has +1 power.

2 Orbit   Neutral Location - Space Landscape   C
   cost 2
   Pay 1 Force -> Give 1 of your Space units +1 power this turn.

3 Field Kit   Neutral Equipment - Ground/Character Device   C
   cost 1
   Equip: Pay 1 Force.
   Equipped: +1 power; "Pay 1 Force -> Evade 1."

4 Treasury   Neutral Resource   C
   cost 1
   Build step: Pay 1 Force -> Draw 1 card.

5 Armored Guard   Neutral Character - Soldier   C
   cost 2   speed 30   power 2   health 2
   Armor.
`;
const file = readCards(written);
const cards = shippedCards();
const game = swtcg([...cards, ...file.cards]);
const shipped = swtcg(cards);

test('cards of the new kinds can be read, and are written as they were read', () => {
  expect(file.faults).toEqual([]);
  expect(file.unplayable).toEqual([]);
  expect(writeCards(file)).toBe(written);
});

const setupsAt = (seats: readonly Seat[], games: number): readonly Setup[] =>
  Array.from({ length: games }, (_, n) => {
    const random = seeded(`expanded ${n}`);
    return {
      edition: 'x',
      seed: `expanded ${n}`,
      seats,
      decks: seats.map(({ side }) => {
        const { name, cards: list } = randomDeck(shipped.cards, side, random);
        return { name, cards: [...list, ...file.cards.map(({ id }) => ({ id, copies: 4 }))] };
      }),
    };
  });
const setups = setupsAt(SEATS, 16);

/** What is otherwise when the open question is asked again; null: nothing. */
function whatChanges(state: State): string | null {
  const again = game.table(game.clone(state));
  try {
    askAgain(again);
  } catch (error) {
    return (error as Error).message;
  }
  return difference(again.state, state);
}

describe('games of two against two', () => {
  const checks = conformance(game, setupsAt(TWO_HEADED, 6), { scramble: scrambled });
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test("show a player the partner's hand and face-down cards, and no opponent's", () => {
    const wrong: string[] = [];
    let looks = 0;
    for (const setup of setupsAt(TWO_HEADED, 4)) {
      const random = seeded(`looks ${setup.seed}`);
      const g = game.table(game.start(setup));
      play(g);
      for (let { question } = g.state; question !== null; question = g.state.question) {
        const { hand, build, down, shown } = g.state;
        for (const [viewer, { team }] of TWO_HEADED.entries()) {
          if (question.seat === viewer) continue; // a question may show more
          const { def } = game.view(g, viewer).state;
          for (const [seat, holder] of TWO_HEADED.entries()) {
            const laid = build[seat]!.filter((card) => down[card] === 1 && shown[card] === 0);
            for (const card of [...hand[seat]!, ...laid]) {
              looks++;
              if (def[card]! >= 0 !== (team === holder.team)) wrong.push(`seat ${viewer} and card ${card} of ${seat}`);
            }
          }
        }
        answer(g, question.seat, below(random, question.options.length));
      }
    }
    expect(wrong).toEqual([]);
    expect(looks).toBeGreaterThan(1_000);
  });
});

describe('games by the Expanded Rulebook', () => {
  const checks = conformance(game, setups, { scramble: scrambled });
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('see Locations and Resources completed, and Equipment go onto units and come off', () => {
    const seen = new Set<string>();
    for (const setup of setups) {
      const random = seeded(`any ${setup.seed}`);
      const g = game.table(game.start(setup));
      g.events = [];
      play(g);
      while (g.state.question !== null)
        answer(g, g.state.question.seat, below(random, g.state.question.options.length));
      for (const e of g.events) seen.add(e.kind === 'place' ? `${e.kind} ${e.to}` : e.kind);
    }
    for (const to of [LOCATION, LOCATION + 1, LOCATION + 2, RESOURCE_ZONE, COMPLETED])
      expect(seen).toContain(`place ${to}`);
    for (const kind of ['attach', 'detach']) expect(seen).toContain(kind);
  });

  test('ask again what they ask, and nothing else changes', () => {
    const [kinds, wrong] = [new Set<string>(), new Set<string>()];
    for (const setup of anyDecks(game, 8, 'x')) {
      const random = seeded(`again ${setup.seed}`);
      const g = game.table(game.start(setup));
      play(g);
      for (let { question } = g.state; question !== null; question = g.state.question) {
        const { proc } = g.state.frames.at(-1)!;
        const lively = [...question.options.keys()].filter((index) => !game.givesAway!(g, question.options[index]!));
        if (proc !== 'resolve') {
          // An operation in progress begins anew instead.
          kinds.add(`${proc} ${question.kind}`);
          if (whatChanges(g.state) !== null) wrong.add(`${proc} ${question.kind}: ${whatChanges(g.state)}`);
        }
        answer(g, question.seat, lively[below(random, lively.length)] ?? 0);
      }
    }
    expect([...wrong]).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['arrival giveUp', 'chance chance', 'buildStep build']));
  });

  test('have decks that are legal by it, and not by the New Hope rulebook', () => {
    for (const { decks } of setups)
      for (const [side, deck] of decks.entries()) {
        expect(game.checkDeck(deck, side, 'x')).toEqual([]);
        expect(new Set(game.checkDeck(deck, side, 'nh').map(({ rule }) => rule))).toEqual(new Set(['TCG-CARD-01']));
      }
  });
});
