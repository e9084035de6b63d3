/** What one has to know before the first turn. */
import { arrow, back, badge, card, drawing, line, note } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('CCG-', 'Before the first turn');

export const FIRST = [
  page(
    {
      id: 'life-force',
      title: 'What the game is: cards are the Force',
      picture: drawing(
        'Reserve Deck, Force Pile and Used Pile together are your Life Force: 30 + 6 + 4 = 40.',
        back(40, 60, 'light', 'Reserve', 30),
        back(130, 60, 'force', 'Force', 6),
        back(220, 60, 'neutral', 'Used', 4),
        note(152, 178, 'Life Force 40', 'ok'),
        card(330, 52, 'sign skull', { tone: 'hit' }),
        note(359, 152, 'Lost Pile', 'hit'),
        note(220, 208, 'no card left in the three piles: you have lost', 'hit'),
      ),
    },
    `
One of you plays the Light Side, the other the Dark Side. {OBJ-01} Your deck is your Force: one card is one Force, and the cards themselves keep the score. {OBJ-02}
Your cards go round through three piles: the Reserve Deck, the Force Pile and the Used Pile. Together they are your Life Force. {OBJ-03} When all three are empty, you have lost, at once. {OBJ-05}
Cards in your hand, on the table and in the Lost Pile are not Life Force. {OBJ-04}
> 30 cards in the Reserve Deck, 6 in the Force Pile, 4 in the Used Pile: your Life Force is 40. {OBJ-03}
So you win by making your opponent lose cards: by Force drains at places that you control, and in battles. {DRN-01 DMG-04}
Where a card says otherwise than the rules, the card is right. {OBJ-09} You may give up at any time; no other end and no limit of turns exists. {OBJ-18}
`,
  ),
  page(
    {
      id: 'piles',
      title: 'The piles',
      picture: drawing(
        'Activate: from the Reserve Deck to the Force Pile. Use: from there to the Used Pile. At the end of the turn it goes under the Reserve Deck.',
        back(40, 50, 'light', 'Reserve', ''),
        arrow(92, 80, 166, 80, 'force'),
        note(128, 68, 'activate', 'force'),
        back(178, 50, 'force', 'Force', ''),
        arrow(230, 80, 304, 80),
        note(266, 68, 'use'),
        back(316, 50, 'neutral', 'Used', ''),
        arrow(334, 146, 334, 176, 'dim'),
        arrow(334, 180, 66, 180, 'dim'),
        arrow(62, 180, 62, 142, 'dim'),
        note(200, 204, 'end of every turn', 'dim'),
      ),
    },
    `
Reserve Deck :: Your draw pile, face down. Only the top card is ever taken. {PIL-01} Destiny comes from here too. {DST-01}
Force Pile :: Force that you have activated and can spend. You may save it for later turns. {PIL-02 FRC-24}
Used Pile :: What you have spent. {PIL-13} At the end of every turn, yours or your opponent’s, it goes under your Reserve Deck in the same order. {PIL-28}
Lost Pile :: What you have lost, face up. Only its top card is seen. {PIL-04}
Hand :: Only you see it. {PIL-06} It has no limit. {OBJ-08}
You may ask for the size of your opponent’s hand, Reserve Deck, Force Pile and Used Pile, but not of a Lost Pile. {PIL-10 PIL-08} Nobody looks through a pile, unless a card says so. {PIL-07 PIL-19}
When you lose Force, you choose each card: from your hand, or from the top of one of the three piles. {FRC-15}
Retrieving Force brings it back: the top card of your Lost Pile goes to your Used Pile. {FRC-19}
`,
  ),
  page(
    {
      id: 'cards',
      title: 'How to read a card',
      picture: drawing(
        'A character: what it costs to deploy, its power and ability, what it is worth when forfeited, and its destiny.',
        card(24, 14, 'who leia', { tone: 'light', foot: 'power 3', size: 2.3 }),
        line(196, 44, 'destiny: drawn in battles', 'force'),
        line(196, 78, 'power: what it fights with'),
        line(196, 106, 'ability: how strong the Force is in it'),
        line(196, 140, 'deploy: what it costs', 'build'),
        line(196, 168, 'forfeit: what giving it up is worth', 'hit'),
        badge(176, 40, 1),
        badge(176, 136, 3),
        badge(176, 164, 5),
      ),
    },
    `
A Character has power to fight, ability for its skill in the Force, a cost to deploy, a forfeit value, and a destiny number. {CHR-02}
There are Rebels, Imperials, Aliens and Droids. {CHR-01} Droids have no ability. {CHR-06}
Some can do something special: pilot, warrior, spy, leader and so on. Signs on the card or words in its text say so. {CHR-05}
A dot before the title means unique: only one of it on the table, counting both players. Two dots mean two, three dots three. {UNQ-01}
A value that is not given counts as 0. {OBJ-13} Nothing is rounded unless a card says so. {OBJ-16}
Two cards of the same title never add their bonuses to the same thing. Different titles do. {MOD-01 MOD-03}
`,
  ),
  page(
    {
      id: 'decks',
      title: 'Your deck',
      picture: drawing(
        'Sixty cards of one side. One of them is the location that you start with.',
        back(50, 60, 'light', '60 cards', 60),
        arrow(108, 90, 160, 90),
        card(176, 50, 'place cantina', { tone: 'mission', foot: 'start' }),
        arrow(248, 90, 300, 90),
        back(314, 60, 'light', 'hand: 8'),
        note(220, 190, '1 location + 8 in hand + 51 in the Reserve Deck', 'ok'),
      ),
    },
    `
A deck has exactly 60 cards, all of one side. {DCK-01 DCK-02} You may have as many copies of a card as you like, even of unique ones. {DCK-03}
The cards are those of Premiere and A New Hope. {DCK-04}
One of the 60 is the location that you start with. {DCK-05}
`,
  ),
  page(
    {
      id: 'start',
      title: 'Starting the game',
      picture: drawing(
        'Each brings a starting location. Both lie on the table; eight cards are drawn.',
        card(60, 30, 'place deathBay', { side: 'Dark', tone: 'dark', size: 1.5 }),
        note(104, 172, 'Dark’s', 'dark'),
        card(290, 30, 'place yavinWar', { tone: 'light', size: 1.5 }),
        note(334, 172, 'Light’s', 'light'),
        note(220, 90, '8 cards', 'ok'),
        note(220, 114, 'each'),
        note(220, 206, 'Dark takes the first turn'),
      ),
    },
    `
Each player secretly chooses one location out of the deck. Both are shown at once. {STA-01} If it is the same one, you choose again. {STA-02}
Then you shuffle and draw eight cards. {STA-07} There is no second try. {STA-08}
Dark takes the first turn. {STA-09} Light does, if Light starts with the Massassi Throne Room or Dark with the Death Star. {STA-10} The first turn is a turn like any other. {STA-13}
A location that needs another card on the table cannot be the first. {STA-05}
`,
  ),
];
