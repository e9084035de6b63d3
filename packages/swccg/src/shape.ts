/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { stored, windowShape } from '@dejarik/kernel';
import { ANSWERS } from './rules/answers.ts';
import { ALL_FLAGS } from './rules/lies.ts';
import {
  as,
  attackRunShape,
  attackShape,
  battleShape,
  drainShape,
  justShape,
  lastingShape,
  type Numbers,
  waitingShape,
} from './rules/parts.ts';
import { type Action, actionShapes, memories, type Procedures } from './rules/procedures.ts';
import { type Declaration, DECLARED, optionShapes, type Questions, questionShapes } from './rules/questions.ts';
import { ASIDE, END, MOST_CARDS, PILES, SEATS, type State } from './rules/state.ts';
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
    seats,
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
    lasting: list(fields(lastingShape(is))),
    just: list(fields(justShape(is))),
    waiting: list(fields(waitingShape(is))),
    together: someCards,
    battle: nullable(fields(battleShape(is))),
    drain: nullable(fields(drainShape(is))),
    attackRun: nullable(fields(attackRunShape(is))),
    attack: nullable(fields(attackShape(is))),
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
