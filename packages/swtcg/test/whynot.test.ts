/** What is offered and what is refused are two readings of the same rules: over many states they never disagree. */
import { readFileSync } from 'node:fs';
import { below, type Deck, Match, type Seen, seeded, seenTable, shuffle } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { ARENAS } from '../src/cards/card.ts';
import { starterDecks } from '../src/decks/shipped.ts';
import { nameOf } from '../src/describe.ts';
import { swtcg } from '../src/game.ts';
import { cardOnTable, intentsFor } from '../src/inspect.ts';
import { FIRST_INTENTS, INTENTS, type Intent } from '../src/intents.ts';
import type { Option } from '../src/rules/options.ts';
import { health, power, speed } from '../src/rules/query.ts';
import { ABOARD, BUILD, DECK, DISCARD, HAND, inArena } from '../src/rules/state.ts';
import { defOf, type Table } from '../src/rules/table.ts';
import { coverageDecks, randomDeck } from '../src/testing/index.ts';
import { explain, whyNot } from '../src/whynot.ts';

const game = swtcg();

const seenBy = (g: Table, viewer: number): Seen<Table> => seenTable(game, game.view(g, viewer));

/** At the questions of a random game with these decks, by players who do not throw it away. */
function everyQuestion(seed: string, decks: readonly Deck[], look: (g: Table) => void, edition = 'nh'): number {
  const random = seeded(seed);
  const match = Match.start(game, { edition, seed, decks }, { keep: false, events: false });
  let n = 0;
  for (; n < 1000 && match.state.question !== null; n++) {
    look(match.table);
    const { options } = match.state.question;
    const sound = [...options.keys()].filter((index) => !game.givesAway!(match.table, options[index]!));
    const left = sound.length > 0 ? sound : [...options.keys()];
    match.repeat(left[below(random, left.length)]!);
  }
  return n;
}

/** What an option offers: intents with and without their target. */
function offeredBy(g: Table, option: Option): Intent[] {
  switch (option.kind) {
    case 'ability':
      return [{ kind: 'ability', card: option.unit, target: option.ability }];
    case 'battle':
      return [{ kind: 'battle', card: option.card }];
    case 'attack':
      return [{ kind: 'attack', card: option.unit, target: option.target }];
    case 'deploy':
    case 'stack':
    case 'setUp':
    case 'complete':
    case 'place':
    case 'finish':
    case 'spring':
      return [{ kind: defOf(g, option.card).unit ? 'deploy' : 'complete', card: option.card }];
    case 'build':
    case 'counters':
    case 'partial':
      return [{ kind: 'build', card: option.card }];
    case 'rearrange':
    case 'detach':
      return [{ kind: option.kind, card: option.card }];
    case 'mulligan':
      return [{ kind: 'exchange', card: option.card }];
    case 'return':
    case 'retreat':
    case 'disembark':
      return [{ kind: option.kind, card: option.unit }];
    case 'board':
      return [{ kind: 'board', card: option.unit, target: option.onto }];
    case 'equip':
      return [{ kind: 'equip', card: option.card, target: option.onto }];
    case 'shift':
      return [{ kind: 'shift', card: option.unit, target: option.to }];
    default:
      return [];
  }
}

/** What the open question offers. A Subordinate that joins a stack is taken there by an effect: nobody deploys it. */
const offered = (g: Table): Intent[] => {
  const { kind, options } = g.state.question!;
  return kind === 'subordinate' ? [] : options.flatMap((option) => offeredBy(g, option));
};

const keyOf = ({ kind, card, target }: Intent): string => `${kind} ${card} ${target ?? ''}`;
const bare = ({ kind, card }: Intent): Intent => ({ kind, card });

/** Everything that could be wanted: each kind with each card that is not in a deck, and in play with each target. */
function* everyIntent({ state: s, cards }: Table): Generator<Intent> {
  const inSight = s.def.flatMap((_, card) => (s.zone[card] === DECK ? [] : [card]));
  const inPlay = inSight.filter((card) => s.zone[card] !== HAND && s.zone[card] !== DISCARD);
  const units = inPlay.filter((card) => inArena(s.zone[card]!) || [BUILD, ABOARD].includes(s.zone[card]!));
  for (const kind of ['attack', 'board', 'equip'] as const)
    for (const card of kind === 'equip' ? inPlay : units) for (const target of units) yield { kind, card, target };
  for (const card of units) for (const target of ARENAS.keys()) yield { kind: 'shift', card, target };
  for (const kind of INTENTS)
    for (const card of inSight) {
      yield { kind, card };
      if (kind === 'ability')
        for (const { id, tree } of cards.cards[s.def[card]!]!.abilities)
          if (tree.is === 'activated') yield { kind, card, target: id };
    }
}

/** Decks that bring up everything there is: every card in turn, any mixture, and of the set of our own as many as fit. */
function decksFor(edition: string, n: number): readonly Deck[] {
  const cards = game.cardsOf(edition);
  const random = seeded(`decks ${n}`);
  const pairs = COVERAGE[edition]!;
  if (n % 4 === 0) return pairs[n % pairs.length]!;
  const wanted = n % 4 === 1 ? [] : cards.cards.filter(({ card }) => card.set === 'DEMO').map(({ card }) => card.id);
  shuffle(random, wanted);
  return game.sides.map((_, side) => randomDeck(cards, side, random, wanted));
}

