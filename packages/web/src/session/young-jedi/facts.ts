/** A card's facts, as the page shows them. */
import { type CardType, callName, type Definition, type Dot, type YoungJedi } from './engine.ts';

export interface Facts {
  readonly id: string;
  readonly set: string;
  readonly number: string;
  /** How the card is called in sentences. */
  readonly title: string;
  /** The title and the subtitle as printed; a built-in weapon is part of neither. */
  readonly name: string;
  readonly subtitle: string;
  readonly weapon: string;
  readonly side: 'Dark' | 'Light';
  readonly type: CardType;
  readonly rarity: string;
  readonly uniqueness: 'stackable' | 'unique' | 'diamond' | 'none';
  readonly dots: readonly Dot[];
  readonly counters: number;
  readonly destiny: readonly number[];
  /** Null: drawn as destiny. */
  readonly power: number | null;
  readonly damage: number;
  /** 0 to 2, or -1. */
  readonly planet: number;
  /** Of a Location its place on the planet, 0 to 2; else -1. */
  readonly location: number;
  /** Bonus dots at the three locations of its planet. */
  readonly bonus: readonly number[];
  /** What it is besides its type, for its drawn art and for those who look for it. */
  readonly traits: readonly Trait[];
  /** Of a Podracer pilot the Handling number, or 0. */
  readonly handling: number;
  /** What a Weapon gives its intended user, or a Battle card whoever plays it; null where it gives no number. */
  readonly grants: { readonly power: number; readonly draws: number } | null;
  readonly text: readonly string[];
  readonly reprintOf: string | null;
}

type Trait = 'Jedi' | 'duelist' | 'lightsaber' | 'Podracer' | 'pilot' | 'starfighter' | 'transport' | 'armed';

const traitsOf = (d: Definition): Trait[] => {
  const traits: Trait[] = [];
  if (d.jedi) traits.push('Jedi');
  if (d.dueling) traits.push('duelist');
  if (d.lightsaber) traits.push('lightsaber');
  if (d.podracer) traits.push('Podracer');
  if (d.racer) traits.push('pilot');
  if (d.starfighter) traits.push('starfighter');
  if (d.transport) traits.push('transport');
  if (d.armed) traits.push('armed');
  return traits;
};

function grantsOf({ boxes, abilities, type }: Definition): Facts['grants'] {
  if (type === 'Weapon') {
    const [box] = boxes;
    return box === undefined ? null : { power: box.power, draws: box.draws };
  }
  let power = 0;
  let draws = 0;
  for (const ability of abilities) {
    if (ability.is === 'bonus') power = Math.max(power, ability.n);
    if (ability.is === 'draws') draws += ability.n;
  }
  return type === 'Battle' && power + draws > 0 ? { power, draws } : null;
}

/** A Double Impact card reads as its halves do. */
const textOf = ({ card, halves }: Definition): readonly string[] =>
  halves.length === 0
    ? card.text
    : halves.map((half) => `As ${half.card.title} (${half.type}): ${half.card.text.join(' ')}`);

function factsOf(game: YoungJedi, definition: Definition): Facts {
  const { card, planet, location, handling } = definition;
  const { id, set, number, subtitle, weapon, side, type, rarity, uniqueness, dots } = card;
  return {
    id,
    set,
    number,
    title: callName(game.cards, definition.index),
    name: card.title,
    subtitle,
    weapon,
    side,
    type,
    rarity,
    uniqueness,
    dots,
    counters: card.counters,
    destiny: card.destiny,
    power: card.power,
    damage: card.damage,
    planet,
    location,
    bonus: card.bonus,
    traits: traitsOf(definition),
    handling,
    grants: grantsOf(definition),
    text: textOf(definition),
    reprintOf: card.reprintOf,
  };
}

export const allFacts = (game: YoungJedi): Facts[] => game.cards.cards.map((definition) => factsOf(game, definition));
