/** Events about to happen, in few words. What they were about is noted when they happen (events.ts). */
import type {
  CardEvent,
  CountEvent,
  CountKind,
  DamageDone,
  Discard,
  DiscardCause,
  Force,
  MoveEvent,
  MoveKind,
  OntoEvent,
  OntoKind,
  PlainKind,
  Points,
  PutOutOfPlay,
  TokensChange,
} from './event.ts';
import type { TokenKind } from '../language/tree-expanded.ts';
import { publicDef } from './sight.ts';
import { ON_TOP } from './state.ts';
import type { Group } from './state-expanded.ts';
import type { Table } from './table.ts';

const NOT_YET = -1;

/** What is told of a card; the rest is found out when it is. */
export const about = (seat: number, card: number): Pick<CardEvent, 'seat' | 'card' | 'def' | 'from' | 'witnesses'> => ({
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
});

/** Which card another one of the event is, if anybody listens and all may know. */
export const shownDef = (g: Table, card: number): number => (g.events === null ? NOT_YET : publicDef(g.state, card));

export const cardEvent = <K extends PlainKind>(kind: K, seat: number, card = -1): CardEvent<K> => ({
  kind,
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
});

export const moveEvent = <K extends MoveKind>(kind: K, seat: number, card: number, to: number): MoveEvent<K> => ({
  kind,
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  to,
});

export const countEvent = <K extends CountKind>(kind: K, seat: number, card: number, n: number): CountEvent<K> => ({
  kind,
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  n,
});

export const tokensEvent = (seat: number, card: number, token: TokenKind, n: number): TokensChange => ({
  kind: 'tokens',
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  n,
  token,
});

export const outEvent = (seat: number, card: number, group: Group, down: number): PutOutOfPlay => ({
  kind: 'outOfPlay',
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  group,
  down,
});

export const controlEvent = (seat: number, card: number): CardEvent<'control'> => ({
  kind: 'control',
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
});

export const ontoEvent = <K extends OntoKind>(
  g: Table,
  kind: K,
  seat: number,
  card: number,
  unit: number,
  place = ON_TOP,
): OntoEvent<K> => ({
  kind,
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  unit,
  unitDef: shownDef(g, unit),
  place,
});

export const forceEvent = (g: Table, seat: number, n: number, cause: Force['cause'], source = -1): Force => ({
  kind: 'force',
  seat,
  witnesses: 0,
  n,
  cause,
  source,
  sourceDef: shownDef(g, source),
});

export const pointsEvent = (g: Table, seat: number, n: number, cause: Points['cause'], source = -1): Points => ({
  kind: 'points',
  seat,
  witnesses: 0,
  n,
  cause,
  source,
  sourceDef: shownDef(g, source),
});

export const damageEvent = (g: Table, seat: number, card: number, n: number, source: number): DamageDone => ({
  kind: 'damage',
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  n,
  source,
  sourceDef: shownDef(g, source),
});

export const discardEvent = (
  g: Table,
  seat: number,
  card: number,
  cause: DiscardCause = 'other',
  source = -1,
): Discard => ({
  kind: 'discard',
  seat,
  card,
  def: NOT_YET,
  from: NOT_YET,
  witnesses: 0,
  cause,
  source,
  sourceDef: shownDef(g, source),
});
