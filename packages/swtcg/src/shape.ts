/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { list, object, orNull, positionShape, type Shape, text, whole } from '@dejarik/kernel';
import { ATTACK_END, CHARACTER, END, ION_CANNON, MOST_CARDS, PLAYED, ROLLED, TURN_END } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const SEATS = 2;
const ARENAS = 3;

/** The parts of a state with this many cards. */
export function stateShape({ procedures, cards }: Table, size: number): Readonly<Record<string, Shape>> {
  const seat = whole(0, SEATS - 1);
  const nobodyOrSeat = whole(-1, SEATS - 1);
  const card = whole(0, size - 1);
  const noneOrCard = whole(-1, size - 1);
  const def = whole(0, cards.cards.length - 1);
  const flag = whole(0, 1);
  const count = whole(0);
  const someCards = list(card);
  const bySeat = (shape: Shape): Shape => list(shape, SEATS);
  const column = (shape: Shape): Shape => list(shape, size);
  const ability = whole(0, cards.abilities.length - 1);
  /** A text and what it has spoken of; -2: of an arena that is not to be had. */
  const spoken = {
    ability,
    seat,
    source: noneOrCard,
    it: someCards,
    arena: whole(-2, PLAYED),
    amount: whole(),
  };
  const until = whole(ATTACK_END, TURN_END);
  const lasting = object({ ...spoken, serial: count, op: count, units: orNull(someCards), until });
  const waiting = { ...spoken, at: count };
  return {
    ...positionShape(procedures, SEATS),
    edition: text,
    sizes: bySeat(whole(0, MOST_CARDS)),
    dice: list(whole(1, 6)),
    def: column(def),
    zone: column(whole(0, PLAYED)),
    tapped: column(flag),
    damage: column(whole()),
    counters: column(whole()),
    down: column(flag),
    on: column(noneOrCard),
    pilot: column(noneOrCard),
    beneath: column(count),
    shown: column(whole(0, 3)),
    moved: column(count),
    since: column(count),
    stun: column(whole()),
    deck: bySeat(someCards),
    hand: bySeat(someCards),
    discard: bySeat(someCards),
    build: bySeat(someCards),
    arena: list(someCards, SEATS * ARENAS),
    force: bySeat(whole()),
    points: bySeat(whole()),
    turn: count,
    phase: whole(0, END),
    acting: nobodyOrSeat,
    battleIn: whole(-1, CHARACTER),
    attacker: noneOrCard,
    defender: noneOrCard,
    mode: whole(0, ION_CANNON),
    cannon: whole(),
    attackStage: whole(0, ROLLED),
    divider: nobodyOrSeat,
    effects: list(lasting),
    waiting: list(object(waiting)),
    delayed: list(object({ ...waiting, moment: text })),
    serial: count,
    version: count,
    usedThisTurn: list(whole()),
    usedThisAttack: list(whole()),
    attacksMade: list(count, SEATS * ARENAS),
    lost: list(whole(0)),
    lastAttacker: noneOrCard,
    lastHits: whole(),
    held: someCards,
    newcomers: flag,
    lightRetreatsFirst: flag,
    steered: list(object({ unit: card, seat })),
    idleTurns: count,
    reached: list(whole()),
  };
}
