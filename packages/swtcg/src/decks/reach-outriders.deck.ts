export const REACH_OUTRIDERS = `# Reach Outriders (Light)
> By the Expanded Rulebook, of our own cards: swift wings, a militia out of the supply, and Jedi who parry.

// Space
4 Outrider Wing
2 Dawn Interceptor
1 Silent Courier
2 Lifeline Frigate
2 Ghost Bomber
2 Volunteer Flotilla
1 Corvette Resolve (A)
1 Beacon Station
1 Gambler's Hope (A)
2 Wardens' Shuttle

// Ground
3 Wayfarer Militia
2 Shield Wall Company
2 Ridge Runners
2 Canopy Raiders
2 Ridge Artillery
2 Last Line Defenders
1 Reach Walker
1 Ressa Vo (A)
1 Freed Prisoners

// Character
2 Tam Ilar (A)
1 Tam Ilar (B)
1 Outrider Ace
1 Oryn Dae (A)
1 Duelist of the Reach
1 Pilgrim
2 Archive Warden
1 Seer of the Reach
1 Dara Hale (A)
1 Reach Medic
2 Recruiting Sergeant

// Equipment, Locations and a Resource
1 Warden's Saber
1 Oath Blade (A)
1 Inner Stillness
1 Stubborn to the End
1 Hidden Sanctuary
1 Reach Orbital Yards
1 Sympathetic Worlds

// Battle and Mission
1 Ambush at the Pass
1 Rebuild the Reach
1 Sudden Clarity
1 Steady Aim
1 Deep Breath

// Supply
1 The Reach Stands
4 Reach Volunteers
3 Village Guard
1 Old Harl (A)
1 Old Harl (B)
3 Courier Escort
`;
