/** Activated abilities: what they cost, when and how often they are played (ledger section 14.1). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 3   health 9

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 9

  3 Clerk   Light Character - Officer   C
     cost 2   speed 20   power 1   health 3
     Pay 1 Force -> Draw 1 card.

  4 Planner   Light Character - Officer   C
     cost 2   speed 20   power 1   health 3
     Between attacks: Pay 1 Force -> Draw 1 card.

  5 Gambler   Light Character - Rogue   C
     cost 2   speed 60   power 2   health 3
     Pay 1 Force -> Reroll all of your attack dice.

  20 Sparring Droid   Dark Character - Droid   C
     cost 2   speed 60   power 2   health 9
     Pay 1 Force -> Give this unit +2 power this attack.
`;

const CLERK = 'Clerk: Pay 1 Force -> Draw 1 card';
const DECK = ['Yoda (A)', 'Yoda (B)', 'Yoda (A)', 'Yoda (B)'];

scenarioBoth('Before the arrow stands the cost, after it the effect', 'TCG-ACT-01 TCG-ACT-02 TCG-ACT-27', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brute'] },
    light: { force: 3, character: ['Luke Skywalker (B)'] }, // Pay 2 Force -> Give this unit +20 speed this turn.
  });
  t.card('Luke Skywalker (B)', { speed: 50 });
  t.answer('Light: Luke Skywalker: Pay 2 Force');
  t.is(t.force('Light'), 1, 'Force');
  t.card('Luke Skywalker (B)', { speed: 70 });
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brute'] },
    light: { force: 1, character: ['Luke Skywalker (B)'] },
  });
  t.asks('Dark', 'unitTurn'); // 1 Force is not enough: there was nothing to play
});

scenarioBoth('The entire cost has to be payable', 'TCG-ACT-02 TCG-ACT-27', (t) => {
  // Mouse Droid: Tap, pay 1 build point -> Draw 1 card.
  t.board({ at: 'Dark builds', dark: { points: 1, character: ['Mouse Droid'] } });
  t.offers('Mouse Droid: Tap, pay 1 build point', 'done');
  t.board({ at: 'Dark builds', dark: { points: 0, character: ['Mouse Droid'] } });
  t.offers('done');
  t.board({ at: 'Dark builds', dark: { points: 1, character: [{ card: 'Mouse Droid', tapped: true }] } });
  t.offers('done');
});

scenarioBoth('Tap the unit in the build step to draw a card', { nh: 'TCG-ACT-03 TCG-ACT-04', x: 'TCG-ACT-03' }, (t) => {
  t.board({
    at: 'Dark builds',
    dark: { space: ['Trade Federation C-9979'], deck: ['Strength of Hate'] },
    light: { space: ['Rebel Blockade Runner'] },
  });
  if (t.by({ nh: false, x: true })) t.answer('Dark: done'); // the card of the turn is left in the deck
  t.offers('Trade Federation C-9979: Build step: Tap -> Draw 1 card', 'done'); // Light's ship waits for Light's step
  t.answer('Trade Federation C-9979: Tap');
  t.card('Trade Federation C-9979', { tapped: true });
  t.is(t.titles('Dark', 'hand'), ['Strength of Hate']);
  t.offers('done');
});

scenarioBoth('A unit already tapped cannot pay with its tap', 'TCG-ACT-03', (t) => {
  t.board({ at: 'Dark builds', dark: { space: [{ card: 'Trade Federation C-9979', tapped: true }] } });
  t.offers('done');
});

scenario('Only in an arena, unless it prevents damage', 'TCG-ACT-05', (t) => {
  t.board({
    at: 'Dark builds',
    cards: `
      1 Sniper   Dark Character - Soldier   C
         cost 2   speed 10   power 1   health 3
         Build step: Tap -> This unit deals 2 damage to 1 Character in the enemy build zone.

      2 Medic   Light Character - Soldier   C
         cost 2   speed 10   power 1   health 3
         Pay 1 Force -> Prevent 1 damage to 1 of your Characters.
    `,
    dark: { space: ['Trade Federation C-9979'], build: ['Trade Federation C-9979'], character: ['Sniper'] },
    light: { force: 9, build: ['Anakin Skywalker (B)', 'Medic'] },
  });
  t.offers('Trade Federation C-9979: Tap', 'return Trade Federation C-9979', 'Sniper: Tap', 'done');
  t.is(
    t.options.filter((text) => text.startsWith('Trade Federation C-9979: ')).length,
    1,
    'ships that can tap to draw',
  );
  t.answer('Sniper: Tap', 'choose Anakin Skywalker');
  t.offers('Anakin Skywalker: Evade 1', 'Medic: Prevent 1 damage', 'pass');
  t.answer('Light: pass', 'Dark: done');
  t.offers('return Anakin Skywalker', 'return Medic', 'done'); // Anakin's build step ability needs him in battle
});

scenario('Prevention said for another time works from the build zone, too', 'TCG-ACT-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${CARDS}
      7 Shield Operator   Light Character - Officer   C
         cost 2   speed 10   power 1   health 3
         Between attacks: Pay 1 Force -> This turn: All damage done by Characters is prevented.
    `,
    dice: [6, 6, 6],
    dark: { character: ['Brute'] },
    light: { force: 2, character: ['Guard'], build: ['Shield Operator', 'Clerk'] },
  });
  t.offers('Shield Operator: Between attacks', 'pass');
  t.answer('Light: Shield Operator: All damage');
  t.answer('Dark: Brute attacks Guard');
  t.asks('Light', 'unitTurn');
  t.card('Guard', { damage: 0 });
});

scenario('Once in every chance, and never twice in one', 'TCG-ACT-07 TCG-ACT-09 TCG-ACT-10', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brute'], hand: ['Strength of Hate'] },
    light: { force: 9, character: ['Clerk', 'Guard'], deck: DECK },
  });
  t.answer('Dark: pass');
  t.offers(CLERK, 'pass');
  t.answer(CLERK, 'Dark: pass');
  t.offers('pass'); // not again
  t.is(t.titles('Light', 'hand').length, 1, 'cards drawn');
  t.answer('Light: pass', 'Dark: Brute attacks Guard', 'Dark: pass');
  t.offers(CLERK, 'pass'); // in the attack
  t.answer(CLERK, 'Dark: pass');
  t.offers('pass');
  t.is(t.titles('Light', 'hand').length, 2, 'cards drawn');
});

scenario('An ability that says turn is used once a turn', 'TCG-ACT-07 TCG-ACT-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brute'], hand: ['Strength of Hate'] },
    light: { force: 9, character: ['Luke Skywalker (B)'] },
  });
  t.answer('Dark: pass', 'Light: Luke Skywalker: +20 speed', 'Dark: pass');
  t.answer('Light: Luke Skywalker does not attack', 'Dark: pass');
  t.asks('Dark', 'unitTurn'); // nothing to play for Light, with 7 Force left
  t.answer('Brute does not attack', 'Dark: pass');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done', 'Dark: pass'); // the next turn
  t.offers('Luke Skywalker: +20 speed', 'pass');
});

scenario('Until end of battle counts like the turn', 'TCG-ACT-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${CARDS}
      7 Sergeant   Light Character - Soldier   C
         cost 2   speed 10   power 1   health 3
         Pay 1 Force -> Give 1 of your units +1 power this battle.
    `,
    dark: { character: ['Brute'] },
    light: { force: 9, character: ['Sergeant'] },
  });
  t.answer('Light: Sergeant: +1 power');
  t.card('Sergeant', { power: 2 });
  t.asks('Dark', 'unitTurn');
  t.answer('Brute does not attack');
  t.asks('Light', 'unitTurn'); // no chance in between had anything to offer
});

scenarioBoth('Each unit and each card has its own limit', 'TCG-ACT-11', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 9, character: ['Brute'], hand: ['Strength of Hate', 'Strength of Hate'] },
    light: { force: 9, character: ['Clerk', 'Clerk'], deck: DECK },
  });
  t.answer('Dark: pass', `Light: ${CLERK}`, 'Dark: pass', `Light: ${CLERK}`, 'Dark: pass');
  t.offers('pass'); // each of the two was used
  t.answer('Light: pass');
  t.is(t.titles('Light', 'hand').length, 2, 'cards drawn');
  t.answer('Brute attacks Clerk', 'Dark: play Strength of Hate', 'Light: pass', 'Dark: play Strength of Hate');
  t.card('Brute', { power: 9 });
});

scenarioBoth(
  '"This attack": only in an attack, once in each, until it ends',
  { nh: 'TCG-ACT-12 TCG-ACT-07', x: 'TCG-ACT-12' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
      dark: { force: 9, character: ['Darth Vader (B)'] }, // Pay 2 Force -> Give this unit +2 power this attack.
      light: { force: 4, character: [{ card: 'Guard', tapped: true }], hand: ['Yoda (A)'] },
    });
    t.asks('Light', 'chance'); // Dark had nothing to play before the attack
    t.answer('pass', 'Dark: Darth Vader attacks Guard');
    t.offers('Darth Vader: +2 power', 'pass');
    t.answer('Darth Vader: +2 power');
    t.card('Darth Vader (B)', { power: 8 });
    t.answer('Light: pass'); // Vader is not offered it again: the dice are rolled
    t.is(t.lastDice().length, 8, 'dice');
    t.passUntil('chance', 'Light');
    t.passChances();
    t.card('Darth Vader (B)', { power: 6 });
  },
);

scenarioBoth('In the next attack it may be played again', 'TCG-ACT-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: new Array<number>(18).fill(1),
    dark: { force: 8, character: ['Sparring Droid', 'EG-6 Power Droid'] },
    light: { character: [{ card: 'Guard', tapped: true }] },
  });
  t.asks('Dark', 'unitTurn');
  t.answer('Sparring Droid attacks Guard', 'Sparring Droid: +2 power');
  t.asks('Dark', 'unitTurn'); // once per attack, so nothing was left to play
  t.answer('EG-6 Power Droid: Untap');
  t.answer('Sparring Droid attacks Guard');
  t.offers('Sparring Droid: +2 power', 'pass');
});

scenarioBoth('A bonus for the attack is for the unit that attacks', 'TCG-ACT-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1],
    dark: { force: 8, character: [{ card: 'Sparring Droid', tapped: true }] },
    light: { character: ['Guard'] },
  });
  t.answer('Light: Guard attacks Sparring Droid');
  t.is(t.events('roll')[0]?.dice, [1, 1], 'the attack dice, with Dark asked nothing before');
});

scenarioBoth('A condition has to be met', 'TCG-ACT-13', (t) => {
  const board = (space: readonly string[]) =>
    ({
      at: 'Ground battle',
      cards: CARDS,
      dark: { ground: ['Reek'], space, hand: ['Air Cover'] },
      light: { ground: ['Rebel Squad'], space: ['X-Wing Red Three'] },
    }) as const;
  t.board(board(['TIE Fighter DS-61-9', 'TIE Fighter DS-61-9']));
  t.passUntil('unitTurn');
  t.answer('Dark: Reek attacks Rebel Squad');
  t.offers('play Air Cover', 'pass');
  t.board(board(['TIE Fighter DS-61-9'])); // as many as the enemy, not more
  t.passUntil('unitTurn');
  t.answer('Dark: Reek attacks Rebel Squad');
  t.offers('pass');
});

scenario('Between attacks: never in one, and once a turn', 'TCG-ACT-14', (t) => {
  const PLANNER = 'Planner: Between attacks: Pay 1 Force -> Draw 1 card';
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brute', { card: 'Brute', tapped: true }] },
    light: { force: 9, character: ['Planner', 'Guard'], deck: DECK },
  });
  t.offers(PLANNER, 'pass');
  t.answer('Light: pass', 'Dark: Brute attacks Guard');
  t.offers(PLANNER, 'pass');
  t.is(t.events('attackEnds').length, 1, 'attacks over'); // it was not offered in the attack
  t.answer(PLANNER);
  t.is(t.titles('Light', 'hand').length, 1, 'cards drawn');
  t.passUntil('unitTurn', 'Light');
  t.answer('Planner does not attack');
  t.asks('Light', 'chance'); // another one between attacks
  t.offers('pass');
});

scenario('Rerolls are played right after a roll, once for each', 'TCG-ACT-17', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1, 2, 2, 1, 1, 3, 3],
    dark: { character: [{ card: 'Brute', tapped: true }] },
    light: { force: 9, character: ['Gambler', 'Guard'], hand: ['Clever Escape'] },
  });
  t.passUntil('unitTurn');
  t.answer('Light: Gambler attacks Brute');
  t.offers('play Clever Escape', 'pass'); // no reroll before the roll
  t.answer('pass');
  t.offers('Gambler: Reroll all', 'pass');
  t.answer('Gambler: Reroll all');
  t.offers('pass'); // once for this roll
  t.is(
    t.events('reroll').map(({ dice }) => dice),
    [[2, 2]],
    'rerolls',
  );
  t.answer('pass', 'play Clever Escape');
  t.passUntil('unitTurn', 'Light');
  t.answer('Gambler attacks Brute');
  t.offers('Gambler: Reroll all', 'pass'); // another roll
});

scenario('Evade is used once for each damage', 'TCG-ACT-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 1, 6, 1, 1],
    dark: { character: ['Brute', 'Brute'] },
    light: { force: 9, character: ['Shaak Ti (A)'] }, // Pay 1 Force -> Evade 1.
  });
  t.answer('Brute first');
  t.answer('Dark: Brute attacks Shaak Ti');
  t.offers('Shaak Ti: Evade 1', 'pass');
  t.answer('Shaak Ti: Evade 1');
  t.card('Shaak Ti (A)', { damage: 1 }); // the other damage could not be evaded with it
  t.asks('Dark', 'unitTurn');
  t.answer('Brute attacks Shaak Ti');
  t.offers('Shaak Ti: Evade 1', 'pass'); // a new damage
  t.answer('Shaak Ti: Evade 1');
  t.card('Shaak Ti (A)', { damage: 1 });
});

scenarioBoth('More Force than there is cannot be lost', 'TCG-ACT-28', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${CARDS}
      7 Drain   Dark Battle   C
         The enemy loses 3 Force.

      8 Signal   Neutral Battle   C
         Gain 1 Force.
    `,
    dark: { character: ['Brute'], hand: ['Drain', 'Drain'] },
    light: { force: 2, character: ['Guard'], hand: ['Signal'] },
  });
  t.answer('Dark: play Drain');
  t.is(t.force('Light'), 0, 'Force');
  t.answer('Light: pass', 'Dark: play Drain', 'Light: play Signal');
  t.is(t.force('Light'), 1, 'Force');
});
