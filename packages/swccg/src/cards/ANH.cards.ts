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
   Once per turn, your weapon or device deploys -1 on Rebel at same site.

7 •Doikk Na'ts   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician

8 •Garouf Lafoe   Light Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 2
   pilot

9 •Het Nkik   Light Character - Alien   U2
   destiny 3   deploy *   power 1   ability 2   forfeit 1
   warrior   Jawa   scout
   This card deploys for 2 Force from each player.
   This card deploys only on Tatooine.
   While there is no Reegesk present: this card is power +1 for each stormtrooper at same site.

10 •Hunchback   Light Character - Alien   R1
   destiny 3   deploy 4   power 4   ability 1.5   forfeit 4
   Just after opponent declares a Force drain at an adjacent site: only if cards in opponent's Force Pile at least 1: use 1 Force -> A card with back in its title goes from opponent's Force Pile out of play.

11 •Ickabel G'ont   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   Bith   musician
   Opponent's Force drain at an adjacent site costs number of other musician present Force.

12 M-HYD 'Binary' Droid   Light Character - Droid   U1
   destiny 2   deploy 3   power 2   forfeit 5
   binary hydroponics droid

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

17 Rebel Commander   Light Character - Rebel   C2
   destiny 2   deploy 3   power 1   ability 2   forfeit 2
   commander   Corellian   leader

18 Rebel Squad Leader   Light Character - Rebel   C3
   destiny 1   deploy 2   power 1   ability 1   forfeit 3
   warrior   leader

19 •••Rebel Tech   Light Character - Rebel   C1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3

20 •••Saurin   Light Character - Alien   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   warrior

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
   Deploys on astromech droid.
   When it is so that Lateral Damage targets its ship: Lateral Damage that targets its ship is lost.
   No Program Trap explodes here.
   Just after any player initiates a battle here: only if the bearer is a R2-D2 and this card is at site: Cancel the battle. This card is lost.

26 Magnetic Suction Tube   Light Device   R2
   destiny 3

27 Rectenna   Light Device   C2
   destiny 3

28 Remote   Light Device   C2
   destiny 4

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
   Just after opponent plays an Interrupt: deploys on table for 1 Force.
   The Interrupt that this card answers is grabbed.

34 •Logistical Delay   Light Effect   U2
   destiny 3
   Deploys on opponent's side of table for 3 Force.
   Opponent's TIE deploys +1.

35 •Luke's Cape   Light Effect   R1
   destiny 4
   Deploys on Rebel or alien for 2 Force.
   The bearer is immune to attrition below 3.
   While this card is present off Tatooine: you generate 1 more Force.

36 Merc Sunlet   Light Effect   C2
   destiny 4

37 Scanner Techs   Light Effect   U1
   destiny 5
   Deploys on your side of table.
   Radar Scanner is immune to Sense.
   When you looks at opponent's hand with Radar Scanner, if cards in opponent's hand > 13: Move all Jawa, Tusken Raider or Stormtrooper from opponent's hand to Lost Pile.

38 Solomahal   Light Effect   C2
   destiny 4

39 They're On Dantooine   Light Effect - Utinni   R1
   destiny 5

40 Undercover   Light Effect   U2
   destiny 5

41 •••What're You Tryin' To Push On Us?   Light Effect - Immediate   U2
   destiny 3
   grabber
   Just after any player plays an Interrupt: deploys on table for 3 Force.
   The Interrupt that this card answers is stacked here.

42 •Attack Run   Light Epic Event   R2
   destiny 0

43 Advance Preparation   Light Interrupt - Used or Lost   U1
   destiny 6
   Used: only if there is 1 or more Attack Run, You're All Clear Kid!, Death Star: Trench or Rebel Tech in your hand: Place 1 Attack Run, You're All Clear Kid!, Death Star: Trench or Rebel Tech from your hand out of play. Retrieve 1 Force.
   Lost: use 3 Force -> Search your Lost Pile for 1 Attack Run. Retrieve it.

44 Alternatives To Fighting   Light Interrupt - Lost   U1
   destiny 3

45 Blast The Door, Kid!   Light Interrupt - Lost   C2
   destiny 4

46 •Blue Milk   Light Interrupt - Used or Lost   C2
   destiny 4
   Used: Activate 1 Force.
   Used: Opponent activates 1 Force.
   Lost: target 1 Juri Juice or Hypo -> It is lost.

47 Corellian Slip   Light Interrupt - Used   C2
   destiny 4

48 Double Agent   Light Interrupt - Lost   R2
   destiny 6

49 •Grimtaash   Light Interrupt - Used or Lost   C2
   destiny 2
   dejarik
   Used: only if cards in opponent's hand at least 13: Opponent keeps 8 random card in hand and puts the rest on the Used Pile.
   Lost: use 4 Force -> Opponent shows the hand and loses each card of which there are several.
   Lost: just after any player plays or deploys Molator: Cancel it.
   Lost: target 1 Molator -> Cancel it.

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

