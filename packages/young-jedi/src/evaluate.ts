/** How a position looks to a seat, for bots: 0 lost, 1 won. */
import { opponentOf } from '@dejarik/kernel';
import type { Definition } from './cards/catalogue.ts';
import type { State } from './rules/state.ts';
import {
  cardsAt,
  cardsLeft,
  currentLocation,
  defOf,
  effectsAt,
  hasCharacter,
  progressOf,
  type Table,
} from './rules/table.ts';

/** Of a drawn number, what one may expect. */
const MEAN_DESTINY = 3.5;

const OUTCOMES = { won: 1, lost: 0, drawn: 0.5 } as const;

export function evaluate(g: Table, seat: number): number {
  const { result } = g.state;
  if (result !== null) return OUTCOMES[result.outcomes[seat]!];
  const score = standing(g, seat) - standing(g, opponentOf(g.state, seat));
  return 1 / (1 + Math.exp(-score / 12));
}

/** Planets, the deck, what stands on the current planet, the race and the hand, in cards of the deck. */
function standing(g: Table, seat: number): number {
  const s = g.state;
  const planets = s.control.filter((by) => by === seat).length;
  const left = cardsLeft(s, seat);
  return (
    planets * 14 +
    left * 0.6 +
    (left < 8 ? (left - 8) * 1.5 : 0) +
    troops(g, seat) +
    hand(g, seat) +
    s.race[seat]!.length * 1.5 +
    race(s, seat) +
    s.thrust[seat]! * 1.5
  );
}

/** Each lap card counts for more the nearer the finish is. */
function race(s: State, seat: number): number {
  const done = progressOf(s, seat);
  return done * (1.4 + done * 0.06);
}

/** What each type of card in hand promises. */
const PROMISE: Readonly<Record<Definition['type'], number>> = {
  Character: 0.9,
  Weapon: 0.6,
  Battle: 0.6,
  Effect: 0.5,
  'Double Impact': 0.7,
  Starship: 0.3,
  Location: 0.1,
  Objective: 0,
  Unknown: 0.6,
};

/** A hand is worth what can come of it; more than it can hold counts for nothing. */
function hand(g: Table, seat: number): number {
  let sum = 0;
  for (const card of g.state.hand[seat]!) sum += PROMISE[defOf(g, card).type];
  return Math.min(sum, 5);
}

/** The power of the Characters on the current planet with Weapons for them, and that there are any at all. */
function troops(g: Table, seat: number): number {
  const s = g.state;
  if (s.current < 0) return 0;
  const location = currentLocation(g);
  let sum = hasCharacter(g, seat, s.current) ? 4 : 0;
  let characters = 0;
  let weapons = 0;
  for (const card of cardsAt(s, seat, s.current)) {
    if (s.def[card]! < 0) continue;
    const def = defOf(g, card);
    if (def.type === 'Character') {
      characters++;
      sum += 1 + (def.power < 0 ? MEAN_DESTINY : def.power) * 0.6 - def.damage * 0.1;
      if (def.planet === s.current) sum += def.bonus[location]! * 0.5;
    } else weapons++;
  }
  sum += Math.min(weapons, characters) * 1.5 + weapons * 0.2;
  return sum + effectsAt(s, seat, s.current).length * 1.5 + fleet(g, s, seat);
}

/** A way off the planet, and ships to keep it open or to close the enemy's. */
function fleet(g: Table, s: State, seat: number): number {
  let transports = 0;
  let fighters = 0;
  for (const ship of s.hyperspace[seat]!) {
    if (defOf(g, ship).transport) transports++;
    else fighters++;
  }
  return Math.min(1, transports) * 1.2 + Math.min(3, transports + fighters) * 0.5;
}
