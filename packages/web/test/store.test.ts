// The page's state: an answer is one to the question it was chosen at, whenever it arrives.
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
