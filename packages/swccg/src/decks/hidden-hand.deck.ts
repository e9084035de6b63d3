/** Drains and manipulation: hands, piles, spies and senses. */
export const HIDDEN_HAND = `# Hidden Hand (Light)
> Spies where nobody looks, cards that come back, and an answer to everything the Empire plays.

// Locations
1 Tatooine: Obi-Wan's Hut
1 Tatooine: Dune Sea
1 Tatooine: Mos Eisley
1 Tatooine: Lars' Moisture Farm
1 Yavin 4: Massassi Throne Room
1 Yavin 4: Massassi War Room
1 Yavin 4: Jungle
1 Yavin 4: Docking Bay
1 Death Star: Detention Block Control Room
1 Kessel

// Characters
2 Obi-Wan Kenobi
2 Luke Skywalker
2 Leia Organa
1 Han Solo
1 Chewbacca
1 Momaw Nadon
1 Owen Lars
1 Commander Vanden Willard
1 R2-D2
1 C-3PO
2 Rebel Commander
4 Rebel Trooper

// Starships
1 Tantive IV
1 Millennium Falcon
1 Corellian Corvette
2 X-wing

// Weapons and devices
1 Obi-Wan's Lightsaber
1 Jedi Lightsaber
1 Hydroponics Station
1 Vaporator
1 Electrobinoculars
1 Leia's Sporting Blaster

// Effects and Interrupts
1 Traffic Control
1 Undercover
1 Affect Mind
1 Revolution
1 Obi-Wan's Cape
1 Lightsaber Proficiency
1 A Tremor In The Force
1 Grappling Hook
2 Sense
2 Alter
1 Surprise Assault
1 It Could Be Worse
1 Old Ben
1 Narrow Escape
1 Gift Of The Mentor
1 Noble Sacrifice
1 On The Edge
1 We're Doomed
`;
