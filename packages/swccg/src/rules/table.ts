/** A state with all that is needed to play it, and the questions every rule asks of it. */
import { opponentOf, type Reason, type Table as KernelTable } from '@dejarik/kernel';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { kindOf } from '../language/meaning.ts';
import type { RuleKind, Whose } from '../language/tree.ts';
import type { Event } from './event.ts';
import { INSERTED, OFF, UNDERCOVER } from './lies.ts';
import type { Live, Speech } from './speech.ts';
import { pile, RESERVE, type State } from './state.ts';

export interface Table extends KernelTable<State> {
  events: Event[] | null;
  readonly cards: Catalogue;
  readonly live: Live;
  readonly speech: Speech;
  /** How often each ability was used, when somebody counts. */
  uses: number[] | null;
}

/** What the card is; in a view, one of which nothing is known. */
export const defOf = (g: Table, card: number): Definition => g.cards.cards[g.state.def[card]!] ?? g.cards.unknown;

export const isUndercover = ({ state: { flags } }: Table, card: number): boolean => (flags[card]! & UNDERCOVER) !== 0;

/** Turned face down where it lies. */
export const isOff = ({ state: { flags } }: Table, card: number): boolean => (flags[card]! & OFF) !== 0;

export const reason = (rule: string, why: string): Reason => ({ rule, why });

export const topOf = (s: State, seat: number, zone: number): number => pile(s, seat, zone).at(-1) ?? -1;

export const enemyOf = (g: Table, seat: number): number => opponentOf(g.state, seat);

/** Whose pile or power is meant, if the seat says `your` or `opponent's`. */
export const seatOf = (g: Table, { seat }: { readonly seat: number }, whose: Whose): number =>
  whose === 'your' ? seat : enemyOf(g, seat);

export function countUse(g: Table, ability: number): void {
  if (g.uses !== null) g.uses[ability] = (g.uses[ability] ?? 0) + 1;
}

/** Counts what the card's text says where the rules know it by other means: its seats, a word that fits it, its title. */
export function countOwn(g: Table, card: number, kind: RuleKind): void {
  if (g.uses === null) return;
  for (const { id, line } of defOf(g, card).texts)
    if (line.line === 'static' && line.rules.some((rule) => kindOf(rule) === kind)) countUse(g, id);
}

/** CCG-EFF-05, 06: whether the card is an Effect that lies in the other player's Reserve Deck. */
export const isInserted = (s: State, card: number): boolean => s.zone[card] === RESERVE && s.as[card] === INSERTED;

/** The seat that plays a side. */
export const seatPlaying = ({ seats }: State, side: number): number => seats.findIndex((seat) => seat.side === side);
