/**
 * One line for each member of each union of the tree. The tables are typed by the unions: a member without an
 * example does not compile. Each line is in the house style, so printing its tree gives the line back.
 */
import type { CardType } from '../src/cards/card.ts';
import { EXTENSIONS } from '../src/language/extensions.ts';
import type { Ability, Condition, Cost, Effect, Event, Mod, Restriction, Rule } from '../src/language/tree.ts';

import {
  MORE_CONDITIONS,
  MORE_COSTS,
  MORE_EFFECTS,
  MORE_EVENTS,
  MORE_RESTRICTIONS,
  MORE_RULES,
} from './language-examples-expanded.ts';

export type Example = readonly [CardType, string];
export const unit = (line: string): Example => ['Character', line];
export const battle = (line: string): Example => ['Battle', line];
export const mission = (line: string): Example => ['Mission', line];

const equipment = (line: string): Example => ['Equipment', line];

export const ABILITIES: Record<Ability['is'], readonly Example[]> = {
  keyword: [unit('Shields 1.'), unit('Critical Hit 2.')],
  activated: [
    unit('Build step: Tap, pay 1 build point -> Draw 1 card.'),
    unit('Free -> Evade 1.'),
    battle('Give 1 of your Ground units +3 power this attack.'),
    battle(
      'Only if every unit in every arena is tapped: Pay 5 Force -> Choose an arena. Untap each unit in that arena.',
    ),
  ],
  triggered: [
    unit('When battle ends, if this unit is in Character: Gain 1 Force.'),
    unit('When command starts: Draw 1 card.'),
    unit('When battle starts: Draw 1 card.'),
  ],
  static: [
    unit('This unit has +1 power for each other Tusken in any arena.'),
    unit('While this unit is in Character: Each of your Jedi has +10 speed; Anakin Skywalker has +2 power.'),
    unit('While you have another Jedi in Character: This unit has +2 power and "Pay 3 Force -> Evade 1."'),
  ],
  pilot: [
    unit('Starfighter Pilot: +20 speed; Critical Hit 2; "Pay 2 Force -> Intercept."'),
    unit('Capital Ship Pilot: +20 speed.'),
    unit('Speeder Pilot: +20 speed; "This unit has Critical Hit 2 while attacking a Creature."'),
  ],
  treat: [unit('Counts as Dark Jedi.')],
  bounty: [unit('Bounty: Gain 2 Force.')],
  foresight: [unit('Foresight: Gain 2 Force.')],
  forewarning: [unit('Forewarning: Draw 1 card.')],
  upkeep: [unit('Upkeep: Pay 1 build point, discard 1 card; or tap this unit.')],
  reserves: [unit('Reserves: Build step: Tap -> Draw 1 card.')],
  insert: [unit('INSERT: Armor.'), unit('INSERT: Pay 1 Force -> Evade 2.')],
  switch: [unit('Switch: "Armor." "Stun 1." / none / "Pay 1 Force -> Evade 2.".')],
  stackWith: [unit('Stack: Clone unit cards.')],
  enhance: [unit('Enhance instead, pay 2 Force: Draw 3 cards.'), unit('Enhance, pay 1 Force: Gain 1 build point.')],
  alternativeCost: [unit('Alternative Cost: Pay 4 Force, discard 1 card.')],
  toComplete: [unit('To complete, discard 1 of your other Characters in Character.')],
  reducedCost: [unit('Reduced Cost 6: If you have a unit in Space.')],
  meditate: [unit('Meditate: Pay 3 Force.')],
  equip: [equipment('Equip: Pay 1 build point.'), equipment('Equip: Free.')],
  equipped: [equipment('Equipped: +2 power; Critical Hit 1; "Pay 2 Force -> Intercept."')],
  attachWhen: [equipment('Attach when battle starts.')],
  trap: [mission('Trap, when battle starts: Draw 1 card.')],
  mission: [
    mission('Gain 4 Force.'),
    mission('Only if you have a Jedi in Character: Search your deck for a unit card.'),
    mission("To complete, pay 8 Force: This turn: The enemy can't spend build points."),
    mission(
      'Only if you have exactly 1 partly built card: To complete, tap 1 of your untapped Jedi in Character: Draw 2 cards.',
    ),
  ],
};

