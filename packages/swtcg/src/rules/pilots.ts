/** Pilots: Characters that go onto Space and Ground units (TCG-PILOT). */
import type { Reason } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { keptOut } from './costs.ts';
import { rulesOf } from './live.ts';
import { nextPilot, pilotsOf } from './moves.ts';
import type { Board, BuildMove, Disembark } from './options.ts';
import { applies } from './query.ts';
import * as no from './reasons.ts';
import { ABOARD, BUILD, CHARACTER, controllerOf, GROUND, SPACE, type State } from './state.ts';
import { arenaUnits, defOf, isInPlay, type Table } from './table.ts';

/** Whether a card that shows this face can be on a unit that shows that one. */
function whyNotPilotAs({ piloting }: Definition, { arena, words, pilotedAs }: Definition): Reason | null {
  if (arena === CHARACTER || !piloting.some(({ onto }) => onto.every((word) => pilotedAs.has(word))))
    return no.WRONG_VEHICLE;
  return words.has('Droid') ? no.DROID_SHIP : null; // TCG-PILOT-03
}

/** Whether the card now on top of the Pilot's stack can be on this unit at all. */
const whyNotPilot = (g: Table, pilot: number, host: number): Reason | null =>
  whyNotPilotAs(defOf(g, pilot), defOf(g, host));

/** TCG-PILOT-04 to 08: by its subtypes, and 1 for each extra Pilot that its text speaks of. */
function pilotLimit(g: Table, unit: number): number {
  let limit = g.edition.pilotLimit(defOf(g, unit).words);
  for (const entry of rulesOf(g, 'extraPilot')) if (entry.source === unit && applies(g, entry)) limit++;
  return limit;
}

function whyNoRoom(g: Table, host: number): Reason | null {
  const s = g.state;
  let aboard = 0;
  for (let pilot = s.pilot[host]!; pilot >= 0; pilot = nextPilot(s, pilot)) aboard++;
  if (aboard === 0 || aboard < pilotLimit(g, host)) return null;
  return aboard === 1 ? no.HAS_PILOT : no.HAS_PILOTS;
}

/** TCG-PILOT-13 to 15, TCG-PILOT-49: onto a unit in the Space or Ground arena; from unit to unit, onto a retreated one too. */
export function whyNotBoard(g: Table, pilot: number, host: number): Reason | null {
  const s = g.state;
  if (!isInPlay(s, pilot)) return no.NO_PILOT_IN_PLAY;
  if (controllerOf(s, host) !== controllerOf(s, pilot)) return no.NOT_YOURS;
  if (s.moved[pilot] === s.turn) return no.PILOT_MOVED;
  if (s.held.includes(pilot)) return no.FORBIDDEN;
  const place = s.zone[host]!;
  const ontoRetreated = s.zone[pilot] === ABOARD || g.edition.boardsRetreated;
  if (place !== SPACE && place !== GROUND && !(ontoRetreated && place === BUILD && s.down[host] === 0))
    return no.RETREATED_VEHICLE;
  return whyNoRoom(g, host) ?? (s.on[pilot] === host ? no.ABOARD_ALREADY : whyNotPilot(g, pilot, host));
}

/** TCG-PILOT-16: into its arena, unless something keeps it out, or to the build zone. */
const whyNotLeaveFor = (g: Table, pilot: number, to: number): Reason | null =>
  to === CHARACTER && keptOut(g, pilot, CHARACTER) ? no.FORBIDDEN : null;

export function whyNotDisembark(g: Table, pilot: number, to: number): Reason | null {
  const s = g.state;
  if (s.zone[pilot] !== ABOARD) return no.NOT_ABOARD;
  return s.moved[pilot] === s.turn ? no.PILOT_MOVED : whyNotLeaveFor(g, pilot, to);
}

const PLACES_OFF = [CHARACTER, BUILD] as const;

const hosts = (g: Table, seat: number): number[] => [
  ...arenaUnits(g.state, seat, SPACE),
  ...arenaUnits(g.state, seat, GROUND),
  ...g.state.build[seat]!.filter((card) => g.state.down[card] === 0),
];

/** TCG-PILOT-43: the seat's Pilots, of these units and on units that have gone over to somebody else. */
function pilotsAmong(s: State, seat: number, units: readonly number[]): readonly number[] {
  if (s.expanded === undefined) return units;
  const found = units.filter((unit) => controllerOf(s, unit) === seat);
  for (let card = 0; card < s.zone.length; card++)
    if (s.zone[card] === ABOARD && controllerOf(s, card) === seat && controllerOf(s, s.on[card]!) !== seat)
      found.push(card);
  return found;
}

/** All moves of the seat's Pilots in its build step; `units`: all that it has face up. */
export function pilotMoves(g: Table, seat: number, units: readonly number[], options: BuildMove[]): void {
  const s = g.state;
  let possible: number[] | null = null;
  for (const unit of pilotsAmong(s, seat, units)) {
    if (defOf(g, unit).piloting.length === 0 || s.moved[unit] === s.turn) continue;
    possible ??= hosts(g, seat);
    for (const onto of possible) if (whyNotBoard(g, unit, onto) === null) options.push({ kind: 'board', unit, onto });
    for (const to of PLACES_OFF)
      if (whyNotDisembark(g, unit, to) === null) options.push({ kind: 'disembark', unit, to });
  }
}

/** The Pilot that can no longer be where it is after this card showed another face: itself, or one on it; or -1. */
export function fallenOff(g: Table, card: number): number {
  const s = g.state;
  const isUnfit = (pilot: number): boolean => whyNotPilot(g, pilot, s.on[pilot]!) !== null;
  if (s.zone[card] === ABOARD) return isUnfit(card) ? card : -1;
  return g.edition.vehiclesChange ? (pilotsOf(s, card).find(isUnfit) ?? -1) : -1;
}

/** TCG-PILOT-31, TCG-PILOT-47: where a Pilot that can no longer fly its unit may go, though it was moved before. */
export function mustLeave(g: Table, pilot: number): (Board | Disembark)[] {
  const s = g.state;
  if (pilot < 0 || fallenOff(g, pilot) !== pilot) return [];
  const options: (Board | Disembark)[] = [];
  for (const onto of hosts(g, controllerOf(s, pilot)))
    if (whyNoRoom(g, onto) === null && whyNotPilot(g, pilot, onto) === null)
      options.push({ kind: 'board', unit: pilot, onto });
  for (const to of PLACES_OFF)
    if (whyNotLeaveFor(g, pilot, to) === null) options.push({ kind: 'disembark', unit: pilot, to });
  return options;
}

/** TCG-PILOT-33: why this card may not come on top of the unit: a Pilot that was moved already would fall off. */
export function whyNotOnTop(g: Table, card: number, unit: number): Reason | null {
  if (g.edition.fallsOffAgain) return null;
  const s = g.state;
  const top = defOf(g, card);
  const falls =
    s.zone[unit] === ABOARD
      ? s.moved[unit] === s.turn && whyNotPilotAs(top, defOf(g, s.on[unit]!)) !== null
      : pilotsOf(s, unit).some((pilot) => s.moved[pilot] === s.turn && whyNotPilotAs(defOf(g, pilot), top) !== null);
  return falls ? no.WOULD_FALL_OFF : null;
}
