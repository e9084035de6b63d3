// The cards that come with the game: all of them, and facts that the rules lean on.
import { describe, expect, test } from 'vitest';
import { ANH } from '../src/cards/ANH.cards.ts';
import { canStartAlone, type Card, dottedTitle, shortTitle } from '../src/cards/card.ts';
import { readCards, writeCards } from '../src/cards/cardfile.ts';
import { PRE } from '../src/cards/PRE.cards.ts';
import { SHIPPED_SETS, shippedCards } from '../src/cards/shipped.ts';
import { HALF, ONE, PI } from '../src/exact.ts';

const cards = shippedCards();
const byId = new Map(cards.map((one) => [one.id, one]));

function card(id: string): Card {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

const titles = (found: (one: Card) => boolean): string[] => cards.filter(found).map(({ title }) => title);

describe('the sets', () => {
  test('are whole: 324 and 162 cards, half of them of each side (CCG-DCK-04)', () => {
    expect(cards).toHaveLength(486);
    for (const [set, size] of [
      ['PRE', 324],
      ['ANH', 162],
    ] as const) {
      const own = cards.filter((one) => one.set === set);
      expect(own.map(({ number }) => number)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
      expect(own.filter(({ side }) => side === 'Dark')).toHaveLength(size / 2);
    }
    expect(byId.size).toBe(486);
  });

  test('have the cards of each type', () => {
    const counts = Map.groupBy(cards, ({ type }) => type);
    expect(Object.fromEntries([...counts].map(([type, list]) => [type, list.length]))).toEqual({
      Character: 121,
      Device: 27,
      Effect: 80,
      Interrupt: 127,
      Location: 54,
      Starship: 27,
      Vehicle: 12,
      Weapon: 35,
      'Epic Event': 2,
      Creature: 1,
    });
  });

  test('say nothing twice, but for ways to deploy', () => {
    const repeats = (lines: readonly string[]): string[] =>
      lines.filter((line, i) => lines.indexOf(line) !== i && !line.startsWith('Deploys '));
    expect(cards.flatMap(({ text, dark, light }) => [...repeats(text), ...repeats(dark), ...repeats(light)])).toEqual(
      [],
    );
  });

  test.each([
    ['PRE', PRE],
    ['ANH', ANH],
  ])('of %s are written as they were read', (_, file) => {
    const read = readCards(file);
    expect(read.faults).toEqual([]);
    expect(writeCards(read)).toBe(file);
    expect(SHIPPED_SETS).toContain(file);
  });

  test('have no two cards of one title on one side', () => {
    expect(new Set(cards.map(({ side, title }) => `${side} ${title}`)).size).toBe(486);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(457);
  });
});

describe('numbers', () => {
  test('are in thousandths, with halves and pi', () => {
    expect(card('PRE-19')).toMatchObject({
      title: 'Luke Skywalker',
      destiny: [ONE],
      ability: 4 * ONE,
      forfeit: 7 * ONE,
    });
    expect(card('ANH-89')).toMatchObject({ title: 'Greedo', forfeit: HALF });
    expect(card('ANH-10')).toMatchObject({ title: 'Hunchback', ability: ONE + HALF });
    expect(card('ANH-2')).toMatchObject({ title: 'Brainiac', destiny: [PI], byText: ['deploy', 'power', 'forfeit'] });
    expect(card('ANH-14')).toMatchObject({ title: 'R2-D2 (Artoo-Detoo)', destiny: [2 * ONE, 5 * ONE] });
    expect(card('PRE-175')).toMatchObject({ title: 'EG-6 (Eegee-Six)', destiny: [0], byText: ['destiny'] });
  });

  test('printed as a star have what holds without the text (CCG-CHR-08, CHR-12, CHR-13)', () => {
    const starred = cards.filter(({ byText, power }) => byText.includes('power') && power !== null);
    expect(starred.map(({ title, power }) => [title, power])).toEqual([
      ['Rebel Guard', 0],
      ['Rebel Pilot', 0],
      ['Imperial Pilot', 0],
      ['Imperial Trooper Guard', 0],
      ['Tusken Raider', ONE],
    ]);
  });

  test('are missing where the card has none', () => {
    // CCG-CHR-06: droids have no ability; CCG-SHP-01: armor or maneuver; CCG-OBJ-14: no hyperdrive is not 0.
    expect(
      titles(({ kinds, ability }) => kinds.includes('Droid') !== (ability === null) && kinds.includes('Droid')),
    ).toEqual([]);
    expect(titles(({ type, ability }) => type === 'Character' && ability === null)).toHaveLength(24);
    expect(
      titles(({ type, armor, maneuver }) => type === 'Starship' && (armor === null) === (maneuver === null)),
    ).toEqual([]);
    expect(
      titles(({ type, kinds, armor }) => type === 'Starship' && kinds.includes('Capital') !== (armor !== null)),
    ).toEqual([]);
    expect(
      titles(
        ({ type, traits, hyperspeed }) =>
          type === 'Starship' && traits.includes('No Hyperdrive') !== (hyperspeed === null),
      ),
    ).toEqual([]);
    expect(titles(({ kinds, parsec }) => kinds.includes('System') && parsec === null)).toEqual(['Death Star']);
    expect(titles(({ kinds, parsec }) => !kinds.includes('System') && parsec !== null)).toEqual([]);
  });

  test('of destiny are 0 on locations and Epic Events (CCG-DST-02)', () => {
    expect(titles(({ type, destiny }) => (type === 'Location' || type === 'Epic Event') && destiny[0] !== 0)).toEqual(
      [],
    );
  });
});

describe('kinds, icons and traits', () => {
  const having = (trait: Card['traits'][number]): string[] => titles(({ traits }) => traits.includes(trait));

  test('of a card of two kinds (CCG-CHR-01)', () => {
    expect(titles(({ type, kinds }) => type === 'Character' && kinds.length > 1)).toEqual(['Chewbacca']);
    expect(titles(({ type, kinds }) => type === 'Interrupt' && kinds.length > 1)).toHaveLength(5);
  });

  test('of the Force box (CCG-CHR-03, CHR-04)', () => {
    const bracket = (least: number, most: number): string[] =>
      titles(
        ({ type, ability }) =>
          type === 'Character' && ability !== null && ability >= least * ONE && ability <= most * ONE,
      );
    expect(having('Jedi Knight')).toEqual(['Obi-Wan Kenobi']);
    expect(having('Dark Jedi')).toEqual(['Darth Vader']);
    expect(having('Force-Attuned')).toEqual(bracket(3, 3));
    expect(having('Force-Sensitive')).toEqual(bracket(4, 5));
  });

  test('make troopers of those whose title or lore says so (CCG-CHR-10, CHR-11)', () => {
    expect(having('trooper')).toEqual([
      'Rebel Trooper',
      'Death Star Trooper',
      'Imperial Trooper Guard',
      'Stormtrooper',
      'Imperial Squad Leader',
      'Trooper Davin Felth',
    ]);
    expect(having('Gold Squadron pilot')).toEqual(['Dutch', 'Pops', 'Tiree']);
    expect(having('Red Squadron pilot')).toEqual(['Biggs Darklighter', 'Jek Porkins', 'Red Leader', 'Wedge Antilles']);
  });

  test('name the dejariks and the hologram (CCG-HOL-01, HOL-13)', () => {
    const sided = (side: string, trait: 'dejarik'): string[] =>
      titles((one) => one.side === side && one.traits.includes(trait)).toSorted();
    expect(sided('Light', 'dejarik')).toEqual(['Grimtaash', 'Houjix', "K'lor'slug", 'Mantellian Savrip']);
    expect(sided('Dark', 'dejarik')).toEqual(['Ghhhk', 'Kintan Strider', 'Molator', 'Monnok', "Ng'ok"]);
    expect(having('hologram')).toEqual(['Help Me Obi-Wan Kenobi']);
    expect(having('holosite')).toEqual(['Dejarik Hologameboard', 'Imperial Holotable']);
  });

  test('say which ships dock (CCG-SHP-12), and which vehicles are open', () => {
    const capital = titles(({ kinds }) => kinds.includes('Capital'));
    expect(having('ship-docking capability').toSorted()).toEqual([...capital, 'Millennium Falcon'].toSorted());
    expect(titles(({ type, traits }) => type === 'Vehicle' && !traits.includes('enclosed'))).toEqual([
      "Luke's X-34 Landspeeder",
      'Bantha',
      'Rogue Bantha',
    ]);
  });

  test('count what is there several times', () => {
    expect(card('ANH-74').icons).toMatchObject({ pilot: 3, nav: 3, scomp: 3 });
    expect(card('PRE-195')).toMatchObject({ title: 'Tonnika Sisters', icons: { warrior: 2 } });
  });

  test('give docking bays both icons (CCG-LOC-12)', () => {
    const bays = cards.filter(({ title }) => title.includes('Docking Bay'));
    expect(bays).toHaveLength(6);
    for (const { icons } of bays) expect(icons).toMatchObject({ interior: 1, exterior: 1 });
    expect(cards.filter(({ icons }) => icons.interior + icons.exterior > 1)).toHaveLength(6);
  });

  test('match starships and pilots both ways (CCG-TRM-08)', () => {
    const byTitle = new Map(cards.map((one) => [one.title, one]));
    const pairs = cards.flatMap(({ title, matches }) => matches.map((other) => `${title} / ${other}`));
    expect(pairs).toContain('Luke Skywalker / Red 5');
    for (const { title, type, matches } of cards)
      for (const other of matches) {
        expect(byTitle.get(other)?.matches, `${title} and ${other}`).toContain(title);
        expect(new Set([type, byTitle.get(other)?.type])).toEqual(new Set(['Character', 'Starship']));
      }
  });
});

describe('locations', () => {
  test('belong to a system, but for the holosites (CCG-LOC-10, HOL-01)', () => {
    expect(card('PRE-133')).toMatchObject({ title: 'Tatooine: Mos Eisley', system: 'Tatooine' });
    expect(card('PRE-139')).toMatchObject({ system: 'Yavin 4', lightIcons: 2, darkIcons: 0 });
    expect(titles(({ type, system }) => type === 'Location' && system === '')).toEqual([
      'Dejarik Hologameboard',
      'Imperial Holotable',
    ]);
    expect(titles(({ type, system }) => type !== 'Location' && system !== '')).toEqual([]);
  });

  test('start alone unless they need another card (CCG-STA-05)', () => {
    expect(titles((one) => one.type === 'Location' && !canStartAlone(one))).toEqual([
      'Death Star: Trench',
      'Sandcrawler: Loading Bay',
      'Sandcrawler: Droid Junkheap',
    ]);
    expect(canStartAlone(card('PRE-19'))).toBe(false);
  });
});

test('titles with their dots, and as they are called', () => {
  expect(dottedTitle(card('PRE-31'))).toBe('•••Talz');
  expect(dottedTitle(card('PRE-194'))).toBe('Stormtrooper');
  expect(shortTitle('R2-D2 (Artoo-Detoo)')).toBe('R2-D2');
  expect(shortTitle('Talz')).toBe('Talz');
});
