/**
 * Steps that the grammar does not say: each is one fixed sentence here and one procedure of its own in
 * rules/extensions. They stand in the same tree as everything else, so a card's text stays complete.
 */
export const EXTENSIONS = {
  thinOut: 'In each arena where a player has 4 or more units, that player chooses and discards 1 of them, Dark first.',
  lightBuildsFirst: 'Your build step pauses for the Light build step. Light retreats before Dark this turn.',
  fog: 'Roll 1 die for each unit in the arenas. On a 5 or 6, tap that unit.',
  anotherBattleStep: 'Untap each unit in that arena. Another battle step begins there.',
  surrender:
    'If the last attack was made by an enemy unit in Ground or Character and rolled no hits, the enemy discards that unit.',
  divideHits: 'You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.',
  reclaimCounters: 'Remove all build counters from your partly built cards. Gain that many build points.',
  fourOnTheOther: 'Discard your hand. Put 4 build counters on your other partly built card.',
  moveDamage: 'Move 1 damage counter from 1 unit to another unit in its arena.',
  supplyTrip:
    'Show 1 Droid unit card from your hand and put it into your build zone with 1 build counter for each of your Jawas in any arena.',
  orderEnemyTop: 'Look at the top 3 cards of the enemy deck and put them back in any order.',
  sabotageEnemyTop:
    'Look at the top 5 cards of the enemy deck. Discard any number of Space unit cards from them and put the rest back in any order.',
  revealUntilType:
    'Choose Space, Ground or Character. Reveal cards from your deck until a unit card of that type, put it into your hand and shuffle the rest in.',
  returnWholeStack: 'Return the cards of this unit and its Pilot from your discard pile to your hand.',
  ram: 'Choose 1 of your untapped Starfighters in Space and 1 enemy unit in Space. The Starfighter deals it 1 damage for each 10 of its speed and is then discarded.',
} as const;

export type ExtensionName = keyof typeof EXTENSIONS;
