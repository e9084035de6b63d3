/** `dejarik simulate`: many games between bots. */
import { simulate as run, type Spread } from '@dejarik/bots';
import type { Deck, GameKit, Seat } from '@dejarik/kernel';
import { botsNamed } from './bots.ts';
import { deckRounds, decksAt, editionOf, gameNamed, seedOf, wantedDecks, wholeNumber } from './games.ts';
import { columns, Output, progressBar } from './output.ts';
import type { Registry } from './registry.ts';
import { seatsAt } from './seats.ts';
import { simulateWorlds } from './worlds.ts';

export interface SimulateOptions {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly deck?: readonly string[];
  readonly dark?: string;
  readonly light?: string;
  readonly worlds?: string;
  readonly json?: boolean;
}

export async function simulate(registry: Registry, options: SimulateOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const games = wholeNumber(options.games, '--games');
  const seats = seatsAt(game, options.seats);
  const bots = botsNamed(game, options.bots, seats.length);
  const chosen = chosenDecks(kit, edition, seats, options);
  const seed = seedOf(options.seed);
  const decks = chosen === null ? deckRounds(kit, edition, seats) : [chosen];
  if (options.worlds !== undefined) {
    const worlds = wholeNumber(options.worlds, '--worlds');
    simulateWorlds(out, game, { edition, games, seed, seats, decks, bots, worlds });
    return;
  }
  const bar = progressBar('Playing');
  const report = run(game, {
    edition,
    games,
    seed,
    seats,
    decks,
    anyCards: chosen === null,
    bots,
    now: () => performance.now(),
    onProgress: (done) => bar.at(done, games),
  });
  bar.end();
  out.data(report);
  const { finished, faults, stuck, violations, wins, teamWins, reasons, decisions, seconds, hash, problems } = report;
  const { turnsPerGame, decisionsPerGame } = report;
  out.say(
    ...columns([
      ['games', games],
      ['finished', finished],
      ['faults', faults],
      ['stuck', stuck],
      ['violations', violations],
    ]),
    `wins        ${counts(wins)}`,
    ...(Object.keys(teamWins).length === seats.length ? [] : [`teams       ${counts(teamWins)}`]),
    `by          ${counts(reasons)}`,
    `per game    ${spreadText(turnsPerGame, 1)} turns, ${spreadText(decisionsPerGame, 0)} decisions`,
    `speed       ${Math.round(decisions / seconds)} decisions a second (${seconds.toFixed(1)} s)`,
    `hash        ${hash}`,
  );
  for (const { game: number, seed: its, what, message } of problems)
    out.note(`game ${number} (seed ${its}), ${what}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

const spreadText = ({ mean, median }: Spread, digits: number): string => `${mean.toFixed(digits)} (median ${median})`;

const counts = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');

/** The decks asked for, or null: then those that come with the game take their turns. */
function chosenDecks(
  kit: GameKit,
  edition: string,
  seats: readonly Seat[],
  { deck = [], dark, light }: SimulateOptions,
): Deck[] | null {
  const bySide = Object.entries({ dark, light }).flatMap(([side, name]) =>
    name === undefined ? [] : [`${side}=${name}`],
  );
  const list = [...bySide, ...deck];
  return list.length === 0 ? null : decksAt(kit, edition, seats, wantedDecks(kit.game, seats, list));
}
