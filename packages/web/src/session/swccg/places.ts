/** The locations on the table in their groups, as one viewer sees them. */
import {
  AT,
  controls,
  defOf,
  hasPresence,
  iconsAt,
  isHolosite,
  isSystem,
  isVehicleSite,
  LOCATION,
  parsecOf,
  type SeenTable,
  shortTitle,
  systemOf,
  TABLE,
  totalAbility,
  totalPower,
  BLOWN_AWAY,
  whereIs,
} from './engine.ts';
import { type CardView, faceOf, type TableViewer, told, whole } from './views.ts';

export interface LocationView {
  readonly card: number;
  readonly face: string | null;
  /** The title without its system's name. */
  readonly name: string;
  readonly sign: 'system' | 'exterior' | 'interior' | 'bay' | 'vehicle' | 'holosite';
  /** Force icons, power, ability and presence by seat. */
  readonly icons: readonly number[];
  readonly power: readonly string[];
  readonly ability: readonly string[];
  readonly present: readonly boolean[];
  /** The seat that controls it, or -1. */
  readonly by: number;
  readonly blown: boolean;
  /** The cards that stand there, by the half of the table. */
  readonly sides: readonly (readonly CardView[])[];
  /** What lies on the place itself: Effects, devices, captives, what is stacked or covered. */
  readonly on: readonly CardView[];
  /** It is joined to the location left of it: adjacent sites. */
  readonly joined: boolean;
}

export interface GroupView {
  readonly system: string;
  /** -1: unknown while the system is not on the table. */
  readonly parsec: number;
  /** The system that a Death Star orbits; empty: none. */
  readonly orbits: string;
  readonly locations: readonly LocationView[];
}

const signOf = (g: SeenTable, card: number): LocationView['sign'] => {
  const { icons, title } = defOf(g, card).card;
  if (isHolosite(g, card)) return 'holosite';
  if (isSystem(g, card)) return 'system';
  if (isVehicleSite(g, card)) return 'vehicle';
  if (/docking bay/iu.test(title)) return 'bay';
  return icons.interior > 0 && icons.exterior === 0 ? 'interior' : 'exterior';
};

function locationView(viewing: TableViewer, card: number, joined: boolean): LocationView {
  const { g } = viewing;
  const s = g.state;
  const seats = [...s.seats.keys()];
  const there = viewing.cardsWith(card);
  const stands = (each: number): boolean => s.zone[each] === TABLE && s.as[each] === AT;
  return {
    card,
    face: faceOf(g, card),
    name: shortTitle(defOf(g, card).title).replace(/^[^:]+: /u, ''),
    sign: signOf(g, card),
    icons: seats.map((seat) => iconsAt(g, card, s.seats[seat]!.side)),
    power: seats.map((seat) => told(totalPower(g, seat, card))),
    ability: seats.map((seat) => told(totalAbility(g, seat, card))),
    present: seats.map((seat) => hasPresence(g, seat, card)),
    by: seats.find((seat) => controls(g, seat, card)) ?? -1,
    blown: (s.flags[card]! & BLOWN_AWAY) !== 0,
    sides: seats.map((seat) =>
      there.filter((each) => stands(each) && s.side[each] === seat).map((each) => viewing.card(each)),
    ),
    on: there.filter((each) => !stands(each)).map((each) => viewing.card(each)),
    joined,
  };
}

interface Ordered {
  readonly cards: readonly number[];
  readonly at: number;
}

/** Sites inside a vehicle stand with the group in which their vehicle is. */
function withVehicleSites(g: SeenTable): number[][] {
  const groups = g.state.groups
    .filter((group) => !group.some((card) => isVehicleSite(g, card)))
    .map((group) => [...group]);
  for (const card of g.state.groups.flat().filter((each) => isVehicleSite(g, each))) {
    const vehicle = g.state.on[card]!;
    const at = vehicle < 0 ? -1 : whereIs(g, vehicle);
    const home = groups.find((group) => group.includes(at));
    if (home === undefined) groups.push([card]);
    else home.push(card);
  }
  return groups;
}

const LAST = 1_000;

/** By parsec from left to right; a Death Star stands left of what it orbits, holosites at the far right. */
export function groupsOf(viewing: TableViewer): GroupView[] {
  const { g } = viewing;
  const s = g.state;
  const systemIn = (group: readonly number[]): number => group.find((card) => isSystem(g, card)) ?? -1;
  const isDeathStar = (group: readonly number[]): boolean => defOf(g, systemIn(group)).title === 'Death Star';
  const orderOf = (group: readonly number[]): number => {
    if (group.some((card) => isHolosite(g, card))) return LAST + 1;
    const system = systemIn(group);
    if (system < 0) return LAST;
    return isDeathStar(group) ? parsecOf(g, system) - 1 : parsecOf(g, system);
  };
  const ordered: Ordered[] = withVehicleSites(g).map((cards) => ({ cards, at: orderOf(cards) }));
  ordered.sort((a, b) => a.at - b.at);
  return ordered.map(({ cards }): GroupView => {
    const system = systemIn(cards);
    const [first] = cards;
    return {
      system: systemOf(g, first!) || shortTitle(defOf(g, first!).title),
      parsec: system < 0 ? -1 : whole(parsecOf(g, system)),
      orbits: isDeathStar(cards) && s.orbit >= 0 ? shortTitle(defOf(g, s.orbit).title) : '',
      locations: cards.map((card, i) => locationView(viewing, card, i > 0 && isJoined(g, cards[i - 1]!, card))),
    };
  });
}

/** Two sites side by side; a system, a vehicle's inside and a location alone are joined to nothing. */
const isJoined = (g: SeenTable, left: number, right: number): boolean =>
  [left, right].every((card) => !isSystem(g, card) && !isVehicleSite(g, card)) && g.state.as[left] === LOCATION;
