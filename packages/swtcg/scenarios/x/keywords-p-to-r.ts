import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Striker   Dark Character - Soldier   C
     cost 3   speed 60   power 4   health 9

  2 Fencer   Light Character - Guard   C
     cost 3   speed 10   power 1   health 9
     Parry 2.

  3 Brute   Dark Character - Beast   C
     cost 3   speed 60   power 4   health 9
     Ferocity.

  4 Diplomat   Light Character - Elder   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Persuade 2.

  5 Sniper   Dark Character - Soldier   C
     cost 3   speed 60   power 3   health 9
     Precision.

  6 Guard   Light Character - Guard   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Intercept.

  7 Warden   Light Character - Guard   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Protect 2.

  8 Devoted   Light Character - Guard   C
     cost 3   speed 10   power 1   health 9
     Retreat this unit -> Protect 2.

  9 Militia   Light Character - Soldier   C
     cost 3   speed 20   power 2   health 9

  10 Trickster   Light Character - Scoundrel   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Redirect.

  11 Immune   Light Character - Elder   C
     cost 3   speed 10   power 1   health 9
     All damage to this unit is prevented.

  12 Old Walker   Light Ground - Walker   C
     cost 9   speed 20   power 5   health 6
     Reduced Cost 6: If you have a unit in Space.

  13 Engineer   Light Character - Mechanic   C
     cost 3   speed 20   power 1   health 3
     Each Walker costs 1 less to deploy.

  14 Second Line   Light Character - Soldier   C
     cost 3   speed 20   power 2   health 9
     Reserves: Pay 1 Force -> Gain 3 Force.

  15 Survivor   Light Character - Soldier   C
     cost 3   speed 20   power 4   health 9
     Resilience 3.

  16 Wounded Pride   Light Mission   C
     cost 0
     This turn: each Soldier has Resilience -1.

  17 Hothead   Light Character - Guard   C
     cost 3   speed 10   power 1   health 4
     Stun 1.
     Free -> Retaliate 2.

  18 Swordsman   Light Character - Guard   C
     cost 3   speed 10   power 1   health 9
     Riposte 2.
     Riposte 1.

  19 Bomber   Dark Space - Starfighter   C
     cost 3   speed 60   power 2   health 4
     Bombard 3.

  20 Ground Crew   Light Ground - Vehicle   C
     cost 3   speed 10   power 1   health 9
     Free -> Retaliate 2.

  21 Second Chance   Dark Battle   C
     Pay 1 Force -> Reroll any of your attack dice.

  22 Cheap Shot   Light Battle   C
     Pay 3 Force -> Gain 1 Force.
     Reduced Cost 1: If you have a unit in Space.

  23 Dice Thrower   Dark Character - Soldier   C
     cost 3   speed 60   power 4   health 9
     Pay 1 Force -> This unit deals 3 dice of damage to 1 enemy unit in Character.

  24 Late Lesson   Light Battle   C
     Pay 1 Force -> Give 1 of your units Parry 3 this attack.
