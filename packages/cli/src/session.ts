/** One person's game against a bot on the terminal. */
import { accessTo, type Bot } from '@dejarik/bots';
import {
  brief,
  concession,
  type Game,
  type GameKit,
  Match,
  type Position,
  type RandomState,
  record,
  type Setup,
  seeded,
} from '@dejarik/kernel';
import { writeText } from './files.ts';
import type { Line, LineSource } from './input.ts';
import { cardsLike, visibleCards, whyNotLines } from './inspect.ts';
import { narrated } from './narrate.ts';
import { type Output, styled, UserError, wrap } from './output.ts';
import { type Choice, choicesOf } from './questions.ts';

const TWO_COLUMNS_FROM = 12;

const helpLines = ({ wishes, legend }: GameKit): string[] => [
  'A number picks an option; so do words that only one option has. Enter alone passes where that gives nothing away.',
  '  p          pass until something happens',
  '  u          undo your last answer, while chance decided nothing and nothing hidden was seen since',
  '  b          the board            l   the log of the game so far',
  '  c CARD     a card, with where its numbers come from',
  '  w CARD     why not? as in: w luke   w deploy luke   w attack luke > vader',
  `             (${wishes.join(', ')})`,
  '  s FILE     save the game so far as a replay',
  '  q          quit                 ?   this help',
  '  concede    give the game up',
  legend,
];

export class Session {
  readonly #out: Output;
  readonly #kit: GameKit;
  readonly #game: Game;
  readonly #lines: LineSource;
  readonly #setup: Setup;
  readonly #seat: number;
  readonly #bot: Bot;
  readonly #random: RandomState;
  readonly #match: Match;
  /** Own answers that were really given: the decision, and how many events there had been. */
  readonly #own: { readonly decision: number; readonly events: number }[] = [];
  #told = 0;
  #boardOf = '';
  /** Passing since this event, or -1. */
  #passingSince = -1;
  /** The decision at which the player was told what an answer gives away, or -1. */
  #warnedAt = -1;

  constructor(out: Output, kit: GameKit, lines: LineSource, setup: Setup, seat: number, bot: Bot) {
    this.#out = out;
    this.#kit = kit;
    this.#game = kit.game;
    this.#lines = lines;
    this.#setup = setup;
    this.#seat = seat;
    this.#bot = bot;
    this.#random = seeded(`bot ${setup.seed}`);
    this.#match = Match.start(kit.game, setup);
  }

