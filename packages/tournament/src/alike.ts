/**
 * Pairing players of like score, as Swiss and double elimination do: nobody meets anybody a second time while that
 * can be avoided, and nobody has a second bye before all others had one.
 */
import { Matching } from './matching.ts';

export interface Alike {
  /** Best score first; among equals the order decides. */
  readonly players: readonly number[];
  readonly scoreOf: (player: number) => number;
  /** How often they have met. */
  readonly met: (a: number, b: number) => number;
  readonly byesOf: (player: number) => number;
}

export interface Pairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

export function pairAlike(alike: Alike): Pairs {
  const bye = alike.players.length % 2 === 0 ? null : byeAmong(alike);
  return { pairs: pairUp({ ...alike, players: alike.players.filter((player) => player !== bye) }), bye };
}

/** One of those with the fewest byes, from the last: the first without whom the fewest have to meet again. */
function byeAmong({ players, met, byesOf }: Alike): number {
  const fewest = Math.min(...players.map(byesOf));
  let best = -1;
  let most = -1;
  for (const player of players.toReversed()) {
    if (byesOf(player) > fewest) continue;
    const others = players.filter((other) => other !== player);
    const { pairs } = new Matching(others.length, (a, b) => met(others[a]!, others[b]!) === 0);
    if (2 * pairs === others.length) return player;
    if (pairs > most) {
      most = pairs;
      best = player;
    }
  }
  return best;
}

/**
 * From the best score down. Whoever finds nobody among those of the own score waits for the next; a pair is made only
 * if it takes from the others no pair that has not met, and from the own score no pair either if that can be.
 */
function pairUp({ players, scoreOf, met }: Alike): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const numbers = [...players.keys()];
  const isNew = (a: number, b: number): boolean => met(players[a]!, players[b]!) === 0;
  const all = new Matching(players.length, isNew);
  let waiting: number[] = [];
  for (const group of Map.groupBy(numbers, (i) => scoreOf(players[i]!)).values()) {
    const here = [...waiting, ...group];
    const own = new Matching(here.length, (a, b) => isNew(here[a]!, here[b]!));
    const paired = new Set<number>();
    waiting = [];
    for (let a = 0; a < here.length; a++) {
      if (paired.has(a)) continue;
      const free = here.flatMap((_, b) => (b > a && !paired.has(b) ? [b] : []));
      const other = partner(a, free, here, all, own);
      if (other === undefined) {
        waiting.push(here[a]!);
        own.remove(a);
        continue;
      }
      paired.add(a).add(other);
      pairs.push([players[here[a]!]!, players[here[other]!]!]);
    }
  }
  return [
    ...pairs,
    ...metBefore(
      waiting.map((i) => players[i]!),
      met,
    ),
  ];
}

/** The place among those here of whom `a` is to meet. */
function partner(
  a: number,
  free: readonly number[],
  here: readonly number[],
  all: Matching,
  own: Matching,
): number | undefined {
  const costly: number[] = [];
  for (const b of free) {
    if (!own.spares(a, b)) costly.push(b);
    else if (all.take(here[a]!, here[b]!)) {
      own.remove(a, b);
      return b;
    }
  }
  const other = costly.find((b) => all.take(here[a]!, here[b]!));
  if (other !== undefined) own.remove(a, other);
  return other;
}

/** Those who can only meet again, those first who have met least often. */
function metBefore(players: readonly number[], met: (a: number, b: number) => number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let left = players.slice();
  while (left.length > 1) {
    const [one, ...others] = left as [number, ...number[]];
    const other = others.reduce((best, next) => (met(one, next) < met(one, best) ? next : best));
    pairs.push([one, other]);
    left = others.filter((player) => player !== other);
  }
  return pairs;
}
