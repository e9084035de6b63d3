/**
 * Flying Solo (TCG-SOLO): one player, no decks. The units of both sides are laid out in their arenas, and the game begins
 * with the first turn; the player answers for both seats.
 */
import { column, type DeckFault, seeded, shufflePile } from '@dejarik/kernel';
import { ARENAS, type Arena, SIDE_NUMBER, title } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import type { Edition } from './rules/edition.ts';
import { attach, goAboard, intoStack, move } from './rules/moves.ts';
import { CHARACTER, DECK, emptyState, PLAYED, type State } from './rules/state.ts';
import { EVENT_ZONE, LOCATION, RESOURCE_ZONE } from './rules/state-expanded.ts';

/** A unit, by the id of its top card. */
export interface SoloUnit {
  readonly card: string;
  /** The other cards of its stack. */
  readonly under?: readonly string[];
  readonly pilots?: readonly SoloUnit[];
  readonly equipment?: readonly string[];
}

export interface SoloSide {
  readonly side: 'Dark' | 'Light' | 'Yuuzhan Vong';
  readonly units: Readonly<Record<Arena, readonly SoloUnit[]>>;
  readonly event?: string;
  readonly resource?: string;
  /** The draw pile that stands for a deck (TCG-SOLO-04). */
  readonly pile?: readonly string[];
}

export interface SoloLayout {
  readonly you: SoloSide;
  /** The simulated opponent. */
  readonly opponent: SoloSide;
  /** At most one an arena, of either side (TCG-SOLO-03). */
  readonly locations?: Readonly<Partial<Record<Arena, { readonly card: string; readonly of: 'you' | 'opponent' }>>>;
}

/** As many cards a pile has at most in a usual game. */
const MOST_IN_PILE = 12;

const sum = <T>(list: readonly T[], of: (entry: T) => number): number => list.reduce((n, entry) => n + of(entry), 0);

const unitsOf = ({ units }: SoloSide): readonly SoloUnit[] => ARENAS.flatMap((arena) => units[arena]);

/** Its total build cost: the top card, 1 for each card beneath, and its Pilots (TCG-SOLO-02). */
export const soloUnitCost = (cards: Catalogue, { card, under = [], pilots = [] }: SoloUnit): number =>
  (cards.byId.get(card)?.cost ?? 0) + under.length + sum(pilots, (pilot) => soloUnitCost(cards, pilot));

/** Build and equip cost. */
function equipmentCost(cards: Catalogue, { equipment = [], pilots = [] }: SoloUnit): number {
  const own = sum(equipment, (id) => {
    const definition = cards.byId.get(id);
    const equip = definition?.equip?.costs ?? [];
    return (
      (definition?.cost ?? 0) +
      sum(equip, (cost) => ((cost.is === 'force' || cost.is === 'build') && typeof cost.n === 'number' ? cost.n : 0))
    );
  });
  return own + sum(pilots, (pilot) => equipmentCost(cards, pilot));
}

/** What the piles cost together: shown, and no limit (TCG-SOLO-07). */
export const pileCost = (cards: Catalogue, { pile = [] }: SoloSide): number =>
  sum(pile, (id) => cards.byId.get(id)?.cost ?? 0);

/** Every broken rule of the layout. `long`: piles may be larger than usual (TCG-SOLO-06). */
export function soloFaults(cards: Catalogue, edition: Edition, layout: SoloLayout, long = false): DeckFault[] {
  const faults: DeckFault[] = [];
  const fault = (rule: string, message: string): void => void faults.push({ rule, message });
  const { you, opponent, locations = {} } = layout;
  for (const side of [you, opponent]) checkSide(cards, edition, side, fault);
  if (you.side === opponent.side) fault('TCG-SOLO-01', 'the two sides have to be different');
  for (const arena of ARENAS) {
    const [own, other] = [you, opponent].map(({ units }) => sum(units[arena], (unit) => soloUnitCost(cards, unit)));
    if (other! < own!) fault('TCG-SOLO-02', `the opponent's ${arena} units cost ${other} together; yours cost ${own}`);
    const location = locations[arena];
    const definition = location === undefined ? undefined : cards.byId.get(location.card);
    if (
      location !== undefined &&
      (definition?.card.type !== 'Location' || !definition.arenas.includes(ARENAS.indexOf(arena)))
    )
      fault('TCG-SOLO-03', `${location.card} is no Location of ${arena}`);
  }
  const [worn, theirs] = [you, opponent].map((side) => sum(unitsOf(side), (unit) => equipmentCost(cards, unit)));
  if (theirs! < worn!) fault('TCG-SOLO-03', `the opponent's Equipment costs ${theirs} in all; yours costs ${worn}`);
  const resourceCost = ({ resource = '' }: SoloSide): number => cards.byId.get(resource)?.cost ?? 0;
  if (resourceCost(opponent) < resourceCost(you)) fault('TCG-SOLO-03', "the opponent's Resource costs less than yours");
  if (!long)
    for (const { side, pile = [] } of [you, opponent])
      if (pile.length > MOST_IN_PILE)
        fault('TCG-SOLO-04', `the ${side} draw pile has ${pile.length} cards; it has ${MOST_IN_PILE} at most`);
  return faults;
}

type Fault = (rule: string, message: string) => void;

const extraPilots = ({ statics }: Definition): number =>
  sum(statics, ({ tree }) =>
    tree.is === 'static' ? tree.rules.filter(({ rule }) => rule === 'extraPilot').length : 0,
  );

