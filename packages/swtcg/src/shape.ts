/** The shape of a state: which numbers can stand where. What the numbers mean together is for violations.ts. */
import { onceFor, type Shape, stored } from '@dejarik/kernel';
import { EVERY_WINDOW } from './language/timing.ts';
import type { Questions } from './rules/options.ts';
import type { Procedures } from './rules/procedures.ts';
import type { Context, Instance, Waiting } from './rules/spoken.ts';
import {
  ARENA_COUNT,
  FOR_EVER,
  ATTACK_END,
  CHARACTER,
  END,
  BARRAGE,
  ION_CANNON,
  MOST_CARDS,
  PLAYED,
  ROLLED,
  type State,
} from './rules/state.ts';
import { ZONE_COUNT } from './rules/state-expanded.ts';
import type { Table } from './rules/table.ts';
import { NO_BID } from './rules/expanded/control.ts';
import { expandedShape } from './shape-expanded.ts';
import { questionShapes } from './shape-options.ts';

const { fields, flag, int, list, nullable, oneOf, text } = stored;

/** Force, build points and counters grow with what cards give, but no game comes near this. */
const amount = int(0, 9_999);
/** Turns and the like, in the longest of games. */
const MANY = 1_000_000;
const count = int(0, MANY);
const change = int(-MANY, MANY);
const key = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const die = int(1, 6);

type Memories = { readonly [K in keyof Procedures]: Shape<Procedures[K]['memory']> };
type Rules = Pick<Table, 'cards' | 'edition'>;
/** A state by the edition: with the expanded part, or without the field. */
type StateShape = Shape<Omit<State, 'expanded'>> & { readonly expanded?: stored.Check };

/** The shape that the value has to have if it is a state: as many seats and cards as it has. */
export function stateShape(rules: Rules, value: unknown): Shape<State> {
  const size = (part: 'seats' | 'def'): number => {
    const claimed = (value as Partial<Record<typeof part, unknown>> | null)?.[part];
    return Array.isArray(claimed) ? Math.min(claimed.length, MOST_CARDS) : 0;
  };
  return shapeFor(rules, size('seats'), size('def')) as Shape<State>;
}

/** What is wrong with the value; null: it has the shape of a state. */
export const shapeFault = (rules: Rules, value: unknown): string | null =>
  fields(stateShape(rules, value))(value, 'state');

/** Made once for each catalogue, number of seats and number of cards: it is asked for again and again. */
const shapesOf = onceFor<Table['cards'], Map<number, StateShape>>(() => new Map());

function shapeFor(rules: Rules, seats: number, size: number): StateShape {
  const known = shapesOf(rules.cards);
  const place = seats * (MOST_CARDS + 1) + size;
  const shape = known.get(place) ?? makeShape(rules, seats, size);
  known.set(place, shape);
  return shape;
}

