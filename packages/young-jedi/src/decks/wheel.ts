/** The six colours of a deck, and which wild card stands in for which of them (YJ-DECK-01, YJ-DECK-04 to 09). */
import type { Deck } from '@dejarik/kernel';
import { DOTS, type Dot } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { Edition } from '../rules/edition.ts';

export interface Colour {
  readonly dot: Dot;
  /** Cards that have this dot alone. */
  readonly ordinary: number;
  /** The wild card that fills a place of this colour, if one does. */
  readonly wild: Definition | null;
}

export interface DotWheel {
  /** How many cards each colour has to have. */
  readonly needed: number;
  /** In the order of the dots. */
  readonly colours: readonly Colour[];
  /** Wild cards for which there is no colour left. */
  readonly spare: readonly Definition[];
}

export const sizeOf = ({ ordinary, wild }: Colour): number => ordinary + (wild === null ? 0 : 1);

/** The deck by colours, its wild cards where they help most. Cards that the catalogue lacks are left out. */
export function dotWheel(cards: Catalogue, deck: Deck, { deckSize }: Edition): DotWheel {
  const needed = deckSize / DOTS.length;
  const ordinary = DOTS.map(() => 0);
  const wild: Definition[] = [];
  for (const { id, copies } of deck.cards) {
    const definition = cards.byId.get(id);
    if (definition === undefined) continue;
    const { dots } = definition.card;
    if (dots.length > 1) for (let i = 0; i < copies; i++) wild.push(definition);
    else ordinary[DOTS.indexOf(dots[0]!)]! += copies;
  }
  const filling = assign(wild, ordinary, needed);
  return {
    needed,
    colours: DOTS.map((dot, i) => ({ dot, ordinary: ordinary[i]!, wild: wild[filling[i]!] ?? null })),
    spare: wild.filter((_, card) => !filling.includes(card)),
  };
}

const NOBODY = -1;

/**
 * YJ-DECK-07: for each colour the wild card that fills it, or -1. A bipartite matching by augmenting paths: a colour
 * once filled stays so, so those come first that a single card completes.
 */
function assign(wild: readonly Definition[], ordinary: readonly number[], needed: number): number[] {
  const filling = DOTS.map(() => NOBODY);

  const fill = (colour: number, tried: Set<number>): boolean =>
    wild.some(({ card }, i) => {
      if (tried.has(i) || !card.dots.includes(DOTS[colour]!)) return false;
      tried.add(i);
      const other = filling.indexOf(i);
      if (other !== NOBODY && !fill(other, tried)) return false;
      filling[colour] = i;
      return true;
    });

  const lacking = DOTS.map((_, colour) => colour).filter((colour) => ordinary[colour]! < needed);
  lacking.sort((a, b) => ordinary[b]! - ordinary[a]! || a - b);
  for (const colour of lacking) fill(colour, new Set());
  return filling;
}
