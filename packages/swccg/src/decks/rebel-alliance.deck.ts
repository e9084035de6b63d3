/** A starter deck: the heroes on Tatooine and Yavin 4, with starfighters above. */
export const REBEL_ALLIANCE = `# Rebel Alliance (Light)
> Luke and his friends hold Tatooine, Rebels stand on Yavin 4, and starfighters come to help.

// Locations
1 Tatooine
1 Tatooine: Cantina
1 Tatooine: Docking Bay 94
1 Tatooine: Dune Sea
1 Tatooine: Lars' Moisture Farm
1 Tatooine: Mos Eisley
1 Tatooine: Obi-Wan's Hut
1 Yavin 4
1 Yavin 4: Docking Bay
1 Yavin 4: Jungle
1 Yavin 4: Massassi Throne Room
1 Yavin 4: Massassi War Room

// Characters
2 Luke Skywalker
2 Obi-Wan Kenobi
2 Han Solo
2 Leia Organa
2 Chewbacca
1 R2-D2
1 C-3PO
1 Biggs Darklighter
1 Dutch
1 Jek Porkins
1 General Dodonna
4 Rebel Trooper
3 Rebel Pilot
3 Rebel Guard

// Starships and vehicles
1 Millennium Falcon
1 Red 5
2 X-wing
1 Y-wing
1 Luke's X-34 Landspeeder

// Weapons
2 Jedi Lightsaber
2 Blaster
1 Blaster Rifle

// Effects and Interrupts
1 Traffic Control
1 Nightfall
2 Rebel Barrier
2 Sense
1 Alter
1 Combined Attack
1 Noble Sacrifice
1 Jedi Presence
1 Surprise Assault
`;
