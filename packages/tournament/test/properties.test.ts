/** What is true of every tournament, however it goes: ten thousand of them, with players who leave. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkTournament,
  drop,
  gamesToWin,
  isElimination,
  loserOf,
  type Match,
  newTournament,
  nextRound,
  phaseOf,
  planFor,
  record,
  type Stage,
  stageOf,
  standings,
  stillIn,
  type Tournament,
  winnerOf,
} from '../src/index.ts';

const TOURNAMENTS = 10_000;
const MOST_ROUNDS = 60;

interface Course {
  readonly format: 'swiss' | 'round-robin' | 'double-elimination';
  readonly players: number;
  readonly rounds: number;
  readonly finals: number;
  readonly bestOf: 1 | 3;
  readonly seed: number;
  /** Results and leavings, taken in turn. */
  readonly luck: readonly number[];
  /** One player in so many leaves after each round; 0: nobody. */
  readonly leaving: number;
}

const course: fc.Arbitrary<Course> = fc.record({
  format: fc.constantFrom('swiss', 'swiss', 'round-robin', 'double-elimination'),
  players: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 2, max: 9 }) }, fc.integer({ min: 10, max: 21 })),
  rounds: fc.integer({ min: 1, max: 7 }),
  finals: fc.constantFrom(0, 2, 3, 4, 8),
  bestOf: fc.constantFrom(1, 3),
  seed: fc.nat(),
  luck: fc.array(fc.nat({ max: 999 }), { minLength: 7, maxLength: 31 }),
  leaving: fc.constantFrom(0, 0, 5, 12),
});

function begin({ format, players, rounds, finals, bestOf, seed }: Course): Tournament {
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const options =
    format === 'double-elimination'
      ? { bestOf }
      : { bestOf, finals: Math.min(finals, players), ...(format === 'swiss' ? { rounds } : {}) };
  return newTournament({ name: '', seed: String(seed), stages: planFor(format, players, options), players: names });
}

/** Plays to the end; `look` sees every round as it is paired, with the tournament before. */
function play(way: Course, look: (before: Tournament, after: Tournament) => void): Tournament {
  let t = begin(way);
  let turn = 0;
  const luck = (): number => way.luck[turn++ % way.luck.length]! + turn;
  while (phaseOf(t) === 'pair' && t.rounds.length < MOST_ROUNDS) {
    const before = t;
    t = nextRound(t);
    look(before, t);
    const round = t.rounds.length - 1;
    for (const [table, match] of t.rounds[round]!.matches.entries())
      if (match.second !== null) t = record(t, round, table, result(stageOf(t, t.rounds[round]!), luck()));
    if (way.leaving > 0)
      for (const [player, { dropped }] of t.players.entries())
        if (dropped === null && luck() % way.leaving === 0 && phaseOf(t) !== 'over') t = drop(t, player);
  }
  return t;
}

function result(stage: Stage, n: number) {
  const won = gamesToWin(stage.bestOf);
  if (n % 7 === 0 && !isElimination(stage)) return { first: 0, second: 0, draws: 1 };
  const lost = n % 3 === 0 ? won - 1 : 0;
  return n % 2 === 0 ? { first: won, second: lost, draws: 0 } : { first: lost, second: won, draws: 0 };
}

const players = (matches: readonly Match[]): number[] =>
  matches.flatMap(({ first, second }) => [first, second].filter((player) => player !== null));

const isHere = (t: Tournament, player: number): boolean => t.players[player]!.dropped === null;

const byesOf = (t: Tournament, player: number): number =>
  t.rounds.flatMap(({ matches }) => matches).filter(({ first, second }) => second === null && first === player).length;

const key = (a: number, b: number): number => 1000 * Math.min(a, b) + Math.max(a, b);

const meetings = (t: Tournament): Set<number> =>
  new Set(
    t.rounds
      .flatMap(({ matches }) => matches)
      .flatMap(({ first, second }) => (second === null ? [] : [key(first!, second)])),
  );

/** Whether all of these can be paired with somebody new, by trying every way. */
function canAllBeNew(list: readonly number[], met: ReadonlySet<number>): boolean {
  const [one, ...others] = list;
  if (one === undefined) return true;
  return others.some(
    (other) =>
      !met.has(key(one, other)) &&
      canAllBeNew(
        others.filter((player) => player !== other),
        met,
      ),
  );
}

const SMALL = 10;

