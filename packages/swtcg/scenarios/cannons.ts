/** Bombard and Ion Cannon: attacks on the neighbouring arena (TCG-KW-BOMBARD, TCG-KW-ION). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Dreadnought (A)   Dark Space - Capital Ship   C
     cost 6   speed 40   power 5   health 6
     Bombard 3.
     Pay 1 Force -> Give this unit +2 power this turn.

  2 Dreadnought (B)   Dark Space - Capital Ship   C
     cost 5   speed 40   power 4   health 5

  3 Corvette   Light Space - Capital Ship   C
     cost 5   speed 10   power 2   health 9
     Pay 1 Force -> Intercept.

  4 Tank   Light Ground - Walker   C
     cost 5   speed 10   power 2   health 9

  5 Shielded Tank   Light Ground - Walker   C
     cost 5   speed 10   power 2   health 9
     Shields 1.
     Pay 1 Force -> Intercept.

  6 Gunnery Officer   Dark Character - Officer   C
     cost 3   speed 10   power 1   health 2
     Capital Ship Pilot: +2 power.

  7 Ion Fighter   Light Space - Starfighter   C
     cost 3   speed 90   power 1   health 9
     Stun 1.

  8 Fortress (A)   Light Ground - Fortification   C
     cost 5   speed 10   power 6   health 9
     Ion Cannon 3.
     Pay 1 Force -> Give this unit +2 power this turn.

  9 Fortress (B)   Light Ground - Fortification   C
     cost 5   speed 10   power 6   health 9

  10 Cruiser   Dark Space - Capital Ship   C
     cost 5   speed 20   power 2   health 9

  11 Crawler   Dark Ground - Walker   C
     cost 5   speed 5   power 2   health 9

  12 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 1

  13 Decoy   Light Battle   C
     Pay 1 Force -> Choose 1 of your units in any arena. The attacker attacks it instead.
`;

scenarioBoth(
  'Bombard is an attack on the Ground arena in place of one in Space',
  'TCG-KW-BOMBARD-01 TCG-KW-BOMBARD-02',
  (t) => {
    const board = (): void =>
      t.board({
        cards: CARDS,
        at: 'battle starts',
        dark: { space: ['Imperial Star Destroyer'] },
        light: { space: ['Corvette'], ground: ['Tank'], character: ['Recruit'] },
      });
    board();
    t.is(t.options, [
      'Imperial Star Destroyer attacks Corvette',
      'Imperial Star Destroyer attacks Tank with Bombard 3',
      'Imperial Star Destroyer does not attack',
    ]);
    t.answer('attacks Tank with Bombard 3');
    t.is(t.lastDice().length, 3);
    board();
    t.answer('attacks Corvette');
    t.is(t.lastDice().length, 7); // a normal attack, with the printed power
  },
);

scenarioBoth('An attack with Bombard cannot be turned on a Space unit', 'TCG-KW-BOMBARD-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dice: [6, 6, 6],
    dark: { space: ['Imperial Star Destroyer'] },
    light: { force: 1, space: ['Corvette'], ground: ['Tank'], hand: ['Decoy'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Imperial Star Destroyer attacks Tank with Bombard 3', 'Light: play Decoy', 'choose Corvette');
  t.passUntil('unitTurn', 'Light');
  t.card('Corvette', { damage: 0 });
  t.card('Tank', { damage: 3 });
});

scenarioBoth(
  'Printed power 5, a card beneath, Bombard 3 and 2 more power this turn: 5 dice or 6',
  { nh: 'TCG-KW-BOMBARD-03 TCG-KW-BOMBARD-05', x: 'TCG-KW-BOMBARD-04 TCG-KW-BOMBARD-05 TCG-KW-BOMBARD-07' },
  (t) => {
    const board = (): void => {
      t.board({
        cards: CARDS,
        at: 'battle starts',
        dark: { force: 1, space: [{ card: 'Dreadnought (A)', under: ['Dreadnought (B)'] }] },
        light: { space: ['Corvette'], ground: ['Tank'] },
      });
      t.answer('Dark: Dreadnought (A): Give this unit +2 power');
    };
    board();
    t.answer('Dreadnought (A) attacks Tank with Bombard 3');
    t.is(t.lastDice().length, t.by({ nh: 5, x: 6 }));
    board();
    t.answer('Dreadnought (A) attacks Corvette');
    t.is(t.lastDice().length, 8);
  },
);

scenario("A Pilot's power, Shields and Stun change the power of Bombard", 'TCG-KW-BOMBARD-06', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dice: [6],
    dark: { space: [{ card: 'Imperial Star Destroyer', pilot: 'Gunnery Officer' }] },
    light: { space: ['Ion Fighter'], ground: ['Tank', 'Shielded Tank'] },
  });
  const dice = (target: string): number => {
    t.answer(`Imperial Star Destroyer attacks ${target} with Bombard 3`);
    return t.lastDice().length;
  };
  t.answer('Light: Ion Fighter attacks Imperial Star Destroyer');
  t.card('Imperial Star Destroyer', { damage: 1 });
  t.is(dice('Shielded Tank'), 3); // 3, Pilot +2, Stun -1, Shields -1
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { space: [{ card: 'Imperial Star Destroyer', pilot: 'Gunnery Officer' }] },
    light: { space: ['Corvette'], ground: ['Tank'] },
  });
  t.is(dice('Tank'), 5);
});

scenarioBoth(
  'A Bombard attack is made in the Space battle; only Ground units intercept it',
  'TCG-KW-BOMBARD-09',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'battle starts',
      dice: [6, 6],
      dark: { space: ['Imperial Star Destroyer'] },
      light: { force: 1, space: ['Corvette'], ground: ['Tank', 'Shielded Tank'] },
    });
    t.answer('Imperial Star Destroyer attacks Tank with Bombard 3');
    t.is(
      t.events('battleStep').map((e) => e.arena),
      [0],
    );
    t.asks('Light', 'chance');
    t.offers('Shielded Tank: Intercept', 'pass');
    t.answer('Shielded Tank: Intercept');
    t.card('Shielded Tank', { damage: 2 });
    t.card('Imperial Star Destroyer', { zone: 'Space', tapped: true });
    t.asks('Light', 'unitTurn'); // Corvette's: the Space battle goes on
    t.offers('Corvette attacks Imperial Star Destroyer', 'Corvette does not attack');
  },
);

scenario('Ion Cannon is an attack on the Space arena in place of one on the Ground', 'TCG-KW-ION-01', (t) => {
  const board = (): void =>
    t.board({
      cards: CARDS,
      at: 'Ground battle',
      dark: { space: ['Cruiser'], ground: ['Crawler'] },
      light: { ground: ['Naboo Spaceport'] },
    });
  board();
  t.is(t.options, [
    'Naboo Spaceport attacks Crawler',
    'Naboo Spaceport attacks Cruiser with Ion Cannon 4',
    'Naboo Spaceport does not attack',
  ]);
  t.answer('attacks Cruiser with Ion Cannon 4');
  t.is(t.lastDice().length, 4);
  t.card('Naboo Spaceport', { zone: 'Ground', tapped: true });
  board();
  t.answer('attacks Crawler');
  t.is(t.lastDice().length, 7);
});

scenario(
  'Ion Cannon replaces printed power and stacking bonus; other changes count',
  'TCG-KW-ION-01 TCG-KW-ION-02',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Ground battle',
      dark: { space: ['Cruiser'], ground: ['Crawler'] },
      light: { force: 1, ground: [{ card: 'Fortress (A)', under: ['Fortress (B)'] }] },
    });
    t.answer('Light: Fortress (A): Give this unit +2 power', 'Fortress (A) attacks Cruiser with Ion Cannon 3');
    t.is(t.lastDice().length, 5);
  },
);

scenarioBoth('A Space unit has had its attack before Ion Cannons fire', 'TCG-KW-ION-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dice: [1, 1, 6, 6, 6],
    dark: { space: [{ card: 'Cruiser', damage: 6 }] },
    light: { space: ['Corvette'], ground: ['Fortress (A)'] },
  });
  t.answer(
    'Dark: Cruiser attacks Corvette',
    'Light: Corvette does not attack',
    'Light: Fortress (A) attacks Cruiser with Ion Cannon 3',
  );
  t.card('Cruiser', { zone: 'discard' });
  t.is(
    t.events('attack').map((e) => e.card === t.find('Fortress (A)')),
    [false, true],
  );
});
