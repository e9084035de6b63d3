/** Cards that add, cancel, redraw or switch battle destiny. */
import { scenario } from '../testing/index.ts';
import { drawn, field, fight, never, on, owed, passAll, play, totals } from './fights.ts';

/** Interrupts that add draws for characters in a battle together: whom they need, and how many they add. */
const TOGETHER: readonly [string, 'Dark' | 'Light', readonly string[], number][] = [
  ['Charming To The Last', 'Dark', ['Grand Moff Tarkin', 'Leia Organa'], 2],
  ['Charming To The Last', 'Dark', ['Grand Moff Tarkin', 'Han Solo'], 1],
  ['Dark Collaboration', 'Dark', ['Grand Moff Tarkin', 'Admiral Motti', 'Hero'], 2],
  ['Dark Collaboration', 'Dark', ['Grand Moff Tarkin', 'General Tagge', 'Hero'], 2],
  ['I Have You Now', 'Dark', ['Darth Vader', 'Luke Skywalker'], 2],
  ['I Have You Now', 'Dark', ['Darth Vader', 'Leia Organa'], 1],
  ['Your Powers Are Weak, Old Man', 'Dark', ['Darth Vader', 'Obi-Wan Kenobi'], 1],
  ["Don't Get Cocky", 'Light', ['Luke Skywalker', 'Han Solo', 'Captain'], 2],
  ['Gift Of The Mentor', 'Light', ['Luke Skywalker', 'Obi-Wan Kenobi', 'Captain'], 2],
  ['Skywalkers', 'Light', ['Luke Skywalker', 'Leia Organa', 'Captain'], 2],
  ['The Force Is Strong With This One', 'Light', ['Luke Skywalker', 'Darth Vader'], 2],
  ['The Force Is Strong With This One', 'Light', ['Luke Skywalker', 'Grand Moff Tarkin'], 1],
];

scenario('Who is in a battle together adds battle destiny', 'CCG-DST-12 CCG-BTL-09', (t) => {
  for (const [title, seat, here, added] of TOGETHER) {
    field(t, here, { at: `${seat} battles`, [seat === 'Dark' ? 'dark' : 'light']: { hand: [title] } });
    t.act(`${seat}: Battle at Field`);
    play(t, seat, title, `Add ${added} battle destiny`);
    on(t, 'battleDestiny', seat);
    t.answer('Draw battle destiny');
    passAll(t);
    // Tarkin alone has an ability of 3.
    const able = seat === 'Dark' && here[0] === 'Grand Moff Tarkin' && here.length === 2 ? 0 : 1;
    t.is(drawn(t, seat), able + added, title);
  }
  // Not without one of them.
  field(t, ['Grand Moff Tarkin', 'Hero', 'Captain'], { dark: { hand: ['Dark Collaboration'] } });
  t.act('Dark: Battle at Field');
  t.pass();
  t.doesNotOffer('Play Dark Collaboration');
});

/** Interrupts for whoever defends alone: who, and what they add. */
const ALONE: readonly [string, 'Dark' | 'Light', string, number, number][] = [
  ['Lone Warrior', 'Dark', 'General Tagge', 2, 0],
  ['Lone Warrior', 'Dark', 'Admiral Motti', 1, 0],
  ["Warrior's Courage", 'Light', 'Leia Organa', 2, 0],
  ["Warrior's Courage", 'Light', 'Luke Skywalker', 1, 0],
  ['Solo Han', 'Light', 'Han Solo', 2, 0],
  ['Solo Han', 'Light', 'Kabe', 1, 0],
  ['Moment Of Triumph', 'Dark', 'Grand Moff Tarkin', 2, 0],
  ['Moment Of Triumph', 'Dark', 'Myo', 1, 0],
  ["Vader's Eye", 'Dark', 'Darth Vader', 1, 1],
  ["Vader's Eye", 'Dark', 'Grand Moff Tarkin', 1, 0],
  ['Krayt Dragon Howl', 'Light', 'Obi-Wan Kenobi', 1, 1],
  ['Krayt Dragon Howl', 'Light', 'Leia Organa', 1, 0],
  ['Wookiee Roar', 'Light', 'Chewbacca', 2, 0],
];

