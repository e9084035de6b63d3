/** The words for cards of both editions. */
import { byName } from '@dejarik/kernel/words';
import { expanded } from '../messages/expanded-en.ts';
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/swtcg/facts.ts';

export { expanded };

export const TYPES: readonly string[] = [...Object.keys(messages.types), ...Object.keys(expanded.types)];

export const typeName = (type: string): string => messages.types[type] ?? expanded.types[type] ?? type;
export const sideName = (side: string): string => messages.sideNames[side] ?? expanded.sideNames[side] ?? side;
export const setName = (set: string): string => messages.setNames[set] ?? expanded.setNames[set] ?? set;
export const rarityName = (rarity: string): string => messages.rarities[rarity] ?? expanded.rarities[rarity] ?? rarity;
export const askTitle = (kind: string): string | undefined => messages.ask[kind] ?? expanded.ask[kind];
export const askHint = (kind: string): string | undefined => messages.askHint[kind] ?? expanded.askHint[kind];
export const keywordMeaning = (keyword: string): string | undefined =>
  messages.keywords[keyword] ?? expanded.keywords[keyword];

export const KEYWORD_NAMES: readonly string[] = [
  ...Object.keys(messages.keywords),
  ...Object.keys(expanded.keywords),
].sort();

/** What is written in full before the subtypes: `Ground/Character`, `Location – Ground`. */
export function typeWords({ type, arenas }: Facts): string {
  if (type === 'Multi-arena') return arenas.join('/');
  const isPlain = arenas.length === 0 || (arenas.length === 1 && arenas[0] === type);
  return isPlain ? typeName(type) : `${typeName(type)} – ${arenas.join('/')}`;
}

/** What is told of a card in hand to those who do not see it. */
export function described(facts: Facts): string {
  if (Object.hasOwn(messages.types, facts.type)) return messages.describe(facts);
  const numbers = hasNumbers(facts) ? `${messages.describe(facts).split('. ')[1] ?? ''}. ` : '';
  return `${typeWords(facts)}, ${messages.cards.cost.toLowerCase()} ${facts.cost}. ${numbers}${facts.text.join(' ')}`;
}

/** Whether it has speed, power and health. */
export const hasNumbers = ({ type }: Pick<Facts, 'type'>): boolean =>
  type === 'Space' || type === 'Ground' || type === 'Character' || type === 'Multi-arena' || type === 'Subordinate';

/** Whether it has a build cost. */
export const hasCost = ({ type }: Pick<Facts, 'type'>): boolean =>
  type !== 'Battle' && type !== 'Event' && type !== 'Subordinate';

const OF_BORDER = byName<string>({
  blue: 'space',
  green: 'ground',
  purple: 'character',
  red: 'battle',
  yellow: 'mission',
});

/** The class that colours the card by its border, and one that says of which kind it is where the border does not. */
export const kindClass = ({ border, type }: Pick<Facts, 'border' | 'type'>): string =>
  `${OF_BORDER[border] ?? `edge-${border}`} kind-${type.toLowerCase()}`;
