/** Which words of the vocabulary fit a card as it is printed. */
import { type Card, ICONS, type Icon, type Kind, TYPES } from './card.ts';

export function wordsOf(card: Card): Set<string> {
  const { word, kinds }: { readonly word: string; readonly kinds: { readonly [K in Kind]?: string | null } } =
    TYPES[card.type];
  const words = new Set<string>(['card', word, ...card.traits]);
  for (const kind of card.kinds) words.add(kinds[kind] ?? word);
  for (const icon of Object.keys(ICONS) as Icon[]) if (card.icons[icon] > 0) words.add(ICONS[icon]);
  if (card.system !== '') words.add(card.system);
  if (card.title.includes('Docking Bay')) words.add('docking bay');
  if (card.title.includes('War Room')) words.add('war room');
  if (card.traits.includes('Jedi Knight')) words.add('Jedi');
  classWords(card, words);
  return words;
}

/** CCG-SHP-06 to 09. */
function classWords({ type, kinds, starshipClass: name, side }: Card, words: Set<string>): void {
  if (type !== 'Starship') return;
  words.add(side === 'Dark' ? 'Imperial starship' : 'Rebel starship');
  if (name.includes('TIE')) words.add('TIE');
  if (name === 'TIE/LN' && kinds.includes('Starfighter')) words.add('TIE/ln');
  if (name === 'TIE Advanced x1') words.add('TIE Advanced x1');
  if (name.includes('Star Destroyer')) words.add('Star Destroyer');
  if (name.includes('Corvette')) words.add('Corellian Corvette');
  if (name === 'X-Wing') words.add('X-wing');
  if (name === 'Y-Wing') words.add('Y-wing');
}
