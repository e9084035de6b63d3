/** A state with all that is needed to play it, and the questions every rule asks of it. */
import type { GameEvent, Procedures, Table as KernelTable } from '@dejarik/kernel';
import type { Ability, AbilityKind } from '../cards/ability.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { State } from './state.ts';

export interface Table extends KernelTable<State> {
  readonly state: State;
  readonly procedures: Procedures;
  events: GameEvent[] | null;
  readonly cards: Catalogue;
  /** How often each ability was used, when somebody counts. */
  uses: number[] | null;
}

export const ownerOf = (s: State, card: number): number => (card < s.sizes[0]! ? 0 : 1);

export const defOf = (g: Table, card: number): Definition => g.cards.cards[g.state.def[card]!]!;

export const abilityOf = <K extends AbilityKind>(
  def: Definition,
  kind: K,
): Extract<Ability, { readonly is: K }> | undefined => def.by[kind]?.[0];

export const abilitiesOf = <K extends AbilityKind>(
  def: Definition,
  kind: K,
): readonly Extract<Ability, { readonly is: K }>[] =>
  (def.by[kind] ?? NONE) as readonly Extract<Ability, { readonly is: K }>[];

const NONE: readonly Ability[] = [];

export function countUse(g: Table, ability: Ability): void {
  if (g.uses !== null) g.uses[ability.id] = (g.uses[ability.id] ?? 0) + 1;
}

/** What the card is while it lies on a planet as an Effect: itself, or the Effect half of a Double Impact card. */
export const effectOf = (def: Definition): Definition =>
  def.halves.length === 0 ? def : (def.halves.find(({ type }) => type === 'Effect') ?? def);

/** The seat's Characters and Weapons on a planet. */
export const cardsAt = (s: State, seat: number, planet: number): number[] => s.planet[seat * 3 + planet]!;

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
  const card = g.state.effects[seat * 3 + planet]![0];
  return card === undefined || g.state.down[card] === 1 ? undefined : effectOf(defOf(g, card));
}

export const isHidden = (s: State, seat: number, planet: number): boolean =>
  s.planet[seat * 3 + planet]!.some((card) => s.down[card] === 1) ||
  s.effects[seat * 3 + planet]!.some((card) => s.down[card] === 1);

/** Cards left to draw: the lap cards are drawn when nothing else is left (YJ-POD-20). */
export const cardsLeft = (s: State, seat: number): number => s.deck[seat]!.length + s.laps[seat]!.length;

/** A Double Impact card is played as this half of it. */
export function noteHalf(g: Table, def: Definition, half: Definition): void {
  for (const ability of abilitiesOf(def, 'half')) if (ability.title === half.card.title) countUse(g, ability);
}
