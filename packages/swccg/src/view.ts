/**
 * What a seat may know, and full states that fit it.
 *
 * A player knows the own deck list, and so which cards are in the own piles, all of them together, but neither their order
 * nor which is in which pile (CCG-PIL-07). Of a Lost Pile a view has the top card alone (CCG-PIL-04, 08). That its size can
 * be worked out by whoever counts everything else, as at any table, cannot be helped: no view, event or sentence says it.
 */
import { cover, hideOrder, onceFor, oneOf, type RandomState, shuffle, UNKNOWN, type View } from '@dejarik/kernel';
import { canStartAlone } from './cards/card.ts';
import type { Catalogue } from './cards/catalogue.ts';
import type { Just } from './rules/parts.ts';
import { cloneState, HAND, LOST, pile, pileAt, PILES, RESERVE, sees, type State, UNDER } from './rules/state.ts';
import type { Table } from './rules/table.ts';

export function view(g: Table, viewer: number): View<State> {
  const s = g.state;
  const seen = cloneState(s);
  const shown = shownNow(s, viewer);
  cover(s, seen, viewer, (_, seat, card) => sees(s, seat, card) || shown.has(card));
  const own = [...s.def.keys()].filter((card) => seen.def[card] === UNKNOWN && s.owner[card] === viewer);
  hideOrder(s, seen, own);
  seen.just = s.just.map((just) => seenJust(s, seen, viewer, just));
  hidePiles(seen, shown);
  hideStart(seen, viewer);
  return { seat: viewer, state: seen };
}

/** Whether the seat sees the card's face as things stand: also for the question that is asked. */
export const seesNow = (s: State, viewer: number, card: number): boolean =>
  sees(s, viewer, card) || shownNow(s, viewer).has(card);

/** Cards that are shown for the moment: those a viewer is asked about, and a card in hand that is being declared. */
function shownNow({ question, frames, zone }: State, viewer: number): Set<number> {
  const cards = new Set<number>();
  if (question?.seat === viewer) {
    cards.add(question.about);
    // A bluff card is not shown by being called (CCG-BLF-06).
    for (const option of question.options) if ('card' in option && option.kind !== 'callBluff') cards.add(option.card);
  }
  for (const frame of frames) {
    // Whoever declares a card shows it, and says then where it goes or whom it targets.
    if ((frame.proc === 'deploy' || frame.proc === 'declare') && zone[frame.card] === HAND) cards.add(frame.card);
    if (frame.proc === 'setup') cards.add(frame.chosen[viewer] ?? -1);
  }
  return cards;
}

/** Which card a moment was about, unless it is hidden again by now. */
const seenJust = (s: State, seen: State, viewer: number, just: Just): Just =>
  just.card < 0 || s.owner[just.card] === viewer || s.def[just.card] === seen.def[just.card]
    ? just
    : { ...just, def: UNKNOWN };

/** CCG-PIL-08: no list of a Lost Pile; CCG-PIL-11: no place of a card that another player put into a deck. */
function hidePiles(seen: State, shown: ReadonlySet<number>): void {
  for (let seat = 0; seat < seen.seats.length; seat++) {
    const lost = pile(seen, seat, LOST);
    seen.piles[pileAt(seat, LOST)] = lost.filter((card, i) => i === lost.length - 1 || shown.has(card));
    for (let zone = 0; zone < LOST; zone++)
      if (hasForeign(seen, seat, zone)) pile(seen, seat, zone).sort((a, b) => a - b);
  }
}

const hasForeign = (s: State, seat: number, zone: number): boolean =>
  pile(s, seat, zone).some((card) => s.owner[card] !== seat);

/** CCG-STA-01: starting locations are chosen in secret. */
function hideStart(seen: State, viewer: number): void {
  for (const frame of seen.frames)
    if (frame.proc === 'setup') frame.chosen = frame.chosen.map((card, seat) => (seat === viewer ? card : -1));
}

/** Deals the unknown cards anew: the own ones as they could lie, the others' from all the cards they could have. */
export function deal(cards: Catalogue, s: State, viewer: number, random: RandomState): void {
  const shown = shownNow(s, viewer);
  const own: number[] = [];
  for (let card = 0; card < s.def.length; card++) {
    const isHidable = s.zone[card]! < PILES || s.zone[card] === UNDER;
    if (s.def[card] === UNKNOWN) s.def[card] = oneOf(random, poolsOf(cards)[s.seats[s.owner[card]!]!.side]!.any);
    else if (s.owner[card] === viewer && isHidable && !sees(s, viewer, card) && !shown.has(card)) own.push(card);
  }
  const defs = own.map((card) => s.def[card]!);
  shuffle(random, defs);
  own.forEach((card, i) => {
    s.def[card] = defs[i]!;
  });
  dealPiles(s, random);
  dealStart(cards, s, viewer, random);
  if (s.question !== null && s.question.seat !== viewer) restart(s);
}

/** The cards beneath the top ones of the Lost Piles come back; another's card lies anywhere in a deck. */
function dealPiles(s: State, random: RandomState): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const lost = pile(s, seat, LOST);
    const buried = s.zone.flatMap((zone, card) =>
      zone === LOST && s.controller[card] === seat && !lost.includes(card) ? [card] : [],
    );
    shuffle(random, buried);
    lost.unshift(...buried);
    for (let zone = 0; zone < LOST; zone++) if (hasForeign(s, seat, zone)) shuffle(random, pile(s, seat, zone));
  }
}

/** A text that is being carried out and asks somebody else begins the present operation anew: its answers are unknown. */
function restart(s: State): void {
  const frame = s.frames.at(-1);
  if (frame?.proc !== 'resolve') return;
  frame.phase = 0;
  frame.list = [];
  frame.step = 1; // an operation that asks is entered again; other steps go on to the next
}

/** What the others have chosen in secret to start with, as far as they have chosen. */
function dealStart(cards: Catalogue, s: State, viewer: number, random: RandomState): void {
  const frame = s.frames.at(-1);
  if (frame?.proc !== 'setup') return;
  for (let seat = 0; seat < frame.seat; seat++) {
    const reserve = pile(s, seat, RESERVE);
    if (seat === viewer || reserve.length === 0) continue;
    const card = oneOf(random, reserve);
    s.def[card] = oneOf(random, poolsOf(cards)[s.seats[seat]!.side]!.start);
    frame.chosen[seat] = card;
  }
}

/** By side: all cards, and the locations that a game can start with. */
const poolsOf = onceFor(({ cards }: Catalogue) =>
  [0, 1].map((side) => {
    const own = cards.filter((def) => def.side === side);
    const list = (defs: typeof own): number[] => defs.map(({ index }) => index);
    return { any: list(own), start: list(own.filter(({ card }) => canStartAlone(card))) };
  }),
);
