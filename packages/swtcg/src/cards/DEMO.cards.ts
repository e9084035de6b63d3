/**
 * A set of our own for the Expanded Rulebook, so that all it adds to the game can be played: every kind of card, every
 * keyword and every turn of phrase that the other sets lack, three cards of each at least. No such cards were ever printed.
 */
export const DEMO = `# Demonstration (DEMO)

1 Outrider Wing   Light Space - Rebel Starfighter   C
   cost 3   speed 60   power 3   health 2
   Velocity 20.

2 Lifeline Frigate   Light Space - Rebel Capital Ship   U
   cost 6   speed 30   power 4   health 7
   Damage Control 2.
   Pay 1 Force -> Protect 2.

3 Silent Courier   Light Space - Rebel Transport   C
   cost 3   speed 50   power 2   health 3
   Stealth.
   When this unit retreats: Gain 1 Force.

4 Gambler's Hope (A)   Light Space - Corellian Freighter   R
   cost 6   speed 50   power 5   health 5
   Lucky 2.
   This unit takes an extra Pilot.
   Pay 2 Force -> Redirect.

5 Beacon Station   Light Space - Rebel Station   U
   cost 5   speed 10   power 3   health 8
   Armor.
   Reserves: Build step: Pay 1 build point -> Draw 1 card.

6 Dawn Interceptor   Light Space - Rebel Starfighter   C
   cost 4   speed 70   power 3   health 3
   Precision.
   Focus 2.

7 Corvette Resolve (A)   Light Space - Rebel Capital Ship   R
   cost 7   speed 40   power 5   health 6
   Inspiration.
   Reduced Cost 5: If you have 2 or more Starfighters in Space.

8 Ghost Bomber   Light Space - Rebel Heavy Starfighter   U
   cost 5   speed 30   power 4   health 4
   Area Damage 2.
   Hidden Cost 2.

9 Wardens' Shuttle   Light Space/Ground - Jedi Transport   U
   cost 5   speed 40   power 4   health 5
   Switch: "Armor." / "Pay 1 Force -> Protect 2.".

10 Mercy Hospital Ship   Light Space - Rebel Transport   C
   cost 4   speed 20   power 2   health 6
   Build step start: Tap -> Take at most 2 damage counters off 1 of your units.

11 Reach Picket   Light Space - Rebel Starfighter   C
   cost 4   speed 50   power 3   health 3
   Pay 1 Force -> Ambush 2.

12 Volunteer Flotilla   Light Space - Militia Transport   C
   cost 4   speed 30   power 3   health 4
   When you deploy this unit: Take 1 Escort Subordinate from your supply.

13 Wayfarer Militia   Light Ground - Militia Soldier   C
   cost 4   speed 30   power 3   health 4
   When you deploy this unit: Take 1 Militia Subordinate from your supply.

14 Shield Wall Company   Light Ground - Rebel Soldier   C
   cost 4   speed 20   power 2   health 6
   Armor.
   Pay 1 Force -> Protect 1.

15 Ridge Runners   Light Ground - Rebel Speeder   C
   cost 3   speed 50   power 3   health 3
   Velocity 10.

16 Sapper Team   Light Ground - Rebel Engineer   U
   cost 4   speed 40   power 3   health 3
   Pay 1 Force -> Ambush 2.
   Reserves: Build step, once per turn: Pay 1 Force -> Put 1 build counter on 1 of your partly built cards.

17 Reach Walker   Light Ground - Rebel Walker   R
   cost 8   speed 20   power 7   health 9
   Barrage 3.
   Upkeep: Pay 1 build point; or tap this unit.

18 Ridge Artillery   Light Ground - Rebel Artillery   U
   cost 6   speed 20   power 5   health 5
   Barrage 4.
   Backfire 1.

19 Canopy Raiders   Light Ground - Wookiee Warrior   C
   cost 5   speed 40   power 5   health 4
   Fury 2.
   Resilience 2.

20 Last Line Defenders   Light Ground - Rebel Soldier   C
   cost 3   speed 30   power 2   health 4
   Avenge 2.

21 Freed Prisoners   Light Ground - Militia   C
   cost 2   speed 20   power 2   health 2
   Bounty: Draw 1 card.
   When the Ground battle ends, if this unit is damaged: Gain 1 Force.

22 Ressa Vo (A)   Light Ground/Character - Rebel Officer   R
   cost 6   speed 50   power 4   health 5
   Inspiration.
   Switch: "Pay 1 Force -> Redirect." / "Parry 2.".

23 Tunnel Scouts   Light Ground - Militia Scout   C
   cost 3   speed 40   power 2   health 3
   Stealth.
   When one of your units retreats: Gain 1 Force.

24 Archive Warden   Light Character - Jedi Knight   U
   cost 5   speed 50   power 4   health 5
   Pay 2 Force -> Absorb 2.
   Parry 1.

25 Seer of the Reach   Light Character - Jedi Knight   U
   cost 5   speed 40   power 3   health 5
   Foresight: Gain 2 Force.
   Forewarning: Draw 1 card.

26 Tam Ilar (A)   Light Character - Jedi Padawan   R
   cost 3   speed 50   power 3   health 3
   INSERT: Focus 1.
   When this unit would damage a damaged unit: Add 1 to the damage.

27 Tam Ilar (B)   Light Character - Jedi Knight   R
   cost 6   speed 60   power 5   health 4
   Double Strike.
   INSERT: Pay 2 Force -> Evade 2.

28 Oryn Dae (A)   Light Character - Jedi Master   R
   cost 8   speed 60   power 6   health 6
   Fortitude.
   Pay 2 Force -> Persuade 3.
   Stack: Jedi Padawan unit cards.

29 Reach Medic   Light Character - Rebel Medic   C
   cost 3   speed 30   power 1   health 3
   Damage placement: Tap -> Take at most 2 damage counters off 1 of your units in Character.

30 Duelist of the Reach   Light Character - Jedi Knight   C
   cost 4   speed 50   power 4   health 3
   Parry 2.
   Riposte 2.

31 Kip Anno (A)   Light Character - Rebel Spy   R
   cost 4   speed 40   power 2   health 4
   Cunning.
   Tap -> Disrupt an activated ability.

32 Dara Hale (A)   Light Character - Rebel Officer   R
   cost 4   speed 50   power 3   health 3
   Starfighter Pilot: +20 speed; Double Strike; Velocity 20.
   While this unit is on a unit: Each of your Starfighters has +10 speed.

33 Outrider Ace   Light Character - Rebel Officer   C
   cost 3   speed 40   power 2   health 3
   Starfighter Pilot: +1 power; Lucky 1.

34 Envoy of the Reach   Light Character - Republic Senator   U
   cost 3   speed 20   power 1   health 4
   Pay 1 Force -> Redirect.
   Build step: Tap -> Gain 2 Force.

35 Old Hermit (A)   Light Character - Jedi Master   R
   cost 6   speed 40   power *   health 5
   This unit's power is 2 for each of your Jedi in Character.
   Riposte 1.

36 Recruiting Sergeant   Light Character - Militia Officer   C
   cost 3   speed 30   power 2   health 3
   Build step: Tap, pay 2 Force -> Take 1 Militia Subordinate from your supply.

37 Patch, Repair Droid   Light Character - Astromech Droid   C
   cost 2   speed 20   power 1   health 3
   Starfighter Pilot: Damage Control 1; "Pay 1 Force -> Evade 1."

38 Sworn Guardian   Light Character - Jedi Knight   U
   cost 4   speed 40   power 3   health 4
   Avenge 3.
   When one of your other Characters in Character is damaged by the enemy: Put 1 mastery counter on this unit.
   While this unit has 2 or more mastery counters: This unit has +2 power.

39 Iron Cruiser   Dark Space - Imperial Capital Ship   U
   cost 7   speed 30   power 6   health 7
   Overkill.
   Damage Control 1.

40 Iron Fighter Wing   Dark Space - Imperial Starfighter   C
   cost 3   speed 60   power 3   health 2
   Fury 1.

41 Phantom Raider   Dark Space - Imperial Starfighter   U
   cost 4   speed 60   power 3   health 3
   Stealth.
   Cunning.

42 Interdictor Vice (A)   Dark Space - Imperial Capital Ship   R
   cost 7   speed 20   power 5   health 7
   Intimidation.
   Enemy damaged Space units can't be retreated in the retreat step.

43 Boarding Shuttle   Dark Space/Character - Imperial Transport   U
   cost 5   speed 40   power 4   health 4
   Switch: "Pay 1 Force -> Retaliate 2." / "Avenge 2.".

44 Torpedo Sphere   Dark Space - Imperial Battle Station   R
   cost 9   speed 10   power 7   health 9
   Double Damage.
   Upkeep: Pay 2 Force; or put 1 damage counter on this unit.

45 Mine Layer   Dark Space - Imperial Patrol Ship   C
   cost 4   speed 30   power 2   health 4
   Pay 1 Force -> Ambush 3.
   Area Damage 1.

46 Prison Hauler   Dark Space - Imperial Transport   U
   cost 5   speed 30   power 3   health 6
   When damage from this unit discards a Starfighter: Put 1 captivity counter on this unit.
   Build step: Take 1 captivity counter off this unit -> Gain 2 build points.

47 Scrap Swarm   Dark Space - Droid Starfighter   C
   cost 2   speed 50   power 2   health 2
   Alternative Cost: Pay 2 Force, discard 1 card.

48 Hunter's Lance (A)   Dark Space - Bounty Hunter Ship   R
   cost 6   speed 50   power 5   health 4
   Bounty: Gain 3 Force.
   Precision.
   This unit takes an extra Pilot.

49 Foundry Barge   Dark Space - Droid Transport   C
   cost 5   speed 20   power 3   health 5
   When you deploy this unit: Take 1 Drone Subordinate from your supply.

50 World Breaker (A)   Dark Space - Imperial Battle Station   R
   cost 10   speed 10   power 8   health 10
   When battle ends: Put 1 resource counter on this unit.
   When the turn ends, if this unit has 6 or more resource counters: You win the game.

51 Foundry Walker   Dark Ground - Military Droid Walker   U
   cost 6   speed 20   power 5   health 6
   Armor.
   When you deploy this unit: Take 1 Drone Subordinate from your supply.

52 Siege Mortar   Dark Ground - Imperial Artillery   C
   cost 5   speed 10   power 5   health 4
   Barrage 3.
   Backfire 2.

53 Flame Troopers   Dark Ground - Imperial Stormtrooper   C
   cost 4   speed 30   power 4   health 3
   Area Damage 2.

54 Iron Phalanx   Dark Ground - Imperial Soldier   C
   cost 4   speed 20   power 3   health 5
   Resilience 2.
   Pay 1 Force -> Retaliate 2.

55 Terror Tank (A)   Dark Ground - Imperial Vehicle   R
   cost 8   speed 30   power 6   health 7
   Intimidation.
   Overkill.

56 Pit Horror   Dark Ground/Character - Creature   U
   cost 6   speed 40   power 5   health 6
   Ferocity.
   Upkeep: Discard 1 card; or put 1 damage counter on this unit.

57 Press Gang   Dark Ground - Mercenary   C
   cost 3   speed 30   power 3   health 3
   Alternative Cost: Pay 4 Force.
   Upkeep: Pay 1 Force; or retreat this unit.

58 Iron Outriders   Dark Ground - Imperial Scout   C
   cost 3   speed 50   power 2   health 3
   Surge 2.

59 Drone Column   Dark Ground - Military Droid   C
   cost 2   speed 20   power 2   health 2
   Stack: Droid unit cards.
   INSERT: Armor.

60 Reserve Battalion   Dark Ground - Imperial Soldier   U
   cost 5   speed 30   power 4   health 5
   Reserves: When battle starts: Gain 1 Force.
   Hidden Cost 3.

61 Vael the Inquisitor (A)   Dark Character - Dark Jedi Sith   R
   cost 7   speed 50   power 5   health 5
   Ferocity.
   Pay 1 Force -> Retaliate 2.
   When damage from this unit discards a Jedi: Put 2 corruption counters on this unit.
   While this unit has 2 or more corruption counters: This unit has +2 power.

62 Lord Maruk (A)   Dark Character - Dark Jedi Sith Lord   R
   cost 9   speed 60   power 6   health 6
   Double Strike.
   Intimidation.
   Pay 2 Force -> Absorb 2.

63 Guild Hunter   Dark Character - Bounty Hunter   C
   cost 4   speed 40   power 4   health 3
   Bounty: Gain 2 build points.
   Lucky 1.

64 Interrogator Unit   Dark Character - Droid   U
   cost 3   speed 20   power 2   health 3
   Instead of attacking: Tap -> Choose 1 enemy unit in Character. Put 1 damage counter on it.
   When this unit damages a Character: Put 1 captivity counter on this unit.
   Build step: Take 1 captivity counter off this unit -> The enemy discards 1 card.

65 Iron Sentinel   Dark Character - Imperial Guard   C
   cost 4   speed 30   power 3   health 5
   Pay 1 Force -> Protect 2.
   Avenge 2.

66 Whisper (A)   Dark Character - Spy   U
   cost 4   speed 40   power 2   health 3
   Cunning.
   When the enemy pays Force: Gain 1 Force.

67 Admiral Corvane (A)   Dark Character - Imperial Naval Officer   R
   cost 5   speed 30   power 3   health 4
   Capital Ship Pilot: +1 power; Overkill.
   While this unit is on a unit: Each of your Capital Ships has +1 power.

68 Iron Wing Ace   Dark Character - Imperial Officer   C
   cost 3   speed 50   power 2   health 3
   Starfighter Pilot: +1 power; Fury 1.
   While this unit is on a unit: Each of your Starfighters has +10 speed.

69 Silent Executioner   Dark Character - Assassin Droid   U
   cost 5   speed 50   power 3   health 3
   Stealth.
   Double Damage.

70 Dark Acolyte   Dark Character - Dark Jedi   C
   cost 3   speed 40   power 3   health 3
   Focus 2.
   Backfire 1.

71 Cult Prophet   Dark Character - Sith Cultist   U
   cost 4   speed 30   power 2   health 4
   Foresight: The enemy discards 1 card.
   Forewarning: Gain 2 Force.

72 Foundry Overseer   Dark Character - Techno Union Engineer   U
   cost 4   speed 20   power 2   health 4
   Build step: Tap, pay 1 Force -> Take 1 Drone Subordinate from your supply.

73 Pit Master   Dark Character - Warrior   C
   cost 4   speed 30   power 3   health 4
   Each of your Creatures has +1 power.
   Pay 1 Force -> Persuade 2.

74 Blade Dancer   Dark Character - Warrior   C
   cost 4   speed 60   power 3   health 3
   Riposte 2.
   Parry 1.

75 Smuggler's Luck (A)   Neutral Space - Freighter   U
   cost 4   speed 50   power 3   health 4
   Lucky 1.
   When battle ends: Put 1 credit counter on this unit.
   Build step: Take 2 credit counters off this unit -> Gain 2 build points.

76 Pirate Corsair   Neutral Space - Pirate Patrol Ship   C
   cost 4   speed 40   power 4   health 3
   Surge 1.
   Fury 1.

77 Salvage Tug   Neutral Space - Transport   C
   cost 2   speed 20   power 1   health 4
   Build step: Tap -> Put 1 resource counter on this unit.
   Build step: Take 3 resource counters off this unit -> Draw 2 cards.

78 Hired Guns   Neutral Ground - Mercenary   C
   cost 3   speed 40   power 3   health 2
   Upkeep: Pay 1 Force; or put 1 damage counter on this unit.
   Bounty: Gain 1 Force.

79 Caravan of Three Moons   Neutral Ground - Merchant Vehicle   U
   cost 4   speed 10   power 2   health 6
   When the Ground battle ends: Put 1 credit counter on this unit.
   Build step: Take 2 credit counters off this unit -> Put 2 build counters on 1 of your partly built cards.

80 Thornback Herd   Neutral Ground - Creature   C
   cost 5   speed 30   power 6   health 5
   Resilience -2.
   Ferocity.

81 Card Sharp (A)   Neutral Character - Gambler   U
   cost 4   speed 40   power 3   health 3
   Lucky 2.
   Pay 1 Force -> Turn 1 of your attack dice to 6.

82 Exile Without Banner (A)   Neutral Character - Force Sensitive   R
   cost 5   speed 50   power 3   health 5
   Fortitude.
   When this unit is damaged: Put 1 mastery counter on this unit.
   While this unit has 3 or more mastery counters: This unit has +3 power.

83 Probe of Three Realms   Neutral Space/Ground/Character - Droid   U
   cost 4   speed 30   power 3   health 4
   Switch: "Velocity 20." / "Armor." / "Stealth.".

84 Shape Changer   Neutral Character - Spy   U
   cost 3   speed 40   power *   health 3
   This unit's power is equal to this unit's health.

85 Coral Skipper Flight   Yuuzhan Vong Space - Yuuzhan Vong Starfighter   C
   cost 3   speed 50   power 3   health 3
   Pay 1 Force -> Absorb 1.

86 Warship of Bone   Yuuzhan Vong Space - Yuuzhan Vong Capital Ship   U
   cost 7   speed 30   power 6   health 7
   Overkill.
   Damage Control 2.

87 Seed Ship   Yuuzhan Vong Space - Yuuzhan Vong Transport   C
   cost 4   speed 20   power 2   health 6
   Reserves: Build step: Pay 1 Force -> Gain 1 build point.

88 Thrall Host   Yuuzhan Vong Ground - Yuuzhan Vong Warrior   C
   cost 3   speed 30   power 3   health 3
   Avenge 1.

89 War Beast   Yuuzhan Vong Ground/Character - Yuuzhan Vong Creature   U
   cost 6   speed 30   power 6   health 6
   Ferocity.
   Upkeep: Pay 1 Force; or put 1 damage counter on this unit.

90 Lava Crawler   Yuuzhan Vong Ground - Yuuzhan Vong Vehicle   C
   cost 5   speed 20   power 5   health 5
   Area Damage 2.

91 Warrior Caste   Yuuzhan Vong Character - Yuuzhan Vong Warrior   C
   cost 4   speed 40   power 4   health 3
   Armor.
   Resilience 2.

92 Shaper Adept   Yuuzhan Vong Character - Yuuzhan Vong Shaper   U
   cost 4   speed 30   power 2   health 4
   Build step: Tap -> Take at most 3 damage counters off 1 of your units.
   Each of your Creatures has +1 power.

93 Khal Rho (A)   Yuuzhan Vong Character - Yuuzhan Vong Warrior   R
   cost 8   speed 50   power 5   health 6
   Intimidation.
   Fortitude.
   Fury 2.

94 Embrace of Pain   Yuuzhan Vong Battle   C
   Pay 1 Force -> Give 1 of your damaged units +3 power this attack.
   Enhance, pay 1 Force: Roll 2 more attack dice.

95 Grown Armor   Yuuzhan Vong Equipment - Ground/Character Device   C
   cost 2
   Equip: Pay 1 Force.
   Equipped: +1 health; Armor.

96 Reshaped World   Yuuzhan Vong Location - Ground Landscape   U
   cost 2
   Each of your Yuuzhan Vong units in this card's arena has +1 power.

97 The Long Invasion   Yuuzhan Vong Event   R
   When you play this card: Gain 2 Force.
   Each of your Yuuzhan Vong units has +10 speed.

98 Warden's Saber   Light Equipment - Character Weapon   U
   cost 2
   Equip: Pay 1 Force.
   Equipped: +2 power; Parry 1.

99 Targeting Array   Light Equipment - Space Device   C
   cost 2
   Equip: Pay 1 build point.
   Equipped: +1 power; Precision.

100 Field Workshop   Neutral Equipment - Space/Ground Device   C
   cost 1
   Equip: Free.
   Equipped: Damage Control 2.

101 Heavy Plating   Dark Equipment - Ground Device   C
   cost 2
   Equip: Pay 1 Force.
   Equipped: Armor; +1 health; -10 speed.

102 Executioner's Axe   Dark Equipment - Character Weapon   U
   cost 3
   Equip: Pay 2 Force.
   Equipped: +2 power; Ferocity.

103 Stolen Codes   Neutral Equipment - Character Device   U
   cost 2
   Equip: Free.
   Equipped: Cunning; "Build step: Tap -> Look at the enemy hand."

104 Dead Eye   Neutral Equipment - Character Skill   C
   cost 2
   Equip: Pay 1 build point.
   Equipped: Accuracy 1; Lucky 1.

105 Inner Stillness   Light Equipment - Character Skill   U
   cost 2
   Equip: Pay 1 Force.
   Equipped: Focus 2; "Pay 1 Force -> Absorb 1."

106 Hunter's Instinct   Dark Equipment - Character Skill   R
   cost 3
   Equip: Pay 2 Force.
   Equipped: Double Strike.

107 Ram Tactics   Dark Equipment - Space/Ground Skill   C
   cost 1
   Equip: Pay 1 Force.
   Equipped: Surge 1; Riposte 1.

108 Stubborn to the End   Light Equipment - Character Trait   C
   cost 1
   Attach when battle starts.
   Equipped: +1 health; Fortitude.

109 Blood Rage   Dark Equipment - Ground/Character Trait   C
   cost 1
   Attach when one of your units is damaged.
   Equipped: +2 power; Backfire 1.

110 Born among the Stars   Neutral Equipment - Space/Character Trait   U
   cost 1
   Attach when the Space battle starts.
   Equipped: +10 speed; Velocity 20.

111 Reach Orbital Yards   Light Location - Space Facility   U
   cost 2
   Each of your units in this card's arena has +1 health.

112 Hidden Sanctuary   Light Location - Character Temple   R
   cost 3
   Each of your Jedi in this card's arena has Parry 1.
   Build step: Pay 2 Force -> Draw 1 card.

113 Trench Network   Neutral Location - Ground Landscape   C
   cost 2
   Each unit in this card's arena has Armor.

114 Iron Citadel   Dark Location - Ground/Character Facility   R
   cost 3
   Each of your units in this card's arena has +1 power.

115 Debris Field   Neutral Location - Space Landscape   C
   cost 1
   Each unit in this card's arena has -20 speed.

116 Market of Three Moons   Neutral Location - Character Merchant Facility   C
   cost 1
   Build step start: Pay 2 Force -> Gain 1 build point.

117 Sympathetic Worlds   Light Resource   R
   cost 2
   Build step: Pay 1 Force -> Gain 1 build point.
   Pay 2 Force -> Prevent at most 2 damage to 1 of your units.

118 Conscripted Worlds   Dark Resource   R
   cost 2
   Build step: Pay 2 Force -> Take 1 Drone Subordinate from your supply.
   Pay 1 Force -> Give the attacker +1 power this attack.

119 Smuggler Routes   Neutral Resource   U
   cost 1
   Build step: Pay 1 build point -> Put 1 resource counter on this card.
   Build step: Take 1 resource counter off this card -> Draw 1 card.

120 Biot Nurseries   Yuuzhan Vong Resource   U
   cost 2
   Build step start: Pay 1 Force -> Take at most 1 damage counter off 1 of your units.

121 The Reach Stands   Light Event   R
   When you play this card: Take 1 Militia Subordinate from your supply.
   Each of your Militia units has +1 health.

122 The Iron Decree   Dark Event   R
   When you play this card: Take 1 Drone Subordinate from your supply.
   When the turn starts, if you have no units in Space: Gain 1 Force.

123 Uneasy Truce   Neutral Event   U
   When you play this card: Draw 1 card.
   Each unit has -10 speed.

124 Reach Volunteers   Light Subordinate - Ground Militia   C
   speed 20   power 2   health 2

125 Village Guard   Light Subordinate - Character Militia   C
   speed 20   power 1   health 3
   Pay 1 Force -> Protect 1.

126 Courier Escort   Light Subordinate - Space Escort   C
   speed 50   power 2   health 2
   Velocity 10.

127 Foundry Drone   Dark Subordinate - Ground Droid Drone   C
   speed 20   power 2   health 2

128 Sentry Drone   Dark Subordinate - Character Droid Drone   C
   speed 20   power 2   health 2
   Overkill.

129 Gun Drone   Dark Subordinate - Space Droid Drone   C
   speed 40   power 2   health 2
   Fury 1.

130 Minefield   Dark Mission - Trap   C
   cost 2
   Trap, when the Space battle starts: Choose 1 enemy unit in Space. This card deals 4 dice of damage to it.

131 Ambush at the Pass   Light Mission - Trap   C
   cost 2
   Trap, when the Ground battle starts, if you have a unit in Ground: Put 2 damage counters on 1 enemy unit in Ground.

132 Sleeper Agent   Neutral Mission - Trap   U
   cost 2
   Trap, when an enemy unit is deployed: Tap it.

133 Vengeance Sworn   Light Mission - Trap   R
   cost 1
   Trap, when one of your Jedi is discarded: Draw 2 cards. Gain 2 Force.
   Meditate: Pay 4 Force.

134 Interdiction Net   Dark Mission - Trap   U
   cost 1
   Trap, when an enemy unit retreats: The enemy loses 2 Force. Draw 1 card.

135 Rebuild the Reach   Light Mission - Campaign   U
   cost 3
   Gain 1 Force.
   Campaign: Each of your Militia units has +1 power.

136 Total Mobilization   Dark Mission - Campaign   U
   cost 3
   Take 1 Drone Subordinate from your supply.
   Campaign: Each of your Droids has +1 power.

137 War of Nerves   Neutral Mission - Campaign   C
   cost 2
   Campaign: Each enemy unit has -10 speed.

138 Prophecy of the Reach   Light Mission - Campaign   R
   cost 4
   Campaign: When battle ends, if you have 2 or more Jedi in Character: Put 1 mastery counter on this card.
   Campaign: When the turn ends, if this card has 3 or more mastery counters: You win the game.

139 Total Dominion   Dark Mission - Campaign   R
   cost 4
   Campaign: While you have 8 or more units in any arena: You win the game.

140 Accord of the Reach   Light Mission - Campaign   R
   cost 5
   Campaign: While you have 4 or more unique units in any arena: You win the game.

141 Crown of Debts   Neutral Mission - Campaign   R
   cost 3
   Campaign: Build step: Pay 4 Force -> Put 1 credit counter on this card.
   Campaign: While this card has 5 or more credit counters: You win the game.

142 Stay the Verdict   Light Mission   U
   cost 3
   This turn: You can't lose the game.

143 Last Bastion (A)   Light Ground - Rebel Artillery   R
   cost 8   speed 10   power 4   health 9
   The enemy can't win the game.
   Upkeep: Pay 2 build points; or put 3 damage counters on this unit.

144 Martial Law   Dark Mission   U
   cost 3
   This turn: The enemy can't win the game. Gain 2 Force.

145 Flagship Presence   Dark Mission   C
   cost 2
   Choose 1 of your units in Space. This turn: It controls its arena.

146 Standard Bearer   Light Ground - Rebel Soldier   U
   cost 4   speed 20   power 2   health 5
   This unit controls its arena.

147 Rabble   Neutral Ground - Mercenary   C
   cost 1   speed 20   power 2   health 2
   This unit doesn't control its arena.

148 Veto of the Wardens   Light Battle   U
   Pay 2 Force -> Disrupt a Battle card.

149 Jamming Field   Dark Battle   C
   Pay 2 Force -> Disrupt an activated ability.
   Enhance, pay 2 Force: Draw 1 card.

150 Counterstroke   Neutral Battle   R
   Pay 4 Force -> Disrupt an attack.
   Reduced Cost 2: If you have more units in Space than the enemy.

151 Sudden Clarity   Light Battle   C
   Unless the enemy pays 2 Force: Disrupt a Battle card.
   Meditate: Pay 3 Force.

152 Leaked Plans   Dark Battle   C
   Pay 3 Force -> Disrupt a Mission card. Gain Force equal to its build cost.

153 Denied Landing   Neutral Battle   U
   Pay 4 Force -> Disrupt an enemy unit card.

154 Crossed Signals   Neutral Battle   C
   Pay 1 Force -> Disrupt a Battle card.
   Reduced Cost 0: If you have no units in Space.

155 Feigned Weakness   Light Battle   C
   Pay 3 Force -> Disrupt an attack. The enemy loses 1 Force.

156 Nerve Gas   Dark Battle   U
   Pay 2 Force -> Disrupt an activated ability. Put 1 damage counter on each enemy unit in Character.

157 Hail of Fire   Dark Battle   C
   Pay 4 Force -> Roll 2 more attack dice.
   Reduced Cost 2: If you have 3 or more units in Space.

158 Steady Aim   Light Battle   C
   Pay 2 Force -> Turn 1 of your attack dice to 6.
   Enhance instead, pay 3 Force: Turn 1 of your attack dice to 6. Turn 1 of your attack dice to 6.

159 Loaded Dice   Neutral Battle   C
   Pay 1 Force -> Turn 1 of the enemy attack dice to 1.

160 One More Volley   Light Battle   U
   Pay 3 Force -> Roll 3 more attack dice.
   Meditate: Pay 5 Force.

161 Twist of Fate   Neutral Battle   C
   Pay 1 Force -> Reroll any of the dice.

162 Second Guess   Dark Battle   C
   Pay 2 Force -> Reroll all of the dice.

163 Fortune's Eye   Light Battle   C
   Pay 1 Force -> Reroll 1 of the dice.
   Enhance, pay 1 Force: Draw 1 card.

164 Turned Coat   Dark Mission   R
   cost 6
   Choose 1 enemy Character with power 4 or less. Gain control of it.

165 Borrowed Wings   Light Mission   U
   cost 3
   Gain control of 1 enemy Starfighter this turn.

166 Mutiny in the Ranks   Neutral Battle   R
   Between attacks: Pay 5 Force -> Gain control of 1 enemy unit with power 3 or less this turn.

167 Sealed Bids   Neutral Mission   R
   cost 3
   Choose 1 enemy unit in Space. Bid Force for control of it.

168 Auction of Captives   Dark Mission   U
   cost 3
   Choose 1 enemy unit in Character. Bid Force for control of it.

169 Contest of Wills   Light Mission   R
   cost 3
   Choose 1 enemy unit in Ground. Bid Force for control of it.

170 Carbon Cells   Dark Mission   R
   cost 5
   Choose 1 enemy unit with power 5 or less in Character. Put it out of the game.

171 Tractor Hold (A)   Dark Space - Imperial Station   R
   cost 7   speed 10   power 4   health 8
   Instead of attacking: Tap, pay 3 Force -> Choose 1 enemy Starfighter in Space. Put it under this card.
   This unit has +1 power for each card put under this card.

172 Refugee Convoy   Light Space - Rebel Transport   U
   cost 4   speed 20   power 1   health 6
   Build step: Pay 1 Force -> Choose 1 card in your hand. Put it under this card face down.
   Build step: Tap -> Return 1 card put under this card to your hand.

173 Vault Keeper   Neutral Character - Merchant   U
   cost 3   speed 20   power 1   health 4
   Build step: Tap -> Choose 1 card in your discard pile. Put it under this card.
   Build step: Pay 2 Force -> Return 1 card put under this card to your hand.

174 Fold into Mist   Light Battle   U
   Between attacks: Pay 2 Force -> Set 1 of your units aside.

175 Stasis Projector   Dark Ground - Imperial Vehicle   R
   cost 6   speed 20   power 3   health 5
   Instead of attacking: Tap, pay 3 Force -> Choose 1 enemy unit with power 4 or less in Ground. Set it aside.

176 Hermitage   Light Mission   C
   cost 1
   Choose 1 of your damaged Characters. Set it aside. Draw 2 cards.

177 Lost in Hyperspace   Neutral Mission   R
   cost 6
   Choose 1 enemy unit with power 5 or less in Space. Put it out of the game.

178 Sealed Tomb   Light Mission   R
   cost 5
   Choose 1 enemy damaged Character. Put it out of the game.

179 Burn the Records   Dark Mission   C
   cost 1
   Choose up to 3 cards in your discard pile. Remove it from the game. Draw 1 card.

180 Nothing Wasted   Neutral Mission   C
   cost 1
   Choose 1 card in your discard pile. Remove it from the game. Gain 3 Force.

181 Pyre for the Fallen   Light Mission   C
   cost 2
   Choose 1 unit card in your discard pile. Remove it from the game. Draw 2 cards.

182 Scuttle the Works   Dark Mission   U
   cost 3
   Put 1 unit in the enemy build zone into its discard pile.

183 Cut the Supply   Light Mission   U
   cost 2
   Take 2 build counters off 1 enemy partly built card.

184 Strike the Slips   Neutral Mission   U
   cost 3
   Put 1 unit in the enemy build zone into its discard pile. Draw 1 card.

185 Buried Alive   Light Battle   R
   Between attacks: Pay 5 Force -> Choose 1 enemy unit with power 3 or less. Put it into its discard pile.

186 Overtime at the Foundry   Dark Mission   C
   cost 1
   Put 2 build counters on 1 of your partly built cards.

187 Stowaway   Neutral Character - Scout   C
   cost 3   speed 40   power 2   health 3
   From your hand, between attacks: Pay 4 Force -> Play this card.

188 Emergency Jump   Light Space - Rebel Starfighter   U
   cost 4   speed 50   power 3   health 3
   From your hand, battle step start: Pay 5 Force -> Play this card.

189 Buried Drone   Dark Ground - Military Droid   U
   cost 3   speed 20   power 3   health 3
   From your discard pile, build step: Pay 4 Force -> Play this card.

190 Reach Legend (A)   Light Character - Jedi Spirit   R
   cost 4   speed 50   power 3   health 3
   From your discard pile, once per turn: Pay 3 Force -> Return this card to your hand.

191 Undying Thrall   Dark Character - Sith Cultist   C
   cost 2   speed 20   power 2   health 2
   From your discard pile, build step: Pay 2 Force -> Return this card to your hand.

192 Silent Partner   Neutral Character - Merchant   C
   cost 2   speed 20   power 1   health 3
   From your hand, build step: Reveal this card -> Gain 1 Force.

193 Bribed Clerk   Dark Character - Spy   C
   cost 2   speed 30   power 1   health 2
   From your hand, build step: Reveal this card -> The enemy loses 1 Force.

194 Open Herald   Light Character - Militia Officer   C
   cost 2   speed 30   power 1   health 3
   From your hand, build step: Reveal this card -> Gain 1 Force.

195 Call of Kin   Light Character - Militia Scout   U
   cost 2   speed 30   power 2   health 2
   From your hand, build step: Pay 4 Force -> Play this card.

196 Standing Orders   Dark Ground - Imperial Soldier   U
   cost 3   speed 30   power 3   health 3
   When you deploy this unit: Search your deck for an Imperial unit card.

197 Drifting Wreck   Neutral Space - Transport   C
   cost 2   speed 10   power 1   health 4
   From your discard pile, build step: Pay 3 Force -> Play this card.

198 Hangar Crew   Light Character - Rebel Engineer   C
   cost 2   speed 20   power 1   health 3
   From your build zone, build step, once per turn: Pay 1 Force -> Put 1 build counter on this card.

199 Waiting Legion   Dark Ground - Imperial Stormtrooper   C
   cost 5   speed 30   power 5   health 4
   From your build zone, build step, once per turn: Pay 2 Force -> Put 1 build counter on this card.

200 Salvagers' Claim   Neutral Ground - Merchant Vehicle   C
   cost 3   speed 20   power 2   health 4
   From your build zone: Pay 2 Force -> Gain 1 build point.

201 Watchful Sentry   Light Ground - Rebel Scout   C
   cost 3   speed 30   power 2   health 4
   Anytime: Tap -> Gain 1 Force.

202 Quick Fixer   Neutral Character - Engineer   C
   cost 3   speed 30   power 2   health 3
   Anytime, once per turn: Pay 2 Force -> Take at most 1 damage counter off 1 of your units.

203 Cruel Taskmaster   Dark Character - Imperial Officer   C
   cost 3   speed 30   power 2   health 3
   Anytime, once per turn: Put 1 damage counter on this unit -> Gain 2 Force.

204 Covering Retreat   Light Battle   C
   Retreat step: Pay 1 Force -> Gain 1 build point. Draw 1 card.

205 Cut Off   Dark Battle   U
   Retreat step: Pay 2 Force -> This turn: Enemy damaged units can't be retreated in the retreat step.

206 Orderly Withdrawal   Neutral Character - Officer   C
   cost 3   speed 40   power 2   health 3
   Retreat step: Tap -> Take at most 2 damage counters off 1 of your units.

207 War Council   Light Battle   U
   Battle phase start: Pay 2 Force -> Give each of your units in Character +1 power this battle.

208 Alpha Strike   Dark Battle   U
   Battle phase start: Pay 3 Force -> Give each of your Starfighters +1 power this battle.

209 Drummer of the Line   Neutral Ground - Soldier   C
   cost 3   speed 20   power 2   health 4
   Battle phase start: Tap -> Give each of your other units in Ground +1 power this battle.

210 Vanguard Charge   Dark Battle   C
   Battle step start: Pay 1 Force -> Give 1 of your units +20 speed this turn.

211 Take the High Ground   Light Battle   C
   Battle step start: Pay 2 Force -> Give 1 of your units +2 power this turn.

212 Second Wind   Light Battle   R
   Battle step end: Pay 4 Force -> Untap 1 of your units.

213 Loot the Field   Neutral Battle   C
   Battle step end: Gain 2 Force.

214 Finish the Wounded   Dark Battle   C
   Battle step end: Pay 3 Force -> Put 1 damage counter on each enemy damaged unit.

215 Deep Breath   Light Battle   C
   Pending damage: Pay 2 Force -> Take 2 from the damage.

216 Twist the Blade   Dark Battle   C
   Pending damage, only if the attacker is one of your units: Pay 2 Force -> Add 2 to the damage.

217 Brace   Neutral Battle   C
   Pending damage: Pay 1 Force -> Take 1 from the damage.

218 Bacta Reserve   Light Battle   C
   Damage placement: Pay 2 Force -> Take at most 2 damage counters off 1 of your units.

219 Salt in the Wound   Dark Battle   U
   Damage placement: Pay 2 Force -> Put 1 damage counter on 1 enemy damaged unit.

220 Escape Pod   Light Battle   R
   Discard of units: Pay 3 Force -> Draw 2 cards.

221 Spoils of War   Dark Battle   U
   Discard of units: Pay 1 Force -> Gain 2 build points.

222 Body Count   Neutral Battle   C
   Discard of units: Gain 2 Force.

223 Press the Attack   Dark Battle   R
   Attack end: Pay 4 Force -> Untap the attacker.

224 Parting Shot   Light Battle   C
   Attack end: Pay 2 Force -> Put 1 damage counter on the attacker.

225 Reload   Neutral Character - Mercenary   C
   cost 3   speed 40   power 3   health 2
   Attack end, once per turn: Pay 3 Force -> Give this unit +1 power this turn.

226 Clone Vat Reserve   Dark Ground - Clone Soldier   C
   cost 3   speed 30   power 3   health 3
   This unit is returned to its hand instead of discarded.
   Upkeep: Pay 1 Force; or put 1 damage counter on this unit.

227 Unbroken Guard   Light Character - Rebel Soldier   U
   cost 5   speed 30   power 3   health 4
   This unit is retreated without damage instead of discarded.
   Upkeep: Pay 2 Force; or put 2 damage counters on this unit.

228 Pact of Ash   Dark Mission   U
   cost 2
   Give each of your Dark Jedi +2 power this turn. This turn: Each of your Dark Jedi is put out of the game instead of discarded.

229 Silencer Post   Dark Ground - Imperial Artillery   C
   cost 4   speed 20   power 3   health 4
   Enemy units can't use Evade.

230 Blinding Flares   Light Space - Rebel Starfighter   C
   cost 3   speed 60   power 2   health 3
   Enemy units can't use Intercept.

231 Oath of Silence   Neutral Character - Force Sensitive   U
   cost 3   speed 40   power 3   health 3
   Enemy units can't use Deflect.
   Fortitude.
   Surge 1.

232 Paymaster   Dark Character - Imperial Officer   U
   cost 3   speed 20   power 1   health 4
   When you pay Force: Put 1 credit counter on this unit.
   Build step: Take 4 credit counters off this unit -> Gain 2 build points.

233 Tithe Collector   Neutral Character - Merchant   U
   cost 4   speed 20   power 2   health 4
   When the enemy pays Force: Put 1 credit counter on this unit.
   Build step: Take 3 credit counters off this unit -> Gain 2 Force.

234 Chronicler of the Reach   Light Character - Scholar   U
   cost 3   speed 20   power 1   health 4
   When you draw a card: Put 1 mastery counter on this unit.
   Build step: Take 3 mastery counters off this unit -> Gain 2 Force.

235 Listening Post   Dark Ground - Imperial Facility   C
   cost 3   speed 10   power 2   health 5
   When the enemy draws a card: Put 1 resource counter on this unit.
   Build step: Take 4 resource counters off this unit -> Draw 1 card.

236 Old Rumor Monger   Neutral Character - Spy   C
   cost 2   speed 20   power 1   health 3
   When the enemy draws a card: Put 1 credit counter on this unit.
   Build step: Take 3 credit counters off this unit -> Gain 1 build point.

237 Grave Warden   Dark Character - Sith Cultist   U
   cost 4   speed 30   power 3   health 4
   When one of your other units is discarded: Gain 1 Force.

238 Keeper of Names   Light Character - Scholar   C
   cost 3   speed 20   power 2   health 3
   When one of your Militia units is discarded: Draw 1 card.

239 Customs Blockade   Neutral Space - Patrol Ship   C
   cost 4   speed 30   power 3   health 4
   When an enemy Transport is deployed: Gain 1 Force.

240 Gravity Well   Dark Space - Imperial Station   U
   cost 5   speed 10   power 3   health 6
   When an enemy Starfighter is deployed: Tap it.

241 Cantina Doorman   Neutral Character - Mercenary   C
   cost 3   speed 30   power 3   health 3
   When an enemy Character is deployed: Gain 1 Force.

242 Wake Rider   Light Space - Rebel Starfighter   C
   cost 3   speed 60   power 2   health 3
   When the Space battle ends, if this unit is damaged: Take 1 damage counter off this unit.

243 Night Sortie   Dark Character - Imperial Soldier   C
   cost 3   speed 40   power 3   health 2
   When the Character battle ends: Gain 1 Force.

244 Executor of Decrees (A)   Dark Character - Imperial Officer   R
   cost 5   speed 40   power 3   health 4
   When this unit would damage a Rebel: Add 2 to the damage.
   While either (this unit is damaged) or (you have 2 or more Imperial units in Character): This unit has +1 power.

245 Marked Blade   Neutral Character - Bounty Hunter   C
   cost 4   speed 40   power 3   health 3
   When this unit would damage a unique unit: Add 1 to the damage.
   While either (this unit is undamaged) or (the enemy has no units in Space): This unit has +10 speed.

246 Bold Contender   Light Character - Rebel Soldier   C
   cost 3   speed 40   power 2   health 3
   While either (you have no units in Space) or (you have no units in Ground): This unit has +2 power and +1 health.

247 Well of Anger   Dark Character - Dark Jedi   U
   cost 4   speed 40   power 3   health 4
   Pay any amount of Force -> Give this unit that much extra power this attack.

248 Well of Calm   Light Character - Jedi Knight   U
   cost 4   speed 40   power 3   health 4
   Pay any amount of Force -> Give this unit that much extra power this attack.

249 Bottomless Purse   Neutral Character - Gambler   U
   cost 3   speed 30   power 2   health 3
   Build step, once per turn: Pay any amount of Force -> Put 1 credit counter on this unit. Gain 1 build point.

250 Feverish Study   Light Character - Jedi Padawan   C
   cost 2   speed 30   power 2   health 2
   Upkeep: Draw 1 card; or pay 1 Force.

251 Blackmail Files   Dark Character - Spy   C
   cost 2   speed 30   power 1   health 3
   Build step, once per turn: Draw 2 cards -> Discard 2 cards.

252 Archive Raid   Neutral Character - Scout   C
   cost 3   speed 40   power 2   health 3
   Build step, once per turn: Draw 1 card -> The enemy gains 1 Force.

253 Redeemed One (A)   Light Character - Jedi Knight   R
   cost 5   speed 50   power 4   health 4
   When battle ends, if this unit is damaged: Put 1 redemption counter on this unit.
   While this unit has 2 or more redemption counters: This unit has +2 power and Fortitude.

254 Shared Command (A)   Neutral Space - Freighter   R
   cost 5   speed 40   power 4   health 4
   This unit takes an extra Pilot.
   Lucky 1.

255 Hive Mind (A)   Dark Ground - Military Droid   R
   cost 6   speed 20   power *   health *
   This unit's power is 1 for each of your Droids in any arena.
   This unit's health is 5.
   Stack: Droid unit cards.
   Alternative Cost: Discard 2 cards, pay 3 Force.

256 Pack Leader   Neutral Ground - Creature   U
   cost 4   speed 40   power *   health 4
   This unit's power is 1 for each of your units in Ground.

257 Cunning Raider   Light Ground - Rebel Speeder   U
   cost 4   speed 50   power 3   health 3
   Double Damage.
   Hidden Cost 2.

258 Grim Siege Train   Dark Ground - Imperial Vehicle   R
   cost 9   speed 10   power 8   health 8
   Reduced Cost 6: If you have 2 or more Imperial units in Ground.
   Barrage 2.

259 Spirit of the Fleet (A)   Dark Space - Imperial Capital Ship   R
   cost 8   speed 40   power 6   health 7
   Inspiration.
   Precision.

260 Gifted Gunner   Neutral Character - Force Sensitive   U
   cost 4   speed 40   power 3   health 3
   Foresight: Gain 2 Force.
   Forewarning: Gain 1 Force.
   Double Strike.

261 Fallen Envoy (A)   Dark Character - Dark Jedi Sith   R
   cost 6   speed 40   power 4   health 5
   Pay 1 Force -> Persuade 2.
   When this unit is damaged by the enemy: Put 1 corruption counter on this unit.
   While this unit has 3 or more corruption counters: This unit has +2 power and Ferocity.

262 Tempter   Dark Character - Sith Cultist   U
   cost 4   speed 30   power 2   health 4
   Instead of attacking: Tap -> Choose 1 enemy Jedi in Character. Put 1 corruption counter on it. Put 1 damage counter on it.

263 Confessor   Light Character - Jedi Knight   U
   cost 4   speed 30   power 3   health 4
   When battle ends: Put 1 redemption counter on this unit.
   Build step: Take 2 redemption counters off this unit -> Take all damage counters off 1 of your units.

264 Pilgrim   Light Character - Scholar   C
   cost 2   speed 20   power 1   health 3
   When this unit is damaged: Put 1 redemption counter on this unit.
   Build step: Take 1 redemption counter off this unit -> Draw 1 card.

265 Slaver Crew   Neutral Character - Mercenary   C
   cost 3   speed 30   power 3   health 3
   When damage from this unit discards a Character: Put 1 captivity counter on this unit.
   Build step: Take 1 captivity counter off this unit -> Gain 3 Force.

266 Wall of Blades   Dark Battle   U
   Pay 4 Force -> Disrupt an attack. Put 1 damage counter on the attacker.

267 Salvaged Clone   Neutral Ground - Clone Soldier   C
   cost 4   speed 30   power 3   health 3
   This unit is returned to its hand instead of discarded.
   Upkeep: Pay 1 build point; or tap this unit.

268 Recalled Flight   Light Space - Rebel Starfighter   C
   cost 4   speed 50   power 3   health 2
   This unit is returned to its hand instead of discarded.

269 Stand and Live   Light Battle   R
   Between attacks: Pay 4 Force -> This turn: Each of your Rebel units is retreated without damage instead of discarded.

270 Iron Reserves   Dark Mission   U
   cost 3
   This turn: Each of your Imperial units is retreated without damage instead of discarded.

271 Spirit Passage   Light Mission   U
   cost 2
   Give each of your Jedi +2 power this turn. This turn: Each of your Jedi is put out of the game instead of discarded.

272 Blaze of Glory   Neutral Mission   U
   cost 2
   Give 1 of your units +4 power this turn. This turn: Each of your units is put out of the game instead of discarded.

273 Reckless Gambit   Neutral Mission - Campaign   R
   cost 4
   Campaign: When the turn ends, if the enemy has no units in Space and the enemy has no units in Ground: You win the game.

274 Crystal Relay   Light Location - Space/Ground Facility   U
   cost 2
   Each of your units in this card's arena has +10 speed.
   Pay 1 Force -> Give 1 of your units +1 power this attack.

275 Proving Grounds   Dark Location - Character Arena   U
   cost 2
   Each unit in this card's arena has +1 power.

276 Corrosive Mist   Dark Battle   C
   Between attacks: Pay 2 Force -> Choose 1 enemy unit. Take Armor off it.

277 Light in Dark Corners   Light Battle   C
   Between attacks: Pay 1 Force -> Choose 1 enemy unit. Take Stealth off it.

278 Overloaded Grids   Neutral Mission   C
   cost 1
   Take Shields off each enemy unit in Space.

279 Refitted Gunship   Neutral Space - Patrol Ship   C
   cost 4   speed 40   power 4   health 3
   This unit is piloted as if it were a Starfighter.

280 Iron Dropship   Dark Space - Imperial Transport   C
   cost 4   speed 40   power 3   health 4
   This unit is piloted as if it were a Starfighter.

281 Reach Skimmer   Light Ground - Rebel Speeder   C
   cost 3   speed 60   power 3   health 2
   This unit is piloted as if it were a Starfighter.

282 Grave Collector   Neutral Character - Mercenary   U
   cost 4   speed 40   power 3   health 4
   When an enemy unit is discarded from this unit's arena: Gain Force equal to its power.
   When cards untap, if not (this unit is damaged): Gain 1 Force.

283 Hardened Veteran   Light Character - Rebel Soldier   U
   cost 4   speed 30   power 3   health 5
   When one of your other Soldiers is discarded: Gain Force equal to its health.
   When this unit attacks, if the defender is the last unit that this unit attacked: Give this unit +2 power this attack.

284 Mirror Duelist   Dark Character - Sith Apprentice   R
   cost 5   speed 50   power 3   health 4
   Pay 2 Force -> Choose 1 of your other units in this unit's arena. Give this unit extra power equal to its power this turn.
   When this unit's attack ends, if this attack rolled no hits: Gain 2 Force.

285 Slipstream Racer   Neutral Ground - Speeder   C
   cost 3   speed 50   power 2   health 3
   Pay 1 Force -> Choose 1 of your other Speeders in this unit's arena. Give this unit extra speed equal to its speed this turn.
   When players gain Force, if not (this unit is damaged): Gain 1 Force.

286 Loyal Wingmate   Light Space - Rebel Starfighter   C
   cost 3   speed 60   power 3   health 2
   Pay 1 Force -> Choose 1 of your other Starfighters in this unit's arena. Give this unit extra speed equal to its speed this turn.
   When your draw step starts, if not (this unit is damaged): Gain 1 Force.

287 Siege Hauler   Dark Ground - Imperial Walker   U
   cost 6   speed 20   power 3   health 6
   Instead of attacking: Tap, pay 3 Force -> Choose 1 enemy unit in this unit's arena. Put damage counters equal to this unit's power on it.
   When this unit's attack ends, if this attack rolled no hits: Draw 1 card.

288 Loaded Bones   Neutral Battle   C
   Pay 1 Force -> Reroll 1 of your attack dice.
   Enhance instead, pay 1 Force: Reroll any of your attack dice.

289 Jammed Optics   Neutral Battle   C
   Pay 1 Force -> Reroll 1 of the enemy attack dice.
   Enhance instead, pay 2 Force: Reroll all of the enemy attack dice.

290 Toll Keeper   Dark Character - Rogue   U
   cost 4   speed 20   power 2   health 4
   When the enemy pays Force: Give this unit +1 power this turn.
   When your draw step starts: Gain 1 Force.

291 Field Surgeon   Light Character - Rebel Medic   C
   cost 3   speed 20   power 1   health 4
   When one of your units retreats: Take at most 1 damage counter off it.
   Build step: Tap -> Choose 1 of your other units in this unit's arena. Gain Force equal to its health.

292 Dawn Vigil   Neutral Mission - Campaign   U
   cost 3
   Campaign: When players gain Force: Gain 1 Force.

293 Watch Rotation   Neutral Mission - Campaign   U
   cost 3
   Campaign: When your draw step starts: Draw 1 card.

294 Hidden Spring   Neutral Location - Character   U
   cost 2
   When players gain Force, if you have a Jedi in this card's arena: Gain 1 Force.

295 Overdrive   Neutral Battle   C
   Pay 2 Force -> Choose 1 of your units. Give it extra speed equal to its speed this turn.

296 Patient Stalker   Dark Character - Creature   C
   cost 4   speed 40   power 3   health 4
   When this unit attacks, if the defender is the last unit that this unit attacked: Give this unit Critical Hit 2 this attack.
   When this unit's attack ends, if this attack rolled no hits: Give this unit +20 speed this turn.

297 Dogged Pursuer   Neutral Space - Patrol Ship   U
   cost 5   speed 40   power 4   health 4
   When this unit attacks, if the defender is the last unit that this unit attacked: Give this unit Accuracy 1 this attack.
   When cards untap, if you have no other units in this unit's arena: Gain 1 Force.

298 Rested Garrison   Light Ground - Rebel Fortification   C
   cost 4   speed 10   power 2   health 7
   When cards untap: Take at most 1 damage counter off this unit.

299 Ember Skippers   Yuuzhan Vong Space - Yuuzhan Vong Starfighter   C
   cost 4   speed 60   power 4   health 3
   Fury 1.

300 Mother of Hatchlings (A)   Yuuzhan Vong Space - Yuuzhan Vong Capital Ship   R
   cost 8   speed 20   power 6   health 8
   When you deploy this unit: Take 1 Brood Subordinate from your supply.
   Build step: Tap, pay 1 Force -> Take 1 Brood Subordinate from your supply.

301 Landing Coral   Yuuzhan Vong Space/Ground - Yuuzhan Vong Transport   U
   cost 5   speed 30   power 4   health 5
   Switch: "Pay 1 Force -> Absorb 1." / "Armor.".

302 Spine Throwers   Yuuzhan Vong Ground - Yuuzhan Vong Artillery   C
   cost 4   speed 20   power 4   health 3
   Barrage 2.

303 Scarred Veterans   Yuuzhan Vong Ground - Yuuzhan Vong Warrior   U
   cost 5   speed 40   power 4   health 5
   While this unit is damaged: This unit has +1 power.
   Pay 1 Force -> Retaliate 2.

304 Thrall Driver   Yuuzhan Vong Ground - Yuuzhan Vong Warrior   C
   cost 4   speed 30   power 3   health 4
   When you deploy this unit: Take 1 Thrall Subordinate from your supply.

305 Veiled Hunter   Yuuzhan Vong Character - Yuuzhan Vong Scout   C
   cost 3   speed 50   power 3   health 2
   Stealth.

306 Keeper of Wounds   Yuuzhan Vong Character - Yuuzhan Vong Priest   U
   cost 3   speed 30   power 2   health 4
   Build step, once per turn: Put 1 damage counter on this unit -> Gain 2 Force.

307 Tsuun Kral (A)   Yuuzhan Vong Character - Yuuzhan Vong Warrior   R
   cost 6   speed 60   power 5   health 4
   Riposte 2.
   When this unit is damaged by the enemy: Give this unit +1 power this turn.

308 Grafted Pilot   Yuuzhan Vong Character - Yuuzhan Vong Warrior   C
   cost 3   speed 40   power 3   health 3
   Starfighter Pilot: +1 power; Resilience 1.

309 Willing Sacrifice   Yuuzhan Vong Mission   C
   cost 1
   Choose 1 of your damaged units. Discard it. Gain 3 Force. Draw 1 card.

310 Serpent Staff (A)   Yuuzhan Vong Equipment - Character Weapon   R
   cost 2
   Equip: Pay 1 Force.
   Equipped: +2 power; Riposte 1.

311 Serpent Staff (B)   Yuuzhan Vong Equipment - Character Weapon   R
   cost 3
   Equip: Pay 1 Force.
   Equipped: +1 power; Stun 1.

312 Changed Moon   Yuuzhan Vong Location - Space/Ground Landscape   U
   cost 2
   Each of your Yuuzhan Vong units in this card's arena has Resilience 1.

313 Bred Thralls   Yuuzhan Vong Subordinate - Ground/Character Yuuzhan Vong Thrall   C
   speed 20   power 2   health 2

314 Skip Hatchlings   Yuuzhan Vong Subordinate - Space Yuuzhan Vong Brood   C
   speed 50   power 2   health 2

315 Eldest of the Brood (A)   Yuuzhan Vong Subordinate - Ground/Character Yuuzhan Vong Creature Brood   R
   speed 30   power 3   health 3
   Ferocity.

316 Eldest of the Brood (B)   Yuuzhan Vong Subordinate - Ground/Character Yuuzhan Vong Creature Brood   R
   speed 40   power 2   health 4
   Fury 2.

317 Oath Blade (A)   Light Equipment - Character Weapon   R
   cost 3
   Equip: Pay 1 Force.
   Equipped: +2 power; Parry 1.

318 Oath Blade (B)   Dark Equipment - Character Weapon   R
   cost 3
   Equip: Pay 1 Force.
   Equipped: +2 power; Fury 1.

319 Lantern of Ilar (A)   Neutral Equipment - Character Device   R
   cost 2
   Equip: Pay 1 Force.
   Equipped: +1 power; Lucky 1.

320 Lantern of Ilar (B)   Neutral Equipment - Character Device   R
   cost 3
   Equip: Pay 1 Force.
   Equipped: Focus 2; "Pay 1 Force -> Absorb 1."

321 Ghost Engine (A)   Neutral Equipment - Space/Ground Device   R
   cost 2
   Equip: Pay 2 Force.
   Equipped: Stealth; +10 speed.

322 Old Harl (A)   Light Subordinate - Ground/Character Militia Officer   R
   speed 30   power 2   health 3
   Pay 1 Force -> Protect 1.

323 Old Harl (B)   Light Subordinate - Ground/Character Militia Officer   R
   speed 30   power 3   health 2
   Avenge 2.

324 Foreman Zero (A)   Dark Subordinate - Ground/Character Droid Drone   R
   speed 20   power 2   health 3
   Build step: Tap, pay 2 Force -> Take 1 Drone Subordinate from your supply.

325 Grapple Drone   Dark Subordinate - Space/Character Droid Drone   C
   speed 30   power 2   health 2
   Surge 1.

326 Drifting Bazaar   Neutral Location - Space/Character Merchant Station   U
   cost 2
   Build step: Pay 3 Force -> Put 1 build counter on 1 of your partly built cards.
`;
