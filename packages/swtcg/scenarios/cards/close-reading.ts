/** Numbers to the last one. */
import { type Play, type SideSpec, scenario } from '../../src/testing/index.ts';
import { attackDice, passTo, unitDoes } from './steps.ts';

scenario('Recoil: so much more power, so much damage to itself', '', (t) => {
  const recoil = (
    unit: string,
    arena: 'space' | 'character',
    side: 'dark' | 'light',
    dice: number,
    damage: number,
  ): void => {
    const own: SideSpec = { [arena]: [unit] };
    const other: SideSpec = {
      [arena]: [{ card: arena === 'space' ? 'Gozanti Cruiser' : 'Dexter Jettster (A)', tapped: true }],
    };
    t.board({
      at: arena === 'space' ? 'battle starts' : 'Character battle',
      dice: Array.from({ length: dice }, () => 1),
      dark: side === 'dark' ? own : other,
      light: side === 'dark' ? other : own,
    });
    t.passUntil('unitTurn');
    t.answer(t.options[0]!, 'yes');
    t.passChances();
    t.is(attackDice(t), dice, unit);
    t.is(
      t.events('damage').map((e) => e.n),
      [damage],
      unit,
    );
  };
  recoil('Techno Union Warship', 'space', 'dark', 8, 2);
  recoil('Droid Starfighter DFS-1VR', 'space', 'dark', 6, 1);
  recoil('X-Wing Red One', 'space', 'light', 6, 2);
  recoil('Infantry Battle Droid', 'character', 'dark', 8, 2);
  recoil('Darth Maul (A)', 'character', 'dark', 11, 2);
  recoil('R5-D4 (A)', 'character', 'light', 3, 2);
  recoil('Anakin Skywalker (E)', 'character', 'light', 11, 2);
});

scenario('Repairs up to so many counters', '', (t) => {
  const repairs = (spec: SideSpec, most: number, times = 1): void => {
    t.board({ at: 'Light builds', light: { points: 3, ...spec } });
    t.answer(t.options.find((option) => option.startsWith('complete') || option.includes('Take'))!);
    for (let i = 0; i < times; i++) {
      t.offers(...Array.from({ length: most }, (_, n) => `${n + 1}`));
      t.answer('1');
    }
    t.asks('Light', 'build');
  };
  const space = [{ card: 'Naboo Cruiser', damage: 6 }];
  const ground = [{ card: 'Naboo Defense Station', damage: 6 }];
  const character = [{ card: 'Mace Windu (A)', damage: 6 }];
  repairs({ hand: ['Mending'], character }, 4);
  t.is(t.force('Light'), 1);
  repairs({ hand: ['Return to Spaceport'], ground }, 4);
  repairs({ hand: ['Starship Refit'], space }, 4);
  repairs({ hand: ['Reassemble C-3PO'], ground }, 2);
  repairs({ hand: ['Visit the Lake Retreat'], space, ground, character }, 2, 3);
  repairs({ space, character: ['R2-D2 (B)'] }, 2);
  t.board({ at: 'Light builds', light: { points: 3, hand: ['Oil Bath'], space } });
  t.answer('complete Oil Bath', ...Array.from({ length: 4 }, () => 'from Naboo Cruiser'));
  t.asks('Light', 'build');
  t.card('Naboo Cruiser', { damage: 2 });
  t.board({
    at: 'Ground battle',
    dark: { ground: ['Reek'] },
    light: { force: 1, hand: ['Astromech Assistance'], space, ground: ['Clone Squad'] },
  });
  t.answer('play Astromech Assistance');
  t.offers('1', '2');
});

