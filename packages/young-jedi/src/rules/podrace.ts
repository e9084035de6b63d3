/** The Podrace at the Boonta Eve Classic (YJ-POD-01 to 27). */
import { counted } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import { drawCards, happen, MOST_THRUST } from './events.ts';
import type { DeployStepOption, LapOption } from './questions.ts';
import { type Refusal, reason } from './reason.ts';
import { PLANET_COUNT } from './state.ts';
import { cardsAt, countUse, defOf, effectsAt, LAP, matches, type Table } from './table.ts';

/** YJ-POD-12. */
const MOST_HANDLING = 3;

const NO_RACERS = reason(
  'YJ-POD-07',
  'laps are raced with a pilot and the matching Podracer at the Boonta Eve Classic',
);
const LOCATION_LAP = reason('YJ-POD-11', 'a Location is no lap card');
const REFUELLED = reason('YJ-POD-18', 'after refuelling no more lap cards are played this turn');
const MUCH_HANDLING = reason('YJ-POD-12', `${MOST_HANDLING} handling cards are all for one lap`);

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
  const card = racingPilot(g, seat);
  if (card < 0) return;
  s.thrusted = 1;
  if (s.thrust[seat]! < MOST_THRUST) giveThrust(g, seat, card); // YJ-POD-27
}

export const giveThrust = (g: Table, seat: number, card: number): void =>
  happen(g, { kind: 'thrust', seat, card, def: -1, from: -1, witnesses: 0, n: 1 });

/** The numbers that a card may have to stand for any other: the pilot's, and one that a text allows (YJ-POD-15). */
export function handlingNumbers(g: Table, seat: number, pilot: Definition): number[] {
  const numbers = pilot.handling > 0 ? [pilot.handling] : [];
  for (const ability of handlingTexts(g, seat)) if (!numbers.includes(ability.n)) numbers.push(ability.n);
  return numbers;
}

function handlingTexts(g: Table, seat: number): Extract<Ability, { readonly is: 'handlingToo' }>[] {
  const s = g.state;
  const found: Extract<Ability, { readonly is: 'handlingToo' }>[] = [];
  for (let planet = 0; planet < PLANET_COUNT; planet++)
    for (const cards of [cardsAt(s, seat, planet), effectsAt(s, seat, planet)])
      for (const card of cards) if (s.down[card] === 0) found.push(...(defOf(g, card).by.handlingToo ?? []));
  return found;
}

/** Handling cards in the present lap: those that do not show the number of their place. */
export function handlingCards(g: Table, seat: number): number {
  let n = 0;
  g.state.laps[seat]!.forEach((card, i) => {
    if (!defOf(g, card).destiny.includes(i + 1)) n++;
  });
  return n;
}

/** What a lap goes on with, or why it does not (YJ-POD-07 to 09). */
interface NextOfLap {
  readonly needed: number;
  readonly handling: readonly number[];
  /** No more handling cards in this lap. */
  readonly full: boolean;
}

function whyNoLaps(g: Table, seat: number): Refusal {
  const s = g.state;
  if (racingPilot(g, seat) < 0) return NO_RACERS;
  if (s.refuelled === 1) return REFUELLED;
  const thrust = s.thrust[seat]!;
  if (s.lapsPlayed < thrust) return null;
  return reason('YJ-POD-09', `with ${counted(thrust, 'Thrust token')} no more than ${thrust} a turn are played`);
}

const nextOfLap = (g: Table, seat: number): NextOfLap => ({
  needed: g.state.laps[seat]!.length + 1,
  handling: handlingNumbers(g, seat, defOf(g, racingPilot(g, seat))),
  full: handlingCards(g, seat) >= MOST_HANDLING,
});

/** YJ-POD-09 to 14: by which number the card goes on with the lap, its own or as a handling card; 0: by none. */
function lapNumber({ needed, handling, full }: NextOfLap, { type, destiny }: Definition): number {
  if (type === 'Location') return 0; // YJ-POD-11
  if (destiny.includes(needed)) return needed;
  return full ? 0 : (handling.find((n) => destiny.includes(n)) ?? 0);
}

function whyNoNumber({ needed, handling, full }: NextOfLap, { type, destiny }: Definition): Refusal {
  if (type === 'Location') return LOCATION_LAP;
  const others = handling.filter((n) => n !== needed);
  if (full && destiny.some((n) => others.includes(n))) return MUCH_HANDLING;
  const also = full || others.length === 0 ? '' : ` or, as a handling card, a ${others.join(' or ')}`;
  return reason('YJ-POD-10', `the lap needs a ${needed}${also}, and this is a ${destiny.join(' or ')}`);
}

/** Whether the card may be played for the lap now. */
export function whyNotLap(g: Table, seat: number, def: Definition): Refusal {
  if (def.type === 'Location') return LOCATION_LAP;
  const refusal = whyNoLaps(g, seat);
  if (refusal !== null) return refusal;
  const next = nextOfLap(g, seat);
  return lapNumber(next, def) > 0 ? null : whyNoNumber(next, def);
}

export function lapOptions(g: Table, seat: number, options: DeployStepOption[]): void {
  if (g.state.race[seat]!.length < 2 || whyNoLaps(g, seat) !== null) return;
  const next = nextOfLap(g, seat);
  for (const card of g.state.hand[seat]!) {
    const number = lapNumber(next, defOf(g, card));
    if (number > 0) options.push({ kind: 'lap', card, number, handling: number !== next.needed });
  }
}

export function playLap(g: Table, seat: number, { card, number, handling }: LapOption): void {
  const s = g.state;
  const place = s.laps[seat]!.length + 1;
  if (handling && defOf(g, racingPilot(g, seat)).handling !== number)
    for (const ability of handlingTexts(g, seat)) if (ability.n === number) countUse(g, ability);
  happen(g, { kind: 'lap', seat, card, def: -1, from: -1, witnesses: 0, place, handling });
  if (s.laps[seat]!.length === LAP) happen(g, { kind: 'lapDone', seat, n: s.lapTokens[seat]! + 1 });
}

/** YJ-POD-18: half the Thrust, rounded up, once at least one lap card was played. */
export function refuelOptions(g: Table, seat: number, options: DeployStepOption[]): void {
  if (g.state.lapsPlayed === 0 || g.state.refuelled === 1) return;
  for (let cards = Math.ceil(g.state.thrust[seat]! / 2); cards >= 1; cards--) options.push({ kind: 'refuel', cards });
}

export function refuel(g: Table, seat: number, cards: number): void {
  g.state.refuelled = 1;
  drawCards(g, seat, cards);
}
