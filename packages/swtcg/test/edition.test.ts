/**
 * An edition is values, policies and procedures, with cards read in its own way. Shown by a house edition that changes
 * one of each: what hits, how high a stack is, how small a deck, a chance that there is not, a subtype of two words, and
 * a step of the attack.
 */
import { answer, type Deck, run, seeded, type Setup } from '@dejarik/kernel';
import { conformance } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { readCards } from '../src/cards/cardfile.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { randomDeck } from '../src/decks/random.ts';
import { NEW_HOPE, PROCEDURES } from '../src/editions.ts';
import { swtcg } from '../src/game.ts';
import { REROLL } from '../src/language/timing.ts';
import { attack } from '../src/rules/attack.ts';
import { dealDamage, instance } from '../src/rules/damage.ts';
import type { Edition } from '../src/rules/edition.ts';
import { procedures, withSteps } from '../src/rules/flow.ts';
import { power } from '../src/rules/query.ts';
import { whyNotStack } from '../src/rules/stacks.ts';
import type { Table } from '../src/rules/table.ts';
import { type BoardSpec, buildBoard, scrambled } from '../src/testing/index.ts';

const MOST_DAMAGE = 2;

const HOUSE: Edition = {
  ...NEW_HOPE,
  id: 'house',
  name: 'House rules',
  hit: 5,
  stackLimit: 2,
  deck: { ...NEW_HOPE.deck, leastCards: 50 },
  windows: NEW_HOPE.windows & ~REROLL,
  phrases: [
    { words: 'Dark Jedi', countsAs: [] },
    { words: 'Military Droid', countsAs: ['Droid'] },
  ],
  procedures: procedures({
    ...PROCEDURES,
    attack: withSteps('attack', attack, {
      doDamage(g, f) {
        const n = Math.min(MOST_DAMAGE, f.hits + f.critical);
        dealDamage(g, [instance(g, g.state.defender, f.unit, g.state.owner[f.unit]!, n, true)]);
        return 'ends';
      },
    }),
  }),
};

const written = readCards(`# House (TEST)

1 Gambler   Dark Character - Rebel Soldier   C
   cost 1   speed 50   power 5   health 3
   Pay 1 Force -> Reroll all of your attack dice.

2 Hermit   Light Character - Jedi Knight   C
   cost 1   speed 10   power 1   health 9
   This unit gets +1 power for each other Jedi in any arena.

3 Fallen   Dark Character - Dark Jedi   C
   cost 1   speed 10   power 1   health 9
   This unit gets +1 power for each other Dark Jedi in any arena.

4 Smith   Dark Character - Soldier   C
   cost 1   speed 10   power 1   health 9
   This unit gets +1 power for each non-Jedi Character in any arena.

5 Sentry   Dark Character - Military Droid   C
   cost 1   speed 10   power 1   health 9
   This unit gets +1 power for each other Droid in any arena.
`);

const game = swtcg([...shippedCards(), ...written.cards], [NEW_HOPE, HOUSE]);

function board(edition: string, spec: BoardSpec): Table {
  const g = game.table(buildBoard(game.cardsOf(edition), spec, edition));
  g.events = [];
  run(g);
  return g;
}

/** Answers with the first option of this kind, again and again, as long as something else is asked. */
function answers(g: Table, kind: string, until: (g: Table) => boolean): void {
  for (let n = 0; g.state.question !== null && !until(g) && n < 50; n++) {
    const { seat, options } = g.state.question;
    const index = options.findIndex((option) => option.kind === kind);
    answer(
      g,
      seat,
      index >= 0 ? index : options.findIndex((option) => option.kind === 'pass' || option.kind === 'skip'),
    );
  }
}

const unit = (g: Table, title: string): number => g.state.def.indexOf(g.cards.byTitle.get(title)!.index);

/** What the Gambler's attack with these dice comes to. */
function attacked(edition: string, dice: readonly number[]) {
  const g = board(edition, {
    at: 'Character battle',
    dice,
    dark: { force: 3, character: ['Gambler'] },
    light: { character: ['Hermit'] },
  });
  const asked = new Set<string>();
  answers(g, 'attack', (table) => {
    const { question, frames } = table.state;
    const top = frames.at(-1);
    if (question!.kind === 'chance' && top?.proc === 'chance') asked.add(top.window === REROLL ? 'reroll' : 'other');
    return table.events!.some(({ kind }) => kind === 'attackEnds');
  });
  const hits = g.events!.find((event) => event.kind === 'hits')?.hits;
  return { hits, damage: g.state.damage[unit(g, 'Hermit')], reroll: asked.has('reroll') };
}

