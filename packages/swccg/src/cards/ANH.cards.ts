/** A New Hope: the whole set as a card file; cardfile.ts describes the format. */
export const ANH = `# A New Hope (ANH)

1 •••Arcona   Light Character - Alien   C2
   destiny 3   deploy 2   power 1   ability 1   forfeit 2
   scout
   While it is nighttime here: this card is power +1.
   This card may react by moving away.

2 •Brainiac   Light Character - Alien   R1
   destiny π   deploy *   power *   ability 3   forfeit *
   nav computer   Force-Attuned
   This card has power equal to the root of its formula, at least 1.
   This card has forfeit equal to cards in opponent's hand.
   This card has deploy equal to cards in your hand.

3 •Chewbacca   Light Character - Alien/Rebel   R2
   destiny 1   deploy 4   power 6   ability 2   forfeit 6
   pilot   warrior   smuggler   Wookiee   matching Millennium Falcon
   While there is a Han Solo here: this card is power +1.
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Millennium Falcon: its ship is maneuver +1.
   Your vehicle, starship or droid at same site goes to its Used Pile when it is hit and would be lost.

4 •Commander Evram Lajaie   Light Character - Rebel   C1
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   commander   leader
   While this card is on Yavin 4 and this card is at site: your starship may react by moving at the related system.

5 •Commander Vanden Willard   Light Character - Rebel   U2
   destiny 2   deploy 3   power 2   ability 2   forfeit 4
   warrior   commander   leader   spy
   While this card is at war room and you control here: Rebel starship at the related system is power +1.
   Just after opponent plays or deploys Astromech Shortage: use 1 Force -> Cancel it.
   At any time: use 1 Force, target 1 Astromech Shortage on table -> It is lost.

6 •••Corellian   Light Character - Alien   C2
   destiny 3   deploy 1   power 1   ability 1   forfeit 3
   Corellian   female   smuggler
   Once per turn, your weapon or device deploys -1 on Rebel at same site.

7 •Doikk Na'ts   Light Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician
   Ability needed for any player's battle destiny here is +1 for each other musician at same site.

8 •Garouf Lafoe   Light Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 2
   pilot
   While this card is piloting starship: its ship is power +1.
   While this card is on Tatooine and not (there is a tax collector at same site): your character at same site is forfeit +1.

9 •Het Nkik   Light Character - Alien   U2
   destiny 3   deploy *   power 1   ability 2   forfeit 1
   warrior   Jawa   scout
   This card deploys for 2 Force from each player.
   This card deploys only on Tatooine.
   While there is no Reegesk present and this card is at site: this card is power +1 for each stormtrooper here.

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
   At any time: use 1 Force -> Any player turns this card off or on.
   Non-droid character at same or an adjacent site is forfeit +2.

13 •Nalan Cheel   Light Character - Alien   U2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   Bith   musician
   When you shuffle a pile with The Bith Shuffle: Look at top number of other musician at same site card of the chosen pile or shuffle it again.

14 •R2-D2 (Artoo-Detoo)   Light Character - Droid   R2
   destiny 2/5   deploy 3   power 1   forfeit 4
   nav computer   astromech droid   r-unit   spy
   While this card is aboard starfighter or squadron except Red 5: its ship is power, maneuver and hyperspeed +2.
   While this card is aboard Red 5: its ship is power, maneuver and hyperspeed +3.
   Just after opponent draws any destiny: only if this card is at Scomp link and that number at least 1 and that number at most 3: Activate 1 Force.
   Just after opponent draws any destiny: only if this card is at Scomp link and that number at least 4 and that number at most 6: Take top 1 card of your Reserve Deck into hand.

15 R5-D4 (Arfive-Defour)   Light Character - Droid   C2
   destiny 4   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard starship: its ship is power and maneuver +1.
   When your control phase begins: Its ship is repaired.

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
   Exactly 3 trooper or Rebel Guard move with this card for 1 Force in all; Rebel Guard may move with this card.
   Your other trooper or Rebel Guard at same site is forfeit +1.

19 •••Rebel Tech   Light Character - Rebel   C1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3
   While this card is at your war room: the total of Attack Run is +1 cumulatively.
   In your control phase: only if this card is at your war room: This card goes to its Used Pile. Search your Reserve Deck for 1 Death Star: Trench. Take it into hand. Shuffle your Reserve Deck.

20 •••Saurin   Light Character - Alien   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 3
   warrior
   At any time: use 1 Force, target 1 Restraining Bolt at same site -> It is lost.
   While there is a Sai'torr Kal Fas carried by this card: this card is power +1.

21 •Tiree   Light Character - Rebel   U2
   destiny 2   deploy 2   power 2   ability 2   forfeit 4
   pilot   warrior   Gold Squadron pilot   matching Gold 2
   While this card is piloting starship: its ship is power +2.
   While this card is piloting Gold 2: its ship is maneuver +1.
   While this card is piloting Gold 2 and this card is at Death Star: Trench: the total of Attack Run is +1.

22 •Tzizvvt   Light Character - Alien   R2
   destiny 3   deploy 3   power 2   ability 1   forfeit 1
   This card moves only in your deploy phase, up to 2 sites away.
   While either (this card is at Death Star: Trash Compactor) or (there is a Dark Waters or Grand Moff Tarkin at same site): this card is power +1.

23 •Wedge Antilles   Light Character - Rebel   R1
   destiny 4   deploy 2   power 2   ability 2   forfeit 6
   pilot   warrior   Corellian   Red Squadron pilot   smuggler   matching Red 2
   While this card is piloting starship: its ship is power +3.
   While this card is piloting Red 2: its ship is maneuver +2; you draw 1 battle destiny if unable to otherwise.
   At any time: use 1 Force -> Search your Reserve Deck for 1 Corellian Slip. Take it into hand. Shuffle your Reserve Deck.

24 •Zutton   Light Character - Alien   C1
   destiny 2   deploy 3   power 2   ability 2   forfeit 2
   Once per battle, just after opponent is about to draw battle destiny here: only if this card is present and this card is in a battle: use 1 Force -> Opponent's total battle destiny is -1.

25 Fire Extinguisher   Light Device   U2
   destiny 5
   Deploys on astromech droid.
   When it is so that there is a Lateral Damage targeting its ship: Lateral Damage targeting its ship is lost.
   When it is so that its ship is disabled by an ion cannon: Its ship is repaired.
   No Program Trap explodes here.
   In a battle here: only if the bearer is a R2-D2 and this card is present and this card is at site: Cancel the battle. This card is lost.

26 Magnetic Suction Tube   Light Device   R2
   destiny 3
   Deploys on your sandcrawler.
   Once per phase, in your control phase: target 1 character present -> Draw 1 destiny. If destiny > its ability: It is sucked into the bearer.

27 Rectenna   Light Device   C2
   destiny 3
   Deploys on starship for 1 Force.
   Your card may react by deploying to a battle here.

28 Remote   Light Device   C2
   destiny 4
   Deploys on site for 1 Force.
   This card moves in your move phase.
   Once per phase, in your control phase: target 1 character present, choose a number from 1 to 2 -> If that number = 1: This turn: it is power +1. otherwise: This turn: it is forfeit +1.
   In your control phase: use 2 Force, target 1 seeker present -> It is lost.

29 •Sensor Panel   Light Device   U2
   destiny 3
   Deploys on transport vehicle or shuttle vehicle for 1 Force.
   The bearer is power and landspeed +1.
   Once per turn, just after you look at opponent's hand with Radar Scanner: use 1 Force -> Move up to 1 Effect or Interrupt from opponent's hand to Used Pile.

30 •Cell 2187   Light Effect - Utinni   R1
   destiny 5
   Deploys on Death Star site except docking bay targeting your spy or leader not on Death Star.
   When the target reaches this card: Draw 1 destiny. Pick destiny captive character at Death Star: Detention Block Corridor. It is released. This card is lost.

31 •Commence Recharging   Light Effect   R2
   destiny 5
   Deploys on Superlaser.
   Commence Primary Ignition costs 8 more Force.

32 Eject! Eject!   Light Effect   C2
   destiny 4
   Deploys on permanently piloted starfighter for 1 Force.
   When this card is deployed: Draw 1 destiny. If destiny < 3: This card is lost.
   The bearer has no permanent pilot; the bearer carries 1 pilot more.
   While this card is on table: this card is immune to Alter.

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
   While this card is present and this card is not on Tatooine: you generate 1 more Force.

36 Merc Sunlet   Light Effect   C2
   destiny 4
   Deploys on character except thief.
   Deploys on weapon.
   While the bearer is a character: the bearer counts as thief.
   While the bearer is a weapon: the bearer cannot be stolen.
   Once per turn, in your control phase: only if the bearer is a character: target 1 portable device at same site -> Draw 1 destiny. If destiny < its destiny: It is stolen.
   This card is immune to Alter.

37 Scanner Techs   Light Effect   U1
   destiny 5
   Deploys on your side of table.
   Radar Scanner is immune to Sense.
   When you look at opponent's hand with Radar Scanner, if cards in opponent's hand > 13: Move all Jawa, Tusken Raider or Stormtrooper from opponent's hand to Lost Pile.

38 Solomahal   Light Effect   C2
   destiny 4
   Deploys on warrior.
   Deploys on scout.
   While way 1 was chosen: the bearer counts as scout; the bearer may react by moving at an adjacent site.
   While way 2 was chosen and the bearer has reacted to the battle: the bearer is power +2.
   This card is immune to Alter.

39 They're On Dantooine   Light Effect - Utinni   R1
   destiny 5
   Deploys on Dantooine system for 2 Force targeting Death Star system.
   This card deploys once per game.
   Opponent cannot play Commence Primary Ignition.
   When it is so that the Death Star orbits here: This card is lost.

40 Undercover   Light Effect   U2
   destiny 5
   Deploys on your spy at site.
   The bearer is Undercover.
   This card is immune to Alter.

41 •••What're You Tryin' To Push On Us?   Light Effect - Immediate   U2
   destiny 3
   grabber
   Just after any player plays an Interrupt: deploys on table for 3 Force.
   The Interrupt that this card answers is stacked here.

42 •Attack Run   Light Epic Event   R2
   destiny 0
   Deploys on Death Star: Trench.
   Once per turn, in your move phase: only if Attack Run can be carried out: Carry out Attack Run.
   Your proton torpedoes is immune to Overload.

43 Advance Preparation   Light Interrupt - Used or Lost   U1
   destiny 6
   Used: only if there is 1 or more Attack Run, Death Star: Trench, Rebel Tech or You're All Clear Kid! in your hand: Place 1 Attack Run, Death Star: Trench, Rebel Tech or You're All Clear Kid! from your hand out of play. Retrieve 1 Force.
   Lost: use 3 Force -> Search your Lost Pile for 1 Attack Run. Retrieve it.

44 Alternatives To Fighting   Light Interrupt - Lost   U1
   destiny 3
   Just after any player initiates a battle at system: use 3 Force -> Cancel the battle.
   Target 1 Besieged on table -> It is lost.
   Target 1 your captured starship, target 1 docking bay -> Those aboard go to the docking bay.

45 Blast The Door, Kid!   Light Interrupt - Lost   C2
   destiny 4
   Just after any player initiates a battle at interior site: use 1 Force -> Leader in the battle is excluded from the battle. Character with ability > 2 in the battle is excluded from the battle.

46 •Blue Milk   Light Interrupt - Used or Lost   C2
   destiny 4
   Used: Activate 1 Force.
   Used: Opponent activates 1 Force.
   Lost: target 1 Juri Juice or Hypo -> It is lost.

47 Corellian Slip   Light Interrupt - Used   C2
   destiny 4
   Just after opponent plays Tallon Roll: Add the slip to that roll.
   Target 1 opponent's starfighter on table -> This turn: it is maneuver -1.

48 Double Agent   Light Interrupt - Lost   R2
   destiny 6
   Lost: target 1 opponent's active spy at same site as your active spy -> Draw 1 destiny. If either (destiny > 2) or (it is a undercover spy and destiny > 0): It is lost.
   Lost: target 1 opponent's Tonnika Sisters at site -> It is stolen.

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
   Just after you have battle damage left and nothing left to forfeit: immune to Sense -> Cancel your remaining battle damage.
   Target 1 Sunsdown on table -> It is lost.

51 I Have A Very Bad Feeling About This   Light Interrupt - Used   C2
   destiny 3
   Just after opponent has deployed character: only if there is 4 or more opponent's character deployed there this turn: Choose all opponent's character deployed there this turn. This turn: it cannot battle.
   Just after opponent reacts to a battle: Cancel the battle.

52 I'm Here To Rescue You   Light Interrupt - Used   U1
   destiny 6
   Used: target 1 your active spy at Death Star: Detention Block Corridor, target 1 captive character at Death Star: Detention Block Corridor -> Draw 1 destiny. The spy rescues the captive or is captured.
   Used: target 1 Spice Mines Of Kessel -> Release its captive. It is lost.

53 •Let The Wookiee Win   Light Interrupt - Lost   R1
   destiny 5
   In a battle at Dejarik Hologameboard or Imperial Holotable: Add 1 battle destiny.
   Just after you have come out of a lost battle at site: only if there is a your Wookiee present there: target 1 opponent's character with ability < 5 present there -> Weapon carried by it is lost. Deploy this card on it.
   The bearer is power -1; the bearer cannot carry weapons.

54 Out Of Commission   Light Interrupt - Used   U2
   destiny 5
   Used: in your control phase: use 2 Force, target 1 captured starship at system -> It escapes.
   Used: in your control phase: only if there is no Death Star: Central Core: use 2 Force, target 1 captured starship at docking bay -> It escapes.
   Used: only if cards in opponent's Lost Pile > 0: A random card of the Lost Pile goes out of play.
   Used: only if a card lies under opponent's Blaster Rack: target 1 opponent's Blaster Rack -> A random card under it goes out of play.

55 Quite A Mercenary   Light Interrupt - Used   C2
   destiny 5
   Just after Elis Helrot has carried characters: use 2 Force, immune to Sense -> That Interrupt is lost. Find each character that it carried. It is lost.
   Just after opponent has deployed smuggler: This turn: that card cannot move.

56 •Sabotage   Light Interrupt - Used   U1
   destiny 5
   Used: in your control phase: target 1 weapon, device or vehicle present with your undercover spy -> Draw 1 destiny. If destiny > its deploy cost: It is lost, or stolen by a thief.
   Used: just after opponent plays Informant: Cancel it.

57 •Sorry About The Mess   Light Interrupt - Lost   U1
   destiny 4
   In your control phase: only if a weapon of yours can be fired: Fire 1 of your weapons with +1 to destiny from Han Solo.

58 •Wookiee Roar   Light Interrupt - Lost   R1
   destiny 3
   In a battle at site: only if your Chewbacca defends a battle alone: Add 2 battle destiny.
   Use 3 Force -> Search your Reserve Deck for 1 Chewbacca. Take it into hand. Shuffle your Reserve Deck.
   Target 1 MSE-6 'Mouse' Droid on table -> It is lost.

59 •You're All Clear Kid!   Light Interrupt - Used   R1
   destiny 3
   Used: just after opponent plays I'm On The Leader: immune to Sense -> Cancel it.
   Used: just after an Attack Run is under fire: use 1 Force, target 1 opponent's TIE at Death Star: Trench -> It moves free to Death Star system. If the lead starfighter has a matching pilot: This turn: the total of Attack Run is +1.

60 •Clak'dor VII   Light Location - System   R2
   destiny 0   Light 1   Dark 0   parsec 7
   planet
   Light: While you occupy here: Bith character is destiny +2.
   Dark: While you control here: Bith character is destiny -1; Ghhhk is power +2.

61 •Corellia   Light Location - System   R1
   destiny 0   Light 1   Dark 1   parsec 1
   planet
   Light: Your Corellian Corvette or Millennium Falcon may react by deploying here.
   Dark: Your starship here is hyperspeed +1.

62 •Death Star: Trench   Light Location - Site   R2
   destiny 0   Light 0   Dark 1
   exterior   mobile
   Light: Trench rules hold here.
   Light: Your starfighter here is maneuver -2.
   Dark: Trench rules hold here.
   Dark: Your weapon here is fired free.
   Dark: Your turbolaser battery may deploy on this location.

63 •Dejarik Hologameboard   Light Location - Site   R1
   destiny 0   Light 2   Dark 1
   holosite
   Light: Dejarik rules hold here.
   Dark: Dejarik rules hold here.

64 •Kashyyyk   Light Location - System   C1
   destiny 0   Light 2   Dark 1   parsec 6
   planet
   Light: Your Wookiee or smuggler deploys -2 here.
   Dark: Ability 6 is needed for your battle destiny here.

65 •Ralltiir   Light Location - System   C1
   destiny 0   Light 1   Dark 1   parsec 3
   planet
   Light: Your starship may react by moving here.
   Dark: Your capital starship deploys -2 here.

66 •••Sandcrawler: Loading Bay   Light Location - Site   R1
   destiny 0   Light 0   Dark 0
   interior   vehicle site
   Light: Jawa here is forfeit +2.
   Light: It is nighttime here.
   Dark: Your character enters and leaves here for 1 Force.
   Dark: It is nighttime here.

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
   This card carries 2 pilot or passenger.
   This card may be forfeited in place of your other hit starfighter at Death Star: Trench.

70 •Red 2   Light Starship - Starfighter: X-Wing   R1
   destiny 2   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Wedge Antilles
   This card carries 1 pilot and 1 astromech.
   While there is a Wedge Antilles piloting this card: this card is immune to attrition below 3.

71 •Red 5   Light Starship - Starfighter: X-Wing   R1
   destiny 2   deploy 3   power 3   maneuver 4   hyperspeed 5   forfeit 6
   nav computer   Scomp link   matching Luke Skywalker
   This card carries 1 pilot and 1 astromech.
   While there is a Luke Skywalker piloting this card: this card is immune to attrition below 4.
   While this card leads the Attack Run: the total of Attack Run is +1.

72 •Red 6   Light Starship - Starfighter: X-Wing   U1
   destiny 6   deploy 2   power 3   maneuver 4   hyperspeed 5   forfeit 5
   nav computer   Scomp link   matching Jek Porkins
   This card carries 1 pilot.
   Each destiny draw for I've Got A Problem Here against this card is +2.

73 •Tantive IV   Light Starship - Capital: Corellian Corvette   R1
   destiny 1   deploy 5   power 5   armor 4   hyperspeed 3   forfeit 8
   pilot   nav computer   Scomp link   ship-docking capability
   This card carries 3 pilot and 4 passenger.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 2.
   This card may deploy at system without presence or icons.

74 Y-wing Assault Squadron   Light Starship - Squadron: Y-Wing   U1
   destiny 3   deploy *   power 6   maneuver 3   hyperspeed 4   forfeit 6
   pilot 3   nav computer 3   Scomp link 3
   This card replaces 3 Y-wing at one location.
   This card carries 3 pilot or passenger.
   This card has 3 permanent pilot with ability 3.

75 Incom T-16 Skyhopper   Light Vehicle - Shuttle   C2
   destiny 3   deploy 2   power 1   maneuver 5   landspeed *   forfeit 4
   pilot   enclosed
   This card carries 1 passenger.
   This card has 1 permanent pilot with ability 1.
   This card may react by moving.
   This card has landspeed equal to 4.
   This card shuttles 1 character per turn free.

76 •Rogue Bantha   Light Vehicle - Creature   U1
   destiny 4   deploy 2   power 2   maneuver 2   landspeed 1   forfeit 3
   bantha
   This card carries 2 aboard.
   This card has ability equal to half 1.
   This card may react by moving.
   When any player initiates a battle here, if this card is at exterior site: Choose 1 Tusken Raider present. It is lost.

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
   Fires for 1 Force: 1 destiny; starship affected if destiny > maneuver or armor: Weapon carried by it is lost. Weapon carried by card aboard it is lost. From now on: it has armor, maneuver and hyperspeed 0.

82 •••Advosze   Dark Character - Alien   C2
   destiny 2   deploy 3   power 2   ability 2   forfeit 2
   pilot   smuggler
   When you have deployed weapon or device here from hand: Activate 1 Force.
   While this card is piloting starship: its ship is power +2.
   At most 1 Advosze may be at one site or starship.

83 •Captain Khurgee   Dark Character - Imperial   U1
   destiny 2   deploy 3   power 2   ability 2   forfeit 3
   warrior   leader
   Once per phase, in your control phase: use 2 Force -> Search your Reserve Deck for 1 Scanning Crew. Take it into hand. Shuffle your Reserve Deck.

84 •Dannik Jerriko   Dark Character - Alien   R1
   destiny 2   deploy 4   power *   ability 3   forfeit 2
   Force-Attuned   assassin
   Once per battle, just after opponent's character except droid at same site is lost or forfeited: only if this card is in a battle: use 1 Force -> Add that card's ability to the tally. That lost card goes out of play.
   This card has power equal to (1 + this card's tally).

85 •Danz Borin   Dark Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 2   forfeit 3
   pilot   bounty hunter   gunner
   While this card is piloting starship: its ship is power +3.
   While this card is a passenger of starship: each weapon destiny draw of its ship is +1.

86 •••Death Star Gunner   Dark Character - Imperial   C1
   destiny 2   deploy 2   power 1   ability 1   forfeit 2
   gunner
   While this card is on Death Star: the total of Commence Primary Ignition is +2 cumulatively.
   In your control phase: only if this card is on Death Star: This card goes to its Used Pile. Search your Reserve Deck for 1 Superlaser. Take it into hand. Shuffle your Reserve Deck.

87 •••Defel   Dark Character - Alien   C2
   destiny 3   deploy 3   power 3   ability 1   forfeit 2
   When your control phase begins, if there is a Revolution at same site: Opponent loses 1 Force.
   Just after any player initiates a battle here: only if it is nighttime here: use 1 Force -> This card is excluded from the battle.

88 •DS-61-4   Dark Character - Imperial   R2
   destiny 2   deploy 2   power 2   ability 2   forfeit 3
   pilot   matching Black 4
   While this card is piloting starship: its ship is power +3.
   While this card is piloting Black 4: you draw 1 battle destiny if unable to otherwise.
   At any time: use 1 Force -> Search your Reserve Deck for 1 Lone Pilot. Take it into hand. Shuffle your Reserve Deck.

89 •Greedo   Dark Character - Alien   R1
   destiny 2   deploy 1   power 2   ability 1   forfeit 0.5
   warrior   bounty hunter   Rodian
   Once per phase, in opponent's control phase: target 1 opponent's smuggler at same site -> Opponent may empty the Force Pile to stop this. Draw 1 destiny. If (destiny + this card's ability) > 6: It is lost.

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
   Exactly 3 trooper move with this card for 1 Force in all; Imperial Trooper Guard may move with this card.
   Your other trooper at same site is forfeit +1.

93 •IT-O (Eyetee-Oh)   Dark Character - Droid   R1
   destiny 2   deploy 3   power 4   forfeit 1
   interrogator droid
   While this card is at Death Star: Detention Block Corridor: your Force drain here is +1 for each opponent's captive character here.
   This card is immune to Restraining Bolt.

94 •Lirin Car'n   Dark Character - Alien   U2
   destiny 3   deploy 2   power 1   ability 1   forfeit 3
   Bith   musician
   Character deploys +1 at same site for each other musician present.
   Character moves to here for number of other musician present more Force.

95 •Lt. Pol Treidum   Dark Character - Imperial   C1
   destiny 3   deploy 2   power 2   ability 1   forfeit 5
   warrior
   Once per turn, in your control phase: target 1 undercover spy at same site -> Draw 1 destiny. If destiny = its ability: It loses its cover.

96 •Lt. Shann Childsen   Dark Character - Imperial   U1
   destiny 2   deploy 2   power 1   ability 1   forfeit 3
   warrior
   While this card is at Death Star: Detention Block Corridor or Death Star: Detention Block Control Room: this card is power +2.
   While there is a opponent's alien present: this card is power +2.
   While there is a opponent's Wookiee alien, Talz or Ewok present: this card is power +1.

97 •Mosep   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 5
   accountant
   Your Force drain at same or an adjacent site is lost from Reserve Deck.

98 •Officer Evax   Dark Character - Imperial   C1
   destiny 2   deploy 2   power 2   ability 2   forfeit 5
   pilot   leader
   While this card is piloting starship: its ship is power +2.
   While this card is at Death Star site: your Imperial starship may react by moving at the related system.

99 R2-Q2 (Artoo-Kyootoo)   Dark Character - Droid   C2
   destiny 3   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard starfighter or squadron: its ship is power, maneuver and hyperspeed +1.
   In your draw phase: only if this card is at Scomp link: use 1 Force -> Look at top 3 card of your Reserve Deck.

100 •R3-T6 (Arthree-Teesix)   Dark Character - Droid   R1
   destiny 2   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard capital starship: its ship is power +1; its ship is hyperspeed +2; its ship is immune to attrition below 4.
   While this card is at Death Star: Central Core: Death Star system is hyperspeed +1.

101 R5-A2 (Arfive-Aytoo)   Dark Character - Droid   C2
   destiny 4   deploy 2   power 1   forfeit 3
   nav computer   astromech droid   r-unit
   While this card is aboard starship: its ship is power and maneuver +1.
   When your control phase begins: Its ship is repaired.

102 •Reegesk   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 3
   scavenger   thief
   Once per turn, in your control phase: only if either (cards in opponent's Lost Pile at least 1) or (a card lies under opponent's Crash Site Memorial): lose 1 Force -> Take a vehicle, droid, weapon or device from the Lost Pile or Crash Site Memorial.

103 ••Reserve Pilot   Dark Character - Imperial   U1
   destiny 3   deploy 2   power 2   ability 1   forfeit 4
   pilot   matching Black 2   matching Black 3   matching Black 4
   While this card is piloting starship: its ship is power +1.
   While this card is piloting Black 2, Black 3 or Black 4: its ship is maneuver +1; you draw 1 battle destiny if unable to otherwise.

104 •••Rodian   Dark Character - Alien   C2
   destiny 3   deploy 2   power 2   ability 1   forfeit 2
   pilot   assassin   Rodian
   Your bounty hunter or smuggler except Greedo at same site is power +1; Greedo at same site is power -1.
   While this card is piloting starship: its ship is power +1.

105 •Tech Mo'r   Dark Character - Alien   U2
   destiny 6   deploy 3   power 1   ability 1   forfeit 1
   warrior   Bith   musician
   When you shuffle a pile with Ommni Box: Look at top number of other musician at same site card of the chosen pile or shuffle it again.

106 •Trooper Davin Felth   Dark Character - Imperial   R2
   destiny 2   deploy 1   power 2   ability 2   forfeit 3
   warrior   trooper
   While this card is on Tatooine: Local Trouble or Look Sir, Droids is a Used Interrupt.

107 •U-3PO (Yoo-Threepio)   Dark Character - Droid   R1
   destiny 3   deploy 3   power 1   forfeit 3
   protocol droid   spy
   This card is Undercover.
   While this card is a undercover droid and a battle is going on at same site: opponent's total power here is higher by this card's power.

108 •URoRRuR'R'R   Dark Character - Alien   U2
   destiny 3   deploy 3   power 1   ability 1   forfeit 4
   leader   Tusken Raider
   This card deploys only on Tatooine.
   While this card is in a battle and there is a other Tusken Raider at same site: you draw 1 battle destiny if unable to otherwise.

109 •WED15-I7 'Septoid' Droid   Dark Character - Droid   U2
   destiny 2   deploy 3   power 1   forfeit *
   maintenance droid
   This card has forfeit equal to (7 - this card's tally).
   This card stays when forfeited, less what it absorbed.

110 Dianoga   Dark Creature - Swamp   R2
   destiny 3   deploy 4   ferocity *   defense 5   forfeit 0
   This card lives at Death Star: Trash Compactor.
   This card lives at site with a Dark Waters.
   This card has ferocity equal to its last meal + 1 destiny.

111 Death Star Tractor Beam   Dark Device   R2
   destiny 3
   Deploys on Death Star: Docking Bay 327 for 2 Force.
   The bearer holds captured starships.
   Once per battle, just after a battle ends at Death Star system: use 2 Force, target 1 opponent's active starship at Death Star system -> Draw 2 destiny. If destiny > its armor or maneuver: It is held by the bearer.

112 Hypo   Dark Device   R1
   destiny 5
   Deploys on IT-O.
   Once per turn, in your control phase: only if this card was not used this turn and there is a opponent's captive character here: Ask what is in the hand.
   Once per turn, in your control phase: only if this card was not used this turn and there is a opponent's captive character here: This turn: your Force drain here is +1.

113 ••Laser Gate   Dark Device   U2
   destiny 4
   Deploys on interior mobile site before interior mobile site.
   This card bars the way to the next site unless power + ability > 4.
   This card may be targeted by character weapon and is lost if destiny > 3.

114 Magnetic Suction Tube   Dark Device   R2
   destiny 3
   Deploys on your sandcrawler.
   Once per phase, in your control phase: target 1 character present -> Draw 1 destiny. If destiny > its ability: It is sucked into the bearer.

115 Tractor Beam   Dark Device   U1
   destiny 3
   Deploys on your Star Destroyer for 2 Force.
   The bearer holds captured starships.
   Once per battle, just after a battle ends here: use 2 Force, target 1 opponent's starship present -> Draw 1 destiny. If destiny > its armor or maneuver: It is held by the bearer.

116 •Astromech Shortage   Dark Effect   U2
   destiny 3
   Deploys on opponent's side of table for 3 Force.
   Opponent's nav computer starship deploys +1.

117 Besieged   Dark Effect   R2
   destiny 5
   Deploys on opponent's captured starship.
   The bearer can be fought for inside.

118 Come With Me   Dark Effect   C2
   destiny 4
   Deploys on permanently piloted starfighter for 1 Force.
   When this card is deployed: Draw 1 destiny. If destiny < 3: This card is lost.
   The bearer has no permanent pilot; the bearer carries 1 pilot more.
   While this card is on table: this card is immune to Alter.

119 Dark Waters   Dark Effect   R2
   destiny 2
   Deploys on exterior planet site or interior vehicle site.
   Opponent's Force drain here is -1.
   While there is a swamp creature present: this card is immune to Alter.

120 Hyperwave Scan   Dark Effect   U1
   destiny 5
   Deploys on your side of table.
   Scanning Crew is immune to Sense.
   When you look at opponent's hand with Scanning Crew, if cards in opponent's hand at least 13: Move all Rebel Barrier, Rebel Commander, Rebel Guard, Rebel Pilot, Rebel Planners, Rebel Reinforcements, Rebel Squad Leader, Rebel Tech or Rebel Trooper from opponent's hand to Lost Pile.

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
   Deploys on Death Star: Trench.
   Opponent makes maneuver checks in the Trench.

124 •Program Trap   Dark Effect   U1
   destiny 4
   Deploys on opponent's droid except R2-D2 or C-3PO for 2 Force, or.
   Deploys on your droid for 1 Force.
   When any player draws any destiny: The bearer explodes if that number is how many characters are with it.

125 •Spice Mines Of Kessel   Dark Effect - Utinni   R1
   destiny 4
   Deploys on Kessel system targeting opponent's captive character if there is 1 or more your trooper at Death Star: Detention Block Corridor.
   When this card is deployed: Choose 1 your trooper at Death Star: Detention Block Corridor. It escorts the target.
   When it is so that the target is here: Retrieve the target's forfeit Force. The target is lost. This card is lost.
   When it is so that not (the target is a captive character): This card is lost.

126 Swilla Corey   Dark Effect   C2
   destiny 4
   Deploys on character except thief.
   Deploys on weapon.
   While the bearer is a character: the bearer counts as thief.
   While the bearer is a weapon: the bearer cannot be stolen.
   Once per turn, in your control phase: only if the bearer is a character: target 1 portable device at same site -> Draw 1 destiny. If destiny < its destiny: It is stolen.
   This card is immune to Alter.

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
   Deploys on your spy at site.
   The bearer is Undercover.
   This card is immune to Alter.

130 Commence Primary Ignition   Dark Epic Event   R2
   destiny 0
   Used: in your control phase: only if Commence Primary Ignition can be carried out: Carry out Commence Primary Ignition.

131 Evader   Dark Interrupt - Used or Lost   U1
   destiny 4
   Used: only if there is a Revolution on table: Each Revolution is lost and its owner loses 1 Force.
   Lost: just after your Darth Vader or Vader's Custom TIE is lost or forfeited: That lost card goes to its Used Pile.
   Lost: just after your Imperial on Death Star is lost or forfeited: That lost card goes to its Used Pile.

132 Ghhhk   Dark Interrupt - Lost   C2
   destiny 1
   dejarik
   Just after you have battle damage left and nothing left to forfeit: immune to Sense -> Cancel your remaining battle damage.
   Target 1 Nightfall on table -> It is lost.

133 •I'm On The Leader   Dark Interrupt - Lost   R1
   destiny 3
   Lost: just after an Attack Run is under fire: target 1 opponent's starfighter at Death Star: Trench -> Draw 1 destiny. If (destiny + number of your TIE at Death Star: Trench) > its maneuver: It is lost.
   Lost: target 1 starfighter -> This turn: each weapon destiny draw of it is +1.

134 Informant   Dark Interrupt - Used   U1
   destiny 6
   Just after opponent initiates a battle: only if there is a your undercover spy there: target any number of your character at a site adjacent to there -> It reacts by moving free.
   Just after opponent declares a Force drain: only if there is a your undercover spy there: target any number of your character at a site adjacent to there -> It reacts by moving free.
   Just after opponent plays Sabotage: Cancel it.

135 Monnok   Dark Interrupt - Used or Lost   C2
   destiny 2
   dejarik
   Used: only if cards in opponent's hand at least 13: Opponent keeps 8 random card in hand and puts the rest on the Used Pile.
   Lost: use 4 Force -> Opponent shows the hand and loses each card of which there are several.

136 Ng'ok   Dark Interrupt - Used   C2
   destiny 3
   dejarik
   Just after opponent has deployed character: only if there is 4 or more opponent's character deployed there this turn: Choose all opponent's character deployed there this turn. This turn: it cannot battle.
   Just after opponent reacts to a battle: Cancel the battle.

137 Oo-ta Goo-ta, Solo?   Dark Interrupt - Used   C2
   destiny 5
   Just after Nabrun Leids has carried characters: use 2 Force, immune to Sense -> That Interrupt is lost. Find each Rebel that it carried. It is captured.
   Just after opponent has deployed smuggler: This turn: that card cannot move.
   Target 1 Kessel Run -> It is lost.

138 Retract The Bridge   Dark Interrupt - Lost   R1
   destiny 3
   Lost: in your deploy phase: use number of interior Death Star site Force -> Rearrange the interior Death Star sites.
   Lost: just after opponent plays On The Edge: Cancel it.

139 •Sniper   Dark Interrupt - Lost   U1
   destiny 3
   In your control phase: only if a weapon of yours can be fired: Fire 1 of your weapons with +2 to destiny from URoRRuR'R'R.

140 Stunning Leader   Dark Interrupt - Lost   C2
   destiny 4
   Just after any player initiates a battle at interior site: use 1 Force -> Leader in the battle is excluded from the battle. Character with ability > 2 in the battle is excluded from the battle.

141 This Is Some Rescue!   Dark Interrupt - Used   U1
   destiny 6
   Just after any player plays or deploys Alternatives To Fighting, Cell 2187, I'm Here To Rescue You, Out Of Commission or Plastoid Armor: Cancel it.
   Target 1 Plastoid Armor or Cell 2187 -> Cancel it.

142 We Have A Prisoner   Dark Interrupt - Lost   C2
   destiny 3
   Lost: just after opponent's character in the battle is lost or forfeited: use 1 Force -> It is captured.
   Lost: target 1 opponent's captured starship, use twice number of character aboard it Force -> Character aboard it is captured.

143 •Death Star   Dark Location - System   R2
   destiny 0   Light 0   Dark 3
   mobile
   Dark: Light goes first if you start here.
   Dark: This card has hyperspeed equal to 1.
   Dark: This card is immune to Revolution.

144 •Death Star: Conference Room   Dark Location - Site   U1
   destiny 0   Light 0   Dark 1
   Scomp link   interior   mobile
   Light: While you control here: your Force drain here is +1; the total of Commence Primary Ignition is -1.
   Dark: While you control here with a leader: the total of Commence Primary Ignition is +1.

145 •Imperial Holotable   Dark Location - Site   R1
   destiny 0   Light 1   Dark 2
   holosite
   Light: Dejarik rules hold here.
   Dark: Dejarik rules hold here.

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
   Dark: Devastator here is power +1; Devastator moves free here.

149 •••Sandcrawler: Droid Junkheap   Dark Location - Site   R1
   destiny 0   Light 0   Dark 0
   interior   vehicle site
   Light: Your character enters and leaves here for 1 Force.
   Light: It is nighttime here.
   Dark: Jawa here is forfeit +2.
   Dark: It is nighttime here.

150 •Tatooine: Bluffs   Dark Location - Site   R1
   destiny 0   Light 0   Dark 0
   exterior   planet
   Light: Bluff rules hold here.
   Dark: Bluff rules hold here.

151 •Black 4   Dark Starship - Starfighter: TIE/LN   U2
   destiny 2   deploy 2   power 2   maneuver 3   forfeit 3
   No Hyperdrive   matching DS-61-4   matching Reserve Pilot
   This card carries 1 pilot.
   This card may react by deploying with a pilot to a battle with TIE, free with Black 2 or Black 3.

152 •Conquest   Dark Starship - Capital: Imperial-Class Star Destroyer   R1
   destiny 1   deploy 8   power 9   armor 6   hyperspeed 3   forfeit 9
   pilot   nav computer   Scomp link   ship-docking capability
   This card carries 6 pilot, 8 passenger, 2 vehicle and 4 TIE.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 1.
   Just after you initiate a battle: only if this card is in a battle with Millennium Falcon: Look at opponent's hand.

153 TIE Assault Squadron   Dark Starship - Squadron: TIE/LN   U1
   destiny 3   deploy *   power 3   maneuver 3   forfeit 6
   pilot 3   No Hyperdrive
   This card replaces 3 TIE/ln at one location.
   This card has 3 permanent pilot with ability 3.

154 TIE Vanguard   Dark Starship - Starfighter: TIE/RC   C2
   destiny 3   deploy 2   power 1   maneuver 2   forfeit 3
   pilot   No Hyperdrive
   This card has 1 permanent pilot with ability 1.
   Your card may react by deploying to a battle here.

155 Victory-Class Star Destroyer   Dark Starship - Capital: Victory-Class Star Destroyer   U1
   destiny 2   deploy 6   power 6   armor 5   hyperspeed 4   forfeit 5
   pilot   nav computer   Scomp link   ship-docking capability
   This card carries 4 pilot, 6 passenger, 1 vehicle and 3 TIE.
   This card has ship-docking capability.
   This card has 1 permanent pilot with ability 1.
   While this card is at planet system and a battle is going on: your total power at a related site is +1.

156 Bespin Motors Void Spider THX 1138   Dark Vehicle - Shuttle   C2
   destiny 2   deploy 2   power 1   maneuver 4   landspeed *   forfeit 4
   pilot   enclosed
   This card carries 3 passenger.
   This card has 1 permanent pilot with ability 1.
   This card may react by moving.
   This card has landspeed equal to 3.
   This card shuttles 3 character per turn free.

157 Mobquet A-1 Deluxe Floater   Dark Vehicle - Transport   C2
   destiny 4   deploy 2   power 2   maneuver 5   landspeed 3   forfeit 5
   Scomp link   enclosed
   This card carries 2 aboard.
   While there is a bounty hunter aboard this card: this card moves free.
   While there is a your thief, smuggler or bounty hunter in the battle: this card may react by moving free to a battle.

158 Enhanced TIE Laser Cannon   Dark Weapon - Starship   C2
   destiny 5
   cannon   laser cannon
   Deploys on TIE for 1 Force.
   Fires for 1 Force: 1 destiny; starfighter hit if destiny > maneuver; capital starship hit if destiny -2 > armor.

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
   Deploys on Death Star system with parsec = 0.
   Fires for 4 Force: 2 destiny; capital starship hit if destiny > armor.
   This card may be fired at the system that the Death Star orbits.

162 •URoRRuR'R'R's Hunting Rifle   Dark Weapon - Character   U1
   destiny 5
   rifle
   Deploys on URoRRuR'R'R or Chief Bast for 1 Force.
   Deploys on non-droid character except URoRRuR'R'R or Chief Bast for 3 Force.
   Fires for 1 Force: 1 destiny; character hit if destiny -1 > ability; creature lost if destiny +2 > defense.
`;
