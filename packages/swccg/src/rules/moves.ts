/**
 * Cards go from one place to another: the only code that writes zones and piles (what is told of it is in events.ts). What
 * lasts comes to its end, and what is free is done only so often.
 */
import { lastNumberOf, shuffle, shufflePile } from '@dejarik/kernel';
import { word } from './kinds.ts';
import { FORFEIT_0, HIT, INSERTED, UNDERCOVER } from './lies.ts';
import type { Lasting } from './parts.ts';
import { HAND, hand, MARKS, pile, pileAt, PILES, RESERVE, type State, TABLE, UNDER, USED, useKey } from './state.ts';
import type { Table } from './table.ts';

/** What leaves a hand leaves by its last number, so that the number tells nothing. */
export const leavesBy = (s: State, card: number): number =>
  s.zone[card] === HAND ? lastNumberOf(s, ofOneOwner(s, hand(s, s.controller[card]!), card), card) : card;

/** The cards of the pile that the card's owner brought: among stolen cards, a number cannot become another's. */
function ofOneOwner(s: State, list: readonly number[], card: number): readonly number[] {
  const owner = s.owner[card]!;
  for (const other of list) if (s.owner[other] !== owner) return list.filter((each) => s.owner[each] === owner);
  return list;
}

/** The pile a card lies in: an inserted Effect lies in the other player's Reserve Deck (CCG-EFF-05). */
function listOf(s: State, card: number): number[] | null {
  const zone = s.zone[card]!;
  if (zone >= PILES) return null;
  const own = s.piles[pileAt(s.controller[card]!, zone)]!;
  if (own.includes(card)) return own;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const list = s.piles[pileAt(seat, zone)]!;
    if (list.includes(card)) return list;
  }
  return null;
}

function takeOut(s: State, card: number): void {
  const list = listOf(s, card);
  if (list === null) return;
  // Nearly always it is the top one.
  if (list[list.length - 1] === card) list.pop();
  else list.splice(list.indexOf(card), 1);
}

/** To the top of a pile of the seat. */
export function toPile(s: State, card: number, seat: number, zone: number): void {
  toZone(s, card, zone);
  pile(s, seat, zone).push(card);
}

/** Into a pile of the seat, nobody knows where. */
export function shuffleInto(s: State, card: number, seat: number, zone: number): void {
  toPile(s, card, seat, zone);
  s.as[card] = INSERTED;
  shuffleCards(s, seat, zone);
}

/** To a zone that is no pile: turned up, being played, put aside. */
export function toZone(s: State, card: number, zone: number): void {
  leaveTable(s, card);
  takeOut(s, card);
  s.zone[card] = zone;
}

function leaveTable(s: State, card: number): void {
  if (s.zone[card] !== TABLE) return;
  s.version++;
  s.on[card] = -1;
  for (const mark of MARKS) s[mark][card] = 0;
}

/** To the table, or to another place on it. A card that was there already keeps its life. */
export function toTable(s: State, card: number, on: number, as: number, side: number): void {
  if (s.zone[card] !== TABLE) {
    takeOut(s, card);
    s.zone[card] = TABLE;
    s.life[card] = ++s.serial;
    s.flags[card] = 0;
  }
  s.version++;
  s.on[card] = on;
  s.as[card] = as;
  // A spy stays on the half where it hides (CCG-SPY-01).
  if ((s.flags[card]! & UNDERCOVER) === 0) s.side[card] = side;
}

/** Under or upon a card without being in play. */
export function toUnder(s: State, card: number, on: number, as: number): void {
  toZone(s, card, UNDER);
  s.on[card] = on;
  s.as[card] = as;
  s.version++;
}

/** The whole Used Pile goes under the Reserve Deck, its order unchanged (CCG-PIL-28). */
export function recirculate(s: State, seat: number): void {
  const used = pile(s, seat, USED);
  if (used.length === 0) return;
  const reserve = pile(s, seat, RESERVE);
  for (const card of used) s.zone[card] = RESERVE;
  s.piles[pileAt(seat, RESERVE)] = [...used, ...reserve];
  s.piles[pileAt(seat, USED)] = [];
}

/**
 * Cards are dealt to the numbers of their owner anew, stolen ones among each other. A card that another player put into
 * the pile keeps its number; where such numbers are, the numbers lie anywhere too.
 */
export function shuffleCards(s: State, seat: number, zone: number): void {
  const list = pile(s, seat, zone);
  if (list.every((card) => s.owner[card] === seat)) return shufflePile(s, list, s.random);
  const dealt = list.filter((card) => s.controller[card] === seat);
  for (let owner = 0; owner < s.seats.length; owner++)
    shufflePile(
      s,
      dealt.filter((card) => s.owner[card] === owner),
      s.random,
    );
  shuffle(s.random, list);
}

export function setFlag(s: State, card: number, flag: number, on: boolean): void {
  const before = s.flags[card]!;
  const after = on ? before | flag : before & ~flag;
  if (after === before) return;
  s.flags[card] = after;
  // A hit alone changes no number and no place.
  if (flag !== HIT) s.version++;
}

// What lasts: until the end of a battle or a turn, with the cards it is for, or until it is put right.

const ION_CANNON = word('ion cannon');

/** CCG-TRN-15. */
export function endTurn(g: Table): void {
  const s = g.state;
  s.just = [];
  keep(g, ({ until, turn }) => until !== 'turn' || turn > s.turn);
}

export const endBattle = (g: Table): void => keep(g, ({ until }) => until !== 'battle');

/** Of cards with these names, what was played before. */
export const endNamed = (g: Table, names: readonly string[]): void =>
  keep(g, ({ def }) => !names.includes(g.cards.cards[def]!.name));

function keep(g: Table, stays: (lasting: Lasting) => boolean): void {
  const s = g.state;
  const left = s.lasting.filter(stays);
  if (left.length === s.lasting.length) return;
  s.lasting = left;
  s.version++;
}

/** CCG-CARD-149: it is what an ion cannon did to the starship. */
export const isIonized = (g: Table, { def, cards }: Lasting, ship: number): boolean =>
  g.cards.cards[def]!.is[ION_CANNON] === 1 && cards.includes(ship);

export const repair = (g: Table, ship: number): void => keep(g, (lasting) => !isIonized(g, lasting, ship));

/** A card is as it was before a weapon hit it. */
export function restore(g: Table, card: number): void {
  setFlag(g.state, card, HIT, false);
  setFlag(g.state, card, FORFEIT_0, false);
  keep(g, ({ cards, def }) => !cards.includes(card) || g.cards.cards[def]!.type !== 'Weapon');
}

/**
 * What costs nothing and could be done there and back for ever is done at most so often by one card in a phase: more
 * than anybody has a use for (project ruling; the ledger sets no limit).
 */
const MOST_REPEATS = 8;

/** Such repeats stand behind all texts in the list of what was used. */
const REPEATS = 100_000;
/** A free move, among texts that have no limit of their own. */
export const FREE_MOVE = -1;

const repeatOf = (card: number, ability: number): number => useKey(card, REPEATS + 1 + ability);

export const isUsedEnough = (s: State, card: number, ability: number): boolean =>
  s.usedPhase.filter((used) => used === repeatOf(card, ability)).length >= MOST_REPEATS;
export const noteRepeat = (s: State, card: number, ability: number): void =>
  void s.usedPhase.push(repeatOf(card, ability));
