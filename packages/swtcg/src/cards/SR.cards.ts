/** Sith Rising: the whole set as a card file; cardfile.ts describes the format. */
export const SR = `# Sith Rising (SR)

1 Aayla Secura (A)   Light Character - Twi'lek Jedi Knight   R
   cost 4   speed 60   power 3   health 3
   Pay 3 Force -> Evade 2.
   When battle starts, if this unit is in Character: Take all damage counters off this unit.

2 Anakin Skywalker (E)   Light Character - Jedi Padawan   R
   cost 6   speed 50   power 6   health 4
   When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 2 damage to itself.
   Pay 3 Force -> Evade 2.

3 Aurra Sing (A)   Dark Character - Bounty Hunter   R
   cost 6   speed 50   power 5   health 5
   Counts as Dark Jedi.
   When damage from this unit discards a Jedi: Untap this unit.
   Pay 2 Force -> Deflect 1.

4 Chancellor Palpatine (B)   Light Character - Coruscant Diplomat   R
   cost 5   speed 40   power 3   health 4
   While this unit is in Character: Each enemy Character has -1 power.

5 Clone Captain   Light Character - Clone Soldier   R
   cost 4   speed 40   power 5   health 2
   Put any number of damage counters on 1 of your other Clones in any arena -> Prevent that much damage to this unit.

6 Clone Facility   Light Ground - Kaminoan Fortification   R
   cost 7   speed 10   power 2   health 5
   Build step: Tap -> Search your deck for a Clone card and put it into your build zone with 1 build counter.

7 Darth Maul (A)   Dark Character - Dark Jedi Sith Apprentice   R
   cost 9   speed 70   power 6   health 6
   When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 2 damage to itself.
   Pay 3 Force -> Evade 2.

8 Darth Maul (C)   Dark Character - Dark Jedi Sith Apprentice   R
   cost 8   speed 60   power 7   health 5
   Pay 3 Force -> This attack: The enemy can't Evade damage from this unit.
   Pay 3 Force -> Evade 1.

9 Darth Sidious (B)   Dark Character - Dark Jedi Sith Master   R
   cost 7   speed 40   power 3   health 5
   Pay 1 Force -> Evade 2.
   Build step: Pay 4 Force, discard 1 of your other Characters in Character -> Gain build points equal to its build cost.

10 Darth Tyranus (D)   Dark Character - Dark Jedi Master Sith Lord   R
   cost 8   speed 50   power 6   health 6
   Instead of attacking: Tap, pay 2 Force -> Choose 1 enemy unit in Character. This unit deals 4 damage to it, which only a Jedi Master may Evade.
   Pay 3 Force -> Evade 3.

11 Geonosian Picadors   Dark Ground - Geonosian Soldier   R
   cost 2   speed 40   power 1   health 2
   While this unit is in Ground: Each of your Creatures has +1 power.

12 Impossible Victory   Light Battle   R
   Pay 12 Force -> Choose an arena. Untap up to 2 of your units in that arena.

13 Jango Fett (E)   Dark Character - Bounty Hunter   R
   cost 8   speed 60   power 7   health 6
   Each Jedi has -3 power while attacking this unit.

14 Jedi Bravery   Light Battle   R
   Pay 6 Force -> Choose an arena. Give each of your units in that arena +2 power this battle.

15 Jedi Starfighter Wing   Light Space - Jedi Squadron   R
   cost 7   speed 50   power 4   health 5
   While this unit is undamaged: This unit has +4 power.

16 Jocasta Nu (A)   Light Character - Jedi Knight   R
   cost 6   speed 30   power 2   health 5
   When you draw for the turn, if this unit is in Character: Draw 2 cards. Put 2 cards from your hand under your deck.
   Pay 1 Force -> Evade 2.

17 Mace Windu (A)   Light Character - Jedi Master   R
   cost 10   speed 60   power 8   health 7
   When battle ends, if this unit is in Character: Gain 1 Force.
   Pay 5 Force -> Deflect 2.

18 Mace Windu (C)   Light Character - Jedi Master   R
   cost 8   speed 60   power 6   health 7
   Pay 2 Force -> Evade 2.
   Stun 2.

19 Massiff   Neutral Character - Tatooine Tusken Creature   R
   cost 3   speed 60   power 2   health 2
   Stun 2.

20 Nute Gunray (B)   Dark Character - Trade Federation Diplomat   R
   cost 4   speed 10   power 2   health 3
   When build points are rolled, if this unit is in Character: Gain 1 build point.

21 Republic Drop Ship   Light Ground - Republic Gunship   R
   cost 5   speed 50   power 2   health 3
   When you deploy this unit: Gain 2 build points.
   Shields 1.

22 Sio Bibble (A)   Light Character - Naboo Diplomat   R
   cost 3   speed 20   power 1   health 3
   While this unit is in Character: Each other Naboo Character has +20 speed and +1 power.

23 Sith Infiltrator (A)   Dark Space - Dark Jedi Sith Transport   R
   cost 4   speed 50   power 4   health 3
   When this unit is discarded from Space: You may pay 2 Force: Return it to your hand.

24 Slave I (B)   Dark Space - Patrol Ship   R
   cost 5   speed 50   power 5   health 4
   Stun 3.

25 Super Battle Droid 5TE   Dark Character - Trade Federation Droid   R
   cost 4   speed 40   power 4   health 4
   While you have another Droid in any arena: This unit has +10 speed and +1 power.

26 Trade Federation Control Core   Dark Ground - Trade Federation Fortification   R
   cost 10   speed 10   power 12   health 14

27 Tusken Camp   Neutral Ground - Tatooine Tusken Fortification   R
   cost 4   speed 30   power 3   health 3
   When battle starts, if this unit is in Ground: Take 1 damage counter off each of your damaged Tuskens.

28 Twilight of the Republic   Dark Mission   R
   cost 2
   Your build step pauses for the Light build step. Light retreats before Dark this turn.

29 Unfriendly Fire   Dark Battle   R
   Pay 7 Force -> Choose an arena. This card deals 2 damage to each unit in that arena.

30 Yoda (C)   Light Character - Jedi Master   R
   cost 8   speed 40   power 7   health 6
   Instead of attacking: Tap, pay 2 Force -> Choose 1 enemy unit in Character. This unit deals 4 damage to it, which only a Jedi Master or Sith Master may Evade.
   Pay 2 Force -> Evade 3.

31 Aiwha Rider   Neutral Ground - Kaminoan Creature Soldier   U
   cost 3   speed 50   power 2   health 2
   When you deploy this unit: Look at the enemy hand.

32 C-3PO (B)   Light Character - Protocol Droid   U
   cost 3   speed 10   power 2   health 3
   When this unit is discarded from Character: Draw 2 cards.

33 Careful Targeting   Neutral Battle   U
   Pay 1 Force -> Give 1 unit no Shields this battle.

34 Clever Escape   Neutral Battle   U
   Pay 4 Force -> Untap 1 of your units with power 5 or less.

35 Clone Trooper 6/298   Light Character - Clone Soldier   U
   cost 3   speed 60   power 2   health 3

36 Darth Maul (B)   Dark Character - Dark Jedi Sith Apprentice   U
   cost 7   speed 60   power 6   health 4
   Pay 2 Force -> Evade 2.

37 Darth Tyranus (E)   Dark Character - Dark Jedi Master Sith Lord   U
   cost 6   speed 50   power 5   health 5
   Stun 2.
   Pay 2 Force -> Evade 2.

38 Destroyer Droid, W Series   Dark Character - Trade Federation Droid   U
   cost 5   speed 30   power 4   health 3
   When the Character battle starts, if this unit is in Character: Either: Give this unit +20 speed this battle. Or: Give this unit +2 power this battle.
   Shields 1.

39 Female Tusken Raider   Neutral Character - Tatooine Tusken Warrior   U
   cost 2   speed 20   power 2   health 2
   Build step: Tap -> Take 1 damage counter off each of your damaged Tuskens.

40 Fog of War   Neutral Mission   U
   cost 3
   Roll 1 die for each unit in the arenas. On a 5 or 6, tap that unit.

41 Geonosian Scout   Dark Character - Geonosian Soldier   U
   cost 4   speed 40   power 4   health 3
   While you have another Geonosian in Character: Each unit has -2 power while attacking this unit.

42 Hailfire Droid   Dark Ground - IG Banking Clan Droid   U
   cost 6   speed 40   power 5   health 5
   Stun 3.

43 Homing Spider Droid   Dark Ground - Commerce Guild Droid   U
   cost 7   speed 40   power 7   health 5
   Shields 1.

44 Infantry Battle Droid   Dark Character - Trade Federation Droid   U
   cost 4   speed 20   power 3   health 2
   When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 2 damage to itself.
   When this unit is discarded from Character: Draw 1 card.

45 Jedi Heroes   Light Ground - Jedi Knight   U
   cost 6   speed 50   power 6   health 4
   Pay 2 Force -> Evade 1.

46 Jedi Starfighter Scout   Light Space - Jedi Starfighter   U
   cost 4   speed 50   power 3   health 3
   Stun 2.

47 Mace Windu (B)   Light Character - Jedi Master   U
   cost 7   speed 60   power 6   health 5
   Pay 2 Force -> Evade 2.
   Pay 1 Force -> Give this unit +2 power this attack.

48 Moment of Truth   Light Battle   U
   Pay 1 Force -> If there is Mace Windu in Character: Prevent at most 2 damage to 1 of your units. Otherwise: Prevent 1 damage to 1 of your units.

49 Obi-Wan Kenobi (D)   Light Character - Jedi Knight   U
   cost 6   speed 60   power 4   health 6
   Stun 3.
   Pay 2 Force -> Evade 2.

50 Out of His Misery   Light Battle   U
   Pay 3 Force -> Give 1 of your Jedi +20 speed and Stun 4 this battle.

51 Padmé Amidala (E)   Light Character - Naboo Diplomat   U
   cost 5   speed 40   power 4   health 4
   While this unit is in Character: Each Light Character costs 1 less to deploy.

52 Passel Argente (A)   Dark Character - Corporate Alliance Diplomat   U
   cost 3   speed 10   power 1   health 3
   While this unit is in Character: Each of your other Characters has +1 power.

53 Price of Failure   Dark Mission   U
   cost 2
   You may discard 1 of your units in any arena: Draw 4 cards. Gain 1 Force.

54 R2-D2 (B)   Light Character - Astromech Droid   U
   cost 3   speed 40   power 1   health 3
   Build step: Tap -> Take at most 2 damage counters off 1 of your Space units.

55 Recognition of Valor   Light Mission   U
   cost 3
   Gain 1 Force for each of your Jedi in any arena.

56 Sun Fac (A)   Dark Character - Geonosian Diplomat   U
   cost 2   speed 40   power 1   health 2
   While this unit is in Character: Each of your other Geonosians has Critical Hit 1.

57 Techno Union Warship   Dark Space - Techno Union Transport   U
   cost 7   speed 30   power 3   health 10
   When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 2 damage to itself.

58 Trade Federation Offensive   Dark Battle   U
   Pay 4 Force -> Choose Space or Ground. Give each of your units in that arena +30 speed this battle.

59 Tusken Raider   Neutral Character - Tatooine Tusken Warrior   U
   cost 2   speed 30   power 1   health 2
   This unit has +1 power for each other Tusken in any arena.

60 Visit the Lake Retreat   Light Mission   U
   cost 3
   Take at most 2 damage counters off 1 of your Space units. Take at most 2 damage counters off 1 of your Ground units. Take at most 2 damage counters off 1 of your Character units.

61 Acclamator-Class Assault Ship   Light Space - Republic Capital Ship   C
   cost 8   speed 10   power 8   health 10

62 Aggressive Negotiations   Neutral Battle   C
   Pay 4 Force -> Give 1 of your units Critical Hit 3 this attack.

63 Anakin Skywalker (F)   Light Character - Jedi Padawan   C
   cost 5   speed 50   power 5   health 4
   Stun 2.
   Pay 1 Force -> Evade 1.

64 AT-TE Troop Transport   Light Ground - Republic Assault Walker   C
   cost 5   speed 50   power 4   health 4
   Shields 1.

65 Battle Droid Assault Squad   Dark Ground - Trade Federation Droid   C
   cost 4   speed 40   power 4   health 3
   Critical Hit 1.

66 Brutal Assault   Neutral Battle   C
   Pay 2 Force -> Give 1 of your units +5 power this attack. When this attack ends: It deals 2 damage to itself.

67 Clone Trooper Legion   Light Ground - Clone Soldier   C
   cost 7   speed 30   power 7   health 7

68 Commerce Guild Cruiser   Dark Space - Commerce Guild Transport   C
   cost 7   speed 40   power 7   health 5
   Shields 1.

69 Commerce Guild Spider Droid   Dark Ground - Commerce Guild Droid   C
   cost 3   speed 50   power 3   health 2

70 Concentrated Fire   Neutral Mission   C
   cost 2
   When battle starts: Choose 1 enemy unit in Space. This card deals 4 dice of damage to it.

71 Coruscant Speeder   Neutral Ground - Independent Speeder   C
   cost 2   speed 30   power 2   health 1

72 Darth Maul (D)   Dark Character - Dark Jedi Sith Apprentice   C
   cost 5   speed 50   power 4   health 4
   Stun 2.
   Pay 1 Force -> Evade 1.

73 Diplomatic Cruiser   Light Space - Republic Transport   C
   cost 3   speed 10   power 2   health 4
   Critical Hit 1.

74 Droid Starfighter DFS-1VR   Dark Space - Trade Federation Droid Starfighter   C
   cost 2   speed 50   power 1   health 1
   When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 1 damage to itself.

75 Geonosian Artillery Battery   Dark Ground - Geonosian Fortification   C
   cost 5   speed 50   power 5   health 3

76 Geonosian Defense Fighter   Dark Space - Geonosian Starfighter   C
   cost 3   speed 60   power 2   health 3

77 Maul's Strategy   Dark Mission   C
   cost 3
   Gain 2 Force. The enemy loses 2 Force. If there is Darth Maul in Character: Gain 1 Force. The enemy loses 1 Force.

78 Mobile Assault Cannon   Light Ground - Republic Assault Walker   C
   cost 8   speed 30   power 7   health 8
   Ion Cannon 2.

79 Naboo Starfighter Wing   Light Space - Naboo Squadron   C
   cost 4   speed 40   power 2   health 4
   While this unit is undamaged: This unit has +3 power.

80 Nubian Yacht   Light Space - Naboo Transport   C
   cost 5   speed 40   power 4   health 5

81 Padawan and Senator   Neutral Battle   C
   Pay 5 Force -> Give up to 2 of your units +3 power this battle.

82 Reassemble C-3PO   Neutral Mission   C
   cost 1
   Take at most 2 damage counters off 1 of your units.

83 Republic LAAT/i Gunship   Light Ground - Republic Gunship   C
   cost 6   speed 50   power 7   health 3

84 Retreat Underground   Neutral Battle   C
   Between attacks: Pay 1 Force -> Retreat 1 of your units.

85 Run the Gauntlet   Neutral Mission   C
   cost 2
   When battle starts: Choose 1 enemy unit in Ground. This card deals 6 dice of damage to it. The enemy gains 2 Force.

86 Senatorial Cruiser   Light Space - Naboo Transport   C
   cost 6   speed 40   power 4   health 5
   When you deploy this unit: You may: Return 1 Starfighter card from your discard pile to your hand.
   Shields 1.

87 Shoot Her or Something   Neutral Battle   C
   Pay 2 Force -> Reroll any of the enemy attack dice.

88 Super Battle Droid Squad   Dark Ground - Droid Squad   C
   cost 5   speed 30   power 5   health 6

89 Suppressing Fire   Neutral Battle   C
   Pay 2 Force -> Give 1 of your units using Bombard +4 power this attack.

90 Trade Federation Warship   Dark Space - Trade Federation Capital Ship   C
   cost 8   speed 20   power 8   health 8
`;
