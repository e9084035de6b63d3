/** Our own set shows all that the Expanded Rulebook adds to the game, three times at least, and is in no other edition. */
import { seeded } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_TYPES, type Card, FIRST_TYPES, PLAYED_SIDES, SIDE_NUMBER, title } from '../src/cards/card.ts';
import { readCards, writeCards } from '../src/cards/cardfile.ts';
import { DEMO } from '../src/cards/DEMO.cards.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { randomDeck } from '../src/decks/random.ts';
import { shippedDecks } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';
import { KEYWORDS, keywordsThatAre, PLAYED_KEYWORDS } from '../src/language/keywords.ts';
import { GROUP_KINDS, INSTEADS, TOKEN_KINDS } from '../src/language/tree-expanded.ts';
import {
  MORE_CONDITIONS,
  MORE_COSTS,
  MORE_EFFECTS,
  MORE_EVENTS,
  MORE_RESTRICTIONS,
  MORE_RULES,
} from './language-examples-expanded.ts';

const LEAST = 3;
const file = readCards(DEMO);
const game = swtcg();

/** Where a part of the tree stands, and what that makes of it: `draw` is an effect, or a cost. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['costs', 'cost'],
  ['ways', 'cost'],
  ['if', 'condition'],
  ['while', 'condition'],
  ['condition', 'condition'],
  ['any', 'condition'],
  ['all', 'condition'],
]);
const KINDS_OF_NODE: ReadonlyMap<string, string> = new Map([
  ['do', 'effect'],
  ['on', 'event'],
  ['rule', 'rule'],
  ['only', 'restriction'],
  ['keyword', 'keyword'],
  ['token', 'counter'],
  ['how', 'group'],
  ['to', 'instead'],
  ['place', 'played from'],
]);

/** What the trees of a card's text are made of, as `effect disrupt` or `keyword Armor`. */
function partsOf(value: unknown, role = 'line', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) partsOf(part, role, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') partsOf(part, ROLES.get(key) ?? (role === 'condition' ? role : 'line'), found);
      else if (key === 'is') found.add(`${role} ${part}`);
      else if (KINDS_OF_NODE.has(key)) found.add(`${KINDS_OF_NODE.get(key)} ${part}`);
    }
  return found;
}

const SPECIAL = ['Trap', 'Campaign', 'Skill', 'Trait'];
/** Kinds that may have versions besides units of the older kinds, and kinds that name their arenas. */
const VERSIONED: readonly string[] = ['Equipment', 'Subordinate'];
const OF_ARENAS: readonly string[] = ['Location', 'Equipment', 'Subordinate'];
const mechanicsOf = (card: Card): Set<string> =>
  partsOf(
    card.abilities,
    'line',
    new Set([
      `type ${card.type}`,
      `side ${card.side}`,
      ...card.subtypes.filter((word) => SPECIAL.includes(word)).map((word) => `type ${word}`),
      ...(card.starred === undefined ? [] : ['printed *']),
      ...(card.version !== '' && VERSIONED.includes(card.type) ? [`unique ${card.type}`] : []),
      ...((card.arenas?.length ?? 0) > 1 && OF_ARENAS.includes(card.type) ? [`several arenas ${card.type}`] : []),
    ]),
  );

/** How the line of a keyword with text of its own is called in the tree. */
const lineOf = (keyword: string): string =>
  keyword === 'Stack'
    ? 'stackWith'
    : keyword === 'INSERT'
      ? 'insert'
      : keyword.charAt(0).toLowerCase() + keyword.slice(1).replace(' ', '');

