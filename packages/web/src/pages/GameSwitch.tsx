/** Which game a screen is about, and the way to the same screen of another. */
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { addressOf, placeOf } from '../shell/addresses.ts';
import { GAME_IDS, GAMES } from '../shell/games.ts';
import { useStore } from '../shell/store.ts';

/** The game that the address names. */
export function useGameHere(): GameId {
  const [path] = useLocation();
  return placeOf(path).game;
}

/** `screen`: its address in the first game, `/cards` for instance. */
export function GameSwitch({ screen }: { readonly screen: string }) {
  const here = useGameHere();
  const change = useStore((page) => page.change);
  return (
    <nav className="game-switch" aria-label={messages.games.label}>
      {GAME_IDS.map((game) => (
        <Link
          key={game}
          href={addressOf(game, screen)}
          aria-current={game === here ? 'true' : undefined}
          onClick={() => change({ game })}
        >
          {GAMES[game].texts.name}
        </Link>
      ))}
    </nav>
  );
}
