/** Space: starfighters with their pilots and astromechs, and the run on the Death Star. */
export const GOLD_AND_RED = `# Gold and Red (Light)
> Pilots in their own starfighters, astromechs behind them, torpedoes below, and a trench to fly through.

// Locations
1 Yavin 4
1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room
1 Yavin 4: Massassi Throne Room
1 Kessel
1 Yavin 4: Massassi Ruins
1 Tatooine
1 Dantooine
1 Corellia
1 Death Star: Trench

// Characters
2 Luke Skywalker
1 Han Solo
1 Wedge Antilles
1 Biggs Darklighter
1 Red Leader
1 Dutch
1 Pops
1 Tiree
1 Jek Porkins
1 General Dodonna
1 Commander Vanden Willard
2 Rebel Tech
1 R2-D2
2 R2-X2
1 R5-D4

// Starships
1 Red 1
1 Red 2
1 Red 3
2 Red 5
1 Red 6
1 Gold 1
1 Gold 2
1 Gold 5
1 Millennium Falcon
3 X-wing
1 Y-wing
1 Tantive IV
1 Corellian Corvette

// Weapons and devices
4 Proton Torpedoes
1 Quad Laser Cannon
1 Targeting Computer

// Effects and Interrupts
1 Attack Run
1 Rebel Planners
1 Special Modifications
2 A Few Maneuvers
1 Full Throttle
1 Out Of Nowhere
1 Corellian Slip
1 You're All Clear Kid!
1 Hyper Escape
`;
