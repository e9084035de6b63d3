/** Tree -> card text in the house style: one canonical line for every tree. */
import { stopped, upperFirst } from '@dejarik/language';
import { type CardType, KINDS } from '../cards/kinds.ts';
import { keywordWords } from './keywords.ts';
import { indefinite, type Voice } from './print-filter.ts';
import { bodyWords } from './print-effect.ts';
import { expandedEventWords } from './print-expanded.ts';
import { keywordTextWords } from './print-keywords.ts';
import { arrowCosts, conditionWords, costsWords, modWords, ruleWords } from './print-rule.ts';
import type { Ability, Event, Restriction } from './tree.ts';
import { EVENT_MOMENTS } from './wording.ts';

const quote = (ability: Ability): string => abilityWords(ability, UNIT, 'unit');
const UNIT: Voice = { self: 'this unit', quote };
const CARD: Voice = { self: 'this card', quote };

/** The line of a card of this type. */
export function printAbility(ability: Ability, type: CardType): string {
  const { unit, played } = KINDS[type];
  if (type === 'Mission' && ability.is !== 'mission' && ability.is !== 'trap' && !isOfPlayedCard(ability))
    return `Campaign: ${abilityWords(ability, CARD, 'unit')}`; // it goes on while the card stays (TCG-CAMP-01)
  return abilityWords(ability, unit === true ? UNIT : CARD, played === true ? 'card' : 'unit');
}

/** A line that says how the card itself is played. */
const isOfPlayedCard = (ability: Ability): boolean =>
  ['enhance', 'alternativeCost', 'reducedCost', 'meditate'].includes(ability.is) ||
  (ability.is === 'keyword' && ability.keyword === 'Hidden Cost');

function abilityWords(ability: Ability, voice: Voice, on: 'unit' | 'card'): string {
  switch (ability.is) {
    case 'keyword':
      return `${keywordWords(ability.keyword, ability.n)}.`;
    case 'activated':
      return activatedWords(ability, voice, on);
    case 'triggered':
    case 'trap':
      return `${ability.is === 'trap' ? 'Trap, when' : 'When'} ${eventWords(ability.event, voice)}${ifWords(ability, voice)}: ${bodyWords(ability.body, voice)}`;
    case 'static':
      return staticWords(ability, voice);
    case 'pilot':
      return stopped(`${ability.of} Pilot: ${ability.grants.map((grant) => modWords(grant, voice)).join('; ')}`);
    case 'treat':
      return `Counts as ${ability.as.join(' ')}.`;
    case 'mission':
      return missionWords(ability, voice);
    default:
      return keywordTextWords(ability, voice, {
        ability: (inner) => abilityWords(inner, voice, on),
        event: (event) => eventWords(event, voice),
      });
  }
}

type Of<Name extends Ability['is']> = Extract<Ability, { is: Name }>;

/** An ability of a unit shows by its arrow that it is played, so there one without cost is `Free ->`. */
function activatedWords({ when, costs, body }: Of<'activated'>, speaker: Voice, on: 'unit' | 'card'): string {
  let voice = speaker;
  const limits = when
    .map((restriction) => {
      const words = restrictionWords(restriction, voice);
      if (restriction.only === 'from') voice = { ...voice, self: 'this card' }; // it is no unit there
      return words;
    })
    .join(', ');
  const free = on === 'unit' ? 'Free -> ' : '';
  const paid = costs.length === 0 ? free : `${upperFirst(arrowCosts(costs, voice))} -> `;
  return `${limits === '' ? '' : `${upperFirst(limits)}: `}${paid}${bodyWords(body, voice)}`;
}

function restrictionWords(restriction: Restriction, voice: Voice): string {
  switch (restriction.only) {
    case 'if':
      return `only if ${conditionWords(restriction.condition, voice)}`;
    case 'from':
      return `from ${restriction.place}`;
    case 'before attacks':
      return `before any ${restriction.whose === 'your' ? 'of your units' : 'unit'} in ${restriction.arena} attacks`;
    default:
      return restriction.only;
  }
}

const ifWords = (ability: Of<'triggered' | 'trap'>, voice: Voice): string =>
  ability.if === undefined ? '' : `, if ${conditionWords(ability.if, voice)}`;

function eventWords(event: Event, voice: Voice): string {
  switch (event.on) {
    case 'moment':
      return EVENT_MOMENTS.find(([moment]) => moment === event.moment)?.[1] ?? event.moment;
    case 'step':
      return `the ${event.arena} battle starts`;
    case 'attacks':
      return event.whom === undefined ? `${voice.self} attacks` : `${voice.self} attacks ${indefinite(event.whom)}`;
    case 'attackEnds':
      return `${voice.self}'s attack ends`;
    case 'discarded':
      return `${voice.self} is discarded${event.from === undefined ? '' : ` from ${event.from}`}`;
    case 'deployed':
      return `you deploy ${voice.self}`;
    case 'damages':
      return `${voice.self} damages ${indefinite(event.whom)}`;
    case 'destroys':
      return `damage from ${voice.self} discards ${indefinite(event.whom)}`;
    case 'rolledAgainst':
      return `the enemy rolls attack dice against ${voice.self}`;
    case 'wouldBeDamaged':
      return `${indefinite(event.by)} would damage ${voice.self}`;
    case 'forcedDiscard':
      return 'the enemy makes you discard this card from your hand';
    default:
      return expandedEventWords(event, voice);
  }
}

function staticWords(ability: Of<'static'>, voice: Voice): string {
  const held = ability.while === undefined ? '' : `While ${conditionWords(ability.while, voice)}: `;
  const rules = ability.rules.map((rule) => ruleWords(rule, voice)).join('; ');
  return `${held}${stopped(upperFirst(rules))}`;
}

function missionWords(ability: Of<'mission'>, voice: Voice): string {
  const held = ability.if === undefined ? '' : `Only if ${conditionWords(ability.if, voice)}: `;
  const extra = ability.costs.length === 0 ? '' : `To complete, ${costsWords(ability.costs, 'pay', voice)}: `;
  return `${held}${extra}${bodyWords(ability.body, voice)}`;
}
