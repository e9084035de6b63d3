/** What one has to know before the first turn. */
import { arrow, badge, card, drawing, line, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('YJ-', 'Before the first turn');

export const FIRST = [
  page(
    {
      id: 'winning',
      title: 'What the game is and how you win',
      picture: drawing(
        'Three planets, fought over one after another. Whoever controls two of them wins.',
        zone(8, 14, 136, 192, 'Tatooine', 'mission'),
        zone(152, 14, 136, 192, 'Coruscant', 'space'),
        zone(296, 14, 136, 192, 'Naboo', 'ground'),
        card(38, 44, 'world tatooine', { tone: 'mission', size: 1.3 }),
        card(182, 44, 'world coruscant', { tone: 'space', size: 1.3 }),
        card(326, 44, 'world naboo', { tone: 'ground', size: 1.3 }),
        note(76, 182, 'Light', 'light'),
        note(220, 182, 'Dark', 'dark'),
        note(364, 182, 'who wins here?', 'ok'),
      ),
    },
    `
One of you plays the Light Side, the other the Dark Side. {OBJ-01} You fight for three planets, one after another: Tatooine, Coruscant and Naboo. {OBJ-02}
Take control of your second planet, and you have won. {OBJ-03}
There is another way. Your draw deck is your strength: when you are defeated, you lose cards from it. Whoever’s draw deck is empty loses at once. {OBJ-04}
> You have one planet and are about to win the second. While you draw new cards at the end of your turn you take the last card of your deck: you lose before the planet is yours. {OBJ-06}
With the Boonta Eve Classic in your deck there is a third way: win the podrace by completing three laps. {OBJ-05}
You may give up at any time. {OBJ-11} If both draw their last card for destiny in the same fight, it is a tie. {OBJ-07}
`,
  ),
  page(
    {
      id: 'cards',
      title: 'How to read a card',
      picture: drawing(
        'A character: what it costs, its power, and the damage you take if it is defeated. Every card has a destiny number.',
        card(30, 18, 'who obiwan', { tone: 'light', cost: 3, foot: 'power 5', size: 2.2 }),
        arrow(222, 40, 62, 40, 'build'),
        line(230, 45, 'what it costs: 3 counters', 'build'),
        line(230, 84, 'destiny number: 1 to 6', 'force'),
        line(230, 124, 'power 5: to win fights'),
        line(230, 148, 'dots: more power at a location'),
        line(230, 172, 'damage: cards you lose', 'hit'),
        arrow(222, 128, 162, 180),
      ),
    },
    `
There are Characters, Weapons, Battle cards, Effects, Locations and Starships, and Objectives. {CARD-01}
White bars are the cost in counters. No bar: it costs nothing. {CARD-07} Starships, Battle cards and Locations cost nothing at all. {CARD-19}
A Character has power, and damage: how many cards you lose from your draw deck if it is defeated. {CARD-10 CARD-14}
Three little pictures show the locations of one planet. Each red dot on one is 1 more power while that very location is on top. {CARD-10 CARD-11}
The cube in the corner is the destiny number, from 1 to 6. You turn up cards for it in fights. {CARD-03} A question mark as power means: draw destiny for it in each fight. {CARD-13}
Any red dot in a text is 1 more power if its condition holds. Any cube there is one destiny to draw and add. {CARD-21}
Titles tell who somebody is. Two cards with the same title are the same person, whatever stands after it. {CARD-15} Somebody is a Jedi, a Gungan or a senator if the title says so. {CHR-01}
`,
  ),
  page(
    {
      id: 'decks',
      title: 'Your deck',
      picture: drawing(
        'Six colours of dots, ten cards of each: sixty cards.',
        badge(50, 70, 10, 'dark'),
        badge(118, 70, 10, 'build'),
        badge(186, 70, 10, 'space'),
        badge(254, 70, 10, 'mission'),
        badge(322, 70, 10, 'ground'),
        badge(390, 70, 10, 'character'),
        note(118, 110, 'Characters: red, blue, green', 'dim'),
        note(320, 110, 'Weapons: orange', 'dim'),
        note(220, 150, 'Battle cards and Effects: yellow · Locations and Starships: purple', 'dim'),
        note(220, 196, '6 × 10 = 60 cards', 'ok'),
      ),
    },
    `
A deck has exactly 60 cards, ten of each of the six dot colours. {DECK-01} All are of one side. {CARD-02}
You may have as many copies of a card as you like. {DECK-02}
Among the purple ones there has to be a Location of each of the three planets. {DECK-03}
A wild card has white dots and may stand for any colour they stand in. Each colour takes one wild card at most. {DECK-04 DECK-05}
> Six wild cards that fit everywhere: nine ordinary cards and one wild card in each colour. {DECK-06}
At most one Objective. {DECK-08} It lies open from the start and is never drawn. {DECK-10 SET-01}
For a short game there are decks of 30, five of each colour. {DECK-13}
`,
  ),
  page(
    {
      id: 'setup',
      title: 'Starting the game',
      picture: drawing(
        'Both turn up a card. The higher destiny number goes first and chooses the first planet.',
        card(40, 40, 'who maul', { side: 'Dark', tone: 'dark', cost: 5, size: 1.2 }),
        note(76, 160, 'Dark: 5', 'dark'),
        card(150, 40, 'who jarjar', { tone: 'light', cost: 2, size: 1.2 }),
        note(186, 160, 'Light: 2', 'light'),
        arrow(236, 90, 300, 90),
        card(316, 40, 'world tatooine', { tone: 'mission', size: 1.3 }),
        note(354, 168, 'Dark chooses'),
        note(130, 200, 'then six cards each', 'ok'),
      ),
    },
    `
Shuffle. Both turn up the top card; whoever has the higher destiny number goes first. {SET-02 SET-03}
That player takes a Location out of the deck and puts it down: the first planet. {SET-07}
Then each draws six cards. {SET-08} There is no second try. {SET-12}
Each player may now look for one Effect in their deck and take it into the hand, the first player first. {SET-09 SET-10}
The first player takes the first turn; after that you take turns. {SET-11}
`,
  ),
  page(
    {
      id: 'planets',
      title: 'Planets and locations',
      picture: drawing(
        'A new Location of the same planet is laid on top. The dots for it count now.',
        zone(8, 14, 220, 192, 'Naboo', 'ground'),
        card(46, 46, 'world naboo', { tone: 'ground', size: 1.2 }),
        card(104, 78, 'place jungle', { tone: 'ground', foot: 'Swamp', size: 1.2 }),
        arrow(236, 110, 292, 110),
        card(312, 44, 'who jarjar', { tone: 'light', foot: 'power 3', size: 1.2 }),
        note(348, 170, '+2 in the swamp', 'ok'),
      ),
    },
    `
One planet is the current one. Everything that is deployed goes there, and all fights are there. {PLT-01}
In your Deploy step you may lay another Location of the same planet on top. It costs nothing. {PLT-02} Only the bonus dots change, and what cards say of that location. {PLT-03}
> Your Gungan has 2 dots at the swamp. While the swamp is the topmost Location, he has 2 more power. {CARD-11 PLT-02}
When a planet is won, it is finished: nothing more happens there. {PLT-07} Whoever lost it chooses the next planet and has the first turn there. {PLT-08 PLT-09}
With each new planet both players may look for an Effect again, and both begin with a hidden turn. {PLT-12 PLT-13}
`,
  ),
];
