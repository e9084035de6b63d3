/** Damage by the Expanded Rulebook (TCG-DMG). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit damages a Character: Gain 2 Force.

2 Acrobat   Light Character - Dancer   C
   cost 3   speed 20   power 2   health 5
   Pay 1 Force -> Evade 2.

3 Grenade   Dark Battle   C
   Pay 1 Force -> Choose 1 enemy unit. This card deals 1 damage to it.

4 Order   Dark Battle   C
   Pay 1 Force -> Choose 1 of your units in Character. It deals 1 damage to each enemy unit in Character.

5 Berserker   Dark Character - Bandit   C
   cost 3   speed 60   power 1   health 5
   Pay 1 Force -> Evade 1.
   When this unit attacks: Give this unit +2 power this attack. When this attack ends: This unit deals 1 damage to itself.

6 Rally   Dark Battle   C
   Pay 1 Force -> Untap 1 of your Characters.

7 Wall   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 20

8 Split   Dark Battle   C
   Pay 1 Force -> You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.
`;

scenarioX('What damage comes from', 'TCG-DMG-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1],
    dark: { force: 2, character: ['Raider'], hand: ['Grenade', 'Order'] },
    light: { character: [{ card: 'Wall', tapped: true }] },
  });
  t.answer('Dark: play Order', 'Dark: pass', 'Dark: play Grenade');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Wall');
  t.passChances();
  const raider = t.find('Raider');
  t.is(
    t.events('damage').map(({ source }) => source === raider),
    [true, false, true],
  );
  t.is(t.events('trigger').length, 2); // "damages" was not heard of the card's own
});

scenarioX('A unit is damaged when counters are placed, not when all of it was prevented', 'TCG-DMG-09', (t) => {
  const board = (): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: ['Raider'] },
      light: { force: 1, character: ['Acrobat'] },
    });
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Acrobat', 'Light: Acrobat: Evade 2');
  t.is([t.force('Dark'), t.events('trigger').length], [0, 0]);
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Acrobat', 'Light: pass');
  t.is(t.force('Dark'), 2);
  // In the placement of damage: before the attack ends.
  const kinds = t.match.events.map((e) => (e as { kind: string }).kind);
  t.is(
    kinds.filter((kind) => ['damage', 'trigger', 'attackEnds'].includes(kind)),
    ['damage', 'trigger', 'attackEnds'],
  );
});

scenarioX('The price of a bonus can be prevented, and is due again with each attack', 'TCG-DMG-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1, 1, 1, 1, 1],
    dark: { force: 2, character: ['Berserker'], hand: ['Rally'] },
    light: { character: [{ card: 'Wall', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Berserker attacks Wall', 'Dark: pass', 'Dark: pass', 'Dark: Berserker: Evade 1');
  t.card('Berserker', { damage: 0 });
  t.answer('Dark: pass', 'Dark: play Rally');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Berserker attacks Wall');
  t.passChances();
  t.card('Berserker', { damage: 1 });
  t.is(
    t.events('roll').flatMap(({ rollFor, dice }) => (rollFor === 'attack' ? [dice.length] : [])),
    [3, 3],
  );
});

scenarioX('Hits are divided after the roll; one of the two units may be given none', 'TCG-DMG-14', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6],
    dark: { force: 1, character: ['Raider'], hand: ['Split'] },
    light: {
      character: [
        { card: 'Wall', tapped: true },
        { card: 'Acrobat', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Wall', 'Dark: play Split');
  t.is(t.events('roll').length, 1); // it was played before; the second unit is chosen after
  t.asks('Dark', 'divide');
  t.offers('1 of the hits to Acrobat', '2 of the hits to Acrobat', 'done');
  t.answer('2 of the hits to Acrobat');
  t.card('Wall', { damage: 0 });
  t.card('Acrobat', { damage: 2 });
});

const SORTS = `
1 Duellist   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit's attack ends, if this attack did no damage: Gain 3 Force.
   When damage from this unit discards a Character: Gain 7 Force.
   Accuracy 2.
   Critical Hit 3.
   Tap -> This unit deals 3 dice of damage to 1 enemy unit in Character.
   Pay 1 Force -> Put 5 damage counters on 1 enemy unit in Character.
   Free -> Reroll any of your attack dice.

2 Victim   Light Character - Dancer   C
   cost 3   speed 20   power 2   health 5
   Pay 1 Force -> Evade 2.
   When this unit is damaged by the enemy: Gain 1 build point.
   Pay 2 Force -> This unit deals 1 damage to itself.

3 Tank   Light Character - Soldier   C
   cost 3   speed 20   power 2   health 9
   Armor.
   Shields 5.

4 Summons   Light Battle   C
   Pay 1 Force -> Retreat the attacker.

6 Avenger   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit attacks: When this attack ends: If this attack did no damage: Gain 3 Force.

5 Grenade   Dark Battle   C
   Pay 1 Force -> Choose 1 enemy unit in Character. This card deals 1 damage to it.
`;

scenarioX('An attack did no damage when no counter was placed', 'TCG-DMG-11', (t) => {
  const attack = (unit: string, dice: number[], force: number, ...then: string[]): number => {
    t.board({
      at: 'Character battle',
      cards: SORTS,
      dice,
      dark: { character: [unit] },
      light: { force, character: [{ card: 'Victim', tapped: true }], hand: ['Summons'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer(`Dark: ${unit} attacks Victim`, ...then);
    while (t.state.question?.kind === 'chance' && t.events('attackEnds').length === 0) t.answer('pass');
    return t.events('force').filter(({ n }) => n === 3).length;
  };
  t.is(attack('Duellist', [1, 1], 0), 1); // no hits
  t.is(attack('Duellist', [5, 5], 0), 0);
  t.is(attack('Duellist', [5, 5], 1, 'Light: pass', 'Dark: pass', 'Light: Victim: Evade 2'), 1); // all of it prevented
  t.is(attack('Avenger', [5, 5], 1, 'Light: play Summons'), 1); // ended by a retreat
});

scenarioX('Dice of damage are no attack dice', 'TCG-DMG-07 TCG-DICE-07', (t) => {
  const board = (target: string): void =>
    t.board({
      at: 'Character battle',
      cards: SORTS,
      dice: [3, 4, 6],
      dark: { character: ['Duellist'] },
      light: { character: [{ card: target, tapped: true }] },
    });
  board('Victim');
  t.answer('Dark: Duellist: this unit deals 3 dice of damage');
  t.passChances();
  // No Accuracy, no Critical Hit, and nothing that rerolls attack dice.
  t.is(
    t.events('damage').map(({ n }) => n),
    [2],
  );
  t.is(t.events('reroll').length + t.events('hits').length, 0);
  board('Tank');
  t.answer('Dark: Duellist: this unit deals 3 dice of damage');
  t.passChances();
  t.is(
    t.events('damage').map(({ n }) => n),
    [1],
  ); // Armor counts, Shields do not
});

scenarioX('Counters have no source unless it is said, and are no damage', 'TCG-DMG-16 TCG-DMG-10', (t) => {
  const board = (): void =>
    t.board({
      at: 'Character battle',
      cards: SORTS,
      dice: [4, 4, 4],
      dark: { force: 1, character: ['Duellist'], hand: ['Grenade'] },
      light: { force: 2, character: [{ card: 'Victim', tapped: true }] },
    });
  board();
  t.answer('Dark: Duellist: Put 5 damage counters');
  t.card('Victim', { zone: 'discard' });
  t.is([t.force('Dark'), t.points('Light')], [0, 0]); // neither was heard
  t.is(
    t.events('discard').flatMap(({ card, source }) => (card === t.find('Victim') ? [source] : [])),
    [-1],
  );
  // Damage of the enemy: by a card, by dice, in an attack; not one's own.
  board();
  t.answer('Dark: play Grenade');
  while (t.points('Light') === 0) t.answer('pass');
  board();
  t.answer('Dark: Duellist: this unit deals 3 dice of damage');
  while (t.points('Light') === 0) t.answer('pass');
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Duellist attacks Victim');
  while (t.points('Light') === 0) t.answer('pass');
  board();
  t.answer('Dark: pass', 'Light: Victim: this unit deals 1 damage to itself');
  t.passUntil('unitTurn', 'Dark');
  t.card('Victim', { damage: 1 });
  t.is(t.points('Light'), 0);
});