`;

/** One attack on one or more tapped units of Light. */
const attackOn = (attacker: string, targets: readonly string[], dice: readonly number[], force = 1) =>
  ({
    at: 'Character battle',
    cards: CARDS,
    dice,
    dark: { character: [attacker], force: 0 },
    light: { force, character: targets.map((card) => ({ card, tapped: true })) },
  }) as const;

/** Dark plays Second Chance when its time comes, on the first die. */
function rerollFirst(t: Play): void {
  while (!t.options.some((option) => option.startsWith('play'))) t.answer('Dark: pass');
  t.answer('Dark: play Second Chance', 'Dark: reroll die 1', 'Dark: done');
}

scenarioX('Parry prevents damage if a natural 1 stays among the dice, once', 'TCG-KW-PARRY-01', (t) => {
  for (const [dice, damage] of [
    [[1, 1, 6, 6], 0],
    [[1, 5, 6, 6], 1],
    [[2, 2, 6, 6], 2],
  ] as const) {
    t.board(attackOn('Striker', ['Fencer'], dice));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Striker attacks Fencer');
    t.passChances();
    t.card('Fencer', { damage });
  }
});

scenarioX('For Parry the dice count as they are after rerolls', 'TCG-KW-PARRY-01', (t) => {
  t.board({
    ...attackOn('Striker', ['Fencer'], [1, 5, 6, 6, 2]),
    dark: { force: 1, character: ['Striker'], hand: ['Second Chance'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Fencer');
  rerollFirst(t);
  t.passChances();
  t.card('Fencer', { damage: 3 });
});

scenarioX('Parry is helpless against damage that cannot be prevented, and dice of damage', 'TCG-KW-PARRY-02', (t) => {
  t.board(attackOn('Brute', ['Fencer'], [1, 5, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Brute attacks Fencer');
  t.passChances();
  t.card('Fencer', { damage: 3 });
  t.board({
    ...attackOn('Dice Thrower', ['Fencer'], [1, 6, 6]),
    dark: { force: 1, character: ['Dice Thrower'] },
  });
  t.answer('Dark: Dice Thrower: Pay 1 Force');
  t.card('Fencer', { damage: 2 });
});

scenarioX('Persuade takes what it prevented from the next attack', 'TCG-KW-PERSUADE-01', (t) => {
  t.board(attackOn('Striker', ['Diplomat'], [1, 5, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Diplomat');
  t.answer('Light: Diplomat: Pay 1 Force -> Persuade 2');
  t.card('Diplomat', { damage: 1 });
  t.passUntil('build');
  t.is(t.state.expanded!.nextPower[t.find('Striker')], -2, 'power in the next attack');
});

scenarioX('With Precision the defender stays', 'TCG-KW-PRECISION-01', (t) => {
  t.board(attackOn('Sniper', ['Militia', 'Guard'], [6, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sniper attacks Militia', 'Light: Guard: Pay 1 Force');
  t.passChances();
  t.card('Militia', { damage: 3 });
  t.is(t.force('Light'), 0 + 4);
});

scenarioX('Protect spares another unit, as much as its player likes', 'TCG-KW-PROTECT-01', (t) => {
  t.board(attackOn('Striker', ['Militia', 'Warden'], [1, 5, 6, 6], 2));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Militia');
  t.answer('Light: Warden: Pay 1 Force');
  t.offers('2', '1');
  t.answer('Light: 1');
  // Only once for each damage.
  t.card('Militia', { damage: 2 });
  // It does not protect itself.
  t.board(attackOn('Striker', ['Militia', 'Warden'], [1, 5, 6, 6], 2));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Warden');
  t.is(t.read('Warden').damage, 3);
});

scenarioX('One that leaves to pay for Protect counts as there', 'TCG-KW-PROTECT-02', (t) => {
  t.board(attackOn('Striker', ['Militia', 'Devoted'], [1, 5, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Militia', 'Light: Devoted: Retreat this unit', 'Light: 2');
  t.card('Devoted', { zone: 'build' });
  t.card('Militia', { damage: 1 });
});

scenarioX('Redirect turns the attack on another unit that can be damaged', 'TCG-KW-REDIRECT-01', (t) => {
  t.board(attackOn('Striker', ['Trickster', 'Militia', 'Immune'], [1, 5, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Trickster', 'Light: Trickster: Pay 1 Force');
  t.offers('choose Militia');
  t.answer('Light: choose Militia');
  t.passChances();
  t.card('Militia', { damage: 3 });
  t.card('Trickster', { damage: 0 });
  // It is played by the unit that is attacked.
  t.board(attackOn('Striker', ['Trickster', 'Militia'], [1, 5, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Militia');
  t.card('Militia', { damage: 3 });
});

scenarioX('Redirect does nothing against Precision', 'TCG-KW-REDIRECT-02', (t) => {
  t.board(attackOn('Sniper', ['Trickster', 'Militia'], [6, 6, 6]));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sniper attacks Trickster', 'Light: Trickster: Pay 1 Force');
  t.passChances();
  t.card('Trickster', { damage: 3 });
  t.card('Militia', { damage: 0 });
});

scenarioX('Reduced Cost holds while its condition does', 'TCG-KW-REDCOST-01 TCG-KW-REDCOST-02', (t) => {
  const walker = { down: 'Old Walker', counters: 6 } as const;
  t.board({ at: 'Light builds', cards: CARDS, light: { ground: ['AT-TE Walker 23X'], build: [walker] } });
  t.doesNotOffer('deploy Old Walker');
  t.board({ at: 'Light builds', cards: CARDS, light: { space: ['X-Wing Red Two'], build: [walker] } });
  t.answer('Light: deploy Old Walker for its 6 build counters');
  t.card('Old Walker', { zone: 'Ground' });
  // 1 less for the Engineer.
  const five = { down: 'Old Walker', counters: 5 } as const;
  t.board({ at: 'Light builds', cards: CARDS, light: { space: ['X-Wing Red Two'], build: [five] } });
  t.doesNotOffer('deploy Old Walker');
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { space: ['X-Wing Red Two'], character: ['Engineer'], build: [five] },
  });
  t.offersAlso('deploy Old Walker');
});

scenarioX('Reduced Cost of a Battle card is Force', 'TCG-KW-REDCOST-01', (t) => {
  const board = {
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Striker'] },
    light: { force: 2, character: ['Militia'], hand: ['Cheap Shot'] },
  } as const;
  t.board({ ...board, light: { ...board.light, space: ['X-Wing Red Two'] } });
  t.answer('Light: play Cheap Shot');
  t.is(t.force('Light'), 2);
  t.board(board);
  t.passUntil('unitTurn', 'Dark');
  t.is(t.events('play').length, 0);
});

scenarioX('Reserves work in the build zone, and only there', 'TCG-KW-RESERVES-01', (t) => {
  const board = { at: 'Character battle', cards: CARDS, dark: { character: ['Striker'] } } as const;
  t.board({ ...board, light: { force: 1, character: ['Militia'], build: ['Second Line'] } });
  t.answer('Light: Second Line: Pay 1 Force');
  t.is(t.force('Light'), 3);
  t.board({ ...board, light: { force: 1, character: ['Second Line'] } });
  t.asks('Dark', 'unitTurn');
});

scenarioX(
  'Resilience: as many counters as its net value, and that much power',
  'TCG-KW-RESIL-01 TCG-KW-RESIL-02 TCG-KW-RESIL-03',
  (t) => {
    for (const [damage, before, after] of [
      [0, 4, 4],
      [1, 4, 4],
      [2, 4, 6],
      [3, 7, 6],
    ] as const) {
      t.board({
        at: 'Light builds',
        cards: CARDS,
        light: {
          character: [
            { card: 'Survivor', damage },
            { card: 'Militia', damage },
          ],
          hand: ['Wounded Pride'],
        },
      });
      t.card('Survivor', { power: before, speed: 20, health: 9 });
      t.answer('Light: complete Wounded Pride');
      t.card('Survivor', { power: after });
      // Alone, -1 is less power from the first counter on.
      t.card('Militia', { power: damage > 0 ? 1 : 2 });
    }
  },
);

scenarioX(
  'Retaliate is played for nothing, and strikes at the end of the attack even from the grave',
  'TCG-KW-RETALIATE-01 TCG-KW-RETALIATE-02 TCG-KW-RETALIATE-03 TCG-KW-RETALIATE-05',
  (t) => {
    t.board(attackOn('Striker', ['Hothead'], [6, 6, 6, 6, 4, 3], 0));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Striker attacks Hothead', 'Light: Hothead: Free -> Retaliate 2');
    t.passUntil('build');
    t.card('Hothead', { zone: 'discard' });
    t.card('Striker', { damage: 1 });
    // Dice of damage, which can stun.
    t.is(
      t.events('roll').map(({ rollFor, dice }) => [rollFor, dice.length]),
      [
        ['attack', 4],
        ['damage', 2],
        ['build', 1],
      ],
    );
    // Who does not play it does not strike.
    t.board(attackOn('Striker', ['Hothead'], [1, 1, 1, 1, 6, 6], 0));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Striker attacks Hothead', 'Light: pass');
    t.card('Striker', { damage: 0 });
  },
);

scenarioX('Every unit that was the defender retaliates, in order', 'TCG-KW-RETALIATE-03', (t) => {
  t.board({
    ...attackOn('Striker', [], [1, 1, 1, 1, 6, 6]),
    light: { force: 1, character: [{ card: 'Hothead', tapped: true }, { card: 'Guard', tapped: true }, 'Militia'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Hothead', 'Light: Guard: Pay 1 Force', 'Light: Hothead: Free -> Retaliate 2');
  t.card('Guard', { damage: 0 });
  t.card('Striker', { damage: 2, power: 4 - 1 });
});

scenarioX('No Retaliate against an attacker in another arena', 'TCG-KW-RETALIATE-04', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dice: [1, 1, 1],
    dark: { space: ['Bomber'] },
    light: { ground: [{ card: 'Ground Crew', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Bomber attacks Ground Crew with Bombard 3');
  t.is(t.events('attackEnds').length, 1, 'attacks that ended');
});

scenarioX('Riposte: a natural 2 hurts the attacker once, at the end', 'TCG-KW-RIPOSTE-01', (t) => {
  for (const [dice, damage] of [
    [[2, 2, 3, 3], 3],
    [[1, 3, 6, 6], 0],
  ] as const) {
    t.board(attackOn('Striker', ['Swordsman'], dice));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Striker attacks Swordsman');
    t.passChances();
    t.card('Striker', { damage });
  }
  // After rerolls.
  t.board({
    ...attackOn('Striker', ['Swordsman'], [2, 3, 6, 6, 6]),
    dark: { force: 1, character: ['Striker'], hand: ['Second Chance'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Striker attacks Swordsman');
  rerollFirst(t);
  t.passChances();
  t.card('Striker', { damage: 0 });
});