/** Whether nobody had to meet anybody again. Of many players with few rounds behind them that is known beforehand. */
function couldBeNew(t: Tournament, list: readonly number[]): boolean {
  if (list.length > SMALL) return 2 * (t.rounds.length + 1) < list.length;
  const met = meetings(t);
  if (list.length % 2 === 0) return canAllBeNew(list, met);
  const fewest = Math.min(...list.map((player) => byesOf(t, player)));
  return list.some(
    (player) =>
      byesOf(t, player) === fewest &&
      canAllBeNew(
        list.filter((other) => other !== player),
        met,
      ),
  );
}

function checkRound(before: Tournament, after: Tournament): void {
  const { stage, matches } = after.rounds.at(-1)!;
  const { system } = after.stages[stage]!;
  const there = players(matches);
  const begun = { ...before, entrants: after.entrants };
  const expected = stillIn(begun, stage);

  // Everybody who is in once, nobody who left.
  if (there.toSorted((a, b) => a - b).join() !== expected.toSorted((a, b) => a - b).join())
    throw new Error(`paired ${there.join()}, in are ${expected.join()}`);
  if (there.some((player) => !isHere(before, player))) throw new Error('somebody who left was paired');

  const met = meetings(before);
  const again = matches.filter(({ first, second }) => second !== null && met.has(key(first!, second)));
  const byes = matches.flatMap(({ first, second }) => (second === null && first !== null ? [first] : []));
  if (system === 'swiss' || system === 'double elimination') {
    if (byes.length !== there.length % 2) throw new Error(`${byes.length} byes for ${there.length} players`);
    const fewest = Math.min(...there.map((player) => byesOf(before, player)));
    if (byes.some((player) => byesOf(before, player) > fewest)) throw new Error('a second bye before others had one');
    if (again.length > 0 && couldBeNew(before, there)) throw new Error('a pairing was repeated without need');
  } else if (system === 'round robin' && again.length > 0) throw new Error('a round robin repeats');
}

function checkEnd(t: Tournament): void {
  if (phaseOf(t) !== 'over') throw new Error(`not over after ${t.rounds.length} rounds`);
  const table = standings(t);
  if (new Set(table.map(({ player }) => player)).size !== t.players.length) throw new Error('somebody has no place');
  if (table.some(({ place }, i) => place !== i + 1)) throw new Error('places are not 1, 2, 3');
  const stage = t.entrants.length - 1;
  if (isElimination(t.stages[stage]!)) {
    const left = stillIn(t, stage);
    if (left.length !== 1) throw new Error(`${left.length} are left of an elimination`);
    if (table[0]!.player !== left[0]) throw new Error('the winner does not stand first');
  }
  for (const [player] of t.players.entries()) {
    const lost = t.rounds
      .filter((round) => t.stages[round.stage]!.system === 'double elimination')
      .filter(({ matches }) => matches.some((match) => loserOf(match) === player)).length;
    if (lost > 2) throw new Error('somebody played on after two losses');
  }
  if (JSON.stringify(checkTournament(JSON.parse(JSON.stringify(t)))) !== JSON.stringify(t)) throw new Error('stored');
}

test('ten thousand tournaments are paired as they should be', () => {
  const seen = new Set<string>();
  let left = 0;
  fc.assert(
    fc.property(course, (way) => {
      const t = play(way, checkRound);
      checkEnd(t);
      for (const { system } of t.stages) seen.add(system);
      left += t.players.filter(({ dropped }) => dropped !== null).length;
    }),
    { numRuns: TOURNAMENTS, seed: 1977 },
  );
  expect([...seen].sort()).toEqual(['double elimination', 'round robin', 'single elimination', 'swiss']);
  expect(left).toBeGreaterThan(TOURNAMENTS / 10);
});

test('the standings follow from the results, whoever is named first', () => {
  fc.assert(
    fc.property(course, (way) => {
      const t = play({ ...way, leaving: 0 }, () => {});
      const mirrored: Tournament = {
        ...t,
        rounds: t.rounds.map((round) => ({
          ...round,
          matches: round.matches.map((match) =>
            match.second === null
              ? match
              : {
                  first: match.second,
                  second: match.first,
                  score: match.score && { ...match.score, first: match.score.second, second: match.score.first },
                },
          ),
        })),
      };
      expect(t.rounds.flatMap(({ matches }) => matches.map(winnerOf))).toEqual(
        mirrored.rounds.flatMap(({ matches }) => matches.map(winnerOf)),
      );
      expect(standings(mirrored)).toEqual(standings(t));
    }),
    { numRuns: 500, seed: 1977 },
  );
});
