/** A New Hope: the whole set as a card file; cardfile.ts describes the format. */
export const ANH = `# A New Hope (ANH)

1 Admiral Motti (A)   Dark Character - Imperial Naval Officer   R
   cost 3   speed 30   power 3   health 3
   Each Jedi Character that can attack this unit must do so.

2 Beru Lars (A)   Light Character - Tatooine Farmer   R
   cost 3   speed 10   power 1   health 3
   Build step: Discard this unit from Character -> Return 1 Character card from your discard pile to your hand.

3 Blaster Barrage   Dark Battle   R
   Before the roll, only if the attacker is one of your units: Pay 5 Force -> You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.

4 Capture the Falcon   Dark Mission   R
   cost 3
   Tap 1 enemy untapped Space unit.

5 Contingency Plan   Light Mission   R
   cost 1
   Remove all build counters from your partly built cards. Gain that many build points.

6 Dannik Jerriko (A)   Neutral Character - Anzati Bounty Hunter   R
   cost 5   speed 40   power 3   health 5
   Stun 3.
   When this unit damages a Character: Take 1 damage counter off this unit.

7 Darth Vader (A)   Dark Character - Dark Jedi Knight Sith Lord   R
   cost 8   speed 50   power 6   health 6
   When this unit attacks a Character other than a Jedi Knight or Jedi Master: You may pay Force equal to its build cost: When this attack ends: Retreat it.
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Intercept.

8 Desperate Confrontation   Neutral Mission   R
   cost 2
   Give each of your units "Pay 1 Force -> Give this unit +2 power this attack." this turn.

9 Destroy Alderaan   Dark Mission   R
   cost 10
   The enemy discards their hand.

10 Dianoga (A)   Dark Character - Vodran Creature   R
   cost 5   speed 30   power 4   health 4
   Tap -> Tap 1 untapped Character with power 4 or less.

11 Disturbance in the Force   Neutral Mission   R
   cost 4
   This turn: The enemy can't play activated abilities.

12 It's Not Over Yet   Neutral Battle   R
   Only if every unit in every arena is tapped: Pay 5 Force -> Choose an arena. Untap each unit in that arena. Another battle step begins there.

13 EG-6 Power Droid   Neutral Character - Service Droid   R
   cost 4   speed 10   power 1   health 4
   Instead of attacking, once per turn: Tap -> Untap 1 of your other Droids in Character.

14 Elite Stormtrooper Squad   Dark Ground - Imperial Clone Stormtrooper   R
   cost 6   speed 40   power 4   health 5
   Critical Hit 1.
   Accuracy 1.

15 Figrin D'an (A)   Neutral Character - Bith Musician   R
   cost 4   speed 20   power 3   health 3
   While this unit is in Character: Each enemy Character has -10 speed and -1 power.

16 Greedo (A)   Neutral Character - Rodian Bounty Hunter   R
   cost 3   speed 40   power 4   health 3
   When the Character battle starts: The enemy may pay 3 Force: Retreat this unit.

17 Hold 'Em Off   Light Battle   R
   Pay 4 Force -> Give each of your Characters +10 speed and Stun 2 this turn.

18 Imperial Blockade   Dark Mission   R
   cost 2
   To complete, pay 8 Force: This turn: The enemy can't spend build points.

19 Imperial Navy Helmsman   Dark Character - Imperial Naval Officer   R
   cost 4   speed 20   power 3   health 4
   Capital Ship Pilot: +20 speed.

20 Imperial Sentry Droid   Dark Character - Imperial Patrol Droid   R
   cost 3   speed 60   power 1   health 1
   When battle ends, if this unit is in Character: Look at the enemy hand.

21 IT-0 Interrogator Droid   Dark Character - Imperial Interrogation Droid   R
   cost 4   speed 20   power 1   health 3
   Build step: Tap -> Look at the enemy hand. Choose 1 Battle card or Mission card there. The enemy discards it.

22 Jawa Leader   Neutral Character - Tatooine Jawa   R
   cost 3   speed 20   power 3   health 3
   While this unit is in Character: Each other Jawa has +1 power.

23 Krayt Dragon   Neutral Ground - Tatooine Dragon Creature   R
   cost 9   speed 30   power 8   health 7
   When damage from this unit discards another unit: Untap this unit.

24 Leia's Kiss   Light Battle   R
   Pay 3 Force -> Give 1 of your units +30 speed and Accuracy 1 this turn.

25 Luke Skywalker (B)   Light Character - Jedi Padawan   R
   cost 4   speed 50   power 4   health 3
   Pay 2 Force -> Evade 1.
   Pay 2 Force -> Give this unit +20 speed this turn.

26 Luke Skywalker (A)   Light Character - Jedi Padawan   R
   cost 5   speed 50   power 4   health 4
   Pay 2 Force -> Evade 1.
   Build step: Tap -> Search your deck for a card named Luke Skywalker.

27 Luke's Speeder (A)   Light Ground - Tatooine Speeder   R
   cost 3   speed 50   power 2   health 2
   Build step: Discard this unit from Ground -> Show 1 of your partly built Space unit cards and put 3 build counters on it.

28 Luke's X-Wing (A)   Light Space - Rebel Starfighter   R
   cost 4   speed 50   power 3   health 2
   Accuracy 1.
   Shields 1.

29 Momaw Nadon (A)   Light Character - Ithorian Diplomat   R
   cost 4   speed 30   power 3   health 5
   While this unit is in Character: Each Stormtrooper in Character has -20 speed.

30 Most Desperate Hour   Light Battle   R
   Before any of your units in Space attacks: Pay 5 Force -> Give 1 of your Starfighters Critical Hit 6 this turn. Tap each of your other units in Space.

31 No Escape   Dark Battle   R
   Pay 3 Force -> Choose 1 Character in the enemy build zone. Put it into its arena untapped.

32 Obi-Wan Kenobi (E)   Light Character - Jedi Knight   R
   cost 6   speed 50   power 5   health 5
   Each non-Jedi Character has -2 power while attacking this unit.
   Pay 2 Force -> Evade 2.

33 Obi-Wan's Prowess   Light Battle   R
   Pay 4 Force -> Prevent at most 2 damage to 1 of your Characters. It may deal that much damage to 1 Character in its arena.

34 Obi-Wan's Task   Light Mission   R
   cost 1
   To complete, tap 1 of your untapped Jedi in Character: Gain 3 build points.

35 Our Only Hope   Light Mission   R
   cost 1
   Only if you have exactly 1 other partly built card: Discard your hand. Put 4 build counters on your other partly built card.

36 Owen Lars (A)   Light Character - Tatooine Farmer   R
   cost 3   speed 20   power 2   health 4
   Build step: Discard this unit from Character -> Choose 1 of your Characters. This turn: It can't be attacked.

37 Plan of Attack   Neutral Mission   R
   cost 2
   To complete, tap 1 of your untapped units in Character: Search your deck for a Battle card.

38 Princess Leia (A)   Light Character - Rebel Diplomat   R
   cost 6   speed 40   power 4   health 4
   When battle ends, if this unit is in Character: The enemy loses 1 Force.
   When an enemy Character would damage this unit: Unless the enemy pays 2 Force: Prevent all damage to this unit.

39 Protection of the Master   Light Battle   R
   Tap 1 of your untapped Jedi in any arena -> Prevent all damage to 1 of your other Jedi in that arena.

40 R5-D4 (A)   Light Character - Astromech Droid   R
   cost 3   speed 10   power 2   health 2
   When this unit attacks: You may: Give this unit +1 power this attack. When this attack ends: This unit deals 2 damage to itself.
   When this unit is discarded from Character: Search your deck for an Astromech Droid card.

41 Rebel Crew Chief   Light Character - Rebel Technician   R
   cost 3   speed 10   power 2   health 4
   Build step: Tap -> Show 1 of your partly built Starfighter cards and put 1 build counter on it.

42 Rebel Lieutenant   Light Character - Rebel Officer   R
   cost 4   speed 10   power 3   health 4
   Capital Ship Pilot: +10 speed; +1 power; "While this unit is in Space: Each of your other Space units has +10 speed."

43 Regroup on Yavin   Light Mission   R
   cost 1
   If you have 2 or more units in each arena: Gain 3 build points.

44 Sandtrooper   Dark Character - Imperial Clone Stormtrooper   R
   cost 5   speed 30   power 5   health 4
   While this unit is attacking a Tatooine Character: This unit has Critical Hit 2.

45 Starfighter's End   Light Battle   R
   Between attacks: Pay 6 Force -> Choose 1 of your untapped Starfighters in Space and 1 enemy unit in Space. The Starfighter deals it 1 damage for each 10 of its speed and is then discarded.

46 Stormtrooper TK-421   Dark Character - Imperial Clone Stormtrooper   R
   cost 5   speed 40   power 6   health 5
   While this unit is attacking a unique Character: This unit has -2 power.

47 Strategy Session   Light Mission   R
   cost 4
   This turn: Each of your units has Accuracy 1.

48 Strike Me Down   Light Battle   R
   Between attacks: Discard 1 of your Jedi in Character -> Gain 6 Force.

49 Surprise Attack   Light Mission   R
   cost 2
   This turn: The enemy can't play Battle cards.

50 Tantive IV (A)   Light Space - Rebel Capital Ship   R
   cost 6   speed 30   power 5   health 5
   Shields 1.
   When this unit is discarded from Space: The enemy loses 3 Force.

51 Tarkin's Stench   Dark Battle   R
   Pay 12 Force -> Choose an arena. Tap each enemy untapped unit in that arena.

52 TIE Fighter Elite Pilot   Dark Character - Imperial Naval Officer   R
   cost 3   speed 30   power 2   health 2
   Starfighter Pilot: +20 speed; Critical Hit 2.

53 Tiree (A)   Light Character - Rebel Officer   R
   cost 3   speed 30   power 2   health 3
   Starfighter Pilot: "Pay 2 Force -> Intercept."; "When this unit is discarded from Space: Give each of your other Starfighters +2 power this turn."

54 Tractor Beam   Dark Battle   R
   Pay 6 Force -> Choose 1 Space unit in the enemy build zone. Put it into its arena tapped. This turn: Each of your units has Accuracy 1 while attacking it.

55 URoRRuR'R'R (A)   Neutral Character - Tatooine Tusken Soldier   R
   cost 4   speed 60   power 2   health 2
   While you have more units in Character than the enemy: This unit has +2 power.

56 Imperial Manipulation   Dark Mission   R
   cost 2
   When battle starts: Move 1 damage counter from 1 unit to another unit in its arena.

57 Vader's Leadership   Dark Battle   R
   Pay 9 Force -> Choose an arena. Give each of your units in that arena +3 power this turn.

58 Vader's TIE Fighter (A)   Dark Space - Imperial Dark Jedi Sith Starfighter   R
   cost 5   speed 50   power 3   health 2
   Pay 2 Force -> Evade 2.
   When this unit is discarded from Space: You may pay 2 Force: Return the cards of this unit and its Pilot from your discard pile to your hand.

59 Wedge Antilles (A)   Light Character - Rebel Officer   R
   cost 4   speed 40   power 3   health 2
   Starfighter Pilot: +20 speed; +2 power; "Between attacks, only if this unit is damaged: Pay 1 Force -> Retreat this unit."

60 Yavin 4 Hangar Base   Light Ground - Rebel Fortification   R
   cost 7   speed 20   power 5   health 9
   Build step: Tap -> Search your deck for a Starfighter card.

61 Astromech Assistance   Light Battle   U
   Pay 1 Force -> Take at most 2 damage counters off 1 of your Space units.

62 Benefits of Training   Neutral Battle   U
   Pay 4 Force -> Give each of your Soldiers in Ground Accuracy 1 this turn.

63 Biggs Darklighter (A)   Light Character - Rebel Officer   U
   cost 2   speed 30   power 2   health 2
   Starfighter Pilot: "Discard this unit from Space -> Prevent all damage to 1 of your other Space units."

64 C-3PO (C)   Light Character - Protocol Droid   U
   cost 3   speed 20   power 1   health 3
   While this unit is in Character: Each of your Neutral units costs 1 less to deploy.

65 Commander Praji (A)   Dark Character - Imperial Officer   U
   cost 3   speed 30   power 2   health 1
   While this unit is in Character: Each of your other Characters has +10 speed.

66 Tatooine Sandcrawler   Neutral Ground - Tatooine Jawa Sandcrawler   U
   cost 6   speed 10   power 2   health 6
   Build step: Tap -> Search your deck for a Droid card or Jawa card.

67 Darth Vader (B)   Dark Character - Dark Jedi Knight Sith Lord   U
   cost 6   speed 40   power 6   health 5
   Pay 2 Force -> Give this unit +2 power this attack.
   Pay 3 Force -> Evade 3.

68 Death Star Hangar Bay   Dark Ground - Imperial Fortification   U
   cost 7   speed 20   power 2   health 7
   Build step: Tap, pay 1 build point -> Tap 1 untapped Space unit with power 5 or less.

69 Death Star Plans   Neutral Battle   U
   Pay 6 Force -> Choose 1 enemy unit in Space. This turn: Each of your units in Space has Critical Hit 3 while attacking it.

70 Death Star Scanning Technician   Dark Character - Imperial Soldier   U
   cost 5   speed 20   power 3   health 3
   When you deploy this unit: Look at the enemy hand. Choose 1 card there. The enemy discards it.

71 Death Star Superlaser Gunner   Dark Character - Imperial Soldier   U
   cost 2   speed 10   power 1   health 3
   Build step: Tap -> This turn: Each of your Space units using Bombard has +2 power.

72 Death Star Turbolaser Gunner   Dark Character - Imperial Soldier   U
   cost 2   speed 20   power 2   health 2
   Build step: Tap -> This turn: Each of your Ground units using Ion Cannon has +2 power.

73 Demonstration of Power   Dark Mission   U
   cost 3
   Give each of your Dark units with power 5 or more +3 power this turn.

74 Devastator (A)   Dark Space - Imperial Capital Ship   U
   cost 9   speed 20   power 8   health 8
   Shields 1.
   While this unit is attacking a Rebel Space unit: This unit has +2 power.

75 Dissolve the Senate   Dark Mission   U
   cost 5
   Discard each Diplomat in Character.

76 Error in Judgment   Neutral Mission   U
   cost 4
   Choose 1 enemy partly built card. Unless the enemy pays 5 Force: Discard it.

77 Fate of the Dragon   Neutral Battle   U
   Pay 12 Force -> Give 1 of your units +10 power this attack.

78 General Dodonna (A)   Light Character - Rebel Officer   U
   cost 5   speed 40   power 4   health 4
   Build step: Tap -> Give 1 of your units Accuracy 1 this turn.

79 General Tagge (A)   Dark Character - Imperial Officer   U
   cost 3   speed 40   power 3   health 3
   While this unit is in Character: You can't play Battle cards; each of your Capital Ships has +1 power.

80 Han's Courage   Light Battle   U
   Pay 4 Force -> Give 1 of your Characters +2 power and Accuracy 1 this attack.

81 Imperial Control Station   Dark Ground - Imperial Fortification   U
   cost 4   speed 10   power 2   health 4
   While this unit is in Ground: Each of your Imperial Starfighters has +1 power.

82 Imperial Navy Lieutenant   Dark Character - Imperial Naval Officer   U
   cost 5   speed 40   power 4   health 4
   Transport Pilot: +1 power.

83 Insignificant Power   Dark Mission   U
   cost 3
   The enemy loses 4 Force.

84 Into the Garbage Chute   Neutral Battle   C
   Pay 4 Force -> Prevent all damage to 1 of your units in Character. Retreat it.

85 Jawa   Neutral Character - Tatooine Jawa   U
   cost 2   speed 20   power 2   health 2

86 Jawa Collection Team   Neutral Ground - Tatooine Jawa   U
   cost 3   speed 30   power 2   health 3
   While this unit is attacking a Droid: This unit has Stun 4.

87 Jedi Extinction   Dark Mission   U
   cost 3
   This turn: The enemy can't put Jedi into Character; those deployed stay in the build zone.

88 Jon "Dutch" Vander (A)   Light Character - Rebel Officer   U
   cost 3   speed 20   power 2   health 3
   Starfighter Pilot: Stun 3.

89 Learning the Force   Neutral Mission   U
   cost 2
   Gain 1 Force for each of your Characters in any arena.

90 Lieutenant Tanbris (A)   Dark Character - Imperial Soldier   U
   cost 4   speed 10   power 4   health 5

91 Lin Demolitionmech   Neutral Character - Minelayer Droid   U
   cost 4   speed 20   power 3   health 3
   Instead of attacking: Tap -> This unit deals 2 damage to each other Character in Character.

92 Luke Skywalker (C)   Light Character - Jedi Padawan   U
   cost 3   speed 40   power 2   health 3
   While you have another Jedi in Character: This unit has +2 power and "Pay 3 Force -> Evade 1."

93 Luke's Warning   Light Battle   U
   Pay 2 Force -> Either: Prevent at most 3 damage to 1 of your Characters. Or: Prevent 1 damage to 1 of your Space units or Ground units.

94 Mounted Stormtrooper   Dark Ground - Imperial Clone Stormtrooper Creature   U
   cost 4   speed 10   power 4   health 5
   Build step: Discard this unit from Ground -> Show 1 of your partly built Stormtrooper Character cards and put 2 build counters on it.

95 Mouse Droid   Dark Character - Imperial Droid   U
   cost 3   speed 30   power 0   health 1
   Build step: Tap, pay 1 build point -> Draw 1 card.

96 Obi-Wan Kenobi (F)   Light Character - Jedi Knight   U
   cost 6   speed 40   power 5   health 5
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Intercept.
   When this unit is discarded from Character: Gain 4 Force.

97 Oil Bath   Light Mission   U
   cost 3
   Take at most 4 damage counters, divided as you like, off your damaged units in one arena.

98 Princess Leia (B)   Light Character - Rebel Diplomat   U
   cost 4   speed 40   power 3   health 3
   Accuracy 1.
   When an enemy Character would damage this unit: Unless the enemy pays 2 Force: Prevent all damage to this unit.

99 R2-D2 (C)   Light Character - Astromech Droid   U
   cost 4   speed 20   power 1   health 3
   Build step: Tap -> Look at the top 3 cards of the enemy deck and put them back in any order.

100 Rebel Blockade Runner   Light Space - Rebel Capital Ship   U
   cost 6   speed 30   power 4   health 5
   Build step: Tap -> Draw 1 card.
   When the enemy makes you discard this card from your hand: You may: Put it into its arena.

101 Rebel Control Officer   Light Character - Rebel Soldier   U
   cost 6   speed 10   power 4   health 4
   While this unit is in Character: Each of your other Rebels has +10 speed and +1 power.

102 Rebel Control Post   Light Ground - Rebel Fortification   U
   cost 5   speed 10   power 2   health 4
   Instead of attacking: Tap -> Look at the top 5 cards of the enemy deck. Discard any number of Space unit cards from them and put the rest back in any order.

103 Rebel Marine   Light Character - Rebel Soldier   U
   cost 2   speed 40   power 2   health 2
   While you have no units in Space: This unit can't attack.

104 Rebel Surrender   Dark Battle   U
   Between attacks: Pay 4 Force -> If the last attack was made by an enemy unit in Ground or Character and rolled no hits, the enemy discards that unit.

105 Rebel Trooper   Light Character - Rebel Soldier   U
   cost 2   speed 10   power 2   health 3
   Pay 2 Force -> Intercept.

106 Remote Seeker Droid   Light Character - Training Droid   U
   cost 2   speed 50   power 1   health 2
   When battle ends, if this unit is in Character and you have a Jedi in Character: Gain 1 Force.

107 Press the Advantage   Neutral Mission   U
   cost 3
   Either: Give each Clone unit -3 power this turn. Or: Give each Droid unit -3 power this turn. Or: Give each Jedi unit -3 power this turn.

108 Stabilize Deflectors   Light Battle   U
   Pay 2 Force -> Give each of your Starfighters Shields 1 this turn.

109 Star Destroyer Commander   Dark Character - Imperial Naval Officer   U
   cost 4   speed 30   power 3   health 3
   Capital Ship Pilot: Critical Hit 2.

110 Stormtrooper Charge   Dark Battle   U
   Pay 3 Force -> Give each of your Stormtroopers +1 power this turn.

111 Stormtrooper DV-692   Dark Character - Imperial Clone Stormtrooper   U
   cost 4   speed 40   power 4   health 2
   While this unit is attacking a unique Character: This unit has -2 power.
   Stun 3.

112 Stormtrooper Squad Leader   Dark Character - Imperial Clone Stormtrooper   U
   cost 7   speed 40   power 4   health 4
   Accuracy 1.
   While this unit is in Character: Each of your other Stormtroopers has Accuracy 1.

113 Stormtrooper TK-119   Dark Character - Imperial Clone Stormtrooper   U
   cost 3   speed 30   power 3   health 2
   Pay 1 Force -> Intercept.
   While this unit is attacking a unique Character: This unit has -2 power.

114 Support in the Senate   Light Mission   U
   cost 2
   Gain 1 build point for each Diplomat in Character.

115 Disrupt the Power System   Light Mission   U
   cost 1
   This turn: Enemy units can't use Bombard or Ion Cannon. Gain 1 Force.

116 Tatooine Speeder   Neutral Ground - Tatooine Speeder   U
   cost 3   speed 40   power 2   health 2
   Pay 2 Force -> Intercept.

117 Tusken Sharpshooter   Neutral Character - Tatooine Tusken Soldier   U
   cost 3   speed 20   power 2   health 2
   Accuracy 1.
   While this unit is in Character: Each other Tusken has Accuracy 1.

118 Vader's Interference   Dark Mission   U
   cost 1
   To complete, tap 1 of your untapped Jedi in Character: The enemy loses 3 build points.

119 Vader's TIE Fighter (B)   Dark Space - Imperial Dark Jedi Sith Starfighter   U
   cost 4   speed 50   power 3   health 2
   Accuracy 1.
   Pay 1 Force -> Give this unit +1 power this attack.

120 Wuher (A)   Neutral Character - Tatooine Bartender   U
   cost 2   speed 10   power 1   health 2
   While this unit is in Character: Each Droid costs 1 more to deploy.

121 Air Cover   Neutral Battle   C
   Only if you have more units in Space than the enemy: Give 1 of your Ground units +3 power this attack.

122 Precise Blast   Neutral Battle   C
   Pay 2 Force -> Give 1 of your Ground units +4 power this attack.

123 Stay Sharp   Neutral Battle   C
   Pay 2 Force -> Give 1 of your units +1 power and Critical Hit 1 this attack.

124 Carrack Cruiser   Dark Space - Imperial Transport   C
   cost 5   speed 40   power 5   health 5

125 Darth Vader (C)   Dark Character - Dark Jedi Knight Sith Lord   C
   cost 5   speed 40   power 5   health 5
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Intercept.

126 Death Star Cannon Tower   Dark Ground - Imperial Fortification   C
   cost 3   speed 20   power 0   health 3
   Ion Cannon 3.

127 Death Star Guard Squad   Dark Ground - Imperial Soldier   C
   cost 3   speed 20   power 3   health 3

128 Domesticated Bantha   Neutral Ground - Tatooine Creature   C
   cost 3   speed 20   power 2   health 4
   While you have a Tusken in any arena: This unit has +2 power.

129 Flare-S Swoop   Neutral Ground - Independent Speeder   C
   cost 2   speed 50   power 1   health 2

130 Ground Support   Neutral Battle   C
   Only if you have more units in Ground than the enemy: Give 1 of your Space units +3 power this attack.

131 Imperial Detention Block   Dark Ground - Imperial Fortification   C
   cost 5   speed 10   power 1   health 4
   Build step: Tap -> Tap 1 untapped non-Jedi Character.

132 Imperial Star Destroyer   Dark Space - Imperial Capital Ship   C
   cost 8   speed 30   power 7   health 7
   Bombard 3.

133 Incom T-16 Skyhopper   Light Ground - Tatooine Speeder   C
   cost 3   speed 50   power 2   health 2
   Accuracy 1.

134 Into Hiding   Neutral Mission   C
   cost 2
   Tap 1 untapped non-Jedi Character.

135 Jawa Squad   Neutral Ground - Tatooine Jawa   C
   cost 3   speed 20   power 2   health 3
   Accuracy 1.

136 Jawa Supply Trip   Neutral Mission   C
   cost 1
   Show 1 Droid unit card from your hand and put it into your build zone with 1 build counter for each of your Jawas in any arena.

137 Jump to Lightspeed   Neutral Battle   C
   Return 1 of your units from Space to your hand.

138 Luke Skywalker (D)   Light Character - Tatooine Farmer   C
   cost 2   speed 40   power 2   health 2
   Speeder Pilot: +20 speed; "While this unit is attacking a Creature: This unit has Critical Hit 2."

139 Luke's Repairs   Neutral Mission   C
   cost 2
   Take 1 damage counter off each of your damaged units.

140 Moisture Farm   Light Ground - Tatooine Fortification   C
   cost 3   speed 10   power 1   health 4
   Build step: Discard this unit from Ground -> Return 1 Jedi Character card from your discard pile to your hand.

141 Planetary Defense Turret   Light Ground - Rebel Fortification   C
   cost 5   speed 30   power 6   health 4

142 Nowhere to Run   Neutral Battle   C
   Pay 3 Force -> Choose 1 Ground unit in the enemy build zone. Put it into its arena untapped.

143 Obi-Wan Kenobi (G)   Light Character - Jedi Knight   C
   cost 4   speed 30   power 4   health 4
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Intercept.

144 Jedi Intervention   Neutral Battle   C
   Give 1 of your units "Pay 2 Force -> Intercept." this turn.

145 Obi-Wan's Plan   Neutral Battle   C
   Tap 1 of your untapped units in Character -> Give 1 of your other Characters +40 speed this turn.

146 Penetrate the Shields   Neutral Battle   C
   Only if the attacker is one of your units, only if the defender is a unit with Shields: Give the attacker +3 power this attack.

147 Preemptive Shot   Neutral Battle   C
   Pay 2 Force -> Give 1 of your Characters +4 power this attack.

148 Princess Leia (C)   Light Character - Rebel Diplomat   C
   cost 3   speed 40   power 2   health 3
   When this unit is discarded from Character: Draw 3 cards.

149 Rebel Fighter Wing   Light Space - Rebel Squadron   C
   cost 8   speed 40   power 8   health 8
   Critical Hit 2.
   This unit has -1 power for each damage counter on this unit.

150 Rebel Honor Company   Light Ground - Rebel Soldier   C
   cost 7   speed 40   power 7   health 7

151 Rebel Marine Squad   Light Ground - Rebel Soldier   C
   cost 6   speed 30   power 7   health 6
   This unit has -1 to its attack dice.

152 Rebel Pilot   Light Character - Rebel Officer   C
   cost 2   speed 20   power 2   health 2
   Starfighter Pilot: +20 speed.

153 Rebel Squad   Light Ground - Rebel Soldier   C
   cost 2   speed 20   power 2   health 2
   Pay 2 Force -> Intercept.

154 Rescue   Neutral Battle   C
   Pay 4 Force -> Either: Prevent at most 2 damage to 1 of your units. Or: Give 1 of your units +3 power this attack.

155 Slipping Through   Neutral Battle   C
   Pay 8 Force -> Choose an arena. This turn: All damage done by units in that arena is prevented.

156 Sorusuub V-35 Courier   Light Ground - Independent Speeder   C
   cost 2   speed 30   power 2   health 2

157 Synchronized Assault   Neutral Battle   C
   Pay 4 Force -> Give each of your Starfighters Accuracy 1 this turn.

158 Stormtrooper Assault Team   Dark Ground - Imperial Clone Stormtrooper   C
   cost 2   speed 30   power 2   health 2
   Damage from this unit's attacks can't be prevented.

159 Stormtrooper DV-523   Dark Character - Imperial Clone Stormtrooper   C
   cost 4   speed 40   power 5   health 4
   While this unit is attacking a unique Character: This unit has -2 power.

160 Stormtrooper Patrol   Dark Ground - Imperial Clone Stormtrooper   C
   cost 5   speed 40   power 4   health 5
   Stun 2.

161 Stormtrooper Squad   Dark Ground - Imperial Clone Stormtrooper   C
   cost 3   speed 20   power 4   health 2

162 TIE Fighter DS-3-12   Dark Space - Imperial Starfighter   C
   cost 2   speed 60   power 2   health 1

163 TIE Fighter DS-73-3   Dark Space - Imperial Starfighter   C
   cost 3   speed 50   power 2   health 2
   Pay 2 Force -> Intercept.
   Stun 2.

164 TIE Fighter DS-55-6   Dark Space - Imperial Starfighter   C
   cost 3   speed 50   power 2   health 2
   Critical Hit 2.

165 TIE Fighter DS-61-9   Dark Space - Imperial Starfighter   C
   cost 2   speed 50   power 1   health 1
   Pay 1 Force -> Intercept.

166 TIE Fighter Pilot   Dark Character - Imperial Naval Officer   C
   cost 2   speed 20   power 2   health 2
   Starfighter Pilot: +1 power.

167 TIE Fighter Squad   Dark Space - Imperial Squadron   C
   cost 6   speed 60   power 5   health 4
   Pay 2 Force -> Intercept.

168 Tusken Squad   Neutral Ground - Tatooine Tusken Warrior   C
   cost 4   speed 30   power 4   health 3

169 Vader's Grip   Dark Battle   U
   Pay 7 Force -> Tap 1 untapped unit.

170 Victory-Class Star Destroyer   Dark Space - Imperial Capital Ship   C
   cost 6   speed 20   power 6   health 6
   Bombard 2.

171 Well-Aimed Shot   Neutral Battle   C
   Pay 2 Force -> Give 1 of your Space units +4 power this attack.

172 X-Wing Red One   Light Space - Rebel Starfighter   C
   cost 5   speed 60   power 3   health 2
   When this unit attacks: You may: Give this unit +3 power this attack. When this attack ends: This unit deals 2 damage to itself.

173 X-Wing Red Three   Light Space - Rebel Starfighter   C
   cost 3   speed 60   power 2   health 2
   Pay 2 Force -> Intercept.

174 X-Wing Red Two   Light Space - Rebel Starfighter   C
   cost 3   speed 50   power 2   health 2
   Shields 1.

175 X-Wing Attack Formation   Light Space - Rebel Squadron   C
   cost 6   speed 50   power 4   health 4
   Critical Hit 3.
   Pay 2 Force -> Evade 1.

176 Y-Wing Gold One   Light Space - Rebel Starfighter   C
   cost 4   speed 40   power 3   health 2
   Stun 3.

177 Y-Wing Gold Squadron   Light Space - Rebel Squadron   C
   cost 5   speed 40   power 4   health 4
   Pay 2 Force -> Intercept.
   Critical Hit 1.

178 YT-1300 Transport   Neutral Space - Independent Transport   C
   cost 3   speed 30   power 2   health 3
   Shields 1.

179 YV-664 Light Freighter   Neutral Space - Independent Transport   C
   cost 4   speed 30   power 3   health 3
   Shields 1.
   Build step: Discard this unit from Space -> Gain 2 build points.

180 Z-95 Headhunter   Neutral Space - Independent Starfighter   C
   cost 3   speed 40   power 2   health 2
`;
