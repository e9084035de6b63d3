import { describe, expect, test } from 'vitest';
import type { CardType } from '../src/cards/card.ts';
import { match } from '../src/cards/pattern.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { USES } from '../src/cards/text-battle.ts';
import { CONDITIONS } from '../src/cards/text-conditions.ts';
import { PATTERNS, readSentence } from '../src/cards/text.ts';
import { whoReader } from '../src/cards/who.ts';

const CARDS = shippedCards();
const who = whoReader(CARDS);

/** A meaning in which the phrase stands for whom it means. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('includes' in value && 'phrase' in value) return value.phrase;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
const read = (sentence: string, type: CardType): unknown => plain(readSentence(sentence, type, who));

describe('every pattern', () => {
  test.each(PATTERNS.map((pattern) => [pattern.example, pattern] as const))('reads its example: %s', (example, own) => {
    for (const type of own.on) {
      const first = PATTERNS.find(({ on, form }) => on.includes(type) && form.test(example));
      expect(first).toBe(own);
      expect(readSentence(example, type, who)).toHaveProperty('is');
    }
  });

  test.each(CONDITIONS.map((form) => [form.example, form] as const))(
    'of conditions reads its example: %s',
    (example, own) => {
      expect(CONDITIONS.find(({ form }) => form.test(example))).toBe(own);
      expect(match(CONDITIONS, example, who)).toHaveProperty('when');
    },
  );

  test.each(USES.map((form) => [form.example, form] as const))('of uses reads its example: %s', (example, own) => {
    expect(USES.find(({ form }) => form.test(example))).toBe(own);
    expect(match(USES, example, who)?.members.length).toBeGreaterThan(0);
  });

  const sentences = CARDS.flatMap(({ text, type }) => text.map((sentence) => ({ sentence, type })));

  test('is needed by a card, and each card needs only these', () => {
    const needed = new Set(
      sentences.map(({ sentence, type }) => PATTERNS.find(({ on, form }) => on.includes(type) && form.test(sentence))),
    );
    expect(needed).toEqual(new Set(PATTERNS));
  });

  test('of conditions is needed by a card', () => {
    const needed = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('when' in value) needed.add(String(value.when));
      Object.values(value).forEach(collect);
    };
    collect(sentences.map(({ sentence, type }) => read(sentence, type)));
    expect(needed.size).toBe(CONDITIONS.length);
  });

  test('ends its sentence, so that nothing after it is passed over', () => {
    const longer = PATTERNS.map(({ example, on }) => [`${example} Draw 9 cards.`, on[0]!] as const);
    for (const [sentence, type] of longer) expect(() => readSentence(sentence, type, who)).toThrow(Error);
  });
});

describe('a sentence', () => {
  test.each<[CardType, string, object]>([
    [
      'Character',
      '+1 power while using any diamond Sith Lightsaber.',
      { is: 'power', n: 1, on: { when: 'using', what: 'any diamond Sith Lightsaber' } },
    ],
    ['Character', '+2 power when dueling any Jedi.', { is: 'power', n: 2, on: { when: 'dueling', who: 'any Jedi' } }],
    [
      'Character',
      '+2 power if you have controlled Naboo.',
      { is: 'power', n: 2, on: { when: 'youControlled', planet: 2 } },
    ],
    ['Starship', '+2 power at Naboo.', { is: 'power', n: 2, on: { when: 'atPlanet', planet: 2 } }],
    [
      'Character',
      "Damage 2 less while using Amidala's Blaster.",
      { is: 'damage', n: -2, on: { when: 'using', what: "Amidala's Blaster" } },
    ],
    [
      'Character',
      '+2 power while using the Battle card Yoka To Bantha Poodoo.',
      { is: 'power', n: 2, on: { when: 'usingBattleCard', name: 'Yoka To Bantha Poodoo' } },
    ],
    [
      'Character',
      'Costs 2 counters while Mace Windu, Jedi Master is here.',
      { is: 'price', n: 2, beside: 'Mace Windu, Jedi Master' },
    ],
    [
      'Character',
      'When deployed to Naboo, you may deploy Rune Haako from your draw deck.',
      { is: 'deployFromDeck', who: 'Rune Haako', planet: 2, free: false },
    ],
    [
      'Character',
      "When deployed, you may deploy Captain Panaka's Blaster from your draw deck for free.",
      { is: 'deployFromDeck', who: "Captain Panaka's Blaster", planet: -1, free: true },
    ],
    [
      'Character',
      'When deployed, you may take a Battle card from your draw deck into your hand.',
      { is: 'takeFromDeck', type: 'Battle' },
    ],
    [
      'Character',
      'When deployed to Coruscant, the opponent takes 2 damage.',
      { is: 'damageWhenDeployed', planet: 1, n: 2 },
    ],
    ['Character', 'Built-in weapon: +2 power and 1 destiny.', { is: 'builtIn', power: 2, draws: 1, lightsaber: false }],
    [
      'Character',
      'Built-in lightsaber: +2 power and 1 destiny.',
      { is: 'builtIn', power: 2, draws: 1, lightsaber: true },
    ],
    ['Battle', '+3 power.', { is: 'bonus', n: 3, on: { when: 'always' } }],
    ['Battle', '+3 power when fighting any Jedi.', { is: 'bonus', n: 3, on: { when: 'fighting', who: 'any Jedi' } }],
    [
      'Battle',
      'If they lose, only the diamond destroyer droid is defeated.',
      { is: 'onlyDefeated', who: 'the diamond destroyer droid' },
    ],
    [
      'Battle',
      'If you win, the opponent takes 2 more damage; if you lose, you take 1 more.',
      { is: 'stakes', win: 2, lose: 1 },
    ],
    ['Battle', 'Duel: this attack scores 1 more hit.', { is: 'duelExtraHit', n: 1, discard: false }],
    [
      'Battle',
      'Duel: you may discard this card so that this attack scores 2 more hits.',
      { is: 'duelExtraHit', n: 2, discard: true },
    ],
    ['Battle', 'Duel: you may draw 1 card into your dueling hand.', { is: 'duelDraw', n: 1, discard: false }],
    [
      'Battle',
      'Duel: you may discard this card to draw 2 cards into your dueling hand.',
      { is: 'duelDraw', n: 2, discard: true },
    ],
    [
      'Effect',
      'No opposing Trade Federation Tank may use a weapon.',
      { is: 'noWeapons', who: 'any Trade Federation Tank' },
    ],
    [
      'Effect',
      'When any Jedi is deployed, you may discard this card to deploy any lightsaber from your draw deck.',
      { is: 'lightsaberFor', who: 'any Jedi', what: 'any lightsaber' },
    ],
    ['Double Impact', 'As Bombad General.', { is: 'half', title: 'Bombad General' }],
    ['Double Impact', 'As Uh-Oh!', { is: 'half', title: 'Uh-Oh!' }],
    ['Double Impact', 'As Where Are Those Droidekas?', { is: 'half', title: 'Where Are Those Droidekas?' }],
  ])('on a %s: %s', (type, sentence, meaning) => {
    expect(read(sentence, type)).toEqual(meaning);
  });

  test('that no pattern knows is refused with its words', () => {
    expect(() => read('Wins the game.', 'Effect')).toThrow('Effect cards cannot say "Wins the game."');
    expect(() => read('+2 power when bored.', 'Character')).toThrow('"when bored" is no condition');
    expect(() => read('+2 power when fighting any Wampa.', 'Character')).toThrow(
      'no card (character) fits "any Wampa"',
    );
    expect(() => read('As Something Else.', 'Double Impact')).toThrow('no card (any) fits "Something Else"');
  });

  test('is refused on a card of another type', () => {
    expect(() => read('+3 power.', 'Character')).toThrow('Character cards cannot say "+3 power."');
    expect(() => read('Starfighter.', 'Character')).toThrow(Error);
    expect(() => read('Use with any Jedi.', 'Effect')).toThrow(Error);
  });
});

describe('an aura', () => {
  const NONE = {
    is: 'aura',
    power: 0,
    damage: 0,
    reach: 'here',
    turn: 'any',
    duel: false,
    using: null,
    evacuatingHere: false,
  };

  test.each<[CardType, string, object]>([
    ['Effect', 'Each Gungan gets +1 power.', { whose: 'yours', who: 'Each Gungan', power: 1 }],
    [
      'Effect',
      'Boss Nass and Rep Been have 2 less damage.',
      { whose: 'yours', who: 'Boss Nass and Rep Been', damage: -2 },
    ],
    [
      'Effect',
      'Each opposing battle droid has 2 more damage.',
      { whose: 'theirs', who: 'Each battle droid', damage: 2 },
    ],
    [
      'Effect',
      'Opposing Queen Amidala and each opposing handmaiden have 2 more damage.',
      { whose: 'theirs', who: 'Queen Amidala and each handmaiden', damage: 2 },
    ],
    [
      'Effect',
      'Each Podracer pilot gets +1 power and has 1 less damage.',
      { whose: 'yours', who: 'Each Podracer pilot', power: 1, damage: -1 },
    ],
    [
      'Effect',
      "Each character gets +1 power during the opponent's turn.",
      { whose: 'yours', who: 'Each character', power: 1, turn: 'theirs' },
    ],
    [
      'Effect',
      'Each character gets +1 power during your turn.',
      { whose: 'yours', who: 'Each character', power: 1, turn: 'yours' },
    ],
    [
      'Effect',
      'Each character using any fambaa gets +2 power.',
      { whose: 'yours', who: 'Each character', power: 2, using: 'any fambaa' },
    ],
    [
      'Character',
      'Each starfighter gets +1 power anywhere.',
      { whose: 'yours', who: 'Each starfighter', power: 1, reach: 'anywhere' },
    ],
    [
      'Character',
      'Each transport has 1 less damage anywhere.',
      { whose: 'yours', who: 'Each transport', damage: -1, reach: 'anywhere' },
    ],
    [
      'Character',
      'Each opposing starship has 1 more damage while this card is on the current planet.',
      { whose: 'theirs', who: 'Each starship', damage: 1, reach: 'current' },
    ],
    [
      'Character',
      'Each other Jedi dueling here gets +2 power.',
      { whose: 'yours', who: 'Each other Jedi', power: 2, duel: true },
    ],
    [
      'Character',
      "Amidala's Starship gets +2 power while evacuating this planet.",
      { whose: 'yours', who: "Amidala's Starship", power: 2, evacuatingHere: true },
    ],
  ])('on a %s: %s', (type, sentence, meaning) => {
    expect(read(sentence, type)).toEqual({ ...NONE, ...meaning });
  });
});

describe('a user box', () => {
  test.each([
    ['Darth Maul: 2 destiny.', { who: 'Darth Maul', power: 0, draws: 2 }], // YJ-WPN-10
    ['Any other character: 1 destiny.', { who: 'Any other character', power: 0, draws: 1 }],
    [
      'Queen Amidala or any handmaiden: +3 power and 1 destiny.',
      { who: 'Queen Amidala or any handmaiden', power: 3, draws: 1 },
    ],
    ['Any character: +2 power, not in a duel.', { who: 'Any character', power: 2, draws: 0, duel: false }],
    [
      'Any other character fighting any Tank: +2 power and 1 destiny.',
      { who: 'Any other character', against: 'any Tank', power: 2, draws: 1 },
    ],
  ])('%s', (sentence, box) => {
    expect(read(sentence, 'Weapon')).toEqual({ is: 'box', box: { against: null, duel: true, ...box } });
  });

  test('that fits fewer comes first, for the first that fits counts (YJ-WPN-02, 11, 14)', () => {
    const boxes = (id: string) => CARDS.find((card) => card.id === id)?.text;
    for (const id of ['BEP-21', 'BEP-50'])
      expect(boxes(id)?.[0]).toMatch(/^Any non-diamond character fighting any diamond/u);
    expect(boxes('DOTF-13')).toHaveLength(3);
    // Whoever is not named comes last.
    const others = /^Any (?:other )?character: .*destiny/u;
    const odd = CARDS.filter(({ text }) =>
      text.some((box, i) => others.test(box) && text[i + 1]?.endsWith('destiny.')),
    );
    expect(odd).toEqual([]);
  });
});

describe('the uses of a Battle card', () => {
  const USE = { members: [], weapons: [], planet: -1, location: -1, titles: 'any', first: false };

  test.each<[string, object[]]>([
    ['Use with Anakin + Obi-Wan.', [{ members: ['Anakin', 'Obi-Wan'] }]],
    ['Use with Qui-Gon + Queen Amidala or Padmé.', [{ members: ['Qui-Gon', 'Queen Amidala or Padmé'] }]],
    ['Use with any two diamond destroyer droids.', [{ members: new Array(2).fill('any diamond destroyer droids') }]],
    ['Use with any three diamond Gungans.', [{ members: new Array(3).fill('any diamond Gungans') }]],
    ['Use with any character on Naboo.', [{ members: ['any character'], planet: 2 }]],
    ['Use with any character at the Gungan Swamp.', [{ members: ['any character'], location: 8 }]],
    [
      'Use with any senator, or with any character at the Galactic Senate.',
      [{ members: ['any senator'] }, { members: ['any character'], location: 4 }],
    ],
    ['Use with the first character of your plan.', [{ members: ['any character'], first: true }]],
    ['Use with two characters of one stack.', [{ members: ['any character', 'any character'], titles: 'stack' }]],
    [
      'Use with any two different Podracer pilots except Sebulba.',
      [{ members: new Array(2).fill('any Podracer pilots except Sebulba'), titles: 'different' }],
    ],
    [
      'Use with any two different of Jabba the Hutt or Bib Fortuna.',
      [{ members: new Array(2).fill('Jabba the Hutt or Bib Fortuna'), titles: 'different' }],
    ],
    [
      'Use with any Gungan using any kaadu + any electropole.',
      [{ members: ['any Gungan'], weapons: ['any kaadu', 'any electropole'] }],
    ],
  ])('%s', (sentence, uses) => {
    expect(read(sentence, 'Battle')).toEqual({ is: 'use', uses: uses.map((use) => ({ ...USE, ...use })) });
  });
});
