/** Everything that can happen in the game, and what it changes. */
import { type GameEvent, happen as happenInWindow, IllegalAnswer, type Stages } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import { atTheDoor, move, moveAsEffect, moveUnder, shuffleDeck, topOf } from './moves.ts';
import {
  DECK,
  DISCARD,
  DUEL_HAND,
  DUEL_PILE,
  enemyOf,
  HAND,
  HYPERSPACE,
  LAPS,
  LOCATIONS,
  PLAN,
  RACE,
} from './state.ts';
import { cardsLeft, countUse, defOf, type Table } from './table.ts';
import { seeEvent } from './triggers.ts';
import { sees } from './sees.ts';

export interface Event extends GameEvent {
  readonly kind: EventKind;
  readonly seat: number;
  card: number;
  readonly other: number;
  readonly n: number;
  readonly to: number;
  /** Which card it was, who may know it, and which card `other` is when all may know. */
  def: number;
  seen: number;
  otherDef: number;
  /** Where the card came from. */
  from: number;
  /** Cards that are shown, or that take part; -1 between the sides and their Weapons. */
  readonly defs?: readonly number[];
  /** What deploying cost, in counters. */
  readonly cost?: number;
  /** How the game ended. */
  readonly reason?: string;
  /** How a power came about: definition (-1: a rule) and what it adds, in pairs. */
  readonly parts?: readonly Part[];
}

/** One part of a number: the definition it comes from or -1, what it adds, and the rule or the kind of thing. */
export interface Part {
  readonly def: number;
  readonly n: number;
  readonly rule: string;
}

export type EventKind =
  // What changes the table.
  | 'draw'
  | 'destiny' // drawn face up for its number, then to hand
  | 'lose' // the top card of the deck, for damage
  | 'discard'
  | 'deploy' // n 1: hidden
  | 'race' // to the Objective
  | 'launch' // a Starship to Hyperspace
  | 'locate' // a Location on top
  | 'turnUp'
  | 'take' // a card searched for in the deck, shown, to hand
  | 'toHand'
  | 'toDeck'
  | 'under'
  | 'shuffle'
  | 'lap' // n: its number; other 1: as a handling card
  | 'lapDone'
  | 'thrust'
  | 'declare' // a Battle card into the plan
  | 'duelDraw'
  | 'duelPlay' // n: its number; other 1: a block
  | 'control'
  // What is only told.
  | 'reveal' // to see who goes first
  | 'first'
  | 'turn'
  | 'step'
  | 'number' // which of two destiny numbers
  | 'text' // game text is used
  | 'look'
  | 'show'
  | 'evacuate'
  | 'intercept'
  | 'letGo'
  | 'evacuated'
  | 'battle'
  | 'declared'
  | 'planned'
  | 'fight'
  | 'works' // the Battle card that works
  | 'wasted' // a Battle card that does not
  | 'ignored' // a Weapon that gives nothing
  | 'swap'
  | 'replace'
  | 'power'
  | 'won'
  | 'tied'
  | 'defeated'
  | 'damage'
  | 'breakthrough'
  | 'battleEnds'
  | 'duel'
  | 'defends'
  | 'hit'
  | 'duelEnds'
  | 'surrender'
  | 'handAside' // the whole hand is discarded
  | 'result';

export const event = (kind: EventKind, seat: number, card = -1, other = -1, n = 0, to = -1): Event => ({
  kind,
  seat,
  card,
  other,
  n,
  to,
  def: -1,
  seen: 0,
  otherDef: -1,
  from: -1,
});

/** One thing happens, with all that follows from it at once. */
export function happen(g: Table, ...events: readonly Event[]): void {
  happenInWindow(g, stages, events);
}

/** Something for the log only. */
export function tell(g: Table, told: Event): void {
  if (g.events === null) return;
  if (told.card >= 0) told.def = g.state.def[told.card]!;
  witness(g, told);
  g.events.push(told);
}

const NONE: readonly Event[] = [];

const stages: Stages<Table, Event> = {
  edit(g, events) {
    for (const e of events) {
      if (e.kind === 'draw' || e.kind === 'destiny' || e.kind === 'lose' || e.kind === 'duelDraw')
        e.card = topOf(g.state, e.seat);
      else if (e.card >= 0) e.card = atTheDoor(g.state, e.card);
      if (e.card < 0) continue;
      e.from = g.state.zone[e.card]!;
      e.def = g.state.def[e.card]!;
      if (g.events !== null) witness(g, e);
    }
    return events;
  },
  commit(g, e) {
    commit(g, e);
    g.state.progress++;
    if (g.events === null) return;
    witness(g, e);
    g.events.push(e);
  },
  trigger: seeEvent,
  settle(g) {
    const s = g.state;
    if (s.result === null && s.drawing === 0 && s.duel === null) checkDecks(g);
    return NONE;
  },
};

const VIEWERS = [0, 1, -1] as const;
const bitOf = (viewer: number): number => (viewer < 0 ? 4 : 1 << viewer);

