/** `dejarik replay`: plays a record again and tells it. */
import { brief, type Game, type Match, playReplay, type Replay, ReplayError, readReplay } from '@dejarik/kernel';
import { ending } from './demo.ts';
import { readText } from './files.ts';
import { digits, gameNamed } from './games.ts';
import { narrated } from './narrate.ts';
import { Output, UserError } from './output.ts';

const SPECTATOR = -1;

export interface ReplayOptions {
  readonly at?: string;
  readonly json?: boolean;
}

export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const out = new Output(options);
  const record = inFile(file, () => readReplay(readText(file)));
  const kit = await gameNamed(record.game);
  const { game } = kit;
  const match = inFile(file, () => playUpTo(game, record, answersUpTo(record, options.at, file)));
  const lines = kit.logLines(match.events, SPECTATOR);
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
  for (const line of lines) out.say(...narrated(out, line));
  out.say('', ...kit.boardLines(match.table, SPECTATOR, out.width));
  const { question } = match.state;
  if (question !== null)
    out.say(`After answer ${match.answers.length}: ${game.seats[question.seat]} is asked (${question.kind}).`);
  else out.say(ending(game, match.state));
}

class Stop extends Error {}

/** The game after so many answers, or at its end. */
function playUpTo(game: Game, record: Replay, at: number): Match {
  let reached: Match | undefined;
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
  const n = at === undefined ? record.answers.length : digits(at);
  if (n !== null && n <= record.answers.length) return n;
  throw new UserError(
    `${brief(file)}: --at has to be a number from 0 to ${record.answers.length}, not "${brief(at ?? '')}".`,
  );
}

function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReplayError) throw new UserError(`${brief(file)}: ${error.message}`);
    throw error;
  }
}
