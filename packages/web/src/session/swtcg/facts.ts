/** A card's facts, as the page shows them. */
import { type Definition, printAbility, type Swtcg, title } from './engine.ts';

export interface Facts {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly title: string;
  readonly name: string;
  readonly version: string;
  readonly side: 'Dark' | 'Light' | 'Neutral';
  readonly type: 'Space' | 'Ground' | 'Character' | 'Battle' | 'Mission';
  readonly subtypes: readonly string[];
  readonly rarity: string;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  /** One line an ability, in house style. */
  readonly text: readonly string[];
  /** Why the card cannot be played; empty: it can. */
  readonly unplayable: string;
}

function factsOf({ card }: Definition): Facts {
  const { id, set, number, name, version, side, type, subtypes, rarity, cost, speed, power, health } = card;
  const text = card.abilities.map((ability) => printAbility(ability, type));
  const { unplayable = '' } = card;
  return {
    id,
    set,
    number,
    title: title(card),
    name,
    version,
    // The page plays by the New Hope rulebook, whose cards have no other sides and types.
    side: side as Facts['side'],
    type: type as Facts['type'],
    subtypes,
    rarity,
    cost,
    speed,
    power,
    health,
    text,
    unplayable,
  };
}

export const allFacts = (game: Swtcg): Facts[] => game.cards.cards.map(factsOf);
