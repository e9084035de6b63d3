/** A state with all that is needed to play it: the cards, the edition, and the index of what is live. */
import type { Table as KernelTable } from '@dejarik/kernel';
import { type Catalogue, type Definition, UNKNOWN_CARD } from '../cards/catalogue.ts';
import type { Compiled } from '../language/meaning.ts';
import type { Edition } from './edition.ts';
import type { Event } from './event.ts';
import type { Live } from './live-index.ts';
import { nextPilot } from './moves.ts';
import { ABOARD, arenaAt, BENEATH, BUILD, CHARACTER, inArena, type State } from './state.ts';
import { ATTACHED } from './state-expanded.ts';
import { primaryOf } from './teams.ts';

export interface Table extends KernelTable<State> {
  events: Event[] | null;
  readonly cards: Catalogue;
  readonly edition: Edition;
  readonly live: Live;
  /** How often each ability was used, when somebody counts. */
  uses: number[] | null;
  /** State rules have to be checked: set by every change that could break one. */
  unsettled: boolean;
  /** A unit came into play or changed its top card: two of a unique kind have to be looked for. */
  newUniques: boolean;
  /** The unit whose new top card has just taken it to another arena, or -1. */
  turned: number;
  /** Who damaged whom in the present event window: unit and source in pairs. */
  blame: number[];
  /** The numbers and keywords of units that are being worked out: one that comes to ask for itself stops there. */
  readonly asking: number[];
}

/** What the card is; in a view, where it may be hidden, the card of which nothing is known. */
export const defOf = (g: Table, card: number): Definition => g.cards.cards[g.state.def[card]!] ?? UNKNOWN_CARD;

/** Seats sit in the order in which their sides act, which `Edition.seating` sees to (TCG-PRIME-02, TCG-PRIME-03). */
export const FIRST_SEAT = 0;
/** Who decides for the last in side order. */
export const lastSeat = (s: State): number => primaryOf(s, s.seats.length - 1);

/** The seat that plays a side, or -1. */
export function seatPlaying({ seats }: State, side: number): number {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.side === side) return seat;
  return -1;
}

/** A unit: face up in an arena or in the build zone (TCG-ZONE-08, TCG-ZONE-20). A Pilot on a unit is none. */
export const isUnitInPlay = (s: State, card: number): boolean => {
  const zone = s.zone[card]!;
  return inArena(zone) || (zone === BUILD && s.down[card] === 0);
};

/** A unit, or a Pilot on one. */
export const isInPlay = (s: State, card: number): boolean => isUnitInPlay(s, card) || s.zone[card] === ABOARD;

/** The zone a card is in; a Pilot, Equipment or a card of a stack is where its unit is. */
export function placeOf(s: State, card: number): number {
  let at = card;
  while (s.zone[at] === ABOARD || s.zone[at] === BENEATH || s.zone[at] === ATTACHED) at = s.on[at]!;
  return s.zone[at]!;
}

export const arenaUnits = (s: State, seat: number, arena: number): number[] => s.arena[arenaAt(seat, arena)]!;

/** Every unit of a seat with its Pilot (TCG-UNIQ-18): in the arenas, and retreated. */
export function faceUp(s: State, seat: number): number[] {
  const found: number[] = [];
  for (let arena = 0; arena <= CHARACTER; arena++) {
    const units = arenaUnits(s, seat, arena);
    for (let i = 0; i < units.length; i++) addWithPilot(s, units[i]!, found);
  }
  for (const unit of s.build[seat]!) if (s.down[unit] === 0) addWithPilot(s, unit, found);
  return found;
}

/** The first unit or Pilot of the seat, in the order of `faceUp`, that is such a one; or -1. */
export function findFaceUp(s: State, seat: number, isSuch: (unit: number) => boolean): number {
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(s, seat, arena)) {
      if (isSuch(unit)) return unit;
      for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) if (isSuch(pilot)) return pilot;
    }
  for (const unit of s.build[seat]!) {
    if (s.down[unit] === 1) continue;
    if (isSuch(unit)) return unit;
    for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) if (isSuch(pilot)) return pilot;
  }
  return -1;
}

/** The first two of these cards that bear one unique name (TCG-UNIQ-02), the one that is there longer first; or null. */
export function uniquePair(g: Table, cards: readonly number[]): readonly [number, number] | null {
  const { since } = g.state;
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    const { uniqueName } = defOf(g, card);
    if (uniqueName === '') continue;
    for (let j = 0; j < i; j++) {
      const other = cards[j]!;
      if (defOf(g, other).uniqueName === uniqueName)
        return since[other]! <= since[card]! ? [other, card] : [card, other];
    }
  }
  return null;
}

function addWithPilot(s: State, unit: number, found: number[]): void {
  found.push(unit);
  for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) found.push(pilot);
}

export function countUse(g: Table, ability: number): void {
  if (g.uses !== null) g.uses[ability] = (g.uses[ability] ?? 0) + 1;
}

/** The ability is played in this way, perhaps by another line of the card: Enhance, Meditate. */
export function countPlay(g: Table, card: number, { id, modes }: Compiled, way: number | undefined): void {
  if (g.uses === null) return;
  countUse(g, id);
  const mode = way === undefined ? undefined : modes[way];
  const by = mode?.enhanced ?? mode?.meditated;
  if (by !== undefined) for (const line of defOf(g, card).abilities) if (line.tree === by) countUse(g, line.id);
}
