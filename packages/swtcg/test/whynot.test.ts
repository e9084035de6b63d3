/** What is offered and what is refused are two readings of the same rules: over many states they never disagree. */
import { below, type Deck, Match, type Seen, seeded, seenTable } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { starterDecks } from '../src/decks/shipped.ts';
import { nameOf } from '../src/describe.ts';
import { swtcg } from '../src/game.ts';
import { cardOnTable, intentsFor } from '../src/inspect.ts';
import { FIRST_INTENTS, INTENTS, type Intent } from '../src/intents.ts';
import type { Option } from '../src/rules/options.ts';
import { health, power, speed } from '../src/rules/query.ts';
import { ABOARD, BENEATH, BUILD, HAND, inArena } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { coverageDecks, randomDeck } from '../src/testing/index.ts';
import { explain, whyNot } from '../src/whynot.ts';

const game = swtcg();

const seenBy = (g: Table, viewer: number): Seen<Table> => seenTable(game, game.view(g, viewer));

/** At the questions of a random game with these decks, by players who do not throw it away. */
function everyQuestion(seed: string, decks: readonly Deck[], look: (g: Table) => void): number {
  const random = seeded(seed);
  const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false, events: false });
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
function offeredBy(option: Option): Intent[] {
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
      return [{ kind: 'deploy', card: option.card }];
    case 'build':
    case 'counters':
    case 'partial':
      return [{ kind: 'build', card: option.card }];
    case 'complete':
    case 'rearrange':
      return [{ kind: option.kind, card: option.card }];
    case 'mulligan':
      return [{ kind: 'exchange', card: option.card }];
    case 'return':
    case 'retreat':
    case 'disembark':
      return [{ kind: option.kind, card: option.unit }];
    case 'board':
      return [{ kind: 'board', card: option.unit, target: option.onto }];
    default:
      return [];
  }
}

const keyOf = ({ kind, card, target }: Intent): string => `${kind} ${card} ${target ?? ''}`;
const bare = ({ kind, card }: Intent): Intent => ({ kind, card });

/** Everything that could be wanted: each kind with each card that can be pointed at, and with each target. */
function* everyIntent({ state: s, cards }: Table): Generator<Intent> {
  const inSight = s.def.flatMap((_, card) =>
    inArena(s.zone[card]!) || [BUILD, HAND, ABOARD, BENEATH].includes(s.zone[card]!) ? [card] : [],
  );
  const units = inSight.filter((card) => s.zone[card] !== HAND);
  for (const kind of FIRST_INTENTS)
    for (const card of inSight) {
      yield { kind, card };
      if (kind === 'attack' || kind === 'board') for (const target of units) yield { kind, card, target };
      if (kind === 'ability')
        for (const { id } of cards.cards[s.def[card]!]!.activated) yield { kind, card, target: id };
    }
}

const pairs = coverageDecks(game.cards);

test('nothing offered is refused, and everything not offered is refused by a rule, in thousands of states', () => {
  const rules = new Set<string>();
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let states = 0;
  for (let n = 0; n < 40; n++) {
    const random = seeded(`decks ${n}`);
    const decks =
      n % 2 === 0 ? pairs[n % pairs.length]! : game.sides.map((_, side) => randomDeck(game.cards, side, random));
    states += everyQuestion(`why not ${n}`, decks, (g) => {
      const { question, seats } = g.state;
      const offered = new Set(
        question!.options.flatMap(offeredBy).flatMap((intent) => [keyOf(intent), keyOf(bare(intent))]),
      );
      for (const key of offered) kinds.add(key.split(' ')[0]!);
      for (const viewer of seats.keys()) {
        const seen = seenBy(g, viewer);
        for (const intent of everyIntent(g)) {
          const refused = whyNot(seen, intent);
          if ((refused === null) !== (viewer === question!.seat && offered.has(keyOf(intent))))
            wrong.push(
              `${question!.kind}: seat ${viewer}, ${keyOf(intent)} (${nameOf(g, intent.card)}): ${refused?.why}`,
            );
          if (refused !== null) rules.add(refused.rule);
        }
      }
    });
    expect(wrong).toEqual([]);
  }
  expect(states).toBeGreaterThan(10_000);
  expect([...kinds].sort()).toEqual([...FIRST_INTENTS].sort());
  expect(rules.size).toBeGreaterThan(25);
});

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
