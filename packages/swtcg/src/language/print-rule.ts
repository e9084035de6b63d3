/** Conditions, costs, modifiers and rules in words. */
import { counted } from '@dejarik/kernel';
import { listed } from '@dejarik/language';
import {
  afterNumber,
  amountWords,
  bareName,
  each,
  equalTo,
  forEach,
  indefinite,
  many,
  placeWords,
  refWords,
  single,
  type Voice,
} from './print-filter.ts';
import { keywordWords } from './keywords.ts';
import { expandedCostWords, expandedRuleWords } from './print-expanded.ts';
import type { Condition, Cost, Filter, Mod, Ref, Rule } from './tree.ts';
import { OF_ATTACK } from './tree-battle.ts';
import { ALL_TAPPED, FORCE, type Person, tokenUnit } from './wording.ts';

export function conditionWords(condition: Condition, voice: Voice): string {
  switch (condition.is) {
    case 'in':
      return `${refWords(condition.who, voice)} is in ${placeWords(condition.place)}`;
    case 'attacking':
      return `${refWords(condition.who, voice)} is attacking ${attackedWords(condition.whom, voice)}`;
    case 'have':
      return haveWords(condition);
    case 'more':
      return `you have more units in ${condition.place} than the enemy`;
    case 'eachArena':
      return `you have ${condition.least} or more units in each arena`;
    case 'undamaged':
    case 'damaged':
      return `${refWords(condition.who, voice)} is ${condition.is}`;
    case 'kind':
      return `${refWords(condition.who, voice)} is ${indefinite(condition.what)}`;
    case 'lostThisTurn':
      return lostWords(condition.what);
    case 'attackedLast':
      return `${refWords(condition.who, voice)} is the last unit that ${voice.self} attacked`;
    case 'noDamage':
    case 'noHits':
      return OF_ATTACK.find(([is]) => is === condition.is)![1];
    case 'allTapped':
      return ALL_TAPPED;
    case 'not':
      return `not (${conditionWords(condition.condition, voice)})`;
    case 'piloting':
      return `${refWords(condition.who, voice)} is on a unit`;
    case 'tokens': {
      const { many: counters } = tokenUnit(condition.token);
      return `${refWords(condition.who, voice)} has ${condition.least} or more ${counters}`;
    }
    case 'or':
      return `either ${condition.any.map((part) => `(${conditionWords(part, voice)})`).join(' or ')}`;
    case 'and':
      return condition.all
        .map((part) => (part.is === 'and' ? `(${conditionWords(part, voice)})` : conditionWords(part, voice)))
        .join(' and ');
  }
}

const attackedWords = (whom: Filter | Ref, voice: Voice): string =>
  typeof whom === 'string' ? refWords(whom, voice) : indefinite(whom);

function haveWords({ who, least, most, what }: Extract<Condition, { is: 'have' }>): string {
  const one = (least === 1 && most === 99) || (least === 1 && most === 1);
  const verb = who === 'you' ? 'you have' : who === 'enemy' ? 'the enemy has' : one ? 'there is' : 'there are';
  return `${verb} ${boundedWords(least, most, what)}`;
}

function boundedWords(least: number, most: number, what: Filter): string {
  if (least === 1 && most === 99) return indefinite(what);
  if (most === 0) return `${what.whose === 'your' ? 'none' : 'no'} ${afterNumber(what, 'many')}`;
  if (least === most) return `exactly ${least} ${afterNumber(what, least === 1 ? 'one' : 'many')}`;
  const range = most === 99 ? `${least} or more` : least === 0 ? `${most} or fewer` : `${least} to ${most}`;
  return `${range} ${afterNumber(what, 'many')}`;
}

function lostWords(what: Filter): string {
  const { in: from, ...rest } = what;
  return `${indefinite(rest)} was discarded ${from === undefined ? '' : `from ${placeWords(from)} `}this turn`;
}

/** `pay 2 Force, discard 1 card`; of the enemy `pays 2 Force, discards 1 card`. */
export const costsWords = (costs: readonly Cost[], person: Person, voice: Voice): string =>
  costs.map((cost) => costWords(cost, person === 'pays' ? 's' : '', voice)).join(', ');

/** Before the arrow `Tap` alone taps this unit. */
export const arrowCosts = (costs: readonly Cost[], voice: Voice): string =>
  costs.map((cost) => (cost.is === 'tap' ? 'tap' : costWords(cost, '', voice))).join(', ');