export const EFFECTS: Record<Effect['do'], readonly Example[]> = {
  ...MORE_EFFECTS,
  choose: [
    battle('Choose 1 enemy unit in Character. Tap it.'),
    battle('The enemy chooses 1 of their units in Character. Tap it.'),
    battle('The enemy chooses 1 of your units. Tap it.'),
  ],
  chooseArena: [
    battle('Choose an arena. Give each of your units in that arena +20 speed this battle.'),
    battle('Choose Space or Ground. Give each of your units in that arena +30 speed this battle.'),
    battle('Choose an arena that has seen no attack this turn. Give each unit in that arena -1 power this battle.'),
  ],
  gets: [
    battle('Give up to 2 of your units +2 power this battle.'),
    battle('Give the attacker -5 power this attack.'),
    battle('Give 1 of your units using Bombard +4 power this attack.'),
    mission('Give each of your units "Pay 1 Force -> Give this unit +2 power this attack." this turn.'),
  ],
  rule: [
    mission('Choose 1 of your units. This turn: All damage to it is prevented.'),
    battle("Choose 1 of your units. This turn, while you have another unit in its arena: It can't be attacked."),
    unit("Pay 3 Force -> This attack: The enemy can't Evade damage from this unit."),
    battle('This battle: Each Clone has -3 power.'),
  ],
  force: [
    mission('Gain 4 Force.'),
    mission('The enemy loses 2 Force. Gain 2 Force.'),
    mission('Lose 1 Force for each of your Characters in any arena.'),
    mission('Choose 1 unit. Prevent all damage to it. Gain that much Force.'),
  ],
  buildPoints: [
    unit('When build points are rolled, if this unit is in Character: Dark loses 1 build point.'),
    mission('Gain 1 build point for each Diplomat in Character.'),
    mission('Discard 1 of your units. Gain build points equal to its build cost.'),
  ],
  draw: [mission('Draw 3 cards. Gain 1 Force.'), mission('Draw up to 3 cards.')],
  discardCards: [
    mission('The enemy discards 2 cards.'),
    mission('Discard 2 cards or 1 Jedi card.'),
    mission('Draw 1 card. Discard 1 card.'),
  ],
  discardHand: [mission('Discard your hand. Draw 5 cards.'), mission('The enemy discards their hand.')],
  bottom: [mission('Draw 2 cards. Put 2 cards from your hand under your deck.')],
  lookHand: [mission('Look at the enemy hand.')],
  discardSeen: [mission('Look at the enemy hand. Choose 1 Battle card or Mission card there. The enemy discards it.')],
  damage: [
    unit('Instead of attacking: Tap -> This unit deals 2 damage to each other Character in Character.'),
    mission('When battle starts: Choose 1 enemy unit in any arena. This card deals 4 dice of damage to it.'),
    unit(
      'Tap -> Choose 1 enemy unit in Character. This unit deals 4 damage to it, which only a Jedi Master or Sith Master may Evade.',
    ),
    unit('When this unit attacks: When this attack ends: This unit deals 2 damage to itself.'),
  ],
  prevent: [
    battle('Pay 3 Force -> Prevent at most 3 damage to 1 of your units.'),
    battle('Prevent all damage to 1 of your Space units or Ground units.'),
    unit('Pay 1 Force -> Prevent 1 damage to Anakin Skywalker.'),
  ],
  rebound: [
    battle(
      'Pay 6 Force -> Prevent at most 2 damage to 1 of your units. It may deal that much damage to 1 unit in its arena.',
    ),
  ],
  heal: [
    mission('Take at most 4 damage counters off 1 of your Space units.'),
    mission('Take 1 damage counter off each of your damaged units.'),
    unit('When battle starts: Take all damage counters off this unit.'),
  ],
  healDivided: [mission('Take at most 4 damage counters, divided as you like, off your damaged units in one arena.')],
  tap: [battle('Pay 4 Force -> Tap 1 untapped Character.')],
  untap: [battle('Pay 3 Force -> Untap 1 of your tapped Starfighters or Speeders in any arena.')],
  retreat: [battle('Choose an arena. Retreat any number of your units in that arena.')],
  discard: [mission('Discard 1 enemy unit with power 3 or less in Character.')],
  toHand: [
    mission('Return up to 2 Ground unit cards from your discard pile to your hand.'),
    battle('Return 1 of your units from Space to your hand.'),
  ],
  toArena: [
    battle('Choose 1 Space unit in the enemy build zone. Put it into its arena untapped.'),
    unit('When the enemy makes you discard this card from your hand: Put it into its arena.'),
    battle('Choose 1 unit in your build zone. Put it into its arena tapped.'),
  ],
  search: [
    mission('Search your deck for a card named like one of your units in any arena.'),
    mission('Search your deck for up to 3 Clone cards.'),
    unit('Build step: Tap -> Search your deck for a Clone card and put it into your build zone with 1 build counter.'),
  ],
  showAndBuild: [
    unit(
      'Build step: Discard this unit from Character -> Show 1 of your partly built Space unit cards and put 3 build counters on it.',
    ),
  ],
  addDice: [battle('Roll 2 more attack dice.'), battle('Roll 1 more attack die.')],
  turnDie: [battle('Turn 1 of your attack dice to 6.'), battle('Turn 1 of the enemy attack dice to 1.')],
  reroll: [
    battle('Reroll any of your attack dice.'),
    battle('Reroll all of the enemy attack dice.'),
    battle('Reroll 1 of your attack dice.'),
    battle('Reroll any of the dice.'),
  ],
  keyword: [unit('Pay 2 Force -> Evade 2.'), unit('Pay 1 Force -> Intercept.')],
  attackInstead: [
    battle(
      "Before the roll: Pay 2 Force -> Choose 1 of your units in the attacker's arena. The attacker attacks it instead.",
    ),
  ],
  steer: [
    battle(
      'Choose 1 enemy tapped unit in Space. Untap it. You may choose what it attacks next this turn, among the other enemy units in its arena.',
    ),
  ],
  when: [
    battle('Give 1 of your units +5 power this attack. When this attack ends: Discard it.'),
    battle('Choose 1 of your units. When the turn ends: Discard it.'),
  ],
  if: [
    mission('Gain 2 Force. If you have Darth Maul in Character: Gain 1 Force. The enemy loses 1 Force.'),
    battle(
      'If you have Mace Windu in Character: Prevent at most 2 damage to 1 of your units. Otherwise: Prevent 1 damage to 1 of your units.',
    ),
    battle('Choose 1 unit. (If it is a Jedi: Draw 1 card.) Gain 1 Force.'),
  ],
  may: [
    mission('You may discard 1 of your units in any arena: Draw 4 cards. Gain 1 Force.'),
    unit("When this unit's attack ends: You may: Retreat this unit."),
    unit('When the Character battle starts: The enemy may pay 3 Force: Retreat this unit.'),
    unit('When battle starts: You may tap this unit: Draw 1 card.'),
  ],
  unless: [
    unit('Tap -> Choose 1 enemy unit in Character. Unless the enemy pays 3 Force: Tap it.'),
    unit('Tap -> Unless the enemy has a Jedi in Character and pays 2 Force: This unit deals 3 damage to 1 enemy unit.'),
    unit('Tap -> Unless this unit is damaged and you discard 1 card: Untap this unit.'),
    unit('Tap -> Unless this unit is damaged: Untap this unit.'),
  ],
  either: [
    battle(
      'Pay 4 Force -> Either: Prevent at most 2 damage to 1 of your units. Or: Give 1 of your units +3 power this attack.',
    ),
  ],
  extension: [mission(EXTENSIONS.thinOut)],
};

