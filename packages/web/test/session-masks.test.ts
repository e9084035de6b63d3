// A table and the people at it, without the real games: three seats, so that nothing counts on two.
import { IllegalAnswer, type Update } from '@dejarik/kernel';
import { masks } from '@dejarik/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../src/session/local-table.ts';
import { NO_ARRIVAL } from '../src/session/moment.ts';
import { type NewGame, newGameOf, type SeatKind } from '../src/session/new-game.ts';
import { DEFAULT_PREFERENCES } from '../src/session/preferences.ts';
import { Session } from '../src/session/session.ts';
import type { TableLink } from '../src/session/table-link.ts';
import { type MasksMoment, masksPage } from './support/masks-page.ts';

type MasksSession = Session<masks.MasksState, masks.MasksTable, masks.MasksEvent, MasksMoment>;
type MasksLocal = LocalTable<masks.MasksState, masks.MasksTable>;

interface Played {
  readonly table: MasksLocal;
  readonly session: MasksSession;
  readonly shown: readonly MasksMoment[];
  readonly now: () => MasksMoment;
}

/** Bots that always take the first option. */
const first = { name: 'first', choose: () => 0 };

const setupOf = (seats: readonly SeatKind[]): NewGame => ({ ...masks.setupOf('table'), seats });

function open(
  seats: readonly SeatKind[],
  setup = setupOf(seats),
  stored: MasksLocal['match']['commands'] = [],
): Played {
  const shown: MasksMoment[] = [];
  const bots = seats.map((kind) => (kind === 'human' ? null : first));
  const table: MasksLocal = new LocalTable(masks.masks, setup, stored, bots);
  const publish = (moment: MasksMoment): void => void shown.push(moment);
  const session: MasksSession = new Session(masksPage(), table, { seats, publish, guide: table, stored });
  session.begin();
  return { table, session, shown, now: () => shown.at(-1)! };
}

const ALONE = ['easy', 'human', 'normal'] as const;
const TOGETHER = ['human', 'human', 'human'] as const;

/** Takes the first choice that is offered. */
function step({ session, now }: Played): void {
  const { viewer, decision, question } = now();
  expect(session.answer(viewer, decision, question!.choices[0]!.index)).toBe(true);
}

describe('a command', () => {
  it('is taken from the seat that is asked, for the question that is open, and for what is offered', () => {
    const { session, table, now } = open(ALONE);
    const { decision, question } = now();
    expect(question).toMatchObject({ seat: 1, kind: 'lay' });
    const before = table.match.hash();
    const past = question!.choices.length;
    for (const [seat, at, index] of [
      [0, decision, 0],
      [2, decision, 0],
      [-1, decision, 0],
      [3, decision, 0],
      [1, decision - 1, 0],
      [1, decision + 1, 0],
      [1, decision, -1],
      [1, decision, -2],
      [1, decision, past],
      [1, decision, 0.5],
      [1, decision, Number.NaN],
    ] as const)
      expect(session.answer(seat, at, index), `${seat} ${at} ${index}`).toBe(false);
    expect(table.match.hash()).toBe(before);
    expect(session.answer(1, decision, 0)).toBe(true);
    expect(session.answer(1, decision, 0)).toBe(false);
  });

  it('gives up a seat that a person at this device plays, and no other', () => {
    const { session, now } = open(ALONE);
    for (const seat of [0, 2, -1, 3, Number.NaN]) expect(session.concede(seat)).toBe(false);
    expect(now().result).toBeNull();
    expect(session.concede(1)).toBe(true);
    expect(now().result).toEqual({ outcomes: ['won', 'lost', 'won'], reason: 'concession' });
    expect(session.concede(1)).toBe(false);
  });

  it('that goes around the session is refused by the table too', () => {
    const { table, now } = open(ALONE);
    const before = table.match.hash();
    const { decision } = now();
    table.answer(0, decision, 0);
    table.answer(1, decision - 1, 0);
    table.answer(1, decision, -2);
    table.answer(1, decision, 99);
    table.concede(0);
    table.concede(-1);
    table.undo(1, decision);
    table.undo(0, 0);
    expect(table.match.hash()).toBe(before);
  });
});

