/** The shape of what questions offer: which numbers can stand where in an option. */
import { type Shape, stored } from '@dejarik/kernel';
import type { Option, Questions } from './rules/options.ts';
import type { Procedures } from './rules/procedures.ts';

/** The numbers that can stand for things in a state of some size. */
export interface Numbers {
  readonly card: stored.Check;
  readonly noneOrCard: stored.Check;
  readonly ability: stored.Check;
  readonly noneOrAbility: stored.Check;
  /** A zone of the table, or an arena. */
  readonly zone: stored.Check;
  readonly noneOrZone: stored.Check;
  readonly count: stored.Check;
  readonly change: stored.Check;
}

type Shapes = { readonly [K in Option['kind']]: Shape<Omit<Extract<Option, { readonly kind: K }>, 'kind'>> };
type QuestionShapes = stored.FlowShape<Procedures, Questions>['questions'];

/** An option of a kind has the same fields whatever question it answers. */
function shapesOf({ card, noneOrCard, ability, noneOrAbility, zone, noneOrZone, count, change }: Numbers): Shapes {
  const { optional } = stored;
  const unit = card;
  const [none, ofCard, ofUnit] = [{}, { card }, { unit }];
  return {
    pass: none,
    done: none,
    stop: none,
    draw: none,
    discardAll: none,
    returnAll: none,
    event: ofCard,
    mulligan: ofCard,
    build: ofCard,
    counters: ofCard,
    detach: ofCard,
    choose: ofCard,
    discard: ofCard,
    tap: ofCard,
    bottom: ofCard,
    discardSeen: ofCard,
    search: ofCard,
    sabotage: ofCard,
    putBack: ofCard,
    skip: ofUnit,
    order: ofUnit,
    heal: ofUnit,
    setUp: { card, arena: zone },
    partial: { card, counters: count },
    deploy: { card, standing: noneOrCard, to: optional(zone) },
    stack: { card, unit, place: count },
    rearrange: { card, unit, points: count },
    complete: { card, way: optional(count) },
    return: { unit, arena: zone },
    place: { card, to: zone, points: count },
    equip: { card, onto: card },
    shift: { unit, to: zone },
    board: { unit, onto: card },
    disembark: { unit, to: zone },
    retreat: { unit, pilot: optional(card) },
    attack: { unit, target: card, cannon: count },
    ability: { unit, ability, way: count, amount: count },
    battle: { card, ability, way: count },
    divide: { unit, hits: count },
    deflect: { unit, n: count },
    moveDamage: { unit, to: card },
    ram: { unit, target: card },
    die: { die: count, shows: count },
    amount: { n: count },
    bid: { n: count },
    range: { from: count, to: count },
    contest: { unit, rival: card },
    trigger: { card: noneOrCard, ability, index: count },
    accept: { card: noneOrCard, ability, at: count },
    decline: { card: noneOrCard },
    changeSpeed: { unit, n: change },
    upkeep: { card, ability, way: count },
    giveUp: { card, force: count },
    either: { card: noneOrCard, ability, way: count },
    arena: { arena: zone },
    finish: {
      card,
      to: noneOrZone,
      unit: noneOrCard,
      place: count,
      force: count,
      ability: noneOrAbility,
      points: optional(count),
      way: optional(count),
    },
    spring: { card, ability, index: count, way: count },
  };
}

/** A kind of option that is left out of its question does not compile. */
export function questionShapes(is: Numbers): QuestionShapes {
  const shapes = shapesOf(is);
  const of = <K extends keyof Shapes>(...kinds: readonly K[]): Pick<Shapes, K> =>
    Object.fromEntries(kinds.map((kind) => [kind, shapes[kind]])) as Pick<Shapes, K>;
  const picks = of('choose', 'discard', 'tap', 'bottom', 'discardSeen', 'search', 'sabotage', 'putBack', 'done');
  const number = of('amount', 'range');
  return {
    choose: picks,
    discard: picks,
    tap: picks,
    bottom: picks,
    discardSeen: picks,
    search: picks,
    sabotage: picks,
    putBack: picks,
    howMany: number,
    amount: number,
    removeDamage: number,
    predict: of('amount', 'range', 'done'),
    mulligan: of('mulligan', 'done'),
    setup: of('setUp', 'stack', 'place', 'partial', 'stop', 'pass'),
    build: {
      ...of('ability', 'battle', 'build', 'counters', 'deploy', 'stack', 'rearrange', 'complete', 'return', 'board'),
      ...of('disembark', 'place', 'equip', 'detach', 'shift', 'finish', 'done'),
    },
    pilotLeaves: of('board', 'disembark'),
    retreat: of('retreat', 'ability', 'battle', 'done'),
    order: of('order'),
    unitTurn: of('attack', 'ability', 'skip'),
    steer: of('attack', 'decline'),
    chance: of('ability', 'battle', 'finish', 'pass'),
    contest: of('contest'),
    bid: of('pass', 'bid', 'range'),
    trigger: of('trigger'),
    offer: of('accept', 'decline'),
    either: of('either'),
    arena: of('arena'),
    divide: of('divide', 'done'),
    deflect: of('deflect', 'decline'),
    heal: of('heal', 'done'),
    moveDamage: of('moveDamage'),
    ram: of('ram'),
    die: of('die', 'done'),
    event: of('event', 'done'),
    setAside: of('discardAll', 'returnAll'),
    buildStart: of('trigger', 'draw', 'ability', 'battle', 'done'),
    giveUp: of('giveUp'),
    upkeep: of('upkeep'),
    velocity: of('changeSpeed', 'done'),
    doubleStrike: of('attack', 'decline'),
    trap: of('spring', 'done'),
    subordinate: of('stack', 'decline'),
  };
}
