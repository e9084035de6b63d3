/** Section 43 of the ledger, and numbers that are missing, below 0 or broken. */
import { scenario } from '../testing/index.ts';
import { ARMORY } from './armory.ts';
import { field, fight, on, owed, passAll, play } from './fights.ts';

const BAY = 'Light Tatooine: Docking Bay 94';
const CANTINA = 'Tatooine: Cantina';
const made = (title: string, text: string): string =>
  `${title}   Dark Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\n${text}`;
const TWICE = made('Twice', 'Stormtrooper here has power times 2.');
const ONE_MORE = made('One More', 'Stormtrooper here is power +1.');
const WEAK = made('Weak', 'Stormtrooper here has power 2.');
const FEEBLE = made('Feeble', 'Stormtrooper here has power 0.');

scenario('Copies of a title give their bonus once', 'CCG-MOD-01 CCG-MOD-04', (t) => {
  t.board({ at: 'Dark controls', locations: { [BAY]: ['Stormtrooper'] } });
  const printed = t.forfeitOf('Stormtrooper');
  for (const copies of [1, 2, 3]) {
    t.board({
      at: 'Dark controls',
      locations: { [BAY]: ['Stormtrooper', ...Array.from({ length: copies }, () => 'Imperial Commander')] },
    });
    t.is(t.forfeitOf('Stormtrooper'), printed + 1);
  }
});

scenario('Copies that say cumulatively add up', 'CCG-MOD-01', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Stormtrooper', 'More And More', 'More And More'] },
    cards: [made('More And More', 'Stormtrooper here is power +1 cumulatively.')],
  });
  t.is(t.powerOf('Stormtrooper'), 1 + 2);
});

scenario('Two sentences of one card are two things', 'CCG-MOD-01', (t) => {
  const board = (guest: readonly string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star: Detention Block Corridor': ['Lt. Shann Childsen', ...guest] },
    });
  board([]);
  t.is(t.powerOf('Lt. Shann Childsen'), 1 + 2);
  board(['Saurin']);
  t.is(t.powerOf('Lt. Shann Childsen'), 1 + 2 + 2);
});

scenario('No card of the first set is cumulative', 'CCG-MOD-02', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [BAY]: ['Luke Skywalker', 'Tatooine Utility Belt, on Luke Skywalker', 'Tatooine Utility Belt, on Luke Skywalker'],
    },
  });
  t.is(t.powerOf('Luke Skywalker'), 3 + 2);
  t.is(t.forfeitOf('Luke Skywalker'), 7 + 2);
  const said = t.game.cards.texts.filter(({ card, words }) => card.startsWith('PRE') && words.includes('cumulatively'));
  t.is(said, []);
});

scenario('Bonuses of different titles add up', 'CCG-MOD-03', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Stormtrooper', 'Imperial Commander', 'Stormtrooper Utility Belt, on Stormtrooper'] },
  });
  t.is(t.forfeitOf('Stormtrooper'), 2 + 1 + 1);
});

scenario('Additions and multiplications apply in the order in which they began', 'CCG-MOD-05', (t) => {
  const board = (...guests: readonly string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: { [BAY]: ['Stormtrooper', ...guests] },
      cards: [TWICE, ONE_MORE],
    });
  board('Twice', 'One More');
  t.is(t.powerOf('Stormtrooper'), 1 * 2 + 1);
  board('One More', 'Twice');
  t.is(t.powerOf('Stormtrooper'), (1 + 1) * 2);
});

scenario('What lasts has its place in that order too', 'CCG-MOD-05', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Stormtrooper'] },
    dark: { hand: ['Courage', 'Twice', 'One More'] },
    cards: [TWICE, ONE_MORE, 'Courage   Dark Interrupt - Used   C1\ndestiny 1\nThis turn: stormtrooper is power +1.'],
  });
  t.act('Dark: Play Courage');
  t.settle();
  t.is(t.powerOf('Stormtrooper'), 2);
  t.toPhase('deploy');
  t.act('Dark: Deploy Twice', 'To Tatooine: Docking Bay 94');
  t.settle();
  t.is(t.powerOf('Stormtrooper'), (1 + 1) * 2);
  t.act('Dark: Deploy One More', 'To Tatooine: Docking Bay 94');
  t.settle();
  t.is(t.powerOf('Stormtrooper'), (1 + 1) * 2 + 1);
});

scenario('A number that is set cannot be changed, and of two the lower counts', 'CCG-MOD-06', (t) => {
  const board = (...guests: readonly string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: { [BAY]: ['Stormtrooper', ...guests] },
      cards: [TWICE, ONE_MORE, WEAK, FEEBLE],
    });
  board('One More', 'Weak', 'Twice');
  t.is(t.powerOf('Stormtrooper'), 2);
  board('Feeble', 'Weak');
  t.is(t.powerOf('Stormtrooper'), 0);
  board('Weak', 'Feeble');
  t.is(t.powerOf('Stormtrooper'), 0);
});

