/** Games whose table was laid out by hand, also played on to one question: for what hardly any game comes to. */
import { Match, record } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/swtcg/testing';
import { type State, type Swtcg, type SwtcgTable, swtcg } from '../../src/session/swtcg/engine.ts';
import type { SavedGame } from '../../src/session/new-game.ts';

type SwtcgMatch = Match<State, SwtcgTable>;

const game: Swtcg = swtcg();
const MANY = 50;

/** The game that begins on this board, and what `play` answers there. */
export function laidOut(
  board: BoardSpec,
  seats: SavedGame['seats'],
  play: (match: SwtcgMatch) => void = () => {},
  edition = 'nh',
): SavedGame {
  const start = buildBoard(game.cardsOf(edition), board, edition);
  const match = new Match<State, SwtcgTable>(game, game.clone(start));
  play(match);
  const decks = ['Dark', 'Light'].map((name) => ({ name, cards: [] }));
  return { replay: record(match, { edition, seed: 1, decks, start }), seats };
}

export interface Prepared {
  readonly board: BoardSpec;
  /** Who is asked: the person. */
  readonly seat: 0 | 1;
  /** The kind of question. */
  readonly kind: string;
  /** What is answered before that, in words of the options; whatever else is asked is passed or done. */
  readonly before?: readonly string[];
  readonly edition?: string;
}

function take(match: SwtcgMatch, text: string | undefined): boolean {
  const { options } = match.state.question!;
  const words = options.map((option) => game.describeOption(match.table, option));
  const named = text === undefined ? -1 : words.findIndex((sentence) => sentence.includes(text));
  match.repeat(named >= 0 ? named : options.findIndex(({ kind }) => kind === 'pass' || kind === 'done'));
  return named >= 0;
}

export function prepared({ board, seat, kind, before = [], edition }: Prepared): SavedGame {
  const play = (match: SwtcgMatch): void => {
    let given = 0;
    for (let n = 0; match.state.question?.kind !== kind; n++) {
      if (n > MANY || match.state.question === null) throw new Error(`the prepared game does not come to ${kind}`);
      if (take(match, before[given])) given++;
    }
  };
  return laidOut(board, seat === 0 ? ['human', 'easy'] : ['easy', 'human'], play, edition);
}
