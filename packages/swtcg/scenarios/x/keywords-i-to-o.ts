import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Brave Squad   Dark Character - Soldier   C
     cost 3   speed 50   power 3   health 3

  2 Militia   Light Character - Soldier   C
     cost 3   speed 20   power 2   health 4

  3 Sage (A)   Light Character - Elder   C
     cost 4   speed 30   power 2   health 4
     INSERT: Shields 2.

  4 Sage (B)   Light Character - Elder   C
     cost 4   speed 30   power 2   health 4

  5 Sage (C)   Light Character - Elder   C
     cost 4   speed 30   power 2   health 4
     INSERT: Pay 1 Force -> Gain 3 Force.

  6 Captain (A)   Light Character - Officer   C
     cost 4   speed 30   power 2   health 4
     Inspiration.

  7 Copied Captain   Light Character - Officer   C
     cost 4   speed 30   power 2   health 4
     Inspiration.

  8 Terror (A)   Light Character - Beast   C
     cost 4   speed 30   power 2   health 4
     Intimidation.

  9 Copied Terror   Light Character - Beast   C
     cost 4   speed 30   power 2   health 4
     Intimidation.

  10 Guard One   Light Character - Guard   C
     cost 3   speed 10   power 1   health 5
     Pay 1 Force -> Intercept.

  11 Guard Two   Light Character - Guard   C
     cost 3   speed 10   power 1   health 5
     Pay 1 Force -> Intercept.

  12 Gambler   Dark Character - Scoundrel   C
     cost 3   speed 60   power 3   health 3
     Lucky 2.

  13 Charmed One   Light Character - Scoundrel   C
     cost 3   speed 10   power 1   health 6
     Lucky 1.

  14 Crusher   Dark Character - Beast   C
     cost 3   speed 60   power 6   health 6
     Overkill.
     Critical Hit 1.

  15 Armored Aide   Light Character - Guard   C
     cost 3   speed 10   power 1   health 6
     Armor.
     Parry 3.
     Pay 1 Force -> Evade 1.

  16 Turncoat   Dark Battle   C
     Pay 1 Force -> Choose 1 enemy unit in Character. You may choose what it attacks next this turn, among the other enemy units in its arena.

  17 Focused Fire   Dark Battle   C
     Pay 1 Force -> Give 1 of your units +1 power this attack.

  18 Hasty Charge   Dark Battle   C
     Pay 1 Force -> Give 1 of your units +2 power this attack. When this attack ends: Gain 1 Force.

  19 Hunter   Dark Character - Soldier   C
     cost 3   speed 60   power 2   health 3
     Pay 1 Force -> Give this unit +2 power this attack.
     This unit has +3 power while attacking a Scoundrel.
