export const BOONTA_EVE_HERO = `# Boonta Eve Hero (Light)
> Anakin races, his friends fetch what he needs, and two Jedi guard Mos Espa meanwhile.

// Red
2 Qui-Gon Jinn, Jedi Master
2 Obi-Wan Kenobi, Young Jedi
2 Jira, Pallie Vendor
4 Ishi Tib, Warrior

// Orange
3 Anakin Skywalker's Podracer
1 Qui-Gon Jinn's Lightsaber
1 Obi-Wan Kenobi's Lightsaber
2 Captain Panaka's Blaster
2 Jar Jar Binks' Electropole
1 Comlink

// Blue, with a wild card
1 Padmé Naberrie, Loyal Handmaiden
3 Anakin Skywalker, Podracer Pilot
2 Jar Jar Binks, Gungan Chuba Thief
2 Padmé Naberrie, Handmaiden
2 Captain Panaka, Protector of the Queen

// Yellow
2 Cha Skrunee Da Pat, Sleemo
2 Da Beings Hereabouts Cawazy
1 Are You An Angel?
1 He Was Meant To Help You
1 Shmi's Pride
1 Yousa Guys Bombad!
1 Hologram Projector
1 There's Always A Bigger Fish

// Green, with a wild card
1 Captain Panaka, Royal Defender
2 Shmi Skywalker, Anakin's Mother
1 C-3PO, Human-Cyborg Relations Droid
1 R2-D2, Astromech Droid
1 Kitster, Anakin's Friend
1 Wald, Anakin's Friend
1 Seek, Anakin's Friend
1 Amee, Anakin's Friend
1 Melee, Anakin's Friend

// Purple, with the Objective
1 Boonta Eve Classic (Light)
2 Tatooine, Podrace Arena (Light)
1 Tatooine, Mos Espa (Light)
1 Coruscant, Galactic Senate (Light)
1 Naboo, Theed Palace (Light)
1 Amidala's Starship, Royal Transport
1 Radiant VII, Republic Cruiser Transport
2 Naboo Starfighter [MDM 69]
`;
