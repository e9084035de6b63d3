import { scenarioX } from '../../src/testing/index.ts';

const SABER = `
1 Training Saber   Light Equipment - Character Lightsaber Weapon   C
   cost 2
   Equip: Pay 1 build point.
   Equipped: +2 power; "Pay 1 Force -> Evade 1."

2 Student   Light Character - Jedi Padawan   C
   cost 3   speed 40   power 3   health 3
`;

scenarioX(
  'Equipment is completed, attached for its price, and taken off',
  'TCG-EQUIP-01 TCG-EQUIP-03 TCG-KW-EQUIP-01',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: SABER,
      light: { points: 4, character: ['Student'], ground: ['AT-TE Walker 23X'], hand: ['Training Saber'] },
    });
    t.answer('Light: complete Training Saber for 2 build points');
    t.card('Training Saber', { zone: 'completed', faceDown: false });
    t.card('Student', { power: 3 });
    t.answer('Light: equip Student with Training Saber: pay 1 build point');
    t.card('Training Saber', { zone: 'attached', on: 'Student' });
    t.card('Student', { power: 5, under: 0 });
    t.is(t.points('Light'), 1);
    t.answer('Light: take Training Saber off Student');
    t.card('Training Saber', { zone: 'completed' });
    t.card('Student', { power: 3 });
    // Each only once a turn, though the price could be paid.
    t.doesNotOffer('equip');
  },
);

scenarioX('Equipment fits units of the types it lists', 'TCG-EQUIP-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: SABER,
    light: { points: 1, character: ['Student'], ground: ['AT-TE Walker 23X'], completed: ['Training Saber'] },
  });
  t.doesNotOffer('equip AT-TE');
  t.offersAlso('equip Student with Training Saber');
});

scenarioX('Of a discarded unit the Equipment goes back to the build zone', 'TCG-EQUIP-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: SABER,
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Student', tapped: true, equipment: ['Training Saber'] }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Geonosian Warrior attacks Student');
  t.passChances();
  t.card('Student', { zone: 'discard' });
  t.card('Training Saber', { zone: 'completed', controller: 'Light' });
});
