/**
 * A tournament is plain data: who plays, by which plan, and what was paired and played so far. Everything else
 * (standings, the next pairings, who is still in) is worked out from it.
 */

export type System = 'swiss' | 'round robin' | 'double elimination' | 'single elimination';

/** What is played with: decks brought along, or made there from opened or drafted boosters. */
export type Mode = 'constructed' | 'sealed' | 'draft';

/** A part of a tournament that is paired by one system. */
export interface Stage {
  readonly system: System;
  readonly mode: Mode;
  /** How many rounds of Swiss; in the other systems that follows from the players: null. */
  readonly rounds: number | null;
  /** Only so many of the best play it; null: all who are left. */
  readonly cut: number | null;
  /** Swiss in groups of so many, as they sit together at a draft; null: all in one. */
  readonly pods: number | null;
  /** The games of a match. */
  readonly bestOf: 1 | 3;
  /** The time for a round; null: no limit. Whoever runs the tournament has the clock. */
  readonly minutes: number | null;
}

export interface Player {
  readonly name: string;
  /** How many rounds had been paired when the player left; null: has not left. */
  readonly dropped: number | null;
}

/** Games of a match that were won by each, and drawn. */
export interface Score {
  readonly first: number;
  readonly second: number;
  readonly draws: number;
}

/**
 * One table of a round. Without a second player it is a bye, which counts as won. In a bracket both can be missing:
 * of those who would have met there none is left.
 */
export interface Match {
  readonly first: number | null;
  readonly second: number | null;
  /** Null: not played yet, or nothing to play. */
  readonly score: Score | null;
}

export interface Round {
  /** The number of its stage. */
  readonly stage: number;
  readonly matches: readonly Match[];
}

export interface Tournament {
  readonly version: 1;
  readonly name: string;
  /** The format that constructed decks are checked by, as the game names it; null: all cards, promotional ones too. */
  readonly format: string | null;
  /** All chance comes from it. */
  readonly seed: string;
  readonly stages: readonly Stage[];
  /** A player is known by the number in this list. */
  readonly players: readonly Player[];
  /** Of each stage that has begun, who plays it, in the order that its pairings go by. */
  readonly entrants: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
}

/** Something the organiser can put right. */
export class TournamentError extends Error {
  override readonly name = 'TournamentError';
}

export const MOST_PLAYERS = 512;
export const MOST_STAGES = 8;
export const MOST_SWISS_ROUNDS = 40;
/** Everybody meets everybody: with more the rounds would not end. */
export const MOST_IN_ROUND_ROBIN = 64;
export const MOST_MINUTES = 600;
export const LONGEST_NAME = 60;
export const LONGEST_SEED = 200;

/** Losses after which a player is out. */
const LIVES = 2;

/** The games that win a match. */
export const gamesToWin = (bestOf: number): number => (bestOf + 1) / 2;

/** Stages in which a match has a loser, who may be out. */
export const isElimination = ({ system }: Stage): boolean =>
  system === 'double elimination' || system === 'single elimination';

export const stageOf = (t: Tournament, round: Round): Stage => t.stages[round.stage]!;

/** A bye is done as soon as it is paired. */
export const isDone = ({ second, score }: Match): boolean => second === null || score !== null;

export const winnerOf = ({ first, second, score }: Match): number | null => {
  if (second === null) return first;
  if (score === null || score.first === score.second) return null;
  return score.first > score.second ? first : second;
};

export const loserOf = (match: Match): number | null => {
  const winner = winnerOf(match);
  if (winner === null || match.second === null) return null;
  return winner === match.first ? match.second : match.first;
};

export const roundsOfStage = (t: Tournament, stage: number): Round[] =>
  t.rounds.filter((round) => round.stage === stage);

/** The matches that each player lost in this stage. */
export function lossesIn(t: Tournament, stage: number): number[] {
  const losses = t.players.map(() => 0);
  for (const { matches } of roundsOfStage(t, stage))
    for (const match of matches) {
      const loser = loserOf(match);
      if (loser !== null) losses[loser] = losses[loser]! + 1;
    }
  return losses;
}

/** Those who may still be paired in this stage. */
export function stillIn(t: Tournament, stage: number): number[] {
  const here = t.entrants[stage]!.filter((player) => t.players[player]!.dropped === null);
  switch (t.stages[stage]!.system) {
    case 'swiss':
    case 'round robin':
      return here;
    case 'double elimination': {
      const losses = lossesIn(t, stage);
      return here.filter((player) => losses[player]! < LIVES);
    }
    case 'single elimination': {
      const losses = lossesIn(t, stage);
      return here.filter((player) => losses[player] === 0);
    }
  }
}
