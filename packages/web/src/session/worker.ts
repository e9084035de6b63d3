/** The engine and the bots, off the page's thread. */
import { Desk } from './desk.ts';
import type { Reply, Request } from './protocol.ts';

const send = (reply: Reply): void => self.postMessage(reply);
const desk = new Desk((moment) => send({ moment }));

async function answer(request: Request): Promise<void> {
  try {
    send({ id: request.id, result: await desk.handle(request) });
  } catch (error) {
    send({ id: request.id, error: error instanceof Error ? error.message : String(error) });
  }
}

/** In the order in which they came, also where a game has to be loaded first. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  last = last.then(() => answer(data));
});
