/** The cards, the state and the events of Masks, and who may know what of them. */
import type { FrameOf, Question, Signature, Table } from '../../procedure.ts';
import { isAmong } from '../../seats.ts';
import { type EventTable, open } from '../../visibility.ts';
import type { OfCard, ToyState } from './toy.ts';

/** Cards without a fault. */
export const SOUND = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** A bomb throws when it is laid, a fuse only in a round in which a spark was laid. */
const FAULTY = ['spark', 'fuse', 'bomb'];
export const CARDS: readonly string[] = [...SOUND, ...FAULTY];

type Place = 'deck' | 'hand' | 'laid' | 'open' | 'gone';

export interface Procedures {
  game: Signature;
  round: Signature<{ seat: number }>;
}

export interface Lay {
  readonly kind: 'lay';
  readonly card: number;
}
export interface Look {
  readonly kind: 'look';
  readonly card: number;
}
interface Pass {
  readonly kind: 'pass';
}
export interface Questions {
  lay: Lay;
  look: Look | Pass;
}
export type MasksOption = Lay | Look | Pass;

export interface MasksState extends ToyState {
  frames: FrameOf<Procedures>[];
  question: Question<MasksOption> | null;
  place: Place[];
  /** Who has looked at it. */
  seenBy: number[];
  /** The card each seat laid this round, or -1. */
  laid: number[];
  round: number;
  /** Means nothing; broken variants of the game scribble here. */
  note: number;
}

type EventKind = 'draw' | 'lay' | 'look' | 'turnUp' | 'score' | 'clear';
export type MasksEvent = { [K in EventKind]: OfCard<K> }[EventKind];

export type MasksTable = Table<MasksState>;

export const MASKS_EVENTS: EventTable<MasksEvent> = {
  draw: { to: 'all', fields: { ...open('seat', 'card'), def: 'witnesses' }, teaches: 'draw', weight: 'plain' },
  lay: { to: 'all', fields: { ...open('seat', 'card'), def: 'witnesses' }, teaches: 'nothing', weight: 'plain' },
  look: { to: 'all', fields: { ...open('seat', 'card'), def: 'actor' }, teaches: 'hidden', weight: 'plain' },
  turnUp: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'hidden', weight: 'loud' },
  score: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'nothing', weight: 'plain' },
  clear: { to: 'all', fields: open('seat', 'card', 'def'), teaches: 'nothing', weight: 'quiet' },
};

export function sees(s: MasksState, viewer: number, card: number): boolean {
  if (s.place[card] === 'deck') return false;
  if (s.place[card] === 'hand') return s.owner[card] === viewer;
  if (s.place[card] === 'laid') return s.owner[card] === viewer || isAmong(s.seenBy[card]!, viewer);
  return true;
}
