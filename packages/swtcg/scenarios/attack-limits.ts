/** Limits on attacking: "can't attack", "must attack", "have it attack", "instead of attacking" (ledger section 12.1). */
import { whyNotAttack } from '../src/rules/targets.ts';
import { NORMAL } from '../src/rules/state.ts';
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const PEOPLE = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 2   health 6

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 6

  3 Recruit   Light Character - Soldier   C
     cost 1   speed 20   power 1   health 6

  4 Signal   Neutral Battle   C
     Gain 1 Force.
`;

scenarioBoth('A unit attacks only what it can attack', 'TCG-ATKLIM-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dark: { character: ['Brute'] },
    light: { force: 4, character: ['Guard', 'Recruit'], hand: ['Ward of the Jedi'] },
  });
  t.answer('Light: play Ward of the Jedi', 'choose Guard');
  t.passUntil('unitTurn');
  t.offers('Brute attacks Recruit', 'Brute does not attack');
  t.refused(whyNotAttack(t.table, t.find('Brute'), t.find('Guard'), NORMAL), 'TCG-ATKLIM-01');
});

scenarioBoth('A unit that can attack nothing is tapped when its turn comes', 'TCG-ATKLIM-01 TCG-ATKLIM-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dark: { character: [{ card: 'Brute', tapped: true }] },
    light: { character: ['Rebel Marine', 'Recruit'], hand: ['Signal'] }, // speed 40 and 20
  });
  t.card('Rebel Marine', { tapped: false });
  t.answer('Light: pass');
  t.asks('Light', 'chance'); // the Marine, without a unit in Space, was passed over
  t.card('Rebel Marine', { tapped: true });
  t.card('Recruit', { tapped: false });
  t.is(t.events('attack').length, 0, 'attacks');
});

scenarioBoth('With a unit in Space the Rebel Marine may attack', 'TCG-ATKLIM-01', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Geonosian Warrior', tapped: true }] },
    light: { space: ['X-Wing Red Three'], character: ['Rebel Marine'] },
  });
  t.offers('Rebel Marine attacks Geonosian Warrior', 'Rebel Marine does not attack');
});

scenarioBoth('"Can\'t be attacked", gained after the declaration, does not stop the attack', 'TCG-ATKLIM-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dice: [6, 1],
    dark: { character: ['Brute'] },
    light: { force: 4, character: ['Guard', 'Recruit'], hand: ['Ward of the Jedi'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Guard');
  t.answer('Light: play Ward of the Jedi', 'choose Guard');
  t.passChances();
  t.card('Guard', { damage: 1 });
});

scenarioBoth('"Can\'t attack", gained after the declaration, does not stop the attack', 'TCG-ATKLIM-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dice: [6, 1],
    dark: { character: [{ card: 'Brute', tapped: true }] },
    light: { space: ['X-Wing Red Three'], character: ['Rebel Marine', 'Guard'], hand: ['Jump to Lightspeed'] },
  });
  t.passUntil('unitTurn');
  t.answer('Light: Rebel Marine attacks Brute', 'play Jump to Lightspeed');
  t.refused(whyNotAttack(t.table, t.find('Rebel Marine'), t.find('Brute'), NORMAL), 'TCG-ATKLIM-01');
  t.passChances();
  t.card('Brute', { damage: 1 });
});

scenarioBoth('An attack is turned only on a unit that the attacker can attack', 'TCG-ATKLIM-04 TCG-ATTACK-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dice: [6, 1, 6, 1],
    dark: { character: ['Brute', 'Geonosian Warrior'] },
    light: {
      force: 8,
      character: ['Guard', 'Recruit'],
      hand: ['Ward of the Jedi', 'Attract Enemy Fire', 'Attract Enemy Fire'],
    },
  });
  t.answer('Light: play Ward of the Jedi', 'choose Guard');
  t.passUntil('order');
  t.answer('Brute first', 'Brute attacks Recruit');
  t.answer('Light: play Attract Enemy Fire', 'choose Guard');
  t.is([t.force('Light'), t.state.defender], [2, t.find('Recruit')], 'Force left and the defender');
  t.passUntil('unitTurn');
  t.card('Guard', { damage: 0 });
  t.card('Recruit', { damage: 1 });
});

scenarioBoth('An attack turned on another unit hits that unit', 'TCG-ATKLIM-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dice: [6, 1],
    dark: { character: ['Brute'] },
    light: { force: 2, character: ['Guard', 'Recruit'], hand: ['Attract Enemy Fire'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Recruit', 'Light: play Attract Enemy Fire', 'choose Guard');
  t.passChances();
  t.card('Guard', { damage: 1 });
  t.card('Recruit', { damage: 0 });
});

const BARRED = `
  5 Lone Wolf   Dark Character - Creature   C
     cost 2   speed 50   power 2   health 3
     While you have no other units in Character: This unit can't attack.

  6 Shield Bearer   Light Ground - Soldier   C
     cost 2   speed 10   power 1   health 3
     While this unit is in Ground: Your Clones can't be attacked.

  7 Clone Platoon   Light Ground - Clone   C
     cost 2   speed 10   power 1   health 3

  8 Tank   Dark Ground - Vehicle   C
     cost 2   speed 50   power 2   health 3
