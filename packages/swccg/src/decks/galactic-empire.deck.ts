/** A starter deck: Vader and his troopers from the Death Star to Tatooine. */
export const GALACTIC_EMPIRE = `# Galactic Empire (Dark)
> Vader leads stormtroopers from the Death Star to Tatooine, with Star Destroyers and TIEs overhead.

// Locations
1 Tatooine
1 Tatooine: Cantina
1 Tatooine: Docking Bay 94
1 Tatooine: Jundland Wastes
1 Tatooine: Lars' Moisture Farm
1 Tatooine: Mos Eisley
1 Yavin 4
1 Death Star: Central Core
1 Death Star: Detention Block Corridor
1 Death Star: Docking Bay 327
1 Death Star: Level 4 Military Corridor
1 Death Star: War Room

// Characters
3 Darth Vader
2 Grand Moff Tarkin
1 General Tagge
1 Admiral Motti
1 Colonel Wullf Yularen
1 Garindan
1 Djas Puhr
5 Stormtrooper
3 Death Star Trooper
2 Imperial Trooper Guard
3 Imperial Pilot
2 Tusken Raider

// Starships and vehicles
2 Imperial-Class Star Destroyer
1 Vader's Custom TIE
2 TIE Fighter
1 TIE Scout
1 Bantha

// Weapons
2 Dark Jedi Lightsaber
2 Imperial Blaster
1 Assault Rifle
1 Blaster Rifle

// Effects and Interrupts
1 Reactor Terminal
1 Presence Of The Force
2 Imperial Barrier
2 Sense
1 Alter
1 Trooper Charge
1 Dark Jedi Presence
1 The Circle Is Now Complete
`;
