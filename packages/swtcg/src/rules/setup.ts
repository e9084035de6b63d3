/** Before the first turn: opening hands, mulligans, and the setup in which the players overtake each other up to 30. */
import { column, DONE, opponentOf, type Reason } from '@dejarik/kernel';
import { happen, tell } from './events.ts';
import { answerTo, ask, call, procedure, running } from './flow.ts';
import { discardFromHand } from './hands.ts';
import { cardEvent, countEvent, moveEvent, ontoEvent } from './make-events.ts';
import { shuffleDeck } from './moves.ts';
import type { SetupRules } from './edition.ts';
import type { Done, Exchange, SetUp, SetupMove, Stack } from './options.ts';
import type { Mulligan, Setup } from './procedures.ts';
import { totalBuildCost } from './addends.ts';
import * as no from './reasons.ts';
import { listing, standing, whyNotStack } from './stacks.ts';
import { CHARACTER, inArena, ON_TOP, PLACES_IN_STACK, UNDERNEATH } from './state.ts';
import { arenaUnits, defOf, FIRST_SEAT, lastSeat, type Table } from './table.ts';
import { teamOf } from './teams.ts';

/** What comes before the opening hands. */
export const SHUFFLE_STEP = {
  shuffle(g: Table): void {
    for (const seat of g.state.seats.keys()) shuffleDeck(g.state, seat);
  },
};

/** What is called last runs first: the primary player comes before the other. */
export function eachOfTeam(g: Table, seat: number, calls: (seat: number) => void): void {
  for (const member of teamOf(g.state, seat).toReversed()) calls(member);
}

/** From the opening hands on, until somebody wins. */
export const GAME_STEPS = {
  darkMulligan(g: Table): void {
    eachOfTeam(g, FIRST_SEAT, (seat) => call(g, 'mulligan', { seat, picked: [] }));
  },
  lightMulligan(g: Table): void {
    eachOfTeam(g, lastSeat(g.state), (seat) => call(g, 'mulligan', { seat, picked: [] }));
  },
  setup(g: Table): void {
    call(g, 'setup', { turn: FIRST_SEAT, finished: column(g.state.seats.length, 0) });
  },
  play(g: Table): 'play' {
    call(g, 'turn', {});
    return 'play';
  },
};

/** The whole game: preparation, setup, then turns until somebody wins (TCG-PREP-01). */
export const game = procedure('game', {
  ...SHUFFLE_STEP,
  drawHands(g) {
    for (const seat of g.state.seats.keys())
      for (let i = 0; i < g.edition.openingHand; i++) happen(g, cardEvent('draw', seat));
  },
  ...GAME_STEPS,
});

export function whyNotExchange(g: Table, card: number): Reason | null {
  if (defOf(g, card).unit) return no.KEEPS_UNITS;
  return running(g.state, 'mulligan')?.picked.includes(card) === true ? no.EXCHANGED_ALREADY : null;
}

/** Cards are picked one by one (TCG-MULL-05, TCG-MULL-07). */
export const PICK_STEPS = {
  decide(g: Table, { seat }: Mulligan): void {
    const options: (Exchange | Done)[] = [];
    for (const card of g.state.hand[seat]!)
      if (whyNotExchange(g, card) === null) options.push({ kind: 'mulligan', card });
    options.push({ kind: 'done' });
    ask(g, seat, 'mulligan', options);
  },
  pick(g: Table, f: Mulligan): 'decide' | undefined {
    const answer = answerTo(g, 'mulligan');
    if (answer.kind === 'done') return undefined;
    f.picked.push(answer.card);
    return 'decide';
  },
};

/** TCG-MULL-01: Battle and Mission cards go, as many cards come. */
export const mulligan = procedure('mulligan', {
  ...PICK_STEPS,
  exchange(g, { seat, picked }) {
    tell(g, { kind: 'mulligan', seat, witnesses: 0, n: picked.length });
    discardFromHand(g, seat, picked, 'other');
    for (let i = 0; i < picked.length; i++) happen(g, cardEvent('draw', seat));
  },
});

/** TCG-SETUP-26, TCG-SETUP-34: stacks count the top card and 1 for each card beneath; a team has one total (TCG-TROIG-02). */
export function setupTotal(g: Table, seat: number): number {
  const s = g.state;
  let total = 0;
  for (const member of teamOf(s, seat)) {
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const unit of arenaUnits(s, member, arena)) total += totalBuildCost(g, unit);
    for (const resource of s.expanded?.resource[member] ?? []) total += defOf(g, resource).cost;
  }
  return total;
}

/** The New Hope rulebook: units alone, each in its arena, up to a total of 30. */
export const setupRules: SetupRules = {
  left: (g, seat) => g.edition.setupLimit - setupTotal(g, seat),
  placesFor: (g, card) => (defOf(g, card).unit ? defOf(g, card).arenas : no.NOT_A_UNIT),
  whyNotOnTop: () => null,
  tooDear: no.OVER_LIMIT,
  anyCounters: false,
};

/** What putting the card out adds to the total (TCG-SETUP-24, TCG-SETUP-27), or why it cannot be. */
export function setupPrice(g: Table, card: number, unit: number, place: number): number | Reason {
  const places = g.edition.setup.placesFor(g, card);
  if ('why' in places) return places;
  const { cost } = defOf(g, card);
  if (unit < 0) return cost;
  const refused = whyNotStack(g, card, unit) ?? (place === ON_TOP ? g.edition.setup.whyNotOnTop(g, card, unit) : null);
  if (refused !== null) return refused;
  if (place === UNDERNEATH) return 1;
  const top = defOf(g, unit).cost;
  return cost < top ? no.ONLY_BENEATH : cost - top + 1;
}

