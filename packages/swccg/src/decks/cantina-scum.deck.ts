/** Aliens of the Cantina, Jawas and Tusken Raiders. */
export const CANTINA_SCUM = `# Scum and Villainy (Dark)
> Bounty hunters and smugglers meet in the Cantina, Tusken Raiders in the wastes, Jawas sell what is left, and the Empire looks down on it all.

// Locations
1 Tatooine: Cantina
1 Tatooine: Mos Eisley
1 Tatooine: Jundland Wastes
1 Tatooine: Jawa Camp
1 Tatooine: Lars' Moisture Farm
1 Tatooine: Docking Bay 94
1 Tatooine
1 Kessel
1 Imperial Holotable

// Characters
1 Darth Vader
1 General Tagge
1 Djas Puhr
1 Ponda Baba
1 Dr. Evazan
1 Garindan
1 Feltipern Trevagg
1 Labria
1 Greedo
1 Danz Borin
1 Dannik Jerriko
1 Hem Dazon
1 Lirin Car'n
1 Tech Mo'r
1 Wuher
1 Myo
1 Tonnika Sisters
1 Kitik Keed'kak
1 Mosep
1 URoRRuR'R'R
3 Tusken Raider
1 Jawa
1 Dathcha
2 Advosze
2 Rodian
3 Defel

// Starships and vehicles
2 Victory-Class Star Destroyer
1 Bantha
1 Sandcrawler
1 Ubrikkian 9000 Z001

// Weapons and devices
1 Jawa Blaster
1 Gaderffii Stick
1 URoRRuR'R'R's Hunting Rifle
1 Restraining Bolt

// Effects and Interrupts
1 Jawa Pack
1 Juri Juice
1 Sunsdown
1 Molator
1 Ghhhk
1 Nevar Yalnal
1 Elis Helrot
1 Local Trouble
1 Moment Of Triumph
1 Utinni!
`;
