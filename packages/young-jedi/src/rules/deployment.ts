/** What may be brought into play, at what price, and bringing it there (YJ-DEP, YJ-STK, YJ-EFF-02). */
import { counted, type Reason } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { moved } from './event.ts';
import { happen } from './events.ts';
import { type Refusal, reason } from './reason.ts';
import { HYPERSPACE, PLANET_COUNT, RACE } from './state.ts';
import {
  cardsAt,
  countUse,
  currentLocation,
  defOf,
  deploysHidden,
  effectAt,
  effectOf,
  effectsAt,
  noteHalf,
  objectiveOf,
  type Table,
} from './table.ts';

const NOT_DEPLOYED = reason('YJ-DEP-04', 'only Characters, Weapons and Effects are deployed to a planet');
const BATTLE_CARD = reason('YJ-DEP-07', 'Battle cards are never deployed; they go from your hand into a battle plan');
const ONE_EFFECT = reason('YJ-EFF-02', 'you have an Effect on this planet already');
const UNIQUE = reason('YJ-STK-05', 'you have a card of this title in play, and it is unique');
const UNIQUE_SHIP = reason('YJ-STK-06', 'you have a Starship of this title in Hyperspace, and it is unique');
const ONE_PLANET = reason('YJ-STK-03', 'you have a card of this title in play somewhere else');
const NO_RACER = reason('YJ-POD-02', 'only a Podracer pilot and a Podracer go to the Boonta Eve Classic');
const NO_OBJECTIVE = reason('YJ-POD-02', 'you have no Boonta Eve Classic to race at');
const ONE_RACER = reason('YJ-POD-02', 'one pilot and one Podracer is all for the whole game');
const NO_STARSHIP = reason('YJ-SHP-01', 'only Starships go to Hyperspace');
const NO_LOCATION = reason('YJ-PLT-02', 'this is no Location');
const OTHER_PLANET = reason('YJ-PLT-02', 'only a Location of the current planet is put on top');
const SAME_LOCATION = reason('YJ-PLT-04', 'this is the current location already');

/** YJ-DEP-01. */
const COUNTERS = 6;

/** The most counters this seat may spend in a Deploy step (YJ-DEP-08, 09). */
export function counterLimit(g: Table, seat: number): number {
  const effect = effectAt(g, seat, g.state.current);
  if (effect === undefined) return COUNTERS;
  let limit = COUNTERS;
  for (const ability of effect.abilities) {
    if (ability.is === 'limit') limit = Math.max(limit, ability.n);
    if (ability.is === 'limitByDiscard' && g.state.raised === 1) limit = Math.max(limit, ability.n);
  }
  return limit;
}

export const countersLeft = (g: Table, seat: number): number => counterLimit(g, seat) - g.state.spent;

/** What it costs the seat to deploy this card to the current planet (YJ-DEP-10, YJ-EFF-15). */
export function price(g: Table, seat: number, def: Definition): number {
  const s = g.state;
  const free = effectAt(g, seat, s.current)?.by.free;
  if (free !== undefined) for (const ability of free) if (ability.what.includes[def.index] === 1) return 0;
  let cost = def.counters;
  if (def.by.price === undefined) return cost;
  for (const ability of def.by.price)
    for (const other of cardsAt(s, seat, s.current))
      if (s.down[other] === 0 && ability.beside.includes[s.def[other]!] === 1) cost = Math.min(cost, ability.n);
  return cost;
}

/** Every price with everything that can be left: hands are full of cards that are too dear. */
const tooDear = new Map<number, Reason>();

function whyTooDear(cost: number, left: number): Refusal {
  if (cost <= left) return null;
  const key = cost * 1000 + left;
  let known = tooDear.get(key);
  if (known === undefined) {
    const have = left <= 0 ? 'none' : left;
    known = reason('YJ-DEP-01', `it costs ${counted(cost, 'counter')}, and you have ${have} left`);
    tooDear.set(key, known);
  }
  return known;
}

