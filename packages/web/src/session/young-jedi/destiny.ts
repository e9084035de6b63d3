/** The destiny that the viewer may still draw: what is left in the own deck is known, its order is not. */
import { opponentOf } from '@dejarik/kernel';
import { type Destinies, destiniesOf, destinyChance, type DestinyOdds, destinyOdds } from '../destiny.ts';
import { defOf, powerParts, type SeenTable } from './engine.ts';

/** Of a card with two numbers its owner takes the one that helps: the greater. */
export const ownDestinies = (g: SeenTable): Destinies =>
  destiniesOf((g.state.deck[g.viewer] ?? []).map((card) => Math.max(0, ...defOf(g, card).destiny)));

/** In a fight in which the viewer has still to draw: what it takes to win as things stand. */
export function fightDestiny(g: SeenTable): DestinyOdds | null {
  const { state: s, viewer } = g;
  const { fight } = s;
  const running = s.frames.findLast((frame) => frame.proc === 'fight');
  if (viewer < 0 || fight === null || running === undefined) return null;
  const draws = running.due.filter(({ seat }) => seat === viewer).length;
  if (draws === 0) return null;
  const power = (seat: number): number => powerParts(g, fight, seat).reduce((sum, { n }) => sum + n, 0);
  return destinyOdds(ownDestinies(g), draws, power(opponentOf(s, viewer)) - power(viewer) + 1);
}

/** What so many draws come to at least half of the time. */
export function usualDraw(of: Destinies, draws: number): number {
  if (draws === 0 || of.left === 0) return 0;
  let n = 0;
  while (destinyChance(of, draws, n + 1) >= 0.5) n++;
  return n;
}
