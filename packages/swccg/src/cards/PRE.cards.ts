/** Premiere: the whole set as a card file; cardfile.ts describes the format. */
export const PRE = `# Premiere (PRE)

1 2X-3KPR (Tooex)   Light Character - Droid   U1
   destiny 3   deploy 2   power 0   forfeit 2
   security patrol droid

2 •Beru Lars   Light Character - Rebel   U2
   destiny 2   deploy 1   power 1   ability 1   forfeit 3
   female

3 •Biggs Darklighter   Light Character - Rebel   R2
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   matching Red 3

4 •BoShek   Light Character - Alien   U1
   destiny 1   deploy 4   power 2   ability 4   forfeit 3
   pilot   Force-Sensitive

5 •C-3PO (See-Threepio)   Light Character - Droid   R1
   destiny 3   deploy 3   power 1   forfeit 4
   protocol droid

6 CZ-3 (Seezee-Three)   Light Character - Droid   C1
   destiny 3   deploy 1   power 1   forfeit 4
   communications droid

7 •Dice Ibegon   Light Character - Alien   R2
   destiny 2   deploy 4   power 2   ability 3   forfeit 3
   Force-Attuned   female

8 •Dutch   Light Character - Rebel   R1
   destiny 1   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   Gold Squadron pilot   leader   matching Gold 1

9 •Figrin D'an   Light Character - Alien   U2
   destiny 2   deploy 2   power 1   ability 1   forfeit 4
   Bith   gambler   musician

10 •General Dodonna   Light Character - Rebel   U1
   destiny 2   deploy 3   power 2   ability 2   forfeit 5
   warrior   general   leader

11 •Han Solo   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 3   forfeit 6
   pilot   warrior   Force-Attuned   Corellian   gambler   pirate   smuggler   matching Millennium Falcon

12 Jawa   Light Character - Alien   C2
   destiny 3   deploy *   power 1   ability 1   forfeit 1
   Jawa   scavenger
   This card deploys for 1 Force from each player.
   This card deploys only on Tatooine.

13 •Jek Porkins   Light Character - Rebel   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   matching Red 6

14 •Kabe   Light Character - Alien   U1
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   female   thief

15 •Kal'Falnl C'ndros   Light Character - Alien   R1
   destiny 2   deploy 0   power 1   ability 1   forfeit 5
   pilot   female

16 •Leesub Sirln   Light Character - Alien   R2
   destiny 4   deploy 3   power 1   ability 3   forfeit 3
   Force-Attuned   female   Qiraash

17 •Leia Organa   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 3   forfeit 6
   warrior   Force-Attuned   Alderaanian   female   leader   senator   spy

18 LIN-V8K (Elleyein-Veeatekay)   Light Character - Droid   C1
   destiny 3   deploy 2   power 0   forfeit 4
   mining droid

19 •Luke Skywalker   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 4   forfeit 7
   pilot   warrior   Force-Sensitive   matching Red 5
   While this card is present off Tatooine: you generate 1 more Force.

20 •Momaw Nadon   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 3   forfeit 3
   Force-Attuned   leader   spy

21 •Obi-Wan Kenobi   Light Character - Rebel   R1
   destiny 1   deploy 5   power 5   ability 6   forfeit 9
   warrior   Jedi Knight   general

22 •Owen Lars   Light Character - Rebel   U1
   destiny 2   deploy 2   power 1   ability 3   forfeit 4
   Force-Attuned

23 •Pops   Light Character - Rebel   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   matching Gold 5

24 R2-X2 (Artoo-Extoo)   Light Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   nav computer   astromech droid   r-unit

25 R4-E1 (Arfour-Eeone)   Light Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   vehicle droid   r-unit

26 Rebel Guard   Light Character - Rebel   C2
   destiny 3   deploy 2   power 0*   ability 1   forfeit 1
   This card cannot move.
   While opponent initiated the battle and this card is in a battle: this card has power equal to 4.

27 Rebel Pilot   Light Character - Rebel   C2
   destiny 3   deploy 2   power 0*   ability 2   forfeit 2
   pilot

28 Rebel Trooper   Light Character - Rebel   C3
   destiny 1   deploy 1   power 1   ability 1   forfeit 2
   warrior   Alderaanian   Rebel trooper   trooper
   This card deploys free at same site as your Rebel with ability > 2.

29 •Red Leader   Light Character - Rebel   R1
   destiny 1   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   leader   Red Squadron pilot   matching Red 1

30 •••Shistavanen Wolfman   Light Character - Alien   C2
   destiny 2   deploy 3   power 2   ability 1   forfeit 2
   warrior   scout

31 •••Talz   Light Character - Alien   C2
   destiny 3   deploy 1   power 1   ability 1   forfeit 4

32 •WED-9-M1 'Bantha' Droid   Light Character - Droid   R2
   destiny 4   deploy 2   power 1   forfeit 3
   maintenance droid

33 •Wioslea   Light Character - Alien   U1
   destiny 5   deploy 1   power 2   ability 1   forfeit 2
   female   gambler

34 Caller   Light Device   U2
   destiny 6

35 Electrobinoculars   Light Device   C2
   destiny 3
   Deploys on your warrior for 1 Force.
   At any time: use 2 Force -> Look at top 1 card of your Reserve Deck. You may: Put it on its Force Pile.

36 Fusion Generator Supply Tanks   Light Device   C2
   destiny 4

37 Hydroponics Station   Light Device   U2
   destiny 4
   Deploys on exterior Tatooine site for 1 Force.
   This card cannot be moved.
   The first 1 Force that you activate may go to your hand.
   While there is a Vaporator: the first 2 Force that you activate may go to your hand.

38 Restraining Bolt   Light Device   C2
   destiny 6

39 Targeting Computer   Light Device   U1
   destiny 3

40 Tatooine Utility Belt   Light Device   C2
   destiny 4

41 Vaporator   Light Device   C2
   destiny 4
   Deploys on Tatooine site for 1 Force.
   This card cannot be moved.
   Character at same or an adjacent site is immune to Gravel Storm.

42 •A Tremor In The Force   Light Effect   U1
   destiny 3
   Deploys into opponent's Reserve Deck, to end activation for the turn when it comes to the top.
   This card is immune to Alter.

43 •Affect Mind   Light Effect   R1
   destiny 5
   Deploys on your Jedi for 1 Force.
   While not (there is 1 or more opponent's Dark Jedi present): opponent's total ability here is -2.

44 •Beggar   Light Effect   R1
   destiny 3

45 •Crash Site Memorial   Light Effect   U1
   destiny 5
   Deploys on your side of table.
   When your vehicle, droid, weapon or device is lost or forfeited: You may: That card is stacked on this card.
   Once per turn, in your deploy phase: Exchange a card in your hand with a card stacked here.

46 •Death Star Plans   Light Effect - Utinni   R1
   destiny 6
   Deploys on Death Star site except docking bay targeting your droid not on Death Star.
   When the target reaches this card: The target takes this card.
   When it is so that the bearer is a droid and the bearer is at Yavin 4 site: Draw 3 destiny. Retrieve destiny Force. This card is lost.

47 Demotion   Light Effect   R2
   destiny 3
   Deploys on Imperial except Darth Vader or Stormtrooper for 2 Force.
   The bearer is power -2; the bearer has no text.

48 Disarmed   Light Effect   R1
   destiny 5

49 Ellorrs Madak   Light Effect   C2
   destiny 5

50 Eyes In The Dark   Light Effect   U1
   destiny 5
   Deploys on either Lost Pile.
   The Lost Pile beside this card is face down.

51 •Jawa Siesta   Light Effect   U1
   destiny 3
   Deploys on your side of table.
   This card deploys for 3 Force from each player.
   Your Jawa is forfeit +1.

52 •Kessel Run   Light Effect - Utinni   R2
   destiny 5
   Deploys on Kessel targeting your smuggler at system except Kessel.
   When the target reaches this card: Opponent draws 1 destiny. If opponent's destiny = 0: The starship of the target is lost.
   When it is so that the target has returned: Retrieve parsecs to where the target was Force. This card is lost.

53 •K'lor'slug   Light Effect   R1
   destiny 3
   dejarik

54 •Lightsaber Proficiency   Light Effect   R1
   destiny 4

55 •Mantellian Savrip   Light Effect   R2
   destiny 3
   dejarik

56 Nightfall   Light Effect   U1
   destiny 3

57 •Obi-Wan's Cape   Light Effect   R1
   destiny 4

58 •Our Most Desperate Hour   Light Effect - Utinni   R1
   destiny 6
   Deploys on Alderaan targeting Rebel on Tatooine.
   When the target reaches this card: Retrieve (1 for each your Force-Attuned character + 2 for each your Force-Sensitive or Jedi character) Force. This card is lost.

59 •Plastoid Armor   Light Effect - Utinni   U2
   destiny 5
   Just after Stormtrooper on Death Star is lost or forfeited: deploys on Death Star site there targeting your character not on Death Star.
   When the target reaches this card: The target takes this card.
   While the bearer is a character: the bearer counts as spy; the bearer is power and forfeit +2; the bearer is immune to weapon destiny below 6.

60 •Rebel Planners   Light Effect   R2
   destiny 4

61 •Restricted Deployment   Light Effect   U1
   destiny 3
   Deploys on opponent's side of table for 3 Force.
   Opponent's warrior deploys +1.

62 Revolution   Light Effect   R1
   destiny 3
   Deploys on location for 3 Force.
   The bearer is turned round.

63 Rycar Ryjerd   Light Effect   U1
   destiny 4

64 Sai'torr Kal Fas   Light Effect   C2
   destiny 4

65 •Special Modifications   Light Effect   U1
   destiny 3

66 Traffic Control   Light Effect   U2
   destiny 3
   Deploys on your side of table for 1 Force.
   Once per phase, in your control phase: Move any number of card from your hand to Used Pile.

67 •Tusken Breath Mask   Light Effect - Utinni   U1
   destiny 4
   Just after you wins a battle on Tatooine: deploys on Tatooine site there targeting your character not on Tatooine.
   When the target reaches this card: The target takes this card.
   While the bearer is a character and the bearer is on Tatooine: the bearer is power and forfeit +2; the bearer is immune to attrition of exactly 3.

68 •Yavin Sentry   Light Effect   U2
   destiny 3
   Deploys on Yavin 4 site for 2 Force, or.
   Deploys on Yavin 4 site for 2 Force, or.
   Deploys on Yavin 4 site for 2 Force.
   While way 1 was chosen: opponent's card deploys +1 at same or an adjacent site.
   While way 2 was chosen: ability needed for opponent's battle destiny at same or an adjacent site is +1.
   While way 3 was chosen: your total power at same or an adjacent site is +1.

69 •Yerka Mig   Light Effect - Utinni   U1
   destiny 3
   Deploys on location targeting opponent's character.
   Opponent's total power at same or an adjacent site is -1.
   When it is so that the target is a character present: This card is lost.
   Once per turn, in your move phase: use 1 Force -> This card goes to site at an adjacent site.

70 A Few Maneuvers   Light Interrupt - Used   C2
   destiny 6

71 Alter   Light Interrupt - Used   U1
   destiny 4
   Just after any player deploys Effect except Immediate Effect: only if not (a battle is going on): Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Target 1 Effect except Immediate Effect -> Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Sense: Cancel it.

72 •Beru Stew   Light Interrupt - Lost   U2
   destiny 4
   Only if each player can activate 2 Force: Each player activates 2 Force. You may activate up to number of Beru Lars, Owen Lars or Hydroponics Station Force.

73 Cantina Brawl   Light Interrupt - Lost   R1
   destiny 5

74 Collision!   Light Interrupt - Lost   C2
   destiny 4

75 Combined Attack   Light Interrupt - Lost   C2
   destiny 4

76 •Don't Get Cocky   Light Interrupt - Lost   R1
   destiny 5

77 Don't Underestimate Our Chances   Light Interrupt - Lost   C1
   destiny 4

78 Droid Shutdown   Light Interrupt - Used   C2
   destiny 6

79 Escape Pod   Light Interrupt - Used   U2
   destiny 6

80 Friendly Fire   Light Interrupt - Lost   C2
   destiny 4

81 •Full Throttle   Light Interrupt - Lost   R2
   destiny 4

82 •Gift Of The Mentor   Light Interrupt - Lost   R1
   destiny 5

83 Han's Back   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Han Solo. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Han Solo. Take it into hand. Shuffle your Reserve Deck.

84 Han's Dice   Light Interrupt - Used   C2
   destiny 3

85 Hear Me Baby, Hold Together   Light Interrupt - Used   C2
   destiny 5

86 Help Me Obi-Wan Kenobi   Light Interrupt - Used   R1
   destiny 3
   hologram

87 How Did We Get Into This Mess?   Light Interrupt - Used   U2
   destiny 4
   Only if there is 1 or more your droid at Tatooine: Dune Sea or Scomp link location: use 1 Force -> Move all card from your hand to Used Pile. Take top that number card of your Reserve Deck into hand. If there is 1 or more your C-3PO or R2-D2 at Tatooine: Dune Sea or Scomp link location: Take top 1 card of your Reserve Deck into hand.

88 Hyper Escape   Light Interrupt - Used   C2
   destiny 5

89 Into The Garbage Chute, Flyboy   Light Interrupt - Used   R2
   destiny 6

90 It Could Be Worse   Light Interrupt - Used   C2
   destiny 4

91 I've Got A Bad Feeling About This   Light Interrupt - Used   C2
   destiny 4

92 Jedi Presence   Light Interrupt - Lost   R1
   destiny 3

93 •Krayt Dragon Howl   Light Interrupt - Lost   R1
   destiny 4

94 Leia's Back   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Leia Organa. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Leia Organa. Take it into hand. Shuffle your Reserve Deck.

95 Luke's Back   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Luke Skywalker. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Luke Skywalker. Take it into hand. Shuffle your Reserve Deck.

96 Move Along...   Light Interrupt - Used   R1
   destiny 3

97 Nabrun Leids   Light Interrupt - Used   U2
   destiny 4

98 Narrow Escape   Light Interrupt - Used   C2
   destiny 5

99 Noble Sacrifice   Light Interrupt - Lost   R2
   destiny 3

100 Old Ben   Light Interrupt - Lost   C2
   destiny 3

101 On The Edge   Light Interrupt - Lost   R2
   destiny 2
   Use 1 Force, target 1 Rebel with ability > 2, choose a number from 1 to 6 -> Draw 1 destiny. If destiny > that number: (You may: Retrieve that number Force.) otherwise: It is lost.

102 Out Of Nowhere   Light Interrupt - Used   U2
   destiny 5

103 Panic   Light Interrupt - Used   U1
   destiny 4

104 Radar Scanner   Light Interrupt - Used   C2
   destiny 3
   Only if there is 1 or more your vehicle or starship: use 1 Force -> Move any number of Jawa or Tusken Raider except Dathcha from opponent's hand to Used Pile.

105 Rebel Barrier   Light Interrupt - Used   C2
   destiny 4

106 Rebel Reinforcements   Light Interrupt - Lost   C1
   destiny 4
   Only if number of opponent's character or starship > number of your character or starship: use 1 Force -> Draw 1 destiny. Search your Lost Pile for at most destiny Rebel Trooper or Y-wing. Retrieve it.

107 Return Of A Jedi   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Obi-Wan Kenobi. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Obi-Wan Kenobi. Take it into hand. Shuffle your Reserve Deck.

108 Scomp Link Access   Light Interrupt - Used   C2
   destiny 3
   Only if there is 1 or more your r-unit at Scomp link location: choose any player's Reserve Deck -> Look at the chosen pile. Shuffle the chosen pile.
   Just after any player plays We're All Gonna Be A Lot Thinner! or Boring Conversation Anyway: only if there is 1 or more your r-unit at Scomp link Death Star site: Cancel it.

109 Sense   Light Interrupt - Used   U1
   destiny 3
   Just after opponent plays an Interrupt: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent reacts: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Alter: Cancel it.

110 •Skywalkers   Light Interrupt - Lost   R1
   destiny 5

111 •Solo Han   Light Interrupt - Lost   R2
   destiny 4

112 •••Spaceport Speeders   Light Interrupt - Used   U2
   destiny 6
   Target 1 your vehicle or droid at Tatooine: Mos Eisley -> If it is a Luke's X-34 Landspeeder: Draw 3 destiny. Activate destiny Force. It is lost. otherwise: Draw 2 destiny. Activate destiny Force. It is lost.
   Target 1 your vehicle or droid at same site as Wioslea -> If it is a Luke's X-34 Landspeeder: Draw 3 destiny. Activate destiny Force. It is lost. otherwise: Draw 2 destiny. Activate destiny Force. It is lost.

113 Surprise Assault   Light Interrupt - Lost   C1
   destiny 3
   Just after opponent declares a Force drain: use 1 Force -> Cancel the Force drain. Draw number of opponent's character, starship or vehicle present there destiny. (If destiny > opponent's total power there: Opponent loses (destiny - opponent's total power there) Force.) If destiny < opponent's total power there: Lose (opponent's total power there - destiny) Force.

114 Thank The Maker   Light Interrupt - Lost   R2
   destiny 3
   In opponent's control phase: only if there is a your droid and Force that you lost to Force drains at least 5: use 1 Force -> Draw 1 destiny. Retrieve destiny Force at random.

115 The Bith Shuffle   Light Interrupt - Used   C2
   destiny 5
   Choose any player's Reserve Deck, Lost Pile or Used Pile -> Shuffle the chosen pile.

116 The Force Is Strong With This One   Light Interrupt - Lost   R2
   destiny 5

117 This Is All Your Fault   Light Interrupt - Used   U1
   destiny 4

118 Utinni!   Light Interrupt - Used   R1
   destiny 4
   Target 1 Utinni Effect at same location as your Jawa -> Take it into hand.
   Just after any player plays or deploys Jawa Pack, Jawa Siesta or Dead Jawa: Cancel it.
   Target 1 Jawa Pack or Jawa Siesta -> Cancel it.

119 •Warrior's Courage   Light Interrupt - Lost   R2
   destiny 4

120 We're Doomed   Light Interrupt - Used   C2
   destiny 5
   In opponent's control phase: only if you have fewer than 15 Life Force: This turn: each your loss of Force is halved, rounded down with R2-D2 or C-3PO.

121 •Alderaan   Light Location - System   U2
   destiny 0   Light 1   Dark 0   parsec 2
   planet
   Light: Each opponent's battle destiny draw here is -1.
   Dark: While you control here: your Force drain here is +1.

122 •Dantooine   Light Location - System   U1
   destiny 0   Light 1   Dark 0   parsec 5
   planet
   Light: Your capital starship deploys -2 here; your starfighter deploys -1 here.
   Dark: While you control here: your Force drain here is +1.

123 •Death Star: Detention Block Control Room   Light Location - Site   U2
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1.

124 •Death Star: Docking Bay 327   Light Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   mobile
   Light: Your docking bay transit from here costs 1 Force.
   Dark: Your docking bay transit from here costs 1 Force.

125 •Death Star: Trash Compactor   Light Location - Site   U1
   destiny 0   Light 0   Dark 0
   interior   mobile
   Light: Your card may deploy here without presence or icons.
   Light: While you control here: your Force drain here is +1.

126 •Kessel   Light Location - System   U2
   destiny 0   Light 1   Dark 2   parsec 8
   planet
   Light: While you control here: your Force drain here is +1.
   Dark: While you control here: Kessel Run is cancelled.

127 •Tatooine   Light Location - System   C2
   destiny 0   Light 2   Dark 1   parsec 7
   planet
   Light: While you control here: your total power at a related site is +1 for each your starship here.
   Dark: While you control here: your total power at a related site is +1 for each your starship here.

128 •Tatooine: Cantina   Light Location - Site   R2
   destiny 0   Light 2   Dark 2
   interior   planet
   Light: Your alien here is power +1.
   Dark: Your alien except Tusken Raider here is forfeit +1.

129 •Tatooine: Docking Bay 94   Light Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here costs 1 Force.
   Dark: Your docking bay transit from here costs 2 Force.

130 •Tatooine: Dune Sea   Light Location - Site   C1
   destiny 0   Light 1   Dark 1
   exterior   planet
   Dark: Ability 6 is needed for your battle destiny here.

131 •Tatooine: Jawa Camp   Light Location - Site   C1
   destiny 0   Light 1   Dark 1
   exterior   planet
   Light: Your Jawa deploys for 1 Force from you only here.
   Light: While there is a sandcrawler here: your Jawa deploys free here.

132 •Tatooine: Lars' Moisture Farm   Light Location - Site   C1
   destiny 0   Light 2   Dark 1
   Scomp link   exterior   planet
   Light: Owen Lars, Beru Lars or Luke Skywalker deploys -1 here.
   Dark: Each your weapon destiny draw here is +1.

133 •Tatooine: Mos Eisley   Light Location - Site   U2
   destiny 0   Light 2   Dark 1
   exterior   planet
   Light: In your control phase: only if there is a Tatooine: Cantina: target 1 your character here -> It goes to Tatooine: Cantina.
   Light: In your control phase: target 1 your character at Tatooine: Cantina -> It goes to Tatooine: Mos Eisley.

134 •Tatooine: Obi-Wan's Hut   Light Location - Site   R1
   destiny 0   Light 2   Dark 0
   exterior   planet
   Light: Obi-Wan Kenobi deploys -3 here.
   Dark: While you control here: your Force drain here is +1.

135 •Yavin 4   Light Location - System   C2
   destiny 0   Light 2   Dark 1   parsec 4
   planet
   Light: While you control here: your total power at a related site is +1 for each your starship here.
   Dark: While you control here: your total power at a related site is +1 for each your starship here.

136 •Yavin 4: Docking Bay   Light Location - Site   C1
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here is free.
   Dark: Your docking bay transit from here costs 2 Force.

137 •Yavin 4: Jungle   Light Location - Site   C2
   destiny 0   Light 1   Dark 0
   exterior   planet
   Light: While the battle is here: lone Rebel here is power +2.
   Light: Lone Rebel here is immune to attrition.
   Dark: While you control here: your Force drain here is +1.

138 •Yavin 4: Massassi Throne Room   Light Location - Site   R1
   destiny 0   Light 1   Dark 0
   interior   planet
   Light: While this location is your starting location: Light goes first.
   Dark: While you control here: your Force drain here is +1.

139 •Yavin 4: Massassi War Room   Light Location - Site   U2
   destiny 0   Light 2   Dark 0
   Scomp link   interior   planet
   Light: While you control here with a leader: stormtrooper or TIE is forfeit -1.
   Dark: While you initiated the battle: you add 1 battle destiny here.

140 Corellian Corvette   Light Starship - Capital: Corvette   U2
   destiny 1   deploy 4   power 5   armor 4   hyperspeed 3   forfeit 8
   pilot   nav computer   Scomp link   ship-docking capability

141 •Gold 1   Light Starship - Starfighter: Y-Wing   R2
   destiny 3   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 3
   nav computer   Scomp link   matching Dutch

142 •Gold 5   Light Starship - Starfighter: Y-Wing   R2
   destiny 4   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 3
   nav computer   Scomp link   matching Pops

143 •Millennium Falcon   Light Starship - Starfighter: Modified Light Freighter   R1
   destiny 2   deploy 3   power 3   maneuver 4   hyperspeed 6   forfeit 7
   nav computer   Scomp link   ship-docking capability   matching Chewbacca   matching Han Solo

144 •Red 1   Light Starship - Starfighter: X-Wing   U1
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Red Leader

145 •Red 3   Light Starship - Starfighter: X-Wing   R2
   destiny 3   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Biggs Darklighter

146 X-wing   Light Starship - Starfighter: X-Wing   C2
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 4
   pilot   nav computer   Scomp link

147 Y-wing   Light Starship - Starfighter: Y-Wing   C2
   destiny 3   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 2
   pilot   nav computer   Scomp link

148 Lift Tube   Light Vehicle - Transport   C2
   destiny 6   deploy 1   power 0   maneuver 1   landspeed 3   forfeit 1
   enclosed

149 •Luke's X-34 Landspeeder   Light Vehicle - Transport   U2
   destiny 3   deploy 2   power 1   maneuver 5   landspeed 4   forfeit 4

150 Sandcrawler   Light Vehicle - Transport   R2
   destiny 2   deploy 3   power 3   armor 3   landspeed 2   forfeit 5
   enclosed   sandcrawler

151 SoroSuub V-35 Landspeeder   Light Vehicle - Transport   C2
   destiny 4   deploy 2   power 0   maneuver 4   landspeed 3   forfeit 3
   enclosed

152 Blaster   Light Weapon - Character   C2
   destiny 3
   blaster

153 Blaster Rifle   Light Weapon - Character   C1
   destiny 3
   blaster rifle   rifle

154 •Han's Heavy Blaster Pistol   Light Weapon - Character   R2
   destiny 2
   blaster

155 Jedi Lightsaber   Light Weapon - Character   U1
   destiny 2
   lightsaber

156 •Leia's Sporting Blaster   Light Weapon - Character   U1
   destiny 5
   blaster

157 •Obi-Wan's Lightsaber   Light Weapon - Character   R1
   destiny 1
   lightsaber

158 Proton Torpedoes   Light Weapon - Starship   C2
   destiny 4
   proton torpedoes

159 Quad Laser Cannon   Light Weapon - Starship   U1
   destiny 4
   cannon   laser cannon

160 Tagge Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker

161 Tarkin Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker

162 Timer Mine   Light Weapon - Automated   C2
   destiny 2
   mine

163 •5D6-RA-7 (Fivedesix)   Dark Character - Droid   R1
   destiny 2   deploy 4   power 2   forfeit 5
   servant droid   spy

164 •Admiral Motti   Dark Character - Imperial   R2
   destiny 1   deploy 3   power 3   ability 3   forfeit 5
   pilot   warrior   Force-Attuned   admiral   commander   leader

165 •Chief Bast   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot

166 •Colonel Wullf Yularen   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 1   ability 2   forfeit 5
   warrior   leader

167 •Commander Praji   Dark Character - Imperial   U2
   destiny 2   deploy 2   power 1   ability 2   forfeit 3
   pilot   warrior   commander   matching Devastator

168 •Darth Vader   Dark Character - Imperial   R1
   destiny 1   deploy 6   power 6   ability 6   forfeit 8
   pilot   warrior   Dark Jedi   matching Vader's Custom TIE

169 •Dathcha   Dark Character - Alien   U1
   destiny 2   deploy *   power 2   ability 2   forfeit 2
   warrior   Jawa
   This card deploys for 2 Force from each player.
   This card deploys only on Tatooine.
   While this card is at site and this card is not on Tatooine: this card is power +2.

170 Death Star Trooper   Dark Character - Imperial   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   warrior   Death Star trooper   trooper
   This card deploys only on Death Star.
   While this card is at site and this card is not on Death Star: this card is power -1.

171 •Djas Puhr   Dark Character - Alien   R2
   destiny 1   deploy 4   power 1   ability 4   forfeit 4
   warrior   Force-Sensitive   bounty hunter

172 •Dr. Evazan   Dark Character - Alien   R2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   pilot   warrior   smuggler

173 •DS-61-2   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   matching Black 2

174 •DS-61-3   Dark Character - Imperial   R1
   destiny 2   deploy 2   power 3   ability 2   forfeit 3
   pilot   warrior   Corellian   matching Black 3

175 EG-6 (Eegee-Six)   Dark Character - Droid   U2
   destiny 0*   deploy 1   power 0   forfeit 3
   power droid

176 •Feltipern Trevagg   Dark Character - Alien   U1
   destiny 4   deploy 2   power 2   ability 1   forfeit 3
   warrior   bounty hunter   tax collector
   While this card is present and there is no droid present: to initiate a battle here costs (number of Dark icons here + number of Light icons here) Force.

177 •Garindan   Dark Character - Alien   R2
   destiny 4   deploy 2   power 1   ability 1   forfeit 3
   spy
   While there is a Rebel with ability > 2 here: Imperial deploys -1 here.
   In your move phase: only if there is a Rebel with ability > 2 here: target 1 your unmoved Imperial at an adjacent site -> It goes to site here as its move.

178 •General Tagge   Dark Character - Imperial   R2
   destiny 1   deploy 3   power 3   ability 3   forfeit 4
   warrior   Force-Attuned   general   leader

179 •Grand Moff Tarkin   Dark Character - Imperial   R1
   destiny 1   deploy 4   power 4   ability 3   forfeit 6
   pilot   warrior   Force-Attuned   leader   moff

180 Imperial Pilot   Dark Character - Imperial   C2
   destiny 3   deploy 2   power 0*   ability 2   forfeit 2
   pilot

181 Imperial Trooper Guard   Dark Character - Imperial   C2
   destiny 3   deploy 2   power 0*   ability 1   forfeit 1
   Death Star trooper   trooper
   This card cannot move.
   While opponent initiated the battle and this card is in a battle: this card has power equal to 4.

182 Jawa   Dark Character - Alien   C2
   destiny 3   deploy *   power 1   ability 1   forfeit 1
   Jawa   scavenger
   This card deploys for 1 Force from each player.
   This card deploys only on Tatooine.

183 •Kitik Keed'kak   Dark Character - Alien   R1
   destiny 2   deploy 6   power 8   ability 1   forfeit 2
   female

184 •Labria   Dark Character - Alien   R2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   information broker   spy

185 •Lieutenant Tanbris   Dark Character - Imperial   U2
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot

186 LIN-V8M (Elleyein-Veeateemm)   Dark Character - Droid   C1
   destiny 3   deploy 2   power 0   forfeit 4
   mining droid

187 •M'iiyoom Onith   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 3
   female

188 MSE-6 'Mouse' Droid   Dark Character - Droid   U1
   destiny 0   deploy 0   power 0   forfeit 0
   messenger droid

189 •Myo   Dark Character - Alien   R2
   destiny 3   deploy 4   power 3   ability 1   forfeit 5
   warrior

190 •Ponda Baba   Dark Character - Alien   U1
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   pilot   warrior   smuggler

191 •Prophetess   Dark Character - Alien   U1
   destiny 2   deploy 3   power 1   ability 4   forfeit 2
   Force-Sensitive   female

192 R1-G4 (Arone-Geefour)   Dark Character - Droid   C2
   destiny 3   deploy 1   power 1   forfeit 3
   nav computer   astromech droid   r-unit

193 R4-M9 (Arfour-Emmnine)   Dark Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   vehicle repair droid   r-unit

194 Stormtrooper   Dark Character - Imperial   C3
   destiny 1   deploy 1   power 1   ability 1   forfeit 2
   warrior   stormtrooper   trooper
   This card deploys free at same site as your Imperial with ability > 2.

195 •Tonnika Sisters   Dark Character - Alien   R1
   destiny 2   deploy 2   power 2   ability 2   forfeit 2
   warrior 2   female   spy   thief

196 Tusken Raider   Dark Character - Alien   C2
   destiny 2   deploy 2   power 1*   ability 1   forfeit 1
   Tusken Raider
   This card deploys only on Tatooine.
   At most 4 Tusken Raider may be at one site.
   A group of Tusken Raider has total power 1, 3, 6 or 10.

197 WED15-I662 'Treadwell' Droid   Dark Character - Droid   R2
   destiny 3   deploy 2   power 1   forfeit 3
   maintenance droid

198 •Wuher   Dark Character - Alien   U2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3

199 Blaster Scope   Dark Device   U1
   destiny 4

200 Caller   Dark Device   U2
   destiny 6

201 Comlink   Dark Device   C1
   destiny 3

202 Droid Detector   Dark Device   C2
   destiny 5

203 Fusion Generator Supply Tanks   Dark Device   C2
   destiny 4

204 Observation Holocam   Dark Device   U2
   destiny 3

205 Restraining Bolt   Dark Device   C2
   destiny 6

206 Stormtrooper Backpack   Dark Device   C2
   destiny 5

207 Stormtrooper Utility Belt   Dark Device   C2
   destiny 4

208 •A Disturbance In The Force   Dark Effect   U1
   destiny 3
   Deploys into opponent's Reserve Deck, to end activation for the turn when it comes to the top.
   This card is immune to Alter.

209 Baniss Keeg   Dark Effect   C2
   destiny 5

210 •Blast Door Controls   Dark Effect   U2
   destiny 5
   Deploys on your side of table.
   Into The Garbage Chute, Flyboy, Narrow Escape, Blast The Door, Kid! or Rebel Barrier is cancelled.

211 Blaster Rack   Dark Effect   U1
   destiny 3

212 •••Dark Hours   Dark Effect   U2
   destiny 4
   Deploys on site at nighttime.
   When this card is deployed: For each character except droid present: Draw 1 destiny. If destiny > its ability: Until end of your next turn: it has power, ability and forfeit 0; it has no text; it cannot move.

213 •Death Star Sentry   Dark Effect   U1
   destiny 3
   Deploys on Death Star site for 2 Force, or.
   Deploys on Death Star site for 2 Force, or.
   Deploys on Death Star site for 2 Force.
   While way 1 was chosen: opponent's card deploys +1 at same or an adjacent site.
   While way 2 was chosen: ability needed for opponent's battle destiny at same or an adjacent site is +1.
   While way 3 was chosen: your total power at same or an adjacent site is +1.

214 Disarmed   Dark Effect   R1
   destiny 5

215 •Expand The Empire   Dark Effect   R1
   destiny 3
   Deploys on site.
   Your text of the bearer holds at sites adjacent to it too.

216 Fear Will Keep Them In Line   Dark Effect   R2
   destiny 4

217 I Find Your Lack Of Faith Disturbing   Dark Effect   R1
   destiny 5
   Deploys on your Dark Jedi for 1 Force.
   While not (there is 1 or more opponent's Jedi present): opponent's total ability here is -2.

218 I've Lost Artoo!   Dark Effect   U1
   destiny 5

219 •Jawa Pack   Dark Effect   U1
   destiny 3
   Deploys on your side of table.
   This card deploys for 3 Force from each player.
   Your Jawa is forfeit +1.

220 •Juri Juice   Dark Effect - Utinni   R2
   destiny 4
   Deploys on alien if there is 1 or more Tatooine: Cantina or Tatooine: Mos Eisley.
   The bearer cannot use ability in battles.
   While the bearer is a Kabe: the bearer has no text.
   When it is so that the bearer is at Tatooine: Cantina or Tatooine: Mos Eisley and not (the bearer is piloting vehicle): This card is lost.

221 Ket Maliss   Dark Effect   C2
   destiny 4

222 •Lateral Damage   Dark Effect - Utinni   R2
   destiny 4
   Deploys on system targeting opponent's starship.
   The target has power and forfeit 0.
   When the target reaches this card: Opponent draws 1 destiny. If opponent's destiny > 2: This card is lost.
   When any player's move phase begins, if the target is here: Opponent draws 1 destiny. If opponent's destiny > 2: This card is lost.

223 •Luke? Luuuuke!   Dark Effect - Utinni   U1
   destiny 4
   Deploys on Tatooine site targeting Rebel.
   While not (the target is a Luke Skywalker): the target is power and forfeit -1.
   While the target is a Luke Skywalker: the target is power and forfeit -3.
   When it is so that the target's forfeit at most 0: The target is lost.
   When the target reaches this card: This card is lost.

224 Macroscan   Dark Effect   C2
   destiny 3
   Deploys on table for 2 Force.
   At any time: use 1 Force -> If it is nighttime on table: Look at top 3 card of opponent's Reserve Deck. otherwise: Look at top 1 card of opponent's Reserve Deck.

225 •Molator   Dark Effect   R1
   destiny 3
   dejarik

226 •Organa's Ceremonial Necklace   Dark Effect - Utinni   R1
   destiny 4
   Deploys on Yavin 4 site targeting Imperial.
   When the target reaches this card: The target takes this card.
   While the bearer is a character: your Force drain here is +1.
   When you has drained here: Pass this card to your character at an adjacent site that you control.

227 ••Presence Of The Force   Dark Effect   R1
   destiny 2
   Deploys on location.
   There is 1 more Dark icon here; there is 1 more Light icon here.

228 Reactor Terminal   Dark Effect   U2
   destiny 3
   Deploys on your side of table for 1 Force.
   Once per phase, in your control phase: Move any number of card from your hand to Used Pile.

229 •Send A Detachment Down   Dark Effect - Utinni   R1
   destiny 4
   Deploys on Tatooine site except docking bay for 2 Force targeting trooper on Death Star.
   While the target is here: attrition against opponent is +1 on Tatooine.

230 Sunsdown   Dark Effect   U1
   destiny 3

231 •Tactical Re-Call   Dark Effect - Utinni   R2
   destiny 4
   Just after you wins a battle not on Yavin 4: deploys on Yavin 4 site targeting warrior in the battle.
   While not (the target is a Leia Organa): the target is power and forfeit -2.
   While the target is a Leia Organa: the target is power and forfeit -3.
   When the target reaches this card: This card is lost.

232 •Wrong Turn   Dark Effect   U1
   destiny 3
   Deploys on opponent's side of table for 3 Force.
   Opponent's warrior deploys +1.

233 Your Eyes Can Deceive You   Dark Effect   U1
   destiny 5
   Deploys on either Lost Pile.
   The Lost Pile beside this card is face down.

234 Alter   Dark Interrupt - Used   U1
   destiny 4
   Just after any player deploys Effect except Immediate Effect: only if not (a battle is going on): Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Target 1 Effect except Immediate Effect -> Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Sense: Cancel it.

235 Boring Conversation Anyway   Dark Interrupt - Used   R1
   destiny 5
   Just after any player plays or deploys Scomp Link Access, Rebel Planners, Rebel Reinforcements, Gift Of The Mentor, Panic, Don't Get Cocky, Skywalkers, Demotion, Combined Attack or Surprise Assault: Cancel it.
   Target 1 Rebel Planners or Demotion -> Cancel it.

236 Charming To The Last   Dark Interrupt - Lost   R2
   destiny 5

237 Collateral Damage   Dark Interrupt - Lost   C2
   destiny 4

238 Counter Assault   Dark Interrupt - Lost   C1
   destiny 3
   Just after opponent declares a Force drain: use 1 Force -> Cancel the Force drain. Draw number of opponent's character, starship or vehicle present there destiny. (If destiny > opponent's total power there: Opponent loses (destiny - opponent's total power there) Force.) If destiny < opponent's total power there: Lose (opponent's total power there - destiny) Force.

239 •Dark Collaboration   Dark Interrupt - Lost   R1
   destiny 5

240 Dark Jedi Presence   Dark Interrupt - Lost   R1
   destiny 3

241 Dark Maneuvers   Dark Interrupt - Used   C2
   destiny 6

242 Dead Jawa   Dark Interrupt - Lost   C2
   destiny 5

243 Elis Helrot   Dark Interrupt - Used   U2
   destiny 4

244 Emergency Deployment   Dark Interrupt - Used   U1
   destiny 3

245 Evacuate?   Dark Interrupt - Used   U2
   destiny 6

246 Full Scale Alert   Dark Interrupt - Lost   U2
   destiny 3

247 Gravel Storm   Dark Interrupt - Lost   U2
   destiny 3

248 I Have You Now   Dark Interrupt - Lost   R2
   destiny 5

249 Imperial Barrier   Dark Interrupt - Used   C2
   destiny 4

250 Imperial Code Cylinder   Dark Interrupt - Used   C2
   destiny 4
   Only if there is 1 or more Imperial leader at Scomp link location: choose any player's Reserve Deck -> Look at the chosen pile. Shuffle the chosen pile.
   Just after any player plays Scomp Link Access or Into The Garbage Chute, Flyboy: only if there is 1 or more Imperial leader at Scomp link Death Star site: Cancel it.

251 Imperial Reinforcements   Dark Interrupt - Lost   C1
   destiny 4
   Only if number of opponent's character or starship > number of your character or starship: use 1 Force -> Draw 1 destiny. Search your Lost Pile for at most destiny Stormtrooper or TIE. Retrieve it.

252 It's Worse   Dark Interrupt - Lost   C2
   destiny 6

253 I've Got A Problem Here   Dark Interrupt - Lost   C2
   destiny 4

254 Kintan Strider   Dark Interrupt - Lost   C1
   destiny 3
   dejarik

255 •Limited Resources   Dark Interrupt - Lost   U2
   destiny 5
   Only if cards in opponent's hand at most 2: (If it is your turn: Opponent loses 2 Force.) If there is no opponent's Fusion Generator Supply Tanks carried by starship: Opponent loses 2 Force.

256 Local Trouble   Dark Interrupt - Lost   R1
   destiny 4

257 •Lone Pilot   Dark Interrupt - Lost   R2
   destiny 4

258 •Lone Warrior   Dark Interrupt - Lost   R2
   destiny 4

259 Look Sir, Droids   Dark Interrupt - Lost   R1
   destiny 3
   Use 1 Force -> Search opponent's Used Pile for any number of droid. Put it on its Lost Pile.
   Target 1 droid, use its deploy Force -> It is lost.

260 •Moment Of Triumph   Dark Interrupt - Lost   R2
   destiny 4

261 Nevar Yalnal   Dark Interrupt - Lost   R2
   destiny 6

262 Ommni Box   Dark Interrupt - Used   C2
   destiny 5
   Choose any player's Reserve Deck, Lost Pile or Used Pile -> Shuffle the chosen pile.

263 Overload   Dark Interrupt - Lost   C2
   destiny 4

264 Physical Choke   Dark Interrupt - Lost   R1
   destiny 3

265 Precise Attack   Dark Interrupt - Lost   C2
   destiny 4

266 Scanning Crew   Dark Interrupt - Used   C2
   destiny 3
   Use 1 Force -> Move up to 1 Rebel from opponent's hand to Used Pile.

267 Sense   Dark Interrupt - Used   U1
   destiny 3
   Just after opponent plays an Interrupt: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent reacts: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Alter: Cancel it.

268 Set For Stun   Dark Interrupt - Lost   C2
   destiny 2

269 Takeel   Dark Interrupt - Lost   C2
   destiny 3

270 Tallon Roll   Dark Interrupt - Used   C2
   destiny 4

271 The Circle Is Now Complete   Dark Interrupt - Lost   R1
   destiny 6
   Only if there is 1 or more Darth Vader at same site as Obi-Wan Kenobi: use 1 Force -> Vader and Obi-Wan duel.

272 The Empire's Back   Dark Interrupt - Lost   U1
   destiny 3
   Use 2 Force -> Search your Lost Pile for 1 Darth Vader, Grand Moff Tarkin, Admiral Motti or General Tagge. Retrieve it.
   Use 4 Force -> Search your Reserve Deck for 1 Darth Vader, Grand Moff Tarkin, Admiral Motti or General Tagge. Take it into hand. Shuffle your Reserve Deck.

273 Trinto Duaba   Dark Interrupt - Used   U1
   destiny 5
   In your battle phase: only if cards in opponent's Used Pile > 0: Draw 1 destiny. Each card in opponent's Used Pile with destiny destiny is lost.

274 Trooper Charge   Dark Interrupt - Lost   U2
   destiny 6

275 Tusken Scavengers   Dark Interrupt - Lost   C2
   destiny 5
   Use 1 Force -> Draw 1 destiny. If destiny < number of Tusken Raider: You may: Search opponent's Used Pile for all vehicle, weapon or device. Put it on its Lost Pile.

276 Utinni!   Dark Interrupt - Used   R1
   destiny 4
   Target 1 Utinni Effect at same location as your Jawa -> Take it into hand.
   Just after any player plays or deploys Jawa Pack, Jawa Siesta or Dead Jawa: Cancel it.
   Target 1 Jawa Pack or Jawa Siesta -> Cancel it.

277 •Vader's Eye   Dark Interrupt - Lost   R1
   destiny 4

278 We're All Gonna Be A Lot Thinner!   Dark Interrupt - Lost   R1
   destiny 6

279 You Overestimate Their Chances   Dark Interrupt - Lost   C1
   destiny 4

280 Your Powers Are Weak, Old Man   Dark Interrupt - Lost   R1
   destiny 5

281 •Alderaan   Dark Location - System   R1
   destiny 0   Light 1   Dark 0   parsec 2
   planet
   Dark: While you control here: your Force drain here is +1 for each Death Star site that you control.

282 •Dantooine   Dark Location - System   U1
   destiny 0   Light 1   Dark 1   parsec 5
   planet
   Dark: Your starship may react by moving to here.

283 •Death Star: Central Core   Dark Location - Site   U2
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1; Death Star Tractor Beam is cancelled.
   Dark: While you control here: Wrong Turn or Retract The Bridge deploys free.

284 •Death Star: Detention Block Corridor   Dark Location - Site   C1
   destiny 0   Light 0   Dark 1
   interior   mobile
   Light: While you control here: your Force drain here is +1.
   Dark: Each your weapon destiny draw here is +1.

285 •Death Star: Docking Bay 327   Dark Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   mobile
   Light: Your docking bay transit from here costs 2 Force.
   Dark: Your docking bay transit from here is free.

286 •Death Star: Level 4 Military Corridor   Dark Location - Site   U1
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1.
   Dark: In your move phase: only if there is 2 or more Death Star site: target 1 your unmoved Imperial here -> It goes to Death Star site as its move.

287 •Death Star: War Room   Dark Location - Site   U2
   destiny 0   Light 0   Dark 2
   Scomp link   interior   mobile
   Light: While you initiated the battle: you add 1 battle destiny here.
   Dark: While you control here with a leader: Rebel Trooper or Y-wing is forfeit -1.

288 •Kessel   Dark Location - System   U2
   destiny 0   Light 1   Dark 2   parsec 8
   planet
   Light: Ability 6 is needed for your battle destiny here.
   Dark: Your starship deploys -1 here.
   Dark: While there is a Grand Moff Tarkin aboard starship here: your starship deploys -1 here.
   Dark: While you control here: Kessel Run is cancelled.

289 •Tatooine   Dark Location - System   C2
   destiny 0   Light 1   Dark 2   parsec 7
   planet
   Light: While you control here: your total power at a related site is +1 for each your starship here.
   Dark: While you control here: your total power at a related site is +1 for each your starship here.

290 •Tatooine: Cantina   Dark Location - Site   R2
   destiny 0   Light 2   Dark 2
   interior   planet
   Light: Your alien here is forfeit +1.
   Dark: Your alien except Tusken Raider here is power +1.

291 •Tatooine: Docking Bay 94   Dark Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here costs 2 Force.
   Dark: Your docking bay transit from here costs 1 Force.

292 •Tatooine: Jawa Camp   Dark Location - Site   C1
   destiny 0   Light 1   Dark 1
   exterior   planet
   Light: Your Jawa here is power and forfeit -1.
   Dark: Your Jawa deploys for 1 Force from you only here.

293 •Tatooine: Jundland Wastes   Dark Location - Site   C1
   destiny 0   Light 1   Dark 1
   exterior   planet
   Light: Ability 6 is needed for your battle destiny here.
   Dark: Your Tusken Raider here is forfeit +1.
   Dark: While you control here: your Force drain here is +1.

294 •Tatooine: Lars' Moisture Farm   Dark Location - Site   U2
   destiny 0   Light 1   Dark 1
   Scomp link   exterior   planet
   Dark: Each your weapon destiny draw here is +1.
   Dark: While you control here: your Force drain here is +1.

295 •Tatooine: Mos Eisley   Dark Location - Site   C1
   destiny 0   Light 1   Dark 2
   exterior   planet
   Dark: Your spy, thief, bounty hunter or smuggler here is power and forfeit +1.

296 •Yavin 4   Dark Location - System   C2
   destiny 0   Light 1   Dark 2   parsec 4
   planet
   Light: While you control here: your total power at a related site is +1 for each your starship here.
   Dark: While you control here: your total power at a related site is +1 for each your starship here.

297 •Yavin 4: Docking Bay   Dark Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here costs 1 Force.
   Dark: Your docking bay transit from here costs 1 Force.

298 •Yavin 4: Jungle   Dark Location - Site   U2
   destiny 0   Light 1   Dark 1
   exterior   planet
   Dark: While the battle is here: lone Imperial here is power +2.
   Dark: Lone Imperial here is immune to attrition.

299 •Black 2   Dark Starship - Starfighter: TIE/LN   R1
   destiny 2   deploy 1   power 1   maneuver 4   forfeit 3
   No Hyperdrive   matching DS-61-2   matching Reserve Pilot

300 •Black 3   Dark Starship - Starfighter: TIE/LN   U1
   destiny 3   deploy 1   power 1   maneuver 3   forfeit 3
   No Hyperdrive   matching DS-61-3   matching Reserve Pilot

301 •Devastator   Dark Starship - Capital: Imperial-Class Star Destroyer   R1
   destiny 1   deploy 8   power 9   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability   matching Commander Praji

302 Imperial-Class Star Destroyer   Dark Starship - Capital: Imperial-Class Star Destroyer   U1
   destiny 1   deploy 8   power 8   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability

303 TIE Advanced x1   Dark Starship - Starfighter: TIE Advanced x1   U2
   destiny 3   deploy 2   power 2   maneuver 2   forfeit 3
   pilot   No Hyperdrive

304 TIE Fighter   Dark Starship - Starfighter: TIE/LN   C2
   destiny 1   deploy 1   power 1   maneuver 3   forfeit 2
   pilot   No Hyperdrive

305 TIE Scout   Dark Starship - Starfighter: TIE/SR   C2
   destiny 4   deploy 2   power 1   maneuver 1   hyperspeed 5   forfeit 3
   pilot   nav computer

306 •Vader's Custom TIE   Dark Starship - Starfighter: TIE Advanced x1   R1
   destiny 2   deploy 2   power 2   maneuver 3   hyperspeed 2   forfeit 4
   nav computer   matching Darth Vader

307 Bantha   Dark Vehicle - Creature   U2
   destiny 3   deploy 1   power 1   maneuver 2   landspeed 1   forfeit 3
   bantha

308 Lift Tube   Dark Vehicle - Transport   C2
   destiny 6   deploy 1   power 0   maneuver 1   landspeed 3   forfeit 1
   enclosed

309 Sandcrawler   Dark Vehicle - Transport   R2
   destiny 2   deploy 3   power 3   armor 3   landspeed 2   forfeit 5
   enclosed   sandcrawler

310 Ubrikkian 9000 Z001   Dark Vehicle - Transport   C2
   destiny 2   deploy 2   power 2   maneuver 6   landspeed 3   forfeit 4
   enclosed

311 Assault Rifle   Dark Weapon - Character   R2
   destiny 2
   blaster rifle   rifle

312 Blaster Rifle   Dark Weapon - Character   C2
   destiny 3
   blaster rifle   rifle

313 Boosted TIE Cannon   Dark Weapon - Starship   U1
   destiny 4
   cannon

314 Dark Jedi Lightsaber   Dark Weapon - Character   U1
   destiny 2
   lightsaber

315 Gaderffii Stick   Dark Weapon - Character   C2
   destiny 4

316 Han Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker

317 Imperial Blaster   Dark Weapon - Character   C2
   destiny 3
   blaster

318 Ion Cannon   Dark Weapon - Starship   U1
   destiny 5
   cannon   ion cannon

319 Laser Projector   Dark Weapon - Automated   U2
   destiny 3

320 Light Repeating Blaster Rifle   Dark Weapon - Character   R1
   destiny 2
   blaster rifle   rifle

321 Luke Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker

322 Timer Mine   Dark Weapon - Automated   C2
   destiny 2
   mine

323 Turbolaser Battery   Dark Weapon - Starship   R2
   destiny 2
   turbolaser battery

324 •Vader's Lightsaber   Dark Weapon - Character   R1
   destiny 1
   lightsaber
`;
