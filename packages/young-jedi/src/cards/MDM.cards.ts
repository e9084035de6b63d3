/** Menace of Darth Maul: the whole set as a card file; cardfile.ts describes the format. */
export const MDM = `# Menace of Darth Maul (MDM)

1 Obi-Wan Kenobi, Young Jedi   Light Character   Rare   stackable   red
   counters 5   destiny 3   power 5   damage 5   Tatooine 1 1 1

2 Qui-Gon Jinn, Jedi Master   Light Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Tatooine 1 2 1

3 Jar Jar Binks, Gungan Chuba Thief   Light Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Tatooine 2 0 0

4 Anakin Skywalker, Podracer Pilot   Light Character   Rare   stackable   blue
   counters 3   destiny 4   power ?   damage 4   Tatooine 1 1 3

5 Padmé Naberrie, Handmaiden   Light Character   Rare   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Tatooine 2 0 0

6 Captain Panaka, Protector of the Queen   Light Character   Rare   stackable   blue
   counters 3   destiny 2   power 4   damage 3   Tatooine 0 2 0

7 Mace Windu, Jedi Master   Light Character   Rare   stackable   red
   counters 6   destiny 2   power 6   damage 6   Coruscant 1 1 1

8 Queen Amidala, Ruler of Naboo   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Naboo 1 1 1

9 Queen Amidala, Royal Leader   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Tatooine 0 2 0

10 Yoda, Jedi Master   Light Character   Rare   stackable   blue
   counters 4   destiny 5   power 4   damage 4   Coruscant 1 1 1

11 R2-D2, Astromech Droid   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 1   damage 0   Tatooine 1 1 1

12 C-3PO, Anakin's Creation   Light Character   Rare   stackable   green
   counters 1   destiny 5   power 1   damage 0   Tatooine 1 1 1

13 Boss Nass, Leader of the Gungans   Light Character   Uncommon   stackable   blue
   counters 3   destiny 1   power 4   damage 3   Naboo 0 2 0

14 Ric Olié, Ace Pilot   Light Character   Uncommon   stackable   blue
   counters 2   destiny 2   power 4   damage 3   Tatooine 1 1 1

15 Captain Tarpals, Gungan Guard   Light Character   Uncommon   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Naboo 0 0 2

16 Rabé, Handmaiden   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Tatooine 1 1 1

17 Rep Been, Gungan   Light Character   Uncommon   stackable   blue
   counters 3   destiny 1   power 4   damage 3   Naboo 0 2 0

18 Mas Amedda, Vice Chancellor   Light Character   Uncommon   stackable   green
   counters 3   destiny 4   power 3   damage 2   Coruscant 0 2 0

19 Naboo Officer, Battle Planner   Light Character   Uncommon   diamond   blue
   counters 3   destiny 4   power 3   damage 2   Naboo 0 0 2

20 Naboo Security, Guard   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 0 2

21 Bravo Pilot, Veteran Flyer   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

22 Gungan Official, Bureaucrat   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

23 Gungan Soldier, Scout   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 2 0

24 Gungan Guard   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 0 2

25 Gungan Warrior, Infantry   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 2 0 0

26 Gungan Soldier, Veteran   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 0 2

27 Ishi Tib, Warrior   Light Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 2   Tatooine 0 0 2

28 Ithorian, Merchant   Light Character   Common   diamond   red
   counters 2   destiny 4   power 2   damage 1   Tatooine 2 0 0

29 Jawa, Thief   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 1 1 1

30 Jawa, Bargainer   Light Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Tatooine 1 1 1

31 Royal Guard, Leader   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Tatooine 0 0 2

32 Royal Guard, Veteran   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 2 0

33 Obi-Wan Kenobi, Jedi Padawan   Light Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Tatooine 2 2 2

34 Obi-Wan Kenobi's Lightsaber   Light Weapon   Rare   stackable   orange
   counters 0   destiny 2
   Obi-Wan Kenobi: +2 power and 1 destiny.
   Any other Jedi: 1 destiny.

35 Jedi Lightsaber, Constructed by Ki-Adi-Mundi   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 2
   Ki-Adi-Mundi: +2 power and 1 destiny.
   Any other Jedi: +1 power and 1 destiny.

36 Anakin Skywalker's Podracer   Light Weapon   Rare   stackable   orange
   counters 1   destiny 2
   Anakin Skywalker: +3 power and 1 destiny.

37 Captain Panaka's Blaster   Light Weapon   Common   stackable   orange
   counters 1   destiny 4
   Captain Panaka: +2 power and 1 destiny.
   Any other character: 1 destiny.

38 Jar Jar Binks' Electropole   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 4
   Jar Jar Binks: +2 power and 1 destiny.
   Any other character: 1 destiny.

39 Electropole   Light Weapon   Common   diamond   orange
   counters 2   destiny 3
   Any diamond Gungan: +2 power and 1 destiny.
   Any other character: 1 destiny.

40 Eopie   Light Weapon   Common   diamond   orange
   counters 1   destiny 5
   Anakin or Padmé: +1 power and 1 destiny.
   Any other character: 1 destiny.

41 Kaadu   Light Weapon   Common   diamond   orange
   counters 0   destiny 4
   Any Gungan: +1 power and 1 destiny.

42 Flash Speeder   Light Weapon   Common   diamond   orange
   counters 2   destiny 3
   Any diamond Naboo Officer: +2 power and 1 destiny.
   Any other character: 1 destiny.

43 Jawa Ion Blaster   Light Weapon   Common   diamond   orange
   counters 2   destiny 5
   Any Jawa: +2 power and 1 destiny.
   Any other character: 1 destiny.

44 Naboo Blaster   Light Weapon   Common   diamond   orange
   counters 2   destiny 3
   Any diamond Royal Guard, diamond Bravo Pilot or diamond Naboo Security: +2 power and 1 destiny.
   Any other character: 1 destiny.

45 Blaster   Light Weapon   Common   diamond   orange
   counters 0   destiny 3
   Any character: 1 destiny.

46 Blaster Rifle   Light Weapon   Common   diamond   orange
   counters 1   destiny 6
   Any character: 1 destiny.

47 Anakin Skywalker, Meet Obi-Wan Kenobi   Light Battle   Uncommon   yellow
   destiny 3
   Use with Anakin + Obi-Wan.

48 Are You An Angel?   Light Battle   Uncommon   yellow
   destiny 4
   Use with Anakin + Padmé.
   +3 power.

49 Cha Skrunee Da Pat, Sleemo   Light Battle   Common   yellow
   destiny 4
   Use with any character at the Podrace Arena.
   +4 power.

50 Counterparts   Light Battle   Uncommon   yellow
   destiny 3
   Use with R2-D2 + C-3PO.
   Draw 2 destiny.
   They may use no weapon.

51 Da Beings Hereabouts Cawazy   Light Battle   Common   yellow
   destiny 5
   Use with any character on Tatooine.
   +3 power.

52 Enough Of This Pretense   Light Battle   Uncommon   yellow
   destiny 4
   Use with Queen Amidala.
   +3 power.

53 Fear Attracts The Fearful   Light Battle   Uncommon   yellow
   destiny 4
   Use with Anakin + Jar Jar.
   +2 power.

54 Gungan Curiosity   Light Battle   Common   yellow
   destiny 4
   Use with any three diamond Gungans.

55 He Was Meant To Help You   Light Battle   Uncommon   yellow
   destiny 2
   Use with Anakin + Qui-Gon.

56 I Have A Bad Feeling About This   Light Battle   Uncommon   yellow
   destiny 3
   Use with Obi-Wan.
   If Obi-Wan is defeated, that card and its weapon return to your hand without damage.

57 I've Been Trained In Defense   Light Battle   Uncommon   yellow
   destiny 4
   Use with Padmé.
   +3 power.

58 Security Volunteers   Light Battle   Common   yellow
   destiny 4
   Use with any diamond Royal Guard.
   +2 power.

59 Shmi's Pride   Light Battle   Uncommon   yellow
   destiny 3
   Use with Anakin.
   +3 power.

60 The Federation Has Gone Too Far   Light Battle   Common   yellow
   destiny 3
   Use with any two diamond Naboo Officers.
   +1 power.

61 The Negotiations Were Short   Light Battle   Common   yellow
   destiny 4
   Use with the first character of your plan.
   +3 power.

62 The Queen's Plan   Light Battle   Common   yellow
   destiny 4
   Use with any three of diamond Royal Guard, diamond Naboo Security or diamond Bravo Pilot.

63 We're Not In Trouble Yet   Light Battle   Uncommon   yellow
   destiny 2
   Use with Qui-Gon.
   +2 power.

64 Yousa Guys Bombad!   Light Battle   Rare   yellow
   destiny 1
   Use with two characters of one stack.

65 Tatooine, Podrace Arena   Light Location   Starter Set   purple
   destiny 4

66 Coruscant, Capital City   Light Location   Starter Set   purple
   destiny 4

67 Naboo, Theed Palace   Light Location   Starter Set   purple
   destiny 3

68 Bravo 1, Naboo Starfighter   Light Starship   Uncommon   unique   purple
   destiny 5   power 4   damage 2
   Starfighter.

69 Naboo Starfighter   Light Starship   Common   diamond   purple
   destiny 6   power 2   damage 0
   Starfighter.

70 Republic Cruiser, Transport   Light Starship   Common   diamond   purple
   destiny 2   power 5   damage 5
   Transport.

71 Darth Maul, Sith Apprentice   Dark Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Tatooine 1 2 1

72 Darth Sidious, Sith Master   Dark Character   Rare   stackable   red
   counters 5   destiny 4   power 5   damage 6   Coruscant 0 0 2

73 Sebulba, Bad-Tempered Dug   Dark Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Tatooine 1 1 1

74 Watto, Slave Owner   Dark Character   Rare   stackable   blue
   counters 2   destiny 3   power 3   damage 2   Tatooine 1 1 1

75 Aurra Sing, Bounty Hunter   Dark Character   Rare   stackable   red
   counters 3   destiny 3   power 5   damage 3   Tatooine 1 1 1

76 Jabba the Hutt, Vile Crime Lord   Dark Character   Rare   stackable   blue
   counters 3   destiny 1   power 4   damage 2   Tatooine 1 1 1

77 Gardulla the Hutt, Crime Lord   Dark Character   Uncommon   stackable   blue
   counters 2   destiny 2   power 3   damage 2   Tatooine 1 1 1

78 Destroyer Droid Squad, Security Division   Dark Character   Rare   stackable   red
   counters 4   destiny 2   power 5   damage 4   Tatooine 1 1 1

79 Battle Droid Squad, Assault Unit   Dark Character   Rare   stackable   red
   counters 3   destiny 4   power 4   damage 3   Tatooine 1 1 1

80 Ben Quadinaros, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

81 Gasgano, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

82 Mawhonic, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

83 Teemto Pagalies, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

84 Bib Fortuna, Twi'lek Advisor   Dark Character   Uncommon   stackable   green
   counters 2   destiny 5   power 2   damage 1   Tatooine 1 1 1

85 Ann and Tann Gella, Sebulba's Attendants   Dark Character   Uncommon   stackable   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 1 1 1

86 Gragra, Chuba Peddler   Dark Character   Common   stackable   red
   counters 2   destiny 4   power 2   damage 1   Tatooine 2 0 0

87 Passel Argente, Senator   Dark Character   Common   stackable   green
   counters 2   destiny 6   power 2   damage 2   Coruscant 0 2 0

88 Trade Federation Tank, Armored Division   Dark Character   Rare   diamond   red
   counters 4   destiny 2   power 5   damage 4   Naboo 0 2 0

89 Destroyer Droid, Wheel Droid   Dark Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 3   Tatooine 1 1 1

90 Destroyer Droid, Defense Droid   Dark Character   Common   diamond   blue
   counters 3   destiny 2   power 3   damage 2   Tatooine 1 1 1

91 Sith Probe Droid, Spy Drone   Dark Character   Common   diamond   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 1 1 1

92 Pit Droid, Engineer   Dark Character   Common   diamond   green
   counters 1   destiny 5   power 1   damage 1   Tatooine 1 1 1

93 Pit Droid, Heavy Lifter   Dark Character   Common   diamond   green
   counters 1   destiny 5   power 1   damage 1   Tatooine 2 0 0

94 Pit Droid, Mechanic   Dark Character   Common   diamond   green
   counters 1   destiny 5   power 1   damage 1   Tatooine 0 0 2

95 Tusken Raider, Nomad   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 1 1 1

96 Tusken Raider, Marksman   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 0 2

97 Battle Droid: Pilot, MTT Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Tatooine 1 1 1

98 Battle Droid: Security, MTT Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Tatooine 2 0 0

99 Battle Droid: Infantry, MTT Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Tatooine 0 2 0

100 Battle Droid: Officer, MTT Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Tatooine 0 0 2

101 Battle Droid: Pilot, AAT Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 1 1 1

102 Battle Droid: Security, AAT Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 2 0 0

103 Battle Droid: Infantry, AAT Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 2 0

104 Battle Droid: Officer, AAT Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 0 2

105 Neimoidian, Trade Federation Pilot   Dark Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Tatooine 1 1 1

106 Darth Maul, Sith Lord   Dark Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Tatooine 2 2 2

107 Sith Lightsaber   Dark Weapon   Rare   diamond   orange
   counters 1   destiny 2
   Darth Maul or Darth Sidious: +1 power and 1 destiny.

108 Aurra Sing's Blaster Rifle   Dark Weapon   Rare   stackable   orange
   counters 1   destiny 1
   Aurra Sing: +2 power and 1 destiny.
   Any other character: 1 destiny.

109 Sebulba's Podracer   Dark Weapon   Rare   stackable   orange
   counters 1   destiny 2
   Sebulba: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

110 Ben Quadinaros' Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Ben Quadinaros: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

111 Gasgano's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Gasgano: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

112 Mawhonic's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Mawhonic: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

113 Teemto Pagalies' Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Teemto Pagalies: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

114 Trade Federation Tank Laser Cannon   Dark Weapon   Uncommon   diamond   orange
   counters 2   destiny 1
   Any Trade Federation Tank: +2 power and 1 destiny.

115 Multi Troop Transport   Dark Weapon   Uncommon   diamond   orange
   counters 2   destiny 1
   Any destroyer droid: +2 power and 1 destiny.
   Any battle droid: 1 destiny.

116 STAP   Dark Weapon   Uncommon   diamond   orange
   counters 2   destiny 3
   Any battle droid: +2 power and 1 destiny.

117 Tatooine Thunder Rifle   Dark Weapon   Common   diamond   orange
   counters 2   destiny 5
   Any Tusken Raider: +2 power and 1 destiny.
   Any other character: 1 destiny.

118 Battle Droid Blaster Rifle   Dark Weapon   Common   diamond   orange
   counters 1   destiny 4
   Any battle droid or any Neimoidian: +1 power and 1 destiny.

119 Blaster   Dark Weapon   Common   diamond   orange
   counters 0   destiny 3
   Any character: 1 destiny.

120 Blaster Rifle   Dark Weapon   Common   diamond   orange
   counters 1   destiny 6
   Any character: 1 destiny.

121 At Last We Will Have Revenge   Dark Battle   Rare   yellow
   destiny 5
   Use with Darth Maul.
   +3 power when fighting any Jedi.

122 Begin Landing Your Troops   Dark Battle   Common   yellow
   destiny 4
   Use with any two diamond destroyer droids.
   +1 power.

123 Boonta Eve Podrace   Dark Battle   Uncommon   yellow
   destiny 6
   Use with Jabba the Hutt, Gardulla the Hutt or Fode and Beed.
   +2 power.

124 Grueling Contest   Dark Battle   Uncommon   yellow
   destiny 4
   Use with any Podracer pilot or any pit droid.
   +2 power.

125 In Complete Control   Dark Battle   Common   yellow
   destiny 4
   Use with any diamond battle droid.
   +2 power.

126 Kaa Bazza Kundee Hodrudda!   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Jabba + Bib Fortuna.
   +1 power.

127 Opee Sea Killer   Dark Battle   Common   yellow
   destiny 4
   Use with the first character of your plan.
   +3 power.

128 Podrace Preparation   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Ann and Tann Gella + Sebulba.
   +2 power.

129 Sandstorm   Dark Battle   Common   yellow
   destiny 5
   Use with any character on Tatooine.
   +3 power.

130 Sniper   Dark Battle   Common   yellow
   destiny 4
   Use with any Tusken Raider, or with any character at the Desert Landing Site.
   +4 power.

131 The Invasion Is On Schedule   Dark Battle   Common   yellow
   destiny 4
   Use with any three diamond battle droids.

132 Vile Gangsters   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Jabba + Gardulla.
   +4 power.

133 Watto's Wager   Dark Battle   Uncommon   yellow
   destiny 3
   Use with Watto.
   Draw 1 destiny.

134 You Have Been Well Trained   Dark Battle   Rare   yellow
   destiny 1
   Use with two characters of one stack.

135 Tatooine, Desert Landing Site   Dark Location   Starter Set   purple
   destiny 4

136 Coruscant, Jedi Council Chamber   Dark Location   Starter Set   purple
   destiny 3

137 Naboo, Gungan Swamp   Dark Location   Starter Set   purple
   destiny 5

138 Darth Maul's Starfighter, Sith Infiltrator   Dark Starship   Rare   unique   purple
   destiny 5   power 4   damage 2
   Starfighter.

139 Droid Starfighter   Dark Starship   Common   diamond   purple
   destiny 6   power 2   damage 0
   Starfighter.

140 Battleship, Trade Federation Transport   Dark Starship   Common   diamond   purple
   destiny 2   power 5   damage 5
   Transport.
`;
