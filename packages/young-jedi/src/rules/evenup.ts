/** The Even Up step (YJ-EVN-01 to 08): texts, surrender, and back to six cards. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { editionOf } from './edition.ts';
import { discard, drawCards, tell, withOther } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import type { DiscardDiamond, EvenUpOption } from './questions.ts';
import { abilityOf, cardsAt, countUse, defOf, effectAt, effectOf, effectsAt, type Table } from './table.ts';

/** YJ-EVN-02. */
const HAND_SIZE = 6;

/** Cards the seat evens up to (YJ-EVN-05). */
export function evenUpTo(g: Table, seat: number): number {
  const effect = effectAt(g, seat, g.state.current);
  return effect?.by.evenUpTo?.[0]?.n ?? HAND_SIZE;
}

export const evenUp = procedure('evenUp', {
  choose(g) {
    ask(g, g.state.acting, 'evenUp', evenUpOptions(g, g.state.acting));
  },
  chosen(g) {
    const s = g.state;
    const seat = s.acting;
    const answer = answerTo(g, 'evenUp');
    switch (answer.kind) {
      case 'surrender':
        tell(g, { kind: 'surrender', seat, planet: s.current });
        return 'choose';
      case 'discardHand':
        tell(g, { kind: 'handAside', seat, n: s.hand[seat]!.length });
        for (let i = s.hand[seat]!.length; i > 0; i--) discard(g, seat, s.hand[seat]![0]!);
        return 'fill';
      case 'discardLocation':
        discard(g, seat, answer.card);
        return 'choose';
      case 'discardDiamond':
        useDiscard(g, seat, answer);
        return 'choose';
      case 'done':
        return 'fill';
    }
  },
  /** YJ-EVN-02, 06, 07: up to six, card by card; the last card loses at once. */
  fill(g) {
    const s = g.state;
    const wanted = evenUpTo(g, s.acting);
    const held = s.hand[s.acting]!.length;
    if (wanted > HAND_SIZE && held < wanted) countUse(g, abilityOf(effectAt(g, s.acting, s.current)!, 'evenUpTo')!);
    drawCards(g, s.acting, wanted - held);
  },
  discardDown(g) {
    const s = g.state;
    const hand = s.hand[s.acting]!;
    if (hand.length <= evenUpTo(g, s.acting)) return DONE;
    ask(
      g,
      s.acting,
      'discardDown',
      hand.map((card) => ({ kind: 'discard', card })),
    );
  },
  discarded(g) {
    discard(g, g.state.acting, answerTo(g, 'discardDown').card);
    return 'discardDown';
  },
});

function evenUpOptions(g: Table, seat: number): EvenUpOption[] {
  const s = g.state;
  const options: EvenUpOption[] = [];
  const hand = s.hand[seat]!;
  const card = effectsAt(s, seat, s.current)[0];
  if (card !== undefined && s.down[card] === 0 && effectOf(defOf(g, card)).by.discardDiamond !== undefined)
    for (const target of diamonds(g, opponentOf(s, seat))) options.push({ kind: 'discardDiamond', card, target });
  if (editionOf(s.edition).discardsLocations)
    for (const held of hand)
      if (defOf(g, held).type === 'Location') options.push({ kind: 'discardLocation', card: held });
  if (hand.length > 0) options.push({ kind: 'discardHand' });
  if (s.surrenders === 0) options.push({ kind: 'surrender' });
  options.push({ kind: 'done' });
  return options;
}

/** Diamond cards of the seat on the current planet (YJ-EVN-08). */
function diamonds(g: Table, seat: number): number[] {
  const s = g.state;
  return cardsAt(s, seat, s.current).filter((card) => s.down[card] === 0 && defOf(g, card).diamond);
}

function useDiscard(g: Table, seat: number, { card, target }: DiscardDiamond): void {
  countUse(g, abilityOf(effectOf(defOf(g, card)), 'discardDiamond')!);
  tell(g, withOther(g, 'text', seat, card, target));
  discard(g, seat, card);
  discard(g, opponentOf(g.state, seat), target);
}
