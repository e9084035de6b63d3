/** Space: Star Destroyers, their weapons and their TIEs. */
export const DEATH_SQUADRON = `# Death Squadron (Dark)
> Star Destroyers go from system to system with cannons and tractor beams, and TIEs fly before them.

// Locations
1 Kessel
1 Tatooine
1 Yavin 4
1 Alderaan
1 Dantooine
1 Ralltiir
1 Kashyyyk
1 Death Star: War Room
1 Death Star: Docking Bay 327
1 Tatooine: Docking Bay 94

// Characters
2 Darth Vader
2 Admiral Motti
1 Grand Moff Tarkin
1 Chief Bast
1 Commander Praji
1 Officer Evax
1 Lieutenant Tanbris
1 DS-61-2
1 DS-61-3
1 DS-61-4
1 Reserve Pilot
2 Imperial Pilot
1 R3-T6
1 R2-Q2

// Starships
2 Imperial-Class Star Destroyer
1 Devastator
1 Conquest
1 Victory-Class Star Destroyer
1 Vader's Custom TIE
1 Black 2
1 Black 3
1 Black 4
4 TIE Fighter
1 TIE Advanced x1
1 TIE Vanguard

// Weapons and devices
2 Turbolaser Battery
1 Ion Cannon
1 Boosted TIE Cannon
2 Enhanced TIE Laser Cannon
1 Tractor Beam
1 Fusion Generator Supply Tanks

// Effects and Interrupts
1 Fear Will Keep Them In Line
1 Presence Of The Force
1 Lateral Damage
2 Dark Maneuvers
1 Lone Pilot
1 I've Got A Problem Here
1 Tallon Roll
1 Imperial Barrier
1 Sense

`;
