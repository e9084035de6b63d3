/** What is on a card: kinds, numbers, and the facts as the shipped cards have them. */
import { DOTS, type Dot } from '../src/cards/card.ts';
import type { Definition } from '../src/cards/catalogue.ts';
import { youngJedi } from '../src/game.ts';
import { fail, scenario, shippedCatalogue } from '../src/testing/index.ts';
import { copies, deck, plainCards } from './deck-lists.ts';

const all = (): readonly Definition[] => shippedCatalogue().cards;
const originals = (): Definition[] => all().filter(({ card }) => card.reprintOf === null);
const the = (id: string): Definition => shippedCatalogue().byId.get(id) ?? fail(`there is no card ${id}`);
const named = (name: string): Definition => shippedCatalogue().find(name) ?? fail(`there is no one card ${name}`);
const idsOf = (cards: readonly Definition[]): string[] => cards.map(({ card }) => card.id);

scenario('There are seven types of card, and Double Impact cards that are two of them', 'YJ-CARD-01', (t) => {
  const count: Record<string, number> = {};
  for (const { type } of originals()) count[type] = (count[type] ?? 0) + 1;
  t.is(count, {
    Character: 297,
    Weapon: 64,
    Battle: 128,
    Location: 18,
    Starship: 16,
    Effect: 28,
    Objective: 2,
    'Double Impact': 14,
  });
  for (const { card, halves } of originals().filter(({ type }) => type === 'Double Impact'))
    t.is(halves.map(({ type }) => type).includes('Battle') && halves.length === 2, true, card.id);
});

scenario('A deck has the cards of one side', 'YJ-CARD-02', (t) => {
  const game = youngJedi(shippedCatalogue());
  const mixed = deck(plainCards('Dark', { green: 9 }), copies('Light', 'Jawa, Thief', 1));
  for (const seat of [0, 1, -1])
    t.is(
      game.checkDeck(mixed, seat, 'faq').map(({ rule }) => rule),
      ['YJ-CARD-02'],
    );
  t.is(game.checkDeck(deck(plainCards('Dark')), 0, 'faq'), []);
  t.is(new Set(all().map(({ card }) => card.side)).size, 2);
});

scenario('Every card but the Objective has a destiny number from 1 to 6', 'YJ-CARD-03', (t) => {
  for (const { card, destiny, type } of all()) {
    t.is(destiny.length === 0, type === 'Objective', card.id);
    t.is(
      destiny.every((n) => Number.isInteger(n) && n >= 1 && n <= 6),
      true,
      card.id,
    );
  }
  t.is(
    ['MDM-71', 'MDM-107', 'MDM-121', 'BON-129', 'MDM-135', 'MDM-138'].map((id) => the(id).destiny[0]),
    [1, 2, 5, 5, 4, 5],
  );
});

scenario('Each kind of card has its own place', 'YJ-CARD-05', (t) => {
  // Icons in the colour of a planet are those of Characters; only Locations are of a planet besides.
  for (const { card, type, planet } of all()) t.is(planet >= 0, type === 'Character' || type === 'Location', card.id);
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      objective: true,
      hand: [
        'Watto, Slave Owner',
        'Blaster',
        'Sandstorm',
        'Sando Aqua Monster',
        'Tatooine, Podrace Arena',
        'Droid Starfighter [MDM]',
      ],
    },
  });
  t.offers(
    'Deploy Watto, Slave Owner to Tatooine for 2 counters',
    'Deploy Blaster to Tatooine for free',
    'Deploy Sando Aqua Monster to Tatooine for 2 counters',
    'Play Tatooine, Podrace Arena as the new location',
    'Launch Droid Starfighter into Hyperspace',
    'End the Deploy step',
  );
  t.card('Boonta Eve Classic', { zone: 'objective' });
});

scenario('Frames and diamonds: one stack, one only, or any number', 'YJ-CARD-06 YJ-CARD-30', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      Tatooine: ['Queen Amidala, Royal Leader', "Kitster, Anakin's Friend", 'Jawa, Thief'],
      Naboo: ['Boss Nass, Gungan Leader', "Wald, Anakin's Friend", 'Gungan Guard'],
      hand: [
        'Queen Amidala, Ruler of Naboo',
        "Kitster, Anakin's Friend",
        'Jawa, Thief',
        'Boss Nass, Gungan Leader',
        "Wald, Anakin's Friend",
        'Gungan Guard',
      ],
    },
  });
  // Stackable: on top of her own stack; unique: not again; diamond: as many as one likes.
  t.offers('Deploy Queen Amidala', 'Deploy Jawa, Thief', 'Deploy Gungan Guard', 'End the Deploy step');
  const count: Record<string, number> = {};
  for (const { card } of originals()) count[card.uniqueness] = (count[card.uniqueness] ?? 0) + 1;
  t.is(count, { stackable: 220, diamond: 137, none: 190, unique: 20 });
});

