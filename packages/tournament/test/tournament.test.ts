/** What an organiser does, and what is refused. */
import { describe, expect, test } from 'vitest';
import {
  drop,
  enter,
  newTournament,
  nextRound,
  pairings,
  phaseOf,
  planFor,
  podsOf,
  readTournament,
  record,
  reinstate,
  rename,
  type Score,
  type Stage,
  standings,
  takeBack,
  type Tournament,
  TournamentError,
  writeTournament,
} from '../src/index.ts';
import { firstWins, last, loses, names, opened, wins } from './opened.ts';

describe('a tournament', () => {
  test('is paired the same whenever it is asked, and by its seed alone', () => {
    const t = opened(12);
    expect(pairings(t)).toEqual(pairings(t));
    expect(last(nextRound(t))).toEqual(pairings(t));
    expect(pairings({ ...t, seed: 'another' })).not.toEqual(pairings(t));
    expect(t.rounds).toEqual([]);
  });

  test('goes on only when all results are in', () => {
    const t = nextRound(opened(4));
    expect(phaseOf(t)).toBe('play');
    expect(() => nextRound(t)).toThrow('Round 1 is not over: 2 of its results are missing.');
    expect(phaseOf(firstWins(t))).toBe('pair');
  });

  test('ends', () => {
    let t = opened(4, planFor('swiss', 4, { finals: 2 }));
    while (phaseOf(t) === 'pair') t = firstWins(nextRound(t));
    expect(t.rounds.map(({ stage }) => stage)).toEqual([0, 0, 1]);
    expect(() => nextRound(t)).toThrow('The tournament is over.');
    expect(() => drop(t, 0)).toThrow('The tournament is over.');
  });

  test('needs two players, different names and a plan that can be', () => {
    const make = (players: readonly string[], stages = planFor('swiss', 4)) =>
      newTournament({ name: '', seed: '', stages, players });
    expect(() => make(['Alone'])).toThrow('at least two players');
    expect(() => make(['Padmé', ' padme'])).toThrow('Two players are called " padme".');
    expect(() => make(['A', ''])).toThrow('A player needs a name.');
    expect(() => make(['A', 'B'.repeat(61)])).toThrow('at most 60 letters');
    expect(() => make(names(513))).toThrow('at most 512 players');
    expect(() => make(names(4), [])).toThrow('at least one stage');
    expect(() => make(names(3), planFor('swiss', 3, { finals: 4 }))).toThrow('only 3 players');
    expect(() => make(names(4), planFor('swiss', 4, { rounds: 41 }))).toThrow('1 to 40 rounds');
    expect(() => planFor('round-robin', 65)).toThrow('at most 64 players');
    expect(() => planFor('double-elimination', 8, { finals: 4 })).toThrow('Double elimination ends by itself');
    expect(() => planFor('round-robin', 8, { rounds: 3 })).toThrow('Only of Swiss');
    const [swiss, finals] = planFor('swiss', 4) as [Stage, Stage];
    expect(() => make(names(4), [finals])).toThrow('only who has played before');
    expect(() => make(names(4), [swiss, { ...finals, cut: null }, swiss])).toThrow('nothing is left to play');
    expect(() => make(names(4), [{ ...swiss, rounds: null }])).toThrow('Swiss needs a number of rounds');
    expect(() => make(names(4), [{ ...swiss, pods: 2 }])).toThrow('pods');
  });
});

