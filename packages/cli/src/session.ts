/** One person's game on the terminal, against bots or alone. Nothing is shown but what the person's seat may know. */
import { accessTo, type Bot } from '@dejarik/bots';
import {
  brief,
  Follower,
  type Game,
  type GameEvent,
  type GameKit,
  Host,
  lessonWords,
  Match,
  type Position,
  type RandomState,
  record,
  type RecordedFrom,
  type Seen,
  seatRecord,
  seeded,
  seenTable,
  type Table,
  type Viewed,
} from '@dejarik/kernel';
import { writeText } from './files.ts';
import type { Line, LineSource } from './input.ts';
import { cardsLike, visibleCards, whyNotLines } from './inspect.ts';
import { narrated } from './narrate.ts';
import { type Output, styled, UserError, wrap } from './output.ts';
import { type Choice, choicesOf, listed, picked } from './questions.ts';

const HELP_INDENT = ' '.repeat(13);

function helpLines({ intents, legend, shortcuts }: GameKit, width: number): string[] {
  const commands = [
    '  p          pass until something happens',
    ...Object.entries(shortcuts?.words ?? {}).map(([word, does]) => `  ${word.padEnd(10)} ${does}`),
    '  u          undo your last answer, while chance decided nothing and nothing hidden was seen since',
    '  b          the board            l   the log of the game so far',
    '  c CARD     a card, with where its numbers come from',
    '  w CARD     why not? as in: w luke   w deploy luke   w attack luke > vader',
    `${HELP_INDENT}(${intents.join(', ')})`,
    '  s FILE     save what you know of the game so far; the whole game can be kept when it is over',
    '  q          quit                 ?   this help',
    '  concede    give the game up',
  ];
  return [
    ...wrap(
      'A number picks an option; so do words that only one option has. Enter alone passes where that gives nothing away.',
      width,
    ),
    ...commands.flatMap((line) => wrap(line, width, HELP_INDENT)),
    ...wrap(legend, width),
  ];
}

/** A seat where the person sits, and what was told there. */
interface Place {
  readonly seat: number;
  readonly feed: ReturnType<Host['feed']>;
  readonly known: Follower;
  /** So many events were told. */
  told: number;
  /** Passing since this event, or -1. */
  passingSince: number;
  /** The word by which the person answers, and the event since which; null: each question is asked. */
  shortcut: { readonly word: string; readonly since: number } | null;
}

export class Session {
  readonly #out: Output;
  readonly #kit: GameKit;
  readonly #game: Game;
  readonly #lines: LineSource;
  readonly #setup: RecordedFrom;
  /** By seat; null: the person's. */
  readonly #bots: readonly (Bot | null)[];
  readonly #randoms: readonly RandomState[];
  readonly #host: Host;
  /** By seat; null: a bot's. */
  readonly #places: readonly (Place | null)[];
  /** Where the person sits now: who plays alone sits where an answer is wanted. */
  #place: Place;
  /** Own answers that were really given: where, the decision, and how many events were known there. */
  readonly #own: { readonly place: Place; readonly decision: number; readonly events: number }[] = [];
  #boardOf = '';
  /** The decision at which the player was told what an answer gives away, or -1. */
  #warnedAt = -1;

