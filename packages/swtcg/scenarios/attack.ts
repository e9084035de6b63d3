import { scenario } from '../src/testing/index.ts';

scenario('An attack hits on 4 or more', 'TCG-ATTACK-09 TCG-ATTACK-11 TCG-ATTACK-12 TCG-DMG-01', (t) => {
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
