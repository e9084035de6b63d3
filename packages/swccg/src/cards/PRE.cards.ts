/** Premiere: the whole set as a card file; cardfile.ts describes the format. */
export const PRE = `# Premiere (PRE)

1 2X-3KPR (Tooex)   Light Character - Droid   U1
   destiny 3   deploy 2   power 0   forfeit 2
   security patrol droid
   While this card is present and this card is at planet site and it is nighttime here: your Rebel or alien here is power +2.
   While this card is present and this card is at planet site and it is nighttime here and there is a Hydroponics Station present: your Rebel or alien here is immune to attrition below 3.

2 •Beru Lars   Light Character - Rebel   U2
   destiny 2   deploy 1   power 1   ability 1   forfeit 3
   female
   While there is 1 or more Owen Lars or Hydroponics Station at same site: this card is forfeit +2.
   When this card is lost, if it is opponent's turn: Until end of your next turn: Luke Skywalker is power +3.

3 •Biggs Darklighter   Light Character - Rebel   R2
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   Red Squadron pilot   matching Red 3
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Red 3: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

4 •BoShek   Light Character - Alien   U1
   destiny 1   deploy 4   power 2   ability 4   forfeit 3
   pilot   Force-Sensitive
   While this card is piloting starship: its ship is power +3.
   This card is immune to attrition below 3.

5 •C-3PO (See-Threepio)   Light Character - Droid   R1
   destiny 3   deploy 3   power 1   forfeit 4
   protocol droid
   Your total power at same site is higher by twice pairs of your droid present and your Rebel present.
   R2-D2 present is forfeit +2.

6 CZ-3 (Seezee-Three)   Light Character - Droid   C1
   destiny 3   deploy 1   power 1   forfeit 4
   communications droid
   While this card is present: your card may react by deploying here or at an adjacent site.

7 •Dice Ibegon   Light Character - Alien   R2
   destiny 2   deploy 4   power 2   ability 3   forfeit 3
   Force-Attuned   female
   Once per turn, just after opponent's character present fires a weapon: use 1 Force -> Draw 1 destiny. If destiny = its ability: It is hit.

8 •Dutch   Light Character - Rebel   R1
   destiny 1   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   Gold Squadron pilot   leader   matching Gold 1
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Gold 1: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.
   Other Gold Squadron pilot here is forfeit +1.

9 •Figrin D'an   Light Character - Alien   U2
   destiny 2   deploy 2   power 1   ability 1   forfeit 4
   Bith   gambler   musician
   Once per turn, in your control phase: use 1 Force -> Draw 3 destiny. Opponent draws 2 destiny. Player with higher destiny may retrieve 1 Force at random.

10 •General Dodonna   Light Character - Rebel   U1
   destiny 2   deploy 3   power 2   ability 2   forfeit 5
   warrior   general   leader
   While this card is at site and this card is on Yavin 4: your other Rebel present is power +1.
   Just after opponent plays or deploys Wrong Turn: use 1 Force -> Cancel it.
   At any time: use 1 Force, target 1 Wrong Turn on table -> It is lost.

11 •Han Solo   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 3   forfeit 6
   pilot   warrior   Force-Attuned   Corellian   gambler   pirate   smuggler   matching Millennium Falcon
   Once per battle, just after you draw any destiny: only if this card is present and this card is in a battle: use 1 Force -> Cancel that destiny and draw again.
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Millennium Falcon: its ship is maneuver +2; you draw 1 battle destiny if unable to otherwise.

12 Jawa   Light Character - Alien   C2
   destiny 3   deploy *   power 1   ability 1   forfeit 1
   Jawa   scavenger
   This card deploys for 1 Force from each player.
   This card deploys only on Tatooine.

13 •Jek Porkins   Light Character - Rebel   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   Red Squadron pilot   matching Red 6
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Red 6: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

14 •Kabe   Light Character - Alien   U1
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   female   thief
   Once per turn, in your control phase: target 1 opponent's portable weapon or device at same site -> Draw 1 destiny. If destiny < its destiny: It is stolen.
   This card hands weapons over free.

15 •Kal'Falnl C'ndros   Light Character - Alien   R1
   destiny 2   deploy 0   power 1   ability 1   forfeit 5
   pilot   female
   Just after both players have drawn battle destiny: only if this card is present and this card is in a battle and each player has drawn exactly 1 battle destiny and your battle destiny > opponent's battle destiny: Opponent's battle destiny is 0.
   This card has landspeed equal to 3.
   While this card is piloting capital starship: its ship is power +2.
   This card cannot board starfighters; this card cannot board enclosed vehicles.

16 •Leesub Sirln   Light Character - Alien   R2
   destiny 4   deploy 3   power 1   ability 3   forfeit 3
   Force-Attuned   female   Qiraash
   Once per turn, in your control phase: use 1 Force -> Guess the type of a random card in opponent's hand, which is lost if it is so.

17 •Leia Organa   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 3   forfeit 6
   warrior   Force-Attuned   Alderaanian   female   leader   senator   spy
   While this card is at site and this card is on Death Star: other Rebel present is power +1.
   This card is immune to attrition below 2.

18 LIN-V8K (Elleyein-Veeatekay)   Light Character - Droid   C1
   destiny 3   deploy 2   power 0   forfeit 4
   mining droid
   Once per turn, at any time in your turn: use 1 Force, target 1 mine at same site -> It is lost.

19 •Luke Skywalker   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 4   forfeit 7
   pilot   warrior   Force-Sensitive   matching Red 5
   While this card is present and this card is not on Tatooine: you generate 1 more Force.
   While this card is piloting starship: its ship is power +3.
   While this card is piloting Red 5: its ship is maneuver +2.
   This card is immune to attrition below 3.

20 •Momaw Nadon   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 3   forfeit 3
   Force-Attuned   leader   spy
   Once per turn, in your control phase: target 1 bantha at same site -> It is stolen.

21 •Obi-Wan Kenobi   Light Character - Rebel   R1
   destiny 1   deploy 5   power 5   ability 6   forfeit 9
   warrior   Jedi Knight   general
   Once per battle, just after any player initiates a battle present: use 1 Force, target 1 opponent's character with ability = 1 in the battle -> It moves away free or is lost.
   This card is immune to attrition below 5.

22 •Owen Lars   Light Character - Rebel   U1
   destiny 2   deploy 2   power 1   ability 3   forfeit 4
   Force-Attuned
   This card deploys free at Tatooine: Lars' Moisture Farm.
   While there is a Beru Lars or Vaporator at same site: this card is power +2.
   When this card is lost, if it is opponent's turn: Until end of your next turn: Luke Skywalker is power +3.

23 •Pops   Light Character - Rebel   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   Gold Squadron pilot   matching Gold 5
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Gold 5: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

24 R2-X2 (Artoo-Extoo)   Light Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard starfighter or squadron: its ship is power, maneuver and hyperspeed +1.

25 R4-E1 (Arfour-Eeone)   Light Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   vehicle droid   r-unit
   While this card is aboard transport vehicle or shuttle vehicle: its ship is power, maneuver and landspeed +1.
   This card may drive without ability.

26 Rebel Guard   Light Character - Rebel   C2
   destiny 3   deploy 2   power 0*   ability 1   forfeit 1
   This card cannot move.
   While this card defends a battle: this card has power equal to 4.

27 Rebel Pilot   Light Character - Rebel   C2
   destiny 3   deploy 2   power 0*   ability 2   forfeit 2
   pilot
   While this card is at site: this card has power 0.
   While this card is piloting starship: its ship is power +2.

28 Rebel Trooper   Light Character - Rebel   C3
   destiny 1   deploy 1   power 1   ability 1   forfeit 2
   warrior   Alderaanian   Rebel trooper   trooper
   This card deploys free at same site as your Rebel with ability > 2.

29 •Red Leader   Light Character - Rebel   R1
   destiny 1   deploy 2   power 2   ability 2   forfeit 5
   pilot   warrior   leader   Red Squadron pilot   matching Red 1
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Red 1: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.
   Other Red Squadron pilot here is forfeit +1.

30 •••Shistavanen Wolfman   Light Character - Alien   C2
   destiny 2   deploy 3   power 2   ability 1   forfeit 2
   warrior   scout
   This card may react by moving at an adjacent site.

31 •••Talz   Light Character - Alien   C2
   destiny 3   deploy 1   power 1   ability 1   forfeit 4
   This card may be forfeited in place of your other hit character at same site.
   Talz at nighttime is power +2.

32 •WED-9-M1 'Bantha' Droid   Light Character - Droid   R2
   destiny 4   deploy 2   power 1   forfeit 3
   maintenance droid
   Your vehicle or droid here is immune to attrition below 2.
   While this card is at docking bay: your starfighter at the related system is immune to attrition below 3.
   At any time: only if this card is at docking bay and there is a Lateral Damage on table: target 1 your starfighter at the related system -> Lateral Damage targeting it is lost.

33 •Wioslea   Light Character - Alien   U1
   destiny 5   deploy 1   power 2   ability 1   forfeit 2
   female   gambler
   Once per turn, in your control phase: use 1 Force, target 1 opponent's vehicle or droid present -> Draw 1 destiny. If destiny > its destiny: You may pay its deploy number in Force to steal it.

34 Caller   Light Device   U2
   destiny 6
   Deploys on Rebel or Jawa.
   Once per turn, in your control phase: target 1 droid with a Restraining Bolt at same site -> It is stolen. If it is a your droid: Its Restraining Bolt returns to hand.

35 Electrobinoculars   Light Device   C2
   destiny 3
   Deploys on warrior for 1 Force.
   At any time: use 2 Force -> Look at top 1 card of your Reserve Deck. You may: Put it on its Force Pile.

36 Fusion Generator Supply Tanks   Light Device   C2
   destiny 4
   Deploys on starship where the related docking bay is on table.
   The bearer is hyperspeed, power and maneuver +1.

37 Hydroponics Station   Light Device   U2
   destiny 4
   Deploys on exterior Tatooine site for 1 Force.
   This card cannot be moved.
   The first 1 Force that you activate may go to your hand.
   While there is a Vaporator: the first 2 Force that you activate may go to your hand.

38 Restraining Bolt   Light Device   C2
   destiny 6
   Deploys on droid at site.
   The bearer cannot move; the bearer has no text; the bearer has power 0.
   In your deploy phase: target 1 other droid at same site -> This card goes on it.

39 Targeting Computer   Light Device   U1
   destiny 3
   Deploys on starship for 2 Force.
   The bearer is maneuver +1; the bearer may fire each weapon twice; each weapon destiny draw of the bearer is -1.

40 Tatooine Utility Belt   Light Device   C2
   destiny 4
   Deploys on Rebel or alien for 1 Force.
   While the bearer is on Tatooine: the bearer is power and forfeit +2.

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
   Deploys on exterior Tatooine site for 3 Force.
   Once per turn, at any time in your turn: choose a number from 1 to cards in opponent's Force Pile -> This turn: that number of opponent's Force helps to pay for your next action.

45 •Crash Site Memorial   Light Effect   U1
   destiny 5
   Deploys on your side of table.
   When your vehicle, droid, weapon or device is lost or forfeited: You may: Put that card under this card.
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
   In any player's control phase: target 1 opponent's armed character at site where there is 1 or more your armed character -> Weapon carried by it is lost. Deploy this card on it.
   The bearer is power -1; the bearer cannot carry weapons.
   This card is immune to Alter.

49 Ellorrs Madak   Light Effect   C2
   destiny 5
   Deploys on character except pilot or droid.
   Deploys on pilot.
   While way 1 was chosen: the bearer counts as pilot.
   While way 1 was chosen and the bearer is piloting starship: its ship is power +2.
   While way 2 was chosen and the bearer is piloting starship: its ship is power +1.
   This card is immune to Alter.

50 Eyes In The Dark   Light Effect   U1
   destiny 5
   Deploys on either Lost Pile.
   The Lost Pile beside this card is face down, and Life Force is lost unseen.

51 •Jawa Siesta   Light Effect   U1
   destiny 3
   Deploys on your side of table.
   This card deploys for 3 Force from each player.
   Your Jawa is forfeit +1.

52 •Kessel Run   Light Effect - Utinni   R2
   destiny 5
   Deploys on Kessel targeting your smuggler or BoShek at system except Kessel.
   When the target reaches this card: Opponent draws 1 destiny. If opponent's destiny = 0: The starship of the target is lost.
   When it is so that this card has its target back: Retrieve parsecs to where the target was Force. This card is lost.

53 •K'lor'slug   Light Effect   R1
   destiny 3
   dejarik
   Deploys on your side of table.
   In a battle: use X Force, at most your unspent ability in the battle -> Spend that number ability. Add that number to your total power.

54 •Lightsaber Proficiency   Light Effect   R1
   destiny 4
   Deploys on character with ability > 2 with a lightsaber.
   While the bearer is in a battle: the bearer is power +3.
   While the bearer is present: you may add 1 to your Force drain here.
   While not (the bearer is a character with a lightsaber): this card comes to its end.

55 •Mantellian Savrip   Light Effect   R2
   destiny 3
   dejarik
   Deploys on your side of table for 3 Force.
   While there is a C-3PO on table: this card deploys free.
   Character, starship or vehicle may be forfeited from your hand after you lose a battle.

56 Nightfall   Light Effect   U1
   destiny 3
   Deploys on planet system.
   It is nighttime at a related site.
   Each player adds 1 destiny to power only at a related site.
   Spy deploys free at nighttime.

57 •Obi-Wan's Cape   Light Effect   R1
   destiny 4
   Deploys on Rebel or alien for 2 Force.
   The bearer is immune to attrition below 5.
   Once per battle, just after any player initiates a battle present: use 1 Force, target 1 opponent's character with ability = 1 in the battle -> It moves away free or is lost.

58 •Our Most Desperate Hour   Light Effect - Utinni   R1
   destiny 6
   Deploys on Alderaan targeting Rebel on Tatooine.
   When the target reaches this card: Retrieve (number of your Force-Attuned character + twice number of your Force-Sensitive or Jedi character) Force. This card is lost.

59 •Plastoid Armor   Light Effect - Utinni   U2
   destiny 5
   Just after Stormtrooper on Death Star is lost or forfeited: deploys on Death Star site there targeting your character not on Death Star.
   When the target reaches this card: The target takes this card.
   While the bearer is a character: the bearer counts as spy; the bearer is power and forfeit +2; the bearer is immune to weapon destiny below 6.

60 •Rebel Planners   Light Effect   R2
   destiny 4
   Deploys on Yavin 4: Massassi War Room or docking bay for 1 Force.
   Your total power at the related system is +1 for each your starship at the related system.
   While there is a General Dodonna at same site: your total power at the related system is +1 for each your starship at the related system.
   While there is 1 or more your General Dodonna on table and not (there is a General Dodonna at same site): your total power at the related system is +1.

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
   Deploys on character except smuggler.
   Deploys on smuggler.
   While way 1 was chosen: the bearer counts as smuggler.
   While way 2 was chosen: the bearer is power +1.
   This card is immune to Alter.

64 Sai'torr Kal Fas   Light Effect   C2
   destiny 4
   Deploys on character except warrior or droid.
   Deploys on warrior.
   While way 1 was chosen: the bearer counts as warrior.
   While way 2 was chosen: the bearer is power +1.
   This card is immune to Alter.

65 •Special Modifications   Light Effect   U1
   destiny 3
   Deploys on starship for 1 Force.
   The bearer is armor and maneuver +2.
   While the bearer is a Millennium Falcon and there is a Han Solo or Chewbacca piloting the bearer: the bearer is power and forfeit +2.

66 Traffic Control   Light Effect   U2
   destiny 3
   Deploys on your side of table for 1 Force.
   Once per phase, in your control phase: Move any number of card from your hand to Used Pile.

67 •Tusken Breath Mask   Light Effect - Utinni   U1
   destiny 4
   Just after you win a battle on Tatooine: deploys on Tatooine site there targeting your character not on Tatooine.
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
   While a battle is going on: opponent's total power at same or an adjacent site is -1.
   When it is so that the target is a character present: This card is lost.
   This card moves in your move phase; this card rides as a passenger.

70 A Few Maneuvers   Light Interrupt - Used   C2
   destiny 6
   Target 1 starfighter on table -> This turn: it is maneuver and hyperspeed +2.
   Just after any player draws any destiny: target 1 starfighter aimed at -> This turn: it is maneuver and hyperspeed +2.

71 Alter   Light Interrupt - Used   U1
   destiny 4
   Just after any player deploys Effect except Immediate Effect: only if not (a battle is going on): Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Target 1 Effect except Immediate Effect -> Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Sense: Cancel it.

72 •Beru Stew   Light Interrupt - Lost   U2
   destiny 4
   Only if each player can activate 2 Force: Each player activates 2 Force. Activate up to number of Beru Lars, Owen Lars or Hydroponics Station Force.

73 Cantina Brawl   Light Interrupt - Lost   R1
   destiny 5
   Only if there is a character at Tatooine: Cantina: use 2 Force -> Draw 1 destiny. Opponent draws 1 destiny. For each character at Tatooine: Cantina: If either (its ability = destiny) or (its ability = opponent's destiny): It is lost.

74 Collision!   Light Interrupt - Lost   C2
   destiny 4
   Use 1 Force, target 1 system where there is 2 or more opponent's starship -> Draw 1 destiny. If destiny < number of opponent's starship present there: Opponent picks 1 opponent's starship present there. It is lost.

75 Combined Attack   Light Interrupt - Lost   C2
   destiny 4
   When weapons may be fired: only if 2 or more your starship weapon can be fired at 1 opponent's starship: Fire 2 or more your starship weapon at 1 opponent's starship.

76 •Don't Get Cocky   Light Interrupt - Lost   R1
   destiny 5
   In a battle: only if there is a Luke Skywalker in the battle and there is a Han Solo in the battle: Add 2 battle destiny.
   Just after opponent initiates a battle at system: target 1 TIE Fighter there -> It is lost.

77 Don't Underestimate Our Chances   Light Interrupt - Lost   C1
   destiny 4
   Just after opponent initiates a battle: Battle damage is times 3.
   Just after opponent plays You Overestimate Their Chances: Battle damage is times 3.

78 Droid Shutdown   Light Interrupt - Used   C2
   destiny 6
   Just after your droid is hit: It is restored. This turn: it cannot be destroyed; it cannot be stolen.
   Just after your droid is about to be stolen, destroyed or captured: Cancel it. This turn: it cannot be destroyed; it cannot be stolen.

79 Escape Pod   Light Interrupt - Used   U2
   destiny 6
   Just after capital starship is lost or forfeited: Save who was aboard that card, to a related planet site.

80 Friendly Fire   Light Interrupt - Lost   C2
   destiny 4
   Just after any player initiates a battle at site: only if there is 2 or more opponent's active character there and there is 1 or more opponent's weapon there and there is no Trooper Davin Felth there: Draw 1 destiny. If destiny < number of opponent's active character there: Opponent picks 1 opponent's active character there. It is lost.
   Just after any player initiates a battle at site: only if there is 2 or more opponent's active character there and there is 1 or more opponent's weapon there and there is a Trooper Davin Felth there: Draw 1 destiny. If destiny < number of opponent's active character there: Choose 1 opponent's active character there. It is lost.

81 •Full Throttle   Light Interrupt - Lost   R2
   destiny 4
   In a battle at system: only if your Luke Skywalker defends a battle alone: Add 1 to your total power. Add 1 battle destiny.
   In a battle at system: only if either (your pilot defends a battle alone) or (your piloted starship defends a battle alone): Add 1 battle destiny.

82 •Gift Of The Mentor   Light Interrupt - Lost   R1
   destiny 5
   In a battle: only if there is a Luke Skywalker in the battle and there is 1 or more Obi-Wan Kenobi in the battle: Add 2 battle destiny.
   Use 1 Force -> Search your Reserve Deck for 1 lightsaber. Take it into hand. Shuffle your Reserve Deck.

83 Han's Back   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Han Solo. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Han Solo. Take it into hand. Shuffle your Reserve Deck.

84 Han's Dice   Light Interrupt - Used   C2
   destiny 3
   Just after you draw battle destiny: only if there is 1 or more your character with ability > 2 in the battle: use 1 Force -> Cancel that destiny and draw again.

85 Hear Me Baby, Hold Together   Light Interrupt - Used   C2
   destiny 5
   Just after opponent fires starship weapon against your starship: Each destiny of that shot is -2.

86 Help Me Obi-Wan Kenobi   Light Interrupt - Used   R1
   destiny 3
   hologram
   In a battle: target 1 your active Obi-Wan Kenobi at site that you control, choose a number from 1 to 6 -> This turn: it lends that number of ability to the battle.
   Just after opponent initiates a battle: target 1 your Rebel at a site adjacent to there -> It reacts by moving.

87 How Did We Get Into This Mess?   Light Interrupt - Used   U2
   destiny 4
   Only if there is 1 or more your droid at Tatooine: Dune Sea or Scomp link: use 1 Force -> Move all card from your hand to Used Pile. Take top that number card of your Reserve Deck into hand. If there is 1 or more your C-3PO or R2-D2 at Tatooine: Dune Sea or Scomp link: Take top 1 card of your Reserve Deck into hand.

88 Hyper Escape   Light Interrupt - Used   C2
   destiny 5
   Just after any player initiates a battle at system: only if your starship can all move away: Choose all your starship in the battle. It moves away. Cancel the battle.

89 Into The Garbage Chute, Flyboy   Light Interrupt - Used   R2
   destiny 6
   Just after any player initiates a battle at site except Death Star: Trash Compactor on Death Star: only if there is a Death Star: Trash Compactor on table and your character can all go: Your character in the battle moves free to Death Star: Trash Compactor. Cancel the battle.

90 It Could Be Worse   Light Interrupt - Used   C2
   destiny 4
   Just after you must lose Force: use X Force, at most Force to be lost -> Lose that number less Force.

91 I've Got A Bad Feeling About This   Light Interrupt - Used   C2
   destiny 4
   Just after you initiate a battle: only if your total power there < opponent's total power there and there is a present Han Solo in the battle: Battle damage is times 3 if you win.
   Just after you initiate a battle: only if your total power there < opponent's total power there and there is no present Han Solo in the battle: Battle damage is times 2 if you win.

92 Jedi Presence   Light Interrupt - Lost   R1
   destiny 3
   In a battle: use 1 Force, target 1 your present Jedi Knight in the battle -> This battle: other Rebel in the battle has power times 2; other Rebel in the battle adds twice as much to power of its ship.

93 •Krayt Dragon Howl   Light Interrupt - Lost   R1
   destiny 4
   In a battle at site: only if your Obi-Wan Kenobi defends a battle alone: Add 1 to your total power. Add 1 battle destiny.
   In a battle at site: only if your Rebel except Obi-Wan Kenobi with ability > 2 defends a battle alone: Add 1 battle destiny.

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
   Just after any player initiates a battle at site: only if there is 1 or more your present Jedi Knight in the battle: use 1 Force -> Draw 1 destiny. Pick destiny opponent's character with ability = 1 in the battle. It moves away free or is lost.

97 Nabrun Leids   Light Interrupt - Used   U2
   destiny 4
   Choose any number of your character at one site, choose another site, draw destiny and use that Force or lose this card -> The party is carried there.

98 Narrow Escape   Light Interrupt - Used   C2
   destiny 5
   Just after any player initiates a battle at site: only if there is a present Rebel with ability > 2 in the battle and your character can all move away: Choose all your character in the battle. It moves away. Cancel the battle.

99 Noble Sacrifice   Light Interrupt - Lost   R2
   destiny 3
   Just after opponent has deployed character: target 1 your character with power of that card -> (You may: Retrieve its forfeit Force.) It goes out of play.

100 Old Ben   Light Interrupt - Lost   C2
   destiny 3
   Just after your character except Obi-Wan Kenobi at site on Tatooine is forfeited: use 1 Force -> That lost card returns to its site.

101 On The Edge   Light Interrupt - Lost   R2
   destiny 2
   Use 1 Force, target 1 Rebel with ability > 2, choose a number from 1 to 6 -> Draw 1 destiny. If destiny > that number: (You may: Retrieve that number Force.) otherwise: It is lost.

102 Out Of Nowhere   Light Interrupt - Used   U2
   destiny 5
   Just after opponent initiates a battle at system: only if there is 1 or more your starship with maneuver > 3 in the battle: use 1 Force -> Add 1 battle destiny.

103 Panic   Light Interrupt - Used   U1
   destiny 4
   Just after opponent initiates a battle: only if opponent's total power there > twice your total power there and cards in your Reserve Deck > 0: Turn up at most 3 cards of your Reserve Deck, deploy of these free what can be, and lose the rest.

104 Radar Scanner   Light Interrupt - Used   C2
   destiny 3
   Only if there is 1 or more your vehicle or starship: use 1 Force -> Move any number of Jawa or Tusken Raider except Dathcha from opponent's hand to Used Pile.

105 Rebel Barrier   Light Interrupt - Used   C2
   destiny 4
   Just after opponent has deployed character or starship: use 1 Force -> This turn: it cannot battle; it cannot move.

106 Rebel Reinforcements   Light Interrupt - Lost   C1
   destiny 4
   Only if number of opponent's character or starship > number of your character or starship: use 1 Force -> Draw 1 destiny. Search your Lost Pile for up to destiny Rebel Trooper or Y-wing. Retrieve it.

107 Return Of A Jedi   Light Interrupt - Lost   U2
   destiny 3
   Use 1 Force -> Search your Lost Pile for 1 Obi-Wan Kenobi. Retrieve it.
   Use 3 Force -> Search your Reserve Deck for 1 Obi-Wan Kenobi. Take it into hand. Shuffle your Reserve Deck.

108 Scomp Link Access   Light Interrupt - Used   C2
   destiny 3
   Only if there is 1 or more your r-unit at Scomp link: choose any player's Reserve Deck -> Look at the chosen pile. Shuffle the chosen pile.
   Just after any player plays Boring Conversation Anyway or We're All Gonna Be A Lot Thinner!: only if there is 1 or more your r-unit at Scomp link Death Star site: Cancel it.

109 Sense   Light Interrupt - Used   U1
   destiny 3
   Just after opponent plays an Interrupt: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent reacts: Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Alter: Cancel it.

110 •Skywalkers   Light Interrupt - Lost   R1
   destiny 5
   In a battle: only if there is a Luke Skywalker in the battle and there is a Leia Organa in the battle: Add 2 battle destiny.
   Just after opponent plays Imperial Barrier or Retract The Bridge: Cancel it.
   Target 1 Wrong Turn on table -> It is lost.

111 •Solo Han   Light Interrupt - Lost   R2
   destiny 4
   In a battle at site: only if your Han Solo defends a battle alone: Add 2 battle destiny.
   In a battle at site: only if your alien defends a battle alone: Add 1 battle destiny.

112 •••Spaceport Speeders   Light Interrupt - Used   U2
   destiny 6
   Target 1 your vehicle or droid at Tatooine: Mos Eisley -> If it is a Luke's X-34 Landspeeder: Draw 3 destiny. Activate destiny Force. It is lost. otherwise: Draw 2 destiny. Activate destiny Force. It is lost.
   Target 1 your vehicle or droid at same site as Wioslea -> If it is a Luke's X-34 Landspeeder: Draw 3 destiny. Activate destiny Force. It is lost. otherwise: Draw 2 destiny. Activate destiny Force. It is lost.

113 Surprise Assault   Light Interrupt - Lost   C1
   destiny 3
   Just after opponent declares a Force drain: use 1 Force -> Cancel the Force drain. Draw number of opponent's character, starship or vehicle present there destiny. (If destiny > opponent's total power there: Opponent loses (destiny - opponent's total power there) Force.) If destiny < opponent's total power there: Lose (opponent's total power there - destiny) Force.

114 Thank The Maker   Light Interrupt - Lost   R2
   destiny 3
   In opponent's control phase: only if there is 1 or more your droid and Force that you lost to Force drains at least 5: use 1 Force -> Draw 1 destiny. Retrieve destiny Force at random.

115 The Bith Shuffle   Light Interrupt - Used   C2
   destiny 5
   Choose any player's Reserve Deck, Lost Pile or Used Pile -> Shuffle the chosen pile.

116 The Force Is Strong With This One   Light Interrupt - Lost   R2
   destiny 5
   In a battle: only if there is a Luke Skywalker in the battle and there is a Darth Vader in the battle: Add 2 battle destiny.
   In a battle: only if there is a Luke Skywalker in the battle and there is 1 or more Imperial with ability > 2 in the battle: Add 1 battle destiny.

117 This Is All Your Fault   Light Interrupt - Used   U1
   destiny 4
   In the damage step: only if a battle is going on at site and attrition against you > 0: end Droid Shutdown, target 1 your droid in the battle -> It is forfeited. Cancel attrition against you.
   Just after opponent fires weapon at site: end Droid Shutdown, target 1 your droid there -> That shot is aimed at it instead. This battle: it has forfeit equal to that number.

118 Utinni!   Light Interrupt - Used   R1
   destiny 4
   Target 1 Utinni Effect at same location as your Jawa -> Take it into hand.
   Just after any player plays or deploys Jawa Pack, Jawa Siesta or Dead Jawa: Cancel it.
   Target 1 Jawa Pack or Jawa Siesta -> Cancel it.

119 •Warrior's Courage   Light Interrupt - Lost   R2
   destiny 4
   In a battle at site: only if your Leia Organa defends a battle alone: Add 2 battle destiny.
   In a battle at site: only if your warrior defends a battle alone: Add 1 battle destiny.

120 We're Doomed   Light Interrupt - Used   C2
   destiny 5
   In opponent's control phase: only if you have fewer than 15 Life Force: This turn: your loss of Force is halved, rounded down with R2-D2 or C-3PO.

121 •Alderaan   Light Location - System   U2
   destiny 0   Light 1   Dark 0   parsec 2
   planet
   Light: Opponent's battle destiny draw here is -1.
   Dark: While you control here: your Force drain here is +1.

122 •Dantooine   Light Location - System   U1
   destiny 0   Light 1   Dark 0   parsec 5
   planet
   Light: Your capital starship deploys -2 here; your starfighter deploys -1 here.
   Dark: While you control here: your Force drain here is +1.

123 •Death Star: Detention Block Control Room   Light Location - Site   U2
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1; captive character on Death Star is released.

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
   Light: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.
   Dark: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.

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
   Dark: Your weapon destiny draw here is +1.

133 •Tatooine: Mos Eisley   Light Location - Site   U2
   destiny 0   Light 2   Dark 1
   exterior   planet
   Light: In your control phase: only if there is a Tatooine: Cantina: target 1 your character here that can move -> It goes to Tatooine: Cantina.
   Light: In your control phase: target 1 your character at Tatooine: Cantina that can move -> It goes to Tatooine: Mos Eisley.

134 •Tatooine: Obi-Wan's Hut   Light Location - Site   R1
   destiny 0   Light 2   Dark 0
   exterior   planet
   Light: Obi-Wan Kenobi deploys -3 here.
   Dark: While you control here: your Force drain here is +1.

135 •Yavin 4   Light Location - System   C2
   destiny 0   Light 2   Dark 1   parsec 4
   planet
   Light: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.
   Dark: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.

136 •Yavin 4: Docking Bay   Light Location - Site   C1
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here costs 0 Force.
   Dark: Your docking bay transit from here costs 2 Force.

137 •Yavin 4: Jungle   Light Location - Site   C2
   destiny 0   Light 1   Dark 0
   exterior   planet
   Light: While a battle is going on here: lone Rebel here is power +2.
   Light: Lone Rebel here is immune to attrition.
   Dark: While you control here: your Force drain here is +1.

138 •Yavin 4: Massassi Throne Room   Light Location - Site   R1
   destiny 0   Light 1   Dark 0
   interior   planet
   Light: Light goes first if you start here.
   Dark: While you control here: your Force drain here is +1.

139 •Yavin 4: Massassi War Room   Light Location - Site   U2
   destiny 0   Light 2   Dark 0
   Scomp link   interior   planet
   Light: While you control here with a leader: stormtrooper or TIE is forfeit -1.
   Dark: While you initiated the battle: you add 1 battle destiny here.

140 Corellian Corvette   Light Starship - Capital: Corvette   U2
   destiny 1   deploy 4   power 5   armor 4   hyperspeed 3   forfeit 8
   pilot   nav computer   Scomp link   ship-docking capability
   This card carries 3 pilot, 4 passenger and 1 vehicle.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 1.

141 •Gold 1   Light Starship - Starfighter: Y-Wing   R2
   destiny 3   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 3
   nav computer   Scomp link   matching Dutch
   This card carries 2 pilot or passenger.

142 •Gold 5   Light Starship - Starfighter: Y-Wing   R2
   destiny 4   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 3
   nav computer   Scomp link   matching Pops
   This card carries 2 pilot or passenger and 1 astromech.

143 •Millennium Falcon   Light Starship - Starfighter: Modified Light Freighter   R1
   destiny 2   deploy 3   power 3   maneuver 4   hyperspeed 6   forfeit 7
   nav computer   Scomp link   ship-docking capability   matching Chewbacca   matching Han Solo
   This card carries 2 pilot and 2 passenger.
   While there is a Han Solo or Chewbacca piloting this card: this card is immune to attrition below 5.
   This card has ship-docking capability.

144 •Red 1   Light Starship - Starfighter: X-Wing   U1
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Red Leader
   This card carries 1 pilot.

145 •Red 3   Light Starship - Starfighter: X-Wing   R2
   destiny 3   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Biggs Darklighter
   This card carries 1 pilot and 1 astromech.

146 X-wing   Light Starship - Starfighter: X-Wing   C2
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 4
   pilot   nav computer   Scomp link
   This card has 1 permanent pilot with ability 1.

147 Y-wing   Light Starship - Starfighter: Y-Wing   C2
   destiny 3   deploy 1   power 2   maneuver 3   hyperspeed 4   forfeit 2
   pilot   nav computer   Scomp link
   This card carries 1 pilot or passenger.
   This card has 1 permanent pilot with ability 1.

148 Lift Tube   Light Vehicle - Transport   C2
   destiny 6   deploy 1   power 0   maneuver 1   landspeed 3   forfeit 1
   enclosed
   This card carries 4 aboard.
   This card deploys only at interior mobile site; this card moves only to interior mobile site.
   This card moves without a driver.
   This card may react by moving.

149 •Luke's X-34 Landspeeder   Light Vehicle - Transport   U2
   destiny 3   deploy 2   power 1   maneuver 5   landspeed 4   forfeit 4
   This card carries 3 aboard.
   While there is a Luke Skywalker aboard this card: this card moves free.
   This card may react by moving.

150 Sandcrawler   Light Vehicle - Transport   R2
   destiny 2   deploy 3   power 3   armor 3   landspeed 2   forfeit 5
   enclosed   sandcrawler
   This card carries 8 aboard.
   This card deploys only on Tatooine; this card moves only to planet site.
   While this card is at exterior site: Jawa at same site is forfeit +1.

151 SoroSuub V-35 Landspeeder   Light Vehicle - Transport   C2
   destiny 4   deploy 2   power 0   maneuver 4   landspeed 3   forfeit 3
   enclosed
   This card carries 4 aboard.
   While there is 1 or more Owen Lars, Beru Lars or Luke Skywalker aboard this card: this card moves free.
   This card may react by moving.

152 Blaster   Light Weapon - Character   C2
   destiny 3
   blaster
   Deploys on warrior for 1 Force.
   Fires for 1 Force: 1 destiny; vehicle hit if destiny > maneuver or armor; character hit if destiny > ability.

153 Blaster Rifle   Light Weapon - Character   C1
   destiny 3
   blaster rifle   rifle
   Deploys on warrior for 2 Force.
   Fires for 2 Force: 1 destiny; vehicle hit if destiny +1 > maneuver or armor; character hit if destiny +1 > ability.

154 •Han's Heavy Blaster Pistol   Light Weapon - Character   R2
   destiny 2
   blaster
   Deploys on Han Solo for 1 Force.
   Deploys on warrior except Han Solo for 3 Force.
   Fires for 1 Force: 1 destiny; vehicle hit with forfeit 0 from Han Solo if destiny +1 > maneuver or armor; character hit with forfeit 0 from Han Solo if destiny +1 > ability.

155 Jedi Lightsaber   Light Weapon - Character   U1
   destiny 2
   lightsaber
   Deploys on warrior for ((7 - its ability), at least 0) Force.
   While the bearer is present and the bearer is at site: you may add 1 to your Force drain here.
   Fires for ((7 - the bearer's ability), at least 0) Force: 2 destiny; character hit if destiny > ability.

156 •Leia's Sporting Blaster   Light Weapon - Character   U1
   destiny 5
   blaster
   Deploys on Leia Organa for 1 Force.
   Deploys on warrior except Leia Organa for 2 Force.
   Fires free: 1 destiny; vehicle hit with forfeit 0 from Leia Organa if destiny -1 > maneuver or armor; character hit with forfeit 0 from Leia Organa if destiny -1 > ability.

157 •Obi-Wan's Lightsaber   Light Weapon - Character   R1
   destiny 1
   lightsaber
   Deploys on Obi-Wan Kenobi.
   While the bearer is present and the bearer is at site: you may add 1 to your Force drain here.
   Fires free: 2 destiny; character hit with forfeit 0 if destiny > ability.

158 Proton Torpedoes   Light Weapon - Starship   C2
   destiny 4
   proton torpedoes
   Deploys on X-wing or Y-wing for 1 Force.
   Fires for 1 Force: 1 destiny; starfighter hit if destiny > maneuver; capital starship hit if destiny > armor.

159 Quad Laser Cannon   Light Weapon - Starship   U1
   destiny 4
   cannon   laser cannon
   Deploys on Corellian Corvette or Millennium Falcon for 2 Force.
   Fires for 1 Force: 1 destiny; starfighter hit if destiny +1 > maneuver; capital starship hit if destiny > armor.

160 Tagge Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks General Tagge; this card seeks warrior with ability < 3.

161 Tarkin Seeker   Light Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks Grand Moff Tarkin; this card seeks alien with ability < 3.

162 Timer Mine   Light Weapon - Automated   C2
   destiny 2
   mine
   Deploys on site where there is 1 or more your mining droid.
   When your turn begins: Draw 1 destiny. Opponent picks destiny opponent's active character here. It is lost. This card is lost.

163 •5D6-RA-7 (Fivedesix)   Dark Character - Droid   R1
   destiny 2   deploy 4   power 2   forfeit 5
   servant droid   spy
   While there is 1 or more Admiral Motti or Colonel Wullf Yularen at same site: this card is power +1.
   Opponent's droid deploys +1 here; your MSE-6 'Mouse' Droid deploys +1 here.
   While it is nighttime here: this card is immune to attrition.

164 •Admiral Motti   Dark Character - Imperial   R2
   destiny 1   deploy 3   power 3   ability 3   forfeit 5
   pilot   warrior   Force-Attuned   admiral   commander   leader
   While there is 2 or more Imperial starship on table: this card deploys -2.
   While this card is at system: opponent's Rebel pilot here is forfeit -1.
   While this card is piloting starship: its ship is power +2.

165 •Chief Bast   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot
   Just after any player initiates a battle here: only if this card is aboard starship and there is a site at a related site: target up to 1 your other character aboard its ship -> This card and the target evacuate free to a related site.
   While there is a Grand Moff Tarkin at same site: this card is power +1.
   While this card is piloting starship: its ship is power +2.

166 •Colonel Wullf Yularen   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 1   ability 2   forfeit 5
   warrior   leader
   While there is a Grand Moff Tarkin, Chief Bast or General Dodonna at same site: this card is power +1.

167 •Commander Praji   Dark Character - Imperial   U2
   destiny 2   deploy 2   power 1   ability 2   forfeit 3
   pilot   warrior   commander   matching Devastator
   C-3PO or R2-D2 present has no text.
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Devastator: its ship is hyperspeed +1.

168 •Darth Vader   Dark Character - Imperial   R1
   destiny 1   deploy 6   power 6   ability 6   forfeit 8
   pilot   warrior   Dark Jedi   matching Vader's Custom TIE
   While this card is present and this card is in a battle: your battle destiny draw here is +1.
   While this card is piloting starship except Vader's Custom TIE: its ship is power +3.
   While this card is piloting Vader's Custom TIE: its ship is power +4; its ship is maneuver +3.
   This card is immune to attrition below 5.

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
   While not (it is nighttime here): this card has power equal to (1 + number of Dark icons here).
   While it is nighttime here: this card has power equal to (1 + twice number of Dark icons here).
   This card is immune to attrition below 3.

172 •Dr. Evazan   Dark Character - Alien   R2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   pilot   warrior   smuggler
   While this card is piloting starship: its ship is power +2.
   In a battle: target 1 hit character at same site -> It is lost.
   At any time: target 1 character with a Disarmed at same site -> It is lost.

173 •DS-61-2   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   matching Black 2
   While this card is piloting starship: its ship is power +3.
   While this card is piloting Black 2: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

174 •DS-61-3   Dark Character - Imperial   R1
   destiny 2   deploy 2   power 3   ability 2   forfeit 3
   pilot   warrior   Corellian   matching Black 3
   While this card is piloting starship: its ship is power +3.
   While this card is piloting Black 3: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

175 EG-6 (Eegee-Six)   Dark Character - Droid   U2
   destiny 0*   deploy 1   power 0   forfeit 3
   power droid
   Your other droid except power droid present is power +1.
   This card drawn for battle destiny doubles your total power if it is lower.

176 •Feltipern Trevagg   Dark Character - Alien   U1
   destiny 4   deploy 2   power 2   ability 1   forfeit 3
   warrior   bounty hunter   tax collector
   While this card is present and there is no droid present: to initiate a battle here costs (number of Dark icons here + number of Light icons here) Force.

177 •Garindan   Dark Character - Alien   R2
   destiny 4   deploy 2   power 1   ability 1   forfeit 3
   spy
   While there is a Rebel with ability > 2 here: Imperial deploys -1 here.
   In your move phase: only if there is a Rebel with ability > 2 here: target 1 your unmoved Imperial at an adjacent site that can move -> It goes to site here as its move.

178 •General Tagge   Dark Character - Imperial   R2
   destiny 1   deploy 3   power 3   ability 3   forfeit 4
   warrior   Force-Attuned   general   leader
   While this card is at site: this card is forfeit +1 for each Imperial trooper present.

179 •Grand Moff Tarkin   Dark Character - Imperial   R1
   destiny 1   deploy 4   power 4   ability 3   forfeit 6
   pilot   warrior   Force-Attuned   leader   moff
   Once per battle, just after opponent draws any destiny: only if this card is present and this card is in a battle with present Darth Vader: Cancel that destiny.
   While this card is piloting starship: its ship is power +2.

180 Imperial Pilot   Dark Character - Imperial   C2
   destiny 3   deploy 2   power 0*   ability 2   forfeit 2
   pilot
   While this card is at site: this card has power 0.
   While this card is piloting starship: its ship is power +2.

181 Imperial Trooper Guard   Dark Character - Imperial   C2
   destiny 3   deploy 2   power 0*   ability 1   forfeit 1
   Death Star trooper   trooper
   This card cannot move.
   While this card defends a battle: this card has power equal to 4.

182 Jawa   Dark Character - Alien   C2
   destiny 3   deploy *   power 1   ability 1   forfeit 1
   Jawa   scavenger
   This card deploys for 1 Force from each player.
   This card deploys only on Tatooine.

183 •Kitik Keed'kak   Dark Character - Alien   R1
   destiny 2   deploy 6   power 8   ability 1   forfeit 2
   female
   When it is so that there is a Kal'Falnl C'ndros at same site: This card is lost.
   This card cannot board starfighters; this card cannot board enclosed vehicles.

184 •Labria   Dark Character - Alien   R2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   information broker   spy
   Once per turn, in your control phase: Reveal top card of your Reserve Deck. If it is a vehicle or starship in your Reserve Deck: Put it on its Lost Pile. otherwise: Put it on your Reserve Deck, Force Pile or Used Pile.

185 •Lieutenant Tanbris   Dark Character - Imperial   U2
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot
   While this card is piloting starship: its ship is power +2.
   While this card is piloting starfighter: its ship is maneuver -1.
   While this card is piloting starship: weapon deploys -1 on its ship.

186 LIN-V8M (Elleyein-Veeateemm)   Dark Character - Droid   C1
   destiny 3   deploy 2   power 0   forfeit 4
   mining droid
   Once per turn, at any time in your turn: use 1 Force, target 1 mine at same site -> It is lost.

187 •M'iiyoom Onith   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 3
   female
   In your control phase: only if cards in opponent's hand > 0: use cards in opponent's hand Force -> Move all unique male Rebel or alien from opponent's hand to Lost Pile.

188 MSE-6 'Mouse' Droid   Dark Character - Droid   U1
   destiny 0   deploy 0   power 0   forfeit 0
   messenger droid
   This card deploys only where there is a sought character.
   This card may deploy where there is a sought character without presence or icons.
   This card has landspeed equal to 3.
   When it is so that this card can take or deliver a Utinni Effect: This card takes the Utinni Effect along, or gives it to the target and returns to hand.

189 •Myo   Dark Character - Alien   R2
   destiny 3   deploy 4   power 3   ability 1   forfeit 5
   warrior
   While there is a Lirin Car'n or bounty hunter present: this card is power +1.
   This card goes on its Used Pile when lost or forfeited in a battle.

190 •Ponda Baba   Dark Character - Alien   U1
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   pilot   warrior   smuggler
   While this card is in a battle with your Dr. Evazan and there is no opponent's lightsaber present: this card is power +3.
   While this card is piloting starship: its ship is power +2.

191 •Prophetess   Dark Character - Alien   U1
   destiny 2   deploy 3   power 1   ability 4   forfeit 2
   Force-Sensitive   female
   When you initiate a battle present: Foresee the winner.
   When the totals of a battle are compared present, if you initiated the battle and this card is in a battle: If this card has foreseen the winner: Retrieve 1 Force at random. otherwise: Lose 1 Force.
   This card is immune to attrition below 3.

192 R1-G4 (Arone-Geefour)   Dark Character - Droid   C2
   destiny 3   deploy 1   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard capital starship: its ship is power and hyperspeed +1; its ship is immune to attrition below 3.
   This card cannot board starfighters.

193 R4-M9 (Arfour-Emmnine)   Dark Character - Droid   C2
   destiny 4   deploy 1   power 1   forfeit 3
   vehicle repair droid   r-unit
   While this card is aboard transport vehicle or shuttle vehicle: its ship is power, maneuver and landspeed +1.
   This card may drive without ability.

194 Stormtrooper   Dark Character - Imperial   C3
   destiny 1   deploy 1   power 1   ability 1   forfeit 2
   warrior   stormtrooper   trooper
   This card deploys free at same site as your Imperial with ability > 2.

195 •Tonnika Sisters   Dark Character - Alien   R1
   destiny 2   deploy 2   power 2   ability 2   forfeit 2
   warrior 2   female   spy   thief
   Twice per turn, in your control phase: use 2 Force -> Draw 2 destiny, and if one is 2, steal or lose at most 2 weapons or 2 devices present.

196 Tusken Raider   Dark Character - Alien   C2
   destiny 2   deploy 2   power 1*   ability 1   forfeit 1
   Tusken Raider
   This card deploys only on Tatooine.
   At most 4 Tusken Raider may be at one site.
   A group of Tusken Raider has total power 1, 3, 6 or 10.

197 WED15-I662 'Treadwell' Droid   Dark Character - Droid   R2
   destiny 3   deploy 2   power 1   forfeit 3
   maintenance droid
   Your vehicle or droid here is immune to attrition below 2.
   While this card is at docking bay: your starfighter at the related system is immune to attrition below 3.

198 •Wuher   Dark Character - Alien   U2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   When your control phase begins, if this card is at site: Weapon or droid present is lost.
   When it is so that this card is at Tatooine: Cantina and there is a weapon or droid present: Weapon or droid present is lost.

199 Blaster Scope   Dark Device   U1
   destiny 4
   Deploys on Imperial Blaster or Blaster Rifle.
   The bearer may be fired out of a battle at character or vehicle at an adjacent site.

200 Caller   Dark Device   U2
   destiny 6
   Deploys on Imperial or Jawa.
   Once per turn, in your control phase: target 1 droid with a Restraining Bolt at same site -> It is stolen. If it is a your droid: Its Restraining Bolt returns to hand.

201 Comlink   Dark Device   C1
   destiny 3
   Deploys on character for 1 Force.
   While the bearer is present: your card may react by deploying here or at an adjacent site.

202 Droid Detector   Dark Device   C2
   destiny 5
   Deploys on interior site.
   This card cannot be moved.
   Droid cannot deploy here.
   When a turn ends, if not (this card was deployed this turn): Droid present is lost.

203 Fusion Generator Supply Tanks   Dark Device   C2
   destiny 4
   Deploys on starship where the related docking bay is on table.
   The bearer is hyperspeed, power and maneuver +1.

204 Observation Holocam   Dark Device   U2
   destiny 3
   Deploys on site.
   This card cannot be moved.
   Each weapon destiny draw of your automated weapon at same or an adjacent site is +1.
   Once per battle, in a battle here: target 1 your character at an adjacent site you control -> This battle: it lends its power to the battle. Add its power to your total power.

205 Restraining Bolt   Dark Device   C2
   destiny 6
   Deploys on droid at site.
   The bearer cannot move; the bearer has no text; the bearer has power 0.
   In your deploy phase: target 1 other droid at same site -> This card goes on it.

206 Stormtrooper Backpack   Dark Device   C2
   destiny 5
   Deploys on trooper.
   The bearer may carry and use weapons and devices without limit.
   While the bearer is at planet site: the bearer is immune to attrition below 3.

207 Stormtrooper Utility Belt   Dark Device   C2
   destiny 4
   Deploys on Imperial or alien for 1 Force.
   While not (the bearer is on Death Star): the bearer is power and forfeit +1.
   While the bearer is on Death Star: the bearer is power and forfeit +2.

208 •A Disturbance In The Force   Dark Effect   U1
   destiny 3
   Deploys into opponent's Reserve Deck, to end activation for the turn when it comes to the top.
   This card is immune to Alter.

209 Baniss Keeg   Dark Effect   C2
   destiny 5
   Deploys on character except pilot or droid.
   Deploys on pilot.
   While way 1 was chosen: the bearer counts as pilot.
   While way 1 was chosen and the bearer is piloting starship: its ship is power +2.
   While way 2 was chosen and the bearer is piloting starship: its ship is power +1.
   This card is immune to Alter.

210 •Blast Door Controls   Dark Effect   U2
   destiny 5
   Deploys on your side of table.
   Rebel Barrier, Narrow Escape, Blast The Door, Kid! or Into The Garbage Chute, Flyboy is cancelled.

211 Blaster Rack   Dark Effect   U1
   destiny 3
   Deploys on your side of table.
   At any time: target 1 your character weapon carried by your character -> Put it under this card.
   Just after your character weapon is lost: only if that card was lost with your character: Put it under this card.
   In your deploy phase: only if a card from under this card can be deployed: Deploy 1 card from under this card.

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
   In any player's control phase: target 1 opponent's armed character at site where there is 1 or more your armed character -> Weapon carried by it is lost. Deploy this card on it.
   The bearer is power -1; the bearer cannot carry weapons.
   This card is immune to Alter.

215 •Expand The Empire   Dark Effect   R1
   destiny 3
   Deploys on site.
   Your text of the bearer holds at sites adjacent to it too.

216 Fear Will Keep Them In Line   Dark Effect   R2
   destiny 4
   Deploys on capital starship.
   While you control here and a battle is going on: your total power at a related site is +1.

217 I Find Your Lack Of Faith Disturbing   Dark Effect   R1
   destiny 5
   Deploys on your Dark Jedi for 1 Force.
   While not (there is 1 or more opponent's Jedi present): opponent's total ability here is -2.

218 I've Lost Artoo!   Dark Effect   U1
   destiny 5
   Deploys on navigated starship for 1 Force.
   When this card is deployed: Draw 1 destiny. (If destiny < 2: This card is lost.) If destiny > 1: Nav computer character aboard the bearer is lost.
   The bearer has no permanent nav computer; the bearer carries 1 astromech more.

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
   When alien with a Juri Juice comes here, if the bearer is at Tatooine: Cantina or Tatooine: Mos Eisley and not (the bearer is piloting vehicle): This card is lost.

221 Ket Maliss   Dark Effect   C2
   destiny 4
   Deploys on character except warrior or droid.
   Deploys on warrior.
   While way 1 was chosen: the bearer counts as warrior.
   While way 2 was chosen: the bearer is power +1.
   This card is immune to Alter.

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
   Deploys on your side of table.
   In a battle: use X Force, at most your unspent ability in the battle -> Spend that number ability. Add that number to your total power.

226 •Organa's Ceremonial Necklace   Dark Effect - Utinni   R1
   destiny 4
   Deploys on Yavin 4 site targeting Imperial.
   When the target reaches this card: The target takes this card.
   While the bearer is a character and this card is present: your Force drain here is +1.
   While the bearer is a character: this card is a plain Effect, no Utinni Effect.
   When you have drained here: Pass this card to your character at an adjacent site that you control.

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
   Deploys on planet system.
   It is nighttime at a related site.
   Each player adds 1 destiny to power only at a related site.
   Spy deploys free at nighttime.

231 •Tactical Re-Call   Dark Effect - Utinni   R2
   destiny 4
   Just after you win a battle not on Yavin 4: deploys on Yavin 4 site targeting warrior in the battle.
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
   The Lost Pile beside this card is face down, and Life Force is lost unseen.

234 Alter   Dark Interrupt - Used   U1
   destiny 4
   Just after any player deploys Effect except Immediate Effect: only if not (a battle is going on): Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Target 1 Effect except Immediate Effect -> Draw 1 destiny. If destiny < highest ability of your character: Cancel it.
   Just after opponent plays Sense: Cancel it.

235 Boring Conversation Anyway   Dark Interrupt - Used   R1
   destiny 5
   Just after any player plays or deploys Combined Attack, Demotion, Don't Get Cocky, Gift Of The Mentor, Panic, Rebel Planners, Rebel Reinforcements, Scomp Link Access, Skywalkers or Surprise Assault: Cancel it.
   Target 1 Rebel Planners or Demotion -> Cancel it.

236 Charming To The Last   Dark Interrupt - Lost   R2
   destiny 5
   In a battle: only if there is a Grand Moff Tarkin in the battle and there is a Leia Organa with ability > 2 in the battle: Add 2 battle destiny.
   In a battle: only if there is a Grand Moff Tarkin in the battle and there is a Rebel with ability > 2 in the battle: Add 1 battle destiny.

237 Collateral Damage   Dark Interrupt - Lost   C2
   destiny 4
   Just after any player initiates a battle at site: only if there is 2 or more opponent's active character there and there is 1 or more opponent's weapon there: Draw 1 destiny. If destiny < number of opponent's active character there: Opponent picks 1 opponent's active character there. It is lost.

238 Counter Assault   Dark Interrupt - Lost   C1
   destiny 3
   Just after opponent declares a Force drain: use 1 Force -> Cancel the Force drain. Draw number of opponent's character, starship or vehicle present there destiny. (If destiny > opponent's total power there: Opponent loses (destiny - opponent's total power there) Force.) If destiny < opponent's total power there: Lose (opponent's total power there - destiny) Force.

239 •Dark Collaboration   Dark Interrupt - Lost   R1
   destiny 5
   In a battle: only if there is a Grand Moff Tarkin in the battle and there is a General Tagge or Admiral Motti in the battle: Add 2 battle destiny.
   Just after opponent plays Rebel Barrier: Cancel it.
   Target 1 Restricted Deployment on table -> It is lost.

240 Dark Jedi Presence   Dark Interrupt - Lost   R1
   destiny 3
   In a battle: use 1 Force, target 1 your present Dark Jedi in the battle -> This battle: other Imperial in the battle has power times 2; other Imperial in the battle adds twice as much to power of its ship.

241 Dark Maneuvers   Dark Interrupt - Used   C2
   destiny 6
   Target 1 starfighter on table -> This turn: it is maneuver and hyperspeed +2; it is power +1.
   Just after any player draws any destiny: target 1 starfighter aimed at -> This turn: it is maneuver and hyperspeed +2; it is power +1.

242 Dead Jawa   Dark Interrupt - Lost   C2
   destiny 5
   Target any number together of opponent's Jawa where there is 2 or more stormtrooper -> Draw 1 destiny. If destiny > number of targets: It is lost.

243 Elis Helrot   Dark Interrupt - Used   U2
   destiny 4
   Choose any number of your character at one site, choose another site, draw destiny and use that Force or lose this card -> The party is carried there.

244 Emergency Deployment   Dark Interrupt - Used   U1
   destiny 3
   Just after opponent initiates a battle: only if opponent's total power there > twice your total power there and cards in your Reserve Deck > 0: Turn up at most 3 cards of your Reserve Deck, deploy of these free what can be, and lose the rest.

245 Evacuate?   Dark Interrupt - Used   U2
   destiny 6
   Just after capital starship is lost or forfeited: only if not (Grand Moff Tarkin was aboard that card): Save who was aboard that card, to a related planet site or your capital starship there.

246 Full Scale Alert   Dark Interrupt - Lost   U2
   destiny 3
   Use 2 Force -> Draw 1 destiny. If destiny < number of stormtrooper on table: This turn: opponent moves nothing except smuggler.

247 Gravel Storm   Dark Interrupt - Lost   U2
   destiny 3
   Target 1 opponent's character at Tatooine: Dune Sea, Tatooine: Jundland Wastes, Tatooine: Lars' Moisture Farm, Tatooine: Jawa Camp or Tatooine: Mos Eisley -> Draw 1 destiny. If destiny > its ability: It is lost.

248 I Have You Now   Dark Interrupt - Lost   R2
   destiny 5
   In a battle: only if there is a Dark Jedi in the battle and there is a Luke Skywalker with ability > 2 in the battle: Add 2 battle destiny.
   In a battle: only if there is a Dark Jedi in the battle and there is a Rebel with ability > 2 in the battle: Add 1 battle destiny.

249 Imperial Barrier   Dark Interrupt - Used   C2
   destiny 4
   Just after opponent has deployed character or starship: use 1 Force -> This turn: it cannot battle; it cannot move.

250 Imperial Code Cylinder   Dark Interrupt - Used   C2
   destiny 4
   Only if there is 1 or more Imperial leader at Scomp link: choose any player's Reserve Deck -> Look at the chosen pile. Shuffle the chosen pile.
   Just after any player plays Into The Garbage Chute, Flyboy or Scomp Link Access: only if there is 1 or more Imperial leader at Scomp link Death Star site: Cancel it.

251 Imperial Reinforcements   Dark Interrupt - Lost   C1
   destiny 4
   Only if number of opponent's character or starship > number of your character or starship: use 1 Force -> Draw 1 destiny. Search your Lost Pile for up to destiny Stormtrooper or TIE/ln. Retrieve it.

252 It's Worse   Dark Interrupt - Lost   C2
   destiny 6
   Just after opponent plays It Could Be Worse: use X Force -> Cancel it. Opponent loses that number more Force.
   Just after opponent has lost Force in a battle: Opponent loses 1 Force.

253 I've Got A Problem Here   Dark Interrupt - Lost   C2
   destiny 4
   Just after a battle is finished at system: use 1 Force, target 1 opponent's starfighter there -> Draw 1 destiny. If destiny > its maneuver: It is lost.

254 Kintan Strider   Dark Interrupt - Lost   C1
   destiny 3
   dejarik
   Just after opponent's character is lost or forfeited: use 1 Force -> Take topmost character of your Lost Pile into hand.

255 •Limited Resources   Dark Interrupt - Lost   U2
   destiny 5
   Only if cards in opponent's hand at most 2: (If it is your turn and there is no opponent's Fusion Generator Supply Tanks carried by starship: Opponent loses 4 Force.) (If it is your turn and there is 1 or more opponent's Fusion Generator Supply Tanks carried by starship: Opponent loses 2 Force.) If it is opponent's turn and there is no opponent's Fusion Generator Supply Tanks carried by starship: Opponent loses 2 Force.

256 Local Trouble   Dark Interrupt - Lost   R1
   destiny 4
   As first action of your battle phase: use 1 Force, target 2 your Stormtrooper at Tatooine: Cantina, target 1 opponent's character at Tatooine: Cantina -> The targets alone fight the battle there this turn, with 1 battle destiny added for you.

257 •Lone Pilot   Dark Interrupt - Lost   R2
   destiny 4
   In a battle at system: only if your Admiral Motti defends a battle alone: Add 2 battle destiny.
   In a battle at system: only if either (your pilot defends a battle alone) or (your piloted starship defends a battle alone): Add 1 battle destiny.

258 •Lone Warrior   Dark Interrupt - Lost   R2
   destiny 4
   In a battle at site: only if your General Tagge defends a battle alone: Add 2 battle destiny.
   In a battle at site: only if your warrior defends a battle alone: Add 1 battle destiny.

259 Look Sir, Droids   Dark Interrupt - Lost   R1
   destiny 3
   Use 1 Force -> Search opponent's Used Pile for any number of droid. Put it on its Lost Pile.
   Target 1 droid, use its deploy Force -> It is lost.

260 •Moment Of Triumph   Dark Interrupt - Lost   R2
   destiny 4
   In a battle: only if your Grand Moff Tarkin defends a battle alone: Add 2 battle destiny.
   In a battle: only if your alien defends a battle alone: Add 1 battle destiny.

261 Nevar Yalnal   Dark Interrupt - Lost   R2
   destiny 6
   Target 1 opponent's active spy at same site as your active spy -> Draw 1 destiny. If either (destiny > 2) or (it is a undercover spy and destiny > 0): It is lost.

262 Ommni Box   Dark Interrupt - Used   C2
   destiny 5
   Choose any player's Reserve Deck, Lost Pile or Used Pile -> Shuffle the chosen pile.

263 Overload   Dark Interrupt - Lost   C2
   destiny 4
   Target 1 weapon except Gaderffii Stick -> Draw 1 destiny. (If destiny = 0: The character or starship that carries it is lost.) If destiny < its destiny: It is lost.

264 Physical Choke   Dark Interrupt - Lost   R1
   destiny 3
   Target 1 Rebel Trooper on table -> It is lost.
   Just after you win a battle at site: only if there is 1 or more your present Dark Jedi in the battle: use 1 Force, target 1 opponent's present character in the battle -> Draw 1 destiny. If destiny > its ability: It is lost.

265 Precise Attack   Dark Interrupt - Lost   C2
   destiny 4
   When weapons may be fired: only if 2 or more your weapon at site can be fired at 1 opponent's character or vehicle: Fire 2 or more your weapon at site at 1 opponent's character or vehicle.

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
   Use 2 Force, target 1 opponent's character -> Draw 1 destiny. If destiny > its ability: It returns to hand with all on it.

269 Takeel   Dark Interrupt - Lost   C2
   destiny 3
   Just after both players have drawn battle destiny: only if each player has drawn exactly 1 battle destiny: use 1 Force -> The battle destiny of both players is switched.

270 Tallon Roll   Dark Interrupt - Used   C2
   destiny 4
   Target 1 your piloted starfighter present with opponent's starfighter, target 1 opponent's starfighter where it is -> Each player adds destiny to the power of the starship, you also maneuver, and the lower total loses it.

271 The Circle Is Now Complete   Dark Interrupt - Lost   R1
   destiny 6
   Only if there is 1 or more Darth Vader at same site as Obi-Wan Kenobi: use 1 Force -> Vader and Obi-Wan duel by power, 2 higher with a lightsaber, and the loser goes out of play for good.

272 The Empire's Back   Dark Interrupt - Lost   U1
   destiny 3
   Use 2 Force -> Search your Lost Pile for 1 Darth Vader, Grand Moff Tarkin, Admiral Motti or General Tagge. Retrieve it.
   Use 4 Force -> Search your Reserve Deck for 1 Darth Vader, Grand Moff Tarkin, Admiral Motti or General Tagge. Take it into hand. Shuffle your Reserve Deck.

273 Trinto Duaba   Dark Interrupt - Used   U1
   destiny 5
   In your battle phase: only if cards in opponent's Used Pile > 0: Draw 1 destiny. Each card in opponent's Used Pile with a destiny number equal to destiny is lost.

274 Trooper Charge   Dark Interrupt - Lost   U2
   destiny 6
   In a battle: target 1 your Death Star Trooper in the battle -> This battle: it is power +3; it must be forfeited at end of battle.
   In a battle: target 1 your trooper except Death Star Trooper in the battle -> This battle: it is power +2; it must be forfeited at end of battle.

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
   In a battle at site: only if your Darth Vader defends a battle alone: Add 1 to your total power. Add 1 battle destiny.
   In a battle at site: only if your Imperial except Darth Vader with ability > 2 defends a battle alone: Add 1 battle destiny.

278 We're All Gonna Be A Lot Thinner!   Dark Interrupt - Lost   R1
   destiny 6
   Only if there is a card except location at Death Star: Trash Compactor: Card except location at Death Star: Trash Compactor is lost.

279 You Overestimate Their Chances   Dark Interrupt - Lost   C1
   destiny 4
   Just after opponent initiates a battle: Battle damage is times 3.
   Just after opponent plays Don't Underestimate Our Chances: Battle damage is times 3.

280 Your Powers Are Weak, Old Man   Dark Interrupt - Lost   R1
   destiny 5
   In a battle: only if there is a Darth Vader in the battle and there is 1 or more Obi-Wan Kenobi in the battle: Add 1 battle destiny.
   Just after opponent plays Return Of A Jedi, Jedi Presence or Old Ben: Cancel it.
   Target 1 Jedi Lightsaber on table -> It is lost.

281 •Alderaan   Dark Location - System   R1
   destiny 0   Light 1   Dark 0   parsec 2
   planet
   Dark: While you control here: your Force drain here is +1 for each Death Star site that you control.

282 •Dantooine   Dark Location - System   U1
   destiny 0   Light 1   Dark 1   parsec 5
   planet
   Dark: Your starship may react by moving here.

283 •Death Star: Central Core   Dark Location - Site   U2
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1; Death Star Tractor Beam is cancelled.
   Dark: While you control here: Wrong Turn or Retract The Bridge deploys free.

284 •Death Star: Detention Block Corridor   Dark Location - Site   C1
   destiny 0   Light 0   Dark 1
   interior   mobile
   Light: While you control here: your Force drain here is +1.
   Dark: Your weapon destiny draw here is +1.

285 •Death Star: Docking Bay 327   Dark Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   mobile
   Light: Your docking bay transit from here costs 2 Force.
   Dark: Your docking bay transit from here costs 0 Force.

286 •Death Star: Level 4 Military Corridor   Dark Location - Site   U1
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1.
   Dark: In your move phase: only if there is 2 or more Death Star site: target 1 your unmoved Imperial here that can move -> It goes to Death Star site as its move.

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
   Light: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.
   Dark: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.

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
   Dark: Your weapon destiny draw here is +1.
   Dark: While you control here: your Force drain here is +1.

295 •Tatooine: Mos Eisley   Dark Location - Site   C1
   destiny 0   Light 1   Dark 2
   exterior   planet
   Dark: Your spy, thief, bounty hunter or smuggler here is power and forfeit +1.

296 •Yavin 4   Dark Location - System   C2
   destiny 0   Light 1   Dark 2   parsec 4
   planet
   Light: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.
   Dark: While you control here and a battle is going on: your total power at a related site is +1 for each your starship here.

297 •Yavin 4: Docking Bay   Dark Location - Site   C2
   destiny 0   Light 1   Dark 1
   Scomp link   interior   exterior   planet
   Light: Your docking bay transit from here costs 1 Force.
   Dark: Your docking bay transit from here costs 1 Force.

298 •Yavin 4: Jungle   Dark Location - Site   U2
   destiny 0   Light 1   Dark 1
   exterior   planet
   Dark: While a battle is going on here: lone Imperial here is power +2.
   Dark: Lone Imperial here is immune to attrition.

299 •Black 2   Dark Starship - Starfighter: TIE/LN   R1
   destiny 2   deploy 1   power 1   maneuver 4   forfeit 3
   No Hyperdrive   matching DS-61-2   matching Reserve Pilot
   This card carries 1 pilot.

300 •Black 3   Dark Starship - Starfighter: TIE/LN   U1
   destiny 3   deploy 1   power 1   maneuver 3   forfeit 3
   No Hyperdrive   matching DS-61-3   matching Reserve Pilot
   This card carries 1 pilot.

301 •Devastator   Dark Starship - Capital: Imperial-Class Star Destroyer   R1
   destiny 1   deploy 8   power 9   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability   matching Commander Praji
   This card carries 6 pilot, 8 passenger, 2 vehicle and 4 TIE.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 2.

302 Imperial-Class Star Destroyer   Dark Starship - Capital: Imperial-Class Star Destroyer   U1
   destiny 1   deploy 8   power 8   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability
   This card carries 6 pilot, 8 passenger, 2 vehicle and 4 TIE.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 1.

303 TIE Advanced x1   Dark Starship - Starfighter: TIE Advanced x1   U2
   destiny 3   deploy 2   power 2   maneuver 2   forfeit 3
   pilot   No Hyperdrive
   This card has 1 permanent pilot with ability 1.

304 TIE Fighter   Dark Starship - Starfighter: TIE/LN   C2
   destiny 1   deploy 1   power 1   maneuver 3   forfeit 2
   pilot   No Hyperdrive
   This card deploys -1 where there is 1 or more capital starship except Rebel starship.
   This card has 1 permanent pilot with ability 1.

305 TIE Scout   Dark Starship - Starfighter: TIE/SR   C2
   destiny 4   deploy 2   power 1   maneuver 1   hyperspeed 5   forfeit 3
   pilot   nav computer
   This card carries 1 passenger and 1 pilot or passenger.
   This card has 1 permanent pilot with ability 1.

306 •Vader's Custom TIE   Dark Starship - Starfighter: TIE Advanced x1   R1
   destiny 2   deploy 2   power 2   maneuver 3   hyperspeed 2   forfeit 4
   nav computer   matching Darth Vader
   This card carries 1 pilot.
   While there is a Darth Vader piloting this card: this card is immune to attrition below 4.

307 Bantha   Dark Vehicle - Creature   U2
   destiny 3   deploy 1   power 1   maneuver 2   landspeed 1   forfeit 3
   bantha
   This card carries 2 aboard.
   This card has ability equal to half 1.
   This card may react by moving.
   While this card is at exterior site: your Tusken Raider present is power +1.

308 Lift Tube   Dark Vehicle - Transport   C2
   destiny 6   deploy 1   power 0   maneuver 1   landspeed 3   forfeit 1
   enclosed
   This card carries 4 aboard.
   This card deploys only at interior mobile site; this card moves only to interior mobile site.
   This card moves without a driver.
   This card may react by moving.

309 Sandcrawler   Dark Vehicle - Transport   R2
   destiny 2   deploy 3   power 3   armor 3   landspeed 2   forfeit 5
   enclosed   sandcrawler
   This card carries 8 aboard.
   This card deploys only on Tatooine; this card moves only to planet site.
   While this card is at exterior site: Jawa at same site is forfeit +1.

310 Ubrikkian 9000 Z001   Dark Vehicle - Transport   C2
   destiny 2   deploy 2   power 2   maneuver 6   landspeed 3   forfeit 4
   enclosed
   This card carries 3 aboard.
   This card may react by moving.

311 Assault Rifle   Dark Weapon - Character   R2
   destiny 2
   blaster rifle   rifle
   Deploys on warrior for 3 Force.
   Fires for 2 Force: 1 destiny; vehicle hit if destiny +1 > maneuver or armor; character hit if destiny +1 > ability.
   This card may be fired into a battle at an adjacent site.

312 Blaster Rifle   Dark Weapon - Character   C2
   destiny 3
   blaster rifle   rifle
   Deploys on warrior for 2 Force.
   Fires for 2 Force: 1 destiny; vehicle hit if destiny +1 > maneuver or armor; character hit if destiny +1 > ability.

313 Boosted TIE Cannon   Dark Weapon - Starship   U1
   destiny 4
   cannon
   Deploys on TIE Advanced x1 for 1 Force.
   Fires for 1 Force: 1 destiny; starfighter hit if destiny +1 > maneuver; capital starship hit if destiny -1 > armor.

314 Dark Jedi Lightsaber   Dark Weapon - Character   U1
   destiny 2
   lightsaber
   Deploys on warrior for ((7 - its ability), at least 0) Force.
   While the bearer is present and the bearer is at site: you may add 1 to your Force drain here.
   Fires for ((7 - the bearer's ability), at least 0) Force: 2 destiny; character hit if destiny > ability.

315 Gaderffii Stick   Dark Weapon - Character   C2
   destiny 4
   Deploys on Tusken Raider for 2 Force.
   This card is fired before other weapons.
   Fires free: 2 destiny; armed character affected if destiny > 5: This battle: it cannot fire weapons.

316 Han Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks Han Solo; this card seeks alien with ability < 3.

317 Imperial Blaster   Dark Weapon - Character   C2
   destiny 3
   blaster
   Deploys on warrior for 1 Force.
   Fires for 1 Force: 1 destiny; vehicle hit if destiny > maneuver or armor; character hit if destiny > ability.

318 Ion Cannon   Dark Weapon - Starship   U1
   destiny 5
   cannon   ion cannon
   Deploys on Star Destroyer for 2 Force.
   Fires for 1 Force: 1 destiny; starship affected if destiny +2 > maneuver or armor: Weapon carried by it is lost. Weapon carried by card aboard it is lost. From now on: it has armor, maneuver and hyperspeed 0.

319 Laser Projector   Dark Weapon - Automated   U2
   destiny 3
   Deploys on interior site for 2 Force.
   This card cannot be moved.
   Fires free: 1 destiny; character hit if destiny -1 > ability; seeker lost if destiny > 2.
   This card may be targeted by weapon and is lost if destiny > 1.

320 Light Repeating Blaster Rifle   Dark Weapon - Character   R1
   destiny 2
   blaster rifle   rifle
   Deploys on warrior for 2 Force.
   Fires for 2 Force repeatedly while there is a power droid or Fusion Generator Supply Tanks present: 1 destiny; vehicle hit if destiny +1 > maneuver or armor; character hit if destiny +1 > ability.

321 Luke Seeker   Dark Weapon - Automated   R2
   destiny 3
   seeker
   Deploys on unoccupied site for 1 Force.
   This card moves only in your control phase.
   This card seeks Luke Skywalker; this card seeks pilot with ability < 3.

322 Timer Mine   Dark Weapon - Automated   C2
   destiny 2
   mine
   Deploys on site where there is 1 or more your mining droid.
   When your turn begins: Draw 1 destiny. Opponent picks destiny opponent's active character here. It is lost. This card is lost.

323 Turbolaser Battery   Dark Weapon - Starship   R2
   destiny 2
   turbolaser battery
   Deploys on Star Destroyer or mobile system for 3 Force.
   Fires for 2 Force: 2 destiny; starfighter hit if destiny -5 > maneuver; capital starship hit if destiny -2 > armor.

324 •Vader's Lightsaber   Dark Weapon - Character   R1
   destiny 1
   lightsaber
   Deploys on Darth Vader.
   While the bearer is present and the bearer is at site: you may add 1 to your Force drain here.
   Fires free: 2 destiny; character hit with forfeit 0 if destiny > ability.
`;
