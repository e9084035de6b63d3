/** A starter deck: plain droids in numbers, few texts to read. */
export const DROID_ARMY = `# Droid Army (Dark)
> Battle droids in rows of three, tanks and squads between them, and Darth Maul where it hurts.

// Red
2 Darth Maul, Sith Apprentice
2 Trade Federation Tank, Guard Division
2 Battle Droid Squad, Guard Unit
2 Battle Droid Squad, Assault Unit
2 OOM-9, Battle Droid Commander

// Orange
3 STAP
4 Battle Droid Blaster Rifle
1 Trade Federation Tank Laser Cannon
1 Darth Maul's Lightsaber [TJC 106]
1 Blaster (Dark)

// Blue
2 Battle Droid: Pilot, Patrol Division
2 Battle Droid: Officer, Patrol Division
2 Battle Droid: Security, Patrol Division
2 Battle Droid: Infantry, MTT Division
2 Destroyer Droid, MTT Infantry

// Yellow
2 In Complete Control
2 The Invasion Is On Schedule
2 Death From Above
2 Opee Sea Killer
1 Sandstorm
1 I Object!

// Green
2 Battle Droid: Pilot, Defense Division
2 Battle Droid: Officer, Defense Division
2 Battle Droid: Security, Defense Division
2 Battle Droid: Infantry, AAT Division
2 Battle Droid: Infantry, Guard Division

// Purple
1 Tatooine, Desert Landing Site (Dark)
1 Coruscant, Capital City (Dark)
1 Naboo, Theed Palace (Dark)
1 Naboo, Battle Plains (Dark)
3 Droid Starfighter [MDM 139]
2 Battleship, Trade Federation Transport
1 Droid Control Ship, Trade Federation Transport
`;
