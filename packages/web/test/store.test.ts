// The page's state: an answer is one to the question it was chosen at, whenever it arrives.
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { PageState } from '../src/shell/page-state.ts';
import { fakeStorage } from './support/storage.ts';

fakeStorage();

describe('an answer', () => {
  beforeEach(() => void vi.resetModules());

  it('chosen at an earlier question is none to the one that is open', async () => {
    const { useStore } = await import('../src/shell/store.ts');
    const asked: unknown[][] = [];
    const ask = (...request: unknown[]): Promise<boolean> => {
      asked.push(request);
      return Promise.resolve(true);
    };
    const moment = { decision: 8, viewer: 1, question: { seat: 1, kind: 'plan', choices: [] } };
    useStore.setState({ moment, adapter: { ask } } as unknown as Partial<PageState>);
    await useStore.getState().answer(7, 0);
    expect(asked).toEqual([]);
    await useStore.getState().answer(8, 0);
    expect(asked).toEqual([['answer', 1, 8, 0]]);
  });
});

test('a seed that nobody chose has 128 bits, and chance sets each of them', async () => {
  const { freshSeed } = await import('../src/shell/store.ts');
  const wordsOf = (): number[] => freshSeed().split('-').map(Number);
  const seeds = Array.from({ length: 64 }, wordsOf);
  for (const word of [0, 1, 2, 3])
    for (let bit = 0; bit < 32; bit++) {
      const set = seeds.filter((words) => (((words[word] ?? 0) >>> bit) & 1) === 1).length;
      expect(set > 0 && set < seeds.length, `bit ${bit} of word ${word}`).toBe(true);
    }
});
