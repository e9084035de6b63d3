/** Starting a game asks first when another one is in progress: only one is kept. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { load } from '../shell/storage.ts';
import { Dialog } from '../table/Dialog.tsx';

/** What to do, and the window that asks: to be drawn wherever the page likes. */
export function useStarting(start: () => Promise<void>): readonly [begin: () => void, asking: ReactNode] {
  const [asked, setAsked] = useState(false);
  const [, go] = useLocation();
  const begin = (): void => {
    if (load('game') === null) void start();
    else setAsked(true);
  };
  if (!asked) return [begin, null];
  const { play } = messages;
  return [
    begin,
    <Dialog key="asking" title={play.inProgress} className="asking" onClose={() => setAsked(false)}>
      <p>{play.onlyOne}</p>
      <button type="button" className="answer primary" onClick={() => go('/table')}>
        {play.goOnThere}
      </button>
      <button type="button" className="answer" onClick={() => void start()}>
        {play.startNew}
      </button>
    </Dialog>,
  ];
}
