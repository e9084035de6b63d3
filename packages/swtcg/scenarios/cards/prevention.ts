/** Cards that prevent damage, deal it on, or keep it from being prevented. */
import { scenario } from '../../src/testing/index.ts';
import { attack, passTo, unitDoes } from './steps.ts';

/** A Geonosian Warrior that hits three times. */
const HITS = { at: 'Character battle', dice: [6, 6, 6] } as const;

scenario('Obi-Wan Kenobi (A) is discarded to save another Character, and the damage becomes Force', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 1, character: ['Obi-Wan Kenobi (A)', 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Cliegg Lars');
  t.answer('Light: Obi-Wan Kenobi: Prevent all damage');
  t.card('Obi-Wan Kenobi (A)', { zone: 'discard' });
  t.card('Cliegg Lars (A)', { zone: 'Character', damage: 0 });
  t.is(t.force('Light'), 4);
});

scenario('Obi-Wan Kenobi (A) may save himself in this way: he is gone, but the Force is gained', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Obi-Wan Kenobi (A)', 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Obi-Wan');
  t.answer('Light: Obi-Wan Kenobi: Prevent all damage');
  t.card('Obi-Wan Kenobi (A)', { zone: 'discard' });
  t.is(t.force('Light'), 3);
});

scenario('Obi-Wan Kenobi (A) cannot be discarded from the build zone, but may Evade there', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 3, character: ['Rebel Trooper'], build: ['Obi-Wan Kenobi (A)'] },
  });
  attack(t, 'attacks Rebel Trooper');
  t.asks('Dark', 'build'); // nobody could save the Trooper: this is the next turn
  t.board({
    at: 'battle ends',
    light: { force: 2, character: ['Elan Sleazebaggano (A)'], build: ['Obi-Wan Kenobi (A)'] },
  });
  t.offers('Obi-Wan Kenobi: Evade 1', 'pass');
  t.answer('Evade 1');
  t.card('Obi-Wan Kenobi (A)', { damage: 0, zone: 'build' });
});

scenario('Cordé (A) saves any Character that is no Jedi, also an enemy one', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { character: ['Clone Warrior 4/163', 'Cordé (A)'] },
  });
  t.passUntil('unitTurn');
  t.answer('Clone Warrior attacks Geonosian Guard', 'Light: Cordé: Prevent all damage');
  t.card('Geonosian Guard', { zone: 'Character', damage: 0 });
  t.card('Cordé (A)', { zone: 'discard' });
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Anakin Skywalker (D)', 'Cordé (A)'] },
  });
  attack(t, 'attacks Anakin');
  t.asks('Light', 'unitTurn'); // the Jedi could not be saved, nobody was asked
  t.card('Cordé (A)', { zone: 'Character' });
});

scenario('Padmé Amidala (C) takes a counter, retreats, and all the damage is prevented', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Padmé Amidala (C)', 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Padmé');
  t.answer('Light: Padmé Amidala: Prevent all damage');
  t.card('Padmé Amidala (C)', { zone: 'build', damage: 1 });
});

scenario('Padmé Amidala (C) with two counters would not survive the third', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Padmé Amidala (C)', damage: 2 }, 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Padmé');
  t.answer('Light: Padmé Amidala: Prevent all damage');
  t.card('Padmé Amidala (C)', { zone: 'discard', damage: 0 });
});

scenario('Clone Captain: counters on another Clone prevent as much', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { ground: ['Clone Platoon'], character: ['Clone Captain', 'Clone Warrior 4/163', 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Clone Captain');
  t.answer('Light: Clone Captain');
  t.offers('choose Clone Platoon', 'choose Clone Warrior');
  t.answer('choose Clone Platoon');
  t.offers('1', '2', '3');
  t.answer('2');
  t.card('Clone Platoon', { damage: 2 });
  t.card('Clone Captain', { damage: 1 });
  t.is(t.events('prevent').length, 1);
});

scenario('Clone Captain may use up a Clone for it, but only once for the same damage', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: {
      ground: [{ card: 'Clone Platoon', damage: 2 }],
      character: ['Clone Captain', 'Clone Warrior 4/163', 'Cliegg Lars (A)'],
    },
  });
  attack(t, 'attacks Clone Captain');
  t.answer('Light: Clone Captain', 'choose Clone Platoon', '2');
  t.card('Clone Platoon', { zone: 'discard' });
  t.card('Clone Captain', { damage: 1 }); // not asked again, though a Clone is left
});

scenario('Princess Leia (B): damage from an enemy Character is prevented unless the enemy pays 2', '', (t) => {
  const board = (force: number): void =>
    t.board({
      ...HITS,
      dark: { force, character: ['Geonosian Warrior'] },
      light: { character: ['Princess Leia (B)', 'Cliegg Lars (A)'] },
    });
  board(0);
  attack(t, 'attacks Princess Leia');
  t.card('Princess Leia (B)', { damage: 0, zone: 'Character' });
  board(2);
  attack(t, 'attacks Princess Leia');
  t.asks('Dark', 'offer');
  t.answer('no');
  t.card('Princess Leia (B)', { damage: 0, zone: 'Character' });
  t.is(t.force('Dark'), 2);
  board(2);
  attack(t, 'attacks Princess Leia');
  t.answer('Dark: yes');
  t.card('Princess Leia (B)', { zone: 'discard' });
  t.is(t.force('Dark'), 0);
});

