import { describe, expect, test } from 'vitest';
import { fullTitle } from '../src/cards/card.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { isA, type Kind, whoReader } from '../src/cards/who.ts';

const CARDS = shippedCards();
const who = whoReader(CARDS);

/** The full titles that a phrase means, each once. */
const meant = (phrase: string, ...kinds: [Kind, ...Kind[]]): string[] => {
  const { includes } = who(phrase, ...kinds);
  return [...new Set(CARDS.filter((_, i) => includes[i] === 1).map(fullTitle))];
};
const titles = (phrase: string, kind: Kind): string[] => [
  ...new Set(meant(phrase, kind).map((name) => name.replace(/, .*/u, ''))),
];

describe('a characteristic', () => {
  test('is a word of the title or the subtitle (YJ-CHR-01, 06)', () => {
    const gungans = meant('any Gungan', 'character');
    expect(gungans).toContain('Boss Nass, Leader of the Gungans');
    expect(gungans).toContain('Rep Officer, Gungan Diplomat');
    expect(gungans).toContain('Gungan Guard');
    expect(gungans).not.toContain('Naboo Officer, Commander');
    expect(meant('ANY gungans', 'character')).toEqual(gungans);
    for (const phrase of ['any Neimoidian', 'any senator']) {
      expect(meant(phrase, 'character')).toContain('Lott Dod, Neimoidian Senator');
    }
  });

  test('of several words has them side by side', () => {
    expect(titles('any Podracer pilot', 'character')).not.toContain('Fode and Beed');
    expect(titles('any destroyer droid squad', 'character')).toEqual(['Destroyer Droid Squad']);
    expect(() => who('any droid destroyer', 'character')).toThrow('no card (character) fits "any droid destroyer"');
  });

  test('Jedi: Anakin is none, members of the Council are (YJ-CHR-02, 03, 07)', () => {
    const jedi = meant('any Jedi', 'character');
    expect(jedi.filter((name) => name.startsWith('Anakin'))).toEqual([]);
    expect(jedi).toContain('Mace Windu, Senior Jedi Council Member');
    expect(jedi).toContain('Yoda, Jedi Council Member');
    expect(meant('Anakin', 'character')).toContain('Anakin Skywalker, Tested by the Jedi Council');
    expect(meant('any Jedi Council', 'character')).not.toContain('Anakin Skywalker, Tested by the Jedi Council');
  });

  test('Podracer pilot: Sebulba, Bad-Tempered Dug is one; not every Anakin is outside the race (YJ-CHR-04, 05)', () => {
    const pilots = meant('any Podracer pilot', 'character');
    expect(pilots).toContain('Sebulba, Bad-Tempered Dug');
    expect(pilots).toContain('Anakin Skywalker, Podracer Pilot');
    expect(pilots).not.toContain('Anakin Skywalker, Padawan');
  });

  test('of droids: squads and named ones are droids, but no diamonds (YJ-CHR-08, YJ-WPN-05)', () => {
    const named = ['Battle Droid Squad', 'OOM-9', 'OWO-1'];
    expect(titles('any battle droid', 'character')).toEqual(expect.arrayContaining(named));
    const diamonds = titles('any diamond battle droid', 'character');
    expect(diamonds).toContain('Battle Droid: Pilot');
    expect(diamonds.filter((title) => named.includes(title))).toEqual([]);
    expect(titles('any destroyer droid', 'character')).toEqual(['Destroyer Droid Squad', 'Destroyer Droid', 'P-59']);
    expect(titles('any diamond destroyer droid', 'character')).toEqual(['Destroyer Droid']);
  });

  test('that a card says it counts as is a diamond, though the card is none (YJ-CHR-10)', () => {
    const panaka = 'Captain Panaka, Royal Defender';
    for (const nature of ['Naboo Officer', 'Royal Guard', 'Naboo Security']) {
      expect(meant(`any diamond ${nature}`, 'character')).toContain(panaka);
      expect(meant(`any ${nature}`, 'character')).toContain(panaka);
      expect(meant(`any non-diamond character`, 'character')).toContain(panaka);
    }
    expect(meant('any diamond character', 'character')).not.toContain(panaka);
    expect(meant('any diamond Bravo Pilot', 'character')).not.toContain(panaka);
  });

  test('of an Armed & Dangerous Character is not taken from its weapon', () => {
    const aurra = 'Aurra Sing, Trophy Collector & Jedi Lightsaber, Stolen by Aurra Sing';
    expect(meant('any Jedi', 'character')).not.toContain(aurra);
    expect(meant('Aurra Sing', 'character')).toContain(aurra);
    expect(meant('any Multi Troop Transport', 'weapon')).toEqual(['Multi Troop Transport']);
    expect(meant('any lightsaber', 'any')).not.toContain(aurra);
  });

  test('of weapons and starships is found the same way (YJ-CHR-11)', () => {
    expect(titles('any electropole', 'weapon')).toEqual([
      "Jar Jar Binks' Electropole",
      'Electropole',
      "Captain Tarpals' Electropole",
    ]);
    expect(titles('any speeder', 'weapon')).toEqual(['Flash Speeder', 'Gian Speeder', "Darth Maul's Sith Speeder"]);
    expect(titles('each diamond Naboo Starfighter', 'starship')).toEqual(['Naboo Starfighter']);
  });

  test('belongs to one card alone too', () => {
    const [obiWan] = CARDS;
    expect(isA(obiWan!, 'Jedi')).toBe(true);
    expect(isA(obiWan!, 'Gungan')).toBe(false);
  });
});

