/**
 * The decks that come with the game, the first of each side of simple cards, for a first game. They are deck files, except
 * that several cards stand in a line, with bars between them.
 */
export const DARK_DECKS: readonly string[] = [
  // A starter deck: troopers and their officers, a few ships, hardly anything to read.
  `# Imperial Garrison (Dark)
> Stormtroopers and their officers hold Tatooine and the Death Star; TIEs and a Star Destroyer hold the sky.
// Locations
1 Tatooine | 1 Tatooine: Mos Eisley | 1 Tatooine: Cantina | 1 Tatooine: Docking Bay 94 | 1 Tatooine: Jundland Wastes
1 Tatooine: Lars' Moisture Farm | 1 Death Star: War Room | 1 Death Star: Detention Block Corridor
1 Death Star: Level 4 Military Corridor | 1 Death Star: Docking Bay 327 | 1 Yavin 4 | 1 Kessel
// Characters
2 Darth Vader | 1 Grand Moff Tarkin | 1 General Tagge | 1 Admiral Motti | 1 Colonel Wullf Yularen | 1 Commander Praji
9 Stormtrooper | 3 Death Star Trooper | 1 Imperial Squad Leader | 3 Imperial Pilot | 1 DS-61-2 | 1 DS-61-3
// Starships
2 Imperial-Class Star Destroyer | 1 Devastator | 4 TIE Fighter | 1 Black 2 | 1 Black 3
// Weapons
3 Imperial Blaster | 2 Blaster Rifle | 1 Vader's Lightsaber
// Interrupts
2 Imperial Barrier | 2 Dark Maneuvers | 1 I Have You Now | 1 Vader's Eye | 1 Lone Warrior | 1 The Empire's Back`,
  // Space: Star Destroyers, their weapons and their TIEs.
  `# Death Squadron (Dark)
> Star Destroyers go from system to system with cannons and tractor beams, and TIEs fly before them.
// Locations
1 Kessel | 1 Tatooine | 1 Yavin 4 | 1 Alderaan | 1 Dantooine | 1 Ralltiir | 1 Kashyyyk | 1 Death Star: War Room
1 Death Star: Docking Bay 327 | 1 Tatooine: Docking Bay 94
// Characters
2 Darth Vader | 2 Admiral Motti | 1 Grand Moff Tarkin | 1 Chief Bast | 1 Commander Praji | 1 Officer Evax
1 Lieutenant Tanbris | 1 DS-61-2 | 1 DS-61-3 | 1 DS-61-4 | 1 Reserve Pilot | 2 Imperial Pilot | 1 R3-T6 | 1 R2-Q2
// Starships
2 Imperial-Class Star Destroyer | 1 Devastator | 1 Conquest | 1 Victory-Class Star Destroyer | 1 Vader's Custom TIE
1 Black 2 | 1 Black 3 | 1 Black 4 | 4 TIE Fighter | 1 TIE Advanced x1 | 1 TIE Vanguard
// Weapons and devices
2 Turbolaser Battery | 1 Ion Cannon | 1 Boosted TIE Cannon | 2 Enhanced TIE Laser Cannon | 1 Tractor Beam
1 Fusion Generator Supply Tanks
// Effects and Interrupts
1 Fear Will Keep Them In Line | 1 Presence Of The Force | 1 Lateral Damage | 2 Dark Maneuvers | 1 Lone Pilot
1 I've Got A Problem Here | 1 Tallon Roll | 1 Imperial Barrier | 1 Sense`,
  // The Death Star: its sites, its prison and its superlaser.
  `# Battle Station (Dark)
> The Death Star comes nearer, parsec by parsec; prisoners wait in its cells, and its superlaser in its dish.
// Locations
1 Death Star | 1 Death Star: War Room | 1 Death Star: Central Core | 1 Death Star: Detention Block Corridor
1 Death Star: Docking Bay 327 | 1 Death Star: Level 4 Military Corridor | 1 Death Star: Conference Room | 1 Alderaan
1 Yavin 4 | 1 Kiffex | 1 Tatooine
// Characters
2 Darth Vader | 2 Grand Moff Tarkin | 1 General Tagge | 1 Admiral Motti | 1 Chief Bast | 1 Colonel Wullf Yularen
1 Lt. Shann Childsen | 2 Death Star Gunner | 4 Death Star Trooper | 3 Stormtrooper | 1 Imperial Trooper Guard
1 Imperial Squad Leader | 1 IT-O | 1 R3-T6
// Starships
2 Imperial-Class Star Destroyer | 1 Victory-Class Star Destroyer | 2 TIE Fighter | 1 TIE Scout
// Weapons and devices
1 Superlaser | 1 Turbolaser Battery | 1 Death Star Tractor Beam | 1 Vader's Lightsaber | 2 Imperial Blaster
1 Stormtrooper Utility Belt | 1 Hypo
// Effects and Interrupts
2 Commence Primary Ignition | 1 Death Star Sentry | 1 Reactor Terminal | 1 Disarmed | 1 Besieged | 1 We Have A Prisoner
1 Imperial Code Cylinder | 1 Scanning Crew | 1 Charming To The Last | 1 Moment Of Triumph | 1 The Empire's Back
1 Sense`,
  // Aliens of the Cantina, Jawas and Tusken Raiders.
  `# Scum and Villainy (Dark)
> Bounty hunters and smugglers meet in the Cantina, Tusken Raiders in the wastes, Jawas sell what is left, and the Empire looks down on it all.
// Locations
1 Tatooine: Cantina | 1 Tatooine: Mos Eisley | 1 Tatooine: Jundland Wastes | 1 Tatooine: Jawa Camp
1 Tatooine: Lars' Moisture Farm | 1 Tatooine: Docking Bay 94 | 1 Tatooine | 1 Kessel | 1 Imperial Holotable
// Characters
1 Darth Vader | 1 General Tagge | 1 Djas Puhr | 1 Ponda Baba | 1 Dr. Evazan | 1 Garindan | 1 Feltipern Trevagg
1 Labria | 1 Greedo | 1 Danz Borin | 1 Dannik Jerriko | 1 Hem Dazon | 1 Lirin Car'n | 1 Tech Mo'r | 1 Wuher | 1 Myo
1 Tonnika Sisters | 1 Kitik Keed'kak | 1 Mosep | 1 URoRRuR'R'R | 3 Tusken Raider | 1 Jawa | 1 Dathcha | 2 Advosze
2 Rodian | 3 Defel
// Starships and vehicles
2 Victory-Class Star Destroyer | 1 Bantha | 1 Sandcrawler | 1 Ubrikkian 9000 Z001
// Weapons and devices
1 Jawa Blaster | 1 Gaderffii Stick | 1 URoRRuR'R'R's Hunting Rifle | 1 Restraining Bolt
// Effects and Interrupts
1 Jawa Pack | 1 Juri Juice | 1 Sunsdown | 1 Molator | 1 Ghhhk | 1 Nevar Yalnal | 1 Elis Helrot | 1 Local Trouble
1 Moment Of Triumph | 1 Utinni!`,
];

