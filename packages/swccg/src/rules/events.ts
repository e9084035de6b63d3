/** What each event changes. Nothing else changes the table, but for what a procedure under way keeps for itself. */
import { defeatOf, opponentOf, witness as witnessBy } from '@dejarik/kernel';
import type { Event, Placing, TableEvent, ToldEvent, ToPile } from './event.ts';
import { isA } from './kinds.ts';
import { LOCATION } from './lies.ts';
import { leavesBy, recirculate, shuffleCards, shuffleInto, toPile, toTable, toUnder, toZone } from './moves.ts';
import type { Just } from './parts.ts';
import { DESTINY, FORCE, HAND, lifeForce, LOST, OUT, PLAYED, RESERVE, sees, type State, TABLE, USED } from './state.ts';
import { isInserted, type Table, topOf } from './table.ts';

/** Something happens to a card or a pile. */
export function happen(g: Table, e: TableEvent): void {
  const s = g.state;
  if ('card' in e) {
    if (e.card < 0 || s.result !== null) return;
    e.card = leavesBy(s, e.card);
    e.from = s.zone[e.card]!;
    e.def = s.def[e.card]!;
    witness(g, e);
  }
  commit(s, e);
  if (e.kind === 'outOfPlay') bar(g, e.card);
  if (e.kind === 'deployed' || e.kind === 'moved') crossOver(g, e.card);
  witness(g, e);
  g.events?.push(e);
  surface(g);
  checkLifeForce(g);
}

/** CCG-UNQ-05: a unique character that is out of play cannot be deployed by its owner again. */
function bar(g: Table, card: number): void {
  const { dots, titleId, type } = g.cards.cards[g.state.def[card]!]!;
  if (dots === 1 && type === 'Character') g.state.barred[g.state.owner[card]!]!.push(titleId);
}

/** CCG-TRM-02: seekers and mines lie on the other player's side. */
function crossOver(g: Table, card: number): void {
  if (isA(g, card, 'seeker') || isA(g, card, 'mine'))
    g.state.side[card] = opponentOf(g.state, g.state.controller[card]!);
}

/** Something begins or ends, or is only to be told. */
export function tell(g: Table, told: ToldEvent): void {
  keepBooks(g.state, told);
  witness(g, told);
  g.events?.push(told);
}

const PILE_OF: { readonly [K in ToPile]?: number } = {
  activateForce: FORCE,
  useForce: USED,
  drawCard: HAND,
  take: HAND,
  toHand: HAND,
  toReserve: RESERVE,
  toForce: FORCE,
  toUsed: USED,
  loseForce: LOST,
  lost: LOST,
  forfeited: LOST,
  retrieve: USED,
  outOfPlay: OUT,
};

/** The beginning of an event by which a card goes somewhere; which card that is, and from where, is found then. */
export const moving = <K extends Event['kind']>(kind: K, seat: number, card: number) => ({
  kind,
  seat,
  card,
  def: -1,
  from: -1,
  witnesses: 0,
});

/** A card goes to a pile of the seat. */
export const toPileOf = (g: Table, kind: ToPile, seat: number, card: number): void =>
  happen(g, moving(kind, seat, card));

/** A card goes to a place on the table, or under another card. */
export const toPlace = (g: Table, kind: Placing, seat: number, card: number, on: number, as: number): void =>
  happen(g, { ...moving(kind, seat, card), on, onDef: on < 0 ? -1 : g.state.def[on]!, as });

function commit(s: State, e: TableEvent): void {
  switch (e.kind) {
    case 'deployed':
    case 'moved':
    case 'placed':
      toTable(s, e.card, e.on, e.as, e.seat);
      break;
    case 'stacked':
      toUnder(s, e.card, e.on, e.as);
      break;
    case 'destiny':
      toZone(s, e.card, DESTINY);
      break;
    case 'played':
      toZone(s, e.card, PLAYED);
      break;
    case 'shuffled':
      shuffleCards(s, e.seat, e.pile);
      break;
    case 'inserted':
      shuffleInto(s, e.card, e.seat, RESERVE);
      break;
    case 'recirculated':
      recirculate(s, e.seat);
      break;
    default:
      toPile(s, e.card, e.seat, PILE_OF[e.kind]!);
      if (e.kind === 'lost' || e.kind === 'forfeited' || e.kind === 'loseForce') s.progress++;
  }
}

