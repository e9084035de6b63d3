/** Tournaments in files: what comes back is checked field by field, and for what the fields mean together. */
import { stored } from '@dejarik/kernel';
import { namesFault, scoreFault } from './changes.ts';
import { planFault } from './plan.ts';
import { roundRobinRounds } from './round-robin.ts';
import {
  LONGEST_NAME,
  LONGEST_SEED,
  type Match,
  MOST_MINUTES,
  MOST_PLAYERS,
  MOST_STAGES,
  MOST_SWISS_ROUNDS,
  type Player,
  type Round,
  roundsOfStage,
  type Score,
  type Stage,
  stageOf,
  type Tournament,
  TournamentError,
} from './tournament.ts';

const { fields, int, list, nullable, oneOf, text } = stored;

/** More than any tournament that ends has. */
const MOST_ROUNDS = 4 * MOST_PLAYERS;
const MOST_GAMES = 9;
/** A file of the largest tournament has less. */
export const LONGEST_FILE = 8_000_000;

const player = int(0, MOST_PLAYERS - 1);
const games = int(0, MOST_GAMES);

const shape = fields<Tournament>({
  version: oneOf(1),
  name: text(LONGEST_NAME),
  format: nullable(text(LONGEST_NAME)),
  seed: text(LONGEST_SEED),
  stages: list(
    fields<Stage>({
      system: oneOf('swiss', 'round robin', 'double elimination', 'single elimination'),
      mode: oneOf('constructed', 'sealed', 'draft'),
      rounds: nullable(int(1, MOST_SWISS_ROUNDS)),
      cut: nullable(int(2, MOST_PLAYERS)),
      pods: nullable(int(4, MOST_PLAYERS)),
      bestOf: oneOf(1, 3),
      minutes: nullable(int(1, MOST_MINUTES)),
    }),
    undefined,
    MOST_STAGES,
  ),
  players: list(
    fields<Player>({ name: text(LONGEST_NAME), dropped: nullable(int(0, MOST_ROUNDS)) }),
    undefined,
    MOST_PLAYERS,
  ),
  entrants: list(list(player, undefined, MOST_PLAYERS), undefined, MOST_STAGES),
  rounds: list(
    fields<Round>({
      stage: int(0, MOST_STAGES - 1),
      matches: list(
        fields<Match>({
          first: nullable(player),
          second: nullable(player),
          score: nullable(fields<Score>({ first: games, second: games, draws: games })),
        }),
        undefined,
        MOST_PLAYERS,
      ),
    }),
    undefined,
    MOST_ROUNDS,
  ),
});

export const writeTournament = (t: Tournament): string => `${JSON.stringify(t)}\n`;

export function readTournament(written: string): Tournament {
  if (written.length > LONGEST_FILE) throw new TournamentError('The file is too long for a tournament.');
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    throw new TournamentError('The file is not a tournament: it is not JSON.');
  }
  return checkTournament(value);
}

/** The value as a tournament, or an error that says what is wrong with it. */
export function checkTournament(value: unknown): Tournament {
  const wrong = shape(value, 'tournament');
  if (wrong !== null) throw new TournamentError(`This is not a tournament: ${wrong}.`);
  const t = value as Tournament;
  const fault =
    planFault(t.stages, t.players.length) ??
    namesFault(t.players.map(({ name }) => name)) ??
    entrantsFault(t) ??
    roundsFault(t);
  if (fault !== null) throw new TournamentError(`The tournament cannot be: ${fault.replace(/\.$/u, '')}.`);
  return t;
}

/** Whether the numbers are of players, each at most once. */
const areDifferent = (t: Tournament, players: readonly number[]): boolean =>
  players.every((one) => one < t.players.length) && new Set(players).size === players.length;

function entrantsFault(t: Tournament): string | null {
  if (t.entrants.length > t.stages.length) return 'more stages have begun than there are';
  for (const [i, entrants] of t.entrants.entries()) {
    if (entrants.length < 2 || !areDifferent(t, entrants))
      return `those who play stage ${i + 1} are not so many players`;
    if (t.stages[i]!.system === 'round robin' && roundsOfStage(t, i).length > roundRobinRounds(entrants.length))
      return `stage ${i + 1} has more rounds than a round robin`;
  }
  for (const { name, dropped } of t.players)
    if (dropped !== null && dropped > t.rounds.length) return `${name} left after a round that was not paired`;
  return null;
}

function roundsFault(t: Tournament): string | null {
  let stage = 0;
  for (const [i, round] of t.rounds.entries()) {
    const at = `round ${i + 1}`;
    const isNext = round.stage === stage + 1 && i > 0;
    if (round.stage !== stage && !isNext) return `${at} is of a stage that is not its turn`;
    stage = round.stage;
    if (t.entrants[stage] === undefined) return `${at} is of a stage that nobody plays`;
    const fault = roundFault(t, round, i === t.rounds.length - 1);
    if (fault !== null) return `${at}: ${fault}`;
  }
  const begun = t.rounds.length === 0 ? 0 : stage + 1;
  return t.entrants.length === begun ? null : 'a stage has begun without a round';
}

function roundFault(t: Tournament, round: Round, isLast: boolean): string | null {
  const { matches } = round;
  const stage = stageOf(t, round);
  const present = matches.flatMap(({ first, second }) => [first, second].filter((one) => one !== null));
  if (!areDifferent(t, present)) return 'somebody sits at two tables';
  if (present.some((one) => !t.entrants[round.stage]!.includes(one))) return 'somebody plays who is not in its stage';
  for (const { first, second, score } of matches) {
    if (first === null && (second !== null || stage.system !== 'single elimination')) return 'nobody sits at a table';
    if (second === null && score !== null) return 'a bye has a result';
    if (second !== null && score === null && !isLast) return 'a result is missing';
    const fault = score === null ? null : scoreFault(stage, score);
    if (fault !== null) return fault;
  }
  return stage.system === 'single elimination' ? bracketFault(t, round) : null;
}

/** Each round of a bracket has half the tables of the one before, at which those sit who won there. */
function bracketFault(t: Tournament, round: Round): string | null {
  const rounds = roundsOfStage(t, round.stage);
  const before = rounds[rounds.indexOf(round) - 1];
  const places = 2 * round.matches.length;
  if (before === undefined) {
    const entrants = t.entrants[round.stage]!.length;
    return Number.isInteger(Math.log2(places)) && places >= entrants && places < 2 * entrants
      ? null
      : `a bracket of ${entrants} has not ${round.matches.length} tables`;
  }
  return places === before.matches.length ? null : 'it has not half the tables of the round before';
}
