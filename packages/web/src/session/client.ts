/** The page's side of the worker. */
import type { Moment } from './moment.ts';
import type { Adapter, Method, Reply, Request, Requests } from './protocol.ts';

export function workerAdapter(worker: Worker): Adapter {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const listeners = new Set<(moment: Moment) => void>();
  let next = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('moment' in data) {
      for (const listener of listeners) listener(data.moment);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.result);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const asked of waiting.values()) asked.reject(new Error(message));
    waiting.clear();
  });
  return {
    ask<M extends Method>(method: M, ...params: Requests[M]['params']) {
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, params } satisfies Request<M>);
      });
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      worker.terminate();
    },
  };
}
