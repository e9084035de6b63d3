export const REBEL_WINGS = `# Rebel Wings (Light)
> X-Wings and Y-Wings with named pilots aboard, held up by the soldiers of the Alliance.

// Space
4 X-Wing Red Two
1 X-Wing Red Three
2 Luke's X-Wing (A)
4 Y-Wing Gold Squadron
3 X-Wing Attack Formation
1 Tantive IV (A)
2 Rebel Fighter Wing

// Ground
4 Rebel Squad
1 Sorusuub V-35 Courier
4 Planetary Defense Turret
4 Rebel Marine Squad
3 Rebel Honor Company

// Character
4 Rebel Trooper
1 Rebel Pilot
2 Wedge Antilles (A)
2 Biggs Darklighter (A)
2 Luke Skywalker (B)
2 Princess Leia (B)
2 Obi-Wan Kenobi (G)
2 Rebel Control Officer

// Battle and Mission
4 Surge of Power
2 Well-Aimed Shot
2 Luke's Warning
2 Precise Blast
`;