describe('a moment', () => {
  it('lists every seat, the viewer’s cards open and the others’ hidden', () => {
    const { sides, viewer } = open(ALONE).now();
    expect(viewer).toBe(1);
    expect(sides.map(({ hand }) => hand.some((face) => face !== null))).toEqual([false, true, false]);
  });

  it('comes after each answer that shows something', () => {
    const played = open(ALONE);
    step(played);
    const before = played.shown.length;
    step(played); // and the bots answer too
    const shown = played.shown.slice(before);
    expect(shown.length).toBeGreaterThan(2);
    for (const moment of shown) expect(moment.happened.length).toBeGreaterThan(0);
  });

  it('goes from one person to the next, who sees what happened since their last look', () => {
    const played = open(TOGETHER);
    expect(played.now().viewer).toBe(0);
    step(played);
    const [own, next] = played.shown.slice(-2);
    expect([own!.viewer, next!.viewer]).toEqual([0, 1]);
    expect(own!.happened.map(({ kind }) => kind)).toEqual(['lay']);
    // The log is another's now: all of it is told.
    expect(next!.log.keep).toBe(0);
    const laid = next!.happened.filter(({ kind }) => kind === 'lay');
    expect(laid).toMatchObject([{ seat: 0, face: null }]);
  });

  it('of the past is what the viewer knew then', async () => {
    const played = open(ALONE);
    const { decision, sides } = played.now();
    step(played);
    step(played);
    const past = await played.session.momentAt(decision);
    expect(past).toMatchObject({ decision, sides, question: null });
    await expect(played.session.momentAt(10_000)).rejects.toBeInstanceOf(IllegalAnswer);
  });
});

describe('taking back', () => {
  it('ends where something was learned', () => {
    const played = open(TOGETHER);
    step(played); // lays; the next seat lays its own
    step(played);
    // The one who laid may look at the card before it; that is learned.
    const { viewer, question } = played.now();
    expect(question!.kind).toBe('look');
    expect(played.now().canUndo).toBe(true);
    played.session.answer(viewer, played.now().decision, 1);
    expect(played.shown.findLast((moment) => moment.viewer === viewer)!.canUndo).toBe(false);
    expect(played.session.undo(viewer)).toBe(false);
    const { table } = played;
    const before = table.match.commands.length;
    table.undo(viewer, before - 1);
    expect(table.match.commands.length).toBe(before);
  });

  it('brings back the question, and only to the one who answered it', () => {
    const played = open(TOGETHER);
    step(played);
    const { decision } = played.now();
    step(played);
    expect(played.now()).toMatchObject({ viewer: 1, question: { kind: 'look' }, canUndo: true });
    expect(played.session.undo(0)).toBe(false);
    expect(played.session.undo(1)).toBe(true);
    expect(played.now()).toMatchObject({
      decision,
      viewer: 1,
      canUndo: false,
      happened: [],
      question: { kind: 'lay' },
    });
    step(played);
    expect(played.now().question!.kind).toBe('look');
  });
});

describe('a game that was left', () => {
  it('goes on at the same question with the same log, from which one can look back', async () => {
    const played = open(ALONE);
    for (let n = 0; n < 4; n++) step(played);
    const saved = played.table.saved();
    const again = open(ALONE, newGameOf(saved), saved.replay.commands.slice());
    expect(again.shown).toHaveLength(1);
    expect(again.now()).toMatchObject({
      decision: played.now().decision,
      question: played.now().question,
      happened: [],
    });
    const log = played.shown.reduce<MasksMoment['log']['more'][number][]>(
      (lines, { log: { keep, more } }) => [...lines.slice(0, keep), ...more],
      [],
    );
    expect(again.now().log.more).toEqual(log);
    const at = log.at(-1)!.decision;
    expect((await again.session.momentAt(at)).sides).toEqual((await played.session.momentAt(at)).sides);
    // What is taken back after that is asked again, not taken for a part of the stored game.
    step(again);
    step(again);
  });
});

