/** Boosters of the game, and what sealed and draft players make of them (TCG-MODE-02, TCG-MODE-03). */
import {
  type Deck,
  type LimitedPlay,
  type NamedSet,
  onceFor,
  type OrganisedPlay,
  type PackDefinition,
  type PlayFormat,
} from '@dejarik/kernel';
import { ARENAS, title } from '../cards/card.ts';
import { type Catalogue, type Definition, isPlayedBy } from '../cards/catalogue.ts';
import { EXPANSIONS, faultsInFormat, type FormatRules, formatsBy, UNNUMBERED } from './formats.ts';

/** How many cards and units a deck needs, and in which shares, is for the event to say (TCG-MODE-02). */
const WAIVED = ['TCG-DECK-01', 'TCG-DECK-04', 'TCG-DECK-05', 'TCG-DECK-09'];

/** A booster of eleven cards. */
const SLOTS: PackDefinition['slots'] = [
  { rarities: ['R'], count: 1 },
  { rarities: ['U'], count: 3 },
  { rarities: ['C'], count: 7 },
];

/** The sets of which there are cards of each rarity; promotional cards are in no booster. */
function packsOf({ cards }: Catalogue): PackDefinition[] {
  const has = (set: string, rarities: readonly string[]): boolean =>
    cards.some(({ card }) => card.set === set && rarities.includes(card.rarity));
  return EXPANSIONS.filter(({ code }) => SLOTS.every(({ rarities }) => has(code, rarities))).map(({ code, name }) => ({
    id: code,
    name,
    sets: [code],
    slots: SLOTS,
  }));
}

const BATTLE_WORTH = 5;
const MISSION_WORTH = 4;
const ABILITY = 0.7;
/** What ten of speed are worth beside a die of power. */
const SPEED = 1 / 20;
const HEALTH = 0.9;
const COST = 0.9;
/** As many units a drafter wants in each arena for each side, and how much each that is missing counts. */
const WANTED = 6;
const MISSING = 0.4;

/** What is on the table for what it costs to get it there; texts count for something whatever they say. */
function printedWorth({ card, unit }: Definition): number {
  if (!unit) return card.type === 'Battle' ? BATTLE_WORTH : MISSION_WORTH;
  const body = card.power + HEALTH * card.health + SPEED * card.speed;
  return body + ABILITY * card.abilities.length - COST * card.cost;
}

const isPlayable = ({ card }: Definition): boolean => card.unplayable === undefined;

/** So much of a deck are units, in equal parts for the arenas. */
const UNITS = 0.75;

function build(cards: Catalogue, pool: readonly string[], side: number, size: number): Deck {
  const own = pool
    .flatMap((id) => cards.byId.get(id) ?? [])
    .filter((definition) => isPlayedBy(definition, side) && isPlayable(definition))
    .toSorted((a, b) => printedWorth(b) - printedWorth(a));
  const ofArena = Math.ceil((UNITS * size) / ARENAS.length);
  // Every card of the pool is a card of its own, also where there are copies of it.
  const units = new Set(
    ARENAS.flatMap((_, arena) =>
      own.flatMap((definition, place) => (definition.arena === arena ? [place] : [])).slice(0, ofArena),
    ),
  );
  const others = [...own.keys()].filter((place) => !units.has(place)).slice(0, Math.max(0, size - units.size));
  const chosen = [...units, ...others].map((place) => own[place]!);
  return {
    name: 'Limited',
    cards: [...Map.groupBy(chosen, ({ card }) => card.id)].map(([id, all]) => ({ id, copies: all.length })),
  };
}

function limitedPlay(cards: Catalogue): LimitedPlay {
  const wanting = (definition: Definition, pool: readonly string[]): number => {
    if (!definition.unit) return 0;
    const alike = pool.filter((id) => {
      const other = cards.byId.get(id);
      return other !== undefined && other.arena === definition.arena && other.side === definition.side;
    });
    return MISSING * Math.max(0, WANTED - alike.length);
  };
  return {
    cards: cards.cards.map(({ card: { id, set, rarity } }) => ({ id, set, rarity })),
    packs: packsOf(cards),
    worth(id, pool) {
      const definition = cards.byId.get(id);
      return definition === undefined || !isPlayable(definition)
        ? -1
        : printedWorth(definition) + wanting(definition, pool);
    },
    build: (pool, side, size) => build(cards, pool, side, size),
    isFor(id, side) {
      const definition = cards.byId.get(id);
      return definition !== undefined && isPlayedBy(definition, side);
    },
    rules: { sealed: 'TCG-MODE-02', draft: 'TCG-MODE-03' },
    waived: WAIVED,
  };
}

/** All sets that anybody printed, and those that only the catalogue has. */
function setsOf({ cards }: Catalogue): NamedSet[] {
  const printed = [...EXPANSIONS, ...UNNUMBERED];
  const others = new Set(cards.map(({ card }) => card.set).filter((set) => printed.every(({ code }) => code !== set)));
  return [...printed, ...[...others].map((code) => ({ code, name: code }))];
}

export const organisedPlay = onceFor((cards: Catalogue): OrganisedPlay => {
  const cardOf = (id: string) => {
    const card = cards.byId.get(id)?.card;
    return card && { set: card.set, title: title(card), type: card.type, subtypes: card.subtypes };
  };
  return {
    formats: formatsBy(),
    sets: setsOf(cards),
    faults: (deck: Deck, format: PlayFormat) => faultsInFormat(cardOf, deck, format as PlayFormat<FormatRules>),
    limited: limitedPlay(cards),
  };
});
