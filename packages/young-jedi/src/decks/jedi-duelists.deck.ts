export const JEDI_DUELISTS = `# Jedi Duelists (Light)
> Masters and apprentices with their own lightsabers, and Yoda to teach them how to win a duel.

// Red
2 Qui-Gon Jinn, Jedi Mentor
1 Qui-Gon Jinn, Jedi Master
1 Qui-Gon Jinn, Jedi Ambassador
2 Obi-Wan Kenobi, Jedi Student
1 Obi-Wan Kenobi, Jedi Knight
2 Mace Windu, Jedi Councilor
1 Plo Koon, Jedi Master

// Orange
2 Obi-Wan Kenobi's Lightsaber
2 Qui-Gon Jinn's Lightsaber
2 Mace Windu's Lightsaber
1 Qui-Gon Jinn's Lightsaber, Wielded by Obi-Wan Kenobi
3 Blaster (Light)

// Blue
2 Yoda, Jedi Instructor
1 Yoda, Jedi Philosopher
2 Yaddle, Jedi Master
2 Captain Panaka, Amidala's Bodyguard
3 Padmé Naberrie, Queen's Handmaiden

// Yellow
2 A Powerful Opponent
1 Twist Of Fate
1 You Are Strong With The Force
1 Qui-Gon's Final Stand
1 Guardians Of The Queen
1 NOOOOOOOOOOO!
1 Wisdom Of The Council
1 Jedi Training
1 Wisdom Of The Council & Jedi Training

// Green
2 Valorum, Supreme Chancellor
2 Queen Amidala, Representative of Naboo
2 R2-D2, Loyal Droid
2 Sci Taria, Chancellor's Aide
2 Eirtaé, Handmaiden

// Purple
1 Tatooine, Desert Landing Site (Light)
2 Coruscant, Jedi Council Chamber (Light)
1 Coruscant, Galactic Senate (Light)
1 Naboo, Theed Palace (Light)
2 Radiant VII, Republic Cruiser Transport
1 Republic Cruiser, Transport
2 Naboo Starfighter [MDM 69]
`;
