/** `dejarik tournament`: a tournament of bots, from the first pairing to the last place. */
import { type Contestant, playContest } from '@dejarik/bots';
import { brief, counted, hash, type Seat } from '@dejarik/kernel';
import {
  FORMATS,
  isElimination,
  type Mode,
  MOST_PLAYERS,
  newTournament,
  nextRound,
  phaseOf,
  planFor,
  record,
  type Round,
  stageOf,
  type Standing,
  standings,
  type Tournament,
  TournamentError,
  writeTournament,
} from '@dejarik/tournament';
import { botNamed } from './bots.ts';
import { writeText } from './files.ts';
import { digits, editionOf, gameNamed, seedOf, wholeNumber } from './games.ts';
import { columns, Output, progressBar, styled, UserError } from './output.ts';
import type { Registry } from './registry.ts';
import { eventDecks, type EventOptions, settingsOf } from './tournament-decks.ts';

export interface TournamentOptions extends EventOptions {
  readonly game: string;
  readonly edition?: string;
  readonly players: string;
  readonly format: string;
  readonly rounds?: string;
  readonly finals?: string;
  readonly bestOf: string;
  readonly mode: string;
  readonly bots: string;
  readonly seed: string;
  readonly save?: string;
  readonly json?: boolean;
}

const MODES: readonly Mode[] = ['constructed', 'sealed', 'draft'];

export async function tournament(registry: Registry, options: TournamentOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const seats = tableForTwo(game.name, [game.seats, ...(game.otherSeats ?? [])]);
  const players = wholeNumber(options.players, '--players');
  if (players < 2 || players > MOST_PLAYERS) throw new UserError(`--players is a number from 2 to ${MOST_PLAYERS}.`);
  const seed = seedOf(options.seed);
  const names = options.bots.split(',').map((name) => name.trim());
  const bots = names.map((name) => botNamed(game, name));
  const botOf = (player: number) => bots[player % bots.length]!;
  const settings = await settingsOf(kit, edition, seats, options);

  const start = refusing(() =>
    newTournament({
      name: `${game.name} by bots`,
      format: settings.format?.id ?? null,
      seed,
      stages: planOf(players, options),
      players: Array.from({ length: players }, (_, i) => `${botOf(i).name} ${i + 1}`),
    }),
  );
  if (start.stages.some(({ mode }) => mode !== 'constructed') && settings.limited === null)
    throw new UserError(`${game.name} has no boosters, which a sealed or draft event needs.`);

  const played = { matches: 0, games: 0, decisions: 0 };
  const problems: string[] = [];
  let t = start;
  while (phaseOf(t) === 'pair') {
    t = nextRound(t);
    const number = t.rounds.length - 1;
    const round = t.rounds[number]!;
    const decksOf = eventDecks(t, round.stage, settings);
    const bar = progressBar(`Round ${number + 1}`);
    for (const [table, { first, second }] of round.matches.entries()) {
      bar.at(table, round.matches.length);
      if (first === null || second === null) continue;
      const at = (player: number): Contestant => ({ bot: botOf(player), decks: decksOf(player) });
      const stage = stageOf(t, round);
      const report = playContest(game, {
        edition,
        seed: `${seed}/round ${number + 1}/table ${table + 1}`,
        seats,
        contestants: [at(first), at(second)],
        bestOf: stage.bestOf,
        decisive: isElimination(stage),
      });
      const [won, lost] = report.wins;
      played.matches++;
      played.games += won + lost + report.draws;
      played.decisions += report.decisions;
      problems.push(...report.problems);
      t = record(t, number, table, { first: won, second: lost, draws: report.draws });
    }
    bar.end();
    out.say(...roundLines(t, t.rounds[number]!, number));
  }

  const table = standings(t);
  out.data({
    game: game.id,
    edition,
    seed,
    format: t.format,
    stages: t.stages,
    winner: nameOf(t, table[0]!.player),
    ...played,
    rounds: t.rounds.map(({ stage, matches }) => ({
      stage: stage + 1,
      matches: matches.map(({ first, second, score }) => ({
        first: nameOf(t, first),
        second: nameOf(t, second),
        score,
      })),
    })),
    bots: byBot(table, (player) => botOf(player).name),
    standings: table.map(({ player, ...row }) => ({ player: nameOf(t, player), ...row })),
    hash: hash(t),
    problems,
  });
  out.say(
    ...standingsLines(t, table),
    '',
    `${counted(played.matches, 'match', 'matches')}, ${counted(played.games, 'game')}, hash ${hash(t)}`,
  );
  out.note(...problems);
  if (options.save !== undefined) writeText(options.save, writeTournament(t));
  if (problems.length > 0) process.exitCode = 1;
}

