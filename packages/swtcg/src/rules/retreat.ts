/** The retreat step (TCG-RETREAT-01 to 04, TCG-PILOT-35). */
import type { Reason } from '@dejarik/kernel';
import { happen, tell } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { rulesOf } from './live.ts';
import { cardEvent } from './make-events.ts';
import type { Done, Retreat } from './options.ts';
import type { RetreatStep } from './procedures.ts';
import { applies, matches } from './query.ts';
import * as no from './reasons.ts';
import { ABOARD, CHARACTER, inArena } from './state.ts';
import { arenaUnits, type Table } from './table.ts';

export function whyNotRetreat(g: Table, unit: number): Reason | null {
  const s = g.state;
  if (!inArena(s.zone[s.zone[unit] === ABOARD ? s.on[unit]! : unit]!)) return no.NOT_RETREATABLE;
  if (s.tapped[unit] === 1) return no.ALREADY_TAPPED;
  const piloting = g.edition.whyNotRetreatPiloting(g, unit);
  if (piloting !== null) return piloting;
  const kept = rulesOf(g, 'cannotRetreat').some(
    (entry) => matches(g, entry.rule.who, unit, entry) && applies(g, entry),
  );
  return kept ? no.FORBIDDEN : null;
}

/** TCG-PILOT-35 */
export const whyNotRetreatPiloting = ({ state: s }: Table, card: number): Reason | null =>
  s.zone[card] !== ABOARD && s.pilot[card]! >= 0 && s.tapped[s.pilot[card]!] === 1 ? no.PILOT_TAPPED : null;

/** Which units retreat; what comes after them is the step `ends`. */
export const RETREAT_STEPS = {
  starts(g: Table, { seat }: RetreatStep): void {
    g.state.acting = seat;
    tell(g, { kind: 'retreatStep', seat, witnesses: 0 });
  },
  decide(g: Table, f: RetreatStep): 'ends' | undefined {
    const s = g.state;
    const options: (Retreat | Done)[] = [];
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const unit of arenaUnits(s, f.seat, arena)) {
        if (whyNotRetreat(g, unit) === null) options.push({ kind: 'retreat', unit });
        const pilot = s.pilot[unit]!;
        if (pilot >= 0 && whyNotRetreat(g, pilot) === null) options.push({ kind: 'retreat', unit: pilot });
      }
    if (options.length === 0) return 'ends';
    options.push({ kind: 'done' });
    ask(g, f.seat, 'retreat', options);
    return undefined;
  },
  act(g: Table, { seat }: RetreatStep): 'decide' | 'ends' {
    const answer = answerTo(g, 'retreat');
    if (answer.kind !== 'retreat') return 'ends';
    const { unit } = answer;
    const pilot = g.state.pilot[unit]!;
    const together = pilot >= 0 ? [cardEvent('tap', seat, pilot)] : [];
    happen(g, cardEvent('tap', seat, unit), ...together, cardEvent('retreat', seat, unit));
    return 'decide';
  },
};

export const retreatStep = procedure('retreatStep', {
  ...RETREAT_STEPS,
  ends(g) {
    g.state.acting = -1;
  },
});