export const LIGHT_DECKS: readonly string[] = [
  // A starter deck: heroes and troopers, a few starfighters, hardly anything to read.
  `# Rebel Patrol (Light)
> Luke and his friends hold Tatooine, troopers hold Yavin 4, and starfighters hold the sky.
// Locations
1 Tatooine | 1 Tatooine: Mos Eisley | 1 Tatooine: Cantina | 1 Tatooine: Docking Bay 94 | 1 Tatooine: Dune Sea
1 Tatooine: Lars' Moisture Farm | 1 Tatooine: Obi-Wan's Hut | 1 Yavin 4 | 1 Yavin 4: Jungle | 1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room | 1 Yavin 4: Massassi Ruins
// Characters
1 Luke Skywalker | 1 Obi-Wan Kenobi | 1 Han Solo | 1 Leia Organa | 1 Chewbacca | 1 General Dodonna | 1 Owen Lars
1 Beru Lars | 9 Rebel Trooper | 1 Rebel Squad Leader | 3 Rebel Pilot | 1 Biggs Darklighter | 1 Jek Porkins | 1 Dutch
// Starships and vehicles
1 Millennium Falcon | 3 X-wing | 2 Y-wing | 1 Red 3 | 1 Gold 1 | 1 Luke's X-34 Landspeeder | 1 Corellian Corvette
// Weapons
4 Blaster | 2 Blaster Rifle
// Interrupts
2 Rebel Barrier | 2 A Few Maneuvers | 1 The Force Is Strong With This One | 1 Solo Han | 1 Warrior's Courage
1 Luke's Back`,
  // Space: starfighters with their pilots and astromechs, and the run on the Death Star.
  `# Gold and Red (Light)
> Pilots in their own starfighters, astromechs behind them, torpedoes below, and a trench to fly through.
// Locations
1 Yavin 4 | 1 Yavin 4: Docking Bay | 1 Yavin 4: Massassi War Room | 1 Yavin 4: Massassi Throne Room | 1 Kessel
1 Yavin 4: Massassi Ruins | 1 Tatooine | 1 Dantooine | 1 Corellia | 1 Death Star: Trench
// Characters
2 Luke Skywalker | 1 Han Solo | 1 Wedge Antilles | 1 Biggs Darklighter | 1 Red Leader | 1 Dutch | 1 Pops | 1 Tiree
1 Jek Porkins | 1 General Dodonna | 1 Commander Vanden Willard | 2 Rebel Tech | 1 R2-D2 | 2 R2-X2 | 1 R5-D4
// Starships
1 Red 1 | 1 Red 2 | 1 Red 3 | 2 Red 5 | 1 Red 6 | 1 Gold 1 | 1 Gold 2 | 1 Gold 5 | 1 Millennium Falcon | 3 X-wing
1 Y-wing | 1 Tantive IV | 1 Corellian Corvette
// Weapons and devices
4 Proton Torpedoes | 1 Quad Laser Cannon | 1 Targeting Computer
// Effects and Interrupts
1 Attack Run | 1 Rebel Planners | 1 Special Modifications | 2 A Few Maneuvers | 1 Full Throttle | 1 Out Of Nowhere
1 Corellian Slip | 1 You're All Clear Kid! | 1 Hyper Escape`,
  // Aliens of the Cantina: musicians, thieves and smugglers.
  `# Cantina Regulars (Light)
> The band plays, thieves and scouts come and go, and the droids wait outside.
// Locations
1 Tatooine: Cantina | 1 Tatooine: Mos Eisley | 1 Tatooine: Docking Bay 94 | 1 Tatooine: Jawa Camp | 1 Tatooine: Dune Sea
1 Tatooine: Lars' Moisture Farm | 1 Tatooine | 1 Dejarik Hologameboard
// Characters
1 Obi-Wan Kenobi | 2 Han Solo | 1 Chewbacca | 1 BoShek | 1 Figrin D'an | 1 Doikk Na'ts | 1 Ickabel G'ont | 1 Nalan Cheel
1 Kabe | 1 Leesub Sirln | 1 Dice Ibegon | 1 Momaw Nadon | 1 Kal'Falnl C'ndros | 1 Wioslea | 1 Zutton | 1 Hunchback
1 Garouf Lafoe | 1 Het Nkik | 1 Brainiac | 1 Tzizvvt | 3 Talz | 2 Shistavanen Wolfman | 2 Arcona | 2 Saurin
2 Corellian | 2 Jawa | 1 C-3PO | 1 M-HYD 'Binary' Droid | 1 LIN-V8K
// Starships and vehicles
1 Millennium Falcon | 1 Rogue Bantha
// Weapons and devices
1 Bowcaster | 1 Blaster | 1 Tatooine Utility Belt
// Effects and Interrupts
1 Jawa Siesta | 1 Nightfall | 1 K'lor'slug | 1 Houjix | 1 The Bith Shuffle | 1 Nabrun Leids | 1 Cantina Brawl
1 Solo Han | 1 Let The Wookiee Win | 1 Double Agent`,
  // Drains and manipulation: hands, piles, spies and senses.
  `# Hidden Hand (Light)
> Spies where nobody looks, cards that come back, and an answer to everything the Empire plays.
// Locations
1 Tatooine: Obi-Wan's Hut | 1 Tatooine: Dune Sea | 1 Tatooine: Mos Eisley | 1 Tatooine: Lars' Moisture Farm
1 Yavin 4: Massassi Throne Room | 1 Yavin 4: Massassi War Room | 1 Yavin 4: Jungle | 1 Yavin 4: Docking Bay
1 Death Star: Detention Block Control Room | 1 Kessel
// Characters
2 Obi-Wan Kenobi | 2 Luke Skywalker | 2 Leia Organa | 1 Han Solo | 1 Chewbacca | 1 Momaw Nadon | 1 Owen Lars
1 Commander Vanden Willard | 1 R2-D2 | 1 C-3PO | 2 Rebel Commander | 4 Rebel Trooper
// Starships
1 Tantive IV | 1 Millennium Falcon | 1 Corellian Corvette | 2 X-wing
// Weapons and devices
1 Obi-Wan's Lightsaber | 1 Jedi Lightsaber | 1 Hydroponics Station | 1 Vaporator | 1 Electrobinoculars
1 Leia's Sporting Blaster
// Effects and Interrupts
1 Traffic Control | 1 Undercover | 1 Affect Mind | 1 Revolution | 1 Obi-Wan's Cape | 1 Lightsaber Proficiency
1 A Tremor In The Force | 1 Grappling Hook | 2 Sense | 2 Alter | 1 Surprise Assault | 1 It Could Be Worse | 1 Old Ben
1 Narrow Escape | 1 Gift Of The Mentor | 1 Noble Sacrifice | 1 On The Edge | 1 We're Doomed`,
];
