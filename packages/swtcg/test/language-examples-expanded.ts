/** One line for each member that tree-expanded.ts adds to the unions of the tree; like language-examples.ts. */
import type { CardType } from '../src/cards/card.ts';
import type {
  ExpandedCondition,
  ExpandedCost,
  ExpandedEffect,
  ExpandedEvent,
  ExpandedRestriction,
  ExpandedRule,
} from '../src/language/tree-expanded.ts';

type Example = readonly [CardType, string];
type Examples<Member extends string> = Record<Member, readonly Example[]>;
const unit = (line: string): Example => ['Character', line];
const battle = (line: string): Example => ['Battle', line];
const mission = (line: string): Example => ['Mission', line];

export const MORE_EFFECTS: Examples<ExpandedEffect['do']> = {
  hurt: [
    battle('Choose 1 enemy unit. Put 2 damage counters on it.'),
    unit("Tap -> Choose 1 unit in this unit's arena. Put damage counters equal to its power on it."),
    unit('Tap -> Put 1 damage counter on each enemy unit in Space.'),
  ],
  tokens: [
    unit('When battle ends: Put 1 credit counter on this unit.'),
    unit('Tap -> Choose 1 unit. Take 2 captivity counters off it.'),
    unit('Tap -> Put 1 mastery counter for each of your Jedi on this unit.'),
  ],
  strip: [
    battle('Choose 1 enemy unit. Take Armor off it.'),
    mission('Take Critical Hit off each enemy unit in Space.'),
  ],
  control: [
    battle('Pay 5 Force -> Gain control of 1 enemy unit this turn.'),
    mission('Choose 1 enemy Droid. Gain control of it.'),
  ],
  bidForControl: [mission('Choose 1 enemy unit in Space. Bid Force for control of it.')],
  putAway: [
    unit('Tap -> Put 1 enemy unit under this card.'),
    unit('Tap -> Choose 1 card in your hand. Put it under this card face down.'),
    unit('Tap -> Set this unit aside.'),
    mission('Put 1 enemy unit out of the game.'),
    mission('Remove each card in your discard pile from the game.'),
  ],
  buildCounters: [
    mission('Put 2 build counters on 1 of your partly built cards.'),
    mission('Take 2 build counters off 1 enemy partly built card.'),
  ],
  takeSubordinates: [
    mission('Take 2 Militia Subordinates from your supply.'),
    unit('When you deploy this unit: Take 1 Subordinate named Militia from your supply.'),
  ],
  toPile: [mission('Put 1 unit in the enemy build zone into its discard pile.')],
  playThis: [unit('From your hand: Pay 4 Force -> Play this card.')],
  disrupt: [
    battle('Pay 2 Force -> Disrupt an attack.'),
    unit('Tap -> Disrupt an activated ability.'),
    battle('Pay 3 Force -> Disrupt a Mission card. Gain Force equal to its build cost.'),
    battle('Unless the enemy pays 2 Force: Disrupt a Battle card.'),
  ],
  changeDamage: [
    unit('When this unit would damage a Jedi: Add 1 to the damage.'),
    unit('Pending damage: Pay 1 Force -> Take 2 from the damage.'),
  ],
  win: [
    unit('When the turn ends, if this unit has 5 or more mastery counters: You win the game.'),
    mission('The enemy wins the game.'),
  ],
};

