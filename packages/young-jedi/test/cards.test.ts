import { describe, expect, test } from 'vitest';
import type { Ability, AbilityKind } from '../src/cards/ability.ts';
import { type Card, fullTitle } from '../src/cards/card.ts';
import { RARITIES, readCards, writeCards } from '../src/cards/cardfile.ts';
import { catalogue, type Definition } from '../src/cards/catalogue.ts';
import { SHIPPED_SETS, shippedCards } from '../src/cards/shipped.ts';

const CARDS = shippedCards();
const ALL = catalogue(CARDS);

function the(id: string): Definition {
  const definition = ALL.byId.get(id);
  if (definition === undefined) throw new Error(`no card ${id}`);
  return definition;
}

const idsOf = (pick: (definition: Definition) => boolean): string[] =>
  ALL.cards.filter((definition) => definition.card.reprintOf === null && pick(definition)).map(({ card }) => card.id);

const titlesOf = (pick: (definition: Definition) => boolean): string[] => [
  ...new Set(ALL.cards.filter(pick).map(({ card }) => card.title)),
];

describe('the sets', () => {
  test('have all their cards', () => {
    const counts = Map.groupBy(CARDS, ({ set }) => set);
    expect([...counts].map(([set, cards]) => [set, cards.length])).toEqual([
      ['MDM', 140],
      ['TJC', 140],
      ['BON', 158],
      ['DOTF', 60],
      ['EMDM', 6],
      ['EBON', 12],
      ['BEP', 60],
      ['REF', 99],
    ]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(675);
  });

  test('number their cards without gaps, each series for itself', () => {
    for (const [set, cards] of Map.groupBy(CARDS, (card) => card.set)) {
      for (const [series, numbered] of Map.groupBy(cards, ({ number }) => number.replace(/\d+/u, ''))) {
        const first = set === 'EBON' ? 8 : 1;
        expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, i) => `${series}${first + i}`));
      }
    }
  });

  test('are read without faults and stand in the canonical form', () => {
    const before: Card[] = [];
    for (const text of SHIPPED_SETS) {
      const file = readCards(text, before);
      expect(file.faults).toEqual([]);
      expect(writeCards(file)).toBe(text);
      before.push(...file.cards);
    }
  });

  test('have as many cards of each type as were printed', () => {
    const originals = CARDS.filter(({ reprintOf }) => reprintOf === null);
    const types = Object.groupBy(originals, ({ type }) => type);
    expect(Object.fromEntries(Object.entries(types).map(([type, cards]) => [type, cards.length]))).toEqual({
      Character: 297,
      Weapon: 64,
      Battle: 128,
      Effect: 28,
      Location: 18,
      Starship: 16,
      Objective: 2,
      'Double Impact': 14,
    });
  });

  test('use every rarity', () => {
    expect(new Set(CARDS.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  test('give each type of card what it has', () => {
    const odd = (pick: (card: Card) => boolean): string[] => CARDS.filter(pick).map(({ id }) => id);
    const fights = ({ type }: Card): boolean => type === 'Character' || type === 'Starship';
    const two = ({ type, weapon }: Card): boolean => type === 'Double Impact' || weapon !== '';
    expect(odd(({ type, bonus }) => bonus.length !== (type === 'Character' ? 3 : 0))).toEqual([]);
    expect(odd(({ type, planet }) => (planet !== null) !== (type === 'Character' || type === 'Location'))).toEqual([]);
    expect(odd(({ title, power }) => (power === null) !== (title === 'Anakin Skywalker'))).toEqual([]); // YJ-CARD-13
    expect(odd((card) => !fights(card) && (card.power !== 0 || card.damage !== 0))).toEqual([]);
    expect(odd((card) => (card.uniqueness === 'none') !== (!fights(card) && card.type !== 'Weapon'))).toEqual([]);
    const free = ['Battle', 'Location', 'Starship', 'Objective']; // YJ-CARD-19
    expect(odd(({ type, counters }) => free.includes(type) && counters !== 0)).toEqual([]);
    expect(odd((card) => card.destiny.length !== (card.type === 'Objective' ? 0 : two(card) ? 2 : 1))).toEqual([]);
    const silent = ['Character', 'Location'];
    expect(odd(({ type, text }) => !silent.includes(type) && text.length === 0)).toEqual([]);
  });

  test('have the corrections of the FAQ (YJ-FIX)', () => {
    expect(the('MDM-40')).toMatchObject({ counters: 1, card: { title: 'Eopie' } });
    expect(the('MDM-103')).toMatchObject({ counters: 2, card: { subtitle: 'AAT Division' } });
    expect(the('TJC-61').uses[0]?.members.map(({ phrase }) => phrase)).toEqual(
      new Array(2).fill('any diamond Coruscant Guards'),
    );
    expect(the('BON-139').starfighter).toBe(true);
    expect(the('REF-C1').by.bonus).toMatchObject([{ n: 4, on: { when: 'always' } }]);
    expect(the('BEP-11')).toMatchObject({ handling: 1, card: { title: 'Boles Roor' } });
    expect(['BEP-52', 'BEP-53', 'BEP-54'].map((id) => the(id).card.title)).toEqual([
      'Colo Claw Fish',
      'He Always Wins!',
      'Bounty Hunter',
    ]);
    expect(the('BEP-10').card).toMatchObject({ title: 'Captain Tarpals', rarity: 'Rare' });
    expect(the('BEP-4')).toMatchObject({ unique: true, stackable: false });
    expect(the('REF-R26')).toMatchObject({ unique: true, stackable: false });
  });
});

describe('a reprint', () => {
  test('plays as its original: same abilities, same numbers', () => {
    const reprints = ALL.cards.filter(({ card }) => card.reprintOf !== null);
    expect(reprints).toHaveLength(108);
    for (const { index: _, card, ...rest } of reprints) {
      const { index: _other, card: original, ...same } = the(card.reprintOf!);
      expect(rest).toEqual(same);
      expect(rest.abilities).toBe(same.abilities);
      expect(fullTitle(card)).toBe(fullTitle(original));
    }
  });

  test('is also a card that a later set simply had again, but not one that only shares the title', () => {
    expect(the('TJC-50').card.reprintOf).toBe('MDM-45');
    expect(the('DOTF-30').card.reprintOf).toBeNull();
    expect(the('BON-109').card.reprintOf).toBeNull();
    expect(the('EMDM-P1').card.reprintOf).toBeNull();
  });

  test('of a Podracer pilot keeps the Handling of its original (YJ-POD-12)', () => {
    expect([the('TJC-73').handling, the('REF-R33').handling]).toEqual([3, 3]);
  });
});

describe('the abilities', () => {
  test('have ids of their own without gaps, one for each sentence of an original', () => {
    expect(ALL.abilities.map(({ id }) => id)).toEqual(ALL.abilities.map((_, i) => i));
    const sentences = CARDS.filter(({ reprintOf }) => reprintOf === null).flatMap(({ text }) => text);
    expect(ALL.abilities.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  test('are found by kind', () => {
    for (const { abilities, by } of ALL.cards) {
      expect(
        Object.values<readonly Ability[] | undefined>(by)
          .flatMap((list) => list ?? [])
          .toSorted((a, b) => a.id - b.id),
      ).toEqual(abilities);
      for (const [kind, list] of Object.entries(by)) expect((list ?? []).every(({ is }) => is === kind)).toBe(true);
    }
  });

  const ONCE: readonly AbilityKind[] = ['use', 'draws', 'starfighter', 'transport', 'builtIn', 'forcePush'];
  test.each(ONCE)('never say %s twice on a card', (kind) => {
    expect(idsOf(({ by }) => (by[kind]?.length ?? 0) > 1)).toEqual([]);
    expect(idsOf(({ by }) => by[kind] !== undefined).length).toBeGreaterThan(0);
  });
});

describe('a definition', () => {
  test('of a Weapon has boxes, of a Battle card uses, of a Starship one of two kinds', () => {
    expect(idsOf(({ type, boxes }) => (type === 'Weapon') !== boxes.length > 0)).toEqual([]);
    expect(idsOf(({ type, uses }) => (type === 'Battle') !== uses.length > 0)).toEqual([]);
    expect(idsOf(({ type, starfighter, transport }) => (type === 'Starship') !== (starfighter !== transport))).toEqual(
      [],
    );
  });

  test('of one title has one title number, and another has another', () => {
    const numbers = Map.groupBy(ALL.cards, ({ title }) => title);
    for (const [, same] of numbers) expect(new Set(same.map(({ card }) => card.title.toLowerCase())).size).toBe(1);
    expect(numbers.size).toBe(new Set(CARDS.map(({ title }) => title.toLowerCase())).size);
    expect(the('MDM-76').title).toBe(the('BON-76').title); // Jabba the Hutt, however spelled
  });

  test('knows planets and locations by number', () => {
    expect(the('MDM-65')).toMatchObject({ planet: 0, location: 2 });
    expect(the('TJC-136')).toMatchObject({ planet: 1, location: 1 });
    expect(the('BON-66')).toMatchObject({ planet: 2, location: 1, bonus: [] });
    expect(the('MDM-2')).toMatchObject({ planet: 0, location: -1, bonus: [1, 2, 1] });
    expect(the('MDM-34')).toMatchObject({ planet: -1, location: -1 });
    const places = idsOf(({ type }) => type === 'Location').map((id) => {
      const { side, planet, location } = the(id);
      return `${side} ${planet} ${location}`;
    });
    expect(new Set(places).size).toBe(18); // each side has all nine
  });

  test('knows who duels (YJ-DUEL-03)', () => {
    expect(titlesOf(({ dueling, side }) => dueling && side === 0)).toEqual([
      'Darth Maul',
      'Darth Sidious',
      'Aurra Sing',
    ]);
    expect(idsOf(({ dueling, side, jedi }) => side === 1 && dueling !== jedi)).toEqual([]);
    expect(idsOf(({ jedi, card }) => jedi && card.title === 'Anakin Skywalker')).toEqual([]);
    expect(the('REF-A7')).toMatchObject({ dueling: true, jedi: false, armed: true });
    expect(the('REF-A3')).toMatchObject({ dueling: true, jedi: true, armed: true });
  });

  test('knows lightsabers: Weapon cards only (YJ-ARM-06)', () => {
    expect(idsOf(({ lightsaber }) => lightsaber)).toEqual([
      'MDM-34',
      'MDM-35',
      'MDM-107',
      'TJC-40',
      'TJC-42',
      'TJC-106',
      'BON-34',
      'BON-35',
      'BON-109',
      'DOTF-12',
      'DOTF-41',
    ]);
  });

  test('knows Podracers and their pilots (YJ-CHR-05, YJ-POD-05)', () => {
    expect(idsOf(({ racer, card }) => ['Anakin Skywalker', 'Sebulba'].includes(card.title) && !racer)).toEqual([]);
    const pilots = new Set(titlesOf(({ racer }) => racer));
    const podracers = ALL.cards.filter(({ podracer }) => podracer);
    expect(podracers).toHaveLength(15);
    expect(podracers.map(({ racerOf }) => ALL.cards.find(({ title }) => title === racerOf)?.card.title)).toEqual(
      podracers.map(({ card }) => card.title.replace(/'s? Podracer$/u, '')),
    );
    for (const { racerOf } of podracers)
      pilots.delete(ALL.cards.find(({ title }) => title === racerOf)?.card.title ?? '');
    expect([...pilots]).toEqual([]); // every pilot has a Podracer
  });

  test('knows the Handling of pilots (YJ-POD-13)', () => {
    expect(the('MDM-80')).toMatchObject({ racer: true, handling: 0 }); // Ben Quadinaros
    expect(the('TJC-87')).toMatchObject({ racer: true, handling: 0 }); // Ratts Tyerell
    expect(the('BEP-31')).toMatchObject({ racer: true, handling: 1 });
    expect(the('EBON-P9')).toMatchObject({ racer: true, handling: 0 });
    expect(the('EMDM-P5')).toMatchObject({ racer: true, handling: 5 });
    expect(the('MDM-1')).toMatchObject({ racer: false, handling: 0 });
  });

  test('of a Double Impact card has the two cards it can be (YJ-DBL)', () => {
    for (const id of idsOf(({ type }) => type === 'Double Impact')) {
      const { halves, card, battle, effect, abilities, counters, destiny } = the(id);
      expect(halves.map((half) => half.card.title).join(' & ')).toBe(card.title);
      expect(halves.every((half) => half.card.side === card.side && half.card.reprintOf === null)).toBe(true);
      expect(abilities.map(({ is }) => is)).toEqual(['half', 'half']);
      expect(battle).toBe(true);
      expect(effect).toBe(halves[1]?.type === 'Effect');
      expect(counters).toBe(halves.reduce((sum, half) => sum + half.counters, 0));
      expect(destiny).toEqual(halves.flatMap((half) => half.destiny));
    }
    expect(idsOf(({ type, effect }) => type === 'Double Impact' && !effect)).toEqual(['REF-D5', 'REF-D9', 'REF-D11']);
  });

  test('of an Armed & Dangerous Character adds up character and weapon (YJ-ARM-02)', () => {
    const armed = ALL.cards.filter((definition) => definition.armed);
    expect(armed).toHaveLength(12);
    for (const { card, counters, destiny, bonus } of armed) {
      const character = ALL.find(`${card.title}, ${card.subtitle}`);
      const weapon = ALL.find(card.weapon);
      expect(counters).toBe((character?.counters ?? 0) + (weapon?.counters ?? 0));
      expect(destiny).toEqual([character?.destiny[0], weapon?.destiny[0]]);
      expect(bonus).toEqual(character?.bonus);
    }
  });
});

describe('a catalogue', () => {
  test('names every card so that it is found again, in one way only', () => {
    const names = ALL.cards.map((definition) => ALL.nameOf(definition));
    expect(new Set(names).size).toBe(675);
    expect(names.map((name) => ALL.find(name)?.card.id)).toEqual(CARDS.map(({ id }) => id));
  });

  test.each([
    ['MDM-106', 'Darth Maul, Sith Lord'],
    ['MDM-45', 'Blaster (Light)'],
    ['MDM-119', 'Blaster (Dark)'],
    ['TJC-50', 'Blaster [TJC 50]'],
    ['MDM-69', 'Naboo Starfighter [MDM]'],
    ['DOTF-30', 'Naboo Starfighter [DOTF]'],
    ['EMDM-P1', 'Qui-Gon Jinn, Jedi Protector [EMDM]'],
    ['REF-R1', 'Queen Amidala, Royal Leader [REF R1]'],
    ['BON-134', 'Tatooine, Mos Espa (Dark)'],
    ['REF-A2', 'Boss Nass, Gungan Chief & Fambaa'],
  ])('calls %s "%s"', (id, name) => {
    expect(ALL.nameOf(the(id))).toBe(name);
  });

  test.each([
    ['padme naberrie, HANDMAIDEN', 'MDM-5'],
    ['Ben Quadinaros’ Podracer', 'MDM-110'],
    ['Queen Amidala, Royal Leader', 'MDM-9'],
    ['Darth Maul, Sith Lord (Dark)', 'MDM-106'],
    ['Darth Maul, Sith Lord [MDM]', 'MDM-106'],
    ['Blaster (Light) [TJC 50]', 'TJC-50'],
    ['Blaster', undefined],
    ['Darth Maul, Sith Lord (Light)', undefined],
    ["Darth Maul's Lightsaber", undefined],
    ['Darth Maul', undefined],
    ['Queen Amidala, Royal Leader [REF]', undefined],
    ['', undefined],
  ])('finds "%s" as %s', (name, id) => {
    expect(ALL.find(name)?.card.id).toBe(id);
  });

  test('has a version that follows its cards', () => {
    const [first, ...rest] = CARDS;
    expect(catalogue(CARDS).version).toBe(ALL.version);
    expect(catalogue([{ ...first!, power: 9 }, ...rest]).version).not.toBe(ALL.version);
  });

  test('refuses text it cannot read, a reprint without its original and a half that is missing', () => {
    const [first, ...rest] = CARDS;
    expect(() => catalogue([{ ...first!, text: ['Wins.'] }, ...rest])).toThrow(
      'MDM-1: Character cards cannot say "Wins."',
    );
    const reprint = the('TJC-50').card;
    expect(() => catalogue([reprint])).toThrow('TJC-50 reprints MDM-45, which does not come before it');
    const double = the('REF-D1').card;
    expect(() => catalogue([double, ...CARDS.filter((card) => card !== double)])).toThrow(
      'REF-D1: no Light card "Dos Mackineeks No Comen Here!" comes before it',
    );
  });
});
