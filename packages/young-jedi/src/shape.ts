/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { stored } from '@dejarik/kernel';
import { EDITIONS } from './rules/edition.ts';
import type { Battle, Camp, Draw, Duel, Fight, Staying } from './rules/parts.ts';
import { DUEL_PILE, EVEN_UP, FOR_POWER, MOST_CARDS, PLANET_COUNT, SEATS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { flowShape, type Numbers, waitingShape } from './shape-flow.ts';

const { fields, flag, int, list, nullable, oneOf } = stored;
type Check = stored.Check;

/** What a shape depends on beside the size of the state. */
type Rules = Pick<Table, 'procedures' | 'cards'>;

/** More turns than any game has. */
const MOST = 100_000;
const count = int(0, MOST);
const amount = int(-MOST, MOST);
const truth = oneOf(true, false);

/** The checks of a state with this many cards, at a table of this many seats. */
function shapeOf({ procedures, cards }: Rules, seats: number, size: number): stored.Shape<State> {
  const is: Numbers = {
    seat: int(0, seats - 1),
    nobodyOrSeat: int(-1, seats - 1),
    planet: int(0, PLANET_COUNT - 1),
    card: int(0, size - 1),
    noneOrCard: int(-1, size - 1),
    def: int(0, cards.cards.length - 1),
    noneOrDef: int(-1, cards.cards.length - 1),
    ability: int(0, cards.abilities.length - 1),
    noneOrAbility: int(-1, cards.abilities.length - 1),
    purpose: int(0, FOR_POWER),
    count,
    amount,
    truth,
  };
  const { seat, nobodyOrSeat, planet, card, noneOrCard, def, noneOrDef } = is;
  const nowhereOrPlanet = int(-1, PLANET_COUNT - 1);
  const someCards = list(card);
  const bySeat = (check: Check): Check => list(check, seats);
  const byPlanet = (check: Check): Check => list(check, PLANET_COUNT);
  const byPlace = (check: Check): Check => list(check, seats * PLANET_COUNT);
  const column = (check: Check): Check => list(check, size);
  const camp = fields<Camp>({
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
    draws: list(fields<Draw>({ def, n: amount, purpose: is.purpose })),
    bonus: amount,
    damageIfWon: amount,
    damageIfLost: amount,
  });
  const battle = fields<Battle>({
    attacker: seat,
    ships: truth,
    planet,
    plan: bySeat(someCards),
    fights: bySeat(count),
    staying: bySeat(fields<Staying>({ card: noneOrCard, weapons: someCards, form: noneOrDef })),
    firm: bySeat(truth),
  });
  const duel = fields<Duel>({
    initiator: seat,
    hand: bySeat(someCards),
    pile: bySeat(someCards),
    hits: bySeat(count),
    attacker: seat,
    attack: noneOrCard,
    n: amount,
  });
  return {
    ...stored.positionShape(procedures, seats, flowShape(is)),
    turn: count,
    edition: oneOf(...EDITIONS.map(({ id }) => id)),
    def: column(def),
    owner: column(seat),
    zone: column(int(0, DUEL_PILE)),
    down: column(flag),
    deck: bySeat(someCards),
    hand: bySeat(someCards),
    discard: bySeat(someCards),
    planet: byPlace(someCards),
    effects: byPlace(someCards),
    hyperspace: bySeat(someCards),
    race: bySeat(someCards),
    laps: bySeat(someCards),
    lapTokens: bySeat(count),
    thrust: bySeat(count),
    raced: bySeat(int(0, 3)),
    locations: someCards,
    current: nowhereOrPlanet,
    control: byPlanet(nobodyOrSeat),
    surrendered: byPlanet(flag),
    turnsHere: bySeat(count),
    acting: nobodyOrSeat,
    step: int(0, EVEN_UP),
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
    battle: nullable(battle),
    fight: nullable(fields<Fight>({ duel: truth, ships: truth, planet, attacker: seat, camps: bySeat(camp) })),
    duel: nullable(duel),
    waiting: list(fields(waitingShape(is))),
    idleTurns: count,
    progress: count,
  };
}

/** The shape that a value has to have if it is a state: as many cards as it has, at this table. */
export const stateShape = stored.shapeBySize(MOST_CARDS, (rules: Rules, size) => shapeOf(rules, SEATS.length, size));
