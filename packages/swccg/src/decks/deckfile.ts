/** The game's cards as deck files name them: ours, LackeyCCG's, GEMP's and Holotable's. */
import { CardIndex, type DeckCard } from '@dejarik/kernel';
import { type Card, dottedTitle, shortTitle, type Side } from '../cards/card.ts';
import { shown } from '../exact.ts';

/** What GEMP and Holotable call the sets. */
const SETS: ReadonlyMap<string, readonly [gemp: string, folder: string, name: string]> = new Map([
  ['PRE', ['1', 'Premiere', 'Premiere']],
  ['ANH', ['2', 'ANewHope', 'A New Hope']],
]);
/** Dots, diamonds and what stands for them elsewhere. */
const DOTS = /^[•●·*<>\uFFFD]+\s*/u;
/** One droid is spelled with a letter that looks like two others. */
const SEPTOID = /^WED-?15-[l1](?=7)/iu;

export function deckCards(cards: readonly Card[]): CardIndex<Side> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const fullTitles = new Map(cards.map(({ title }) => [shortTitle(title).toLowerCase(), title]));
  return new CardIndex({
    cards: cards.map(deckCard),
    sides: ['Dark', 'Light'],
    example: '3 Stormtrooper',
    lackeyGame: 'swccg',
    bare: (wanted) => {
      const title = wanted.replace(DOTS, '').replace(SEPTOID, 'WED15-I');
      return fullTitles.get(title.toLowerCase()) ?? title;
    },
    holotable: { backs: ['imp.gif', 'reb.gif'], card: (id) => onHolotable(byId.get(id)!) },
  });
}

const deckCard = ({ id, title, set, number, side }: Card): DeckCard => ({
  id,
  title,
  set,
  number: String(number),
  side,
  gemp: `${SETS.get(set)?.[0] ?? set}_${number}`,
});

function onHolotable(card: Card): { readonly image: string; readonly lines: readonly string[] } {
  const { title, side, type, kinds, starshipClass, rarity, set, destiny } = card;
  const [, folder, name] = SETS.get(set) ?? [set, set, set];
  const picture = shortTitle(title)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/gu, '');
  const kind = starshipClass === '' ? kinds.join('/') : `${kinds.join('/')}: ${starshipClass}`;
  return {
    image: `/starwars/${folder}-${side}/t_${picture}`,
    lines: [
      `${dottedTitle(card)} (${destiny.map(shown).join(' or ')})`,
      `${side} ${type}${kind === '' ? '' : ` - ${kind}`} [${rarity}]`,
      `Set: ${name}`,
    ],
  };
}
