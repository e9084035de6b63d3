export const BRAVO_SQUADRON = `# Bravo Squadron (Light)
> The Queen's guards retake Theed while Bravo Squadron flies cover and her starship waits.

// Red
3 Naboo Officer, Commander
2 Bravo Pilot, Flyer
3 Naboo Bureaucrat, Official
2 Obi-Wan Kenobi, Jedi Knight

// Orange
3 Naboo Blaster
2 Flash Speeder
1 Gian Speeder
1 Captain Panaka's Blaster
2 Amidala's Blaster
1 Obi-Wan Kenobi's Lightsaber

// Blue, with a wild card
1 Captain Panaka, Royal Defender
2 Captain Panaka, Security Commander
2 Ric Olié, Bravo Leader
1 Ric Olié, Starship Pilot
2 Bravo Pilot, Ace Flyer
2 Naboo Officer, Squad Leader

// Yellow
2 Naboo Fighter Attack
1 The Queen's Plan
1 Capture The Viceroy
1 Come On, Move!
1 Enough Of This Pretense
1 Run The Blockade
1 Bravo Squadron
1 Naboo Royal Security Forces
1 The Queen's Plan & Naboo Royal Security Forces

// Green, with a wild card
1 Queen Amidala, Cunning Warrior
2 Queen Amidala, Keeper of the Peace
3 Naboo Security, Defender
2 Naboo Security, Trooper
1 Sabé, Handmaiden Decoy Queen
1 R2-D2, Repair Droid

// Purple
1 Tatooine, Desert Landing Site (Light)
1 Coruscant, Galactic Senate (Light)
1 Naboo, Theed Palace (Light)
1 Bravo 1, Naboo Starfighter
1 Bravo 2, Naboo Starfighter
1 Bravo 3, Naboo Starfighter
2 Naboo Starfighter [DOTF 30]
1 Amidala's Starship, Queen's Transport
1 Republic Cruiser, Transport
`;
