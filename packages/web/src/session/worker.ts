/** The engine and the bots, off the page's thread. */
import { Desk } from './desk.ts';
import type { Reply, Request } from './protocol.ts';

const send = (reply: Reply): void => self.postMessage(reply);
const desk = new Desk((moment) => send({ moment }));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    send({ id: data.id, result: desk.handle(data) });
  } catch (error) {
    send({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
