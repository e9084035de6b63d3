import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('A retreated unit prevents nothing', 'TCG-ACT-06', (t) => {
  const cards = written(FOE, FRIEND, [
    'Healer',
    'Light Character - Jedi',
    'Pay 1 Force -> Prevent 1 damage to 1 of your units.',
  ]);
  for (const retreated of [false, true]) {
    t.board({
      at: 'Character battle',
      cards,
      dice: [4, 4, 1],
      dark: { character: ['Foe'] },
      light: {
        force: 1,
        character: [{ card: 'Friend', tapped: true }, ...(retreated ? [] : [{ card: 'Healer', tapped: true }])],
        build: retreated ? [{ card: 'Healer' }] : [],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Foe attacks Friend');
    if (!retreated) t.answer('Light: Healer: Pay 1 Force');
    t.passChances();
    t.card('Friend', { damage: retreated ? 2 : 1 });
  }
});

scenarioX('Once a turn in the battle phase, or once for each time it is tied to', 'TCG-ACT-08 TCG-ACT-10', (t) => {
  const cards = written(FOE, [
    'Scholar',
    'Light Character - Jedi',
    'cost 3   speed 50   power 1   health 4',
    'Pay 1 Force -> Draw 1 card.',
    'Pay 1 Force -> Give this unit +1 power this attack.',
  ]);
  t.board({
    at: 'Character battle',
    cards,
    dice: [1, 1, 1, 1, 1, 1],
    dark: { character: ['Foe'] },
    light: { force: 4, character: ['Scholar'], deck: ['Jedi Patrol', 'Jedi Patrol'] },
  });
  t.answer('Light: Scholar: Pay 1 Force -> Draw 1 card');
  t.doesNotOffer('Scholar: Pay 1 Force -> Draw 1 card');
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Scholar attacks Foe');
  t.offersAlso('Scholar: Pay 1 Force -> Give');
  t.answer('Light: Scholar: Pay 1 Force -> Give');
  t.doesNotOffer('Scholar: Pay 1 Force -> Give', 'Scholar: Pay 1 Force -> Draw');
  t.card('Scholar', { power: 2 });
  t.passUntil('unitTurn', 'Dark');
  t.is([t.titles('Light', 'hand').length, t.force('Light')], [1, 2]);
});

scenarioX('While no unit is attacking: in the battle phase, but not in an attack', 'TCG-ACT-15', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, ['Planner', 'Light Character - Jedi', 'Between attacks: Pay 1 Force -> Draw 1 card.']),
    dark: { character: ['Foe'] },
    light: { force: 1, character: [{ card: 'Planner', tapped: true }], deck: ['Jedi Patrol'] },
  });
  t.asks('Light', 'chance');
  t.offersAlso('Planner: Between attacks');
  t.answer('Light: pass');
  t.answer('Dark: Foe attacks Planner');
  t.asks('Light', 'chance'); // after the attack, not in it
  t.is(t.events('attackEnds').length, 1);
  t.offersAlso('Planner: Between attacks');
});

scenarioX('What costs nothing is played only when it is said', 'TCG-ACT-20', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, ['Idler', 'Light Character - Jedi', 'Pay 0 Force -> Draw 1 card.']),
    dark: { character: ['Foe'] },
    light: { character: ['Idler'], deck: ['Jedi Patrol'] },
  });
  t.offersAlso('Idler: Pay 0 Force');
  t.is(t.titles('Light', 'hand'), []);
  t.answer('Light: Idler: Pay 0 Force');
  t.is(t.titles('Light', 'hand'), ['Jedi Patrol']);
});

