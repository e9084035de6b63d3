/** Chances to play or pass (ledger section 13). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 3   health 6

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 6

  3 Signal   Neutral Battle   C
     Gain 1 Force.

  4 Supplies   Neutral Battle   C
     Build step: Gain 1 Force.
`;

/** Both players can play twice in every general chance. */
const twoSignals = {
  at: 'Character battle',
  cards: CARDS,
  dark: { character: ['Brute'], hand: ['Signal', 'Signal'] },
  light: { character: ['Guard'], hand: ['Signal', 'Signal'] },
} as const;

scenarioBoth('Dark first, then in turn: one card each, or a pass', 'TCG-POP-01', (t) => {
  t.board(twoSignals);
  t.asks('Dark', 'chance');
  t.answer('play Signal');
  t.asks('Light', 'chance'); // though Dark has another
  t.answer('play Signal');
  t.asks('Dark', 'chance');
  t.answer('play Signal');
  t.asks('Light', 'chance');
  t.is([t.force('Dark'), t.force('Light')], [2, 1], 'Force');
});

scenarioBoth('Pass, play, pass, pass: the chance is over', 'TCG-POP-02 TCG-POP-20 TCG-POP-21', (t) => {
  t.board(twoSignals);
  t.answer('Dark: pass', 'Light: play Signal');
  t.offers('play Signal', 'pass'); // Dark, who had passed, may play again
  t.answer('Dark: pass');
  t.offers('play Signal', 'pass'); // and so may Light
  t.answer('Light: pass');
  t.asks('Dark', 'unitTurn');
});

scenarioBoth(
  'Play, pass, pass: the chance is over, and the next begins with Dark',
  'TCG-POP-02 TCG-POP-19 TCG-POP-21',
  (t) => {
    t.board(twoSignals);
    t.answer('Dark: play Signal', 'Light: pass', 'Dark: pass');
    t.answer('Dark: Brute attacks Guard');
    t.asks('Dark', 'chance'); // Dark acted last
    t.answer('Dark: pass', 'Light: play Signal', 'Dark: pass', 'Light: pass');
    t.passUntil('unitTurn', 'Light');
    t.answer('Light: Guard does not attack');
    t.asks('Dark', 'chance'); // Light acted last
  },
);

scenarioBoth('What triggered is dealt with before anything is played', 'TCG-POP-03', (t) => {
  t.board({
    at: 'Ground battle',
    cards: `${CARDS}
      5 Lookout   Light Ground - Soldier   C
         cost 2   speed 10   power 2   health 6
         When the Ground battle starts: You may: Gain 3 Force.
    `,
    dark: { ground: ['Reek'], hand: ['Signal'] },
    light: { ground: ['Lookout'] },
  });
  t.asks('Light', 'offer');
  t.answer('yes');
  t.is(t.force('Light'), 3, 'Force');
  t.asks('Dark', 'chance');
});

scenarioBoth(
  'In a chance to reroll: triggered rerolls, then played ones, and nothing else',
  { nh: 'TCG-POP-06 TCG-POP-12', x: 'TCG-POP-06' },
  (t) => {
    t.board({
      at: 'Character battle',
      dice: [6, 6, 1, 2, 5],
      cards: `${CARDS}
      5 Clerk   Dark Character - Officer   C
         cost 2   speed 10   power 1   health 3
         Pay 1 Force -> Draw 1 card.
    `,
      dark: {
        force: 9,
        character: ['Brute', { card: 'Clerk', tapped: true }],
        hand: ['Second Effort', 'Signal', "Hero's Dodge"],
      },
      light: { character: ['Jar Jar Binks (A)'] },
    });
    t.passUntil('unitTurn');
    t.answer('Dark: Brute attacks Jar Jar Binks');
    t.offers('play Signal', 'Clerk: Pay 1 Force', 'pass');
    t.answer('Dark: pass');
    t.asks('Light', 'die');
    t.answer('reroll die 1 showing 6', 'done'); // to a 2
    t.asks('Dark', 'chance');
    t.offers('play Second Effort', 'pass');
    t.answer('play Second Effort', 'reroll die 3 showing 1', 'done', 'Dark: pass'); // to a 5
    t.is(t.events('hits').at(0)?.dice, [2, 6, 5], 'the dice that count');
    t.passChances();
    t.card('Jar Jar Binks (A)', { zone: 'discard' });
  },
);

