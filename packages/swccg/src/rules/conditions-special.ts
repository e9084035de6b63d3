/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: what their conditions and amounts say of the table. */
import type { SPECIAL_AMOUNTS, SPECIAL_CONDITIONS } from '../language/blocks/special.ts';
import { attackRunReason } from './attack-run.ts';
import { ignitionReason } from './primary-ignition.ts';
import { crewOf, hasStat, valueOf } from './query.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { cardsOfRef, hereOf } from './spoken.ts';
import { defOf } from './table.ts';

export const SPECIAL_CONDITION_TESTS: ConditionsOf<typeof SPECIAL_CONDITIONS> = {
  orbits: (g, who) => g.state.orbit >= 0 && g.state.orbit === hereOf(g, who),
  attackRun: (g, who) => attackRunReason(g, who.seat) === null,
  ignition: (g, who) => ignitionReason(g, who.seat) === null,
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
  shield(g, who, { whom }) {
    let n = 0;
    for (const card of cardsOfRef(g, who, whom))
      n += valueOf(g, card, hasStat(g, card, 'armor') ? 'armor' : 'maneuver');
    return n;
  },
};
