/** The `dejarik` command: runs what is asked for, and says what becomes of errors. */
import { brief } from '@dejarik/kernel/words';
import { type Command, CommanderError } from 'commander';
import { commandsOf } from './commands.ts';
import { EXIT_USER_ERROR, Output, UserError } from './output.ts';
import type { Registry } from './registry.ts';

/** `args`: what follows the command's name. */
export async function main(args: readonly string[], registry: Registry): Promise<void> {
  // Whoever reads the output may stop reading: `dejarik rules | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const program = commandsOf(registry);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return;
      if (error.code !== 'commander.help') complain(new UserError(usageError(program, error)));
      process.exitCode = EXIT_USER_ERROR;
    } else {
      complain(error);
      process.exitCode = error instanceof UserError ? EXIT_USER_ERROR : 1;
    }
  }
}

/** One clear message on standard error; a stack only for those who ask for it. */
function complain(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && process.env['DEJARIK_DEBUG'] === '1' ? (error.stack ?? '').split('\n') : [];
  new Output().note(`dejarik: ${message}`, ...stack);
}

function usageError(program: Command, error: CommanderError): string {
  const names = program.commands.map((command) => command.name()).join(', ');
  const message = error.message
    .replace(/^error: /u, '')
    .replace(/\n/gu, ' ')
    .replace(/(?<=').*(?=')/u, brief);
  return error.code === 'commander.unknownCommand' ? `${message}. The commands are: ${names}.` : message;
}
