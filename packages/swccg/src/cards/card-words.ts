/** Which words of the vocabulary fit a card as it is printed. */
import { type Card, ICONS, type Icon } from './card.ts';

const TYPE_WORDS: { readonly [T in Card['type']]: readonly string[] } = {
  Character: ['character'],
  Starship: ['starship'],
  Vehicle: ['vehicle'],
  Weapon: ['weapon'],
  Device: ['device'],
  Effect: ['Effect'],
  Interrupt: ['Interrupt'],
  Location: ['location'],
  Creature: ['creature'],
  'Epic Event': ['Epic Event'],
};

const KIND_WORDS: { readonly [type: string]: { readonly [kind: string]: readonly string[] } } = {
  Character: { Rebel: ['Rebel'], Imperial: ['Imperial'], Alien: ['alien'], Droid: ['droid'] },
  Starship: { Starfighter: ['starfighter'], Capital: ['capital starship'], Squadron: ['squadron'] },
  Vehicle: { Transport: ['transport vehicle'], Shuttle: ['shuttle vehicle'], Creature: ['creature vehicle'] },
  Weapon: {
    Character: ['character weapon'],
    Starship: ['starship weapon'],
    Automated: ['automated weapon'],
    'Death Star': [],
  },
  Effect: { Utinni: ['Utinni Effect'], Immediate: ['Immediate Effect'] },
  Location: { Site: ['site'], System: ['system'] },
  Creature: { Swamp: ['swamp creature'] },
};

export function wordsOf(card: Card): Set<string> {
  const words = new Set<string>(['card', ...TYPE_WORDS[card.type], ...card.traits]);
  for (const kind of card.kinds) for (const word of KIND_WORDS[card.type]?.[kind] ?? []) words.add(word);
  for (const icon of Object.keys(ICONS) as Icon[]) if (card.icons[icon] > 0) words.add(ICONS[icon]);
  if (card.system !== '') words.add(card.system);
  if (card.title.includes('Docking Bay')) words.add('docking bay');
  if (card.title.includes('War Room')) words.add('war room');
  if (card.traits.includes('Jedi Knight')) words.add('Jedi');
  classWords(card, words);
  return words;
}

/** CCG-SHP-06 to 09. */
function classWords({ type, starshipClass: name, side }: Card, words: Set<string>): void {
  if (type !== 'Starship') return;
  words.add(side === 'Dark' ? 'Imperial starship' : 'Rebel starship');
  if (name.includes('TIE')) words.add('TIE');
  if (name === 'TIE/LN') words.add('TIE/ln');
  if (name === 'TIE Advanced x1') words.add('TIE Advanced x1');
  if (name.includes('Star Destroyer')) words.add('Star Destroyer');
  if (name.includes('Corvette')) words.add('Corellian Corvette');
  if (name === 'X-Wing') words.add('X-wing');
  if (name === 'Y-Wing') words.add('Y-wing');
}
