/** A turn up to the battles. */
import { arrow, back, badge, card, dice, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'A turn');

export const TURN = [
  page(
    {
      id: 'turn',
      title: 'A turn from beginning to end',
      picture: drawing(
        'Ready, command, battle, end of turn. Both players act in each of them.',
        zone(8, 40, 100, 130, '1 Ready', 'force'),
        zone(116, 40, 100, 130, '2 Command', 'build'),
        zone(224, 40, 100, 130, '3 Battle', 'battle'),
        zone(332, 40, 100, 130, '4 End', 'ok'),
        note(58, 92, 'untap'),
        note(58, 116, '+4 Force', 'force'),
        note(166, 92, 'build'),
        note(166, 116, 'retreat'),
        note(274, 84, 'Space', 'space'),
        note(274, 110, 'Ground', 'ground'),
        note(274, 136, 'Character', 'character'),
        note(382, 100, 'two arenas?'),
        note(382, 124, 'you win', 'ok'),
      ),
    },
    `
There are no turns of one player. Every turn belongs to both, and it has four parts: the ready phase, the command phase, the battle phase and the end of the turn. {TURN-01} In each step Dark acts first, then Light. {TURN-02}
Ready: everything that is tapped is untapped. {READY-01} Then each player gains 4 Force. {READY-02}
Command: a die is rolled for build points, and you build, bring units into play, and retreat those who need a rest. {COMMAND-03 COMMAND-08 RETREAT-01}
Battle: first the Space arena fights, then the Ground arena, then the Character arena. {TURN-07}
End: if somebody controls two arenas, they win. {WIN-02} If not, the next turn begins. {TURN-09}
[nh] You draw a card in the ready phase. {READY-03 TURN-03} The die for build points is rolled in the command phase. {COMMAND-01 TURN-05} Nobody can play anything in the ready phase. {READY-05}
[x] You may draw a card at the start of your own build step. {READY-04} The die for build points is already rolled in the ready phase. {COMMAND-02 TURN-04} Only effects written for the very step can be played in the ready phase. {READY-06}
`,
  ),
  page(
    {
      id: 'building',
      title: 'Building and deploying',
      picture: drawing(
        'Three points now and two next turn: a card of cost 5 is built, turned over and goes to its arena.',
        ...dice(16, 24, [3], 1),
        note(31, 76, '3 points', 'build'),
        arrow(62, 60, 104, 92, 'build'),
        back(112, 72, 'build', 'this turn', 3),
        arrow(164, 102, 196, 102),
        back(204, 72, 'build', 'next turn', 5),
        arrow(256, 102, 290, 102),
        zone(298, 30, 134, 150, 'Space', 'space'),
        card(336, 66, 'ship xwing', { tone: 'space', cost: 5, foot: '50/4/3' }),
      ),
    },
    `
Light rolls one die, and each player gets that many build points. {COMMAND-03} If you have a unit in every arena, you get one more. {COMMAND-04}
> The die shows a 4. You have units in all three arenas: you get 5 build points. Your opponent has none on the ground: 4. {COMMAND-03 COMMAND-04}
To build, lay a card from your hand face down in your build zone and put build points on it as counters, one for one. {BUILD-01} You may work on as many cards as you like and add counters in later turns. {BUILD-03} A card newly laid down gets at least one. {BUILD-02}
When a card has as many counters as it costs, you may turn it over in your build step. A unit goes to its arena. {BUILD-06 CARD-07} It is untapped and can fight in this very turn. {BUILD-13}
You never have to. A finished card may stay face down. {BUILD-07} You may even put more counters on a card than it needs, as a bluff; they are lost when it is finished. {BUILD-05}
If you can pay the whole cost at once, a card goes straight from your hand into play. {BUILD-08}
> You have 6 points. A unit of cost 4 comes into play at once; the other 2 points start a bigger ship. {BUILD-08 BUILD-01}
What you do not spend in your own build step is lost. {COMMAND-07}
In the same step you may bring retreated units back to their arenas for nothing; they stay as tapped and as damaged as they are. {COMMAND-10} You may also move Pilots and rearrange stacks. {COMMAND-08}
[nh] Units and Missions can be built. {BUILD-09} A unit goes to the arena of its type, or onto its own stack. {BUILD-11}
[x] Equipment, Locations and Resources are built in the same way. {BUILD-10} A finished unit may also be left in the build zone. {BUILD-12} Some cards ask for something more than build points when they are finished. {BUILD-18}
[x] A unit that fits more than one arena may move between them, once in each of your build steps. {MULTI-05 COMMAND-09}
`,
  ),
  page(
    {
      id: 'stacks',
      title: 'Unique units and stacks',
      picture: drawing(
        'Luke D, 40/2/2, on top of one other Luke: 50/3/3. Each card beneath adds 10 speed, 1 power and 1 health.',
        card(60, 30, 'who luke', { tone: 'character', foot: 'C' }),
        card(78, 52, 'who luke', { tone: 'character', cost: 5, foot: 'D 40/2/2', size: 1.5 }),
        arrow(190, 110, 240, 110),
        note(330, 70, 'one unit'),
        note(330, 104, 'speed 40 + 10 = 50'),
        note(330, 128, 'power 2 + 1 = 3'),
        note(330, 152, 'health 2 + 1 = 3'),
      ),
    },
    `
A card with a version letter is unique. {UNIQ-01} You may have that person or ship only once, in arenas and build zone together. {UNIQ-02} If it is destroyed, you may build it again. {UNIQ-08}
Other versions of it are not wasted: they go onto the same stack. A stack is one unit in every way. {STACK-10} It has at most four cards, each a different version. {STACK-02 STACK-04}
Only the top card’s name, text and printed numbers count. {STACK-06} Each card beneath gives 10 more speed, 1 more power and 1 more health. {STACK-07}
[nh] > Luke Skywalker D has 40/2/2. On top of one other Luke he has 50/3/3. {STACK-09}
A version that costs no more than the top card is added for 1 build counter, on top or beneath, as you like. {STACK-12} A dearer one goes beneath for 1 counter, or on top for the difference and 1 more. {STACK-13}
[nh] > Anakin C costs 5 and is in play. Anakin D, of cost 4, needs 1 counter. {STACK-14} Anakin A, of cost 7, needs 7 − 5 + 1 = 3 counters to go on top, and 1 to go beneath. {STACK-15}
In your build step you may bring another card of the stack to the top. If it costs more, pay the difference; otherwise it is free. {STACK-18} Damage stays where it is. {STACK-20}
Cards never leave a stack one by one. If it moves, retreats or is destroyed, all of them do. {STACK-10 STACK-11}
Some people are known by two names and count as one: Anakin Skywalker and Darth Vader, for instance. {STACK-03}
[nh] If you come to have two of the same person that are no stack, the newer one is discarded. {UNIQ-03} Three pairs of names mean the same person. {UNIQ-10}
[x] If you come to have two of the same person, the cheaper one is discarded, or the dearer one if you pay the difference in Force. {UNIQ-04} Many more names mean the same person. {UNIQ-11}
`,
  ),
  page(
    {
      id: 'pilots',
      title: 'Pilots',
      picture: drawing(
        'A Starfighter Pilot boards a starfighter: from then on the ship has what the Pilot gives.',
        zone(8, 20, 150, 180, 'Character', 'character'),
        card(54, 66, 'who wedge', { tone: 'character', foot: 'Pilot' }),
        arrow(126, 106, 226, 106),
        zone(240, 20, 192, 180, 'Space', 'space'),
        card(276, 58, 'ship xwing', { tone: 'space', foot: '50/4/3', size: 1.2 }),
        card(350, 100, 'who wedge', { tone: 'character', size: 0.8 }),
        note(336, 186, '+20 speed while he flies', 'ok'),
      ),
    },
    `
Some Characters are Pilots. The card says what they can fly, Starfighters for instance, and what they give to it. {PILOT-01} They give it only while they sit in it. {PILOT-09}
In your build step each Pilot may be moved once: onto one of your units, or off it. {PILOT-13} A Pilot never comes into play directly on a ship; he is deployed first and boards then. {PILOT-19}
[nh] > A Starfighter Pilot lists 20 more speed. In the Character arena that does nothing. On a Starfighter, the ship is 20 faster. {PILOT-10}
A Pilot aboard is part of the unit. He cannot be attacked, does not attack, and holds no arena. {PILOT-20} His own speed and power do not matter, his health does. {PILOT-23} He and the ship carry their damage separately. {PILOT-24}
If the ship moves, retreats or is destroyed, the Pilot goes with it. {PILOT-12} If the Pilot leaves, the ship stays. {PILOT-11}
Attacking with the ship taps the ship only. {PILOT-38} A stacked Pilot gives what his top card says and no more. {PILOT-30} Droids take no Pilots. {PILOT-03}
[nh] One Pilot per unit. {PILOT-04} He boards from the build zone or the Character arena, or changes from one unit to another, or gets off. {PILOT-14 PILOT-15 PILOT-16} To retreat a piloted unit both have to be untapped, and both are tapped. {PILOT-35}
[x] Large ships take two or three Pilots. {PILOT-05} A Pilot may board a retreated unit too. {PILOT-49} When a unit with several Pilots retreats, one stays aboard. {PILOT-36 PILOT-37}
`,
  ),
  page(
    {
      id: 'retreat',
      title: 'Retreating',
      picture: drawing(
        'A damaged ship is tapped and goes to the build zone. It keeps its damage, and comes back in a later turn.',
        zone(8, 14, 190, 192, 'Space', 'space'),
        card(72, 60, 'ship ywing', { tone: 'space', damage: 2, foot: '30/3/4' }),
        arrow(150, 100, 262, 100),
        note(206, 88, 'tap'),
        zone(242, 14, 190, 192, 'Your build zone', 'build'),
        card(308, 62, 'ship ywing', { tone: 'space', damage: 2, foot: '30/3/4', tapped: true }),
        badge(206, 170, '↺'),
        note(206, 200, 'next turn', 'dim'),
      ),
    },
    `
At the end of the command phase you may retreat any number of your untapped units: tap each, and move it face up to your build zone. {RETREAT-01} Dark finishes before Light begins. {RETREAT-03}
A tapped unit cannot be retreated. {RETREAT-02}
In the build zone nobody can attack it. {ZONE-11} But it holds no arena either. {WIN-07}
It comes back in your build step of a later turn, for nothing. {RETREAT-04 COMMAND-10} Damage stays on it. {RETREAT-12}
> Your only ship has taken 3 of its 4 damage. You retreat it before the battle. This turn nobody can shoot at it, but if nothing else of yours is in Space, your opponent may control Space. {RETREAT-01 ZONE-11 WIN-01}
Cards can make a unit retreat in the middle of an attack. Before the dice are rolled, that ends the attack. {RETREAT-06} After the roll it is too late: the unit takes the hits in the build zone. {RETREAT-05}
[nh] In the build zone a unit’s activated abilities are off, except those that prevent damage. {ZONE-17}
[x] In the build zone a unit’s abilities are off, with a few exceptions such as Pilot, Upkeep and Reserves. {ZONE-16} Locations cannot retreat. {RETREAT-10}
`,
  ),
];
