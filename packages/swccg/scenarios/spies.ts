/** Undercover spies. */
import { scenario } from '../testing/index.ts';

export const CANTINA = 'Tatooine: Cantina';

scenario(
  'Undercover puts a spy on the other side: no presence, but no drain of the opponent there, and its player deploys there',
  'CCG-SPY-01 CCG-SPY-02 CCG-CARD-134 CCG-PRS-12',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { 'Death Star: War Room': ['Momaw Nadon', 'Stormtrooper'] },
      dark: { hand: ['Dark Alter'] },
      light: { hand: ['Light Undercover', 'Han Solo', 'Luke Skywalker'] },
    });
    t.act('Light: Deploy Undercover');
    t.offers('On Momaw Nadon for free');
    t.answer('On Momaw Nadon');
    for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('Play Alter'); // it is immune
    t.settle('act');
    t.doesNotOffer('Play Alter');
    t.card('Momaw Nadon', { undercover: true, controller: 'Light', at: 'Death Star: War Room' });
    t.is(t.state.side[t.find('Momaw Nadon')], 0);
    t.is(t.events('undercover').length, 1);
    t.is([t.hasPresence('Light', 'Death Star: War Room'), t.controls('Dark', 'Death Star: War Room')], [false, true]);
    t.is(t.whyNot('Light', 'deploy', 'Han Solo', 'Death Star: War Room'), null);
    t.toPhase('control', 'Dark');
    t.refuses('CCG-DRN-09', 'Dark', 'drain', 'Death Star: War Room');
  },
);

scenario('Only a spy at a site, and only the own one', 'CCG-SPY-01', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker', 'Kabe', 'Garindan'] },
    light: { hand: ['Light Undercover'] },
  });
  t.doesNotOffer('Deploy Undercover');
});

export const SPY = ['undercover Momaw Nadon', 'Light Undercover, on Momaw Nadon'];

scenario('A spy takes no part in battles', 'CCG-SPY-03', (t) => {
  t.board({ at: 'Dark battles', locations: { [`Dark ${CANTINA}`]: [...SPY, 'Stormtrooper'] } });
  t.refuses('CCG-BTL-01', 'Dark', 'battle', CANTINA);
  t.board({ at: 'Dark battles', locations: { [`Dark ${CANTINA}`]: [...SPY, 'Darth Vader', 'Luke Skywalker'] } });
  t.act('Dark: Battle at Tatooine: Cantina');
  t.is(t.state.battle!.cards.includes(t.find('Momaw Nadon')), false);
});

scenario('It breaks cover in the own deploy phase, loses the Effect and crosses back', 'CCG-SPY-10 CCG-SPY-11', (t) => {
  t.board({ at: 'Light controls', locations: { [`Dark ${CANTINA}`]: [...SPY, 'Stormtrooper'] } });
  t.doesNotOffer('Break cover');
  t.toPhase('deploy', 'Light');
  t.act('Light: Break cover of Momaw Nadon');
  t.card('Momaw Nadon', { undercover: false, at: CANTINA });
  t.is(t.events('coverBroken').length, 1);
  t.card('Undercover', { zone: 'lost' });
  t.is([t.hasPresence('Light', CANTINA), t.state.side[t.find('Momaw Nadon')]], [true, 1]);
  t.toPhase('deploy', 'Dark');
  t.doesNotOffer('Break cover');
  // Aboard a starship it stays hidden.
  t.board({
    at: 'Light deploys',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'undercover Momaw Nadon, passenger of Devastator',
        'Light Undercover, on Momaw Nadon',
      ],
    },
  });
  t.asks('Light', 'act');
  t.doesNotOffer('Break cover');
});

scenario(
  'Whoever loses the Effect is no spy any more; whoever loses the game text still is',
  'CCG-SPY-11 CCG-SPY-12',
  (t) => {
    const cards = [
      'Zap   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 Effect -> It is lost.',
      "Hush   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 opponent's character -> From now on: it has no text.",
    ];
    t.board({ at: 'Dark controls', locations: { [`Dark ${CANTINA}`]: SPY }, dark: { hand: ['Zap'] }, cards });
    t.act('Dark: Play Zap');
    t.answer('Choose Undercover');
    t.settle('act');
    t.card('Momaw Nadon', { undercover: false });
    t.board({ at: 'Dark controls', locations: { [`Dark ${CANTINA}`]: SPY }, dark: { hand: ['Hush'] }, cards });
    t.act('Dark: Play Hush');
    t.answer('Choose Momaw Nadon');
    t.settle('act');
    t.card('Momaw Nadon', { undercover: true });
  },
);

