/** The windows and use limits that the rulebook reads out of the wording (TCG-ACT-12 to 19). */
import type { PlayedKeyword } from './keywords.ts';
import type { Effect, Restriction } from './tree.ts';

/** The chances at which something may be played, as bits. */
export const GENERAL = 1; // before an attack and after the last one of a battle step
export const IN_ATTACK = 2; // after the declaration of an attack
export const REROLL = 4;
export const PREVENTION = 8;
export const BUILD_STEP = 16;
export const WOULD_ATTACK = 32;
/**
 * Those of the Expanded Rulebook alone (TCG-ATTACK-04, TCG-BATTLE-11, TCG-READY-06, TCG-COMMAND-11, TCG-RETREAT-11), the
 * first of them next to the last above.
 */
export const EXPANDED_WINDOWS = {
  disrupt: 64,
  pendingDamage: 128,
  damagePlacement: 256,
  unitDiscard: 512,
  attackEnd: 1024,
  battleStepStart: 2048,
  battleStepEnd: 4096,
  battlePhaseStart: 8192,
  buildStepStart: 16_384,
  retreatStep: 32_768,
  // The bands of a reroll chance before and after `REROLL` (TCG-POP-11).
  addDice: 65_536,
  alterDice: 131_072,
  // A unit came into an arena (TCG-KW-AMBUSH-02).
  arrival: 262_144,
} as const;
/** All of them. */
export const EVERY_WINDOW = 2 * EXPANDED_WINDOWS.arrival - 1;

/** How often one ability may be played. */
export type Limit = 'chance' | 'attack' | 'turn' | 'roll' | 'damage' | 'occasion';

/** When the keywords are played that are, and how often. */
interface Timing {
  readonly windows: number;
  readonly limit: Limit;
}
const FOR_DAMAGE: Timing = { windows: PREVENTION, limit: 'damage' };
const FOR_ATTACK: Timing = { windows: IN_ATTACK, limit: 'attack' };
export const PLAYED_AT: Readonly<Record<PlayedKeyword, Timing>> = {
  Absorb: FOR_DAMAGE,
  Ambush: { windows: EXPANDED_WINDOWS.arrival, limit: 'occasion' },
  Deflect: FOR_DAMAGE,
  Evade: FOR_DAMAGE,
  Intercept: FOR_ATTACK,
  Persuade: FOR_DAMAGE,
  Protect: FOR_DAMAGE,
  Redirect: FOR_ATTACK,
  Retaliate: FOR_ATTACK,
};

/** How an edition reads what is played. */
export interface PlayRules {
  /** How often an ability that is tied to no moment may be played (TCG-ACT-07, TCG-ACT-08). */
  readonly untimed: Limit & ('chance' | 'turn');
  /** What is played can be disrupted once its costs are paid (TCG-DISR-01). */
  readonly disrupts: boolean;
}

const ANY_BATTLE = GENERAL | IN_ATTACK;

/** TCG-ACT-12 to TCG-ACT-19, TCG-PREV-01: the wording says when something may be played and how often. */
export function timing(
  when: readonly Restriction[],
  body: readonly Effect[],
  { untimed }: PlayRules,
): { windows: number; limit: Limit } {
  const implied = impliedBy(body);
  const said = statedIn(when, implied.windows);
  const limit = when.some((restriction) => restriction.only === 'once per turn')
    ? 'turn'
    : (said?.limit ?? implied.limit);
  return { windows: said?.windows ?? implied.windows, limit: limit === 'chance' ? untimed : limit };
}

/** TCG-STATIC-07: any moment but those kept for answers to a roll, to damage or to what is played. */
export const ANYTIME =
  EVERY_WINDOW &
  ~(
    REROLL |
    PREVENTION |
    WOULD_ATTACK |
    EXPANDED_WINDOWS.disrupt |
    EXPANDED_WINDOWS.addDice |
    EXPANDED_WINDOWS.alterDice
  );

