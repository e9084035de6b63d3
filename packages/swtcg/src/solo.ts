/**
 * Flying Solo (TCG-SOLO): one player, no decks. The units of both sides are laid out in their arenas, and the game begins
 * with the first turn; the player answers for both seats.
 */
import { column, seeded, shufflePile } from '@dejarik/kernel';
import { ARENAS, SIDE_NUMBER } from './cards/card.ts';
import type { Catalogue } from './cards/catalogue.ts';
import type { Edition } from './rules/edition.ts';
import { attach, goAboard, intoStack, move } from './rules/moves.ts';
import { DECK, emptyState, PLAYED, type State } from './rules/state.ts';
import { EVENT_ZONE, LOCATION, RESOURCE_ZONE } from './rules/state-expanded.ts';
import { soloFaults } from './solo/check.ts';
import { type SoloLayout, type SoloSide, type SoloUnit, unitsOf } from './solo/layout.ts';

export { soloFaults } from './solo/check.ts';
export { dealSolo, matchSolo, soloCards, type SoloDealing, soloUnits } from './solo/deal.ts';
export { pileCost, type SoloLayout, type SoloSide, type SoloUnit, soloUnitCost } from './solo/layout.ts';

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