58 •Wookiee Roar   Light Interrupt - Lost   R1
   destiny 3

59 •You're All Clear Kid!   Light Interrupt - Used   R1
   destiny 3

60 •Clak'dor VII   Light Location - System   R2
   destiny 0   Light 1   Dark 0   parsec 7
   planet
   Light: While you occupy here: Bith character is destiny +2.
   Dark: While you control here: Bith character is destiny -1; Ghhhk is power +2.

61 •Corellia   Light Location - System   R1
   destiny 0   Light 1   Dark 1   parsec 1
   planet
   Light: Your Corellian Corvette or Millennium Falcon may react by deploying to here.
   Dark: Your starship here is hyperspeed +1.

62 •Death Star: Trench   Light Location - Site   R2
   destiny 0   Light 0   Dark 1
   exterior   mobile

63 •Dejarik Hologameboard   Light Location - Site   R1
   destiny 0   Light 2   Dark 1
   holosite

64 •Kashyyyk   Light Location - System   C1
   destiny 0   Light 2   Dark 1   parsec 6
   planet
   Light: Your Wookiee or smuggler deploys -2 here.
   Dark: Ability 6 is needed for your battle destiny here.

65 •Ralltiir   Light Location - System   C1
   destiny 0   Light 1   Dark 1   parsec 3
   planet
   Light: Your starship may react by moving to here.
   Dark: Your capital starship deploys -2 here.

66 •••Sandcrawler: Loading Bay   Light Location - Site   R1
   destiny 0   Light 0   Dark 0
   interior   vehicle site

67 •Yavin 4: Briefing Room   Light Location - Site   U1
   destiny 0   Light 1   Dark 0
   Scomp link   interior   planet
   Light: While you control here with a leader: the total of Attack Run is +1.
   Dark: While you control here: your Force drain here is +1; the total of Attack Run is -1.

68 •Yavin 4: Massassi Ruins   Light Location - Site   U1
   destiny 0   Light 2   Dark 0
   exterior   planet
   Light: While you control here with a leader: your starship at Death Star system is power +1.
   Dark: While you control here: your Force drain here is +1.

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

78 Jawa Ion Gun   Light Weapon - Character   C2
   destiny 3

79 •Luke's Hunting Rifle   Light Weapon - Character   U1
   destiny 5
   rifle

80 Motti Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker

81 SW-4 Ion Cannon   Light Weapon - Starship   R2
   destiny 5
   cannon   ion cannon

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

90 •Hem Dazon   Dark Character - Alien   R1
   destiny 4   deploy 2   power *   ability 2   forfeit 3
   scout

91 Imperial Commander   Dark Character - Imperial   C2
   destiny 2   deploy 3   power 1   ability 2   forfeit 2
   commander   leader

92 Imperial Squad Leader   Dark Character - Imperial   C3
   destiny 1   deploy 2   power 1   ability 1   forfeit 3
   warrior   leader   sandtrooper   trooper

93 •IT-O (Eyetee-Oh)   Dark Character - Droid   R1
   destiny 2   deploy 3   power 4   forfeit 1
   interrogator droid

94 •Lirin Car'n   Dark Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician
   Character deploys +1 at same site for each other musician present.
   Character moves to here for number of other musician present more Force.

95 •Lt. Pol Treidum   Dark Character - Imperial   C1
   destiny 3   deploy 2   power 2   ability 1   forfeit 5
   warrior

96 •Lt. Shann Childsen   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3
   warrior

97 •Mosep   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 5
   accountant
   Your Force drain at same or an adjacent site is lost from Reserve Deck.

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

107 •U-3PO (Yoo-Threepio)   Dark Character - Droid   R1
   destiny 3   deploy 3   power 1   forfeit 3
   protocol droid   spy

108 •URoRRuR'R'R   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 4
   leader   Tusken Raider

109 •WED15-I7 'Septoid' Droid   Dark Character - Droid   U2
   destiny 2   deploy 3   power 1   forfeit *
   maintenance droid

110 Dianoga   Dark Creature - Swamp   R2
   destiny 3   deploy 4   ferocity *   defense 5   forfeit 0

111 Death Star Tractor Beam   Dark Device   R2
   destiny 3

112 Hypo   Dark Device   R1
   destiny 5

113 ••Laser Gate   Dark Device   U2
   destiny 4

114 Magnetic Suction Tube   Dark Device   R2
   destiny 3

115 Tractor Beam   Dark Device   U1
   destiny 3

116 •Astromech Shortage   Dark Effect   U2
   destiny 3
   Deploys on opponent's side of table for 3 Force.
   Opponent's nav computer starship deploys +1.

117 Besieged   Dark Effect   R2
   destiny 5

118 Come With Me   Dark Effect   C2
   destiny 4

119 Dark Waters   Dark Effect   R2
   destiny 2

