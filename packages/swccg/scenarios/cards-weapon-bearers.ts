/** Characters and Effects about weapons, seekers, and more that a destiny removes, card by card. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

scenario('Dice Ibegon stings whoever has just fired, once a turn', 'CCG-READ-016', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Plain': [
        'Dice Ibegon',
        'Plain Trooper',
        'Imperial Blaster, on Plain Trooper',
        'Stormtrooper',
        'Dark Blaster Rifle, on Stormtrooper',
        'Plain Officer',
      ],
    },
    dark: { reserve: ['Destiny 0', 'Destiny 0'] },
    light: { reserve: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.answer('Fire Imperial Blaster');
  t.answer('Choose Dice Ibegon');
  t.act('Light: Use Dice Ibegon');
  t.settle();
  t.card('Plain Trooper', { hit: true });
  t.is(t.count('Light', 'force'), 9);
  t.answer('Dark: Fire Blaster Rifle');
  t.answer('Choose Dice Ibegon');
  for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('Use Dice Ibegon');
});

scenario('Dr. Evazan operates on the hit, and on the Disarmed, as often as he likes', 'CCG-CARD-032', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': ['Dr. Evazan', 'hit Plain Rebel', 'hit Plain Farmer', 'Plain Knight'] },
    dark: { hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  for (const patient of ['Plain Rebel', 'Plain Farmer']) {
    t.act('Dark: Use Dr. Evazan: hit', `Choose ${patient}`);
    t.settle();
    t.card(patient, { zone: 'lost' });
  }
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Dr. Evazan', 'Plain Rebel', 'Dark Disarmed, on Plain Rebel', 'Plain Knight'] },
    cards: ARMORY,
  });
  t.act('Dark: Use Dr. Evazan: Disarmed');
  t.offers('Choose Plain Rebel');
  t.answer('Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { zone: 'lost' });
  // Disarmed is who bears that Effect, and nobody else whom a card has disarmed.
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Dr. Evazan', 'Plain Trooper', 'Let The Wookiee Win, on Plain Trooper'] },
    cards: ARMORY,
  });
  t.asks('Dark', 'act');
  t.doesNotOffer('Use Dr. Evazan');
});

scenario('Danz Borin helps the weapons of the ship that he is a passenger of', 'CCG-READ-014', (t) => {
  for (const [seat, hit] of [
    ['passenger', true],
    ['pilot', false],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Empty Space': [
          'Plain Destroyer',
          `Danz Borin, ${seat} of Plain Destroyer`,
          'Turbolaser Battery, on Plain Destroyer',
          'Plain Fighter',
        ],
      },
      dark: { reserve: ['Destiny 4', 'Destiny 4'], hand: ['Destiny 1'] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Empty Space');
    shoot(t, 'Turbolaser Battery', 'Plain Fighter');
    t.card('Plain Fighter', { hit }); // 5 and 5, less 5, against 3
  }
});

scenario('RA-7 takes weapons from those present, four of them, and hands them on free', 'CCG-READ-036', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Tatooine: Plain': ['RA-7', 'Plain Rebel', 'Light Blaster Rifle, on Plain Rebel', 'Plain Knight'],
      'Tatooine: Hill': ['Luke Skywalker', 'Blaster, on Luke Skywalker'],
    },
    light: { force: 0 },
    cards: ARMORY,
  });
  t.doesNotOffer('Hand over Blaster with Luke');
  t.act('Light: Hand over Blaster Rifle');
  t.offers('On RA-7 (Aray-Seven) for free');
  t.answer('On RA-7');
  t.act('Light: Hand over Blaster Rifle');
  t.offers('On Plain Rebel for free', 'On Plain Knight for free');
});

scenario('Immunity to weapon destiny below 6: a total of 5 does nothing', 'CCG-READ-080', (t) => {
  for (const [destiny, hit] of [
    ['Destiny 5', false],
    ['Destiny 6', true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Tatooine: Plain': [
          'Plain Rebel',
          'Plastoid Armor, on Plain Rebel',
          'Plain Trooper',
          'Imperial Blaster, on Plain Trooper',
        ],
      },
      dark: { reserve: [destiny], hand: ['Destiny 1'] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Plain');
    shoot(t, 'Imperial Blaster', 'Plain Rebel');
    t.card('Plain Rebel', { hit });
  }
});

const ARMED = ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Plain Rebel', 'Blaster, on Plain Rebel'];

scenario('Disarmed is played in any control phase, and answered by another', 'CCG-CARD-121 CCG-DEP-17', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Tatooine: Plain': ARMED },
    dark: { hand: ['Dark Disarmed'] },
    light: { hand: ['Light Disarmed', 'Light Blaster Rifle'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Disarmed', 'Choose Plain Rebel');
  t.asks('Light', 'respond');
  t.answer('Play Disarmed');
  t.answer('Choose Plain Trooper');
  t.settle('act');
  t.card('Dark Disarmed', { on: 'Plain Rebel' });
  t.card('Light Disarmed', { on: 'Plain Trooper' });
  t.card('Blaster', { zone: 'lost' });
  t.card('Imperial Blaster', { zone: 'lost' });
  t.is(t.powerOf('Plain Rebel'), 1);
  t.toPhase('deploy', 'Light');
  t.refuses('CCG-WPN-08', 'Light', 'deploy', 'Light Blaster Rifle', 'Plain Rebel');
});

scenario('Disarmed is for armed characters who meet at a site, not for pilots at a system', 'CCG-CARD-121', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine': [
        'Black 2',
        'Darth Vader, pilot of Black 2',
        'Imperial Blaster, on Darth Vader',
        'Red 5',
        'Luke Skywalker, pilot of Red 5',
        'Blaster, on Luke Skywalker',
      ],
    },
    dark: { hand: ['Dark Disarmed'] },
  });
  t.doesNotOffer('Play Disarmed');
});

scenario('A Blaster Rack keeps weapons, also of the lost, and gives them out again', 'CCG-CARD-115', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Darth Vader'] },
    table: ['Blaster Rack'],
    cards: ARMORY,
  });
  t.act('Dark: Use Blaster Rack', 'Choose Imperial Blaster');
  t.settle('act');
  t.card('Imperial Blaster', { zone: 'under', on: 'Blaster Rack' });
  t.toPhase('deploy', 'Dark');
  t.act('Dark: Use Blaster Rack');
  t.settle('target');
  t.answer('Choose Imperial Blaster');
  t.answer('On Darth Vader for 1 Force');
  t.settle('act');
  t.card('Imperial Blaster', { on: 'Darth Vader' });
});

scenario('The weapon of one just lost goes to the Blaster Rack', 'CCG-CARD-115', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Tatooine: Plain': [
        'Plain Trooper',
        'Imperial Blaster, on Plain Trooper',
        'Plain Rebel',
        'Blaster, on Plain Rebel',
      ],
    },
    table: ['Blaster Rack'],
    light: { hand: ['Sorry About The Mess'], reserve: ['Destiny 7'] },
    cards: ARMORY,
  });
  t.act('Light: Play Sorry About The Mess');
  t.settle('target');
  t.answer('Choose Blaster');
  t.answer('Choose Plain Trooper');
  t.act('Dark: Use Blaster Rack: Just after');
  t.settle('act');
  t.card('Plain Trooper', { zone: 'lost' });
  t.card('Imperial Blaster', { zone: 'under', on: 'Blaster Rack' });
});

scenario('A weapon that is lost by itself does not go to the Blaster Rack', 'CCG-CARD-115', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper'] },
    table: ['Blaster Rack'],
    dark: { hand: ['Overload'], reserve: ['Destiny 1'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Overload', 'Choose Imperial Blaster');
  while (t.read('Imperial Blaster').zone === 'table') t.pass();
  t.doesNotOffer('Use Blaster Rack');
  t.card('Imperial Blaster', { zone: 'lost' });
});

scenario(
  'Seekers have their own victims',
  'CCG-CARD-171 CCG-CARD-172 CCG-CARD-173 CCG-CARD-174 CCG-CARD-175 CCG-CARD-176',
  (t) => {
    const people = (['Dark', 'Light'] as const).flatMap((side) => [
      `Weak ${side} Alien   ${side} Character - Alien   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 2`,
      `Strong ${side} Alien   ${side} Character - Alien   C1\n   destiny 3   deploy 2   power 2   ability 3   forfeit 2\n   pilot   warrior`,
      `Weak ${side} Pilot   ${side} Character - ${side === 'Dark' ? 'Imperial' : 'Rebel'}   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 2\n   pilot`,
      `Weak ${side} Warrior   ${side} Character - ${side === 'Dark' ? 'Imperial' : 'Rebel'}   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 2\n   warrior`,
    ]);
    const everybody = ['Dark', 'Light'].flatMap((side) => [
      `Weak ${side} Alien`,
      `Strong ${side} Alien`,
      `Weak ${side} Pilot`,
      `Weak ${side} Warrior`,
    ]);
    for (const [seeker, name, kind] of [
      ['Han Seeker', 'Han Solo', 'Alien'],
      ['Luke Seeker', 'Luke Skywalker', 'Pilot'],
      ['Leia Seeker', 'Leia Organa', 'Warrior'],
      ['Tagge Seeker', 'General Tagge', 'Warrior'],
      ['Tarkin Seeker', 'Grand Moff Tarkin', 'Alien'],
      ['Motti Seeker', 'Admiral Motti', 'Pilot'],
    ] as const) {
      t.board({
        at: 'Dark deploys',
        locations: { 'Tatooine: Plain': [seeker, name, ...everybody] },
        cards: [...ARMORY, ...people],
      });
      t.offers(`Choose ${name}`, `Choose Weak Dark ${kind}`, `Choose Weak Light ${kind}`);
      t.answer(`Choose Weak Dark ${kind}`);
      t.card(seeker, { zone: 'lost' });
    }
  },
);

scenario('Gravel Storm, and spies found out', 'CCG-ACT-02', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Jundland Wastes': ['Plain Rebel'], 'Tatooine: Plain': ['Plain Knight'] },
    dark: { hand: ['Gravel Storm'], reserve: ['Destiny 3'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Gravel Storm');
  t.offers('Choose Plain Rebel');
  t.answer('Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { zone: 'lost' });
  const spies = (['Dark', 'Light'] as const).map(
    (side) =>
      `${side} Agent   ${side} Character - ${side === 'Dark' ? 'Imperial' : 'Rebel'}   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 2\n   spy`,
  );
  for (const [cover, destiny, zone] of [
    ['', 'Destiny 2', 'table'],
    ['', 'Destiny 3', 'lost'],
    ['undercover ', 'Destiny 1', 'lost'],
    ['undercover ', 'Destiny 0', 'table'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Tatooine: Plain': [
          'Dark Agent',
          `${cover}Light Agent`,
          ...(cover === '' ? [] : ['Plain Cover, on Light Agent']),
        ],
      },
      dark: { hand: ['Nevar Yalnal'], reserve: [destiny] },
      cards: [...ARMORY, ...spies],
    });
    t.act('Dark: Play Nevar Yalnal', 'Choose Light Agent');
    t.settle('act');
    t.card('Light Agent', { zone });
  }
});

scenario('Dead Jawa takes as many Jawas of one place as destiny is more than', 'CCG-ACT-20', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Plain': ['Plain Trooper', 'Plain Trooper', 'Light Jawa', 'Light Jawa'],
      'Tatooine: Hill': ['Plain Trooper', 'Light Jawa'],
    },
    dark: { hand: ['Dead Jawa'], reserve: ['Destiny 3'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Dead Jawa');
  t.is(t.options.length, 2);
  t.answer(t.options[0]!);
  t.answer('Choose Jawa');
  t.settle();
  t.is(t.count('Light', 'lost'), 2);
});

scenario('Lightsaber Proficiency needs a lightsaber, and is lost with it', 'CCG-ACT-36', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Plain': [
        'Plain Knight',
        'Jedi Lightsaber, on Plain Knight',
        'Lightsaber Proficiency, on Plain Knight',
      ],
    },
    dark: { hand: ['Overload'], reserve: ['Destiny 1'] },
    cards: ARMORY,
  });
  t.is(t.powerOf('Plain Knight'), 4);
  t.act('Dark: Play Overload', 'Choose Jedi Lightsaber');
  t.settle('act');
  t.card('Jedi Lightsaber', { zone: 'lost' });
  t.card('Lightsaber Proficiency', { zone: 'lost' });
});

scenario('Lightsaber Proficiency gives power +3 in battles alone', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': [
        'Plain Knight',
        'Jedi Lightsaber, on Plain Knight',
        'Lightsaber Proficiency, on Plain Knight',
        'Stormtrooper',
      ],
    },
    cards: ARMORY,
  });
  const power = t.powerOf('Plain Knight');
  t.act('Light: Battle at Tatooine: Plain');
  t.settle('weapons');
  t.is(t.powerOf('Plain Knight'), power + 3);
});
