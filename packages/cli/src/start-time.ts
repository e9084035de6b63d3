/**
 * Run by `dejarik bench` in a fresh process, with a registry's module and the id of a game: milliseconds from the first
 * import until the game can be played, with the compile cache that the command itself starts with.
 */
import { enableCompileCache } from 'node:module';
import type { Registry } from './registry.ts';

enableCompileCache();
const [, , module = '', id = ''] = process.argv;
const started = performance.now();
const { GAMES } = (await import(module)) as { readonly GAMES: Registry };
await GAMES.games.get(id)!.kit();
process.stdout.write(String(performance.now() - started));