describe('a card that fails', () => {
  it('is not offered again, and the game goes on', () => {
    const decks = masks.setupOf('faulty', 'bomb bomb 1 2', masks.ORDINARY, masks.ORDINARY);
    const played = open(['human', 'easy', 'easy'], { ...decks, seats: ['human', 'easy', 'easy'] });
    const { decision, question, viewer } = played.now();
    const bomb = question!.choices.find(({ face }) => face === 'bomb')!;
    expect(played.session.answer(viewer, decision, bomb.index)).toBe(true);
    expect(played.table.match.faults).toHaveLength(1);
    expect(played.now()).toMatchObject({ decision, viewer });
    expect(played.now().question!.choices.map(({ index }) => index)).not.toContain(bomb.index);
    expect(played.session.answer(viewer, decision, bomb.index)).toBe(false);
    const other = played.now().question!.choices.find(({ face }) => face !== 'bomb')!;
    expect(played.session.answer(viewer, decision, other.index)).toBe(true);
  });
});

describe('passing on', () => {
  it('answers for one person and asks the others', () => {
    const played = open(TOGETHER);
    step(played);
    step(played);
    expect(played.now().viewer).toBe(1);
    played.session.passUntil('turn');
    expect(played.now()).toMatchObject({ viewer: 2, question: { kind: 'lay' } });
    step(played);
    expect(played.now()).toMatchObject({ viewer: 2, question: { kind: 'look' } });
  });
});

describe('a table elsewhere', () => {
  /** It answers later, as over a network, and several changes may come together. */
  class Slow implements TableLink<masks.MasksState> {
    readonly #table: MasksLocal;
    readonly sent: (() => void)[] = [];
    constructor(table: MasksLocal) {
      this.#table = table;
    }
    follow(viewers: readonly number[], listener: (updates: readonly Update<masks.MasksState>[]) => void): void {
      this.#table.follow(viewers, (updates) => listener(JSON.parse(JSON.stringify(updates))));
    }
    answer(...command: [number, number, number]): void {
      this.sent.push(() => this.#table.answer(...command));
    }
    concede(seat: number): void {
      this.sent.push(() => this.#table.concede(seat));
    }
    undo(...command: [number, number]): void {
      this.sent.push(() => this.#table.undo(...command));
    }
    at(viewer: number, decision: number) {
      return this.#table.at(viewer, decision);
    }
    deliver(): void {
      for (const command of this.sent.splice(0)) command();
    }
  }

  it('is played at in the same way: only data passes', () => {
    const near = open(ALONE);
    const table: MasksLocal = new LocalTable(masks.masks, setupOf(ALONE), [], [first, null, first]);
    const link = new Slow(table);
    const shown: MasksMoment[] = [];
    const publish = (moment: MasksMoment): void => void shown.push(moment);
    const far: MasksSession = new Session(masksPage(), link, {
      seats: ALONE,
      publish,
      preferences: DEFAULT_PREFERENCES,
    });
    far.begin();
    for (let n = 0; n < 100 && near.now().result === null; n++) {
      const { viewer, decision, question } = near.now();
      near.session.answer(viewer, decision, question!.choices[0]!.index);
      expect(far.answer(viewer, decision, question!.choices[0]!.index)).toBe(true);
      // Pressed twice before the table has answered: the second is late when it arrives.
      far.answer(viewer, decision, question!.choices[0]!.index);
      link.deliver();
    }
    expect(near.now().result).not.toBeNull();
    expect(shown).toEqual(near.shown);
  });
});

describe('what is asked of the game', () => {
  it('is answered from what the viewer may know', () => {
    const { session, table } = open(ALONE);
    const page = masksPage();
    const [hidden] = table.match.state.hand[0]!;
    expect(page.askGame(session.known, 'name', hidden)).toBe('name null');
  });

  it('cannot be asked of the true table: it does not compile', () => {
    const page = masksPage();
    const { table, session } = open(ALONE);
    const told = { events: [], decision: 0 };
    const wrong = [
      // @ts-expect-error a table without a viewer may hold anything
      () => page.askGame({ ...told, table: table.match.table }, 'name', -1),
      // @ts-expect-error a match is no table
      () => page.momentOf(table.match, NO_ARRIVAL, null),
      // @ts-expect-error
      () => page.kit.whyNot(table.match.table, { kind: 'lay', card: 0 }),
      // @ts-expect-error events are those that a viewer may know
      () => page.happenings({ ...told, table: session.known.table, events: table.match.events }, 0),
      // @ts-expect-error
      () => page.assistant().automatic(table.match, DEFAULT_PREFERENCES),
    ];
    expect(wrong).toHaveLength(5);
  });
});
