// What one viewer gets of a match, and the host that takes commands from several.
import { describe, expect, test } from 'vitest';
import { below, Feed, Follower, Host, IllegalAnswer, Match, seeded, SPECTATOR, viewersOf } from '../src/index.ts';
import {
  masks,
  type MasksEvent,
  type MasksState,
  type MasksTable,
  setupOf,
  teamSetup,
  withStep,
} from '../src/testing/toys/masks.ts';

type MasksMatch = Match<MasksState, MasksTable>;

function playOn(match: MasksMatch, seed: string, most: number): void {
  const random = seeded(seed);
  for (let i = 0; i < most && match.state.question !== null; i++)
    match.repeat(below(random, match.state.question.options.length));
}

const toldTo = ({ events }: MasksMatch, viewer: number): unknown[] =>
  (events as readonly MasksEvent[]).map((event) => masks.viewEvent(event, viewer));

describe('a feed', () => {
  test('gives everything first, and then what is new', () => {
    const match = Match.start(masks, setupOf('feed'));
    const feed = new Feed(match, 1);
    const first = feed.sync();
    expect([first.keep, first.decision, first.version]).toEqual([0, 0, 1]);
    expect(first.view).toEqual(masks.view(match.table, 1));
    expect(first.events).toEqual(toldTo(match, 1));
    playOn(match, 'f', 3);
    const next = feed.sync(first.version);
    expect([next.keep, next.decision, next.version]).toEqual([first.events.length, 3, 2]);
    expect([...first.events, ...next.events]).toEqual(toldTo(match, 1));
  });

  test('has nothing new when nothing happened', () => {
    const match = Match.start(masks, setupOf('feed'));
    const feed = new Feed(match, 0);
    const { version, events } = feed.sync();
    expect(feed.sync(version)).toMatchObject({ version, keep: events.length, events: [] });
  });

  test.each([-1, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('gives everything to who is at %d', (version) => {
    const match = Match.start(masks, setupOf('feed'));
    playOn(match, 'f', 9);
    const feed = new Feed(match, 2);
    expect(feed.sync(version)).toEqual(new Feed(match, 2).sync());
  });

  test('takes back what was taken back, also of what came and went in between', () => {
    for (const keep of [true, false]) {
      const match = Match.start(masks, setupOf('back'), { keep });
      const feed = new Feed(match, 0);
      const [near, far] = [new Follower<MasksState>(), new Follower<MasksState>()];
      for (const [answers, back] of [
        [40, 35],
        [10, 2],
        [1, 1],
        [50, 31],
      ] as const) {
        playOn(match, `on ${answers}`, answers);
        near.take(feed.sync(near.version));
        match.undo(back);
        near.take(feed.sync(near.version));
        expect(near.events).toEqual(new Feed(match, 0).sync().events);
        expect(near.view).toEqual(masks.view(match.table, 0));
        expect(near.decision).toBe(back);
      }
      far.take(feed.sync(far.version));
      expect(far).toEqual(near);
    }
  });

  test('counts a change without an event too', () => {
    const match = Match.start(masks, setupOf('quiet'));
    playOn(match, 'q', 2);
    expect(match.state.question?.kind).toBe('look');
    const feed = new Feed(match, 0);
    const { version } = feed.sync();
    match.repeat(0); // passes: nothing is told
    const passed = feed.sync(version);
    expect([passed.version, passed.events]).toEqual([version + 1, []]);
  });

  test('counts another answer in the place of one that was taken back, where neither is told', () => {
    const silent = withStep('looked', () => (g) => {
      g.state.note = g.state.note * 10 + 1 + g.state.seats.length;
    });
    const game = { ...silent, violations: () => [] };
    const match = Match.start(game, setupOf('silent'));
    playOn(match, 's', 2);
    const feed = new Feed(match, 0);
    match.repeat(0);
    const { version } = feed.sync();
    match.undo(2);
    match.repeat(1);
    expect(feed.sync(version).version).toBeGreaterThan(version);
  });

  test('counts an option that failed', () => {
    const match = Match.start(masks, setupOf('bomb', 'bomb 1 2', '3 4 5', '6 7 8'));
    const feed = new Feed(match, 0);
    const { version } = feed.sync();
    const bomb = match.state.question!.options.findIndex(
      (option) => masks.describeOption(match.table, option) === 'lay bomb',
    );
    match.repeat(bomb);
    const failed = feed.sync(version);
    expect(failed.view.state.failed).toEqual([bomb]);
    expect(failed.version).toBeGreaterThan(version);
  });

  test('holds nothing that its viewer may not know', () => {
    for (const setup of [setupOf('closed'), teamSetup('closed')]) {
      const match = Match.start(masks, setup);
      playOn(match, 'c', 20);
      for (const viewer of viewersOf(match.state)) {
        const { view, events } = new Feed(match, viewer).sync();
        expect(view.seat).toBe(viewer);
        expect(JSON.stringify(events)).not.toContain('witnesses');
        expect(events).toEqual(toldTo(match, viewer));
        const others = match.state.hand.filter((_, seat) => seat !== viewer).flat();
        for (const card of others) expect(view.state.def[card]).toBe(-1);
      }
    }
  });

  test('leaves out events that the viewer may not know of at all', () => {
    const game: typeof masks = {
      ...masks,
      viewEvent: (event, viewer) =>
        event.kind === 'look' && viewer !== event.seat ? null : masks.viewEvent(event, viewer),
    };
    const match = Match.start(game, setupOf('secret'));
    const feed = new Feed(match, SPECTATOR);
    const follower = new Follower<MasksState>();
    for (let i = 0; i < 6; i++) {
      playOn(match, `s${i}`, 6);
      if (i % 2 === 1) match.undo(match.commands.length - 3);
      follower.take(feed.sync(follower.version));
      const known = match.events.filter(({ kind }) => kind !== 'look');
      expect(follower.events).toEqual((known as MasksEvent[]).map((event) => masks.viewEvent(event, SPECTATOR)));
    }
    expect(match.events.some(({ kind }) => kind === 'look')).toBe(true);
  });

  test('goes over a network as text', () => {
    const match = Match.start(masks, setupOf('net'));
    const [here, there] = [new Follower<MasksState>(), new Follower<MasksState>()];
    const feed = new Feed(match, 1);
    for (let i = 0; i < 5; i++) {
      playOn(match, `n${i}`, 5);
      const update = feed.sync(here.version);
      here.take(update);
      there.take(JSON.parse(JSON.stringify(update)) as typeof update);
    }
    expect(there).toEqual(here);
  });
});

describe('a host', () => {
  const hosted = (): Host<MasksState, MasksTable> => new Host(Match.start(masks, setupOf('host')));

  test('tells all what is open to all, once for each change', () => {
    const host = hosted();
    const first = host.sync()!;
    expect(first).toEqual({ version: 1, seats: masks.seats, decision: 0, asked: 0, result: null });
    expect(host.sync(first.version)).toBeNull();
    host.answer(0, 0, 1);
    expect(host.sync(first.version)).toEqual({ ...first, version: 2, decision: 1, asked: 1 });
    host.undo(0);
    expect(host.sync(2)).toEqual({ ...first, version: 3 });
    host.concede(2);
    expect(host.sync(3)).toMatchObject({ version: 4, asked: -1, result: { outcomes: ['won', 'won', 'lost'] } });
  });

  test('takes an answer from the seat that is asked, for the decision that is open', () => {
    const host = hosted();
    const before = host.match.hash();
    expect(() => host.answer(1, 0, 0)).toThrow('seat 1 is not asked; seat 0 is');
    expect(() => host.answer(0, 1, 0)).toThrow('that answers decision 1; the game is at 0');
    expect(() => host.answer(0, -1, 0)).toThrow(IllegalAnswer);
    expect(() => host.answer(0, 0, 9)).toThrow('there is no option 9');
    expect(() => host.concede(7)).toThrow('there is no seat 7 to concede');
    expect(() => host.undo(1)).toThrow('there is no decision 1 to go back to');
    expect([host.match.hash(), host.sync(1)]).toEqual([before, null]);
    host.answer(0, 0, 0);
    // The same once more, by a hand that slipped or a message that came twice.
    expect(() => host.answer(0, 0, 0)).toThrow('that answers decision 0; the game is at 1');
    expect(host.match.commands).toEqual([0]);
  });

  test('counts an answer that failed: what is offered is another', () => {
    const host = new Host(Match.start(masks, setupOf('bomb', 'bomb 1 2', '3 4 5', '6 7 8')));
    const { options } = host.match.state.question!;
    const bomb = options.findIndex((option) => masks.describeOption(host.match.table, option) === 'lay bomb');
    host.answer(0, 0, bomb);
    expect(host.sync(1)).toMatchObject({ version: 2, decision: 0, asked: 0 });
  });

  test('feeds seats and spectators, and nobody else', () => {
    const host = hosted();
    for (const viewer of [0, 1, 2, SPECTATOR]) expect(host.feed(viewer).sync().view.seat).toBe(viewer);
    for (const viewer of [3, 31, -2, 0.5, Number.NaN]) expect(() => host.feed(viewer)).toThrow(IllegalAnswer);
    expect(() => host.feed(31)).toThrow('there is no seat 31 to look from');
  });
});
