/** Dealing states that fit a view. */
import type { View } from './game.ts';
import { askAgain, type Position, type Table } from './procedure.ts';

/**
 * Deals after which a state is taken in which something else is asked: it is sound all the same. A question that only one
 * card in a hundred leads to is found by then; nearly all are found at once.
 */
const MOST_DEALS = 1_000;

/**
 * A state dealt to fit the view, with a question that can be answered. What another seat may answer is not in the view:
 * that seat is asked again, by the cards it was dealt, and they are dealt anew where they lead to no such question.
 */
export function dealToFit<S extends Position>(seen: View<S>, deal: () => Table<S>): S {
  const { question: asked } = seen.state;
  let world = deal();
  if (asked === null || asked.seat === seen.seat) return world.state;
  for (let deals = 1; ; deals++) {
    askAgain(world);
    const { question } = world.state;
    if ((question?.seat === asked.seat && question.kind === asked.kind) || deals === MOST_DEALS) return world.state;
    world = deal();
  }
}
