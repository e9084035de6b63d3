/** What the page does with each thing that is shown: how long it stays, and what is put on the table. */
import type { LogEntry, Moment } from '../session/moment.ts';
import type { CardFacts } from '../session/protocol.ts';
import type { SavedGame } from '../session/new-game.ts';
import type { GamePage, SceneBase, Sign } from '../table/game-page.ts';
import { changesHands } from '../table/seats.ts';
import { type Beat, beatsOf } from './beats.ts';
import { reuse } from './reuse.ts';
import type { Settings } from './settings.ts';
import type { Hold, Stage } from './showing.ts';
import { GLANCE, paceOf, readingTime, timeOf } from './speed.ts';

/** The part of the page's state that showing reads and writes. */
interface Shown {
  readonly moment: Moment | null;
  readonly scene: SceneBase | null;
  readonly beat: Beat | null;
  readonly busy: boolean;
  readonly log: readonly LogEntry[];
  readonly handOver: number | null;
  readonly inspected: unknown;
}

interface Read extends Shown {
  readonly settings: Settings;
  readonly seats: SavedGame['seats'] | null;
  readonly alone: number | null;
  readonly facts: ReadonlyMap<string, CardFacts>;
}

interface PageOfStage {
  readonly get: () => Read;
  readonly set: (part: Partial<Omit<Shown, 'inspected'>> & { readonly inspected?: null }) => void;
  /** The table of the game, with its cards; null: it could not be brought. */
  readonly open: (game: Moment['game']) => Promise<GamePage | null>;
  readonly done: () => Promise<void>;
}

export type Step = { readonly scene: SceneBase } | { readonly beat: Beat };

/** How long the table rests after these signs before it goes on; other things that happened rest for less. */
const RESTS: readonly (readonly [Sign, number])[] = [
  ['falls', 900],
  ['taken', 900],
  ['hit', 600],
];
const REST = 320;

export class PageStage implements Stage<Moment, Step> {
  readonly #page: PageOfStage;
  /** Cards that were held up in this game: they are known by now. */
  readonly #read = new Set<string>();
  /** Cards of earlier games, since the page was opened: to be recognised, they need less. */
  readonly #readBefore = new Set<string>();
  #game: GamePage | null = null;
  /** What the next moment leads to, while its question is open already. */
  #lingering: Beat | null = null;

  constructor(page: PageOfStage) {
    this.#page = page;
  }

  /** A new game: nothing was read in it yet. */
  forget(): void {
    for (const card of this.#read) this.#readBefore.add(card);
    this.#read.clear();
  }

  async lead(moment: Moment): Promise<readonly Step[] | null> {
    const { get, set, open } = this.#page;
    this.#game = await open(moment.game);
    this.#lingering = null;
    if (this.#game === null) return null;
    const { moment: before, log, settings } = get();
    // Nothing is shown on the way to a table that is not there yet.
    if (paceOf(settings) === 0 || before === null) return [];
    // Who takes the device is told in words what happened; what comes of it is not for the eyes of who has it now.
    if (changesHands(get(), moment)) return [];
    set({ busy: true });
    const scenes = this.#game.scenesOf(moment, before).map((scene) => ({ scene }));
    const beats = beatsOf(log, moment.log);
    // Who is asked reads it while the question is open: nothing that is shown holds an answer up.
    const isAsked = moment.question?.seat === moment.viewer;
    if (isAsked) this.#lingering = beats.after;
    return [
      ...(beats.before === null ? [] : [{ beat: beats.before }]),
      ...scenes,
      ...(beats.after === null || isAsked ? [] : [{ beat: beats.after }]),
    ];
  }

  show(step: Step): Hold {
    const { get, set } = this.#page;
    const { moment, settings } = get();
    const pace = paceOf(settings);
    if ('beat' in step) {
      set({ beat: step.beat, scene: null });
      return { time: pace * readingTime([step.beat.title, ...step.beat.lines]), theirs: true };
    }
    const { scene } = step;
    set({ scene, beat: null });
    return { time: pace * this.#timeFor(scene), theirs: scene.seat !== moment?.viewer };
  }

  #timeFor({ kind, face, weight, seat }: SceneBase): number {
    const { facts, moment } = this.#page.get();
    const card = kind === 'play' && seat !== moment?.viewer ? facts.get(face ?? '') : undefined;
    const name = `${moment?.game} ${card?.id}`;
    if (card === undefined || this.#read.has(name)) return timeOf(weight);
    this.#read.add(name);
    const most = this.#readBefore.has(name) ? GLANCE : undefined;
    return Math.max(timeOf(weight), readingTime([card.title, ...card.text], most));
  }

  present(next: Moment, more: boolean): Hold {
    const { get, set } = this.#page;
    const { moment: before, log, settings } = get();
    const moment = reuse(before, next);
    const isHanded = changesHands(get(), moment);
    set({
      moment,
      scene: null,
      beat: this.#lingering,
      busy: more,
      log: [...log.slice(0, moment.log.keep), ...moment.log.more],
      ...(isHanded ? { handOver: moment.viewer, inspected: null } : {}),
    });
    const signs = new Set(this.#game?.signsOf(moment, before) ?? []);
    const rest = RESTS.find(([sign]) => signs.has(sign))?.[1] ?? REST;
    return {
      time: moment.happened.length === 0 ? 0 : paceOf(settings) * rest,
      // Where only a scene was shown, there is nothing else to step to.
      theirs: signs.size > 0 && moment.happened.some(({ seat }) => seat !== moment.viewer),
    };
  }

  async done(): Promise<void> {
    this.#page.set({ busy: false });
    await this.#page.done();
  }

  isStepping(): boolean {
    return this.#page.get().settings.step;
  }
}
