/** Cards meeting each other: what leaves before its time comes, stacks, several effects at once. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, toBattle, unitDoes } from './steps.ts';

scenario('Nexu makes it dearer to discard Cordé (A): without Force she saves nobody', '', (t) => {
  const board = (force: number): void => {
    t.board({
      at: 'Character battle',
      dice: [6, 6, 1, 1],
      dark: { character: ['Nexu'] },
      light: { force, character: [{ card: 'Jawa', tapped: true }, { card: 'Cordé (A)', tapped: true }, 'Rebel Pilot'] },
    });
    attack(t, 'attacks Jawa');
  };
  board(0);
  t.card('Jawa', { zone: 'discard' });
  board(1);
  t.answer('Light: Cordé: Prevent all damage');
  t.card('Jawa', { zone: 'Character', damage: 0 });
  t.is(t.force('Light'), 0);
});

scenario('Disturbance in the Force does not stop what is triggered', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [6, 6, 6],
    dark: { points: 4, hand: ['Disturbance in the Force'], character: ['Geonosian Warrior'] },
    light: { force: 9, character: ['Princess Leia (B)', 'Rebel Trooper'] },
  });
  t.answer('complete Disturbance in the Force');
  toBattle(t);
  unitDoes(t, 'attacks Princess Leia'); // Dark has no Force to pay
  t.card('Princess Leia (B)', { damage: 0 });
});

scenario('Stun and a bonus meet: the bonus is for the attack, the Stun for the battle', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { character: ['Darth Maul (D)'] },
    light: { force: 1, hand: ['Surge of Power'], character: ['Rebel Trooper'] },
  });
  unitDoes(t, 'attacks Rebel Trooper');
  t.card('Rebel Trooper', { power: 0, damage: 1 });
  t.answer('Rebel Trooper attacks Darth Maul', 'Light: play Surge of Power');
  t.passUntil('build');
  t.is(attackDice(t), 2);
  t.card('Rebel Trooper', { power: 2 }); // a new turn
});

scenario('Massiff stuns once for each time it damages', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { force: 4, hand: ['Clever Escape'], character: ['Massiff'] },
    light: { character: [{ card: 'Mace Windu (B)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Mace Windu');
  passTo(t, 'play Clever Escape');
  t.answer('play Clever Escape');
  t.card('Massiff', { tapped: false });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Mace Windu');
  t.passUntil('unitTurn', 'Light');
  t.card('Mace Windu (B)', { damage: 4, power: 2 });
});

scenario("A Moment's Rest keeps a unit from its own damage too", '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: { points: 3, hand: ["A Moment's Rest"], character: ['R5-D4 (A)', 'Jawa'] },
    dice: [1, 1, 1],
  });
  t.answer("complete A Moment's Rest", 'choose R5-D4');
  toBattle(t);
  unitDoes(t, 'Jawa does not attack');
  t.answer('R5-D4 attacks Acklay', 'yes');
  t.passUntil('build');
  t.is(attackDice(t), 3);
  t.card('R5-D4 (A)', { damage: 0 });
});

scenario('Lull in the Fighting prevents what Characters do, not what cards do', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 7, hand: ['Unfriendly Fire'], character: ['Lin Demolitionmech'] },
    light: {
      hand: ['Lull in the Fighting'],
      character: [{ card: 'Clone Warrior 4/163', tapped: true }, 'Rebel Trooper'],
    },
  });
  t.answer('Dark: pass', 'Light: play Lull in the Fighting');
  t.answer('Dark: play Unfriendly Fire', 'Character');
  t.passUntil('unitTurn', 'Dark');
  t.card('Clone Warrior 4/163', { damage: 2 });
  unitDoes(t, 'Lin Demolitionmech: deals 2 damage');
  t.card('Clone Warrior 4/163', { damage: 2 });
});

scenario('Jedi Intervention does not let a retreated unit Intercept', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1],
    dark: { character: ['Geonosian Warrior'] },
    light: {
      force: 4,
      hand: ['Jedi Intervention', 'Retreat Underground'],
      character: ['Clone Warrior 4/163', 'Naboo Security Guard'],
    },
  });
  t.answer('Light: play Jedi Intervention', 'choose Clone Warrior');
  t.answer('Light: play Retreat Underground', 'choose Clone Warrior');
  attack(t, 'attacks Naboo Security Guard');
  t.is(
    t.options.some((option) => option.includes('Intercept')),
    false,
  );
});

scenario('Darth Maul (A) and Brutal Assault: two effects wait for the end of one attack, and both happen', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    dark: { force: 2, hand: ['Brutal Assault'], character: ['Darth Maul (A)', 'Geonosian Guard'] },
    light: { character: [{ card: 'Mace Windu (B)', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Maul attacks Mace Windu', 'yes', 'Dark: play Brutal Assault', 'choose Darth Maul');
  while (t.state.question?.kind === 'chance') t.answer('pass');
  t.asks('Dark', 'trigger'); // both wait for the end of the attack
  t.is(attackDice(t), 16);
  t.answer('Darth Maul');
  t.passUntil('unitTurn', 'Dark');
  t.card('Darth Maul (A)', { damage: 4 });
});

scenario('Order Here and General Tagge: what cannot be played is not offered, whatever it costs', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, force: 9, hand: ['Order Here', 'Dark Speed'], character: ['General Tagge (A)'] },
    light: { force: 2, hand: ['Jump to Lightspeed'], space: ['N-1 Starfighter'] },
  });
  t.answer('complete Order Here');
  toBattle(t);
  t.asks('Light', 'chance');
  t.offers('pass');
});

scenario('Blaster Barrage with a Critical Hit: the extra damage stays with the defender', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 5, 1, 1],
    dark: { force: 5, hand: ['Blaster Barrage'], character: ['Jango Fett (D)'] },
    light: {
      character: [
        { card: 'Clone Warrior 4/163', tapped: true },
        { card: 'Rebel Trooper', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior', 'Dark: play Blaster Barrage');
  t.passUntil('divide');
  t.answer('1 of the hits to Rebel Trooper');
  t.passUntil('build');
  t.card('Clone Warrior 4/163', { damage: 2 });
  t.card('Rebel Trooper', { damage: 1 });
});

scenario("Vader's TIE Fighter (A): its return is an offer, and costs nothing when declined", '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 1],
    dark: { force: 4, space: [{ card: "Vader's TIE Fighter (A)", tapped: true }], character: ['Acklay'] },
    light: { space: ['X-Wing Red One'], character: ['Jawa'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer("X-Wing Red One attacks Vader's TIE Fighter", 'no');
  passTo(t, 'Evade');
  t.answer('Dark: pass');
  t.asks('Dark', 'offer');
  t.answer('no');
  t.card("Vader's TIE Fighter (A)", { zone: 'discard' });
  t.is(t.force('Dark'), 4);
});

scenario('Sio Bibble (A) stops helping the moment he is discarded: the order of attacks changes', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior', { card: 'Jango Fett (D)', tapped: true }] },
    light: { character: [{ card: 'Sio Bibble (A)', tapped: true }, 'Naboo Security Guard', 'Clone Warrior 4/163'] },
  });
  t.card('Naboo Security Guard', { speed: 50, power: 3 });
  unitDoes(t, 'Geonosian Warrior attacks Sio Bibble');
  t.card('Naboo Security Guard', { speed: 30, power: 2 });
  t.asks('Light', 'unitTurn');
  t.offersAlso('Clone Warrior attacks Jango Fett');
});

scenario('A stack keeps its counters and bonuses of stacking, and only its top card speaks', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { character: ['Acklay'] },
    light: {
      points: 0,
      character: [
        { card: 'Padmé Amidala (D)', under: ['Padmé Amidala (B)', 'Padmé Amidala (A)'], damage: 3 },
        'Kit Fisto (A)',
      ],
    },
  });
  t.card('Padmé Amidala (D)', { speed: 70, power: 5, health: 5, damage: 3 });
  t.card('Kit Fisto (A)', { speed: 40 }); // version A lies beneath
  t.offersAlso('done');
  t.doesNotOffer('bring Padmé'); // dearer ones cost points
});

scenario('Darth Vader (A) and a unit that saves itself: the retreat still comes when the attack ends', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6, 6, 6],
    dark: { force: 4, character: ['Darth Vader (A)'] },
    light: { character: [{ card: 'Padmé Amidala (C)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Vader attacks Padmé', 'yes');
  passTo(t, 'Prevent all damage');
  t.answer('Light: Padmé Amidala: Prevent all damage');
  t.passUntil('unitTurn', 'Light');
  t.card('Padmé Amidala (C)', { zone: 'build', damage: 1, tapped: true });
});

scenario('A Battle card played in the build step is not a thing: they wait for the battle', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { force: 20, points: 6, hand: ['Dark Speed', 'Knockdown', 'Power Dive', 'Reek'], character: ['Acklay'] },
    light: { character: ['Jawa'] },
  });
  t.offers('build Reek', 'deploy Reek', 'done');
});

scenario("Hero's Duty: a ship that came back to hand before the attack ended is not discarded from there", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: [{ card: 'Carrack Cruiser', tapped: true }], character: ['Acklay'] },
    light: {
      force: 4,
      hand: ["Hero's Duty", 'Jump to Lightspeed'],
      space: ['N-1 Starfighter', 'Naboo Cruiser'],
      character: ['Jawa'],
    },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer(
    'N-1 Starfighter attacks Carrack Cruiser',
    "Light: play Hero's Duty",
    'choose N-1 Starfighter',
    'Light: play Jump to Lightspeed',
    'choose N-1 Starfighter',
  );
  t.passUntil('unitTurn', 'Light');
  t.is(t.titles('Light', 'hand'), ['N-1 Starfighter']);
});

scenario("Hero's Duty: a unit that retreated before the attack ended is discarded all the same", '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1, 1],
    dark: { space: [{ card: 'Carrack Cruiser', tapped: true }], character: ['Acklay'] },
    light: { force: 4, hand: ["Hero's Duty"], space: ['Scout Ship', 'Naboo Cruiser'], character: ['Jawa'] },
    cards: `
      1 Scout Ship   Light Space - Rebel Starfighter   C
         cost 2   speed 60   power 1   health 1
         Pay 0 Force -> Retreat this unit.
    `,
  });
  t.passUntil('unitTurn', 'Light');
  t.answer(
    'Scout Ship attacks Carrack Cruiser',
    "Light: play Hero's Duty",
    'choose Scout Ship',
    'Light: Scout Ship: Retreat',
  );
  t.passUntil('unitTurn', 'Light');
  t.card('Scout Ship', { zone: 'discard' });
});

scenario('Peace on Naboo cannot prevent what cannot be prevented: Stormtrooper Assault Team', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [6, 6, 6, 6],
    dark: { ground: ['Stormtrooper Assault Team', 'Reek'], character: ['Acklay'] },
    light: { hand: ['Peace on Naboo'], ground: [{ card: 'Jedi Heroes', tapped: true }], character: ['Jawa'] },
  });
  t.answer('Light: play Peace on Naboo');
  unitDoes(t, 'Reek attacks Jedi Heroes');
  t.card('Jedi Heroes', { damage: 0 });
  unitDoes(t, 'Stormtrooper Assault Team attacks Jedi Heroes');
  t.card('Jedi Heroes', { damage: 2 });
});

scenario('Most Desperate Hour may follow attacks of the enemy, but none of your own', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1],
    dark: { space: ['TIE Fighter DS-3-12', 'Carrack Cruiser'] },
    light: { force: 5, hand: ['Most Desperate Hour'], space: ['N-1 Starfighter', 'X-Wing Red Two'] },
  });
  unitDoes(t, 'TIE Fighter DS-3-12 attacks X-Wing Red Two');
  t.answer('N-1 Starfighter does not attack');
  t.offersAlso('play Most Desperate Hour');
  t.passUntil('unitTurn', 'Light');
  t.answer('X-Wing Red Two attacks Carrack Cruiser');
  while (t.state.question?.kind === 'chance') {
    t.doesNotOffer('play Most Desperate Hour');
    t.answer('pass');
  }
});

scenario("Moment of Truth is not offered against one's own damage to the enemy", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1, 1],
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: { force: 1, hand: ['Moment of Truth'], character: ['Clone Warrior 4/163', 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Clone Warrior attacks Acklay');
  while (t.state.question?.kind === 'chance') {
    t.doesNotOffer('play Moment of Truth');
    t.answer('pass');
  }
  t.card('Acklay', { damage: 2 });
});

scenario('Protection of the Master: only a Jedi that can protect somebody is tapped for it', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1],
    dark: { character: ['Geonosian Warrior'] },
    light: {
      hand: ['Protection of the Master'],
      space: ['Jedi Starfighter 3R3'],
      character: ['Luke Skywalker (B)', 'Kit Fisto (A)', 'Shaak Ti (A)'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Luke Skywalker');
  passTo(t, 'play Protection of the Master');
  t.answer('play Protection of the Master');
  t.offers('tap Kit Fisto', 'tap Shaak Ti');
});

scenario(
  'Dianoga (A) alone with stronger Characters has nobody to tap; Greedo (A), retreated, asks for no Force',
  '',
  (t) => {
    t.board({
      at: 'Character battle',
      dark: { force: 3, character: ['Dianoga (A)'] },
      light: { character: ['Mace Windu (B)'], build: [{ card: 'Greedo (A)', tapped: true }] },
    });
    t.asks('Light', 'unitTurn'); // neither an offer nor a chance before
  },
);
