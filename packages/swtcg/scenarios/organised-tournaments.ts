import {
  championship2003,
  newTournament,
  nextRound,
  phaseOf,
  planFor,
  type PlanFormat,
  podsOf,
  record,
  type Stage,
  standings,
  stillIn,
  type Tournament,
  winnerOf,
} from '@dejarik/tournament';
import { fail, scenarioX } from '../src/testing/index.ts';

const opened = (players: number, stages: readonly Stage[], seed = 'scenario'): Tournament =>
  newTournament({
    name: 'A scenario',
    seed,
    stages,
    players: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
  });

/** Plays a round, or all that are left: of two the player with the lower number wins. */
function playRound(t: Tournament): Tournament {
  let next = nextRound(t);
  const round = next.rounds.length - 1;
  const { bestOf } = next.stages[next.rounds[round]!.stage]!;
  const won = (bestOf + 1) / 2;
  for (const [table, { first, second }] of next.rounds[round]!.matches.entries())
    if (second !== null)
      next = record(
        next,
        round,
        table,
        first! < second ? { first: won, second: 0, draws: 0 } : { first: 0, second: won, draws: 0 },
      );
  return next;
}

function playAll(t: Tournament): Tournament {
  let now = t;
  while (phaseOf(now) === 'pair') now = playRound(now);
  return now;
}

const systems = (format: PlanFormat): string[] => planFor(format, 16).map(({ system }) => system);

const pairsOf = (t: Tournament, stage: number): string[] =>
  t.rounds
    .filter((round) => round.stage === stage)
    .flatMap(({ matches }) => matches)
    .flatMap(({ first, second }) =>
      second === null ? [] : [[first!, second].toSorted((a, b) => a - b).join(' and ')],
    );

function everyPair(players: number): string[] {
  const pairs: string[] = [];
  for (let one = 0; one < players; one++)
    for (let other = one + 1; other < players; other++) pairs.push(`${one} and ${other}`);
  return pairs;
}

scenarioX('Double elimination stands alone; Swiss and round robin end with single elimination', 'TCG-TOURN-01', (t) => {
  t.is(systems('double-elimination'), ['double elimination']);
  t.is(systems('swiss'), ['swiss', 'single elimination']);
  t.is(systems('round-robin'), ['round robin', 'single elimination']);
  for (const format of ['swiss', 'round-robin', 'double-elimination'] as const) {
    const over = playAll(opened(16, planFor(format, 16)));
    t.is(phaseOf(over), 'over');
    t.is(standings(over)[0]!.player, 0, `the winner by ${format}`);
    t.is(stillIn(over, over.entrants.length - 1), [0]);
  }
  // The best against the last of the eight, and each loss is the end.
  const finals = playAll(opened(16, planFor('swiss', 16, { finals: 8 })));
  const places = finals.entrants[1]!;
  const bracket = finals.rounds.filter(({ stage }) => stage === 1).map(({ matches }) => matches);
  t.is(
    bracket.map((matches) => matches.length),
    [4, 2, 1],
  );
  t.is(
    bracket[0]!.map(({ first, second }) => [places.indexOf(first!) + 1, places.indexOf(second!) + 1]),
    [
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ],
  );
  t.is(new Set(bracket[1]!.flatMap(({ first, second }) => [first, second])), new Set(bracket[0]!.map(winnerOf)));
});

scenarioX('Double elimination: out after the second lost match', 'TCG-TOURN-02', (t) => {
  let now = opened(8, planFor('double-elimination', 8));
  const lost = new Map<number, number>();
  while (phaseOf(now) === 'pair') {
    now = playRound(now);
    const { matches } = now.rounds.at(-1)!;
    const there = new Set(matches.flatMap(({ first, second }) => [first, second]));
    for (const player of now.players.keys())
      t.is(there.has(player), (lost.get(player) ?? 0) < 2, `player ${player + 1}`);
    for (const match of matches) {
      const loser = match.second === null ? null : winnerOf(match) === match.first ? match.second : match.first;
      if (loser !== null) lost.set(loser, (lost.get(loser) ?? 0) + 1);
    }
  }
  t.is(
    [...now.players.keys()].map((player) => lost.get(player) ?? 0),
    [0, 2, 2, 2, 2, 2, 2, 2],
  );
});

