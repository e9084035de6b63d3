/** What a seat may know, and full states that fit it. */
import { hiddenChance, oneOf, type RandomState, UNKNOWN, type View } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { sees } from './rules/sees.ts';
import { cloneState, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';

export function view(g: Table, viewer: number): View<State> {
  const s = g.state;
  const seen = cloneState(s);
  const shown = questionCards(s, viewer);
  for (let card = 0; card < s.def.length; card++)
    if (!sees(s, viewer, card) && !shown.has(card)) seen.def[card] = UNKNOWN;
  if (s.question !== null && s.question.seat !== viewer)
    seen.question = { seat: s.question.seat, kind: s.question.kind, options: [], about: -1 };
  hideStart(seen, viewer);
  seen.random = hiddenChance();
  return { seat: viewer, state: seen };
}

/** Cards that the viewer is asked about are shown for the question. */
function questionCards({ question }: State, viewer: number): Set<number> {
  const cards = new Set<number>();
  if (question?.seat !== viewer) return cards;
  for (const option of question.options) if ('card' in option) cards.add(option.card);
  return cards;
}

/** CCG-STA-01: starting locations are chosen in secret. */
function hideStart(seen: State, viewer: number): void {
  for (const frame of seen.frames)
    if (frame.proc === 'setup') frame.chosen = frame.chosen.map((card, seat) => (seat === viewer ? card : -1));
}

/** Deals the unknown cards anew, from all the cards that their owners could have. */
export function deal(cards: Catalogue, s: State, _viewer: number, random: RandomState): void {
  for (let card = 0; card < s.def.length; card++) {
    if (s.def[card] !== UNKNOWN) continue;
    const side = s.seats[s.owner[card]!]!.side;
    s.def[card] = oneOf(random, cards.cards.filter((def) => def.side === side)).index;
  }
}
