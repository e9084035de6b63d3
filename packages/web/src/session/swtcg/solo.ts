/** Flying Solo for the page: what fits where, what it costs, layouts by chance, and the game that begins with one. */
import {
  pileCost,
  type SoloLayout,
  type SoloSide,
  type SoloUnit,
  soloFaults,
  soloUnitCost,
  startSolo,
} from '@dejarik/swtcg/solo';
import { below, type DeckFault, type RandomState, seeded, shuffle } from '@dejarik/kernel';
import type { PageMode } from '../game.ts';
import {
  type Arena,
  type Catalogue,
  type Definition,
  EDITIONS,
  type Edition,
  type State,
  type Swtcg,
} from './engine.ts';

export type { SoloLayout, SoloSide, SoloUnit };

/** The rulebook that has it. */
const EDITION = 'x';
const SOLO_ARENAS: readonly Arena[] = ['Space', 'Ground', 'Character'];
/** More than a table has room for. */
const MOST_UNITS = 12;

type Side = 'Dark' | 'Light';

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

interface SoloDeal {
  readonly side: Side;
  /** In each arena. */
  readonly units: number;
  /** Cards of a draw pile; 0: none. */
  readonly pile: number;
  readonly seed: string;
}

/** What the page can ask, by name: what is told, and what comes back. */
export interface SoloRequests {
  cards: { about: Side; result: SoloCards };
  extras: { about: { readonly side: Side; readonly arena: Arena; readonly unit: SoloUnit }; result: SoloExtras };
  judge: { about: { readonly layout: SoloLayout; readonly long: boolean }; result: SoloJudgement };
  deal: { about: SoloDeal; result: SoloLayout };
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

/** The cards that a player of this side may lay out. */
const ofSide = ({ cards }: Solo, side: Side): Definition[] =>
  cards.cards.filter(({ card }) => (card.side === side || card.side === 'Neutral') && card.unplayable === undefined);

const soloAnswers: {
  readonly [R in keyof SoloRequests]: (solo: Solo, about: SoloRequests[R]['about']) => SoloRequests[R]['result'];
} = {
  cards(solo, side) {
    const own = ofSide(solo, side);
    const ids = (fits: (definition: Definition) => boolean): string[] => own.filter(fits).map(({ card }) => card.id);
    const ofType = (type: string): string[] => ids(({ card }) => card.type === type);
    return {
      units: byArena((_, place) => ids(({ unit, arenas }) => unit && arenas.includes(place))),
      events: ofType('Event'),
      resources: ofType('Resource'),
      locations: byArena((_, place) => ids(({ card, arenas }) => card.type === 'Location' && arenas.includes(place))),
    };
  },
  extras(solo, { side, arena, unit }) {
    const { under = [], pilots = [], equipment = [] } = unit;
    const other: SoloSide = { side: side === 'Dark' ? 'Light' : 'Dark', units: NO_UNITS };
    const fits = (changed: SoloUnit): boolean => {
      const you: SoloSide = { side, units: { ...NO_UNITS, [arena]: [changed] } };
      // What the opponent has to match comes later.
      return soloFaults(solo.cards, solo.edition, { you, opponent: other }).every(
        ({ rule }) => rule === 'TCG-SOLO-02' || rule === 'TCG-SOLO-03',
      );
    };
    const own = ofSide(solo, side).map(({ card }) => card);
    const ids = (put: (id: string) => SoloUnit): string[] => own.map(({ id }) => id).filter((id) => fits(put(id)));
    return {
      under: ids((id) => ({ ...unit, under: [...under, id] })),
      pilots: ids((id) => ({ ...unit, pilots: [...pilots, { card: id }] })),
      equipment: own.filter(({ type, id }) => type === 'Equipment' && !equipment.includes(id)).map(({ id }) => id),
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
  deal(solo, { side, units, pile, seed }) {
    const random = seeded(seed);
    const count = Math.min(MOST_UNITS, Math.max(0, units));
    const names = new Set<string>();
    const you: SoloSide = {
      side,
      units: byArena((_, place) => {
        const laid: SoloUnit[] = [];
        while (laid.length < count) laid.push(drawUnit(solo, side, place, names, random));
        return laid;
      }),
      pile: drawPile(solo, side, pile, random),
    };
    const other = side === 'Dark' ? 'Light' : 'Dark';
    const opponent = { side: other, units: NO_UNITS, pile: drawPile(solo, other, pile, random) } as const;
    return { you, opponent: { ...opponent, units: matched(solo, you, other, names, random) } };
  },
  match(solo, { layout, seed }) {
    const { you, opponent } = layout;
    const units = matched(solo, you, opponent.side as Side, new Set(), seeded(seed));
    return { ...layout, opponent: { ...opponent, units } };
  },
};

/** Units that cost together as much as the player's, arena by arena, or a little more (TCG-SOLO-02). */
const matched = (solo: Solo, you: SoloSide, side: Side, names: Set<string>, random: RandomState): SoloSide['units'] =>
  byArena((arena, place) => {
    const laid: SoloUnit[] = [];
    const cost = (units: readonly SoloUnit[]): number =>
      units.reduce((sum, unit) => sum + soloUnitCost(solo.cards, unit), 0);
    for (let left = cost(you.units[arena]); left > 0; left = cost(you.units[arena]) - cost(laid))
      laid.push(drawUnit(solo, side, place, names, random, left));
    return laid;
  });

/** Nothing that is one of a kind twice: such units would only fight over who may stay. */
function drawUnit(
  solo: Solo,
  side: Side,
  arena: number,
  names: Set<string>,
  random: RandomState,
  left = Number.POSITIVE_INFINITY,
): SoloUnit {
  const all = ofSide(solo, side).filter(({ unit, arenas, cost }) => unit && arenas.includes(arena) && cost > 0);
  const free = all.filter(({ uniqueName }) => uniqueName === '' || !names.has(uniqueName));
  const among = free.length > 0 ? free : all;
  const fitting = among.filter(({ cost }) => cost <= left);
  // Where none is cheap enough, the cheapest is the least too much.
  const cheapest = among.reduce((least, one) => (one.cost < least.cost ? one : least), among[0]!);
  const drawn = fitting.length === 0 ? cheapest : fitting[below(random, fitting.length)]!;
  if (drawn.uniqueName !== '') names.add(drawn.uniqueName);
  return { card: drawn.card.id };
}

/** Battle and Mission cards, which make the shorter game (TCG-SOLO-06). */
function drawPile(solo: Solo, side: Side, count: number, random: RandomState): string[] {
  const all = ofSide(solo, side).filter(({ card }) => card.type === 'Battle' || card.type === 'Mission');
  const ids = all.map(({ card }) => card.id);
  shuffle(random, ids);
  return ids.slice(0, count);
}

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
