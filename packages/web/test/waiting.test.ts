// The games that wait: each in its place, none puts away another, and an unreadable one is said.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../src/session/new-game.ts';
import { fakeStorage, gameOf } from './support/storage.ts';

const { local, session, under } = fakeStorage();

/** A fresh page; `tab`: what the tab remembers of the page before. */
async function page(tab: ReadonlyMap<string, string> = new Map()) {
  session.put(tab);
  vi.resetModules();
  const [waiting, storage, backup] = await Promise.all([
    import('../src/shell/waiting.ts'),
    import('../src/shell/storage.ts'),
    import('../src/shell/backup.ts'),
  ]);
  return { ...waiting, ...storage, ...backup };
}

beforeEach(() => {
  local.put(new Map());
  session.put(new Map());
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => void vi.useRealTimers());

const commandsOf = (saved: SavedGame | undefined): readonly unknown[] | undefined => saved?.replay.commands;

describe('waiting games', () => {
  it('each have a place: a new game leaves the others where they are', async () => {
    const { allWaiting, beginHere, keepHere } = await page();
    for (const game of ['swtcg', 'young-jedi', 'swtcg']) {
      beginHere();
      vi.advanceTimersByTime(10);
      keepHere(gameOf(`a ${game} ${Date.now()}`, [], game));
      keepHere(gameOf(`a ${game} ${Date.now()}`, [1], game));
    }
    expect(allWaiting().map(({ saved }) => saved.replay.game)).toEqual(['swtcg', 'young-jedi', 'swtcg']);
    expect(allWaiting().every(({ saved }) => saved.replay.commands.length === 1)).toBe(true);
    expect(under('.aside')).toEqual([]);
    // Over: its place is free, the others stay.
    keepHere(null);
    expect(allWaiting()).toHaveLength(2);
  });

  it('are gone on with after a reload: the one of the tab, or the one left last', async () => {
    const first = await page();
    first.beginHere();
    first.keepHere(gameOf('mine', [1, 2]));
    const tab = session.entries();
    const other = await page();
    other.beginHere();
    vi.advanceTimersByTime(10);
    other.keepHere(gameOf('theirs'));
    const reloaded = await page(tab);
    expect(reloaded.nextHere()?.saved).toEqual(gameOf('mine', [1, 2]));
    expect(reloaded.takeHere(reloaded.nextHere()!.place)).toEqual(gameOf('mine', [1, 2]));
    expect((await page()).nextHere()?.saved).toEqual(gameOf('theirs'));
  });

  it('take over what an earlier version kept', async () => {
    local.setItem('dejarik.game', JSON.stringify(gameOf('old', [3])));
    const { allWaiting } = await page();
    expect(allWaiting().map(({ saved }) => saved)).toEqual([gameOf('old', [3])]);
    expect(local.getItem('dejarik.game')).toBeNull();
    expect((await page()).allWaiting()).toHaveLength(1);
  });

  it('that cannot be read are set aside, and said', async () => {
    local.setItem('dejarik.waiting.one', '{"left":1,"saved":{}}');
    local.setItem('dejarik.waiting.two', 'spoiled');
    const { allWaiting, newlyAside } = await page();
    expect(allWaiting()).toEqual([]);
    expect(newlyAside()).toEqual(['game', 'game']);
    expect(under('game.aside').sort()).toEqual(['spoiled', '{"left":1,"saved":{}}']);
  });

  it('of one place, written by two tabs without locks: the other one’s is set aside', async () => {
    const mine = await page();
    const place = mine.beginHere();
    mine.keepHere(gameOf('shared', [1]));
    const other = await page();
    other.takeHere(place);
    vi.advanceTimersByTime(10);
    other.keepHere(gameOf('shared', [1, 5]));
    mine.keepHere(gameOf('shared', [1, 6]));
    expect(commandsOf(mine.allWaiting()[0]?.saved)).toEqual([1, 6]);
    expect(under('game.aside')).toEqual([JSON.stringify(gameOf('shared', [1, 5]))]);
    // And it can be put back: then both wait.
    const [aside] = mine.allAside();
    expect(aside?.isGame).toBe(true);
    expect(mine.putBack(aside!.name)).not.toBeNull();
    expect(mine.allWaiting()).toHaveLength(2);
    expect(under('.aside')).toEqual([]);
  });

  it('that went on in another tab are not written here any more', async () => {
    const { beginHere, keepHere, leaveHere, allWaiting } = await page();
    beginHere();
    keepHere(gameOf('a', [1]));
    leaveHere();
    keepHere(gameOf('a', [1, 2]));
    keepHere(null);
    expect(commandsOf(allWaiting()[0]?.saved)).toEqual([1]);
  });
});

describe('the one file', () => {
  it('brings waiting games back beside those that are here, and only as many as are kept', async () => {
    const { bringWaiting, allWaiting, MOST_WAITING, beginHere, keepHere } = await page();
    beginHere();
    keepHere(gameOf('here'));
    const brought = Array.from({ length: 2 * MOST_WAITING }, (_, n) => ({
      place: `waiting.${n}` as const,
      left: n,
      saved: gameOf(`b ${n}`),
    }));
    expect(bringWaiting(brought)).toBe(MOST_WAITING - 1);
    expect(bringWaiting(brought)).toBe(0);
    expect(allWaiting()).toHaveLength(MOST_WAITING);
    expect(allWaiting()[0]?.saved).toEqual(gameOf('here'));
  });

  it('is read with care', async () => {
    const { readBackup, bringSingle, load } = await page();
    const saved = gameOf('w');
    const played = { ...saved, game: 'swtcg', ended: 1, turns: 2, reason: 'arenas', outcomes: ['won', 'lost'] };
    const course = [0, 1].map((team) => ({ team, values: [0, 2.5] }));
    const file = {
      dejarikBackup: 1,
      waiting: [
        { place: 'waiting.1', left: 1, saved },
        { place: 'settings', left: 1, saved },
        { place: 'waiting.2', left: 'x', saved },
        5,
        null,
      ],
      learned: ['learned', 'learned.swccg', 'toString'],
      tournament: { any: 1 },
      limited: 7,
      games: [played, { ...played, course }, { ...played, course: [{ team: 0, values: ['1'] }] }],
    };
    const backup = readBackup(JSON.stringify(file))!;
    expect(backup.waiting).toEqual([{ place: 'waiting.1', left: 1, saved }]);
    expect(backup.games).toEqual([played, { ...played, course }]);
    bringSingle(backup);
    expect(load('learned')).toBe(true);
    expect(load('learned.swccg')).toBe(true);
    expect(load('tournament')).toEqual({ any: 1 });
    expect(load('limited')).toBeNull();
    // What is here already stays.
    bringSingle({ ...backup, single: { ...backup.single, tournament: { any: 2 } } });
    expect(load('tournament')).toEqual({ any: 1 });
    expect(readBackup('{"dejarikBackup":1}')).toMatchObject({ waiting: [], learned: [] });
  });
});