scenarioX('One discard pays one cost, and what an effect discards pays none', 'TCG-ACT-21 TCG-ACT-22', (t) => {
  const cards = written(
    FOE,
    ['Broker', 'Light Character - Jedi', 'Discard 1 card -> Gain 1 Force.', 'Discard 1 card -> Gain 2 Force.'],
    ['Spring Cleaning', 'Light Battle', 'Discard 1 card. Gain 4 Force.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Broker'], hand: ['Spring Cleaning', 'Jedi Patrol', 'Rebel Fighter Wing'] },
  });
  t.answer('Light: play Spring Cleaning');
  t.answer('Light: discard Jedi Patrol');
  t.is([t.force('Light'), t.titles('Light', 'hand').length], [4, 1]); // no cost was paid by it
  t.offersAlso('Broker: Discard 1 card -> Gain 1 Force', 'Broker: Discard 1 card -> Gain 2 Force');
  t.answer('Light: Broker: Discard 1 card -> Gain 1 Force');
  t.is([t.force('Light'), t.titles('Light', 'hand').length], [5, 0]);
  t.doesNotOffer('Broker: Discard 1 card -> Gain 2 Force'); // the other cost wants a card of its own
});

scenarioX('Two abilities of the same words are two plays, each with its cost', 'TCG-ACT-23', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Twice',
      'Light Character - Jedi',
      'Pay 1 Force -> Give this unit +1 power this turn.',
      'Pay 1 Force -> Give this unit +1 power this turn.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 3, character: ['Twice'] },
  });
  t.answer('Light: Twice: Pay 1 Force');
  t.is([t.force('Light'), t.read('Twice').power], [2, 4]);
  t.answer('Light: Twice: Pay 1 Force');
  t.is([t.force('Light'), t.read('Twice').power], [1, 5]);
  t.asks('Dark', 'unitTurn'); // nothing is left to play
});

const PRICES = written(
  ['Toll Keeper', 'Dark Character - Rogue', 'Activated abilities of enemy units cost 1 more Force.'],
  ['Patron', 'Light Character - Noble', 'Battle cards cost 2 less Force.'],
  [
    'Spender',
    'Light Character - Jedi',
    'cost 3   speed 50   power 1   health 4',
    'Pay any amount of Force -> Give this unit that much extra power this attack.',
  ],
  ['Loud Cry', 'Light Battle', 'Pay 3 Force -> Draw 1 card.'],
);

scenarioX('Other effects change what is paid, and X is what was chosen', 'TCG-ACT-24 TCG-ACT-26', (t) => {
  t.board({
    at: 'Character battle',
    cards: PRICES,
    dice: [1, 1, 1],
    dark: { character: ['Toll Keeper'] },
    light: { force: 3, character: ['Spender'] },
  });
  t.answer('Light: Spender attacks Toll Keeper');
  t.answer('Light: Spender: Pay any amount');
  t.answer('2');
  t.is([t.force('Light'), t.lastDice().length], [0, 3]);
  t.board({
    at: 'Character battle',
    cards: PRICES,
    dark: { character: ['Toll Keeper'] },
    light: { force: 1, character: ['Patron'], hand: ['Loud Cry'], deck: ['Jedi Patrol'] },
  });
  t.answer('Light: play Loud Cry');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [0, ['Jedi Patrol']]);
});

scenarioX(
  'A change of cost is there for that use; without what makes it the price is the printed one',
  'TCG-ACT-25',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        [
          'Patron',
          'Light Character - Noble',
          'cost 3   speed 50   power 3   health 1',
          'Battle cards cost 2 less Force.',
        ],
        ['Loud Cry', 'Light Battle', 'Pay 3 Force -> Discard 1 of your units in Character.'],
      ),
      dark: { character: ['Foe'] },
      light: { force: 4, character: ['Patron'], hand: ['Loud Cry', 'Loud Cry'] },
    });
    const paid = (): number[] => t.events('force').flatMap(({ cause, n }) => (cause === 'cost' ? [-n] : []));
    t.answer('Light: play Loud Cry');
    t.is(paid(), [1]);
    t.board({
      at: 'Character battle',
      cards: written(FOE, FRIEND, ['Loud Cry', 'Light Battle', 'Pay 3 Force -> Discard 1 of your units in Character.']),
      dark: { character: ['Foe'] },
      light: { force: 4, character: ['Friend'], hand: ['Loud Cry'] },
    });
    t.answer('Light: play Loud Cry');
    t.is(paid(), [3]);
  },
);

