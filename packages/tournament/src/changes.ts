/** What an organiser does: open a tournament, write down and correct results, let players in and out. */
import { brief, folded } from '@dejarik/kernel';
import { planFault } from './plan.ts';
import { phaseOf } from './rounds.ts';
import {
  gamesToWin,
  isElimination,
  LONGEST_NAME,
  LONGEST_SEED,
  type Match,
  type Player,
  roundsOfStage,
  type Score,
  type Stage,
  stageOf,
  stillIn,
  type Tournament,
  TournamentError,
  winnerOf,
} from './tournament.ts';

export interface NewTournament {
  readonly name: string;
  readonly format?: string | null;
  readonly seed: string;
  readonly stages: readonly Stage[];
  readonly players: readonly string[];
}

export function newTournament({ name, format = null, seed, stages, players }: NewTournament): Tournament {
  const fault = planFault(stages, players.length) ?? namesFault(players);
  if (fault !== null) throw new TournamentError(fault);
  if (name.length > LONGEST_NAME)
    throw new TournamentError(`The name of a tournament has at most ${LONGEST_NAME} letters.`);
  if (format !== null && format.length > LONGEST_NAME)
    throw new TournamentError(`The name of a format has at most ${LONGEST_NAME} letters.`);
  if (seed.length > LONGEST_SEED) throw new TournamentError(`A seed has at most ${LONGEST_SEED} letters.`);
  return {
    version: 1,
    name,
    format,
    seed,
    stages,
    players: players.map((player): Player => ({ name: player, dropped: null })),
    entrants: [],
    rounds: [],
  };
}

/** What is wrong with the players' names; null: nothing. Two players need two names. */
export function namesFault(names: readonly string[]): string | null {
  const known = new Set<string>();
  for (const name of names) {
    if (name.trim() === '') return 'A player needs a name.';
    if (name.length > LONGEST_NAME)
      return `The name of a player has at most ${LONGEST_NAME} letters: "${brief(name)}" is too long.`;
    if (known.has(folded(name))) return `Two players are called "${brief(name)}".`;
    known.add(folded(name));
  }
  return null;
}

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

function matchAt(t: Tournament, round: number, table: number): Match {
  const match = t.rounds[round]?.matches[table];
  if (match === undefined) throw new TournamentError(`Round ${round + 1} has no table ${table + 1}.`);
  return match;
}

/**
 * Writes down a result, or corrects one; null takes it back. Rounds are counted from 0, and so are the tables. Pairings
 * that were made stand. Where a later round of an elimination rests on who won, that round has to be taken back first.
 */
export function record(t: Tournament, round: number, table: number, score: Score | null): Tournament {
  const match = matchAt(t, round, table);
  if (match.second === null)
    throw new TournamentError(`At table ${table + 1} of round ${round + 1} nothing is played.`);
  const stage = stageOf(t, t.rounds[round]!);
  const fault = score === null ? null : scoreFault(stage, score);
  if (fault !== null) throw new TournamentError(fault);
  const next: Match = { ...match, score };
  const isLast = round === t.rounds.length - 1;
  if (!isLast && score === null)
    throw new TournamentError(
      `Round ${round + 2} was paired already; a result of round ${round + 1} can only be corrected.`,
    );
  if (isElimination(stage)) {
    const winner = winnerOf(next);
    if (!isLast && winner !== winnerOf(match))
      throw new TournamentError(`Round ${round + 2} was paired by who won here; take it back first.`);
    if (winner !== null && t.players[winner]!.dropped !== null && winner !== winnerOf(match))
      throw new TournamentError(`${t.players[winner]!.name} has left, so the match goes to the other player.`);
  }
  return withMatch(t, round, table, next);
}

const withMatch = (t: Tournament, round: number, table: number, match: Match): Tournament => ({
  ...t,
  rounds: replaced(t.rounds, round, {
    ...t.rounds[round]!,
    matches: replaced(t.rounds[round]!.matches, table, match),
  }),
});

const MOST_DRAWS = 9;

