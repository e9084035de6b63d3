/** What there is to try out in the cards, for those who see to it that everything has been. */
import type { AbilityCatalogue, Option as AnyOption, Seat } from '@dejarik/kernel';
import { title } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { randomDeck } from './decks/random.ts';
import type { Compiled } from './language/meaning.ts';
import { printAbility } from './language/print.ts';
import type { Option } from './rules/options.ts';
import { defOf, type Table } from './rules/table.ts';

const NOTHING: readonly number[] = [];

export function abilityCatalogue(cards: Catalogue, tables: readonly (readonly Seat[])[]): AbilityCatalogue<Table> {
  let known: ReturnType<typeof inventory> | null = null;
  const stock = (): ReturnType<typeof inventory> => (known ??= inventory(cards)); // only when somebody asks
  return {
    get abilities() {
      return stock().abilities;
    },
    tables,
    keyOf: (ability) => JSON.stringify(cards.abilities[ability]!.tree),
    sets: () => setsOf(cards),
    deck: (side, random, wanted) => randomDeck(cards, side, random, wanted),
    usedBy: (g, option: AnyOption) => usedBy(stock().ofCard, g, option as Option),
  };
}

/** Each ability with its card, those granted by another one with the card of that one. */
function inventory(cards: Catalogue) {
  const abilities: { card: string; text: string }[] = [];
  const ofCard: number[][] = [];
  for (const { index, card, abilities: own } of cards.cards) {
    ofCard[index] = [];
    const add = ({ id, tree }: Compiled, wholeCard: Definition['card']): void => {
      abilities[id] = { card: wholeCard.id, text: `${title(wholeCard)}: ${printAbility(tree, wholeCard.type)}` };
      ofCard[index]!.push(id);
    };
    for (const ability of own) {
      add(ability, card);
      // What an ability grants is compiled right after it.
      for (let id = ability.id + 1; id < cards.abilities.length; id++) {
        const next = cards.abilities[id]!;
        if (cards.granted.get(next.tree) !== next) break;
        add(next, card);
      }
    }
  }
  return { abilities, ofCard };
}

function setsOf(cards: Catalogue): { set: string; cards: string[]; playable: number }[] {
  const sets = new Map<string, { set: string; cards: string[]; playable: number }>();
  for (const { card } of cards.cards) {
    const entry = sets.get(card.set) ?? { set: card.set, cards: [], playable: 0 };
    entry.cards.push(card.id);
    if (card.unplayable === undefined) entry.playable++;
    sets.set(card.set, entry);
  }
  return [...sets.values()];
}

/** Those that are played, and all of the card that comes closer to play. */
function usedBy(ofCard: readonly (readonly number[])[], g: Table, option: Option): readonly number[] {
  switch (option.kind) {
    case 'ability':
    case 'battle':
    case 'trigger':
      return [option.ability];
    case 'complete':
    case 'deploy':
    case 'setUp':
    case 'stack':
    case 'rearrange':
    case 'build':
    case 'counters':
      return ofCard[defOf(g, option.card).index] ?? NOTHING;
    case 'equip':
    case 'finish':
    case 'upkeep':
    case 'event':
    case 'search':
      return ofCard[defOf(g, option.card).index] ?? NOTHING;
    case 'board':
    case 'return':
      return ofCard[defOf(g, option.unit).index] ?? NOTHING;
    default:
      return NOTHING;
  }
}
