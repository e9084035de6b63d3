/** The destiny that the viewer may still draw: what is left in the own deck is known, its order is not. */
import { opponentOf } from '@dejarik/kernel';
import { type Destinies, destiniesOf, destinyChance, type DestinyOdds, destinyOdds } from '../destiny.ts';
import { defOf, powerParts, type SeenTable } from './engine.ts';

/** Of a card with two numbers its owner takes the one that helps: the greater. */
export const ownDestinies = (g: SeenTable): Destinies =>
  destiniesOf((g.state.deck[g.viewer] ?? []).map((card) => Math.max(0, ...defOf(g, card).destiny)));

/**
 * In a fight in which the viewer has still to draw: what it takes to win as things stand. While the opponent draws too,
 * nobody knows what wins.
 */
export function fightDestiny(g: SeenTable): DestinyOdds | null {
  const { state: s, viewer } = g;
  const { fight } = s;
  const under = s.frames.findLast((frame) => frame.proc === 'fight');
  if (viewer < 0 || fight === null || under === undefined || under.due.some(({ seat }) => seat !== viewer)) return null;
  // A card that lies open is no draw to come; it counts with its greater number.
  const open = s.frames.findLast((frame) => frame.proc === 'destiny');
  const isOpen = open !== undefined && open.card >= 0;
  const draws = under.due.length - (isOpen ? 1 : 0);
  if (draws <= 0) return null;
  const power = (seat: number): number => powerParts(g, fight, seat).reduce((sum, { n }) => sum + n, 0);
  const shown = isOpen ? Math.max(0, ...defOf(g, open.card).destiny) : 0;
  return destinyOdds(ownDestinies(g), draws, power(opponentOf(s, viewer)) - power(viewer) - shown + 1);
}

/** What so many draws come to at least half of the time. */
export function usualDraw(of: Destinies, draws: number): number {
  if (draws === 0 || of.left === 0) return 0;
  let n = 0;
  while (destinyChance(of, draws, n + 1) >= 0.5) n++;
  return n;
}
