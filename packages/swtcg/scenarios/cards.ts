import { borderOf } from '../src/cards/borders.ts';
import { type Card, isUnit, YUUZHAN_VONG } from '../src/cards/card.ts';
import { readCards } from '../src/cards/cardfile.ts';
import { EDITIONS } from '../src/editions.ts';
import { importSet } from '../src/import/import-set.ts';
import { CHARACTER } from '../src/rules/state.ts';
import { power } from '../src/rules/query.ts';
import { catalogueWith, gameWith, scenario, scenarioBoth } from '../src/testing/index.ts';
import { deck, legalDeck } from './deck-lists.ts';

const cards = (): Card[] => catalogueWith().cards.map((definition) => definition.card);

const different = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** A card file of one card with this first line, and what is wrong with it. */
const read = (...lines: readonly string[]) => readCards(`# Scenario (TEST)\n\n${lines.join('\n   ')}\n`);

scenario('Five card types, three of them units', 'TCG-CARD-01', (t) => {
  t.is(different(cards().map((card) => card.type)), ['Battle', 'Character', 'Ground', 'Mission', 'Space']);
  t.is(
    different(
      cards()
        .filter(isUnit)
        .map((card) => card.type),
    ),
    ['Character', 'Ground', 'Space'],
  );
  for (const type of ['Equipment', 'Location'])
    t.is(read(`1 Thing   Dark ${type}   C`, 'cost 1   speed 10   power 1   health 1').faults.length, 1, type);
});

scenarioBoth('Each card type has its border', 'TCG-CARD-03', (t) => {
  const borders: Readonly<Record<string, string>> = {
    Space: 'blue',
    Ground: 'green',
    Character: 'purple',
    Battle: 'red',
    Mission: 'yellow',
  };
  for (const card of cards()) t.is(borderOf(card), borders[card.type], card.id);
  t.is(different(cards().map((card) => card.type)), different(Object.keys(borders)));
});

scenarioBoth('What stands on a unit card', 'TCG-CARD-05', (t) => {
  const [luke] = read(
    '25 Luke Skywalker (B)   Light Character - Jedi Padawan   R',
    'cost 4   speed 50   power 4   health 3',
    'Pay 2 Force -> Evade 1.',
  ).cards;
  const { abilities, ...facts } = luke!;
  t.is(abilities.length, 1);
  t.is(facts, {
    id: 'TEST-25',
    set: 'TEST',
    number: 25,
    name: 'Luke Skywalker',
    version: 'B',
    side: 'Light',
    type: 'Character',
    subtypes: ['Jedi', 'Padawan'],
    rarity: 'R',
    cost: 4,
    speed: 50,
    power: 4,
    health: 3,
  });
  // None of the numbers may be missing.
  for (const numbers of ['speed 50   power 4   health 3', 'cost 4   power 4   health 3', 'cost 4   speed 50   power 4'])
    t.is(read('25 Luke Skywalker (B)   Light Character - Jedi   R', numbers).cards.length, 0, numbers);
  for (const { card, unique } of catalogueWith().cards) {
    t.is(/^[A-Z]$/u.test(card.version), unique, `${card.id}: a version letter`);
    if (!isUnit(card)) t.is(unique, false, `${card.id}: unique`);
    else t.is(card.cost > 0 && card.health > 0 && card.number > 0, true, `${card.id}: numbers`);
  }
});

/** Rows of a set file as collectors exchange it, with the columns that matter here. */
function imported(...rows: readonly (readonly [name: string, subtypes: string, text: string])[]): readonly Card[] {
  const heading =
    'Name Set ImageFile Side Type Subtype Cost Speed Power Health Rarity Number Usage Text Script Classification DraftRarity';
  const lines = rows.map(([name, subtypes, text], i) =>
    [name, 'TEST', '', 'D', 'Character', subtypes, 3, 30, 3, 3, 'C', i + 1, '', text, '', '', ''].join('\t'),
  );
  return readCards(importSet([heading.split(' ').join('\t'), ...lines].join('\n'), { name: 'Scenario' }).text).cards;
}

scenarioBoth('Type and subtypes; hyphens mean nothing', 'TCG-CARD-06', (t) => {
  const [oneGroup, twoGroups] = imported(['One', 'Dark Jedi Sith Lord', ''], ['Two', 'Dark Jedi - Sith Lord', '']);
  t.is(twoGroups!.type, 'Character');
  t.is(twoGroups!.subtypes, ['Dark', 'Jedi', 'Sith', 'Lord']);
  t.is(oneGroup!.subtypes, twoGroups!.subtypes);
  t.board({
    at: 'Character battle',
    dark: { character: ['Darth Vader (A)', 'Geonosian Guard', 'Rally'] },
    cards: `
      1 Rally   Dark Character - Officer   C
         cost 3   speed 20   power 2   health 3
         Each of your Sith units has +10 speed.
    `,
  });
  // Dark Jedi Knight - Sith Lord: every word after the type counts.
  t.card('Darth Vader (A)', { speed: 60 });
  t.card('Geonosian Guard', { speed: 30 });
});

