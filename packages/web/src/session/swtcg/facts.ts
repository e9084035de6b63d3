/** A card's facts, as the page shows them. */
import {
  arenasOf,
  borderOf,
  type Card,
  type Definition,
  EDITIONS,
  type Phrase,
  printAbility,
  subtypesBy,
  type Swtcg,
  title,
} from './engine.ts';

export interface Facts {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly title: string;
  readonly name: string;
  readonly version: string;
  readonly side: Card['side'];
  readonly type: Card['type'];
  /** The arenas it belongs to, as a unit, as a Location or as Equipment for its units. */
  readonly arenas: readonly string[];
  readonly subtypes: readonly string[];
  /** Its subtypes as wholes, with what they count as: to look for it by. */
  readonly kinds: readonly string[];
  /** The colour of its border. */
  readonly border: string;
  readonly rarity: string;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  /** One line an ability, in house style. */
  readonly text: readonly string[];
  /** Numbers printed as a star. */
  readonly starred: readonly string[];
  /** Why the card cannot be played; empty: it can. */
  readonly unplayable: string;
  /** The editions that have such cards. */
  readonly editions: readonly string[];
}

/** Words that go together on type lines though no rule says so: alone they would be no kind that anybody looks for. */
const TOGETHER: readonly Phrase[] = [
  { words: 'Corporate Alliance', countsAs: [] },
  { words: 'Clone Boy', countsAs: ['Clone'] },
  { words: 'Dark Jedi Knight', countsAs: ['Dark Jedi'] },
  { words: 'Dark Jedi Master', countsAs: ['Dark Jedi'] },
  { words: 'Dragon Creature', countsAs: ['Creature'] },
  { words: 'Assault Walker', countsAs: ['Walker'] },
  { words: 'Naval Officer', countsAs: ['Officer'] },
  ...['Assassin', 'Astromech', 'Interrogation', 'Minelayer', 'Patrol', 'Protocol', 'Service', 'Training'].map(
    (kind) => ({ words: `${kind} Droid`, countsAs: ['Droid'] }),
  ),
];
const PHRASES = [
  ...new Map([...TOGETHER, ...EDITIONS.flatMap(({ phrases }) => phrases)].map((p) => [p.words, p])).values(),
];
const wholesIn = subtypesBy(PHRASES);

function kindsOf({ subtypes }: Card): readonly string[] {
  const wholes = wholesIn(subtypes.join(' '));
  return [
    ...new Set([...wholes, ...PHRASES.flatMap(({ words, countsAs }) => (wholes.includes(words) ? countsAs : []))]),
  ];
}

function factsOf({ card }: Definition, editions: readonly string[]): Facts {
  const { id, set, number, name, version, side, type, subtypes, rarity, cost, speed, power, health } = card;
  const text = card.abilities.map((ability) => printAbility(ability, type));
  const { unplayable = '', starred = [] } = card;
  return {
    id,
    set,
    number,
    title: title(card),
    name,
    version,
    side,
    type,
    arenas: arenasOf(card),
    subtypes,
    kinds: kindsOf(card),
    border: borderOf(card),
    rarity,
    cost,
    speed,
    power,
    health,
    text,
    starred,
    unplayable,
    editions: EDITIONS.filter(
      (edition) =>
        editions.includes(edition.id) &&
        edition.kinds.has(type) &&
        edition.rarities.has(rarity) &&
        !edition.withoutSets.has(set),
    ).map((edition) => edition.id),
  };
}

export const allFacts = (game: Swtcg): Facts[] =>
  game.everyCard().cards.map((definition) => factsOf(definition, game.editions));
