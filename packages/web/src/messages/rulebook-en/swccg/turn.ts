/** The turn and its phases. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('CCG-', 'A turn');

export const TURN = [
  page(
    {
      id: 'turn',
      title: 'A turn from beginning to end',
      picture: drawing(
        'Six phases, always in this order.',
        zone(8, 20, 136, 84, '1 Activate', 'force'),
        note(76, 72, 'get Force'),
        zone(152, 20, 136, 84, '2 Control', 'hit'),
        note(220, 72, 'drain'),
        zone(296, 20, 136, 84, '3 Deploy', 'build'),
        note(364, 72, 'bring cards'),
        zone(8, 116, 136, 84, '4 Battle', 'battle'),
        note(76, 168, 'fight'),
        zone(152, 116, 136, 84, '5 Move', 'ground'),
        note(220, 168, 'go places'),
        zone(296, 116, 136, 84, '6 Draw', 'light'),
        note(364, 168, 'fill your hand'),
      ),
    },
    `
Players take turns. A turn has six phases, always in this order: activate, control, deploy, battle, move, draw. {TRN-01}
In each phase whoever’s turn it is acts first; then the other may do something that fits; and so on, until both pass in a row. {TRN-02 TRN-03 TRN-04} You never have to do anything, unless a card or a rule orders it. {TRN-05}
Activate :: Force comes from your Reserve Deck into your Force Pile. {TRN-07}
Control :: Drain your opponent at places that you control. {TRN-08}
Deploy :: Bring cards from your hand to the table. {TRN-09}
Battle :: Fight where both of you are. {TRN-10}
Move :: Walk, fly, shuttle. {TRN-11}
Draw :: Take cards from the top of your Force Pile into your hand, as many as you like. {TRN-12}
At the end both Used Piles go under the Reserve Decks. {TRN-13}
What you draw you cannot spend, and what you do not spend you may save. {TRN-12 FRC-24}
`,
  ),
  page(
    {
      id: 'activate',
      title: 'Activating Force',
      picture: drawing(
        'Five of your Force icons on the table, and one for yourself: you may activate six.',
        card(20, 50, 'place town', { tone: 'mission', foot: '2 icons' }),
        card(94, 50, 'place cantina', { tone: 'mission', foot: '1 icon' }),
        card(168, 50, 'world yavin', { tone: 'space', foot: '2 icons' }),
        note(122, 160, '2 + 1 + 2 + 1 = 6', 'ok'),
        back(262, 56, 'light', 'Reserve', 40),
        arrow(314, 86, 358, 86, 'force'),
        back(368, 56, 'force', 'Force', 6),
      ),
    },
    `
Count your Force icons on all locations on the table and add 1 for yourself: so much Force you may activate. {FRC-01} Nobody has to stand there. {FRC-02}
Activating means moving that many cards from the top of your Reserve Deck to your Force Pile, without looking at them. {FRC-03} You may take fewer. {FRC-05} You do it once; when you have stopped you cannot go on. {FRC-06}
> Three locations show 2, 1 and 2 of your icons. With 1 for yourself you may activate 6. {FRC-01}
Using Force pays for things: cards go from the Force Pile to the Used Pile, one by one. {PIL-13} You can only pay what lies there. {FRC-12} You may use it in your opponent’s turn too. {FRC-25}
Icons of the Light Side belong to the Light player and dark ones to the Dark player, whoever brought the location. {LOC-27}
`,
  ),
  page(
    {
      id: 'presence',
      title: 'Presence and control',
      picture: drawing(
        'Leia gives presence: you occupy the site. Nobody of the opponent is there: you control it.',
        zone(8, 14, 204, 192, 'you control it', 'light'),
        card(30, 44, 'place town', { tone: 'mission' }),
        card(122, 90, 'who leia', { tone: 'light', foot: 'ability 4' }),
        zone(228, 14, 204, 192, 'both occupy it', 'dim'),
        card(248, 44, 'place cantina', { tone: 'mission' }),
        card(318, 38, 'who greedo', { side: 'Dark', tone: 'dark' }),
        card(350, 118, 'who han', { tone: 'light' }),
      ),
    },
    `
You have presence at a location when your cards there have together an ability of at least 1. {PRS-01} Droids give none, for they have no ability. {PRS-04}
With presence you occupy the place. If your opponent has none there, you control it. {PRS-02} That is so at every moment, not only in the control phase. {PRS-03}
In space those who pilot give presence; passengers do not. {PRS-06} On the ground it is everybody who stands there or rides in a vehicle. {PRS-08 PRS-09}
> You have R2-D2 at a site, and nobody else. Your opponent has nobody. You do not control it: a droid gives no presence. {PRS-04 PRS-02}
Captives, sleepers, creatures and bluff cards give no presence. {PRS-14}
`,
  ),
  page(
    {
      id: 'drain',
      title: 'Force drains',
      picture: drawing(
        'You control a site with two of your opponent’s icons: the drain costs the opponent two Force.',
        card(40, 30, 'place town', { tone: 'mission', foot: '2 dark', size: 1.5 }),
        card(150, 60, 'who luke', { tone: 'light' }),
        arrow(220, 96, 282, 96, 'hit'),
        badge(250, 74, 2, 'hit'),
        back(298, 64, 'dark', 'Dark', ''),
        arrow(350, 96, 382, 96, 'hit'),
        note(408, 100, 'lost', 'hit'),
      ),
    },
    `
In your control phase you may drain once at each location that you control. {DRN-01} Your opponent loses as much Force as they have icons there. {DRN-02}
> You control a site with 2 dark icons. The Dark player loses 2 Force: two cards from the hand or from the piles. {DRN-02 DRN-07}
Bonuses are added; with no icons a drain is allowed too, and may still get a bonus. {DRN-03} One drain is finished before the next begins. {DRN-04}
Each of your cards takes part in one drain in a turn. {DRN-05}
Your opponent may answer by bringing somebody there. If that gives presence, the drain is cancelled. {DRN-08} An Undercover spy of theirs stops you from draining there. {DRN-09}
`,
  ),
  page(
    {
      id: 'deploy',
      title: 'Deploying cards',
      picture: drawing(
        'Five Force for Obi-Wan: the cards go from the Force Pile to the Used Pile, and he stands at a site with your icon.',
        back(20, 60, 'force', 'Force', 9),
        arrow(72, 90, 118, 90),
        back(128, 60, 'neutral', 'Used', 5),
        note(96, 170, 'pay 5', 'force'),
        zone(200, 14, 232, 192, 'a site with your icon', 'mission'),
        card(222, 50, 'place hut', { tone: 'mission', size: 1.3 }),
        card(326, 60, 'who ben', { tone: 'light', cost: 5, size: 1.2 }),
      ),
    },
    `
In your deploy phase you bring cards from your hand to the table, one by one. {DEP-01} You pay the cost in Force. {DEP-10 DEP-11}
Characters, vehicles and starships need a place where you have presence or one of your Force icons. {DEP-02} All other cards need neither. {DEP-05}
Locations cost nothing, and you may deploy as many as you like. {LOC-02}
Characters and vehicles go to sites, or aboard something with room. {DEP-06} Starships go to systems. {DEP-08} A ship without a pilot may be deployed, but can do nothing yet. {DEP-09}
> You have 9 Force. Obi-Wan costs 5 and goes to a site with your icon. 4 Force are left. {DEP-02 DEP-10 PIL-13}
Of a unique card there is one on the table at most. {UNQ-01} If it leaves, another copy may come. {UNQ-03}
`,
  ),
  page(
    {
      id: 'move',
      title: 'Moving',
      picture: drawing(
        'One Force: a step to the next site. One Force: a ship flies to a system within its hyperspeed.',
        card(20, 22, 'place dunes', { tone: 'mission' }),
        card(110, 22, 'place town', { tone: 'mission' }),
        card(200, 22, 'place cantina', { tone: 'mission' }),
        card(24, 112, 'who luke', { tone: 'light' }),
        arrow(88, 152, 132, 152),
        note(112, 140, '1', 'force'),
        card(296, 20, 'world tatooine', { tone: 'space', foot: '7' }),
        card(376, 20, 'world alderaan', { tone: 'space', foot: '5' }),
        card(300, 112, 'ship xwing', { tone: 'light' }),
        arrow(364, 150, 412, 150),
        note(388, 138, '1', 'force'),
      ),
    },
    `
In your move phase each card may move once. {MOV-01}
On foot: for 1 Force to a site as far as its landspeed, usually the next one. {MOV-03 CHR-14} Vehicles and ships carry everybody aboard for nothing. {MOV-04}
Hyperspace: for 1 Force a ship with a pilot and a nav computer goes to a system within its hyperspeed. {MOV-05} The distance is the difference of the parsec numbers. {LOC-26}
> From parsec 7 to parsec 5 is a distance of 2. A ship with hyperspeed 3 makes it for 1 Force. {LOC-26 MOV-05}
Docking bays: all of you may go from one bay to another for the price on the bay you leave. {MOV-07}
Shuttling: for 1 Force each, between a site and one of your ships above it that can dock. {MOV-09} Getting in and out of vehicles is free. {MOV-12}
These ways do not use up a card’s one move. {MOV-02} Landing and taking off do not exist. {MOV-20}
`,
  ),
];
