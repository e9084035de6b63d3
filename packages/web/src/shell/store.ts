/** The page's state: the library, the moment on the table, what is still to be shown, and the settings. */
import { create } from 'zustand';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { GameId, LogEntry, Moment } from '../session/moment.ts';
import type { Adapter, CardFacts, NewGameRequest, Library, Meant } from '../session/protocol.ts';
import type { SavedGame } from '../session/new-game.ts';
import type { PassUntil } from '../session/preferences.ts';
import type { SceneBase } from '../table/game-page.ts';
import { isGame } from './games.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { effectiveSpeed, PAUSE } from './speed.ts';
import { loadPage } from './tables.ts';
import { reuse } from './reuse.ts';
import { decksFrom, keep, keepGame, kindOf, load, newlyAside, type OwnDeck, setAside, takeGame } from './storage.ts';

/** A sentence for the player: a refusal with its rule, or an error. */
interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

interface Inspected {
  readonly face: string;
  /** Its number on the table, or -1. */
  readonly card: number;
  /** The half of the screen that the card itself leaves free. */
  readonly place: 'left' | 'right';
}

export interface PageState {
  readonly adapter: Adapter | null;
  /** The cards and decks of each game that was opened. */
  readonly libraries: Readonly<Partial<Record<GameId, Library>>>;
  /** The cards of all of them, by id. */
  readonly facts: ReadonlyMap<string, CardFacts>;
  readonly settings: Settings;
  readonly decks: readonly OwnDeck[];
  /** What the table shows. */
  readonly moment: Moment | null;
  /** What is being shown on the way to the next moment. */
  readonly scene: SceneBase | null;
  /** Moments are still to be shown: nothing can be answered yet. */
  readonly busy: boolean;
  /** An earlier moment being looked at, or null. */
  readonly past: Moment | null;
  readonly log: readonly LogEntry[];
  /** With several people at one screen: the seat that has to take the device before the table is shown. */
  readonly handOver: number | null;
  readonly seats: SavedGame['seats'] | null;
  /** A guided game is at the table. */
  readonly guided: boolean;
  readonly hold: boolean;
  readonly notice: Notice | null;
  /** What the player has to know of things that were set aside, until it is read. */
  readonly aside: string | null;
  readonly inspected: Inspected | null;

  readonly open: (adapter: Adapter) => void;
  /** Brings the cards and decks of the game, if they are not here yet. */
  readonly openLibrary: (game: GameId) => Promise<void>;
  readonly start: (request: NewGameRequest) => Promise<void>;
  /** The same game once more, with another seed; false when there is none to repeat. */
  readonly again: () => Promise<boolean>;
  readonly lesson: (game: GameId, side: string) => Promise<void>;
  /** False when there was nothing to go on with, or it could not be opened. */
  readonly resume: () => Promise<boolean>;
  readonly answer: (index: number) => Promise<void>;
  /** Several answers in one press, each to the question that the one before it leads to. */
  readonly answerAll: (answers: readonly Meant[]) => Promise<void>;
  /** Gives the game up. */
  readonly concede: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly passUntil: (until: PassUntil) => Promise<void>;
  readonly lookAt: (decision: number | null) => Promise<void>;
  readonly takeOver: () => void;
  /** Shows at once what is still to be shown. */
  readonly skipScenes: () => void;
  readonly setHold: (hold: boolean) => void;
  readonly inspect: (face: string | null, card?: number, place?: 'left' | 'right') => void;
  readonly notify: (notice: Notice | null) => void;
  readonly change: (settings: Partial<Settings>) => void;
  /** Changes the own decks as they are kept now, whoever changed them last. */
  readonly changeDecks: (change: (decks: readonly OwnDeck[]) => readonly OwnDeck[]) => void;
  /** Tells what was set aside; null: the player has read it. */
  readonly tellAside: (why: string | null) => void;
  /** Takes over what another tab has kept. */
  readonly refresh: () => void;
}

/** Moments still to be shown, in order. */
const queue: Moment[] = [];
/** Libraries that were asked for and are on their way. */
const onTheWay: Partial<Record<GameId, Promise<Library>>> = {};
/** What was played last, to play it again. */
let last: NewGameRequest | null = null;
let showing = false;
let isSkipping = false;
let endPause: () => void = () => {};

