export const LORDS_OF_THE_SITH = `# Lords of the Sith (Dark)
> Darth Maul and Darth Sidious look for duels, with a lightsaber ready for each, while senators hold the line.

// Red
2 Darth Maul, Sith Apprentice
2 Darth Maul, Student of the Dark Side
1 Darth Maul, Dark Lord of the Sith
2 Darth Sidious, Sith Manipulator
3 Aurra Sing, Trophy Collector

// Orange
3 Sith Lightsaber
2 Darth Maul's Lightsaber [TJC 106]
1 Darth Maul's Lightsaber [BON 109]
1 Jedi Lightsaber, Stolen by Aurra Sing
1 Darth Maul's Sith Speeder
2 Thermal Detonator

// Blue, with a wild card
1 Darth Maul, Sith Assassin
3 Horox Ryyder, Senator
2 Aks Moe, Senator
2 Baskol Yeesrim, Gran Senator
2 Watto, Slave Owner

// Yellow
2 At Last We Will Have Revenge
1 Not For A Sith
2 Power Of The Sith
1 Darth Maul Defiant
1 Change In Tactics
1 To The Death
1 The Duel Begins
1 Now There Are Two Of Them & The Duel Begins

// Green, with a wild card
1 Darth Sidious, The Phantom Menace
3 Twi'lek Diplomat, Senator
2 Sith Probe Droid, Hunter Droid
2 Sith Probe Droid, Spy Drone
2 Lott Dod, Neimoidian Senator

// Purple
1 Tatooine, Desert Landing Site (Dark)
2 Coruscant, Galactic Senate (Dark)
1 Coruscant, Jedi Council Chamber (Dark)
1 Naboo, Theed Palace (Dark)
2 Darth Maul's Starfighter, Sith Infiltrator
2 Sith Infiltrator, Starfighter
1 Battleship, Trade Federation Transport
`;
