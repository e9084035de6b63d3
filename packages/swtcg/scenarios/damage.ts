/** Damage: dealt, placed as counters, and what too much of it does (TCG-DMG). */
import { scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Raider   Dark Character - Bandit   C
     cost 3   speed 60   power 4   health 4

  2 Guard   Light Character - Sentinel   C
     cost 3   speed 20   power 2   health 3
     Pay 1 Force -> Evade 1.

  3 Sapper   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 3
     Accuracy 1.
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 4 dice of damage to it.

  4 Bunker   Light Character - Sentinel   C
     cost 5   speed 10   power 2   health 9
     Shields 3.

  5 Grenade   Dark Battle   C
     Pay 2 Force -> Choose 1 enemy unit. This card deals 2 damage to it.

  6 Sabotage   Dark Mission   C
     cost 2
     Choose 1 enemy unit. This card deals 1 damage to it.

  7 Bomber   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 3
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 1 damage to it.

  8 Medic   Light Character - Doctor   C
     cost 3   speed 70   power 1   health 1
     Each of your Sentinels has +2 health.

  9 Tonic   Light Battle   C
     Pay 1 Force -> Give the defender +2 health this attack.

  10 Withering   Dark Battle   C
     Pay 1 Force -> Give 1 enemy unit -3 health this turn.

  11 Doubleface (A)   Dark Character - Bandit   C
     cost 4   speed 40   power 3   health 5

  12 Doubleface (B)   Dark Character - Bandit   C
     cost 3   speed 40   power 3   health 3

  13 Fanatic   Light Character - Sentinel   C
     cost 3   speed 60   power 2   health 4
     Put 1 damage counter on this unit -> Give this unit +2 power this turn.
     Pay 1 Force -> Evade 3.

  14 Watchman   Light Character - Doctor   C
     cost 3   speed 10   power 1   health 4
     Each of your untapped Sentinels has +1 health.

  15 Recall   Light Battle   C
     Pay 1 Force -> Return 1 of your units to your hand.
`;

scenarioBoth('Damage that is not prevented becomes counters, one for one', 'TCG-DMG-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 5, 6, 1],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Guard'] },
  });
  t.answer('Dark: Raider attacks Guard', 'Light: Guard: Evade 1');
  t.card('Guard', { damage: 2 });
});

scenarioBoth('Units, Battle cards and Missions deal damage', 'TCG-DMG-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { force: 2, points: 2, character: ['Bomber'], hand: ['Sabotage', 'Grenade'] },
    light: { character: ['Bunker'] },
  });
  t.startBuilding();
  t.answer('Dark: complete Sabotage');
  t.card('Bunker', { damage: 1 });
  t.endCommand();
  t.answer('Dark: play Grenade');
  t.card('Bunker', { damage: 3 });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Bomber: this unit deals 1 damage');
  t.card('Bunker', { damage: 4 });
  t.is(
    t.events('damage').map((e) => [e.n, e.source === t.find('Bomber')]),
    [
      [1, false],
      [2, false],
      [1, true],
    ],
  );
});

scenarioBoth('A unit with as many counters as health is discarded, in an arena or retreated', 'TCG-DMG-03', (t) => {
  const board = (damage: number, retreated: boolean): void =>
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dark: { force: 2, character: ['Raider'], hand: ['Grenade'] },
      light: {
        character: retreated ? [] : [{ card: 'Bunker', damage }],
        build: retreated ? [{ card: 'Bunker', damage }] : [],
      },
    });
  for (const retreated of [false, true]) {
    board(6, retreated);
    t.answer('Dark: play Grenade');
    t.card('Bunker', { zone: retreated ? 'build' : 'Character', damage: 8 });
    board(7, retreated); // 9 counters on 9 health
    t.answer('Dark: play Grenade');
    t.card('Bunker', { zone: 'discard' });
  }
});

scenarioBoth('The unit is discarded as soon as the counters lie there, not when the attack ends', 'TCG-DMG-03', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { character: ['Raider'] },
    light: { character: ['Guard', 'Bunker'] },
  });
  t.answer('Raider attacks Guard');
  const kinds = t.match.events.map((e) => (e as { kind: string }).kind);
  t.is(kinds.slice(kinds.indexOf('damage'), kinds.indexOf('attackEnds') + 1), ['damage', 'discard', 'attackEnds']);
});

scenarioBoth('Losing a bonus to health can discard a damaged unit', 'TCG-DMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { character: ['Raider'] },
    light: { character: [{ card: 'Medic', tapped: true }, { card: 'Guard', damage: 4 }, 'Bunker'] },
  });
  t.card('Guard', { health: 5, zone: 'Character' });
  t.answer('Dark: Raider attacks Medic');
  t.card('Medic', { zone: 'discard' });
  t.card('Guard', { zone: 'discard' });
});

scenarioBoth('A bonus to health for one attack is lost when the attack ends', 'TCG-DMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 1],
    dark: { character: ['Raider'] },
    light: { force: 1, hand: ['Tonic'], character: ['Guard', 'Bunker'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Guard', 'Light: play Tonic');
  t.passChances();
  const kinds = t.match.events.map((e) => (e as { kind: string }).kind);
  const expired = kinds.indexOf('expire');
  t.is(kinds.slice(expired, expired + 2), ['expire', 'discard']);
  t.is(kinds.indexOf('attackEnds') < expired, t.by({ nh: true, x: false })); // TCG-ATTACK-23: when its last step begins
  t.card('Guard', { zone: 'discard' });
});

scenarioBoth('A health of 0 discards a unit without a counter', 'TCG-DMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 1, character: ['Raider'], hand: ['Withering'] },
    light: { character: ['Guard', 'Bunker'] },
  });
  t.answer('Dark: play Withering', 'Dark: choose Guard');
  t.card('Guard', { zone: 'discard' });
  t.is(t.events('damage').length, 0);
});

scenarioBoth('Bringing a frailer card on top of a stack can discard it', 'TCG-DMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { character: [{ card: 'Doubleface (A)', under: ['Doubleface (B)'], damage: 4 }] },
  });
  t.card('Doubleface (A)', { health: 6, zone: 'Character' });
  t.startBuilding();
  t.answer('Dark: bring Doubleface (B) on top');
  t.is(t.titles('Dark', 'discard').sort(), ['Doubleface (A)', 'Doubleface (B)']);
});

scenarioBoth('A bonus to health for untapped units is lost with the tap', 'TCG-DMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Raider'] },
    light: { character: [{ card: 'Fanatic', damage: 4 }, 'Watchman'] },
  });
  t.card('Fanatic', { zone: 'Character', health: 5 });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Fanatic does not attack');
  t.card('Fanatic', { zone: 'discard' });
});

scenarioBoth('A counter put on a unit as a cost is no damage and cannot be prevented', 'TCG-DMG-05', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Fanatic'] },
  });
  t.answer('Light: Fanatic: put 1 damage counter on this unit');
  t.card('Fanatic', { damage: 1, power: 4 });
  t.is(t.force('Light'), 1);
  t.is(t.events('damage').length, 0);
  t.is(t.events('prevent').length, 0);
  t.asks('Dark', 'unitTurn'); // no chance to Evade came between
});

scenarioBoth(
  'Dice of damage hit on 4 or more, with neither Accuracy nor Shields',
  'TCG-DMG-06 TCG-KW-ACCURACY-03 TCG-KW-SHIELDS-03',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [3, 3, 4, 6],
      dark: { character: ['Sapper'] },
      light: { character: ['Bunker'] },
    });
    t.answer('Dark: Sapper: this unit deals 4 dice of damage');
    t.is(t.lastDice(), [3, 3, 4, 6]);
    t.card('Bunker', { damage: 2 });
    t.is(t.events('attack').length, 0);
  },
);

scenarioBoth('A discarded unit loses its counters', 'TCG-DMG-15', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { character: ['Raider'] },
    light: { character: [{ card: 'Guard', damage: 1, tapped: true }, 'Bunker'] },
  });
  t.answer('Raider attacks Guard');
  t.card('Guard', { zone: 'discard', damage: 0, tapped: false });
});

scenarioBoth('A unit returned to hand loses its counters and comes back whole', 'TCG-DMG-15', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [5],
    dark: { character: ['Raider'] },
    light: { force: 1, hand: ['Recall'], character: [{ card: 'Guard', damage: 2 }, 'Bunker'] },
  });
  t.answer('Light: play Recall', 'Light: choose Guard');
  t.card('Guard', { zone: 'hand', damage: 0 });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Bunker does not attack');
  t.passChances();
  t.startBuilding();
  t.answer('Dark: done');
  t.startBuilding();
  t.answer('Light: deploy Guard');
  t.card('Guard', { zone: 'Character', damage: 0 });
});

scenarioBoth(
  'Health that changes with who is attacked is looked at when the defender changes and when the attack ends',
  'TCG-DMG-04',
  (t) => {
    const cards = `
    1 Lancer   Dark Character - Bandit   C
       cost 3   speed 60   power 1   health 4

    2 Squire   Light Character - Sentinel   C
       cost 3   speed 20   power 2   health 3

    3 Basilisk   Light Character - Creature   C
       cost 3   speed 20   power 2   health 3
       Each Bandit has -4 health while attacking this unit.
       Free -> Intercept.

    4 Altar   Light Character - Creature   C
       cost 3   speed 20   power 2   health 3
       Each Bandit has +2 health while attacking this unit.
       Pay 1 Force -> Deflect 1.
  `;
    t.board({
      cards,
      at: 'Character battle',
      dice: [6],
      dark: { character: ['Lancer'] },
      light: { character: ['Squire', 'Basilisk'] },
    });
    t.answer('Lancer attacks Squire', 'Light: Basilisk: Intercept');
    t.card('Lancer', { zone: 'discard' });
    t.is(t.events('roll').length, 0);
    t.board({
      cards,
      at: 'Character battle',
      dice: [6],
      dark: { character: [{ card: 'Lancer', damage: 3 }] },
      light: { force: 1, character: ['Altar'] },
    });
    t.answer('Lancer attacks Altar', 'Light: Altar: Deflect 1', 'deal 1 damage to Lancer');
    t.card('Lancer', { zone: 'discard' });
    const kinds = t.match.events.map((e) => (e as { kind: string }).kind);
    t.is(kinds.slice(kinds.indexOf('attackEnds')).slice(0, 2), ['attackEnds', 'discard']);
  },
);
