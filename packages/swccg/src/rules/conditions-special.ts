/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: what their conditions and amounts say of the table. */
import type { SPECIAL_AMOUNTS, SPECIAL_CONDITIONS } from '../language/blocks/special.ts';
import { attackRunReason, ignitionReason } from './epic-events.ts';
import { speaker } from './live.ts';
import { crewOf, hasStat, valueOf } from './query.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { cardsOfRef, hereOf } from './spoken.ts';
import { MOST_CARDS } from './state.ts';
import { defOf, type Table } from './table.ts';

export const SPECIAL_CONDITION_TESTS: ConditionsOf<typeof SPECIAL_CONDITIONS> = {
  orbits: (g, who) => g.state.orbit >= 0 && g.state.orbit === hereOf(g, who),
  attackRun: (g, who) => attackRunReason(g, who.seat) === null,
  ignition: (g, who) => ignitionReason(g, who.seat) === null,
  unused: (g, who) => !g.state.usedTurn.some((key) => key % MOST_CARDS === who.source),
  leads: (g, who, condition) => cardsOfRef(g, who, condition.who).some((card) => card === g.state.attackRun?.lead),
  lead(g) {
    const lead = g.state.attackRun?.lead ?? -1;
    if (lead < 0) return false;
    const { matches } = defOf(g, lead).card;
    return crewOf(g, lead).some(
      (card) => matches.includes(defOf(g, card).name) || defOf(g, card).card.matches.includes(defOf(g, lead).name),
    );
  },
};

export const SPECIAL_AMOUNT_VALUES: AmountsOf<typeof SPECIAL_AMOUNTS> = {
  deployCost(g, who, { whom }) {
    let n = 0;
    for (const card of cardsOfRef(g, who, whom)) n += costOf(g, card);
    return n;
  },
  shield(g, who, { whom }) {
    let n = 0;
    for (const card of cardsOfRef(g, who, whom))
      n += valueOf(g, card, hasStat(g, card, 'armor') ? 'armor' : 'maneuver');
    return n;
  },
};

/** Printed, or by the line that let it deploy where it is. */
function costOf(g: Table, card: number): number {
  for (const { line } of defOf(g, card).deploysOn) {
    if (line.line !== 'deploy' || line.n === undefined) continue;
    const who = { ...speaker(g.state.controller[card]!, card), it: [g.state.on[card]!] };
    if (g.speech.fits(g, who, line.on, g.state.on[card]!)) return g.speech.amount(g, who, line.n);
  }
  return valueOf(g, card, 'deploy');
}
