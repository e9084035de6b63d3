/** A duel as its own table, from the challenge to the last blow. */
import { defOf } from './engine.ts';
import type { CardView, TableViewer } from './views.ts';

export interface DuelSide {
  readonly fighter: CardView | null;
  readonly weapon: CardView | null;
  readonly hand: readonly CardView[];
  readonly pile: readonly CardView[];
  readonly hits: number;
  /** As many hits defeat it: its printed DAMAGE. */
  readonly toughness: number;
}

export interface DuelView {
  readonly initiator: number;
  /** By seat. */
  readonly sides: readonly DuelSide[];
  /** False while the defender is still being chosen and armed. */
  readonly begun: boolean;
  /** Whose attack is to be made or blocked; the attack card and its number, if one was played. */
  readonly attacker: number;
  readonly attack: CardView | null;
  readonly n: number;
}

export function duelView(viewing: TableViewer): DuelView | null {
  const { g } = viewing;
  const s = g.state;
  const challenge = s.frames.findLast((frame) => frame.proc === 'duel');
  // The procedure goes on while the texts of the winner are carried out.
  if (challenge === undefined || (s.duel === null && s.fight === null && s.question?.kind !== 'defend')) return null;
  const side = (seat: number): DuelSide => {
    const challenged = seat === s.acting ? [challenge.duelist, challenge.weapon] : [challenge.defender, -1];
    const camp = s.fight?.camps[seat];
    const fighter = camp?.cards[0] ?? challenged[0]!;
    return {
      fighter: viewing.cardOrNull(fighter),
      weapon: viewing.cardOrNull(camp === undefined ? challenged[1] : camp.weapons[0]),
      hand: (s.duel?.hand[seat] ?? []).map((card) => viewing.card(card)),
      pile: (s.duel?.pile[seat] ?? []).map((card) => viewing.card(card)),
      hits: s.duel?.hits[seat] ?? 0,
      toughness: defOf(g, fighter).damage,
    };
  };
  return {
    initiator: s.acting,
    sides: s.seats.map((_, seat) => side(seat)),
    begun: s.duel !== null,
    attacker: s.duel?.attacker ?? s.acting,
    attack: viewing.cardOrNull(s.duel?.attack),
    n: s.duel?.n ?? 0,
  };
}