scenarioBoth('In a chance to prevent: triggered prevention, then played one, and nothing else', 'TCG-POP-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 1],
    dark: { force: 2, character: ['Brute'] },
    light: { force: 9, character: ['Princess Leia (B)'], hand: ['Signal', "Hero's Dodge", 'Cheat the Game'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Princess Leia', 'Light: pass', 'Light: pass');
  t.asks('Dark', 'offer'); // Leia's damage is prevented unless Dark pays
  t.answer('yes');
  t.asks('Light', 'chance');
  t.offers("play Hero's Dodge", 'pass');
  t.card('Princess Leia (B)', { damage: 0 });
  t.answer("play Hero's Dodge", '1', 'Light: pass');
  t.card('Princess Leia (B)', { damage: 1 });
});

scenarioBoth(
  'A chance to prevent comes in the middle of an ability, in the build step too',
  { nh: 'TCG-POP-08 TCG-POP-18', x: 'TCG-POP-08' },
  (t) => {
    t.board({
      at: 'Dark builds',
      cards: `${CARDS}
      5 Sniper   Dark Character - Soldier   C
         cost 2   speed 10   power 1   health 3
         Build step: Tap -> This unit deals 2 damage to 1 enemy unit in Character. Draw 1 card.
    `,
      dark: { character: ['Sniper'], deck: ['Signal'] },
      light: { force: 9, character: ['Anakin Skywalker (D)'], hand: ["Hero's Dodge"] },
    });
    t.startBuilding();
    t.answer('Dark: Sniper: Tap');
    t.asks('Light', 'chance');
    t.offers('Anakin Skywalker: Evade 1', 'pass'); // no Battle card outside the battle phase
    t.is(t.titles('Dark', 'hand'), []);
    t.answer('Anakin Skywalker: Evade 1');
    t.card('Anakin Skywalker (D)', { damage: 1 });
    t.is(t.titles('Dark', 'hand'), ['Signal']); // then the rest of the ability
    t.asks('Dark', 'build');
  },
);

scenarioBoth('A chance to reroll comes in the middle of a card', 'TCG-POP-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 5, character: [{ card: 'Brute', tapped: true }], hand: ["It's Not Over Yet"] },
    light: { force: 3, character: [{ card: 'Guard', tapped: true }], hand: ['Cheat the Game'] },
  });
  t.answer("Dark: play It's Not Over Yet", 'Character');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Brute does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Guard attacks Brute', 'Light: pass');
  t.card("It's Not Over Yet", { zone: 'played' }); // it is still being carried out
  t.asks('Light', 'chance');
  t.offers('play Cheat the Game', 'pass');
});

scenario('Damage passed on by Deflect waits for the counters and has a chance of its own', 'TCG-POP-09', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { force: 2, character: ['Brute', { card: 'Darth Tyranus (C)', tapped: true }] },
    light: { force: 5, character: ['Yoda (B)'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Yoda', 'Light: Yoda: Deflect 2');
  t.offers('deal 2 damage to Brute', 'deal 2 damage to Darth Tyranus', 'no');
  t.answer('deal 2 damage to Darth Tyranus');
  t.card('Yoda (B)', { damage: 1 }); // counters placed
  t.asks('Dark', 'chance');
  t.offers('Darth Tyranus: Evade 2', 'Darth Tyranus: Evade 1', 'pass');
  t.card('Darth Tyranus (C)', { damage: 0 });
  t.answer('Darth Tyranus: Evade 1');
  t.card('Darth Tyranus (C)', { damage: 1 });
});

scenario('While damage is still pending, what Deflect passed on cannot be prevented yet', 'TCG-POP-09', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { force: 9, character: ['Brute', { card: 'Darth Tyranus (C)', tapped: true }], hand: ["Hero's Dodge"] },
    light: { force: 9, character: ['Yoda (B)'] },
  });
  t.passUntil('unitTurn');
  t.answer(
    'Dark: Brute attacks Yoda',
    'Dark: pass',
    'Dark: pass',
    'Dark: pass',
    'Light: Yoda: Deflect 2',
    'deal 2 damage to Darth Tyranus',
  );
  t.asks('Dark', 'chance');
  t.card('Yoda (B)', { damage: 0 });
  t.offers('pass');
  t.answer('Dark: pass', 'Light: pass');
  t.card('Yoda (B)', { damage: 1 });
  t.offers("play Hero's Dodge", 'Darth Tyranus: Evade 2', 'Darth Tyranus: Evade 1', 'pass');
});

scenarioBoth(
  'Battle cards belong to chances of the battle phase unless they name another time',
  { nh: 'TCG-POP-18 TCG-BCARD-03', x: 'TCG-BCARD-03' },
  (t) => {
    t.board({
      at: 'Dark builds',
      cards: CARDS,
      dark: { character: ['Brute'], hand: ['Signal', 'Supplies'] },
      light: { character: ['Guard'] },
    });
    t.startBuilding();
    t.offers('play Supplies', 'done');
    t.endCommand();
    t.asks('Dark', 'chance');
    t.offers('play Signal', 'pass');
  },
);
