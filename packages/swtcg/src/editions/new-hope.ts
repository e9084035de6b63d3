/** The New Hope rulebook of 2002. */
import { usualSeats } from '@dejarik/kernel';
import { DARK, FIRST_TYPES, LIGHT, title } from '../cards/card.ts';
import { FIRST_INTENTS } from '../intents.ts';
import { BUILD_STEP, GENERAL, IN_ATTACK, PREVENTION, REROLL, WOULD_ATTACK } from '../language/timing.ts';
import { attack } from '../rules/attack.ts';
import { battleStep, unitTurn } from '../rules/battle.ts';
import { buildStep, mission } from '../rules/build.ts';
import { chance } from '../rules/chance.ts';
import { contest, unitPairs } from '../rules/contest.ts';
import { damage } from '../rules/damage.ts';
import { roll } from '../rules/dice.ts';
import { type Edition, NEVER, NO_MORE_MOVES } from '../rules/edition.ts';
import { discardLater, happen } from '../rules/events.ts';
import { procedures } from '../rules/flow.ts';
import { keywordsOf } from '../rules/keywords/rule.ts';
import { resolve } from '../rules/operations.ts';
import { battleCard } from '../rules/playing.ts';
import { retreatStep, whyNotRetreatPiloting } from '../rules/retreat.ts';
import { game, mulligan, setup, setupRules } from '../rules/setup.ts';
import { triggers } from '../rules/triggers.ts';
import { turn } from '../rules/turn.ts';

/** The procedures of the New Hope rulebook, from which those of other editions are made. */
export const PROCEDURES = {
  game,
  mulligan,
  setup,
  turn,
  buildStep,
  mission,
  retreatStep,
  battleStep,
  unitTurn,
  attack,
  chance,
  battleCard,
  resolve,
  triggers,
  roll,
  damage,
  contest,
};

/** TCG-UNIQ-10: names that count as one for uniqueness, stacking and contests only. */
const ONE_PERSON: ReadonlyMap<string, string> = new Map([
  ['Darth Vader', 'Anakin Skywalker'],
  ['Beru Whitesun', 'Beru Lars'],
  ['Padmé Skywalker', 'Padmé Amidala'],
]);

export const NEW_HOPE: Edition = {
  id: 'nh',
  name: 'A New Hope rulebook, 2002',
  sides: [DARK, LIGHT],
  bidsForSides: false,
  openingHand: 7,
  setupLimit: 30,
  forcePerTurn: 4,
  hit: 4,
  arenasToWin: 2,
  stackLimit: 4,
  stackBonus: { speed: 10, power: 1, health: 1 },
  leastTotal: Number.NEGATIVE_INFINITY,
  returnsRetreated: true,
  deck: {
    leastCards: 60,
    leastUnits: 0,
    leastOfAType: 12,
    mostToFewest: 2,
    mostCopies: 4,
    copyOf: title,
    sideRule: 'TCG-DECK-20',
  },
  idleTurnLimit: 12,
  secondVersions: false,
  ownEquivalents: false,
  vainPrevention: false,
  deflectsToItself: false,
  cannonsStacked: false,
  cannonsAdded: false,
  windows: GENERAL | IN_ATTACK | REROLL | PREVENTION | BUILD_STEP | WOULD_ATTACK,
  expanded: false,
  kinds: new Set(FIRST_TYPES),
  withoutSets: new Set(['DEMO']),
  rarities: new Set(['C', 'U', 'R']),
  cardsInPlay: false,
  bareBuildCost: 'total',
  untimed: 'chance',
  disrupts: false,
  phrases: [],
  uniqueName: (name) => ONE_PERSON.get(name) ?? name,
  seating: usualSeats,
  retreated: { live: null, playable: ({ prevents }) => prevents },
  pilotLimit: () => 1,
  boardsRetreated: false,
  pilotsAreCharacters: true,
  pilotText: null,
  pilotsGiveRetreated: true,
  fallsOffAgain: true,
  vehiclesChange: false,
  whyNotRetreatPiloting,
  setup: setupRules,
  keywords: keywordsOf({}),
  duplicates: discardLater,
  contested: unitPairs,
  deployedTo: ({ arenas }) => arenas,
  kindsReachFaceDown: true,
  arrive: happen,
  buildMoves: NO_MORE_MOVES,
  anytime: NEVER,
  intents: FIRST_INTENTS,
  reasons: new Map(),
  logRules: {
    mulligan: 'TCG-MULL-01',
    lastSetupCard: 'TCG-SETUP-07',
    stop: 'TCG-SETUP-09',
    disembark: 'TCG-PILOT-16',
    duplicate: 'TCG-UNIQ-03',
  },
  procedures: procedures(PROCEDURES),
};
