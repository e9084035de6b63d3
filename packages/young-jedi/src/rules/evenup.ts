/** The Even Up step (YJ-EVN-01 to 08): texts, surrender, and back to six cards. */
import { ask, type Option, option, procedure } from '@dejarik/kernel';
import { editionOf } from './edition.ts';
import { drawCards, event, happen, tell } from './events.ts';
import { enemyOf } from './state.ts';
import { abilityOf, countUse, defOf, effectAt, effectOf, type Table } from './table.ts';

/** YJ-EVN-02. */
const HAND_SIZE = 6;

/** Cards the seat evens up to (YJ-EVN-05). */
export function evenUpTo(g: Table, seat: number): number {
  const effect = effectAt(g, seat, g.state.current);
  return (effect === undefined ? undefined : abilityOf(effect, 'evenUpTo')?.n) ?? HAND_SIZE;
}

export const evenUp = procedure<Table>('evenUp', {
  choose(g) {
    ask(g, g.state.acting, 'evenUp', evenUpOptions(g, g.state.acting));
  },
  chosen(g) {
    const s = g.state;
    const { kind, card, target } = s.answer!;
    switch (kind) {
      case 'surrender':
        s.surrenders = 1;
        tell(g, event('surrender', s.acting, -1, -1, 0, s.current));
        return 'choose';
      case 'discardHand':
        tell(g, event('handAside', s.acting, -1, -1, s.hand[s.acting]!.length));
        for (let i = s.hand[s.acting]!.length; i > 0; i--) happen(g, event('discard', s.acting, s.hand[s.acting]![0]));
        return 'fill';
      case 'discardLocation':
        happen(g, event('discard', s.acting, card));
        return 'choose';
      case 'discardDiamond':
        useDiscard(g, s.acting, card, target);
        return 'choose';
      default:
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
    if (hand.length <= evenUpTo(g, s.acting)) return 'done';
    ask(
      g,
      s.acting,
      'discardDown',
      hand.map((card) => option('discard', card)),
    );
  },
  discarded(g) {
    happen(g, event('discard', g.state.acting, g.state.answer!.card));
    return 'discardDown';
  },
});

function evenUpOptions(g: Table, seat: number): Option[] {
  const s = g.state;
  const options: Option[] = [];
  const hand = s.hand[seat]!;
  const effect = s.effects[seat * 3 + s.current]![0];
  if (effect !== undefined && s.down[effect] === 0 && effectOf(defOf(g, effect)).by.discardDiamond !== undefined)
    for (const victim of diamonds(g, enemyOf(seat))) options.push(option('discardDiamond', effect, victim));
  if (editionOf(s.edition).discardsLocations)
    for (const card of hand) if (defOf(g, card).type === 'Location') options.push(option('discardLocation', card));
  if (hand.length > 0) options.push(option('discardHand'));
  if (s.surrenders === 0) options.push(option('surrender'));
  options.push(option('done'));
  return options;
}

/** Diamond cards of the seat on the current planet (YJ-EVN-08). */
function diamonds(g: Table, seat: number): number[] {
  const s = g.state;
  return s.planet[seat * 3 + s.current]!.filter((card) => s.down[card] === 0 && defOf(g, card).diamond);
}

function useDiscard(g: Table, seat: number, effect: number, victim: number): void {
  countUse(g, abilityOf(effectOf(defOf(g, effect)), 'discardDiamond')!);
  tell(g, event('text', seat, effect, victim));
  happen(g, event('discard', seat, effect));
  happen(g, event('discard', enemyOf(seat), victim));
}
