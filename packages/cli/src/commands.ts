/** Which subcommands there are, and which options each of them takes. What a command does is loaded when it is called. */
import { Command } from 'commander';
import about from '../package.json' with { type: 'json' };
import { UserError } from './output.ts';
import type { Registry } from './registry.ts';

const BOTS = 'random, lively or greedy; one name for all, or one for each, as in random,greedy';

const SETS = 'the sets that the event says are in that format, as in SAV,BOE; with + beside its own, as in +IA';

/** A value that may be given several times. */
const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

export function commandsOf(registry: Registry): Command {
  const program = new Command('dejarik')
    .description('Plays classic Star Wars card games by their rulebooks.')
    .version(about.version)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError(true);

  const ofGame = (command: Command): Command =>
    command.option('--game <id>', `the game: ${[...registry.games.keys()].join(' or ')}`, registry.usual);
  const forGame = (command: Command): Command =>
    ofGame(command).option('--edition <id>', 'the edition of its rulebook; else the one the game names first');
  const atTable = (command: Command): Command =>
    forGame(command).option(
      '--seats <table>',
      'how many play, and in which teams, as in 2, 4 or 2v2, or who, as in yuuzhan-vong,light; else as usual',
    );
  const withPoints = (command: Command): Command =>
    atTable(command).option('--points <list>', 'what each seat begins with where sides were bid for, as in 26,30');
  const asJson = (command: Command): Command => command.option('--json', 'print one JSON value');

  withPoints(program.command('demo'))
    .description('watch bots play, told turn by turn')
    .option('--bots <names>', `who plays: ${BOTS}`, 'greedy')
    .option('--seed <seed>', 'another seed is another game', '1995')
    .option('--fast', 'without pauses')
    .action(async (options) => (await import('./demo.ts')).demo(registry, options));

  withPoints(program.command('play'))
    .description('play against bots, or alone')
    .option('--side, --seat <name>', 'your seat, or the side you play; else the last seat')
    .option('--deck <deck>', 'your deck: a name or a file')
    .option('--against <deck>', 'the deck of the others, or of one of them, as in dark=DECK (may be repeated)', several)
    .option('--bot, --bots <names>', `the others: ${BOTS}`, 'greedy')
    .option('--solo [file]', 'alone, for both sides: units laid out by chance, or as the file says')
    .option('--units <n>', 'alone: so many units by chance in each arena; else 3')
    .option('--pile <n>', 'alone: so many cards by chance in the draw pile of either side; else none')
    .option('--seed <seed>', 'the seed of the game')
    .option('--answers <file>', 'take the answers from a file')
    .option('--save <file>', 'keep the game as a replay when it is over; if you quit, what you know of it')
    .action(async (options, command: Command) => {
      const anyGame = command.getOptionValueSource('game') === 'default';
      await (await import('./play.ts')).play(registry, { ...options, anyGame });
    });

  asJson(program.command('replay <file>'))
    .description('tell a saved game again')
    .option('--at <n>', 'stop after so many commands')
    .option('--seat <name>', 'as this seat saw it; else as a spectator does')
    .action(async (file, options) => (await import('./replay.ts')).replay(registry, file, options));

  const deck = program.command('deck').description('work with decks');
  asJson(forGame(deck.command('check <file>')))
    .description("check a deck file (our text, or LackeyCCG's, GEMP's or Holotable's)")
    .option('--side <side>', 'the side it is to play')
    .option('--cards <format>', 'the card format it has to be of as well, as in vintage')
    .option('--sets <codes>', SETS)
    .action(async (file, options) => (await import('./deck.ts')).deckCheck(registry, file, options));
  asJson(ofGame(deck.command('convert <file> <to>')))
    .description('write a deck file in another format')
    .option('--as <format>', 'the format: text, lackey, gemp, gemp-text or holotable; else by the ending of the name')
    .option('--side <side>', 'the side it is for, where the file does not say')
    .action(async (file, to, options) => (await import('./deck.ts')).deckConvert(registry, file, to, options));

  asJson(forGame(program.command('cards [name]')))
    .description('the sets, or one card')
    .option('--set <code>', 'only this set')
    .action(async (name, options) => (await import('./cards.ts')).cards(registry, name, options));

  asJson(forGame(program.command('rules [id...]')))
    .description('the rules and the scenarios that show them: all, or by id or source')
    .action(async (words: readonly string[], options) =>
      (await import('./rules.ts')).rules(registry, words.length === 0 ? undefined : words.join(' '), options),
    );

  asJson(atTable(program.command('simulate')))
    .description('let bots play many games')
    .option('--games <n>', 'how many', '100')
    .option('--seed <seed>', 'the seed of all of them', '1')
    .option('--bots <names>', `who plays: ${BOTS}`, 'lively')
    .option('--deck <seat=deck>', 'the deck of a seat or of a side: a name or a file (may be repeated)', several)
    .option('--dark <deck>', 'short for --deck dark=DECK')
    .option('--light <deck>', 'short for --deck light=DECK')
    .option('--worlds <n>', 'on the way deal so many games that fit what each seat sees, and play them to their end')
    .action(async (options) => (await import('./simulate.ts')).simulate(registry, options));

  asJson(forGame(program.command('tournament')))
    .description('let bots play a tournament')
    .option('--players <n>', 'how many', '8')
    .option('--format <name>', 'swiss, round-robin, double-elimination or championship (of 2003)', 'swiss')
    .option('--rounds <n>', 'of Swiss; else as many as leave one player unbeaten')
    .option('--finals <n>', 'so many of the best play single-elimination finals, 0 for none; else up to eight')
    .option('--best-of <n>', 'the games of a match: 1 or 3', '1')
    .option('--mode <name>', 'constructed, sealed or draft', 'constructed')
    .option('--cards <format>', 'the card format that decks are checked by, as in vintage; else all cards')
    .option('--sets <codes>', SETS)
    .option('--booster <ids>', 'sealed and draft: which boosters, as in AOTC,SR; else all in turn')
    .option('--packs <n>', 'sealed and draft: boosters for each player', '6')
    .option('--deck-size <n>', 'sealed and draft: cards of a deck', '30')
    .option(
      '--bots <names>',
      'who plays: random, lively or greedy; several take their turns, as in random,greedy',
      'lively',
    )
    .option('--seed <seed>', 'another seed is another tournament', '1')
    .option('--save <file>', 'keep the tournament as a file')
    .action(async (options) => (await import('./tournament.ts')).tournament(registry, options));

  asJson(atTable(program.command('bench')))
    .description('measure the engine on this machine')
    .option('--games <n>', 'how many in each round of measuring; fewer are quicker and tell less', '300')
    .option('--bots <names>', `who plays: ${BOTS}`, 'lively')
    .option('--start-only', 'only how long it takes to load the game, in this very process')
    .action(async (options) => {
      if (options.startOnly === true) await (await import('./start-time.ts')).startTime(registry, options.game);
      else await (await import('./bench.ts')).bench(registry, options);
    });

  asJson(program.command('import').description('bring in cards from elsewhere').command('lackey <path>'))
    .description('LackeyCCG set files: one, or all of a folder')
    .option('--out <folder>', 'where the card files go', '.')
    .option('--as <form>', 'cards (text) or ts (a module)', 'cards')
    .option('--skip-bad', 'leave out rows that cannot be read; else nothing is written of their file')
    .option('--verbose', 'say why cards were refused')
    .action(async (path, options) => (await import('./import.ts')).importLackey(path, options));

  return program.hook('preAction', (_, command) => refuseEmpty(command));
}

/** Nobody means an empty value: it is what is left of a variable that was not set. */
function refuseEmpty(command: Command): void {
  for (const [name, value] of Object.entries(command.opts()))
    if ([value].flat().some((part) => typeof part === 'string' && part.trim() === ''))
      throw new UserError(`--${name} was given without a value.`);
  for (const [i, value] of command.args.entries())
    if (value.trim() === '') {
      const name = command.registeredArguments[i]?.name() ?? 'argument';
      throw new UserError(`The ${name} of ${command.name()} was given, but it is empty.`);
    }
}
