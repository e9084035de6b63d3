/** The cards and decks of a game, brought when they are first wanted. */
import { useEffect } from 'react';
import type { GameId } from '../session/moment.ts';
import type { Library } from '../session/protocol.ts';
import { useStore } from './store.ts';

export function useLibrary(game: GameId): Library | null {
  const library = useStore((page) => page.libraries[game] ?? null);
  const openLibrary = useStore((page) => page.openLibrary);
  const ready = useStore((page) => page.adapter !== null);
  useEffect(() => {
    if (ready) void openLibrary(game);
  }, [ready, openLibrary, game]);
  return library;
}
