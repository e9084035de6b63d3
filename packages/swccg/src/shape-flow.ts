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
import type { Declaration, MoveWay, Questions } from './rules/questions.ts';
import { DRAW, INSERTED, STACKED } from './rules/state.ts';

const { fields, int, kinds, list, nullable, oneOf, text, optional } = stored;
type Check = stored.Check;
type Shape<S> = stored.Shape<S>;

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

const WAYS: readonly MoveWay[] = ['landspeed', 'hyperspeed', 'squad', 'shuttle', 'transfer', 'embark', 'seat'];
const way = oneOf(...WAYS);

export function flowShape(is: Numbers): stored.FlowShape<Procedures, Questions> {
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
      answers: windowShape(ANSWERS, action, kinds(declarations(is))),
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

const declarations = ({ card, ability }: Numbers): stored.KindShapes<Declaration> => ({
  activate: {},
  drain: { card },
  deploy: { card },
  handOver: { card },
  breakCover: { card },
  battle: { card },
  attack: { card },
  move: { card, way },
  transit: { card },
  moveDeathStar: { card },
  draw: {},
  text: { card, ability },
  fire: { card },
  reactMove: { card },
  reactDeploy: { card },
  layBluff: { card },
  callBluff: { card },
  recall: { card },
  leaveShip: { card },
  pass: {},
});

function questionShapes(is: Numbers): stored.FlowShape<Procedures, Questions>['questions'] {
  const { card, noneOrCard, ability, zone, count, amount } = is;
  const number = { number: { n: amount } };
  const pick = { pick: { card }, done: {} };
  const yesOrNo = { yes: {}, no: {} };
  const lose = { loseHand: { card }, loseTop: { pile: zone } };
  return {
    start: { start: { card }, none: {} },
    act: declarations(is),
    respond: declarations(is),
    activate: number,
    where: { to: { on: noneOrCard, as, cost: count, way: optional(count) } },
    parsec: { parsec: { parsec: count, orbit: noneOrCard } },
    target: pick,
    along: pick,
    found: pick,
    number,
    mode: number,
    guess: number,
    hide: { hide: { card }, pile: { seat: is.seat, pile: zone } },
    pile: { pile: { seat: is.seat, pile: zone } },
    may: yesOrNo,
    lose,
    battleDestiny: yesOrNo,
    weapons: { fire: { card }, text: { card, ability }, done: {} },
    damage: { forfeit: { card }, forfeitFor: { card, hit: card }, forfeitFromHand: { card }, ...lose },
    destinyNumber: number,
    order: { first: { card } },
    arrange: { onTop: { card }, pass: {} },
  };
}
