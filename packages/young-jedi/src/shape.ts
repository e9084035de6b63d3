/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { list, object, orNull, positionShape, type Shape, text, truth, whole } from '@dejarik/kernel';
import { DUEL_PILE, EVEN_UP, FOR_POWER, MOST_CARDS } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const SEATS = 2;
const PLANETS = 3;

/** The parts of a state with this many cards. */
export function stateShape({ procedures, cards }: Table, size: number): Readonly<Record<string, Shape>> {
  const seat = whole(0, SEATS - 1);
  const nobodyOrSeat = whole(-1, SEATS - 1);
  const planet = whole(0, PLANETS - 1);
  const nowhereOrPlanet = whole(-1, PLANETS - 1);
  const card = whole(0, size - 1);
  const noneOrCard = whole(-1, size - 1);
  const def = whole(0, cards.cards.length - 1);
  const noneOrDef = whole(-1, cards.cards.length - 1);
  const ability = whole(0, cards.abilities.length - 1);
  const flag = whole(0, 1);
  const count = whole(0);
  const someCards = list(card);
  const bySeat = (shape: Shape): Shape => list(shape, SEATS);
  const byPlanet = (shape: Shape): Shape => list(shape, PLANETS);
  const column = (shape: Shape): Shape => list(shape, size);
  const camp = object({
    cards: someCards,
    weapons: someCards,
    dots: list(count),
    cubes: list(count),
    aside: someCards,
    disarmed: someCards,
    battleCards: someCards,
    battle: noneOrCard,
    form: noneOrDef,
    stays: noneOrDef,
    draws: list(object({ def, n: whole(), purpose: whole(0, FOR_POWER) })),
    bonus: whole(),
    stakes: bySeat(whole()),
  });
  return {
    ...positionShape(procedures, SEATS),
    edition: text,
    sizes: bySeat(whole(0, MOST_CARDS)),
    def: column(def),
    zone: column(whole(0, DUEL_PILE)),
    down: column(flag),
    deck: bySeat(someCards),
    hand: bySeat(someCards),
    discard: bySeat(someCards),
    planet: list(someCards, SEATS * PLANETS),
    effects: list(someCards, SEATS * PLANETS),
    hyperspace: bySeat(someCards),
    race: bySeat(someCards),
    laps: bySeat(someCards),
    lapTokens: bySeat(count),
    thrust: bySeat(count),
    raced: bySeat(whole(0, 3)),
    locations: someCards,
    current: nowhereOrPlanet,
    control: byPlanet(nobodyOrSeat),
    surrendered: byPlanet(flag),
    turnsHere: bySeat(count),
    turn: count,
    acting: nobodyOrSeat,
    step: whole(0, EVEN_UP),
    spent: count,
    raised: flag,
    lapsPlayed: count,
    thrusted: flag,
    refuelled: flag,
    used: someCards,
    fought: list(def),
    surrenders: flag,
    evacuating: nowhereOrPlanet,
    drawing: flag,
    battle: orNull(
      object({
        attacker: seat,
        ships: truth,
        planet,
        plan: bySeat(someCards),
        fights: bySeat(count),
        staying: bySeat(object({ card: noneOrCard, weapons: someCards, form: noneOrDef })),
        firm: bySeat(truth),
      }),
    ),
    fight: orNull(object({ duel: truth, ships: truth, planet, attacker: seat, camps: bySeat(camp) })),
    duel: orNull(
      object({
        initiator: seat,
        hand: bySeat(someCards),
        pile: bySeat(someCards),
        hits: bySeat(count),
        attacker: seat,
        attack: noneOrCard,
        n: whole(),
      }),
    ),
    waiting: list(object({ ability, seat, card: noneOrCard, about: noneOrCard })),
    idleTurns: count,
    progress: count,
  };
}