export const RULES: Record<Rule['rule'], readonly Example[]> = {
  ...MORE_RULES,
  gets: [
    unit('Each Jedi has -3 power while attacking this unit.'),
    unit('This unit has -2 power while attacking a unique Character.'),
    unit('While this unit is in Character: Each of your other Droids has +10 speed, +1 power and Accuracy 1.'),
  ],
  deployCost: [unit('Each Clone costs 1 less to deploy.'), unit('Each Light Character costs 1 more to deploy.')],
  abilityCost: [unit('While this unit is in Character: Activated abilities of enemy units cost 1 more Force.')],
  battleCost: [mission('This turn: Battle cards cost 3 more Force.')],
  cannotAttack: [
    unit("While you have no units in Space: This unit can't attack."),
    unit("This unit can't attack Jedi."),
  ],
  canAttack: [unit('This unit can attack your other units in Ground.')],
  cannotBeAttacked: [
    mission("Choose 1 of your units. This turn: Your other units in its arena can't be attacked."),
    unit("This unit can't be attacked."),
  ],
  mustAttackThis: [unit('Each Jedi Character that can attack this unit must do so.')],
  cannotRetreat: [
    unit("While this unit is in Space: Enemy damaged Space units can't be retreated in the retreat step."),
  ],
  cannotPlay: [mission("This turn: The enemy can't play activated abilities."), unit("You can't play Battle cards.")],
  cannotSpendBuildPoints: [mission("This turn: The enemy can't spend build points.")],
  cannotUse: [mission("This turn: Enemy units can't use Bombard or Ion Cannon.")],
  noEvade: [unit("The enemy can't Evade damage from this unit.")],
  noPrevention: [
    unit("Damage from this unit's attacks can't be prevented."),
    unit("Damage from this unit's attacks can't be prevented except by a Jedi Master."),
  ],
  prevents: [
    battle('Before any unit in Space attacks: This turn: All damage done by Space units is prevented.'),
    battle('Choose 1 unit. This turn: All damage to it done by enemy units is prevented.'),
  ],
  buildsFaceUp: [unit('While this unit is in Character: The enemy builds face up.')],
  staysBehind: [mission("This turn: The enemy can't put Jedi into Character; those deployed stay in the build zone.")],
};

