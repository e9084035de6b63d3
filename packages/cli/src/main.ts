/** The `dejarik` command: which subcommands there are and what becomes of errors. */
import { brief } from '@dejarik/kernel/words';
import { Command, CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { EXIT_USER_ERROR, Output, UserError } from './output.ts';
import { DEFAULT_GAME, GAMES } from './registry.ts';

const program = new Command('dejarik')
  .description('Plays classic Star Wars card games by their rulebooks.')
  .version(about.version)
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  .showSuggestionAfterError(true);

const ofGame = (command: Command): Command =>
  command.option('--game <id>', `the game: ${[...GAMES.keys()].join(' or ')}`, DEFAULT_GAME);

const forGame = (command: Command): Command =>
  ofGame(command).option('--edition <id>', 'the edition of its rulebook; else the one the game names first');

forGame(program.command('demo'))
  .description('watch two bots play, told turn by turn')
  .option('--seed <seed>', 'another seed is another game', '1977')
  .option('--fast', 'without pauses')
  .action(async (options) => (await import('./demo.ts')).demo(options));

forGame(program.command('play'))
  .description('play against a bot')
  .option('--side <side>', 'dark or light')
  .option('--deck <deck>', 'your deck: a name or a file')
  .option('--against <deck>', "the bot's deck: a name or a file")
  .option('--bot <bot>', 'random, lively or greedy', 'greedy')
  .option('--seed <seed>', 'the seed of the game')
  .option('--answers <file>', 'take the answers from a file')
  .option('--save <file>', 'keep the game as a replay when it is over')
  .action(async (options) => (await import('./play.ts')).play(options));

program
  .command('replay <file>')
  .description('tell a saved game again')
  .option('--at <n>', 'stop after so many answers')
  .option('--json', 'print one JSON value')
  .action(async (file, options) => (await import('./replay.ts')).replay(file, options));

forGame(program.command('deck').description('work with decks').command('check <file>'))
  .description('check a deck file (our text format, or a LackeyCCG .dek)')
  .option('--side <side>', 'the side it is to play: dark or light')
  .option('--json', 'print one JSON value')
  .action(async (file, options) => (await import('./deck.ts')).deckCheck(file, options));

ofGame(program.command('cards [name]'))
  .description('the sets, or one card')
  .option('--set <code>', 'only this set')
  .option('--json', 'print one JSON value')
  .action(async (name, options) => (await import('./cards.ts')).cards(name, options));

forGame(program.command('rules [id]'))
  .description('the rules and the scenarios that show them')
  .option('--json', 'print one JSON value')
  .action(async (id, options) => (await import('./rules.ts')).rules(id, options));

forGame(program.command('simulate'))
  .description('let bots play many games')
  .option('--games <n>', 'how many', '100')
  .option('--seed <seed>', 'the seed of all of them', '1')
  .option('--bots <dark,light>', 'two of random, lively, greedy', 'lively,lively')
  .option('--dark <deck>', 'the Dark deck: a name or a file')
  .option('--light <deck>', 'the Light deck: a name or a file')
  .option('--json', 'print one JSON value')
  .action(async (options) => (await import('./simulate.ts')).simulate(options));

forGame(program.command('bench'))
  .description('measure the engine on this machine')
  .option('--bots <dark,light>', 'who plays: two of random, lively, greedy', 'lively,lively')
  .option('--json', 'print one JSON value')
  .action(async (options) => (await import('./bench.ts')).bench(options));

program
  .command('import')
  .description('bring in cards from elsewhere')
  .command('lackey <path>')
  .description('LackeyCCG set files: one, or all of a folder')
  .option('--out <folder>', 'where the card files go', '.')
  .option('--as <form>', 'cards (text) or ts (a module)', 'cards')
  .option('--verbose', 'say why cards were refused')
  .option('--json', 'print one JSON value')
  .action(async (path, options) => (await import('./import.ts')).importLackey(path, options));

/** Nobody means an empty value: it is what is left of a variable that was not set. */
program.hook('preAction', (_, command) => {
  for (const [name, value] of Object.entries(command.opts()))
    if (typeof value === 'string' && value.trim() === '') throw new UserError(`--${name} was given without a value.`);
  for (const [i, value] of command.args.entries())
    if (value.trim() === '') {
      const name = command.registeredArguments[i]?.name() ?? 'argument';
      throw new UserError(`The ${name} of ${command.name()} was given, but it is empty.`);
    }
});

/** One clear message on standard error; a stack only for those who ask for it. */
function complain(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && process.env['DEJARIK_DEBUG'] === '1' ? (error.stack ?? '').split('\n') : [];
  new Output().note(`dejarik: ${message}`, ...stack);
}

function usageError(error: CommanderError): string {
  const names = program.commands.map((command) => command.name()).join(', ');
  const message = error.message
    .replace(/^error: /u, '')
    .replace(/\n/gu, ' ')
    .replace(/(?<=').*(?=')/u, brief);
  return error.code === 'commander.unknownCommand' ? `${message}. The commands are: ${names}.` : message;
}

// Whoever reads the output may stop reading: `dejarik rules | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) {
      if (error.code !== 'commander.help') complain(new UserError(usageError(error)));
      process.exitCode = EXIT_USER_ERROR;
    }
  } else {
    complain(error);
    process.exitCode = error instanceof UserError ? EXIT_USER_ERROR : 1;
  }
}
