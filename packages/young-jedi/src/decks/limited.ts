/** Boosters of the game, and what sealed and draft players make of them (YJ-DECK-15). */
import {
  type Deck,
  type LimitedPlay,
  type NamedSet,
  onceFor,
  type OrganisedPlay,
  type PackDefinition,
} from '@dejarik/kernel';
import { DOTS, PLANETS } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';

/** Nobody gets as many of each colour out of boosters as every other deck has. */
const WAIVED = ['YJ-DECK-01', 'YJ-DECK-05', 'YJ-DECK-13'];

/** A booster of eleven cards. How much rarer an ultra-rare card was than a rare one, no document says. */
const SLOTS: PackDefinition['slots'] = [
  { rarities: ['Rare', 'Ultra-Rare'], count: 1 },
  { rarities: ['Uncommon'], count: 3 },
  { rarities: ['Common'], count: 7 },
];

const EXPANSIONS: readonly NamedSet[] = [
  { code: 'MDM', name: 'Menace of Darth Maul' },
  { code: 'TJC', name: 'The Jedi Council' },
  { code: 'BON', name: 'Battle of Naboo' },
  { code: 'DOTF', name: 'Duel of the Fates' },
  { code: 'BEP', name: 'Boonta Eve Podrace' },
];

const PACKS: readonly PackDefinition[] = EXPANSIONS.map(({ code, name }) => ({
  id: code,
  name,
  sets: [code],
  slots: SLOTS,
}));

/** Locations come in Starter Sets alone: the first of each planet and side. */
const locations = ({ cards }: Catalogue): Definition[] =>
  [0, 1].flatMap((side) =>
    PLANETS.flatMap(
      (_, planet) => cards.find((def) => def.type === 'Location' && def.side === side && def.planet === planet) ?? [],
    ),
  );

/** Power that is drawn is worth an average destiny. */
const DRAWN = 3;
const DAMAGE = 0.3;
const COUNTER = 0.6;
const ABILITY = 0.5;
const OTHER_WORTH = 3;
/** As many of each colour and side a drafter wants, and how much each that is missing counts. */
const WANTED = 5;
const MISSING = 0.2;

/** What it fights with, for what it costs; it takes three cards of the deck to go for the Podrace. */
function printedWorth({ type, fighter, power, damage, counters, abilities }: Definition): number {
  if (type === 'Objective') return -1;
  const body = fighter ? (power < 0 ? DRAWN : power) + DAMAGE * damage : OTHER_WORTH;
  return body + ABILITY * abilities.length - COUNTER * counters;
}

/** A Location of each planet, the best of each colour, and what else is best. */
function build(cards: Catalogue, pool: readonly string[], side: number, size: number): Deck {
  const own = pool
    .flatMap((id) => cards.byId.get(id) ?? [])
    .filter((def) => def.side === side && def.type !== 'Objective')
    .toSorted((a, b) => printedWorth(b) - printedWorth(a));
  // Every card of the pool is a card of its own, also where there are copies of it.
  const places = [...own.keys()];
  const chosen = new Set<number>();
  const take = (count: number, meant: (def: Definition) => boolean): void => {
    const fitting = places.filter((place) => !chosen.has(place) && meant(own[place]!));
    for (const place of fitting.slice(0, Math.max(0, count))) chosen.add(place);
  };
  for (const planet of PLANETS.keys()) take(1, (def) => def.type === 'Location' && def.planet === planet);
  for (const dot of DOTS) {
    const isOf = ({ card: { dots } }: Definition): boolean => dots.length === 1 && dots[0] === dot;
    const there = [...chosen].filter((place) => isOf(own[place]!)).length;
    take(Math.floor(size / DOTS.length) - there, (def) => isOf(def) && def.type !== 'Location');
  }
  take(size - chosen.size, ({ type }) => type !== 'Location');
  const all = [...chosen].map((place) => own[place]!.card.id);
  return {
    name: 'Limited',
    cards: [...Map.groupBy(all, (id) => id)].map(([id, copies]) => ({ id, copies: copies.length })),
  };
}

function worth(cards: Catalogue, id: string, pool: readonly string[]): number {
  const def = cards.byId.get(id);
  if (def === undefined) return -1;
  const [dot] = def.card.dots;
  const alike = pool.filter((other) => {
    const had = cards.byId.get(other);
    return had?.side === def.side && had.card.dots[0] === dot;
  });
  return printedWorth(def) + MISSING * Math.max(0, WANTED - alike.length);
}

/** The game's formats are its editions; its boosters are here. */
export const organisedPlay = onceFor((cards: Catalogue): OrganisedPlay & { readonly limited: LimitedPlay } => ({
  formats: [],
  sets: [],
  faults: () => [],
  limited: {
    cards: cards.cards.map(({ card: { id, set, rarity } }) => ({ id, set, rarity })),
    packs: PACKS,
    worth: (id, pool) => worth(cards, id, pool),
    build: (pool, side, size) => build(cards, pool, side, size),
    isFor: (id, side) => cards.byId.get(id)?.side === side,
    lent: locations(cards).map(({ card }) => card.id),
    rules: { sealed: 'YJ-DECK-15', draft: 'YJ-DECK-15' },
    waived: WAIVED,
  },
}));
