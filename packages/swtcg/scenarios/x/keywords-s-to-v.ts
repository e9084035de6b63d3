import { NORMAL } from '../../src/rules/state.ts';
import { whyNotAttack } from '../../src/rules/targets.ts';
import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Striker   Dark Character - Soldier   C
     cost 3   speed 60   power 4   health 9

  2 Shadow   Light Character - Scout   C
     cost 3   speed 10   power 1   health 9
     Stealth.

  3 Shadow Guard   Light Character - Scout   C
     cost 3   speed 10   power 1   health 9
     Stealth.
     Pay 1 Force -> Intercept.

  4 Militia   Light Character - Soldier   C
     cost 3   speed 20   power 2   health 2

  5 Shocker   Dark Character - Soldier   C
     cost 3   speed 60   power 4   health 9
     Stun 1.
     Stun 1.
     Pay 1 Force -> This unit deals 1 damage to itself.

  6 Mirror   Light Character - Elder   C
     cost 3   speed 10   power 3   health 9
     Pay 1 Force -> Deflect 4.

  7 Reactor   Light Character - Droid   C
     cost 3   speed 10   power 1   health 9
     Surge 2.
     Surge 1.
     Pay 1 Force -> Evade 4.

  8 Changeling   Light Ground/Character - Beast   C
     cost 3   speed 10   power 2   health 5
     Switch: "Armor." "Stun 2." / none.

  9 Recruit   Light Character - Soldier   C
     cost 3   speed 10   power 2   health 5
     Upkeep: Pay 2 Force; or discard 1 card.

  10 Hireling   Light Character - Scoundrel   C
     cost 3   speed 10   power 2   health 5
     Upkeep: Pay 2 Force.
     Starfighter Pilot: +10 speed.

  11 Racer   Dark Character - Racer   C
     cost 3   speed 30   power 1   health 5
     Velocity 20.
     Velocity 40.

  12 Silent Racer   Dark Character - Racer   C
     cost 3   speed 30   power 1   health 5
     Velocity 20.
     Stealth.

  13 Cloak   Dark Battle   C
     Pay 1 Force -> Give 1 of your Characters Stealth this turn.

  14 Crusher   Dark Character - Beast   C
     cost 3   speed 60   power 6   health 6
     Overkill.

  15 Volley   Dark Character - Soldier   C
     cost 3   speed 60   power 4   health 9
     Pay 1 Force -> This unit deals 2 damage to 1 enemy unit in Character.

  16 Gunship   Dark Ground - Vehicle   C
     cost 3   speed 40   power 3   health 5
     Ion Cannon 2.
     Ion Cannon 1.

  17 Gunner (A)   Dark Ground - Vehicle   C
     cost 3   speed 40   power 3   health 5
     Ion Cannon 2.

  19 Fighter   Light Space - Starfighter   C
     cost 3   speed 10   power 1   health 9

  18 Gunner (B)   Dark Ground - Vehicle   C
     cost 3   speed 40   power 3   health 5

  40 Martyr   Light Character - Elder   C
     cost 3   speed 10   power 1   health 9
     Surge 2.
     Pay 1 Force -> This unit deals 1 damage to itself.
