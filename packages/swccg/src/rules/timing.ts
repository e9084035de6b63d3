/** When a text can be used: its timing and the moment it answers (section 7 of the ledger). */
import { isNotedAs, type Text } from '../language/meaning.ts';
import type { Filter, Moment, Timing, Types } from '../language/tree.ts';
import { isProtected } from './cancel.ts';
import { compileFilter } from './filters.ts';
import { shownDestiny } from './flow.ts';
import { whereIs } from './live.ts';
import { DAMAGE, type Just, WEAPONS } from './parts.ts';
import { type Context, isWho, isWhose } from './speech.ts';
import { PHASES, TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** Something that a text answers: what just happened, or null for one that answers nothing. `false`: it is not its time. */
export function momentFor(g: Table, who: Context, text: Text): Just | null | false {
  const { line } = text;
  if (line.line !== 'action') return false;
  const { timing } = line;
  if (timing === undefined) return isFree(g) ? null : false;
  if (timing.timing === 'just') return answered(g, who, timing.moment);
  return (TIMES[timing.timing] as Time<Times['timing']>)(g, who, timing) ? null : false;
}

/** The latest thing that just happened and that the text speaks of. */
export function answered(g: Table, who: Context, moment: Moment): Just | false {
  const { just } = g.state;
  for (let i = just.length - 1; i >= 0; i--) {
    const latest = just[i]!;
    if (latest.answered.includes(who.source) || !isMoment(g, who, moment, latest)) continue; // CCG-ACT-13
    if (latest.card < 0 || who.source < 0 || !isProtected(g, latest.card, defOf(g, who.source).name)) return latest;
  }
  return false;
}

/** CCG-ACT-24, 25: neither inside a battle nor inside an Epic Event. */
export const isFree = (g: Table): boolean => g.state.battle === null && g.state.attackRun === null;

type Times = Exclude<Timing, { readonly timing: 'just' }>;
type Time<K> = (g: Table, who: Context, timing: Extract<Timing, { readonly timing: K }>) => boolean;

const TIMES: { readonly [K in Times['timing']]: Time<K> } = {
  anyTime: (g, who, { whose }) => isFree(g) && (whose === undefined || isWhose(who, whose, g.state.acting)),
  phase: (g, who, timing) => isFree(g) && isInPhase(g, who, timing),
  // CCG-BTL-09: before the first battle destiny.
  battle: (g, who, { where }) =>
    g.state.battle !== null &&
    g.state.battle.step <= WEAPONS &&
    (where === undefined || g.speech.isPlace(g, who, where, g.state.battle.at)),
  weapons: (g) => g.state.battle?.step === WEAPONS,
  damage: (g) => g.state.battle?.step === DAMAGE,
  // CCG-TRN-06: nothing has resolved since the phase began.
  first: (g, who, timing) =>
    g.state.battle === null && isInPhase(g, who, timing) && g.state.just.some(({ on }) => on === 'phaseStarts'),
};

const isInPhase = ({ state: s }: Table, who: Context, { whose, phase }: Pick<Types, 'whose' | 'phase'>): boolean =>
  s.phase === PHASES[phase] && isWhose(who, whose, s.acting);

/** Whether what just happened is the moment. */
export function isMoment(g: Table, who: Context, moment: Moment, just: Just): boolean {
  if (!isNotedAs(moment, just.on)) return false;
  if (moment.on === 'itself' && just.card !== who.source) return false;
  if (moment.on === 'damageLeft' && just.seat !== who.seat) return false;
  if (moment.on === 'destiny' && moment.draw !== 'any' && shownDestiny(g)?.draw !== moment.draw) return false;
  if ('who' in moment && !isWho(who, moment.who, just.seat)) return false;
  if ('whose' in moment && !isWhose(who, moment.whose, just.seat)) return false;
  const here: Context = { ...who, there: just.at, that: just.card };
  if ('where' in moment && moment.where !== undefined && !g.speech.isPlace(g, here, moment.where, just.at))
    return false;
  if ('what' in moment && moment.what !== undefined && !fitsMemory(g, here, moment.what, just)) return false;
  if (moment.on === 'arrives' && just.at !== whereIs(g, who.source)) return false;
  const whom = 'whom' in moment ? moment.whom : undefined;
  if (whom !== undefined && !(just.other >= 0 && g.speech.fits(g, here, whom, just.other))) return false;
  if ('phase' in moment && PHASES[moment.phase] !== g.state.phase) return false;
  return true;
}

/**
 * Whether what the moment speaks of, a name or a description, is the card it happened to: a text that answers a loss
 * speaks of a card that has left the table.
 */
function fitsMemory(g: Table, who: Context, what: Filter | readonly string[], just: Just): boolean {
  if (!('kinds' in what)) return what.includes(defOf(g, just.card).name);
  const s = g.state;
  if (s.zone[just.card] === TABLE && s.life[just.card] === just.life) return g.speech.fits(g, who, what, just.card);
  // It is gone: its kind, whose it was and where are all that is left of it.
  if (what.whose !== undefined && !isWhose(who, what.whose, just.seat)) return false;
  if (!compileFilter(what).isKind(g, just.card)) return false;
  return what.where === undefined || g.speech.isPlace(g, who, what.where, just.at);
}
