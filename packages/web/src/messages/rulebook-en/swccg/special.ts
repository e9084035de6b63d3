/** Things that only some games see. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('CCG-', 'Special things');

export const SPECIAL = [
  page(
    {
      id: 'death-star',
      title: 'The Death Star',
      picture: drawing(
        'The Death Star moves one parsec a turn and can orbit a planet. Ships pass between the two for 1 Force.',
        card(40, 40, 'world deathStar', { side: 'Dark', tone: 'dark', foot: 'parsec 5', size: 1.4 }),
        arrow(130, 96, 250, 96),
        note(190, 82, 'one parsec', 'dim'),
        card(270, 40, 'world alderaan', { tone: 'space', foot: 'parsec 5', size: 1.4 }),
        note(190, 180, 'in orbit: ships pass for 1 Force', 'ok'),
      ),
    },
    `
The Death Star is a system that moves. It enters play at parsec 0. {DSS-01 DSS-02} The Dark player may move it once in each of their move phases, by 1 parsec, for 1 Force. {DSS-03 DSS-15} At each move they say whether it orbits a planet there. {DSS-05}
Everything at it moves along. {DSS-07} In orbit, ships pass between it and the planet for 1 Force. {DSS-08} It is still a place of its own. {DSS-09}
The Trench lies beside it. Nobody goes there except by cards that say so. {TRC-01 TRC-02}
`,
  ),
  page(
    {
      id: 'epic',
      title: 'Epic Events: blowing things up',
      picture: drawing(
        'Attack Run: two destiny, and the pilot’s ability, and the sites of Yavin 4. More than 15 destroys the Death Star.',
        card(20, 50, 'ship xwing', { tone: 'light', size: 1.2 }),
        arrow(96, 96, 140, 96, 'hit'),
        card(154, 50, 'place trench', { side: 'Dark', tone: 'dark', size: 1.2 }),
        badge(258, 70, 6, 'force'),
        badge(294, 70, 4, 'force'),
        note(346, 75, '+ ability'),
        note(322, 110, '+ sites of Yavin 4'),
        note(322, 142, 'more than 15?', 'ok'),
      ),
    },
    `
Epic Events are neither Effects nor interrupts: Sense and Alter do nothing to them. {EPC-01}
Attack Run :: Light flies up to three starfighters into the Trench, and Dark may follow with up to three TIEs. {EPC-03} One of them leads, with torpedoes; the others cover it. {EPC-04} Light draws two destiny. {EPC-06} With the pilot’s ability and the number of sites at Yavin 4 added, and Dark’s defence taken off, more than 15 destroys the Death Star. {EPC-08}
Commence Primary Ignition :: With a Superlaser, Dark aims at a planet that the Death Star orbits, and draws one destiny. {EPC-11 EPC-14} More than 8 after what is added and taken off, and the planet is gone. {EPC-11 EPC-12}
Blown away :: Ships at the system survive; its sites and everything there are lost. {BLW-01} The place stays as an empty mark. {BLW-02} If it was the Death Star or the Rebel base, its side loses Force as well: twice its own icons there. {BLW-05}
`,
  ),
  page(
    {
      id: 'captives',
      title: 'Capturing, and tractor beams',
      picture: drawing(
        'A captive lies beneath the Detention Block Corridor. A captured ship lies beneath whatever holds the beam.',
        zone(8, 20, 204, 180, 'Detention Block', 'dark'),
        card(34, 56, 'place detention', { side: 'Dark', tone: 'dark', size: 1.2 }),
        card(124, 90, 'who leia', { tone: 'light' }),
        zone(228, 20, 204, 180, 'tractor beam', 'dark'),
        card(252, 56, 'ship destroyer', { side: 'Dark', tone: 'dark', size: 1.2 }),
        card(344, 90, 'ship falcon', { tone: 'light' }),
      ),
    },
    `
Characters can be captured only while the Detention Block Corridor of the Death Star is on the table; the captive is put beneath it. {CPT-02}
A captive is still in play, but has no presence, does not fight, and cannot be aimed at. {CPT-04} If released, it goes to the Light side of the site. {CPT-06}
A tractor beam works at the end of a battle. {TRB-01} A captured ship with no character aboard is stolen at once. {TRB-03} Characters aboard are trapped. {TRB-04} Besieged lets Dark fight them. {TRB-05} When the last of them is gone, the ship is stolen. {TRB-06}
`,
  ),
  page(
    {
      id: 'spies',
      title: 'Undercover spies and thieves',
      picture: drawing(
        'The spy stands on the opponent’s side. No drain there, and you may deploy there.',
        zone(60, 10, 320, 92, 'opponent’s side', 'dark'),
        card(170, 30, 'who stormtrooper', { side: 'Dark', tone: 'dark', size: 0.8 }),
        card(90, 30, 'who c3po', { tone: 'light', size: 0.8 }),
        note(292, 66, 'Undercover', 'light'),
        zone(60, 118, 320, 92, 'your side', 'light'),
        arrow(113, 150, 113, 100),
        note(290, 170, 'no drain here', 'ok'),
      ),
    },
    `
Some cards send a spy of yours Undercover: it goes to the opponent’s side of the site and stays yours. {SPY-01}
It has no presence, but your opponent cannot drain there, and you may deploy there. {SPY-02} It takes no part in battles. {SPY-03}
It moves in your opponent’s move phase, with your Force. {SPY-06} In your deploy phase it may break cover and come over to your side. {SPY-10 SPY-11}
A stolen card is the thief’s for the rest of the game. {STL-01} A thief may hold something without being able to use it. {STL-03}
`,
  ),
  page(
    {
      id: 'creatures',
      title: 'Creatures',
      picture: drawing(
        'At the start of every battle phase the creature attacks one of the side with more people.',
        zone(40, 10, 360, 200, 'Trash Compactor', 'mission'),
        card(66, 60, 'beast dianoga', { tone: 'ground', foot: 'ferocity', size: 1.3 }),
        arrow(152, 110, 210, 110, 'hit'),
        card(226, 70, 'who luke', { tone: 'light' }),
        card(296, 70, 'who han', { tone: 'light' }),
        note(290, 182, 'one of them, by chance', 'dim'),
      ),
    },
    `
Creatures have no ability, do not drain and take no part in battles. {CRE-01} They live in their habitat. {CRE-02} If there is nothing to eat, they move on. {CRE-03}
At the start of every battle phase a creature attacks, where there are characters that are no droids: the side that has more of them. {CRE-06 CRE-07} The victim is chosen by chance. {CRE-08} If its ferocity is higher than the victim’s power, with destiny if the ability is 4 or more, the victim is eaten. {CRE-09}
You may attack it for 1 Force where you have presence. {CRE-10} You need more power than ferocity and defense together. {CRE-13} Nobody loses Force by that. {CRE-14}
`,
  ),
  page(
    {
      id: 'dejarik',
      title: 'Holosites and bluffs',
      picture: drawing(
        'On a holosite the pieces of the game of dejarik fight. Their destiny number is everything they have.',
        card(30, 30, 'place holotable', { tone: 'mission', size: 1.6 }),
        card(150, 50, 'beast krayt', { tone: 'light', foot: '4' }),
        note(150, 182, 'destiny 4: cost, power,', 'dim'),
        note(150, 204, 'ability and forfeit 4', 'dim'),
        back(310, 60, 'dark', '', '?'),
        back(362, 60, 'dark', '', '?'),
        note(358, 182, 'bluff cards', 'dim'),
      ),
    },
    `
A holosite is for the pieces of the game of dejarik, and for holograms, and for nothing else. {HOL-01 HOL-02} There a piece’s destiny number is its cost, its power, its ability and its forfeit value. {HOL-03} They battle like characters at a site. {HOL-07}
At the Bluffs on Tatooine the Dark player may put one card a turn face down. {BLF-01 BLF-02} While Dark controls the site each adds 1 to drains there. {BLF-05} Light may turn one over at any time. {BLF-06} A character that may be there is deployed free; any other card is lost, and 2 Force with it. {BLF-07 BLF-08}
`,
  ),
  page(
    {
      id: 'words',
      title: 'Words, numbers and leaving the table',
      picture: drawing(
        'Lost: to the Lost Pile, with everything on it. Out of play: never to come back.',
        card(30, 50, 'who biggs', { tone: 'light' }),
        card(80, 74, 'weapon pistol', { size: 0.8 }),
        arrow(140, 96, 200, 96, 'hit'),
        card(214, 50, 'sign skull', { tone: 'hit' }),
        note(243, 154, 'Lost Pile', 'hit'),
        card(340, 50, 'sign dark', { tone: 'dim' }),
        note(369, 154, 'out of play', 'dim'),
      ),
    },
    `
Here :: At this location. {TRM-01}
On table :: In play, wherever the card lies. {TRM-03}
Alone :: None of your other characters, and no other card of yours with ability, is present with it. {PRS-15}
Lost :: A card that leaves the table goes to its owner’s Lost Pile, unless another pile is named. {OUT-01} Everything on it is lost too. {OUT-02}
Out of play :: It does nothing any more and can never be retrieved. {OUT-07}
Set to a number :: A value that is set stays so, whatever else would change it; of two such numbers the lower counts. {MOD-06}
Owner :: Cards go to their owner’s piles; stolen cards to the thief’s. {PIL-18}
`,
  ),
  page(
    {
      id: 'single-cards',
      title: 'Answers about single cards',
      picture: drawing(
        'Many cards have an answer of their own among the numbered lines. Search for the title.',
        card(40, 40, 'who greedo', { side: 'Dark', tone: 'dark', size: 1.2 }),
        card(140, 40, 'ship falcon', { tone: 'light', size: 1.2 }),
        card(240, 40, 'device bolt', { tone: 'neutral', size: 1.2 }),
        card(340, 40, 'sign drink', { tone: 'battle', size: 1.2 }),
        note(220, 190, 'search for a title', 'ok'),
      ),
    },
    `
The answers of 1996 about single cards are numbered lines too, and so are our decisions where those are silent. Search for the title of a card to see what is known of it. {CARD-001 READ-001}
`,
  ),
];
