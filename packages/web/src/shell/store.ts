/** How the page's state changes: games begin and go on, answers are given, what happened is shown, settings are kept. */
import { create } from 'zustand';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { GameId } from '../session/moment.ts';
import type { Adapter, Library, NewGameRequest } from '../session/protocol.ts';
import type { SavedGame } from '../session/new-game.ts';
import { asideRead, asideText } from './aside.ts';
import { factsOf } from './facts.ts';
import { keepResult } from './history.ts';
import type { PageState } from './page-state.ts';
import { settingsFrom } from './settings.ts';
import { Showing } from './showing.ts';
import { PageStage } from './stage.ts';
import { loadPage } from './tables.ts';
import { repeatOf, swapped } from './repeat.ts';
import { claim } from './claim.ts';
import { decksFrom, keep, load, newlyAside, setAside, type WaitingKey } from './storage.ts';
import { beginHere, chooseHere, keepHere, leaveHere, nextHere, placeHere, removeWaiting, takeHere } from './waiting.ts';

/** Libraries that were asked for and are on their way. */
const onTheWay: Partial<Record<GameId, Promise<Library>>> = {};
/** What was played last, to play it again. */
let last: NewGameRequest | null = null;
/** Several things that happen at once are kept once; no longer than anybody needs to reload. */
const SOON = 40;
let soon: ReturnType<typeof setTimeout> | undefined;

