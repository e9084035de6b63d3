/**
 * Who stands where: by match points (3 for a win, 1 for a draw), then by what the opponents scored, the own games and
 * the opponents' games, as the DCI rules of the time have it, and at last by the lot drawn before the first round.
 * Finals and eliminations come before all that: who was in longer stands higher.
 */
import { gamesToWin, isElimination, lossesIn, stageOf, stillIn, type Tournament, winnerOf } from './tournament.ts';

export interface Standing {
  readonly player: number;
  /** From 1 on; no two are alike. */
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** They are among the wins. */
  readonly byes: number;
  /** Shares from 0 to 1, to four digits: matches of the opponents, own games, games of the opponents. */
  readonly opponentsMatches: number;
  readonly games: number;
  readonly opponentsGames: number;
}

const WIN = 3;
const DRAW = 1;
/** Nobody is worth less than that to an opponent. */
const LEAST_SHARE = 1 / 3;
const DIGITS = 10_000;

interface Tally {
  points: number;
  wins: number;
  losses: number;
  draws: number;
  byes: number;
  gamePoints: number;
  games: number;
  readonly opponents: number[];
}

/** Everything but single-elimination finals, in which the points of before stand. */
function tallies(t: Tournament): Tally[] {
  const all = t.players.map(
    (): Tally => ({ points: 0, wins: 0, losses: 0, draws: 0, byes: 0, gamePoints: 0, games: 0, opponents: [] }),
  );
  const win = (one: Tally): void => {
    one.wins++;
    one.points += WIN;
  };
  for (const round of t.rounds) {
    const stage = stageOf(t, round);
    if (stage.system === 'single elimination') continue;
    for (const match of round.matches) {
      const { first, second, score } = match;
      if (first === null) continue;
      const one = all[first]!;
      if (second === null) {
        const games = gamesToWin(stage.bestOf);
        win(one);
        one.byes++;
        one.games += games;
        one.gamePoints += WIN * games;
        continue;
      }
      if (score === null) continue;
      const other = all[second]!;
      one.opponents.push(second);
      other.opponents.push(first);
      const winner = winnerOf(match);
      for (const [tally, player] of [
        [one, first],
        [other, second],
      ] as const) {
        if (winner === player) win(tally);
        else if (winner !== null) tally.losses++;
        else {
          tally.draws++;
          tally.points += DRAW;
        }
        tally.games += score.first + score.second + score.draws;
        tally.gamePoints += WIN * (player === first ? score.first : score.second) + DRAW * score.draws;
      }
    }
  }
  return all;
}

/** To a few digits: what is equal by the books has to be equal in numbers. */
const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS;

const shareOf = (points: number, played: number): number =>
  played === 0 ? LEAST_SHARE : Math.max(LEAST_SHARE, points / (WIN * played));

const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? LEAST_SHARE : shares.reduce((sum, share) => sum + share, 0) / shares.length;

export function standings(t: Tournament): Standing[] {
  const all = tallies(t);
  const matches = all.map(({ points, wins, losses, draws }) => shareOf(points, wins + losses + draws));
  const games = all.map(({ gamePoints, games: played }) => shareOf(gamePoints, played));
  const rows = all.map(({ opponents, points, wins, losses, draws, byes }, player) => ({
    player,
    points,
    wins,
    losses,
    draws,
    byes,
    opponentsMatches: rounded(mean(opponents.map((other) => matches[other]!))),
    games: rounded(games[player]!),
    opponentsGames: rounded(mean(opponents.map((other) => games[other]!))),
  }));
  const reached = reachedBy(t);
  const lots = lotsOf(t);
  return rows
    .toSorted(
      (a, b) =>
        reached[b.player]! - reached[a.player]! ||
        b.points - a.points ||
        b.opponentsMatches - a.opponentsMatches ||
        b.games - a.games ||
        b.opponentsGames - a.opponentsGames ||
        lots[a.player]! - lots[b.player]!,
    )
    .map((row, i) => ({ ...row, place: i + 1 }));
}

/** The points of matches alone. */
export const pointsOf = (t: Tournament): number[] => tallies(t).map(({ points }) => points);

/** The order that was drawn for the first stage. */
function lotsOf({ players, entrants }: Tournament): number[] {
  const lots = [...players.keys()];
  for (const [lot, player] of (entrants[0] ?? []).entries()) lots[player] = lot;
  return lots;
}

/** How far each came in the elimination that decides; -1: was not in it. */
function reachedBy(t: Tournament): number[] {
  const reached = t.players.map(() => -1);
  const stage = t.entrants.length - 1;
  if (stage < 0 || !isElimination(t.stages[stage]!)) return reached;
  for (const player of t.entrants[stage]!) reached[player] = 0;
  for (const [i, round] of t.rounds.entries())
    if (round.stage === stage)
      for (const { first, second } of round.matches)
        for (const player of [first, second]) if (player !== null) reached[player] = 2 * i + 1;
  const losses = lossesIn(t, stage);
  // Those who are still in stand before all who are out, those with fewer losses first.
  const end = 2 * t.rounds.length;
  for (const player of stillIn(t, stage)) reached[player] = end + 2 - losses[player]!;
  return reached;
}
