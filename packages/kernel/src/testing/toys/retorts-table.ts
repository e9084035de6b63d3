/** The cards, the state, the actions and the events of Retorts, and who may know what of them. */
import type { FrameOf, Question, Signature, Table } from '../../procedure.ts';
import type { Window } from '../../response.ts';
import { type EventTable, open } from '../../visibility.ts';
import type { OfCard, ToyState } from './toy.ts';

/** Claims are worth what they say. */
const CLAIMS = ['1', '2', '3'];
export const CARDS: readonly string[] = [...CLAIMS, 'retort', 'herald'];
export const isClaim = (def: number): boolean => def >= 0 && def < CLAIMS.length;
export const RETORT = CARDS.indexOf('retort');
export const HERALD = CARDS.indexOf('herald');

interface WithCard<K extends string> {
  readonly kind: K;
  readonly card: number;
}
interface Alone<K extends string> {
  readonly kind: K;
}
export type Play = WithCard<'claim'> | WithCard<'station'>;
/** What a window can be answered with. A proclamation is required of every herald. */
export type Response = WithCard<'retort'> | WithCard<'proclaim'> | Alone<'draw'> | Alone<'pass'>;
export interface Questions {
  turn: Play | Alone<'rest'>;
  respond: Response;
}
export type RetortsOption = Questions[keyof Questions];

/** What was announced. `card` is -1 for drawing. */
export interface Action {
  readonly kind: 'claim' | 'station' | 'retort' | 'proclaim' | 'draw';
  readonly seat: number;
  readonly card: number;
  /** The claim has brought its seat a card. */
  rewarded: boolean;
}

export interface Procedures {
  game: Signature;
  turn: Signature<{ readonly seat: number }>;
  answers: Signature<Window<Action, Response>, boolean>;
}

export interface RetortsState extends ToyState {
  frames: FrameOf<Procedures>[];
  question: Question<RetortsOption> | null;
  turn: number;
  place: ('deck' | 'hand' | 'told' | 'front' | 'gone')[];
  /** The heralds in play, in the order in which they came. */
  front: number[];
  /** Points that are left for heralds. */
  bank: number;
}

export type RetortsTable = Table<RetortsState>;

type EventKind = 'draw' | 'announce' | 'happen' | 'cancel';
export type RetortsEvent = { [K in EventKind]: OfCard<K> }[EventKind];

export const RETORTS_EVENTS: EventTable<RetortsEvent> = {
  draw: { to: 'all', fields: { ...open('seat', 'card'), def: 'witnesses' }, teaches: 'draw', weight: 'plain' },
  announce: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'intention', weight: 'plain' },
  happen: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'nothing', weight: 'plain' },
  cancel: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'nothing', weight: 'loud' },
};

export function sees(s: RetortsState, viewer: number, card: number): boolean {
  if (s.place[card] === 'deck') return false;
  return s.place[card] !== 'hand' || s.owner[card] === viewer;
}
