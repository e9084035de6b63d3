/** The Podrace at the Boonta Eve Classic (YJ-POD-01 to 27). */
import { type Option, option } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { drawCards, event, happen, MOST_THRUST } from './events.ts';
import { matches } from './search.ts';
import { onPlanet, type State } from './state.ts';
import { abilitiesOf, countUse, defOf, ownerOf, type Table } from './table.ts';

const LAP = 6;
/** YJ-POD-12. */
export const MOST_HANDLING = 3;
/** A lap card played for its handling number has this much more. */
export const HANDLING = 10;

/** The seat's pilot with the matching Podracer at the Objective, or -1. */
export function racingPilot(g: Table, seat: number): number {
  const race = g.state.race[seat]!;
  if (race.length < 2) return -1;
  const [a, b] = [race[0]!, race[1]!];
  if (!matches(defOf(g, a), defOf(g, b))) return -1;
  return defOf(g, a).podracer ? b : a;
}

/** YJ-POD-07, 08: a Thrust token each Deploy step, as soon as pilot and Podracer are there. */
export function placeThrust(g: Table, seat: number): void {
  const s = g.state;
  if (s.thrusted === 1) return;
  const pilot = racingPilot(g, seat);
  if (pilot < 0) return;
  s.thrusted = 1;
  if (s.thrust[seat]! < MOST_THRUST) happen(g, event('thrust', seat, pilot, -1, 1)); // YJ-POD-27
}

/** The numbers that a card may have to stand for any other: the pilot's, and one that a text allows (YJ-POD-15). */
export function handlingNumbers(g: Table, seat: number, pilot: Definition): number[] {
  const numbers = pilot.handling > 0 ? [pilot.handling] : [];
  for (const ability of handlingTexts(g, seat)) if (!numbers.includes(ability.n)) numbers.push(ability.n);
  return numbers;
}

function handlingTexts(g: Table, seat: number) {
  const s = g.state;
  const found = [];
  for (let card = 0; card < s.def.length; card++)
    if (ownerOf(s, card) === seat && onPlanet(s.zone[card]!) && s.down[card] === 0)
      found.push(...abilitiesOf(defOf(g, card), 'handlingToo'));
  return found;
}

/** Handling cards in the present lap: those that do not show the number of their place. */
export function handlingCards(g: Table, seat: number): number {
  const s = g.state;
  let n = 0;
  s.laps[seat]!.forEach((card, i) => {
    if (!defOf(g, card).destiny.includes(i + 1)) n++;
  });
  return n;
}

/** YJ-POD-09 to 14: the next number of the lap, by its own number or as a handling card (n: 10 and more). */
export function lapOptions(g: Table, seat: number, options: Option[]): void {
  const s = g.state;
  if (s.thrusted === 0 || s.refuelled === 1 || s.lapsPlayed >= s.thrust[seat]!) return;
  const pilot = racingPilot(g, seat);
  if (pilot < 0) return;
  const needed = s.laps[seat]!.length + 1;
  const handling = handlingCards(g, seat) < MOST_HANDLING ? handlingNumbers(g, seat, defOf(g, pilot)) : [];
  for (const card of s.hand[seat]!) {
    const def = defOf(g, card);
    if (def.type === 'Location') continue; // YJ-POD-11
    if (def.destiny.includes(needed)) options.push(option('lap', card, -1, needed));
    else {
      const as = handling.find((n) => def.destiny.includes(n));
      if (as !== undefined) options.push(option('lap', card, -1, HANDLING + as));
    }
  }
}

export function playLap(g: Table, seat: number, card: number, n: number): void {
  const s = g.state;
  const needed = s.laps[seat]!.length + 1;
  const handling = n > HANDLING;
  if (handling) {
    const pilot = defOf(g, racingPilot(g, seat));
    if (pilot.handling !== n - HANDLING)
      for (const ability of handlingTexts(g, seat)) if (ability.n === n - HANDLING) countUse(g, ability);
  }
  happen(g, event('lap', seat, card, handling ? 1 : 0, needed));
  if (s.laps[seat]!.length === LAP) happen(g, event('lapDone', seat, -1, -1, s.lapTokens[seat]! + 1));
}

/** YJ-POD-18: half the Thrust, rounded up, once at least one lap card was played. */
export function refuelOptions(g: Table, seat: number, options: Option[]): void {
  const s = g.state;
  if (s.lapsPlayed === 0 || s.refuelled === 1) return;
  const most = Math.ceil(s.thrust[seat]! / 2);
  for (let n = most; n >= 1; n--) options.push(option('refuel', -1, -1, n));
}

export function refuel(g: Table, seat: number, n: number): void {
  g.state.refuelled = 1;
  drawCards(g, seat, n);
}

/** YJ-POD-24: laps times six and the cards of the present lap. */
export const progressOf = (s: State, seat: number): number => s.lapTokens[seat]! * LAP + s.laps[seat]!.length;
