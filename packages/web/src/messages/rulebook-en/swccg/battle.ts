/** Battle, weapons, destiny, damage. */
import { arrow, back, badge, card, drawing, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('CCG-', 'Battle');

export const BATTLE = [
  page(
    {
      id: 'battle',
      title: 'A battle step by step',
      picture: drawing(
        'Light: power 3 + 6, and battle destiny 5: 14. Dark: power 6 + 2, and battle destiny 3: 11. Light wins by 3.',
        zone(8, 6, 424, 88, 'Dark: 6 + 2 + 3 = 11', 'dark'),
        card(70, 26, 'who vader', { side: 'Dark', tone: 'dark', foot: '6', size: 0.78 }),
        card(130, 26, 'who stormtrooper', { side: 'Dark', tone: 'dark', foot: '2', size: 0.78 }),
        badge(330, 58, 3, 'force'),
        note(388, 63, 'destiny', 'force'),
        note(220, 112, '14 − 11 = 3 battle damage', 'hit'),
        zone(8, 126, 424, 88, 'Light: 3 + 6 + 5 = 14', 'light'),
        card(70, 146, 'who han', { tone: 'light', foot: '3', size: 0.78 }),
        card(130, 146, 'who chewbacca', { tone: 'light', foot: '6', size: 0.78 }),
        badge(330, 178, 5, 'force'),
        note(388, 183, 'destiny', 'force'),
      ),
    },
    `
In your battle phase you may start a battle where both of you have presence. It costs 1 Force. {BTL-01} One battle at each place in a turn. {BTL-02} All cards there take part, unless something keeps them out. {BTL-05} Each card battles once in a turn. {BTL-03}
Start :: Both may answer, with cards for this moment or with reacts that bring more to the place. {BTL-07 BTL-25}
Weapons :: You fire all your weapons, then your opponent does. {BTL-08}
Destiny :: Whoever has a total ability of 4 or more may draw one battle destiny, you first. Cards may add more. {BTL-10}
Power :: Add up the power of your cards and your battle destiny. {BTL-17} At a system only piloted starships count. {BTL-18}
Result :: The higher total wins. {BTL-19} At a tie nobody wins, and there is no battle damage. {BTL-19}
Damage :: You forfeit and lose first, then your opponent. {BTL-21}
> Han and Chewbacca have power 3 and 6, and you draw a 5: 14. Vader and a trooper have 6 and 2, and your opponent draws a 3: 11. You win by 3. {BTL-17 BTL-19}
If one side has no presence left before the damage, the battle ends at once. {BTL-23}
A battle is one large action: only cards that speak of battles can be played in it. {ACT-25 INT-09}
`,
  ),
  page(
    {
      id: 'destiny',
      title: 'Destiny',
      picture: drawing(
        'Turn up the top card of the Reserve Deck, use its number, put it on the Used Pile.',
        back(40, 60, 'light', 'Reserve', 33),
        arrow(96, 92, 152, 92),
        card(168, 46, 'who obiwan', { tone: 'light', cost: 4, size: 1.2 }),
        note(204, 166, 'destiny 4', 'force'),
        arrow(250, 92, 310, 92),
        back(324, 60, 'neutral', 'Used', ''),
      ),
    },
    `
To draw destiny, turn up the top card of your Reserve Deck and read its number; then it goes face down to your Used Pile. {DST-01} Locations have destiny 0. {DST-02}
Drawing battle destiny is your choice; other destiny has to be drawn. {DST-03} You draw all of your battle destiny or none. {BTL-13}
Several draws for one total are added. {DST-11}
“Add one destiny” is one more draw. “Add 1 to destiny” makes the total 1 higher. {DST-12 DST-13}
If your Reserve Deck is empty, you have no battle destiny. {DST-09} For any other draw your opponent chooses whether it counts 0 or 7. {DST-08}
`,
  ),
  page(
    {
      id: 'damage',
      title: 'Attrition, battle damage and forfeiting',
      picture: drawing(
        'Attrition 4 and battle damage 3 against you. Giving up a card with forfeit 4 settles both.',
        note(90, 40, 'attrition 4', 'force'),
        note(90, 70, 'battle damage 3', 'hit'),
        arrow(160, 60, 206, 76),
        card(220, 30, 'who biggs', { tone: 'light', foot: 'forfeit 4', size: 1.3 }),
        arrow(308, 80, 352, 80, 'hit'),
        note(392, 76, 'lost'),
        note(392, 104, 'all settled', 'ok'),
        note(220, 190, '4 against attrition, and the same 4 against damage', 'dim'),
      ),
    },
    `
Two things can be due after a battle. Attrition is your opponent’s battle destiny: it hits you whether you won or lost. {DMG-01 DMG-03} Battle damage is the difference of the totals: it hits only the loser. {DMG-04}
Attrition is met by forfeiting cards that took part. Battle damage is met by forfeiting, or by losing Force. {DMG-05} One forfeited card counts against both at the same time. {DMG-06}
> You lost by 3, and your opponent drew a 4. Forfeit a card worth 4: attrition and battle damage are both met. {DMG-05 DMG-06}
You choose the order. {DMG-07} If you have nothing left to forfeit, the rest of the attrition is forgotten; battle damage still costs Force. {DMG-10} What a card is worth beyond that is wasted. {DMG-23}
A card that was hit has to be forfeited, and counts. {DMG-09}
Immune to attrition below a number: if the whole attrition is less, the card need not be forfeited for it. {DMG-11 DMG-12}
What is aboard a forfeited ship is lost with it, so forfeit those aboard first. {DMG-18}
`,
  ),
  page(
    {
      id: 'weapons',
      title: 'Weapons and devices',
      picture: drawing(
        'Luke fires: destiny 5 against an ability of 2. The target is hit and will have to be forfeited.',
        card(20, 44, 'who luke', { tone: 'light' }),
        card(76, 68, 'weapon pistol', { tone: 'neutral', size: 0.8 }),
        arrow(136, 92, 196, 92, 'hit'),
        badge(220, 92, 5, 'force'),
        note(220, 128, 'destiny', 'force'),
        arrow(246, 92, 304, 92, 'hit'),
        card(330, 50, 'who stormtrooper', { side: 'Dark', tone: 'dark', foot: 'ability 2', tapped: true }),
        note(360, 168, 'hit', 'hit'),
      ),
    },
    `
A weapon is fired once in a battle, by a card that takes part, at an opponent’s card that takes part. {WPN-02} It can aim only at what its text names. {WPN-01}
Pay, name the target, let the opponent answer, draw destiny, compare. {WPN-04} Characters are aimed at by their ability, ships and vehicles by maneuver or armor. {WPN-05}
> A weapon has to beat the ability of its target. Against ability 2 you draw a 5: hit. {WPN-04 WPN-05}
A card that is hit is turned sideways. It still fights, but must be forfeited when damage is settled. {WPN-06}
Each character, vehicle or starfighter may carry one weapon and one device. {WPN-08} You may hand them on in your deploy phase, for the deploy cost. {WPN-11}
Weapons of characters are not used in space, those of ships only there. {WPN-12} Weapon destiny causes no attrition. {WPN-21}
A device says what it is deployed on. {DEV-01} One device of each is used in a turn. {DEV-03}
`,
  ),
  page(
    {
      id: 'react',
      title: 'Reacting',
      picture: drawing(
        'The opponent starts a battle at your site. A ship or speeder that may react comes to help.',
        zone(216, 14, 216, 192, 'the battle', 'battle'),
        card(240, 36, 'who vader', { side: 'Dark', tone: 'dark' }),
        card(240, 122, 'who leia', { tone: 'light' }),
        card(330, 122, 'vehicle landspeeder', { tone: 'light' }),
        card(40, 122, 'vehicle landspeeder', { tone: 'light' }),
        arrow(106, 162, 320, 162),
        note(110, 110, 'reacts', 'ok'),
      ),
    },
    `
When your opponent has just started a battle or a drain, some cards let you react: move or deploy something to that very place. {RCT-01 RCT-02}
Moving costs what it always costs, and is that card’s one move of the turn. {RCT-03 RCT-04} Deploying costs what it always costs too. {RCT-06}
Whatever comes takes part in the battle. {RCT-09} A drain is cancelled if a react brings presence. {RCT-07}
You cannot react to your own battle or drain. {RCT-11}
`,
  ),
];
