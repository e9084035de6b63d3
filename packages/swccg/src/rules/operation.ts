/** What operations of card text are made of: whom they speak of while they are carried out, and what they ask. */
import { opponentOf } from '@dejarik/kernel';
import { allowed } from '../exact.ts';
import type { ExtensionName } from '../language/extensions.ts';
import type { Op } from '../language/meaning.ts';
import type { Amount, Types, Who, Whom } from '../language/tree.ts';
import { contextOf } from './declare.ts';
import { tell } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { LOCATION } from './lies.ts';
import type { Resolve } from './procedures.ts';
import { numbers, picks, picksOrDone, type QuestionKind, type Questions, YES_OR_NO } from './questions.ts';
import { type Context, isWho } from './speech.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';

/** One for each kind of effect. `false`: it waits for an answer or another procedure, and is entered again. */
export type Operation<O = Op> = (g: Table, f: Resolve, op: O) => false | void;
export type Operations = { readonly [K in Op['do']]: Operation<Extract<Op, { readonly do: K }>> };

/** Code of sentences that have their own. */
export type Extensions = { readonly [N in ExtensionName]: (g: Table, f: Resolve) => false | void };

/** Who speaks while a text is carried out. */
export const speaking = (f: Resolve): Context => ({ ...contextOf(f), it: f.it, destiny: f.destiny, theirs: f.theirs });

/** The seats that `you`, `opponent`, `each player` are; the turn player first (CCG-OBJ-07). */
export const seatsOf = ({ state: s }: Table, f: Resolve, who: Who): number[] =>
  [s.acting, opponentOf(s, s.acting)].filter((seat) => isWho(f, who, seat));

/**
 * The cards on the table that the text speaks of now, and does something to: targets that have left play are no longer
 * legal (CCG-ACT-19), and locations stay where they are.
 */
export const cardsOf = (g: Table, f: Resolve, whom: Whom): number[] => {
  const who = speaking(f);
  const cards = typeof whom === 'string' ? cardsOfRef(g, who, whom) : matching(g, who, whom);
  const { zone, as } = g.state;
  return cards.filter((card) => zone[card] === TABLE && as[card] !== LOCATION && !hasLeft(g, f, card));
};

const hasLeft = (g: Table, f: Resolve, card: number): boolean =>
  f.targets.some((cards, i) => cards.some((target, k) => target === card && g.state.life[card] !== f.lives[i]![k]));

/** Whether the card whose text it is lies where it lay when the text was declared (CCG-ACT-19). */
export const isStill = ({ state: s }: Table, { card, life }: Resolve): boolean =>
  s.zone[card] === TABLE && s.life[card] === life;

/** How many cards at most: more than there are, where no number is said. */
export const mostOf = (g: Table, f: Resolve, n: Types['quota']): number =>
  'n' in n ? allowed(amountOf(g, f, n.n)) : 999;

export const amountOf = (g: Table, f: Resolve, n: Amount): number => g.speech.amount(g, speaking(f), n);

/** The seat sees these cards, and nobody else does; or, to `show`, all see these cards of the seat. */
export const lookAt = (g: Table, seat: number, cards: readonly number[], kind: 'look' | 'show' = 'look'): void =>
  tell(g, { kind, seat, cards: cards.slice(), defs: cards.map((card) => g.state.def[card]!) });

/** The card that was chosen by the first, second … declaration of a target; -1 if it has left the table. */
export function targetOf({ state: s }: Table, f: Resolve, at: number): number {
  const card = f.targets[at]?.[0] ?? -1;
  return card >= 0 && s.zone[card] === TABLE && s.life[card] === f.lives[at]![0] ? card : -1;
}

// What texts ask while they are carried out.

/** Asks, and the text waits for the answer. */
export function askAndWait<K extends QuestionKind>(
  g: Table,
  seat: number,
  kind: K,
  options: readonly Questions[K][],
  about: number,
): false {
  ask(g, seat, kind, options, about);
  return false;
}

interface Asking {
  readonly orNone?: boolean;
  readonly seat?: number;
  readonly kind?: 'target' | 'found';
}

/** Asks for one of these cards, or for none of them. */
export const askCard = (
  g: Table,
  f: Resolve,
  cards: readonly number[],
  { orNone = false, seat = f.seat, kind = 'target' }: Asking = {},
): false => askAndWait(g, seat, kind, orNone ? picksOrDone(cards) : picks(cards), f.card);

export const askWhether = (g: Table, seat: number, about: number): false =>
  askAndWait(g, seat, 'may', YES_OR_NO, about);

export const saidYes = (g: Table): boolean => answerTo(g, 'may').kind === 'yes';

type NumberKind = 'number' | 'mode' | 'guess' | 'activate';

export const askNumber = (g: Table, f: Resolve, kind: NumberKind, from: readonly number[]): false =>
  askAndWait(g, f.seat, kind, numbers(from), f.card);
