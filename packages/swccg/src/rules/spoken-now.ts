/** Whom and how much a text speaks of while it is carried out. */
import { opponentOf } from '@dejarik/kernel';
import type { Amount, Who, Whom } from '../language/tree.ts';
import { contextOf } from './declare.ts';
import type { Context } from './live-index.ts';
import type { Resolve } from './procedures.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { LOCATION, TABLE } from './state.ts';
import type { Table } from './table.ts';

/** Who speaks while a text is carried out. */
export const speaking = (f: Resolve): Context => ({
  ...contextOf(f),
  it: f.it,
  destiny: f.destiny,
  theirs: f.theirs,
});

/** The seats that `you`, `opponent`, `each player` are; the turn player first (CCG-OBJ-07). */
export function seatsOf(g: Table, f: Resolve, who: Who): number[] {
  const { acting, seats } = g.state;
  if (who === 'you') return [f.seat];
  if (who === 'opponent') return [opponentOf(g.state, f.seat)];
  if (who === 'Dark' || who === 'Light') return [seats.findIndex(({ side }) => side === (who === 'Dark' ? 0 : 1))];
  return [acting, opponentOf(g.state, acting)];
}

/**
 * The cards on the table that the text speaks of now, and does something to: targets that have left play are no longer
 * legal (CCG-ACT-19), and locations stay where they are.
 */
export const cardsOf = (g: Table, f: Resolve, whom: Whom): number[] => {
  const who = speaking(f);
  const cards = typeof whom === 'string' ? cardsOfRef(g, who, whom) : matching(g, who, whom);
  const { zone, as } = g.state;
  return cards.filter((card) => zone[card] === TABLE && as[card] !== LOCATION && !hasLeft(g, f, card));
};

function hasLeft(g: Table, f: Resolve, card: number): boolean {
  return f.targets.some((cards, i) =>
    cards.some((target, k) => target === card && g.state.life[card] !== f.lives[i]![k]),
  );
}

export const amountOf = (g: Table, f: Resolve, n: Amount): number => g.speech.amount(g, speaking(f), n);
