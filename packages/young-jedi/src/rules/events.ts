/** What each event changes. Nothing else changes the table, but for what a procedure under way keeps for itself. */
import {
  defeatOf,
  drawOf,
  happen as happenInWindow,
  opponentsOf,
  type Result,
  type Stages,
  victoryOf,
  witness as witnessBy,
} from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import { type Event, moved, type TableEvent, type ToldEvent } from './event.ts';
import { leavesBy, move, moveAsEffect, moveUnder, shuffleDeck, topOf } from './moves.ts';
import { newBattle } from './parts.ts';
import {
  DECK,
  DEPLOY,
  DISCARD,
  DUEL_HAND,
  DUEL_PILE,
  HAND,
  HYPERSPACE,
  LAPS,
  LOCATIONS,
  PLAN,
  RACE,
  type State,
} from './state.ts';
import { sees } from './sees.ts';
import { cardsLeft, countUse, defOf, type Table } from './table.ts';
import { seeEvent } from './triggers.ts';

/** One thing happens, with all that follows from it at once. */
export function happen(g: Table, event: TableEvent): void {
  happenInWindow(g, stages, [event]);
}

/** Something begins or ends, or is only to be told. */
export function tell(g: Table, told: ToldEvent): void {
  keepBooks(g.state, told);
  witness(g, told);
  g.events?.push(told);
}

/** The beginning of an event about a card: which one it is now. */
export const about = <K extends Event['kind']>(
  g: Table,
  kind: K,
  seat: number,
  card: number,
): { kind: K; seat: number; card: number; def: number; witnesses: number } => ({
  kind,
  seat,
  card,
  def: card < 0 ? -1 : g.state.def[card]!,
  witnesses: 0,
});

/** The same with another card. */
export const withOther = <K extends Event['kind']>(g: Table, kind: K, seat: number, card: number, other: number) => ({
  kind,
  seat,
  card,
  def: card < 0 ? -1 : g.state.def[card]!,
  witnesses: 0,
  other,
  otherDef: other < 0 ? -1 : g.state.def[other]!,
});

const NONE: readonly TableEvent[] = [];

const stages: Stages<Table, TableEvent> = {
  edit(g, events) {
    for (const e of events) settleCard(g, e);
    return events;
  },
  commit(g, e) {
    commit(g, e);
    g.state.progress++;
    witness(g, e);
    g.events?.push(e);
  },
  trigger: seeEvent,
  settle(g) {
    const s = g.state;
    if (s.result === null && s.drawing === 0 && s.duel === null) checkDecks(g);
    return NONE;
  },
};

/**
 * By which number a card goes, and what can be told of it before it goes. As below, the kind is read once: events have
 * many shapes, and each look at one of unknown shape takes its time.
 */
function settleCard(g: Table, e: TableEvent): void {
  const s = g.state;
  switch (e.kind) {
    case 'shuffle':
    case 'control':
    case 'lapDone':
      return;
    case 'draw':
    case 'destiny':
    case 'lose':
    case 'duelDraw':
      e.card = topOf(s, e.seat);
      break;
    default:
      if (e.card >= 0) e.card = leavesBy(s, e.card);
  }
  if (g.events === null || e.card < 0) return;
  e.from = s.zone[e.card]!;
  e.def = s.def[e.card]!;
  witness(g, e);
}

/** A card of the deck that is shown to all, whatever becomes of it then. */
const SHOWN: ReadonlySet<Event['kind']> = new Set(['destiny', 'take', 'reveal']);

const witness = (g: Table, e: Event): void => witnessBy(g, e, SHOWN.has(e.kind) ? all : sees);
const all = (): boolean => true;

function commit(g: Table, e: TableEvent): void {
  const s = g.state;
  switch (e.kind) {
    case 'draw':
    case 'destiny':
    case 'take':
    case 'toHand':
      if (e.card >= 0) move(s, e.card, HAND);
      break;
    case 'lose':
    case 'discard':
      if (e.card >= 0) move(s, e.card, DISCARD);
      break;
    case 'deploy':
      s.spent += e.cost;
      if (defOf(g, e.card).effect) moveAsEffect(s, e.card, e.planet);
      else move(s, e.card, e.planet);
      s.down[e.card] = e.hidden ? 1 : 0;
      break;
    case 'race':
      s.spent += e.cost;
      move(s, e.card, RACE);
      s.raced[e.seat]! |= defOf(g, e.card).podracer ? 2 : 1;
      break;
    case 'launch':
      move(s, e.card, HYPERSPACE);
      break;
    case 'locate':
      move(s, e.card, LOCATIONS);
      s.current = defOf(g, e.card).planet;
      break;
    case 'turnUp':
      s.down[e.card] = 0;
      break;
    case 'toDeck':
      move(s, e.card, DECK);
      break;
    case 'under':
      moveUnder(s, e.card);
      break;
    case 'shuffle':
      shuffleDeck(s, e.seat);
      break;
    case 'lap':
      move(s, e.card, LAPS);
      s.lapsPlayed++;
      break;
    case 'lapDone':
      completeLap(g, e.seat);
      break;
    case 'thrust':
      s.thrust[e.seat] = Math.min(MOST_THRUST, s.thrust[e.seat]! + e.n);
      break;
    case 'declare':
      move(s, e.card, PLAN);
      break;
    case 'duelDraw':
      if (e.card >= 0) move(s, e.card, DUEL_HAND);
      break;
    case 'duelPlay':
      move(s, e.card, DUEL_PILE);
      break;
    case 'control':
      s.control[e.planet] = e.seat;
      s.surrendered[e.planet] = e.surrendered ? 1 : 0;
      s.surrenders = 0;
      break;
  }
}

