/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { stored, windowShape } from '@dejarik/kernel';
import { ANSWERS } from './rules/answers.ts';
import {
  as,
  type Attack,
  type AttackRun,
  type Battle,
  type Drain,
  drawShape,
  ENDING,
  justShape,
  type Lasting,
  type Numbers,
  truth,
  type Waiting,
} from './rules/parts.ts';
import { type Action, actionShapes, memories, type Procedures } from './rules/procedures.ts';
import { type Declaration, DECLARED, optionShapes, type Questions, questionShapes } from './rules/questions.ts';
import { ALL_FLAGS, ASIDE, END, MOST_CARDS, PILES, SEATS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const { fields, int, kinds, list, nullable, oneOf } = stored;
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
  const counts = list(count);
  return {
    ...stored.positionShape(procedures, seats, flowShape(is)),
    edition: oneOf('1996'),
    acting: nobodyOrSeat,
    phase: int(0, END),
    def: column(def),
    ...alike(column(seat), 'owner', 'controller', 'side'),
    zone: column(is.zone),
    as: column(as),
    on: column(noneOrCard),
    flags: column(int(0, ALL_FLAGS)),
    ...alike(column(count), 'life', 'moved', 'drained', 'battled', 'fired', 'drainedAt', 'battledAt'),
    ...alike(column(amount), 'kept', 'goal'),
    piles: list(someCards, seats * PILES),
    groups: list(someCards),
    orbit: noneOrCard,
    ...alike(count, 'turn', 'parsec', 'version', 'serial', 'attended', 'idleTurns', 'progress'),
    lasting: list(lastingShape(is)),
    just: list(just),
    waiting: list(fields<Waiting>({ seat, card, ability: is.ability, about: nullable(just) })),
    together: someCards,
    battle: nullable(battleShape(is, bySeat)),
    drain: nullable(fields<Drain>({ at: card, by: seat, bonus: amount, cancelled: truth, cards: someCards })),
    attackRun: nullable(fields<AttackRun>({ lead: noneOrCard, bonus: amount })),
    attack: nullable(fields<Attack>({ at: card, by: seat, creature: card, weapons: someCards })),
    ...alike(counts, 'usedTurn', 'usedPhase', 'usedBattle', 'usedGame'),
    deployed: list(noneOrCard),
    played: list(def),
    ...alike(bySeat(count), 'activated', 'noActivation', 'drainLoss'),
    barred: bySeat(counts),
  };
}

/** Fields that are checked alike. */
const alike = <K extends string>(check: Check, ...names: readonly K[]): { readonly [N in K]: Check } =>
  Object.fromEntries(names.map((name) => [name, check])) as { readonly [N in K]: Check };

function lastingShape({ seat, card, noneOrCard, def, ability }: Numbers): Check {
  return fields<Lasting>({
    ...alike(count, 'serial', 'op', 'turn'),
    seat,
    source: noneOrCard,
    def,
    ability,
    cards: list(card),
    lives: list(count),
    at: noneOrCard,
    n: amount,
    until: oneOf('battle', 'turn', 'leaves'),
  });
}

function battleShape(is: Numbers, bySeat: (check: Check) => Check): Check {
  const { seat, nobodyOrSeat, card } = is;
  const amounts = bySeat(amount);
  return fields<Battle>({
    at: card,
    by: seat,
    step: int(0, ENDING),
    ...alike(list(card), 'cards', 'reacted', 'excluded', 'weapons'),
    ...alike(amounts, 'added', 'addedPower', 'destinyBonus', 'powerBonus', 'timesPower', 'spent', 'drew', 'total'),
    ...alike(amounts, 'attrition', 'damage', 'attritionLeft', 'damageLeft', 'timesIfWon', 'forfeited'),
    draws: bySeat(list(fields(drawShape(is)))),
    times: amount,
    ...alike(nobodyOrSeat, 'winner', 'loser'),
    ...alike(truth, 'picked', 'over'),
  });
}

/** What procedures remember, and what questions offer. */
const flowShape = (is: Numbers): stored.FlowShape<Procedures, Questions> => ({
  frames: {
    ...memories(is),
    answers: windowShape(ANSWERS, kinds<Action>(actionShapes(is)), kinds<Declaration>(optionShapes(is, DECLARED))),
  },
  questions: questionShapes(is),
});

/** The shape that a value has to have if it is a state: as many cards as it has, at this table. */
export const stateShape = stored.shapeBySize(MOST_CARDS, (rules: Rules, size) => shapeOf(rules, SEATS.length, size));