describe('a type word', () => {
  test('means all cards of the type', () => {
    expect(meant('any character', 'fighter')).toEqual([
      ...new Set(CARDS.filter(({ type }) => type === 'Character').map(fullTitle)),
    ]);
    expect(meant('any weapon', 'any')).toEqual([
      ...new Set(CARDS.filter(({ type }) => type === 'Weapon').map(fullTitle)),
    ]);
    expect(meant('any card', 'any')).toEqual([...new Set(CARDS.map(fullTitle))]);
  });

  test('tells starfighters and transports by the cube, not by the title (YJ-CARD-18)', () => {
    expect(titles('any transport starship', 'fighter')).toContain('Radiant VII');
    expect(titles('any transport', 'fighter')).not.toContain('Multi Troop Transport');
    expect(titles('any starfighter', 'fighter')).toEqual([
      'Bravo 1',
      'Naboo Starfighter',
      "Darth Maul's Starfighter",
      'Droid Starfighter',
      'Bravo 2',
      'Sith Infiltrator',
      'Bravo 3',
    ]);
  });

  test('with diamond or non-diamond divides the cards', () => {
    const all = meant('any character', 'character');
    const parts = [...meant('any diamond character', 'character'), ...meant('any non-diamond character', 'character')];
    expect(parts.toSorted()).toEqual(all.toSorted());
  });
});

describe('a name', () => {
  test('means each card whose title begins with it (YJ-CHR-09)', () => {
    expect(titles('Anakin', 'character')).toEqual(['Anakin Skywalker']);
    expect(titles('Padmé', 'character')).toEqual(['Padmé Naberrie']);
    expect(titles('Padme', 'character')).toEqual(['Padmé Naberrie']);
    expect(titles('Jabba', 'character')).toEqual(['Jabba the Hutt']);
    expect(meant('Jabba', 'character')).toHaveLength(5);
    expect(titles('Jar Jar', 'character')).toEqual(['Jar Jar Binks']);
  });

  test('is whole words: no part of a word, no possessive', () => {
    expect(() => who('Ana', 'character')).toThrow('no card (character) fits "Ana"');
    expect(titles('Aurra Sing', 'any')).toEqual(['Aurra Sing']);
    expect(() => who('Sidious', 'character')).toThrow('no card (character) fits "Sidious"');
  });

  test('with a subtitle means that card alone', () => {
    expect(meant('Qui-Gon Jinn, Jedi Master', 'character')).toEqual(['Qui-Gon Jinn, Jedi Master']);
    expect(meant('Yoda, Jedi Master', 'character')).toEqual(['Yoda, Jedi Master']);
  });

  test('is looked for among the kinds of cards meant', () => {
    expect(meant('Darth Maul', 'character')).not.toContain('Darth Maul Defiant');
    expect(meant('Darth Maul', 'any')).toContain('Darth Maul Defiant');
    expect(titles('Starfighter Droid or Droid Starfighter', 'fighter')).toEqual([
      'Droid Starfighter',
      'Starfighter Droid',
    ]);
    expect(() => who('Wisdom Of The Council', 'fighter')).toThrow('no card (fighter)');
    expect(meant('Wisdom Of The Council', 'battle')).toHaveLength(2); // also as half of a Double Impact card
  });
});

describe('a list', () => {
  test('joins its alternatives', () => {
    expect(titles('Yoda, Yaddle or any Jawa', 'character')).toEqual(['Yoda', 'Jawa', 'Yaddle']);
    expect(titles('Yoda, Yaddle, and each Jawa', 'character')).toEqual(['Yoda', 'Jawa', 'Yaddle']);
  });

  test('leaves names whole that have such words themselves', () => {
    expect(titles('Jabba the Hutt, Gardulla the Hutt or Fode and Beed', 'character')).toEqual([
      'Jabba the Hutt',
      'Gardulla the Hutt',
      'Fode and Beed',
    ]);
    expect(titles('Ann and Tann Gella and Sebulba', 'character')).toEqual(['Sebulba', 'Ann and Tann Gella']);
  });

  test('is refused when one of its parts fits no card', () => {
    expect(() => who('Yoda or Yodel', 'character')).toThrow('no card (character) fits "Yoda or Yodel"');
    expect(() => who('any Jedi except Jar Jar Minks', 'character')).toThrow('except Jar Jar Minks');
  });

  test('may except some', () => {
    const pilots = titles('any Podracer pilot except Sebulba', 'character');
    expect(pilots).toContain('Gasgano');
    expect(pilots).not.toContain('Sebulba');
  });
});

describe('the reader', () => {
  test('reads a phrase once for each kind', () => {
    expect(who('any Jedi', 'character')).toBe(who('any Jedi', 'character'));
    expect(who('any Jedi', 'character')).not.toBe(who('any Jedi', 'fighter'));
    expect(who('any Jedi', 'character').phrase).toBe('any Jedi');
  });

  test('takes the first kind that has such cards', () => {
    expect(meant('Droid Starfighter', 'character', 'weapon', 'starship')).toEqual(['Droid Starfighter']);
    expect(meant('any diamond battle droid', 'character', 'weapon')).not.toContain('Battle Droid Blaster Rifle');
    expect(() => who('Milk', 'character', 'weapon')).toThrow('no card (character, weapon) fits "Milk"');
  });

  test('counts reprints too', () => {
    const { includes } = who('Queen Amidala, Royal Leader', 'character');
    expect(CARDS.filter((_, i) => includes[i] === 1).map(({ id }) => id)).toEqual(['MDM-9', 'REF-R1']);
  });
});
