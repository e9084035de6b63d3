/** The shape of what only the Expanded Rulebook has on the table (rules/state-expanded.ts). */
import { type Shape, stored } from '@dejarik/kernel';
import { GROUP_KINDS, TOKEN_KINDS } from './language/tree-expanded.ts';
import { ARENA_COUNT } from './rules/arenas.ts';
import type { Owed } from './rules/expanded/procedures.ts';
import {
  type AttackNotes,
  type Boost,
  type Expanded,
  type Group,
  NOT_BID,
  type Prediction,
  type Token,
} from './rules/state-expanded.ts';

const { fields, int, list, nullable, oneOf } = stored;

const MANY = 1_000_000;
const count = int(0, MANY);

export function expandedShape(seats: number, size: number, waiting: stored.Check, pledge: stored.Check): stored.Check {
  const card = int(0, size - 1);
  const cardOrNone = int(-1, size - 1);
  const column = (check: stored.Check): stored.Check => list(check, size);
  const bySeat = (check: stored.Check): stored.Check => list(check, seats);
  const lists = bySeat(list(card));
  const owed = fields<Owed>({ source: card, unit: card, n: count, dice: int(0, 1) });
  const attack: Shape<AttackNotes> = {
    initial: list(int(1, 6)),
    turned: stored.optional(list(count)),
    pledges: stored.optional(list(pledge)),
    lucky: stored.optional(count),
    predictions: list(fields<Prediction>({ chance: waiting, hits: count })),
    triggered: list(owed),
    activated: list(owed),
    place: count,
    defenders: list(card),
    power: int(-MANY, MANY),
    parry: count,
    damage: count,
  };
  const group: Shape<Group> = { id: count, kind: oneOf(...GROUP_KINDS), ability: int(-1, MANY), source: cardOrNone };
  const token: Shape<Token> = { card, kind: oneOf(...TOKEN_KINDS), n: count };
  const boost: Shape<Boost> = {
    unit: card,
    stat: oneOf('speed', 'power'),
    n: int(-MANY, MANY),
    by: oneOf('Velocity', 'Surge'),
    stealthy: int(0, 1),
  };
  return fields<Expanded>({
    controller: column(int(0, seats - 1)),
    attached: column(count),
    nextPilot: column(cardOrNone),
    group: column(count),
    shifted: column(count),
    equippedIn: column(count),
    detachedIn: column(count),
    playedIn: column(count),
    nextPower: column(int(-MANY, MANY)),
    lastAttacked: column(cardOrNone),
    supply: lists,
    event: lists,
    resource: lists,
    outOfPlay: lists,
    completed: lists,
    location: list(list(card), ARENA_COUNT),
    groups: list(fields(group)),
    tokens: list(fields(token)),
    boosts: list(fields(boost)),
    starting: bySeat(int(NOT_BID, MANY)),
    due: list(waiting),
    traps: list(waiting),
    attack: nullable(fields(attack)),
    dying: list(card),
    meditated: list(card),
    known: list(card),
  });
}
