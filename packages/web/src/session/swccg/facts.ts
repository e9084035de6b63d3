/** A card's facts, as the page shows them. */
import {
  type Card,
  type CardType,
  type Icon,
  ICONS,
  type Stat,
  shortTitle,
  shown,
  type StarWarsCcg,
} from './engine.ts';

/** A number as players write it. */
interface FactNumber {
  readonly stat: Stat;
  readonly text: string;
}

export interface Facts {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  /** How the card is called in sentences. */
  readonly title: string;
  readonly name: string;
  readonly side: Card['side'];
  readonly type: CardType;
  readonly kinds: Card['kinds'];
  readonly rarity: string;
  readonly dots: number;
  /** Those that its player chooses from, as players write them. */
  readonly destiny: readonly string[];
  /** The same as a number, for averages. */
  readonly destinyValue: number;
  /** What it costs to deploy, as printed; empty where there is no price. */
  readonly deploy: string;
  /** All printed numbers but destiny and the price. */
  readonly numbers: readonly FactNumber[];
  /** Numbers that its text gives. */
  readonly byText: readonly string[];
  readonly icons: readonly Icon[];
  /** Force icons of a location, Dark's and Light's. */
  readonly force: readonly number[];
  readonly traits: Card['traits'];
  readonly starshipClass: string;
  /** The system that a location belongs to, or the vehicle that it is inside of. */
  readonly system: string;
  readonly text: readonly string[];
}

/** In the order in which a card shows them. */
export const SHOWN_STATS: readonly Stat[] = [
  'power',
  'ability',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'ferocity',
  'defense',
  'parsec',
  'forfeit',
];

/** A location says for each side what holds there for its player. */
const textOf = ({ type, text, light, dark }: Card): readonly string[] =>
  type === 'Location' ? [...dark.map((line) => `Dark: ${line}`), ...light.map((line) => `Light: ${line}`)] : text;

const numbersOf = (card: Card): FactNumber[] =>
  SHOWN_STATS.flatMap((stat): FactNumber[] => {
    const n = stat === 'destiny' ? null : card[stat];
    if (n === null) return [];
    return [{ stat, text: card.byText.includes(stat) ? '*' : shown(n) }];
  });

function factsOf(card: Card): Facts {
  const { id, set, number, title, side, type, kinds, rarity, dots, destiny, icons, traits } = card;
  return {
    id,
    set,
    number,
    title,
    name: shortTitle(title),
    side,
    type,
    kinds,
    rarity,
    dots,
    destiny: destiny.map(shown),
    destinyValue: destiny.length === 0 ? 0 : Math.max(...destiny) / 1000,
    deploy: card.deploy === null ? '' : shown(card.deploy),
    numbers: numbersOf(card),
    byText: card.byText,
    icons: (Object.keys(ICONS) as Icon[]).filter((icon) => icons[icon] > 0),
    force: [card.darkIcons, card.lightIcons],
    traits,
    starshipClass: card.starshipClass,
    system: card.system,
    text: textOf(card),
  };
}

export const allFacts = ({ cards }: StarWarsCcg): Facts[] => cards.cards.map(({ card }) => factsOf(card));
