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
