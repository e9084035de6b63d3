/** Section 23 of the ledger: weapons. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

scenario('A weapon targets only the card types that its text names', 'CCG-WPN-01', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': ['Plain Knight', 'Jedi Lightsaber, on Plain Knight', 'Plain Trooper', 'Bantha'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain');
  t.answer('Fire Jedi Lightsaber');
  t.offers('Choose Plain Trooper');
});

scenario('A weapon is fired once in a battle, by whoever takes part, at whoever takes part', 'CCG-WPN-02', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Trooper', 'Plain Officer'],
      'Tatooine: Hill': ['Plain Knight', 'Light Blaster Rifle, on Plain Knight', 'Plain Raider'],
    },
    light: { reserve: ['Destiny 0'] },
    cards: ARMORY,
  });
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Blaster');
  battle(t, 'Light', 'Plain');
  t.offers('Fire Blaster', 'Done');
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Light Blaster Rifle');
  t.answer('Fire Blaster');
  t.offers('Choose Plain Trooper', 'Choose Plain Officer');
  t.answer('Choose Plain Trooper');
  t.settle();
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Blaster');
});

scenario('Firing pays, targets, draws and compares; swinging a stick is firing', 'CCG-WPN-03 CCG-WPN-04', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Raider', 'Gaderffii Stick, on Plain Raider'],
    },
    dark: { reserve: ['Destiny 3', 'Destiny 3'] },
    light: { reserve: ['Destiny 2'] },
    cards: ARMORY,
  });
  t.act('Light: Battle at Plain');
  t.settle('weapons', 'Dark');
  t.offersAlso('Fire Gaderffii Stick');
  t.answer('Done');
  t.asks('Light', 'weapons');
  const force = t.count('Light', 'force');
  shoot(t, 'Blaster', 'Plain Raider');
  t.is(t.count('Light', 'force'), force - 1);
  t.is(t.destinies(), [['Light', 2]]);
  t.card('Plain Raider', { hit: true });
});

scenario('Characters are targeted on ability, and a number that is not higher misses', 'CCG-WPN-05', (t) => {
  for (const [destiny, hit] of [
    ['Destiny 2', false],
    ['Destiny 3', true],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { 'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Officer'] },
      light: { reserve: [destiny] },
      cards: ARMORY,
    });
    battle(t, 'Light', 'Plain');
    shoot(t, 'Blaster', 'Plain Officer');
    t.card('Plain Officer', { hit });
  }
});

scenario('Droids are targeted as ability 0', 'CCG-CHR-06', (t) => {
  for (const [destiny, hit] of [
    ['Destiny 0', false],
    ['Destiny 1', true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Plain Droid', 'Plain Rebel'],
      },
      dark: { reserve: [destiny] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Plain');
    shoot(t, 'Imperial Blaster', 'Plain Droid');
    t.card('Plain Droid', { hit });
  }
});

scenario('Vehicles are targeted on maneuver or armor', 'CCG-WPN-05', (t) => {
  for (const [target, destiny, hit] of [
    ["Luke's X-34 Landspeeder", 'Destiny 5', false],
    ["Luke's X-34 Landspeeder", 'Destiny 6', true],
    ['Light Sandcrawler', 'Destiny 3', false],
    ['Light Sandcrawler', 'Destiny 4', true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Tatooine: Plain': [
          'Plain Trooper',
          'Imperial Blaster, on Plain Trooper',
          target,
          `Plain Farmer, driver of ${target}`,
        ],
      },
      dark: { reserve: [destiny] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Plain');
    shoot(t, 'Imperial Blaster', target.replace('Light ', ''));
    t.card(target, { hit });
  }
});

scenario('Starships are targeted on maneuver or armor', 'CCG-WPN-05', (t) => {
  for (const [target, destiny, hit] of [
    ['Plain Destroyer', 'Destiny 4', false],
    ['Plain Destroyer', 'Destiny 5', true],
    ['Plain Eye', 'Destiny 2', false],
    ['Plain Eye', 'Destiny 3', true],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: {
        'Empty Space': ['Plain Fighter', 'Proton Torpedoes, on Plain Fighter', 'Plain Destroyer', 'Plain Eye'],
      },
      light: { reserve: [destiny] },
      cards: ARMORY,
    });
    battle(t, 'Light', 'Empty Space');
    shoot(t, 'Proton Torpedoes', target);
    t.card(target, { hit });
  }
});

scenario('A hit card goes on fighting and has to be forfeited', 'CCG-WPN-06', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Trooper', 'Plain Officer', 'Plain Raider'],
    },
    light: { reserve: ['Destiny 5'], hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain');
  shoot(t, 'Blaster', 'Plain Trooper');
  t.card('Plain Trooper', { zone: 'table', hit: true });
  t.is(t.totalPower('Dark', 'Tatooine: Plain'), 6);
  t.answer('Done');
  while (t.state.question?.kind !== 'act') {
    const own = t.options.find((option) => option.startsWith('Forfeit Plain Trooper'));
    t.answer(own ?? t.options.find((option) => /Draw none|Done|Pass/u.test(option)) ?? t.options[0]!);
  }
  t.card('Plain Trooper', { zone: 'lost' });
});

scenario('A weapon that says so leaves its victim no forfeit', 'CCG-WPN-07', (t) => {
  for (const [user, forfeit] of [
    ['Han Solo', 0],
    ['Plain Rebel', 3],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { 'Tatooine: Plain': [user, `Han's Heavy Blaster Pistol, on ${user}`, 'Plain Officer'] },
      light: { reserve: ['Destiny 5'] },
      cards: ARMORY,
    });
    battle(t, 'Light', 'Plain');
    shoot(t, "Han's Heavy Blaster Pistol", 'Plain Officer');
    t.card('Plain Officer', { hit: true });
    t.is(t.forfeitOf('Plain Officer'), forfeit);
  }
});

scenario('Character weapons are not used at systems, starship weapons only there', 'CCG-WPN-12 CCG-PRS-11', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Empty Space': [
        'Plain Fighter',
        'Luke Skywalker, pilot of Plain Fighter',
        'Blaster, on Luke Skywalker',
        'Proton Torpedoes, on Plain Fighter',
        'Plain Eye',
      ],
    },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Empty Space');
  t.offers('Fire Proton Torpedoes', 'Done');
  t.refuses('CCG-WPN-12', 'Light', 'fire', 'Blaster');
});

scenario('Automated weapons fire in battles, or by an Interrupt', 'CCG-WPN-13 CCG-CARD-150', (t) => {
  const laid = ['Laser Projector', 'Plain Trooper', 'Plain Rebel'];
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Cave': laid },
    dark: { reserve: ['Destiny 5'] },
    cards: ARMORY,
  });
  t.refuses('CCG-WPN-02', 'Dark', 'fire', 'Laser Projector');
  battle(t, 'Dark', 'Cave');
  shoot(t, 'Laser Projector', 'Plain Rebel');
  t.card('Plain Rebel', { hit: true });
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Cave': laid },
    dark: { hand: ['Sniper'], reserve: ['Destiny 5'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.answer('Choose Laser Projector');
  t.answer('Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { zone: 'lost' });
});

scenario(
  'X is 7 less ability or power, and never below its minimum',
  'CCG-WPN-14 CCG-CARD-168 CCG-CARD-169 CCG-CARD-170',
  (t) => {
    const giant =
      'Plain Giant   Light Character - Rebel   C1\n   destiny 3   deploy 2   power 9   ability 8   forfeit 6\n   warrior';
    t.board({
      at: 'Light deploys',
      locations: { 'Tatooine: Plain': ['Plain Knight', 'Plain Giant'] },
      light: { hand: ['Jedi Lightsaber', 'Bowcaster'] },
      cards: [...ARMORY, giant],
    });
    t.act('Light: Deploy Jedi Lightsaber');
    t.offers('On Plain Knight for 2 Force', 'On Plain Giant for free');
    t.answer('On Plain Knight');
    t.act('Light: Deploy Bowcaster');
    t.offers('On Plain Giant for 1 Force');
    t.board({
      at: 'Dark deploys',
      locations: { 'Tatooine: Plain': ['Plain Trooper', 'Plain Giant'] },
      dark: { hand: ['Dark Jedi Lightsaber'] },
      cards: [...ARMORY, giant],
    });
    t.act('Dark: Deploy Dark Jedi Lightsaber');
    t.offers('On Plain Trooper for 6 Force', 'On Plain Giant for free');
  },
);

scenario(
  'Mines are laid where a mining droid is, any number; one is defused each turn',
  'CCG-WPN-19 CCG-CARD-054 CCG-CARD-055',
  (t) => {
    for (const [side, droid] of [
      ['Light', 'LIN-V8K'],
      ['Dark', 'LIN-V8M'],
    ] as const) {
      const hand = { hand: ['Timer Mine', 'Timer Mine'] };
      t.board({
        at: `${side} deploys`,
        locations: { 'Tatooine: Plain': [droid], 'Tatooine: Hill': ['Plain Knight'] },
        dark: side === 'Dark' ? hand : {},
        light: side === 'Light' ? hand : {},
        cards: ARMORY,
      });
      t.act(`${side}: Deploy Timer Mine`);
      t.offers('On Tatooine: Plain for free');
      t.answer('On Tatooine: Plain');
      t.act(`${side}: Deploy Timer Mine`, 'On Tatooine: Plain');
      t.act(`${side}: Use ${droid}`);
      t.answer('Choose Timer Mine');
      t.settle();
      t.is(t.count(side, 'lost'), 1);
      t.refuses('CCG-ACT-22', side, 'use', droid);
    }
  },
);

scenario('A lightsaber adds 1 to a Force drain at a site, if its player likes', 'CCG-WPN-20 CCG-DRN-10', (t) => {
  for (const [answer, lost] of [
    ['Yes', 2],
    ['No', 1],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: { 'Tatooine: Plain': ['Plain Knight', 'Jedi Lightsaber, on Plain Knight'] },
      cards: ARMORY,
    });
    t.act('Light: Force drain at Plain');
    t.asks('Light', 'may');
    t.answer(answer);
    t.settle('lose');
    for (let i = 0; i < lost; i++) t.answer('Dark: Lose the top card of the Reserve Deck');
    t.is(t.count('Dark', 'lost'), lost);
    t.settle('act');
  }
});

scenario('Weapon destiny causes no attrition', 'CCG-WPN-21', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Officer', 'Plain Raider'] },
    light: { reserve: ['Destiny 7'], hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain');
  shoot(t, 'Blaster', 'Plain Raider');
  t.is(t.state.battle?.attrition, [0, 0]);
  t.is(t.state.battle?.draws, [[], []]);
  t.answer('Done');
  t.settle('damage');
  t.is(t.state.battle?.attrition, [0, 0]);
});
