/** A starter deck: heroes and troopers, a few starfighters, hardly anything to read. */
export const REBEL_PATROL = `# Rebel Patrol (Light)
> Luke and his friends hold Tatooine, troopers hold Yavin 4, and starfighters hold the sky.

// Locations
1 Tatooine
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
1 Tatooine: Docking Bay 94
1 Tatooine: Dune Sea
1 Tatooine: Lars' Moisture Farm
1 Tatooine: Obi-Wan's Hut
1 Yavin 4
1 Yavin 4: Jungle
1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room
1 Yavin 4: Massassi Ruins

// Characters
1 Luke Skywalker
1 Obi-Wan Kenobi
1 Han Solo
1 Leia Organa
1 Chewbacca
1 General Dodonna
1 Owen Lars
1 Beru Lars
9 Rebel Trooper
1 Rebel Squad Leader
3 Rebel Pilot
1 Biggs Darklighter
1 Jek Porkins
1 Dutch

// Starships and vehicles
1 Millennium Falcon
3 X-wing
2 Y-wing
1 Red 3
1 Gold 1
1 Luke's X-34 Landspeeder
1 Corellian Corvette

// Weapons
4 Blaster
2 Blaster Rifle

// Interrupts
2 Rebel Barrier
2 A Few Maneuvers
1 The Force Is Strong With This One
1 Solo Han
1 Warrior's Courage
1 Luke's Back
`;
