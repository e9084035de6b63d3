/** Rules looked at from a side that other scenarios leave in the dark: who is not meant, what is declined, what left meanwhile. */
import { whyNotPutOutAnyhow } from '../../src/rules/setup.ts';
import { whyNotDeclare } from '../../src/rules/targets.ts';
import { type Play, scenarioBoth, scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('Protect is for one unit, though several are in danger', 'TCG-KW-PROTECT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FRIEND,
      ['Brute', 'Dark Character - Rogue', 'Free -> This unit deals 2 damage to each enemy unit in Character.'],
      ['Other Friend', 'Light Character - Jedi'],
      ['Warden', 'Light Character - Guard', 'Pay 1 Force -> Protect 2.'],
    ),
    dark: { character: ['Brute'] },
    light: { force: 1, character: ['Friend', 'Other Friend', 'Warden'] },
  });
  t.answer('Dark: Brute: Free', 'Light: Warden: Pay 1 Force');
  t.offers('choose Friend', 'choose Other Friend');
  t.answer('Light: choose Other Friend', 'Light: 2');
  t.card('Friend', { damage: 2 });
  t.card('Other Friend', { damage: 0 });
  t.card('Warden', { damage: 2 });
});

scenarioX('Nobody has to turn a die', 'TCG-POP-11', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FRIEND, ['Cheat', 'Dark Character - Rogue', 'Free -> Turn 1 of your attack dice to 6.']),
    dice: [1, 2, 3],
    dark: { character: ['Cheat'] },
    light: { character: [{ card: 'Friend', tapped: true }] },
  });
  t.answer('Dark: Cheat attacks Friend', 'Dark: Cheat: Free', 'Dark: done');
  t.passChances();
  t.is(
    t.events('hits').map(({ dice, hits }) => [dice, hits]),
    [[[1, 2, 3], 0]],
  );
  t.is(t.events('turnDie'), []);
  t.card('Friend', { damage: 0 });
});

scenarioX('A Trait that waits for a unit is attached to that unit', 'TCG-TRAIT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Rookie', 'Light Character - Soldier'],
      ['Veteran', 'Light Character - Soldier'],
      [
        'Grit',
        'Light Equipment - Character Trait',
        'cost 1',
        'Attach when one of your units is damaged.',
        'Equipped: +1 power.',
      ],
    ),
    dice: [6, 1, 1],
    dark: { character: ['Foe'] },
    light: { completed: ['Grit'], character: ['Rookie', 'Veteran'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe attacks Veteran');
  t.passUntil('choose', 'Light');
  t.offers('choose Veteran', 'done');
  t.answer('Light: choose Veteran');
  t.card('Grit', { zone: 'attached', on: 'Veteran' });
});

scenarioX('Equipment whose price is the unit itself is attached to nothing', 'TCG-KW-EQUIP-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Rookie', 'Light Character - Soldier'],
      ['Veteran', 'Light Character - Soldier'],
      ['Relic', 'Light Equipment - Character', 'cost 1', 'Equip: Discard 1 of your Soldiers.', 'Equipped: +1 power.'],
    ),
    light: { completed: ['Relic'], character: ['Rookie', 'Veteran'] },
  });
  t.answer('Light: equip Rookie with Relic', 'Light: Rookie');
  t.card('Rookie', { zone: 'discard' });
  t.card('Relic', { zone: 'completed' });
  t.card('Veteran', { power: 3 });
});

for (const [why, dice, evade, gained] of [
  ['no die hits', [1, 2, 3], 0, 2],
  ['hits that are all prevented are hits', [6, 1, 1], 1, 0],
] as const)
  scenarioX(`An attack that rolled no hits: ${why}`, 'TCG-DMG-12', (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        [
          'Sharp',
          'Dark Character - Rogue',
          "When this unit's attack ends, if this attack rolled no hits: Gain 2 Force.",
        ],
        ['Dodger', 'Light Character - Jedi', 'Free -> Evade 1.'],
      ),
      dice,
      dark: { character: ['Sharp'] },
      light: { character: [{ card: 'Dodger', tapped: true }] },
    });
    t.answer('Dark: Sharp attacks Dodger');
    if (evade > 0) t.answer('Light: Dodger: Evade 1');
    t.passChances();
    t.card('Dodger', { damage: 0 });
    t.is(t.events('force').filter(({ cause, n }) => cause === 'effect' && n === 2).length, gained / 2);
  });