export const EVENTS: Record<Event['on'], readonly Example[]> = {
  ...MORE_EVENTS,
  moment: [
    unit('When command starts: Draw 1 card.'),
    unit('When battle starts: Draw 1 card.'),
    unit('When battle ends: Draw 1 card.'),
    unit('When build points are rolled: Gain 1 build point.'),
    unit('When you draw for the turn: Draw 2 cards.'),
    unit('When the turn starts: Draw 1 card.'),
    unit('When the turn ends: Draw 1 card.'),
    unit('When your build step starts: Draw 1 card.'),
    unit('When your draw step starts: Draw 1 card.'),
    unit('When cards untap: Draw 1 card.'),
    unit('When players gain Force: Draw 1 card.'),
    unit('When your retreat step ends: Draw 1 card.'),
  ],
  step: [
    unit(
      'When the Character battle starts: Either: Take 1 damage counter off this unit. Or: Give this unit Critical Hit 2 this battle.',
    ),
  ],
  attacks: [
    unit(
      'When this unit attacks: You may: Give this unit +5 power this attack. When this attack ends: This unit deals 2 damage to itself.',
    ),
    unit(
      'When this unit attacks a Character other than a Jedi Knight or Jedi Master: You may pay Force equal to its build cost: When this attack ends: Retreat it.',
    ),
  ],
  attackEnds: [unit("When this unit's attack ends: Retreat this unit.")],
  discarded: [
    unit('When this unit is discarded from Character: Draw 3 cards.'),
    unit('When this unit is discarded: Draw 1 card.'),
  ],
  deployed: [unit('When you deploy this unit: Gain 2 build points.')],
  damages: [unit('When this unit damages a Character: Take 1 damage counter off this unit.')],
  destroys: [unit('When damage from this unit discards a Jedi: Untap this unit.')],
  rolledAgainst: [
    unit('When the enemy rolls attack dice against this unit: You may: Reroll any of the enemy attack dice.'),
  ],
  wouldBeDamaged: [
    unit(
      'When an enemy Character would damage this unit: Unless the enemy pays 2 Force: Prevent all damage to this unit.',
    ),
  ],
  forcedDiscard: [unit('When the enemy makes you discard this card from your hand: You may: Put it into its arena.')],
};

