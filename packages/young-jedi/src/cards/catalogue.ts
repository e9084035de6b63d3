/** All cards of a game, numbered, with their text read. Built once; states refer to it by number. */
import { hash } from '@dejarik/kernel';
import type { Ability, AbilityKind, Meaning, Use, UserBox } from './ability.ts';
import { type Card, type CardType, LOCATIONS, PLANETS, sameTitle } from './card.ts';
import { cardNames, type Names } from './names.ts';
import { readSentence } from './text.ts';
import { isA, type WhoReader, whoReader } from './who.ts';

export interface Definition {
  readonly index: number;
  readonly card: Card;
  readonly side: number; // 0 Dark, 1 Light
  readonly type: CardType | 'Unknown';
  /** Cards of the same title have the same number (YJ-CARD-15). */
  readonly title: number;
  readonly diamond: boolean;
  readonly stackable: boolean;
  readonly unique: boolean;
  readonly counters: number;
  /** -1: drawn (YJ-CARD-13). */
  readonly power: number;
  readonly damage: number;
  readonly destiny: readonly number[];
  /** -1: none. */
  readonly planet: number;
  /** Of a Location its place on its planet, 0 to 2; else -1. */
  readonly location: number;
  readonly bonus: readonly number[];
  readonly abilities: readonly Ability[];
  readonly by: ByKind;
  readonly boxes: readonly UserBox[];
  readonly uses: readonly Use[];
  /** Character or Starship. */
  readonly fighter: boolean;
  readonly starfighter: boolean;
  readonly transport: boolean;
  readonly jedi: boolean;
  /** YJ-DUEL-03. */
  readonly dueling: boolean;
  /** A Weapon that is a lightsaber. */
  readonly lightsaber: boolean;
  /** An Armed & Dangerous Character. */
  readonly armed: boolean;
  /** May be deployed to the Objective as pilot (YJ-CHR-05). */
  readonly racer: boolean;
  readonly podracer: boolean;
  /** Of a Podracer the number of its pilot's title (YJ-POD-05), else -1. */
  readonly racerOf: number;
  /** YJ-POD-12: 0 where the pilot has none of use. */
  readonly handling: number;
  /** May go into a battle plan from hand: a Battle card or half of one. */
  readonly battle: boolean;
  readonly effect: boolean;
  /** Of a Double Impact card the cards that it can be, else none. */
  readonly halves: readonly Definition[];
}

/** The abilities by what they are; none where the card has none of a kind. */
type ByKind = { readonly [K in AbilityKind]?: readonly Extract<Ability, { is: K }>[] | undefined };

export interface Catalogue extends Names<Definition> {
  readonly cards: readonly Definition[];
  /** A card of which nothing is known, in views: no text, no numbers. */
  readonly unknown: Definition;
  /** By their ids. A reprint has the abilities of its original. */
  readonly abilities: readonly Ability[];
  readonly byId: ReadonlyMap<string, Definition>;
  readonly version: string;
  readonly who: WhoReader;
}

const NONE = -1;
const HIGHEST_DESTINY = 6;
/** YJ-DUEL-03: of the Dark side; of the Light side all Jedi. */
const DARK_DUELISTS: readonly string[] = ['Darth Maul', 'Darth Sidious', 'Aurra Sing'];
/** YJ-CHR-05: racers in every version. */
const RACERS: readonly string[] = ['Anakin Skywalker', 'Sebulba'];
const PODRACER = /^(?<pilot>.+?)'s? Podracer$/u;

