/** One person's game against a bot on the terminal. */
import { accessTo, type Bot } from '@dejarik/bots';
import { type Deck, Match, type RandomState, record, seeded } from '@dejarik/kernel';
import { type Event, type EventKind, logLines, type State, type Swtcg, type Table } from '@dejarik/swtcg';
import { writeText } from './files.ts';
import type { Line, LineSource } from './input.ts';
import { cardOnTable, cardsLike, cardText, visibleCards, whyNotLines } from './inspect.ts';
import { board, LEGEND, narrated } from './narrate.ts';
import { type Output, UserError, wrap } from './output.ts';
import { type Choice, choicesOf, questionText } from './questions.ts';

export interface SessionSetup {
  readonly edition: string;
  readonly seed: number | string;
  readonly decks: readonly Deck[];
}

/** What takes back the right to undo: dice, and anything hidden that became known. */
const REVEALING: ReadonlySet<EventKind> = new Set(['roll', 'reroll', 'draw', 'look', 'show', 'shuffle']);
const REVEALED_BY_ENEMY: ReadonlySet<EventKind> = new Set(['reveal', 'deploy', 'stack', 'setUp', 'layOpen', 'discard']);
/** What ends "pass until something happens", when the enemy does it. */
const SOMETHING: ReadonlySet<EventKind> = new Set(['attack', 'play', 'reveal', 'bid', 'newDefender']);
const PASSING = new Set(['pass', 'done', 'stop']);
const TWO_COLUMNS_FROM = 12;

const HELP = [
  'A number picks an option; so do words that only one option has. Enter alone passes, or is done.',
  '  p          pass until something happens',
  '  u          undo your last answer, while no die was rolled and nothing hidden was seen since',
  '  b          the board            l   the log of the game so far',
  '  c CARD     a card, with where its numbers come from',
  '  w WHAT     why not? as in: w deploy luke   w attack luke > vader   w luke',
  '  s FILE     save the game so far as a replay',
  '  q          quit                 ?   this help',
  LEGEND,
];

export class Session {
  readonly #out: Output;
  readonly #game: Swtcg;
  readonly #lines: LineSource;
  readonly #setup: SessionSetup;
  readonly #seat: number;
  readonly #bot: Bot<State>;
  readonly #random: RandomState;
  readonly #match: Match<State, Table>;
  /** Own answers that were really given: the decision, and how many events there had been. */
  readonly #own: { readonly decision: number; readonly events: number }[] = [];
  #told = 0;
  #boardOf = '';
  /** Passing since this event, or -1. */
  #passingSince = -1;

  constructor(out: Output, game: Swtcg, lines: LineSource, setup: SessionSetup, seat: number, bot: Bot<State>) {
    this.#out = out;
    this.#game = game;
    this.#lines = lines;
    this.#setup = setup;
    this.#seat = seat;
    this.#bot = bot;
    this.#random = seeded(`bot ${setup.seed}`);
    this.#match = Match.start(game, setup);
  }

