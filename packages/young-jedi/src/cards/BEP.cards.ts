/** Boonta Eve Podrace: the whole set as a card file; cardfile.ts describes the format. */
export const BEP = `# Boonta Eve Podrace (BEP)

1 Anakin Skywalker, Boonta Eve Podracer Pilot   Light Character   Ultra-Rare   stackable   blue
   counters 3   destiny 4   power ?   damage 4   Tatooine 1 1 2
   When deployed to Boonta Eve Classic, gets one more Thrust token.

2 Yoda, Jedi Instructor   Light Character   Rare   stackable   blue
   counters 4   destiny 5   power 4   damage 4   Coruscant 0 2 0
   Each other Jedi dueling here gets +2 power.

3 C-3PO, Human-Cyborg Relations Droid   Light Character   Rare   stackable   green
   counters 1   destiny 5   power 1   damage 0   Tatooine 2 0 0
   When Anakin or Shmi Skywalker is deployed here, draw a card.

4 Jira, Pallie Vendor   Light Character   Rare   unique   red
   counters 1   destiny 5   power 1   damage 2   Tatooine 2 0 0
   When deployed, you may deploy any Anakin's Friend from your draw deck.

5 Kitster, Anakin's Friend   Light Character   Rare   unique   green
   counters 1   destiny 4   power 1   damage 1   Tatooine 0 0 2
   When deployed, you may take a Weapon from your draw deck into your hand.

6 Wald, Anakin's Friend   Light Character   Rare   unique   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 2 0 0
   When deployed, you may take a Character from your draw deck into your hand.

7 Seek, Anakin's Friend   Light Character   Uncommon   unique   green
   counters 1   destiny 5   power 1   damage 1   Tatooine 0 2 0
   When deployed, you may take a Battle card from your draw deck into your hand.

8 Amee, Anakin's Friend   Light Character   Uncommon   unique   green
   counters 1   destiny 4   power 2   damage 2   Tatooine 1 1 1
   When deployed, you may take a Starship from your draw deck into your hand.

9 Melee, Anakin's Friend   Light Character   Uncommon   unique   green
   counters 1   destiny 5   power 2   damage 1   Tatooine 1 1 1
   When deployed, you may take a Location from your draw deck into your hand.

10 Captain Tarpals, Gungan Leader   Light Character   Rare   stackable   blue
   counters 3   destiny 5   power 3   damage 2   Naboo 1 0 0
   When deployed, you may deploy any diamond Gungan from your draw deck.

11 Boles Roor, Podracer Pilot   Light Character   Uncommon   stackable   green
   counters 2   destiny 4   power 2   damage 1   Tatooine 0 0 2

12 Elan Mak, Podracer Pilot   Light Character   Uncommon   stackable   green
   counters 2   destiny 3   power 2   damage 1   Tatooine 0 0 2

13 Neva Kee, Podracer Pilot   Light Character   Uncommon   stackable   green
   counters 2   destiny 5   power 1   damage 1   Tatooine 0 0 2

14 Wan Sandage, Podracer Pilot   Light Character   Uncommon   stackable   green
   counters 2   destiny 5   power 2   damage 2   Tatooine 0 0 2

15 Shmi Skywalker, Anakin's Mother   Light Character   Rare   stackable   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 3 0 0
   When Anakin is deployed here, put a card from your hand under your draw deck or draw a card.

16 Boles Roor's Podracer   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 1
   Boles Roor: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

17 Elan Mak's Podracer   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 2
   Elan Mak: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

18 Neva Kee's Podracer   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 3
   Neva Kee: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

19 Wan Sandage's Podracer   Light Weapon   Uncommon   stackable   orange
   counters 1   destiny 4
   Wan Sandage: +3 power and 1 destiny.
   Any other Podracer pilot: 1 destiny.

20 Comlink   Light Weapon   Common   diamond   orange
   counters 0   destiny 5
   Any character: +2 power, not in a duel.
   In your Deploy step, you may discard this card to deploy any weapon from your draw deck.

21 Hold-Out Blaster   Light Weapon   Common   diamond   orange
   counters 0   destiny 6
   Any non-diamond character fighting any diamond character: +3 power and 1 destiny.
   Any character: +3 power, not in a duel.

22 Dis Is Nutsen   Light Battle   Common   yellow
   destiny 4
   Use with any character.
   +2 power if you show your hand.

23 Masquerade   Light Battle   Common   yellow
   destiny 3
   Use with any handmaiden + Queen Amidala.
   If they lose, only the handmaiden is defeated.

24 No Giben Up, General Jar Jar   Light Battle   Common   yellow
   destiny 4
   Use with any character.
   +2 power if the opponent controls a planet that you did not surrender.

25 What Does Your Heart Tell You?   Light Battle   Common   yellow
   destiny 3
   Use with Anakin + Shmi Skywalker.
   +2 power.

26 All-Out Defense   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   Each character gets +1 power during the opponent's turn.

27 Bravo Squadron   Light Effect   Common   yellow
   counters 2   destiny 5
   Ric Olié, each diamond Bravo Pilot, each Republic Cruiser and each Naboo Starfighter get +2 power.

28 Hologram Projector   Light Effect   Common   yellow
   counters 2   destiny 5
   Once in your Deploy step, you may show your hand to draw a card.

29 Boonta Eve Classic   Light Objective   Rare   wild orange yellow purple
   A Podracer pilot and the matching Podracer may race here.

30 Amidala's Starship, Queen's Transport   Light Starship   Rare   unique   purple
   destiny 2   power 6   damage 6
   Transport.
   +3 power while evacuating Queen Amidala, Ric Olié or R2-D2.

31 Sebulba, Dug Podracer Pilot   Dark Character   Ultra-Rare   stackable   blue
   counters 4   destiny 3   power 4   damage 2   Tatooine 0 0 2
   When deployed to Boonta Eve Classic, gets one more Thrust token.

32 Watto, Podrace Sponsor   Dark Character   Rare   stackable   blue
   counters 2   destiny 3   power 3   damage 2   Tatooine 0 2 0
   +2 power if one of your Podracer pilots has fought or thrusted this turn.

33 Aurra Sing, Formidable Adversary   Dark Character   Rare   stackable   red
   counters 3   destiny 3   power 5   damage 3   Tatooine 0 2 0
   +2 power when fighting any Jedi.
   When it defeats a character, you may draw a card.

34 Jabba the Hutt, O Grandio Lust   Dark Character   Rare   stackable   blue
   counters 3   destiny 1   power 4   damage 2   Tatooine 0 2 0
   Your Podracer pilot may also use 1 as a Handling number.

35 TC-14, Protocol Droid   Dark Character   Rare   stackable   green
   counters 2   destiny 6   power 1   damage 0   Naboo 1 1 1

36 Orr'UrRuuR'R, Tusken Raider Leader   Dark Character   Rare   stackable   red
   counters 2   destiny 4   power 3   damage 2   Tatooine 0 2 0
   When deployed to Tatooine, you may deploy any Tusken Raider from your draw deck.

37 UrrOr'RuuR, Tusken Raider Warrior   Dark Character   Uncommon   stackable   blue
   counters 2   destiny 5   power 2   damage 1   Tatooine 1 1 1
   When it defeats a character, the opponent discards a card from hand.

38 RuuR'Ur, Tusken Raider Sniper   Dark Character   Common   stackable   green
   counters 2   destiny 4   power 2   damage 1   Tatooine 0 0 2
   When it defeats a character, you may discard the opponent's last lap card.

39 Sil Unch, Neimoidian Comm Officer   Dark Character   Uncommon   stackable   red
   counters 2   destiny 4   power 2   damage 1   Naboo 2 0 0
   Each transport has 1 less damage anywhere.

40 Graxol Kelvyyn and Shakka   Dark Character   Uncommon   stackable   red
   counters 3   destiny 5   power 3   damage 2   Tatooine 0 0 2
   +2 power if you lead the Podrace.

41 Corix Venne, Bith Musician   Dark Character   Common   stackable   red
   counters 2   destiny 4   power 2   damage 1   Tatooine 2 0 0
   When deployed to Tatooine, you may deploy any musician, any singer or any dancer from your draw deck.

42 Reike Th'san, Arms Smuggler   Dark Character   Rare   unique   green
   counters 1   destiny 4   power 1   damage 1   Tatooine 0 0 2
   When deployed, you may take a Weapon from your draw deck into your hand.

43 Meddun, Nikto Mercenary   Dark Character   Uncommon   unique   green
   counters 1   destiny 5   power 1   damage 1   Tatooine 0 2 0
   When deployed, you may take a Battle card from your draw deck into your hand.

44 Rum Sleg, Bounty Hunter   Dark Character   Rare   unique   green
   counters 1   destiny 6   power 1   damage 1   Tatooine 2 0 0
   When deployed, you may take a Character from your draw deck into your hand.

45 Aehrrley Rue, Freelance Pilot   Dark Character   Uncommon   unique   green
   counters 1   destiny 4   power 2   damage 2   Tatooine 1 1 1
   When deployed, you may take a Starship from your draw deck into your hand.

46 Jedwar Seelah, Explorer Scout   Dark Character   Uncommon   unique   green
   counters 1   destiny 5   power 2   damage 1   Tatooine 1 1 1
   When deployed, you may take a Location from your draw deck into your hand.

47 Chokk, Klatooinian Explosives Expert   Dark Character   Common   stackable   red
   counters 2   destiny 4   power 3   damage 2   Tatooine 1 1 1
   When deployed, you may deploy Thermal Detonator from your draw deck.

48 Tatooine Backpack   Dark Weapon   Common   diamond   orange
   counters 0   destiny 5
   Any character: +2 power, not in a duel.
   In your Deploy step, you may discard this card to deploy any weapon from your draw deck.

49 Gaderffii Stick   Dark Weapon   Common   diamond   orange
   counters 1   destiny 4
   Any Tusken Raider: +1 power and 1 destiny.
   Before weapon destiny is drawn, you may discard this card to ignore an opposing weapon.

50 Hold-Out Blaster   Dark Weapon   Common   diamond   orange
   counters 0   destiny 6
   Any non-diamond character fighting any diamond character: +3 power and 1 destiny.
   Any character: +3 power, not in a duel.

51 Watto's Datapad   Dark Weapon   Uncommon   stackable   orange
   counters 1   destiny 5
   Watto: +2 power and 1 destiny.
   Gragra, Bib Fortuna, any Nikto, any Pacithhip or any Quarren: +1 power and 1 destiny.

52 Colo Claw Fish   Dark Battle   Common   yellow
   destiny 5
   Use with any character.
   +2 power if the opponent controls a planet that you did not surrender.

53 He Always Wins!   Dark Battle   Common   yellow
   destiny 5
   Use with any character.
   +2 power if you show your hand.

54 Bounty Hunter   Dark Battle   Common   yellow
   destiny 5
   Use with Aurra Sing.
   +4 power when fighting any Jedi.

55 Two-Pronged Attack   Dark Battle   Common   yellow
   destiny 5
   Use with any two of Starfighter Droid or Droid Starfighter, or with Starfighter Droid or Droid Starfighter.
   +2 power.

56 All-Out Attack   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Each character gets +1 power during your turn.

57 Eventually You'll Lose   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Watto, Gragra, each Pacithhip, each Quarren and each Rodian get +2 power.

58 Gangster's Paradise   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Each Hutt, each Diva, each Bith, each Nikto and each Weequay get +2 power.

59 Boonta Eve Classic   Dark Objective   Rare   wild orange yellow purple
   A Podracer pilot and the matching Podracer may race here.

60 Viceroy's Battleship, Trade Federation Transport   Dark Starship   Rare   unique   purple
   destiny 2   power 6   damage 6
   Transport.
   +3 power while evacuating Nute Gunray, Tey How or Sil Unch.
`;
