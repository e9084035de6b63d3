/** Battle of Naboo: the whole set as a card file; cardfile.ts describes the format. */
export const BON = `# Battle of Naboo (BON)

1 Obi-Wan Kenobi, Jedi Knight   Light Character   Rare   stackable   red
   counters 5   destiny 1   power 5   damage 5   Naboo 1 0 0
   +1 power while using Obi-Wan Kenobi's Lightsaber.

2 Qui-Gon Jinn, Jedi Ambassador   Light Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Naboo 1 0 0
   Costs 3 counters while Qui-Gon Jinn, Jedi Master is here.

3 Jar Jar Binks, Bombad Gungan General   Light Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Naboo 0 1 0
   +4 power when fighting any Tank.

4 Anakin Skywalker, Padawan   Light Character   Rare   stackable   blue
   counters 3   destiny 4   power ?   damage 4   Naboo 2 1 2

5 Padmé Naberrie, Amidala's Handmaiden   Light Character   Rare   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Naboo 2 0 0

6 Captain Panaka, Veteran Leader   Light Character   Rare   stackable   blue
   counters 3   destiny 2   power 4   damage 3   Naboo 2 0 0

7 Mace Windu, Jedi Speaker   Light Character   Rare   stackable   red
   counters 6   destiny 2   power 6   damage 6   Naboo 1 0 0
   Costs 3 counters while Yoda, Jedi Master is here.

8 Queen Amidala, Resolute Negotiator   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Naboo 0 0 2

9 Queen Amidala, Keeper of the Peace   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Naboo 2 0 0

10 Yoda, Jedi Elder   Light Character   Rare   stackable   blue
   counters 4   destiny 5   power 4   damage 4   Naboo 1 0 0
   Costs 2 counters while Mace Windu, Jedi Master is here.

11 R2-D2, The Queen's Hero   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 1   damage 0   Naboo 1 1 1

12 Boss Nass, Gungan Chief   Light Character   Uncommon   stackable   blue
   counters 3   destiny 1   power 4   damage 3   Naboo 1 1 1

13 Ric Olié, Bravo Leader   Light Character   Uncommon   stackable   blue
   counters 2   destiny 2   power 4   damage 3   Naboo 1 1 1

14 Captain Tarpals, Gungan Officer   Light Character   Uncommon   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Naboo 1 1 1

15 Sio Bibble, Governor of Naboo   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

16 Sabé, Handmaiden Decoy Queen   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Naboo 0 0 2

17 Saché, Handmaiden   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

18 Yané, Handmaiden   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

19 Naboo Officer, Squad Leader   Light Character   Uncommon   diamond   blue
   counters 3   destiny 4   power 3   damage 2   Naboo 0 2 0

20 Naboo Officer, Commander   Light Character   Common   diamond   red
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

21 Naboo Bureaucrat, Official   Light Character   Common   diamond   red
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

22 Naboo Security, Trooper   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 1 1 1

23 Naboo Security, Defender   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 2 0 0

24 Bravo Pilot, Ace Flyer   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

25 Coruscant Guard, Chancellor's Escort   Light Character   Common   diamond   blue
   counters 3   destiny 3   power 3   damage 2   Naboo 1 1 1

26 Alderaan Diplomat, Senator   Light Character   Common   diamond   blue
   counters 2   destiny 3   power 2   damage 1   Coruscant 0 2 0

27 Council Member, Naboo Governor   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

28 Gungan Warrior, Veteran   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 1 1 1

29 Gungan Guard, Lookout   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 0 2 0

30 Gungan General, Army Leader   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 0 0 2

31 Gungan Soldier, Infantry   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

32 Rep Officer, Gungan Diplomat   Light Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Naboo 1 1 1

33 Obi-Wan Kenobi, Jedi Negotiator   Light Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Naboo 2 2 2

34 Mace Windu's Lightsaber   Light Weapon   Rare   stackable   orange
   counters 0   destiny 2
   Mace Windu: +2 power and 1 destiny.
   Any other Jedi: 1 destiny.

35 Eeth Koth's Lightsaber   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 2
   Eeth Koth: +2 power and 1 destiny.
   Any other Jedi: +1 power and 1 destiny.

36 Captain Tarpals' Electropole   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 4
   Captain Tarpals: +2 power and 1 destiny.
   Any other character: 1 destiny.

37 Planetary Shuttle   Light Weapon   Common   diamond   orange
   counters 2   destiny 3
   Valorum, Mas Amedda, Sci Taria or any senator: +2 power and 1 destiny.
   Any other character: 1 destiny.

38 Fambaa   Light Weapon   Common   diamond   orange
   counters 1   destiny 4
   Boss Nass: +2 power and 1 destiny.
   Any other Gungan: 1 destiny.

39 = MDM-39   Common

40 = MDM-41   Common

41 = MDM-42   Common

42 = MDM-45   Common

43 Heavy Blaster   Light Weapon   Common   diamond   orange
   counters 1   destiny 6
   Any character: 1 destiny.

44 Capture The Viceroy   Light Battle   Common   yellow
   destiny 3
   Use with any two diamond Naboo Officers.
   +1 power.

45 Celebration   Light Battle   Common   yellow
   destiny 4
   Use with any diamond Gungan.
   +2 power.

46 Guardians Of The Queen   Light Battle   Uncommon   yellow
   destiny 4
   Use with Qui-Gon + Obi-Wan.

47 Gunga City   Light Battle   Common   yellow
   destiny 3
   Use with Boss Nass, any Rep or any diamond Gungan Official.
   +3 power.

48 Gungan Battle Cry   Light Battle   Uncommon   yellow
   destiny 5
   Use with Captain Tarpals + any diamond Gungan.
   If they lose, only the diamond Gungan is defeated.

49 How Wude!   Light Battle   Uncommon   yellow
   destiny 4
   Use with Jar Jar.
   If Jar Jar is defeated, that card and its weapon return to your hand without damage.

50 I Will Take Back What Is Ours   Light Battle   Common   yellow
   destiny 4
   Use with any three of diamond Royal Guard, diamond Naboo Security or diamond Bravo Pilot.

51 Jedi Force Push   Light Battle   Uncommon   yellow
   destiny 4
   Use with Qui-Gon.
   While using no weapon, opposing weapons are ignored.

52 Meeeesa Lika Dis!   Light Battle   Common   yellow
   destiny 4
   Use with any three diamond Gungans.

53 NOOOOOOOOOOO!   Light Battle   Rare   yellow
   destiny 5
   Use with Obi-Wan.
   +4 power when fighting Darth Maul or Darth Sidious.

54 Thanks, Artoo!   Light Battle   Uncommon   yellow
   destiny 3
   Use with Anakin + R2-D2.
   +3 power.

55 The Chancellor's Ambassador   Light Battle   Uncommon   yellow
   destiny 3
   Use with Qui-Gon + Queen Amidala or Padmé.

56 The Will Of The Force   Light Battle   Rare   yellow
   destiny 5
   Use with Qui-Gon.
   +2 power while using Qui-Gon Jinn's Lightsaber.

57 Young Skywalker   Light Battle   Uncommon   yellow
   destiny 3
   Use with Anakin.
   If Anakin is defeated, that card and its weapon return to your hand without damage.

58 Your Occupation Here Has Ended   Light Battle   Common   yellow
   destiny 5
   Use with any character on Naboo.
   +3 power.

59 Bombad General   Light Effect   Uncommon   yellow
   counters 3   destiny 4
   Each Gungan gets +1 power.
   Boss Nass and Rep Been have 2 less damage.

60 Kiss Your Trade Franchise Goodbye   Light Effect   Uncommon   yellow
   counters 4   destiny 3
   In your Deploy step, you may discard a card from your hand for a limit of 8 counters.

61 There's Always A Bigger Fish   Light Effect   Common   yellow
   counters 2   destiny 5
   Your limit is 7 counters.

62 Uh-Oh!   Light Effect   Common   yellow
   counters 2   destiny 5
   Each opposing battle droid has 2 more damage.

63 We Wish To Form An Alliance   Light Effect   Common   yellow
   counters 4   destiny 3
   You even up to 7 cards.

64 Tatooine, Desert Landing Site   Light Location   Starter Set   purple
   destiny 3

65 Coruscant, Galactic Senate   Light Location   Starter Set   purple
   destiny 5

66 Naboo, Battle Plains   Light Location   Starter Set   purple
   destiny 5

67 Amidala's Starship, Royal Transport   Light Starship   Rare   unique   purple
   destiny 2   power 6   damage 6
   Transport.

68 Bravo 3, Naboo Starfighter   Light Starship   Uncommon   unique   purple
   destiny 5   power 3   damage 1
   Starfighter.

69 = MDM-69   Common

70 = MDM-70   Common

71 Darth Maul, Dark Lord of the Sith   Dark Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Naboo 1 0 0
   Costs 3 counters while Darth Maul, Sith Apprentice is here.

72 Darth Sidious, Sith Manipulator   Dark Character   Rare   stackable   red
   counters 5   destiny 4   power 5   damage 6   Naboo 1 0 0
   +1 power while using any diamond Sith Lightsaber.
   Damage 1 less while using any diamond Sith Lightsaber.

73 Sebulba, Dangerous Podracer Pilot   Dark Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Tatooine 2 0 0

74 Watto, Toydarian Gambler   Dark Character   Rare   stackable   blue
   counters 2   destiny 3   power 3   damage 2   Tatooine 0 0 2

75 Aurra Sing, Mercenary   Dark Character   Rare   stackable   red
   counters 3   destiny 3   power 5   damage 3   Tatooine 0 0 1
   +1 power while using Aurra Sing's Blaster Rifle.

76 Jabba the Hutt, Crime Lord   Dark Character   Rare   stackable   blue
   counters 3   destiny 1   power 4   damage 2   Tatooine 2 0 0

77 Nute Gunray, Neimoidian Despot   Dark Character   Rare   stackable   blue
   counters 3   destiny 6   power 3   damage 3   Naboo 1 0 0
   +4 power when fighting Queen Amidala.

78 Rune Haako, Neimoidian Deputy   Dark Character   Rare   stackable   blue
   counters 3   destiny 6   power 3   damage 3   Naboo 1 0 0
   +3 power when fighting any handmaiden.

79 Destroyer Droid Squad, Guard Division   Dark Character   Rare   stackable   red
   counters 4   destiny 2   power 5   damage 4   Naboo 1 1 1

80 Battle Droid Squad, Guard Unit   Dark Character   Rare   stackable   red
   counters 3   destiny 4   power 4   damage 3   Naboo 1 1 1

81 Trade Federation Tank, Guard Division   Dark Character   Rare   diamond   red
   counters 4   destiny 2   power 5   damage 4   Naboo 2 0 0

82 Trade Federation Tank, Patrol Division   Dark Character   Rare   diamond   blue
   counters 4   destiny 5   power 4   damage 3   Naboo 2 0 0

83 P-59, Destroyer Droid Commander   Dark Character   Uncommon   stackable   red
   counters 3   destiny 3   power 4   damage 2   Naboo 1 1 1

84 OOM-9, Battle Droid Commander   Dark Character   Uncommon   stackable   red
   counters 3   destiny 4   power 3   damage 1   Naboo 1 2 1

85 Daultay Dofine, Neimoidian Attendant   Dark Character   Uncommon   stackable   green
   counters 2   destiny 3   power 3   damage 2   Naboo 1 1 1

86 Diva Shaliqua, Singer   Dark Character   Uncommon   stackable   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 0 0 2

87 Diva Funquita, Dancer   Dark Character   Uncommon   stackable   green
   counters 1   destiny 5   power 2   damage 1   Tatooine 0 0 2

88 Bith, Musician   Dark Character   Uncommon   diamond   blue
   counters 3   destiny 2   power 3   damage 2   Tatooine 0 0 2

89 Quarren, Smuggler   Dark Character   Uncommon   diamond   blue
   counters 3   destiny 2   power 3   damage 2   Tatooine 2 0 0

90 Toonbuck Toora, Senator   Dark Character   Uncommon   stackable   green
   counters 3   destiny 5   power 3   damage 2   Coruscant 0 2 0

91 Aqualish, Galactic Senator   Dark Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 2   Coruscant 0 2 0

92 Twi'lek Diplomat, Senator   Dark Character   Common   diamond   green
   counters 2   destiny 4   power 3   damage 2   Coruscant 0 2 0

93 Weequay, Enforcer   Dark Character   Common   diamond   green
   counters 3   destiny 4   power 3   damage 2   Tatooine 2 0 0

94 Nikto, Slave   Dark Character   Common   diamond   green
   counters 3   destiny 4   power 3   damage 2   Tatooine 0 0 2

95 Pacithhip, Prospector   Dark Character   Common   diamond   green
   counters 3   destiny 4   power 3   damage 2   Tatooine 0 2 0

96 Destroyer Droid, Vanguard Droid   Dark Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 3   Naboo 1 1 1

97 Destroyer Droid, MTT Infantry   Dark Character   Common   diamond   blue
   counters 3   destiny 2   power 3   damage 2   Naboo 1 1 1

98 Sith Probe Droid, Remote Tracker   Dark Character   Common   diamond   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 2 0 0

99 Battle Droid: Pilot, Patrol Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

100 Battle Droid: Security, Patrol Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0

101 Battle Droid: Infantry, Patrol Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 0 0 2

102 Battle Droid: Officer, Patrol Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 0 2 0

103 Battle Droid: Pilot, Defense Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 1 1 1

104 Battle Droid: Security, Defense Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 2 0 0

105 Battle Droid: Infantry, Defense Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 0 2

106 Battle Droid: Officer, Defense Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Naboo 0 2 0

107 Neimoidian Advisor, Bureaucrat   Dark Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Naboo 1 1 1

108 Darth Maul, Evil Sith Lord   Dark Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Naboo 2 2 2

109 Darth Maul's Lightsaber   Dark Weapon   Rare   stackable   orange
   counters 2   destiny 2
   Darth Maul: 2 destiny.

110 = MDM-107   Rare

111 Darth Maul's Electrobinoculars   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Darth Maul or any Sith Probe Droid: +1 power and 1 destiny.

112 = MDM-114   Uncommon

113 = MDM-115   Uncommon

114 = MDM-116   Uncommon

115 = MDM-118   Common

116 = MDM-119   Common

117 = MDM-120   Common

118 A Thousand Terrible Things   Dark Battle   Common   yellow
   destiny 4
   Use with any diamond battle droid.
   +2 power.

119 Armored Assault   Dark Battle   Common   yellow
   destiny 4
   Use with any Trade Federation Tank + any diamond battle droid.
   If they lose, only the diamond battle droid is defeated.

120 Death From Above   Dark Battle   Common   yellow
   destiny 5
   Use with any character on Naboo.
   +3 power.

121 Don't Spect A Werm Welcome   Dark Battle   Common   yellow
   destiny 4
   Use with any character at the Gungan Swamp.
   +4 power.

122 I Will Make It Legal   Dark Battle   Common   yellow
   destiny 4
   Use with Darth Sidious + any diamond Neimoidian.
   If they lose, only the diamond Neimoidian is defeated.

123 Not For A Sith   Dark Battle   Rare   yellow
   destiny 5
   Use with Darth Maul.
   +2 power while using Darth Maul's Lightsaber.

124 Now There Are Two Of Them   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Darth Sidious + Darth Maul.

125 Sith Force Push   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Darth Maul.
   While using no weapon, opposing weapons are ignored.

126 The Phantom Menace   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Darth Sidious.
   If Darth Sidious is defeated, that card and its weapon return to your hand without damage.

127 They Win This Round   Dark Battle   Common   yellow
   destiny 4
   Use with any two diamond destroyer droids.
   +1 power.

128 We Are Sending All Troops   Dark Battle   Common   yellow
   destiny 4
   Use with any three diamond battle droids.

129 After Her!   Dark Effect   Common   yellow
   counters 2   destiny 5
   Opposing Queen Amidala and each opposing handmaiden have 2 more damage.

130 Da Dug Chaaa!   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Each Podracer pilot gets +1 power and has 1 less damage.

131 Sando Aqua Monster   Dark Effect   Common   yellow
   counters 2   destiny 5
   Your limit is 7 counters.

132 They Will Not Stay Hidden For Long   Dark Effect   Common   yellow
   counters 4   destiny 3
   You even up to 7 cards.

133 This Is Too Close!   Dark Effect   Uncommon   yellow
   counters 4   destiny 3
   In your Deploy step, you may discard a card from your hand for a limit of 8 counters.

134 Tatooine, Mos Espa   Dark Location   Starter Set   purple
   destiny 5

135 Coruscant, Capital City   Dark Location   Starter Set   purple
   destiny 3

136 Naboo, Theed Palace   Dark Location   Starter Set   purple
   destiny 4

137 Droid Control Ship, Trade Federation Transport   Dark Starship   Uncommon   unique   purple
   destiny 2   power 6   damage 6
   Transport.

138 = TJC-138   Uncommon

139 = MDM-139   Common

140 = MDM-140   Common

F1 = BON-1   Ultra-Rare Foil

F2 = BON-2   Ultra-Rare Foil

F3 = BON-9   Super-Rare Foil

F4 = BON-10   Super-Rare Foil

F5 = BON-11   Super-Rare Foil

F6 = BON-8   Very-Rare Foil

F7 = BON-34   Very-Rare Foil

F8 = BON-56   Very-Rare Foil

F9 = BON-67   Very-Rare Foil

F10 = BON-71   Ultra-Rare Foil

F11 = BON-75   Ultra-Rare Foil

F12 = BON-77   Super-Rare Foil

F13 = BON-79   Super-Rare Foil

F14 = BON-81   Super-Rare Foil

F15 = BON-80   Very-Rare Foil

F16 = BON-82   Very-Rare Foil

F17 = BON-109   Very-Rare Foil

F18 = BON-123   Very-Rare Foil
`;