/** A seed from the browser's own source of chance: nobody who sees what it gave can try all there are. */
export const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export const useStore = create<PageState>()((set, get) => {
  const adapter = (): Adapter => {
    const open = get().adapter;
    if (open === null) throw new Error(messages.loading);
    return open;
  };

  const stage = new PageStage({
    get,
    set,
    async open(game) {
      // The table of the game and its cards come first.
      const [page] = await Promise.all([tell(loadPage(game)), get().openLibrary(game)]);
      return page;
    },
    done: saveProgress,
  });
  const showing = new Showing(stage);

  /** Whether something can be answered now. What is still being shown is shown at once: nobody waits for it. */
  function isAsked(): boolean {
    const { moment, past, busy } = get();
    if (busy) showing.skip();
    return !busy && moment !== null && moment.question !== null && past === null;
  }

  /** When everything is shown, the game is kept. */
  async function saveProgress(): Promise<void> {
    const { moment } = get();
    if (moment === null) return;
    if (moment.result !== null) {
      // First among those that were played, then away from those that wait: it is nowhere at no time.
      const ended = placeHere();
      if (!get().guided)
        await tell(
          adapter()
            .ask('save')
            .then((saved) => keepResult(moment, saved)),
        );
      if (placeHere() === ended) keepHere(null);
      else if (ended !== null) removeWaiting(ended);
    } else {
      const saved = await tell(adapter().ask('save'));
      if (saved !== null && get().moment === moment && !keepHere(saved))
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

  function clearTable(seats: SavedGame['seats'] | null, guided = false, alone: number | null = null): void {
    showing.clear();
    stage.forget();
    set({
      guided,
      alone,
      repeatable: last !== null,
      moment: null,
      scene: null,
      beat: null,
      busy: false,
      past: null,
      log: [],
      handOver: null,
      notice: null,
      inspected: null,
      elsewhere: null,
      seats,
    });
  }

  /** Keeps the game at the table as it is by now, also what is still to be shown of it. */
  async function keepNow(): Promise<void> {
    const { moment } = get();
    if (moment === null || moment.result !== null || placeHere() === null) return;
    const saved = await tell(adapter().ask('save'));
    if (saved !== null && get().moment?.game === moment.game) keepHere(saved);
  }

  /** What is only going to be shown has happened: whoever reloads meanwhile takes nothing back, having seen the dice. */
  function keepSoon(): void {
    clearTimeout(soon);
    soon = setTimeout(() => {
      if (get().busy) void keepNow();
    }, SOON);
  }

  /** Clears the table for a game with a place of its own: what waits goes on waiting. */
  function beginTable(...table: Parameters<typeof clearTable>): void {
    const place = beginHere();
    void claim(place, false, () => lose(place));
    clearTable(...table);
  }

  /** Another tab goes on with the game. */
  function lose(place: WaitingKey): void {
    if (placeHere() !== place) return;
    leaveHere();
    clearTable(null);
    set({ elsewhere: { place, taken: true } });
  }

  function sendPreferences(): void {
    const { settings, hold, adapter: open } = get();
    if (open !== null) void tell(open.ask('prefer', { stops: settings.stops, hold, every: settings.speed !== 'off' }));
  }

  return {
    adapter: null,
    libraries: {},
    facts: new Map(),
    settings: settingsFrom(load('settings')),
    decks: decksFrom(load('decks') ?? []),
    moment: null,
    scene: null,
    beat: null,
    busy: false,
    past: null,
    log: [],
    handOver: null,
    seats: null,
    alone: null,
    guided: false,
    repeatable: false,
    hold: false,
    notice: null,
    aside: asideText(),
    inspected: null,
    elsewhere: null,

    open(opened) {
      set({ adapter: opened });
      opened.watch((moment) => {
        showing.add(moment);
        keepSoon();
      });
      sendPreferences();
    },
    async openLibrary(game) {
      if (get().libraries[game] !== undefined) return;
      const library = await tell((onTheWay[game] ??= adapter().ask('library', game)));
      delete onTheWay[game];
      if (library === null || get().libraries[game] !== undefined) return;
      set({ libraries: { ...get().libraries, [game]: library } });
    },
    async start(request) {
      if (get().moment !== null) await keepNow();
      last = request;
      beginTable(request.seats, false, request.alone);
      await tell(adapter().ask('start', request));
    },
    async again(swap = false) {
      if (last === null) return false;
      await get().start({ ...(swap ? swapped(last) : last), seed: freshSeed() });
      return true;
    },
    async lesson(game, side, edition) {
      if (get().moment !== null) await keepNow();
      last = null;
      beginTable(
        messages.sides.map((name) => (name === side ? 'human' : 'easy')),
        true,
      );
      await tell(adapter().ask('lesson', game, side, edition));
    },
    async choose(place) {
      chooseHere(place);
      // What is at this table already is not opened anew.
      if (placeHere() === place) return;
      await keepNow();
      leaveHere();
      clearTable(null);
    },
    async resume(takeOver = false) {
      const place = get().elsewhere?.place ?? nextHere()?.place;
      if (place === undefined) {
        get().tellAside('');
        return false;
      }
      if (!(await claim(place, takeOver, () => lose(place)))) {
        set({ elsewhere: { place, taken: false } });
        return true;
      }
      // Read only now: until just now another tab may have played on.
      const saved = takeHere(place);
      get().tellAside('');
      if (saved === null) {
        set({ elsewhere: null });
        return false;
      }
      last = repeatOf(saved);
      clearTable(saved.seats, saved.script !== undefined, saved.alone);
      try {
        const { stop } = await adapter().ask('resume', saved);
        if (stop !== null && setAside(place)) get().tellAside(messages.aside.goesOn(stop));
        return true;
      } catch (error) {
        // Made with other cards, or damaged: set aside, so that the page is not stuck with it.
        setAside(place);
        set({ seats: null });
        get().tellAside(sentenceOf(error));
        return false;
      }
    },
    keepNow,
    async playOn(decision, seats) {
      if (get().moment !== null) await keepNow();
      last = null;
      beginTable(seats);
      await tell(adapter().ask('playOn', decision, seats));
    },
    async answer(decision, index) {
      const { moment } = get();
      if (moment === null || moment.decision !== decision || !isAsked()) return;
      set({ notice: null, inspected: null, beat: null }); // a card held large must not cover what is asked next
      await tell(adapter().ask('answer', moment.viewer, decision, index));
    },
    async answerAll(answers) {
      const { moment } = get();
      if (moment === null || !isAsked()) return;
      set({ notice: null, inspected: null, beat: null });
      await tell(adapter().ask('answerAll', moment.viewer, moment.decision, answers));
    },
    async concede() {
      const { moment, alone } = get();
      if (moment === null || moment.result !== null) return;
      set({ notice: null, past: null });
      await tell(adapter().ask('concede', alone ?? moment.viewer));
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
      if (!isAsked()) return;
      set({ notice: null, beat: null });
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
      showing.skip();
    },
    step() {
      if (get().settings.step) showing.next();
      else get().change({ step: true });
    },
    endBeat(beat) {
      if (get().beat === beat && !get().busy) set({ beat: null });
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
      if (part.step !== undefined) showing.follow();
    },
    changeDecks(change) {
      const kept = load('decks');
      const decks = change(kept === null ? get().decks : decksFrom(kept));
      set({ decks });
      if (!keep('decks', decks)) set({ notice: { text: messages.notKept, rule: null } });
    },
    tellAside(why) {
      if (why === null) {
        asideRead();
        return set({ aside: null });
      }
      const said = asideText(why);
      if (said !== null) set({ aside: said });
    },
    refresh() {
      const [settings, decks] = [load('settings'), load('decks')];
      set({ ...(settings === null ? {} : { settings: settingsFrom(settings) }), decks: decksFrom(decks ?? []) });
    },
  };
});

/** For what knows no game (a card held large, a replay): where two games share an id, that of the game on the table. */
function factsOfAll(page: PageState): PageState['facts'] {
  const games = Object.keys(page.libraries) as GameId[];
  const played = page.moment?.game;
  return new Map(
    games.toSorted((a, b) => Number(a === played) - Number(b === played)).flatMap((game) => [...factsOf(page, game)]),
  );
}

// Before anything is drawn with them.
useStore.subscribe((now, before) => {
  if (now.libraries !== before.libraries || (now.moment !== null && now.moment.game !== before.moment?.game))
    useStore.setState({ facts: factsOfAll(now) });
});
