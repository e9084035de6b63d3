/** `dejarik simulate`: many games between bots. */
import { simulate as run } from '@dejarik/bots';
import { brief, type Deck, type GameKit } from '@dejarik/kernel';
import { botNamed } from './bots.ts';
import { deckFor, editionOf, gameNamed, pairsOf, seedOf, sidesOf, wholeNumber } from './games.ts';
import { columns, Output, progressBar, UserError } from './output.ts';

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
  const names = options.bots.split(',').map((name) => name.trim());
  if (names.length !== game.seats.length)
    throw new UserError(
      `--bots takes two bots, Dark's and Light's, as in random,greedy; not "${brief(options.bots)}".`,
    );
  const chosen = chosenDecks(kit, edition, options);
  const bar = progressBar('Playing');
  const report = run(game, {
    edition,
    games,
    seed: seedOf(options.seed),
    decks: chosen === null ? pairsOf(kit, edition) : [chosen],
    anyCards: chosen === null,
    bots: names.map((name) => botNamed(game, name)),
    now: () => performance.now(),
    onProgress: (done) => bar.at(done, games),
  });
  bar.end();
  out.data(report);
  const { finished, faults, stuck, violations, wins, reasons, turns, decisions, seconds, hash, problems } = report;
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
    `per game    ${(turns / games).toFixed(1)} turns, ${(decisions / games).toFixed(0)} decisions`,
    `speed       ${Math.round(decisions / seconds)} decisions a second (${seconds.toFixed(1)} s)`,
    `hash        ${hash}`,
  );
  for (const { game: number, seed, what, message } of problems)
    out.note(`game ${number} (seed ${seed}), ${what}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

const counts = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');

/** The decks asked for, or null: then every pair that comes with the game takes its turn. */
function chosenDecks(kit: GameKit, edition: string, { dark, light }: SimulateOptions): Deck[] | null {
  if (dark === undefined && light === undefined) return null;
  return sidesOf(kit.game).map((side, seat) => deckFor(kit, edition, seat, side === 'dark' ? dark : light));
}
