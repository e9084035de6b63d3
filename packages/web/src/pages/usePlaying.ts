/** From a deck to the first screen, with the deck chosen there. */
import { useLocation } from 'wouter';
import type { GameId } from '../session/moment.ts';
import { withChosen } from '../shell/settings.ts';
import { useStore } from '../shell/store.ts';
import { sideNumber } from './sides.ts';

interface Played {
  readonly game: GameId;
  readonly id: string;
  readonly side: string;
  /** What it is built for; missing: the edition that was chosen last. */
  readonly edition?: string;
}

export function usePlaying(): (deck: Played) => void {
  const change = useStore((page) => page.change);
  const chosen = useStore((page) => page.settings.chosen);
  const editions = useStore((page) => page.settings.editions);
  const [, go] = useLocation();
  return ({ game, id, side, edition }) => {
    change({
      game,
      side: sideNumber(side),
      chosen: withChosen(chosen, game, sideNumber(side), id),
      ...(edition === undefined ? {} : { editions: { ...editions, [game]: edition } }),
    });
    go('/');
  };
}