scenario('It uses its text and may steal', 'CCG-SPY-04 CCG-SPY-15 CCG-STL-05', (t) => {
  t.board({ at: 'Light controls', locations: { [`Dark ${CANTINA}`]: [...SPY, 'Bantha'] } });
  t.act('Light: Use Momaw Nadon');
  t.answer('Choose Bantha');
  t.settle('act');
  t.card('Bantha', { controller: 'Light', at: CANTINA });
});

scenario('Spies meet at a site, also inside a vehicle, and not at a system', 'CCG-PRS-17', (t) => {
  const agent = (side: 'Dark' | 'Light'): string =>
    `${side} Agent   ${side} Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\npilot   spy`;
  const board = (locations: { readonly [title: string]: readonly string[] }): void =>
    t.board({
      at: 'Dark controls',
      locations,
      dark: { hand: ['Nevar Yalnal'] },
      cards: [agent('Dark'), agent('Light')],
    });
  board({
    [`Dark ${CANTINA}`]: ['Light Agent', 'Ubrikkian 9000 Z001', 'Dark Agent, passenger of Ubrikkian 9000 Z001'],
  });
  t.offersAlso('Play Nevar Yalnal');
  board({ Tatooine: ['Black 2', 'Dark Agent, pilot of Black 2', 'Red 1', 'Light Agent, pilot of Red 1'] });
  t.doesNotOffer('Play Nevar Yalnal');
});

scenario('A spy does not spoil that somebody is alone, on either side', 'CCG-SPY-13 CCG-PRS-16', (t) => {
  const cards = [
    'Pride   Light Effect   C1\ndestiny 1\nDeploys on your side of table.\nYour lone character has power 9.',
    'Scorn   Dark Effect   C1\ndestiny 1\nDeploys on your side of table.\nYour lone character has power 8.',
  ];
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: [...SPY, 'Luke Skywalker', 'Darth Vader'] },
    table: ['Pride', 'Scorn'],
    cards,
  });
  t.is([t.powerOf('Luke Skywalker'), t.powerOf('Darth Vader')], [9, 8]);
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Momaw Nadon', 'Luke Skywalker', 'Darth Vader'] },
    table: ['Pride', 'Scorn'],
    cards,
  });
  t.is([t.powerOf('Luke Skywalker'), t.powerOf('Darth Vader')], [3, 8]);
});

scenario(
  'A Restraining Bolt makes an Undercover droid idle, but leaves it Undercover',
  'CCG-SPY-14 CCG-CARD-161',
  (t) => {
    const board = (bolt: readonly string[]): void =>
      t.board({
        at: 'Dark controls',
        locations: {
          'Death Star: Trash Compactor': ['undercover R2-D2', 'Light Undercover, on R2-D2', 'Stormtrooper', ...bolt],
          'Dark Tatooine: Jawa Camp': ['undercover Momaw Nadon', 'Stormtrooper'],
        },
        light: { hand: ['Luke Skywalker'] },
      });
    board([]);
    t.refuses('CCG-DRN-09', 'Dark', 'drain', 'Death Star: Trash Compactor');
    board(['Dark Restraining Bolt, on R2-D2']);
    t.card('R2-D2', { undercover: true });
    t.is(t.whyNot('Dark', 'drain', 'Death Star: Trash Compactor'), null);
    // Nobody hides who has no Effect for it.
    t.card('Momaw Nadon', { undercover: false });
  },
);

scenario(
  'Aboard a starship of the opponent a spy blocks drains only as a pilot, and lets nobody deploy',
  'CCG-SPY-09',
  (t) => {
    const cards = [
      'Ace   Light Character - Rebel   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\npilot   spy',
    ];
    for (const [as, rule] of [
      ['pilot', 'CCG-DRN-09'],
      ['passenger', null],
    ] as const) {
      t.board({
        at: 'Dark controls',
        locations: {
          Kiffex: [
            'Devastator',
            'Admiral Motti, pilot of Devastator',
            `undercover Ace, ${as} of Devastator`,
            'Light Undercover, on Ace',
          ],
        },
        cards,
      });
      t.is(t.whyNot('Dark', 'drain', 'Kiffex')?.rule ?? null, rule);
    }
  },
);

scenario(
  'A spy moves in the move phase of the other player, with the Force of its own, and boards what has room',
  'CCG-SPY-06 CCG-SPY-08',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: {
        'Dark Tatooine: Jawa Camp': [...SPY, 'Dark Sandcrawler', 'Stormtrooper'],
        'Dark Tatooine: Mos Eisley': [],
      },
      dark: { force: 0 },
    });
    t.doesNotOffer('Move Momaw Nadon');
    t.act('Light: Move Momaw Nadon by landspeed');
    t.answer('To Tatooine: Mos Eisley for 1 Force');
    t.settle('act');
    t.card('Momaw Nadon', { at: 'Tatooine: Mos Eisley', undercover: true });
    t.is([t.count('Light', 'force'), t.state.side[t.find('Momaw Nadon')]], [9, 0]);
    t.board({
      at: 'Dark moves',
      locations: { 'Dark Tatooine: Jawa Camp': [...SPY, 'Dark Sandcrawler', 'Stormtrooper'] },
    });
    t.act('Light: Move Momaw Nadon aboard');
    t.answer('Aboard Sandcrawler as passenger');
    t.settle('act');
    t.card('Momaw Nadon', { on: 'Sandcrawler', as: 'passenger', undercover: true });
    t.toPhase('move', 'Light');
    t.doesNotOffer('Move Momaw Nadon');
  },
);

