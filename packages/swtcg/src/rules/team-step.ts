/** Steps that a team takes together: its players go on in turn until all of them are done in a row (TCG-TROIG-01). */
import type { TeamStep } from './procedures.ts';
import type { State } from './state.ts';
import { primaryOf, teamOf } from './teams.ts';

/** The player is done: true, if another of the team goes on. */
export function passesOn(s: State, f: TeamStep): boolean {
  const team = teamOf(s, f.seat);
  f.idle = (f.idle ?? 0) + 1;
  if (f.idle >= team.length) return false;
  f.seat = team[(team.indexOf(f.seat) + 1) % team.length]!;
  s.acting = f.seat;
  return true;
}

/** The player has done something, so that the partner may want to answer it. */
export function goesOn(f: TeamStep): void {
  if (f.idle !== undefined) f.idle = 0;
}

/** The team begins anew, with its primary player. */
export function beginAnew(s: State, f: TeamStep): void {
  goesOn(f);
  f.seat = primaryOf(s, f.seat);
  s.acting = f.seat;
}