scenarioBoth('The build cost is what has to lie on a card', 'TCG-CARD-07', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      build: [
        { down: 'Geonosian Warrior', counters: 2 }, // cost 3
        { down: 'Battle Droid Squad', counters: 2 }, // cost 2
        { down: 'Subtle Assassination', counters: 2 }, // cost 3
        { down: 'Destruction of Hope', counters: 2 }, // cost 2
      ],
    },
  });
  t.offers(
    'deploy Battle Droid Squad',
    ...t.by({ nh: [], x: ['bring Battle Droid Squad into the build zone'] }),
    'complete Destruction of Hope',
    'done',
  );
});

scenarioBoth('Side symbols', 'TCG-CARD-08', (t) => {
  t.is(different(cards().map((card) => card.side)), ['Dark', 'Light', 'Neutral']);
  t.is(read('1 Thing   Grey Battle   C').faults.length, 1);
  // Of the symbol that the other rulebook adds no card can be in a deck.
  const game = gameWith('1 Thing   Yuuzhan Vong Battle   C\n   Draw 1 card.');
  const { sides } = EDITIONS.find(({ id }) => id === t.edition)!;
  t.is(sides.includes(YUUZHAN_VONG), t.by({ nh: false, x: true }));
  t.is(game.checkDeck(deck(legalDeck('Dark').cards, [{ id: 'TEST-1', copies: 1 }]), 0, 'nh'), [
    { rule: 'TCG-PRIME-02', message: 'Thing is of a side that this rulebook does not have' },
  ]);
});

scenarioBoth('The faster unit of an arena attacks first', 'TCG-CARD-09', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Guard', 'Geonosian Warrior'], ground: ['Swoop Bike'] }, // 30, 50
    light: { character: ['Clone Warrior 4/163', 'Clone Trooper 6/298'] }, // 40, 60
  });
  t.offersAlso('Clone Trooper does not attack');
  t.answer('Light: Clone Trooper does not attack');
  t.answer('Dark: Geonosian Warrior does not attack');
  t.answer('Light: Clone Warrior does not attack');
  t.answer('Dark: Geonosian Guard does not attack');
});

scenarioBoth('As many dice as power', 'TCG-CARD-10', (t) => {
  t.board({
    at: 'Character battle',
    dice: [4, 1, 1, 2, 2, 2, 6],
    dark: { character: ['Geonosian Warrior'] }, // power 3
    light: { character: ['Clone Warrior 4/163'] }, // power 4
  });
  t.answer('Dark: Geonosian Warrior attacks Clone Warrior');
  t.is(t.lastDice(), [4, 1, 1]);
  t.answer('Light: Clone Warrior attacks Geonosian Warrior');
  t.is(t.events('roll')[1]!.dice, [2, 2, 2, 6]);
});

scenarioBoth('As much damage as health discards a unit, and not less', 'TCG-CARD-11', (t) => {
  t.board({
    at: 'Character battle',
    dice: [4, 4, 4, 4, 1],
    dark: { character: ['Geonosian Warrior', 'Geonosian Guard'] }, // power 3, then 2
    light: {
      character: [
        { card: 'Clone Warrior 4/163', tapped: true },
        { card: 'Naboo Security Guard', tapped: true },
      ],
    },
  });
  t.answer('Dark: Geonosian Warrior attacks Clone Warrior');
  t.card('Clone Warrior 4/163', { zone: 'Character', damage: 3, health: 4 });
  t.answer('Dark: Geonosian Guard attacks Clone Warrior');
  t.is(t.titles('Light', 'discard'), ['Clone Warrior 4/163']);
  t.is(t.titles('Light', 'Character'), ['Naboo Security Guard']);
});

scenario('A version letter makes a card one of a kind', 'TCG-CARD-12', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 9,
      hand: ['Jawa', 'Dannik Jerriko (A)', 'Darth Vader (C)'],
      character: ['Jawa', 'Dannik Jerriko (A)', 'Darth Vader (B)'],
    },
    light: { character: ['Jawa', 'Dannik Jerriko (A)'] },
  });
  t.offers(
    'build Jawa',
    'build Dannik Jerriko',
    'build Darth Vader',
    'deploy Jawa',
    'deploy Dannik Jerriko',
    'stack Darth Vader (C) beneath Darth Vader (B)',
    'stack Darth Vader (C) on top of Darth Vader (B)',
    'done',
  );
  t.answer('Dark: deploy Jawa', 'Dark: deploy Dannik Jerriko');
  t.is(t.titles('Dark', 'Character'), ['Jawa', 'Dannik Jerriko (A)', 'Darth Vader (B)', 'Jawa']);
  t.is(t.titles('Dark', 'discard'), ['Dannik Jerriko (A)']);
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  // Both players have a Jawa and a Dannik Jerriko; only the unique one is contested.
  t.is(
    t.events('contest').map((e) => t.game.cards.cards[e.def]!.card.name),
    ['Dannik Jerriko'],
  );
});

