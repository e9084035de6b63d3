/** A starter deck: troopers and their officers, a few ships, hardly anything to read. */
export const IMPERIAL_GARRISON = `# Imperial Garrison (Dark)
> Stormtroopers and their officers hold Tatooine and the Death Star; TIEs and a Star Destroyer hold the sky.

// Locations
1 Tatooine
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
1 Tatooine: Docking Bay 94
1 Tatooine: Jundland Wastes
1 Tatooine: Lars' Moisture Farm
1 Death Star: War Room
1 Death Star: Detention Block Corridor
1 Death Star: Level 4 Military Corridor
1 Death Star: Docking Bay 327
1 Yavin 4
1 Kessel

// Characters
2 Darth Vader
1 Grand Moff Tarkin
1 General Tagge
1 Admiral Motti
1 Colonel Wullf Yularen
1 Commander Praji
9 Stormtrooper
3 Death Star Trooper
1 Imperial Squad Leader
3 Imperial Pilot
1 DS-61-2
1 DS-61-3

// Starships
2 Imperial-Class Star Destroyer
1 Devastator
4 TIE Fighter
1 Black 2
1 Black 3

// Weapons
3 Imperial Blaster
2 Blaster Rifle
1 Vader's Lightsaber

// Interrupts
2 Imperial Barrier
2 Dark Maneuvers
1 I Have You Now
1 Vader's Eye
1 Lone Warrior
1 The Empire's Back
`;
