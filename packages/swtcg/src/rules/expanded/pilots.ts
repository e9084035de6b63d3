/** Pilots by the Expanded Rulebook: how many a unit takes, and what becomes of them when it retreats (TCG-PILOT-05, 36, 37, 44, 48). */
import { onceFor, type Reason } from '@dejarik/kernel';
import type { Compiled } from '../../language/meaning.ts';
import type { Ability } from '../../language/tree.ts';
import { happen } from '../events.ts';
import { answerTo, ask } from '../flow.ts';
import { cardEvent, moveEvent } from '../make-events.ts';
import { pilotsOf } from '../moves.ts';
import type { Done, Retreat } from '../options.ts';
import type { RetreatStep } from '../procedures.ts';
import * as no from '../reasons.ts';
import { whyNotRetreat } from '../retreat.ts';
import { ABOARD, BUILD, CHARACTER, controllerOf, type State } from '../state.ts';
import { arenaUnits, type Table } from '../table.ts';
import { goesOn } from '../team-step.ts';

const THREE = ['Army', 'Capital Ship', 'Cruiser', 'Fleet', 'Fortification', 'Station'];
const TWO = ['Gunship', 'Patrol Ship', 'Squad', 'Squadron', 'Transport', 'Walker'];

/** TCG-PILOT-08: of several groups the highest counts. */
export function pilotLimit(words: ReadonlySet<string>): number {
  const isAmong = (group: readonly string[]): boolean => group.some((word) => words.has(word));
  return isAmong(THREE) ? 3 : isAmong(TWO) ? 2 : 1;
}

/** Whether the text says somewhere "while this unit is on a unit". */
function speaksOfPiloting(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('is' in part && part.is === 'piloting') return true;
  return Object.values(part).some(speaksOfPiloting);
}
/** Looked for once in each text. */
const aboutPiloting = onceFor((tree: Ability) => ({ isSo: speaksOfPiloting(tree) }));

/** TCG-PILOT-29: its name, subtypes and health count, its Upkeep is paid, and what it says of piloting works. */
export const worksPiloting = ({ tree }: Compiled): boolean =>
  tree.is === 'pilot' || tree.is === 'treat' || tree.is === 'upkeep' || aboutPiloting(tree).isSo;

/** Of the Pilots on a unit those that its controller has: one of them stays aboard when it retreats. */
export const ownPilots = (s: State, unit: number): number[] =>
  pilotsOf(s, unit).filter((pilot) => controllerOf(s, pilot) === controllerOf(s, unit));

export function pilotsKeepFromRetreat({ state: s }: Table, card: number): Reason | null {
  if (s.zone[card] === ABOARD) return no.RETREATS_WITH_UNIT;
  const own = ownPilots(s, card);
  return own.length > 0 && own.every((pilot) => s.tapped[pilot] === 1) ? no.PILOTS_TAPPED : null;
}

function retreats(g: Table, unit: number): Retreat[] {
  if (whyNotRetreat(g, unit) !== null) return [];
  const own = ownPilots(g.state, unit);
  if (own.length < 2) return [{ kind: 'retreat', unit }];
  return own.filter((pilot) => g.state.tapped[pilot] === 0).map((pilot) => ({ kind: 'retreat', unit, pilot }));
}

/** The steps of the retreat step in which units retreat. */
export const PILOTED_RETREATS = {
  decide(g: Table, { seat }: RetreatStep): 'ends' | undefined {
    const options: (Retreat | Done)[] = [];
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const unit of arenaUnits(g.state, seat, arena)) options.push(...retreats(g, unit));
    if (options.length === 0) return 'ends';
    options.push({ kind: 'done' });
    ask(g, seat, 'retreat', options);
    return undefined;
  },
  act(g: Table, f: RetreatStep): 'decide' | 'ends' {
    const answer = answerTo(g, 'retreat');
    if (answer.kind !== 'retreat') return 'ends';
    goesOn(f);
    const { seat } = f;
    const { state: s } = g;
    const { unit } = answer;
    const stays = answer.pilot ?? ownPilots(s, unit)[0] ?? -1;
    const others = pilotsOf(s, unit).filter((pilot) => pilot !== stays);
    happen(
      g,
      cardEvent('tap', seat, unit),
      ...(stays < 0 ? [] : [cardEvent('tap', seat, stays)]),
      ...others.map((pilot) => moveEvent('disembark', controllerOf(s, pilot), pilot, BUILD)),
      cardEvent('retreat', seat, unit),
    );
    return 'decide';
  },
};
