/** Stackable, unique and diamond cards. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, shippedCatalogue } from '../src/testing/index.ts';

/** The card in this place of the hand is not to be deployed or launched, by this rule. */
const refused = (t: Play, seat: number, place: number, kind: 'deploy' | 'launch', rule: string): void =>
  t.refused(t.whyNot(seat, { kind, card: t.state.hand[seat]![place]! }), rule);

scenario('Diamond cards: any number, anywhere', 'YJ-STK-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['Rodian, Mercenary', 'Blaster'],
      Naboo: ['Rodian, Mercenary', 'Blaster'],
      hyperspace: ['Droid Starfighter [MDM]'],
      hand: ['Rodian, Mercenary', 'Rodian, Mercenary', 'Blaster', 'Droid Starfighter [MDM]'],
    },
  });
  t.answer('Deploy Rodian', 'Deploy Rodian', 'Deploy Blaster', 'Launch Droid Starfighter');
  t.is(t.titles('Dark', 'Tatooine').length, 5);
  t.is(t.titles('Dark', 'hyperspace').length, 2);
});

scenario('Cards of one stackable title stand for one person or thing, on one planet', 'YJ-STK-02', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      Tatooine: ['Queen Amidala, Royal Leader'],
      Naboo: ['Boss Nass, Gungan Leader', "Captain Panaka's Blaster"],
      hand: [
        'Queen Amidala, Royal Leader',
        'Queen Amidala, Voice of Her People',
        'Boss Nass, Gungan Chief',
        "Captain Panaka's Blaster",
      ],
    },
  });
  t.offers('Deploy Queen Amidala, Royal Leader', 'Deploy Queen Amidala, Voice of Her People', 'End the Deploy step');
  t.answer('Deploy Queen Amidala, Royal Leader', 'Deploy Queen Amidala, Voice of Her People');
  t.is(t.titles('Light', 'Tatooine'), [
    'Queen Amidala, Royal Leader',
    'Queen Amidala, Royal Leader',
    'Queen Amidala, Voice of Her People',
  ]);
});

scenario('Stranded, or at the Objective, she cannot be elsewhere too', 'YJ-STK-03', (t) => {
  const hand = ['Sebulba, Podracer Pilot', "Sebulba's Podracer", 'Watto, Junk Merchant', 'Gasgano, Podracer Pilot'];
  t.board({
    at: 'Dark deploys',
    location: 'Podrace Arena',
    dark: {
      race: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"],
      Naboo: ['Watto, Slave Owner'],
      controls: ['Naboo'],
      hand,
    },
  });
  t.offers('Deploy Gasgano', 'End the Deploy step');
  for (const place of [0, 1, 2]) refused(t, DARK, place, 'deploy', 'YJ-STK-03');
  // The other way round: in the desert, so not in the race.
  t.board({
    at: 'Dark deploys',
    location: 'Podrace Arena',
    dark: { objective: true, Tatooine: ['Sebulba, Dug Podracer Pilot'], hand },
  });
  t.doesNotOffer('Enter Sebulba, Podracer Pilot');
  t.offersAlso('Deploy Sebulba, Podracer Pilot to Tatooine', 'Enter Gasgano');
});

scenario('Each card of a stack fights for itself', 'YJ-STK-04', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Theed Palace',
    dark: { Naboo: ['Darth Maul, Sith Lord', 'Darth Maul, Dark Lord of the Sith'] },
    light: { Naboo: ['Mace Windu, Jedi Speaker', 'Obi-Wan Kenobi, Jedi Knight'] },
  });
  t.battle({ plan: { Dark: ['Sith Lord'], Light: ['Mace Windu'] } });
  t.is(t.powers(), [
    [3, 6 + 1],
    [6 + 1, 5 + 1],
  ]);
  t.is(t.damage(), [
    ['Dark', 6],
    ['Light', 5],
  ]);
  t.card('Darth Maul, Sith Lord', { zone: 'discard' });
  t.card('Darth Maul, Dark Lord of the Sith', { zone: 'Naboo' });
});

scenario('A unique card is in play once', 'YJ-STK-05', (t) => {
  const hand = ["Kitster, Anakin's Friend", 'Jira, Pallie Vendor', "Wald, Anakin's Friend"];
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ["Kitster, Anakin's Friend"], Naboo: ['Jira, Pallie Vendor'], hand },
  });
  t.offers('Deploy Wald', 'End the Deploy step');
  for (const place of [0, 1]) refused(t, LIGHT, place, 'deploy', 'YJ-STK-05');
  // Once it is out of play, another may come.
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { discard: ["Kitster, Anakin's Friend"], hand } });
  t.offersAlso('Deploy Kitster');
});

