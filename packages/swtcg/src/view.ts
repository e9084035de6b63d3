/** What a seat may know, and full states that fit it. */
import { below, type Frame, type Option, type RandomState, shuffle, type View } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { ResolveFrame } from './rules/resolve.ts';
import { BUILD, cloneState, DECK, HAND, type State } from './rules/state.ts';
import { ownerOf, type Table } from './rules/table.ts';

const UNKNOWN = -1;

/** Whether the seat (-1: a spectator) may see this card's face (TCG-ZONE-03, 05, 07, 09; TCG-INFO-05). */
export function sees(s: State, seat: number, card: number): boolean {
  const zone = s.zone[card]!;
  if (zone === DECK) return false;
  if (zone === HAND) return ownerOf(s, card) === seat;
  if (zone === BUILD && s.down[card] === 1)
    return ownerOf(s, card) === seat || (seat >= 0 && (s.shown[card]! & (1 << seat)) !== 0);
  return true;
}

export function view(g: Table, seat: number): View<State> {
  const s = g.state;
  const seen = cloneState(s);
  for (let card = 0; card < s.def.length; card++) if (!sees(s, seat, card)) seen.def[card] = UNKNOWN;
  if (s.question !== null) {
    if (s.question.seat === seat) for (const choice of s.question.options) revealTo(s, seen, choice);
    else {
      seen.question = { seat: s.question.seat, kind: s.question.kind, options: [], about: -1 };
      for (const frame of seen.frames) coverPicks(s, seat, frame);
    }
  }
  // A player knows which cards are left in the own deck, not their order.
  if (seat >= 0) {
    const deck = s.deck[seat]!.toSorted((a, b) => a - b);
    const left = deck.map((card) => s.def[card]!).sort((a, b) => a - b);
    deck.forEach((card, i) => {
      seen.def[card] = left[i]!; // as it lies while it is looked through, so that a search shows what it finds
    });
  }
  seen.answer = null;
  seen.random = [0, 0, 0, 0];
  seen.dice = [];
  return { seat, state: seen };
}

/** Whether being asked about a card shows it: in a hand that is looked at or a deck that is searched, not face down. */
export const isShownByQuestion = (s: State, { card }: Option): boolean =>
  s.zone[card] === HAND || s.zone[card] === DECK;

function revealTo(s: State, seen: State, choice: Option): void {
  if (isShownByQuestion(s, choice)) seen.def[choice.card] = s.def[choice.card]!;
}

/** Which hidden cards another player has picked so far is nobody else's to know. */
function coverPicks(
  s: State,
  seat: number,
  frame: Frame & { picked?: readonly number[]; it?: readonly number[] },
): void {
  const covered = (card: number): number => (card < 0 || sees(s, seat, card) ? card : UNKNOWN);
  if (frame.picked !== undefined) frame.picked = frame.picked.map(covered);
  if (frame.it !== undefined) frame.it = frame.it.map(covered);
}

/** Whether the seat is asked about cards of its own deck: it looks through it, and will shuffle it. */
const isSearching = (s: State, seat: number): boolean =>
  s.question?.seat === seat && s.question.options.some(({ card }) => s.deck[seat]!.includes(card));

/** Deals the unknown cards anew: the own deck in any order, the enemy's from all the cards they could own. */
export function sample(cards: Catalogue, seen: View<State>, random: RandomState): State {
  const s = cloneState(seen.state);
  s.random = [0, 0, 0, 0].map(() => below(random, 0x7fff_ffff) + 1);
  const pools = [poolOf(cards, 0), poolOf(cards, 1)];
  for (let card = 0; card < s.def.length; card++) {
    if (s.def[card] !== UNKNOWN) continue;
    const pool = pools[ownerOf(s, card)]!;
    const list = s.zone[card] === BUILD ? pool.buildable : pool.all;
    s.def[card] = list[below(random, list.length)]!;
  }
  if (seen.seat >= 0 && !isSearching(s, seen.seat)) {
    const deck = s.deck[seen.seat]!;
    const defs = deck.map((card) => s.def[card]!);
    shuffle(random, defs);
    deck.forEach((card, i) => {
      s.def[card] = defs[i]!;
    });
  }
  if (s.question !== null && s.question.seat !== seen.seat) restart(s.frames[s.frames.length - 1]!, s.question.kind);
  return s;
}

/** A text that is being carried out and asks somebody else begins the present operation anew: its answers are unknown. */
function restart(frame: Frame & Partial<Pick<ResolveFrame, 'phase' | 'picked'>>, asked: string): void {
  if (frame.proc !== 'resolve') return;
  frame.phase = asked === 'deflect' ? 1 : 0; // what was prevented to be deflected is prevented already
  frame.picked = [];
  frame.step = 1; // an operation that asks is entered again; other steps go on to the next
}

interface Pool {
  readonly all: readonly number[];
  readonly buildable: readonly number[];
}

const pools = new WeakMap<Catalogue, Pool[]>();

function poolOf(cards: Catalogue, seat: number): Pool {
  let known = pools.get(cards);
  if (known === undefined) {
    known = [0, 1].map((side) => {
      const own = cards.cards.filter((definition) => definition.side === side || definition.side === 2);
      return {
        all: own.map((definition) => definition.index),
        buildable: own.filter((definition) => definition.card.type !== 'Battle').map((definition) => definition.index),
      };
    });
    pools.set(cards, known);
  }
  return known[seat]!;
}