  /** Plays to the end, or until the player quits; the final state. */
  async play(): Promise<Position> {
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
    const choices = choicesOf(this.#kit, this.#match.table);
    if (choices.length === 1) {
      this.#match.answer(choices[0]!.index);
      return true;
    }
    const { questions } = this.#kit.passing;
    if (this.#passingSince < 0 || !questions.has(this.#match.state.question!.kind)) return false;
    const since = this.#match.events.slice(this.#passingSince);
    const pass = this.#passAmong(choices);
    if (pass === undefined || since.some((event) => this.#kit.isDisturbing(event, this.#seat))) return false;
    this.#match.answer(pass.index);
    return true;
  }

  #passAmong(choices: readonly Choice[]): Choice | undefined {
    return choices.find(({ option }) => this.#kit.passing.options.has(option.kind));
  }

  #tell(): void {
    for (const line of this.#kit.logLines(this.#match.events, this.#seat, this.#told))
      this.#out.say(...narrated(this.#out, line));
    this.#told = this.#match.events.length;
  }

  /** Puts the question until it is answered; false: the player quits. */
  async #ask(): Promise<boolean> {
    this.#passingSince = -1;
    this.#tell();
    this.#boardIfNew();
    const choices = choicesOf(this.#kit, this.#match.table);
    this.#out.say('', styled('bold', this.#kit.questionText(this.#match.table)), ...this.#list(choices));
    for (;;) {
      const line = await this.#lines.next('> ');
      if (line === null) return false;
      const done = this.#obey(line, choices);
      if (done !== 'ask again') return done === 'answered';
    }
  }

  /** The board comes up by itself when another part of the turn begins. */
  #boardIfNew(): void {
    const chapter = this.#kit.chapter(this.#match.state);
    if (chapter === this.#boardOf) return;
    this.#boardOf = chapter;
    this.#out.say('', ...this.#board());
  }

  #board(): string[] {
    return this.#kit.boardLines(this.#match.table, this.#seat, this.#out.width);
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
        this.#out.say(...helpLines(this.#kit));
        return 'ask again';
      case 'b':
        this.#out.say(...this.#board());
        return 'ask again';
      case 'l':
        for (const told of this.#kit.logLines(this.#match.events, this.#seat))
          this.#out.say(...narrated(this.#out, told));
        return 'ask again';
      case 'c':
        this.#out.say(...this.#card(argument).flatMap((part) => wrap(part, this.#out.width, '      ')));
        return 'ask again';
      case 'w':
        this.#out.say(
          ...whyNotLines(this.#kit, this.#match.table, this.#seat, argument).flatMap((part) =>
            wrap(part, this.#out.width, '  '),
          ),
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
      case 'concede':
        this.#match.answer(concession(this.#seat));
        return 'answered';
      case 'p': {
        const since = this.#match.events.length;
        const done = this.#pass(choices, 'There is nothing to pass here.', line);
        if (done === 'answered') this.#passingSince = since;
        return done;
      }
      case '':
        if (!this.#lines.interactive) return 'ask again';
        return this.#pass(choices, 'Pick one by its number; ? helps.', line);
      default:
        return this.#give(
          picked(choices, text),
          `"${brief(text)}" is no option: there are 1 to ${choices.length}; ? helps.`,
          line,
        );
    }
  }

  /** Passing is never an accident: where it gives something away, the option has to be picked. */
  #pass(choices: readonly Choice[], complaint: string, line: Line): 'answered' | 'ask again' {
    const pass = this.#passAmong(choices);
    const left = pass === undefined ? null : this.#kit.passing.leaves(this.#match.table);
    if (pass === undefined || left === null) return this.#give(pass, complaint, line);
    const number = choices.indexOf(pass) + 1;
    return this.#give(undefined, `That would give away ${left}. If you mean it, pick ${number}: ${pass.text}.`, line);
  }

  /** Whether a person who picks this has to be asked once more; a file of answers means what it says. */
  #needsCare({ option }: Choice): boolean {
    if (!this.#lines.interactive || !this.#kit.passing.final.has(option.kind)) return false;
    const left = this.#kit.passing.leaves(this.#match.table);
    const decision = this.#match.answers.length;
    if (left === null || this.#warnedAt === decision) return false;
    this.#warnedAt = decision;
    this.#out.say(`That gives away ${left} for good. The same again if you mean it.`);
    return true;
  }

  #give(choice: Choice | undefined, complaint: string, line: Line): 'answered' | 'ask again' {
    if (choice === undefined) {
      if (!this.#lines.interactive) throw new UserError(`${line.place}: ${complaint}`);
      this.#out.say(complaint);
      return 'ask again';
    }
    if (this.#needsCare(choice)) return 'ask again';
    this.#own.push({ decision: this.#match.answers.length, events: this.#match.events.length });
    this.#match.answer(choice.index);
    return 'answered';
  }

  #card(name: string): string[] {
    if (name === '') return ['Which card? As in: c luke'];
    const [seen] = visibleCards(this.#kit, this.#match.table, this.#seat, name);
    if (seen !== undefined) return this.#kit.cardOnTable(this.#match.table, seen.card);
    const [known] = cardsLike(this.#kit, name);
    return known === undefined ? [`There is no card like "${brief(name)}".`] : this.#kit.cardLines(known.id);
  }

  save(file: string): void {
    writeText(file, `${JSON.stringify(record(this.#match, this.#setup))}\n`);
    this.#out.say(`Saved. To see it again: dejarik replay ${file}`);
  }

  /** Back to the latest own answer, if nobody has learned anything since. */
  #undo(): boolean {
    const last = this.#own.at(-1);
    if (last === undefined) {
      this.#out.say('There is nothing to undo.');
      return false;
    }
    for (const event of this.#match.events.slice(last.events)) {
      const learned = this.#kit.learned(event, this.#seat);
      if (learned === null) continue;
      this.#out.say(`It is too late to undo: ${learned} since.`);
      return false;
    }
    this.#own.pop();
    this.#match.undo(last.decision);
    this.#told = Math.min(this.#told, this.#match.events.length);
    this.#out.say('Taken back.');
    return true;
  }
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
