export const JEDI_COUNCIL = `# Jedi Council (Light)
> Jedi who evade and turn blows aside; each costs Force, and each comes back stronger in a stack.

// Space
4 Jedi Starfighter 3R3
3 Obi-Wan's Starfighter (A)
3 Jedi Starfighter Scout
2 Jedi Starfighter Wing
2 Republic Cruiser
2 Nubian Yacht

// Ground
4 Elite Jedi Squad
3 Jedi Patrol
3 Jedi Heroes
3 Chancellor's Guard Squad
2 Speeder Bike Squadron
1 AT-TE Walker 71E

// Character
2 Obi-Wan Kenobi (C)
2 Obi-Wan Kenobi (B)
2 Anakin Skywalker (D)
2 Anakin Skywalker (F)
1 Anakin Skywalker (C)
2 Shaak Ti (A)
2 Kit Fisto (A)
1 Mace Windu (B)
1 Yoda (B)
1 Plo Koon (A)
1 Aayla Secura (A)

// Battle and Mission
3 Windu's Solution
2 Yoda's Intervention
2 Hero's Dodge
2 Jedi Council Summons
2 Padawan's Deflection
`;