scenarioX('Swiss: players of like score meet, and nobody twice while that can be avoided', 'TCG-TOURN-02', (t) => {
  let now = opened(16, planFor('swiss', 16, { finals: 0 }));
  for (let n = 0; n < 4; n++) {
    const points = new Map(standings(now).map((row) => [row.player, row.points]));
    now = playRound(now);
    for (const { first, second } of now.rounds.at(-1)!.matches) t.is(points.get(first!), points.get(second!));
  }
  t.is(phaseOf(now), 'over');
  t.is(new Set(pairsOf(now, 0)).size, 32);
  t.is(
    standings(now)
      .slice(0, 1)
      .map(({ player, points }) => [player, points]),
    [[0, 12]],
  );
  // Of three with two wins one has to meet somebody of the next score, never one without a win.
  for (let seed = 0; seed < 10; seed++) {
    const third = playRound(playRound(opened(12, planFor('swiss', 12, { finals: 0 }), String(seed))));
    const points = new Map(standings(third).map((row) => [row.player, row.points]));
    const gaps = nextRound(third).rounds[2]!.matches.map(({ first, second }) =>
      Math.abs(points.get(first!)! - points.get(second!)!),
    );
    t.is(
      gaps.toSorted((a, b) => a - b),
      [0, 0, 0, 0, 3, 3],
    );
  }
  // Four players have three rounds before they have to meet again.
  const small = playAll(opened(4, planFor('swiss', 4, { rounds: 4, finals: 0 })));
  t.is(new Set(pairsOf(small, 0).slice(0, 6)).size, 6);
  t.is(new Set(pairsOf(small, 0)).size, 6);
});

scenarioX('Round robin: everybody meets everybody once', 'TCG-TOURN-02', (t) => {
  for (const players of [4, 7, 8]) {
    const over = playAll(opened(players, planFor('round-robin', players, { finals: 0 })));
    t.is(pairsOf(over, 0).toSorted(), everyPair(players).toSorted(), `the matches of ${players}`);
  }
});

scenarioX('The Championship of 2003', 'TCG-TOURN-03', (t) => {
  const parts = (players: number): unknown[] =>
    championship2003(players).map(({ system, mode, rounds, cut, pods }) => [system, mode, rounds, cut, pods]);
  const after = [
    ['swiss', 'draft', 3, null, 8],
    ['single elimination', 'constructed', null, 8, null],
  ];
  t.is(parts(64), [['swiss', 'constructed', 3, null, null], ...after]);
  t.is(parts(65), [['swiss', 'constructed', 4, null, null], ...after]);
  for (const { bestOf, minutes } of championship2003(64)) t.is([bestOf, minutes], [3, 60]);

  const over = playAll(opened(64, championship2003(64)));
  t.is(over.format, null); // all sets and promotional cards
  t.is(
    over.rounds.map(({ stage }) => stage),
    [0, 0, 0, 1, 1, 1, 2, 2, 2],
  );
  const pods = podsOf(over.stages[1]!, over.entrants[1]!);
  t.is(
    pods.map((pod) => pod.length),
    [8, 8, 8, 8, 8, 8, 8, 8],
  );
  const podOf = (player: number): number => pods.findIndex((pod) => pod.includes(player));
  for (const { stage, matches } of over.rounds)
    if (stage === 1) for (const { first, second } of matches) t.is(podOf(first!), podOf(second!));
  t.is(over.entrants[2]!.length, 8);
  t.is((over.rounds.at(-1) ?? fail('no final')).matches.length, 1);
  t.is(standings(over)[0]!.player, 0);
});