scenario('What changes a total changes no single card', 'CCG-MOD-07', (t) => {
  t.board({ at: 'Light controls', locations: { [BAY]: ['C-3PO', 'Leia Organa'] } });
  t.is(t.powerOf('C-3PO'), 1);
  t.is(t.powerOf('Leia Organa'), 3);
  t.is(t.totalPower('Light', 'Tatooine: Docking Bay 94'), 1 + 3 + 2);
});

scenario('A title adds to a total once, two titles twice', 'CCG-MOD-01 CCG-MOD-07', (t) => {
  const rally = (name: string): string =>
    `${name}   Light Effect   C1\ndestiny 1\nDeploys on site.\nYour total power here is +1.`;
  const total = (...effects: readonly string[]): number => {
    t.board({
      at: 'Light controls',
      locations: { [BAY]: ['Leia Organa', ...effects] },
      cards: [rally('Rally'), rally('Cheer')],
    });
    return t.totalPower('Light', 'Tatooine: Docking Bay 94');
  };
  t.is([total('Rally'), total('Rally', 'Rally'), total('Rally', 'Cheer')], [4, 4, 5]);
});

scenario('Numbers are worked out anew when a source comes and when it leaves', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [BAY]: ['Stormtrooper'], 'Light Tatooine: Mos Eisley': [] },
    dark: { hand: ['Imperial Commander'] },
  });
  t.is(t.forfeitOf('Stormtrooper'), 2);
  t.act('Dark: Deploy Imperial Commander', 'To Tatooine: Docking Bay 94');
  t.settle();
  t.is(t.forfeitOf('Stormtrooper'), 3);
  t.toPhase('move');
  t.act('Dark: Move Imperial Commander by landspeed', 'To Tatooine: Mos Eisley');
  t.settle();
  t.is(t.forfeitOf('Stormtrooper'), 2);
});

scenario('A number that a card does not have counts as 0', 'CCG-OBJ-13', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [BAY]: ['C-3PO', 'Luke Skywalker'] },
    light: { hand: ['Simple Minds'] },
    cards: [
      'Simple Minds   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 character with ability < 1 -> It is lost.',
    ],
  });
  t.act('Light: Play Simple Minds');
  t.offers('Choose C-3PO');
});

scenario('What cannot exist cannot be raised or used', 'CCG-OBJ-14', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine': ['Black 2', 'DS-61-2, pilot of Black 2', 'Devastator', 'Admiral Motti, pilot of Devastator'],
      'Dark Kessel': [],
    },
    table: ['Booster'],
    cards: ['Booster   Dark Effect   C1\ndestiny 1\nYour starship is hyperspeed +5.'],
  });
  t.offersAlso('Move Devastator by hyperspeed');
  t.doesNotOffer('Move Black 2 by hyperspeed');
  t.is(t.number('Black 2', 'hyperspeed') < 0, true);
});

scenario('Below 0 is 0 in every total, but what took it there is remembered', 'CCG-OBJ-15', (t) => {
  const less = made('Terror', 'Stormtrooper here is power -3.');
  const more = made('Courage', 'Stormtrooper here is power +3.');
  const board = (...guests: readonly string[]): void =>
    t.board({ at: 'Dark controls', locations: { [BAY]: ['Stormtrooper', ...guests] }, cards: [less, more] });
  board('Terror');
  t.is(t.powerOf('Stormtrooper'), 1 - 3);
  t.is(t.totalPower('Dark', 'Tatooine: Docking Bay 94'), 0 + 1);
  board('Terror', 'Courage');
  t.is(t.totalPower('Dark', 'Tatooine: Docking Bay 94'), 1 + 1 + 1);
});

scenario('Fractions are kept', 'CCG-OBJ-16', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Greedo', 'Stormtrooper Utility Belt, on Greedo'] },
  });
  t.is(t.forfeitOf('Greedo'), 1.5);
});

scenario('Battle damage is doubled as soon as the result is known, and then paid', 'CCG-MOD-08', (t) => {
  field(t, ['Captain', 'Scout'], {
    dark: { hand: ['Rage'], reserve: ['Destiny 1'] },
    cards: ['Rage   Dark Interrupt - Used   C1\ndestiny 1\nIn a battle: Battle damage is times 2.'],
  });
  t.act('Dark: Battle at Field');
  t.act('Dark: Play Rage');
  fight(t, false);
  t.is(owed(t, 'Light'), [0, (5 - 2) * 2]);
  t.answer('Light: Forfeit Scout');
  t.is(owed(t, 'Light'), [0, 6 - 2]);
});