function costWords(cost: Cost, s: 's' | '', voice: Voice): string {
  switch (cost.is) {
    case 'tap':
      return `tap${s} ${voice.self}`;
    case 'tapUnit':
      return `tap${s} ${single(cost.what)}`;
    case 'force':
      return `pay${s} ${amountWords(cost.n, FORCE, voice)}`;
    case 'build':
      return `pay${s} ${counted(cost.n, 'build point', 'build points')}`;
    case 'discardThis':
      return `discard${s} ${voice.self} from ${cost.from}`;
    case 'discardUnit':
      return `discard${s} ${single(cost.what)}`;
    case 'discardCards':
      return `discard${s} ${counted(cost.n, 'card', 'cards')}`;
    case 'hurtThis':
      return `put${s} ${counted(cost.n, 'damage counter', 'damage counters')} on ${voice.self}`;
    case 'retreatThis':
      return `retreat${s} ${voice.self}`;
    case 'hurtOther':
      return `put${s} any number of damage counters on ${single(cost.what)}`;
    default:
      return expandedCostWords(cost, s, voice);
  }
}

export const modsWords = (mods: readonly Mod[], voice: Voice): string =>
  listed(
    mods.map((mod) => modWords(mod, voice)),
    'and',
  );

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export function modWords(mod: Mod, voice: Voice): string {
  switch (mod.is) {
    case 'stat':
      return statWords(mod, voice);
    case 'keyword':
      return keywordWords(mod.keyword, mod.n);
    case 'lose':
      return `no ${mod.keyword}`;
    case 'dice':
      return `${signed(mod.n)} to its attack dice`;
    case 'ability':
      return `"${voice.quote(mod.ability)}"`;
  }
}

function statWords({ stat, n }: Extract<Mod, { is: 'stat' }>, voice: Voice): string {
  if (typeof n === 'number') return `${signed(n)} ${stat}`;
  if (n === 'that much') return `that much extra ${stat}`;
  if (!('per' in n)) return `extra ${stat} ${equalTo(n, voice)}`;
  return `${signed(n.per)} ${stat} ${forEach(n, voice)}`;
}

/** `1 more`, `1 less`. */
const dearer = (n: number): string => (n < 0 ? `${-n} less` : `${n} more`);

const subject = (who: Filter): string => bareName(who) ?? each(who);
const refOrMany = (who: Ref | Filter, voice: Voice): string =>
  typeof who === 'string' ? refWords(who, voice) : many(who);

export function ruleWords(rule: Rule, voice: Voice): string {
  switch (rule.rule) {
    case 'gets':
      return getsWords(rule, voice);
    case 'deployCost':
      return `${subject(rule.who)} costs ${dearer(rule.n)} to deploy`;
    case 'abilityCost':
      return `activated abilities of enemy units cost ${dearer(rule.n)} Force`;
    case 'battleCost':
      return `Battle cards cost ${dearer(rule.n)} Force`;
    case 'cannotAttack':
      return `${voice.self} can't attack${rule.whom === undefined ? '' : ` ${many(rule.whom)}`}`;
    case 'canAttack':
      return `${voice.self} can attack ${many(rule.whom)}`;
    case 'cannotBeAttacked':
      return `${refOrMany(rule.who, voice)} can't be attacked`;
    case 'mustAttackThis':
      return `${each(rule.who)} that can attack ${voice.self} must do so`;
    case 'cannotRetreat':
      return `${many(rule.who)} can't be retreated in the retreat step`;
    case 'cannotPlay':
      return `${rule.who === 'you' ? 'you' : 'the enemy'} can't play ${rule.what}`;
    case 'cannotSpendBuildPoints':
      return "the enemy can't spend build points";
    case 'cannotUse':
      return `enemy units can't use ${rule.keywords.join(' or ')}`;
    case 'noEvade':
      return `the enemy can't Evade damage from ${refWords(rule.against, voice)}`;
    case 'noPrevention':
      return `damage from ${voice.self}'s attacks can't be prevented${rule.except === undefined ? '' : ` except by ${indefinite(rule.except)}`}`;
    case 'prevents':
      return preventsWords(rule, voice);
    case 'buildsFaceUp':
      return 'the enemy builds face up';
    case 'staysBehind':
      return `the enemy can't put ${many(rule.who)} into ${rule.arena}; those deployed stay in the build zone`;
    default:
      return expandedRuleWords(rule, voice);
  }
}

function getsWords({ who, mods, attacking }: Extract<Rule, { rule: 'gets' }>, voice: Voice): string {
  const has = `${who === 'this' ? voice.self : subject(who)} has ${modsWords(mods, voice)}`;
  return attacking === undefined ? has : `${has} while attacking ${attackedWords(attacking, voice)}`;
}

function preventsWords({ to, by }: Extract<Rule, { rule: 'prevents' }>, voice: Voice): string {
  const whom = to === undefined ? '' : ` to ${refOrMany(to, voice)}`;
  return `all damage${whom}${by === undefined ? '' : ` done by ${many(by)}`} is prevented`;
}
