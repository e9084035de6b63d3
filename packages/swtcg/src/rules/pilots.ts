/** Pilots: Characters that go onto Space and Ground units (TCG-PILOT). */
import { type Option, option, type Reason } from '@dejarik/kernel';
import { keptOut } from './costs.ts';
import * as no from './reasons.ts';
import { ABOARD, BUILD, CHARACTER, GROUND, SPACE } from './state.ts';
import { defOf, faceUp, ownerOf, type Table } from './table.ts';

/** Whether the card now on top of the Pilot's stack can be on this unit at all. */
function whyNotPilot(g: Table, pilot: number, host: number): Reason | null {
  const pilots = defOf(g, pilot).pilots;
  const vehicle = defOf(g, host);
  if (pilots === null || !pilots.every((word) => vehicle.words.has(word))) return no.WRONG_VEHICLE;
  return vehicle.words.has('Droid') ? no.DROID_SHIP : null; // TCG-PILOT-03
}

/** TCG-PILOT-13 to 15: onto a unit in the Space or Ground arena; from unit to unit, onto a retreated one too. */
export function whyNotBoard(g: Table, pilot: number, host: number): Reason | null {
  const s = g.state;
  if (s.moved[pilot] === s.turn) return no.PILOT_MOVED;
  if (s.held.includes(pilot)) return no.FORBIDDEN;
  const place = s.zone[host]!;
  const across = s.zone[pilot] === ABOARD;
  if (place !== SPACE && place !== GROUND && !(across && place === BUILD && s.down[host] === 0))
    return no.RETREATED_VEHICLE;
  if (s.pilot[host]! >= 0) return no.HAS_PILOT;
  return whyNotPilot(g, pilot, host);
}

const hosts = (g: Table, seat: number): number[] => {
  const s = g.state;
  return [
    ...s.arena[seat * 3 + SPACE]!,
    ...s.arena[seat * 3 + GROUND]!,
    ...s.build[seat]!.filter((card) => s.down[card] === 0 && defOf(g, card).arena !== CHARACTER),
  ];
};

/** TCG-PILOT-16: into its arena, unless something keeps it out, or to the build zone. */
function waysOff(g: Table, pilot: number): Option[] {
  const out = option('disembark', pilot, BUILD);
  return keptOut(g, pilot, CHARACTER) ? [out] : [option('disembark', pilot, CHARACTER), out];
}

/** All moves of the seat's Pilots in its build step. */
export function pilotMoves(g: Table, seat: number): Option[] {
  const s = g.state;
  const options: Option[] = [];
  const possible = hosts(g, seat);
  for (const pilot of faceUp(s, seat)) {
    if (defOf(g, pilot).pilots === null || s.moved[pilot] === s.turn) continue;
    for (const host of possible) if (whyNotBoard(g, pilot, host) === null) options.push(option('board', pilot, host));
    if (s.zone[pilot] !== ABOARD) continue;
    options.push(...waysOff(g, pilot));
  }
  return options;
}

/** TCG-PILOT-31: where a Pilot that can no longer fly its unit may go. */
export function mustLeave(g: Table, pilot: number): Option[] {
  const s = g.state;
  if (s.zone[pilot] !== ABOARD || whyNotPilot(g, pilot, s.on[pilot]!) === null) return [];
  const options: Option[] = [];
  for (const host of hosts(g, ownerOf(s, pilot)))
    if (s.pilot[host]! < 0 && whyNotPilot(g, pilot, host) === null) options.push(option('board', pilot, host));
  options.push(...waysOff(g, pilot));
  return options;
}
