/** `dejarik demo`: a game between computer players, told turn by turn. */
import { setTimeout as pause } from 'node:timers/promises';
import { accessTo, type Bot } from '@dejarik/bots';
import {
  Follower,
  type GameKit,
  Host,
  Match,
  SPECTATOR,
  type Seen,
  type Setup,
  seeded,
  seenTable,
  type Table,
} from '@dejarik/kernel';
import { botsNamed } from './bots.ts';
import { ending } from './ending.ts';
import { decksAt, editionOf, gameNamed, seedOf } from './games.ts';
import { narrated } from './narrate.ts';
import { columns, Output, type OutputLine, styled } from './output.ts';
import type { Registry } from './registry.ts';
import { handicapsAt, matchUp, seatsAt, setupSeats } from './seats.ts';

/** A demonstration ends here, whatever happens. */
const MOST_DECISIONS = 5000;
/** Milliseconds to read by. */
const LINE_PAUSE = 120;
const TURN_PAUSE = 800;
const BOARD_PAUSE = 1500;

interface Page {
  readonly lines: readonly OutputLine[];
  readonly wait: number;
}

export interface DemoOptions {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: string;
  readonly points?: string;
  readonly bots: string;
  readonly seed: string;
  readonly fast?: boolean;
}

export async function demo(registry: Registry, options: DemoOptions): Promise<void> {
  const out = new Output();
  const kit = await gameNamed(registry, options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const seats = seatsAt(game, options.seats);
  const points = handicapsAt(game, edition, seats, options.points);
  const decks = decksAt(kit, edition, seats);
  const bots = botsNamed(game, options.bots, seats.length);
  const setup = { edition, seed: seedOf(options.seed), ...setupSeats(game, seats), decks, ...points };
  const pages = playOut(out, kit, setup, bots);
  const players = matchUp(seats, (seat) => `${decks[seats.indexOf(seat)]!.name} (${seat.name})`);
  const slow = process.stdout.isTTY && options.fast !== true;
  out.say(styled('bold', `${game.name}: ${players}, played by bots`), kit.aim, kit.legend, '');
  for (const { lines, wait } of pages) {
    out.say(...lines);
    if (slow) await pause(wait);
  }
  const same = options.game === registry.usual ? '' : ` --game ${options.game}`;
  out.say(
    '',
    styled('bold', 'What to try next'),
    ...columns([
      [`  npx dejarik play${same}`, 'play against a bot yourself'],
      [`  npx dejarik demo --seed 7${same}`, 'another game'],
      [`  npx dejarik cards "Darth"${same}`, 'look at cards'],
      ['  npx dejarik --help', 'everything else'],
    ]),
  );
}

/** The whole game as a spectator sees it: what happened, with the board at its turning points and at the end. */
function playOut(out: Output, kit: GameKit, setup: Setup, bots: readonly Bot[]): Page[] {
  const { game } = kit;
  const host = new Host(Match.start(game, setup, { keep: false }));
  const random = seeded(`demo ${setup.seed}`);
  const feed = host.feed(SPECTATOR);
  const seen = new Follower();
  const pages: Page[] = [];
  let told = 0;
  const look = (): Seen<Table> => {
    seen.take(feed.sync(seen.version));
    return seenTable(game, seen.view!);
  };
  const tell = (upTo: number): void => {
    for (const line of kit.logLines(seen.events.slice(0, upTo), told, host.match.state))
      pages.push({ lines: narrated(out, line), wait: line.level === 'turn' ? TURN_PAUSE : LINE_PAUSE });
    told = upTo;
  };
  for (let n = 0; n < MOST_DECISIONS && host.match.state.question !== null; n++) {
    const table = look();
    const turning = seen.events.findIndex((event, i) => i >= told && kit.isTurningPoint(event));
    if (turning >= 0) {
      tell(turning + 1);
      pages.push({ lines: kit.boardLines(table, out.width), wait: BOARD_PAUSE });
    }
    const asked = accessTo(game, host.match.table);
    host.answer(asked.seat, seen.decision, bots[asked.seat]!.choose(asked, random));
  }
  const table = look();
  tell(seen.events.length);
  pages.push({ lines: ['', ...kit.boardLines(table, out.width), ending(table.state)], wait: 0 });
  return pages;
}