scenario('Prevention up to so much', '', (t) => {
  const most = (hand: string, n: number, mace = false): void => {
    t.board({
      at: 'Character battle',
      dice: [6, 6, 6, 6, 6, 6],
      dark: { character: ['Darth Maul (B)'] },
      light: {
        force: 9,
        hand: [hand],
        character: [{ card: 'Yoda (A)', tapped: true }, ...(mace ? [{ card: 'Mace Windu (A)', tapped: true }] : [])],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('attacks Yoda');
    passTo(t, `play ${hand}`);
    t.answer(t.options.find((option) => option.startsWith(`play ${hand}`))!);
    t.offers(...Array.from({ length: n }, (_, i) => `${i + 1}`));
  };
  most("Hero's Dodge", 2);
  most('High-Force Dodge', 5);
  most("Jedi Knight's Deflection", 2);
  most("Obi-Wan's Prowess", 2);
  most('Rescue', 2);
  most("Luke's Warning", 3);
  most("Yoda's Intervention", 3);
  most('Moment of Truth', 2, true);
});

scenario('Drawn: two cards for C-3PO (B), three for Princess Leia (C), one for the Battle Droids', '', (t) => {
  const deck = ['Reek', 'Nexu', 'Massiff', 'Acklay', 'Greedo (A)'];
  for (const [unit, cards, damage] of [
    ['C-3PO (B)', 2, 1],
    ['Princess Leia (C)', 3, 1],
    ['Infantry Battle Droid, B1 Series', 1, 0],
    ['Infantry Battle Droid', 1, 0],
  ] as const) {
    t.board({
      at: 'Character battle',
      dark: {
        force: 7,
        hand: ['Unfriendly Fire'],
        deck,
        character: unit.startsWith('Infantry') ? [unit, 'Acklay'] : ['Acklay'],
      },
      light: {
        deck,
        character: unit.startsWith('Infantry') ? ['Rebel Trooper'] : [{ card: unit, damage }, 'Rebel Trooper'],
      },
    });
    t.answer('Dark: play Unfriendly Fire', 'Character');
    t.is(t.titles(unit.startsWith('Infantry') ? 'Dark' : 'Light', 'hand').length, cards, unit);
  }
});

scenario('Concentrated Fire: four dice', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [6, 5, 4, 3],
    dark: { points: 2, hand: ['Concentrated Fire'] },
    light: { space: ['Naboo Cruiser'], ground: ['Clone Squad'] },
  });
  t.answer('complete Concentrated Fire', 'Dark: done', 'Light: done', 'Light: done');
  t.card('Naboo Cruiser', { damage: 3 });
  t.is(t.events('roll')[0]?.dice, [6, 5, 4, 3]);
});

scenario('Bought strength of Darth Tyranus (A) and Mace Windu (B); Zam Wesell (A) chooses Critical Hit', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: Array.from({ length: 17 }, () => 1),
    dark: { force: 1, character: ['Darth Tyranus (A)'] },
    light: { force: 1, character: ['Mace Windu (B)'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('attacks Darth Tyranus', 'Light: Mace Windu: +2 power');
  t.passUntil('unitTurn', 'Dark');
  t.is(attackDice(t), 8);
  t.is(t.force('Light'), 0);
  t.answer('attacks Mace Windu', 'Dark: Darth Tyranus: +2 power');
  t.passUntil('build');
  t.is(attackDice(t), 9);
  t.board({ at: 'Character battle', dark: { character: ['Zam Wesell (A)'] }, light: { character: ['Jawa'] } });
  t.answer('Critical Hit 2');
  t.is(t.keyword('Zam Wesell (A)', 'Critical Hit'), 2);
});

scenario('Abilities with a tap tap their unit', '', (t) => {
  const rich: SideSpec = { points: 2, hand: ['Mending', 'Jawa'], deck: ['Reek', 'Nexu'] };
  const uses = (unit: string, arena: 'ground' | 'character', more: SideSpec = {}): void => {
    t.board({
      at: 'Light builds',
      dark: {
        hand: ['Jawa', 'Mending'],
        deck: ['Reek', 'Nexu', 'Acklay', 'Massiff'],
        space: ['Carrack Cruiser'],
        character: ['Acklay', 'Jango Fett (D)'],
      },
      light: { ...rich, ...more, [arena]: [unit, ...((more[arena] as readonly string[] | undefined) ?? [])] },
    });
    t.answer(t.options.find((option) => option.startsWith(`${unit}:`))!);
    t.card(unit, { tapped: true });
  };
  const beingBuilt: SideSpec = { build: [{ down: 'X-Wing Red Two' }] };
  uses('Anakin Skywalker (B)', 'character', { ground: ['Clone Squad'] });
  uses('R2-D2 (A)', 'character', { space: ['Naboo Cruiser'] });
  uses('R2-D2 (B)', 'character', { space: [{ card: 'Naboo Cruiser', damage: 1 }] });
  uses('Rebel Crew Chief', 'character', beingBuilt);
  for (const unit of [
    'Bail Organa (A)',
    'San Hill (A)',
    'Nute Gunray (A)',
    'Yoda (B)',
    'Female Tusken Raider',
    'IT-0 Interrogator Droid',
    'Luke Skywalker (A)',
    'General Dodonna (A)',
    'Death Star Superlaser Gunner',
    'Death Star Turbolaser Gunner',
  ])
    uses(unit, 'character');
  for (const unit of [
    'Clone Facility',
    "Tyranus's Geonosian Speeder (A)",
    'Yavin 4 Hangar Base',
    'Tatooine Sandcrawler',
    'Death Star Hangar Bay',
    'Imperial Detention Block',
  ])
    uses(unit, 'ground');
});

scenario('The enemy pays for Bail Organa (A) and Poggle the Lesser (A): 3 Force', '', (t) => {
  t.board({ at: 'Light builds', dark: { force: 3, character: ['Acklay'] }, light: { character: ['Bail Organa (A)'] } });
  t.answer('Bail Organa', 'Dark: yes');
  t.card('Acklay', { tapped: false });
  t.is(t.force('Dark'), 0);
  t.board({
    at: 'Character battle',
    dark: { character: ['Poggle the Lesser (A)'] },
    light: { force: 3, character: ['Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Poggle the Lesser: Unless', 'Light: yes');
  t.card('Jawa', { tapped: false });
  t.is(t.force('Light'), 0);
});

scenario('Plo Koon (A) and Super Battle Droid 5TE alone; TIE Fighter Pilot', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      space: [{ card: 'TIE Fighter DS-55-6', pilot: 'TIE Fighter Pilot' }],
      character: ['Super Battle Droid 5TE'],
    },
    light: { character: ['Plo Koon (A)'], ground: ['Elite Jedi Squad'] },
  });
  t.card('Plo Koon (A)', { power: 5 });
  t.card('Super Battle Droid 5TE', { speed: 40, power: 4 });
  t.card('TIE Fighter DS-55-6', { speed: 50, power: 3 });
});

