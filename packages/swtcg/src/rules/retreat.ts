/** The retreat step (TCG-RETREAT-01 to 04, TCG-PILOT-35). */
import { ask, type Frame, type Option, option, procedure, type Reason } from '@dejarik/kernel';
import { event, happen, tell } from './events.ts';
import { matches } from './filter.ts';
import { applies, rulesOf } from './live.ts';
import * as no from './reasons.ts';
import { ABOARD, CHARACTER } from './state.ts';
import { arenaUnits, type Table } from './table.ts';

interface RetreatFrame extends Frame {
  readonly seat: number;
}

export const retreatStepFrame = (seat: number): RetreatFrame => ({ proc: 'retreatStep', step: 0, seat });

export function whyNotRetreat(g: Table, unit: number): Reason | null {
  const s = g.state;
  if (s.tapped[unit] === 1) return no.ALREADY_TAPPED;
  if (s.zone[unit] !== ABOARD && s.pilot[unit]! >= 0 && s.tapped[s.pilot[unit]!] === 1) return no.PILOT_TAPPED;
  const kept = rulesOf(g, 'cannotRetreat').some(
    (entry) => entry.rule.rule === 'cannotRetreat' && matches(g, entry.rule.who, unit, entry) && applies(g, entry),
  );
  return kept ? no.FORBIDDEN : null;
}

export const retreatStep = procedure<Table, RetreatFrame>('retreatStep', {
  starts(g, f) {
    g.state.acting = f.seat;
    tell(g, event('retreatStep', f.seat));
  },
  decide(g, f) {
    const s = g.state;
    const options: Option[] = [];
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const unit of arenaUnits(s, f.seat, arena)) {
        if (whyNotRetreat(g, unit) === null) options.push(option('retreat', unit));
        const pilot = s.pilot[unit]!;
        if (pilot >= 0 && whyNotRetreat(g, pilot) === null) options.push(option('retreat', pilot));
      }
    if (options.length === 0) return 'ends';
    options.push(option('done'));
    ask(g, f.seat, 'retreat', options);
  },
  act(g, f) {
    const { kind, card } = g.state.answer!;
    if (kind === 'done') return 'ends';
    const pilot = g.state.pilot[card]!;
    if (pilot >= 0) happen(g, event('tap', f.seat, card), event('tap', f.seat, pilot), event('retreat', f.seat, card));
    else happen(g, event('tap', f.seat, card), event('retreat', f.seat, card));
    return 'decide';
  },
  ends(g) {
    g.state.acting = -1;
  },
});