scenarioX('An attack without dice rolled no hits', 'TCG-DMG-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FRIEND, [
      'Weak',
      'Dark Character - Rogue',
      'cost 3   speed 60   power 0   health 4',
      "When this unit's attack ends, if this attack rolled no hits: Gain 2 Force.",
    ]),
    dark: { character: ['Weak'] },
    light: { character: [{ card: 'Friend', tapped: true }] },
  });
  t.answer('Dark: Weak attacks Friend');
  t.passChances();
  t.is(t.events('force').filter(({ cause, n }) => cause === 'effect' && n === 2).length, 1);
});

scenarioX('What a Pilot gives a retreated unit works as far as its own text would', 'TCG-PILOT-39 TCG-ZONE-16', (t) => {
  t.board({
    at: 'Light retreats',
    cards: written(
      ['Dart', 'Light Space - Starfighter'],
      [
        'Ace',
        'Light Character - Officer',
        'Starfighter Pilot: +20 speed; "When this unit retreats: Gain 3 Force."; "When battle starts: Gain 5 Force."',
      ],
    ),
    light: { space: [{ card: 'Dart', pilot: 'Ace' }] },
  });
  t.answer('Light: retreat Dart');
  t.card('Dart', { zone: 'build', pilot: 'Ace', speed: 40 });
  t.is(t.events('force').filter(({ cause, n }) => cause === 'effect' && n === 3).length, 1);
});

scenarioX('Armor that another unit is given is none for the one that lost its own', 'TCG-DUP-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Tank', 'Light Character - Jedi', 'Armor.'],
      ['Page', 'Light Character - Noble'],
      ['Rust', 'Light Mission', 'cost 0', 'Choose 1 of your Jedi. Take Armor off it.'],
      ['Polish', 'Light Mission', 'cost 0', 'Choose 1 of your Nobles. Give it Armor this turn.'],
    ),
    light: { character: ['Tank', 'Page'], hand: ['Rust', 'Polish'] },
  });
  t.answer('Light: complete Rust', 'Light: complete Polish');
  t.is([t.keyword('Tank', 'Armor'), t.keyword('Page', 'Armor')], [0, 1]);
});

scenarioX('A unit that fell elsewhere is none that fell in this arena', 'TCG-ACT-13', (t) => {
  const elegy = (arena: string): string =>
    `Only if one of your units was discarded from ${arena} this turn: Free -> Gain 1 Force.`;
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Martyr', 'Light Character - Jedi', 'cost 1   speed 10   power 1   health 1'],
      ['Mourning', 'Light Battle', elegy('Space')],
      ['Wrath', 'Light Battle', elegy('Character')],
    ),
    dice: [6, 6, 6],
    dark: { character: ['Foe'] },
    light: { character: ['Friend', { card: 'Martyr', tapped: true }], hand: ['Mourning', 'Wrath'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe attacks Martyr');
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Friend does not attack');
  t.passUntil('chance', 'Light');
  t.card('Martyr', { zone: 'discard' });
  t.offersAlso('play Wrath');
  t.doesNotOffer('play Mourning');
});

scenarioX('What cannot be evaded is the damage of that unit alone', 'TCG-PREV-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Sniper', 'Dark Character - Rogue', "The enemy can't Evade damage from this unit."],
      ['Thug', 'Dark Character - Rogue'],
      ['Dodger', 'Light Character - Jedi', 'cost 1   speed 10   power 1   health 9', 'Free -> Evade 3.'],
    ),
    dice: [6, 6, 1, 6, 1, 1],
    dark: { character: ['Thug', 'Sniper'] },
    light: { character: ['Dodger'] },
  });
  t.answer('Dark: Sniper first', 'Dark: Sniper attacks Dodger');
  t.passUntil('unitTurn', 'Dark');
  t.card('Dodger', { damage: 2 });
  t.answer('Dark: Thug attacks Dodger', 'Light: Dodger: Evade 1');
  t.card('Dodger', { damage: 2 });
});

scenarioX('Nobody takes Equipment off a unit of the enemy', 'TCG-EQUIP-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(FOE, FRIEND, [
      'Saber',
      'Neutral Equipment - Character',
      'cost 2',
      'Equip: Free.',
      'Equipped: +1 power.',
    ]),
    dark: { character: [{ card: 'Foe', equipment: ['Saber'] }] },
    light: { character: ['Friend'] },
  });
  t.doesNotOffer('Saber');
});

