/** A turn: deploy, battle, even up. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('YJ-', 'A turn');

export const TURN = [
  page(
    {
      id: 'turn',
      title: 'A turn from beginning to end',
      picture: drawing(
        'Three steps: deploy, battle, even up.',
        zone(8, 30, 136, 150, '1 Deploy', 'build'),
        note(76, 90, '6 counters', 'build'),
        note(76, 116, 'of cards'),
        zone(152, 30, 136, 150, '2 Battle', 'battle'),
        note(220, 90, 'one duel'),
        note(220, 116, 'one battle'),
        zone(296, 30, 136, 150, '3 Even Up', 'ok'),
        note(364, 90, 'six cards'),
        note(364, 116, 'in hand'),
      ),
    },
    `
A turn has three steps: Deploy, Battle and Even Up. {TURN-01} At its start your face-down cards turn face up. {TURN-02}
Deploy: put cards down, cover the Location, bring starships, evacuate a planet. In any order. {TURN-03}
Battle: first one duel, then one battle. You need not have either. {TURN-04}
Even Up: bring your hand to six cards. {TURN-05 EVN-02} Then the turn ends, and you look who controls the planet. {TURN-06}
In your opponent’s turn you only act where you are asked: to defend, to add Battle cards, to intercept. {TURN-07}
`,
  ),
  page(
    {
      id: 'deploy',
      title: 'Deploying',
      picture: drawing(
        'Six counters a turn: a character for 4 and a weapon for 2. What costs nothing may come as well.',
        badge(36, 50, 6, 'build'),
        note(36, 84, 'counters', 'build'),
        card(84, 40, 'who quigon', { tone: 'light', cost: 4, size: 1.2 }),
        card(176, 40, 'weapon doubleSaber', { tone: 'neutral', cost: 2, size: 1.2 }),
        note(168, 164, '4 + 2 = 6', 'ok'),
        card(300, 40, 'who r2d2', { tone: 'light', cost: 0, size: 1.2 }),
        note(336, 164, 'costs nothing', 'dim'),
      ),
    },
    `
You have six counters in each Deploy step. What you deploy may cost six together. {DEP-01} What you do not use is lost. {DEP-02}
Cards without counters are free, as many as you like. {DEP-03}
> A character for 4 and a weapon for 2 make 6. A droid that costs nothing may come along. {DEP-01 DEP-03}
Characters, Weapons and Effects go to the current planet. {DEP-04} A Weapon may lie there before anybody can use it. {DEP-05}
What you deploy may fight in the same turn, unless it is hidden. {DEP-06}
Battle cards are not deployed. They wait in your hand for a battle. {DEP-07}
Some characters cost less while a certain other card is on the planet. {DEP-10}
`,
  ),
  page(
    {
      id: 'hidden',
      title: 'The hidden first turn',
      picture: drawing(
        'On your first turn at a planet your cards lie face down. They turn over at the start of your next turn.',
        zone(8, 20, 190, 180, 'your first turn here', 'dim'),
        back(30, 70, 'light'),
        back(82, 70, 'light'),
        back(134, 70, 'light'),
        arrow(204, 104, 244, 104),
        zone(250, 20, 182, 180, 'your next turn', 'ok'),
        card(266, 62, 'who padme', { tone: 'light', foot: '4' }),
        card(334, 62, 'who obiwan', { tone: 'light', foot: '5' }),
      ),
    },
    `
On your first turn at each planet, Characters, Weapons and Effects are laid face down. {HID-01} They turn up at the start of your next turn. {HID-04}
Together they cost six at most, and only one may be an Effect. {HID-02} Starships are never hidden. {HID-08}
While they are hidden their text does nothing. {HID-05} Text for the moment of deploying is lost for good. {HID-06}
Nobody can start a fight while hidden cards lie on the planet. So the second player there is the first who can attack. {HID-07}
You may look at your own; your opponent sees only how many there are. {HID-10}
`,
  ),
  page(
    {
      id: 'even-up',
      title: 'Evening up and winning a planet',
      picture: drawing(
        'Three cards left: draw three. The only characters on the planet are yours: it is yours.',
        back(16, 50, 'light'),
        back(44, 50, 'light'),
        back(72, 50, 'light', 'hand: 3'),
        arrow(128, 80, 170, 80),
        note(148, 66, '+3', 'ok'),
        back(182, 50, 'light', 'six'),
        zone(260, 14, 172, 192, 'Naboo', 'ground'),
        card(282, 46, 'who padme', { tone: 'light' }),
        card(352, 46, 'who jarjar', { tone: 'light' }),
        note(346, 160, 'nobody else is here:', 'dim'),
        note(346, 184, 'yours', 'ok'),
      ),
    },
    `
With fewer than six cards in hand you draw up to six. With more you discard down to six. {EVN-02}
Before that you may throw away your whole hand, all or nothing, and draw six new cards. {EVN-03}
Careful: if you draw your last card, you lose at once. {EVN-06}
When a turn ends and only one player has Characters on the planet, it is theirs. {CTL-01} Weapons, Effects and Starships do not hold a planet. {CTL-02} If nobody has a Character there, play goes on. {CTL-03}
You may surrender a planet in your Even Up step. {CTL-05} Then you choose the next one and go first there. {CTL-07}
Characters and Weapons stay behind on a planet that was won. {CTL-09} Effects there are discarded. {CTL-10}
> Your last Character on Naboo was defeated in the battle, and your opponent has two there. When the turn ends, Naboo is your opponent’s. You choose the next planet. {CTL-01 PLT-08}
`,
  ),
];
