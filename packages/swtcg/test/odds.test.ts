/** The odds of an attack, against all that the dice can show. */
import { answer, below, type Deck, Match, seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT } from '../src/cards/card.ts';
import { starterDecks } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';
import { type AttackOdds, attackOdds, damageChances, type Throw } from '../src/odds.ts';
import type { Attack } from '../src/rules/options.ts';
import type { Table } from '../src/rules/table.ts';
import { randomDeck } from '../src/testing/index.ts';

/** Every throw of so many dice. */
function* throws(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of throws(dice - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

const PLAIN: Throw = { dice: 0, hitsOn: 4, critical: 0, fury: 0, parry: 0, doubled: false };

/** What the dice come to, by counting: the first ones, and those that a four among them adds. */
function counted({ dice, hitsOn, critical, fury, parry, doubled }: Throw): Map<number, number> {
  const chances = new Map<number, number>();
  for (const first of throws(dice))
    for (const more of first.includes(4) ? throws(fury) : [[]]) {
      const all = [...first, ...more];
      const hits = all.filter((face) => face >= hitsOn).length + (all.includes(6) ? critical : 0);
      const n = Math.max(0, hits - (all.includes(1) ? parry : 0)) * (doubled ? 2 : 1);
      chances.set(n, (chances.get(n) ?? 0) + 6 ** -all.length);
    }
  return chances;
}

/** Both ways, rounded to where sums of fractions agree. */
const bothWays = (thrown: Throw): [number[], number[]] => {
  const chances = damageChances(thrown);
  const counts = counted(thrown);
  const most = Math.max(chances.length - 1, ...counts.keys());
  const rounded = (chance: number): number => Math.round(chance * 1e12);
  return [
    Array.from({ length: most + 1 }, (_, n) => rounded(chances[n] ?? 0)),
    Array.from({ length: most + 1 }, (_, n) => rounded(counts.get(n) ?? 0)),
  ];
};

describe('damage of attack dice', () => {
  for (const dice of [0, 1, 2, 5])
    for (const hitsOn of [1, 2, 4, 5, 6, 7])
      for (const critical of [0, 1, 2])
        it(`${dice} dice, hits on ${hitsOn}, Critical Hit ${critical}: as counted`, () => {
          const [chances, counts] = bothWays({ ...PLAIN, dice, hitsOn, critical });
          expect(chances).toEqual(counts);
        });

  for (const dice of [1, 3])
    for (const hitsOn of [3, 4, 5])
      for (const more of [{ fury: 2 }, { parry: 1 }, { parry: 2, critical: 1 }, { fury: 1, parry: 1, critical: 2 }])
        for (const doubled of [false, true])
          it(`${dice} dice, hits on ${hitsOn}, ${JSON.stringify({ ...more, doubled })}: as counted`, () => {
            const [chances, counts] = bothWays({ ...PLAIN, dice, hitsOn, ...more, doubled });
            expect(chances).toEqual(counts);
          });
});

const game = swtcg();

const PASSES: ReadonlySet<string> = new Set(['pass', 'done', 'decline']);

/** The attack, with these dice and nothing played by anybody: whether its target does not survive. */
function fells(g: Table, option: number, target: number, dice: readonly number[], needs: number): boolean {
  const state = game.clone(g.state);
  state.dice = [...dice];
  const table = game.table(state);
  table.events = [];
  let answered = option;
  for (let n = 0; n < 60 && state.question !== null; n++) {
    answer(table, state.question.seat, answered);
    if (table.events.some(({ kind }) => kind === 'attackEnds')) break;
    answered = (state.question?.options ?? []).findLastIndex(({ kind }) => PASSES.has(kind));
    if (answered < 0) answered = 0;
  }
  let damage = 0;
  for (const event of table.events)
    if ((event.kind === 'damage' || event.kind === 'counters') && event.card === target) damage += event.n;
  return damage >= needs;
}

/** Attacks of random games of the edition, each with its odds, those of all its throws, and whether they were exact. */
function* attacks(edition: string, games: number): Generator<{ odds: AttackOdds; enough: number }> {
  for (let i = 0; i < games; i++) {
    const seed = `odds ${edition} ${i}`;
    const random = seeded(seed);
    const decks: readonly Deck[] =
      i % 3 === 0 && edition === 'nh'
        ? starterDecks(game.cards)
        : [DARK, LIGHT].map((side) => randomDeck(game.cards, side, random));
    const match = Match.start(game, { edition, seed, decks }, { keep: false, events: false });
    for (let n = 0; n < 400 && match.state.question !== null; n++) {
      const { options, kind } = match.state.question;
      const at = options.findIndex((option) => option.kind === 'attack');
      if (at >= 0 && kind === 'unitTurn') {
        const { unit, target, cannon } = options[at] as Attack;
        const odds = attackOdds(match.table, unit, target, cannon);
        if (odds.dice > 0 && odds.dice <= 2) {
          const all = [...throws(odds.dice)];
          const felled = all.filter((dice) => fells(match.table, at, target, dice, odds.needs));
          yield { odds, enough: felled.length / all.length };
        }
      }
      const sound = [...options.keys()].filter((index) => !game.givesAway!(match.table, options[index]!));
      const left = sound.length > 0 ? sound : [...options.keys()];
      match.repeat(left[below(random, left.length)]!);
    }
  }
}

describe.each([
  ['nh', 12],
  ['x', 12],
])('the odds of attacks in random games of edition %s', (edition, games) => {
  it('are those of all throws played out, unless they are said to be about so', () => {
    const wrong: string[] = [];
    let exact = 0;
    let about = 0;
    for (const { odds, enough } of attacks(edition, games)) {
      if (odds.about) {
        about++;
        continue;
      }
      exact++;
      if (Math.abs(odds.chance - enough) > 1e-9) wrong.push(`${JSON.stringify(odds)} for ${enough}`);
    }
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThan(30);
    expect(about).toBeLessThan(exact / 3);
  });
});
