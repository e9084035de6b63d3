/** A starter deck: plain droids in numbers, few texts to read. */
export const DROID_ARMY = `# Droid Army (Dark)
> Cheap droids in every arena, and Super Battle Droids that grow with company.

// Space
4 Droid Starfighter DFS-4CT
4 Droid Starfighter Squadron
4 Droid Starfighter Wing
2 Trade Federation Battleship
2 Trade Federation Warship

// Ground
4 Battle Droid Squad
4 Battle Droid Assault Squad
2 Destroyer Droid Squad
4 Super Battle Droid Squad
2 Walking Droid Fighter

// Character
4 Infantry Battle Droid, B1 Series
4 Super Battle Droid 5TE
3 Super Battle Droid 8EX
3 Geonosian Warrior
2 Nute Gunray (B)

// Battle and Mission
4 Surge of Power
2 Strength of Hate
2 Target Locked
2 Pilot's Dodge
2 Hero's Dodge
`;
