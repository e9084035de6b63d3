/** `dejarik bench`: what the engine does on this machine, on one core. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bench as measure, type Spread } from '@dejarik/bots';
import { botsNamed } from './bots.ts';
import { editionOf, gameNamed, pairsOf } from './games.ts';
import { columns, Output } from './output.ts';

const STARTS = 5;

export interface BenchOptions {
  readonly game: string;
  readonly edition?: string;
  readonly bots: string;
  readonly json?: boolean;
}

export async function bench(options: BenchOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(options.game);
  const edition = editionOf(kit.game, options.edition);
  const report = measure(kit.game, {
    edition,
    decks: pairsOf(kit, edition),
    bots: botsNamed(kit.game, options.bots),
    now: computed,
    memory: heapInUse(),
  });
  const { decisionsPerSecond, gamesPerSecond } = report;
  const decisionsPerGame = roundedSpread(report.decisionsPerGame);
  const turnsPerGame = roundedSpread(report.turnsPerGame);
  const cloneMicros = rounded(report.cloneMicros);
  const heapPerGameKB = rounded(report.heapPerGameKB);
  const startMillis = rounded(startTime(options.game));
  out.data({
    decisionsPerSecond,
    gamesPerSecond,
    decisionsPerGame,
    turnsPerGame,
    cloneMicros,
    heapPerGameKB,
    startMillis,
  });
  out.say(
    ...columns([
      ['decisions a second', decisionsPerSecond],
      ['games a second', gamesPerSecond],
      ['decisions a game, median', decisionsPerGame.median],
      ['decisions a game, mean', decisionsPerGame.mean],
      ['turns a game, median', turnsPerGame.median],
      ['turns a game, mean', turnsPerGame.mean],
      ['microseconds to copy a state', cloneMicros],
      ['kilobytes a game', heapPerGameKB],
      ['milliseconds to start', startMillis],
    ]),
  );
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

const roundedSpread = ({ median, mean }: Spread): Spread => ({ median, mean: rounded(mean) });

/** Milliseconds that this thread has computed: what others do on the machine meanwhile is no matter of the engine's. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Bytes in use once the garbage is collected. */
function heapInUse(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}

/** Fresh processes, each of which says how long it took until the game stood with all its cards. */
function startTime(game: string): number {
  const script = fileURLToPath(new URL('./start-time.ts', import.meta.url));
  const times = Array.from({ length: STARTS }, () =>
    Number(execFileSync(process.execPath, [script, game], { encoding: 'utf8' })),
  );
  return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
}