export const MORE_EVENTS: Examples<ExpandedEvent['on']> = {
  stepEnds: [unit('When the Space battle ends: Draw 1 card.')],
  isDiscarded: [
    unit('When a Jedi is discarded: Gain 1 Force.'),
    unit('When one of your Clones is discarded from Character: Draw 1 card.'),
    unit('When a card is discarded from your hand: Return it to your hand.'),
    unit('When Luke Skywalker is discarded: Draw 1 card.'),
  ],
  damaged: [
    unit('When this unit is damaged: Gain that much Force.'),
    unit('When this unit is damaged by the enemy: Draw 1 card.'),
    unit('When one of your Droids in Ground is damaged: Take 1 damage counter off it.'),
  ],
  retreats: [unit('When one of your units retreats: Gain 1 Force.'), unit('When this unit retreats: Draw 1 card.')],
  deploys: [unit('When an enemy Jedi is deployed: Tap it.')],
  pays: [unit('When the enemy pays Force: Gain 1 Force.'), unit('When you pay Force: Draw 1 card.')],
  draws: [unit('When you draw a card: Gain 1 Force.'), unit('When the enemy draws a card: Gain 1 Force.')],
  played: [unit('When you play this card: Gain 1 Force.')],
  wouldDamage: [unit('When this unit would damage a damaged unit: Add 2 to the damage.')],
};

export const MORE_CONDITIONS: Examples<ExpandedCondition['is']> = {
  piloting: [unit('While this unit is on a unit: Each of your Pilots has +1 power.')],
  tokens: [unit('While this unit has 2 or more redemption counters: This unit has +2 power.')],
  or: [
    unit(
      'While either (this unit is damaged) or (you have a Jedi and you have no units in Space): This unit has +2 power.',
    ),
  ],
};

const paying = (cost: string): Example => unit(`${cost} -> Draw 1 card.`);
export const MORE_COSTS: Examples<ExpandedCost['is']> = {
  anyForce: [unit('Pay any amount of Force -> Give this unit that much extra power this attack.')],
  draw: [paying('Draw 2 cards'), unit('Upkeep: Draw 2 cards.')],
  tokens: [paying('Take 1 resource counter off this unit'), paying('Put 2 credit counters on this unit')],
  revealThis: [unit('From your hand, build step: Reveal this card -> Gain 1 build point.')],
};

export const MORE_RULES: Examples<ExpandedRule['rule']> = {
  printed: [
    unit("This unit's power is 1 for each of your Jedi in any arena."),
    unit("While you have a Jedi: This unit's health is 4."),
    unit("This unit's speed is equal to this unit's power."),
  ],
  cannotPlayKeyword: [unit("Enemy Jedi can't use Evade."), unit("This unit can't use Deflect.")],
  controlsArena: [
    unit('This unit controls its arena.'),
    unit("Enemy Droids don't control their arena."),
    mission("Choose 1 enemy unit in Space. This turn: It doesn't control its arena."),
  ],
  wins: [unit('While you have 3 or more Jedi in Character: You win the game.')],
  cannotEnd: [unit("The enemy can't win the game."), mission("This turn: You can't lose the game.")],
  pilotedAs: [
    unit('This unit is piloted as if it were a Starfighter.'),
    unit('This unit is piloted as if it were an Escort Ship.'),
  ],
  extraPilot: [unit('This unit takes an extra Pilot.')],
  insteadOfDiscard: [
    unit('This unit is retreated without damage instead of discarded.'),
    unit('Each of your other Clones is returned to its hand instead of discarded.'),
    mission('This turn: Luke Skywalker is put out of the game instead of discarded.'),
  ],
};

const when = (restriction: string): Example => unit(`${restriction}: Tap -> Draw 1 card.`);
export const MORE_RESTRICTIONS: Examples<ExpandedRestriction['only']> = {
  from: [
    unit('From your discard pile, once per turn: Pay 3 Force -> Return this card to your hand.'),
    unit('From your build zone: Pay 1 Force -> Draw 1 card.'),
  ],
  anytime: [when('Anytime')],
  'build step start': [when('Build step start')],
  'retreat step': [when('Retreat step')],
  'battle phase start': [when('Battle phase start')],
  'battle step start': [when('Battle step start')],
  'battle step end': [when('Battle step end')],
  'pending damage': [when('Pending damage')],
  'damage placement': [when('Damage placement')],
  'discard of units': [when('Discard of units')],
  'attack end': [when('Attack end')],
};
