export const REBEL_WINGS = `# Rebel Wings (Light)
> X-Wings and Y-Wings with named pilots aboard, held up by the soldiers of the Alliance.

// Space
3 X-Wing Red Two
2 Luke's X-Wing (A)
2 YT-1300 Transport
4 Y-Wing Gold Squadron
3 X-Wing Attack Formation
3 Rebel Fighter Wing

// Ground
4 Rebel Squad
2 Sorusuub V-35 Courier
4 Planetary Defense Turret
3 Rebel Marine Squad
3 Rebel Honor Company

// Character
4 Rebel Trooper
1 Wedge Antilles (A)
1 Biggs Darklighter (A)
2 Luke Skywalker (B)
2 Princess Leia (B)
2 Obi-Wan Kenobi (G)
2 Obi-Wan Kenobi (E)
2 Rebel Control Officer

// Battle and Mission
3 Surge of Power
1 Well-Aimed Shot
1 Hero's Dodge
4 Pilot's Dodge
2 Luke's Warning
`;
