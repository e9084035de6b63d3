/** Flying Solo for the page: what fits where, what it costs, layouts by chance, and the game that begins with one. */
import {
  dealSolo,
  matchSolo,
  pileCost,
  soloCards,
  type SoloDealing,
  type SoloLayout,
  type SoloSide,
  type SoloUnit,
  soloFaults,
  soloUnitCost,
  soloUnits,
  startSolo,
} from '@dejarik/swtcg/solo';
import type { DeckFault } from '@dejarik/kernel';
import type { PageMode } from '../game.ts';
import type { DeckSide } from '../sides.ts';
import { type Arena, type Catalogue, EDITIONS, type Edition, type State, type Swtcg } from './engine.ts';

export type { SoloLayout, SoloSide, SoloUnit };

/** The rulebook that has it. */
const EDITION = 'x';
const SOLO_ARENAS: readonly Arena[] = ['Space', 'Ground', 'Character'];
/** More than a table has room for. */
const MOST_UNITS = 12;

/** What can be laid out for a side, by id. */
export interface SoloCards {
  readonly units: Readonly<Record<Arena, readonly string[]>>;
  readonly events: readonly string[];
  readonly resources: readonly string[];
  readonly locations: Readonly<Record<Arena, readonly string[]>>;
}

/** What can be put onto a unit. */
export interface SoloExtras {
  readonly under: readonly string[];
  readonly pilots: readonly string[];
  readonly equipment: readonly string[];
}

/** Both sides in numbers: of the player, then of the opponent. */
export interface SoloJudgement {
  readonly faults: readonly DeckFault[];
  readonly costs: Readonly<Record<Arena, readonly [number, number]>>;
  readonly piles: readonly [number, number];
}

/** What the page can ask, by name: what is told, and what comes back. */
export interface SoloRequests {
  cards: { about: DeckSide; result: SoloCards };
  extras: { about: { readonly side: DeckSide; readonly arena: Arena; readonly unit: SoloUnit }; result: SoloExtras };
  judge: { about: { readonly layout: SoloLayout; readonly long: boolean }; result: SoloJudgement };
  deal: { about: SoloDealing; result: SoloLayout };
  match: { about: { readonly layout: SoloLayout; readonly seed: string }; result: SoloLayout };
}

interface Solo {
  readonly cards: Catalogue;
  readonly edition: Edition;
}

const soloOf = (game: Swtcg): Solo => ({
  cards: game.cardsOf(EDITION),
  edition: EDITIONS.find(({ id }) => id === EDITION)!,
});

const NO_UNITS = { Space: [], Ground: [], Character: [] } as const;
const byArena = <T>(of: (arena: Arena, place: number) => T): Record<Arena, T> =>
  Object.fromEntries(SOLO_ARENAS.map((arena, place) => [arena, of(arena, place)])) as Record<Arena, T>;

const soloAnswers: {
  readonly [R in keyof SoloRequests]: (solo: Solo, about: SoloRequests[R]['about']) => SoloRequests[R]['result'];
} = {
  cards({ cards }, side) {
    const own = soloCards(cards, side);
    const ofType = (type: string): string[] => own.filter(({ card }) => card.type === type).map(({ card }) => card.id);
    const inArena = (type: string, place: number): string[] => {
      const all = own.filter(({ card, arenas }) => card.type === type && arenas.includes(place));
      return all.map(({ card }) => card.id);
    };
    return {
      units: byArena((_, place) => soloUnits(cards, side, place).map(({ card }) => card.id)),
      events: ofType('Event'),
      resources: ofType('Resource'),
      locations: byArena((_, place) => inArena('Location', place)),
    };
  },
  extras({ cards, edition }, { side, arena, unit }) {
    const { under = [], pilots = [], equipment = [] } = unit;
    const other: SoloSide = { side: side === 'Light' ? 'Dark' : 'Light', units: NO_UNITS };
    const costs = new Set(['TCG-SOLO-02', 'TCG-SOLO-03']);
    const fits = (changed: SoloUnit): boolean => {
      const you: SoloSide = { side, units: { ...NO_UNITS, [arena]: [changed] } };
      // What the opponent has to match comes later.
      return soloFaults(cards, edition, { you, opponent: other }).every(({ rule }) => costs.has(rule));
    };
    const own = soloCards(cards, side);
    const ids = (put: (id: string) => SoloUnit, among = own): string[] =>
      among.map(({ card }) => card.id).filter((id) => fits(put(id)));
    const worn = own.filter(
      ({ card, arenas }) => card.type === 'Equipment' && arenas.includes(SOLO_ARENAS.indexOf(arena)),
    );
    return {
      under: ids((id) => ({ ...unit, under: [...under, id] })),
      pilots: ids((id) => ({ ...unit, pilots: [...pilots, { card: id }] })),
      equipment: ids((id) => ({ ...unit, equipment: [...equipment, id] }), worn),
    };
  },
  judge({ cards, edition }, { layout, long }) {
    const { you, opponent } = layout;
    const cost = ({ units }: SoloSide, arena: Arena): number =>
      units[arena].reduce((sum, unit) => sum + soloUnitCost(cards, unit), 0);
    return {
      faults: soloFaults(cards, edition, layout, long),
      costs: byArena((arena) => [cost(you, arena), cost(opponent, arena)] as const),
      piles: [pileCost(cards, you), pileCost(cards, opponent)],
    };
  },
  deal: ({ cards }, about) => dealSolo(cards, { ...about, units: Math.min(MOST_UNITS, Math.max(0, about.units)) }),
  match: ({ cards }, { layout, seed }) => matchSolo(cards, layout, seed),
};

export interface SoloBeginning {
  readonly layout: SoloLayout;
  /** Piles may be larger than usual. */
  readonly long: boolean;
}

const ANSWERS: ReadonlyMap<string, (solo: Solo, about: never) => unknown> = new Map(Object.entries(soloAnswers));

export const soloMode = (game: Swtcg): PageMode<State> => ({
  ask(what, about) {
    const answer = ANSWERS.get(what);
    if (answer === undefined) throw new Error(`Flying Solo has no answer to ${what}`);
    return answer(soloOf(game), about as never);
  },
  begin(about, seed) {
    const { layout, long } = about as SoloBeginning;
    const { cards, edition } = soloOf(game);
    const start = startSolo(cards, edition, layout, seed, long);
    return { edition: EDITION, decks: start.seats.map(({ name }) => ({ name, cards: [] })), start };
  },
});
