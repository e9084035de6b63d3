import { scenario, scenarioBoth } from '../src/testing/index.ts';

scenario('Activated abilities are off in the build zone', 'TCG-ZONE-17', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { force: 5, character: [{ card: 'Surgeon', tapped: true }], build: ['Medic'] },
    cards: `
      1 Medic   Light Character - Medic   C
         cost 3   speed 30   power 1   health 4
         Pay 1 Force -> Draw 1 card.

      2 Surgeon   Light Character - Medic   C
         cost 3   speed 30   power 1   health 4
         Pay 1 Force -> Draw 1 card.
    `,
  });
  t.asks('Light', 'chance');
  t.offers('Surgeon: Draw 1 card', 'pass');
});

scenario('Retreated units still evade, prevent and deflect', 'TCG-ZONE-17', (t) => {
  t.board({
    at: 'Character battle',
    dark: { hand: ['Ambush'], character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { force: 5, build: ['Medic', 'Bodyguard', 'Duellist'] },
    cards: `
      1 Medic   Light Character - Medic   C
         cost 3   speed 30   power 1   health 4
         Pay 1 Force -> Draw 1 card.
         Pay 1 Force -> Evade 2.

      2 Bodyguard   Light Character - Guard   C
         cost 3   speed 30   power 1   health 4
         Pay 1 Force -> Prevent 1 damage to 1 of your Medics.

      3 Duellist   Light Character - Guard   C
         cost 3   speed 30   power 1   health 4
         Pay 1 Force -> Deflect 1.

      4 Ambush   Dark Battle   C
         This card deals 3 damage to each unit in the enemy build zone.
    `,
  });
  t.answer('Dark: play Ambush');
  t.asks('Light', 'chance');
  t.offers('Medic: Evade 2', 'Medic: Evade 1', 'Bodyguard: Prevent 1 damage', 'Duellist: Deflect 1', 'pass');
  t.answer('Medic: Evade 2', 'Bodyguard: Prevent 1 damage');
  t.passChances();
  t.card('Medic', { zone: 'build', damage: 0 });
  t.card('Bodyguard', { zone: 'build', damage: 3 });
});

scenario('Other abilities of a retreated unit go on', 'TCG-ZONE-18', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { character: [{ card: 'Naboo Security Guard', tapped: true }], build: ['Captain', 'Sergeant'] },
    cards: `
      1 Captain   Light Character - Officer   C
         cost 3   speed 30   power 1   health 4
         Each of your Naboo units has +1 power.
         When battle ends: Gain 1 Force.

      2 Sergeant   Light Character - Officer   C
         cost 3   speed 30   power 1   health 4
         While this unit is in Character: Each of your Naboo units has +10 speed.
         When battle ends, if this unit is in Character: Gain 10 Force.
    `,
  });
  // The Captain's text works wherever he is; the Sergeant's names an arena.
  t.asks('Dark', 'build'); // the battle went by, and it is the next turn
  t.is(t.events('trigger').length, 1);
  t.is(t.force('Light'), 1 + 4);
  t.card('Naboo Security Guard', { power: 3, speed: 30 });
});

scenario('A face-down card is no unit', 'TCG-ZONE-20', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Raid', 'Survey'], character: ['Plague'] },
    light: { build: [{ down: 'Naboo Security Guard', counters: 1 }, 'Clone Warrior 4/163'] },
    cards: `
      1 Plague   Dark Character - Droid   C
         cost 3   speed 30   power 1   health 4
         Each enemy unit has -2 health.

      2 Raid   Dark Mission   C
         cost 1
         This card deals 1 damage to each unit in the enemy build zone.

      3 Survey   Dark Mission   C
         cost 1
         Gain 1 Force for each enemy unit.
    `,
  });
  t.answer('complete Survey', 'complete Raid');
  t.is(t.force('Dark'), 1);
  t.card('Clone Warrior 4/163', { zone: 'build', health: 2, damage: 1 });
  // With 2 health it would be gone.
  t.card('Naboo Security Guard', { zone: 'build', faceDown: true, damage: 0 });
});

scenario('Text in hand, deck, discard pile and face down is silent', 'TCG-ZONE-22', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: {
      force: 5,
      character: [{ card: 'Naboo Security Guard', tapped: true }],
      hand: ['Captain'],
      deck: ['Captain', 'Captain', 'Captain'],
      discard: ['Captain'],
      build: [{ down: 'Captain', counters: 3 }],
    },
    cards: `
      1 Captain   Light Character - Officer   C
         cost 3   speed 30   power 1   health 4
         Each of your Naboo units has +1 power.
         When battle ends: Gain 1 Force.
         Pay 1 Force -> Draw 1 card.
    `,
  });
  t.asks('Light', 'chance'); // Battle cards could be in the hand
  t.offers('pass');
  t.answer('pass');
  t.asks('Dark', 'build');
  t.is(t.force('Light'), 5 + 4);
  t.card('Naboo Security Guard', { power: 2 });
});

scenario('Text about leaving play or a hidden zone is heard there', 'TCG-ZONE-22', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 5, hand: ['Subtle Assassination', 'Destruction of Hope'] },
    light: {
      hand: ['Rebel Blockade Runner', "Leia's Kiss"],
      character: ['Heir'],
      deck: ['Clone Squad', 'Clone Squad'],
    },
    cards: `
      1 Heir   Light Character - Noble   C
         cost 3   speed 30   power 1   health 1
         When this unit is discarded from Character: Gain 2 Force.
    `,
  });
  t.answer('Dark: complete Subtle Assassination');
  t.is(t.titles('Light', 'discard'), ['Heir']);
  t.is(t.force('Light'), 2);
  t.answer('Dark: complete Destruction of Hope');
  // "When the enemy makes you discard this card from your hand"
  t.asks('Light', 'offer');
  t.answer('yes');
  t.card('Rebel Blockade Runner', { zone: 'Space' });
});

scenarioBoth('What is used up goes to the discard pile', 'TCG-ZONE-29', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [4, 4, 4],
    dark: { points: 2, force: 4, hand: ['Destruction of Hope', 'Flurry'], character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Naboo Security Guard', tapped: true }] },
    cards: `
      1 Flurry   Dark Battle   C
         Pay 1 Force -> Give the attacker +1 power this attack.
    `,
  });
  t.answer('Dark: complete Destruction of Hope');
  t.is(t.titles('Dark', 'discard'), ['Destruction of Hope']);
  t.answer('Dark: done', 'Light: done', 'Dark: done');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Geonosian Warrior attacks Naboo Security Guard', 'Dark: play Flurry');
  t.is(t.titles('Dark', 'discard'), ['Destruction of Hope', 'Flurry']);
  t.is(t.titles('Light', 'discard'), ['Naboo Security Guard']);
});
