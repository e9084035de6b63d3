/** `dejarik simulate`: many games between bots. */
import { simulate as run } from '@dejarik/bots';
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
  const names = options.bots.split(',').map((name) => name.trim());
  if (names.length !== 2) throw new UserError(`--bots takes two bots, Dark's and Light's, as in random,greedy; not "${options.bots}".`);
  const bar = progressBar('Playing');
  const result = run(game, {
    edition,
    games: wholeNumber(options.games, '--games'),
    seed: seedOf(options.seed),
    decks: [deckFor(game, edition, 0, options.dark), deckFor(game, edition, 1, options.light)],
    bots: names.map((name) => botNamed(game, name)),
    now: () => performance.now(),
    onProgress: (done, all) => bar.at(done, all),
  });
  bar.end();
  out.data(result);
}
