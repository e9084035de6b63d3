/** Enhanced Battle of Naboo: the whole set as a card file; cardfile.ts describes the format. */
export const EBON = `# Enhanced Battle of Naboo (EBON)

P8 Obi-Wan Kenobi, Jedi Avenger   Light Character   Premium   stackable   wild all
   counters 4   destiny 6   power 5   damage 5   Naboo 1 1 1
   Each character it defeats has 2 more damage.

P9 Anakin Skywalker, Tested by the Jedi Council   Light Character   Premium   stackable   wild all
   counters 2   destiny 6   power ?   damage 4   Coruscant 1 1 1
   Once each turn, you may discard a card drawn for its destiny and draw again.

P10 Padmé Naberrie, Loyal Handmaiden   Light Character   Premium   stackable   wild all
   counters 2   destiny 6   power 3   damage 2   Tatooine 1 1 1
   +2 power if Queen Amidala or any handmaiden has fought this turn.

P11 Captain Panaka, Royal Defender   Light Character   Premium   stackable   wild all
   counters 2   destiny 6   power 4   damage 3   Naboo 1 1 1
   Counts as a diamond Naboo Officer, a diamond Royal Guard and a diamond Naboo Security.

P12 Yoda, Wise Jedi   Light Character   Premium   stackable   wild all
   counters 3   destiny 6   power 4   damage 4   Coruscant 1 1 1
   +2 power if the opponent has controlled a planet.

P13 R2-D2, Starship Maintenance Droid   Light Character   Premium   stackable   wild all
   counters 1   destiny 6   power 1   damage 0   Naboo 1 1 1
   Amidala's Starship gets +2 power while evacuating this planet.

P14 Darth Sidious, The Phantom Menace   Dark Character   Premium   stackable   wild all
   counters 4   destiny 6   power 5   damage 6   Coruscant 1 1 1
   When deployed to Coruscant, the opponent takes 2 damage.

P15 Watto, Risk Taker   Dark Character   Premium   stackable   wild all
   counters 1   destiny 6   power 3   damage 2   Tatooine 1 1 1
   For a Battle card or a weapon, draws two cards for one destiny and uses one of them.

P16 Aurra Sing, Scoundrel   Dark Character   Premium   stackable   wild all
   counters 2   destiny 6   power 5   damage 3   Naboo 1 1 1
   When deployed, you may deploy Aurra Sing's Blaster Rifle from your draw deck.

P17 Jabba the Hutt, Tatooine Tyrant   Dark Character   Premium   stackable   wild all
   counters 2   destiny 6   power 4   damage 2   Tatooine 1 1 1
   +2 power if you have controlled Tatooine.

P18 Nute Gunray, Neimoidian Bureaucrat   Dark Character   Premium   stackable   wild all
   counters 2   destiny 6   power 3   damage 3   Naboo 1 1 1
   When deployed to Naboo, you may deploy Rune Haako from your draw deck.

P19 Rune Haako, Neimoidian Lieutenant   Dark Character   Premium   stackable   wild all
   counters 2   destiny 6   power 3   damage 3   Naboo 1 1 1
   When deployed to Naboo, you may deploy any diamond Neimoidian from your draw deck.
`;
