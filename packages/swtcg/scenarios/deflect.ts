/** Deflect: damage prevented and passed on (TCG-KW-DEFLECT). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Raider   Dark Character - Bandit   C
     cost 3   speed 60   power 4   health 9
     Stun 5.

  2 Duellist   Dark Character - Bandit   C
     cost 3   speed 50   power 3   health 9
     Pay 1 Force -> Evade 1.

  3 Mirror   Light Character - Adept   C
     cost 3   speed 10   power 9   health 4
     Pay 1 Force -> Deflect 3.

  4 Friend   Light Character - Squire   C
     cost 3   speed 10   power 1   health 9

  5 Stranger   Light Ground - Walker   C
     cost 3   speed 10   power 1   health 9

  6 Prism   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Stun 2.
     Pay 1 Force -> Deflect 1.
     Pay 2 Force -> Deflect 1.

  7 Fencer   Dark Character - Bandit   C
     cost 3   speed 60   power 4   health 9
     Pay 1 Force -> Deflect 2.

  8 Grenade   Dark Battle   C
     Pay 2 Force -> Choose 1 enemy unit. This card deals 2 damage to it.
`;

scenarioBoth(
  'Deflect prevents damage and may pass it on within the arena',
  { nh: 'TCG-KW-DEFLECT-01 TCG-KW-DEFLECT-05', x: 'TCG-KW-DEFLECT-01 TCG-KW-DEFLECT-06' },
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 6, 6],
      dark: { character: ['Raider', 'Duellist'] },
      light: { force: 1, character: ['Mirror', 'Friend'], ground: ['Stranger'] },
    });
    t.answer('Raider attacks Mirror');
    t.offers('Mirror: Deflect 3', 'pass');
    t.answer('Light: Mirror: Deflect 3');
    t.asks('Light', 'deflect');
    t.offers(
      'deal 3 damage to Raider',
      'deal 3 damage to Duellist',
      ...t.by({ nh: [], x: ['deal 3 damage to Mirror'] }),
      'deal 3 damage to Friend',
      'no',
    );
    t.answer('deal 3 damage to Friend');
    t.card('Mirror', { damage: 1 });
    t.card('Friend', { damage: 3 });
  },
);

scenarioBoth('Deflect 3 against 2 damage prevents 2 and passes on 2', 'TCG-KW-DEFLECT-02 TCG-KW-DEFLECT-03', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1, 1],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Mirror'] },
  });
  t.answer('Raider attacks Mirror', 'Light: Mirror: Deflect 3');
  t.offers('deal 2 damage to Raider', ...t.by({ nh: [], x: ['deal 2 damage to Mirror'] }), 'no');
  t.answer('deal 2 damage to Raider');
  t.card('Mirror', { damage: 0 });
  t.card('Raider', { damage: 2 });
});

scenarioBoth('Each Deflect is played once for the same damage, and again for the next', 'TCG-KW-DEFLECT-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 1, 6, 1, 1],
    dark: { character: ['Raider', 'Duellist'] },
    light: { force: 9, character: ['Prism'] },
  });
  t.answer('Raider attacks Prism');
  t.offers('Prism: pay 1 Force', 'Prism: pay 2 Force', 'pass');
  t.answer('Prism: pay 1 Force', 'no');
  t.offers('Prism: pay 2 Force', 'pass');
  t.answer('Prism: pay 2 Force', 'no');
  t.card('Prism', { damage: 1 });
  t.answer('Dark: Duellist attacks Prism');
  t.offers('Prism: pay 1 Force', 'Prism: pay 2 Force', 'pass');
});

scenarioBoth('Damage passed on has a chance of its own', 'TCG-KW-DEFLECT-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1, 1],
    dark: { force: 1, character: ['Raider', 'Duellist'] },
    light: { force: 1, character: ['Prism'] },
  });
  t.answer('Raider attacks Prism', 'Light: Prism: pay 1 Force', 'deal 1 damage to Duellist');
  t.card('Prism', { damage: t.by({ nh: 1, x: 0 }) }); // TCG-POP-09, TCG-POP-10
  t.asks('Dark', 'chance');
  t.offers('Duellist: Evade 1', 'pass');
  t.answer('Duellist: Evade 1');
  t.card('Duellist', { damage: 0 });
});

scenarioBoth('Damage passed on can be deflected back, and that once more', 'TCG-KW-DEFLECT-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { force: 1, character: ['Fencer'] },
    light: { force: 2, character: ['Prism'] },
  });
  t.answer('Fencer attacks Prism', 'Light: Prism: pay 1 Force', 'deal 1 damage to Fencer');
  t.answer('Dark: Fencer: Deflect 2', 'deal 1 damage to Prism');
  t.answer('Light: Prism: pay 1 Force', 'deal 1 damage to Fencer');
  t.card('Prism', { damage: 0 });
  t.card('Fencer', { damage: 1 });
});

scenarioBoth('Deflect prevents all it can; only passing it on is left to choose', 'TCG-KW-DEFLECT-08', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 1],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Mirror'] },
  });
  t.answer('Raider attacks Mirror');
  t.is(t.options.length, 2); // no smaller amount
  t.answer('Light: Mirror: Deflect 3', 'no');
  t.card('Mirror', { damage: 0 });
  t.card('Raider', { damage: 0 });
});

scenarioBoth('The deflecting unit is the source of what it passes on: its Stun counts', 'TCG-KW-DEFLECT-09', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { character: ['Raider', 'Duellist'] },
    light: { force: 1, character: ['Prism'] },
  });
  t.answer('Raider attacks Prism', 'Light: Prism: pay 1 Force', 'deal 1 damage to Duellist');
  t.card('Duellist', { damage: 1, power: 1 }); // 3 - 2, not the 5 of Raider
  t.is(
    t.events('damage').map((e) => e.source === t.find('Prism')),
    [true],
  );
});

scenario('In the build zone Deflect prevents but deals nothing', 'TCG-KW-DEFLECT-10', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Raider'], hand: ['Grenade'] },
    light: { force: 1, build: ['Mirror', 'Friend'] },
  });
  t.answer('Dark: play Grenade', 'Dark: choose Mirror', 'Light: Mirror: Deflect 3');
  t.card('Mirror', { zone: 'build', damage: 0 });
  t.asks('Dark', 'build'); // nobody was asked whom to damage; the battle is over
  t.is(t.events('damage').length, 0);
});

scenario('What is passed on is dealt though the rest of the damage discards the unit', 'TCG-KW-DEFLECT-11', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { character: ['Raider'] },
    light: { force: 1, character: [{ card: 'Mirror', damage: 3 }, 'Friend'] },
  });
  t.answer('Raider attacks Mirror', 'Light: Mirror: Deflect 3', 'deal 3 damage to Raider');
  t.card('Mirror', { zone: 'discard' });
  t.card('Raider', { damage: 3 });
});