/** A tournament's matches are of two players. */
function tableForTwo(game: string, tables: readonly (readonly Seat[])[]): readonly Seat[] {
  const found = tables.find((seats) => seats.length === 2);
  if (found === undefined) throw new UserError(`${game} is not played by two, as the matches of a tournament are.`);
  return found;
}

/** What the plan refuses is what the user has to put right. */
function refusing<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof TournamentError) throw new UserError(error.message);
    throw error;
  }
}

function planOf(players: number, { format, mode, rounds, finals, bestOf }: TournamentOptions) {
  const known = FORMATS.find((name) => name === format);
  if (known === undefined)
    throw new UserError(`There is no tournament format "${brief(format)}". There is: ${FORMATS.join(', ')}.`);
  const played = MODES.find((name) => name === mode);
  if (played === undefined) throw new UserError(`There is no mode "${brief(mode)}". There is: ${MODES.join(', ')}.`);
  if (bestOf !== '1' && bestOf !== '3') throw new UserError(`--best-of is 1 or 3, not "${brief(bestOf)}".`);
  const cut = finals === undefined ? null : digits(finals);
  if (finals !== undefined && cut === null)
    throw new UserError(`--finals has to be a whole number, or 0 for none; not "${brief(finals)}".`);
  return planFor(known, players, {
    mode: played,
    bestOf: bestOf === '1' ? 1 : 3,
    ...(rounds === undefined ? {} : { rounds: wholeNumber(rounds, '--rounds') }),
    ...(cut === null ? {} : { finals: cut }),
  });
}

const nameOf = ({ players }: Tournament, player: number | null): string | null =>
  player === null ? null : players[player]!.name;

function roundLines(t: Tournament, round: Round, number: number) {
  const { system, mode } = stageOf(t, round);
  return [
    styled('bold', `Round ${number + 1}: ${system}, ${mode}`),
    ...columns(
      round.matches.flatMap(({ first, second, score }, table) =>
        first === null
          ? []
          : [
              [
                table + 1,
                nameOf(t, first)!,
                second === null || score === null
                  ? 'bye'
                  : `${score.first}-${score.second}${score.draws === 0 ? '' : `-${score.draws}`}`,
                nameOf(t, second) ?? '',
              ],
            ],
      ),
    ),
    '',
  ];
}

/** How each kind of bot did. */
function byBot(table: readonly Standing[], botOf: (player: number) => string) {
  return [...Map.groupBy(table, ({ player }) => botOf(player))].map(([bot, rows]) => ({
    bot,
    players: rows.length,
    bestPlace: rows[0]!.place,
    meanPlace: sumOf(rows, ({ place }) => place) / rows.length,
    wins: sumOf(rows, ({ wins, byes }) => wins - byes),
    losses: sumOf(rows, ({ losses }) => losses),
    draws: sumOf(rows, ({ draws }) => draws),
  }));
}

const sumOf = (rows: readonly Standing[], of: (row: Standing) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const percent = (share: number): string => (100 * share).toFixed(2);

const standingsLines = (t: Tournament, table: readonly Standing[]) => [
  styled('bold', 'Standings'),
  ...columns([
    ['', '', 'points', 'won-lost-drawn', "opponents' %", 'games %', "opponents' games %"],
    ...table.map(({ player, place, points, wins, losses, draws, opponentsMatches, games, opponentsGames }) => [
      place,
      nameOf(t, player)!,
      points,
      `${wins}-${losses}-${draws}`,
      percent(opponentsMatches),
      percent(games),
      percent(opponentsGames),
    ]),
  ]),
];