120 Hyperwave Scan   Dark Effect   U1
   destiny 5
   Deploys on your side of table.
   Scanning Crew is immune to Sense.
   When you looks at opponent's hand with Scanning Crew, if cards in opponent's hand at least 13: Move all Rebel Barrier, Rebel Commander, Rebel Guard, Rebel Pilot, Rebel Planners, Rebel Reinforcements, Rebel Squad Leader, Rebel Tech or Rebel Trooper from opponent's hand to Lost Pile.

121 Imperial Justice   Dark Effect   C2
   destiny 3
   Deploys on location if (opponent's Force generation - your Force generation) at least 4, or.
   Deploys on location.
   While way 1 was chosen: no Force is generated here.
   While way 2 was chosen: the bearer is immune to Revolution.

122 •Krayt Dragon Bones   Dark Effect   U1
   destiny 3
   Deploys on table for 1 Force.
   When opponent draws any destiny, if that number = 0: Take top 1 card of your Used Pile into hand.
   When opponent draws any destiny, if that number = 1: Lose 1 Force.
   When opponent draws any destiny, if that number = 2: Activate 1 Force.
   When opponent draws any destiny, if that number = 3: This card is lost.
   When opponent draws any destiny, if that number = 4: Retrieve 1 Force.
   When opponent draws any destiny, if that number = 5: You may deploy character from your hand free.

123 •Maneuver Check   Dark Effect   R2
   destiny 4

124 •Program Trap   Dark Effect   U1
   destiny 4
   Deploys on opponent's droid except R2-D2 or C-3PO for 2 Force, or.
   Deploys on your droid for 1 Force.
   When any player draws any destiny: The bearer explodes if that number is how many characters are with it.

125 •Spice Mines Of Kessel   Dark Effect - Utinni   R1
   destiny 4

126 Swilla Corey   Dark Effect   C2
   destiny 4

127 Tentacle   Dark Effect - Immediate   C2
   destiny 5
   grabber
   Just after opponent plays an Interrupt: deploys on table for 1 Force.
   The Interrupt that this card answers is grabbed.

128 •••There'll Be Hell To Pay   Dark Effect - Immediate   U2
   destiny 3
   grabber
   Just after any player plays an Interrupt: deploys on table for 3 Force.
   The Interrupt that this card answers is stacked here.

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
   Used: only if cards in opponent's hand at least 13: Opponent keeps 8 random card in hand and puts the rest on the Used Pile.
   Lost: use 4 Force -> Opponent shows the hand and loses each card of which there are several.

136 Ng'ok   Dark Interrupt - Used   C2
   destiny 3
   dejarik

137 Oo-ta Goo-ta, Solo?   Dark Interrupt - Used   C2
   destiny 5

138 Retract The Bridge   Dark Interrupt - Lost   R1
   destiny 3

139 •Sniper   Dark Interrupt - Lost   U1
   destiny 3

140 Stunning Leader   Dark Interrupt - Lost   C2
   destiny 4

141 This Is Some Rescue!   Dark Interrupt - Used   U1
   destiny 6
   Just after any player plays or deploys I'm Here To Rescue You, Plastoid Armor, Out Of Commission, Alternatives To Fighting or Cell 2187: Cancel it.
   Target 1 Plastoid Armor or Cell 2187 -> Cancel it.

142 We Have A Prisoner   Dark Interrupt - Lost   C2
   destiny 3

143 •Death Star   Dark Location - System   R2
   destiny 0   Light 0   Dark 3
   mobile
   Dark: While this location is your starting location: Light goes first.

144 •Death Star: Conference Room   Dark Location - Site   U1
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1; the total of Commence Primary Ignition is -1.
   Dark: While you control here with a leader: the total of Commence Primary Ignition is +1.

145 •Imperial Holotable   Dark Location - Site   R1
   destiny 0   Light 1   Dark 2
   holosite

146 •Kashyyyk   Dark Location - System   C1
   destiny 0   Light 1   Dark 2   parsec 6
   planet
   Light: Your starship with a Wookiee here is power and forfeit +2.
   Dark: While you control here: your Force drain here is +1; Wookiee is forfeit -3.

147 •Kiffex   Dark Location - System   R1
   destiny 0   Light 2   Dark 2   parsec 2
   planet
   Light: While you occupy here with exactly 2 starship: your total power here is +2.
   Dark: While you occupy here with exactly 2 starship: your total power here is +2; Tonnika Sisters is doubled.

148 •Ralltiir   Dark Location - System   C1
   destiny 0   Light 0   Dark 1   parsec 3
   planet
   Light: Tantive IV here is power +1.
   Dark: Devastator here is power +1; Devastator here moves free; Devastator moves free here.

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

159 Jawa Blaster   Dark Weapon - Character   C2
   destiny 4
   blaster

160 Leia Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker

161 •Superlaser   Dark Weapon - Death Star   R2
   destiny 3

162 •URoRRuR'R'R's Hunting Rifle   Dark Weapon - Character   U1
   destiny 5
   rifle
`;
