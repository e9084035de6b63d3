/** What a player can do at a table of any game, as the shared parts of the page need to know it. */
import type { Choice, MomentBase } from '../session/moment.ts';

/** Where a card is dropped: on a card, or in a zone that the game numbers. */
export interface Place {
  readonly card?: number;
  readonly zone?: number;
}

export interface Control<M extends MomentBase = MomentBase, C extends Choice = Choice> {
  readonly moment: M;
  /** True while nothing can be answered: an earlier moment, another's turn, something is being shown. */
  readonly idle: boolean;
  readonly choices: readonly C[];
  /** The card picked first, when an answer needs more. */
  readonly selected: number;
  /** Cards that glow: they can be picked now. */
  readonly able: ReadonlySet<number>;
  /** Cards chosen so far, where several are chosen one by one. */
  readonly picked: ReadonlySet<number>;
  /** Zones that the selected card can go to. */
  readonly zones: ReadonlySet<number>;
  /** The cards that the answer under the pointer names. */
  readonly pointed: ReadonlySet<number>;
  /** Answers to read: those of the selected card, or those that belong to no card. */
  readonly listed: readonly C[];
  /** Answers with cards that do not lie in sight: a deck that is searched, a hand that is looked at. */
  readonly unseen: readonly C[];
  readonly pick: (card: number) => void;
  readonly select: (card: number) => void;
  readonly point: (choice: C | null) => void;
  readonly answer: (choice: C) => void;
  readonly drop: (card: number, on: Place) => void;
}

type States = Pick<Control, 'able' | 'selected' | 'picked' | 'pointed'>;

/** What the card, or one of the copies that lie together, is in now, as class names. */
export function stateOf(table: States, ...cards: readonly number[]): string {
  const is = (set: ReadonlySet<number>): boolean => cards.some((card) => set.has(card));
  const states: string[] = [];
  if (is(table.able)) states.push('able');
  if (cards.includes(table.selected)) states.push('selected');
  if (is(table.picked)) states.push('picked');
  if (is(table.pointed)) states.push('pointed');
  return states.join(' ');
}
