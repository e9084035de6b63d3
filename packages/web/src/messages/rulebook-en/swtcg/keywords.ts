/** Keywords: one word that stands for a whole rule. */
import { arrow, back, card, dice, drawing, line, note, zone } from '../../../rulebook/pieces.ts';
import { partOf } from '../../../rulebook/text.ts';

const page = partOf('TCG-', 'Keywords');

export const KEYWORDS = [
  page(
    {
      id: 'keywords',
      title: 'The first keywords',
      picture: drawing(
        'Shields 2: whoever attacks this ship rolls two dice fewer. Power 5 becomes 3.',
        card(14, 40, 'ship destroyer', { tone: 'space', side: 'Dark', foot: 'power 5', size: 1.2 }),
        arrow(92, 84, 142, 84, 'hit'),
        ...dice(156, 68, [6, 2, 4]),
        arrow(272, 84, 318, 84, 'hit'),
        card(334, 40, 'ship falcon', { tone: 'space', foot: 'Shields 2', size: 1.2 }),
        note(208, 136, '5 − 2 = 3 dice', 'ok'),
      ),
    },
    `
A keyword is one word that stands for a rule. Many have a number, written X here. {KW-ACCURACY-01 KW-EVADE-01}
Accuracy X :: Adds X to each attack die of this unit. {KW-ACCURACY-01} It does not make natural sixes. {KW-ACCURACY-02}
Bombard X :: This unit may attack a Ground unit instead of one in its own arena, with power X. {KW-BOMBARD-01} It cannot aim at a Space unit that way. {KW-BOMBARD-02}
Ion Cannon X :: This unit may attack a Space unit instead of one in its own arena, with power X. {KW-ION-01}
Critical Hit X :: With at least one natural 6 the attack does X more damage. More sixes add nothing. {KW-CRIT-01} A six that was rolled again does not count. {KW-CRIT-05}
> Critical Hit 1 and Critical Hit 2 on one unit, and one six: 3 more damage. {KW-CRIT-04}
Evade X :: When this unit is about to be damaged, prevent up to X of it. {KW-EVADE-01} Once each time it is damaged. {KW-EVADE-02}
Deflect X :: Prevent X damage to this unit; it may deal as much to a unit of your choice in its arena. {KW-DEFLECT-01}
> Deflect 3 against 2 damage prevents 2 and passes on 2. {KW-DEFLECT-03}
Intercept :: When another of your units in this arena is attacked, the attacker now attacks this one. {KW-INTERCEPT-01}
Shields X :: Whoever attacks this unit has X less power. {KW-SHIELDS-01} It counts up to the roll. {KW-SHIELDS-02}
Stun X :: A unit damaged by this one loses X power until end of battle. {KW-STUN-01} If all damage was prevented, nothing happens. {KW-STUN-02}
Pilot :: See the page about Pilots. {PILOT-01}
[nh] These ten are all there are. {KW-GEN-01} With Bombard and Ion Cannon, X takes the place of printed power and of the bonus for stacked cards. {KW-BOMBARD-03 KW-ION-02} Deflected damage goes to another unit, never to the one that deflects. {KW-DEFLECT-05}
[nh] > Power 5, one card beneath, Bombard 3, and 2 more power this turn: 3 + 2 = 5 dice. {KW-BOMBARD-05}
[x] There are 54 keywords, and the rulebook counts, not the reminder on the card. {KW-GEN-02 KW-GEN-03} With Bombard and Ion Cannon the bonus for stacked cards is added to X. {KW-BOMBARD-04 KW-ION-03} Deflected damage may go to any unit of the arena. {KW-DEFLECT-06}
[x] > Power 5, one card beneath, Bombard 3, and 2 more power this turn: 3 + 1 + 2 = 6 dice. {KW-BOMBARD-05}
`,
  ),
  page(
    {
      id: 'keywords-strike',
      title: 'More keywords: striking',
      only: 'x',
      picture: drawing(
        'Overkill: six hits on a unit with four health left. Up to two of them go to another unit.',
        card(10, 44, 'who mace', { tone: 'character', foot: 'Overkill' }),
        ...dice(82, 40, [4, 5, 6], 4),
        ...dice(82, 78, [4, 6, 4], 4),
        arrow(192, 62, 262, 44, 'hit'),
        arrow(192, 92, 262, 146, 'hit'),
        card(276, 4, 'who battleDroid', { tone: 'character', side: 'Dark' }),
        line(344, 48, '4 hits stay', 'hit'),
        card(276, 118, 'who destroyerDroid', { tone: 'character', side: 'Dark' }),
        line(344, 160, 'up to 2 here', 'hit'),
      ),
    },
    `
Ambush X :: A unit that your opponent brings into this arena suffers X dice of damage from this one. {KW-AMBUSH-01}
Area Damage X :: When this unit’s attack destroys a unit, it may deal X dice of damage to another one there. {KW-AREA-01}
Avenge X :: When an attacker destroys another of your units here, it suffers X dice of damage from this one when the attack ends. {KW-AVENGE-01}
Backfire X :: A natural 3 in the first roll of its attack: this unit deals itself X dice of damage. {KW-BACKFIRE-01}
Barrage X :: This unit may attack in the Character arena instead of its own, with power X. {KW-BARRAGE-01}
Bounty :: When damage from this unit destroys another, you gain what is listed at the start of your next build step. {KW-BOUNTY-01}
Cunning :: The attack dice are rolled in secret and shown only when the chance to prevent is over. {KW-CUNNING-01}
Double Damage :: The defender gets one more counter for each damage that was not prevented. {KW-DBLDMG-01}
> 3 damage that nobody prevents place 6 counters. {KW-DBLDMG-02}
Double Strike :: After its attack this unit may attack once more without tapping. {KW-DBLSTRIKE-01}
Ferocity :: Damage from this unit cannot be prevented. {KW-FEROCITY-01}
Focus X :: A natural 5 in the first roll: X more power in its next attack. {KW-FOCUS-01}
Foresight :: Say how many hits there will be before you roll. If you are right, you get the effect. {KW-FORESIGHT-01 KW-FORESIGHT-03}
Fury X :: A natural 4 in the first roll: roll X more attack dice. {KW-FURY-01}
Intimidation :: For each opposing unit in its arena it has 1 more power, 1 more health and 10 more speed. {KW-INTIMID-01}
Lucky X :: Once in an attack by or against this unit, up to X of the attack dice may be rolled again. {KW-LUCKY-01 KW-LUCKY-02}
Overkill :: Hits beyond what the defender has left of its health may go to one other unit there. {KW-OVERKILL-01}
> 6 hits on a unit with 4 health left: 4 stay, up to 2 go elsewhere. {KW-OVERKILL-05}
Precision :: Nothing can change which unit this one attacks. {KW-PRECISION-01}
Resilience X :: With at least X damage counters on it, its power changes by X. {KW-RESIL-01}
Surge X :: When another unit damages it, a unit of your choice in this arena gets X more power this turn. {KW-SURGE-01}
Velocity X :: At the start of the battle in its arena it may become X faster for the turn. Without Stealth it may become slower instead. {KW-VELOCITY-01}
`,
  ),
  page(
    {
      id: 'keywords-guard',
      title: 'More keywords: guarding and paying',
      only: 'x',
      picture: drawing(
        'Hidden Cost 3 on a card of cost 6: with three counters on it, pay 3 Force and it is there, at any time.',
        back(56, 70, 'build', '3 counters', 3),
        arrow(110, 100, 196, 100, 'force'),
        note(152, 86, 'pay 3 Force', 'force'),
        zone(212, 20, 220, 180, 'Character', 'character'),
        card(290, 56, 'who boba', { tone: 'character', side: 'Dark', cost: 6, size: 1.2 }),
        note(322, 186, '6 − 3 counters = 3 Force', 'ok'),
      ),
    },
    `
Absorb X :: Prevent up to X damage to this unit; it has that much more power in its next attack. {KW-ABSORB-01}
Armor :: A die hits this unit only with 5 or more. {KW-ARMOR-01}
> Accuracy 1 against Armor hits with 4, 5 and 6. {KW-ARMOR-03}
Damage Control X :: At the start of your build step take off up to X damage counters. {KW-DMGCTRL-01}
Forewarning :: Like Foresight, when this unit is attacked. {KW-FOREWARN-01}
Fortitude :: With its own prevention it may stop even damage that cannot be prevented. {KW-FORTITUDE-01}
Inspiration :: Your other units in its arena have 1 more power, 1 more health and 10 more speed. {KW-INSPIRE-01}
Parry X :: A natural 1 among the attack dice: up to X damage to this unit is prevented. {KW-PARRY-01}
Persuade X :: Prevent up to X damage to this unit; the attacker has that much less power in its next attack. {KW-PERSUADE-01}
Protect X :: Prevent up to X damage to another of your units here. {KW-PROTECT-01}
Redirect :: An attack on this unit goes to another of your units here. {KW-REDIRECT-01}
Retaliate X :: When this unit is attacked from its own arena, the attacker suffers X dice of damage from it when the attack ends. {KW-RETALIATE-01}
Riposte X :: A natural 2 among the attack dice against it: X damage to the attacker when the attack ends. {KW-RIPOSTE-01}
Stealth :: It cannot be attacked while it is untapped and has no damage. {KW-STEALTH-01}
Alternative Cost :: The card may be finished for the listed cost instead of its build cost. {KW-ALTCOST-01}
Enhance :: Pay more, get more: the listed effect instead of the normal one or with it. {KW-ENHANCE-01}
Equip :: Attach this Equipment to a unit that it fits, in your build step. {KW-EQUIP-01}
Hidden Cost X :: With X counters on it, a card may be finished at almost any time: pay what is missing in Force. {KW-HIDDEN-01 KW-HIDDEN-05}
> Cost 6, Hidden Cost 3: with 3 counters pay 3 Force, with 5 counters pay 1. With 2 you cannot. {KW-HIDDEN-02}
INSERT :: While this card is anywhere in a stack, the top card has the listed effect. {KW-INSERT-01}
Meditate :: Play the card from your discard pile for its Meditate cost. Afterwards it leaves the game. {KW-MEDITATE-01}
Reduced Cost X :: If its condition is met, the card costs X. {KW-REDCOST-01}
Reserves :: The listed ability works only in the build zone. {KW-RESERVES-01}
Stack :: Listed cards may be put beneath this unit. {KW-STACK-01}
Switch :: What it does depends on the arena it is in. {KW-SWITCH-01}
Upkeep :: At the start of your build step you must pay one of the listed costs, if you can. {KW-UPKEEP-01}
`,
  ),
];
