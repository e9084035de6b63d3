/** `dejarik replay`: plays a record again and tells it. */
import { type Match, playReplay, type Replay, ReplayError, readReplay } from '@dejarik/kernel';
import { logLines, type State, type Swtcg, type Table } from '@dejarik/swtcg';
import { ending } from './demo.ts';
import { readText } from './files.ts';
import { gameNamed } from './games.ts';
import { board, narrated } from './narrate.ts';
import { Output, UserError } from './output.ts';

const SPECTATOR = -1;

export function replay(file: string, options: { readonly at?: string; readonly json?: boolean }): void {
  const out = new Output(options);
  const record = inFile(file, () => readReplay(readText(file)));
  const game = gameNamed(record.game);
  const match = inFile(file, () => playUpTo(game, record, answersUpTo(record, options.at, file)));
  const lines = logLines(game.cards, match.events, SPECTATOR);
  const { turn, result } = match.state;
  out.data({
    game: record.game,
    edition: record.edition,
    answers: match.answers.length,
    turn,
    result,
    hash: match.hash(),
    log: lines.map(({ text }) => text),
  });
  out.say(...lines.flatMap((line) => narrated(out, line)), '', ...board(out, match.table, SPECTATOR));
  const { question } = match.state;
  if (question !== null)
    out.say(`After answer ${match.answers.length}: ${game.seats[question.seat]} is asked (${question.kind}).`);
  else out.say(ending(game, match.state));
}

class Stop extends Error {}

/** The game after so many answers, or at its end. */
function playUpTo(game: Swtcg, record: Replay, at: number): Match<State, Table> {
  let reached: Match<State, Table> | undefined;
  try {
    return playReplay(game, record, (match) => {
      reached = match;
      if (match.answers.length === at && at < record.answers.length) throw new Stop();
    });
  } catch (error) {
    if (error instanceof Stop && reached !== undefined) return reached;
    throw error;
  }
}

function answersUpTo(record: Replay, at: string | undefined, file: string): number {
  const n = at === undefined ? record.answers.length : Number(at);
  if (Number.isInteger(n) && n >= 0 && n <= record.answers.length) return n;
  throw new UserError(`${file}: --at has to be a number from 0 to ${record.answers.length}, not "${at}".`);
}

function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReplayError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}
