/** Starting a game asks first when another one of the same game waits: it goes on waiting, if a new one is wanted. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { GAMES } from '../shell/games.ts';
import { useStore } from '../shell/store.ts';
import { allWaiting, MOST_WAITING, type Waiting } from '../shell/waiting.ts';
import { Dialog } from '../table/Dialog.tsx';

interface Asked {
  /** The game that one can go on with instead. */
  readonly waiting: Waiting;
  readonly isFull: boolean;
}

/** What to do, and the window that asks: to be drawn wherever the page likes. */
export function useStarting(game: GameId, start: () => Promise<void>): readonly [begin: () => void, asking: ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = useStore((page) => page.choose);
  const [, go] = useLocation();
  const begin = (): void => {
    const all = allWaiting();
    const isFull = all.length >= MOST_WAITING;
    const waiting = all.find(({ saved }) => saved.replay.game === game) ?? (isFull ? all[0] : undefined);
    if (waiting === undefined) void start();
    else setAsked({ waiting, isFull });
  };
  if (asked === null) return [begin, null];
  const { play } = messages;
  const goOn = async (): Promise<void> => {
    await choose(asked.waiting.place);
    go('/table');
  };
  return [
    begin,
    <Dialog key="asking" title={play.inProgress} className="asking" onClose={() => setAsked(null)}>
      <p>{asked.isFull ? play.tooMany(MOST_WAITING) : play.keepsWaiting(GAMES[game].texts.name)}</p>
      <button type="button" className="answer primary" onClick={() => void goOn()}>
        {play.goOnThere}
      </button>
      {asked.isFull ? null : (
        <button
          type="button"
          className="answer"
          onClick={() => {
            setAsked(null);
            void start();
          }}
        >
          {play.startNew}
        </button>
      )}
    </Dialog>,
  ];
}
