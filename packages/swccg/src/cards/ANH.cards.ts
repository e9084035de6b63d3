/** A New Hope: the whole set as a card file; cardfile.ts describes the format. */
export const ANH = `# A New Hope (ANH)

1 •••Arcona   Light Character - Alien   C2
   destiny 3   deploy 2   power 1   ability 1   forfeit 2
   scout

2 •Brainiac   Light Character - Alien   R1
   destiny π   deploy *   power *   ability 3   forfeit *
   nav computer   Force-Attuned

3 •Chewbacca   Light Character - Alien/Rebel   R2
   destiny 1   deploy 4   power 6   ability 2   forfeit 6
   pilot   warrior   smuggler   Wookiee   matching Millennium Falcon

4 •Commander Evram Lajaie   Light Character - Rebel   C1
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   commander   leader

5 •Commander Vanden Willard   Light Character - Rebel   U2
   destiny 2   deploy 3   power 2   ability 2   forfeit 4
   warrior   commander   leader   spy

6 •••Corellian   Light Character - Alien   C2
   destiny 3   deploy 1   power 1   ability 1   forfeit 3
   Corellian   female   smuggler

7 •Doikk Na'ts   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician

8 •Garouf Lafoe   Light Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 2
   pilot

9 •Het Nkik   Light Character - Alien   U2
   destiny 3   deploy *   power 1   ability 2   forfeit 1
   warrior   Jawa   scout

10 •Hunchback   Light Character - Alien   R1
   destiny 3   deploy 4   power 4   ability 1.5   forfeit 4

11 •Ickabel G'ont   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   Bith   musician

12 M-HYD 'Binary' Droid   Light Character - Droid   U1
   destiny 2   deploy 3   power 2   forfeit 5
   binary hydroponics droid
   At any time: use 1 Force -> Any player turns this card off or on.
   Non-droid character at same or an adjacent site is forfeit +2.

13 •Nalan Cheel   Light Character - Alien   U2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   Bith   musician

14 •R2-D2 (Artoo-Detoo)   Light Character - Droid   R2
   destiny 2/5   deploy 3   power 1   forfeit 4
   nav computer   astromech droid   r-unit   spy

15 R5-D4 (Arfive-Defour)   Light Character - Droid   C2
   destiny 4   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit

16 RA-7 (Aray-Seven)   Light Character - Droid   C2
   destiny 4   deploy 2   power 1   forfeit 3
   servant droid
   This card may hold 4 weapons, handed over free.

17 Rebel Commander   Light Character - Rebel   C2
   destiny 2   deploy 3   power 1   ability 2   forfeit 2
   commander   Corellian   leader
   Other Rebel except leader at same site is forfeit +1.
   Bothan spy deploys free here.

18 Rebel Squad Leader   Light Character - Rebel   C3
   destiny 1   deploy 2   power 1   ability 1   forfeit 3
   warrior   leader

19 •••Rebel Tech   Light Character - Rebel   C1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3

20 •••Saurin   Light Character - Alien   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   warrior
   At any time: use 1 Force, target 1 Restraining Bolt at same site -> It is lost.
   While there is a Sai'torr Kal Fas carried by this card: this card is power +1.

21 •Tiree   Light Character - Rebel   U2
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   matching Gold 2

22 •Tzizvvt   Light Character - Alien   R2
   destiny 3   deploy 3   power 2   ability 1   forfeit 1

23 •Wedge Antilles   Light Character - Rebel   R1
   destiny 4   deploy 2   power 2   ability 2   forfeit 6
   pilot   warrior   Corellian   smuggler   matching Red 2

24 •Zutton   Light Character - Alien   C1
   destiny 2   deploy 3   power 2   ability 2   forfeit 2

25 Fire Extinguisher   Light Device   U2
   destiny 5

26 Magnetic Suction Tube   Light Device   R2
   destiny 3

27 Rectenna   Light Device   C2
   destiny 3

28 Remote   Light Device   C2
   destiny 4
   Deploys on site for 1 Force.
   This card moves in your move phase.
   Once per phase, in your control phase: target 1 character present, choose a number from 1 to 2 -> If that number = 1: This turn: it is power +1. otherwise: This turn: it is forfeit +1.
   In your control phase: use 2 Force, target 1 seeker present -> It is lost.

29 •Sensor Panel   Light Device   U2
   destiny 3

30 •Cell 2187   Light Effect - Utinni   R1
   destiny 5

31 •Commence Recharging   Light Effect   R2
   destiny 5

32 Eject! Eject!   Light Effect   C2
   destiny 4

33 Grappling Hook   Light Effect - Immediate   C2
   destiny 5
   grabber

34 •Logistical Delay   Light Effect   U2
   destiny 3

35 •Luke's Cape   Light Effect   R1
   destiny 4

36 Merc Sunlet   Light Effect   C2
   destiny 4

37 Scanner Techs   Light Effect   U1
   destiny 5

38 Solomahal   Light Effect   C2
   destiny 4

39 They're On Dantooine   Light Effect - Utinni   R1
   destiny 5

40 Undercover   Light Effect   U2
   destiny 5

41 •••What're You Tryin' To Push On Us?   Light Effect - Immediate   U2
   destiny 3
   grabber

42 •Attack Run   Light Epic Event   R2
   destiny 0

43 Advance Preparation   Light Interrupt - Used or Lost   U1
   destiny 6

44 Alternatives To Fighting   Light Interrupt - Lost   U1
   destiny 3

45 Blast The Door, Kid!   Light Interrupt - Lost   C2
   destiny 4

46 •Blue Milk   Light Interrupt - Used or Lost   C2
   destiny 4

47 Corellian Slip   Light Interrupt - Used   C2
   destiny 4

48 Double Agent   Light Interrupt - Lost   R2
   destiny 6
   Target 1 opponent's spy present with your spy at site -> Draw 1 destiny. If either (destiny > 2) or (it is a undercover spy and destiny > 0): It is lost.

49 •Grimtaash   Light Interrupt - Used or Lost   C2
   destiny 2
   dejarik

50 Houjix   Light Interrupt - Lost   C2
   destiny 1
   dejarik

51 I Have A Very Bad Feeling About This   Light Interrupt - Used   C2
   destiny 3

52 I'm Here To Rescue You   Light Interrupt - Used   U1
   destiny 6

53 •Let The Wookiee Win   Light Interrupt - Lost   R1
   destiny 5

54 Out Of Commission   Light Interrupt - Used   U2
   destiny 5

55 Quite A Mercenary   Light Interrupt - Used   C2
   destiny 5

56 •Sabotage   Light Interrupt - Used   U1
   destiny 5

57 •Sorry About The Mess   Light Interrupt - Lost   U1
   destiny 4
   In your control phase: only if a weapon of yours can be fired: Fire 1 of your weapons with +1 to destiny from Han Solo.

58 •Wookiee Roar   Light Interrupt - Lost   R1
   destiny 3

59 •You're All Clear Kid!   Light Interrupt - Used   R1
   destiny 3

60 •Clak'dor VII   Light Location - System   R2
   destiny 0   Light 1   Dark 0   parsec 7
   planet

61 •Corellia   Light Location - System   R1
   destiny 0   Light 1   Dark 1   parsec 1
   planet

62 •Death Star: Trench   Light Location - Site   R2
   destiny 0   Light 0   Dark 1
   exterior   mobile

63 •Dejarik Hologameboard   Light Location - Site   R1
   destiny 0   Light 2   Dark 1
   holosite

64 •Kashyyyk   Light Location - System   C1
   destiny 0   Light 2   Dark 1   parsec 6
   planet

65 •Ralltiir   Light Location - System   C1
   destiny 0   Light 1   Dark 1   parsec 3
   planet

66 •••Sandcrawler: Loading Bay   Light Location - Site   R1
   destiny 0   Light 0   Dark 0
   interior   vehicle site

67 •Yavin 4: Briefing Room   Light Location - Site   U1
   destiny 0   Light 1   Dark 0
   Scomp link   interior   planet

68 •Yavin 4: Massassi Ruins   Light Location - Site   U1
   destiny 0   Light 2   Dark 0
   exterior   planet

69 •Gold 2   Light Starship - Starfighter: Y-Wing   U1
   destiny 2   deploy 1   power 2   maneuver 4   hyperspeed 4   forfeit 3
   nav computer   Scomp link   matching Tiree

70 •Red 2   Light Starship - Starfighter: X-Wing   R1
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Wedge Antilles

71 •Red 5   Light Starship - Starfighter: X-Wing   R1
   destiny 2   deploy 3   power 3   maneuver 4   hyperspeed 5   forfeit 6
   nav computer   Scomp link   matching Luke Skywalker

72 •Red 6   Light Starship - Starfighter: X-Wing   U1
   destiny 6   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Jek Porkins

73 •Tantive IV   Light Starship - Capital: Corellian Corvette   R1
   destiny 1   deploy 5   power 5   armor 4   hyperspeed 3   forfeit 8
   pilot   nav computer   Scomp link   ship-docking capability

74 Y-wing Assault Squadron   Light Starship - Squadron: Y-Wing   U1
   destiny 3   deploy *   power 6   maneuver 3   hyperspeed 4   forfeit 6
   pilot 3   nav computer 3   Scomp link 3

75 Incom T-16 Skyhopper   Light Vehicle - Shuttle   C2
   destiny 3   deploy 2   power 1   maneuver 5   landspeed *   forfeit 4
   pilot   enclosed

76 •Rogue Bantha   Light Vehicle - Creature   U1
   destiny 4   deploy 2   power 2   maneuver 2   landspeed 1   forfeit 3
   bantha

77 Bowcaster   Light Weapon - Character   R2
   destiny 2
   Deploys on warrior for ((7 - its power), at least 1) Force.
   Fires for ((7 - the bearer's power), at least 1) Force: 1 destiny; character hit if destiny +1 > ability; creature lost if destiny +2 > defense.

78 Jawa Ion Gun   Light Weapon - Character   C2
   destiny 3
   Deploys on Jawa for 1 Force.
   Deploys on warrior except Jawa for 3 Force.
   Fires for 1 Force: 1 destiny; droid stolen if destiny +1 > forfeit; non-droid character excluded if destiny = ability.

79 •Luke's Hunting Rifle   Light Weapon - Character   U1
   destiny 5
   rifle
   Deploys on Luke Skywalker or Owen Lars for 1 Force.
   Deploys on non-droid character except Luke Skywalker or Owen Lars for 3 Force.
   Fires for 1 Force: 1 destiny; character hit if destiny -1 > ability; creature lost if destiny +2 > defense.

80 Motti Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks Admiral Motti; this card seeks pilot with ability < 3.

81 SW-4 Ion Cannon   Light Weapon - Starship   R2
   destiny 5
   cannon   ion cannon
   Deploys on Y-wing for 1 Force.
   Fires for 1 Force: 1 destiny; starship affected if destiny > maneuver or armor: Weapon carried by it is lost. From now on: it has armor, maneuver and hyperspeed 0.

82 •••Advosze   Dark Character - Alien   C2
   destiny 2   deploy 3   power 2   ability 2   forfeit 2
   pilot   smuggler

83 •Captain Khurgee   Dark Character - Imperial   U1
   destiny 2   deploy 3   power 2   ability 2   forfeit 3
   warrior   leader

84 •Dannik Jerriko   Dark Character - Alien   R1
   destiny 2   deploy 4   power *   ability 3   forfeit 2
   Force-Attuned   assassin

85 •Danz Borin   Dark Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   pilot   bounty hunter   gunner
   While this card is piloting starship: its ship is power +3.
   While this card is a passenger of starship: each weapon destiny draw of its ship is +1.

86 •••Death Star Gunner   Dark Character - Imperial   C1
   destiny 2   deploy 2   power 1   ability 1   forfeit 2
   gunner

87 •••Defel   Dark Character - Alien   C2
   destiny 3   deploy 3   power 3   ability 1   forfeit 2

88 •DS-61-4   Dark Character - Imperial   R2
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot   matching Black 4

89 •Greedo   Dark Character - Alien   R1
   destiny 2   deploy 1   power 2   ability 1   forfeit 0.5
   warrior   bounty hunter   Rodian
   Once per phase, in opponent's control phase: target 1 opponent's smuggler at same site -> Opponent may use all Force to stop this. Draw 1 destiny. If (destiny + this card's ability) > 6: It is lost.

90 •Hem Dazon   Dark Character - Alien   R1
   destiny 4   deploy 2   power *   ability 2   forfeit 3
   scout
   This card has power equal to (1 + number of cards under this card).
   Once per phase, in your deploy phase: Put 1 card from your hand or Force Pile under this card.

91 Imperial Commander   Dark Character - Imperial   C2
   destiny 2   deploy 3   power 1   ability 2   forfeit 2
   commander   leader
   Other Imperial except leader at same site is forfeit +1.

92 Imperial Squad Leader   Dark Character - Imperial   C3
   destiny 1   deploy 2   power 1   ability 1   forfeit 3
   warrior   leader   sandtrooper   trooper

93 •IT-O (Eyetee-Oh)   Dark Character - Droid   R1
   destiny 2   deploy 3   power 4   forfeit 1
   interrogator droid

94 •Lirin Car'n   Dark Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician

95 •Lt. Pol Treidum   Dark Character - Imperial   C1
   destiny 3   deploy 2   power 2   ability 1   forfeit 5
   warrior

96 •Lt. Shann Childsen   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3
   warrior
   While this card is at Death Star: Detention Block Corridor or Death Star: Detention Block Control Room: this card is power +2.
   While there is a opponent's alien present: this card is power +2.
   While there is a opponent's Wookiee alien, Talz or Ewok present: this card is power +1.

97 •Mosep   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 5
   accountant

98 •Officer Evax   Dark Character - Imperial   C1
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   pilot   leader

99 R2-Q2 (Artoo-Kyootoo)   Dark Character - Droid   C2
   destiny 3   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit

100 •R3-T6 (Arthree-Teesix)   Dark Character - Droid   R1
   destiny 2   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit

101 R5-A2 (Arfive-Aytoo)   Dark Character - Droid   C2
   destiny 4   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit

102 •Reegesk   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 3
   scavenger   thief

103 ••Reserve Pilot   Dark Character - Imperial   U1
   destiny 3   deploy 2   power 2   ability 1   forfeit 4
   pilot   matching Black 2   matching Black 3   matching Black 4

104 •••Rodian   Dark Character - Alien   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 2
   pilot   assassin   Rodian

105 •Tech Mo'r   Dark Character - Alien   U2
   destiny 6   deploy 3   power 1   ability 1   forfeit 1
   warrior   Bith   musician

106 •Trooper Davin Felth   Dark Character - Imperial   R2
   destiny 2   deploy 1   power 2   ability 2   forfeit 3
   warrior   trooper
   While this card is on Tatooine: Local Trouble or Look Sir, Droids is a Used Interrupt.
   Opponent chooses the target of Friendly Fire at same site.

107 •U-3PO (Yoo-Threepio)   Dark Character - Droid   R1
   destiny 3   deploy 3   power 1   forfeit 3
   protocol droid   spy

108 •URoRRuR'R'R   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 4
   leader   Tusken Raider
   This card deploys only on Tatooine.
   While this card is in a battle and there is a other Tusken Raider at same site: you draw 1 battle destiny if unable to otherwise.

109 •WED15-I7 'Septoid' Droid   Dark Character - Droid   U2
   destiny 2   deploy 3   power 1   forfeit *
   maintenance droid

110 Dianoga   Dark Creature - Swamp   R2
   destiny 3   deploy 4   ferocity *   defense 5   forfeit 0
   This card lives at Death Star: Trash Compactor.
   This card lives at site with a Dark Waters.
   This card has ferocity equal to its last meal + 1 destiny.

111 Death Star Tractor Beam   Dark Device   R2
   destiny 3

112 Hypo   Dark Device   R1
   destiny 5

113 ••Laser Gate   Dark Device   U2
   destiny 4
   Deploys on interior mobile site before interior mobile site.
   This card bars the way to the next site unless power + ability > 4.
   This card may be targeted by character weapon and is lost if destiny > 3.

114 Magnetic Suction Tube   Dark Device   R2
   destiny 3

115 Tractor Beam   Dark Device   U1
   destiny 3

116 •Astromech Shortage   Dark Effect   U2
   destiny 3

117 Besieged   Dark Effect   R2
   destiny 5

118 Come With Me   Dark Effect   C2
   destiny 4

119 Dark Waters   Dark Effect   R2
   destiny 2
   Deploys on exterior planet site or interior vehicle site.
   Opponent's Force drain here is -1.
   While there is a swamp creature present: this card is immune to Alter.

120 Hyperwave Scan   Dark Effect   U1
   destiny 5

121 Imperial Justice   Dark Effect   C2
   destiny 3

122 •Krayt Dragon Bones   Dark Effect   U1
   destiny 3

123 •Maneuver Check   Dark Effect   R2
   destiny 4

124 •Program Trap   Dark Effect   U1
   destiny 4

125 •Spice Mines Of Kessel   Dark Effect - Utinni   R1
   destiny 4

126 Swilla Corey   Dark Effect   C2
   destiny 4

127 Tentacle   Dark Effect - Immediate   C2
   destiny 5
   grabber

128 •••There'll Be Hell To Pay   Dark Effect - Immediate   U2
   destiny 3
   grabber

129 Undercover   Dark Effect   U2
   destiny 5

130 Commence Primary Ignition   Dark Epic Event   R2
   destiny 0

131 Evader   Dark Interrupt - Used or Lost   U1
   destiny 4

132 Ghhhk   Dark Interrupt - Lost   C2
   destiny 1
   dejarik

133 •I'm On The Leader   Dark Interrupt - Lost   R1
   destiny 3

134 Informant   Dark Interrupt - Used   U1
   destiny 6

135 Monnok   Dark Interrupt - Used or Lost   C2
   destiny 2
   dejarik

136 Ng'ok   Dark Interrupt - Used   C2
   destiny 3
   dejarik

137 Oo-ta Goo-ta, Solo?   Dark Interrupt - Used   C2
   destiny 5

138 Retract The Bridge   Dark Interrupt - Lost   R1
   destiny 3

139 •Sniper   Dark Interrupt - Lost   U1
   destiny 3
   In your control phase: only if a weapon of yours can be fired: Fire 1 of your weapons with +2 to destiny from URoRRuR'R'R.

140 Stunning Leader   Dark Interrupt - Lost   C2
   destiny 4

141 This Is Some Rescue!   Dark Interrupt - Used   U1
   destiny 6

142 We Have A Prisoner   Dark Interrupt - Lost   C2
   destiny 3

143 •Death Star   Dark Location - System   R2
   destiny 0   Light 0   Dark 3
   mobile

144 •Death Star: Conference Room   Dark Location - Site   U1
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile

145 •Imperial Holotable   Dark Location - Site   R1
   destiny 0   Light 1   Dark 2
   holosite

146 •Kashyyyk   Dark Location - System   C1
   destiny 0   Light 1   Dark 2   parsec 6
   planet

147 •Kiffex   Dark Location - System   R1
   destiny 0   Light 2   Dark 2   parsec 2
   planet

148 •Ralltiir   Dark Location - System   C1
   destiny 0   Light 0   Dark 1   parsec 3
   planet

149 •••Sandcrawler: Droid Junkheap   Dark Location - Site   R1
   destiny 0   Light 0   Dark 0
   interior   vehicle site

150 •Tatooine: Bluffs   Dark Location - Site   R1
   destiny 0   Light 0   Dark 0
   exterior   planet

151 •Black 4   Dark Starship - Starfighter: TIE/LN   U2
   destiny 2   deploy 2   power 2   maneuver 3   forfeit 3
   No Hyperdrive   matching DS-61-4   matching Reserve Pilot

152 •Conquest   Dark Starship - Capital: Imperial-Class Star Destroyer   R1
   destiny 1   deploy 8   power 9   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability

153 TIE Assault Squadron   Dark Starship - Squadron: TIE/LN   U1
   destiny 3   deploy *   power 3   maneuver 3   forfeit 6
   pilot 3   No Hyperdrive

154 TIE Vanguard   Dark Starship - Starfighter: TIE/RC   C2
   destiny 3   deploy 2   power 1   maneuver 2   forfeit 3
   pilot   No Hyperdrive

155 Victory-Class Star Destroyer   Dark Starship - Capital: Victory-Class Star Destroyer   U1
   destiny 2   deploy 6   power 6   armor 5   hyperspeed 4   forfeit 5
   pilot   nav computer   Scomp link   ship-docking capability

156 Bespin Motors Void Spider THX 1138   Dark Vehicle - Shuttle   C2
   destiny 2   deploy 2   power 1   maneuver 4   landspeed *   forfeit 4
   pilot   enclosed

157 Mobquet A-1 Deluxe Floater   Dark Vehicle - Transport   C2
   destiny 4   deploy 2   power 2   maneuver 5   landspeed 3   forfeit 5
   Scomp link   enclosed

158 Enhanced TIE Laser Cannon   Dark Weapon - Starship   C2
   destiny 5
   cannon   laser cannon
   Deploys on TIE for 1 Force.
   Fires for 1 Force: 1 destiny; capital starship hit if destiny -2 > armor; starfighter hit if destiny > maneuver.

159 Jawa Blaster   Dark Weapon - Character   C2
   destiny 4
   blaster
   Deploys on Jawa.
   Fires free: 1 destiny; character hit if destiny -1 > ability; this card and its user lost if destiny = 0.

160 Leia Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks Leia Organa; this card seeks warrior with ability < 3.

161 •Superlaser   Dark Weapon - Death Star   R2
   destiny 3
   Fires for 4 Force: 2 destiny; capital starship hit if destiny > armor.
   This card may be fired at the system that the Death Star orbits.

162 •URoRRuR'R'R's Hunting Rifle   Dark Weapon - Character   U1
   destiny 5
   rifle
   Deploys on URoRRuR'R'R or Chief Bast for 1 Force.
   Deploys on non-droid character except URoRRuR'R'R or Chief Bast for 3 Force.
   Fires for 1 Force: 1 destiny; character hit if destiny -1 > ability; creature lost if destiny +2 > defense.
`;