`;

scenario('A unit barred from attacking Jedi', 'TCG-ATKLIM-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${PEOPLE}
      9 Coward   Dark Character - Soldier   C
         cost 2   speed 60   power 2   health 3
         This unit can't attack Jedi.
    `,
    dark: { character: ['Coward'] },
    light: { character: ['Recruit', 'Yoda (B)'] },
  });
  t.offers('Coward attacks Recruit', 'Coward does not attack');
});

scenario('A unit barred from attacking while it is alone', 'TCG-ATKLIM-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE + BARRED,
    dark: { character: ['Lone Wolf'] },
    light: { character: ['Recruit'] },
  });
  t.asks('Light', 'unitTurn');
  t.card('Lone Wolf', { tapped: true });
  t.board({
    at: 'Character battle',
    cards: PEOPLE + BARRED,
    dark: { character: ['Lone Wolf', { card: 'Brute', tapped: true }] },
    light: { character: ['Recruit'] },
  });
  t.offers('Lone Wolf attacks Recruit', 'Lone Wolf does not attack');
});

scenario('Clones protected while a certain unit is in Ground', 'TCG-ATKLIM-05', (t) => {
  t.board({
    at: 'Ground battle',
    cards: BARRED,
    dark: { ground: ['Tank'] },
    light: { ground: ['Shield Bearer', 'Clone Platoon'] },
  });
  t.offers('Tank attacks Shield Bearer', 'Tank does not attack');
  t.board({
    at: 'Ground battle',
    cards: BARRED,
    dark: { ground: ['Tank'] },
    light: { ground: ['Clone Platoon'], build: ['Shield Bearer'] },
  });
  t.offers('Tank attacks Clone Platoon', 'Tank does not attack');
});

scenario('One chosen Character protected for the turn', 'TCG-ATKLIM-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: PEOPLE,
    dice: [1],
    dark: { character: ['Brute'] },
    light: { character: ['Owen Lars (A)', 'Guard', 'Recruit'] },
  });
  t.answer('Light: Owen Lars: Choose 1 of your Characters', 'choose Guard', 'done', 'Dark: done', 'Light: done');
  t.asks('Dark', 'unitTurn');
  t.offers('Brute attacks Recruit', 'Brute does not attack');
  t.answer('Brute does not attack', 'Recruit does not attack', 'Guard does not attack');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done'); // the next turn
  t.asks('Dark', 'unitTurn');
  t.offers('Brute attacks Recruit', 'Brute attacks Guard', 'Brute does not attack');
});

const command = (space: readonly string[]) =>
  ({
    at: 'battle starts',
    dark: { force: 8, space: [{ card: 'TIE Fighter DS-61-9', tapped: true }], hand: ["Dark Side's Command"] },
    light: { space: [{ card: 'X-Wing Red Three', tapped: true }, ...space] },
  }) as const;

scenario('The next attack of a unit is steered at its own side', 'TCG-ATKLIM-23', (t) => {
  t.board({ ...command(['Y-Wing Gold Squadron', 'Tantive IV (A)']), dice: [6, 1] });
  t.answer("Dark: play Dark Side's Command");
  t.card('X-Wing Red Three', { tapped: false });
  t.asks('Dark', 'steer');
  t.offers('X-Wing Red Three attacks Y-Wing Gold Squadron', 'X-Wing Red Three attacks Tantive IV', 'no');
  t.answer('Dark: X-Wing Red Three attacks Y-Wing Gold Squadron');
  t.passUntil('unitTurn', 'Light');
  t.card('Y-Wing Gold Squadron', { damage: 1 });
  t.card('X-Wing Red Three', { tapped: true });
});

scenario(
  'Steering declined, or with nothing to steer at: its own player attacks as usual',
  'TCG-ATKLIM-08 TCG-ATKLIM-23',
  (t) => {
    const usual = ['X-Wing Red Three attacks TIE Fighter DS-61-9', 'X-Wing Red Three does not attack'];
    t.board(command(['Y-Wing Gold Squadron']));
    t.answer("Dark: play Dark Side's Command", 'Dark: no');
    t.asks('Light', 'unitTurn');
    t.offers(...usual);
    t.board(command([]));
    t.answer("Dark: play Dark Side's Command");
    t.asks('Light', 'unitTurn');
    t.offers(...usual);
  },
);

