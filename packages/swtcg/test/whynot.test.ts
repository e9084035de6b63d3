import { below, Match, seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { starterDecks } from '../src/decks/shipped.ts';
import { nameOf } from '../src/describe.ts';
import { swtcg } from '../src/game.ts';
import { inArena, type State } from '../src/rules/state.ts';
import { health, power, speed } from '../src/rules/stats.ts';
import type { Table } from '../src/rules/table.ts';
import { explain, whyNot, type Wish } from '../src/whynot.ts';

const game = swtcg();

const KINDS: Readonly<Record<Wish['kind'], readonly string[]>> = {
  ability: ['ability'],
  battle: ['battle'],
  attack: ['attack'],
  deploy: ['deploy', 'stack', 'setUp'],
  build: ['build', 'counters', 'partial'],
  complete: ['complete'],
  retreat: ['retreat'],
  board: ['board'],
};

/** At each question of a few random games. */
function everyQuestion(games: number, look: (g: Table, s: State) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(seed);
    const match = Match.start(game, { edition: 'nh', seed, decks: starterDecks(game.cards) }, { keep: false });
    for (let n = 0; n < 1000 && match.state.question !== null; n++) {
      look(match.table, match.state);
      match.answer(below(random, match.state.question.options.length));
    }
  }
}

test('nothing offered is refused, and everything not offered is refused by a rule', () => {
  const given = new Set<string>();
  const wrong: string[] = [];
  everyQuestion(10, (g, s) => {
    const { seat, options } = s.question!;
    for (const kind of Object.keys(KINDS) as Wish['kind'][])
      for (const card of [...s.hand.flat(), ...s.build.flat(), ...s.arena.flat()]) {
        const offered = options.some((option) => KINDS[kind].includes(option.kind) && option.card === card);
        for (const asker of [0, 1]) {
          const refused = whyNot(g, asker, { kind, card });
          if ((refused === null) !== (offered && asker === seat))
            wrong.push(`${kind} ${nameOf(g, card)}: ${refused?.why}`);
          if (refused !== null) given.add(refused.rule);
        }
      }
  });
  expect(wrong).toEqual([]);
  expect(given.size).toBeGreaterThan(12);
});

test('the parts of a number add up to it', () => {
  let parts = 0;
  everyQuestion(5, (g, s) => {
    for (let unit = 0; unit < s.def.length; unit++) {
      if (!inArena(s.zone[unit]!)) continue;
      for (const [stat, value] of [
        ['speed', speed(g, unit)],
        ['power', power(g, unit)],
        ['health', health(g, unit)],
      ] as const) {
        const explained = explain(g, unit, stat);
        expect(explained.reduce((sum, part) => sum + part.n, 0)).toBe(value);
        parts = Math.max(parts, explained.length);
      }
    }
  });
  expect(parts).toBeGreaterThan(1);
});

test('a card that is not there, or hidden, is refused and has no numbers', () => {
  const { table } = Match.start(game, { edition: 'nh', seed: 1, decks: starterDecks(game.cards) });
  const seen = game.table(game.view(table, 0).state);
  for (const [g, card] of [
    [table, -1],
    [table, 5000],
    [table, 0.5],
    [seen, seen.state.hand[1]![0]!],
  ] as const) {
    for (const kind of Object.keys(KINDS) as Wish['kind'][])
      expect(whyNot(g, 0, { kind, card })?.rule).toBe('TCG-INFO-05');
    expect(explain(g, card, 'power')).toEqual([]);
  }
});

test('a game is not started with copies that cannot be, or more cards than a table holds', () => {
  const [dark, light] = starterDecks(game.cards);
  const [first] = dark.cards;
  for (const copies of [0, -1, 0.5, Number.NaN, 1e9])
    expect(() =>
      game.start({ edition: 'nh', seed: 1, decks: [{ name: 'odd', cards: [{ ...first!, copies }] }, light] }),
    ).toThrow(/^the deck odd has \S+ copies of /u);
  const many = { name: 'many', cards: dark.cards.map(({ id }) => ({ id, copies: 100 })) };
  expect(() => game.start({ edition: 'nh', seed: 1, decks: [many, light] })).toThrow(/at most 1024/u);
});