scenario('Princess Leia (A) is not safe from cards, nor from what her own side does', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 7, hand: ['Unfriendly Fire'], character: [{ card: 'Acklay', tapped: true }] },
    light: { character: ['Princess Leia (A)', 'Lin Demolitionmech'] },
  });
  t.answer('Dark: play Unfriendly Fire', 'Character');
  t.card('Princess Leia (A)', { damage: 2 });
  t.passUntil('unitTurn', 'Light');
  t.answer('Princess Leia does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Lin Demolitionmech: deals 2 damage');
  t.card('Princess Leia (A)', { zone: 'discard' });
});

scenario('Protection of the Master: another untapped Jedi is tapped, in the arena of the one in danger', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: {
      hand: ['Protection of the Master'],
      space: ['Jedi Starfighter 3R3'],
      character: ['Luke Skywalker (C)', 'Kit Fisto (A)', { card: 'Shaak Ti (A)', tapped: true }],
    },
  });
  attack(t, 'attacks Luke Skywalker');
  t.answer('Light: play Protection of the Master'); // only Kit Fisto can pay for it
  t.card('Kit Fisto (A)', { tapped: true });
  t.card('Luke Skywalker (C)', { damage: 0 });
});

scenario('Protection of the Master: without another untapped Jedi there it cannot be played', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: {
      hand: ['Protection of the Master'],
      space: ['Jedi Starfighter 3R3'],
      character: ['Luke Skywalker (C)', 'Rebel Trooper', { card: 'Shaak Ti (A)', tapped: true }],
    },
  });
  t.passUntil('unitTurn');
  t.answer('attacks Luke Skywalker', 'pass', 'pass');
  t.is(t.events('roll').length, 1);
  t.doesNotOffer('play Protection of the Master');
});

scenario('Into the Garbage Chute: no damage, and off to the build zone as it is', '', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 4, hand: ['Into the Garbage Chute'], character: ['Cliegg Lars (A)', 'Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Cliegg Lars');
  passTo(t, 'play Into the Garbage Chute');
  t.answer('Light: play Into the Garbage Chute');
  t.offers('choose Cliegg Lars', 'choose Rebel Trooper');
  t.answer('choose Cliegg Lars');
  t.card('Cliegg Lars (A)', { zone: 'build', damage: 0, tapped: false });
});

