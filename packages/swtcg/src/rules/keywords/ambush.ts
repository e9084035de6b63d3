/** Ambush: an enemy unit that comes into the arena can be shot at once (TCG-KW-AMBUSH). */
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { activatedOf } from '../live.ts';
import { call, procedure, running } from '../flow.ts';
import * as no from '../reasons.ts';
import { controllerOf, inArena } from '../state.ts';
import { isUnitInPlay, type Table } from '../table.ts';
import { areEnemies } from '../teams.ts';
import { openChance } from '../windows.ts';
import type { KeywordRule } from './rule.ts';

/** The unit that has just come. */
const newcomer = (g: Table): number => running(g.state, 'ambush')?.unit ?? -1;

export const ambush: KeywordRule = {
  arrives(g, unit) {
    const { arrival } = EXPANDED_WINDOWS;
    const lurks = (seat: number): boolean =>
      activatedOf(g, seat).some(({ ability }) => ability.modes.some(({ windows }) => (windows & arrival) !== 0));
    if (g.state.seats.some((_, seat) => lurks(seat))) call(g, 'ambush', { unit });
  },
  whyNotPlay(g, unit) {
    const s = g.state;
    const target = newcomer(g);
    const there = target >= 0 && inArena(s.zone[target]!) && s.zone[target] === s.zone[unit];
    return there && areEnemies(s, controllerOf(s, target), controllerOf(s, unit)) ? null : no.NOBODY_COMES;
  },
  play(g, { source }, n) {
    const unit = newcomer(g);
    if (unit >= 0 && isUnitInPlay(g.state, unit)) call(g, 'owed', { source, unit, n, dice: 1 });
    return true;
  },
};

export const ambushProcedure = procedure('ambush', {
  chance(g) {
    openChance(g, EXPANDED_WINDOWS.arrival);
  },
});
