/** `dejarik bench --start-only`: milliseconds until the game can be played, in a process that has loaded nothing of it yet. */
import type { Registry } from './registry.ts';

export async function startTime({ games }: Registry, id: string): Promise<void> {
  const started = performance.now();
  await games.get(id)?.kit();
  process.stdout.write(`${performance.now() - started}\n`);
}