scenario('A number that hangs on itself goes by what it is without texts', 'CCG-MOD-09', (t) => {
  const place = (name: string, text: string): string =>
    `•Tatooine: ${name}   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   exterior   planet\n   ${text}`;
  t.board({
    at: 'Light controls',
    locations: { 'Tatooine: Fen': ['Plain Farmer', 'Plain Rebel'], 'Tatooine: Moor': ['Plain Rebel'] },
    cards: [
      ...ARMORY,
      place('Fen', 'Light: Your character with power < 2 here is power +1.'),
      place('Moor', 'Light: While you control here: your total ability here is +1.'),
    ],
  });
  t.is([t.powerOf('Plain Farmer'), t.powerOf('Plain Rebel')], [2, 2]);
  t.offers('Force drain at Tatooine: Fen', 'Force drain at Tatooine: Moor', 'Pass');
});

scenario('Copies of an Interrupt do not add up either', 'CCG-MOD-01 CCG-MOD-02', (t) => {
  const begin = (by: 'Dark' | 'Light', side: 'dark' | 'light', title: string, ...copies: readonly string[]): void => {
    t.board({
      at: `${by} battles`,
      locations: { [`Dark ${CANTINA}`]: ['Obi-Wan Kenobi', 'Luke Skywalker', 'Leia Organa', 'Darth Vader'] },
      [side]: { hand: [title, title] },
    });
    t.act(`${by}: Battle at ${CANTINA}`);
    for (const copy of copies) t.act(`${side === 'dark' ? 'Dark' : 'Light'}: Play ${title}${copy}`);
  };
  const [luke, rebel] = ['a Luke Skywalker with', 'a Rebel with'].map(
    (whom) => `: In a battle: only if there is a Dark Jedi in the battle and there is ${whom}`,
  ) as [string, string];
  for (const second of [luke, rebel]) {
    begin('Light', 'dark', 'I Have You Now', luke, second);
    passAll(t);
    t.is(t.bonus('Dark', 'draws'), 2);
  }
  begin('Dark', 'light', "Don't Underestimate Our Chances", '', '');
  passAll(t);
  t.is([t.damageTimes('Dark'), t.damageTimes('Light')], [3, 3]);
  begin('Light', 'light', 'Jedi Presence', '');
  t.answer('Choose Obi-Wan Kenobi');
  t.act('Light: Play Jedi Presence');
  t.answer('Choose Obi-Wan Kenobi');
  passAll(t);
  t.is(t.powerOf('Leia Organa'), 6);
  t.is(t.powerOf('Obi-Wan Kenobi'), 5);
});

scenario('Two Hear Me Baby weaken a shot by 2', 'CCG-MOD-01 CCG-CARD-084', (t) => {
  const hear = 'Hear Me Baby, Hold Together';
  t.board({
    at: 'Dark battles',
    locations: {
      'Dark Yavin 4': [
        'Devastator',
        'Ion Cannon, on Devastator',
        'Millennium Falcon',
        'Han Solo, pilot of Millennium Falcon',
      ],
    },
    dark: { reserve: ['Destiny 7'] },
    light: { hand: [hear, hear] },
  });
  t.act('Dark: Battle at Yavin 4');
  on(t, 'weapons', 'Dark');
  t.answer('Fire Ion Cannon', 'Choose Millennium Falcon');
  t.act(`Light: Play ${hear}`, `Light: Play ${hear}`);
  passAll(t);
  t.is(
    t.events('destiny').map(({ n }) => n),
    [5000],
  );
});

scenario('Two Corellian Slips add no more to a Tallon Roll than one', 'CCG-MOD-01 CCG-READ-128', (t) => {
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['Skiff', 'Clerk, pilot of Skiff', 'Red 3', 'Scout, pilot of Red 3'] },
    dark: { hand: ['Tallon Roll'], reserve: ['Destiny 7'] },
    light: { hand: ['Corellian Slip', 'Corellian Slip'], reserve: ['Destiny 2'] },
    cards: [
      'Skiff   Dark Starship - Starfighter: TIE/LN   C1\ndestiny 1   deploy 1   power 3   maneuver 3   hyperspeed 1   forfeit 1\nThis card carries 1 pilot.',
    ],
  });
  t.act('Dark: Play Tallon Roll', 'Choose Skiff', 'Choose Red 3');
  for (let copies = 0; copies < 2; copies++) play(t, 'Light', 'Corellian Slip', 'slip');
  t.settle('act');
  // 7 + 3 + 3 against 2 + 3 + maneuver 4 + ability 2.
  t.is([t.read('Skiff').zone, t.read('Red 3').zone], ['table', 'lost']);
});
