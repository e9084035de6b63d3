/** Games in progress, played by the engine itself up to questions of each kind: a page that finds one goes on there. */
import { accessTo, type Bot, greedyBot } from '@dejarik/bots';
import { type Deck, seeded } from '@dejarik/kernel';
import { randomDeck } from '@dejarik/swtcg/testing';
import {
  nameOf,
  shippedPairs,
  type State,
  type Swtcg,
  type SwtcgTable,
  swtcg,
} from '../../src/session/swtcg/engine.ts';
import type { Choice, Moment } from '../../src/session/swtcg/moment.ts';
import { swtcgPage } from '../../src/session/swtcg/page-game.ts';
import { EASY } from '../../src/session/bots.ts';
import type { NewGame, SavedGame } from '../../src/session/new-game.ts';
import { DEFAULT_STOPS, type Stops } from '../../src/session/preferences.ts';
import { wordingOf } from '../../src/swtcg/wording.ts';
import { open } from '../../test/support/playing.ts';

export interface Position {
  readonly saved: SavedGame;
  readonly moment: Moment;
  /** What was answered there. */
  readonly answer: Choice;
  /** What the page calls each answer, by its number. */
  readonly wording: ReadonlyMap<number, string>;
  /** That answer ended the game. */
  readonly last: boolean;
}

const game: Swtcg = swtcg();
const easy = (): Bot<State> => greedyBot<State, SwtcgTable>(game, EASY);

/** Every shipped Dark deck with every Light one, and after those any cards. */
function decksFor(pair: number): readonly Deck[] {
  const random = seeded(`decks ${pair}`);
  return shippedPairs(game.cards)[pair] ?? [randomDeck(game.cards, 0, random), randomDeck(game.cards, 1, random)];
}

interface Script {
  /** The number of the decks. */
  readonly pair?: number;
  readonly stops?: Stops;
  readonly opponent?: 'easy' | 'normal';
  /** Where the player sits; 0 is Dark. */
  readonly seat?: 0 | 1;
}

/** The game that a page plays with this seed and these decks, and a computer in the player's place too. */
export function* scripted(seed: string, script: Script = {}): Generator<Position> {
  const { pair = 0, stops = DEFAULT_STOPS, opponent = 'easy', seat = 1 } = script;
  const decks = decksFor(pair);
  const setup: NewGame = {
    edition: 'nh',
    seed,
    decks,
    seats: seat === 0 ? ['human', opponent] : [opponent, 'human'],
  };
  const {
    table: played,
    now,
    answer: send,
  } = open(swtcgPage(game), setup, {
    preferences: { stops, hold: false, every: false },
  });
  const me = easy();
  const random = seeded(`player ${seed}`);
  while (now().result === null) {
    const asked = now();
    const saved = played.saved();
    const { table } = played.match;
    const index = me.choose(accessTo(game, table), random);
    const answer = offered(asked, index, game.describeOption(table, table.state.question!.options[index]!));
    const title = (card: number): string => nameOf(table, card);
    const wording = new Map(
      asked.question!.choices.map((choice) => [choice.index, wordingOf(choice, asked.question!, title)]),
    );
    send(answer.index);
    yield { saved, moment: asked, answer, wording, last: now().result !== null };
  }
}

/** Of equal cards in hand only one is offered; it is as good as the one that the computer chose. */
function offered({ question }: Moment, index: number, text: string): Choice {
  const choices = question?.choices ?? [];
  const choice = choices.find((each) => each.index === index) ?? choices.find((each) => each.text === text);
  if (choice === undefined) throw new Error(`the page does not offer "${text}"`);
  return choice;
}

/** The kind of a question; chances are told apart, and so are the turns of units that others could go before. */
function kindOf({ question }: Moment): string {
  if (question === null) return 'none';
  if (question.kind === 'chance') return `chance ${question.window}`;
  return question.choices.some(({ kind }) => kind === 'order') ? `${question.kind} among equals` : question.kind;
}

const GAMES = 80;
let found: Map<string, Position> | null = null;

/** The first position of each kind of question that comes up in many games, and under `last` one that ends the game. */
export function positions(): ReadonlyMap<string, Position> {
  if (found !== null) return found;
  found = new Map();
  for (let n = 0; n < GAMES; n++)
    for (const position of scripted(`position ${n}`, { pair: n })) {
      const kind = kindOf(position.moment);
      if (!found.has(kind)) found.set(kind, position);
      if (position.last && !found.has('last')) found.set('last', position);
    }
  return found;
}
