/** Enhanced Menace of Darth Maul: the whole set as a card file; cardfile.ts describes the format. */
export const EMDM = `# Enhanced Menace of Darth Maul (EMDM)

P1 Qui-Gon Jinn, Jedi Protector   Light Character   Premium   stackable   wild all
   counters 5   destiny 6   power 6   damage 5   Tatooine 1 1 1
   +1 power while using Qui-Gon Jinn's Lightsaber.

P2 Mace Windu, Jedi Warrior   Light Character   Premium   stackable   wild all
   counters 5   destiny 6   power 6   damage 6   Coruscant 1 1 1
   +2 power while using the Battle card Wisdom Of The Council.

P3 Queen Amidala, Cunning Warrior   Light Character   Premium   stackable   wild all
   counters 2   destiny 6   power 3   damage 3   Naboo 1 1 1
   Damage 2 less while using Amidala's Blaster.

P4 Darth Maul, Sith Assassin   Dark Character   Premium   stackable   wild all
   counters 5   destiny 6   power 6   damage 5   Tatooine 1 1 1
   Damage 2 less while using Darth Maul's Lightsaber.

P5 Sebulba, Champion Podracer Pilot   Dark Character   Premium   stackable   wild all
   counters 3   destiny 6   power 4   damage 2   Tatooine 1 1 1
   +2 power while using the Battle card Yoka To Bantha Poodoo.

P6 Trade Federation Tank, Assault Leader   Dark Character   Premium   diamond   wild all
   counters 3   destiny 6   power 4   damage 3   Naboo 1 1 1
   Damage 2 less while using any diamond Trade Federation Tank Laser Cannon.
`;