/** YJ-STK-02 to 11: whether the seat may have another card of this title there. */
function whyNotBeside(g: Table, seat: number, def: Definition, zone: number): Refusal {
  if (!(def.stackable || def.unique)) return null;
  const s = g.state;
  let clash = isAmong(g, def, s.race[seat]!, true) || isAmong(g, def, s.hyperspace[seat]!, zone !== HYPERSPACE);
  for (let planet = 0; planet < PLANET_COUNT && !clash; planet++)
    clash =
      isAmong(g, def, cardsAt(s, seat, planet), planet !== zone) ||
      isAmong(g, def, effectsAt(s, seat, planet), planet !== zone);
  if (!clash) return null;
  if (def.type === 'Starship') return UNIQUE_SHIP;
  return def.unique ? UNIQUE : ONE_PLANET;
}

/** Whether one of the cards keeps this title out. `elsewhere`: even if both are stackable. */
function isAmong(g: Table, def: Definition, cards: readonly number[], elsewhere: boolean): boolean {
  for (const card of cards) {
    const other = defOf(g, card);
    if (other.title !== def.title || other.type !== def.type) continue;
    if (elsewhere || def.unique || other.unique) return true;
  }
  return false;
}

/** Whether the seat could deploy the card to the current planet, paying for it. */
export function whyNotDeploy(g: Table, seat: number, def: Definition, cost: number): Refusal {
  const s = g.state;
  if (def.effect) {
    if (effectsAt(s, seat, s.current).length > 0) return ONE_EFFECT; // YJ-EFF-02, 04
  } else if (def.battle) return BATTLE_CARD;
  else if (def.type !== 'Character' && def.type !== 'Weapon') return NOT_DEPLOYED;
  return whyTooDear(cost, countersLeft(g, seat)) ?? whyNotBeside(g, seat, def, s.current);
}

/** Pilot or Podracer to the Objective, one of each for the whole game (YJ-POD-02). */
export function whyNotRace(g: Table, seat: number, def: Definition): Refusal {
  const s = g.state;
  if (!(def.racer || def.podracer)) return NO_RACER;
  if (objectiveOf(s, seat) < 0) return NO_OBJECTIVE;
  if ((s.raced[seat]! & (def.podracer ? 2 : 1)) !== 0) return ONE_RACER;
  return whyTooDear(def.counters, countersLeft(g, seat)) ?? whyNotBeside(g, seat, def, RACE);
}

export const whyNotLaunch = (g: Table, seat: number, def: Definition): Refusal =>
  def.type === 'Starship' ? whyNotBeside(g, seat, def, HYPERSPACE) : NO_STARSHIP;

/** YJ-PLT-02, 04: the same planet, another location. */
export function whyNotLocate(g: Table, def: Definition): Refusal {
  if (def.type !== 'Location') return NO_LOCATION;
  if (def.planet !== g.state.current) return OTHER_PLANET;
  return def.location === currentLocation(g) ? SAME_LOCATION : null;
}

/** Brings a card into play and pays for it; its texts then wait (texts.ts). */
export function deployCard(g: Table, seat: number, card: number, cost: number): void {
  const s = g.state;
  const def = defOf(g, card); // before it leaves the hand under another number
  const free = effectAt(g, seat, s.current);
  for (const ability of free?.by.free ?? []) if (ability.what.includes[def.index] === 1) countUse(g, ability);
  for (const ability of def.by.price ?? []) if (cost === ability.n) countUse(g, ability);
  const hidden = deploysHidden(s, seat);
  happen(g, { kind: 'deploy', seat, card, def: -1, from: -1, witnesses: 0, planet: s.current, hidden, cost });
  if (def.effect) noteHalf(g, def, effectOf(def));
  const effect = effectAt(g, seat, s.current);
  const limit = effect?.by.limit?.[0];
  if (limit !== undefined && s.spent > COUNTERS) countUse(g, limit);
}

export function raceCard(g: Table, seat: number, card: number, cost: number): void {
  happen(g, { kind: 'race', seat, card, def: -1, from: -1, witnesses: 0, cost });
}

export const launch = (g: Table, seat: number, card: number): void => happen(g, moved('launch', seat, card));