describe('a house edition beside the New Hope rulebook', () => {
  test('has cards that can be read', () => {
    expect(written.faults).toEqual([]);
  });

  test('has another number that hits, another step of the attack, and no chance to reroll', () => {
    expect(attacked('nh', [3, 4, 5, 6, 6])).toEqual({ hits: 4, damage: 4, reroll: true });
    expect(attacked('house', [3, 4, 5, 6, 6])).toEqual({ hits: 3, damage: MOST_DAMAGE, reroll: false });
  });

  test('has lower stacks', () => {
    const full = (edition: string) => {
      const luke = { card: 'Luke Skywalker (B)', under: ['Luke Skywalker (A)'] };
      const g = board(edition, { at: 'Light builds', light: { character: [luke], hand: ['Luke Skywalker (C)'] } });
      return whyNotStack(g, unit(g, 'Luke Skywalker (C)'), unit(g, 'Luke Skywalker (B)'))?.rule ?? null;
    };
    expect([full('nh'), full('house')]).toEqual([null, 'TCG-STACK-02']);
  });

  test('has smaller decks', () => {
    const small = smallDeck(0, 'small');
    expect(game.checkDeck(small, 0, 'house')).toEqual([]);
    expect(game.checkDeck(small, 0, 'nh').map(({ rule }) => rule)).toEqual(['TCG-DECK-01']);
  });

  test('reads subtypes of two words as one, on cards and in texts', () => {
    const powers = (edition: string) => {
      const g = board(edition, {
        at: 'Character battle',
        dark: { character: ['Fallen', 'Smith', 'Sentry', { card: 'Darth Tyranus (A)', tapped: true }, 'Jawa'] },
        light: { character: ['Hermit', { card: 'Kit Fisto (A)', tapped: true }] },
      });
      return ['Hermit', 'Fallen', 'Smith', 'Sentry'].map((name) => power(g, unit(g, name)));
    };
    expect(game.cardsOf('nh').byTitle.get('Darth Tyranus (A)')!.words.has('Jedi')).toBe(true);
    expect(game.cardsOf('house').byTitle.get('Darth Tyranus (A)')!.words.has('Jedi')).toBe(false);
    expect([...game.cardsOf('house').byTitle.get('Sentry')!.words].sort()).toEqual(['Droid', 'Military Droid']);
    // Hermit: a Dark Jedi is a Jedi only where words count alone. Smith: so many are no Jedi.
    const [hermit, fallen, smith] = powers('nh');
    expect(powers('house').slice(0, 3)).toEqual([hermit! - 2, fallen, smith! + 2]);
  });

  test('is named in a state, and a state of an edition that there is not is refused', () => {
    expect(game.editions).toEqual(['nh', 'house']);
    expect(() => game.table({ ...board('house', { at: 'Dark builds' }).state, edition: 'club' })).toThrow(
      /no edition club/u,
    );
  });
});

/** A deck of fifty cards that the New Hope rulebook would not let through. */
function smallDeck(side: number, seed: string): Deck {
  const { cards } = randomDeck(game.cards, side, seeded(seed));
  const rest = cards.map((entry) => ({ ...entry }));
  let over = rest.reduce((sum, { copies }) => sum + copies, 0) - HOUSE.deck.leastCards;
  for (const entry of rest) {
    if (over === 0) break;
    if (game.cards.byId.get(entry.id)!.unit) continue;
    const less = Math.min(over, entry.copies);
    entry.copies -= less;
    over -= less;
  }
  return { name: `small ${seed}`, cards: rest.filter(({ copies }) => copies > 0) };
}

describe('games by the house edition hold to what every game must', () => {
  const setups: readonly Setup[] = Array.from({ length: 20 }, (_, n) => ({
    edition: 'house',
    seed: `house ${n}`,
    decks: game.sides.map((_name, side) => smallDeck(side, `${n} ${side}`)),
  }));
  const checks = conformance(game, setups, { scramble: scrambled });
  test.each(checks.map(({ name, run: check }) => [name, check] as const))('%s', (_, check) => {
    expect(check()).toBeGreaterThan(0);
  });
});
