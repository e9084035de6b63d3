/** `dejarik simulate`: many games between bots. */
import { simulate as run } from '@dejarik/bots';
import type { Deck } from '@dejarik/kernel';
import { shippedPairs, type Swtcg } from '@dejarik/swtcg';
import { botNamed } from './bots.ts';
import { checkEdition, deckFor, gameNamed, seedOf, wholeNumber } from './games.ts';
import { columns, Output, progressBar, UserError } from './output.ts';

export interface SimulateOptions {
  readonly game: string;
  readonly edition: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly dark?: string;
  readonly light?: string;
  readonly json?: boolean;
}

export function simulate(options: SimulateOptions): void {
  const out = new Output(options);
  const game = gameNamed(options.game);
  const edition = checkEdition(game, options.edition);
  const games = wholeNumber(options.games, '--games');
  const names = options.bots.split(',').map((name) => name.trim());
  if (names.length !== 2)
    throw new UserError(`--bots takes two bots, Dark's and Light's, as in random,greedy; not "${options.bots}".`);
  const bar = progressBar('Playing');
  const report = run(game, {
    edition,
    games,
    seed: seedOf(options.seed),
    decks: decksOf(game, edition, options),
    anyCards: options.dark === undefined && options.light === undefined,
    bots: names.map((name) => botNamed(game, name)),
    now: () => performance.now(),
    onProgress: (done) => bar.at(done, games),
  });
  bar.end();
  out.data(report);
  const { finished, faults, stuck, violations, wins, turns, decisions, seconds, hash, problems } = report;
  const won = Object.entries(wins).map(([side, n]) => `${side} ${n}`);
  out.say(
    ...columns([
      ['games', games],
      ['finished', finished],
      ['faults', faults],
      ['stuck', stuck],
      ['violations', violations],
    ]),
    `wins        ${won.join(', ')}`,
    `per game    ${(turns / games).toFixed(1)} turns, ${(decisions / games).toFixed(0)} decisions`,
    `speed       ${Math.round(decisions / seconds)} decisions a second (${seconds.toFixed(1)} s)`,
    `hash        ${hash}`,
  );
  for (const { game: number, seed, what, message } of problems)
    out.note(`game ${number} (seed ${seed}), ${what}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** The decks asked for; without any, every pair that comes with the game. */
function decksOf(game: Swtcg, edition: string, { dark, light }: SimulateOptions): readonly (readonly Deck[])[] {
  if (dark === undefined && light === undefined) return shippedPairs(game.cards);
  return [[deckFor(game, edition, 0, dark), deckFor(game, edition, 1, light)]];
}