scenarioBoth(
  'A Jedi that can attack Admiral Motti must do so',
  { nh: 'TCG-ATKLIM-10 TCG-ATKLIM-24', x: 'TCG-ATKLIM-10' },
  (t) => {
    t.board({
      at: 'Character battle',
      dark: { character: ['Admiral Motti (A)', 'Geonosian Warrior'] }, // speed 30 and 50
      light: { character: ['Luke Skywalker (D)', 'Obi-Wan Kenobi (F)'] }, // no Jedi, and a Jedi
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Geonosian Warrior does not attack');
    t.passUntil('order', 'Light');
    t.answer('Luke first');
    t.offers(
      'Luke Skywalker attacks Admiral Motti',
      'Luke Skywalker attacks Geonosian Warrior',
      'Luke Skywalker does not attack',
    );
    t.answer('Luke Skywalker does not attack');
    t.asks('Light', 'unitTurn');
    t.offers('Obi-Wan Kenobi attacks Admiral Motti');
  },
);

scenarioBoth('A Jedi that cannot attack Admiral Motti is free', 'TCG-ATKLIM-10', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Warrior'], build: [{ card: 'Admiral Motti (A)', tapped: true }] },
    light: { character: ['Obi-Wan Kenobi (F)'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Geonosian Warrior does not attack');
  t.offers('Obi-Wan Kenobi attacks Geonosian Warrior', 'Obi-Wan Kenobi does not attack');
});

const DUTIES = `
  1 Sage   Light Character - Jedi   C
     cost 2   speed 60   power 2   health 3
     Instead of attacking: Pay 1 Force -> Draw 1 card.

  2 Provoker   Dark Character - Soldier   C
     cost 2   speed 10   power 1   health 3
     Each Jedi Character that can attack this unit must do so.

  3 Bystander   Dark Character - Soldier   C
     cost 2   speed 10   power 1   health 3
`;

scenarioBoth('A unit that must attack cannot do anything instead', 'TCG-ATKLIM-11 TCG-ATKLIM-10', (t) => {
  t.board({
    at: 'Character battle',
    cards: DUTIES,
    dark: { character: ['Provoker', 'Bystander'] },
    light: { force: 1, character: ['Sage'] },
  });
  t.offers('Sage attacks Provoker');
  t.board({
    at: 'Character battle',
    cards: DUTIES,
    dark: { character: ['Bystander'] },
    light: { force: 1, character: ['Sage'] },
  });
  t.offers('Sage attacks Bystander', 'Sage: Instead of attacking: Pay 1 Force', 'Sage does not attack');
});

scenarioBoth('Of several units it must attack, its player picks one', 'TCG-ATKLIM-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: DUTIES,
    dark: { character: ['Provoker', 'Admiral Motti (A)', 'Bystander'] },
    light: { character: ['Sage'] },
  });
  t.asks('Light', 'unitTurn');
  t.offers('Sage attacks Provoker', 'Sage attacks Admiral Motti');
});

scenarioBoth(
  'Instead of attacking: one or the other',
  { nh: 'TCG-ATKLIM-18 TCG-ATKLIM-20', x: 'TCG-ATKLIM-18 TCG-ATKLIM-21' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: DUTIES,
      dark: { character: ['Bystander'] },
      light: { force: 3, character: ['Sage'], deck: ['Yoda (A)', 'Yoda (B)'] },
    });
    t.answer('Light: Sage: Draw 1 card');
    t.is(t.titles('Light', 'hand'), ['Yoda (A)']);
    // Tapping is no part of the cost; by one rulebook its turn is used up, by the other it comes up again.
    t.card('Sage', { tapped: t.by({ nh: true, x: false }) });
    t.passUntil('unitTurn');
    if (t.edition === 'x') {
      t.offers('Sage attacks Bystander', 'Sage: Draw 1 card', 'Sage does not attack');
      t.answer('Light: Sage does not attack');
      t.card('Sage', { tapped: true });
      t.passUntil('unitTurn');
    }
    t.asks('Dark', 'unitTurn');
    t.is(t.events('attack').length, 0, 'attacks');
  },
);

scenarioBoth('Instead of attacking is there again at each occasion to attack', 'TCG-ATKLIM-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: PEOPLE,
    dark: { character: [{ card: 'Brute', tapped: true }] },
    light: { force: 4, character: ['Dexter Jettster (A)', 'Guard'], hand: ['Clever Escape'] },
  });
  t.passUntil('unitTurn');
  t.answer('Light: Dexter Jettster: Give 1 of your Characters +3 power', 'choose Guard');
  t.asks('Light', 'chance');
  t.doesNotOffer('Dexter Jettster');
  t.answer('play Clever Escape'); // untaps Dexter
  t.passUntil('unitTurn');
  t.offersAlso('Dexter Jettster attacks Brute');
  t.answer('Dexter Jettster: Give 1 of your Characters +3 power', 'choose Guard');
  t.card('Guard', { power: 8 });
});
