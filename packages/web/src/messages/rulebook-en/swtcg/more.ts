/** What the Expanded Rulebook of 2022 adds. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'What 2022 adds');

export const MORE = [
  page(
    {
      id: 'locations',
      title: 'Locations',
      only: 'x',
      picture: drawing(
        'A Location lies between the players in its arena. Each arena has at most one.',
        zone(60, 10, 320, 200, 'Ground', 'ground'),
        card(86, 32, 'vehicle atst', { tone: 'ground', side: 'Dark' }),
        card(160, 32, 'vehicle atat', { tone: 'ground', side: 'Dark' }),
        card(252, 66, 'place jungle', { tone: 'ground', foot: 'Location', size: 1.3 }),
        card(86, 122, 'vehicle speeder', { tone: 'ground' }),
        card(160, 122, 'vehicle landspeeder', { tone: 'ground' }),
      ),
    },
    `
A Location is built like a unit. When it is finished it lies face up between the players, in the arena that it names. It is no unit. {LOC-01}
Each arena has at most one Location, whoever brought it. {LOC-02} The one that is replaced is discarded. {LOC-06}
Replacing is free if the new one costs at least as much as the old one, or had as many counters on it. {LOC-03} Otherwise pay the difference in build points. {LOC-04}
> A Location of cost 3 with 3 counters replaces one of cost 5: pay 2. With 5 counters on it: pay nothing. {LOC-05}
`,
  ),
  page(
    {
      id: 'equipment',
      title: 'Equipment, Skills and Traits',
      only: 'x',
      picture: drawing(
        'Equipment is finished in the build zone. For its equip cost it is attached to a unit that it fits.',
        zone(8, 20, 180, 180, 'Your build zone', 'build'),
        card(70, 56, 'weapon pistol', { tone: 'neutral', cost: 2 }),
        arrow(138, 96, 258, 96),
        note(206, 84, 'equip cost', 'build'),
        zone(246, 20, 186, 180, 'Character', 'character'),
        card(276, 56, 'who han', { tone: 'character', foot: '40/4/4' }),
        card(344, 84, 'weapon pistol', { tone: 'neutral', size: 0.8 }),
      ),
    },
    `
Finished Equipment lies face up in your build zone. In your build step you attach it to a unit of a type that it lists, usually for its equip cost. {EQUIP-01 EQUIP-02}
Each piece can be attached once and taken off once in a turn. {EQUIP-03} To give it to another unit, take it off and pay again. {EQUIP-04}
It goes wherever its unit goes. {EQUIP-07} When the unit is discarded, it comes back to your build zone. {EQUIP-08} Tapped Equipment does nothing. {EQUIP-05}
Skills and Traits cannot be taken off; they share their unit’s fate. {SKILL-01} A Trait costs nothing to attach: it is attached when its condition is met. {TRAIT-01}
`,
  ),
  page(
    {
      id: 'resources',
      title: 'Resources and Events',
      only: 'x',
      picture: drawing(
        'One Event before the game begins, one Resource built with points. Both stay to the end.',
        zone(8, 20, 204, 180, 'Event', 'mission'),
        card(78, 60, 'sign star', { tone: 'mission', size: 1.1 }),
        note(110, 184, 'before setup', 'dim'),
        zone(228, 20, 204, 180, 'Resource', 'build'),
        card(298, 60, 'sign crates', { tone: 'build', cost: 4, size: 1.1 }),
        note(330, 184, 'built, for good', 'dim'),
      ),
    },
    `
An Event comes from your supply before setup. You have at most one; it stays to the end of the game and cannot be discarded. {EVENT-01 PREP-07}
A Resource is built in setup or in a build step. You have at most one; it stays to the end and cannot be replaced. {RES-01 RES-02} Only one of its activated effects may be used in a turn, and that once. {RES-03}
You may look for your Resource before the game begins and take it into your first hand. {PREP-08}
`,
  ),
  page(
    {
      id: 'subordinates',
      title: 'Subordinates and the supply',
      only: 'x',
      picture: drawing(
        'An effect takes a Subordinate from the supply straight into its arena. When it leaves, it goes back there.',
        back(40, 60, 'neutral', 'supply', 9),
        arrow(98, 78, 196, 78),
        arrow(196, 122, 98, 122, 'dim'),
        zone(212, 20, 220, 180, 'Ground', 'ground'),
        card(246, 62, 'who battleDroid', { tone: 'ground', side: 'Dark' }),
        card(330, 62, 'who battleDroid', { tone: 'ground', side: 'Dark' }),
        note(147, 66, 'taken', 'ok'),
        note(147, 146, 'leaves', 'dim'),
      ),
    },
    `
Subordinates wait in your supply, outside the game, until an effect takes them. {SUB-01} They come straight into an arena; they are not deployed. {SUB-02} There they are units like any other. {SUB-03}
Whatever takes one out of its arena, it goes back to the supply. {SUB-05}
The supply holds Subordinates, as many copies as you like, and Events. {SUPPLY-02} Its cards are of your deck’s side or Neutral. {SUPPLY-03}
`,
  ),
  page(
    {
      id: 'multi-arena',
      title: 'Units of several arenas, and control',
      only: 'x',
      picture: drawing(
        'A unit for Ground and Character moves from one arena to the other, once in your build step.',
        zone(8, 20, 204, 180, 'Ground', 'ground'),
        card(80, 58, 'who clone', { tone: 'ground', foot: '30/3/3' }),
        arrow(150, 98, 290, 98),
        note(220, 84, 'one move', 'ok'),
        zone(228, 20, 204, 180, 'Character', 'character'),
        card(302, 58, 'who clone', { tone: 'character', foot: '30/3/3' }),
      ),
    },
    `
Some units fit into more than one arena. You choose where they are deployed. {MULTI-06} In an arena they are of that arena’s type only. {MULTI-02} In your build step each may change its arena once. {MULTI-05}
> A Ground and Character unit that stands in the Ground arena is not reached by what speaks of Characters. {MULTI-03}
A card’s controller uses it as their own. {CTRL-02} When an effect that gave control ends, it goes back. {CTRL-04} “You” on a card is whoever controls it. {CTRL-05}
`,
  ),
  page(
    {
      id: 'disrupts',
      title: 'Disrupts',
      only: 'x',
      picture: drawing(
        'Light plays a card, Dark disrupts it, Light disrupts the disrupt: the first card takes effect after all.',
        card(30, 40, 'sign bolts', { tone: 'battle', size: 1.2 }),
        badge(64, 160, 1),
        arrow(172, 90, 108, 90, 'hit'),
        card(182, 40, 'sign barrier', { tone: 'battle', side: 'Dark', size: 1.2 }),
        badge(216, 160, 2),
        arrow(324, 90, 260, 90, 'hit'),
        card(334, 40, 'sign barrier', { tone: 'battle', size: 1.2 }),
        badge(368, 160, 3),
        note(64, 196, 'works', 'ok'),
        note(216, 196, 'stopped', 'dim'),
      ),
    },
    `
A disrupt stops something that is just being done: an attack that was declared, a card that is played or finished, an ability that is used. {DISR-01}
What it cost stays paid. {DISR-02} And it counts as used. {DISR-03}
A disrupt can be disrupted. Then the first thing happens after all. {DISR-04} They are settled at once, the last one first. {DISR-08 DISR-09}
A card whose deployment is disrupted is discarded. {BUILD-24}
`,
  ),
  page(
    {
      id: 'troig',
      title: 'Two-Headed Troig: two against two',
      only: 'x',
      picture: drawing(
        'Two teams of two. The player on the right decides for the team.',
        zone(110, 8, 220, 84, 'Dark team', 'dark'),
        card(150, 28, 'who vader', { side: 'Dark', tone: 'dark', size: 0.75 }),
        card(246, 28, 'who tarkin', { side: 'Dark', tone: 'dark', size: 0.75 }),
        zone(110, 128, 220, 84, 'Light team', 'light'),
        card(150, 148, 'who luke', { tone: 'light', size: 0.75 }),
        card(246, 148, 'who leia', { tone: 'light', size: 0.75 }),
        badge(310, 180, 1),
        badge(130, 50, 1),
      ),
    },
    `
Two teams of two play at one table. Teams, not players, take turns; both partners act together, and the one on the right has the last word. {TROIG-01}
A team shares 50 build points in setup and its Locations. Hands, decks, Force, build points and discard piles stay separate. {TROIG-02}
Partners may show each other their hands and talk, but openly. {TROIG-03}
“You” on a card is the one player who controls it; “your opponent” means both on the other side. {TROIG-05}
> A’s Wampa may attack A’s own units, but never those of partner B. {TROIG-08}
`,
  ),
  page(
    {
      id: 'solo',
      title: 'Flying Solo: alone',
      only: 'x',
      picture: drawing(
        'You choose your units, and a pretended opponent gets units that cost at least as much in each arena.',
        zone(8, 14, 136, 192, 'Space', 'space'),
        zone(152, 14, 136, 192, 'Ground', 'ground'),
        zone(296, 14, 136, 192, 'Character', 'character'),
        card(47, 34, 'ship tie', { tone: 'space', side: 'Dark', cost: 5 }),
        card(191, 34, 'vehicle atst', { tone: 'ground', side: 'Dark', cost: 6 }),
        card(335, 34, 'who boba', { tone: 'character', side: 'Dark', cost: 6 }),
        card(47, 122, 'ship xwing', { tone: 'space', cost: 5 }),
        card(191, 122, 'vehicle speeder', { tone: 'ground', cost: 4 }),
        card(335, 122, 'who luke', { tone: 'character', cost: 5 }),
      ),
    },
    `
One player, no decks. Choose a side and put units into the arenas. {SOLO-01} The pretended opponent gets units whose cost, arena by arena, is at least as high as yours. {SOLO-02}
Then turns go on as usual, and you act for both sides. {SOLO-05} Who likes it harder adds Equipment, Locations, an Event and a Resource, and piles of up to 12 cards to draw from. {SOLO-03 SOLO-04}
`,
  ),
  page(
    {
      id: 'events',
      title: 'Formats, tournaments and good manners',
      only: 'x',
      picture: drawing(
        'Formats say which sets may be played: Vintage has the first sixteen, Galaxy has all of them.',
        zone(8, 30, 204, 150, 'Vintage', 'mission'),
        back(38, 66, 'mission', 'sets 1–16'),
        zone(228, 30, 204, 150, 'Galaxy', 'ok'),
        back(256, 66, 'ok'),
        back(300, 66, 'ok', 'all sets'),
        back(344, 66, 'ok'),
      ),
    },
    `
A format says which sets may be in a deck. Standard has the newest sets, from five to eight of them. {FORMAT-01} Vintage has the first sixteen without later kinds of card. {FORMAT-03} Galaxy has everything. {FORMAT-04}
In a constructed game you bring your decks. {MODE-01} In sealed and draft you make them of packs opened on the spot. {MODE-02 MODE-03}
Tournaments are played by double elimination, in Swiss rounds, or everybody against everybody. {TOURN-01 TOURN-02}
Players may agree on shortcuts, as long as the outcome is what the full sequence would give. {SEQ-01} A shortcut never serves to get a look at something early. {SEQ-03}
`,
  ),
];
