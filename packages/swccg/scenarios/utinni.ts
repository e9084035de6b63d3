/** Section 26: Utinni Effects. */
import { type Play, scenario } from '../testing/index.ts';

export const CANTINA = 'Tatooine: Cantina';
export const WASTES = 'Tatooine: Jundland Wastes';

export const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, ...to: string[]): void => {
  t.act(`${seat}: Deploy ${card}`, ...to.map((one) => `${seat}: ${one}`));
  t.settle();
};

/** A card that moves another at any time. */
export const CARRIER = (to: string): string =>
  `Carrier   Light Interrupt - Used   C1\n destiny 1\n Target 1 character or starship -> It goes to ${to}.`;

/** The card that it names is carried to the one place. */
export function carry(t: Play, by: 'Carrier' | 'Return', card: string): void {
  t.act(`Light: Play ${by}`, `Light: Choose ${card}`);
  t.settle('where');
  t.answer('To');
  t.settle('act');
}

/** The battle goes on, without weapons and battle destiny, until somebody has won it. */

scenario(
  'A Utinni Effect deploys on a location, names a target and works until it is reached',
  'CCG-UTI-01 CCG-UTI-02 CCG-UTI-04',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Luke Skywalker', 'Han Solo'], [WASTES]: ['Leia Organa'] },
      dark: { hand: ['Luke? Luuuuke!'] },
      light: { hand: ['Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    t.act('Dark: Deploy Luke? Luuuuke!');
    t.offers(`On ${CANTINA}`, `On ${WASTES}`);
    t.answer(`On ${WASTES}`);
    t.asks('Dark', 'target');
    t.offers('Choose Luke Skywalker', 'Choose Han Solo', 'Choose Leia Organa');
    t.answer('Choose Han Solo');
    t.settle();
    t.is(t.powerOf('Han Solo'), 2);
    t.is(t.forfeitOf('Han Solo'), 5);
    t.is(t.powerOf('Leia Organa'), 3); // not its target, although she is there
    carry(t, 'Carrier', 'Han Solo');
    t.card('Han Solo', { at: WASTES });
    t.card('Luke? Luuuuke!', { zone: 'lost' });
    t.is(t.powerOf('Han Solo'), 3);
  },
);

scenario('A passenger of what arrives has reached it too', 'CCG-UTI-02', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Dark Kessel': [],
      'Light Corellia': ['Millennium Falcon', 'Han Solo, passenger of Millennium Falcon'],
    },
    light: { hand: ['Kessel Run', 'Carrier'], lost: 8 },
    dark: { reserve: ['Destiny 2'] },
    cards: [CARRIER('Kessel')],
  });
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.is(t.destinies(), [['Dark', 2]]);
});

scenario('If its target leaves play a Utinni Effect is lost', 'CCG-UTI-03', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Luke Skywalker'], [WASTES]: [] },
    dark: { hand: ['Luke? Luuuuke!', 'Away'] },
    cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Luke Skywalker -> It is lost.'],
  });
  deploy(t, 'Dark', 'Luke? Luuuuke!', `On ${WASTES}`, 'Choose Luke Skywalker');
  t.act('Dark: Play Away', 'Dark: Choose Luke Skywalker');
  t.settle('act');
  t.card('Luke? Luuuuke!', { zone: 'lost' });
});

scenario('Captives are no targets', 'CCG-UTI-05', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Death Star: Detention Block Corridor': ['Leia Organa, captive of Death Star: Detention Block Corridor'],
      [WASTES]: ['Luke Skywalker'],
    },
    dark: { hand: ['Luke? Luuuuke!'] },
  });
  t.act('Dark: Deploy Luke? Luuuuke!', `Dark: On ${WASTES}`);
  t.offers('Choose Luke Skywalker');
});

scenario('Luke? Luuuuke!: the target is lost when its forfeit is 0 or less; Luke suffers more', 'CCG-CARD-138', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Luke Skywalker', 'Weak'], [WASTES]: [] },
    dark: { hand: ['Luke? Luuuuke!'] },
    cards: ['•Weak   Light Character - Rebel   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1'],
  });
  deploy(t, 'Dark', 'Luke? Luuuuke!', `On ${WASTES}`, 'Choose Weak');
  t.card('Weak', { zone: 'lost' });
  t.card('Luke? Luuuuke!', { zone: 'lost' }); // CCG-UTI-03
});

scenario(
  'Lateral Damage: the repair draw is made on reaching the system, and again in the next move phase',
  'CCG-CARD-137',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Kessel': [], 'Light Corellia': ['Red 1', 'Rebel Pilot, pilot of Red 1'] },
      dark: { hand: ['Lateral Damage'] },
      light: { hand: ['Carrier'], reserve: ['Destiny 2', 'Destiny 3'] },
      cards: [CARRIER('Kessel')],
    });
    deploy(t, 'Dark', 'Lateral Damage', 'On Kessel', 'Choose Red 1');
    t.is(t.powerOf('Red 1'), 0);
    t.is(t.forfeitOf('Red 1'), 0);
    carry(t, 'Carrier', 'Red 1');
    t.is(t.destinies(), [['Light', 2]]); // by the player of the target
    t.card('Lateral Damage', { zone: 'table' });
    t.toPhase('move');
    t.is(t.destinies().length, 2);
    t.card('Lateral Damage', { zone: 'lost' });
  },
);

