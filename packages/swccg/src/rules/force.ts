/** Section 6 of the ledger: using, losing and retrieving Force; and which piles texts speak of (section 3). */
import type { Reason } from '@dejarik/kernel';
import { allowed } from '../exact.ts';
import type { Text } from '../language/meaning.ts';
import type { Declaration, Heap } from '../language/tree.ts';
import { toPileOf } from './events.ts';
import { shownDestiny } from './flow.ts';
import { leavePlay } from './leaving.ts';
import { rulesOf } from './live.ts';
import type { OptionOf, Questions } from './questions.ts';
import { type Context, isWhose, type LiveRule } from './speech.ts';
import { DESTINY, FORCE, hand, LOST, pile, PILE_ZONES, PILES, RESERVE, USED } from './state.ts';
import { enemyOf, seatOf, type Table, topOf } from './table.ts';

/** The Force that the seat can use: what it begged for of another's too. */
export function forceOf(g: Table, seat: number): number {
  let n = pile(g.state, seat, FORCE).length;
  for (const entry of rulesOf(g, 'begs')) if (entry.seat === seat) n += begged(g, entry);
  return n;
}

/** CCG-PIL-13: from the top of the Force Pile to the top of the Used Pile, one at a time. */
export function useForce(g: Table, seat: number, n: number): void {
  const entry = n > 0 ? rulesOf(g, 'begs').find((one) => one.seat === seat) : undefined;
  const theirs = entry === undefined ? 0 : Math.min(n, begged(g, entry));
  use(g, enemyOf(g, seat), theirs);
  use(g, seat, n - theirs);
  if (entry !== undefined) endBegging(g, entry, theirs);
}

function use(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && g.state.result === null; i++) toPileOf(g, 'useForce', seat, topOf(g.state, seat, FORCE));
}

const begged = (g: Table, { seat, n }: Context): number =>
  Math.min(allowed(n), pile(g.state, enemyOf(g, seat), FORCE).length);

/** CCG-CARD-113: one action only; with more than 1 Force the card is lost at once. */
function endBegging(g: Table, { source, lasting }: LiveRule, n: number): void {
  const s = g.state;
  s.lasting = s.lasting.filter((one) => one !== lasting);
  s.version++;
  if (n > 1) leavePlay(g, source, 'lost');
}

/** How much Force the seat could activate now, leaving aside how much it generates. */
export const canActivate = ({ state: s }: Table, seat: number): number =>
  s.noActivation[seat] === s.turn ? 0 : pile(s, seat, RESERVE).length;

/** CCG-FRC-03, 09: from the Reserve Deck to the Force Pile, unseen, while it lasts. Returns how many. */
export function activateForce(g: Table, seat: number, n: number): number {
  let activated = 0;
  while (activated < n && canActivate(g, seat) > 0 && g.state.result === null) {
    toPileOf(g, 'activateForce', seat, topOf(g.state, seat, RESERVE));
    activated++;
  }
  return activated;
}

/** CCG-FRC-19: the top card of the Lost Pile is shown and goes to the Used Pile. */
export function retrieveForce(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && pile(g.state, seat, LOST).length > 0; i++)
    toPileOf(g, 'retrieve', seat, topOf(g.state, seat, LOST));
}

const SOURCES = [RESERVE, FORCE, USED] as const;

/** CCG-FRC-15, 16: where a card can be lost from: the hand, or the top of one of the three piles. */
export function lossOptions(g: Table, seat: number, from = -1): Questions['lose'][] {
  const s = g.state;
  const options: Questions['lose'][] = [];
  for (const zone of SOURCES)
    if (pile(s, seat, zone).length > 0 && (from < 0 || from === zone)) options.push({ kind: 'loseTop', pile: zone });
  if (from >= 0) return options.length > 0 ? options : lossOptions(g, seat);
  if (destinyUp(g, seat) >= 0) options.push({ kind: 'loseTop', pile: DESTINY });
  for (const card of hand(s, seat)) options.push({ kind: 'loseHand', card });
  return options;
}

/** CCG-OBJ-06, CCG-DST-16: the card that is turned up for its destiny is Life Force; its number stands if it is lost. */
function destinyUp(g: Table, seat: number): number {
  const up = shownDestiny(g);
  return up !== null && up.seat === seat && g.state.zone[up.card] === DESTINY ? up.card : -1;
}

/** A card is lost as the player chose. */
export function loseAs(g: Table, seat: number, option: Questions['lose']): void {
  const top = (zone: number): number => (zone === DESTINY ? destinyUp(g, seat) : topOf(g.state, seat, zone));
  toPileOf(g, 'loseForce', seat, option.kind === 'loseTop' ? top(option.pile) : option.card);
}

export interface PileOf {
  readonly seat: number;
  readonly zone: number;
}

/** The piles that can be chosen: none that is empty (CCG-PIL-22). */
export function pilesOf(
  g: Table,
  who: Context,
  { whose, piles }: Extract<Declaration, { readonly declare: 'pile' }>,
): OptionOf<'pile'>[] {
  const found: OptionOf<'pile'>[] = [];
  for (let seat = 0; seat < g.state.seats.length; seat++)
    for (const name of piles)
      if (isWhose(who, whose, seat) && pile(g.state, seat, PILE_ZONES[name]).length > 0)
        found.push({ kind: 'pile', seat, pile: PILE_ZONES[name] });
  return found;
}

/** The pile that a text speaks of: by name, or by the number of the one that was chosen. */
export function heapOf(g: Table, seat: number, chosen: number, heap: Heap): PileOf {
  if (heap.heap === 'chosen') return { seat: Math.floor(chosen / PILES), zone: chosen % PILES };
  return { seat: seatOf(g, { seat }, heap.whose), zone: PILE_ZONES[heap.pile] };
}

/** CCG-PIL-22: what takes, searches, looks at or shuffles a pile cannot be started while it is empty. */
export function emptyPile(g: Table, seat: number, { program }: Text): Reason | null {
  for (const op of program) {
    if (!('heap' in op)) continue;
    const { heap } = op;
    const { seat: of, zone } = heapOf(g, seat, 0, heap);
    // CCG-PIL-24: what is retrieved may be looked for in vain.
    if (heap.heap === 'of' && zone !== LOST && pile(g.state, of, zone).length === 0)
      return { rule: 'CCG-PIL-22', why: 'the pile is empty' };
    return null;
  }
  return null;
}