function checkSide(cards: Catalogue, { pilotLimit, stackLimit }: Edition, side: SoloSide, fault: Fault): void {
  const number = SIDE_NUMBER[side.side];
  const known = (id: string): Definition | undefined => {
    const definition = cards.byId.get(id);
    if (definition === undefined) fault('TCG-DECK-22', `${id} is not a card of the catalogue`);
    else if (definition.side !== number && definition.card.side !== 'Neutral')
      fault('TCG-SOLO-01', `${title(definition.card)} is no card of the ${side.side} side`);
    return definition;
  };
  const check = (unit: SoloUnit, place: number, fits: (definition: Definition) => boolean): void => {
    const top = known(unit.card);
    if (top === undefined) return;
    const { under = [], pilots = [], equipment = [] } = unit;
    if (!top.unit || !fits(top)) fault('TCG-SOLO-01', `${title(top.card)} cannot be there`);
    const stack = under.map(known);
    const names = new Set([top, ...stack].map((card) => (card === undefined ? '' : title(card.card))));
    if (
      under.length >= stackLimit ||
      names.size <= under.length ||
      stack.some((card) => card?.uniqueName !== top.uniqueName)
    )
      fault('TCG-SOLO-01', `${title(top.card)} is no stack of different versions of one unique card`);
    const most = top.words.has('Droid') ? 0 : pilotLimit(top.words) + extraPilots(top); // TCG-PILOT-03, TCG-PILOT-06
    if (pilots.length > most) fault('TCG-SOLO-01', `${title(top.card)} does not take so many Pilots`);
    for (const pilot of pilots)
      check(pilot, CHARACTER, ({ piloting }) =>
        piloting.some(({ onto }) => onto.every((word) => top.pilotedAs.has(word))),
      );
    for (const id of equipment) {
      const worn = known(id);
      if (worn?.card.type !== 'Equipment') fault('TCG-SOLO-03', `${id} is no Equipment`);
      else if (!worn.arenas.includes(place))
        fault('TCG-SOLO-03', `${title(worn.card)} does not fit ${title(top.card)}`);
    }
  };
  ARENAS.forEach((arena, place) => {
    for (const unit of side.units[arena]) check(unit, place, ({ arenas }) => arenas.includes(place));
  });
  for (const [id, type] of [
    [side.event, 'Event'],
    [side.resource, 'Resource'],
  ] as const)
    if (id !== undefined && known(id)?.card.type !== type) fault('TCG-SOLO-03', `${id} is no ${type}`);
  for (const id of side.pile ?? []) known(id);
}

/** The state in which the first turn begins. Throws what is wrong with the layout. */
export function startSolo(
  cards: Catalogue,
  edition: Edition,
  layout: SoloLayout,
  seed: number | string,
  long = false,
): State {
  const [wrong] = soloFaults(cards, edition, layout, long);
  if (wrong !== undefined) throw new Error(`${wrong.message} (${wrong.rule})`);
  const order = (side: SoloSide): number => edition.sides.indexOf(SIDE_NUMBER[side.side]);
  const sides = [layout.you, layout.opponent].sort((one, other) => order(one) - order(other));
  const locations = ARENAS.flatMap((arena, place) => {
    const location = layout.locations?.[arena];
    return location === undefined ? [] : [{ id: location.card, side: layout[location.of], zone: LOCATION + place }];
  });
  const listed = sides.map((side) => [
    ...unitsOf(side).flatMap(cardsOf),
    ...[side.event, side.resource].filter((id) => id !== undefined),
    ...locations.filter((location) => location.side === side).map(({ id }) => id),
    ...(side.pile ?? []),
  ]);
  const owner = listed.flatMap((ids, seat) => column(ids.length, seat));
  const seats = sides.map((side, team) => ({ name: side.side, side: SIDE_NUMBER[side.side], team }));
  const def = listed.flat().map((id) => cards.byId.get(id)!.index);
  const s = emptyState(edition.id, seats, { def, owner }, edition.expanded);
  s.random = seeded(seed);
  s.zone.fill(PLAYED);
  let next = 0;
  const put = (zone: number): number => {
    move(s, next, zone);
    return next++;
  };
  const layOut = ({ under = [], pilots = [], equipment = [] }: SoloUnit, zone: number): number => {
    const unit = put(zone);
    s.since[unit] = ++s.serial;
    for (const _ of under) intoStack(s, put(PLAYED), unit, false);
    for (const pilot of pilots) goAboard(s, layOut(pilot, PLAYED), unit);
    for (const _ of equipment) attach(s, put(PLAYED), unit);
    return unit;
  };
  for (const [seat, side] of sides.entries()) {
    ARENAS.forEach((arena, place) => {
      for (const unit of side.units[arena]) layOut(unit, place);
    });
    if (side.event !== undefined) put(EVENT_ZONE);
    if (side.resource !== undefined) put(RESOURCE_ZONE);
    for (const location of locations) if (location.side === side) put(location.zone);
    for (const _ of side.pile ?? []) {
      s.zone[next] = DECK;
      s.deck[seat]!.push(next++);
    }
    shufflePile(s, s.deck[seat]!, s.random);
  }
  s.frames.push({ proc: 'game', step: edition.procedures.get('game')!.stepAt.get('play')! });
  return s;
}

const cardsOf = ({ card, under = [], pilots = [], equipment = [] }: SoloUnit): string[] => [
  card,
  ...under,
  ...pilots.flatMap(cardsOf),
  ...equipment,
];
