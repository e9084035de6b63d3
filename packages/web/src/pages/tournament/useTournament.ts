/** The tournament that this browser keeps: checked when it is read, written after every change. */
import { checkTournament, type Tournament } from '@dejarik/tournament';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import { keep, load, setAside } from '../../shell/storage.ts';
import { useStore } from '../../shell/store.ts';

function kept(): Tournament | null {
  const found = load('tournament');
  if (found === null) return null;
  try {
    return checkTournament(found);
  } catch {
    setAside('tournament');
    return null;
  }
}

export function useTournament() {
  const [tournament, setTournament] = useState(kept);
  const [fault, setFault] = useState<string | null>(null);
  const paired = useRef(tournament?.rounds.length);
  const tellAside = useStore((page) => page.tellAside);

  useEffect(() => tellAside(''), [tellAside]);

  useEffect(() => {
    // Another tab has gone on with it.
    const follow = (): void => setTournament(kept());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  /** What cannot be done is told, and changes nothing. */
  const change = useCallback((next: () => Tournament | null): boolean => {
    try {
      const changed = next();
      // The clock is of one round of one tournament.
      if (changed?.rounds.length !== paired.current) keep('clock', null);
      paired.current = changed?.rounds.length;
      setTournament(changed);
      setFault(keep('tournament', changed) ? null : messages.notKept);
      return true;
    } catch (error) {
      setFault(sentenceOf(error));
      return false;
    }
  }, []);

  return { tournament, fault, change };
}