describe('results', () => {
  const playing = nextRound(opened(4));

  test.each<[string, Score]>([
    ['three games won', { first: 3, second: 0, draws: 0 }],
    ['two winners', { first: 2, second: 2, draws: 0 }],
    ['a half', { first: 0.5, second: 0, draws: 0 }],
    ['less than nothing', { first: -1, second: 0, draws: 0 }],
    ['ten draws', { first: 0, second: 0, draws: 10 }],
    ['not a number', { first: Number.NaN, second: 0, draws: 0 }],
  ])('of a best of three: not %s', (_, score) => {
    expect(() => record(playing, 0, 0, score)).toThrow(TournamentError);
  });

  test('where the time was up: a game ahead wins, and level is a draw', () => {
    const t = record(record(playing, 0, 0, { first: 1, second: 0, draws: 0 }), 0, 1, { first: 1, second: 1, draws: 0 });
    const points = new Map(standings(t).map((row) => [row.player, row.points]));
    const [one, two] = last(t);
    expect([one!.first, one!.second, two!.first, two!.second].map((player) => points.get(player!))).toEqual([
      3, 0, 1, 1,
    ]);
  });

  test('of a best of one', () => {
    const t = nextRound(opened(4, planFor('swiss', 4, { bestOf: 1 })));
    expect(() => record(t, 0, 0, wins(2))).toThrow('nobody wins more than 1 game');
    expect(last(record(t, 0, 0, wins(1)))[0]!.score).toEqual(wins(1));
  });

  test('are of tables that are there', () => {
    expect(() => record(playing, 1, 0, wins())).toThrow('Round 2 has no table 1.');
    expect(() => record(playing, 0, 2, wins())).toThrow('Round 1 has no table 3.');
    const odd = nextRound(opened(3));
    expect(() => record(odd, 0, 1, wins())).toThrow('nothing is played');
  });

  test('are corrected late; pairings stand', () => {
    const t = nextRound(firstWins(playing));
    const changed = record(t, 0, 0, loses());
    expect(changed.rounds[1]).toEqual(t.rounds[1]);
    const points = (of: Tournament) =>
      standings(of).find(({ player }) => player === t.rounds[0]!.matches[0]!.first)!.points;
    expect([points(t), points(changed)]).toEqual([3, 0]);
    expect(() => record(t, 0, 0, null)).toThrow('can only be corrected');
    expect(last(record(firstWins(playing), 0, 0, null))[0]!.score).toBeNull();
  });

  test('of an elimination have a winner, who stays the winner once the next round is paired', () => {
    const t = nextRound(opened(4, planFor('double-elimination', 4)));
    expect(() => record(t, 0, 0, { first: 1, second: 1, draws: 0 })).toThrow('somebody has to win');
    const next = nextRound(firstWins(t));
    expect(() => record(next, 0, 0, loses())).toThrow('take it back first');
    expect(record(next, 0, 0, { first: 2, second: 1, draws: 0 }).rounds[1]).toEqual(next.rounds[1]);
    expect(record(takeBack(next), 0, 0, loses()).rounds[0]!.matches[0]!.score).toEqual(loses());
  });

  test('a round is taken back with its stage', () => {
    let t = firstWins(nextRound(opened(4, planFor('swiss', 4, { rounds: 1, finals: 2 }))));
    const finals = nextRound(t);
    expect(finals.entrants.length).toBe(2);
    expect(takeBack(finals)).toEqual(t);
    t = takeBack(takeBack(finals));
    expect([t.rounds, t.entrants]).toEqual([[], []]);
    expect(() => takeBack(t)).toThrow('No round was paired yet.');
  });
});

describe('players', () => {
  test('who left are not paired, and are back when that was a mistake', () => {
    const t = firstWins(nextRound(opened(6)));
    const gone = drop(t, 2);
    const there = (of: Tournament) => pairings(of).flatMap(({ first, second }) => [first, second]);
    expect(there(gone)).not.toContain(2);
    expect(there(gone)).toContain(null); // an odd number: a bye
    expect(there(reinstate(gone, 2))).toContain(2);
    expect(() => drop(gone, 2)).toThrow('P3 has left already.');
    expect(() => reinstate(t, 2)).toThrow('P3 has not left.');
    expect(() => drop(t, 6)).toThrow('There is no player 7.');
  });

  test('who leave an elimination lose the match they are in; the last one stays', () => {
    let t = nextRound(opened(2, planFor('double-elimination', 2)));
    const { first, second } = last(t)[0]!;
    t = drop(t, first!);
    expect(last(t)[0]!.score).toEqual(loses());
    expect(phaseOf(t)).toBe('over');
    expect(standings(t)[0]!.player).toBe(second);
    const open = nextRound(opened(4, planFor('double-elimination', 4)));
    const [one] = last(open);
    expect(() => record(drop(open, one!.first!), 0, 0, wins())).toThrow('has left, so the match goes to the other');
    const few = drop(drop(drop(open, 0), 1), 2);
    expect(() => drop(few, 3)).toThrow(TournamentError);
  });

  test('in finals are not waited for', () => {
    let t = firstWins(nextRound(opened(8, planFor('swiss', 8, { rounds: 1, finals: 8 }))));
    t = firstWins(nextRound(t));
    const [one, two, three, four] = last(t).map(({ first }) => first);
    const semifinals = nextRound(drop(t, one!));
    expect(last(semifinals)[0]).toEqual({ first: two, second: null, score: null });
    expect(last(semifinals)[1]).toMatchObject({ first: three, second: four });
    // With a whole half gone, the other half is the final.
    const half = firstWins(nextRound(drop(drop(t, one!), two!)));
    expect(last(half)[0]).toEqual({ first: null, second: null, score: null });
    expect(phaseOf(half)).toBe('over');
    expect(standings(half)[0]!.player).toBe(three);
    expect(readTournament(writeTournament(half))).toEqual(half);
  });

  test('do not reach finals when they have left', () => {
    let t = firstWins(nextRound(opened(4, planFor('swiss', 4, { rounds: 1, finals: 2 }))));
    const [best] = standings(t);
    t = nextRound(drop(t, best!.player));
    expect(last(t).flatMap(({ first, second }) => [first, second])).not.toContain(best!.player);
  });
});

test('pods are of even size where that can be', () => {
  const stage = { ...planFor('swiss', 8)[0]!, pods: 8 };
  const sizes = (players: number): number[] => podsOf(stage, [...Array(players).keys()]).map((pod) => pod.length);
  expect([8, 9, 16, 20, 23, 65].map(sizes)).toEqual([
    [8],
    [4, 5],
    [8, 8],
    [8, 6, 6],
    [8, 8, 7],
    [8, 8, 8, 8, 8, 6, 6, 6, 7],
  ]);
});