/** `unit`: the one whose stack it would join, or -1; `left`: the points there are for it. */
function whyNotPutOut(g: Table, card: number, unit: number, place: number, left: number): Reason | null {
  const price = setupPrice(g, card, unit, place);
  if (typeof price !== 'number') return price;
  return price <= left ? null : g.edition.setup.tooDear;
}

/** Null: there is a way to put it out. */
export function whyNotPutOutAnyhow(g: Table, seat: number, card: number): Reason | null {
  const unit = standing(g, card);
  const left = g.edition.setup.left(g, seat);
  const places = unit < 0 ? [ON_TOP] : PLACES_IN_STACK;
  const reasons = [
    ...listing(g, seat, card).map((host) => whyNotPutOut(g, card, host, UNDERNEATH, left)),
    ...places.map((place) => whyNotPutOut(g, card, unit, place, left)),
  ];
  return reasons.includes(null) ? null : reasons.at(-1)!;
}

/** TCG-SETUP-07, TCG-SETUP-08, TCG-SETUP-11 */
export function whyNotBegin(g: Table, card: number, left: number): Reason | null {
  const { placesFor, tooDear } = g.edition.setup;
  const places = placesFor(g, card);
  if ('why' in places) return places;
  return left > 0 ? null : tooDear;
}

export function setupOptions(g: Table, seat: number): SetupMove[] {
  const options: SetupMove[] = [];
  const { left: leftTo, placesFor } = g.edition.setup;
  const left = leftTo(g, seat);
  for (const card of g.state.hand[seat]!) {
    const unit = standing(g, card);
    for (const host of listing(g, seat, card))
      if (whyNotPutOut(g, card, host, UNDERNEATH, left) === null)
        options.push({ kind: 'stack', card, unit: host, place: UNDERNEATH });
    if (unit < 0) {
      const places = whyNotPutOut(g, card, unit, ON_TOP, left) === null ? placesFor(g, card) : [];
      if (!('why' in places))
        for (const to of places)
          options.push(inArena(to) ? { kind: 'setUp', card, arena: to } : { kind: 'place', card, to, points: 0 });
    } else
      for (const place of PLACES_IN_STACK)
        if (whyNotPutOut(g, card, unit, place, left) === null) options.push({ kind: 'stack', card, unit, place });
    if (whyNotBegin(g, card, left) === null) options.push({ kind: 'partial', card, counters: left });
  }
  options.push({ kind: 'stop' });
  return options;
}

/** TCG-SETUP-03 to 06: whoever is not ahead puts out cards; one who is finished waits for the other. False: all are. */
export function findTurn(g: Table, f: Setup): boolean {
  for (const seat of g.state.seats.keys()) if (g.edition.setup.left(g, seat) === 0) f.finished[seat] = 1;
  if (f.finished.every((finished) => finished === 1)) return false;
  const rival = toPutOut(g, f, opponentOf(g.state, f.turn));
  const own = toPutOut(g, f, f.turn);
  f.turn = own < 0 || (rival >= 0 && setupTotal(g, own) > setupTotal(g, rival)) ? rival : own;
  return true;
}

/** The seat, if it is not finished, or another of its team that is not; -1: the team is. */
const toPutOut = (g: Table, { finished }: Setup, seat: number): number =>
  finished[seat] === 0 ? seat : (teamOf(g.state, seat).find((member) => finished[member] === 0) ?? -1);

/** TCG-SETUP-01, TCG-SETUP-02: the first card of all is one card, even if it costs nothing. */
export function passOpening(g: Table, f: Setup): void {
  const { arena, expanded } = g.state;
  if (arena.every((units) => units.length === 0) && (expanded?.resource.every((cards) => cards.length === 0) ?? true))
    f.turn = opponentOf(g.state, f.turn);
}

/** A card is put into an arena, or into the stack of a unit there. */
export function putOut(g: Table, seat: number, answer: SetUp | Stack): void {
  if (answer.kind === 'setUp') happen(g, moveEvent('setUp', seat, answer.card, answer.arena));
  else happen(g, ontoEvent(g, 'stack', seat, answer.card, answer.unit, answer.place));
}

/** TCG-BUILD-26: this one is shown before it is turned face down. */
export function begin(g: Table, seat: number, card: number): number {
  const laid = cardEvent('layOpen', seat, card);
  happen(g, laid);
  return laid.card;
}

export function stop(g: Table, f: Setup): void {
  f.finished[f.turn] = 1;
  tell(g, { kind: 'stop', seat: f.turn, witnesses: 0 });
}

export const setup = procedure('setup', {
  whoseTurn(g, f) {
    if (!findTurn(g, f)) return DONE;
    ask(g, f.turn, 'setup', setupOptions(g, f.turn));
  },
  putOut(g, f) {
    const answer = answerTo(g, 'setup');
    const seat = f.turn;
    if (answer.kind === 'stop') {
      stop(g, f);
      return 'whoseTurn';
    }
    passOpening(g, f);
    if (answer.kind === 'partial') {
      happen(g, countEvent('buildCounters', seat, begin(g, seat, answer.card), answer.counters));
      f.finished[seat] = 1;
    } else putOut(g, seat, answer as SetUp | Stack); // there is nothing else here to place, and nobody to pass to
    happen(g, cardEvent('draw', seat)); // TCG-SETUP-32
    return 'whoseTurn';
  },
});