scenarioX('Why a unit is not attacked by the one whose turn it is', 'TCG-ATKLIM-10 TCG-ATKLIM-01', (t) => {
  const why = (target: string): string | undefined => whyNotDeclare(t.table, t.find('Foe'), t.find(target))?.rule;
  const board = (...light: readonly string[]): void => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        FRIEND,
        ['Bait', 'Light Character - Rogue', 'Each enemy unit that can attack this unit must do so.'],
        ['Wing', 'Light Space - Starfighter'],
      ),
      dark: { character: ['Foe'] },
      light: { space: ['Wing'], character: light.map((card) => ({ card, tapped: true })) },
    });
    t.passUntil('unitTurn', 'Dark');
  };
  board('Friend');
  t.is([why('Friend'), why('Wing') === undefined], [undefined, false]);
  board('Friend', 'Bait');
  t.is([why('Bait'), why('Friend')], [undefined, 'TCG-ATKLIM-10']);
  t.is(why('Wing') === 'TCG-ATKLIM-10', false); // it could not be attacked anyhow
});

scenarioBoth('Fog of War over empty arenas: no die is thrown', 'TCG-DICE-01', (t) => {
  t.board({ at: 'Light builds', light: { points: 3, hand: ['Fog of War'] } });
  t.answer('Light: complete Fog of War');
  t.is(t.events('roll'), []);
  t.card('Fog of War', { zone: 'discard' });
  t.asks('Light', 'build');
});

scenarioBoth('Which card of the hand is built face down does not show', 'TCG-ZONE-05', (t) => {
  const numbers = ['Clone Squad', 'Jawa'].map((name) => {
    t.board({ at: 'Light builds', light: { points: 1, hand: ['Clone Squad', 'Jawa', 'Rebel Trooper'] } });
    t.answer(`Light: build ${name}`);
    return t.events('layDown').map(({ card }) => card);
  });
  t.is(numbers[0], numbers[1]);
});

scenarioBoth('A step belongs to the player who takes it', 'TCG-COMMAND-07', (t) => {
  t.board({ at: 'Dark builds', dark: { character: ['Geonosian Guard'] }, light: { character: ['Jawa'] } });
  const owners: number[] = [];
  const look = (play: Play): void => {
    if (owners.at(-1) !== play.state.acting) owners.push(play.state.acting);
  };
  for (let i = 0; i < 40 && t.state.turn === 2; i++) {
    look(t);
    t.answer(t.options.at(-1)!);
  }
  t.is(owners.slice(0, 2), [0, 1]);
});

scenarioX('With no damage pending there is nothing to prevent', 'TCG-PREV-01 TCG-PREV-04', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(
      FOE,
      [
        'Careful',
        'Light Character - Jedi',
        'When battle starts: Prevent at most 2 damage to this unit.',
        'Between attacks: Put any number of damage counters on 1 of your other Jedi in any arena -> Gain 3 Force.',
      ],
      FRIEND,
    ),
    dice: [6, 1, 1],
    dark: { character: ['Foe'] },
    light: {
      character: [
        { card: 'Careful', tapped: true },
        { card: 'Friend', tapped: true },
      ],
    },
  });
  t.passUntil('chance', 'Light');
  // The price without any damage to measure it by is 1.
  t.answer('Light: Careful: Put any number');
  t.card('Friend', { damage: 1 });
  t.is(t.force('Light'), 3);
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe attacks Careful');
  t.passChances();
  t.card('Careful', { damage: 1 }); // what was said before the attack spares it nothing
});

scenarioBoth('A cheaper version has a way out in setup: beneath the one that is out', 'TCG-SETUP-24', (t) => {
  t.board({
    at: 'setup',
    cards: written(
      ['Hero (A)', 'Light Character - Jedi', 'cost 5   speed 10   power 1   health 4'],
      ['Hero (B)', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 4'],
    ),
    dark: { hand: ['Swoop Bike'] },
    light: { character: ['Hero (A)'], hand: ['Hero (B)'] },
  });
  t.is(whyNotPutOutAnyhow(t.table, 1, t.find('Hero (B)')), null);
});

scenarioX('What waits for attack dice does not hear dice of damage', 'TCG-DICE-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      [
        'Bomber',
        'Dark Character - Rogue',
        'Before the roll: Pay 1 Force -> This unit deals 2 dice of damage to 1 enemy unit in Character.',
      ],
      [
        'Charm',
        'Light Character - Jedi',
        'When the enemy rolls attack dice against this unit: Reroll any of the enemy attack dice.',
      ],
      FRIEND,
    ),
    dice: [1, 1, 1, 1, 1],
    dark: { force: 1, character: ['Bomber'] },
    light: {
      character: [
        { card: 'Charm', tapped: true },
        { card: 'Friend', tapped: true },
      ],
    },
  });
  t.answer('Dark: Bomber attacks Charm', 'Dark: Bomber: Pay 1 Force', 'Dark: Friend');
  t.is([t.events('roll').length, t.events('trigger').length], [2, 1]); // the dice of damage went by unheard
});
