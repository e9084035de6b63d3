/**
 * Run by `dejarik bench` in a fresh process: milliseconds from the first import until the game can be played, with the
 * compile cache that the command itself starts with.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const started = performance.now();
const { GAMES } = await import('./registry.ts');
await GAMES.get(process.argv[2]!)!.kit();
process.stdout.write(String(performance.now() - started));
