/** What a text can wait for. Each is a moment of the game by which the texts that answer it are found. */
import { BATTLE_MOMENTS, BATTLE_TIMINGS } from './blocks/battle.ts';
import { CHARACTERS_MOMENTS } from './blocks/characters.ts';
import { EFFECTS_MOMENTS } from './blocks/effects.ts';
import { PILES_MOMENTS } from './blocks/piles.ts';
import { SPECIAL_MOMENTS } from './blocks/special.ts';
import { TRAVEL_MOMENTS } from './blocks/travel.ts';
import { WEAPONS_MOMENTS } from './blocks/weapons.ts';

/** What players do, as is said of `you` and of all others. */
export const VERBS = {
  initiates: ['initiate', 'initiates'],
  declares: ['declare', 'declares'],
  plays: ['play', 'plays'],
  playsOrDeploys: ['play or deploy', 'plays or deploys'],
  reacts: ['react', 'reacts'],
  deploys: ['deploy', 'deploys'],
  fires: ['fire', 'fires'],
  draws: ['draw', 'draws'],
  wins: ['win', 'wins'],
  loses: ['lose', 'loses'],
  shuffles: ['shuffle', 'shuffles'],
  looks: ['look', 'looks'],
  has: ['have', 'has'],
  is: ['are', 'is'],
} as const;

export const MOMENTS = {
  battle: '{who:initiates} a battle[ {where:place}]',
  drain: '{who:declares} a Force drain[ {where:place}]',
  interrupt: '{who:plays} {what:names}',
  anyInterrupt: '{who:plays} an Interrupt',
  react: '{who:reacts}[ to a battle{battle:true}]',
  deploys: '{who:deploys} {what:filter}',
  lost: '{what:filter} is lost',
  forfeited: '{what:filter} is forfeited',
  lostOrForfeited: '{what:filter} is lost or forfeited',
  fires: '{who:fires} {what:filter}[ against {whom:filter}]',
  hit: '{what:filter} is hit',
  destiny: '{who:draws} {draw} destiny[ {where:place}]',
  battleDestiny: 'both players have drawn battle destiny',
  beforeDestiny: '{who:is} about to draw battle destiny {where:place}',
  wins: '{who:wins} a battle[ {where:place}]',
  loses: '{who:loses} a battle[ {where:place}]',
  battleEnds: 'a battle ends[ {where:place}]',
  finished: 'a battle is finished[ {where:place}]',
  mustLose: '{who} must lose Force',
  damageLeft: 'you have battle damage left and nothing left to forfeit',
  transported: '{what:names} has carried characters',
  turnStarts: '{whose} turn begins',
  turnEnds: 'a turn ends',
  phaseStarts: '{whose} {phase} phase begins',
  reaches: 'the target reaches this card',
  arrives: '{what:filter} comes here',
  ...BATTLE_MOMENTS,
  ...WEAPONS_MOMENTS,
  ...TRAVEL_MOMENTS,
  ...CHARACTERS_MOMENTS,
  ...EFFECTS_MOMENTS,
  ...PILES_MOMENTS,
  ...SPECIAL_MOMENTS,
} as const;

/** When an action may be declared. */
export const TIMINGS = {
  anyTime: 'at any time',
  yourTurn: 'at any time in your turn',
  phase: 'in {whose} {phase} phase',
  anyPhase: 'in any {phase} phase',
  just: 'just after {moment}',
  battle: 'in a battle[ {where:place}]',
  weapons: 'when weapons may be fired',
  damage: 'in the damage step',
  ...BATTLE_TIMINGS,
} as const;

export const LIMITS = {
  turn: 'once per turn',
  twice: 'twice per turn',
  phase: 'once per phase',
  battle: 'once per battle',
  game: 'once per game',
} as const;
