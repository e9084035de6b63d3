/** Least values, orders and refusals of rules that other scenarios show at large. */
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX(
  'Backfire 1 is one die, and the enemy strikes back first if it is Dark',
  'TCG-KW-BACKFIRE-01 TCG-TRIG-10',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        ['Fencer', 'Dark Character - Rogue', 'Riposte 1.'],
        ['Brawler', 'Light Character - Jedi', 'cost 3   speed 60   power 2   health 9', 'Backfire 1.'],
      ),
      dice: [3, 2, 6],
      dark: { character: [{ card: 'Fencer', tapped: true }, 'Foe'] },
      light: { character: ['Brawler'] },
    });
    t.answer('Light: Brawler attacks Fencer');
    t.card('Brawler', { damage: 2 });
    t.is(
      t.events('damage').map(({ source }) => source),
      [t.find('Fencer'), t.find('Brawler')], // though Backfire was rolled for sooner
    );
  },
);

scenarioX('Lucky is for attack dice alone, also in the middle of the attack', 'TCG-KW-LUCKY-01 TCG-KW-AREA-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Gambler', 'Dark Character - Rogue', 'Lucky 1.', 'Area Damage 1.'],
      ['Victim', 'Light Character - Jedi', 'cost 1   speed 10   power 1   health 1'],
      FRIEND,
    ),
    dice: [6, 1, 1, 1],
    dark: { character: ['Gambler'] },
    light: { character: [{ card: 'Victim', tapped: true }, 'Friend'] },
  });
  t.answer('Dark: Gambler attacks Victim', 'Dark: done', 'Dark: choose Friend');
  t.asks('Light', 'unitTurn'); // nobody was asked about the die of damage
  t.card('Friend', { damage: 0 });
});

scenarioX('Who has the unit already keeps it for what they bid, or for nothing', 'TCG-CTRL-07', (t) => {
  const cards = written(FOE, FRIEND, [
    'Offer',
    'Light Battle',
    'Choose 1 enemy unit in Character. Bid Force for control of it.',
  ]);
  for (const [bid, left] of [
    [1, 1],
    [0, 2],
  ]) {
    t.board({
      at: 'Character battle',
      cards,
      dark: { force: 2, character: ['Foe'] },
      light: { force: 2, character: ['Friend'], hand: ['Offer'] },
    });
    t.answer('Light: play Offer', `Dark: bid ${bid}`, `Light: bid ${bid}`);
    t.is([t.force('Dark'), t.force('Light'), t.events('control').length], [left, 2, 0]);
    t.card('Foe', { controller: 'Dark' });
  }
});

scenarioX('A Skill on a Subordinate that goes back to the supply is discarded', 'TCG-SUB-06 TCG-SKILL-01', (t) => {
  t.board({
    at: 'Light retreats',
    cards: written(
      ['Militia', 'Light Subordinate - Character Soldier', 'speed 20   power 1   health 2'],
      ['Drill', 'Light Equipment - Character Skill', 'cost 1', 'Equip: Free.', 'Equipped: +1 power.'],
      ['Rifle', 'Light Equipment - Character', 'cost 1', 'Equip: Free.', 'Equipped: +1 power.'],
    ),
    light: { character: [{ card: 'Militia', equipment: ['Drill', 'Rifle'] }] },
  });
  t.answer('Light: retreat Militia');
  t.card('Militia', { zone: 'supply' });
  t.card('Drill', { zone: 'discard' });
  t.card('Rifle', { zone: 'completed' });
});

scenarioX('Many damage counters are taken off in two steps', 'TCG-KW-DMGCTRL-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: written([
      'Hulk',
      'Light Ground - Fortification',
      'cost 1   speed 10   power 1   health 60',
      'Damage Control 40.',
    ]),
    light: { ground: [{ card: 'Hulk', damage: 45 }] },
  });
  t.answer('Light: 30 to 39', 'Light: 35');
  t.card('Hulk', { damage: 10 });
});

scenarioX('Many hits are foretold in two steps', 'TCG-KW-FORESIGHT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FRIEND, [
      'Seer',
      'Dark Character - Sith',
      'cost 3   speed 60   power 30   health 6',
      'Foresight: Gain 2 Force.',
    ]),
    dice: Array.from({ length: 30 }, (_, i) => (i < 24 ? 4 : 1)),
    dark: { character: ['Seer'] },
    light: { character: ['Friend'], ground: ['AT-TE Walker 23X'], space: ['Jedi Starfighter Wing'] },
  });
  t.answer('Dark: Seer attacks Friend', 'Dark: 20 to 29', 'Dark: 24');
  t.is(t.events('force').filter(({ cause, n }) => cause === 'effect' && n === 2).length, 1);
});