`;

scenarioX('With Stealth, untapped and undamaged, a unit cannot be attacked', 'TCG-KW-STEALTH-01', (t) => {
  for (const [tapped, damage, attackable] of [
    [false, 0, false],
    [true, 0, true],
    [false, 1, true],
  ] as const) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Striker'] },
      light: { character: [{ card: 'Shadow', tapped, damage }, 'Militia'] },
    });
    t.passUntil('unitTurn', 'Dark');
    if (attackable) t.offersAlso('Striker attacks Shadow');
    else t.doesNotOffer('Striker attacks Shadow');
  }
});

scenarioX('Damage that is no attack reaches a unit with Stealth', 'TCG-KW-STEALTH-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Volley'] },
    light: { character: ['Shadow'] },
  });
  t.answer('Dark: Volley: Pay 1 Force');
  t.card('Shadow', { damage: 2 });
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6, 6, 6, 6],
    dark: { character: ['Crusher'] },
    light: { character: ['Shadow', 'Militia'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Crusher attacks Militia', 'Dark: 4 of the hits to Shadow');
  t.card('Shadow', { damage: 4 });
});

scenarioX('With Stealth one may intercept, mostly in vain', 'TCG-KW-STEALTH-03', (t) => {
  for (const tapped of [false, true]) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [1, 1, 1, 6],
      dark: { character: ['Striker'] },
      light: {
        force: 1,
        character: [
          { card: 'Shadow Guard', tapped },
          { card: 'Militia', tapped: true },
        ],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Striker attacks Militia', 'Light: Shadow Guard: Pay 1 Force');
    t.is([t.read('Shadow Guard').damage, t.read('Militia').damage], tapped ? [1, 0] : [0, 1]);
  }
});

scenarioX('Stealth cannot be gained once Velocity has changed the speed', 'TCG-KW-STEALTH-04', (t) => {
  for (const used of [true, false]) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 1, character: ['Racer'], hand: ['Cloak'] },
      light: { character: ['Shadow', 'Militia'] },
    });
    t.answer(used ? 'Dark: Racer gets -20 speed' : 'Dark: done');
    while (!t.options.some((option) => option.startsWith('play Cloak'))) t.answer('Dark: pass');
    t.answer('Dark: play Cloak');
    const refused = whyNotAttack(t.table, t.find('Militia'), t.find('Racer'), NORMAL);
    if (used) t.is(refused, null, 'why it is not attacked');
    else t.refused(refused, 'TCG-KW-STEALTH-01');
  }
});

scenarioX(
  'Stun comes once for each damage, adds up, and not to the unit itself',
  'TCG-KW-STUN-05 TCG-KW-STUN-06',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 1, 1],
      dark: { force: 1, character: ['Shocker'] },
      light: { character: ['Mirror'] },
    });
    t.answer('Dark: Shocker: Pay 1 Force');
    t.card('Shocker', { damage: 1, power: 4 });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Shocker attacks Mirror');
    t.passUntil('unitTurn', 'Light');
    t.card('Mirror', { damage: 2, power: 3 - 2 });
  },
);

scenarioX('Of damage that was deflected only the Stun of who deflected it counts', 'TCG-KW-STUN-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 1, 1],
    dark: { character: ['Shocker', { card: 'Striker', tapped: true }] },
    light: { force: 1, character: ['Mirror'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Shocker attacks Mirror', 'Light: Mirror: Pay 1 Force', 'Light: deal 2 damage to Striker');
  t.passUntil('unitTurn', 'Light');
  t.card('Striker', { damage: 2, power: 4 });
});

scenarioX('Surge: damage from another unit is power for one of the arena', 'TCG-KW-SURGE-01 TCG-KW-SURGE-02', (t) => {
  const board = {
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1, 1, 1],
    dark: { force: 1, character: ['Volley', 'Striker'] },
    light: { force: 1, character: ['Reactor', 'Militia'] },
  } as const;
  t.board(board);
  t.passUntil('order', 'Dark');
  t.answer('Dark: Striker first', 'Dark: Striker attacks Reactor');
  t.passUntil('choose', 'Light');
  t.offers('choose Volley', 'choose Striker', 'choose Reactor', 'choose Militia', 'done');
  t.answer('Light: choose Militia');
  t.card('Militia', { power: 2 + 3 });
  // All of it prevented: no Surge.
  t.board(board);
  t.passUntil('order', 'Dark');
  t.answer('Dark: Striker first', 'Dark: Striker attacks Reactor');
  while (!t.options.some((option) => option.startsWith('Reactor'))) t.answer('pass');
  t.answer('Light: Reactor: Pay 1 Force -> Evade');
  t.passUntil('unitTurn', 'Dark');
  t.card('Reactor', { damage: 0 });
});

scenarioX('Damage that a unit does to itself is no Surge', 'TCG-KW-SURGE-01 TCG-KW-SURGE-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Striker'] },
    light: { force: 1, character: ['Martyr'] },
  });
  t.passUntil('chance', 'Light');
  t.answer('Light: Martyr: Pay 1 Force');
  t.passUntil('unitTurn', 'Dark');
  t.card('Martyr', { damage: 1, power: 1 });
});

scenarioX('Switch: what is listed for the arena the unit is in', 'TCG-KW-SWITCH-01', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { ground: ['Changeling'] } });
  t.is([t.keyword('Changeling', 'Armor'), t.keyword('Changeling', 'Stun')], [1, 2]);
  t.board({ at: 'Light builds', cards: CARDS, light: { character: ['Changeling'] } });
  t.is([t.keyword('Changeling', 'Armor'), t.keyword('Changeling', 'Stun')], [0, 0]);
});

scenarioX('Switch moves no unit in battle', 'TCG-KW-SWITCH-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { ground: ['Swoop Bike'] },
    light: { ground: ['Changeling'], character: ['Militia'] },
  });
  t.offersAlso('move Changeling to the Character arena');
  t.answer('Light: done');
  t.endCommand();
  for (let asked = 0; t.state.question?.kind !== 'build' && asked < 40; asked++) {
    t.doesNotOffer('move Changeling');
    t.answer(t.options.at(-1)!);
  }
  t.card('Changeling', { zone: 'Ground' });
});

scenarioX('Upkeep: one of the costs is paid if any can be', 'TCG-KW-UPKEEP-01', (t) => {
  const board = (force: number, hand: readonly string[]) =>
    ({
      at: 'Light builds',
      cards: CARDS,
      light: { force, hand, character: ['Recruit'], deck: ['Militia'] },
    }) as const;
  t.board(board(2, ['Militia']));
  t.answer('Light: Recruit: Upkeep');
  t.offers('upkeep of Recruit: pay 2 Force', 'upkeep of Recruit: discard 1 card');
  t.answer('Light: upkeep of Recruit: pay 2 Force');
  t.is([t.force('Light'), t.titles('Light', 'hand').length], [0, 1]);
  t.offers('draw a card', 'done');
  t.board(board(1, ['Militia']));
  t.answer('Light: Recruit: Upkeep');
  t.offers('upkeep of Recruit: discard 1 card');
  // None of them can be paid in full: it is ignored.
  t.board(board(1, []));
  t.answer('Light: Recruit: Upkeep');
  t.offers('draw a card', 'done');
  t.is(t.force('Light'), 1);
});

scenarioX('Upkeep is due in the build zone, on a stack and aboard', 'TCG-KW-UPKEEP-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 9, build: ['Recruit'], space: [{ card: 'X-Wing Red Two', pilot: 'Hireling' }], deck: ['Militia'] },
  });
  t.offers('Recruit: Upkeep', 'Hireling: Upkeep', 'draw a card'); // it cannot be left undone
  t.answer('Light: Recruit: Upkeep', 'Light: pay 2 Force', 'Light: Hireling: Upkeep', 'Light: pay 2 Force');
  t.is(t.force('Light'), 5);
});

scenarioX('Several are paid in the order of their player, who may leave one unpayable', 'TCG-KW-UPKEEP-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 2, character: ['Recruit', 'Hireling'], hand: ['Militia'], deck: ['Militia'] },
  });
  t.answer('Light: Recruit: Upkeep', 'Light: pay 2 Force', 'Light: Hireling: Upkeep');
  t.offers('draw a card', 'done');
  t.is([t.force('Light'), t.titles('Light', 'hand').length], [0, 1]);
});

scenarioX('Who can pay for all of them pays for each', 'TCG-KW-UPKEEP-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 4, character: ['Recruit', 'Hireling'], hand: ['Militia'], deck: ['Militia'] },
  });
  t.answer('Light: Recruit: Upkeep', 'Light: pay 2 Force', 'Light: Hireling: Upkeep');
  t.offers('upkeep of Hireling: pay 2 Force');
  t.answer('Light: upkeep of Hireling: pay 2 Force');
  t.offers('draw a card', 'done');
  t.is(t.force('Light'), 0);
});

scenarioX('Velocity makes a unit faster for the turn, or slower', 'TCG-KW-VELOCITY-01', (t) => {
  const board = (racer: string) =>
    ({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: [racer] },
      light: { character: ['Militia', 'Reactor'] },
    }) as const;
  t.board(board('Racer'));
  // One of the two; not below 0.
  t.offers('Racer gets +20 speed', 'Racer gets -20 speed', 'Racer gets +40 speed', 'Racer gets -30 speed', 'done');
  t.answer('Dark: Racer gets -30 speed');
  t.asks('Light', 'unitTurn');
  t.card('Racer', { speed: 0 });
  t.board(board('Racer'));
  t.answer('Dark: done');
  t.card('Racer', { speed: 30 });
  // With Stealth only faster.
  t.board(board('Silent Racer'));
  t.offers('Silent Racer gets +20 speed', 'done');
  t.answer('Dark: Silent Racer gets +20 speed');
  t.card('Silent Racer', { speed: 50 });
});

scenarioX('Velocity is for units that are in the arena when its battle starts', 'TCG-KW-VELOCITY-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Striker'], build: ['Racer'] },
    light: { character: ['Militia'] },
  });
  t.asks('Dark', 'unitTurn');
});

scenarioBoth(
  'Ion Cannon is an attack on the Space arena with X power, to which x adds the stack',
  { nh: 'TCG-KW-ION-01 TCG-KW-ION-02', x: 'TCG-KW-ION-01 TCG-KW-ION-03' },
  (t) => {
    t.board({
      at: 'Ground battle',
      cards: CARDS,
      dice: [6, 6, 6, 6],
      dark: { ground: [{ card: 'Gunner (A)', under: ['Gunner (B)'] }] },
      light: { space: ['Fighter'], ground: ['AT-TE Walker 23X'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.offersAlso('Gunner (A) attacks Fighter with Ion Cannon 2', 'Gunner (A) attacks AT-TE');
    t.doesNotOffer('Gunner (A) attacks AT-TE Walker 23X with');
    t.answer('Dark: Gunner (A) attacks Fighter with Ion Cannon 2');
    t.is(t.lastDice().length, t.by({ nh: 2, x: 3 }));
  },
);

scenarioX('Several Ion Cannons add up', 'TCG-KW-ION-03', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dark: { ground: ['Gunship'] },
    light: { space: ['Fighter'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Gunship attacks Fighter with Ion Cannon 3', 'Gunship does not attack');
});