/** The moment that the words before the colon name, if they do. */
const STATED: Readonly<Partial<Record<Restriction['only'], { readonly windows: number; readonly limit: Limit }>>> = {
  anytime: { windows: ANYTIME, limit: 'turn' },
  'build step start': { windows: EXPANDED_WINDOWS.buildStepStart, limit: 'occasion' },
  'retreat step': { windows: EXPANDED_WINDOWS.retreatStep, limit: 'occasion' },
  'battle phase start': { windows: EXPANDED_WINDOWS.battlePhaseStart, limit: 'occasion' },
  'battle step start': { windows: EXPANDED_WINDOWS.battleStepStart, limit: 'occasion' },
  'battle step end': { windows: EXPANDED_WINDOWS.battleStepEnd, limit: 'occasion' },
  'pending damage': { windows: EXPANDED_WINDOWS.pendingDamage, limit: 'occasion' },
  'damage placement': { windows: EXPANDED_WINDOWS.damagePlacement, limit: 'occasion' },
  'discard of units': { windows: EXPANDED_WINDOWS.unitDiscard, limit: 'occasion' },
  'attack end': { windows: EXPANDED_WINDOWS.attackEnd, limit: 'occasion' },
};

function statedIn(when: readonly Restriction[], implied: number): { windows: number; limit: Limit } | null {
  for (const restriction of when) {
    switch (restriction.only) {
      case 'build step':
        return { windows: BUILD_STEP, limit: 'turn' };
      case 'instead of attacking':
        return { windows: WOULD_ATTACK, limit: 'occasion' };
      case 'between attacks':
        return { windows: GENERAL, limit: 'turn' };
      case 'before the roll':
        return { windows: IN_ATTACK, limit: 'attack' };
      case 'before attacks': // a condition: any chance will do, to prevent damage also that for it
        return { windows: implied === PREVENTION ? ANY_BATTLE | PREVENTION : implied, limit: 'turn' };
      default: {
        const stated = STATED[restriction.only];
        if (stated !== undefined) return stated;
      }
    }
  }
  return null;
}

/** What an effect may go on to do at once. */
function blocksOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'if':
      return [effect.then, effect.otherwise ?? []];
    case 'may':
    case 'unless':
      return [effect.body];
    case 'either':
      return effect.options;
    default:
      return [];
  }
}

function impliedBy(body: readonly Effect[]): { windows: number; limit: Limit } {
  let windows = ANY_BATTLE;
  let limit: Limit = 'chance';
  for (const effect of body) {
    if (effect.do === 'keyword') return PLAYED_AT[effect.keyword];
    if (effect.do === 'prevent') return FOR_DAMAGE;
    if (effect.do === 'rule' && effect.rule.rule === 'prevents') return { windows: PREVENTION, limit: 'turn' };
    if (effect.do === 'disrupt') return { windows: EXPANDED_WINDOWS.disrupt, limit: 'occasion' };
    if (effect.do === 'changeDamage') return { windows: EXPANDED_WINDOWS.pendingDamage, limit: 'occasion' };
    if (effect.do === 'reroll') return { windows: REROLL, limit: 'roll' };
    if (effect.do === 'addDice') return { windows: EXPANDED_WINDOWS.addDice, limit: 'roll' };
    if (effect.do === 'turnDie') return { windows: EXPANDED_WINDOWS.alterDice, limit: 'roll' };
    if (effect.do === 'attackInstead') return FOR_ATTACK;
    const until = effect.do === 'gets' || effect.do === 'rule' ? effect.until : null;
    if (until === 'for this attack') return { windows: IN_ATTACK, limit: 'attack' };
    if (until !== null || effect.do === 'steer') limit = 'turn';
    for (const inner of blocksOf(effect).map(impliedBy)) {
      if (inner.windows !== ANY_BATTLE) return inner;
      if (inner.limit !== 'chance') limit = inner.limit;
    }
    if (effect.do === 'when' && effect.event === 'this attack ends') windows = IN_ATTACK;
    if (effect.do === 'extension' && effect.name === 'anotherBattleStep') windows = GENERAL; // an attack is never interrupted by another
  }
  return { windows, limit };
}
