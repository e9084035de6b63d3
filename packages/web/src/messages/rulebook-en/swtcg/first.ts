/** What one has to know before the first turn. */
import { arrow, back, card, drawing, line, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'Before the first turn');

export const FIRST = [
  page(
    {
      id: 'winning',
      title: 'What the game is and how you win',
      picture: drawing(
        'Light has a unit in Space and nobody stands against it; the same on the ground. Light controls two arenas and wins.',
        zone(8, 10, 136, 200, 'Space', 'space'),
        zone(152, 10, 136, 200, 'Ground', 'ground'),
        zone(296, 10, 136, 200, 'Character', 'character'),
        card(47, 122, 'ship xwing', { tone: 'space', foot: '50/4/3' }),
        card(191, 122, 'vehicle landspeeder', { tone: 'ground', foot: '30/3/4' }),
        card(335, 122, 'who luke', { tone: 'character', foot: '40/3/4' }),
        card(335, 34, 'who vader', { tone: 'character', side: 'Dark', foot: '50/6/6' }),
        note(76, 80, 'Light controls', 'light'),
        note(220, 80, 'Light controls', 'light'),
      ),
    },
    `
Two players fight for three places at once: Space, the Ground, and the Character arena where people meet face to face. One plays the Dark Side, the other the Light Side. {TURN-07 PRIME-01}
You control an arena when you have at least one unit in it and your opponent has none. {WIN-01} At the end of every turn both players look: whoever controls at least two of the three arenas has won. {WIN-02}
Only the end of the turn counts. Holding two arenas in the middle of a turn wins nothing, so the other player always has until the end to come back. {WIN-03}
> Your opponent has no unit in Space and none on the ground. You have an X-wing in Space and a speeder on the ground. If it is still so when the turn ends, you win, whoever fights in the Character arena. {WIN-01 WIN-02}
Cards in your build zone hold no arena: not retreated units, not cards still face down, and not a Pilot who sits in a ship. {WIN-07}
Running out of cards, or having no units at all, does not lose the game by itself. {WIN-12 ZONE-04} If nobody has won, the next turn begins. {TURN-09}
When both sides want to act at the same moment, Dark goes first; when a comparison is a tie, Dark wins it. {PRIME-01}
Where a card says otherwise than the rules, the card is right, for that one matter only. {PRIME-05} If one card forbids what another allows, it stays forbidden. {PRIME-07}
[nh] Effects that last until the end of the turn have stopped when the arenas are looked at. {WIN-04 WIN-06}
[x] Effects that last until the end of the turn have stopped, and effects of the end of the turn have happened, when the arenas are looked at. {WIN-05} Some cards say that you win in another way; they are dealt with before the arenas are. {WIN-08}
[x] A third side exists, the Yuuzhan Vong. The order of the sides is Dark, Yuuzhan Vong, Light. {PRIME-03}
[nh] There are two sides only: Dark, then Light. {PRIME-02}
`,
  ),
  page(
    {
      id: 'cards',
      title: 'How to read a card',
      picture: drawing(
        'A unit card: its build cost in the corner, and at its foot speed, power and health.',
        card(40, 18, 'who luke', { tone: 'character', cost: 5, foot: '40 / 3 / 4', size: 2.2 }),
        arrow(230, 34, 84, 38, 'build'),
        line(238, 39, 'build cost: 5 build points', 'build'),
        line(238, 90, 'border: a Character card', 'character'),
        arrow(230, 86, 172, 86, 'character'),
        line(238, 140, '40 speed: when it acts'),
        line(238, 164, '3 power: how many dice'),
        line(238, 188, '4 health: how much it takes'),
        arrow(230, 166, 172, 184, 'ok'),
      ),
    },
    `
Three kinds of card are units, and each belongs to one arena: Space, Ground and Character. {CARD-05 ZONE-13} The colour of the border tells you which: blue, green and purple. {CARD-03}
A unit’s build cost is how many build points it takes to bring it into play. {CARD-07}
Speed says when it acts: the fastest unit of an arena goes first. {CARD-09} Power is how many dice it rolls when it attacks. {CARD-10} Health is how much damage it takes before it is discarded. {CARD-11}
> A unit with 40/3/4 has speed 40, power 3 and health 4. It rolls three dice, and the fourth damage counter destroys it. {CARD-09 CARD-10 CARD-11}
Red cards are Battle cards, yellow ones are Missions. They are not units and never stand in an arena. {CARD-03 CARD-18}
The words after the type, such as Rebel or Starfighter, are subtypes. Other cards refer to them. {CARD-06}
A letter beside the name makes a card unique: it is one particular person or ship, and the letter tells its versions apart. {CARD-12}
Text that names its own card means this one card, not others of the same name. {CARD-13} Words that only tell a story do nothing. {CARD-19}
[nh] These five types are all there are. {CARD-01}
[x] There are more types: Locations, Equipment, Resources, Events and Subordinates, units that fit into more than one arena, and two special kinds of Mission, Traps and Campaigns. {CARD-02} Each has a border colour of its own. {CARD-04}
[x] A number printed as * is set by the card itself; until that can be worked out, it is unknown. {VAR-01 VAR-02}
`,
  ),
  page(
    {
      id: 'decks',
      title: 'Your deck',
      picture: drawing(
        'Sixty cards: at least twelve units for each arena, and whatever else you like.',
        card(16, 40, 'ship xwing', { tone: 'space', foot: '12+' }),
        card(92, 40, 'vehicle speeder', { tone: 'ground', foot: '12+' }),
        card(168, 40, 'who han', { tone: 'character', foot: '12+' }),
        card(258, 40, 'sign bolts', { tone: 'battle' }),
        card(334, 40, 'sign scroll', { tone: 'mission' }),
        note(121, 148, 'units of each arena'),
        note(325, 148, 'Battle cards, Missions'),
        note(220, 190, '60 cards or more, one side, at most 4 copies of each', 'ok'),
      ),
    },
    `
A deck has at least 60 cards. It may have more. {DECK-01}
All cards belong to one side: Dark and Light are never mixed. {DECK-02} Neutral cards fit into either. {DECK-03}
You need at least 12 Space units, 12 Ground units and 12 Characters. {DECK-04} None of these three may be more than twice as many as another. {DECK-05}
[nh] > With 12 Space units you may have 24 Ground units, but not 25. {DECK-06}
You may have up to 4 copies of a card. Two versions of one person are different cards here. {DECK-07}
[nh] > Four Luke Skywalker A and two Luke Skywalker C are fine; five Luke Skywalker B are not. {DECK-08}
[x] At least 36 of your cards are units. A unit that fits two arenas counts for the 12 of both, but only once for the 36. {DECK-09}
[x] Yuuzhan Vong cards go together with Neutral ones only. {DECK-14} A deck may even be Neutral from the first card to the last. {DECK-12}
[x] Subordinates and Events are kept beside the deck, in a supply, and do not count toward the 60. {DECK-17 SUPPLY-01 SUPPLY-02}
[nh] The minimum of 36 units follows from 12 + 12 + 12. {DECK-10}
`,
  ),
  page(
    {
      id: 'table',
      title: 'The table',
      picture: drawing(
        'Three arenas in the middle, and for each player a deck, a hand, a discard pile and a build zone.',
        zone(8, 6, 136, 128, 'Space', 'space'),
        zone(152, 6, 136, 128, 'Ground', 'ground'),
        zone(296, 6, 136, 128, 'Character', 'character'),
        card(47, 40, 'ship tie', { tone: 'space', side: 'Dark' }),
        card(191, 40, 'vehicle atst', { tone: 'ground', side: 'Dark' }),
        card(335, 40, 'who leia', { tone: 'character' }),
        back(20, 142, 'light', 'deck', 42),
        back(84, 142, 'build', 'building', 3),
        card(148, 142, 'ship ywing', { tone: 'space', size: 0.75, damage: 1 }),
        note(170, 217, 'retreated', 'dim'),
        card(226, 142, 'sign bolts', { tone: 'battle', size: 0.75 }),
        note(248, 217, 'discards', 'dim'),
        back(306, 142, 'light', '', ''),
        back(330, 142, 'light', 'hand', ''),
        back(354, 142, 'light', '', ''),
      ),
    },
    `
Between the players lie the three arenas. Units fight there, each against opposing units of its own arena. {ZONE-13} There is no limit to how many stand in one. {ZONE-12}
Your build zone holds two things: cards that you are still building, face down, and units that have retreated, face up. {ZONE-08} Neither can attack or be attacked. {ZONE-11}
You may look at your own face-down cards at any time; your opponent may not. {ZONE-09} How many build counters lie on them is open to both. {ZONE-10}
Your hand is yours alone to see, and it can be as large as it gets. {ZONE-05 ZONE-06} Nobody looks into a deck. {ZONE-03} Discard piles are open to everyone. {ZONE-07}
An empty deck hurts nobody: you just draw nothing. {ZONE-04}
Used-up Battle cards, finished Missions and destroyed units go to the discard pile. {ZONE-29}
[x] Each player also has a zone for one Event and one for one Resource, and a supply beside the deck. {ZONE-02 ZONE-23 ZONE-24 ZONE-25}
[x] The owner of a card is whoever brought it. Whatever happens, it goes back to its owner’s hand, deck or discard pile. {CTRL-01 PRIME-10} Another player may come to control it for a while and use it as their own. {CTRL-02}
[x] Cards can also leave the game for a time or for good. Out there they do nothing and nothing is done to them. {ZONE-26 ZONE-27}
[nh] These are all the places there are. {ZONE-01}
`,
  ),
  page(
    {
      id: 'setup',
      title: 'Setting up',
      picture: drawing(
        'Dark opens with a unit of cost 7. Light answers with units of 5, 2 and 2: together 9, which is more than 7.',
        zone(8, 10, 200, 200, 'Dark', 'dark'),
        zone(232, 10, 200, 200, 'Light', 'light'),
        card(79, 62, 'ship destroyer', { tone: 'space', side: 'Dark', cost: 7 }),
        card(246, 62, 'who leia', { tone: 'character', cost: 5 }),
        card(304, 62, 'who rebelTrooper', { tone: 'character', cost: 2 }),
        card(362, 62, 'vehicle speeder', { tone: 'ground', cost: 2 }),
        note(108, 184, '7 of 30'),
        note(332, 184, '9 of 30'),
        arrow(152, 104, 226, 104),
      ),
    },
    `
Both players put an army on the table before the first turn, always one a little ahead of the other. {SETUP-03 SETUP-04}
You begin with seven cards. Those in your hand that are not units you may exchange, once, before any unit is put out. Dark decides first. {MULL-05 MULL-06} Units always stay. {MULL-07}
[nh] Seven cards are drawn. {PREP-10} The Battle cards and Missions you do not want are discarded, and you draw as many again. {MULL-01}
[x] Seven cards are in your hand, a Resource that you looked for in your deck among them. {PREP-08 PREP-11} Cards you do not want are shown and set aside, and you draw as many again; then all those set aside are discarded, or all go back into the deck. {MULL-02 MULL-03}
Then Dark puts out one unit and draws a card. Now Light puts out units, one after another, until their costs add up to more than Dark’s; then it is Dark’s turn to go higher, and so on. {SETUP-03 SETUP-04} After each card put out, you draw one. {SETUP-32}
[x] > Dark opens with a unit of cost 7. Light answers with 5, 2 and 2, together 9. That is more than 7, so it is Dark’s turn again. {SETUP-31}
[nh] Nobody goes above 30. {SETUP-05} If you cannot or do not want to reach exactly 30, you may lay one last unit face down with your remaining points on it: it is already begun. {SETUP-07} Or you simply stop. {SETUP-09}
[x] Nobody spends more than their own starting points. {SETUP-06} Your last card may go face down into the build zone with any number of those that are left. {SETUP-08} What remains is lost. {SETUP-10}
A second version of a person already out goes onto the same stack: that counts 1, and the difference in cost when the dearer one goes on top. {SETUP-23 SETUP-26 SETUP-27}
> A version of cost 7 on top of one of cost 5 makes a stack that counts 8. {SETUP-28}
Pilots cannot board yet. {SETUP-30} Everybody starts untapped and unhurt, and with no Force. {SETUP-33 PREP-12}
[nh] No text of a unit works in setup. {SETUP-14}
[x] Only an Event in play, text beginning “treat as” and the keyword Stack work in setup. {SETUP-15} A Resource may be put out as well. {SETUP-17}
[x] Before all this, each player may put one Event face up. {PREP-07} Who wants a side very much can bid for it by starting with fewer than 30 build points. {PREP-04}
[x] > The bids are 29, 27 and 26, and then the other gives up. The bidder has the side and starts with 26 points, the other with 30. {PREP-05}
`,
  ),
];