function makeShape({ cards, edition }: Rules, seats: number, size: number): StateShape {
  const seat = int(0, seats - 1);
  const seatOrNone = int(-1, seats - 1);
  const card = int(0, size - 1);
  const cardOrNone = int(-1, size - 1);
  const some = list(card);
  const bySeat = (check: stored.Check): stored.Check => list(check, seats);
  const byArena = (check: stored.Check): stored.Check => list(check, seats * ARENA_COUNT);
  const column = (check: stored.Check): stored.Check => list(check, size);
  const context: Shape<Context> = {
    seat,
    source: cardOrNone,
    it: list(cardOrNone),
    arena: int(-2, ZONE_COUNT - 1), // -2: of an arena that is not to be had
    amount: change,
  };
  const ability = int(0, cards.abilities.length - 1);
  const waiting: Shape<Waiting> = { ...context, ability, at: count };
  /** A field that only an edition with the expanded part may have, and need not. */
  const expandedOnly = (check: stored.Check): stored.Check =>
    edition.expanded ? stored.optional(check) : stored.absent;
  const instance = fields<Instance>({
    unit: card,
    source: cardOrNone,
    seat,
    n: count,
    preventable: oneOf(true, false),
    evadable: oneOf(true, false),
    ofAttack: expandedOnly(oneOf(true, false)),
  });
  const used = list(key);
  const dice = list(die);
  const teamStep = { seat, idle: expandedOnly(count) };
  const memories: Memories = {
    game: {},
    mulligan: { seat, picked: list(cardOrNone) },
    setup: { turn: seat, finished: bySeat(flag), passed: expandedOnly(flag) },
    turn: {},
    buildStep: { ...teamStep, outer: seatOrNone, card: cardOrNone, used },
    mission: { seat, card, way: expandedOnly(count) },
    retreatStep: teamStep,
    battleStep: { arena: int(0, CHARACTER), outer: int(-1, CHARACTER) },
    unitTurn: { unit: card },
    attack: {
      unit: card,
      target: card,
      cannon: count,
      dice,
      accuracy: change,
      critical: change,
      hits: count,
      second: expandedOnly(flag),
    },
    chance: { window: int(1, EVERY_WINDOW), turn: seat, passes: int(0, seats), used, among: expandedOnly(list(seat)) },
    battleCard: { seat, card, way: count },
    // Whether a die is picked or a card depends on the operation: what it gathers is a small number.
    resolve: {
      ...waiting,
      phase: count,
      picked: list(int(-1, MANY)),
      pledge: expandedOnly(count),
      pledged: expandedOnly(flag),
      whom: expandedOnly(seat),
      payer: expandedOnly(seat),
    },
    triggers: { turn: seat, own: nullable(list(fields(waiting))), choices: list(count) },
    roll: {
      seat,
      card: cardOrNone,
      rollFor: oneOf('attack', 'damage', 'build', 'effect'),
      count,
      dice,
      used,
      blind: expandedOnly(flag),
    },
    damage: {
      pending: list(instance),
      deflected: list(instance),
      used,
      settled: expandedOnly(list(instance)),
      blind: expandedOnly(flag),
    },
    playEvent: { seat },
    pullResource: { seat },
    buildStepStart: { ...teamStep, drawn: int(0, 2 ** seats - 1), used },
    traps: { card: cardOrNone },
    secretBid: { card, turn: int(0, seats), bids: bySeat(int(NO_BID, MANY)) },
    disrupt: {
      what: oneOf('attack', 'ability', 'card', 'deploy', 'complete'),
      seat,
      card,
      ability: int(-1, cards.abilities.length - 1),
      cancelled: flag,
    },
    arrival: {
      how: oneOf('deploy', 'stack', 'place'),
      seat,
      card,
      to: int(-1, ZONE_COUNT - 1),
      unit: cardOrNone,
      place: count,
    },
    duplicate: {},
    casualties: { units: some, sources: list(cardOrNone), triggers: flag, discarded: some },
    areaDamage: { source: card, arena: int(0, CHARACTER), n: count },
    predictions: { chances: list(fields(waiting)) },
    damageControl: { seat, unit: card },
    ambush: { unit: card },
    lucky: { unit: card, most: count, picked: list(count) },
    surge: { unit: card, n: count },
    upkeep: { seat, source: card, ability: count },
    velocity: { unit: card },
    fallOff: {},
    finish: {
      seat,
      card,
      to: int(-1, ZONE_COUNT - 1),
      unit: cardOrNone,
      place: count,
      force: count,
      ability: int(-1, cards.abilities.length - 1),
      points: stored.optional(count),
      way: stored.optional(count),
    },
    owed: { source: card, unit: card, n: count, dice: flag },
    contest: { first: cardOrNone, second: cardOrNone, bids: bySeat(count), turn: seat, passes: int(0, seats) },
  };
  const questions = questionShapes({
    card,
    noneOrCard: cardOrNone,
    ability,
    noneOrAbility: int(-1, cards.abilities.length - 1),
    zone: int(0, ZONE_COUNT - 1),
    noneOrZone: int(-1, ZONE_COUNT - 1),
    count,
    change,
  });
  return {
    ...stored.positionShape<Procedures, Questions>(edition.procedures, seats, { frames: memories, questions }),
    edition: oneOf(edition.id),
    dice,
    def: column(int(0, cards.cards.length - 1)),
    owner: column(seat),
    zone: column(int(0, edition.expanded ? ZONE_COUNT - 1 : PLAYED)),
    tapped: column(flag),
    damage: column(amount),
    counters: column(amount),
    down: column(flag),
    on: column(cardOrNone),
    pilot: column(cardOrNone),
    beneath: column(int(0, edition.stackLimit)),
    shown: column(int(-1, 2 ** (seats + 1))),
    moved: column(count),
    since: column(count),
    stun: column(amount),
    deck: bySeat(some),
    hand: bySeat(some),
    discard: bySeat(some),
    build: bySeat(some),
    arena: byArena(some),
    force: bySeat(amount),
    points: bySeat(amount),
    turn: count,
    phase: int(0, END),
    acting: seatOrNone,
    battleIn: int(-1, CHARACTER),
    attacker: cardOrNone,
    defender: cardOrNone,
    mode: int(0, edition.expanded ? BARRAGE : ION_CANNON),
    cannon: count,
    attackStage: int(0, ROLLED),
    divider: seatOrNone,
    effects: list(
      fields({
        ...context,
        serial: count,
        ability,
        op: count,
        units: nullable(some),
        until: int(ATTACK_END, FOR_EVER),
      }),
    ),
    waiting: list(fields(waiting)),
    delayed: list(fields({ ...waiting, moment: text() })),
    serial: count,
    version: count,
    usedThisTurn: used,
    usedThisAttack: used,
    attacksMade: byArena(count),
    lost: list(count),
    lastAttacker: cardOrNone,
    lastHits: count,
    newcomers: flag,
    lightRetreatsFirst: flag,
    held: some,
    steered: list(fields({ unit: card, seat })),
    idleTurns: count,
    reached: list(count),
    ...(edition.expanded
      ? { expanded: expandedShape(seats, size, fields(waiting), fields({ ...waiting, window: count })) }
      : {}),
  };
}
