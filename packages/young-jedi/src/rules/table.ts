/** A state with all that is needed to play it, and the questions every rule asks of it. */
import type { Table as KernelTable } from '@dejarik/kernel';
import type { Ability, AbilityKind } from '../cards/ability.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { OBJECTIVE, placeOf, type State } from './state.ts';

export interface Table extends KernelTable<State> {
  readonly state: State;
  readonly cards: Catalogue;
  /** How often each ability was used, when somebody counts. */
  uses: number[] | null;
}

/** What the card is; in a view, one of which nothing is known. */
export const defOf = (g: Table, card: number): Definition => g.cards.cards[g.state.def[card]!] ?? g.cards.unknown;

export const abilityOf = <K extends AbilityKind>(
  def: Definition,
  kind: K,
): Extract<Ability, { readonly is: K }> | undefined => def.by[kind]?.[0];

export function countUse(g: Table, ability: Ability): void {
  if (g.uses !== null) g.uses[ability.id] = (g.uses[ability.id] ?? 0) + 1;
}

/** What the card is while it lies on a planet as an Effect: itself, or the Effect half of a Double Impact card. */
export const effectOf = (def: Definition): Definition =>
  def.halves.length === 0 ? def : (def.halves.find(({ type }) => type === 'Effect') ?? def);

/** The seat's Characters and Weapons on a planet. */
export const cardsAt = (s: State, seat: number, planet: number): number[] => s.planet[placeOf(seat, planet)]!;

/** The seat's Effect on a planet; there is one at most (YJ-EFF-02). */
export const effectsAt = (s: State, seat: number, planet: number): number[] => s.effects[placeOf(seat, planet)]!;

export const isCharacter = (g: Table, card: number): boolean => defOf(g, card).type === 'Character';

export function hasCharacter(g: Table, seat: number, planet: number): boolean {
  for (const card of cardsAt(g.state, seat, planet)) if (isCharacter(g, card)) return true;
  return false;
}

/** Which of the three locations of the current planet is the topmost one, or -1. */
export function currentLocation(g: Table): number {
  const { locations } = g.state;
  return locations.length === 0 ? -1 : defOf(g, locations[locations.length - 1]!).location;
}

/** The face-up Effect of a seat on a planet as what it is, or undefined. */
export function effectAt(g: Table, seat: number, planet: number): Definition | undefined {
  const card = effectsAt(g.state, seat, planet)?.[0];
  return card === undefined || g.state.down[card] === 1 ? undefined : effectOf(defOf(g, card));
}

export const isHidden = (s: State, seat: number, planet: number): boolean =>
  cardsAt(s, seat, planet).some((card) => s.down[card] === 1) ||
  effectsAt(s, seat, planet).some((card) => s.down[card] === 1);

/** YJ-HID-01: on the first turn at a planet everything comes face down. */
export const deploysHidden = (s: State, seat: number): boolean => s.turnsHere[seat] === 0;

/** Cards left to draw: the lap cards are drawn when nothing else is left (YJ-POD-20). */
export const cardsLeft = (s: State, seat: number): number => s.deck[seat]!.length + s.laps[seat]!.length;

/** A Double Impact card is played as this half of it. */
export function noteHalf(g: Table, def: Definition, half: Definition): void {
  for (const ability of def.by.half ?? []) if (ability.title === half.card.title) countUse(g, ability);
}

/** The seat's Boonta Eve Classic, or -1. */
export function objectiveOf(s: State, seat: number): number {
  for (let card = 0; card < s.def.length; card++) if (s.zone[card] === OBJECTIVE && s.owner[card] === seat) return card;
  return -1;
}

/** Cards that make a lap (YJ-POD-09). */
export const LAP = 6;

/** YJ-POD-24: laps times six and the cards of the present lap. */
export const progressOf = (s: State, seat: number): number => s.lapTokens[seat]! * LAP + s.laps[seat]!.length;

/** YJ-POD-05: pilot and Podracer belong together if the pilot's name is in the Podracer's title. */
export const matches = (a: Definition, b: Definition): boolean => a.racerOf === b.title || b.racerOf === a.title;
