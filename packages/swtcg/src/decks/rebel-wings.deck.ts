export const REBEL_WINGS = `# Rebel Wings (Light)
> X-Wings and Y-Wings with named pilots aboard, held up by the soldiers of the Alliance.

// Space
4 X-Wing Red Two
3 X-Wing Red Three
2 Luke's X-Wing (A)
2 Y-Wing Gold One
3 Y-Wing Gold Squadron
2 X-Wing Attack Formation
2 Rebel Fighter Wing

// Ground
4 Rebel Squad
3 Incom T-16 Skyhopper
3 Planetary Defense Turret
3 Rebel Marine Squad
2 Rebel Honor Company

// Character
4 Rebel Trooper
3 Rebel Pilot
2 Wedge Antilles (A)
2 Biggs Darklighter (A)
1 Jon "Dutch" Vander (A)
2 Luke Skywalker (B)
2 Princess Leia (B)
1 Obi-Wan Kenobi (G)

// Battle and Mission
3 Surge of Power
2 Well-Aimed Shot
2 Luke's Warning
2 Precise Blast
1 Stabilize Deflectors
`;