/** Called before and after the event: whoever sees the card at either time knows which card it was. */
function witness(g: Table, e: Event): void {
  const s = g.state;
  if (e.card >= 0) for (const viewer of VIEWERS) if (sees(s, viewer, e.card)) e.seen |= bitOf(viewer);
  if (e.kind === 'destiny' || e.kind === 'take' || e.kind === 'lose' || e.kind === 'reveal') e.seen = 7;
  if (e.otherDef < 0 && e.other >= 0 && e.other < s.def.length && sees(s, -1, e.other)) e.otherDef = s.def[e.other]!;
}

export const hasSeen = (e: Event, viewer: number): boolean => (e.seen & bitOf(viewer)) !== 0;

function commit(g: Table, e: Event): void {
  const s = g.state;
  const { card, seat } = e;
  switch (e.kind) {
    case 'draw':
    case 'destiny':
    case 'take':
    case 'toHand':
      if (card >= 0) move(s, card, HAND);
      break;
    case 'lose':
    case 'discard':
      if (card >= 0) move(s, card, DISCARD);
      break;
    case 'deploy':
      if (defOf(g, card).effect) moveAsEffect(s, card, e.to);
      else move(s, card, e.to);
      s.down[card] = e.n;
      break;
    case 'race':
      move(s, card, RACE);
      s.raced[seat]! |= defOf(g, card).podracer ? 2 : 1;
      break;
    case 'launch':
      move(s, card, HYPERSPACE);
      break;
    case 'locate':
      move(s, card, LOCATIONS);
      s.current = defOf(g, card).planet;
      break;
    case 'turnUp':
      s.down[card] = 0;
      break;
    case 'toDeck':
      move(s, card, DECK);
      break;
    case 'under':
      moveUnder(s, card);
      break;
    case 'shuffle':
      shuffleDeck(s, seat);
      break;
    case 'lap':
      move(s, card, LAPS);
      s.lapsPlayed++;
      break;
    case 'lapDone':
      completeLap(g, seat);
      break;
    case 'thrust':
      s.thrust[seat] = Math.min(MOST_THRUST, s.thrust[seat]! + e.n);
      break;
    case 'declare':
      move(s, card, PLAN);
      break;
    case 'duelDraw':
      if (card >= 0) move(s, card, DUEL_HAND);
      break;
    case 'duelPlay':
      move(s, card, DUEL_PILE);
      break;
    case 'control':
      s.control[e.to] = seat;
      s.surrendered[e.to] = e.n;
      break;
    default:
      break;
  }
}

/** YJ-POD-27. */
export const MOST_THRUST = 4;
/** YJ-OBJ-05. */
const LAPS_TO_WIN = 3;

/** YJ-POD-16, 17: the six cards go back into the deck; the third lap wins, and the loser's deck is discarded. */
function completeLap(g: Table, seat: number): void {
  const s = g.state;
  for (const card of s.laps[seat]!.slice()) move(s, card, DECK);
  shuffleDeck(s, seat);
  if (++s.lapTokens[seat]! < LAPS_TO_WIN) return;
  const enemy = enemyOf(seat);
  for (const list of [s.deck[enemy]!, s.laps[enemy]!]) for (const card of list.slice()) move(s, card, DISCARD);
  end(g, seat, 'podrace');
}

export function end(g: Table, winner: number, reason: string): void {
  g.state.result = { winner, reason };
  tell(g, { ...event('result', winner), reason });
}

/** YJ-OBJ-11: at any time, whoever is asked. */
export function concede(g: Table, seat: number): void {
  if (seat !== 0 && seat !== 1) throw new IllegalAnswer(`there is no seat ${seat} to concede`);
  end(g, enemyOf(seat), 'concession');
}

/** YJ-OBJ-04, 07: whoever has no card left to draw has lost; if it is both, nobody has won. */
export function checkDecks(g: Table): void {
  const s = g.state;
  const [dark, light] = [cardsLeft(s, 0) === 0, cardsLeft(s, 1) === 0];
  if (dark && light) end(g, -1, 'tie');
  else if (dark || light) end(g, dark ? 1 : 0, 'deck');
}

/** Damage card by card: the game may be over before all of it is taken (YJ-DMG-01, YJ-OBJ-09). */
export function takeDamage(g: Table, seat: number, n: number): void {
  if (n <= 0 || g.state.result !== null) return;
  tell(g, event('damage', seat, -1, -1, n));
  for (let i = 0; i < n && g.state.result === null; i++) happen(g, event('lose', seat));
}

/** The same for drawing. */
export function drawCards(g: Table, seat: number, n: number): void {
  for (let i = 0; i < n && g.state.result === null; i++) happen(g, event('draw', seat));
}

/** A text of a card is being used: counted, and told. */
export function useText(g: Table, seat: number, card: number, ability: Ability): void {
  countUse(g, ability);
  tell(g, event('text', seat, card));
}