  /** Plays to the end, or until the player quits; the final state. */
  async play(): Promise<State> {
    while (this.#match.state.question !== null) {
      const { seat } = this.#match.state.question;
      if (seat !== this.#seat)
        this.#match.answer(this.#bot.choose(accessTo(this.#game, this.#match.table), this.#random));
      else if (!this.#answersItself() && !(await this.#ask())) break;
    }
    this.#tell();
    return this.#match.state;
  }

  #answersItself(): boolean {
    const choices = choicesOf(this.#match.table);
    if (choices.length === 1) {
      this.#match.answer(choices[0]!.index);
      return true;
    }
    if (this.#passingSince < 0 || this.#match.state.question!.kind !== 'chance') return false;
    if (this.#since(this.#passingSince).some((e) => e.seat !== this.#seat && SOMETHING.has(e.kind))) return false;
    this.#match.answer(choices.find(({ option }) => PASSING.has(option.kind))!.index);
    return true;
  }

  #since(from: number): readonly Event[] {
    return (this.#match.events as readonly Event[]).slice(from);
  }

  #tell(): void {
    const { cards } = this.#game;
    for (const line of logLines(cards, this.#match.events, this.#seat, this.#told))
      this.#out.say(...narrated(this.#out, line));
    this.#told = this.#match.events.length;
  }

  /** Puts the question until it is answered; false: the player quits. */
  async #ask(): Promise<boolean> {
    this.#passingSince = -1;
    this.#tell();
    this.#boardIfNew();
    const choices = choicesOf(this.#match.table);
    this.#out.say('', this.#out.style('bold', questionText(this.#match.table)), ...this.#list(choices));
    for (;;) {
      const line = await this.#lines.next('> ');
      if (line === null) return false;
      const done = this.#obey(line, choices);
      if (done !== 'ask again') return done === 'answered';
    }
  }

  /** The board comes up by itself when another part of the turn begins. */
  #boardIfNew(): void {
    const { turn, phase, battleIn, acting } = this.#match.state;
    const part = [turn, phase, battleIn, acting].join();
    if (part === this.#boardOf) return;
    this.#boardOf = part;
    this.#out.say('', ...board(this.#out, this.#match.table, this.#seat));
  }

  #list(choices: readonly Choice[]): string[] {
    const lines = choices.map(({ text }, i) => `${String(i + 1).padStart(3)}  ${text}`);
    const width = Math.max(...lines.map((line) => line.length)) + 2;
    if (lines.length < TWO_COLUMNS_FROM || 2 * width > this.#out.width) return lines;
    const half = Math.ceil(lines.length / 2);
    return lines.slice(0, half).map((line, i) => `${line.padEnd(width)}${lines[half + i] ?? ''}`.trimEnd());
  }

  #obey(line: Line, choices: readonly Choice[]): 'answered' | 'quit' | 'ask again' {
    const text = line.text.trim();
    const [command = '', ...rest] = text.split(/\s+/u);
    const argument = rest.join(' ');
    switch (command) {
      case '?':
        this.#out.say(...HELP);
        return 'ask again';
      case 'b':
        this.#out.say(...board(this.#out, this.#match.table, this.#seat));
        return 'ask again';
      case 'l':
        for (const told of logLines(this.#game.cards, this.#match.events, this.#seat))
          this.#out.say(...narrated(this.#out, told));
        return 'ask again';
      case 'c':
        this.#out.say(...this.#card(argument).flatMap((part) => wrap(part, this.#out.width, '      ')));
        return 'ask again';
      case 'w':
        this.#out.say(
          ...whyNotLines(this.#match.table, this.#seat, argument).flatMap((part) => wrap(part, this.#out.width, '  ')),
        );
        return 'ask again';
      case 's':
        if (argument === '') this.#out.say('Into which file? As in: s game.json');
        else this.save(argument);
        return 'ask again';
      case 'u':
        return this.#undo() ? 'answered' : 'ask again';
      case 'q':
        return 'quit';
      case 'p':
        this.#passingSince = this.#match.events.length;
        return this.#give(
          choices.find(({ option }) => PASSING.has(option.kind)),
          'There is nothing to pass here.',
          line,
        );
      case '':
        if (!this.#lines.interactive) return 'ask again';
        return this.#give(
          choices.find(({ option }) => PASSING.has(option.kind)),
          'Pick one by its number; ? helps.',
          line,
        );
      default:
        return this.#give(
          picked(choices, text),
          `"${text}" is no option: there are 1 to ${choices.length}; ? helps.`,
          line,
        );
    }
  }

  #give(choice: Choice | undefined, complaint: string, line: Line): 'answered' | 'ask again' {
    if (choice === undefined) {
      if (!this.#lines.interactive) throw new UserError(`${line.place}: ${complaint}`);
      this.#out.say(complaint);
      return 'ask again';
    }
    this.#own.push({ decision: this.#match.answers.length, events: this.#match.events.length });
    this.#match.answer(choice.index);
    return 'answered';
  }

  #card(name: string): string[] {
    if (name === '') return ['Which card? As in: c luke'];
    const [card] = visibleCards(this.#match.table, this.#seat, name);
    if (card !== undefined) return cardOnTable(this.#match.table, card);
    const [known] = cardsLike(this.#game, name);
    return known === undefined ? [`There is no card like "${name}".`] : cardText(known.card);
  }

  save(file: string): void {
    writeText(file, `${JSON.stringify(record(this.#match, this.#setup))}\n`);
    this.#out.say(`Saved. To see it again: dejarik replay ${file}`);
  }

  /** Back to the latest own answer, if nobody has learned anything since. */
  #undo(): boolean {
    const last = this.#own.at(-1);
    const learned = last === undefined ? undefined : this.#since(last.events).find((e) => this.#reveals(e));
    if (last === undefined || learned !== undefined) {
      const why =
        learned === undefined ? 'There is nothing to undo.' : `It is too late to undo: ${becauseOf(learned.kind)}.`;
      this.#out.say(why);
      return false;
    }
    this.#own.pop();
    this.#match.undo(last.decision);
    this.#told = Math.min(this.#told, this.#match.events.length);
    this.#out.say('Taken back.');
    return true;
  }

  #reveals(e: Event): boolean {
    return REVEALING.has(e.kind) || (e.seat !== this.#seat && REVEALED_BY_ENEMY.has(e.kind));
  }
}

function becauseOf(kind: EventKind): string {
  if (kind === 'roll' || kind === 'reroll') return 'dice were rolled since';
  return kind === 'draw' ? 'a card was drawn since' : 'something hidden was seen since';
}

/** By number, or by words that only one option has. */
function picked(choices: readonly Choice[], text: string): Choice | undefined {
  if (/^\d+$/u.test(text)) return choices[Number(text) - 1];
  const words = text.toLowerCase().split(/\s+/u);
  const fitting = choices.filter((choice) => words.every((word) => choice.text.toLowerCase().includes(word)));
  const exact = fitting.filter((choice) => choice.text.toLowerCase() === text.toLowerCase());
  if (exact.length === 1) return exact[0];
  return fitting.length === 1 ? fitting[0] : undefined;
}