scenario(
  'A spy goes by docking bay in the other player’s move phase, alone and at that player’s price',
  'CCG-SPY-07',
  (t) => {
    const board = (at: 'Dark moves' | 'Light moves', force = 10): void =>
      t.board({
        at,
        locations: {
          'Light Tatooine: Docking Bay 94': [...SPY, 'Stormtrooper'],
          'Light Yavin 4: Docking Bay': [],
        },
        light: { force },
      });
    // Dark's transit takes Dark's own cards only.
    board('Dark moves');
    t.act('Dark: Transit from Tatooine: Docking Bay 94', 'To Yavin 4: Docking Bay');
    t.offers('Choose Stormtrooper');
    // Light pays for the spy: 2 Force, as Dark would, and not 1.
    board('Dark moves');
    t.act('Light: Transit from Tatooine: Docking Bay 94');
    t.answer('To Yavin 4: Docking Bay for 2 Force');
    t.answer('Choose Momaw Nadon');
    t.settle('act');
    t.card('Momaw Nadon', { at: 'Yavin 4: Docking Bay', undercover: true });
    t.card('Stormtrooper', { at: 'Tatooine: Docking Bay 94' });
    t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [8, 10]);
    board('Dark moves', 1);
    t.pass();
    t.doesNotOffer('Light: Transit');
    board('Light moves');
    t.doesNotOffer('Transit');
  },
);

scenario('Undercover is immune to Alter', 'CCG-SPY-16', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: [...SPY, 'Darth Vader'] },
    dark: { hand: ['Alter'] },
  });
  t.doesNotOffer('Play Alter');
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: [...SPY, 'Darth Vader', 'Plain Veil'] },
    dark: { hand: ['Alter'] },
    cards: ['Plain Veil   Light Effect   C1\n destiny 1\n Deploys on site.'],
  });
  t.act('Dark: Play Alter');
  t.offers('Choose Plain Veil');
  t.board({
    at: 'Light deploys',
    locations: { [`Dark ${CANTINA}`]: ['Momaw Nadon', 'Darth Vader'] },
    light: { hand: ['Light Undercover'] },
    dark: { hand: ['Alter'] },
  });
  t.act('Light: Deploy Undercover', 'On Momaw Nadon');
  for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('Play Alter');
  t.card('Momaw Nadon', { undercover: true });
});

scenario(
  'A spy who is the only pilot of an opponent’s starship flies it for the own player, and gives it no power',
  'CCG-SPY-09 CCG-SPY-06 CCG-CAP-02',
  (t) => {
    const cards = [
      'Mole   Dark Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 2   forfeit 1\npilot   spy',
    ];
    const board = (at: 'Light moves' | 'Dark moves', ...more: readonly string[]): void =>
      t.board({
        at,
        locations: {
          'Light Yavin 4': [
            'Red 1',
            'Millennium Falcon',
            'undercover Mole, pilot of Millennium Falcon',
            'Dark Undercover, on Mole',
            ...more,
          ],
          'Light Tatooine': [],
        },
        cards,
      });
    board('Light moves');
    t.is([t.totalPower('Light', 'Yavin 4'), t.hasPresence('Dark', 'Yavin 4')], [0, false]);
    t.refuses('CCG-SPY-09', 'Light', 'move', 'Millennium Falcon', 'Tatooine');
    t.act('Dark: Move Millennium Falcon by hyperspeed');
    t.offers('To Tatooine for 1 Force');
    t.answer('To Tatooine');
    t.settle('act');
    t.card('Millennium Falcon', { at: 'Tatooine', controller: 'Light' });
    t.card('Mole', { on: 'Millennium Falcon', as: 'pilot', undercover: true });
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [9, 10]);
    // Not in the own move phase, and not with another pilot there.
    board('Dark moves');
    t.doesNotOffer('Move Millennium Falcon');
    board('Light moves', 'Han Solo, pilot of Millennium Falcon');
    t.offersAlso('Move Millennium Falcon by hyperspeed');
    t.asks('Light', 'act');
    t.pass();
    t.is(t.phase === 'move' && t.options.some((option) => option.includes('Move Millennium Falcon')), false);
    t.is(t.totalPower('Light', 'Yavin 4'), 3 + 2);
  },
);