scenarioBoth('A card that names itself means itself alone', 'TCG-CARD-13', (t) => {
  const [guard] = imported(['Palace Guard', 'Guard', 'Pay 1 Force -> Palace Guard gets +2 power for this attack.']);
  const [own] = read(
    '1 Palace Guard   Dark Character - Guard   C',
    'cost 3   speed 30   power 3   health 3',
    'Pay 1 Force -> Give this unit +2 power this attack.',
  ).cards;
  t.is(guard!.abilities, own!.abilities);
  t.board({
    at: 'Character battle',
    dark: { force: 1, character: ['Palace Guard', 'Palace Guard'] },
    light: { character: [{ card: 'Clone Warrior 4/163', tapped: true }] },
    cards: `
      1 Palace Guard   Dark Character - Guard   C
         cost 3   speed 30   power 3   health 3
         Pay 1 Force -> Give this unit +2 power this turn.
    `,
  });
  t.answer('Dark: Palace Guard: Give this unit +2 power');
  t.is(
    t.state.arena[CHARACTER]!.map((unit) => power(t.table, unit)).sort((a, b) => a - b),
    [3, 5],
  );
});

scenarioBoth('What Battle cards do is no ability', 'TCG-CARD-18', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 4, hand: ['Disturbance in the Force'], character: ['Geonosian Guard'] },
    light: { force: 5, hand: ["Leia's Kiss"], character: [{ card: 'Luke Skywalker (B)', tapped: true }] },
  });
  t.answer('Dark: complete Disturbance in the Force', 'Dark: done', 'Light: done', 'Dark: done');
  t.passUntil('chance', 'Light');
  // No activated abilities this turn: not Luke's speed, but the Battle card.
  t.offers("play Leia's Kiss", 'pass');
  for (const definition of t.game.cards.cards)
    if (!definition.unit)
      t.is([definition.activated, definition.statics, definition.keywordAbilities], [[], [], []], definition.card.id);
});

scenarioBoth('Story text does nothing', 'TCG-CARD-19', (t) => {
  t.board({
    at: 'Character battle',
    dice: [4, 4, 4, 4],
    dark: { force: 20, character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { force: 20, character: ['Clone Warrior 4/163'] }, // its text box tells only a story
  });
  // Nobody has anything to play, in any of the chances of the attack.
  t.offers('Clone Warrior attacks Geonosian Guard', 'Clone Warrior does not attack');
  t.answer('Clone Warrior attacks Geonosian Guard');
  t.is(t.match.commands.length, 1);
  t.card('Clone Warrior 4/163', { speed: 40, power: 4, health: 4 });
  t.is([t.events('trigger'), t.events('play')], [[], []]);
});

scenarioBoth('The version is no part of the name', 'TCG-CARD-30', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: ['Luke Skywalker (A)'],
      deck: [
        'Luke Skywalker (C)',
        "Luke's X-Wing (A)",
        'Luke Skywalker (D)',
        'Anakin Skywalker (A)',
        'Lucke Skywalker',
      ],
    },
    cards: `
      1 Lucke Skywalker   Light Character - Jedi   C
         cost 3   speed 30   power 3   health 3
    `,
  });
  t.startBuilding();
  t.answer('Light: Luke Skywalker (A): Search your deck');
  t.asks('Light', 'search');
  t.offers('search Luke Skywalker (C)', 'search Luke Skywalker (D)', 'done');
});

scenario('Common, uncommon, rare', 'TCG-CARD-38', (t) => {
  t.is(different(cards().map((card) => card.rarity)), ['C', 'R', 'U']);
});

scenarioBoth('A Battle card without a cost is free', 'TCG-CARD-40', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 0, hand: ['Windfall', 'Bargain'], character: ['Geonosian Guard'] },
    light: { character: ['Naboo Security Guard'] },
    cards: `
      1 Windfall   Dark Battle   C
         Gain 2 Force.

      2 Bargain   Dark Battle   C
         Pay 1 Force -> Draw 1 card.
    `,
  });
  t.asks('Dark', 'chance');
  t.offers('play Windfall', 'pass');
  t.answer('play Windfall');
  t.is(t.force('Dark'), 2);
});
