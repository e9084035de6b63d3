/** What a viewer may know of a state, as far as every game hides it alike; and full states dealt to fit a view. */
import { type CardColumns, UNKNOWN } from './cards.ts';
import type { Game, View } from './game.ts';
import { askAgain, type Position, type Table } from './procedure.ts';
import { below, fork, hiddenChance, type RandomState } from './random.ts';
import type { Sees } from './visibility.ts';

/**
 * Takes out of `seen`, a copy of the state, the faces that the viewer does not see, what another seat may answer, and
 * chance. A game then hides what else is hidden, and shows what being asked about shows.
 */
export function cover<S extends Position & CardColumns>(s: S, seen: S, viewer: number, sees: Sees<S>): void {
  for (let card = 0; card < s.def.length; card++) if (!sees(s, viewer, card)) seen.def[card] = UNKNOWN;
  const { question } = s;
  if (question !== null && question.seat !== viewer)
    seen.question = { seat: question.seat, kind: question.kind, options: [], about: -1 };
  seen.random = hiddenChance();
}

/**
 * Deals after which a state is taken in which something else is asked: it is sound all the same. A question that only one
 * card in a hundred leads to is found by then; nearly all are found at once.
 */
const MOST_DEALS = 1_000;

/**
 * A state dealt to fit the view, with a question that can be answered; `deal` gives a copy of the view the cards that are
 * not known. What another seat may answer is not in the view: that seat is asked again, by the cards it was dealt, and
 * they are dealt anew where they lead to no such question.
 */
export function dealToFit<S extends Position, T extends Table<S>>(
  game: Pick<Game<S, T>, 'clone' | 'table'>,
  seen: View<S>,
  random: RandomState,
  deal: (state: S) => void,
): S {
  const { question: asked } = seen.state;
  for (let deals = 1; ; deals++) {
    const state = game.clone(seen.state);
    state.random = fork(random);
    deal(state);
    if (asked === null || asked.seat === seen.seat) return state;
    const world = game.table(state);
    askAgain(world);
    const { question } = world.state;
    if ((question?.seat === asked.seat && question.kind === asked.kind) || deals === MOST_DEALS) return world.state;
  }
}

/** One of these, by chance: a card of those that could lie there. */
export const oneOf = <T>(random: RandomState, list: readonly T[]): T => list[below(random, list.length)]!;