scenario('White bars are the price of a card; no bar is free', 'YJ-CARD-07 YJ-CARD-19', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      hand: ['Darth Maul, Sith Lord', 'Blaster', 'Blaster Rifle', 'Tatooine, Podrace Arena', 'Droid Starfighter [MDM]'],
    },
  });
  t.answer('Deploy Darth Maul, Sith Lord to Tatooine for 6 counters');
  t.is(t.counters('Dark'), 0);
  // Nothing is left for a Blaster Rifle with its one bar; these cost nothing.
  t.offers(
    'Deploy Blaster to Tatooine for free',
    'Play Tatooine, Podrace Arena',
    'Launch Droid Starfighter',
    'End the Deploy step',
  );
  t.answer('Launch Droid Starfighter', 'Play Tatooine, Podrace Arena', 'Deploy Blaster');
  t.is(t.counters('Dark'), 0);
  for (const { card, type, counters } of all())
    if (['Starship', 'Battle', 'Location', 'Objective'].includes(type)) t.is(counters, 0, card.id);
});

scenario('Six dots, from red at the top to purple at the bottom', 'YJ-CARD-08 YJ-CARD-31', (t) => {
  t.is(DOTS, ['red', 'orange', 'blue', 'yellow', 'green', 'purple']);
  const dots: Record<string, string> = {
    'Darth Maul, Sith Lord': 'red',
    'Sith Lightsaber': 'orange',
    'Nute Gunray, Neimoidian Viceroy': 'blue',
    Sandstorm: 'yellow',
    "Bib Fortuna, Twi'lek Advisor": 'green',
    'Sith Infiltrator, Starfighter': 'purple',
    'Darth Maul, Sith Assassin': DOTS.join(),
    'Boonta Eve Classic (Dark)': 'orange,yellow,purple',
  };
  for (const [name, expected] of Object.entries(dots)) t.is(named(name).card.dots.join(), expected, name);
  // Wild cards: those of the enhanced sets with their prints in Reflections, and the Objectives.
  const wild = originals().filter(({ card }) => card.dots.length > 1);
  t.is([...new Set(wild.map(({ card }) => card.set))], ['EMDM', 'EBON', 'BEP']);
  t.is(wild.length, 20);
});

scenario('Each colour is the colour of some types of card', 'YJ-CARD-09', (t) => {
  const types: Record<string, Set<Dot>> = {};
  for (const { card, type } of all().filter((definition) => definition.card.dots.length === 1))
    (types[type] ??= new Set()).add(card.dots[0]!);
  t.is(
    Object.entries(types).map(([type, dots]) => `${type}: ${[...dots].sort().join(' ')}`),
    [
      'Character: blue green red',
      'Weapon: orange',
      'Battle: yellow',
      'Location: purple',
      'Starship: purple',
      'Effect: yellow',
      'Double Impact: yellow',
    ],
  );
});

scenario('Vehicles and gadgets are Weapons; Tanks and droid squads are Characters', 'YJ-CARD-22', (t) => {
  for (const name of [
    'STAP',
    'Kaadu',
    "Sebulba's Podracer",
    'Flash Speeder',
    'Comlink',
    "Watto's Datapad",
    'Multi Troop Transport',
  ])
    t.is(named(name).type, 'Weapon', name);
  for (const name of [
    'Trade Federation Tank, Armored Division',
    'Battle Droid Squad, Assault Unit',
    'Destroyer Droid Squad, Guard Division',
  ])
    t.is(named(name).type, 'Character', name);
  // A Weapon holds no planet, a Tank does.
  const side = { location: 'Battle Plains', at: 'Dark ends the turn' } as const;
  t.board({ ...side, dark: { Naboo: ['STAP', 'Multi Troop Transport'] }, light: { hand: ['Tatooine, Mos Espa'] } });
  t.is(t.state.control[2], -1);
  t.board({
    ...side,
    dark: { Naboo: ['Trade Federation Tank, Armored Division'] },
    light: { hand: ['Tatooine, Mos Espa'] },
  });
  t.is(t.state.control[2], 0);
});

scenario('An Armed & Dangerous Character costs what Character and weapon cost together', 'YJ-CARD-32', (t) => {
  const armed = originals().filter((definition) => definition.armed);
  t.is(armed.length, 12);
  for (const { card, counters } of armed) {
    const name = card.subtitle === '' ? card.title : `${card.title}, ${card.subtitle}`;
    t.is(counters, named(name).counters + named(card.weapon).counters, card.id);
  }
  t.is([the('MDM-40').counters, the('MDM-103').counters], [1, 2]); // as corrected
});

