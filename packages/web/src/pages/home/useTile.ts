/** A game in one picture, fetched after the first paint. */
import { useEffect, useState } from 'react';
import type { Picture } from '../../art/portrait.ts';
import type { GameId } from '../../session/moment.ts';
import { GAMES } from '../../shell/games.ts';
import { onceEach } from '../../shell/once.ts';

const tileOf = onceEach((game: GameId) => GAMES[game].tile());
/** What was drawn is there at once when the screen is opened again. */
const drawn = new Map<GameId, Picture>();

/** Null until it is there, and without a network. */
export function useTile(game: GameId): Picture | null {
  const [picture, setPicture] = useState(drawn.get(game) ?? null);
  useEffect(() => {
    let current = true;
    // After the first paint; without a network the mood stays.
    requestAnimationFrame(() =>
      tileOf(game).then(
        (tile) => {
          drawn.set(game, tile);
          if (current) setPicture(tile);
        },
        () => {},
      ),
    );
    return () => {
      current = false;
    };
  }, [game]);
  return picture;
}