export function catalogue(cards: readonly Card[]): Catalogue {
  const who = whoReader(cards);
  const abilities: Ability[] = [];
  const definitions: Definition[] = [];
  const byId = new Map<string, Definition>();
  const titleNumbers = new Map<string, number>();

  const titleNumber = (title: string): number => {
    const key = title.toLowerCase();
    const number = titleNumbers.get(key) ?? titleNumbers.size;
    titleNumbers.set(key, number);
    return number;
  };

  const read = (card: Card): Ability[] =>
    card.text.map((sentence) => {
      const ability = { id: abilities.length, sentence, ...meaning(sentence, card, who) };
      abilities.push(ability);
      return ability;
    });

  /** The halves of a Double Impact card are cards of its side that come before it. */
  const halvesOf = (card: Card, own: readonly Ability[]): Definition[] =>
    own.flatMap((ability) => {
      if (ability.is !== 'half') return [];
      const half = definitions.find(
        (other) => other.card.side === card.side && sameTitle(other.card.title, ability.title),
      );
      if (half === undefined) throw new Error(`${card.id}: no ${card.side} card "${ability.title}" comes before it`);
      return half;
    });

  const texts = cards.map((card) => (card.reprintOf === null ? read(card) : []));
  // Every card has every kind, if only as undefined: objects of one shape are asked several times as fast.
  const none: ByKind = Object.fromEntries(abilities.map(({ is }) => [is, undefined]));

  const add = (card: Card, index: number): Definition => {
    if (card.reprintOf !== null) {
      const original = byId.get(card.reprintOf);
      if (original === undefined)
        throw new Error(`${card.id} reprints ${card.reprintOf}, which does not come before it`);
      return { ...original, index, card };
    }
    const own = texts[index]!;
    return define(card, index, own, { ...none, ...byKind(own) }, halvesOf(card, own), titleNumber);
  };

  for (const [index, card] of cards.entries()) {
    const definition = add(card, index);
    definitions.push(definition);
    byId.set(card.id, definition);
  }
  return {
    cards: definitions,
    unknown: UNKNOWN_CARD,
    abilities,
    byId,
    version: hash(cards),
    who,
    ...cardNames(definitions),
  };
}

function meaning(sentence: string, card: Card, who: WhoReader): Meaning {
  try {
    return readSentence(sentence, card.type, who);
  } catch (error) {
    throw new Error(`${card.id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const byKind = (abilities: readonly Ability[]): ByKind => Object.groupBy(abilities, ({ is }) => is) as ByKind;

function define(
  card: Card,
  index: number,
  abilities: readonly Ability[],
  by: ByKind,
  halves: readonly Definition[],
  titleNumber: (title: string) => number,
): Definition {
  const { title, type, side, uniqueness } = card;
  const jedi = type === 'Character' && isA(card, 'Jedi');
  const racer = type === 'Character' && (isA(card, 'Podracer pilot') || RACERS.includes(title));
  const pilotOfIt = type === 'Weapon' ? PODRACER.exec(title)?.groups?.['pilot'] : undefined;
  const planet = PLANETS.findIndex((name) => name === card.planet);
  const is = (kind: AbilityKind): boolean => abilities.some((ability) => ability.is === kind);
  return {
    index,
    card,
    side: side === 'Dark' ? 0 : 1,
    type,
    title: titleNumber(title),
    diamond: uniqueness === 'diamond',
    stackable: uniqueness === 'stackable',
    unique: uniqueness === 'unique',
    counters: card.counters,
    power: card.power ?? NONE,
    damage: card.damage,
    destiny: card.destiny,
    planet,
    location: type === 'Location' ? (LOCATIONS[planet]?.indexOf(card.subtitle) ?? NONE) : NONE,
    bonus: card.bonus,
    abilities,
    by,
    boxes: abilities.flatMap((ability) => (ability.is === 'box' ? ability.box : [])),
    uses: abilities.flatMap((ability) => (ability.is === 'use' ? ability.uses : [])),
    fighter: type === 'Character' || type === 'Starship',
    starfighter: is('starfighter'),
    transport: is('transport'),
    jedi,
    dueling: side === 'Light' ? jedi && title !== 'Anakin Skywalker' : DARK_DUELISTS.includes(title),
    lightsaber: type === 'Weapon' && isA(card, 'lightsaber'),
    armed: card.weapon !== '',
    racer,
    podracer: pilotOfIt !== undefined,
    racerOf: pilotOfIt === undefined ? NONE : titleNumber(pilotOfIt),
    handling: racer ? handling(card.number) : 0,
    battle: type === 'Battle' || halves.some((half) => half.battle),
    effect: type === 'Effect' || halves.some((half) => half.effect),
    halves,
  };
}

const UNKNOWN_CARD: Definition = {
  ...define(
    {
      id: '',
      set: '',
      number: '',
      title: 'a card',
      subtitle: '',
      side: 'Dark',
      type: 'Objective',
      rarity: '',
      uniqueness: 'none',
      dots: [],
      counters: 0,
      destiny: [],
      power: 0,
      damage: 0,
      planet: null,
      bonus: [0, 0, 0],
      weapon: '',
      text: [],
      reprintOf: null,
    },
    NONE,
    [],
    {},
    [],
    () => NONE,
  ),
  type: 'Unknown',
  side: NONE,
  title: -2, // no card's: that of another is -1 where it belongs to none
};

/** YJ-POD-12, 13: the last digit of the number, if a destiny number can be like it. */
function handling(number: string): number {
  const digit = Number(number.at(-1));
  return digit <= HIGHEST_DESTINY ? digit : 0;
}
