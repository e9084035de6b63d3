/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { onceFor, type Seat, stored } from '@dejarik/kernel';
import {
  type Attack,
  type AttackRun,
  type Battle,
  type Drain,
  ENDING,
  type Lasting,
  type Waiting,
} from './rules/parts.ts';
import {
  ASIDE,
  BLOWN_AWAY,
  END,
  FORFEIT_0,
  REACHED,
  HIT,
  MOST_CARDS,
  OFF,
  PILES,
  type State,
  UNDERCOVER,
} from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { as, drawShape, flowShape, justShape, type Numbers, truth } from './shape-flow.ts';

const { fields, int, list, nullable, oneOf } = stored;
type Check = stored.Check;

/** What a shape depends on beside the size of the state. */
type Rules = Pick<Table, 'procedures' | 'cards'>;

/** More than any game has of anything; a state counts what changes its board. */
const MOST = 1_000_000_000;
const count = int(0, MOST);
const amount = int(-MOST, MOST);

/** The checks of a state with this many cards, at a table of this many seats. */
function shapeOf({ procedures, cards }: Rules, seats: number, size: number): stored.Shape<State> {
  const is: Numbers = {
    seat: int(0, seats - 1),
    nobodyOrSeat: int(-1, seats - 1),
    card: int(0, size - 1),
    noneOrCard: int(-1, size - 1),
    def: int(0, cards.cards.length - 1),
    noneOrDef: int(-1, cards.cards.length - 1),
    ability: int(0, cards.texts.length - 1),
    zone: int(0, ASIDE),
    count,
    amount,
  };
  const { seat, nobodyOrSeat, card, noneOrCard, def } = is;
  const someCards = list(card);
  const bySeat = (check: Check): Check => list(check, seats);
  const column = (check: Check): Check => list(check, size);
  const just = fields(justShape(is));
  return {
    ...stored.positionShape(procedures, seats, flowShape(is)),
    edition: oneOf('1996'),
    turn: count,
    acting: nobodyOrSeat,
    phase: int(0, END),
    def: column(def),
    owner: column(seat),
    controller: column(seat),
    zone: column(is.zone),
    as: column(as),
    on: column(noneOrCard),
    side: column(seat),
    flags: column(int(0, HIT | UNDERCOVER | OFF | BLOWN_AWAY | FORFEIT_0 | REACHED)),
    life: column(count),
    moved: column(count),
    drained: column(count),
    battled: column(count),
    fired: column(count),
    kept: column(amount),
    goal: column(amount),
    piles: list(someCards, seats * PILES),
    groups: list(someCards),
    parsec: count,
    orbit: noneOrCard,
    version: count,
    serial: count,
    lasting: list(
      fields<Lasting>({
        serial: count,
        seat,
        source: noneOrCard,
        def,
        ability: is.ability,
        op: count,
        cards: someCards,
        lives: list(count),
        at: noneOrCard,
        n: amount,
        until: oneOf('battle', 'turn', 'leaves'),
        turn: count,
      }),
    ),
    just: list(just),
    attended: count,
    waiting: list(fields<Waiting>({ seat, card, ability: is.ability, about: nullable(just) })),
    together: someCards,
    battle: nullable(battleShape(is, bySeat)),
    drain: nullable(fields<Drain>({ at: card, by: seat, bonus: amount, cancelled: truth, cards: someCards })),
    attackRun: nullable(fields<AttackRun>({ lead: noneOrCard, bonus: amount })),
    attack: nullable(fields<Attack>({ at: card, by: seat, creature: card, weapons: someCards })),
    usedTurn: list(count),
    usedPhase: list(count),
    usedBattle: list(count),
    usedGame: list(count),
    drainedAt: column(count),
    battledAt: column(count),
    deployed: list(noneOrCard),
    played: list(def),
    activated: bySeat(count),
    noActivation: bySeat(count),
    drainLoss: bySeat(count),
    barred: bySeat(list(count)),
    idleTurns: count,
    progress: count,
  };
}

function battleShape(is: Numbers, bySeat: (check: Check) => Check): Check {
  const { seat, nobodyOrSeat, card } = is;
  const someCards = list(card);
  const amounts = bySeat(amount);
  return fields<Battle>({
    at: card,
    by: seat,
    step: int(0, ENDING),
    reacted: someCards,
    cards: someCards,
    excluded: someCards,
    added: amounts,
    addedPower: amounts,
    destinyBonus: amounts,
    powerBonus: amounts,
    spent: amounts,
    draws: bySeat(list(fields(drawShape(is)))),
    drew: amounts,
    total: amounts,
    attrition: amounts,
    damage: amounts,
    attritionLeft: amounts,
    damageLeft: amounts,
    times: amount,
    timesIfWon: amounts,
    winner: nobodyOrSeat,
    loser: nobodyOrSeat,
    forfeited: amounts,
    over: truth,
    weapons: someCards,
    picked: truth,
    timesPower: amounts,
  });
}

/** Made once for each catalogue, table and number of cards: it is asked for again and again. */
const shapesOf = onceFor<Table['cards'], Map<number, stored.Shape<State>>>(() => new Map());

const lengthOf = (value: unknown, most: number): number => (Array.isArray(value) ? Math.min(value.length, most) : 0);

/** The shape that the value has to have if it is a state: as many cards as it has, at this table. */
export function stateShape(rules: Rules, seats: readonly Seat[], value: unknown): stored.Shape<State> {
  const size = lengthOf((value as { readonly def?: unknown } | null)?.def, MOST_CARDS);
  const shapes = shapesOf(rules.cards);
  const shape = shapes.get(size) ?? shapeOf(rules, seats.length, size);
  shapes.set(size, shape);
  return shape;
}