const VALUED: readonly string[] = [...KEYWORDS, ...PLAYED_KEYWORDS];
const ALL_KEYWORDS = (['cumulative', 'isolated', 'layered', 'selective'] as const).flatMap(keywordsThatAre);
const named = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind} ${name}`);

const WANTED: readonly string[] = [
  ...named('type', [...CARD_TYPES, ...SPECIAL]),
  'side Yuuzhan Vong',
  'printed *',
  ...named('unique', VERSIONED),
  ...named('several arenas', OF_ARENAS),
  ...ALL_KEYWORDS.map((keyword) => (VALUED.includes(keyword) ? `keyword ${keyword}` : `line ${lineOf(keyword)}`)),
  'line trap',
  'line equipped',
  'line attachWhen',
  ...named('effect', [...Object.keys(MORE_EFFECTS), 'addDice', 'turnDie']),
  ...named('event', Object.keys(MORE_EVENTS)),
  ...named('condition', Object.keys(MORE_CONDITIONS)),
  ...named('cost', Object.keys(MORE_COSTS)),
  ...named('rule', Object.keys(MORE_RULES)),
  ...named('restriction', Object.keys(MORE_RESTRICTIONS)),
  ...named('counter', TOKEN_KINDS),
  ...named('group', GROUP_KINDS),
  ...named('instead', INSTEADS),
  ...named('played from', ['your hand', 'your discard pile', 'your build zone']),
];

describe('the set', () => {
  test('is read without faults, in the canonical form, and every card is playable', () => {
    expect(file.faults).toEqual([]);
    expect(file.unplayable).toEqual([]);
    expect(writeCards(file)).toBe(DEMO);
    expect(file.cards.map(({ number }) => number)).toEqual(file.cards.map((_, i) => i + 1));
  });

  test('has no title of another set', () => {
    const taken = new Set(shippedCards().map(title));
    expect(file.cards.map(title).filter((known) => taken.has(known))).toEqual([]);
  });

  const there = new Set(shippedCards().flatMap((card) => [...mechanicsOf(card)]));
  const missing = WANTED.filter((mechanic) => !there.has(mechanic));

  test('is about what the others lack', () => {
    expect(missing.filter((mechanic) => mechanic.startsWith('keyword ') || mechanic.startsWith('line ')).length).toBe(
      ALL_KEYWORDS.length - 10 + 3, // nine keywords and Pilot are older; three kinds of lines belong to kinds of cards
    );
    expect(missing.filter((mechanic) => mechanic.startsWith('type '))).toHaveLength(
      CARD_TYPES.length - FIRST_TYPES.length + SPECIAL.length,
    );
  });

  const own = file.cards.map(mechanicsOf);
  test.each(missing)(`has ${LEAST} cards or more: %s`, (mechanic) => {
    expect(own.filter((mechanics) => mechanics.has(mechanic)).length).toBeGreaterThanOrEqual(LEAST);
  });
});

/** Words that make one and the same part of the tree say something else. */
const WORDINGS: readonly RegExp[] = [
  /Reroll 1 of /u,
  /equal to (?:its|this unit's) power/u,
  /equal to (?:its|this unit's) speed/u,
  /equal to (?:its|this unit's) health/u,
  /in this unit's arena/u,
  /hen (?:one of your|an enemy) .*retreats/u,
  /hen the enemy pays Force/u,
  /Enhance instead/u,
  /not \(/u,
  /hen cards untap/u,
  /hen players gain Force/u,
  /hen your draw step starts/u,
  /this attack rolled no hits/u,
  /the last unit that this unit attacked/u,
];

describe('the wordings', () => {
  const texts = writeCards(file).split('\n\n');
  const older = writeCards({ ...file, cards: shippedCards() });

  test.each(WORDINGS)(`of which there are ${LEAST} cards or more: %s`, (words) => {
    expect(older).not.toMatch(words);
    expect(texts.filter((text) => words.test(text)).length).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('the editions', () => {
  test('the New Hope rulebook knows none of these cards, the Expanded Rulebook all', () => {
    const sets = (edition: string): string[] =>
      game.abilities!(edition)
        .sets()
        .map(({ set }) => set);
    expect(sets('nh')).toEqual(['AOTC', 'SR', 'ANH']);
    expect(sets('x')).toEqual(['AOTC', 'SR', 'ANH', 'DEMO']);
    expect(game.cards.version).toBe(swtcg(shippedCards()).cards.version);
    const [fault] = game.checkDeck({ name: '', cards: [{ id: 'DEMO-1', copies: 1 }] }, 1, 'nh');
    expect(fault?.rule).toBe('TCG-DECK-22');
    expect(fault?.message).toMatch(/^Outrider Wing .*this rulebook$/u);
  });

  test('the other cards have the same numbers in both', () => {
    const shipped = game.cardsOf('nh').cards.map(({ card }) => card.id);
    expect(
      game
        .cardsOf('x')
        .cards.slice(0, shipped.length)
        .map(({ card }) => card.id),
    ).toEqual(shipped);
    expect(game.everyCard().cards.map(({ card }) => card.id)).toEqual(
      game.cardsOf('x').cards.map(({ card }) => card.id),
    );
  });
});

describe('decks with these cards', () => {
  const decks = shippedDecks(game.everyCard());
  const ownDecks = decks.filter(({ cards }) => cards.some(({ id }) => id.startsWith('DEMO-')));

  test('are one for each side, legal by the Expanded Rulebook alone', () => {
    expect(ownDecks.map(({ side }) => side)).toEqual(['Dark', 'Light', 'Yuuzhan Vong']);
    expect(decks).toHaveLength(9);
    expect(shippedDecks(game.cards)).toHaveLength(6);
    for (const deck of ownDecks) {
      const legal = PLAYED_SIDES.filter((side) => game.checkDeck(deck, side, 'x').length === 0);
      expect(legal).toEqual([SIDE_NUMBER[deck.side]]);
      expect(game.checkDeck(deck, SIDE_NUMBER[deck.side], 'nh')).not.toEqual([]);
    }
  });

  test.each(ownDecks.map((deck) => [deck.name, deck] as const))('%s has cards of every kind', (_, { cards }) => {
    const types = new Set(cards.flatMap(({ id }) => [...mechanicsOf(game.everyCard().byId.get(id)!.card)]));
    for (const type of named('type', [...CARD_TYPES, ...SPECIAL])) expect(types).toContain(type);
  });

  test('by chance are legal for every side, and have some of them', () => {
    for (const side of PLAYED_SIDES)
      for (let n = 0; n < 40; n++) {
        const deck = randomDeck(game.cardsOf('x'), side, seeded(`${side}/${n}`));
        expect(game.checkDeck(deck, side, 'x')).toEqual([]);
        expect(deck.cards.some(({ id }) => id.startsWith('DEMO-'))).toBe(true);
      }
  });
});
