/** The attack, step by step (ledger section 12). */
import { scenarioBoth } from '../src/testing/index.ts';

scenarioBoth('An attack hits on 4 or more', 'TCG-ATTACK-09 TCG-ATTACK-11 TCG-ATTACK-12 TCG-DMG-01', (t) => {
  t.board({
    at: 'Character battle',
    dice: [3, 4, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Clone Warrior 4/163'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Geonosian Warrior attacks Clone Warrior', 'Geonosian Warrior does not attack');
  t.answer('Dark: Geonosian Warrior attacks Clone Warrior');
  t.passChances();
  t.is(t.lastDice(), [3, 4, 6]);
  t.card('Clone Warrior 4/163', { damage: 2, zone: 'Character' });
  t.card('Geonosian Warrior', { tapped: true });
});

scenarioBoth('A bonus to the dice makes a hit of a 3', 'TCG-ATTACK-11', (t) => {
  t.board({
    at: 'Character battle',
    dice: [3, 2],
    dark: { character: ['Tusken Sharpshooter'] }, // power 2, Accuracy 1
    light: { character: [{ card: 'Clone Warrior 4/163', tapped: true }] },
  });
  t.answer('Dark: Tusken Sharpshooter attacks Clone Warrior');
  t.passChances();
  t.card('Clone Warrior 4/163', { damage: 1 });
});

const FIGHTERS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 4   health 6

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 6   health 6

  3 Recruit   Light Character - Soldier   C
     cost 1   speed 20   power 1   health 6

  4 Signal   Neutral Battle   C
     Gain 1 Force.
`;

scenarioBoth(
  'Any opposing unit of the arena may be chosen, tapped or not; the attacker taps with it',
  'TCG-ATTACK-01',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: FIGHTERS,
      dark: { character: ['Brute', { card: 'Geonosian Warrior', tapped: true }] },
      light: {
        ground: ['Rebel Squad'],
        character: ['Guard', { card: 'Recruit', tapped: true }],
        build: [{ card: 'Clone Warrior 4/163', tapped: true }],
        hand: ['Signal'],
      },
    });
    t.passUntil('unitTurn');
    t.offers('Brute attacks Guard', 'Brute attacks Recruit', 'Brute does not attack');
    t.card('Brute', { tapped: false });
    t.answer('Brute attacks Recruit');
    t.asks('Light', 'chance');
    t.card('Brute', { tapped: true });
    t.is([t.state.attacker, t.state.defender], [t.find('Brute'), t.find('Recruit')], 'attacker and defender');
  },
);

scenarioBoth('The defender stays the defender and deals nothing back', 'TCG-ATTACK-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: FIGHTERS,
    dice: [4, 4, 4, 1, 6, 6, 6, 6, 6, 6],
    dark: { character: ['Brute'] },
    light: { force: 5, character: ['Guard', 'Recruit'], hand: ["Hero's Dodge"] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Guard');
  t.asks('Light', 'chance'); // declared
  t.answer('pass');
  t.asks('Light', 'chance'); // rolled
  t.answer('pass');
  t.offers("play Hero's Dodge", 'pass');
  t.is(t.state.defender, t.find('Guard'), 'the defender');
  t.answer('pass');
  t.card('Guard', { damage: 3 });
  t.card('Recruit', { damage: 0 });
  t.card('Brute', { damage: 0 });
  t.is(t.events('roll').length, 1, 'rolls');
});

scenarioBoth(
  'The steps of an attack',
  { nh: 'TCG-ATTACK-03 TCG-POP-05 TCG-POP-06 TCG-POP-07', x: 'TCG-POP-05 TCG-POP-06 TCG-POP-07' },
  (t) => {
    const hand = ['Signal', 'Cheat the Game', "Hero's Dodge"];
    t.board({
      at: 'Character battle',
      cards: FIGHTERS,
      dice: [4, 4, 1, 1],
      dark: { force: 9, character: ['Brute'], hand },
      light: { force: 9, character: [{ card: 'Guard', tapped: true }], hand },
    });
    const general = (): void => {
      t.asks('Dark', 'chance');
      t.offers('play Signal', 'pass');
      t.answer('Dark: pass');
      t.offers('play Signal', 'pass');
      t.answer('Light: pass');
    };
    general();
    t.answer('Dark: Brute attacks Guard');
    t.is(t.events('roll').length, 0, 'rolls before the chance');
    general();
    t.is(t.lastDice(), [4, 4, 1, 1]);
    t.offers('play Cheat the Game', 'pass');
    t.answer('Dark: pass');
    t.offers('pass'); // they are not Light's dice
    t.is(t.events('hits').length, 0, 'hits counted before the rerolls');
    t.answer('Light: pass');
    t.is(
      t.events('hits').map(({ hits }) => hits),
      [2],
      'hits',
    );
    t.offers('pass'); // it is not Dark's unit
    t.answer('Dark: pass');
    t.offers("play Hero's Dodge", 'pass');
    t.card('Guard', { damage: 0 });
    t.answer('Light: pass');
    t.card('Guard', { damage: 2 });
    t.is(t.events('attackEnds').length, 1, 'attacks ended');
    t.is(t.state.attacker, -1, 'the attacker');
    general();
  },
);

scenarioBoth('No dice are rolled when a unit has left battle before the roll', 'TCG-ATTACK-07', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: ['TIE Fighter DS-61-9'], hand: ['Jump to Lightspeed'] }, // speed 50
    light: { space: ['X-Wing Red Three', 'Y-Wing Gold Squadron'], hand: ['Jump to Lightspeed'] }, // speed 60 and 40
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('X-Wing Red Three attacks TIE Fighter DS-61-9');
  t.answer('Dark: pass', 'Light: play Jump to Lightspeed', 'choose X-Wing Red Three'); // the attacker leaves
  t.passUntil('unitTurn', 'Dark');
  t.answer('TIE Fighter DS-61-9 does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Y-Wing Gold Squadron attacks TIE Fighter DS-61-9');
  t.answer('Dark: play Jump to Lightspeed'); // the defender leaves
  t.passChances();
  t.is([t.events('attackEnds').length, t.events('noRoll').length], [2, 2], 'attacks ended, attacks without a roll');
  t.is(t.events('roll').filter(({ card }) => card >= 0).length, 0, 'rolls of attackers');
});

scenarioBoth('An attacker without power rolls nothing', 'TCG-ATTACK-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: FIGHTERS,
    dark: { force: 3, character: [{ card: 'Geonosian Warrior', tapped: true }], hand: ["Tyranus's Gift"] },
    light: { character: ['Captain Typho (A)'], hand: ['Signal'] },
  });
  t.passUntil('unitTurn');
  t.answer('Light: Captain Typho attacks Geonosian Warrior');
  t.card('Captain Typho (A)', { power: 5 });
  t.answer("Dark: play Tyranus's Gift");
  t.card('Captain Typho (A)', { power: 0 });
  t.answer('Light: pass');
  t.is([t.events('roll').length, t.events('noRoll').length], [0, 1], 'attacks with and without a roll');
  t.is(t.events('attackEnds').length, 1, 'attacks ended');
});

scenarioBoth('Power counts as it is when the dice are rolled', 'TCG-ATTACK-09', (t) => {
  t.board({
    at: 'Character battle',
    cards: FIGHTERS,
    dark: { force: 2, character: ['Brute'], hand: ['Strength of Hate'] },
    light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Weapon Response'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Guard');
  t.answer('Dark: play Strength of Hate', 'Light: play Weapon Response'); // 4 + 3 - 2
  t.passChances();
  t.is(t.events('roll').at(0)?.dice?.length, 5, 'dice');
});

scenarioBoth('Power lost after the roll changes neither dice nor hits', 'TCG-ATTACK-10', (t) => {
  t.board({
    at: 'Character battle',
    dice: [5, 5, 5, 1, 1],
    cards: `${FIGHTERS}
      5 Hypnotist   Light Character - Spy   C
         cost 2   speed 10   power 1   health 6
         Pay 1 Force -> Reroll any of the enemy attack dice. Give the attacker -3 power this turn.
    `,
    dark: { character: ['Brute'] },
    light: { force: 1, character: [{ card: 'Hypnotist', tapped: true }, 'Recruit'] },
  });
  t.answer('Dark: Brute attacks Hypnotist');
  t.answer('Light: Hypnotist: Reroll', 'reroll die 4', 'done');
  t.card('Brute', { power: 1 });
  t.is(t.events('hits').at(0)?.dice, [5, 5, 5, 1], 'the dice that count');
  t.card('Hypnotist', { damage: 3 });
});

scenarioBoth('Hits are dealt though the attacker is gone, and by it', 'TCG-ATTACK-20', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 6, 1],
    cards: `${FIGHTERS}
      5 Martyr   Dark Character - Soldier   C
         cost 2   speed 50   power 2   health 1
         Stun 2.
         Discard this unit from Character -> Reroll all of your attack dice.
    `,
    dark: { character: ['Martyr', { card: 'Brute', tapped: true }] },
    light: { character: ['Guard'] },
  });
  t.answer('Dark: Martyr attacks Guard', 'Dark: Martyr: Reroll all');
  t.card('Martyr', { zone: 'discard' });
  t.card('Guard', { damage: 1, power: 4 }); // stunned by the Martyr
  t.is(
    t.events('damage').map(({ source }) => source),
    [t.find('Martyr')],
    'the source',
  );
});

scenarioBoth(
  '"This attack" is over when the counters are placed',
  { nh: 'TCG-ATTACK-21 TCG-ACT-12', x: 'TCG-ACT-12' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: FIGHTERS,
      dice: [4, 1, 1, 1, 1, 1, 1],
      dark: { force: 2, character: ['Brute'], hand: ['Strength of Hate', 'Signal'] },
      light: { force: 1, character: ['Guard'], hand: ["Hero's Dodge"] },
    });
    t.passUntil('unitTurn');
    t.answer('Dark: Brute attacks Guard', 'Dark: play Strength of Hate');
    while (!t.options.some((option) => option.startsWith("play Hero's Dodge"))) t.answer('pass');
    t.card('Guard', { damage: 0 });
    t.card('Brute', { power: 7 });
    t.answer('Light: pass');
    t.card('Guard', { damage: 1 });
    t.asks('Dark', 'chance'); // before the next unit
    t.card('Brute', { power: 4 });
  },
);
