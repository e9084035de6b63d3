/** The sentences of tree-expanded.ts in words. */
import { counted } from '@dejarik/kernel';
import {
  afterNumber,
  amountWords,
  each,
  bareName,
  indefinite,
  many,
  placeWords,
  refWords,
  targetWords,
  type Voice,
  equalTo,
  forEach,
} from './print-filter.ts';
import type { Amount, Filter, Ref } from './tree.ts';
import type { ExpandedCost, ExpandedEffect, ExpandedEvent, ExpandedRule, Subject } from './tree-expanded.ts';
import { BUILD_COUNTERS, DAMAGE_COUNTERS, DURATIONS, PUT_AWAY, tokenUnit } from './wording.ts';

/** The other sign. */
export function opposite(n: Amount): Amount {
  if (typeof n === 'number') return -n;
  return typeof n === 'object' && 'per' in n ? { ...n, per: -n.per } : n;
}

/** Whether it is an amount that is taken. */
export const isTaken = (n: Amount): boolean =>
  (typeof n === 'number' ? n : typeof n === 'object' && 'per' in n ? n.per : 1) < 0;

export function expandedWords(effect: ExpandedEffect, voice: Voice): string {
  switch (effect.do) {
    case 'hurt':
      return `put ${amountWords(effect.n, DAMAGE_COUNTERS, voice)} on ${targetWords(effect.target, voice)}`;
    case 'buildCounters': {
      const whom = targetWords(effect.target, voice);
      return effect.n < 0
        ? `take ${amountWords(-effect.n, BUILD_COUNTERS, voice)} off ${whom}`
        : `put ${amountWords(effect.n, BUILD_COUNTERS, voice)} on ${whom}`;
    }
    case 'takeSubordinates':
      return `take ${effect.n} ${afterNumber(effect.what, effect.n === 1 ? 'one' : 'many')} from your supply`;
    case 'tokens':
      return tokenWords(effect, voice);
    case 'strip':
      return `take ${effect.keyword} off ${targetWords(effect.target, voice)}`;
    case 'control': {
      const until = DURATIONS.find(([known]) => known === effect.until)?.[1];
      return `gain control of ${targetWords(effect.target, voice)}${until === undefined ? '' : ` ${until}`}`;
    }
    case 'bidForControl':
      return 'bid Force for control of it';
    case 'putAway': {
      const [verb, where] = PUT_AWAY[effect.how];
      return `${verb} ${targetWords(effect.target, voice)} ${where}${effect.down ? ' face down' : ''}`;
    }
    case 'toPile':
      return `put ${targetWords(effect.target, voice)} into its discard pile`;
    case 'playThis':
      return 'play this card';
    case 'disrupt':
      return `disrupt ${typeof effect.what === 'string' ? `an ${effect.what}` : indefinite(effect.what)}`;
    case 'changeDamage':
      return effect.n < 0 ? `take ${-effect.n} from the damage` : `add ${effect.n} to the damage`;
    case 'win':
      return effect.who === 'you' ? 'you win the game' : 'the enemy wins the game';
  }
}

function tokenWords({ target, token, n }: Extract<ExpandedEffect, { do: 'tokens' }>, voice: Voice): string {
  const whom = targetWords(target, voice);
  const unit = tokenUnit(token);
  return isTaken(n)
    ? `take ${amountWords(opposite(n), unit, voice)} off ${whom}`
    : `put ${amountWords(n, unit, voice)} on ${whom}`;
}

const subjectWords = (who: Subject, voice: Voice): string => (who === 'this' ? voice.self : indefinite(who));

export function expandedEventWords(event: ExpandedEvent, voice: Voice): string {
  switch (event.on) {
    case 'stepEnds':
      return `the ${event.arena} battle ends`;
    case 'isDiscarded': {
      const { in: from, ...rest } = event.what;
      return `${indefinite(rest)} is discarded${from === undefined ? '' : ` from ${placeWords(from)}`}`;
    }
    case 'damaged':
      return `${subjectWords(event.who, voice)} is damaged${event.by === undefined ? '' : ' by the enemy'}`;
    case 'retreats':
      return `${subjectWords(event.who, voice)} retreats`;
    case 'deploys':
      return `${indefinite(event.what)} is deployed`;
    case 'pays':
      return event.who === 'you' ? 'you pay Force' : 'the enemy pays Force';
    case 'draws':
      return event.who === 'you' ? 'you draw a card' : 'the enemy draws a card';
    case 'played':
      return 'you play this card';
    case 'wouldDamage':
      return `${voice.self} would damage ${indefinite(event.whom)}`;
  }
}

export function expandedCostWords(cost: ExpandedCost, s: 's' | '', voice: Voice): string {
  switch (cost.is) {
    case 'anyForce':
      return `pay${s} any amount of Force`;
    case 'draw':
      return `draw${s} ${counted(cost.n, 'card', 'cards')}`;
    case 'tokens': {
      const { one, many: several } = tokenUnit(cost.token);
      const counters = counted(Math.abs(cost.n), one, several);
      return cost.n < 0 ? `put${s} ${counters} on ${voice.self}` : `take${s} ${counters} off ${voice.self}`;
    }
    case 'revealThis':
      return `reveal${s} this card`;
  }
}

const refOrMany = (who: Ref | Filter, voice: Voice): string =>
  typeof who === 'string' ? refWords(who, voice) : many(who);

/** `3`, `1 for each of your Jedi`, `equal to its power`. */
function bareAmount(n: Exclude<Amount, 'that much'>, voice: Voice): string {
  if (typeof n === 'number') return `${n}`;
  return 'per' in n ? `${n.per} ${forEach(n, voice)}` : equalTo(n, voice);
}

export function expandedRuleWords(rule: ExpandedRule, voice: Voice): string {
  if (rule.rule === 'cannotPlayKeyword') return `${refOrMany(rule.who, voice)} can't use ${rule.keyword}`;
  if (rule.rule === 'controlsArena') {
    const [does, its] =
      typeof rule.who === 'string' ? [['controls', "doesn't control"], 'its'] : [['control', "don't control"], 'their'];
    return `${refOrMany(rule.who, voice)} ${does[rule.not ? 1 : 0]} ${its} arena`;
  }
  if (rule.rule === 'wins') return rule.who === 'you' ? 'you win the game' : 'the enemy wins the game';
  if (rule.rule === 'cannotEnd') return `${rule.who === 'you' ? 'you' : 'the enemy'} can't ${rule.how} the game`;
  if (rule.rule === 'pilotedAs')
    return `${voice.self} is piloted as if it were ${indefinite({ kinds: [{ subtypes: [rule.of], noun: '' }] })}`;
  if (rule.rule === 'extraPilot') return `${voice.self} takes an extra Pilot`;
  if (rule.rule === 'printed') return `${voice.self}'s ${rule.stat} is ${bareAmount(rule.n, voice)}`;
  const who = rule.who === 'this' ? voice.self : (bareName(rule.who) ?? each(rule.who));
  return `${who} is ${rule.to} instead of discarded`;
}
