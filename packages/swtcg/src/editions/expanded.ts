/** The Expanded Rulebook of 2022, beside the New Hope rulebook: where they disagree is listed in differences.ts. */
import { CARD_TYPES, title } from '../cards/card.ts';
import { INTENTS } from '../intents.ts';
import { EVERY_WINDOW } from '../language/timing.ts';
import type { Edition } from '../rules/edition.ts';
import { arrival, arriveUnlessDisrupted } from '../rules/expanded/arrival.ts';
import { expandedAttack } from '../rules/expanded/attack.ts';
import { expandedBattleStep, expandedUnitTurn } from '../rules/expanded/battle-step.ts';
import { buildMoves } from '../rules/expanded/build-moves.ts';
import { buildStepStart, expandedBuildStep } from '../rules/expanded/build-step.ts';
import { casualties } from '../rules/expanded/casualties.ts';
import { contestedPairs, expandedContest } from '../rules/expanded/contest.ts';
import { expandedDamage } from '../rules/expanded/damage.ts';
import { expandedRoll } from '../rules/expanded/dice.ts';
import { finish, hidden } from '../rules/expanded/completing.ts';
import { fallOff } from '../rules/expanded/fall-off.ts';
import { disrupt } from '../rules/expanded/disrupt.ts';
import { expandedMulligan } from '../rules/expanded/mulligan.ts';
import { owed } from '../rules/expanded/owed.ts';
import { expandedMission } from '../rules/expanded/missions.ts';
import { expandedGame, playEvent, pullResource } from '../rules/expanded/preparation.ts';
import { secretBid } from '../rules/expanded/control.ts';
import { expandedRetreatStep } from '../rules/expanded/retreat.ts';
import { pilotLimit, pilotsKeepFromRetreat, worksPiloting } from '../rules/expanded/pilots.ts';
import { worksRetreated } from '../rules/expanded/retreated.ts';
import { inSideOrder, SIDE_ORDER } from '../rules/expanded/seating.ts';
import { expandedSetup, expandedSetupRules } from '../rules/expanded/setup.ts';
import { duplicate, onNewFaces } from '../rules/expanded/unique.ts';
import { traps } from '../rules/expanded/traps.ts';
import { expandedTurn } from '../rules/expanded/turn.ts';
import { expandedProcedures } from '../rules/flow.ts';
import { ambushProcedure } from '../rules/keywords/ambush.ts';
import { areaDamageProcedure } from '../rules/keywords/area-damage.ts';
import { damageControlProcedure } from '../rules/keywords/damage-control.ts';
import { predictions } from '../rules/keywords/foresight.ts';
import { luckyProcedure } from '../rules/keywords/lucky.ts';
import { surgeProcedure } from '../rules/keywords/surge.ts';
import { upkeepProcedure } from '../rules/keywords/upkeep.ts';
import { velocityProcedure } from '../rules/keywords/velocity.ts';
import { FIRST_KEYWORDS } from '../rules/keywords/first.ts';
import { keywordsOf } from '../rules/keywords/rule.ts';
import { SECOND_KEYWORDS } from '../rules/keywords/second.ts';
import { BUILD } from '../rules/state.ts';
import { oneNameOf } from './equivalents.ts';
import { EXPANDED_LOG_RULES, EXPANDED_REASONS } from './expanded-rules.ts';
import { NEW_HOPE, PROCEDURES } from './new-hope.ts';
import { PHRASES } from './phrases.ts';

export const EXPANDED: Edition = {
  ...NEW_HOPE,
  id: 'x',
  name: 'Expanded Rulebook, 2022',
  sides: SIDE_ORDER,
  bidsForSides: true,
  expanded: true,
  kinds: new Set(CARD_TYPES),
  withoutSets: new Set(),
  rarities: new Set(['C', 'U', 'R', 'P', 'S']),
  cardsInPlay: true,
  bareBuildCost: 'printed',
  // TCG-CARD-31: without a version letter, cards of one name in two expansions are two cards.
  deck: {
    ...NEW_HOPE.deck,
    leastUnits: 36,
    copyOf: (card) => (card.version === '' ? card.id : title(card)),
    sideRule: 'TCG-DECK-19',
  },
  vainPrevention: true,
  secondVersions: true,
  ownEquivalents: true,
  deflectsToItself: true,
  cannonsStacked: true,
  cannonsAdded: true,
  windows: EVERY_WINDOW,
  untimed: 'turn',
  leastTotal: 0,
  returnsRetreated: false,
  disrupts: true,
  phrases: PHRASES,
  uniqueName: oneNameOf,
  seating: inSideOrder,
  retreated: { live: worksRetreated, playable: worksRetreated },
  pilotLimit,
  boardsRetreated: true,
  pilotsAreCharacters: false,
  pilotText: worksPiloting,
  pilotsGiveRetreated: false,
  fallsOffAgain: false,
  vehiclesChange: true,
  whyNotRetreatPiloting: pilotsKeepFromRetreat,
  keywords: keywordsOf({ ...FIRST_KEYWORDS, ...SECOND_KEYWORDS }),
  setup: expandedSetupRules,
  duplicates: onNewFaces,
  contested: contestedPairs,
  deployedTo: ({ arenas }) => [...arenas, BUILD],
  kindsReachFaceDown: false,
  arrive: arriveUnlessDisrupted,
  buildMoves,
  anytime: hidden,
  intents: INTENTS,
  reasons: EXPANDED_REASONS,
  logRules: EXPANDED_LOG_RULES,
  procedures: expandedProcedures({
    ...PROCEDURES,
    game: expandedGame,
    playEvent,
    pullResource,
    mulligan: expandedMulligan,
    setup: expandedSetup,
    turn: expandedTurn,
    buildStep: expandedBuildStep,
    buildStepStart,
    secretBid,
    retreatStep: expandedRetreatStep,
    battleStep: expandedBattleStep,
    unitTurn: expandedUnitTurn,
    attack: expandedAttack,
    damage: expandedDamage,
    roll: expandedRoll,
    disrupt,
    mission: expandedMission,
    traps,
    arrival,
    duplicate,
    contest: expandedContest,
    casualties,
    owed,
    ambush: ambushProcedure,
    areaDamage: areaDamageProcedure,
    damageControl: damageControlProcedure,
    predictions,
    lucky: luckyProcedure,
    surge: surgeProcedure,
    upkeep: upkeepProcedure,
    velocity: velocityProcedure,
    finish,
    fallOff,
  }),
};