const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** A seed from the browser's own source of chance. */
export const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** What was set aside just now, in words; null: nothing. */
function asideText(why = ''): string | null {
  const names = [...new Set(newlyAside())].map((key) => messages.aside.names[kindOf(key)]);
  return names.length === 0 ? null : messages.aside.told(names.join(', '), why);
}

export const useStore = create<PageState>()((set, get) => {
  const adapter = (): Adapter => {
    const open = get().adapter;
    if (open === null) throw new Error(messages.loading);
    return open;
  };

  /** Shows what waits, one moment after the other, at the speed the player chose. */
  async function showQueue(): Promise<void> {
    if (showing) return;
    showing = true;
    while (queue.length > 0) {
      const [{ game }] = queue as [Moment];
      // The table of the game and its cards come first.
      const [page] = await Promise.all([tell(loadPage(game)), get().openLibrary(game)]);
      const moment = queue.shift();
      if (moment === undefined || moment.game !== game || page === null) continue;
      const time = PAUSE[effectiveSpeed(get().settings)];
      if (time > 0 && !isSkipping) {
        set({ busy: true });
        await play(page.scenesOf(moment), time);
      }
      present(moment, queue.length > 0);
      if (queue.length > 0 && time > 0 && !isSkipping && moment.happened.length > 0) await pause(time * 0.6);
    }
    showing = false;
    isSkipping = false;
    set({ busy: false });
    await saveProgress();
  }

  async function play(scenes: readonly SceneBase[], time: number): Promise<void> {
    for (const scene of scenes) {
      if (isSkipping) return;
      set({ scene });
      await pause(time * scene.weight);
    }
  }

  function present(next: Moment, more: boolean): void {
    const { seats, moment: before, log } = get();
    const moment = reuse(before, next);
    const shared = (seats?.filter((seat) => seat === 'human').length ?? 0) > 1;
    const asked = moment.question?.seat === moment.viewer;
    const changesHands = shared && asked && before?.viewer !== moment.viewer;
    set({
      moment,
      scene: null,
      busy: more,
      log: [...log.slice(0, moment.log.keep), ...moment.log.more],
      ...(changesHands ? { handOver: moment.viewer, inspected: null } : {}),
    });
  }

  /** When everything is shown, the game is kept. */
  async function saveProgress(): Promise<void> {
    const { moment } = get();
    if (moment === null) return;
    if (moment.result !== null) keepGame(null);
    else {
      const saved = await tell(adapter().ask('save'));
      if (saved !== null && get().moment === moment && !keepGame(saved))
        set({ notice: { text: messages.notKept, rule: null } });
    }
    if (newlyAside().length > 0) set({ notice: { text: messages.aside.otherTab, rule: null } });
  }

  async function tell<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      set({ notice: { text: sentenceOf(error), rule: null } });
      return null;
    }
  }

  function clearTable(seats: SavedGame['seats'], guided = false): void {
    queue.length = 0;
    set({
      guided,
      moment: null,
      scene: null,
      busy: false,
      past: null,
      log: [],
      handOver: null,
      notice: null,
      inspected: null,
      seats,
    });
  }

  function sendPreferences(): void {
    const { settings, hold, adapter: open } = get();
    if (open !== null)
      void tell(open.ask('prefer', { stops: settings.stops, hold, every: effectiveSpeed(settings) !== 'off' }));
  }

  return {
    adapter: null,
    libraries: {},
    facts: new Map(),
    settings: settingsFrom(load('settings')),
    decks: decksFrom(load('decks') ?? []),
    moment: null,
    scene: null,
    busy: false,
    past: null,
    log: [],
    handOver: null,
    seats: null,
    guided: false,
    hold: false,
    notice: null,
    aside: asideText(),
    inspected: null,

    open(opened) {
      set({ adapter: opened });
      opened.watch((moment) => {
        queue.push(moment);
        void showQueue();
      });
      sendPreferences();
    },
    async openLibrary(game) {
      if (get().libraries[game] !== undefined) return;
      const library = await tell((onTheWay[game] ??= adapter().ask('library', game)));
      delete onTheWay[game];
      if (library === null || get().libraries[game] !== undefined) return;
      const { libraries, facts } = get();
      set({
        libraries: { ...libraries, [game]: library },
        facts: new Map([...facts, ...library.cards.map((card) => [card.id, card] as const)]),
      });
    },
    async start(request) {
      last = request;
      takeGame();
      clearTable(request.seats);
      await tell(adapter().ask('start', request));
    },
    async again() {
      if (last === null) return false;
      await get().start({ ...last, seed: freshSeed() });
      return true;
    },
    async lesson(game, side) {
      last = null;
      takeGame();
      clearTable(
        messages.sides.map((name) => (name === side ? 'human' : 'easy')),
        true,
      );
      await tell(adapter().ask('lesson', game, side));
    },
    async resume() {
      const saved = takeGame();
      get().tellAside('');
      if (saved === null) return false;
      clearTable(saved.seats, saved.script !== undefined);
      const { game, edition, seed, decks } = saved.replay;
      last = saved.script !== undefined || !isGame(game) ? null : { game, edition, seed, decks, seats: saved.seats };
      try {
        const { stop } = await adapter().ask('resume', saved);
        if (stop !== null && setAside('game')) get().tellAside(messages.aside.goesOn(stop));
        return true;
      } catch (error) {
        // Made with other cards, or damaged: set aside, so that the page is not stuck with it.
        setAside('game');
        set({ seats: null });
        get().tellAside(sentenceOf(error));
        return false;
      }
    },
    async answer(index) {
      const { moment, past, busy } = get();
      if (moment === null || moment.question === null || past !== null || busy) return;
      set({ notice: null, inspected: null }); // a card held large must not cover what is asked next
      await tell(adapter().ask('answer', moment.viewer, moment.decision, index));
    },
    async answerAll(answers) {
      const { moment, past, busy } = get();
      if (moment === null || moment.question === null || past !== null || busy) return;
      set({ notice: null, inspected: null });
      await tell(adapter().ask('answerAll', moment.viewer, moment.decision, answers));
    },
    async concede() {
      const { moment } = get();
      if (moment === null || moment.result !== null) return;
      set({ notice: null, past: null });
      await tell(adapter().ask('concede', moment.viewer));
    },
    async goOn() {
      const { moment, busy } = get();
      if (moment !== null && !busy) await tell(adapter().ask('goOn', moment.decision));
    },
    async undo() {
      const { moment, busy } = get();
      if (busy || moment?.canUndo !== true) return;
      set({ notice: null, past: null });
      await tell(adapter().ask('undo', moment.viewer));
    },
    async passUntil(until) {
      if (get().busy) return;
      set({ notice: null });
      await tell(adapter().ask('passUntil', until));
    },
    async lookAt(decision) {
      if (decision === null) set({ past: null });
      else set({ past: await tell(adapter().ask('at', decision)) });
    },
    takeOver() {
      set({ handOver: null });
    },
    skipScenes() {
      if (!showing) return;
      isSkipping = true;
      endPause();
    },
    setHold(hold) {
      set({ hold });
      sendPreferences();
    },
    inspect(face, card = -1, place = 'right') {
      const { inspected } = get();
      if (face === null ? inspected === null : inspected?.face === face && inspected.card === card) return;
      set({ inspected: face === null ? null : { face, card, place } });
    },
    notify(notice) {
      set({ notice });
    },
    change(part) {
      // Another tab may have changed others of them meanwhile.
      const kept = load('settings');
      const settings = { ...(kept === null ? get().settings : settingsFrom(kept)), ...part };
      set({ settings });
      if (!keep('settings', settings)) set({ notice: { text: messages.notKept, rule: null } });
      if (part.stops !== undefined || part.speed !== undefined) sendPreferences();
    },
    changeDecks(change) {
      const kept = load('decks');
      const decks = change(kept === null ? get().decks : decksFrom(kept));
      set({ decks });
      if (!keep('decks', decks)) set({ notice: { text: messages.notKept, rule: null } });
    },
    tellAside(why) {
      if (why === null) return set({ aside: null });
      const said = asideText(why);
      if (said !== null) set({ aside: said });
    },
    refresh() {
      const [settings, decks] = [load('settings'), load('decks')];
      set({ ...(settings === null ? {} : { settings: settingsFrom(settings) }), decks: decksFrom(decks ?? []) });
    },
  };
});
