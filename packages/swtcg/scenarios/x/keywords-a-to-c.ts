import { scenarioX } from '../../src/testing/index.ts';

const WALL = `
1 Guard   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 9
   Armor.

2 Marksman   Dark Character - Soldier   C
   cost 3   speed 50   power 4   health 3
   Accuracy 1.

3 Shooter   Dark Character - Soldier   C
   cost 3   speed 50   power 4   health 3
`;

const attackOf = (name: string) =>
  ({
    at: 'Character battle',
    cards: WALL,
    dice: [3, 4, 5, 6],
    dark: { character: [name] },
    light: { character: [{ card: 'Guard', tapped: true }] },
  }) as const;

scenarioX(
  'Armor is hit by 5 and 6 alone, and Accuracy helps against it',
  'TCG-KW-ARMOR-01 TCG-KW-ARMOR-02 TCG-KW-ARMOR-03',
  (t) => {
    for (const [name, damage] of [
      ['Shooter', 2],
      ['Marksman', 3],
    ] as const) {
      t.board(attackOf(name));
      t.passUntil('unitTurn', 'Dark');
      t.answer(`Dark: ${name} attacks Guard`);
      t.passChances();
      t.card('Guard', { damage });
    }
  },
);
