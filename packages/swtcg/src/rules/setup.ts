/** Before the first turn: opening hands, mulligans, and the setup in which the players overtake each other up to 30. */
import { column, DONE, opponentOf, type Reason } from '@dejarik/kernel';
import { happen, tell } from './events.ts';
import { answerTo, ask, call, procedure, running } from './flow.ts';
import { discardFromHand } from './hands.ts';
import { cardEvent, countEvent, moveEvent, ontoEvent } from './make-events.ts';
import { shuffleDeck } from './moves.ts';
import type { Done, Exchange, Partial, SetUp, Stack, Stop } from './options.ts';
import { totalBuildCost } from './query.ts';
import * as no from './reasons.ts';
import { standing, whyNotStack } from './stacks.ts';
import { CHARACTER, ON_TOP, UNDERNEATH } from './state.ts';
import { arenaUnits, defOf, FIRST_SEAT, lastSeat, type Table } from './table.ts';

/** The whole game: preparation, setup, then turns until somebody wins (TCG-PREP-01). */
export const game = procedure('game', {
  shuffle(g) {
    for (const seat of g.state.seats.keys()) shuffleDeck(g.state, seat);
  },
  drawHands(g) {
    for (const seat of g.state.seats.keys())
      for (let i = 0; i < g.edition.openingHand; i++) happen(g, cardEvent('draw', seat));
  },
  darkMulligan(g) {
    call(g, 'mulligan', { seat: FIRST_SEAT, picked: [] });
  },
  lightMulligan(g) {
    call(g, 'mulligan', { seat: lastSeat(g.state), picked: [] });
  },
  setup(g) {
    call(g, 'setup', { turn: FIRST_SEAT, finished: column(g.state.seats.length, 0) });
  },
  play(g) {
    call(g, 'turn', {});
    return 'play';
  },
});

export function whyNotExchange(g: Table, card: number): Reason | null {
  if (defOf(g, card).unit) return no.KEEPS_UNITS;
  return running(g.state, 'mulligan')?.picked.includes(card) === true ? no.ALREADY_USED : null;
}

/** TCG-MULL-01, 05, 07: Battle and Mission cards go, as many cards come. */
export const mulligan = procedure('mulligan', {
  decide(g, { seat }) {
    const options: (Exchange | Done)[] = [];
    for (const card of g.state.hand[seat]!)
      if (whyNotExchange(g, card) === null) options.push({ kind: 'mulligan', card });
    options.push({ kind: 'done' });
    ask(g, seat, 'mulligan', options);
  },
  pick(g, f) {
    const answer = answerTo(g, 'mulligan');
    if (answer.kind === 'done') return;
    f.picked.push(answer.card);
    return 'decide';
  },
  exchange(g, { seat, picked }) {
    tell(g, { kind: 'mulligan', seat, witnesses: 0, n: picked.length });
    discardFromHand(g, seat, picked, 'other');
    for (let i = 0; i < picked.length; i++) happen(g, cardEvent('draw', seat));
  },
});

/** TCG-SETUP-26: stacks count the top card and 1 for each card beneath. */
export function setupTotal(g: Table, seat: number): number {
  let total = 0;
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(g.state, seat, arena)) total += totalBuildCost(g, unit);
  return total;
}

const pointsLeft = (g: Table, seat: number): number => g.edition.setupLimit - setupTotal(g, seat);

/** What putting the card out adds to the total (TCG-SETUP-24, TCG-SETUP-27), or why it cannot be. */
export function setupPrice(g: Table, card: number, unit: number, place: number): number | Reason {
  const { cost, unit: isUnit } = defOf(g, card);
  if (!isUnit) return no.NOT_A_UNIT;
  if (unit < 0) return cost;
  const refused = whyNotStack(g, card, unit);
  if (refused !== null) return refused;
  if (place === UNDERNEATH) return 1;
  const top = defOf(g, unit).cost;
  return cost < top ? no.ONLY_BENEATH : cost - top + 1;
}

/** `unit`: the one whose stack it would join, or -1; `left`: the points there are for it. */
function whyNotPutOut(g: Table, card: number, unit: number, place: number, left: number): Reason | null {
  const price = setupPrice(g, card, unit, place);
  if (typeof price !== 'number') return price;
  return price <= left ? null : no.OVER_LIMIT;
}

/** Null: there is a way to put it out. */
export function whyNotPutOutAnyhow(g: Table, seat: number, card: number): Reason | null {
  const unit = standing(g, card);
  const left = pointsLeft(g, seat);
  const beneath = unit < 0 ? no.NO_STACK : whyNotPutOut(g, card, unit, UNDERNEATH, left);
  return beneath === null ? null : whyNotPutOut(g, card, unit, ON_TOP, left);
}

/** TCG-SETUP-07, TCG-SETUP-11 */
export function whyNotBegin(g: Table, seat: number, card: number): Reason | null {
  if (!defOf(g, card).unit) return no.NOT_A_UNIT;
  return pointsLeft(g, seat) > 0 ? null : no.OVER_LIMIT;
}

function setupOptions(g: Table, seat: number): (SetUp | Stack | Partial | Stop)[] {
  const options: (SetUp | Stack | Partial | Stop)[] = [];
  const left = pointsLeft(g, seat);
  for (const card of g.state.hand[seat]!) {
    const unit = standing(g, card);
    const fits = (place: number): boolean => whyNotPutOut(g, card, unit, place, left) === null;
    if (unit < 0) {
      if (fits(ON_TOP)) options.push({ kind: 'setUp', card, arena: defOf(g, card).arena });
    } else
      for (const place of [UNDERNEATH, ON_TOP]) if (fits(place)) options.push({ kind: 'stack', card, unit, place });
    if (whyNotBegin(g, seat, card) === null) options.push({ kind: 'partial', card, counters: left });
  }
  options.push({ kind: 'stop' });
  return options;
}

export const setup = procedure('setup', {
  /** TCG-SETUP-03 to 05: whoever is not ahead puts out cards; one who is finished waits for the other. */
  whoseTurn(g, f) {
    for (const seat of g.state.seats.keys()) if (pointsLeft(g, seat) === 0) f.finished[seat] = 1;
    if (f.finished.every((finished) => finished === 1)) return DONE;
    const rival = opponentOf(g.state, f.turn);
    if (f.finished[f.turn] === 1 || (f.finished[rival] === 0 && setupTotal(g, f.turn) > setupTotal(g, rival)))
      f.turn = rival;
    ask(g, f.turn, 'setup', setupOptions(g, f.turn));
  },
  putOut(g, f) {
    const answer = answerTo(g, 'setup');
    const seat = f.turn;
    if (answer.kind === 'stop') {
      f.finished[seat] = 1;
      tell(g, { kind: 'stop', seat, witnesses: 0 });
      return 'whoseTurn';
    }
    // TCG-SETUP-01: the first card of all is one card, even if it costs nothing.
    if (g.state.arena.every((units) => units.length === 0)) f.turn = opponentOf(g.state, seat);
    if (answer.kind === 'setUp') happen(g, moveEvent('setUp', seat, answer.card, answer.arena));
    else if (answer.kind === 'stack') happen(g, ontoEvent(g, 'stack', seat, answer.card, answer.unit, answer.place));
    else {
      // TCG-BUILD-26: this one is shown before it is turned face down.
      const laid = cardEvent('layOpen', seat, answer.card);
      happen(g, laid);
      happen(g, countEvent('buildCounters', seat, laid.card, answer.counters));
      f.finished[seat] = 1;
    }
    happen(g, cardEvent('draw', seat)); // TCG-SETUP-32
    return 'whoseTurn';
  },
});
