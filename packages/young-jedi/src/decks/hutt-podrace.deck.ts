export const HUTT_PODRACE = `# Hutt Podrace (Dark)
> Sebulba races for the Hutts, and their gangsters see to it that nobody on Tatooine disturbs him.

// Red, with a wild card
1 Sebulba, Champion Podracer Pilot
4 Aurra Sing, Bounty Hunter
2 Graxol Kelvyyn and Shakka
2 Chokk, Klatooinian Explosives Expert
1 Gragra, Chuba Peddler

// Orange
3 Sebulba's Podracer
2 Thermal Detonator
2 Watto's Datapad
1 Aurra Sing's Blaster Rifle
1 Tatooine Backpack
1 Hold-Out Blaster (Dark)

// Blue, with a wild card
1 Sebulba, Champion Podracer Pilot
3 Jabba the Hutt, O Grandio Lust
3 Watto, Podrace Sponsor
2 Gardulla the Hutt, Crime Lord
1 Watto, Slave Owner

// Yellow
1 Grueling Contest & Da Dug Chaaa!
2 Vile Gangsters
2 Boonta Eve Podrace
2 Sandstorm
1 Watto's Wager
1 Gangster's Paradise
1 Eventually You'll Lose

// Green, with a wild card
1 Sebulba, Champion Podracer Pilot
2 Ann and Tann Gella, Sebulba's Attendants
2 Diva Funquita, Dancer
1 Bib Fortuna, Twi'lek Advisor
2 Fode and Beed, Podrace Announcer
1 Rum Sleg, Bounty Hunter
1 Reike Th'san, Arms Smuggler

// Purple, with the Objective
1 Boonta Eve Classic (Dark)
2 Tatooine, Podrace Arena (Dark)
1 Tatooine, Mos Espa (Dark)
1 Coruscant, Galactic Senate (Dark)
1 Naboo, Gungan Swamp (Dark)
2 Sith Infiltrator, Starfighter
2 Battleship, Trade Federation Transport
`;
