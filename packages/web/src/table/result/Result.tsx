/** The end of a game: the result lies over the table; put away, a button brings it back. What it shows is loaded then. */
import { lazy, Suspense, useState } from 'react';
import { messages } from '../../messages/index.ts';
import type { GameId, MomentBase } from '../../session/moment.ts';
import { useStore } from '../../shell/store.ts';
import { duration } from './duration.ts';

const ResultScreen = lazy(async () => ({ default: (await import('./ResultScreen.tsx')).ResultScreen }));

export interface ResultProps {
  readonly moment: MomentBase & { readonly game: GameId };
  /** What the game says of how it ended. */
  readonly reasons: Readonly<Record<string, string>>;
}

export function Result({ moment, reasons }: ResultProps) {
  const [seen, setSeen] = useState<MomentBase | null>(null);
  const isPast = useStore((page) => page.past !== null);
  if (moment.result === null) return null;
  if (seen === moment)
    return isPast ? null : (
      <div className="past">
        <button type="button" className="answer primary" onClick={() => setSeen(null)}>
          {messages.backToResult}
        </button>
      </div>
    );
  return (
    <Suspense fallback={null}>
      <ResultScreen moment={moment} reasons={reasons} lasted={duration()} onClose={() => setSeen(moment)} />
    </Suspense>
  );
}
