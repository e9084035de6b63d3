/** `dejarik demo`: two computer players, told turn by turn. */
import { setTimeout as pause } from 'node:timers/promises';
import { accessTo, type Bot } from '@dejarik/bots';
import {
  type Game,
  type GameKit,
  Match,
  type Position,
  type RandomState,
  type Setup,
  seeded,
  type Table,
} from '@dejarik/kernel';
import { botNamed } from './bots.ts';
import { editionOf, gameNamed, seedOf, usualDecks } from './games.ts';
import { narrated } from './narrate.ts';
import { columns, Output, type OutputLine, styled } from './output.ts';
import { DEFAULT_GAME } from './registry.ts';

const SPECTATOR = -1;
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
  readonly seed: string;
  readonly fast?: boolean;
}

export async function demo(options: DemoOptions): Promise<void> {
  const out = new Output();
  const kit = await gameNamed(options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const decks = usualDecks(kit, edition);
  const pages = playOut(out, kit, { edition, seed: seedOf(options.seed), decks });
  const players = decks.map(({ name }, seat) => `${name} (${game.seats[seat]})`);
  const slow = process.stdout.isTTY && options.fast !== true;
  out.say(styled('bold', `${game.name}: ${players.join(' against ')}, played by two bots`), kit.aim, kit.legend, '');
  for (const { lines, wait } of pages) {
    out.say(...lines);
    if (slow) await pause(wait);
  }
  const same = options.game === DEFAULT_GAME ? '' : ` --game ${options.game}`;
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

/** The whole game: what happened, with the board at its turning points and at the end. */
function playOut(out: Output, kit: GameKit, setup: Setup): Page[] {
  const { game } = kit;
  const match = Match.start(game, setup, { keep: false });
  const bots = [botNamed(game, 'greedy'), botNamed(game, 'greedy')];
  const random = seeded(`demo ${setup.seed}`);
  const pages: Page[] = [];
  let told = 0;
  const tell = (upTo: number): void => {
    const events = match.events.slice(0, upTo);
    for (const line of kit.logLines(events, SPECTATOR, told))
      pages.push({ lines: narrated(out, line), wait: line.level === 'turn' ? TURN_PAUSE : LINE_PAUSE });
    told = upTo;
  };
  for (let n = 0; n < MOST_DECISIONS && match.state.question !== null; n++) {
    const turning = match.events.findIndex((event, i) => i >= told && kit.isTurningPoint(event));
    if (turning >= 0) {
      tell(turning + 1);
      pages.push({ lines: kit.boardLines(match.table, SPECTATOR, out.width), wait: BOARD_PAUSE });
    }
    match.answer(decide(game, match.table, bots, random));
  }
  tell(match.events.length);
  pages.push({ lines: ['', ...kit.boardLines(match.table, SPECTATOR, out.width), ending(game, match.state)], wait: 0 });
  return pages;
}

const decide = (game: Game, table: Table, bots: readonly Bot[], random: RandomState): number => {
  const asked = accessTo(game, table);
  return bots[asked.seat]?.choose(asked, random) ?? 0;
};

export function ending(game: Game, state: Position): string {
  const { result } = state;
  if (result === null) return `The game was stopped in turn ${state.turn}.`;
  if (result.winner < 0) return `The game ends in turn ${state.turn} without a winner (${result.reason}).`;
  return `${game.seats[result.winner]} wins in turn ${state.turn}.`;
}
