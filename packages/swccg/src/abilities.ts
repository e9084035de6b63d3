/** What there is to try out in the cards, for those who see to it that everything has been. */
import type { AbilityCatalogue } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { randomDeck } from './decks/random.ts';
import { cardsAt } from './rules/live.ts';
import { cardOf, type Option } from './rules/questions.ts';
import type { Table } from './rules/table.ts';

const NOTHING: readonly number[] = [];

/** Each line of text is an ability; its number is that of the text. */
export function abilityCatalogue(cards: Catalogue): AbilityCatalogue<Table> {
  const titleOf = (id: string): string => cards.byId.get(id)!.title;
  const ofCard = cards.cards.map(({ texts }) => texts.map(({ id }) => id));
  return {
    abilities: cards.texts.map(({ card, words }) => ({ card, text: `${titleOf(card)}: ${words}` })),
    keyOf: (ability) => {
      const { card, words } = cards.texts[ability]!;
      return `${cards.byId.get(card)!.type}: ${words}`;
    },
    sets: () =>
      [...Map.groupBy(cards.cards, ({ card }) => card.set)].map(([set, own]) => ({
        set,
        cards: own.map(({ card }) => card.id),
        playable: own.length,
      })),
    deck: (side, random, wanted) => randomDeck(cards, side, random, wanted),
    usedBy: (g, option) => usedBy(ofCard, g, option as Option),
  };
}

function usedBy(ofCard: readonly (readonly number[])[], g: Table, option: Option): readonly number[] {
  const s = g.state;
  const of = (card: number): readonly number[] => (card < 0 ? NOTHING : (ofCard[s.def[card]!] ?? NOTHING));
  const card = cardOf(option);
  if (option.kind === 'text') return [option.ability];
  if (OF_ITS_CARD.has(option.kind)) return of(card);
  if (OF_WHO_ASKS.has(option.kind)) return of(s.question!.about);
  return OF_ALL_THERE.has(option.kind) ? [card, ...cardsAt(g, card)].flatMap(of) : NOTHING;
}

/** Whose texts an answer uses: those of its card, of the card that asks, of all cards at the location. */
const OF_ITS_CARD = new Set(['deploy', 'reactDeploy', 'reactMove', 'fire', 'start', 'layBluff', 'move']);
const OF_WHO_ASKS = new Set(['to', 'pick', 'yes', 'number']);
const OF_ALL_THERE = new Set(['battle', 'drain', 'attack']);