scenario('One copy of each unique Starship in Hyperspace', 'YJ-STK-06', (t) => {
  const unique = {
    Dark: [
      "Darth Maul's Starfighter, Sith Infiltrator",
      'Droid Control Ship, Trade Federation Transport',
      "Viceroy's Battleship, Trade Federation Transport",
    ],
    Light: [
      "Amidala's Starship, Royal Transport",
      'Radiant VII, Republic Cruiser Transport',
      'Bravo 1, Naboo Starfighter',
      'Bravo 2, Naboo Starfighter',
      'Bravo 3, Naboo Starfighter',
    ],
  };
  const dark = {
    hyperspace: [...unique.Dark, 'Sith Infiltrator, Starfighter'],
    hand: [...unique.Dark, 'Sith Infiltrator, Starfighter'],
  };
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark });
  t.is(t.options, ['Launch Sith Infiltrator, Starfighter into Hyperspace', 'End the Deploy step']);
  refused(t, DARK, 0, 'launch', 'YJ-STK-06');
  const light = {
    hyperspace: [...unique.Light, 'Republic Cruiser, Transport'],
    hand: [...unique.Light, 'Republic Cruiser, Transport'],
  };
  t.board({ at: 'Light deploys', location: 'Mos Espa', light });
  t.is(t.options, ['Launch Republic Cruiser, Transport into Hyperspace', 'End the Deploy step']);
  // Several in hand are no harm, and neither is one in the discard pile.
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: light.hand, discard: unique.Light } });
  for (const name of light.hand) t.offersAlso(`Launch ${name}`);
  // The same holds when ships join to intercept.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hyperspace: ['Battleship, Trade Federation Transport'] },
    light: {
      hyperspace: ['Bravo 1, Naboo Starfighter'],
      hand: ['Bravo 1, Naboo Starfighter', 'Bravo 2, Naboo Starfighter'],
    },
  });
  t.answer('Evacuate Tatooine');
  t.offers('Launch Bravo 2', 'Intercept', 'Do not intercept');
});

scenario("Both Amidala's Starships are one ship", 'YJ-STK-07', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      hyperspace: ["Amidala's Starship, Royal Transport"],
      hand: ["Amidala's Starship, Queen's Transport", 'Republic Cruiser, Transport'],
    },
  });
  t.offers('Launch Republic Cruiser', 'End the Deploy step');
});

scenario("The opponent's cards do not matter", 'YJ-STK-08', (t) => {
  // The one title that both sides have and that is a stack on one of them.
  const sabers = shippedCatalogue().cards.filter(({ card }) => card.title === 'Jedi Lightsaber');
  t.is(new Set(sabers.map(({ title }) => title)).size, 1);
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { Naboo: ['Jedi Lightsaber, Stolen by Aurra Sing'] },
    light: { hand: ['Jedi Lightsaber, Constructed by Ki-Adi-Mundi'] },
  });
  t.offers('Deploy Jedi Lightsaber', 'End the Deploy step');
});

scenario('Battle cards and Effects may be used in any number of copies', 'YJ-STK-09', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      Naboo: ['Sando Aqua Monster'],
      Tatooine: ['Watto, Slave Owner', 'Rodian, Mercenary'],
      hand: ['Sando Aqua Monster', 'Sandstorm', 'Sandstorm'],
    },
    light: { Tatooine: ['Jawa, Thief', 'Ishi Tib, Warrior'] },
  });
  t.answer('Deploy Sando Aqua Monster', 'End the Deploy step');
  t.battle({
    cards: { Dark: ['Sandstorm', 'Sandstorm'] },
    plan: { Dark: ['Sandstorm', 'Watto', 'Sandstorm', 'Rodian'], Light: ['Jawa', 'Ishi Tib'] },
  });
  t.is(t.powers(), [
    [3 + 1 + 3, 3],
    [2 + 3, 3],
  ]);
});

scenario('An Armed & Dangerous card belongs to the stack of its Character', 'YJ-STK-10', (t) => {
  const jarJar = "Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole";
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['Jar Jar Binks, Gungan Outcast'], hand: [jarJar] },
  });
  t.offersAlso('Deploy Jar Jar Binks');
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Naboo: ['Jar Jar Binks, Gungan Outcast'], hand: [jarJar] },
  });
  t.offers('End the Deploy step');
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Naboo: [jarJar], hand: ['Jar Jar Binks, Gungan Outcast'] },
  });
  t.offers('End the Deploy step');
  // Its built-in weapon is no Weapon card: the Electropole itself may be anywhere.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Naboo: [jarJar], hand: ["Jar Jar Binks' Electropole"] },
  });
  t.offersAlso("Deploy Jar Jar Binks' Electropole");
});

scenario('Two Queens stranded on Naboo: none may come to Tatooine', 'YJ-STK-11', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Desert Landing Site',
    dark: { controls: ['Naboo'] },
    light: {
      Naboo: ['Queen Amidala, Royal Leader', 'Queen Amidala, Voice of Her People'],
      hand: ['Queen Amidala, Royal Leader', 'Queen Amidala, Ruler of Naboo', 'Rabé, Handmaiden'],
    },
  });
  t.offers('Deploy Rabé, Handmaiden', 'End the Deploy step');
  t.is(t.counters('Light'), 6); // nothing is spent in vain
  for (const place of [0, 1]) refused(t, LIGHT, place, 'deploy', 'YJ-STK-03');
  // Nor hidden, on the first turn.
  t.board({
    at: 'Light deploys',
    location: 'Desert Landing Site',
    light: { Naboo: ['Queen Amidala, Royal Leader'], hand: ['Queen Amidala, Ruler of Naboo'], turnsHere: 0 },
  });
  t.offers('End the Deploy step');
});