/** Whose turn and which step it is, what is battled for or left: no card moves by it. */
function keepBooks(s: State, e: ToldEvent): void {
  switch (e.kind) {
    case 'turn':
      s.turn = e.n;
      s.acting = e.seat;
      s.fought = [];
      s.surrenders = 0;
      s.idleTurns = s.progress > 0 ? 0 : s.idleTurns + 1;
      s.progress = 0;
      break;
    case 'step':
      s.step = e.step;
      s.spent = 0; // also after the Deploy step: what hidden cards cost is nobody's business
      if (e.step !== DEPLOY) break;
      s.raised = 0;
      s.lapsPlayed = 0;
      s.thrusted = 0;
      s.refuelled = 0;
      s.used = [];
      break;
    case 'evacuate':
      s.evacuating = e.planet;
      break;
    case 'evacuated':
      s.evacuating = -1;
      break;
    case 'battle':
      s.battle = newBattle(s.seats.length, e.seat, e.ships, e.planet);
      break;
    case 'battleEnds':
      s.battle = null;
      break;
    case 'surrender':
      s.surrenders = 1;
      break;
    default:
      break;
  }
}

/** YJ-POD-27. */
export const MOST_THRUST = 4;
/** YJ-OBJ-05. */
export const LAPS_TO_WIN = 3;

/** YJ-POD-16, 17: the six cards go back into the deck; the third lap wins, and the loser's deck is discarded. */
function completeLap(g: Table, seat: number): void {
  const s = g.state;
  for (const card of s.laps[seat]!.slice()) move(s, card, DECK);
  shuffleDeck(s, seat);
  if (++s.lapTokens[seat]! < LAPS_TO_WIN) return;
  for (const enemy of opponentsOf(s, seat))
    for (const list of [s.deck[enemy]!, s.laps[enemy]!]) for (const card of list.slice()) move(s, card, DISCARD);
  win(g, seat, 'podrace');
}

function end(g: Table, result: Result): void {
  g.state.result = result;
  tell(g, { kind: 'result', outcomes: result.outcomes, reason: result.reason });
}

export const win = (g: Table, seat: number, reason: string): void =>
  end(g, victoryOf(g.state.seats, g.state.seats[seat]!.team, reason));

export const lose = (g: Table, seat: number, reason: string): void =>
  end(g, defeatOf(g.state.seats, g.state.seats[seat]!.team, reason));

export const tie = (g: Table, reason: string): void => end(g, drawOf(g.state.seats, reason));

/** YJ-OBJ-04, 07: whoever has no card left to draw has lost; if it is both, nobody has won. */
export function checkDecks(g: Table): void {
  const s = g.state;
  let empty = 0;
  let last = -1;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (cardsLeft(s, seat) === 0) {
      empty++;
      last = seat;
    }
  if (empty === 0) return;
  if (empty === s.seats.length) tie(g, 'tie');
  else lose(g, last, 'deck');
}

/** Damage card by card: the game may be over before all of it is taken (YJ-DMG-01, YJ-OBJ-09). */
export function takeDamage(g: Table, seat: number, n: number): void {
  if (n <= 0 || g.state.result !== null) return;
  tell(g, { kind: 'damage', seat, n });
  for (let i = 0; i < n && g.state.result === null; i++) happen(g, moved('lose', seat));
}

/** The same for drawing. */
export function drawCards(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && g.state.result === null; i++) happen(g, moved('draw', seat));
}

export const discard = (g: Table, seat: number, card: number): void => happen(g, moved('discard', seat, card));

export const shuffle = (g: Table, seat: number): void => happen(g, { kind: 'shuffle', seat });

/** A text of a card is being used: counted, and told. */
export function useText(g: Table, seat: number, card: number, ability: Ability): void {
  countUse(g, ability);
  tell(g, withOther(g, 'text', seat, card, -1));
}

/** The hand is shown to the opponent. */
export function showHand(g: Table, seat: number): void {
  if (g.events === null) return;
  const cards = g.state.hand[seat]!.slice();
  tell(g, { kind: 'show', seat, cards, defs: cards.map((card) => g.state.def[card]!) });
}