describe('a file', () => {
  const t = nextRound(firstWins(nextRound(opened(8, planFor('swiss', 8, { rounds: 1, finals: 4 })))));
  const changed = (fields: object): string => JSON.stringify({ ...t, ...fields });
  const withPlayer = (fields: object): string =>
    changed({ players: t.players.map((player, i) => (i === 0 ? { ...player, ...fields } : player)) });
  const withRound = (wanted: number, fields: object): string =>
    changed({ rounds: t.rounds.map((round, i) => (i === wanted ? { ...round, ...fields } : round)) });
  const withMatch = (fields: object): string =>
    withRound(0, { matches: t.rounds[0]!.matches.map((match, i) => (i === 0 ? { ...match, ...fields } : match)) });

  test('comes back as it was', () => {
    expect(readTournament(writeTournament(t))).toEqual(t);
    const odd = newTournament({ ...t, players: ['__proto__', 'constructor', 'toString'], stages: planFor('swiss', 3) });
    expect(readTournament(writeTournament(nextRound(odd)))).toEqual(nextRound(odd));
  });

  test.each<[string, string]>([
    ['{', 'it is not JSON'],
    ['null', 'tournament is not a record'],
    ['{"version":1}', 'tournament.name is missing'],
    [' '.repeat(8_000_001), 'too long'],
    [changed({ more: 1 }), 'unknown field: more'],
    [changed({ version: 2 }), 'tournament.version is none of 1'],
    [changed({ stages: [] }), 'at least one stage'],
    [withPlayer({ name: 'P2' }), 'Two players'],
    [withPlayer({ dropped: 9 }), 'not paired'],
    [changed({ entrants: [[0, 0]] }), 'not so many players'],
    [changed({ entrants: [[0, 99]] }), 'not so many players'],
    [changed({ entrants: [] }), 'nobody plays'],
    [changed({ rounds: [] }), 'without a round'],
    [withRound(0, { stage: 1 }), 'not its turn'],
    [withRound(1, { matches: [] }), 'has not 0 tables'],
    [withMatch({ first: 99 }), 'two tables'],
    [withMatch({ first: null }), 'nobody sits'],
    [withMatch({ score: null }), 'a result is missing'],
    [withMatch({ score: { first: 9, second: 0, draws: 0 } }), 'nobody wins more'],
    [withMatch({ second: null }), 'a bye has a result'],
  ])('is refused: %#', (text, message) => {
    expect(() => readTournament(text)).toThrow(message);
    expect(() => readTournament(text)).toThrow(TournamentError);
  });
});

describe('late entry', () => {
  test('before the first round is entry', () => {
    const t = nextRound(enter(opened(3), 'Late'));
    expect(last(t).flatMap(({ first, second }) => [first, second])).toContain(3);
    expect(last(t).every(({ second }) => second !== null)).toBe(true);
  });

  test('into Swiss is from the next round on, without points of those before', () => {
    const t = enter(firstWins(nextRound(opened(6))), 'Late');
    expect(phaseOf(t)).toBe('pair');
    const { points, wins: won, losses } = standings(t).find(({ player }) => player === 6)!;
    expect([points, won, losses]).toEqual([0, 0, 0]);
    expect(standings(t).at(-1)!.player).toBe(6);
    const next = nextRound(t);
    expect(next.rounds[0]).toEqual(t.rounds[0]);
    expect(last(next).some(({ first, second }) => first === 6 || second === 6)).toBe(true);
    expect(readTournament(writeTournament(next))).toEqual(next);
    // While a round is on, it is the round after it.
    const during = enter(nextRound(opened(4)), 'Late');
    expect(last(during).flatMap(({ first, second }) => [first, second])).not.toContain(4);
    expect(last(nextRound(firstWins(during))).flatMap(({ first, second }) => [first, second])).toContain(4);
  });

  test('is refused where it would break what was paired', () => {
    const at = (format: 'round-robin' | 'double-elimination'): Tournament => nextRound(opened(4, planFor(format, 4)));
    for (const t of [at('round-robin'), at('double-elimination')])
      expect(() => enter(t, 'Late')).toThrow('Only into Swiss');
    const end = firstWins(nextRound(firstWins(nextRound(opened(4, planFor('swiss', 4, { rounds: 2 }))))));
    expect(() => enter(end, 'Late')).toThrow('last round of Swiss');
    expect(() => enter(opened(4), 'p1')).toThrow('Two players are called');
    expect(() => enter(opened(4), ' ')).toThrow('needs a name');
    expect(() => enter(opened(512), 'Late')).toThrow('at most 512');
  });
});

test('a name is put right, and stays one player’s', () => {
  const t = firstWins(nextRound(opened(4)));
  const renamed = rename(t, 2, 'Padmé');
  expect(renamed.players.map(({ name }) => name)).toEqual(['P1', 'P2', 'Padmé', 'P4']);
  expect(standings(renamed)).toEqual(standings(t));
  expect(() => rename(t, 2, 'p4')).toThrow('Two players are called');
  expect(() => rename(t, 2, '')).toThrow('needs a name');
  expect(() => rename(t, 4, 'Nobody')).toThrow('There is no player 5.');
});