scenario('Kessel Run: there and back again', 'CCG-READ-082', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Dark Kessel': [], 'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'] },
    light: { hand: ['Kessel Run', 'Carrier', 'Return'], lost: 10 },
    dark: { reserve: ['Destiny 1'] },
    cards: [
      CARRIER('Kessel'),
      'Return   Light Interrupt - Used   C1\n destiny 1\n Target 1 starship -> It goes to Corellia.',
    ],
  });
  const parsecs = 8 - 1;
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.is(t.events('retrieve').length, 0);
  t.card('Kessel Run', { zone: 'table' });
  carry(t, 'Return', 'Millennium Falcon');
  t.is(t.events('retrieve').length, parsecs);
  t.card('Kessel Run', { zone: 'lost' });

  t.board({
    at: 'Light deploys',
    locations: { 'Dark Kessel': [], 'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'] },
    light: { hand: ['Kessel Run', 'Carrier'] },
    dark: { reserve: ['Destiny 0'] },
    cards: [CARRIER('Kessel')],
  });
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.card('Millennium Falcon', { zone: 'lost' });
  t.card('Kessel Run', { zone: 'lost' });
});

scenario('Death Star Plans: stolen on the Death Star, brought to Yavin 4', 'CCG-READ-083', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Death Star: War Room': [],
      'Light Yavin 4: Massassi Ruins': [],
      [CANTINA]: ['R2-D2', 'Luke Skywalker'],
    },
    light: {
      hand: ['Death Star Plans', 'Carrier', 'Return'],
      lost: 20,
      reserve: ['Destiny 1', 'Destiny 2', 'Destiny 4'],
    },
    cards: [
      CARRIER('Death Star: War Room'),
      'Return   Light Interrupt - Used   C1\n destiny 1\n Target 1 droid -> It goes to Yavin 4: Massassi Ruins.',
    ],
  });
  t.act('Light: Deploy Death Star Plans', 'Light: On Death Star: War Room');
  t.offers('Choose R2-D2'); // one of your droids
  t.answer('Choose R2-D2');
  t.settle();
  carry(t, 'Carrier', 'R2-D2');
  t.card('Death Star Plans', { on: 'R2-D2', as: 'on' });
  carry(t, 'Return', 'R2-D2');
  t.is(t.events('retrieve').length, 7);
  t.card('Death Star Plans', { zone: 'lost' });
});

scenario(
  'Our Most Desperate Hour: 1 for each Force-attuned character, 2 for sensitive ones and Jedi',
  'CCG-READ-084',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Alderaan': [],
        Tatooine: ['Corellian Corvette', 'Rebel Trooper, passenger of Corellian Corvette'],
        [CANTINA]: ['Luke Skywalker', 'Obi-Wan Kenobi', 'Han Solo', 'Darth Vader'],
      },
      light: { hand: ['Our Most Desperate Hour', 'Carrier'], lost: 20 },
      cards: [CARRIER('Alderaan')],
    });
    deploy(t, 'Light', 'Our Most Desperate Hour', 'On Alderaan', 'Choose Rebel Trooper');
    carry(t, 'Carrier', 'Corellian Corvette');
    t.is(t.events('retrieve').length, 2 + 2 + 1);
    t.card('Our Most Desperate Hour', { zone: 'lost' });
  },
);

scenario(
  "Organa's Ceremonial Necklace: the Imperial takes it, and it passes on during drains",
  'CCG-CARD-139 CCG-UTI-03',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Light Yavin 4: Jungle': ['Darth Vader'],
        'Light Yavin 4: Massassi Ruins': ['General Tagge'],
        [CANTINA]: ['Stormtrooper'],
      },
      dark: { hand: ["Organa's Ceremonial Necklace", 'Away'] },
      cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Darth Vader -> It is lost.'],
    });
    const before = t.drain('Dark', 'Yavin 4: Jungle');
    deploy(t, 'Dark', "Organa's Ceremonial Necklace", 'On Yavin 4: Jungle', 'Choose Darth Vader');
    t.card("Organa's Ceremonial Necklace", { on: 'Darth Vader', as: 'on' });
    t.is(t.drain('Dark', 'Yavin 4: Jungle'), before + 1);
    t.toPhase('control', 'Dark');
    t.act('Dark: Force drain at Yavin 4: Jungle');
    t.settle('lose');
    for (let i = 0; i < before + 1; i++) t.answer('Lose the top card of the Force Pile');
    t.asks('Dark', 'target');
    t.offers('Choose General Tagge', 'Done');
    t.answer('Choose General Tagge');
    t.card("Organa's Ceremonial Necklace", { on: 'General Tagge' });
    t.act('Dark: Play Away', 'Dark: Choose Darth Vader');
    t.settle('act');
    t.card("Organa's Ceremonial Necklace", { zone: 'table', on: 'General Tagge' });
  },
);

scenario('The Necklace adds to a drain only where it is present', 'CCG-CARD-139 CCG-PRS-05', (t) => {
  for (const [as, more] of [
    ['pilot', 1],
    ['passenger', 0],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Dark Yavin 4': [
          'Devastator',
          `Darth Vader, ${as} of Devastator`,
          "Organa's Ceremonial Necklace, on Darth Vader",
        ],
      },
    });
    t.is(t.drain('Dark', 'Yavin 4'), 1 + more);
  }
});
