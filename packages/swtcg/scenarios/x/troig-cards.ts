/** Cards for scenarios of Two-Headed Troig, some of them named as in the examples of the rulebook. */
export const TROIG_CARDS = `
1 Warrior   Dark Character - Soldier   C
   cost 3   speed 50   power 3   health 3
   Between attacks: Pay 1 Force -> Draw 1 card.

2 Watcher   Light Character - Soldier   C
   cost 3   speed 40   power 3   health 3
   Between attacks: Pay 1 Force -> Draw 1 card.

3 Herald   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When battle starts: Gain 1 Force.

4 Scribe   Light Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When battle starts: Gain 2 Force.

5 Steward   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When your build step starts: Gain 1 Force.

6 Drain   Dark Battle   C
   Between attacks: Pay 1 Force -> The enemy loses 2 Force.

7 Extort   Dark Battle   C
   Between attacks: Pay 1 Force -> The enemy discards 1 card.

8 Threat   Dark Battle   C
   Between attacks: Pay 1 Force -> Unless the enemy pays 2 Force: Draw 1 card.

9 Tithe   Light Mission   C
   cost 0
   Dark loses 1 Force.

10 Grenade   Dark Battle   C
   Between attacks: Pay 1 Force -> Choose 1 enemy unit. This card deals 1 damage to it.

11 Bandage   Dark Battle   C
   Between attacks: Pay 1 Force -> Choose 1 of your units. Tap it.

12 Malakili (A)   Neutral Character - Corellian   C
   cost 5   speed 20   power 2   health 5
   Each of your Creatures has +1 power, +1 health and "Pay 1 Force -> Intercept."

13 Rancor   Neutral Character - Creature   C
   cost 5   speed 10   power 4   health 4

14 Lars Homestead   Light Location - Character Farm   C
   cost 2
   Each of your units with build cost 5 or less costs 1 less to deploy.
   Between attacks: Pay 1 Force -> Draw 1 card.

15 Farmhand   Light Character - Farmer   C
   cost 5   speed 20   power 2   health 2

16 Overseer   Light Character - Farmer   C
   cost 6   speed 20   power 2   health 2

17 Wampa   Neutral Ground - Creature   C
   cost 4   speed 30   power 6   health 4
   This unit can attack your other units in Ground.

18 Tauntaun   Neutral Ground - Beast   C
   cost 2   speed 10   power 1   health 4

19 Starfield   Neutral Location - Space Landscape   C
   cost 1
   Each Fighter has +1 power.

20 Scout   Light Space - Fighter   C
   cost 2   speed 40   power 1   health 1

21 Archivist   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When you draw a card: Gain 1 Force.
   Build step start: Tap -> Draw 1 card.
`;