  /** `seat`: where the person sits first. */
  constructor(
    out: Output,
    kit: GameKit,
    lines: LineSource,
    setup: RecordedFrom,
    seat: number,
    bots: readonly (Bot | null)[],
  ) {
    this.#out = out;
    this.#kit = kit;
    this.#game = kit.game;
    this.#lines = lines;
    this.#setup = setup;
    this.#bots = bots;
    this.#randoms = bots.map((_, place) => seeded(`bot ${place} ${setup.seed}`));
    this.#host = new Host(new Match(kit.game, setup.start ?? kit.game.start(setup)));
    this.#places = bots.map((bot, place) =>
      bot === null
        ? {
            seat: place,
            feed: this.#host.feed(place),
            known: new Follower(),
            told: 0,
            passingSince: -1,
            shortcut: null,
          }
        : null,
    );
    this.#place = this.#places[seat]!;
  }

  get isOver(): boolean {
    return this.#host.match.state.result !== null;
  }

  /** Plays to the end, or until the player quits; the final state as the player sees it. */
  async play(): Promise<Position> {
    for (;;) {
      const asked = this.#host.match.state.question?.seat;
      if (asked === undefined) break;
      const bot = this.#bots[asked];
      if (bot !== null && bot !== undefined) this.#letAnswer(bot, asked);
      else if (!(await this.#answerAt(this.#places[asked]!))) break;
    }
    const { state } = this.#look();
    this.#tell();
    return state;
  }

  #letAnswer(bot: Bot, seat: number): void {
    const { match } = this.#host;
    const index = bot.choose(accessTo(this.#game, match.table), this.#randoms[seat]!);
    this.#host.answer(seat, match.commands.length, index);
  }

  /** The table as the person sees it, with all that was told since the last look. */
  #look(place = this.#place): Seen<Table> {
    const update = place.feed.sync(place.known.version);
    place.known.take(update);
    place.told = Math.min(place.told, update.keep);
    return seenTable(this.#game, update.view);
  }

  get #known(): Follower {
    return this.#place.known;
  }

  /** Who plays alone changes the seat; what happened meanwhile is told once, as it was seen from the seat before. */
  #sitAt(place: Place): void {
    if (place === this.#place) return;
    this.#look();
    this.#tell();
    this.#place = place;
    this.#look();
    place.told = this.#known.events.length;
  }

  /** The person's answer; false: the person quits. */
  async #answerAt(place: Place): Promise<boolean> {
    this.#sitAt(place);
    const table = this.#look();
    const choices = choicesOf(this.#kit, table);
    const usual = choices.length === 1 ? this.#harmless(table, choices[0]!) : this.#passesOn(table, choices);
    const itself = this.#byShortcut(table) ?? usual?.index;
    if (itself === undefined) return this.#ask(table, choices);
    this.#host.answer(place.seat, this.#known.decision, itself);
    return true;
  }

  /** The one choice that there is needs no answer, unless a person would rather take back what led to it. */
  #harmless(table: Seen<Table>, choice: Choice): Choice | undefined {
    return this.#game.givesAway?.(table, choice.option) === true ? undefined : choice;
  }

  /** The pass of somebody who passes on, unless another seat has done something to be asked about. */
  #passesOn(table: Seen<Table>, choices: readonly Choice[]): Choice | undefined {
    const { questions } = this.#kit.passing;
    const { passingSince } = this.#place;
    if (passingSince < 0 || !questions.has(table.state.question!.kind)) return undefined;
    return this.#isDisturbed(passingSince) ? undefined : this.#passAmong(choices);
  }

  #isDisturbed(since: number): boolean {
    const { seat } = this.#place;
    const isOwn = (event: Viewed<GameEvent>): boolean => 'seat' in event && event.seat === seat;
    return this.#known.events.slice(since).some((event) => this.#game.weightOf(event) === 'loud' && !isOwn(event));
  }

  /** What a shortcut answers. Whoever passes by it may want to answer what others do; who declines what is their own does not. */
  #byShortcut(table: Seen<Table>): number | undefined {
    const { shortcuts, passing } = this.#kit;
    const { shortcut } = this.#place;
    if (shortcut === null || shortcuts === undefined) return undefined;
    const answer = shortcuts.answer(table, shortcut.word);
    const isPass = answer !== null && passing.options.has(table.state.question!.options[answer]!.kind);
    const isEnded = shortcuts.isOver(table, shortcut.word) || (isPass && this.#isDisturbed(shortcut.since));
    if (isEnded) this.#place.shortcut = null;
    return isEnded || answer === null ? undefined : answer;
  }

  #passAmong(choices: readonly Choice[]): Choice | undefined {
    return choices.find(({ option }) => this.#kit.passing.options.has(option.kind));
  }

  #tell(): void {
    this.#narrate(this.#place.told);
    this.#place.told = this.#known.events.length;
  }

  #narrate(from: number): void {
    for (const line of this.#kit.logLines(this.#known.events, from, this.#known.view!.state))
      this.#out.say(...narrated(this.#out, line));
  }

  /** Puts the question until it is answered; false: the player quits. */
  async #ask(table: Seen<Table>, choices: readonly Choice[]): Promise<boolean> {
    this.#place.passingSince = -1;
    this.#tell();
    this.#boardIfNew(table);
    const question = wrap(`${this.#whoIsAsked(table)}${this.#kit.questionText(table)}`, this.#out.width);
    this.#out.say('', ...question.map((line) => styled('bold', line)), ...listed(choices, this.#out.width));
    for (;;) {
      const line = await this.#lines.next('> ');
      if (line === null) return false;
      const done = this.#obey(line, table, choices);
      if (done !== 'ask again') return done === 'answered';
    }
  }

  /** Whoever plays alone has to be told for which side. */
  #whoIsAsked({ state }: Seen<Table>): string {
    const isAlone = this.#places.filter((place) => place !== null).length > 1;
    return isAlone ? `${state.seats[this.#place.seat]!.name}: ` : '';
  }

  /** The board comes up by itself when another part of the turn begins. */
  #boardIfNew(table: Seen<Table>): void {
    const chapter = this.#kit.chapter(table.state);
    if (chapter === this.#boardOf) return;
    this.#boardOf = chapter;
    this.#out.say('', ...this.#kit.boardLines(table, this.#out.width));
  }

  #obey(line: Line, table: Seen<Table>, choices: readonly Choice[]): 'answered' | 'quit' | 'ask again' {
    const text = line.text.trim();
    const [command = '', ...rest] = text.split(/\s+/u);
    const argument = rest.join(' ');
    switch (command) {
      case '?':
        this.#out.say(...helpLines(this.#kit, this.#out.width));
        return 'ask again';
      case 'b':
        this.#out.say(...this.#kit.boardLines(table, this.#out.width));
        return 'ask again';
      case 'l':
        this.#narrate(0);
        return 'ask again';
      case 'c':
        this.#out.say(...this.#card(table, argument).flatMap((part) => wrap(part, this.#out.width, '      ')));
        return 'ask again';
      case 'w':
        this.#out.say(...whyNotLines(this.#kit, table, argument).flatMap((part) => wrap(part, this.#out.width, '  ')));
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
        this.#host.concede(this.#place.seat);
        return 'answered';
      case 'p': {
        const since = this.#known.events.length;
        const done = this.#pass(table, choices, 'There is nothing to pass here.', line);
        if (done === 'answered') this.#place.passingSince = since;
        return done;
      }
      case '':
        if (!this.#lines.interactive) return 'ask again';
        return this.#pass(table, choices, 'Pick one by its number; ? helps.', line);
      default:
        return this.#byWords(text, table, choices, line);
    }
  }

  /** A shortcut's word begins it, and ends it again; other words are an option's. */
  #byWords(text: string, table: Seen<Table>, choices: readonly Choice[], line: Line): 'answered' | 'ask again' {
    if (text === this.#place.shortcut?.word) {
      this.#place.shortcut = null;
      this.#out.say('Taken back: you are asked again.');
      return 'ask again';
    }
    const index = this.#kit.shortcuts?.answer(table, text) ?? null;
    if (index !== null) this.#place.shortcut = { word: text, since: this.#known.events.length };
    const choice = index === null ? picked(choices, text) : choices.find((one) => one.index === index);
    const complaint = `"${brief(text)}" is no option: there are 1 to ${choices.length}; ? helps.`;
    return this.#submit(table, choice, complaint, line);
  }

  /** Passing is never an accident: where it gives something away, the option has to be picked. */
  #pass(table: Seen<Table>, choices: readonly Choice[], complaint: string, line: Line): 'answered' | 'ask again' {
    const pass = this.#passAmong(choices);
    const left = pass === undefined ? null : this.#kit.passing.leaves(table);
    if (pass === undefined || left === null) return this.#submit(table, pass, complaint, line);
    const number = choices.indexOf(pass) + 1;
    const warning = `That would give away ${left}. If you mean it, pick ${number}: ${pass.text}.`;
    return this.#submit(table, undefined, warning, line);
  }

  /** Whether a person who picks this has to be asked once more; a file of answers means what it says. */
  #needsCare(table: Seen<Table>, { option }: Choice): boolean {
    if (!this.#lines.interactive || !this.#kit.passing.final.has(option.kind)) return false;
    const left = this.#kit.passing.leaves(table);
    const { decision } = this.#known;
    if (left === null || this.#warnedAt === decision) return false;
    this.#warnedAt = decision;
    this.#out.say(`That gives away ${left} for good. The same again if you mean it.`);
    return true;
  }

  #submit(table: Seen<Table>, choice: Choice | undefined, complaint: string, line: Line): 'answered' | 'ask again' {
    if (choice === undefined) {
      if (!this.#lines.interactive) throw new UserError(`${line.place}: ${complaint}`);
      this.#out.say(complaint);
      return 'ask again';
    }
    if (this.#needsCare(table, choice)) return 'ask again';
    const { decision, events } = this.#known;
    const { match } = this.#host;
    this.#own.push({ place: this.#place, decision, events: events.length });
    this.#host.answer(this.#place.seat, decision, choice.index);
    if (match.commands.length <= decision) this.#out.say('That failed inside the game; it is not offered again.');
    // What failed, and whatever had to be taken back with it, was not answered.
    while ((this.#own.at(-1)?.decision ?? -1) >= match.commands.length) this.#own.pop();
    return 'answered';
  }

  #card(table: Seen<Table>, name: string): string[] {
    if (name === '') return ['Which card? As in: c luke'];
    const [seen] = visibleCards(this.#kit, table, name);
    if (seen !== undefined) return this.#kit.cardOnTable(table, seen.card);
    const [known] = cardsLike(this.#kit, name);
    return known === undefined ? [`There is no card like "${brief(name)}".`] : this.#kit.cardLines(known.id);
  }

  /** The whole game when it is over; before that, only what the person's seat may know of it. */
  save(file: string): void {
    const { edition } = this.#setup;
    const kept = this.isOver ? record(this.#host.match, this.#setup) : seatRecord(this.#game, edition, this.#known);
    writeText(file, `${JSON.stringify(kept)}\n`);
    const what = this.isOver ? 'Saved.' : 'Saved what you know so far; the whole game can be kept when it is over.';
    this.#out.say(`${what} To see it again: dejarik replay ${file}`);
  }

  /** Back to the latest own answer, if the person has learned nothing since. */
  #undo(): boolean {
    const last = this.#own.at(-1);
    if (last === undefined) {
      this.#out.say('There is nothing to undo.');
      return false;
    }
    const { seat, known } = last.place;
    this.#look(last.place);
    for (const event of known.events.slice(last.events)) {
      const learned = lessonWords(this.#game.lessonOf(event, seat));
      if (learned === null) continue;
      this.#out.say(`It is too late to undo: ${learned} since.`);
      return false;
    }
    this.#own.pop();
    last.place.shortcut = null;
    this.#host.undo(last.decision);
    this.#out.say('Taken back.');
    return true;
  }
}
