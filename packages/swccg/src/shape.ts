/** The shape of a state: which numbers can stand where; and what must be true of every state, whatever was played. */
import { stored, windowShape } from '@dejarik/kernel';
import { ANSWERS } from './rules/answers.ts';
import { ALL_FLAGS, AT, BESIDE, COVERED, INSERTED, isAboard, LOCATION, SIDE_OF_TABLE } from './rules/lies.ts';
import { as, type Numbers, partShapes } from './rules/parts.ts';
import { type Action, actionShapes, memories, type Procedures } from './rules/procedures.ts';
import { type Declaration, DECLARED, optionShapes, type Questions, questionShapes } from './rules/questions.ts';
import { ASIDE, DESTINY, END, MOST_CARDS, PILES, PLAYED, SEATS, type State, TABLE, UNDER } from './rules/state.ts';
import type { Table } from './rules/table.ts';

const { int, kinds, list, oneOf } = stored;
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
    ...partShapes(is),
    together: someCards,
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

type Say = (message: string) => void;

export function violations(g: Table): string[] {
  const s = g.state;
  return stored.violationsOf(s, stateShape(g, s), SEATS, (say) => {
    checkLists(s, say);
    for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
    checkPieces(s, say);
  });
}

/** Every card in a pile is listed there once, every location in one group, and nothing else is listed. */
function checkLists(s: State, say: Say): void {
  const times = new Array<number>(s.def.length).fill(0);
  s.piles.forEach((cards, at) => {
    for (const card of cards) {
      times[card]!++;
      if (s.zone[card] !== at % PILES) say(`card ${card} is listed in a pile where it is not`);
    }
  });
  for (const group of s.groups) {
    if (group.length === 0) say('a system has no locations');
    for (const card of group) {
      times[card]!++;
      if (s.zone[card] !== TABLE || s.as[card] !== LOCATION) say(`card ${card} lies among the locations and is none`);
    }
  }
  times.forEach((n, card) => {
    const isListed = s.zone[card]! < PILES || (s.zone[card] === TABLE && s.as[card] === LOCATION);
    if (n !== (isListed ? 1 : 0)) say(`card ${card} is listed ${n} times, not ${isListed ? 1 : 0}`);
  });
}

function checkCard(g: Table, card: number, say: Say): void {
  const s = g.state;
  const def = g.cards.cards[s.def[card]!]!;
  if (def.side !== s.seats[s.owner[card]!]!.side) say(`card ${card} is not of its owner's side`);
  const zone = s.zone[card]!;
  if ((zone === TABLE) !== s.life[card]! > 0) say(`card ${card} has a life that does not fit its place`);
  if (zone !== TABLE && zone !== UNDER) {
    if (s.flags[card] !== 0) say(`card ${card} is not on the table and yet turned or hit`);
    return;
  }
  const [on, lies] = [s.on[card]!, s.as[card]!];
  const isBeside = lies >= BESIDE && lies < INSERTED;
  if ((zone === UNDER) !== (lies >= COVERED && !isBeside)) say(`card ${card} lies in another way than its place has`);
  if ((lies === LOCATION) !== (def.type === 'Location') && lies < COVERED)
    say(`card ${card}, a ${def.type}, lies as something else`);
  if (lies === LOCATION || lies === SIDE_OF_TABLE || isBeside) return;
  if (on < 0 || s.zone[on] !== TABLE) say(`card ${card} lies on nothing that is on the table`);
  else if (lies === AT && s.as[on] !== LOCATION) say(`card ${card} is at something that is no location`);
  else if (isAboard(lies) && g.cards.cards[s.def[on]!]!.type === 'Location') say(`card ${card} is aboard a location`);
  else if (isInCircle(s, card)) say(`card ${card} lies on itself in the end`);
}

function isInCircle({ on }: State, card: number): boolean {
  let at = card;
  for (let steps = 0; at >= 0; steps++) {
    if (steps > on.length) return true;
    at = on[at]!;
  }
  return false;
}

/** Something that is under way has begun. */
function checkPieces(s: State, say: Say): void {
  const runs = (...names: readonly string[]): boolean => s.frames.some(({ proc }) => names.includes(proc));
  if (s.result !== null) return;
  if (s.battle !== null && !runs('battle')) say('there is a battle that nobody fights');
  if (s.drain !== null && !runs('drain')) say('there is a Force drain that nobody makes');
  if (s.zone.includes(DESTINY) && !runs('destiny', 'fire', 'battle', 'resolve')) say('destiny is up that nobody drew');
  if (s.zone.includes(PLAYED) && !runs('declare', 'deploy')) say('a card is played, and nobody plays it');
  if (s.question !== null && s.question.options.length === 0) say('a question has no options');
}
