/** The cards of the scenarios on Pilots. */
export const PILOT_CARDS = `
  1 Ace   Light Character - Rebel Officer   C
     cost 2   speed 40   power 2   health 3
     Starfighter Pilot: +20 speed.
     Capital Ship Pilot: +20 speed.
     Transport Pilot: +20 speed.

  2 Wingman   Light Character - Rebel   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +1 power.
     Capital Ship Pilot: +1 power.
     Transport Pilot: +1 power.

  3 Dart   Light Space - Starfighter   C
     cost 2   speed 30   power 2   health 6

  4 Arrow   Light Space - Starfighter   C
     cost 2   speed 30   power 2   health 6

  5 Shuttle   Light Space - Transport   C
     cost 2   speed 30   power 2   health 6

  6 Frigate   Light Space - Capital Ship   C
     cost 4   speed 10   power 2   health 6

  7 Armed Frigate   Light Space - Transport Capital Ship   C
     cost 4   speed 10   power 2   health 6

  8 Millennium Falcon   Light Space - Transport   C
     cost 4   speed 30   power 2   health 6
     This unit takes an extra Pilot.

  9 Hulk   Dark Space - Cruiser   C
     cost 5   speed 60   power 3   health 9

  10 Crawler   Dark Ground - Walker   C
     cost 5   speed 5   power 2   health 9

  11 Skimmer   Light Ground - Speeder   C
     cost 1   speed 10   power 1   health 3

  12 Bailout   Light Battle   C
     Pay 1 Force -> Retreat 1 of your Pilots.

  13 Hail   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy unit.

  14 Curse   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Character.

  15 Flak   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Pilot.

  16 Purge   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Officer.

  17 Decree   Dark Battle   C
     Pay 1 Force -> This card deals 1 damage to each enemy Character card.

  18 Mending   Dark Battle   C
     Pay 1 Force -> Remove 1 damage counter from each unit.

  19 Commander   Light Character - Rebel   C
     cost 2   speed 30   power 2   health 3
     Starfighter Pilot: +1 power.
     Each of your Starfighters has +1 health.
     Build step: Tap -> Draw 1 card.
     While this unit is on a unit: Each of your Speeders has +2 health.

  20 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 1

  21 Recruiter   Light Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Build step: Tap -> Search your deck for a Pilot card.

  22 Poser   Light Character - Rebel Pilot   C
     cost 1   speed 10   power 1   health 1

  23 Blaster   Light Equipment - Character Weapon   C
     cost 1
     Equip: Pay 1 Force.
     Equipped: +1 power.

  24 Double Ace   Light Character - Rebel   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +10 speed.
     Speeder Pilot: +2 health.
     Starfighter Pilot: +1 power.

  25 Vet (A)   Light Character - Rebel   C
     cost 3   speed 40   power 2   health 2
     Starfighter Pilot: +20 speed.

  26 Vet (B)   Light Character - Rebel   C
     cost 3   speed 40   power 2   health 2
     Speeder Pilot: +20 speed.

  27 Vet (C)   Light Character - Rebel   C
     cost 3   speed 40   power 2   health 2
     Starfighter Pilot: +1 power.

  28 Runner (A)   Light Space - Starfighter   C
     cost 3   speed 30   power 2   health 6

  29 Runner (B)   Light Space - Transport   C
     cost 3   speed 30   power 2   health 6

  30 Mutiny   Dark Battle   C
     Pay 1 Force -> Gain control of 1 enemy Space unit.

  31 Bribe   Dark Battle   C
     Pay 1 Force -> Gain control of 1 enemy Pilot this turn.

  32 Scare   Dark Battle   C
     Pay 1 Force -> Retreat 1 unit.

  33 Baron   Dark Character - Imperial   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +2 power.
`;
