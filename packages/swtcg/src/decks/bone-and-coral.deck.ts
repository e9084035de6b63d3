export const BONE_AND_CORAL = `# Bone and Coral (Yuuzhan Vong)
> By the Expanded Rulebook, of our own cards: living ships, beasts and warriors who fight best when they bleed.

// Space
4 Coral Skipper Flight
3 Ember Skippers
2 Warship of Bone
2 Seed Ship
1 Mother of Hatchlings (A)
2 Landing Coral

// Ground
3 Thrall Host
2 Thrall Driver
2 Scarred Veterans
2 Spine Throwers
2 Lava Crawler
3 War Beast

// Character
3 Warrior Caste
2 Veiled Hunter
2 Shaper Adept
1 Keeper of Wounds
2 Grafted Pilot
2 Tsuun Kral (A)
2 Khal Rho (A)

// Equipment, Locations and a Resource
1 Serpent Staff (A)
1 Serpent Staff (B)
1 Grown Armor
1 Dead Eye
1 Born among the Stars
1 Reshaped World
1 Changed Moon
1 Biot Nurseries

// Battle and Mission
3 Embrace of Pain
1 Counterstroke
1 Crossed Signals
1 Loaded Bones
1 Sleeper Agent
1 Dawn Vigil
2 Willing Sacrifice

// Supply
1 The Long Invasion
4 Bred Thralls
3 Skip Hatchlings
1 Eldest of the Brood (A)
1 Eldest of the Brood (B)
`;