`;

scenarioX('INSERT works from anywhere in a stack', 'TCG-KW-INSERT-01', (t) => {
  for (const [card, under, shields] of [
    ['Sage (A)', [], 2],
    ['Sage (A)', ['Sage (B)'], 2],
    ['Sage (B)', ['Sage (A)'], 2],
    ['Sage (B)', ['Sage (C)'], 0],
  ] as const) {
    t.board({ at: 'Light builds', cards: CARDS, light: { character: [{ card, under }] } });
    t.is(t.keyword(card, 'Shields'), shields, `Shields of ${card} on ${under.join()}`);
  }
});

scenarioX('What INSERT grants is of its own kind, and works where that does', 'TCG-KW-INSERT-02', (t) => {
  const sage = { card: 'Sage (B)', under: ['Sage (C)'] };
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brave Squad'] },
    light: { force: 1, character: [sage] },
  });
  t.answer('Light: Sage (B): Pay 1 Force');
  t.is(
    t.events('force').map(({ n }) => n),
    [-1, 3],
  );
  // An activated ability does not work in the build zone.
  t.board({ at: 'Character battle', cards: CARDS, light: { force: 1, build: [sage], character: ['Militia'] } });
  t.doesNotOffer('Sage (B)');
  // Nor does Shields.
  const guarded = { card: 'Sage (B)', under: ['Sage (A)'] };
  t.board({ at: 'Light builds', cards: CARDS, light: { build: [guarded] } });
  t.is(t.keyword('Sage (B)', 'Shields'), 0);
});

scenarioX('Inspiration is for the others of its arena', 'TCG-KW-INSPIRE-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Captain (A)', 'Militia', 'Copied Captain'], ground: ['AT-TE Walker 23X'] },
    dark: { character: ['Brave Squad'] },
  });
  t.card('Militia', { speed: 30, power: 3, health: 5 });
  t.card('Captain (A)', { speed: 30, power: 2, health: 4 }); // a card that is not unique cannot have it
  t.card('Copied Captain', { speed: 40, power: 3, health: 5 });
  t.card('Brave Squad', { speed: 50, power: 3, health: 3 });
  const { power } = t.game.cards.byTitle.get('AT-TE Walker 23X')!;
  t.card('AT-TE Walker 23X', { power });
});

scenarioX('Intimidation grows with the opposing units of its arena', 'TCG-KW-INTIMID-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Terror (A)', 'Copied Terror'] },
    dark: { character: ['Brave Squad', 'Gambler'], ground: ['Swoop Bike'] },
  });
  t.card('Terror (A)', { speed: 50, power: 4, health: 6 });
  t.card('Copied Terror', { speed: 30, power: 2, health: 4 });
});

/** The Brave Squad attacks the Militia, beside which two Guards stand. */
const guarded = (force: number, hand: readonly string[] = []) =>
  ({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6, 6],
    dark: { force: 2, character: ['Brave Squad'], hand },
    light: {
      force,
      character: [
        { card: 'Militia', tapped: true },
        { card: 'Guard One', tapped: true },
        { card: 'Guard Two', tapped: true },
      ],
    },
  }) as const;

scenarioX(
  'Intercept is the same attack: what was played for it is not played again',
  'TCG-KW-INTERCEPT-03 TCG-KW-INTERCEPT-06',
  (t) => {
    t.board({ ...guarded(1), dark: { force: 2, character: ['Hunter'] } });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Hunter attacks Militia');
    t.answer('Dark: Hunter: Pay 1 Force');
    t.answer('Light: Guard One: Pay 1 Force');
    t.doesNotOffer('Hunter: Pay 1 Force');
    t.passChances();
    // What it was given holds against the new defender.
    t.card('Guard One', { damage: 4 });
    t.card('Militia', { damage: 0 });
    t.is(t.events('attack').length, 1, 'attacks');
    // It is no prevention, and not played in that chance.
    t.is(t.events('prevent').length, 0, 'damage prevented');
  },
);

scenarioX('What depends on the defender lapses with an Intercept, or begins', 'TCG-KW-INTERCEPT-03', (t) => {
  for (const [target, damage] of [
    ['Charmed One', 2],
    ['Militia', 2],
  ] as const) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6, 6, 6],
      dark: { character: ['Hunter'] },
      light: {
        force: 1,
        character: [
          { card: target, tapped: true },
          { card: 'Guard One', tapped: true },
        ],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer(`Dark: Hunter attacks ${target}`);
    t.card('Hunter', { power: target === 'Charmed One' ? 5 : 2 });
    t.answer('Light: Guard One: Pay 1 Force');
    t.card('Hunter', { power: 2 });
    t.passChances();
    t.card('Guard One', { damage });
  }
});

scenarioX('Several units intercept in turn, each once, and all of them were attacked', 'TCG-KW-INTERCEPT-04', (t) => {
  t.board(guarded(3, ['Focused Fire']));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Brave Squad attacks Militia', 'Dark: pass');
  t.answer('Light: Guard One: Pay 1 Force', 'Dark: pass', 'Light: Guard Two: Pay 1 Force');
  t.asks('Dark', 'chance');
  t.is(t.force('Light'), 1);
  t.is(t.state.expanded!.attack!.defenders, [t.find('Militia'), t.find('Guard One'), t.find('Guard Two')]);
  t.passChances();
  t.card('Guard Two', { damage: 3 });
  // Each of them did it once.
  t.is(t.events('newDefender').length, 2);
});

scenarioX('An attack by a unit of your own can be intercepted, but not by that unit', 'TCG-KW-INTERCEPT-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6],
    dark: { force: 1, hand: ['Turncoat'], character: [{ card: 'Brave Squad', tapped: true }] },
    light: {
      force: 2,
      character: ['Guard One', { card: 'Guard Two', tapped: true }, { card: 'Militia', tapped: true }],
    },
  });
  t.answer('Dark: play Turncoat', 'Dark: choose Guard One');
  t.passUntil('steer', 'Dark');
  t.answer('Dark: Guard One attacks Militia');
  t.offersAlso('Guard Two: Pay 1 Force');
  t.answer('Light: Guard One: Pay 1 Force');
  t.is(t.state.defender, t.find('Militia'), 'it cannot attack itself');
  t.answer('Light: Guard Two: Pay 1 Force');
  t.passChances();
  t.card('Guard Two', { damage: 1 });
  t.card('Militia', { damage: 0 });
});

scenarioX(
  'Lucky rerolls up to so many attack dice, once, for attacker and defender',
  'TCG-KW-LUCKY-01 TCG-KW-LUCKY-02',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [1, 2, 5, 6, 6, 1],
      dark: { character: ['Gambler'] },
      light: { character: [{ card: 'Charmed One', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Gambler attacks Charmed One');
    t.asks('Dark', 'die');
    t.offers('reroll die 1 showing 1', 'reroll die 2 showing 2', 'reroll die 3 showing 5', 'done');
    t.answer('Dark: reroll die 1', 'Dark: reroll die 2');
    t.is(t.lastDice(), [1, 2, 5], 'the roll');
    // The defender's player has one die rerolled.
    t.offers('reroll die 1 showing 6', 'reroll die 2 showing 6', 'reroll die 3 showing 5', 'done');
    t.answer('Light: reroll die 1 showing 6');
    t.passChances();
    t.card('Charmed One', { damage: 2 });
  },
);

scenarioX('Lucky may be used for fewer dice, or none', 'TCG-KW-LUCKY-01 TCG-KW-LUCKY-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 2, 5, 6],
    dark: { character: ['Gambler'] },
    light: { character: [{ card: 'Charmed One', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Gambler attacks Charmed One', 'Dark: reroll die 1', 'Dark: done', 'Light: done');
  t.passChances();
  t.card('Charmed One', { damage: 2 });
});

scenarioX(
  'Overkill sends what is beyond the remaining health to another unit',
  'TCG-KW-OVERKILL-01 TCG-KW-OVERKILL-02 TCG-KW-OVERKILL-04 TCG-KW-OVERKILL-05',
  (t) => {
    const board = {
      at: 'Character battle',
      cards: CARDS,
      dice: [4, 4, 4, 4, 4, 6],
      dark: { character: ['Crusher'] },
      light: {
        force: 1,
        character: [
          { card: 'Militia', tapped: true },
          { card: 'Guard One', tapped: true },
        ],
      },
    } as const;
    t.board(board);
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Crusher attacks Militia', 'Light: pass');
    // 6 hits, 4 of which have to stay.
    t.offers(
      'done',
      '1 of the hits to Crusher',
      '2 of the hits to Crusher',
      '1 of the hits to Guard One',
      '2 of the hits to Guard One',
    );
    t.answer('Dark: 2 of the hits to Guard One');
    t.passChances();
    // With the damage of Critical Hit the Militia had 5, the Guard 2.
    t.is(
      t.events('damage').map(({ card, n }) => [card, n]),
      [
        [t.find('Militia'), 5],
        [t.find('Guard One'), 2],
      ],
    );
    t.board(board);
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Crusher attacks Militia', 'Light: pass', 'Dark: done');
    t.passChances();
    t.card('Guard One', { damage: 0 });
    // Damage that is on the defender already counts: its remaining health.
    t.board({
      ...board,
      light: { character: [{ card: 'Militia', tapped: true, damage: 3 }, 'Guard One'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Crusher attacks Militia');
    t.offersAlso('5 of the hits to Guard One');
    t.doesNotOffer('6 of the hits');
  },
);

scenarioX('Against Overkill neither Armor nor Parry helps, but Evade does', 'TCG-KW-OVERKILL-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 4, 4, 4, 4, 4],
    dark: { character: ['Crusher'] },
    light: {
      force: 1,
      character: [
        { card: 'Militia', tapped: true, damage: 1 },
        { card: 'Armored Aide', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Crusher attacks Militia', 'Dark: 2 of the hits to Armored Aide');
  t.answer('Light: Armored Aide: Pay 1 Force');
  t.passChances();
  t.card('Armored Aide', { damage: 1 });
  t.card('Militia', { zone: 'discard' });
});

scenarioX('Shields do not help against Overkill', 'TCG-KW-OVERKILL-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${CARDS}
  90 Shielded Aide   Light Character - Guard   C
     cost 3   speed 10   power 1   health 6
     Shields 9.
`,
    dice: [4, 4, 4, 4, 4, 4],
    dark: { character: ['Crusher'] },
    light: {
      character: [
        { card: 'Militia', tapped: true, damage: 1 },
        { card: 'Shielded Aide', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Crusher attacks Militia', 'Dark: 2 of the hits to Shielded Aide');
  t.passChances();
  t.card('Shielded Aide', { damage: 2 });
});
