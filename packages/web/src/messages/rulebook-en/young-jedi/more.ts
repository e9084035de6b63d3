/** Starships, the podrace, and cards that are something special. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('YJ-', 'More cards');

export const MORE = [
  page(
    {
      id: 'unique',
      title: 'Stacks, unique cards and diamonds',
      picture: drawing(
        'A diamond: any number. Several frames: a stack on one planet. One frame: only one in play.',
        zone(8, 20, 136, 180, 'diamond', 'ok'),
        card(26, 62, 'who battleDroid', { side: 'Dark' }),
        card(70, 62, 'who battleDroid', { side: 'Dark' }),
        note(76, 178, 'any number', 'dim'),
        zone(152, 20, 136, 180, 'stackable', 'ok'),
        card(174, 54, 'who padme', {}),
        card(196, 72, 'who padme', {}),
        note(220, 178, 'on one planet', 'dim'),
        zone(296, 20, 136, 180, 'unique', 'ok'),
        card(335, 62, 'who watto', {}),
        note(364, 178, 'one in play', 'dim'),
      ),
    },
    `
A diamond before the title: you may have any number in play. {STK-01}
Several frames around the sign: stackable. All your cards of that title are one person, so they must be on one planet. {STK-02 STK-03} In a battle each of them is a card of its own. {STK-04}
One frame and no diamond: unique. Only one of that title in play. {STK-05}
This binds each player for themselves only. {STK-08}
> Two Queen Amidala cards stayed behind on Naboo. You cannot deploy a Queen Amidala on Tatooine. {STK-03 STK-11}
`,
  ),
  page(
    {
      id: 'effects',
      title: 'Effects',
      picture: drawing(
        'An Effect lies on the planet and goes on working there, for its owner.',
        zone(60, 14, 320, 192, 'Coruscant', 'space'),
        card(90, 46, 'sign eye', { tone: 'character', foot: 'Effect', size: 1.2 }),
        arrow(166, 90, 216, 90),
        card(230, 46, 'who mace', { tone: 'light', foot: '+1' }),
        card(300, 46, 'who yoda', { tone: 'light', foot: '+1' }),
        note(220, 180, 'your cards here', 'dim'),
      ),
    },
    `
An Effect is deployed to the current planet for its counters, and stays. {EFF-01} Each player has one per planet. {EFF-02}
Helpful ones help their owner’s cards, harmful ones harm the opponent’s. {EFF-05} They work for cards on the same planet only. {EFF-08}
When a planet begins, each player may look for one Effect in the deck and take it into the hand. {EFF-10} It is free, and it costs nothing to find none. {EFF-11}
`,
  ),
  page(
    {
      id: 'starships',
      title: 'Starships and evacuation',
      picture: drawing(
        'A transport takes everybody off the planet. The opponent may intercept with starships.',
        zone(8, 110, 200, 100, 'planet', 'ground'),
        card(24, 132, 'who padme', { tone: 'light', size: 0.8 }),
        card(84, 132, 'who r2d2', { tone: 'light', size: 0.8 }),
        arrow(150, 130, 196, 74),
        card(190, 8, 'ship royal', { tone: 'light', foot: 'transport' }),
        arrow(326, 60, 262, 54, 'hit'),
        card(344, 14, 'ship vulture', { side: 'Dark', tone: 'dark', foot: 'starfighter' }),
        note(340, 140, 'intercepts', 'hit'),
        note(340, 172, 'the transport must survive', 'dim'),
      ),
    },
    `
Starships are deployed for nothing, face up, to your Hyperspace pile. They are on no planet. {SHP-01}
With a transport there, you may evacuate a planet in your Deploy step. {SHP-04} All your Characters and Weapons on it go, and all your starships take part. {SHP-05 SHP-06}
Your opponent may intercept with all of theirs. {SHP-07} If not, it succeeds. {SHP-08}
If they do, the starships fight as in a battle; the interceptor is the attacker. {SHP-09 SHP-10} Starfighters draw one destiny for their power, transports none. {SHP-11} A starship that is defeated is discarded, and its damage is taken. {SHP-12}
If one of your transports survives, everybody you took away is shuffled into your deck: new strength. {SHP-14} If none does, they are discarded. {SHP-15}
`,
  ),
  page(
    {
      id: 'podrace',
      title: 'The podrace',
      picture: drawing(
        'Lap cards from your hand, one to six in order, make a lap. Three laps win the game.',
        card(14, 50, 'who anakin', { tone: 'light', foot: 'Thrust 3' }),
        badge(112, 90, 1, 'force'),
        badge(156, 90, 2, 'force'),
        badge(200, 90, 3, 'force'),
        badge(244, 90, 4, 'dim'),
        badge(288, 90, 5, 'dim'),
        badge(332, 90, 6, 'dim'),
        arrow(352, 90, 392, 90),
        note(412, 95, 'lap', 'ok'),
        note(220, 150, 'this turn: up to three lap cards'),
        note(220, 184, '3 laps win', 'ok'),
      ),
    },
    `
With the Boonta Eve Classic you race. In your Deploy step you deploy one pilot and one Podracer to it, for the whole game. {POD-01 POD-02} The Podracer has to be that pilot’s. {POD-05 POD-07}
From then on, each Deploy step the pilot gets one Thrust, up to four. {POD-07 POD-27} You may play as many lap cards as you have Thrust. {POD-09}
Lap cards come from your hand, for nothing, and have to show 1, 2, 3, 4, 5, 6 in this order. {POD-10} Any card but a Location will do. {POD-11} After that you may draw up to half your Thrust in cards, rounded up. {POD-18}
The last digit of the pilot’s collector number is the handling: a card with that number may stand for any other, three times in a lap. {POD-12}
> Sebulba with handling 1 and Thrust 2 plays a 1, and then another 1 in place of the 2. He may then draw one card. {POD-26}
With the 6 a lap is complete. {POD-16} The third lap wins at once. {POD-17}
`,
  ),
  page(
    {
      id: 'special',
      title: 'Armed characters, combos, and looking for cards',
      picture: drawing(
        'An armed character is its own weapon. A double card is one of two, as you choose.',
        card(50, 40, 'who jango', { side: 'Dark', tone: 'dark', foot: 'armed', size: 1.3 }),
        note(88, 172, 'weapon built in', 'dim'),
        card(180, 40, 'sign clashDark', { tone: 'battle', foot: 'both', size: 1.3 }),
        note(218, 172, 'Combo', 'dim'),
        card(310, 40, 'sign cube', { tone: 'character', foot: 'one of two', size: 1.3 }),
        note(348, 172, 'Double Impact', 'dim'),
      ),
    },
    `
Armed & Dangerous :: A character with a built-in weapon. It uses no Weapon card, and always adds and draws for its own. {ARM-01 ARM-03} It may not start a duel with it. {ARM-07}
Combo :: A Battle card that gives both things it shows. {CMB-01}
Double Impact :: Two cards in one; each time you play it as one of them. {DBL-01} In a battle plan it is the Battle half, deployed it is the Effect half. {DBL-02 DBL-03}
Two destiny numbers :: You choose one each time. {TWO-01}
Deploying from your deck :: Some cards, when they are deployed, let you bring a certain other one from your draw deck. You pay for it as usual. {TXT-01 TXT-02} If you look and bring none, you take 1 damage. {TXT-04}
`,
  ),
  page(
    {
      id: 'fair',
      title: 'What you may know, and corrected cards',
      picture: drawing(
        'Everybody may know how many cards are in a deck and a hand. What is in a discard pile is covered by its top card.',
        back(60, 50, 'light', 'deck', 34),
        note(82, 160, 'number open', 'ok'),
        back(190, 50, 'light', 'hand', 6),
        note(212, 160, 'number open', 'ok'),
        card(320, 46, 'sign skull', { tone: 'dim' }),
        note(348, 160, 'only the top one', 'dim'),
      ),
    },
    `
How many cards are in a draw deck may always be asked. {INF-01 INF-02} Hand sizes are open. {INF-04} Nobody looks through a discard pile, except to find the Location of a new planet. {INF-03}
At a real table mistakes with hidden cards cost the planet; here they cannot happen. {TRN-01 TRN-06}
Some cards were printed with mistakes. All copies are played as they were corrected. {FIX-10}
`,
  ),
];
