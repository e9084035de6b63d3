/** Boosters of the game, and what sealed and draft players make of them (CCG-DCK-09). */
import { type Deck, type LimitedPlay, onceFor, type OrganisedPlay, type PackDefinition } from '@dejarik/kernel';
import { canStartAlone, STATS, type Stat } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { ONE } from '../exact.ts';

/** How many cards a deck needs is for the event to say. */
const WAIVED = ['CCG-DCK-01'];

/** A booster of fifteen cards. */
const SLOTS: PackDefinition['slots'] = [
  { rarities: ['R1', 'R2'], count: 1 },
  { rarities: ['U1', 'U2'], count: 3 },
  { rarities: ['C1', 'C2', 'C3'], count: 11 },
];

const PACKS: readonly PackDefinition[] = [
  { id: 'PRE', name: 'Premiere', sets: ['PRE'], slots: SLOTS },
  { id: 'ANH', name: 'A New Hope', sets: ['ANH'], slots: SLOTS },
];

/** A C3 is three times on the sheet of commons, a C1 once. */
const timesOf = (rarity: string): number => Number(rarity.slice(1));

/** What is worth about as much as a character of power 3. */
const OTHER_WORTH = 1.5;
const ICON_WORTH = 2;
const ABILITY = 0.5;
/** A weapon needs a bearer, a starship a system. */
const NEEDS_ANOTHER = 1.5;
const COST = 0.5;
/** As many locations of a side a drafter wants, and how much each that is missing counts. */
const WANTED = 8;
const MISSING = 0.6;

const isLocation = ({ type }: Definition): boolean => type === 'Location';

const printed = ({ numbers }: Definition, stat: Stat): number => Math.max(0, numbers[STATS.indexOf(stat)]!) / ONE;

/** What it brings to the table for what it costs. Force icons of the own side come first: by them all else is paid for. */
function printedWorth(def: Definition): number {
  const { type, card, icons, side } = def;
  if (isLocation(def)) return canStartAlone(card) ? ICON_WORTH * icons[side]! : 0;
  const body = printed(def, 'power') + ABILITY * printed(def, 'ability') - COST * printed(def, 'deploy');
  if (type === 'Character') return body + 1;
  if (type === 'Starship' || type === 'Vehicle') return body - NEEDS_ANOTHER;
  if (type === 'Weapon' || type === 'Device') return OTHER_WORTH - NEEDS_ANOTHER;
  return OTHER_WORTH;
}

/** So much of a deck are locations, and characters. */
const LOCATIONS = 0.2;
const CHARACTERS = 0.5;

function build(cards: Catalogue, pool: readonly string[], side: number, size: number): Deck {
  const own = pool
    .flatMap((id) => cards.byId.get(id) ?? [])
    .filter((def) => def.side === side)
    .toSorted((a, b) => printedWorth(b) - printedWorth(a));
  // Every card of the pool is a card of its own, also where there are copies of it.
  const chosen = new Set<number>();
  const take = (count: number, meant: (def: Definition) => boolean): void => {
    const fitting = [...own.keys()].filter((place) => !chosen.has(place) && meant(own[place]!));
    for (const place of fitting.slice(0, Math.max(0, count))) chosen.add(place);
  };
  // A location is on the table once.
  const places = new Set(own.filter((def) => isLocation(def) && canStartAlone(def.card)));
  for (const def of [...places].slice(0, Math.ceil(LOCATIONS * size))) take(1, (other) => other === def);
  take(Math.ceil(CHARACTERS * size), ({ type }) => type === 'Character');
  take(size - chosen.size, (def) => !isLocation(def));
  take(size - chosen.size, () => true);
  const all = [...chosen].map((place) => own[place]!.card.id);
  return {
    name: 'Limited',
    cards: [...Map.groupBy(all, (id) => id)].map(([id, copies]) => ({ id, copies: copies.length })),
  };
}

function worth(cards: Catalogue, id: string, pool: readonly string[]): number {
  const def = cards.byId.get(id);
  if (def === undefined) return -1;
  if (!isLocation(def)) return printedWorth(def);
  const had = pool.filter((other) => {
    const one = cards.byId.get(other);
    return one?.side === def.side && isLocation(one);
  });
  return printedWorth(def) + MISSING * Math.max(0, WANTED - had.length);
}

/** All cards of the game are of one format; its boosters are here. */
export const organisedPlay = onceFor((cards: Catalogue): OrganisedPlay & { readonly limited: LimitedPlay } => ({
  formats: [],
  sets: [],
  faults: () => [],
  limited: {
    cards: cards.cards.map(({ card: { id, set, rarity } }) => ({ id, set, rarity, times: timesOf(rarity) })),
    packs: PACKS,
    worth: (id, pool) => worth(cards, id, pool),
    build: (pool, side, size) => build(cards, pool, side, size),
    isFor: (id, side) => cards.byId.get(id)?.side === side,
    rules: { sealed: 'CCG-DCK-09', draft: 'CCG-DCK-09' },
    waived: WAIVED,
  },
}));
