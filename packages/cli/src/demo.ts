/** `dejarik demo`: two computer players, told turn by turn. */
import { setTimeout as pause } from 'node:timers/promises';
import { accessTo, type Bot } from '@dejarik/bots';
import { Match, seeded } from '@dejarik/kernel';
import { BATTLE, type Event, logLines, type State, starterDecks, type Swtcg, type Table } from '@dejarik/swtcg';
import { botNamed } from './bots.ts';
import { DEFAULT_EDITION, DEFAULT_GAME } from './defaults.ts';
import { gameNamed, seedOf } from './games.ts';
import { board, LEGEND, narrated } from './narrate.ts';
import { Output } from './output.ts';

const SPECTATOR = -1;
/** A demonstration ends here, whatever happens. */
const MOST_DECISIONS = 5000;
/** Milliseconds to read by. */
const LINE_PAUSE = 120;
const TURN_PAUSE = 800;
const BOARD_PAUSE = 1500;

interface Page {
  readonly lines: readonly string[];
  readonly wait: number;
}

export async function demo(options: { readonly seed: string; readonly fast?: boolean }): Promise<void> {
  const out = new Output();
  const game = gameNamed(DEFAULT_GAME);
  const decks = starterDecks(game.cards);
  const pages = playOut(out, game, seedOf(options.seed));
  const slow = process.stdout.isTTY && options.fast !== true;
  out.say(
    out.style('bold', `${game.name}: ${decks[0].name} (Dark) against ${decks[1].name} (Light), played by two bots`),
    'Whoever controls two of the three arenas at the end of a turn wins.',
    LEGEND,
    '',
  );
  for (const { lines, wait } of pages) {
    out.say(...lines);
    if (slow) await pause(wait);
  }
  out.say(
    '',
    out.style('bold', 'What to try next'),
    '  npx dejarik play                     play against a bot yourself',
    '  npx dejarik demo --seed 7            another game',
    '  npx dejarik cards "Darth Vader"      look at cards',
    '  npx dejarik --help                   everything else',
  );
}

/** The whole game: what happened, with the board before each battle and at the end. */
function playOut(out: Output, game: Swtcg, seed: number | string): Page[] {
  const decks = starterDecks(game.cards).map(({ name, cards }) => ({ name, cards }));
  const match = Match.start(game, { edition: DEFAULT_EDITION, seed, decks }, { keep: false });
  const bots = [botNamed(game, 'greedy'), botNamed(game, 'greedy')];
  const random = seeded(`demo ${seed}`);
  const pages: Page[] = [];
  let told = 0;
  const tell = (upTo: number): void => {
    const events = match.events.slice(0, upTo);
    for (const line of logLines(game.cards, events, SPECTATOR, told))
      pages.push({ lines: narrated(out, line), wait: line.level === 'turn' ? TURN_PAUSE : LINE_PAUSE });
    told = upTo;
  };
  for (let n = 0; n < MOST_DECISIONS && match.state.question !== null; n++) {
    const battle = battleStart(match.events as readonly Event[], told);
    if (battle >= 0) {
      tell(battle + 1);
      pages.push({ lines: board(out, match.table, SPECTATOR), wait: BOARD_PAUSE });
    }
    match.answer(decide(game, match.table, bots, random));
  }
  tell(match.events.length);
  pages.push({ lines: ['', ...board(out, match.table, SPECTATOR), ending(game, match.state)], wait: 0 });
  return pages;
}

/** The event with which a battle phase begins that is not told yet, or -1. */
const battleStart = (events: readonly Event[], from: number): number =>
  events.findIndex((e, i) => i >= from && e.kind === 'phase' && e.n === BATTLE);

const decide = (game: Swtcg, table: Table, bots: readonly Bot<State>[], random: number[]): number => {
  const asked = accessTo(game, table);
  return bots[asked.seat]?.choose(asked, random) ?? 0;
};

export function ending(game: Swtcg, state: State): string {
  const { result } = state;
  if (result === null) return `The game was stopped in turn ${state.turn}.`;
  if (result.winner < 0) return `The game ends in turn ${state.turn} without a winner (${result.reason}).`;
  return `${game.seats[result.winner]} wins in turn ${state.turn}.`;
}
