/** Reflections: the whole set as a card file; cardfile.ts describes the format. */
export const REF = `# Reflections (REF)

R1 = MDM-9   Rare

R2 = MDM-10   Rare

R3 = TJC-4   Rare

R4 = TJC-9   Rare

R5 = BON-4   Rare

R6 = BON-7   Rare

R7 = EMDM-P1   Rare

R8 = EMDM-P2   Rare

R9 = EMDM-P3   Rare

R10 = DOTF-1   Rare

R11 = DOTF-2   Rare

R12 = DOTF-3   Rare

R13 = DOTF-4   Rare

R14 = DOTF-5   Rare

R15 = DOTF-6   Rare

R16 = DOTF-7   Rare

R17 = BEP-15   Rare

R18 = EBON-P8   Rare

R19 = EBON-P9   Rare

R20 = EBON-P10   Rare

R21 = EBON-P11   Rare

R22 = EBON-P12   Rare

R23 = EBON-P13   Rare

R24 = BEP-2   Rare

R25 = BEP-3   Rare

R26 = BEP-4   Rare

R27 = BEP-5   Rare

R28 = BEP-6   Rare

R29 = BEP-30   Rare

R30 = MDM-74   Uncommon

R31 = MDM-75   Uncommon

R32 = MDM-88   Uncommon

R33 = TJC-73   Uncommon

R34 = TJC-78   Uncommon

R35 = TJC-79   Uncommon

R36 = TJC-80   Uncommon

R37 = BON-72   Uncommon

R38 = BON-73   Uncommon

R39 = BON-74   Uncommon

R40 = BON-76   Uncommon

R41 = BON-78   Uncommon

R42 = EMDM-P4   Uncommon

R43 = EMDM-P5   Uncommon

R44 = EMDM-P6   Rare

R45 = DOTF-31   Uncommon

R46 = DOTF-32   Uncommon

R47 = DOTF-33   Uncommon

R48 = EBON-P14   Uncommon

R49 = EBON-P15   Uncommon

R50 = EBON-P16   Uncommon

R51 = EBON-P17   Uncommon

R52 = EBON-P18   Uncommon

R53 = EBON-P19   Uncommon

R54 = BEP-32   Uncommon

R55 = BEP-33   Uncommon

R56 = BEP-34   Uncommon

R57 = BEP-35   Uncommon

R58 = BEP-36   Uncommon

R59 = BEP-60   Uncommon

A1 Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole   Light Character   Rare   stackable   blue
   counters 5   destiny 3/4   power 4   damage 2   Naboo 0 1 0
   Built-in weapon: +2 power and 1 destiny.

A2 Boss Nass, Gungan Chief & Fambaa   Light Character   Rare   stackable   blue
   counters 4   destiny 1/4   power 4   damage 3   Naboo 1 1 1
   Built-in weapon: +2 power and 1 destiny.

A3 Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber   Light Character   Rare   stackable   red
   counters 6   destiny 3/2   power 5   damage 6   Coruscant 2 0 0
   Built-in lightsaber: +2 power and 1 destiny.

A4 Eeth Koth, Zabrak Jedi Master & Eeth Koth's Lightsaber   Light Character   Rare   stackable   red
   counters 6   destiny 3/2   power 5   damage 6   Coruscant 2 0 0
   Built-in lightsaber: +2 power and 1 destiny.

A5 Ki-Adi-Mundi, Cerean Jedi Knight & Jedi Lightsaber, Constructed by Ki-Adi-Mundi   Light Character   Rare   stackable   red
   counters 6   destiny 3/2   power 5   damage 6   Coruscant 1 1 1
   Built-in lightsaber: +2 power and 1 destiny.

A6 Valorum, Supreme Chancellor & Planetary Shuttle   Light Character   Rare   stackable   green
   counters 4   destiny 4/3   power 3   damage 3   Coruscant 0 2 0
   Built-in weapon: +2 power and 1 destiny.

A7 Aurra Sing, Trophy Collector & Jedi Lightsaber, Stolen by Aurra Sing   Dark Character   Uncommon   stackable   red
   counters 4   destiny 3/2   power 5   damage 3   Coruscant 1 1 1
   Built-in lightsaber: +2 power and 1 destiny.

A8 Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen   Dark Character   Uncommon   stackable   blue
   counters 5   destiny 6/4   power 3   damage 3   Naboo 2 0 0
   Built-in weapon: +2 power and 1 destiny.

A9 OOM-9, Battle Droid Commander & Battle Droid Blaster Rifle   Dark Character   Uncommon   stackable   red
   counters 4   destiny 4/4   power 3   damage 1   Naboo 1 2 1
   Built-in weapon: +2 power and 1 destiny.

A10 OWO-1, Battle Droid Command Officer & STAP   Dark Character   Uncommon   stackable   red
   counters 5   destiny 4/3   power 3   damage 1   Naboo 1 1 1
   Built-in weapon: +2 power and 1 destiny.

A11 P-59, Destroyer Droid Commander & Multi Troop Transport   Dark Character   Uncommon   stackable   red
   counters 5   destiny 3/1   power 4   damage 2   Naboo 1 1 1
   Built-in weapon: +2 power and 1 destiny.

A12 Toonbuck Toora, Senator & Coruscant Taxi   Dark Character   Uncommon   stackable   green
   counters 4   destiny 5/4   power 3   damage 2   Coruscant 0 2 0
   Built-in weapon: +2 power and 1 destiny.

C1 Are You An Angel? & I've Been Trained In Defense   Light Battle   Rare   yellow
   destiny 3
   Use with Anakin + Padmé.
   +4 power.

C2 Brave Little Droid & Counterparts   Light Battle   Rare   yellow
   destiny 3
   Use with R2-D2 + C-3PO.
   +3 power.
   Draw 2 destiny.
   They may use no weapon.

C3 Celebration & Gungan Mounted Troops   Light Battle   Rare   yellow
   destiny 4
   Use with any Gungan using any kaadu + any electropole.
   +2 power.

C4 Enough Of This Pretense & I Will Not Cooperate   Light Battle   Rare   yellow
   destiny 3
   Use with Queen Amidala.
   +3 power.
   If Queen Amidala is defeated, that card and its weapon return to your hand without damage.

C5 Fear Attracts The Fearful & How Wude!   Light Battle   Rare   yellow
   destiny 4
   Use with Anakin + Jar Jar.
   +2 power.
   If Jar Jar is defeated, that card and its weapon return to your hand without damage.

C6 I Have A Bad Feeling About This & NOOOOOOOOOOO!   Light Battle   Rare   yellow
   destiny 3
   Use with Obi-Wan.
   +4 power when fighting Darth Maul or Darth Sidious.
   If Obi-Wan is defeated, that card and its weapon return to your hand without damage.

C7 Jedi Force Push & We're Not In Trouble Yet   Light Battle   Rare   yellow
   destiny 3
   Use with Qui-Gon.
   +2 power.
   While using no weapon, opposing weapons are ignored.

C8 A Thousand Terrible Things & We Are Sending All Troops   Dark Battle   Uncommon   yellow
   destiny 3
   Use with any three diamond battle droids.
   +2 power.

C9 At Last We Will Have Revenge & Sith Force Push   Dark Battle   Uncommon   yellow
   destiny 3
   Use with Darth Maul.
   +3 power when fighting any Jedi.
   While using no weapon, opposing weapons are ignored.

C10 Battle Droid Patrol & In Complete Control   Dark Battle   Uncommon   yellow
   destiny 4
   Use with any diamond battle droid using any STAP + any Battle Droid Blaster Rifle.
   +2 power.

C11 Boonta Eve Podrace & Kaa Bazza Kundee Hodrudda!   Dark Battle   Uncommon   yellow
   destiny 5
   Use with any two different of Jabba the Hutt, Gardulla the Hutt, Bib Fortuna or Fode and Beed.
   +3 power.

C12 Podrace Preparation & Yoka To Bantha Poodoo   Dark Battle   Uncommon   yellow
   destiny 3
   Use with Ann and Tann Gella + Sebulba.
   +3 power.

C13 Switch To Bio & Your Little Insurrection Is At An End   Dark Battle   Uncommon   yellow
   destiny 3
   Use with Daultay Dofine + any diamond destroyer droid.
   +3 power.

C14 The Phantom Menace & Use Caution   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Darth Sidious.
   +4 power when fighting any Jedi.
   If Darth Sidious is defeated, that card and its weapon return to your hand without damage.

D1 Dos Mackineeks No Comen Here! & Bombad General   Light Double Impact   Rare   yellow
   counters 3   destiny 4/4
   As Dos Mackineeks No Comen Here!
   As Bombad General.

D2 Gunga City & Gungan Energy Shield   Light Double Impact   Uncommon   yellow
   counters 2   destiny 3/5
   As Gunga City.
   As Gungan Energy Shield.

D3 The Queen's Plan & Naboo Royal Security Forces   Light Double Impact   Uncommon   yellow
   counters 2   destiny 4/5
   As The Queen's Plan.
   As Naboo Royal Security Forces.

D4 The Might Of The Republic & Senate Guard   Light Double Impact   Rare   yellow
   counters 2   destiny 4/5
   As The Might Of The Republic.
   As Senate Guard.

D5 The Negotiations Were Short & Qui-Gon's Final Stand   Light Double Impact   Rare   yellow
   counters 0   destiny 4/4
   As The Negotiations Were Short.
   As Qui-Gon's Final Stand.

D6 Wisdom Of The Council & Jedi Training   Light Double Impact   Rare   yellow
   counters 2   destiny 4/5
   As Wisdom Of The Council.
   As Jedi Training.

D7 Yousa Guys Bombad! & Uh-Oh!   Light Double Impact   Rare   yellow
   counters 2   destiny 1/5
   As Yousa Guys Bombad!
   As Uh-Oh!

D8 Grueling Contest & Da Dug Chaaa!   Dark Double Impact   Uncommon   yellow
   counters 2   destiny 4/5
   As Grueling Contest.
   As Da Dug Chaaa!

D9 Let Them Make The First Move & Very Unusual   Dark Double Impact   Uncommon   yellow
   counters 0   destiny 4/5
   As Let Them Make The First Move.
   As Very Unusual.

D10 Now There Are Two Of Them & The Duel Begins   Dark Double Impact   Uncommon   yellow
   counters 2   destiny 4/5
   As Now There Are Two Of Them.
   As The Duel Begins.

D11 Opee Sea Killer & To The Death   Dark Double Impact   Uncommon   yellow
   counters 0   destiny 4/4
   As Opee Sea Killer.
   As To The Death.

D12 Starfighter Screen & Blockade   Dark Double Impact   Uncommon   yellow
   counters 2   destiny 5/5
   As Starfighter Screen.
   As Blockade.

D13 We Have Them On The Run & Where Are Those Droidekas?   Dark Double Impact   Uncommon   yellow
   counters 2   destiny 4/5
   As We Have Them On The Run.
   As Where Are Those Droidekas?

D14 You Have Been Well Trained & After Her!   Dark Double Impact   Uncommon   yellow
   counters 2   destiny 1/5
   As You Have Been Well Trained.
   As After Her!
`;
