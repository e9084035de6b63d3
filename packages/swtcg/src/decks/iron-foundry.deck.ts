export const IRON_FOUNDRY = `# Iron Foundry (Dark)
> By the Expanded Rulebook, of our own cards: heavy ships and walkers, drones out of the supply, and hunters.

// Space
4 Iron Fighter Wing
2 Phantom Raider
1 Mine Layer
2 Foundry Barge
3 Iron Cruiser
1 Interdictor Vice (A)
1 Hunter's Lance (A)
1 Spirit of the Fleet (A)
2 Boarding Shuttle

// Ground
3 Foundry Walker
3 Iron Phalanx
3 Flame Troopers
2 Drone Column
2 Terror Tank (A)
2 Pit Horror

// Character
2 Guild Hunter
2 Iron Sentinel
1 Dark Acolyte
1 Executor of Decrees (A)
2 Blade Dancer
2 Iron Wing Ace
2 Vael the Inquisitor (A)
2 Lord Maruk (A)
1 Admiral Corvane (A)
1 Foundry Overseer

// Equipment, Locations and a Resource
1 Oath Blade (B)
1 Heavy Plating
1 Hunter's Instinct
1 Blood Rage
1 Iron Citadel
1 Conscripted Worlds

// Battle and Mission
1 Minefield
1 Total Mobilization
1 Jamming Field
1 Hail of Fire
1 Twist the Blade
1 Second Guess

// Supply
1 The Iron Decree
3 Foundry Drone
3 Sentry Drone
2 Gun Drone
1 Grapple Drone
1 Foreman Zero (A)
`;
