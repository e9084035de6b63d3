/** `dejarik simulate`: many games between bots. */
import { simulate as run, type Spread } from '@dejarik/bots';
import type { Deck, GameKit } from '@dejarik/kernel';
import { botsNamed } from './bots.ts';
import { deckFor, editionOf, gameNamed, pairsOf, seedOf, sidesOf, wholeNumber } from './games.ts';
import { columns, Output, progressBar } from './output.ts';

export interface SimulateOptions {
  readonly game: string;
  readonly edition?: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly dark?: string;
  readonly light?: string;
  readonly json?: boolean;
}

export async function simulate(options: SimulateOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const games = wholeNumber(options.games, '--games');
  const bots = botsNamed(game, options.bots);
  const chosen = chosenDecks(kit, edition, options);
  const bar = progressBar('Playing');
  const report = run(game, {
    edition,
    games,
    seed: seedOf(options.seed),
    decks: chosen === null ? pairsOf(kit, edition) : [chosen],
    anyCards: chosen === null,
    bots,
    now: () => performance.now(),
    onProgress: (done) => bar.at(done, games),
  });
  bar.end();
  out.data(report);
  const { finished, faults, stuck, violations, wins, reasons, decisions, seconds, hash, problems } = report;
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
    `by          ${counts(reasons)}`,
    `per game    ${spreadText(turnsPerGame, 1)} turns, ${spreadText(decisionsPerGame, 0)} decisions`,
    `speed       ${Math.round(decisions / seconds)} decisions a second (${seconds.toFixed(1)} s)`,
    `hash        ${hash}`,
  );
  for (const { game: number, seed, what, message } of problems)
    out.note(`game ${number} (seed ${seed}), ${what}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

const spreadText = ({ mean, median }: Spread, digits: number): string => `${mean.toFixed(digits)} (median ${median})`;

const counts = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');

/** The decks asked for, or null: then every pair that comes with the game takes its turn. */
function chosenDecks(kit: GameKit, edition: string, { dark, light }: SimulateOptions): Deck[] | null {
  if (dark === undefined && light === undefined) return null;
  return sidesOf(kit.game).map((side, seat) => deckFor(kit, edition, seat, side === 'dark' ? dark : light));
}
