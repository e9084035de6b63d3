/** A recorded game opened for looking at: a whole one, or what one seat kept of a game that was still on. */
import {
  checkSeatRecord,
  type Command,
  type Game,
  type GameEvent,
  type Match,
  playReplay,
  type Position,
  readReplay,
  readSeatRecord,
  type Replay,
  ReplayError,
  type SeatRecord,
  type Table,
  type Viewed,
  viewersOf,
} from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import { type Known, knownFrom, pastOf } from './known.ts';
import { wholeLog } from './log.ts';
import type { GameId, LogEntry } from './moment.ts';
import type { NewGame } from './new-game.ts';
import type { ReplayInfo } from './protocol.ts';
import { decisionAt } from './viewpoint.ts';

export interface Recording {
  readonly game: PageGame;
  readonly info: ReplayInfo;
  /** What it can be played on from; null: it is not known whole. */
  readonly from: { readonly setup: Omit<NewGame, 'seats'>; readonly commands: readonly Command[] } | null;
  log(viewer: number): readonly LogEntry[];
  known(viewer: number, decision: number): Known;
}

/** A reported problem is a record that says at which decision it was seen. */
function withoutProblem(text: string): { readonly text: string; readonly problem: number } {
  try {
    const { problem, ...rest } = JSON.parse(text) as { readonly problem?: { readonly decision?: unknown } };
    const decision = problem?.decision;
    return problem === undefined
      ? { text, problem: -1 }
      : { text: JSON.stringify(rest), problem: Number.isInteger(decision) ? (decision as number) : -1 };
  } catch {
    return { text, problem: -1 }; // whoever reads it says what is wrong
  }
}

export async function openRecording(content: string, loadGame: (id: string) => Promise<PageGame>): Promise<Recording> {
  const { text, problem } = withoutProblem(content);
  const own = readSeatRecord(text);
  if (own !== null) return seatRecording(await loadGame(own.game), own, problem);
  const replay = readReplay(text);
  return wholeRecording(await loadGame(replay.game), replay, problem);
}

function wholeRecording(game: PageGame, replay: Replay, problem: number): Recording {
  const { kit } = game;
  const eventsAt: number[] = [];
  const { match, stop } = playReplay(kit.game, replay, ({ events }) => eventsAt.push(events.length));
  const decisions = match.commands.length;
  const { edition, seed, decks, handicaps, start, seats: table } = replay;
  const checked = (viewer: number): number => {
    if (!viewersOf(match.state).includes(viewer)) throw new ReplayError(`nobody looks on as ${viewer}`);
    return viewer;
  };
  return {
    game,
    info: {
      game: replay.game as GameId,
      decisions,
      problem: Math.min(problem, decisions),
      stop,
      places: match.state.seats.map(({ side, team }) => ({ side, team })),
      viewer: null,
    },
    from: {
      setup: {
        edition,
        seed,
        decks,
        ...(table === undefined ? {} : { table }),
        ...(handicaps === undefined ? {} : { handicaps }),
        ...(start === undefined ? {} : { start }),
      },
      commands: match.commands,
    },
    log(viewer) {
      const { events, decisionOf } = viewedBy(kit.game, match, checked(viewer), eventsAt);
      return wholeLog({ kit, table: match.state }, events, decisionOf);
    },
    known: (viewer, decision) => knownFrom(kit.game, pastOf(match, checked(viewer), decision)),
  };
}

function viewedBy<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  match: Match<S, T>,
  viewer: number,
  eventsAt: readonly number[],
): { readonly events: Viewed<GameEvent>[]; readonly decisionOf: (event: number) => number } {
  const events: Viewed<GameEvent>[] = [];
  const decisions: number[] = [];
  for (const [place, event] of match.events.entries()) {
    const viewed = game.viewEvent(event, viewer);
    if (viewed === null) continue;
    events.push(viewed);
    decisions.push(decisionAt(eventsAt, place));
  }
  return { events, decisionOf: (event) => decisions[event] ?? 0 };
}

/** It holds one moment, the last: what the seat saw before is told by its log. */
function seatRecording(game: PageGame, found: SeatRecord, problem: number): Recording {
  const { kit } = game;
  const { seat, decision, view, events } = checkSeatRecord(kit.game, found);
  return {
    game,
    info: {
      game: found.game as GameId,
      decisions: 0,
      problem: Math.min(problem, 0),
      stop: null,
      places: view.seats.map(({ side, team }) => ({ side, team })),
      viewer: seat,
    },
    from: null,
    log: () => wholeLog({ kit, table: view }, events, () => 0),
    known: () => knownFrom(kit.game, { view: { seat, state: view }, events, decision }),
  };
}
