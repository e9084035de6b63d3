/**
 * Damage by the Expanded Rulebook, an attack's or any other: steps 4 to 7 of the attack (TCG-POP-15). Counters are placed
 * when all that was deflected has been through steps 4 and 5 itself (TCG-POP-10).
 */
import { DONE } from '@dejarik/kernel';
import { EXPANDED_WINDOWS, PREVENTION } from '../../language/timing.ts';
import { applyStandingPrevention, isTarget, triggeredChanges, triggeredPrevention } from '../damage.ts';
import type { DamageDone } from '../event.ts';
import { happen } from '../events.ts';
import { procedure } from '../flow.ts';
import { chanceAbout, openBlindChance } from '../keywords/cunning.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { damageEvent } from '../make-events.ts';
import { isInPlay } from '../table.ts';
import { callCasualties, putOffDiscard } from './casualties.ts';

export const expandedDamage = procedure('damage', {
  /** Step 4 (TCG-ATTACK-25): what changes the damage by itself, then what is played. */
  pendingDamage(g, f) {
    f.settled ??= [];
    if (f.blind === 1) return 'blindPending';
    keywordsAt(g, 'pending', f);
  },
  pendingTriggers: triggeredChanges,
  pendingChance(g, f) {
    if (f.pending.some(({ n }) => n > 0) && chanceAbout(g, f, EXPANDED_WINDOWS.pendingDamage)) return 'pendingChance';
  },
  /** Step 5. */
  standingPrevention(g, f) {
    f.used = [];
    applyStandingPrevention(g, f);
    keywordsAt(g, 'prevention', f);
  },
  triggeredPrevention,
  preventionChance(g, f) {
    if (f.pending.some((pending) => isTarget(g, pending)) && chanceAbout(g, f, PREVENTION)) return 'preventionChance';
  },
  deflected(g, f) {
    applyStandingPrevention(g, f);
    f.settled!.push(...f.pending);
    const next = f.deflected.shift();
    f.pending = next === undefined ? [] : [next]; // each is a source of its own (TCG-PREV-06)
    if (next !== undefined) return 'pendingDamage';
  },
  /** Step 6: what the keywords do then looks at `settled`. */
  placeCounters(g, f) {
    f.pending = f.settled!;
    f.settled = [];
    f.pending = f.pending.filter(({ unit, n }) => n > 0 && isInPlay(g.state, unit));
    if (f.pending.length === 0) return 'over';
    putOffDiscard(
      g,
      f.pending.map(({ unit }) => unit),
    );
    happen(g, ...f.pending.map(({ unit, source, seat, n }): DamageDone => damageEvent(g, seat, unit, n, source)));
    const e = g.state.expanded!;
    const done = f.pending.reduce((sum, { n, ofAttack }) => sum + (ofAttack === true ? n : 0), 0);
    if (e.attack !== null) e.attack = { ...e.attack, damage: e.attack.damage + done };
    keywordsAt(g, 'placed', f);
  },
  /** Step 7. */
  casualties(g, f) {
    const { frames } = g.state;
    const ofAttack = frames[frames.length - 2]?.proc === 'attack';
    callCasualties(
      g,
      f.pending.map(({ unit }) => unit),
      f.pending.map(({ source }) => source),
      ofAttack,
    );
  },
  over() {
    return DONE;
  },
  /** TCG-KW-CUNNING-02: before it is known whether there is any. */
  blindPending(g) {
    openBlindChance(g, EXPANDED_WINDOWS.pendingDamage);
  },
  blindPrevention(g) {
    openBlindChance(g, PREVENTION);
  },
});
