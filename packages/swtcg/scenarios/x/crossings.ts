/** Effects that cross each other's way. */
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('Who is attacked may be given Armor for this attack, or lose it', 'TCG-ACT-12 TCG-KW-ARMOR-01', (t) => {
  const cards = written(
    ['Foe', 'Dark Character - Rogue', 'Before the roll: Free -> Give 1 enemy Scout no Armor this attack.'],
    ['Shy', 'Light Character - Jedi', 'Pay 1 Force -> Give this unit Armor this attack.'],
    ['Shell', 'Light Character - Scout', 'Armor.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dice: [4, 4, 5],
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Shell', { card: 'Shy', tapped: true }] },
  });
  t.answer('Dark: Foe attacks Shy', 'Dark: pass', 'Light: Shy: Pay 1 Force', 'Dark: pass');
  t.card('Shy', { damage: 1 });
  t.board({
    at: 'Character battle',
    cards,
    dice: [4, 4, 5],
    dark: { character: ['Foe'] },
    light: { character: [{ card: 'Shell', tapped: true }, 'Shy'] },
  });
  t.answer('Dark: Foe attacks Shell', 'Dark: Foe: Before the roll');
  t.card('Shell', { damage: 3 });
});

scenarioX('Who looks on may be given Avenge for this attack', 'TCG-ACT-12 TCG-KW-AVENGE-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Kin', 'Light Battle', 'Give 1 of your Nobles Avenge 2 this attack.'],
      ['Lady', 'Light Character - Noble'],
    ),
    dice: [4, 4, 4, 6, 6],
    dark: { character: ['Foe'] },
    light: { hand: ['Kin'], character: [{ card: 'Friend', damage: 1, tapped: true }, 'Lady'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe attacks Friend', 'Light: play Kin');
  t.card('Friend', { zone: 'discard' });
  t.card('Foe', { damage: 2 });
});

scenarioX('Who comes to the build zone sets off nothing that waits for units deployed', 'TCG-BUILD-16', (t) => {
  const cards = written(
    ['Mine', 'Dark Ground - Tank', 'When an enemy unit is deployed: Put 1 damage counter on it.'],
    ['Watch', 'Dark Ground - Tank', 'When an enemy unit in the enemy build zone is deployed: Gain 2 Force.'],
    ['Twin (A)', 'Light Character - Scout'],
    ['Twin (B)', 'Light Character - Scout'],
    FRIEND,
  );
  t.board({ at: 'Light builds', cards, dark: { ground: ['Mine', 'Watch'] }, light: { points: 6, hand: ['Friend'] } });
  t.answer('Light: bring Friend into the build zone');
  t.card('Friend', { damage: 0 });
  t.is(t.force('Dark'), 2); // as its text says so
  t.board({
    at: 'Light builds',
    cards,
    dark: { ground: ['Mine'] },
    light: { points: 1, hand: ['Twin (B)'], build: ['Twin (A)'] },
  });
  t.answer('Light: stack Twin (B) on top of Twin (A)');
  t.card('Twin (B)', { zone: 'build', damage: 0 });
});

scenarioX('The build cost of a card is printed on it, wherever it lies by now', 'TCG-CARD-36', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      FOE,
      [
        'Hunter',
        'Light Character - Scout',
        "When an enemy unit is discarded from this unit's arena: Gain Force equal to its build cost.",
        'Build step: Free -> Discard 1 enemy unit in any arena.',
        'Build step: Free -> Discard 1 enemy Rogue in any arena.',
        'Build step: Free -> Choose 1 of your Equipment. Gain Force equal to its build cost.',
        'Build step: Discard 1 of your other Jedi in Character -> Gain Force equal to its build cost.',
      ],
      ['Ship', 'Dark Space - Starfighter'],
      ['Saber', 'Light Equipment - Character', 'cost 2', 'Equip: Free.', 'Equipped: +1 power.'],
      ['Twin (A)', 'Light Character - Jedi'],
      ['Twin (B)', 'Light Character - Jedi'],
    ),
    dark: { character: ['Foe'], space: ['Ship'] },
    light: { character: ['Hunter', { card: 'Twin (A)', under: ['Twin (B)'] }], completed: ['Saber'] },
  });
  t.answer('Light: Hunter: Discard 1 enemy unit', 'Light: Ship');
  t.is(t.force('Light'), 0); // elsewhere
  t.answer('Light: Hunter: Discard 1 enemy Rogue');
  t.is(t.force('Light'), 3);
  t.answer('Light: Hunter: Choose 1 of your Equipment');
  t.is(t.force('Light'), 5);
  t.answer('Light: Hunter: Discard 1 of your other Jedi');
  t.is(t.force('Light'), 8); // the card beneath is not printed on it
});

scenarioX('A die that was turned shows nothing natural', 'TCG-DICE-06 TCG-KW-CRIT-01 TCG-KW-PARRY-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Cheat', 'Dark Character - Rogue', 'Free -> Turn 1 of your attack dice to 6.', 'Critical Hit 1.'],
      ['Swindler', 'Light Character - Rogue', 'Free -> Turn 1 of the enemy attack dice to 1.', 'Parry 2.'],
      FRIEND,
    ),
    dice: [3, 5, 4],
    dark: { character: ['Cheat'] },
    light: { character: [{ card: 'Swindler', tapped: true }, 'Friend'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Cheat attacks Swindler', 'Dark: Cheat: Turn', 'Dark: die 1', 'Light: Swindler: Turn', 'Light: die 2');
  t.card('Swindler', { damage: 2 }); // by 6 and 4; no critical hit, and nothing parried
});

scenarioX('A Pilot is not moved onto the unit that it is on', 'TCG-PILOT-01 TCG-PILOT-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Barge', 'Light Space - Transport'],
      ['Mate', 'Light Character - Crew', 'Transport Pilot: +1 power.'],
    ),
    light: { space: [{ card: 'Barge', pilots: ['Mate'] }] },
  });
  t.offers('move Mate to the Character arena', 'move Mate to the build zone', 'done');
});

scenarioX('A number that hangs on itself goes by what the unit has without it', 'TCG-CARD-36 TCG-STATIC-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      [
        'Trainer (A)',
        'Light Character - Scout',
        'Each of your units with power 3 or less has +1 power.',
        'Each of your Droids with Shields has Shields 1.',
        'While you have a unit with power 9 or more in Character: This unit has Inspiration.',
      ],
      ['Bolt', 'Light Character - Droid', 'Shields 1.', "This unit has extra health equal to this unit's health."],
      ['Nut', 'Light Character - Droid', "This unit has extra power equal to this unit's power."],
      [
        'Blank',
        'Light Character - Droid',
        'cost 1   speed 1   power *   health 4',
        "This unit's power is equal to this unit's power.",
      ],
      ['Zoom', 'Light Battle', 'Choose 1 of your Jedi. Give it extra speed equal to its speed this turn.'],
    ),
    dark: { character: ['Foe'] },
    light: { hand: ['Zoom'], character: ['Trainer (A)', 'Friend', 'Bolt', 'Nut', 'Blank'] },
  });
  t.card('Friend', { power: 4 });
  t.card('Nut', { power: 7 }); // 3, another 3, and 1
  t.card('Bolt', { health: 8 });
  t.card('Blank', { power: 2 });
  t.is([t.keyword('Bolt', 'Shields'), t.keyword('Nut', 'Shields')], [2, 0]);
  t.passUntil('chance', 'Light');
  t.answer('Light: play Zoom');
  t.card('Friend', { speed: 80 });
});
