/** Duel of the Fates: the whole set as a card file; cardfile.ts describes the format. */
export const DOTF = `# Duel of the Fates (DOTF)

1 Obi-Wan Kenobi, Jedi Student   Light Character   Rare   stackable   red
   counters 5   destiny 3   power 5   damage 5   Naboo 1 0 0
   +2 power if Darth Maul or Darth Sidious has fought this turn.

2 Qui-Gon Jinn, Jedi Mentor   Light Character   Ultra-Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Naboo 1 0 0
   +2 power when dueling Darth Maul or Darth Sidious.

3 Anakin Skywalker, Rookie Pilot   Light Character   Rare   stackable   blue
   counters 3   destiny 4   power ?   damage 4   Naboo 2 0 0
   Each starfighter gets +1 power anywhere.

4 Captain Panaka, Security Commander   Light Character   Rare   stackable   blue
   counters 3   destiny 2   power 4   damage 3   Naboo 1 0 0
   When deployed, you may deploy Captain Panaka's Blaster from your draw deck for free.

5 Mace Windu, Jedi Councilor   Light Character   Rare   stackable   red
   counters 6   destiny 2   power 6   damage 6   Coruscant 1 0 0
   +2 power if you have controlled Coruscant.

6 Queen Amidala, Young Leader   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 2   damage 3   Coruscant 0 0 1
   +2 power if you have controlled Naboo.

7 Yoda, Jedi Philosopher   Light Character   Rare   stackable   blue
   counters 4   destiny 5   power 4   damage 4   Naboo 1 0 0
   When you win control of this planet, you may discard this card and three cards from your hand to draw three cards.

8 R2-D2, Repair Droid   Light Character   Rare   stackable   green
   counters 2   destiny 6   power 1   damage 0   Naboo 1 0 0
   Each transport has 1 less damage anywhere.

9 Ric Olié, Starship Pilot   Light Character   Rare   stackable   blue
   counters 2   destiny 2   power 4   damage 3   Naboo 1 0 0
   Each transport gets +1 power anywhere.

10 Bravo Pilot, Flyer   Light Character   Common   diamond   red
   counters 2   destiny 3   power 3   damage 2   Naboo 1 1 1
   Each opposing starship has 1 more damage while this card is on the current planet.

11 Valorum, Leader of the Senate   Light Character   Common   stackable   green
   counters 2   destiny 4   power 3   damage 3   Coruscant 1 0 0
   When deployed to Coruscant, you may deploy any senator from your draw deck.

12 Qui-Gon Jinn's Lightsaber, Wielded by Obi-Wan Kenobi   Light Weapon   Rare   stackable   orange
   counters 1   destiny 3
   Qui-Gon Jinn: +2 power and 1 destiny.
   Obi-Wan Kenobi: +1 power and 1 destiny.

13 Booma   Light Weapon   Uncommon   diamond   orange
   counters 1   destiny 5
   Jar Jar Binks: +2 power and 1 destiny.
   Any other character fighting any Tank: +2 power and 1 destiny.
   Any other character: 1 destiny.

14 A Powerful Opponent   Light Battle   Common   yellow
   destiny 2
   Use with any character.
   You may use your character's damage in place of one of your destiny numbers.
   Duel: this attack scores 1 more hit.

15 Come On, Move!   Light Battle   Uncommon   yellow
   destiny 5
   Use with any diamond Naboo Officer using any speeder + any Naboo Blaster.

16 Critical Confrontation   Light Battle   Common   yellow
   destiny 5
   Use with any character.
   If you win, the opponent takes 2 more damage; if you lose, you take 1 more.
   Duel: you may draw 1 card into your dueling hand.

17 Gungan Mounted Troops   Light Battle   Uncommon   yellow
   destiny 5
   Use with any Gungan using any kaadu + any electropole.

18 Naboo Fighter Attack   Light Battle   Common   yellow
   destiny 5
   Use with Ric Olié + any diamond pilot, or with any starfighter + any transport.

19 Qui-Gon's Final Stand   Light Battle   Common   yellow
   destiny 4
   Use with any character.
   If this character is last in your plan, you lose nothing to breakthrough.
   Duel: you may discard this card so that this attack scores 2 more hits.

20 Run The Blockade   Light Battle   Common   yellow
   destiny 6
   Use with Ric Olié or Amidala's Starship.
   +3 power.

21 Twist Of Fate   Light Battle   Common   yellow
   destiny 3
   Use with any character.
   You may swap one of your destiny numbers with a higher opposing one.
   Duel: you may remove a hit from your character.

22 You Are Strong With The Force   Light Battle   Uncommon   yellow
   destiny 6
   Use with any character.
   Adds to power by how much your character's own destiny is lower than its opponent's.
   Duel: you may discard this card to draw 2 cards into your dueling hand.

23 Gungan Energy Shield   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   Each character using any fambaa gets +2 power.
   No opposing Trade Federation Tank may use a weapon.

24 He Can See Things Before They Happen   Light Effect   Uncommon   yellow
   counters 2   destiny 6
   Once in your Deploy step, you may look at the top card of the opponent's draw deck and put it under that deck.

25 Jedi Meditation   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   Once in your Deploy step, you may put a card from your hand under your draw deck.

26 Jedi Training   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   When any Jedi is deployed, you may discard this card to deploy any lightsaber from your draw deck.

27 Naboo Royal Security Forces   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   Captain Panaka, each Royal Guard, each Naboo Officer and each Naboo Security get +2 power.

28 Pounded Unto Death   Light Effect   Common   yellow
   counters 2   destiny 5
   In your Even Up step, you may discard this card to discard an opposing diamond card here.

29 Senate Guard   Light Effect   Uncommon   yellow
   counters 2   destiny 5
   Valorum, Mas Amedda, Sci Taria, each senator and each Coruscant Guard get +2 power.

30 Naboo Starfighter   Light Starship   Common   diamond   purple
   destiny 5   power 2   damage 1
   Starfighter.
   +2 power at Naboo.

31 Darth Maul, Student of the Dark Side   Dark Character   Ultra-Rare   stackable   red
   counters 6   destiny 1   power 6   damage 5   Naboo 1 0 0
   +2 power when dueling any Jedi.

32 Darth Sidious, Master of the Dark Side   Dark Character   Rare   stackable   red
   counters 5   destiny 4   power 5   damage 6   Naboo 1 0 0
   When you win control of this planet, you may discard this card and three cards from your hand to draw three cards.

33 Aurra Sing, Trophy Collector   Dark Character   Rare   stackable   red
   counters 3   destiny 3   power 5   damage 3   Coruscant 1 1 1
   +2 power when fighting any Jedi.
   May use any diamond Sith Lightsaber.

34 Tey How, Neimoidian Comm Officer   Dark Character   Rare   stackable   green
   counters 1   destiny 5   power 1   damage 2   Naboo 1 1 1
   Each transport gets +1 power anywhere.

35 OWO-1, Battle Droid Command Officer   Dark Character   Rare   stackable   red
   counters 3   destiny 4   power 3   damage 1   Naboo 1 1 1
   When deployed, you may deploy any diamond battle droid from your draw deck.

36 Rayno Vaca, Taxi Driver   Dark Character   Rare   stackable   red
   counters 2   destiny 4   power 2   damage 1   Coruscant 1 1 1
   +2 power while using any Coruscant Taxi.

37 Baskol Yeesrim, Gran Senator   Dark Character   Rare   stackable   blue
   counters 2   destiny 4   power 2   damage 1   Coruscant 0 2 0
   When deployed to Coruscant, you may draw a card.

38 Starfighter Droid, DFS-327   Dark Character   Rare   diamond   green
   counters 1   destiny 4   power 2   damage 1   Coruscant 1 1 1
   In your Deploy step, you may discard this card to deploy Droid Starfighter from your draw deck.

39 Starfighter Droid, DFS-1104   Dark Character   Rare   diamond   green
   counters 1   destiny 4   power 2   damage 1   Naboo 1 1 1
   In your Deploy step, you may discard this card to deploy Droid Starfighter from your draw deck.

40 Starfighter Droid, DFS-1138   Dark Character   Rare   diamond   green
   counters 1   destiny 4   power 2   damage 1   Tatooine 1 1 1
   In your Deploy step, you may discard this card to deploy Droid Starfighter from your draw deck.

41 Jedi Lightsaber, Stolen by Aurra Sing   Dark Weapon   Uncommon   diamond   orange
   counters 1   destiny 2
   Aurra Sing: +2 power and 1 destiny.
   Darth Maul or Darth Sidious: 1 destiny.

42 Coruscant Taxi   Dark Weapon   Uncommon   diamond   orange
   counters 1   destiny 4
   Any senator: +1 power and 1 destiny.
   Any other character: 1 destiny.

43 Neimoidian Viewscreen   Dark Weapon   Common   diamond   orange
   counters 2   destiny 4
   Nute Gunray or Rune Haako: +2 power and 1 destiny.
   Any other Neimoidian: +1 power and 1 destiny.

44 Battle Droid Patrol   Dark Battle   Uncommon   yellow
   destiny 5
   Use with any diamond battle droid using any STAP + any Battle Droid Blaster Rifle.

45 Change In Tactics   Dark Battle   Common   yellow
   destiny 3
   Use with any character.
   You may swap one of your destiny numbers with a higher opposing one.
   Duel: you may remove a hit from your character.

46 Dangerous Encounter   Dark Battle   Common   yellow
   destiny 5
   Use with any character.
   If you win, the opponent takes 2 more damage; if you lose, you take 1 more.
   Duel: you may draw 1 card into your dueling hand.

47 Darth Maul Defiant   Dark Battle   Common   yellow
   destiny 6
   Use with any character.
   Adds to power by how much your character's own destiny is lower than its opponent's.
   Duel: you may discard this card to draw 2 cards into your dueling hand.

48 Impossible!   Dark Battle   Common   yellow
   destiny 6
   Use with Tey How or any transport starship.
   +3 power.

49 It's A Standoff!   Dark Battle   Uncommon   yellow
   destiny 6
   Use with P-59 + any diamond destroyer droid.
   +2 power.
   If they lose, only the diamond destroyer droid is defeated.

50 Mobile Assassin   Dark Battle   Uncommon   yellow
   destiny 5
   Use with Darth Maul.
   +3 power while using Darth Maul's Sith Speeder.

51 Power Of The Sith   Dark Battle   Common   yellow
   destiny 2
   Use with any character.
   You may use your character's damage in place of one of your destiny numbers.
   Duel: this attack scores 1 more hit.

52 Starfighter Screen   Dark Battle   Common   yellow
   destiny 5
   Use with Tey How + any diamond pilot, or with any starfighter + any transport.

53 To The Death   Dark Battle   Common   yellow
   destiny 4
   Use with any character.
   If this character is last in your plan, you lose nothing to breakthrough.
   Duel: you may discard this card so that this attack scores 2 more hits.

54 Use Caution   Dark Battle   Uncommon   yellow
   destiny 5
   Use with Darth Sidious.
   +4 power when fighting any Jedi.

55 Blockade   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   In your Even Up step, you may discard this card to discard an opposing diamond card here.

56 End This Pointless Debate   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Once in your Deploy step, you may look at the top card of the opponent's draw deck and put it under that deck.

57 The Duel Begins   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   When Darth Maul or Darth Sidious is deployed, you may discard this card to deploy any lightsaber from your draw deck.

58 The Jedi Are Involved   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Once in your Deploy step, you may put a card from your hand under your draw deck.

59 Where Are Those Droidekas?   Dark Effect   Uncommon   yellow
   counters 2   destiny 5
   Each destroyer droid gets +2 power.
   You deploy any Multi Troop Transport for free.

60 Droid Starfighter   Dark Starship   Common   diamond   purple
   destiny 5   power 2   damage 1
   Starfighter.
   In your Deploy step, you may discard this card to deploy Starfighter Droid from your draw deck.
`;