scenario('Whoever defends a battle alone at a site adds battle destiny', 'CCG-READ-091 CCG-BTL-27', (t) => {
  for (const [title, seat, name, added, power] of ALONE) {
    const enemy = seat === 'Dark' ? 'Light' : 'Dark';
    const foe = enemy === 'Dark' ? 'Clerk' : 'Dummy';
    const hand = { [seat === 'Dark' ? 'dark' : 'light']: { hand: [title] } };
    field(t, [name, foe], { at: `${enemy} battles`, ...hand });
    t.act(`${enemy}: Battle at Field`);
    play(t, seat, title, `Add ${added} battle destiny`);
    passAll(t);
    t.is(t.bonus(seat, 'power'), power, title);
    on(t, 'battleDestiny', seat);
    t.answer('Draw battle destiny');
    passAll(t);
    const able = ['Luke Skywalker', 'Darth Vader', 'Obi-Wan Kenobi'].includes(name) ? 1 : 0;
    t.is(drawn(t, seat), able + added, `${title} with ${name}`);
    // Neither with company nor in a battle of one's own.
    field(t, [name, foe, seat === 'Dark' ? 'Guard' : 'Scout'], { at: `${enemy} battles`, ...hand });
    t.act(`${enemy}: Battle at Field`);
    t.doesNotOffer(`Play ${title}`);
    field(t, [name, foe], { at: `${seat} battles`, ...hand });
    t.act(`${seat}: Battle at Field`);
    t.pass();
    t.doesNotOffer(`Play ${title}`);
  }
});

scenario('A pilot who defends alone at a system, permanent ones too', 'CCG-READ-091 CCG-PRS-15 CCG-PRS-18', (t) => {
  const drone =
    'Drone   Light Starship - Starfighter: X-Wing   C1\ndestiny 1   deploy 1   power 2   maneuver 2   hyperspeed 2   forfeit 2\nThis card has 1 permanent pilot with ability 1.';
  const board = (here: readonly string[]): void =>
    field(t, [], {
      locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', ...here] },
      light: { hand: ['Full Throttle'] },
      cards: [drone],
    });
  board(['Red 3', 'Biggs Darklighter, pilot of Red 3', 'Dummy, passenger of Red 3']);
  t.act('Dark: Battle at Orbit', 'Light: Play Full Throttle');
  fight(t);
  t.is(t.destinies(), [['Light', 3]]);
  board(['Drone']);
  t.act('Dark: Battle at Orbit', 'Light: Play Full Throttle');
  fight(t);
  t.is(t.destinies(), [['Light', 3]]);
  // An astromech, or a second ship with its pilot, is company.
  board(['Red 3', 'Biggs Darklighter, pilot of Red 3', 'R2-D2, astromech of Red 3']);
  t.act('Dark: Battle at Orbit');
  t.doesNotOffer('Full Throttle');
  board(['Red 3', 'Biggs Darklighter, pilot of Red 3', 'Drone']);
  t.act('Dark: Battle at Orbit');
  t.doesNotOffer('Full Throttle');
});

scenario('Beside a permanent pilot nobody is alone', 'CCG-PRS-15', (t) => {
  for (const [ship, plays] of [
    ['Black 2', true],
    ['Devastator', false],
  ] as const) {
    field(t, [], {
      at: 'Light battles',
      locations: { Orbit: ['Red 1', 'Dummy, pilot of Red 1', ship, `Admiral Motti, pilot of ${ship}`] },
      dark: { hand: ['Lone Pilot'] },
    });
    t.act('Light: Battle at Orbit');
    if (plays) t.offersAlso('Play Lone Pilot: in a battle at system: only if your Admiral Motti');
    else t.doesNotOffer('Play Lone Pilot');
  }
});

scenario('Leia or Luke is worth 2 destiny only as a Rebel with ability above 2', 'CCG-ACT-31', (t) => {
  const spell = 'Spell   Dark Effect   C1\ndestiny 1\nDeploys on character.\nThe bearer has ability 0.';
  for (const [title, leader, rebel] of [
    ['Charming To The Last', 'Grand Moff Tarkin', 'Leia Organa'],
    ['I Have You Now', 'Darth Vader', 'Luke Skywalker'],
  ] as const) {
    const board = (...more: string[]): void => {
      field(t, [leader, rebel, 'Scout', 'Scout', ...more], { dark: { hand: [title] }, cards: [spell] });
      t.act('Dark: Battle at Field');
    };
    board();
    t.offersAlso(
      `Play ${title}: in a battle: only if there is a ${leader === 'Darth Vader' ? 'Dark Jedi' : leader} in the battle and there is a ${rebel}`,
    );
    board(`Spell, on ${rebel}`);
    t.doesNotOffer(`Play ${title}`);
  }
});

scenario('Out Of Nowhere takes a starship with maneuver above 3', 'CCG-DST-12', (t) => {
  for (const [ship, plays] of [
    ['Red 3', true],
    ['Y-wing', false],
  ] as const) {
    field(t, [], {
      locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', ship, `Scout, pilot of ${ship}`] },
      light: { hand: ['Out Of Nowhere'] },
    });
    t.act('Dark: Battle at Orbit');
    if (plays && t.number(ship, 'maneuver') > 3) t.offersAlso('Play Out Of Nowhere');
    else t.doesNotOffer('Play Out Of Nowhere');
  }
});

