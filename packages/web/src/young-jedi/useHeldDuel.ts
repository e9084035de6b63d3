/** A duel that is over stays in sight until it was read: it ends faster than anybody can follow. */
import { useEffect, useState } from 'react';
import type { FightView, Moment } from '../session/young-jedi/moment.ts';
import { usePage } from './page.ts';

export interface HeldDuel {
  readonly fight: FightView;
  readonly read: () => void;
}

/** The duel that has just ended and was not read yet. One that was over when the table was opened is not shown again. */
export function useHeldDuel({ fights, duel, decision, happened }: Moment): HeldDuel | null {
  const busy = usePage((page) => page.busy || page.past !== null);
  const shows = usePage((page) => page.settings.speed !== 'off');
  const [held, setHeld] = useState<{ readonly id: number; readonly decision: number } | null>(null);
  const last = fights.at(-1);
  const ended = last?.duel === true && last.winner !== null && duel === null;
  const endedNow = ended && happened.some(({ kind }) => kind === 'won' || kind === 'duelEnds' || kind === 'defeated');
  const id = last?.id ?? -1;
  useEffect(() => {
    if (endedNow && shows) setHeld({ id, decision });
  }, [endedNow, shows, id, decision]);
  // Whoever answers something has read on.
  if (held === null || busy || !ended || last === undefined || held.id !== id || held.decision !== decision)
    return null;
  return { fight: last, read: () => setHeld(null) };
}
