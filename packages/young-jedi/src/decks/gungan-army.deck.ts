/** A starter deck: plain soldiers and two Jedi, few texts to read. */
export const GUNGAN_ARMY = `# Gungan Army (Light)
> Gungans on kaadu, three at a time, with Qui-Gon Jinn and Obi-Wan Kenobi in front.

// Red
3 Qui-Gon Jinn, Jedi Master
3 Obi-Wan Kenobi, Young Jedi
2 Naboo Officer, Commander
2 Rep Officer, Gungan Diplomat

// Orange
3 Electropole
3 Kaadu
1 Obi-Wan Kenobi's Lightsaber
1 Qui-Gon Jinn's Lightsaber
2 Blaster (Light)

// Blue
2 Jar Jar Binks, Gungan Chuba Thief
2 Boss Nass, Gungan Chief
2 Captain Tarpals, Gungan Officer
2 Gungan General, Army Leader
2 Gungan Soldier, Infantry

// Yellow
2 Gungan Curiosity
2 Celebration
2 Your Occupation Here Has Ended
2 The Negotiations Were Short
1 Da Beings Hereabouts Cawazy
1 Senator Palpatine

// Green
2 Gungan Soldier, Scout
2 Gungan Soldier, Veteran
2 Gungan Warrior, Infantry
2 Gungan Warrior, Veteran
2 Gungan Guard

// Purple
1 Tatooine, Podrace Arena (Light)
1 Coruscant, Capital City (Light)
1 Naboo, Gungan Swamp (Light)
1 Naboo, Battle Plains (Light)
3 Naboo Starfighter [MDM 69]
2 Republic Cruiser, Transport
1 Bravo 1, Naboo Starfighter
`;