scenario('Tarkin with Vader cancels one destiny of the opponent, when it is shown', 'CCG-CARD-025', (t) => {
  field(t, ['Grand Moff Tarkin', 'Darth Vader', 'Hero'], { light: { reserve: ['Destiny 7'] } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw none');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.act('Dark: Use Grand Moff Tarkin');
  fight(t);
  t.is(totals(t)[1], 6);
  t.is(owed(t, 'Dark')[0], 0);
  t.is(t.titles('Light', 'used')[0], 'Destiny 7');
  // Not without Vader.
  field(t, ['Grand Moff Tarkin', 'Captain', 'Hero'], { light: { reserve: ['Destiny 7'] } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw none');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.doesNotOffer('Use Grand Moff Tarkin');
  fight(t);
  t.is(totals(t)[1], 6 + 7);
});

scenario("Han's Dice redraws battle destiny only", 'CCG-CARD-082', (t) => {
  field(t, ['Captain', 'Hero'], {
    at: 'Light battles',
    light: { hand: ["Han's Dice"], reserve: ['Destiny 0', 'Destiny 6'] },
  });
  t.act('Light: Battle at Field');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.act("Light: Play Han's Dice");
  fight(t);
  t.is(totals(t)[1], 6 + 6);
  t.is(t.count('Light', 'force'), 8);
  // No character with more than 2.
  field(t, ['Captain', 'Scout', 'Scout'], { at: 'Light battles', light: { hand: ["Han's Dice"] } });
  t.act('Light: Battle at Field');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.doesNotOffer("Play Han's Dice");
  // A weapon's destiny is no battle destiny.
  field(t, ['Captain', 'Luke Skywalker', 'Blaster, on Luke Skywalker'], {
    at: 'Light battles',
    light: { hand: ["Han's Dice"], reserve: ['Destiny 0'] },
  });
  t.act('Light: Battle at Field');
  t.settle('weapons', 'Light');
  t.answer('Fire Blaster', 'Choose Captain');
  never(t, "Play Han's Dice");
  t.is(t.destinies(), [['Light', 0]]);
});

scenario('Takeel switches the numbers where both drew exactly one', 'CCG-CARD-103', (t) => {
  const piles = { dark: { hand: ['Takeel'], reserve: ['Destiny 1'] }, light: { reserve: ['Destiny 6'] } };
  field(t, ['Captain', 'Hero'], piles);
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.act('Dark: Play Takeel');
  fight(t);
  t.is(totals(t), [5 + 6, 6 + 1]);
  t.is([owed(t, 'Dark')[0], owed(t, 'Light')[0]], [1, 6]);
  // Two draws on one side: no.
  field(t, ['Darth Vader', 'Obi-Wan Kenobi'], { dark: { hand: ['Takeel', 'Your Powers Are Weak, Old Man'] } });
  t.act('Dark: Battle at Field', 'Dark: Play Your Powers');
  fight(t);
  t.doesNotOffer('Play Takeel');
  t.is(t.destinies().length, 3);
});

scenario("Kal'Falnl makes the opponent's single destiny 0 if hers is higher", 'CCG-CARD-036', (t) => {
  const board = (dark: string, light: string): void => {
    field(t, ['Captain', 'Hero', "Kal'Falnl C'ndros"], { dark: { reserve: [dark] }, light: { reserve: [light] } });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
  };
  board('Destiny 4', 'Destiny 5');
  t.act("Light: Use Kal'Falnl");
  fight(t);
  t.is(totals(t), [5, 6 + 1 + 5]);
  board('Destiny 5', 'Destiny 5');
  t.doesNotOffer("Use Kal'Falnl");
  fight(t);
  t.is(totals(t), [10, 12]);
  // Against two draws she does nothing.
  field(t, ['Captain', 'Hero', "Kal'Falnl C'ndros", 'Lens'], {
    dark: { reserve: ['Destiny 1', 'Destiny 1'] },
    light: { reserve: ['Destiny 5'] },
    cards: ['Lens   Dark Effect   C1\n destiny 1\n Deploys on site.\n You add 1 battle destiny here.'],
  });
  t.act('Dark: Battle at Field');
  for (const seat of ['Dark', 'Light'] as const) {
    on(t, 'battleDestiny', seat);
    t.answer('Draw battle destiny');
  }
  t.is(drawn(t, 'Dark'), 2);
  t.doesNotOffer("Use Kal'Falnl");
});

scenario('Zutton takes 1 off the total, once, before it is drawn', 'CCG-CARD-048 CCG-DST-13', (t) => {
  field(t, ['Captain', 'Hero', 'Zutton'], { dark: { reserve: ['Destiny 4'] } });
  t.act('Dark: Battle at Field', 'Light: Use Zutton');
  on(t, 'battleDestiny', 'Dark');
  t.doesNotOffer('Use Zutton');
  t.answer('Draw battle destiny');
  fight(t);
  t.is(totals(t)[0], 5 + 3);
  t.is(owed(t, 'Light')[0], 3);
  t.is(t.count('Light', 'force'), 9);
  // Never below 0.
  field(t, ['Captain', 'Hero', 'Zutton'], { dark: { reserve: ['Destiny 0'] } });
  t.act('Dark: Battle at Field', 'Light: Use Zutton');
  fight(t);
  t.is(totals(t)[0], 5);
});

scenario('EG-6 drawn where its player is behind doubles the power present', 'CCG-CARD-052', (t) => {
  field(t, ['Captain', 'Hero'], { dark: { reserve: ['EG-6'] } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  t.is(totals(t), [10, 6]);
  t.is(owed(t, 'Light'), [0, 4]);
  field(t, ['Captain', 'Guard', 'Hero'], { dark: { reserve: ['EG-6'] } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  t.is(totals(t), [8, 6]);
});

scenario("EG-6 charges its player's other droids, but no power droid", 'CCG-CARD-052', (t) => {
  field(t, ['EG-6', 'U-3PO', "WED15-I7 'Septoid' Droid", 'Captain', 'R2-D2']);
  t.is(t.powerOf("WED15-I7 'Septoid' Droid"), 1 + 1);
  t.is(t.powerOf('EG-6'), 0);
  t.is(t.powerOf('R2-D2'), t.game.cards.cards[t.state.def[t.find('R2-D2')]!]!.card.power! / 1000);
});

for (const title of ['Molator', "K'lor'slug"])
  scenario(`${title} turns ability into power`, title === 'Molator' ? 'CCG-READ-131' : 'CCG-CARD-127', (t) => {
    const [seat, name] = title === 'Molator' ? (['Dark', 'Captain'] as const) : (['Light', 'Hero'] as const);
    field(t, ['Captain', 'Hero'], { at: `${seat} battles`, table: [title] });
    const power = t.powerOf(name);
    t.act(`${seat}: Battle at Field`, `${seat}: Use ${title}`);
    t.offersAlso('4');
    t.doesNotOffer('5');
    t.answer('3');
    // One point of ability is left: no battle destiny for it.
    on(t, 'battleDestiny', seat === 'Dark' ? 'Light' : 'Dark');
    t.answer('Draw none');
    fight(t);
    t.is(totals(t)[seat === 'Dark' ? 0 : 1], power + 3);
    t.is(t.count(seat, 'force'), 10 - 1 - 3);
  });

scenario('Let The Wookiee Win: Disarmed by a Wookiee who survived a lost battle', 'CCG-CARD-089', (t) => {
  field(t, ['Darth Vader', 'Captain', 'Guard', 'Chewbacca', 'Dummy'], { light: { hand: ['Let The Wookiee Win'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Dummy');
  while (t.state.question?.kind === 'damage' || t.state.question?.kind === 'respond') {
    if (t.state.question.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
    else if (t.options.some((option) => option.includes('Wookiee Win'))) break;
    else t.answer('Pass');
  }
  t.answer('Light: Play Let The Wookiee Win');
  t.doesNotOffer('Choose Darth Vader');
  t.answer('Choose Captain');
  t.settle('act');
  t.is(t.powerOf('Captain'), 4);
});

scenario('Let The Wookiee Win does nothing after a battle at a system', 'CCG-CARD-089', (t) => {
  field(t, [], {
    locations: {
      Orbit: [
        'Devastator',
        'Captain, pilot of Devastator',
        'Millennium Falcon',
        'Chewbacca, pilot of Millennium Falcon',
      ],
    },
    light: { hand: ['Let The Wookiee Win'] },
  });
  t.act('Dark: Battle at Orbit');
  fight(t, false);
  while (t.state.question?.kind === 'damage' || t.state.question?.kind === 'respond') {
    t.doesNotOffer('Play Let The Wookiee Win');
    t.answer(t.state.question.kind === 'damage' ? 'Lose the top card of the Reserve Deck' : 'Pass');
  }
  t.is(t.state.battle, null);
  t.card('Chewbacca', { on: 'Millennium Falcon' });
});