/** What is wrong with a result in this stage; null: nothing. Where the time was up, fewer games may have been won. */
export function scoreFault(stage: Stage, { first, second, draws }: Score): string | null {
  const most = gamesToWin(stage.bestOf);
  const isCount = (n: number, bound: number): boolean => Number.isInteger(n) && n >= 0 && n <= bound;
  if (!isCount(first, most) || !isCount(second, most) || first + second > stage.bestOf)
    return `In a best of ${stage.bestOf} nobody wins more than ${most === 1 ? '1 game' : `${most} games`}, and only one player so many.`;
  if (!isCount(draws, MOST_DRAWS)) return `A match has at most ${MOST_DRAWS} drawn games.`;
  if (isElimination(stage) && first === second) return 'In an elimination somebody has to win the match.';
  return null;
}

/** Takes back the latest round with its results. */
export function takeBack(t: Tournament): Tournament {
  const last = t.rounds.at(-1);
  if (last === undefined) throw new TournamentError('No round was paired yet.');
  const rounds = t.rounds.slice(0, -1);
  return {
    ...t,
    rounds,
    entrants: t.entrants.slice(0, rounds.at(-1)?.stage === last.stage ? last.stage + 1 : last.stage),
    players: t.players.map((player) =>
      player.dropped !== null && player.dropped > rounds.length ? { ...player, dropped: rounds.length } : player,
    ),
  };
}

function playerAt(t: Tournament, player: number): Player {
  const found = t.players[player];
  if (found === undefined) throw new TournamentError(`There is no player ${player + 1}.`);
  return found;
}

/** The player leaves and is not paired again. A match of an elimination that is not over goes to the opponent. */
export function drop(t: Tournament, player: number): Tournament {
  const leaving = playerAt(t, player);
  if (leaving.dropped !== null) throw new TournamentError(`${leaving.name} has left already.`);
  if (phaseOf(t) === 'over') throw new TournamentError('The tournament is over.');
  const gone = { ...t, players: replaced(t.players, player, { ...leaving, dropped: t.rounds.length }) };
  const last = t.rounds.at(-1);
  const stage = t.entrants.length - 1;
  if (last === undefined || !isElimination(stageOf(t, last)) || !stillIn(t, stage).includes(player)) return gone;
  if (stillIn(gone, stage).length === 0) throw new TournamentError(`${leaving.name} is the last one left.`);
  const table = last.matches.findIndex(
    ({ first, second, score }) => second !== null && score === null && (first === player || second === player),
  );
  if (table < 0) return gone;
  const match = last.matches[table]!;
  const won = gamesToWin(stageOf(t, last).bestOf);
  const score = { first: match.first === player ? 0 : won, second: match.second === player ? 0 : won, draws: 0 };
  return withMatch(gone, t.rounds.length - 1, table, { ...match, score });
}

/** A player who left by mistake is back from the next round on. */
export function reinstate(t: Tournament, player: number): Tournament {
  const back = playerAt(t, player);
  if (back.dropped === null) throw new TournamentError(`${back.name} has not left.`);
  return { ...t, players: replaced(t.players, player, { ...back, dropped: null }) };
}

/** Somebody comes late: who was not there for a round has no points of it, and is paired from the next one on. */
export function enter(t: Tournament, name: string): Tournament {
  const players = [...t.players, { name, dropped: null }];
  const fault = namesFault(players.map((player) => player.name)) ?? planFault(t.stages, players.length);
  if (fault !== null) throw new TournamentError(fault);
  const stage = t.entrants.length - 1;
  if (stage < 0) return { ...t, players };
  const { system, pods, rounds } = t.stages[stage]!;
  if (system !== 'swiss' || pods !== null)
    throw new TournamentError('Only into Swiss without groups somebody can come late.');
  if (roundsOfStage(t, stage).length >= rounds!)
    throw new TournamentError('The last round of Swiss was paired; nobody can come in any more.');
  return { ...t, players, entrants: replaced(t.entrants, stage, [...t.entrants[stage]!, t.players.length]) };
}

/** A name that was written wrongly is put right. */
export function rename(t: Tournament, player: number, name: string): Tournament {
  const players = replaced(t.players, player, { ...playerAt(t, player), name });
  const fault = namesFault(players.map((one) => one.name));
  if (fault !== null) throw new TournamentError(fault);
  return { ...t, players };
}
