/** The shape of what procedures remember and of what questions offer, for states that come back from outside. */
import { stored, windowShape } from '@dejarik/kernel';
import { ANSWERS } from './rules/answers.ts';
import type { Draw, Just } from './rules/parts.ts';
import type {
  Action,
  Declare,
  Deployment,
  DrawDestiny,
  Procedures,
  Resolve,
  Shot,
  Speaking,
} from './rules/procedures.ts';
import {
  type Declaration,
  DECLARED,
  type GoTo,
  MOVE_WAYS,
  type Option,
  type OptionField,
  OPTIONS,
  type Questions,
  QUESTIONS,
} from './rules/questions.ts';
import { DRAW, INSERTED, STACKED } from './rules/state.ts';

const { fields, int, kinds, list, nullable, oneOf, text, optional } = stored;
type Check = stored.Check;
type Shape<S> = stored.Shape<S>;
type FlowShape = stored.FlowShape<Procedures, Questions>;

/** The numbers that can stand for things in a state of some size. */
export interface Numbers {
  readonly seat: Check;
  readonly nobodyOrSeat: Check;
  readonly card: Check;
  readonly noneOrCard: Check;
  readonly def: Check;
  readonly noneOrDef: Check;
  readonly ability: Check;
  readonly zone: Check;
  readonly count: Check;
  /** In thousandths, or small numbers that may be negative. */
  readonly amount: Check;
}

export const truth: Check = oneOf(true, false);
export const as: Check = int(0, INSERTED);
/** Longer than any word by which texts ask for a moment. */
const LONGEST_WORD = 40;

export const justShape = ({ nobodyOrSeat, noneOrCard, noneOrDef, count, amount }: Numbers): Shape<Just> => ({
  on: text(LONGEST_WORD),
  seat: nobodyOrSeat,
  card: noneOrCard,
  def: noneOrDef,
  life: count,
  at: noneOrCard,
  other: noneOrCard,
  n: amount,
  id: count,
  along: list(amount),
  answered: list(noneOrCard),
});

export const drawShape = ({ noneOrCard, noneOrDef, amount }: Numbers): Shape<Draw> => ({
  card: noneOrCard,
  def: noneOrDef,
  n: amount,
  powerOnly: truth,
  cancelled: truth,
});

const way = oneOf(...MOVE_WAYS);

