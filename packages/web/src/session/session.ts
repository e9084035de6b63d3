/**
 * The people at this device and a table somewhere: what is answered by itself, how far an answer may be taken back, and
 * what the page gets to see. It holds what its viewers know and nothing else; it runs in a worker or in a test.
 */
import {
  type Command,
  type GameEvent,
  type Option,
  type Position,
  SPECTATOR,
  type Table,
  type Update,
} from '@dejarik/kernel';
import type { Assistant, PageGame } from './game.ts';
import { SharedScreen } from './in-the-open.ts';
import { type Known, knownFrom, optionsLeft } from './known.ts';
import { type Arrival, type Moment, type MomentBase, NO_ARRIVAL, type Prepared } from './moment.ts';
import type { SeatKind } from './new-game.ts';
import { DEFAULT_PREFERENCES, type PassUntil, type Preferences } from './preferences.ts';
import type { Meant } from './protocol.ts';
import type { Guide, TableLink } from './table-link.ts';
import { Viewpoint } from './viewpoint.ts';

export interface SessionOptions<M extends MomentBase> {
  readonly seats: readonly SeatKind[];
  readonly publish: (moment: M) => void;
  readonly preferences?: Preferences;
  readonly guide?: Guide;
  /** One person plays all the seats that have no bot. */
  readonly isAlone?: boolean;
  /** What was done before the game was left: the table does it again, and nobody is asked meanwhile. */
  readonly stored?: readonly Command[];
}

interface ByHand {
  readonly seat: number;
  readonly decision: number;
}

export class Session<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  E extends GameEvent = GameEvent,
  M extends MomentBase = Moment,
