/** A state with all that is needed to play it: the cards, the edition, and the index of what is live. */
import type { GameEvent, Procedures, Table as KernelTable } from '@dejarik/kernel';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { Edition } from './edition.ts';
import type { Live } from './live.ts';
import { ABOARD, BENEATH, BUILD, CHARACTER, inArena, type State } from './state.ts';

export interface Table extends KernelTable<State> {
  readonly state: State;
  readonly procedures: Procedures;
  events: GameEvent[] | null;
  readonly cards: Catalogue;
  readonly edition: Edition;
  readonly live: Live;
  /** How often each ability was used, when somebody counts. */
  uses: number[] | null;
  /** State rules have to be checked: set by every change that could break one. */
  unsettled: boolean;
  /** Who damaged whom in the present event window: unit and source in pairs. */
  blame: number[];
}

export const ownerOf = (s: State, card: number): number => (card < s.sizes[0]! ? 0 : 1);

export const defOf = (g: Table, card: number): Definition => g.cards.cards[g.state.def[card]!]!;

/** A unit: face up in an arena or in the build zone (TCG-ZONE-08, TCG-ZONE-20). A Pilot on a unit is none. */
export const isUnitInPlay = (s: State, card: number): boolean => {
  const zone = s.zone[card]!;
  return inArena(zone) || (zone === BUILD && s.down[card] === 0);
};

/** The zone a card is in, a Pilot or a card of a stack being where its unit is. */
export function placeOf(s: State, card: number): number {
  let at = card;
  while (s.zone[at] === ABOARD || s.zone[at] === BENEATH) at = s.on[at]!;
  return s.zone[at]!;
}

/** Every unit of a seat with its Pilot (TCG-UNIQ-18): in the arenas, and retreated. */
export function faceUp(s: State, seat: number): number[] {
  const found: number[] = [];
  const add = (unit: number): void => {
    found.push(unit);
    if (s.pilot[unit]! >= 0) found.push(s.pilot[unit]!);
  };
  for (let arena = 0; arena <= CHARACTER; arena++) for (const unit of s.arena[seat * 3 + arena]!) add(unit);
  for (const unit of s.build[seat]!) if (s.down[unit] === 0) add(unit);
  return found;
}

export const arenaUnits = (s: State, seat: number, arena: number): number[] => s.arena[seat * 3 + arena]!;

export function countUse(g: Table, ability: number): void {
  if (g.uses !== null) g.uses[ability] = (g.uses[ability] ?? 0) + 1;
}