scenario('Into the Garbage Chute: a unit without damage waiting can be the one that leaves', 'TCG-PREV-01', (t) => {
  t.board({
    ...HITS,
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 4, hand: ['Into the Garbage Chute'], character: ['Cliegg Lars (A)', 'Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Cliegg Lars');
  passTo(t, 'play Into the Garbage Chute');
  t.answer('Light: play Into the Garbage Chute', 'choose Rebel Trooper');
  t.card('Rebel Trooper', { zone: 'build', damage: 0 });
  t.passChances();
  t.is(t.events('damage').length, 1, 'damage to Cliegg Lars');
});

scenario("Jedi Knight's Deflection: up to 2 prevented, and as much dealt on in the same arena", '', (t) => {
  t.board({
    ...HITS,
    dark: { ground: ['Reek'], character: ['Geonosian Warrior', 'Acklay'] },
    light: {
      force: 6,
      hand: ["Jedi Knight's Deflection"],
      ground: ['Clone Squad'],
      character: ['Clone Warrior 4/163', 'Cordé (A)'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Warrior attacks Clone Warrior');
  passTo(t, "play Jedi Knight's Deflection");
  t.answer("play Jedi Knight's Deflection", '2');
  t.asks('Light', 'deflect');
  t.offers('deal 2 damage to Geonosian Warrior', 'deal 2 damage to Acklay', 'deal 2 damage to Cordé', 'no');
  t.answer('deal 2 damage to Acklay');
  t.passChances();
  t.card('Acklay', { damage: 2 });
  t.card('Clone Warrior 4/163', { damage: 1 });
});

scenario("Obi-Wan's Prowess reaches Characters only, the attacker among them", '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [6, 6, 1],
    dark: { ground: ['Reek'], character: ['Geonosian Guard'] },
    light: { force: 4, hand: ["Obi-Wan's Prowess"], ground: ['Clone Squad'], character: ['Cordé (A)'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Reek attacks Clone Squad', 'Light: pass', 'Light: pass');
  t.doesNotOffer("play Obi-Wan's Prowess");
});

scenario('Darth Tyranus (A) deflects; the damage dealt on can be deflected in turn', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 1, 1, 1, 1, 1],
    dark: {
      force: 2,
      character: [
        { card: 'Darth Tyranus (A)', tapped: true },
        { card: 'Acklay', tapped: true },
      ],
    },
    light: { force: 5, character: ['Yoda (B)'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Yoda attacks Darth Tyranus');
  passTo(t, 'Deflect 1');
  t.answer('Dark: Darth Tyranus: Deflect 1', 'deal 1 damage to Yoda');
  t.answer('Light: Yoda: Deflect 2');
  t.offers('deal 1 damage to Darth Tyranus', 'deal 1 damage to Acklay', 'no');
  t.answer('deal 1 damage to Darth Tyranus');
  t.card('Darth Tyranus (A)', { damage: 1 }); // no Force left for a second time
  t.card('Yoda (B)', { damage: 0 });
});

scenario('Darth Maul (C): for 3 Force his damage cannot be Evaded, but prevented otherwise', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1, 1, 1, 1, 1],
    dark: { force: 3, character: ['Darth Maul (C)'] },
    light: { force: 4, hand: ["Hero's Dodge"], character: ['Kit Fisto (A)'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Kit Fisto', "Dark: Darth Maul: can't Evade");
  passTo(t, "play Hero's Dodge");
  t.doesNotOffer('Kit Fisto: Evade');
  t.answer("play Hero's Dodge", '1');
  t.card('Kit Fisto (A)', { damage: 1 });
});

scenario('Darth Tyranus (D): only a Jedi Master may Evade his lightning', '', (t) => {
  const board = (victim: string): void =>
    t.board({
      at: 'Character battle',
      dark: { force: 2, character: ['Darth Tyranus (D)'] },
      light: { force: 2, character: [victim, 'Rebel Trooper'] },
    });
  board('Obi-Wan Kenobi (B)');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Tyranus: deals 4 damage', 'choose Obi-Wan Kenobi');
  t.card('Darth Tyranus (D)', { tapped: true });
  t.card('Obi-Wan Kenobi (B)', { damage: 4 }); // a Jedi Knight was not asked
  board('Kit Fisto (A)');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Tyranus: deals 4 damage', 'choose Kit Fisto', 'Light: Kit Fisto: Evade 2');
  t.card('Kit Fisto (A)', { damage: 2 });
});

scenario(
  "Stormtrooper Assault Team: damage from its attacks cannot be prevented, not even by A Moment's Rest",
  '',
  (t) => {
    t.board({
      at: 'Light builds',
      dice: [6, 6],
      dark: { ground: ['Stormtrooper Assault Team'], character: ['Geonosian Guard'] },
      light: {
        points: 3,
        force: 9,
        hand: ["A Moment's Rest", 'High-Force Dodge'],
        ground: ['Jedi Heroes'],
        character: ['Rebel Trooper'],
      },
    });
    t.answer("complete A Moment's Rest", 'choose Jedi Heroes', 'Light: done');
    t.answer('Dark: done', 'Light: done');
    unitDoes(t, 'Jedi Heroes does not attack');
    unitDoes(t, 'Stormtrooper Assault Team attacks Jedi Heroes');
    t.card('Jedi Heroes', { damage: 2 });
    t.is(t.events('prevent').length, 0);
  },
);

scenario("A Moment's Rest: nothing harms that unit this turn, something does in the next", '', (t) => {
  t.board({
    at: 'Light builds',
    dice: [6, 6, 6, 1, 6, 6, 6],
    dark: { ground: ['Reek'], character: ['Geonosian Warrior'] },
    light: { points: 3, hand: ["A Moment's Rest"], ground: ['Clone Squad'], character: ['Rebel Trooper'] },
  });
  t.answer("complete A Moment's Rest", 'choose Rebel Trooper', 'Light: done', 'Dark: done', 'Light: done');
  unitDoes(t, 'Reek does not attack');
  unitDoes(t, 'Clone Squad does not attack');
  unitDoes(t, 'Geonosian Warrior attacks Rebel Trooper');
  t.card('Rebel Trooper', { damage: 0 });
  unitDoes(t, 'Rebel Trooper does not attack');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  unitDoes(t, 'Reek does not attack');
  unitDoes(t, 'Clone Squad does not attack');
  unitDoes(t, 'Geonosian Warrior attacks Rebel Trooper');
  t.card('Rebel Trooper', { zone: 'discard' });
});

scenario('Moment of Truth prevents 1, or up to 2 with Mace Windu in Character', '', (t) => {
  const board = (mace: 'character' | 'build'): void =>
    t.board({
      ...HITS,
      dark: { character: ['Geonosian Warrior'] },
      light: {
        force: 1,
        hand: ['Moment of Truth'],
        character: ['Clone Warrior 4/163'],
        [mace]: ['Mace Windu (A)', ...(mace === 'character' ? ['Clone Warrior 4/163'] : [])],
      },
    });
  board('character');
  t.passUntil('unitTurn', 'Light');
  t.answer('Mace Windu does not attack');
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior');
  passTo(t, 'play Moment of Truth');
  t.answer('play Moment of Truth', '2');
  t.card('Clone Warrior 4/163', { damage: 1 });
  board('build');
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior');
  passTo(t, 'play Moment of Truth');
  t.answer('play Moment of Truth');
  t.card('Clone Warrior 4/163', { damage: 2 });
});