const given = (condition: string): Example => unit(`While ${condition}: This unit has +1 power.`);
const met = (condition: string): Example => unit(`When this unit attacks, if ${condition}: Draw 1 card.`);

export const CONDITIONS: Record<Condition['is'], readonly Example[]> = {
  ...MORE_CONDITIONS,
  in: [given('this unit is in Character'), given('the attacker is in Ground or Character')],
  attacking: [given('this unit is attacking a Jedi'), met('this unit is attacking it')],
  have: [
    given('you have a Jedi in Character'),
    given('you have Luke Skywalker in Character'),
    given('the enemy has 2 or more units in Space'),
    given('you have no units in Space'),
    given('you have exactly 1 partly built card'),
    given('there is a Clone in any arena'),
    given('there are 3 or fewer Droids in Ground'),
    given('there are 1 to 3 enemy Droids in Ground'),
  ],
  more: [given('you have more units in Space than the enemy')],
  eachArena: [given('you have 2 or more units in each arena')],
  undamaged: [given('this unit is undamaged')],
  damaged: [given('this unit is damaged')],
  kind: [met('it is a Jedi Master'), met('it is Luke Skywalker')],
  lostThisTurn: [given('one of your Characters was discarded from Character this turn')],
  noDamage: [given('this attack did no damage')],
  noHits: [given('this attack rolled no hits')],
  attackedLast: [unit('While the defender is the last unit that this unit attacked: This unit has +1 power.')],
  allTapped: [given('every unit in every arena is tapped')],
  not: [given('not (this unit is damaged and you have a Jedi)')],
  and: [given('you have another Jedi in Character and this unit is in Space')],
};

const paying = (cost: string): Example => unit(`${cost} -> Draw 1 card.`);

export const COSTS: Record<Cost['is'], readonly Example[]> = {
  ...MORE_COSTS,
  tap: [paying('Tap')],
  tapUnit: [paying('Tap 1 of your untapped Jedi in any arena')],
  force: [paying('Pay 2 Force'), paying('Tap 1 of your Droids, pay Force equal to its build cost')],
  build: [paying('Pay 1 build point')],
  discardThis: [paying('Discard this unit from Character')],
  discardUnit: [
    paying('Pay 4 Force, discard 1 of your other Characters in Character'),
    paying('Discard 1 Droid, Clone or Jedi other than a Jedi Knight, pay 1 Force'),
  ],
  discardCards: [paying('Tap, discard 2 cards')],
  hurtThis: [paying('Put 1 damage counter on this unit, retreat this unit')],
  retreatThis: [paying('Retreat this unit')],
  hurtOther: [paying('Put any number of damage counters on 1 of your other Clones in any arena')],
};

const getting = (mod: string): Example => unit(`This unit has ${mod}.`);

export const MODS: Record<Mod['is'], readonly Example[]> = {
  stat: [
    getting('+2 power'),
    getting('-1 power for each damage counter on this unit'),
    getting("+1 power for each 10 of this unit's speed"),
    getting("extra health equal to this unit's power"),
    getting('+1 power for each credit counter on this unit'),
  ],
  keyword: [getting('Critical Hit 2')],
  lose: [battle('Pay 1 Force -> Give 1 unit no Shields this battle.')],
  dice: [getting('-1 to its attack dice')],
  ability: [battle('Give 1 of your units "Pay 2 Force -> Intercept." this turn.')],
};

const when = (restriction: string): Example => unit(`${restriction}: Tap -> Draw 1 card.`);

export const RESTRICTIONS: Record<Restriction['only'], readonly Example[]> = {
  ...MORE_RESTRICTIONS,
  'build step': [when('Build step')],
  'instead of attacking': [when('Instead of attacking, once per turn')],
  'between attacks': [when('Between attacks')],
  'before the roll': [when('Before the roll')],
  'before attacks': [when('Before any unit in Space attacks'), when('Before any of your units in Ground attacks')],
  'once per turn': [when('Once per turn')],
  if: [when('Only if you have more units in Space than the enemy')],
};
