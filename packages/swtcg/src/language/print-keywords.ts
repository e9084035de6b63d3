/** The lines of keywords that have text of their own, in words. */
import { stopped, upperFirst } from '@dejarik/language';
import { bodyWords } from './print-effect.ts';
import { many, type Voice } from './print-filter.ts';
import { conditionWords, costsWords, modWords } from './print-rule.ts';
import type { Ability, Cost, Event } from './tree.ts';
import type { KeywordText } from './tree-keywords.ts';

/** How the printer of abilities, which prints these lines too, prints what stands inside them. */
interface Parts {
  ability(ability: Ability): string;
  event(event: Event): string;
}

const OPENINGS = {
  bounty: 'Bounty',
  foresight: 'Foresight',
  forewarning: 'Forewarning',
  reserves: 'Reserves',
  insert: 'INSERT',
  alternativeCost: 'Alternative Cost',
  equip: 'Equip',
  meditate: 'Meditate',
} as const;

export function keywordTextWords(text: Exclude<KeywordText, { is: 'trap' }>, voice: Voice, parts: Parts): string {
  const price = (costs: readonly Cost[]): string =>
    costs.length === 0 ? 'Free' : upperFirst(costsWords(costs, 'pay', voice));
  switch (text.is) {
    case 'bounty':
    case 'foresight':
    case 'forewarning':
      return `${OPENINGS[text.is]}: ${bodyWords(text.body, voice)}`;
    case 'reserves':
    case 'insert':
      return `${OPENINGS[text.is]}: ${parts.ability(text.ability)}`;
    case 'alternativeCost':
    case 'equip':
    case 'meditate':
      return `${OPENINGS[text.is]}: ${price(text.costs)}.`;
    case 'toComplete':
      return `To complete, ${costsWords(text.costs, 'pay', voice)}.`;
    case 'upkeep':
      return `Upkeep: ${upperFirst(text.ways.map((way) => costsWords(way, 'pay', voice)).join('; or '))}.`;
    case 'switch':
      return `Switch: ${text.lists.map((list) => (list.length === 0 ? 'none' : list.map((ability) => `"${voice.quote(ability)}"`).join(' '))).join(' / ')}.`;
    case 'stackWith':
      return `Stack: ${many(text.what)}.`;
    case 'enhance':
      return `Enhance${text.instead ? ' instead' : ''}, ${costsWords(text.costs, 'pay', voice)}: ${bodyWords(text.body, voice)}`;
    case 'reducedCost':
      return `Reduced Cost ${text.n}: If ${conditionWords(text.if, voice)}.`;
    case 'equipped':
      return stopped(`Equipped: ${text.grants.map((grant) => modWords(grant, voice)).join('; ')}`);
    case 'attachWhen':
      return `Attach when ${parts.event(text.event)}.`;
  }
}
