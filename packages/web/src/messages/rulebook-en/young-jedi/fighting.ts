/** Battles and duels. */
import { arrow, back, badge, card, drawing, line, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('YJ-', 'Fighting');

export const FIGHTING = [
  page(
    {
      id: 'battle',
      title: 'A battle and its plan',
      picture: drawing(
        'Each lays all characters and weapons in a secret row. First fights first, second fights second.',
        zone(8, 6, 424, 96, 'attacker', 'dark'),
        card(60, 24, 'weapon rifle', { side: 'Dark', size: 0.8 }),
        card(110, 24, 'who maul', { side: 'Dark', tone: 'dark', size: 0.8 }),
        card(230, 24, 'who battleDroid', { side: 'Dark', tone: 'dark', size: 0.8 }),
        card(350, 24, 'who destroyerDroid', { side: 'Dark', tone: 'dark', size: 0.8 }),
        zone(8, 118, 424, 96, 'defender', 'light'),
        card(110, 138, 'who obiwan', { tone: 'light', size: 0.8 }),
        card(230, 138, 'who jarjar', { tone: 'light', size: 0.8 }),
        badge(133, 110, 1, 'hit'),
        badge(253, 110, 2, 'hit'),
        note(374, 114, 'breaks through', 'hit'),
      ),
    },
    `
In your Battle step you may start one battle, if both sides have a Character face up on the planet. {BP-01} You are the attacker. {BP-02}
Both pick up all their Characters and Weapons there. All of them go into the plan. {BP-03}
The attacker says how many Battle cards they add, then the defender does. {BC-02} Then each lays a secret row: who fights first, who second, and so on. {BP-04} In each fight the order is Battle card, Weapon, Character. {BP-05}
Once the first card is turned up nothing can be changed. {BP-06} First meets first, second meets second, until one side has no Character left. {BP-07}
Each Character fights once. {BP-10} Whoever survives goes back to the planet, with the weapons that were not lost. {BP-08}
> You have three characters, your opponent two. Two fights take place; your third breaks through and costs your opponent 1 card. {BP-07 BRK-01}
`,
  ),
  page(
    {
      id: 'fight',
      title: 'One fight step by step',
      picture: drawing(
        'Darth Maul: 6, his lightsaber 1, the location 2, destiny 4: 13. Obi-Wan has 11 and is defeated.',
        zone(8, 10, 204, 200, 'Darth Maul', 'dark'),
        card(22, 44, 'who maul', { side: 'Dark', tone: 'dark', foot: '6', size: 1.2 }),
        line(106, 62, '6 power'),
        line(106, 86, '+1 lightsaber'),
        line(106, 110, '+4 destiny', 'force'),
        line(106, 134, '+2 location'),
        note(110, 190, '13', 'ok'),
        zone(228, 10, 204, 200, 'Obi-Wan', 'light'),
        card(242, 44, 'who obiwan', { tone: 'light', foot: '5', size: 1.2 }),
        line(326, 62, '5 power'),
        line(326, 86, '+2 lightsaber'),
        line(326, 110, '+3 destiny', 'force'),
        line(326, 134, '+1 location'),
        note(330, 190, '11', 'hit'),
      ),
    },
    `
Both turn up cards of their plan until a Character lies open on each side. {FGT-01}
Then destiny is drawn, the defender first each time: for Battle cards, for Weapons, and for characters whose power is a question mark. {FGT-04 FGT-05 FGT-06 FGT-07 FGT-08 FGT-09}
Now the attacker’s Battle card does what it says, then the defender’s. {FGT-11 FGT-12}
Power is everything together: printed power, dots for the location, the weapon with its draws, the Battle card with its draws, texts and Effects. {FGT-13}
Higher power wins. Equal power: nobody is defeated. {FGT-14}
The loser discards the character and the weapon it used, and takes its damage. {FGT-15} The winner’s cards wait until the battle is over. {FGT-16}
> Maul has 6, his lightsaber gives 1 and one destiny, the location 2, and he draws a 4: 13. Obi-Wan has 5, 1 for the location, his lightsaber gives 2, and he draws a 3: 11. Obi-Wan and his lightsaber are lost. {FGT-21}
`,
  ),
  page(
    {
      id: 'destiny',
      title: 'Destiny',
      picture: drawing(
        'Turn up the top card of your deck, use its number, then take the card into your hand.',
        back(40, 60, 'light', 'deck', 38),
        arrow(96, 92, 148, 92),
        card(164, 46, 'who yoda', { tone: 'light', cost: 5, size: 1.2 }),
        note(200, 166, 'destiny 5', 'force'),
        arrow(248, 92, 312, 92),
        back(326, 60, 'light'),
        back(350, 60, 'light', 'hand'),
      ),
    },
    `
To draw destiny, turn up the top card of your draw deck and use its number. {DST-01} Then the card goes into your hand. {DST-02} You cannot use it in the battle that is going on. {DST-03}
Several draws for one thing are added. {DST-05} If your deck is empty, the draw counts 0. {DST-04}
In a fight an empty deck is looked at only when all draws of both have been made. {OBJ-08}
> A weapon gives 2 dots and one destiny. You turn up a 3: the weapon adds 5. {CARD-21 DST-01}
A card with two numbers: you choose each time. {DST-08 TWO-01}
`,
  ),
  page(
    {
      id: 'damage',
      title: 'Damage and breaking through',
      picture: drawing(
        'A character with damage 4 is defeated: four cards from the top of its owner’s deck are lost.',
        card(30, 40, 'who obiwan', { tone: 'light', foot: 'damage 4', size: 1.3 }),
        arrow(118, 90, 172, 90, 'hit'),
        back(188, 56, 'light', 'deck', 31),
        arrow(242, 86, 296, 86, 'hit'),
        note(268, 72, '4 cards', 'hit'),
        back(312, 56, 'dim', 'discarded', 4),
        note(220, 186, 'an empty deck loses the game', 'hit'),
      ),
    },
    `
Damage means: that many cards go from the top of your draw deck to your discard pile. {DMG-01} It is the number on your own defeated card, not on the winner’s. {DMG-02}
> Your Obi-Wan with damage 4 is defeated. You lose the top four cards of your deck. {DMG-01 DMG-02}
Damage never falls below 0. {DMG-03} Some droids have damage 0: losing them costs nothing. {DMG-05}
Breaking through: if the attacker still has Characters when the defender has none left, each of them costs the defender 1 card. {BRK-01} The attacker never suffers that. {BRK-02} In space there is none. {BRK-04}
`,
  ),
  page(
    {
      id: 'weapons',
      title: 'Weapons and Battle cards',
      picture: drawing(
        'Battle card, weapon, character: in this order they lie in the plan and work together.',
        card(40, 44, 'sign clashLight', { tone: 'battle', foot: 'Battle', size: 1.3 }),
        note(136, 100, '+', 'ok'),
        card(156, 44, 'weapon doubleSaber', { tone: 'neutral', foot: 'Weapon', size: 1.3 }),
        note(252, 100, '+', 'ok'),
        card(272, 44, 'who quigon', { tone: 'light', foot: 'Character', size: 1.3 }),
        note(198, 190, 'one fighter', 'ok'),
      ),
    },
    `
A Weapon lists who may use it: first the one it was made for, and often a second who gets less. {WPN-01 WPN-02} It adds its dots, and one destiny for each cube. {WPN-03}
One weapon per side and fight. {WPN-04} If the character behind it cannot use it, it is set aside and does nothing. {WPN-06} A defeated character’s weapon is lost with it. {WPN-07}
A Battle card comes from your hand into the plan. {BC-01} It works only if the right character follows it. {BC-05} You may put several into one fight, but only one works there. {BC-03} All are discarded afterwards. {BC-06}
Some let characters fight together: their powers are added. {BC-08} If they lose, all of them are defeated and all their damage is taken. {BC-10}
Jedi Force Push and Sith Force Push: if your character uses no weapon, the other’s does not work either. {BC-26}
`,
  ),
  page(
    {
      id: 'duels',
      title: 'Lightsaber duels',
      picture: drawing(
        'Maul attacks with a 4. A card with the same number blocks, and becomes the next attack.',
        card(20, 40, 'who maul', { side: 'Dark', tone: 'dark', size: 1.2 }),
        back(104, 56, 'dark', 'attack', 4),
        arrow(152, 86, 186, 86, 'hit'),
        back(196, 56, 'light', 'blocks', 4),
        note(220, 160, 'same number: blocked', 'ok'),
        note(220, 184, 'and now you must block a 4', 'dim'),
        arrow(246, 86, 280, 86, 'hit'),
        card(348, 40, 'who quigon', { tone: 'light', size: 1.2 }),
      ),
    },
    `
Before the battle you may start one duel. {DUEL-01} You need a dueling character on the planet and a lightsaber that it can use. {DUEL-02} Jedi can duel, but not Anakin; on the Dark Side Darth Maul, Darth Sidious and Aurra Sing. {DUEL-03}
You name your duelist and any opposing character. {DUEL-05} Your opponent may send a duelist of their own instead. {DUEL-06}
Both put their hands aside and draw as many cards as their duelist has power. {DUEL-14}
You attack: play a card. Its destiny number is the attack. {DUEL-17} Your opponent may block with a card of the same number; that card is now the attack that you have to block. {DUEL-18}
What is not blocked is a hit. Whoever was hit makes the next attack. {DUEL-19}
> Maul attacks with a 4. Qui-Gon has a 4 and blocks; now Maul has to block a 4. He has none: one hit on Maul, and Maul attacks again. {DUEL-18 DUEL-19}
Whoever has as many hits as damage is defeated. {DUEL-24} The character and the weapon are lost, and damage is taken. {DUEL-25}
If both have no cards left, whoever was hit more often takes as many damage as hits. {DUEL-26} The cards go back into the decks. {DUEL-21 DUEL-25}
After the duel there may still be a battle, with the same characters too. {DUEL-01 BP-11}
`,
  ),
];
