/** A starter deck: plain soldiers and machines, few texts to read. */
export const CLONE_ARMY = `# Clone Army (Light)
> Clones shoulder to shoulder, walkers and gunships behind them, cruisers overhead.

// Space
4 Jedi Starfighter 3R3
4 Republic Cruiser
4 Diplomatic Cruiser
2 Republic Assault Ship
2 Acclamator-Class Assault Ship

// Ground
4 Clone Squad
4 Clone Platoon
4 AT-TE Troop Transport
2 AT-TE Walker 23X
2 Republic Attack Gunship UH-478

// Character
4 Clone Warrior 5/373
4 Clone Warrior 4/163
1 Taun We (A)
3 Clone Officer
2 Clone Captain
2 Padmé Amidala (D)

// Battle and Mission
4 Surge of Power
2 Master and Apprentice
3 Pilot's Dodge
3 Hero's Dodge
`;
