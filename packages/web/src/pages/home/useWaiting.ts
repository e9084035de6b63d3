/** The waiting games, and how one of them stands. */
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../messages/sentence.ts';
import type { Moment } from '../../session/moment.ts';
import { useStore } from '../../shell/store.ts';
import { allWaiting, type Waiting } from '../../shell/waiting.ts';

/** As they are kept now, also when another tab keeps one. */
export function useWaiting(): readonly [readonly Waiting[], reread: () => void] {
  const [waiting, setWaiting] = useState(allWaiting);
  const tellAside = useStore((page) => page.tellAside);
  useEffect(() => {
    const reread = (): void => setWaiting(allWaiting());
    tellAside(''); // what could not be read just now
    addEventListener('storage', reread);
    return () => removeEventListener('storage', reread);
  }, [tellAside]);
  return [waiting, () => setWaiting(allWaiting())];
}

type Peeked = { readonly moment: Moment } | { readonly fault: string };

/** What was looked at last: the same is not played through once more. */
let last: { readonly place: string; readonly left: number; readonly peeked: Peeked } | null = null;

/** How the game stands, as the player may know it; null as long as it is not known. */
export function usePeek({ place, left, saved }: Waiting): Peeked | null {
  const adapter = useStore((page) => page.adapter);
  const openLibrary = useStore((page) => page.openLibrary);
  const known = last?.place === place && last.left === left ? last.peeked : null;
  const [peeked, setPeeked] = useState<Peeked | null>(known);
  useEffect(() => {
    if (adapter === null || known !== null) return setPeeked(known);
    let current = true;
    const show = (found: Peeked): void => {
      last = { place, left, peeked: found };
      if (current) setPeeked(found);
    };
    setPeeked(null);
    adapter
      .ask('peek', saved)
      .then(async (moment) => {
        await openLibrary(moment.game); // its cards' names and pictures
        show({ moment });
      })
      .catch((error: unknown) => show({ fault: sentenceOf(error) }));
    return () => {
      current = false;
    };
    // A game is another one when it was left at another time.
  }, [adapter, openLibrary, place, left]);
  return peeked;
}
