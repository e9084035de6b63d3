/** Sentences about locations, Force and deployment that only one card has. */
import type { ExtensionName } from '../language/extensions.ts';
import { happen, tell, toPileOf } from './events.ts';
import { answerTo, ask } from './flow.ts';
import type { Resolve } from './procedures.ts';
import { FORCE, pile } from './state.ts';
import { defOf, enemyOf, type Table } from './table.ts';

type Extensions = { readonly [N in ExtensionName]?: (g: Table, f: Resolve) => boolean };

export const LOCATIONS_EXTENSIONS = {
  /** Hunchback: the pile is searched, and shuffled whether anything is found or not. */
  "a card with back in its title goes from opponent's Force Pile out of play"(g: Table, f: Resolve) {
    const enemy = enemyOf(g, f.seat);
    if (f.phase++ === 0) {
      const cards = pile(g.state, enemy, FORCE);
      tell(g, { kind: 'look', seat: f.seat, cards, defs: cards.map((card) => g.state.def[card]!) });
      const found = cards.filter((card) => /back/iu.test(defOf(g, card).title));
      ask(
        g,
        f.seat,
        'found',
        [...found.map((card) => ({ kind: 'pick' as const, card })), { kind: 'done' as const }],
        f.card,
      );
      return false;
    }
    const answer = answerTo(g, 'found');
    if (answer.kind === 'pick') toPileOf(g, 'outOfPlay', enemy, answer.card);
    happen(g, { kind: 'shuffled', seat: enemy, pile: FORCE });
    return true;
  },
} satisfies Extensions;
