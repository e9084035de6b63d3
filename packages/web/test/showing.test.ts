// What is shown on the way to a moment: held for its time, stepped through, skipped; and how long things are held.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../src/session/moment.ts';
import type { CardFacts } from '../src/session/protocol.ts';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import { allFacts as ccgFacts } from '../src/session/swccg/facts.ts';
import { swtcg } from '../src/session/swtcg/engine.ts';
import { allFacts as tcgFacts } from '../src/session/swtcg/facts.ts';
import { youngJedi } from '../src/session/young-jedi/engine.ts';
import { allFacts as youngJediFacts } from '../src/session/young-jedi/facts.ts';
import { beatsOf } from '../src/shell/beats.ts';
import { DEFAULT_SETTINGS, type Settings } from '../src/shell/settings.ts';
import { Showing, type Stage } from '../src/shell/showing.ts';
import { PageStage } from '../src/shell/stage.ts';
import { isReduced, isStill, paceOf, readingTime } from '../src/shell/speed.ts';
import { thrown } from '../src/swtcg/throwing.ts';

type PageOf = ConstructorParameters<typeof PageStage>[0];

/** A moment is its scenes: each says whose it is. */
type Scene = 'mine' | 'theirs';

function onStage({ time = 100, stepping = false } = {}) {
  const seen: string[] = [];
  const now = { stepping, time };
  const stage: Stage<readonly Scene[], Scene> = {
    lead: (moment) => Promise.resolve(moment),
    show(scene) {
      seen.push(scene);
      return { time: now.time, theirs: scene === 'theirs' };
    },
    present(moment, more) {
      seen.push(`[${moment.join()}]${more ? '+' : ''}`);
      return { time: now.time, theirs: false };
    },
    done() {
      seen.push('done');
      return Promise.resolve();
    },
    isStepping: () => now.stepping,
  };
  return { showing: new Showing(stage), seen, now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

describe('what is shown', () => {
  it('is held for its time, one thing after the other', async () => {
    const { showing, seen } = onStage();
    showing.add(['mine', 'theirs']);
    showing.add(['mine']);
    await pass(0);
    expect(seen).toEqual(['mine']);
    await pass(99);
    expect(seen).toEqual(['mine']);
    await pass(1);
    expect(seen).toEqual(['mine', 'theirs']);
    await pass(100);
    expect(seen).toEqual(['mine', 'theirs', '[mine,theirs]+']);
    await pass(100);
    expect(seen.at(-1)).toBe('mine');
    await pass(100);
    // The last moment is there at once when its scenes were shown: its question is open.
    expect(seen.slice(-2)).toEqual(['[mine]', 'done']);
  });

  it('is skipped to the present by one press, without a wait', async () => {
    const { showing, seen } = onStage();
    showing.add(['theirs', 'theirs']);
    showing.add(['theirs']);
    await pass(10);
    showing.skip();
    await pass(0);
    expect(seen).toEqual(['theirs', '[theirs,theirs]+', '[theirs]', 'done']);
    // What comes later is shown again.
    showing.add(['mine']);
    await pass(0);
    expect(seen.at(-1)).toBe('mine');
  });

  it('waits for a press in step mode, where others did it', async () => {
    const { showing, seen, now } = onStage({ stepping: true });
    showing.add(['mine', 'theirs', 'theirs']);
    await pass(100);
    expect(seen).toEqual(['mine', 'theirs']);
    await pass(60_000);
    expect(seen).toEqual(['mine', 'theirs']);
    showing.next();
    await pass(60_000);
    expect(seen).toEqual(['mine', 'theirs', 'theirs']);
    // Going on by itself again.
    now.stepping = false;
    showing.follow();
    await pass(100);
    expect(seen.at(-1)).toBe('done');
  });

  it('stops where it is when stepping begins', async () => {
    const { showing, seen, now } = onStage();
    showing.add(['theirs', 'theirs']);
    await pass(50);
    now.stepping = true;
    showing.follow();
    await pass(60_000);
    expect(seen).toEqual(['theirs']);
    showing.skip();
    await pass(0);
    expect(seen.at(-1)).toBe('done');
  });

  it('takes no time at all when nothing is held', async () => {
    const { showing, seen } = onStage({ time: 0 });
    showing.add(['mine', 'theirs']);
    await pass(0);
    expect(seen.at(-1)).toBe('done');
  });

  it('of a game that was cleared away is never presented', async () => {
    const { showing, seen } = onStage();
    showing.add(['theirs']);
    await pass(10);
    showing.clear();
    await pass(1000);
    expect(seen).toEqual(['theirs', 'done']);
  });
});

describe('speed and motion', () => {
  it('are two settings: reduced motion takes no time away', () => {
    for (const motion of ['system', 'full', 'reduced'] as const) {
      const settings: Settings = { ...DEFAULT_SETTINGS, motion };
      expect(paceOf(settings)).toBe(1);
    }
    expect(isReduced({ motion: 'system' }, () => ({ matches: true }))).toBe(true);
    expect(isReduced({ motion: 'full' }, () => ({ matches: true }))).toBe(false);
    expect(isReduced({ motion: 'reduced' }, () => ({ matches: false }))).toBe(true);
    expect(isStill({ ...DEFAULT_SETTINGS, motion: 'full', speed: 'off' })).toBe(true);
  });

  it('is slow by half, fast by half, or takes no time', () => {
    expect((['slow', 'normal', 'fast', 'off'] as const).map((speed) => paceOf({ speed }))).toEqual([1.5, 1, 0.5, 0]);
  });

  it('gives more time to more words, within bounds', () => {
    expect(readingTime(['Turn 2'])).toBeLessThan(readingTime(['Dark builds with 6 build points, and much more']));
    expect(readingTime(['Turn 2'])).toBeGreaterThanOrEqual(900);
    expect(readingTime([Array.from({ length: 500 }, () => 'word').join(' ')])).toBeLessThanOrEqual(25_000);
  });
});

describe('a card that another player plays', () => {
  const games: readonly (readonly CardFacts[])[] = [
    tcgFacts(swtcg()),
    youngJediFacts(youngJedi()),
    ccgFacts(starWarsCcg()),
  ];
  /** A stage with these cards; `held`: for how long a card is held up, played by the seat. */
  function stageWith(cards: readonly CardFacts[] = games[2]!, settings = DEFAULT_SETTINGS) {
    const facts = new Map(cards.map((card) => [card.id, card]));
    const state = { settings, facts, moment: { viewer: 1 } } as unknown as ReturnType<PageOf['get']>;
    const page: PageOf = {
      get: () => state,
      set() {},
      open: () => Promise.resolve(null),
      done: () => Promise.resolve(),
    };
    const stage = new PageStage(page);
    const held = ({ id }: CardFacts, seat = 0): number =>
      stage.show({ scene: { kind: 'play', face: id, weight: 1, seat } }).time;
    return { stage, held };
  }
  const wordsOf = ({ title, text }: CardFacts): number => [title, ...text].join(' ').split(/\s+/u).length;
  const [longest] = games.flat().toSorted((a, b) => wordsOf(b) - wordsOf(a));

  it('is held up for as long as it takes to read it, every card of every game', () => {
    const short = games.flatMap((cards) => {
      const { held } = stageWith(cards);
      return cards.filter((card) => held(card) < 500 + 200 * wordsOf(card));
    });
    expect(games.flat().length).toBeGreaterThan(1900);
    expect(short.map(({ title }) => title)).toEqual([]);
  });

  it('is known the next time, and in the next game needs a glance', () => {
    const { stage, held } = stageWith();
    expect(held(longest!)).toBeGreaterThan(20_000);
    expect(held(longest!)).toBeLessThan(1000);
    stage.forget();
    expect(held(longest!)).toBe(5000);
    stage.forget();
    expect(held(longest!)).toBe(5000);
  });

  it('is held up no longer than any scene when it is the own', () => {
    expect(stageWith().held(longest!, 1)).toBeLessThan(1000);
  });

  it('is held up for half the time when things go fast', () => {
    const fast = stageWith(games[2], { ...DEFAULT_SETTINGS, speed: 'fast' }).held(longest!);
    expect(fast).toBe(stageWith().held(longest!) / 2);
  });
});

describe('beats', () => {
  const entry = (level: LogEntry['level'], text: string): LogEntry => ({
    level,
    text,
    depth: 0,
    cards: [],
    rule: null,
    decision: 3,
  });
  const turn = entry('turn', 'Turn 2.');
  const phase = entry('phase', 'Command phase.');
  const line = entry('line', 'Light rolls 5.');
  const step = entry('step', 'Dark builds.');

  it('are the new headings: those before what happened, and the one it led to', () => {
    expect(beatsOf([], { keep: 0, more: [turn, phase, line, step] })).toEqual({
      before: { title: 'Turn 2', lines: ['Command phase'] },
      after: { title: 'Dark builds', lines: [] },
    });
    expect(beatsOf([], { keep: 0, more: [line] })).toEqual({ before: null, after: null });
  });

  it('are not shown a second time when the log is told anew', () => {
    expect(beatsOf([turn, phase], { keep: 0, more: [turn, phase, line] })).toEqual({ before: null, after: null });
  });
});

describe('dice', () => {
  const view = {
    roll: 1,
    before: null,
    seat: 0,
    face: 'AOTC-1',
    rollFor: 'attack',
    accuracy: 0,
    critical: 0,
    over: false,
  } as const;

  it('come to lie one by one, and the one that decides last of all', () => {
    const plain = thrown({ ...view, dice: [5, 6, 1], hits: 2 }, 0, null);
    expect(plain.landings).toEqual([...plain.landings].sort((a, b) => a - b));
    expect(new Set(plain.landings).size).toBe(3);
    const decides = thrown({ ...view, dice: [5, 6, 1], hits: 2 }, 3, null);
    expect(decides.landings.slice(0, 2)).toEqual(plain.landings.slice(0, 2));
    expect(decides.landings[2]!).toBe(plain.landings[2]! + 600);
    expect(decides.time).toBeGreaterThan(Math.max(...decides.landings));
  });

  it('that are not thrown again lie still', () => {
    const again = thrown({ ...view, dice: [5, 4, 1], hits: 2 }, 0, [5, 2, 1]);
    expect(again.landings.map((landing) => landing > 0)).toEqual([false, true, false]);
  });
});
