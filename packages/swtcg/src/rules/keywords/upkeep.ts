/** Upkeep: at the start of the own build step one of the costs has to be paid if any can be (TCG-KW-UPKEEP). */
import { canPay } from '../costs.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { textsOf } from '../live.ts';
import type { PayUpkeep } from '../options.ts';
import { carryOut } from '../resolve.ts';
import type { Context } from '../spoken.ts';
import { countUse, type Table } from '../table.ts';
import type { Upkeep } from '../expanded/procedures.ts';
import type { KeywordRule } from './rule.ts';

export const upkeep: KeywordRule = {
  buildStepStarts(g, seat) {
    const due = textsOf(g, 'upkeep').filter((entry) => entry.seat === seat);
    if (due.length > 0) call(g, 'upkeep', { seat, due: due.map(({ source, ability }) => [source, ability.id]) });
  },
};

const speaker = (seat: number, source: number): Context => ({ seat, source, it: [], arena: -1, amount: 0 });

/** Every way in which one that is due can be paid in full. */
function payable(g: Table, { seat, due }: Upkeep): PayUpkeep[] {
  return due.flatMap(([card, ability]) => {
    const { tree } = g.cards.abilities[ability]!;
    const ways = tree.is === 'upkeep' ? tree.ways : [];
    return ways.flatMap((costs, way): PayUpkeep[] =>
      canPay(g, costs, speaker(seat, card), 0) ? [{ kind: 'upkeep', card, ability, way }] : [],
    );
  });
}

export const upkeepProcedure = procedure('upkeep', {
  /** TCG-KW-UPKEEP-03: one after the other, in the player's order. */
  choose(g, f) {
    const options = payable(g, f);
    if (options.length === 0) return 'over';
    ask(g, f.seat, 'upkeep', options);
  },
  pay(g, f) {
    const { card: source, ability, way } = answerTo(g, 'upkeep');
    const paid = f.due.findIndex(([card, line]) => card === source && line === ability);
    f.due = f.due.filter((_, i) => i !== paid);
    countUse(g, ability);
    const at = g.cards.abilities[ability]!.modes[way]!.start;
    carryOut(g, { ...speaker(f.seat, source), ability, at });
    return 'choose';
  },
  over() {},
});
