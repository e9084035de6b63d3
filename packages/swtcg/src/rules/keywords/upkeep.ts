/** Upkeep: at the start of the own build step one of the costs has to be paid if any can be (TCG-KW-UPKEEP). */
import { canPay } from '../costs.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { textsOf } from '../live.ts';
import type { PayUpkeep } from '../options.ts';
import { carryOut } from '../resolve.ts';
import { speaker, type Waiting } from '../spoken.ts';
import { countUse, type Table } from '../table.ts';
import type { Upkeep } from '../expanded/procedures.ts';
import type { KeywordRule } from './rule.ts';

/** It waits with all else that the start of the build step brings, in an order that the player chooses (TCG-COMMAND-11). */
export const upkeep: KeywordRule = {
  buildStepStarts(g, seat) {
    for (const { source, ability } of textsOf(g, 'upkeep').filter((entry) => entry.seat === seat))
      g.state.expanded!.due.push({ ...speaker(seat, source), ability: ability.id, at: 0 });
  },
};

export const isUpkeep = (g: Table, { ability }: Waiting): boolean => g.cards.abilities[ability]!.tree.is === 'upkeep';

/** The turn of this one has come. */
export const payUpkeep = (g: Table, { seat, source, ability }: Waiting): void =>
  call(g, 'upkeep', { seat, source, ability });

/** Every way in which it can be paid in full. */
function payable(g: Table, { seat, source: card, ability }: Upkeep): PayUpkeep[] {
  const { tree } = g.cards.abilities[ability]!;
  const ways = tree.is === 'upkeep' ? tree.ways : [];
  return ways.flatMap((costs, way): PayUpkeep[] =>
    canPay(g, costs, speaker(seat, card), 0) ? [{ kind: 'upkeep', card, ability, way }] : [],
  );
}

export const upkeepProcedure = procedure('upkeep', {
  /** One that cannot be paid now is ignored, whatever there is to pay with later (TCG-KW-UPKEEP-03). */
  choose(g, f) {
    const options = payable(g, f);
    if (options.length === 0) return 'over';
    ask(g, f.seat, 'upkeep', options, f.source);
  },
  pay(g, f) {
    const { card: source, ability, way } = answerTo(g, 'upkeep');
    countUse(g, ability);
    const at = g.cards.abilities[ability]!.modes[way]!.start;
    carryOut(g, { ...speaker(f.seat, source), ability, at });
  },
  over() {},
});