/** Whose rule it is: of one edition, or `both`. */
const TAGS = new Map(
  [
    ...readFileSync(new URL('../../../rules/swtcg.md', import.meta.url), 'utf8').matchAll(
      /^- \*\*(?<id>[A-Z0-9-]+)\*\* \[(?<tag>\w+)\]/gmu,
    ),
  ].map(({ groups }) => [groups!['id']!, groups!['tag']!]),
);

const COVERAGE: Readonly<Record<string, readonly Deck[][]>> = {
  nh: coverageDecks(game.cardsOf('nh')),
  x: coverageDecks(game.cardsOf('x')),
};

test.each([
  { edition: 'nh', games: 32, kinds: FIRST_INTENTS, rare: ['unitTurn/ability', 'steer/attack'] },
  {
    edition: 'x',
    games: 24,
    kinds: INTENTS,
    rare: ['buildStart/ability', 'build/place', 'build/finish', 'retreat/ability', 'doubleStrike/attack'],
  },
])(
  'nothing offered is refused, and everything not offered is refused by a rule, in thousands of states of $edition',
  ({ edition, games, kinds, rare }) => {
    const rules = new Set<string>();
    const seenKinds = new Set<string>();
    const moments = new Set<string>();
    const wrong = new Map<string, string>();
    let states = 0;
    for (let n = 0; n < games; n++) {
      states += everyQuestion(
        `why not ${n}`,
        decksFor(edition, n),
        (g) => {
          const { question, seats } = g.state;
          const keys = new Set(offered(g).flatMap((intent) => [keyOf(intent), keyOf(bare(intent))]));
          for (const key of keys) seenKinds.add(key.split(' ')[0]!);
          for (const { kind } of question!.options) moments.add(`${question!.kind}/${kind}`);
          for (const viewer of seats.keys()) {
            const seen = seenBy(g, viewer);
            for (const intent of everyIntent(g)) {
              const refused = whyNot(seen, intent);
              if ((refused === null) !== (viewer === question!.seat && keys.has(keyOf(intent))))
                wrong.set(
                  `${question!.kind}: ${intent.kind}: ${refused?.rule}`,
                  `${n}: seat ${viewer}, ${keyOf(intent)} (${nameOf(g, intent.card)}): ${refused?.why}`,
                );
              if (refused !== null) rules.add(refused.rule);
            }
          }
        },
        edition,
      );
    }
    expect([...wrong]).toEqual([]);
    expect(states).toBeGreaterThan(10_000);
    expect([...seenKinds].sort()).toEqual([...kinds].sort());
    expect(rare.filter((moment) => !moments.has(moment))).toEqual([]);
    expect(rules.size).toBeGreaterThan(25);
    expect([...rules].filter((rule) => !['both', edition].includes(TAGS.get(rule)!))).toEqual([]);
  },
  180_000,
);

test('the parts of a number add up to it', () => {
  let parts = 0;
  for (let seed = 0; seed < 5; seed++)
    everyQuestion(`parts ${seed}`, starterDecks(game.cards), (g) => {
      const seen = seenBy(g, g.state.question!.seat);
      for (let unit = 0; unit < g.state.def.length; unit++) {
        if (!inArena(g.state.zone[unit]!)) continue;
        for (const [stat, value] of [
          ['speed', speed(g, unit)],
          ['power', power(g, unit)],
          ['health', health(g, unit)],
        ] as const) {
          const explained = explain(seen, unit, stat);
          expect(explained.reduce((sum, part) => sum + part.n, 0)).toBe(value);
          parts = Math.max(parts, explained.length);
        }
      }
    });
  expect(parts).toBeGreaterThan(1);
});

test('a card that is not there, or hidden, is refused, has no numbers and nothing to read', () => {
  const { table } = Match.start(game, { edition: 'nh', seed: 1, decks: starterDecks(game.cards) });
  const seen = seenBy(table, 0);
  for (const card of [-1, 5000, 0.5, seen.state.hand[1]![0]!, seen.state.deck[1]![0]!]) {
    for (const kind of INTENTS) expect(whyNot(seen, { kind, card })?.rule).toBe('TCG-INFO-05');
    expect(explain(seen, card, 'power')).toEqual([]);
    expect(intentsFor(seen, card)).toEqual([]);
    expect(cardOnTable(seen, card)).toEqual(['a card that you may not look at']);
  }
});

test('a game is not started with copies that cannot be, or more cards than a table holds', () => {
  const [dark, light] = starterDecks(game.cards).map((deck): Deck => deck);
  const [first] = dark!.cards;
  for (const copies of [0, -1, 0.5, Number.NaN, 1e9])
    expect(() =>
      game.start({ edition: 'nh', seed: 1, decks: [{ name: 'odd', cards: [{ ...first!, copies }] }, light!] }),
    ).toThrow(/^the deck odd has \S+ copies of /u);
  const many = { name: 'many', cards: dark!.cards.map(({ id }) => ({ id, copies: 100 })) };
  expect(() => game.start({ edition: 'nh', seed: 1, decks: [many, light!] })).toThrow(/at most 1024/u);
});
