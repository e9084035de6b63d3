/**
 * Meditate (TCG-KW-MEDITATE): a card is played from its owner's discard pile, and removed from the game where it would be
 * discarded afterwards.
 */
import { move } from '../moves.ts';
import { DISCARD, type State } from '../state.ts';
import { type Group, OUT_OF_PLAY } from '../state-expanded.ts';

export const isMeditated = ({ expanded }: State, card: number): boolean => expanded?.meditated.includes(card) === true;

/** Each card removed so is a group of its own. */
export const removed = (s: State): Group => ({
  id: ++s.serial,
  kind: 'removed from the game',
  ability: -1,
  source: -1,
});

/** Of what was discarded together, a stack or what a unit had, these cards are removed. */
export function removeFromPile(s: State, cards: readonly number[]): void {
  const e = s.expanded!;
  for (const card of cards) {
    if (s.zone[card] !== DISCARD) continue;
    const group = removed(s);
    move(s, card, OUT_OF_PLAY);
    e.groups.push(group);
    e.group[card] = group.id;
  }
}
