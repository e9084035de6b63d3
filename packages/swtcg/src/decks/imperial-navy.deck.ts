export const IMPERIAL_NAVY = `# Imperial Navy (Dark)
> Star Destroyers that fire on the ground, TIE Fighters to screen them, and Stormtroopers wherever they land.

// Space
3 TIE Fighter DS-3-12
3 TIE Fighter DS-55-6
4 Carrack Cruiser
4 Victory-Class Star Destroyer
2 Imperial Star Destroyer
1 Devastator (A)

// Ground
4 Stormtrooper Squad
4 Stormtrooper Patrol
4 Stormtrooper Assault Team
3 Mounted Stormtrooper
1 Elite Stormtrooper Squad

// Character
2 Stormtrooper DV-523
2 Stormtrooper TK-421
3 Sandtrooper
2 Lieutenant Tanbris (A)
2 Darth Vader (C)
2 Darth Vader (B)
2 Admiral Motti (A)
1 TIE Fighter Elite Pilot

// Battle and Mission
3 Surge of Power
1 Suppressing Fire
2 Strength of Hate
2 Pilot's Dodge
3 Hero's Dodge
`;
