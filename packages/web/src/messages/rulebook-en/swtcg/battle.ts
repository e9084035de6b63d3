/** The battle phase. */
import { arrow, badge, card, dice, drawing, line, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'Battle');

export const BATTLE = [
  page(
    {
      id: 'order',
      title: 'Speed and the order of attacks',
      picture: drawing(
        'In one arena the fastest unit acts first, whoever it belongs to. At equal speed Dark acts first.',
        zone(8, 10, 424, 200, 'Space', 'space'),
        card(30, 60, 'ship tieAdvanced', { tone: 'space', side: 'Dark', foot: '60' }),
        card(134, 60, 'ship tie', { tone: 'space', side: 'Dark', foot: '50' }),
        card(238, 60, 'ship xwing', { tone: 'space', foot: '50' }),
        card(342, 60, 'ship corvette', { tone: 'space', foot: '20' }),
        badge(59, 168, 1),
        badge(163, 168, 2),
        badge(267, 168, 3),
        badge(371, 168, 4),
        arrow(82, 168, 138, 168),
        arrow(186, 168, 242, 168),
        arrow(290, 168, 346, 168),
      ),
    },
    `
Each arena has its battle: Space first, then Ground, then Character. {TURN-07} In a battle the untapped units act one by one, the fastest first. {BATTLE-01}
If units of both players are equally fast, Dark’s goes first. {BATTLE-02} Between equally fast units of your own you choose. {BATTLE-03}
> Dark has a ship of speed 60 and one of 50, Light one of 50 and one of 20. Order: Dark 60, Dark 50, Light 50, Light 20. {BATTLE-01 BATTLE-02}
Who is next is looked up anew each time. A unit that has become faster or slower since then takes its new place. {BATTLE-04}
When a unit’s turn comes, it attacks, or you tap it and it does nothing. {BATTLE-06} A unit that cannot attack anything is tapped too. {ATKLIM-02}
When no untapped unit is left in the arena, its battle is over. {BATTLE-08} A unit that gets untapped before then may attack again. {BATTLE-09} Afterwards it cannot, not in this turn. {BATTLE-10}
A unit may only attack something it is able to attack. {ATKLIM-01} A unit that must attack has to, and may not choose another target if it can reach the one named. {ATKLIM-10}
[nh] Before each attack, and once at the end, both players may play something. {BATTLE-12}
[x] Besides the chances before and after each attack, every battle has one at its start and one at its end, for effects written for that moment. {BATTLE-11}
`,
  ),
  page(
    {
      id: 'attack',
      title: 'An attack step by step',
      picture: drawing(
        'A TIE with power 4 attacks an X-wing: four dice, two of them hit, two damage.',
        card(14, 60, 'ship tie', { tone: 'space', side: 'Dark', foot: '60/4/2' }),
        arrow(80, 100, 138, 100, 'hit'),
        ...dice(150, 84, [5, 2, 6, 3]),
        arrow(298, 100, 352, 100, 'hit'),
        card(362, 60, 'ship xwing', { tone: 'space', foot: '50/4/3', damage: 2 }),
        badge(43, 34, 1),
        badge(220, 58, 2),
        badge(391, 34, 3),
        note(220, 146, '2 hits', 'hit'),
      ),
    },
    `
Declare: your unit taps, and you choose one opposing unit in its arena. It may be tapped or untapped. {ATTACK-01 ZONE-13}
Then both players have a chance to play something: to make the attack stronger, to put another unit in its way, or to stop it. {POP-05}
Roll: as many dice as your unit has power at this moment. {ATTACK-09} With no power left it rolls none. {ATTACK-08} Dice may now be rolled again by cards that say so. {POP-06}
Count: each die that shows 4 or more is a hit, and each hit is 1 damage. {ATTACK-11 ATTACK-12}
Prevent: whoever is about to be damaged may use what prevents damage. {POP-07} What is not prevented is placed on the unit as damage counters. {DMG-01}
The unit that was attacked does not strike back by itself. {ATTACK-02}
> A unit with power 4 rolls 5, 2, 6 and 3. Two dice hit. The defender prevents 1 damage: 1 counter is placed. {ATTACK-09 ATTACK-11 DMG-01}
If the attacker or the defender has left the arena before the roll, the attack ends without dice. {ATTACK-07} After the roll, the hits are dealt in any case. {ATTACK-20}
Power gained after the roll changes nothing any more. {ATTACK-10}
[nh] There are three chances in an attack: after the declaration, after the roll, and before damage is placed. {ATTACK-03} When the counters are placed, the attack is over. {ATTACK-21}
[x] An attack has eight steps: it is declared and may be disrupted; attack effects; dice; damage that is about to be done may be changed; prevention; counters are placed; units are discarded; the attack ends. Each of them has its chance to play something. {ATTACK-04} A disrupted attack has not taken place, but the attacker stays tapped. {ATTACK-05}
`,
  ),
  page(
    {
      id: 'dice',
      title: 'Dice and hits',
      picture: drawing(
        'Four, five and six hit. Accuracy 1 adds one to each die: a three becomes a four.',
        line(24, 50, 'a plain roll'),
        ...dice(150, 30, [1, 2, 3, 4, 5, 6]),
        line(24, 110, 'with Accuracy 1'),
        ...dice(150, 90, [2, 3, 6], 3),
        line(268, 110, '→ 3, 4, 7: 2 hits', 'ok'),
        line(24, 170, 'against Armor'),
        ...dice(150, 150, [4, 5, 6], 5),
        line(268, 170, '→ only 5 and 6', 'ok'),
      ),
    },
    `
All dice have six sides. {DICE-01} A die hits with 4, 5 or 6. {ATTACK-11}
Some units add to their dice. Accuracy 1 adds 1 to each: now a 3 hits as well. {KW-ACCURACY-01}
> Accuracy 1 and dice of 2, 3 and 6: they count as 3, 4 and 7. Two hits. {KW-ACCURACY-06}
What the die itself shows is called natural. Additions do not change that: a 5 with Accuracy 1 is no natural 6. {DICE-06 KW-ACCURACY-02}
A reroll replaces what was there before, for better or worse. {DICE-04} Each effect that lets you reroll does so once. {DICE-05}
Some effects deal dice of damage without an attack: roll that many, and each 4 or more is 1 damage. Accuracy does not help there. {DMG-06 KW-ACCURACY-03}
[nh] In the reroll chance only rerolls are played. {POP-12}
[x] In the reroll chance dice are added first, then rolled again, then changed. {POP-11} Armor makes a die hit only with 5 or more. {KW-ARMOR-01}
`,
  ),
  page(
    {
      id: 'damage',
      title: 'Damage and preventing it',
      picture: drawing(
        'Three damage is coming. Evade 2 prevents two of it; one counter is placed on the unit.',
        ...dice(14, 40, [4, 6, 5]),
        note(65, 96, '3 damage', 'hit'),
        arrow(130, 56, 176, 56, 'hit'),
        card(188, 26, 'sign shield', { tone: 'battle', foot: 'Evade 2' }),
        arrow(254, 56, 300, 56, 'hit'),
        card(312, 16, 'who leia', { tone: 'character', damage: 1, foot: '40/3/4', size: 1.3 }),
        note(350, 152, '1 counter, health 4'),
        note(220, 186, '3 − 2 = 1', 'ok'),
      ),
    },
    `
For each damage that is not prevented, one damage counter is placed. {DMG-01} When a unit has as many counters as health, it is discarded at once. {DMG-03} Counters stay from turn to turn. {RETREAT-12 COMMAND-10}
> A unit with health 4 has taken 3 damage in earlier turns. One more hit destroys it. {DMG-03}
Before counters are placed, there is a chance to prevent. Only effects that prevent damage can be used in it. {POP-07 PREV-01}
Preventing more than is coming is wasted. It heals nothing. {PREV-04}
[x] > 2 damage is coming and an effect prevents 5: both are prevented, nothing is healed. {PREV-05}
Each ability prevents once for each time damage is dealt; different abilities add up. {PREV-06}
If a unit loses health, by losing a Pilot for instance, it can be destroyed by damage that it carried well before. {DMG-04}
Counters that an effect places directly are not damage done, and cannot be prevented. {DMG-05}
[nh] Units in the build zone can still use their prevention. {PREV-02}
[x] In the build zone nothing prevents damage. {PREV-03} Some damage cannot be prevented at all. {PREV-07}
`,
  ),
  page(
    {
      id: 'chances',
      title: 'Play or pass',
      picture: drawing(
        'Dark passes, Light plays, Dark passes, Light passes: two passes in a row end the chance.',
        zone(8, 30, 98, 140, 'Dark', 'dark'),
        zone(116, 30, 98, 140, 'Light', 'light'),
        zone(224, 30, 98, 140, 'Dark', 'dark'),
        zone(332, 30, 98, 140, 'Light', 'light'),
        note(57, 112, 'pass', 'dim'),
        card(136, 62, 'sign bolts', { tone: 'battle' }),
        note(273, 112, 'pass', 'dim'),
        note(381, 112, 'pass', 'dim'),
        arrow(100, 190, 130, 190),
        arrow(208, 190, 238, 190),
        arrow(316, 190, 346, 190),
        note(220, 212, 'two passes in a row: it is over', 'ok'),
      ),
    },
    `
There are moments when both players may play something: a Battle card from the hand, or an ability of a unit. Each is called a chance. {POP-05}
Dark begins. You play exactly one thing, or pass; then the other does. {POP-01} When both have passed one after the other, the chance is over. Whatever is played in between reopens it for both. {POP-02}
> Dark passes, Light plays something, Dark passes, Light passes: over. {POP-21}
Every new chance begins with Dark again. {POP-19} If Dark passes, Light can still play, and then Dark may answer. {POP-20}
In the battle phase there is a chance before each attack, one after it is declared, and one when the last attack of an arena is over. {POP-05}
Two chances are narrow. After a roll, only what changes the roll can be played. {POP-06} Before damage, only what prevents it. {POP-07}
What happens by itself comes first: effects that were set off are dealt with before anybody plays something new. {POP-03}
[x] There are more chances: to disrupt something, to change damage that is about to be done, when counters are placed, when units are discarded, and when the attack ends. {ATTACK-04 DISR-01 POP-14}
[nh] Battle cards are played in these chances of the battle phase only, unless they name another time. {POP-18}
`,
  ),
  page(
    {
      id: 'force',
      title: 'The Force and Battle cards',
      picture: drawing(
        'Seven Force. A Battle card for 3 is paid and discarded after it has done its work: 4 Force are left.',
        badge(40, 60, 7, 'force'),
        note(40, 94, 'Force', 'force'),
        arrow(64, 60, 150, 60, 'force'),
        note(108, 48, 'pay 3', 'force'),
        card(166, 24, 'sign force', { tone: 'battle', cost: 3, size: 1.4 }),
        arrow(258, 80, 330, 80),
        note(296, 68, 'its effect'),
        card(344, 40, 'who obiwan', { tone: 'character', foot: '+2 power' }),
        badge(40, 160, 4, 'force'),
        note(96, 165, 'left', 'dim'),
        note(206, 170, 'then discarded', 'dim'),
      ),
    },
    `
You gain 4 Force at the start of every turn. {READY-02} You start with none, you may save as much as you like, and it stays until you spend it. {PREP-12}
Force pays for Battle cards and for many abilities. You can never pay more than you have. {ACT-27}
A Battle card is played from your hand: pay its cost, carry out what it says, discard it. {BCARD-01} Without a printed cost it is free. {CARD-40}
Battle cards belong to the battle phase. {BCARD-03}
> You have 7 Force. You pay 3 for a Battle card that gives your unit 2 more power for this attack: your unit of power 4 rolls 6 dice, and 4 Force are left. {BCARD-01 ATTACK-09}
If something makes you lose more Force than you have, you lose all of it, and no more. {ACT-28}
[x] When its cost is paid, your opponent may disrupt a Battle card. Then it is discarded without effect. {BCARD-05} If a Battle card offers several effects, you use one of them. {BCARD-06}
`,
  ),
  page(
    {
      id: 'contests',
      title: 'Contests: the same person on both sides',
      picture: drawing(
        'Darth Vader and Anakin Skywalker are one person. Both cost 6 here; Dark bids 1, Light bids 2: Light wins and pays 2 Force.',
        zone(8, 20, 176, 180, 'Dark', 'dark'),
        card(66, 50, 'who vader', { tone: 'character', side: 'Dark', cost: 6 }),
        note(96, 168, '6 + 1 Force = 7'),
        note(220, 112, 'or', 'dim'),
        zone(256, 20, 176, 180, 'Light', 'light'),
        card(314, 50, 'who anakin', { tone: 'character', cost: 6 }),
        note(344, 168, '6 + 2 Force = 8', 'ok'),
      ),
    },
    `
Both players may have the same unique person or ship. In the battle phase only one of them can stay in battle: they are contested. {CONTEST-01} Before the battle phase nothing happens. {CONTEST-04}
Both bid Force for it, in turns, Dark first. {CONTEST-05} Nobody bids more than they have. {CONTEST-06} You may raise your own bid or pass; it ends when both pass. {CONTEST-05 CONTEST-07}
To each bid the unit’s build cost is added, with 1 more for each card beneath it. The higher sum wins; Dark wins a tie. {CONTEST-08}
The winner pays the bid and stays. The loser pays nothing. {CONTEST-09}
> Darth Vader stands against Anakin Skywalker, and both cost 6. Dark bids 1: 7. Light bids 2: 8. Anakin stays, and Light pays 2 Force. {CONTEST-08 CONTEST-09}
If there are several, Dark chooses which contest comes first. {CONTEST-12} The loser’s unit may come back in a later build step, and is contested again then. {CONTEST-15}
A Pilot aboard a ship is not contested. {CONTEST-16}
[nh] The loser’s unit retreats without tapping. {CONTEST-10}
[x] The loser’s unit goes to the build zone without tapping. That does not count as retreating. {CONTEST-11} Unique Equipment is contested too: the loser’s is tapped and stays where it is. {CONTEST-13}
`,
  ),
];