scenario('Princess Leia (A) is kept from harm by Characters as (B) is', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { force: 2, character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Princess Leia (A)', tapped: true }, 'Jawa'] },
  });
  unitDoes(t, 'attacks Princess Leia');
  t.answer('Dark: yes');
  t.card('Princess Leia (A)', { damage: 3 });
  t.is(t.force('Dark'), 0);
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { force: 1, character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Princess Leia (A)', tapped: true }, 'Jawa'] },
  });
  unitDoes(t, 'attacks Princess Leia');
  t.card('Princess Leia (A)', { damage: 0 });
});

scenario(
  'Elan Sleazebaggano (A): the others are faster, and hurt at the end; the enemy and himself are not',
  '',
  (t) => {
    t.board({
      at: 'Character battle',
      dark: { character: ['Acklay'] },
      light: { character: ['Elan Sleazebaggano (A)', 'Rebel Trooper'] },
    });
    t.card('Rebel Trooper', { speed: 30 });
    t.card('Elan Sleazebaggano (A)', { speed: 50 });
    t.card('Acklay', { speed: 70 });
    unitDoes(t, 'Acklay does not attack');
    unitDoes(t, 'Elan Sleazebaggano does not attack');
    t.answer('Rebel Trooper does not attack');
    t.passUntil('build');
    t.is(
      ['Rebel Trooper', 'Elan Sleazebaggano (A)', 'Acklay'].map((name) => t.read(name).damage),
      [1, 0, 0],
    );
  },
);

scenario('Aayla Secura (A) recovers in Character', '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { character: ['Acklay'] },
    light: { character: [{ card: 'Aayla Secura (A)', damage: 2 }] },
  });
  t.card('Aayla Secura (A)', { damage: 0 });
});

scenario('Air Cover and Ground Support are refused to whoever has no more units there', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: Array.from({ length: 9 }, () => 1),
    dark: { hand: ['Air Cover', 'Ground Support'], space: ['Carrack Cruiser'], ground: ['Reek'] },
    light: { space: [{ card: 'Naboo Cruiser', tapped: true }], ground: [{ card: 'Clone Squad', tapped: true }] },
  });
  for (const attack of ['attacks Naboo Cruiser', 'attacks Clone Squad']) {
    t.passUntil('unitTurn', 'Dark');
    t.answer(attack);
    t.offers('pass');
  }
});

scenario('Lull in the Fighting and Peace on Naboo come too late after an attack in their arena', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: Array.from({ length: 9 }, () => 1),
    dark: { ground: ['Reek'], character: ['Acklay'] },
    light: {
      hand: ['Lull in the Fighting', 'Peace on Naboo'],
      ground: [{ card: 'Clone Squad', tapped: true }],
      character: [{ card: 'Jawa', tapped: true }],
    },
  });
  t.offers('play Lull in the Fighting', 'play Peace on Naboo', 'pass');
  unitDoesWatching(t, 'Reek attacks Clone Squad', 'play Peace on Naboo');
  unitDoesWatching(t, 'Acklay attacks Jawa', 'play Lull in the Fighting');
});

function unitDoesWatching(t: Play, what: string, never: string): void {
  t.passUntil('unitTurn', 'Dark');
  t.answer(what);
  while (t.state.question?.kind === 'chance') {
    t.doesNotOffer(never);
    t.answer('pass');
  }
}

scenario('Mace Windu (A) gains a Force at the end of battle, Remote Seeker Droid only beside a Jedi', '', (t) => {
  t.board({ at: 'battle ends', light: { character: ['Mace Windu (A)'] }, dark: { character: ['Acklay'] } });
  t.is(t.force('Light'), 5);
  t.board({
    at: 'battle ends',
    light: { character: ['Remote Seeker Droid', 'Jawa'], space: ['Jedi Starfighter 3R3'] },
    dark: { character: ['Acklay'], space: ['Carrack Cruiser'] },
  });
  t.is(t.force('Light'), 4);
});