export function flowShape(is: Numbers): FlowShape {
  const { seat, card, noneOrCard, ability, count, amount } = is;
  const cards = list(card);
  const spot = fields<Deployment['to']>({ on: noneOrCard, as, way: optional(count) });
  const speaking: Shape<Speaking> = {
    seat,
    card,
    life: count,
    ability,
    targets: list(cards),
    lives: list(list(count)),
    n: amount,
    about: nullable(fields(justShape(is))),
  };
  const declare: Shape<Declare> = { ...speaking, next: count, from: is.zone };
  const resolve: Shape<Resolve> = {
    ...speaking,
    at: count,
    phase: count,
    it: cards,
    destiny: amount,
    theirs: amount,
    // A -1 lies below the cards of a "for each".
    list: list(noneOrCard),
  };
  const deployment: Shape<Deployment> = {
    seat,
    card,
    to: spot,
    free: truth,
    react: truth,
    pilot: noneOrCard,
    replaced: cards,
    target: optional(card),
    targetLife: optional(count),
    about: optional(card),
  };
  const { targetLife: _, ...deploy }: Shape<Deployment> = deployment;
  const shot: Shape<Shot> = {
    seat,
    weapons: cards,
    target: noneOrCard,
    targetLife: count,
    each: amount,
    sniper: truth,
  };
  const draw: Shape<DrawDestiny> = {
    seat,
    draw: oneOf('battle', 'weapon', 'any'),
    powerOnly: truth,
    by: noneOrCard,
    result: nullable(fields(drawShape(is))),
    card: noneOrCard,
    n: amount,
    redrawn: truth,
  };
  const action = kinds<Action>({
    text: { seat, text: fields(speaking) },
    deploy: { seat, deployment: fields(deployment) },
    reactMove: { seat, card, path: cards },
    drain: { seat, at: card },
    battle: { seat, at: card },
    fire: { seat, shot: fields(shot) },
    moment: { seat: is.nobodyOrSeat, first: seat, just: fields(justShape(is)) },
  });
  return {
    frames: {
      game: {},
      setup: { seat: count, chosen: list(noneOrCard), aside: cards },
      turn: {},
      phase: { phase: int(0, DRAW), seat, passes: count },
      activate: { seat, n: count, done: count },
      drawCard: { seat },
      automatic: {},
      arrange: {},
      declare,
      resolve,
      answers: windowShape(ANSWERS, action, kinds(optionShapes<Declaration>(is, DECLARED))),
      deploy,
      loseForce: { seat, n: count, price: truth, from: int(-1, STACKED), lost: count },
      drain: { seat, at: card, asked: count },
      battle: { seat, at: card, picked: cards, added: amount, asked: count, battleDraws: count },
      weapons: { seat, stage: count },
      aim: { seat, weapon: card, target: noneOrCard, each: amount, sniper: truth },
      fire: { ...shot, drawn: count, total: amount },
      seek: { seeker: card },
      unload: { bearer: card },
      handOver: { seat, card },
      attack: { seat, creature: card, power: amount, against: amount },
      creatureMoves: { seat, moved: cards },
      creatureAttacks: { attacked: cards, creature: noneOrCard },
      bite: { creature: card, victim: card, ferocity: amount, power: amount },
      clash: { a: card, b: card, ferocity: amount },
      ferocity: { creature: card, drawn: count, total: amount },
      destiny: draw,
      damage: { seat, paid: count, told: truth, left: truth },
      moveDeathStar: { seat, card },
      layBluff: { seat, card },
      callBluff: { seat, card },
      attackRun: {
        seat,
        card,
        entered: count,
        weapon: noneOrCard,
        fired: cards,
        ship: noneOrCard,
        draws: count,
        destiny: amount,
        total: amount,
        checks: cards,
      },
      primaryIgnition: { seat, card, system: noneOrCard, destiny: amount, x: amount, y: amount, z: amount },
      move: { seat, card, way },
      travel: { seat, card, path: cards, as, regular: truth, react: truth, next: count },
      convoy: {
        seat,
        way: oneOf('transit', 'transfer', 'squad'),
        from: card,
        to: noneOrCard,
        along: cards,
        card: noneOrCard,
      },
      react: { seat, card, away: truth, free: truth, path: cards },
      moveAway: { cards, free: truth, orLost: truth },
      replace: { seat, card, replaced: cards },
    },
    questions: questionShapes(is),
  };
}

/** For the options with these names, the checks of their fields. */
function optionShapes<O extends Option>(is: Numbers, kinds: readonly O['kind'][]): stored.KindShapes<O> {
  const { seat, card, noneOrCard, ability, zone, count, amount } = is;
  const field: Shape<OptionField> = {
    card,
    ability,
    n: amount,
    way,
    parsec: count,
    orbit: noneOrCard,
    seat,
    pile: zone,
    hit: card,
  };
  const goTo: Shape<Omit<GoTo, 'kind'>> = { on: noneOrCard, as, cost: count, way: optional(count) };
  const shapeOf = (kind: Option['kind']): object =>
    kind === 'to' ? goTo : Object.fromEntries(OPTIONS[kind].map((name) => [name, field[name]]));
  return Object.fromEntries(kinds.map((kind) => [kind, shapeOf(kind)])) as stored.KindShapes<O>;
}

const questionShapes = (is: Numbers): FlowShape['questions'] => {
  const entries = Object.entries(QUESTIONS).map(([question, options]) => [question, optionShapes(is, options)]);
  return Object.fromEntries(entries) as FlowShape['questions'];
};
