/** Attack of the Clones: the whole set as a card file; cardfile.ts describes the format. */
export const AOTC = `# Attack of the Clones (AOTC)

1 Anakin Skywalker (A)   Light Character - Jedi Padawan   R
   cost 7   speed 60   power 6   health 5
   Pay 3 Force -> Evade 3.

2 Anakin Skywalker (B)   Light Character - Jedi Padawan   R
   cost 5   speed 50   power 4   health 4
   Build step: Tap -> Give 1 of your units in Ground +20 speed and +2 power this battle.
   Pay 1 Force -> Evade 1.

3 Assassin Droid ASN-121 (A)   Dark Character - Assassin Droid   R
   cost 3   speed 50   power 4   health 1
   Instead of attacking: Tap -> Choose 1 enemy unit in Character. Unless the enemy has a Jedi in Character and pays 2 Force: This unit deals 3 damage to it.

4 Bail Organa (A)   Light Character - Alderaanian Diplomat   R
   cost 4   speed 40   power 3   health 2
   Build step: Tap -> The enemy chooses 1 of their units in Character. Unless the enemy pays 3 Force: Tap it.

5 Battle Fatigue   Neutral Battle   R
   Pay 2 Force -> Choose an arena that has seen no attack this turn. Give each unit in that arena -1 power this battle.

6 Boba Fett (A)   Neutral Character - Clone Boy   R
   cost 2   speed 40   power 2   health 1
   While this unit is in Character: Each Bounty Hunter has -10 speed.

7 Captain Typho (A)   Light Character - Naboo Soldier   R
   cost 5   speed 40   power 5   health 5
   While this unit is in Character: Each of your other Naboo Soldiers has +10 speed.

8 Clear the Skies   Neutral Mission   R
   cost 3
   In each arena where a player has 4 or more units, that player chooses and discards 1 of them, Dark first.

9 Clone Officer   Light Character - Clone Soldier   R
   cost 5   speed 40   power 5   health 4
   While this unit is in Character: Each of your Clones has +1 power.

10 Dark Rendezvous   Dark Mission   R
   cost 4
   The enemy loses 7 Force.

11 Dark Side's Command   Dark Battle   R
   Pay 8 Force -> Untap 1 enemy tapped unit in Space. You may choose what it attacks next this turn, among the other enemy units in its arena.

12 Dark Side's Compulsion   Dark Battle   R
   Pay 8 Force -> Untap 1 enemy tapped unit in Ground. You may choose what it attacks next this turn, among the other enemy units in its arena.

13 Darth Sidious (A)   Dark Character - Dark Jedi Master   R
   cost 8   speed 40   power 5   health 6
   When battle ends, if this unit is in Character: Gain 1 Force.
   While this unit is in Character: The enemy builds face up.
   Pay 2 Force -> Evade 3.

14 Darth Tyranus (A)   Dark Character - Dark Jedi Master   R
   cost 9   speed 50   power 7   health 5
   Pay 1 Force -> Give this unit +2 power this attack.
   Pay 3 Force -> Evade 3.
   Pay 2 Force -> Deflect 1.

15 Destruction of Hope   Dark Mission   R
   cost 2
   The enemy discards 2 cards. Gain 1 Force.

16 Dexter Jettster (A)   Neutral Character - Diner Owner   R
   cost 4   speed 50   power 1   health 4
   Instead of attacking: Tap -> Give 1 of your Characters +3 power this battle.

17 Geonosian Sentry   Dark Character - Geonosian Soldier   R
   cost 6   speed 40   power 4   health 4
   While this unit is in Character: Each of your other Geonosians has +10 speed.

18 Hero's Duty   Light Battle   R
   Pay 4 Force -> Give 1 of your units +5 power this attack. When this attack ends: Discard it.

19 Hero's Flaw   Neutral Battle   R
   Pay 3 Force -> Choose 1 enemy Character. This turn: Each of your Characters has Critical Hit 2 while attacking it.

20 Interference in the Senate   Dark Battle   R
   Pay 10 Force -> Choose an arena. Give each enemy unit in that arena -20 speed and -2 power this battle.

21 Jango Fett (A)   Dark Character - Bounty Hunter   R
   cost 8   speed 60   power 7   health 6
   While this unit is attacking a Jedi: This unit has Critical Hit 2.

22 Jango Fett (B)   Dark Character - Bounty Hunter   R
   cost 6   speed 60   power 6   health 4
   While this unit is attacking a Jedi: This unit has +1 power and Critical Hit 1.

23 Jar Jar Binks (A)   Light Character - Gungan Diplomat   R
   cost 3   speed 40   power 2   health 2
   When the enemy rolls attack dice against this unit: You may: Reroll any of the enemy attack dice.

24 Jedi Call for Help   Light Mission   R
   cost 3
   Only if you have a Jedi in Character: Search your deck for a unit card.

25 Jedi Council Summons   Light Mission   R
   cost 2
   Search your deck for a Jedi card. Gain 1 Force.

26 Jedi Knight's Deflection   Light Battle   R
   Pay 6 Force -> Prevent at most 2 damage to 1 of your units. It may deal that much damage to 1 unit in its arena.

27 Lama Su (A)   Neutral Character - Kaminoan Diplomat   R
   cost 4   speed 20   power 3   health 3
   While this unit is in Character: Each Clone costs 1 less to deploy.

28 Luxury Airspeeder   Neutral Ground - Coruscant Speeder   U
   cost 3   speed 60   power 2   health 2
   While this unit is in Ground: Each of your other Ground units has +10 speed.

29 A Moment's Rest   Light Mission   R
   cost 3
   Choose 1 of your units. This turn: All damage to it is prevented.

30 Naboo Defense Station   Light Ground - Naboo Fortification   R
   cost 8   speed 10   power 6   health 12

31 Obi-Wan Kenobi (A)   Light Character - Jedi Knight   R
   cost 7   speed 40   power 6   health 7
   Pay 2 Force -> Evade 2.
   Discard this unit from Character -> Prevent all damage to 1 of your Characters. Gain that much Force.

32 Obi-Wan's Starfighter (A)   Light Space - Jedi Starfighter   R
   cost 4   speed 50   power 3   health 3
   Critical Hit 2.
   When battle starts, if this unit is in Space: Take all damage counters off this unit.

33 Order Here   Neutral Mission   R
   cost 2
   This turn: Battle cards cost 3 more Force.

34 Padmé Amidala (A)   Light Character - Naboo Diplomat   R
   cost 5   speed 60   power 4   health 4
   While this unit is in Character: Each of your Jedi has +10 speed; Anakin Skywalker has +2 power.

35 Padmé Amidala (B)   Light Character - Naboo Diplomat   R
   cost 4   speed 40   power 3   health 2
   When build points are rolled, if this unit is in Character: Dark loses 1 build point.

36 Padmé's Yacht (A)   Light Space - Naboo Transport   R
   cost 5   speed 40   power 3   health 5
   Shields 1.

37 Plo Koon (A)   Light Character - Kel Dor Jedi Master   R
   cost 6   speed 50   power 5   health 5
   While you have another Jedi in Character: This unit has +1 power.
   Pay 2 Force -> Evade 2.

38 Plot the Secession   Dark Mission   R
   cost 3
   Discard your hand. Draw 5 cards.

39 Power Dive   Neutral Battle   R
   Pay 3 Force -> Untap 1 of your tapped Starfighters or Speeders in any arena.

40 Queen Jamillia (A)   Light Character - Naboo Diplomat   R
   cost 4   speed 30   power 3   health 2
   Instead of attacking: Tap -> Retreat 1 of your Diplomats.

41 R2-D2 (A)   Light Character - Astromech Droid   R
   cost 3   speed 10   power 2   health 3
   Build step: Tap -> Give each of your units in Space Critical Hit 1 this battle.

42 San Hill (A)   Dark Character - IG Banking Clan Diplomat   U
   cost 2   speed 20   power 1   health 2
   Build step: Tap -> Gain 2 build points. The enemy gains 1 build point.

43 Second Effort   Neutral Battle   R
   Pay 5 Force -> Reroll any of your attack dice.

44 Seek the Council's Wisdom   Light Mission   R
   cost 2
   Gain 4 Force.

45 Shu Mai (A)   Dark Character - Commerce Guild Diplomat   U
   cost 3   speed 30   power 3   health 2
   Build step: Tap -> Draw 1 card. Discard 1 card.

46 Slave I (A)   Dark Space - Patrol Ship   R
   cost 4   speed 40   power 5   health 3
   While this unit is in Space: Enemy damaged Space units can't be retreated in the retreat step.

47 Spirit of the Fallen   Light Battle   R
   Only if one of your Characters was discarded from Character this turn: Pay 2 Force -> Give each of your Characters +2 power this battle.

48 Target the Senator   Dark Mission   R
   cost 3
   When battle starts: Choose 1 enemy unit in any arena. This card deals 4 dice of damage to it.

49 Taun We (A)   Neutral Character - Kaminoan Diplomat   R
   cost 2   speed 20   power 2   health 3
   While this unit is in Character: Each of your Clones has +10 speed.

50 Trade Federation Battleship Core   Dark Ground - Trade Federation Fortification   R
   cost 9   speed 10   power 10   health 12

51 Tyranus's Edict   Dark Mission   R
   cost 3
   Choose 1 of your units. This turn, while it is in any arena: Your other units in its arena can't be attacked.

52 Tyranus's Geonosian Speeder (A)   Dark Ground - Geonosian Speeder   R
   cost 6   speed 40   power 2   health 1
   Build step: Tap -> Search your deck for a Battle card.

53 Tyranus's Solar Sailer (A)   Dark Space - Geonosian Starfighter   R
   cost 4   speed 60   power 2   health 2
   Critical Hit 2.
   When this unit's attack ends: You may: Retreat this unit.

54 Tyranus's Wrath   Dark Battle   R
   Pay 8 Force -> Give the attacker +7 power this attack.

55 War Will Follow   Dark Battle   R
   Pay 3 Force -> Choose 1 Space unit in the enemy build zone. Put it into its arena untapped.

56 Ward of the Jedi   Light Battle   R
   Pay 4 Force -> Choose 1 of your units. This turn, while you have another unit in its arena: It can't be attacked.

57 Windu's Solution   Light Battle   R
   Pay 2 Force -> Give 1 of your units +30 speed and +2 power this battle.

58 Yoda (A)   Light Character - Jedi Master   R
   cost 9   speed 40   power 6   health 6
   When battle ends, if this unit is in Character: Gain 1 Force.
   Pay 2 Force -> Evade 3.
   Pay 10 Force -> Deflect 3.

59 Yoda's Intervention   Light Battle   R
   Pay 3 Force -> Prevent at most 3 damage to 1 of your units.

60 Zam Wesell (A)   Dark Character - Clawdite Bounty Hunter   R
   cost 6   speed 60   power 6   health 4
   When the Character battle starts, if this unit is in Character: Either: Take 1 damage counter off this unit. Or: Give this unit Critical Hit 2 this battle.

61 Acklay   Dark Character - Geonosian Creature   U
   cost 3   speed 40   power 3   health 3
   While you have no other units in Character: This unit has +30 speed.

62 Anakin Skywalker (C)   Light Character - Jedi Padawan   U
   cost 5   speed 60   power 5   health 4
   Pay 2 Force -> Evade 2.

63 Anakin's Inspiration   Light Battle   U
   Pay 2 Force -> Choose an arena. Give each of your units in that arena +20 speed this battle.

64 AT-TE Walker 23X   Light Ground - Republic Assault Walker   U
   cost 6   speed 50   power 5   health 4
   Critical Hit 2.

65 AT-TE Walker 71E   Light Ground - Republic Assault Walker   R
   cost 6   speed 60   power 5   health 4
   Shields 1.

66 Attract Enemy Fire   Neutral Battle   U
   Before the roll, only if the attacker is an enemy unit: Pay 2 Force -> Choose 1 of your units in the attacker's arena. The attacker attacks it instead.

67 C-3PO (A)   Light Character - Protocol Droid   U
   cost 3   speed 10   power 1   health 3
   Build step: Tap, discard 2 cards -> Draw 2 cards.

68 Capture Obi-Wan   Dark Mission   U
   cost 2
   The enemy loses 2 Force. Gain 2 Force.

69 Chancellor Palpatine (A)   Light Character - Coruscant Diplomat   R
   cost 4   speed 30   power 4   health 4
   While this unit is in Character: Each enemy Character has -10 speed.

70 Chase the Villain   Light Mission   U
   cost 2
   This turn: Enemy Characters can't be retreated in the retreat step.

71 Cheat the Game   Neutral Battle   U
   Pay 3 Force -> Reroll all of your attack dice.

72 Cliegg Lars (A)   Light Character - Tatooine Farmer   U
   cost 2   speed 30   power 2   health 2
   When you deploy this unit: Lose 1 Force.

73 Clone Warrior 4/163   Light Character - Clone Soldier   U
   cost 4   speed 40   power 4   health 4

74 Clone Warrior 5/373   Light Character - Clone Soldier   U
   cost 3   speed 40   power 3   health 3

75 Commerce Guild Droid Platoon   Dark Ground - Commerce Guild Droid   U
   cost 7   speed 30   power 5   health 6
   Ion Cannon 3.

76 Cordé (A)   Light Character - Naboo Handmaiden   U
   cost 2   speed 30   power 2   health 1
   Critical Hit 1.
   Discard this unit from Character -> Prevent all damage to 1 non-Jedi Character.

77 Coruscant Freighter AA-9 (A)   Neutral Space - Independent Transport   U
   cost 7   speed 20   power 1   health 8
   Build step: Tap -> Draw 3 cards. Discard 2 cards.

78 Dark Speed   Dark Battle   U
   Give 1 of your units +30 speed this battle.

79 Darth Tyranus (B)   Dark Character - Dark Jedi Master   U
   cost 7   speed 50   power 6   health 4
   Pay 2 Force -> Give this unit Critical Hit 2 this attack.
   Pay 3 Force -> Evade 3.

80 Departure Time   Neutral Mission   U
   cost 2
   You may discard 1 of your units in any arena: Gain 4 build points.

81 Destroyer Droid, P Series   Dark Character - Trade Federation Droid   U
   cost 7   speed 40   power 5   health 4
   When the Character battle starts, if this unit is in Character: Either: Give this unit +20 speed this battle. Or: Give this unit +2 power this battle.
   Shields 1.

82 Down in Flames   Neutral Battle   U
   Pay 4 Force -> Discard 1 enemy Speeder in Ground.

83 Droid Control Ship   Dark Space - Trade Federation Capital Ship   U
   cost 9   speed 10   power 9   health 9
   While this unit is in Space: Each of your Droids has +10 speed.
   When this unit is discarded from Space: This unit deals 1 damage to each of your Droids in any arena.

84 Elan Sleazebaggano (A)   Neutral Character - Coruscant Merchant   R
   cost 3   speed 50   power 3   health 1
   While this unit is in Character: Each of your other Characters has +20 speed.
   When battle ends: This unit deals 1 damage to each of your other Characters.

85 Geonosian Guard   Dark Character - Geonosian Soldier   U
   cost 2   speed 30   power 2   health 2

86 Geonosian Warrior   Dark Character - Geonosian Soldier   U
   cost 3   speed 50   power 3   health 2

87 Go to the Temple   Light Battle   U
   Between attacks: Pay 2 Force -> Choose an arena. Retreat any number of your units in that arena.

88 Infantry Battle Droid, B1 Series   Dark Character - Trade Federation Droid   U
   cost 2   speed 40   power 2   health 1
   When this unit is discarded from Character: Draw 1 card.

89 Jango Fett (C)   Dark Character - Bounty Hunter   U
   cost 5   speed 60   power 4   health 4
   While this unit is attacking a Jedi: This unit has +2 power.

90 Jawa Sandcrawler   Neutral Ground - Tatooine Sandcrawler   U
   cost 4   speed 10   power 2   health 7
   Build step: Tap -> Draw 2 cards. Discard 2 cards.

91 Jedi Patrol   Light Ground - Jedi Knight   U
   cost 3   speed 30   power 3   health 3
   Build step: Tap -> Draw 1 card. Discard 1 card.

92 Kaminoan Guard   Neutral Character - Kaminoan Soldier   U
   cost 4   speed 50   power 3   health 3
   While there is a Clone in any arena: This unit has +1 power.

93 Kit Fisto (A)   Light Character - Nautolan Jedi Master   U
   cost 5   speed 40   power 4   health 5
   Pay 2 Force -> Evade 2.

94 Master and Apprentice   Light Battle   U
   Pay 3 Force -> Give up to 2 of your units +2 power this battle.

95 Naboo Security Guard   Light Character - Naboo Soldier   U
   cost 2   speed 30   power 2   health 2

96 Naboo Spaceport   Light Ground - Naboo Fortification   U
   cost 9   speed 10   power 7   health 9
   Ion Cannon 4.

97 Nexu   Dark Character - Geonosian Creature   U
   cost 5   speed 50   power 4   health 3
   While this unit is in Character: Activated abilities of enemy units cost 1 more Force.

98 Nute Gunray (A)   Dark Character - Trade Federation Diplomat   U
   cost 3   speed 20   power 2   health 3
   Build step: Tap -> The enemy discards 1 card.

99 Obi-Wan Kenobi (B)   Light Character - Jedi Knight   U
   cost 5   speed 40   power 5   health 5
   Pay 2 Force -> Give this unit Critical Hit 2 this attack.
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Prevent 1 damage to Anakin Skywalker.

100 Padmé Amidala (C)   Light Character - Naboo Diplomat   U
   cost 4   speed 50   power 3   health 3
   Put 1 damage counter on this unit, retreat this unit -> Prevent all damage to this unit.

101 Poggle the Lesser (A)   Dark Character - Geonosian Diplomat   U
   cost 4   speed 40   power 3   health 3
   Instead of attacking: Tap -> Choose 1 enemy unit in Character. Unless the enemy pays 3 Force: Tap it.

102 Reek   Dark Ground - Geonosian Creature   U
   cost 3   speed 50   power 2   health 2
   Build step: Tap -> Draw 1 card. Discard 1 card.

103 Republic Assault Ship   Light Space - Republic Capital Ship   U
   cost 7   speed 30   power 6   health 7
   Bombard 2.

104 Republic Cruiser   Light Space - Republic Transport   C
   cost 4   speed 30   power 4   health 3
   Shields 1.

105 Shaak Ti (A)   Light Character - Togruta Jedi Master   U
   cost 4   speed 50   power 3   health 5
   Pay 1 Force -> Evade 1.

106 Ship Arrival   Neutral Mission   U
   cost 2
   Choose Space, Ground or Character. Reveal cards from your deck until a unit card of that type, put it into your hand and shuffle the rest in.

107 Splinter the Republic   Dark Mission   U
   cost 1
   Search your deck for a card named like one of your units in any arena.

108 Strength of Hate   Dark Battle   U
   Pay 2 Force -> Give 1 of your units +3 power this attack.

109 Subtle Assassination   Dark Mission   U
   cost 3
   Discard 1 enemy unit with power 3 or less in Character.

110 Super Battle Droid 8EX   Dark Character - Trade Federation Droid   U
   cost 5   speed 40   power 5   health 5
   While you have another Droid in any arena: This unit has +10 speed and +1 power.

111 Trade Federation Battleship   Dark Space - Trade Federation Capital Ship   U
   cost 6   speed 10   power 4   health 6
   Bombard 4.

112 Trade Federation C-9979   Dark Space - Trade Federation Transport   U
   cost 4   speed 20   power 2   health 5
   Build step: Tap -> Draw 1 card.

113 Tyranus's Gift   Dark Battle   U
   Pay 3 Force -> Give the attacker -5 power this attack.

114 Underworld Connections   Light Mission   U
   cost 1
   Look at the enemy hand. Gain 1 Force.

115 Wat Tambor (A)   Dark Character - Techno Union Diplomat   U
   cost 4   speed 30   power 2   health 3
   When build points are rolled, if this unit is in Character: Light loses 1 build point.

116 Watto (A)   Neutral Character - Tatooine Merchant   U
   cost 4   speed 20   power 3   health 3
   When battle ends, if this unit is in Character: You may: Take 1 damage counter off 1 of your Droids, Speeders or Starfighters.

117 Weapon Response   Neutral Battle   U
   Pay 1 Force -> Give the attacker -2 power this attack.

118 Wedding of Destiny   Light Mission   U
   cost 2
   Draw 3 cards. Gain 1 Force.

119 Yoda (B)   Light Character - Jedi Master   U
   cost 5   speed 40   power 4   health 4
   Pay 3 Force -> Evade 4.
   Pay 5 Force -> Deflect 2.
   Build step: Tap -> Gain 1 Force.

120 Zam's Airspeeder (A)   Dark Ground - Coruscant Speeder   U
   cost 2   speed 60   power 1   health 1
   Critical Hit 3.

121 Anakin Skywalker (D)   Light Character - Jedi Padawan   C
   cost 4   speed 50   power 4   health 3
   Pay 1 Force -> Evade 1.

122 Battle Droid Squad   Dark Ground - Trade Federation Droid   C
   cost 2   speed 10   power 2   health 3

123 Bravo N-1 Starfighter   Light Space - Naboo Starfighter   C
   cost 3   speed 50   power 3   health 2
   Critical Hit 1.

124 Chancellor's Guard Squad   Light Ground - Republic Soldier   C
   cost 3   speed 30   power 2   health 3
   Critical Hit 2.

125 Clone Platoon   Light Ground - Clone Soldier   C
   cost 4   speed 40   power 4   health 4

126 Clone Squad   Light Ground - Clone Soldier   C
   cost 3   speed 10   power 3   health 3

127 Commerce Guild Droid 81   Dark Ground - Commerce Guild Droid   C
   cost 6   speed 30   power 7   health 5

128 Commerce Guild Starship   Dark Space - Commerce Guild Transport   C
   cost 4   speed 30   power 3   health 4
   Shields 1.

129 Corellian Star Shuttle   Light Space - Republic Transport   C
   cost 4   speed 20   power 3   health 4
   Build step: Tap -> Draw 1 card.

130 Darth Tyranus (C)   Dark Character - Dark Jedi Master   C
   cost 5   speed 50   power 5   health 4
   Pay 2 Force -> Evade 2.

131 Destroyer Droid Squad   Dark Ground - Trade Federation Droid   C
   cost 5   speed 40   power 5   health 5

132 Droid Starfighter DFS-4CT   Dark Space - Trade Federation Droid Starfighter   C
   cost 2   speed 50   power 2   health 1

133 Droid Starfighter Squadron   Dark Space - Trade Federation Droid Starfighter   C
   cost 3   speed 40   power 3   health 3

134 Droid Starfighter Wing   Dark Space - Trade Federation Droid Starfighter   C
   cost 4   speed 40   power 4   health 4

135 Elite Jedi Squad   Light Ground - Jedi Knight   C
   cost 3   speed 40   power 3   health 2
   Critical Hit 2.

136 Flying Geonosian Squad   Dark Ground - Geonosian Soldier   C
   cost 6   speed 30   power 4   health 6

137 Geonosian Defense Platform   Dark Ground - Geonosian Fortification   C
   cost 7   speed 20   power 7   health 7

138 Geonosian Fighter   Dark Space - Geonosian Starfighter   C
   cost 3   speed 50   power 2   health 2
   Critical Hit 1.

139 Geonosian Squad   Dark Ground - Geonosian Soldier   C
   cost 4   speed 30   power 2   health 3
   Critical Hit 3.

140 Gozanti Cruiser   Neutral Space - Independent Transport   C
   cost 6   speed 10   power 5   health 6

141 Hatch a Clone   Neutral Mission   C
   cost 1
   Return up to 2 Ground unit cards from your discard pile to your hand.

142 Hero's Dodge   Neutral Battle   C
   Pay 1 Force -> Prevent at most 2 damage to 1 of your Characters.

143 High-Force Dodge   Neutral Battle   C
   Pay 5 Force -> Prevent at most 5 damage to 1 of your units.

144 Hyperdrive Ring   Light Space - Republic Device   C
   cost 3   speed 30   power 1   health 3
   While you have a Starfighter in Space: This unit has +2 power.

145 Intergalactic Banking Clan Starship   Dark Space - IG Banking Clan Transport   C
   cost 5   speed 20   power 4   health 5
   Shields 1.

146 Jango Fett (D)   Dark Character - Bounty Hunter   C
   cost 4   speed 50   power 4   health 3
   Critical Hit 1.

147 Jedi Starfighter 3R3   Light Space - Jedi Starfighter   C
   cost 3   speed 50   power 3   health 3

148 Knockdown   Neutral Battle   C
   Pay 4 Force -> Tap 1 untapped Character.

149 Lost in the Asteroids   Neutral Battle   C
   Before any unit in Space attacks: This turn: All damage done by Space units is prevented.

150 Lull in the Fighting   Neutral Battle   C
   Before any unit in Character attacks: This turn: All damage done by Characters is prevented.

151 Mending   Neutral Mission   C
   cost 2
   Take at most 4 damage counters off 1 of your Characters. Gain 1 Force.

152 N-1 Starfighter   Light Space - Naboo Starfighter   C
   cost 2   speed 60   power 2   health 1

153 Naboo Cruiser   Light Space - Naboo Transport   C
   cost 6   speed 10   power 6   health 7

154 Naboo Royal Starship   Light Space - Naboo Transport   C
   cost 5   speed 20   power 5   health 6

155 Naboo Senatorial Escort   Light Ground - Naboo Soldier   C
   cost 2   speed 10   power 2   health 3

156 Naboo Starfighter Squadron   Light Space - Naboo Starfighter   C
   cost 4   speed 40   power 4   health 4

157 Obi-Wan Kenobi (C)   Light Character - Jedi Knight   C
   cost 4   speed 40   power 4   health 4
   Pay 2 Force -> Evade 2.

158 Padawan's Deflection   Neutral Battle   C
   Pay 3 Force -> Prevent 1 damage to 1 of your units. It may deal that much damage to 1 unit in its arena.

159 Padmé Amidala (D)   Light Character - Naboo Diplomat   C
   cost 3   speed 50   power 3   health 3

160 Patrol Speeder   Neutral Ground - Naboo Speeder   C
   cost 4   speed 20   power 3   health 4

161 Peace on Naboo   Neutral Battle   C
   Before any unit in Ground attacks: This turn: All damage done by Ground units is prevented.

162 Pilot's Dodge   Neutral Battle   C
   Pay 2 Force -> Prevent at most 2 damage to 1 of your Space units or Ground units.

163 Recon Speeder   Neutral Ground - Republic Speeder   U
   cost 5   speed 30   power 4   health 3
   Shields 1.

164 Republic Attack Gunship UH-478   Light Ground - Republic Gunship   C
   cost 6   speed 40   power 6   health 6

165 Repulsorlift Malfunction   Neutral Battle   C
   Pay 5 Force -> Tap 1 untapped Ground unit.

166 Return to Spaceport   Neutral Mission   C
   cost 1
   Take at most 4 damage counters off 1 of your Ground units.

167 Rickshaw   Neutral Ground - Tatooine Vehicle   C
   cost 2   speed 20   power 2   health 2

168 Slumming on Coruscant   Neutral Mission   C
   cost 1
   Look at the enemy hand. Choose 1 Battle card or Mission card there. The enemy discards it.

169 Sonic Shockwave   Neutral Battle   C
   Pay 5 Force -> Tap 1 untapped Space unit.

170 Speeder Bike Squadron   Light Ground - Republic Speeder   C
   cost 5   speed 60   power 3   health 4
   Shields 1.

171 Starship Refit   Neutral Mission   C
   cost 1
   Take at most 4 damage counters off 1 of your Space units.

172 Surge of Power   Neutral Battle   C
   Pay 1 Force -> Give 1 of your units +2 power this attack.

173 Swoop Bike   Neutral Ground - Tatooine Speeder   C
   cost 2   speed 50   power 2   health 1

174 Take the Initiative   Neutral Mission   C
   cost 1
   Return up to 2 Space unit cards from your discard pile to your hand.

175 Target Locked   Neutral Battle   C
   Pay 2 Force -> Give 1 of your units Critical Hit 2 this attack.

176 Taylander Shuttle   Neutral Space - Independent Transport   C
   cost 2   speed 20   power 2   health 2

177 Techno Union Starship   Dark Space - Techno Union Capital Ship   C
   cost 6   speed 30   power 6   health 6

178 Trade Federation War Freighter   Dark Space - Trade Federation Capital Ship   C
   cost 7   speed 30   power 5   health 7
   Bombard 3.

179 Walking Droid Fighter   Dark Ground - Trade Federation Droid   C
   cost 4   speed 20   power 6   health 2
   Shields 1.

180 Zam Wesell (B)   Dark Character - Clawdite Bounty Hunter   C
   cost 3   speed 40   power 3   health 3
`;
