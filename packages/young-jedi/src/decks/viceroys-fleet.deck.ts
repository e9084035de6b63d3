export const VICEROYS_FLEET = `# Viceroy's Fleet (Dark)
> Neimoidians who call each other in, droids that turn into starfighters, and battleships to leave on.

// Red
3 Battle Droid Squad, Guard Unit
2 OWO-1, Battle Droid Command Officer
2 Sil Unch, Neimoidian Comm Officer
2 Neimoidian Advisor, Bureaucrat
1 P-59, Destroyer Droid Commander

// Orange
3 Neimoidian Viewscreen
3 Battle Droid Blaster Rifle
2 STAP
2 Blaster (Dark)

// Blue, with a wild card
1 Nute Gunray, Neimoidian Bureaucrat
2 Nute Gunray, Neimoidian Despot
2 Rune Haako, Neimoidian Deputy
3 Battle Droid: Pilot, Patrol Division
2 Destroyer Droid, MTT Infantry

// Yellow
2 Seal Off The Bridge
2 Two-Pronged Attack
2 Death From Above
1 In Complete Control
1 Impossible!
1 Blockade
1 Starfighter Screen & Blockade

// Green, with a wild card
1 Rune Haako, Neimoidian Lieutenant
2 Tey How, Neimoidian Comm Officer
3 Starfighter Droid, DFS-1104
1 Starfighter Droid, DFS-327
1 Starfighter Droid, DFS-1138
2 Daultay Dofine, Neimoidian Attendant

// Purple
1 Tatooine, Mos Espa (Dark)
1 Coruscant, Capital City (Dark)
1 Naboo, Theed Palace (Dark)
3 Droid Starfighter [DOTF 60]
1 Droid Starfighter [MDM 139]
1 Viceroy's Battleship, Trade Federation Transport
1 Droid Control Ship, Trade Federation Transport
1 Battleship, Trade Federation Transport
`;