scenarioX('Force that comes at the end of an effect pays for nothing in it', 'TCG-ACT-29 TCG-ACT-30', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Shielder',
      'Light Character - Jedi',
      'Pay 2 Force -> Prevent 2 damage to this unit.',
      'Between attacks: Free -> This unit deals 2 damage to itself. Gain 2 Force.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Shielder'] },
  });
  t.answer('Light: Shielder: Between attacks');
  t.card('Shielder', { damage: 2 }); // nothing was asked
  t.is(t.force('Light'), 3);
});

scenarioX('What is said of "this card" is played once a turn, though the card comes back', 'TCG-ACT-31', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Boomerang', 'Light Character - Droid', 'From your discard pile: Pay 1 Force -> Return this card to your hand.'],
      ['Litter', 'Light Character - Jedi', 'Discard 1 card -> Gain 1 Force.'],
    ),
    dark: { character: ['Foe'] },
    light: { force: 2, character: ['Litter'], discard: ['Boomerang'] },
  });
  t.answer('Light: Boomerang: From your discard pile');
  t.is(t.titles('Light', 'hand'), ['Boomerang']);
  t.answer('Light: Litter: Discard 1 card');
  t.is([t.titles('Light', 'discard'), t.force('Light')], [['Boomerang'], 2]);
  t.asks('Dark', 'unitTurn');
});

scenarioX('A cost can ask for other things than Force', 'TCG-ACT-33', (t) => {
  const cards = written(FOE, [
    'Saver',
    'Light Character - Jedi',
    'Pay 1 Force -> Put 1 credit counter on this unit.',
    'Take 1 credit counter off this unit, discard 1 card -> Draw 1 card.',
  ]);
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Saver'], hand: ['Jedi Patrol'], deck: ['Rebel Fighter Wing'] },
  });
  t.doesNotOffer('Saver: Take 1 credit');
  t.answer('Light: Saver: Pay 1 Force');
  t.answer('Light: Saver: Take 1 credit counter');
  t.is(t.titles('Light', 'hand'), ['Rebel Fighter Wing']);
  t.is(t.state.expanded!.tokens, []);
});

scenarioX('A choice is seen by the other player, and stands', 'TCG-ACT-34', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Squire', 'Light Character - Rebel'],
      ['Cheer', 'Light Battle', 'Choose 1 of your units. Discard 1 card. Give it +2 power this turn.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Squire'], hand: ['Cheer', 'Jedi Patrol', 'Rebel Fighter Wing'] },
  });
  t.answer('Light: play Cheer');
  t.answer('Light: Squire');
  t.asks('Light', 'discard');
  const { frames } = t.seenBy('Dark').state;
  t.is(frames.at(-1)?.proc === 'resolve' && (frames.at(-1) as { it: readonly number[] }).it, [t.find('Squire')]);
  t.answer('Jedi Patrol');
  t.card('Squire', { power: 5 });
  t.card('Friend', { power: 3 });
});

scenarioX('What has nothing to be played on is not offered', 'TCG-ACT-35', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Mender',
      'Light Character - Jedi',
      'Pay 1 Force -> Take 1 damage counter off 1 of your units.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Mender'] },
  });
  t.asks('Dark', 'unitTurn');
});

scenarioX('Of much Force the amount is said in two steps', 'TCG-ACT-27', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Gambler',
      'Light Character - Jedi',
      'Between attacks: Pay any amount of Force -> Put that many credit counters on this unit.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 25, character: ['Gambler'] },
  });
  t.answer('Light: Gambler: Between attacks');
  t.asks('Light', 'amount');
  t.answer('Light: 11 to 20');
  t.is(t.force('Light'), 25); // nothing is paid yet
  t.answer('Light: 13');
  t.is([t.force('Light'), t.state.expanded!.tokens.map(({ n }) => n)], [12, [13]]);
});
