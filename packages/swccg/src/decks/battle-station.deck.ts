/** The Death Star: its sites, its prison and its superlaser. */
export const BATTLE_STATION = `# Battle Station (Dark)
> The Death Star comes nearer, parsec by parsec; prisoners wait in its cells, and its superlaser in its dish.

// Locations
1 Death Star
1 Death Star: War Room
1 Death Star: Central Core
1 Death Star: Detention Block Corridor
1 Death Star: Docking Bay 327
1 Death Star: Level 4 Military Corridor
1 Death Star: Conference Room
1 Alderaan
1 Yavin 4
1 Kiffex
1 Tatooine

// Characters
2 Darth Vader
2 Grand Moff Tarkin
1 General Tagge
1 Admiral Motti
1 Chief Bast
1 Colonel Wullf Yularen
1 Lt. Shann Childsen
2 Death Star Gunner
4 Death Star Trooper
3 Stormtrooper
1 Imperial Trooper Guard
1 Imperial Squad Leader
1 IT-O
1 R3-T6

// Starships
2 Imperial-Class Star Destroyer
1 Victory-Class Star Destroyer
2 TIE Fighter
1 TIE Scout

// Weapons and devices
1 Superlaser
1 Turbolaser Battery
1 Death Star Tractor Beam
1 Vader's Lightsaber
2 Imperial Blaster
1 Stormtrooper Utility Belt
1 Hypo

// Effects and Interrupts
2 Commence Primary Ignition
1 Death Star Sentry
1 Reactor Terminal
1 Disarmed
1 Besieged
1 We Have A Prisoner
1 Imperial Code Cylinder
1 Scanning Crew
1 Charming To The Last
1 Moment Of Triumph
1 The Empire's Back
1 Sense
`;
