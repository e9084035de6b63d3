/** The kinds of card. */
import { arrow, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('CCG-', 'Kinds of card');

export const CARDS = [
  page(
    {
      id: 'locations',
      title: 'Locations: systems and sites',
      picture: drawing(
        'One group: the system at the end, exterior sites together, the docking bay between, interior sites together.',
        card(14, 50, 'world tatooine', { tone: 'space', foot: 'system' }),
        card(98, 50, 'place dunes', { tone: 'mission', foot: 'exterior' }),
        card(182, 50, 'place town', { tone: 'mission', foot: 'exterior' }),
        card(266, 50, 'place deathBay', { tone: 'mission', foot: 'bay' }),
        card(350, 50, 'place cantina', { tone: 'mission', foot: 'interior' }),
        arrow(158, 150, 180, 150),
        arrow(242, 150, 264, 150),
        arrow(326, 150, 348, 150),
        note(253, 178, 'side by side: adjacent', 'dim'),
      ),
    },
    `
There are systems, in space, and sites, on the ground. {LOC-01} They cost nothing. {LOC-02} A site may come without its system, and the other way round. {LOC-03}
All sites of one planet form a row, with exterior sites on one side, interior ones on the other, and docking bays between them. {LOC-05 LOC-06} Neighbours in the row are adjacent. {LOC-08}
What is printed on your side of a location works for you, even if you do not control it. {LOC-18}
Of a unique location only one is on the table. If your opponent owns it and you deploy yours, your card goes on top and counts from now on. {LOC-19}
Characters and vehicles are at sites, starships at systems. {LOC-24 LOC-25} Vehicles may enter docking bays. {LOC-13}
`,
  ),
  page(
    {
      id: 'ships',
      title: 'Starships and who sits in them',
      picture: drawing(
        'A pilot makes the ship fly and fight; an astromech finds the way through hyperspace.',
        card(40, 20, 'ship xwing', { tone: 'light', foot: 'power 3', size: 1.7 }),
        card(196, 30, 'who wedge', { tone: 'light', foot: 'pilot' }),
        card(196, 122, 'who r2d2', { tone: 'light', foot: 'astromech' }),
        arrow(190, 70, 144, 70),
        arrow(190, 160, 144, 140),
        note(346, 76, 'power, maneuver'),
        note(346, 166, 'hyperspeed'),
      ),
    },
    `
A starship has power, armor or maneuver, hyperspeed, a cost and a forfeit value. {SHP-01}
It needs a pilot. Without one it has no power, does not move, and fires nothing. {CAP-02} Some have a pilot printed on them, who is not a character. {SHP-05}
To go through hyperspace it needs a nav computer as well, its own or an astromech’s. {SHP-03}
It carries as many as it says. {CAP-01} Everybody has a seat: pilot, passenger, astromech. {CAP-20} In your deploy and move phases you may change seats for nothing. {CAP-11}
A pilot adds what the text says, not personal power. {CAP-09}
If the ship is lost, everything aboard is lost. {CAP-19}
Three starfighters of one kind can become a squadron: one card that moves and is aimed at as one ship. {SQD-01 SQD-04}
`,
  ),
  page(
    {
      id: 'vehicles',
      title: 'Vehicles and the Sandcrawler',
      picture: drawing(
        'In an open vehicle everybody fights. In an enclosed one nobody can be aimed at from outside.',
        zone(8, 20, 204, 180, 'open', 'mission'),
        card(30, 62, 'vehicle landspeeder', { tone: 'ground', size: 1.2 }),
        card(124, 84, 'who luke', { tone: 'light' }),
        zone(228, 20, 204, 180, 'enclosed', 'mission'),
        card(286, 54, 'vehicle crawler', { tone: 'ground', size: 1.4 }),
      ),
    },
    `
Vehicles are transports, shuttles or creatures to ride on. {VEH-01} A transport needs a driver with ability, or a droid that can drive. {CAP-03} Creatures need nobody. {CAP-04}
They may be outdoors, in docking bays, and at interior sites of a planet; indoors they cannot use power or maneuver. {VEH-02 VEH-03}
In an open vehicle everybody is present, adds power and may be aimed at. {VEH-05} In an enclosed one nobody inside is. {VEH-06}
If a creature is lost, its riders jump off unharmed. {VEH-07}
The Sandcrawler has sites of its own inside. They are next to wherever it stands. {VSI-01 VSI-02} They are separate places. {VSI-03} If it leaves play, they are lost. {VSI-08}
`,
  ),
  page(
    {
      id: 'answers',
      title: 'Actions and answers',
      picture: drawing(
        'You declare, the opponent answers, you answer that. What was declared last happens first.',
        card(30, 40, 'who han', { tone: 'light', size: 1.1 }),
        badge(62, 154, 1),
        arrow(100, 86, 160, 86),
        card(172, 40, 'sign hand', { side: 'Dark', tone: 'dark', size: 1.1 }),
        badge(204, 154, 2),
        arrow(242, 86, 302, 86),
        card(314, 40, 'sign eye', { tone: 'light', size: 1.1 }),
        badge(346, 154, 3),
        note(204, 200, '3 happens first, then 2, then 1', 'ok'),
      ),
    },
    `
Everything you do has two moments: you declare it, and it happens. {ACT-01} When you declare, you choose the targets and pay. {ACT-02}
In between the other player may answer first; then you take turns, until both pass in a row. {ACT-04 ACT-07} What was declared last happens first. {ACT-09}
> You start to deploy. Your opponent plays an interrupt against it. You play Sense against the interrupt. Sense happens first; if it cancels the interrupt, your card comes. {ACT-09 SNS-01}
What is cancelled does not happen, but stays paid. {ACT-27} Once declared, an action goes on, even if you could not declare it now. {ACT-17}
“May” means you choose. Without it, it happens by itself. {ACT-15} What is limited to once a turn is used up when you declare it. {ACT-22}
“Just” means: from the declaration until something else has happened. {ACT-12}
`,
  ),
  page(
    {
      id: 'interrupts',
      title: 'Interrupts, Sense and Alter',
      picture: drawing(
        'Sense: draw destiny. If it is less than the ability of your best character, the interrupt is cancelled.',
        card(30, 40, 'sign bolts', { side: 'Dark', tone: 'battle', size: 1.2 }),
        arrow(170, 90, 110, 90, 'hit'),
        card(184, 40, 'sign hand', { tone: 'light', foot: 'Sense', size: 1.2 }),
        badge(290, 80, 3, 'force'),
        note(318, 85, '<', 'ink'),
        card(340, 40, 'who ben', { tone: 'light', foot: 'ability 6' }),
        note(220, 186, '3 is less than 6: cancelled', 'ok'),
      ),
    },
    `
Interrupts are played from your hand when their text fits, in either player’s turn. {INT-01} Without a cost in the text they are free. {INT-06}
Used interrupts go to your Used Pile and come round again; Lost ones go to the Lost Pile. {INT-02} With “Used or Lost” you choose. {INT-03} A cancelled one is lost. {INT-05}
Sense answers an interrupt or a react, Alter an Effect. {SNS-01} Draw destiny: if it is less than the ability of your best character on the table, the card is cancelled. {SNS-02}
> Your best character has ability 6. You draw a 3 for Sense: the interrupt is cancelled. With a 6 it would not be. {SNS-02}
Sense also cancels Alter, and Alter cancels Sense, without a draw. {SNS-06}
`,
  ),
  page(
    {
      id: 'effects',
      title: 'Effects',
      picture: drawing(
        'An Effect stays on the table. A Utinni Effect waits at a place until somebody gets there.',
        zone(8, 20, 204, 180, 'Effect', 'character'),
        card(80, 56, 'sign hex', { tone: 'character', size: 1.2 }),
        note(110, 182, 'stays', 'dim'),
        zone(228, 20, 204, 180, 'Utinni Effect', 'character'),
        card(246, 56, 'who luke', { tone: 'light' }),
        arrow(312, 96, 346, 96),
        card(356, 56, 'place farm', { tone: 'mission' }),
        note(330, 182, 'until he arrives', 'dim'),
      ),
    },
    `
Effects are deployed in your deploy phase and stay until something cancels them. {EFF-01} When an Effect ends, everything is as before. {EFF-02} If the card it lies on leaves, it is lost. {EFF-08}
Utinni Effects lie on a location and name somebody. They work until that one gets there. {UTI-01 UTI-02}
Immediate Effects are played at the moment they name, like interrupts, and then stay. {IMM-01} Alter does nothing to them. {IMM-02}
Some Effects are shuffled into the opponent’s Reserve Deck. They go off when they come to the top. {EFF-05}
`,
  ),
];