scenario('Bonus dots of Characters and Battle cards are those printed', 'YJ-CARD-33', (t) => {
  const bonuses: Record<string, readonly number[]> = {
    'Qui-Gon Jinn, Jedi Master': [1, 2, 1],
    'Jar Jar Binks, Gungan Chuba Thief': [2, 0, 0],
    'Anakin Skywalker, Podracer Pilot': [1, 1, 3],
    'Darth Maul, Dark Lord of the Sith': [1, 0, 0],
    "Shmi Skywalker, Anakin's Mother": [3, 0, 0],
  };
  for (const [name, expected] of Object.entries(bonuses)) t.is(named(name).bonus, expected, name);
  const gives = (name: string) => [named(name).by.bonus?.[0]?.n ?? 0, named(name).by.draws?.[0]?.n ?? 0];
  t.is(gives('Sandstorm'), [3, 0]);
  t.is(gives("Watto's Wager"), [0, 1]);
  t.is(gives('Brave Little Droid & Counterparts'), [3, 2]);
  t.is(gives('Vile Gangsters'), [4, 0]);
});

scenario('Users of Weapons and Battle cards and the kinds of Starship are those printed', 'YJ-CARD-34', (t) => {
  const boxes = (name: string) => named(name).boxes.map(({ who, power, draws }) => `${who.phrase}: ${power}, ${draws}`);
  t.is(boxes("Darth Maul's Lightsaber [TJC]"), ['Darth Maul: 2, 1', 'Darth Sidious: 0, 1']);
  t.is(boxes('STAP'), ['Any battle droid: 2, 1']);
  const users = (name: string) =>
    named(name).uses.map(({ members }) => members.map(({ phrase }) => phrase).join(' + '));
  t.is(users('Kaa Bazza Kundee Hodrudda!'), ['Jabba + Bib Fortuna']);
  t.is(users('Sandstorm'), ['any character']);
  const ships = originals().filter(({ type }) => type === 'Starship');
  t.is(idsOf(ships.filter(({ transport }) => transport)), [
    'MDM-70',
    'MDM-140',
    'TJC-70',
    'BON-67',
    'BON-137',
    'BEP-30',
    'BEP-60',
  ]);
  for (const { card, starfighter, transport } of ships) t.is(starfighter, !transport, card.id);
});

scenario('A question mark is a draw, a stroke divides two destiny numbers', 'YJ-CARD-35', (t) => {
  for (const { card, power, type } of all())
    t.is(power === -1, type === 'Character' && card.title === 'Anakin Skywalker', card.id);
  for (const { card, destiny, type, armed } of all())
    t.is(destiny.length === 2, type === 'Double Impact' || armed, card.id);
  t.is(
    [the('REF-A1').destiny, the('REF-D7').destiny],
    [
      [3, 4],
      [1, 5],
    ],
  );
});

scenario('Foils and reprints play exactly like the original', 'YJ-CARD-36', (t) => {
  const reprints = all().filter(({ card }) => card.reprintOf !== null);
  t.is(reprints.length, 108);
  for (const { index: _, card, ...same } of reprints) {
    const { index: __, card: original, ...rest } = the(card.reprintOf!);
    t.is(same, rest, card.id);
    t.is([card.title, card.subtitle, card.text], [original.title, original.subtitle, original.text], card.id);
  }
  // The foil of Obi-Wan on the table with the ordinary one: one stack, the same text.
  t.board({
    at: 'Dark battles',
    location: 'Theed Palace',
    dark: { Naboo: ['Battle Droid: Pilot, Patrol Division'] },
    light: { Naboo: ['Obi-Wan Kenobi, Jedi Knight [BON F1]', "Obi-Wan Kenobi's Lightsaber"] },
  });
  t.battle({ plan: { Light: ["Obi-Wan Kenobi's Lightsaber"] } });
  t.is(t.powers(), [[3, 5 + 1 + 1 + 2 + 3]]); // power, Theed Palace, his text, his lightsaber with its draw
});

scenario('The cards follow the corrections', 'YJ-CARD-37', (t) => {
  t.is(named('Eopie').counters, 1);
  t.is(named('Battle Droid: Infantry, AAT Division').counters, 2);
  t.is(
    named('The Might Of The Republic').uses[0]!.members.map(({ phrase }) => phrase),
    ['any diamond Coruscant Guards', 'any diamond Coruscant Guards'],
  );
  t.is(named('Droid Starfighter [MDM]').starfighter, true);
  t.is(named("Are You An Angel? & I've Been Trained In Defense").by.bonus![0]!.n, 4);
  t.is(named('Boles Roor, Podracer Pilot').card.number, '11');
  t.is(named('Jira, Pallie Vendor').unique, true);
});
