/** `dejarik bench`: what the engine does on this machine, on one core. */
import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bench as measure, type Spread } from '@dejarik/bots';
import { botsNamed } from './bots.ts';
import { deckRounds, editionOf, gameNamed, wholeNumber } from './games.ts';
import { columns, Output } from './output.ts';
import type { Registry } from './registry.ts';
import { seatsAt } from './seats.ts';

const STARTS = 5;

export interface BenchOptions {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: string;
  readonly games: string;
  readonly bots: string;
  readonly json?: boolean;
}

export async function bench(registry: Registry, options: BenchOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const edition = editionOf(kit.game, options.edition);
  const seats = seatsAt(kit.game, options.seats);
  const report = measure(kit.game, {
    edition,
    seats,
    decks: deckRounds(kit, edition, seats),
    bots: botsNamed(kit.game, options.bots, seats.length),
    games: wholeNumber(options.games, '--games'),
    now: computed,
    memory: heapInUse(),
  });
  const { decisionsPerSecond, gamesPerSecond } = report;
  const decisionsPerGame = roundedSpread(report.decisionsPerGame);
  const turnsPerGame = roundedSpread(report.turnsPerGame);
  const cloneMicros = rounded(report.cloneMicros);
  const heapPerGameKB = rounded(report.heapPerGameKB);
  const heapPerLiveGameKB = rounded(report.heapPerLiveGameKB);
  const startMillis = rounded(startTime(options.game));
  out.data({
    decisionsPerSecond,
    gamesPerSecond,
    decisionsPerGame,
    turnsPerGame,
    cloneMicros,
    heapPerGameKB,
    heapPerLiveGameKB,
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
      ['kilobytes a game that is over', heapPerGameKB],
      ['kilobytes a game that goes on', heapPerLiveGameKB],
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

/** Fresh processes of this command, each of which says how long it took until the game stood with all its cards. */
function startTime(game: string): number {
  const args = [process.argv[1]!, 'bench', '--start-only', '--game', game];
  const times = Array.from({ length: STARTS }, () =>
    Number(execFileSync(process.execPath, args, { encoding: 'utf8' })),
  );
  return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
}
