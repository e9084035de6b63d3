/** Pilots on units: what they give, and what they are while they pilot (TCG-PILOT-01 to 12, 20 to 30, 38). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Ace   Light Character - Rebel Officer   C
     cost 2   speed 90   power 9   health 2
     Starfighter Pilot: +20 speed; "Pay 1 Force -> Evade 2."

  2 Dart   Light Space - Rebel Starfighter   C
     cost 2   speed 30   power 2   health 6

  3 Hulk   Dark Space - Imperial Capital Ship   C
     cost 5   speed 60   power 3   health 9

  4 Braggart   Light Character - Jedi Officer   C
     cost 2   speed 30   power 2   health 3
     Starfighter Pilot: +1 power.
     Pay 1 Force -> Give this unit +2 power this attack.
     Pay 1 Force -> Evade 1.

  5 Commander   Light Character - Rebel Officer   C
     cost 2   speed 30   power 2   health 3
     Starfighter Pilot: +1 power.
     Build step: Tap -> Draw 1 card.
     When battle ends: Gain 1 Force.

  6 Engineer   Light Character - Rebel Officer   C
     cost 2   speed 30   power 2   health 1
     Starfighter Pilot: +2 health.

  7 Sniper   Dark Character - Bandit   C
     cost 2   speed 70   power 1   health 3

  8 Veteran (A)   Light Character - Rebel Officer   C
     cost 4   speed 30   power 2   health 2
     Starfighter Pilot: +2 power.

  9 Veteran (B)   Light Character - Rebel Officer   C
     cost 3   speed 30   power 2   health 2
     Starfighter Pilot: +10 speed.

  10 Astromech   Light Character - Droid   C
     cost 2   speed 30   power 1   health 1
     Starfighter Pilot: +1 power.

  11 Drone   Light Space - Droid Starfighter   C
     cost 2   speed 30   power 2   health 4

  12 Hail   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy unit.

  13 Curse   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Character.

  14 Heresy   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Jedi.

  15 Flak   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Pilot.

  16 Abduction   Dark Battle   C
     Pay 1 Force -> Discard 1 enemy Officer.

  17 Bailout   Light Battle   C
     Pay 1 Force -> Retreat 1 of your Officers.

  18 Homecoming   Light Battle   C
     Pay 1 Force -> Return 1 of your Space units to your hand.

  19 Recruit   Light Character - Officer   C
     cost 1   speed 10   power 1   health 1

  20 Speeder   Light Ground - Speeder   C
     cost 1   speed 10   power 1   health 1

  21 Frigate   Light Space - Capital Ship   C
     cost 4   speed 10   power 2   health 4
`;

scenarioBoth('A Pilot gives its bonuses and abilities to its unit alone', 'TCG-PILOT-01', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { space: ['TIE Fighter DS-3-12', 'TIE Fighter DS-73-3'], character: ['TIE Fighter Elite Pilot'] },
  });
  const [one, other] = [t.read('TIE Fighter DS-3-12'), t.read('TIE Fighter DS-73-3')];
  t.answer('move TIE Fighter Elite Pilot onto TIE Fighter DS-3-12');
  t.card('TIE Fighter DS-3-12', { speed: one.speed + 20, pilot: 'TIE Fighter Elite Pilot' });
  t.card('TIE Fighter DS-73-3', { speed: other.speed, pilot: null });
  t.is([t.keyword('TIE Fighter DS-3-12', 'Critical Hit'), t.keyword('TIE Fighter DS-73-3', 'Critical Hit')], [2, 0]);
  t.is(t.keyword('TIE Fighter Elite Pilot', 'Critical Hit'), 0);
});

scenario('A Starfighter Pilot goes onto no Capital Ship and no Speeder', 'TCG-PILOT-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: ['Frigate', 'Dart'], ground: ['Speeder'], character: ['Ace'] },
  });
  t.offers('move Ace onto Dart', 'done');
});

scenarioBoth('A Droid unit takes no Pilot, not even a Droid', 'TCG-PILOT-03', (t) => {
  t.board({ cards: CARDS, at: 'Light builds', light: { space: ['Drone'], character: ['Ace', 'Astromech'] } });
  t.offers('done');
});

scenario('One Pilot on a unit', 'TCG-PILOT-04', (t) => {
  t.board({ cards: CARDS, at: 'Light builds', light: { space: ['Dart'], character: ['Ace', 'Astromech'] } });
  t.offers('move Ace onto Dart', 'move Astromech onto Dart', 'done');
  t.answer('move Astromech onto Dart');
  t.offers('done');
});

scenarioBoth(
  'What a Pilot lists does nothing until it is on a unit',
  { nh: 'TCG-PILOT-09 TCG-PILOT-10', x: 'TCG-PILOT-09' },
  (t) => {
    const light = { force: 1, space: ['Dart'], character: ['Ace'] };
    t.board({ cards: CARDS, at: 'Character battle', dice: [6], dark: { character: ['Sniper'] }, light });
    t.card('Ace', { speed: 90 });
    t.card('Dart', { speed: 30 });
    t.answer('Light: Ace does not attack', 'Dark: Sniper attacks Ace');
    t.card('Ace', { damage: 1 }); // Light was not asked: Ace has no Evade
    t.board({
      cards: CARDS,
      at: 'battle starts',
      dice: [6, 6, 6],
      dark: { space: ['Hulk'] },
      light: { force: 1, space: [{ card: 'Dart', pilot: 'Ace' }] },
    });
    t.card('Dart', { speed: 50 });
    t.answer('Dark: Hulk attacks Dart');
    t.offers('Dart: Evade 2', 'Dart: Evade 1', 'pass');
    t.answer('Dart: Evade 2');
    t.card('Dart', { damage: 1 });
  },
);

scenarioBoth('The unit stays when its Pilot is discarded or leaves', 'TCG-PILOT-11', (t) => {
  const light = { force: 1, space: [{ card: 'Dart', pilot: 'Ace' }], character: ['Recruit'], hand: ['Bailout'] };
  t.board({ cards: CARDS, at: 'battle starts', dark: { force: 1, space: ['Hulk'], hand: ['Abduction'] }, light });
  t.answer('Dark: play Abduction');
  t.offers('choose Ace', 'choose Recruit');
  t.answer('choose Ace');
  t.card('Ace', { zone: 'discard' });
  t.card('Dart', { zone: 'Space', pilot: null, speed: 30 });
  t.board({ cards: CARDS, at: 'battle starts', dark: { space: ['Hulk'] }, light });
  t.answer('Light: play Bailout', 'choose Ace');
  t.card('Ace', { zone: 'build', tapped: false });
  t.card('Dart', { zone: 'Space', pilot: null, speed: 30 });
});

scenarioBoth('The Pilot goes where its unit goes: discarded, returned to hand', 'TCG-PILOT-12', (t) => {
  const light = {
    force: 1,
    space: [{ card: 'Dart', pilot: 'Ace', damage: 5 }],
    character: ['Recruit'],
    hand: ['Homecoming'],
  };
  t.board({ cards: CARDS, at: 'battle starts', dice: [6, 6, 6], dark: { space: ['Hulk'] }, light });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Hulk attacks Dart');
  t.passChances();
  t.is(t.titles('Light', 'discard').sort(), ['Ace', 'Dart']);
  t.board({ cards: CARDS, at: 'battle starts', dark: { space: ['Hulk'] }, light });
  t.answer('Light: play Homecoming');
  t.is(t.titles('Light', 'hand').sort(), ['Ace', 'Dart']);
});

scenarioBoth('A Pilot on a unit is not attacked, does not attack and holds no arena', 'TCG-PILOT-20', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { space: ['Hulk'], ground: ['Swoop Bike'], character: ['Sniper'] },
    light: { space: [{ card: 'Dart', pilot: 'Ace' }] },
  });
  t.is(t.titles('Light', 'Character'), []);
  t.offers('Hulk attacks Dart', 'Hulk does not attack');
  t.answer('Hulk does not attack');
  t.offers('Dart attacks Hulk', 'Dart does not attack');
  t.answer('Dart does not attack');
  t.winner('Dark'); // Ground and Character are Dark's alone; no question was asked for Ace
});

const reach = (card: string, dart: number, braggart: number): void => {
  scenario(`A Pilot on a unit is a Character with its subtypes, but no unit: ${card}`, 'TCG-PILOT-21', (t) => {
    t.board({
      cards: CARDS,
      at: 'battle starts',
      dark: { force: 1, space: ['Hulk'], hand: [card] },
      light: { space: [{ card: 'Dart', pilot: 'Braggart' }] },
    });
    t.answer(`Dark: play ${card}`);
    t.card('Dart', { damage: dart });
    t.card('Braggart', { damage: braggart });
  });
};

reach('Hail', 1, 0);
reach('Curse', 0, 1);
reach('Heresy', 0, 1);
reach('Flak', 0, 1);

scenarioBoth(
  "A Pilot's speed and power do not matter, its health does",
  { nh: 'TCG-PILOT-23 TCG-PILOT-25', x: 'TCG-PILOT-23' },
  (t) => {
    t.board({
      cards: CARDS,
      at: 'battle starts',
      dark: { force: 2, space: ['Hulk'], hand: ['Flak', 'Flak'] },
      light: { space: [{ card: 'Dart', pilot: 'Ace' }] },
    });
    t.card('Dart', { speed: 50, power: 2 }); // not the 90 and 9 of Ace; the 20 are listed
    t.answer('Dark: play Flak');
    t.passUntil('unitTurn', 'Dark');
    t.card('Ace', { zone: 'aboard', damage: 1 });
    t.answer('Hulk attacks Dart', 'Dark: play Flak');
    t.card('Ace', { zone: 'discard' }); // 2 counters on 2 health
    t.card('Dart', { zone: 'Space', pilot: null });
  },
);

scenarioBoth('Pilot and unit have counters of their own', 'TCG-PILOT-24', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 2, space: ['Hulk'], hand: ['Flak'] },
    light: { space: [{ card: 'Dart', damage: 5, pilot: { card: 'Ace' } }] },
  });
  t.answer('Dark: play Flak');
  t.card('Dart', { zone: 'Space', damage: 5 });
  t.card('Ace', { zone: 'aboard', damage: 1 });
});

scenarioBoth(
  'With its Pilot a unit loses only what the Pilot gave: here the health that kept it alive',
  'TCG-PILOT-26',
  (t) => {
    const board = (damage: number): void => {
      t.board({
        cards: CARDS,
        at: 'battle starts',
        dark: { force: 1, space: ['Hulk'], hand: ['Flak'] },
        light: { space: [{ card: 'Dart', damage, pilot: 'Engineer' }], character: ['Recruit', 'Recruit'] },
      });
      t.card('Dart', { health: 8 });
      t.answer('Dark: play Flak');
      t.card('Engineer', { zone: 'discard' });
    };
    board(5);
    t.card('Dart', { zone: 'Space', damage: 5, health: 6 });
    board(6);
    t.card('Dart', { zone: 'discard' });
  },
);

scenario('Abilities of a piloting card stay usable where they still make sense', 'TCG-PILOT-27', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: 'Commander' }], deck: ['Recruit', 'Recruit'] },
  });
  t.answer('Light: Commander: Tap -> Draw 1 card');
  t.is(t.titles('Light', 'hand'), ['Recruit']);
  t.card('Commander', { tapped: true, zone: 'aboard' });
  t.card('Dart', { tapped: false });
  t.answer('Light: done');
  t.passUntil('build', 'Dark');
  t.is(t.force('Light'), 5); // 1 when the battle ended, 4 in the ready phase
});

scenario('"Give this unit +2 power this attack" is useless while piloting', 'TCG-PILOT-27 TCG-PILOT-28', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { space: ['Hulk'] },
    light: { force: 2, space: [{ card: 'Dart', pilot: 'Braggart' }, 'Frigate'] },
  });
  t.answer('Dark: Hulk does not attack', 'Light: Dart attacks Hulk');
  t.is(t.events('roll').length, 1); // Light was asked nothing before the roll
  t.is(t.lastDice().length, 3); // 2, and 1 for the Pilot
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Sniper'] },
    light: { force: 2, character: ['Braggart'] },
  });
  t.answer('Dark: Sniper does not attack', 'Light: Braggart attacks Sniper');
  t.offers('Braggart: Give this unit +2 power', 'pass'); // in the Character arena it is of use
});

scenario('A piloting card does not Evade for itself', 'TCG-PILOT-27', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 1, space: ['Hulk'], hand: ['Curse'] },
    light: { force: 2, space: [{ card: 'Dart', pilot: 'Braggart' }] },
  });
  t.answer('Dark: play Curse');
  t.card('Braggart', { damage: 1 }); // nobody was asked
});

scenarioBoth('A stacked Pilot gives what its top card lists and no stacking bonus', 'TCG-PILOT-30', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: { card: 'Veteran (A)', under: ['Veteran (B)'] } }] },
  });
  t.card('Dart', { speed: 30, power: 4, health: 6 });
  t.card('Veteran (A)', { under: 1, health: 3 });
});

scenarioBoth('The unit that attacks taps, not its Pilot', 'TCG-PILOT-38', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { space: ['Hulk'] },
    light: { space: [{ card: 'Dart', pilot: 'Veteran (A)' }, 'Frigate'] },
  });
  t.answer('Dark: Hulk does not attack', 'Light: Dart attacks Hulk');
  t.card('Dart', { tapped: true });
  t.card('Veteran (A)', { tapped: false });
});

scenarioBoth('A tapped Pilot still gives its bonuses, and its unit may attack', 'TCG-PILOT-38', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { space: ['Hulk'] },
    light: { space: [{ card: 'Dart', pilot: { card: 'Veteran (A)', tapped: true } }, 'Frigate'] },
  });
  t.answer('Dark: Hulk does not attack', 'Light: Dart attacks Hulk');
  t.is(t.lastDice().length, 4);
});

scenario('A Pilot with damage enough is discarded, whichever card of the table it is', 'TCG-DMG-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: `${CARDS}
      40 Baron   Dark Character - Imperial   C
         cost 2   speed 40   power 2   health 1
         Starfighter Pilot: +2 power.

      41 Claw   Dark Space - Starfighter   C
         cost 2   speed 30   power 2   health 6

      42 Shrapnel   Light Battle   C
         This card deals 1 damage to each enemy Pilot.
    `,
    dark: { points: 2, character: ['Baron'], hand: ['Claw'] },
    light: { space: ['Dart'], hand: ['Shrapnel'] },
  });
  t.is(t.find('Baron'), 0); // the first of all cards, and aboard a later one
  t.answer('Dark: deploy Claw', 'Dark: move Baron onto Claw', 'Dark: done', 'Light: done');
  t.answer('Dark: done', 'Light: done'); // nobody retreats
  t.passUntil('chance', 'Light');
  t.answer('Light: play Shrapnel');
  t.card('Baron', { zone: 'discard' });
  t.card('Claw', { zone: 'Space', damage: 0, pilot: null });
});

scenario('What a Pilot gives a unit counts in the build zone too', 'TCG-PILOT-12', (t) => {
  t.board({ cards: CARDS, at: 'Light builds', light: { build: [{ card: 'Dart', pilot: 'Engineer' }] } });
  t.card('Dart', { zone: 'build', pilot: 'Engineer', health: 8 });
});
