/** The Jedi Council: the whole set as a card file; cardfile.ts describes the format. */
export const TJC = `# The Jedi Council (TJC)

1 Obi-Wan Kenobi, Jedi Apprentice   Light Character   Rare   stackable   red
   counters 5   destiny 3   power 5   damage 5   Coruscant 1 1 1

2 Qui-Gon Jinn, Jedi Protector   Light Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Coruscant 1 2 1

3 Jar Jar Binks, Gungan Outcast   Light Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Coruscant 0 0 2

4 Anakin Skywalker, Child of Prophecy   Light Character   Rare   stackable   blue
   counters 3   destiny 4   power ?   damage 4   Coruscant 2 1 2

5 Padmé Naberrie, Queen's Handmaiden   Light Character   Rare   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Coruscant 0 0 2

6 Captain Panaka, Amidala's Bodyguard   Light Character   Rare   stackable   blue
   counters 3   destiny 2   power 4   damage 3   Coruscant 0 0 2

7 Mace Windu, Senior Jedi Council Member   Light Character   Rare   stackable   red
   counters 6   destiny 2   power 6   damage 6   Coruscant 2 0 0

8 Queen Amidala, Representative of Naboo   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Coruscant 1 1 1

9 Queen Amidala, Voice of Her People   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Coruscant 0 2 0

10 Yoda, Jedi Council Member   Light Character   Rare   stackable   blue
   counters 4   destiny 5   power 4   damage 4   Coruscant 2 0 0

11 R2-D2, Loyal Droid   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 1   damage 0   Coruscant 1 1 1

12 Ki-Adi-Mundi, Cerean Jedi Knight   Light Character   Rare   stackable   red
   counters 5   destiny 3   power 5   damage 6   Coruscant 1 1 1

13 Adi Gallia, Corellian Jedi Master   Light Character   Uncommon   stackable   red
   counters 5   destiny 3   power 5   damage 6   Coruscant 2 0 0

14 Depa Billaba, Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 3   power 4   damage 3   Coruscant 1 1 1

15 Eeth Koth, Zabrak Jedi Master   Light Character   Uncommon   stackable   red
   counters 5   destiny 3   power 5   damage 6   Coruscant 2 0 0

16 Even Piell, Lannik Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 2   power 5   damage 5   Coruscant 1 1 1

17 Oppo Rancisis, Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 3   power 4   damage 3   Coruscant 2 0 0

18 Plo Koon, Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 2   power 5   damage 5   Coruscant 1 1 1

19 Saesee Tiin, Iktotchi Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 2   power 5   damage 5   Coruscant 2 0 0

20 Yaddle, Jedi Master   Light Character   Uncommon   stackable   blue
   counters 3   destiny 3   power 4   damage 4   Coruscant 2 0 0

21 Yarael Poof, Quermian Jedi Master   Light Character   Uncommon   stackable   red
   counters 4   destiny 3   power 4   damage 3   Coruscant 2 0 0

22 Boss Nass, Gungan Leader   Light Character   Uncommon   stackable   blue
   counters 3   destiny 1   power 4   damage 3   Naboo 0 0 2

23 Ric Olié, Chief Pilot   Light Character   Uncommon   stackable   blue
   counters 2   destiny 2   power 4   damage 3   Coruscant 1 1 1

24 Captain Tarpals, Gungan Battle Leader   Light Character   Uncommon   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Naboo 0 2 0

25 Eirtaé, Handmaiden   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Coruscant 1 1 1

26 Valorum, Supreme Chancellor   Light Character   Common   stackable   green
   counters 2   destiny 4   power 3   damage 3   Coruscant 0 2 0

27 Sci Taria, Chancellor's Aide   Light Character   Common   stackable   green
   counters 1   destiny 6   power 1   damage 1   Coruscant 0 2 0

28 Naboo Officer, Liberator   Light Character   Common   diamond   blue
   counters 3   destiny 4   power 3   damage 2   Naboo 2 0 0

29 Bravo Pilot, Naboo Volunteer   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Naboo 1 1 1

30 Naboo Security, Amidala's Guard   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 1 1 1

31 Republic Captain, Officer   Light Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 0 2 0

32 Republic Pilot, Veteran   Light Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 2 0 0

33 Coruscant Guard, Coruscant Detachment   Light Character   Common   diamond   blue
   counters 3   destiny 3   power 3   damage 2   Coruscant 1 1 1

34 Coruscant Guard, Peacekeeper   Light Character   Common   diamond   blue
   counters 3   destiny 3   power 3   damage 2   Coruscant 2 0 0

35 Coruscant Guard, Officer   Light Character   Common   diamond   red
   counters 2   destiny 4   power 2   damage 1   Coruscant 1 1 1

36 Coruscant Guard, Chancellor's Guard   Light Character   Common   diamond   blue
   counters 3   destiny 3   power 3   damage 2   Coruscant 0 0 2

37 Wookiee Senator, Representative   Light Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 2   Coruscant 0 2 0

38 Galactic Senator, Delegate   Light Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Coruscant 1 1 1

39 Obi-Wan Kenobi, Jedi Warrior   Light Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Coruscant 2 2 2

40 Qui-Gon Jinn's Lightsaber   Light Weapon   Rare   stackable   orange
   counters 0   destiny 2
   Qui-Gon Jinn: +2 power and 1 destiny.
   Any other Jedi: 1 destiny.

41 Amidala's Blaster   Light Weapon   Rare   stackable   orange
   counters 1   destiny 3
   Queen Amidala or any handmaiden: +3 power and 1 destiny.
   Any other character: 1 destiny.

42 Adi Gallia's Lightsaber   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 2
   Adi Gallia: +2 power and 1 destiny.
   Any other Jedi: +1 power and 1 destiny.

43 Coruscant Guard Blaster Rifle   Light Weapon   Uncommon   diamond   orange
   counters 2   destiny 3
   Any diamond Coruscant Guard: +2 power and 1 destiny.
   Any other character: 1 destiny.

44 Ascension Gun   Light Weapon   Common   diamond   orange
   counters 1   destiny 5
   Padmé or Captain Panaka: +1 power and 1 destiny.
   Any other character: 1 destiny.

45 = MDM-39   Common

46 = MDM-41   Common

47 = MDM-42   Common

48 Gian Speeder   Light Weapon   Common   diamond   orange
   counters 1   destiny 4
   Captain Panaka, Ric Olié or Sio Bibble: +1 power and 1 destiny.
   Any other character: 1 destiny.

49 = MDM-44   Common

50 = MDM-45   Common

51 = MDM-46   Common

52 Balance To The Force   Light Battle   Uncommon   yellow
   destiny 5
   Use with Mace Windu.
   +3 power.

53 Brave Little Droid   Light Battle   Uncommon   yellow
   destiny 5
   Use with R2-D2.
   +3 power.

54 Dos Mackineeks No Comen Here!   Light Battle   Common   yellow
   destiny 4
   Use with any three diamond Gungans.

55 Galactic Chancellor   Light Battle   Common   yellow
   destiny 5
   Use with Valorum, or with any character at the Galactic Senate.
   +4 power.

56 Hate Leads To Suffering   Light Battle   Uncommon   yellow
   destiny 4
   Use with Yoda or Yaddle.
   +3 power.

57 I Will Not Cooperate   Light Battle   Uncommon   yellow
   destiny 4
   Use with Queen Amidala.
   If Queen Amidala is defeated, that card and its weapon return to your hand without damage.

58 Invasion!   Light Battle   Common   yellow
   destiny 4
   Use with any three of diamond Royal Guard, diamond Naboo Security or diamond Bravo Pilot.

59 May The Force Be With You   Light Battle   Common   yellow
   destiny 4
   Use with Mace Windu + Yoda.

60 Senator Palpatine   Light Battle   Common   yellow
   destiny 5
   Use with any character on Coruscant.
   +3 power.

61 The Might Of The Republic   Light Battle   Common   yellow
   destiny 4
   Use with any two diamond Coruscant Guards.
   +1 power.

62 We Don't Have Time For This   Light Battle   Common   yellow
   destiny 4
   Use with Queen Amidala + Captain Panaka.
   +1 power.

63 We Wish To Board At Once   Light Battle   Common   yellow
   destiny 4
   Use with any diamond Republic Pilot or diamond Republic Captain.
   +2 power.

64 Wisdom Of The Council   Light Battle   Rare   yellow
   destiny 4
   Use with any Jedi.
   After defeating a diamond character, fights in the next fight too.

65 Tatooine, Mos Espa   Light Location   Starter Set   purple
   destiny 4

66 Coruscant, Jedi Council Chamber   Light Location   Starter Set   purple
   destiny 2

67 Naboo, Gungan Swamp   Light Location   Starter Set   purple
   destiny 4

68 Bravo 2, Naboo Starfighter   Light Starship   Uncommon   unique   purple
   destiny 5   power 3   damage 1
   Starfighter.

69 = MDM-69   Common

70 Radiant VII, Republic Cruiser Transport   Light Starship   Common   unique   purple
   destiny 2   power 6   damage 6
   Transport.

71 Darth Maul, Master of Evil   Dark Character   Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Coruscant 2 1 1

72 Darth Sidious, Lord of the Sith   Dark Character   Rare   stackable   red
   counters 5   destiny 4   power 5   damage 6   Coruscant 1 1 1

73 Sebulba, Podracer Pilot   Dark Character   Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Tatooine 0 0 2

74 Watto, Junk Merchant   Dark Character   Rare   stackable   blue
   counters 2   destiny 3   power 3   damage 2   Tatooine 2 0 0

75 Jabba the Hutt, Gangster   Dark Character   Rare   stackable   blue
   counters 3   destiny 1   power 4   damage 2   Tatooine 0 0 2

76 Nute Gunray, Neimoidian Viceroy   Dark Character   Rare   stackable   blue
   counters 3   destiny 6   power 3   damage 3   Naboo 2 0 0

77 Rune Haako, Neimoidian Advisor   Dark Character   Rare   stackable   blue
   counters 3   destiny 6   power 3   damage 3   Naboo 2 0 0

78 Destroyer Droid Squad, Defense Division   Dark Character   Rare   stackable   red
   counters 4   destiny 2   power 5   damage 4   Coruscant 1 1 1

79 Battle Droid Squad, Escort Unit   Dark Character   Rare   stackable   red
   counters 3   destiny 4   power 4   damage 3   Coruscant 1 1 1

80 Trade Federation Tank, Assault Division   Dark Character   Rare   diamond   blue
   counters 4   destiny 5   power 4   damage 3   Naboo 0 2 0

81 Lott Dod, Neimoidian Senator   Dark Character   Rare   stackable   green
   counters 2   destiny 5   power 2   damage 1   Coruscant 0 2 0

82 Fode and Beed, Podrace Announcer   Dark Character   Rare   stackable   green
   counters 2   destiny 2   power 2   damage 2   Tatooine 2 2 2

83 Clegg Holdfast, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

84 Dud Bolt, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

85 Mars Guo, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

86 Ody Mandrell, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

87 Ratts Tyerell, Podracer Pilot   Dark Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 2   Tatooine 0 0 2

88 Aks Moe, Senator   Dark Character   Common   stackable   blue
   counters 2   destiny 5   power 2   damage 1   Coruscant 0 2 0

89 Horox Ryyder, Senator   Dark Character   Common   stackable   blue
   counters 2   destiny 4   power 3   damage 3   Coruscant 0 2 0

90 Edcel Bar Gane, Roona Senator   Dark Character   Common   stackable   green
   counters 2   destiny 6   power 2   damage 2   Coruscant 0 2 0

91 Galactic Delegate, Representative   Dark Character   Common   diamond   red
   counters 2   destiny 4   power 2   damage 1   Coruscant 0 2 0

92 Destroyer Droid, Assault Droid   Dark Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 3   Coruscant 1 1 1

93 Destroyer Droid, Battleship Security   Dark Character   Common   diamond   blue
   counters 3   destiny 2   power 3   damage 2   Coruscant 1 1 1

94 Sith Probe Droid, Hunter Droid   Dark Character   Common   diamond   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 0 2 0

95 Rodian, Mercenary   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 0 2

96 Battle Droid: Pilot, Assault Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 1 1 1

97 Battle Droid: Security, Assault Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 0 0 2

98 Battle Droid: Infantry, Assault Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 0 2 0

99 Battle Droid: Officer, Assault Division   Dark Character   Common   diamond   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 2 0 0

100 Battle Droid: Pilot, Guard Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 1 1 1

101 Battle Droid: Security, Guard Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 0 0 2

102 Battle Droid: Infantry, Guard Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 0 2 0

103 Battle Droid: Officer, Guard Division   Dark Character   Common   diamond   green
   counters 2   destiny 3   power 2   damage 1   Coruscant 2 0 0

104 Neimoidian Aide, Trade Federation Delegate   Dark Character   Starter Set   diamond   red
   counters 1   destiny 5   power 1   damage 2   Coruscant 1 1 1

105 Darth Maul, Sith Warrior   Dark Character   Starter Set   stackable   red
   counters 6   destiny 1   power 3   damage 6   Coruscant 2 2 2

106 Darth Maul's Lightsaber   Dark Weapon   Rare   stackable   orange
   counters 0   destiny 2
   Darth Maul: +2 power and 1 destiny.
   Darth Sidious: 1 destiny.

107 Darth Maul's Sith Speeder   Dark Weapon   Rare   stackable   orange
   counters 1   destiny 4
   Darth Maul: +2 power and 1 destiny.

108 Clegg Holdfast's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Clegg Holdfast: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

109 Dud Bolt's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Dud Bolt: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

110 Mars Guo's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Mars Guo: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

111 Ody Mandrell's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Ody Mandrell: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

112 Ratts Tyerell's Podracer   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Ratts Tyerell: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

113 = MDM-114   Uncommon

114 = MDM-115   Uncommon

115 = MDM-116   Uncommon

116 Thermal Detonator   Dark Weapon   Uncommon   diamond   orange
   counters 2   destiny 4
   Any character: +1 power and 1 destiny.

117 = MDM-118   Common

118 = MDM-119   Common

119 = MDM-120   Common

120 I Object!   Dark Battle   Common   yellow
   destiny 5
   Use with any character on Coruscant.
   +3 power.

121 I Will Deal With Them Myself   Dark Battle   Common   yellow
   destiny 3
   Use with any character at the Capital City.
   +4 power.

122 Let Them Make The First Move   Dark Battle   Rare   yellow
   destiny 4
   Use with Darth Maul or Darth Sidious.
   After defeating a diamond character, fights in the next fight too.

123 Move Against The Jedi First   Dark Battle   Common   yellow
   destiny 4
   Use with any character at the Jedi Council Chamber.
   +4 power.

124 Open Fire!   Dark Battle   Uncommon   yellow
   destiny 6
   Use with any Trade Federation Tank using any Trade Federation Tank Laser Cannon.
   +3 power.

125 Seal Off The Bridge   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Nute Gunray + Rune Haako.
   +4 power.

126 Start Your Engines!   Dark Battle   Uncommon   yellow
   destiny 4
   Use with any two different Podracer pilots except Sebulba.
   +2 power.

127 Switch To Bio   Dark Battle   Common   yellow
   destiny 4
   Use with any two diamond destroyer droids.
   +1 power.

128 Take Them To Camp Four   Dark Battle   Common   yellow
   destiny 4
   Use with any diamond battle droid.
   +2 power.

129 Very Unusual   Dark Battle   Common   yellow
   destiny 5
   Use with any Sith probe droid.
   +3 power.

130 Vote Of No Confidence   Dark Battle   Common   yellow
   destiny 4
   Use with any senator, or with any character at the Galactic Senate.
   +4 power.

131 We Are Meeting No Resistance   Dark Battle   Common   yellow
   destiny 4
   Use with any three diamond battle droids.

132 We Have Them On The Run   Dark Battle   Uncommon   yellow
   destiny 4
   Use with Rune Haako + any destroyer droid squad.

133 Yoka To Bantha Poodoo   Dark Battle   Common   yellow
   destiny 3
   Use with Sebulba.
   +2 power.

134 Your Little Insurrection Is At An End   Dark Battle   Uncommon   yellow
   destiny 5
   Use with Daultay Dofine or any diamond destroyer droid.
   +2 power.

135 Tatooine, Podrace Arena   Dark Location   Starter Set   purple
   destiny 3

136 Coruscant, Galactic Senate   Dark Location   Starter Set   purple
   destiny 4

137 Naboo, Battle Plains   Dark Location   Starter Set   purple
   destiny 3

138 Sith Infiltrator, Starfighter   Dark Starship   Uncommon   diamond   purple
   destiny 5   power 3   damage 1
   Starfighter.

139 = MDM-139   Common

140 = MDM-140   Common
`;
