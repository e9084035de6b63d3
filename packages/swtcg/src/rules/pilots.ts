/** Pilots: Characters that go onto Space and Ground units (TCG-PILOT). */
import type { Reason } from '@dejarik/kernel';
import { keptOut } from './costs.ts';
import type { Board, BuildMove, Disembark } from './options.ts';
import * as no from './reasons.ts';
import { ABOARD, BUILD, CHARACTER, GROUND, SPACE, controllerOf } from './state.ts';
import { arenaUnits, defOf, isInPlay, type Table } from './table.ts';

/** Whether the card now on top of the Pilot's stack can be on this unit at all. */
function whyNotPilot(g: Table, pilot: number, host: number): Reason | null {
  const { pilots } = defOf(g, pilot);
  const vehicle = defOf(g, host);
  if (pilots === null || vehicle.arena === CHARACTER || !pilots.every((word) => vehicle.words.has(word)))
    return no.WRONG_VEHICLE;
  return vehicle.words.has('Droid') ? no.DROID_SHIP : null; // TCG-PILOT-03
}

/** TCG-PILOT-13 to 15: onto a unit in the Space or Ground arena; from unit to unit, onto a retreated one too. */
export function whyNotBoard(g: Table, pilot: number, host: number): Reason | null {
  const s = g.state;
  if (!isInPlay(s, pilot)) return no.NO_PILOT_IN_PLAY;
  if (controllerOf(s, host) !== controllerOf(s, pilot)) return no.NOT_YOURS;
  if (s.moved[pilot] === s.turn) return no.PILOT_MOVED;
  if (s.held.includes(pilot)) return no.FORBIDDEN;
  const place = s.zone[host]!;
  const across = s.zone[pilot] === ABOARD;
  if (place !== SPACE && place !== GROUND && !(across && place === BUILD && s.down[host] === 0))
    return no.RETREATED_VEHICLE;
  if (s.pilot[host]! >= 0) return no.HAS_PILOT;
  return whyNotPilot(g, pilot, host);
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

/** All moves of the seat's Pilots in its build step; `units`: all that it has face up. */
export function pilotMoves(g: Table, seat: number, units: readonly number[], options: BuildMove[]): void {
  const s = g.state;
  let possible: number[] | null = null;
  for (const unit of units) {
    if (defOf(g, unit).pilots === null || s.moved[unit] === s.turn) continue;
    possible ??= hosts(g, seat);
    for (const onto of possible) if (whyNotBoard(g, unit, onto) === null) options.push({ kind: 'board', unit, onto });
    for (const to of PLACES_OFF)
      if (whyNotDisembark(g, unit, to) === null) options.push({ kind: 'disembark', unit, to });
  }
}

/** TCG-PILOT-31: where a Pilot that can no longer fly its unit may go, though it was moved before. */
export function mustLeave(g: Table, pilot: number): (Board | Disembark)[] {
  const s = g.state;
  if (s.zone[pilot] !== ABOARD || whyNotPilot(g, pilot, s.on[pilot]!) === null) return [];
  const options: (Board | Disembark)[] = [];
  for (const onto of hosts(g, controllerOf(s, pilot)))
    if (s.pilot[onto]! < 0 && whyNotPilot(g, pilot, onto) === null) options.push({ kind: 'board', unit: pilot, onto });
  for (const to of PLACES_OFF)
    if (whyNotLeaveFor(g, pilot, to) === null) options.push({ kind: 'disembark', unit: pilot, to });
  return options;
}
