/** What cards do: abilities, Missions, and words that mean something particular. */
import { arrow, back, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'What cards do');

export const PLAYING = [
  page(
    {
      id: 'abilities',
      title: 'Abilities: three kinds',
      picture: drawing(
        'An arrow: you pay and use it. “When”: it happens by itself. Neither: it is simply so.',
        zone(8, 14, 136, 192, 'activated', 'force'),
        note(76, 70, 'pay 2 Force', 'force'),
        arrow(76, 82, 76, 118, 'force'),
        note(76, 140, '+2 power'),
        note(76, 184, 'when you want', 'dim'),
        zone(152, 14, 136, 192, 'triggered', 'build'),
        note(220, 70, '“When this unit', 'build'),
        note(220, 90, 'attacks …”', 'build'),
        note(220, 140, 'draw a card'),
        note(220, 184, 'by itself', 'dim'),
        zone(296, 14, 136, 192, 'static', 'ok'),
        note(364, 100, 'your Jedi get'),
        note(364, 120, '+1 power'),
        note(364, 184, 'always', 'dim'),
      ),
    },
    `
Only units have abilities. {CARD-18} There are three kinds, and you tell them by how they are written. {ACT-01 STATIC-01}
Activated :: There is an arrow. What stands before it is the cost, what follows is the effect. {ACT-01} You use it when you want, in a chance, if you can pay all of it. {ACT-02} A tap sign in the cost means: tap this unit; it must be untapped. {ACT-03}
Triggered :: It begins with “when”. It happens by itself after the thing that sets it off. {TRIG-07} If several wait, Dark deals with one, then Light with one, and so on; you choose the order of your own. {TRIG-10 TRIG-11}
Static :: Neither arrow nor “when”. It is simply on, as long as it applies. {STATIC-01}
[nh] > “When this unit attacks, draw a card”: attacking sets it off, drawing is what it does. {TRIG-04}
You cannot use one ability again and again to pile up its effect. {ACT-10} But two units with the same ability each have their own. {ACT-11}
“For this attack” is used while a unit attacks, once in that attack, and lasts until it ends. {ACT-12} “Choose one” is settled when you play it. {ACT-19}
An ability that says “would attack” is used instead of the attack. {ATKLIM-18}
[nh] An activated ability is used once each time it applies. {ACT-07} Triggered abilities work in every place unless they say otherwise. {TRIG-05} So do static ones. {STATIC-02}
[x] An activated ability is used once in a turn, unless it is tied to a certain moment; then once each such time. {ACT-08} Triggered and static abilities work in the arenas, with a few exceptions. {TRIG-06 STATIC-03} “Whenever” and “at” mark triggers as well. {TRIG-02} While something else is being carried out, a trigger waits until that is done. {HELD-01}
[x] One paragraph of a card is one effect, however many sentences it has. {PART-02} It works only while all its conditions are met. {PART-05}
Some effects happen once; others last as long as they say. {PART-01}
[nh] “Until end of battle” stops when the battle phase is over, “until end of turn” when the turn is. {PART-07}
[x] “This turn”, “until end of turn” and “until end of battle” all end together, after the last battle. {PART-08}
`,
  ),
  page(
    {
      id: 'missions',
      title: 'Missions, Traps and Campaigns',
      picture: drawing(
        'A Mission is built face down like a unit. When it is finished you do what it says and discard it.',
        back(30, 40, 'build', 'being built', 4),
        arrow(84, 70, 146, 70, 'build'),
        card(160, 24, 'sign scroll', { tone: 'mission', cost: 4, foot: 'Mission', size: 1.3 }),
        arrow(248, 70, 316, 70),
        note(372, 60, 'do what'),
        note(372, 80, 'it says'),
        note(372, 120, 'then discard', 'dim'),
        note(198, 168, 'in your build step'),
      ),
    },
    `
A Mission is built face down like a unit. When it has enough counters, you may finish it in your build step: turn it over, do what it says, discard it. {MISSION-01}
You may keep a finished Mission face down as long as you like, for the right moment. {MISSION-02}
> A Mission costs 4. You put 3 points on it this turn and 1 in the next. In that build step, or in any later one, you turn it over. {BUILD-03 MISSION-01 MISSION-02}
[x] Trap :: A Trap is built face down too, but it is sprung when its condition is met, even in the middle of a battle, if it has enough counters. {TRAP-01} You do not have to; then you wait for the next time. {TRAP-02}
[x] Campaign :: A Campaign stays face up in your build zone when it is finished, and goes on working. {CAMP-01}
`,
  ),
  page(
    {
      id: 'words',
      title: 'Words that mean something particular',
      picture: drawing(
        'In battle: in an arena. Retreated: face up in the build zone. Face down: not yet in play.',
        zone(8, 14, 200, 192, 'Character', 'character'),
        card(76, 56, 'who han', { tone: 'character', foot: '40/4/4' }),
        note(108, 168, 'in battle', 'ok'),
        zone(232, 14, 200, 192, 'Your build zone', 'build'),
        card(252, 56, 'who chewbacca', { tone: 'character', foot: '30/5/6', damage: 1 }),
        note(281, 168, 'retreated', 'ok'),
        back(354, 62, 'build', '', 2),
        note(376, 168, 'face down', 'dim'),
      ),
    },
    `
Draw :: Take the top card of your deck into your hand. {GLOSS-22}
Tap :: Turn a card sideways: it has acted. In the ready phase everything is untapped. {READY-01 ATTACK-01}
Name :: Two cards have the same name only if the names are exactly alike. The version letter is not part of it. {CARD-30}
Can’t :: What one card forbids, no other card allows. {PRIME-07}
Your cards :: You play, build, move and attack with your own cards. An effect may let you choose among others. {PRIME-14}
[x] In battle, retreated :: In an arena; in the build zone. {GLOSS-29}
[x] Put :: Putting a card somewhere is not the same as deploying, drawing or discarding it, and sets nothing off. {GLOSS-02}
[x] Discard a card :: If no place is named, from your hand. {GLOSS-01}
[x] Printed, total :: Printed is what stands on the card; total is that with everything added and taken away. {CARD-34 CARD-35}
[x] Treat as :: Adds a type or subtype to those a card has. {GLOSS-13}
[x] Twice the same effect :: Some keywords add up, some count once, some are used one after the other, and of some you choose one each time. {DUP-01 DUP-03 DUP-05 DUP-06}
[nh] Twice the same effect :: Accuracy, Shields and Stun add up; abilities that you activate are used one by one. {DUP-07}
[x] What you may ask :: What lies open on the table you may always ask about. Hands, decks and face-down cards are private. {INFO-01 INFO-03}
What you see :: Nobody is shown the cards in another’s hand or deck, or what lies face down. {INFO-05}
`,
  ),
];
