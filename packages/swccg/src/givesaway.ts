/** What nobody who knows the rules does without need: leave Force, a free Force drain or destiny unused, run out of cards. */
import { opponentOf } from '@dejarik/kernel';
import { ONE } from './exact.ts';
import { totalPower } from './rules/power.ts';
import type { Option } from './rules/questions.ts';
import { ACTIVATE, CONTROL, DEPLOY, FORCE, hand, pile, RESERVE, USED } from './rules/state.ts';
import type { Table } from './rules/table.ts';

/** Enough to choose from: more in hand is Life Force that is gone. */
const FULL_HAND = 9;
/** So much less power is a battle to lose. */
const HOPELESS = 3 * ONE;

export function givesAway(g: Table, option: Option): boolean {
  const s = g.state;
  const { kind, seat, options } = s.question!;
  switch (option.kind) {
    case 'pass':
      return kind === 'act' && seat === s.acting && options.some((other) => isWasted(g, other));
    case 'number':
      // The most comes first; half of it may be saved.
      return kind === 'activate' && option.n < leastToActivate(g, seat, options[0] as typeof option);
    case 'no':
      return kind === 'battleDestiny';
    case 'draw':
      return (
        hand(s, seat).length >= FULL_HAND || pile(s, seat, RESERVE).length + pile(s, seat, USED).length < FULL_HAND
      );
    case 'battle':
      return totalPower(g, seat, option.card) + HOPELESS < totalPower(g, opponentOf(s, seat), option.card);
    default:
      return false;
  }
}

/** Something that costs nothing, or what the Force was activated for. */
function isWasted({ state: { phase } }: Table, { kind }: { readonly kind: string }): boolean {
  switch (phase) {
    case ACTIVATE:
      return kind === 'activate';
    case CONTROL:
      return kind === 'drain';
    case DEPLOY:
      return kind === 'deploy';
    default:
      return false;
  }
}

/** All, but for those who have enough Force and need their Reserve Deck for destiny. */
function leastToActivate({ state: s }: Table, seat: number, most: { readonly n: number }): number {
  const isRich = pile(s, seat, FORCE).length > FULL_HAND || pile(s, seat, RESERVE).length - most.n < 3;
  return isRich ? 0 : most.n;
}