> {
  readonly #game: PageGame<S, T, E, M>;
  readonly #link: TableLink<S>;
  readonly #seats: readonly SeatKind[];
  readonly #people: readonly number[];
  readonly #guide: Guide | null;
  readonly #isAlone: boolean;
  /** Where several people share the screen, each with a hand of their own. */
  readonly #shared: SharedScreen<S, T, E, M> | null;
  readonly #stored: readonly Command[];
  readonly #publish: (moment: M) => void;
  readonly #viewpoints: ReadonlyMap<number, Viewpoint<S, T, E>>;
  readonly #assistants: ReadonlyMap<number, Assistant<S, T, E, M>>;
  #preferences: Preferences;
  #version = 0;
  /** Answers that a person gave by hand, to take back. */
  readonly #byHand: ByHand[] = [];
  /** Who looks at the screen (`SPECTATOR`: everybody, with all hands covered), and whose log it shows. */
  #looking: number;
  #logOf = Number.NaN;
  /** Answers that were given together with one that was sent, for the questions that follow. */
  #following: { readonly from: ByHand; readonly answers: Meant[] } | null = null;
  /** An answer is being taken back; `then`: what is answered there instead. */
  #goingBack: { readonly to: ByHand; readonly then: number | null } | null = null;
  /** A stored game is being played up to where it was left. */
  #isRepeating: boolean;

  constructor(game: PageGame<S, T, E, M>, link: TableLink<S>, options: SessionOptions<M>) {
    const { seats, publish, preferences = DEFAULT_PREFERENCES, guide = null, isAlone = false, stored = [] } = options;
    this.#game = game;
    this.#link = link;
    this.#seats = seats;
    this.#publish = publish;
    this.#preferences = preferences;
    this.#guide = guide;
    this.#isAlone = isAlone;
    this.#stored = stored;
    this.#isRepeating = stored.length > 0;
    this.#people = seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
    // What lies in the open is what a spectator sees.
    const isShared = this.#people.length > 1 && !isAlone;
    const viewers = this.#people.length === 0 ? [SPECTATOR] : [...this.#people, ...(isShared ? [SPECTATOR] : [])];
    this.#viewpoints = new Map(viewers.map((viewer) => [viewer, new Viewpoint(game.kit, viewer)]));
    this.#shared = isShared ? new SharedScreen(game, this.#viewpoint(SPECTATOR)) : null;
    this.#assistants = new Map(this.#people.map((seat) => [seat, game.assistant()]));
    this.#looking = viewers[0]!;
  }

  /** Follows the table from now on. */
  begin(): void {
    this.#link.follow([...this.#viewpoints.keys()], (updates) => this.#take(updates));
  }

  // What the page asks for.

  /** What the one knows who looks at the table; while it lies in the open, what everybody does. */
  get known(): Viewpoint<S, T, E> {
    return this.#viewpoint(this.#isCovered() ? SPECTATOR : this.#viewer());
  }

  /** A person's answer to the question with this number; one that is late, or another's to give, does nothing. */
  answer(seat: number, decision: number, index: number): boolean {
    const known = this.#openTo(seat, decision);
    if (known === null || !this.#isPrepared(index)) return false;
    const isOffered = optionsLeft(known.table.state).includes(index);
    const given = isOffered ? { decision, index } : this.#assistants.get(seat)!.instead(known, index);
    if (given === null) return false;
    const byHand = this.#noteByHand(seat, given.decision);
    if (isOffered) this.#send(seat, index);
    else this.#goBack(byHand, given.index);
    return true;
  }

  /** Answers by what they mean, each to the question that the one before it leads to; together they are taken back. */
  answerAll(seat: number, decision: number, answers: readonly Meant[]): boolean {
    const known = this.#openTo(seat, decision);
    const [first, ...more] = answers;
    const index = known === null || first === undefined ? null : this.#meant(known, first);
    if (index === null || !this.#isPrepared(index)) return false;
    this.#following = { from: this.#noteByHand(seat, decision), answers: more };
    this.#send(seat, index);
    return true;
  }

  /** A person at this device gives the game up. */
  concede(seat: number): boolean {
    if (!this.#people.includes(seat) || this.known.table.state.result !== null) return false;
    this.#link.concede(seat);
    return true;
  }

  /** A person who was asked in the open takes the device to look at the own hand. */
  lookAtHand(seat: number, decision: number): boolean {
    if (!this.#isCovered() || this.#openTo(seat, decision) === null) return false;
    this.#show(seat);
    return true;
  }

  /** Takes back the last answer that the one who looks at the table gave by hand. */
  undo(seat: number): boolean {
    const target = seat === this.#viewer() ? this.#undoTarget(seat) : null;
    if (target === null) return false;
    this.#byHand.pop();
    this.#assistants.get(target.seat)!.passUntil(this.#viewpoint(target.seat), 'none');
    this.#goBack(target, null);
    return true;
  }

  /** Lets a guided game give the answer at which it waits. */
  goOn(decision: number): void {
    this.#guide?.goOn(decision);
  }

  /** Changes how the player is asked; a question that is no longer wanted is answered. */
  prefer(preferences: Preferences): void {
    this.#preferences = preferences;
    this.#goOn();
  }

  /** Passes without asking until then. */
  passUntil(until: PassUntil): void {
    const viewer = this.#viewer();
    this.#assistants.get(viewer)?.passUntil(this.#viewpoint(viewer), until);
    this.#goOn();
  }

  /** An earlier moment, to look at. */
  async momentAt(decision: number): Promise<M> {
    const known = knownFrom(this.#game.kit.game, await this.#link.at(this.known.viewer, decision));
    const moment = this.#game.momentOf(known, { ...NO_ARRIVAL, version: this.#version }, null);
    return { ...moment, question: null };
  }

  // What the table tells.

  #take(updates: readonly Update<S>[]): void {
    if (this.#isRepeating) this.#noteRepeated();
    const now = this.#viewpoint(this.#looking);
    const before = now.decision;
    for (const update of updates) this.#viewpoints.get(update.view.seat)?.take(update);
    if (now.decision < before) this.#forgetAfter(now.decision);
    if (this.#isRepeating) {
      if (now.decision < this.#stored.length) return;
      this.#isRepeating = false;
      this.#setAllShown();
    }
    const back = this.#goingBack;
    this.#goingBack = null;
    if (back?.to.decision !== now.decision) this.#goOn();
    else if (back.then === null) this.#showNext();
    else this.#send(back.to.seat, back.then);
  }

  /** What a player answered is remembered as if it had just been answered. */
  #noteRepeated(): void {
    const { isTold, decision } = this.#viewpoint(this.#looking);
    const command = this.#stored[decision];
    if (!isTold || typeof command !== 'number') return;
    const asked = this.#asked();
    this.#assistants.get(asked)?.note(this.#viewpoint(asked), command);
  }

  /** Answers what needs no person, and shows what is new; a person who has to decide is shown the table. */
  #goOn(): void {
    const asked = this.#asked();
    if (this.#following !== null && this.#isFollowedUp(asked)) return;
    const { answer = null, step } = this.#prepared() ?? {};
    if (answer !== null) {
      if (step === undefined) return this.#showNews(); // the table answers it
    } else if (this.#people.includes(asked)) {
      const index = this.#assistants.get(asked)!.automatic(this.#viewpoint(asked), this.#preferences);
      if (index !== null) {
        this.#showNews();
        return this.#send(asked, index);
      }
    } else if (asked >= 0 && this.#seats[asked] !== 'human') return this.#showNews(); // a bot answers it
    this.#showNext();
  }

  /** Gives the next of the answers that were given together; false: there is none, or it does not fit. */
  #isFollowedUp(asked: number): boolean {
    const { from, answers } = this.#following!;
    const next = answers.shift();
    const index = asked === from.seat && next !== undefined ? this.#meant(this.#viewpoint(asked), next) : null;
    if (index !== null && this.#isPrepared(index)) {
      this.#send(asked, index);
      return true;
    }
    this.#following = null;
    if (index === null) return false;
    // A guided game takes all of it as told, or nothing.
    this.#byHand.pop();
    this.#goBack(from, null);
    return true;
  }

  #send(seat: number, index: number): void {
    const viewpoint = this.#viewpoint(seat);
    this.#assistants.get(seat)!.note(viewpoint, index);
    this.#link.answer(seat, viewpoint.decision, index);
  }

  /** Pressed again before the table has answered, it is the same answer. */
  #noteByHand(seat: number, decision: number): ByHand {
    const byHand = { seat, decision };
    if (this.#byHand.at(-1)?.decision !== decision) this.#byHand.push(byHand);
    return byHand;
  }

  #goBack(to: ByHand, then: number | null): void {
    this.#goingBack = { to, then };
    this.#link.undo(to.seat, to.decision);
  }

  #forgetAfter(decision: number): void {
    for (const assistant of this.#assistants.values()) assistant.back(decision);
    while ((this.#byHand.at(-1)?.decision ?? 0) > decision) this.#byHand.pop();
  }

  // Whose turn it is.

  #viewpoint(viewer: number): Viewpoint<S, T, E> {
    return this.#viewpoints.get(viewer)!;
  }

  /** The seat that is asked, or -1; that is open to all. */
  #asked(): number {
    return this.#viewpoint(this.#looking).table.state.question?.seat ?? -1;
  }

  /** Who looks at the table now: of several people, the one who is asked. */
  #viewer(): number {
    const asked = this.#asked();
    return this.#people.includes(asked) ? asked : this.#looking;
  }

  #prepared(): Prepared | null {
    return this.#guide?.prepared(this.#viewpoint(this.#looking).decision) ?? null;
  }

  /** In a guided game only the prepared answer is taken. */
  #isPrepared(index: number): boolean {
    const { answer = null } = this.#prepared() ?? {};
    return answer === null || answer === index;
  }

  /** What the seat knows, if a person at this device plays it and it is asked just this. */
  #openTo(seat: number, decision: number): Viewpoint<S, T, E> | null {
    if (!this.#people.includes(seat)) return null;
    const known = this.#viewpoint(seat);
    return known.decision === decision && known.table.state.question?.seat === seat ? known : null;
  }

  #meant({ table }: Known<T, E>, { kind, card, n }: Meant): number | null {
    const { question } = table.state;
    const isMeant = (option: Option): boolean => {
      const about = this.#game.pointed(option);
      return option.kind === kind && about.card === card && (n === undefined || about.n === n);
    };
    return optionsLeft(table.state).find((index) => isMeant(question!.options[index]!)) ?? null;
  }

  /** The viewer's last answer by hand, if nothing was learned since. */
  #undoTarget(viewer: number): ByHand | null {
    const last = this.#byHand.at(-1);
    // With several people, each takes back only what was their own.
    if (last === undefined || (last.seat !== viewer && !this.#isAlone)) return null;
    const { table, decision } = this.#viewpoint(viewer);
    if (table.state.result !== null || decision <= last.decision) return null;
    const eyes = this.#isAlone ? this.#people : [viewer];
    return eyes.some((seat) => this.#hasLearned(seat, last.decision)) ? null : last;
  }

  /** Whether the seat has learned something since that decision. */
  #hasLearned(seat: number, decision: number): boolean {
    const viewpoint = this.#viewpoint(seat);
    const since = viewpoint.events.slice(viewpoint.eventsAt(decision));
    return since.some((event) => this.#game.kit.game.lessonOf(event, seat) !== 'nothing');
  }

  // Showing.

  /** Shows what came of an answer, if there is something to see. */
  #showNews(): void {
    if (this.#preferences.every && this.#viewpoint(this.#looking).hasNews()) this.#show(this.#looking);
  }

  /** Shows the table to whoever is asked: in the open, if that will do and it would change hands otherwise. */
  #showNext(): void {
    const next = this.#viewer();
    const changes = next !== this.#looking;
    const open = changes ? (this.#shared?.questionOf(this.#viewpoint(next), this.#looking) ?? null) : null;
    // Before the screen changes hands, the one who just acted sees what came of it.
    const before = this.#viewpoint(this.#looking);
    if (changes && !this.#isCovered() && before.shown < before.events.length) this.#show(this.#looking);
    if (open === null) return this.#show(next);
    const known = this.#shared!.known(this.#viewpoint(next), open);
    const arrival = { ...this.#arrival(SPECTATOR, next), covered: { hand: open.hand } };
    const moment = this.#game.momentOf(known, arrival, null);
    this.#publish(this.#assistants.get(next)!.completed(known, moment));
  }

  /** Every hand is covered: everybody looks on. */
  #isCovered(): boolean {
    return this.#shared !== null && this.#looking === SPECTATOR;
  }

  #setAllShown(): void {
    for (const viewpoint of this.#viewpoints.values()) viewpoint.setShown();
    for (const seat of this.#people) this.#shared?.show(seat);
  }

  /** Shows the table as it is now to this viewer. */
  #show(viewer: number): void {
    const news = this.#shared?.newsFor(viewer) ?? [];
    const prepared = this.#prepared();
    const arrival = { ...this.#arrival(viewer, viewer), ...(news.length === 0 ? {} : { news }) };
    const moment = this.#game.momentOf(this.#viewpoint(viewer), arrival, prepared);
    const assistant = (prepared?.answer ?? null) === null ? this.#assistants.get(viewer) : undefined;
    this.#publish(assistant?.completed(this.#viewpoint(viewer), moment) ?? moment);
  }

  /** From now on this viewer looks, and the one who is asked may undo; all that is new counts as shown. */
  #arrival(viewer: number, asked: number): Arrival<M['happened'][number]> {
    const viewpoint = this.#viewpoint(viewer);
    const happened = this.#game.happenings(viewpoint, viewpoint.shown);
    this.#looking = viewer;
    viewpoint.setShown();
    // What one person has seen does not come once more in the open; what lies in the open everybody has seen.
    if (this.#isCovered()) this.#setAllShown();
    else this.#shared?.show(viewer);
    const log = viewpoint.log(viewer !== this.#logOf);
    this.#logOf = viewer;
    return { version: ++this.#version, canUndo: this.#undoTarget(asked) !== null, happened, log };
  }
}