/** Cards that are shown to all, whatever becomes of them then. */
const SHOWN: ReadonlySet<Event['kind']> = new Set(['destiny', 'take', 'retrieve', 'played']);

/** Called before and after the event: whoever sees the card at either time knows which card it was. */
function witness(g: Table, e: Event): void {
  const isShown = SHOWN.has(e.kind) || ('from' in e && g.state.zone[e.card] === LOST && e.from === HAND);
  witnessBy(g, e, isShown ? all : sees);
}
const all = (): boolean => true;

function keepBooks(s: State, e: ToldEvent): void {
  if (e.kind === 'turn') {
    s.turn = e.n;
    s.acting = e.seat;
    s.usedTurn.length = 0;
    s.deployed.length = 0;
    s.played.length = 0;
    s.idleTurns = s.progress > 0 ? 0 : s.idleTurns + 1;
    s.progress = 0;
  } else if (e.kind === 'phase') {
    s.phase = e.phase;
    s.usedPhase.length = 0;
    s.activated.fill(0);
    s.drainLoss.fill(0);
  }
}

/** CCG-EFF-05, CCG-FRC-18: an inserted Effect that comes to the top is lost at once, and ends activation for the turn. */
function surface(g: Table): void {
  const s = g.state;
  if (s.turn === 0 || s.result !== null) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const top = topOf(s, seat, RESERVE);
    if (top < 0 || !isInserted(s, top)) continue;
    const owner = s.controller[top]!;
    s.noActivation[seat] = s.turn;
    s.as[top] = LOCATION;
    toPileOf(g, 'lost', owner, top);
  }
}

/** CCG-OBJ-05, 06: whoever has no Life Force left has lost, at once; a destiny card that is still up counts. */
function checkLifeForce(g: Table): void {
  const s = g.state;
  if (s.turn === 0 || s.result !== null) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (lifeForce(s, seat) > 0) continue;
    if (s.zone.some((zone, card) => zone === DESTINY && s.controller[card] === seat)) continue;
    lose(g, seat, 'life force');
    return;
  }
}

export function lose(g: Table, seat: number, reason: string): void {
  const { seats } = g.state;
  const result = defeatOf(seats, seats[seat]!.team, reason);
  g.state.result = result;
  tell(g, { kind: 'result', outcomes: result.outcomes, reason });
}

/** The beginning of an event about a card: which one it is now. */
export const about = <K extends Event['kind']>(g: Table, kind: K, seat: number, card: number) => ({
  kind,
  seat,
  card,
  def: card < 0 ? -1 : g.state.def[card]!,
  witnesses: 0,
});

const NOTHING: readonly number[] = [];

/** Something has just happened that texts can answer (CCG-ACT-12). */
export function note(
  g: Table,
  on: Just['on'],
  seat: number,
  card: number,
  at: number,
  other = -1,
  n = 0,
  along: readonly number[] = NOTHING,
): Just {
  const s = g.state;
  const def = card < 0 ? -1 : s.def[card]!;
  const life = card >= 0 && s.zone[card] === TABLE ? s.life[card]! : 0;
  const just: Just = { id: ++s.serial, on, seat, card, def, life, at, other, n, along, answered: [] };
  s.just.push(just);
  return just;
}

/** A card is played from the hand, for all to see. Returns the number by which it goes: it leaves by the hand's last. */
export function playFromHand(g: Table, seat: number, card: number): number {
  const e = moving('played', seat, card);
  happen(g, e);
  return e.card;
}
