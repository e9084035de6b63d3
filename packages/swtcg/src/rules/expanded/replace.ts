/** Replacement: what would happen does not, and nothing triggers from it; something else happens (TCG-PART-12). */
import type { Discard, Event } from '../event.ts';
import { rulesOf } from '../live.ts';
import { cardEvent, countEvent, outEvent } from '../make-events.ts';
import { applies, isMeant } from '../query.ts';
import { isMeditated, removed } from './meditate.ts';
import { isInPlay, type Table } from '../table.ts';

/** What happens instead of a discard; null: the discard itself. */
export function insteadOf(g: Table, { card, seat }: Discard): readonly Event[] | null {
  const s = g.state;
  if (s.beneath[card] === 0 && isMeditated(s, card)) return [outEvent(seat, card, removed(s), 0)];
  if (!isInPlay(s, card)) return null;
  for (const entry of rulesOf(g, 'insteadOfDiscard')) {
    const { rule, ability, source } = entry;
    if (!isMeant(g, rule.who, card, entry) || !applies(g, entry)) continue;
    switch (rule.to) {
      case 'retreated without damage':
        return [countEvent('counters', seat, card, -s.damage[card]!), cardEvent('retreat', seat, card)];
      case 'returned to its hand':
        return [cardEvent('toHand', seat, card)];
      case 'put out of the game':
        return [outEvent(seat, card, { id: ++s.serial, kind: 'out of the game', ability: ability.id, source }, 0)];
    }
  }
  return null;
}
