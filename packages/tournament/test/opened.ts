/** Tournaments that have begun, and results of their tables. */
import { type Match, newTournament, planFor, record, type Score, type Stage, type Tournament } from '../src/index.ts';

export const names = (players: number): string[] => Array.from({ length: players }, (_, i) => `P${i + 1}`);

export const opened = (players: number, stages: readonly Stage[] = planFor('swiss', players)): Tournament =>
  newTournament({ name: 'Test', seed: 'test', stages, players: names(players) });

export const wins = (games = 2): Score => ({ first: games, second: 0, draws: 0 });
export const loses = (games = 2): Score => ({ first: 0, second: games, draws: 0 });

/** All first players of the latest round win. */
export function firstWins(t: Tournament): Tournament {
  const round = t.rounds.length - 1;
  let now = t;
  for (const [table, { second }] of t.rounds[round]!.matches.entries())
    if (second !== null) now = record(now, round, table, wins());
  return now;
}

export const last = (t: Tournament): readonly Match[] => t.rounds.at(-1)!.matches;
