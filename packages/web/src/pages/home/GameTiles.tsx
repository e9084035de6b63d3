/** The games, each as a scene of its own; until it is drawn, its mood. */
import { useEffect, useState } from 'react';
import { Drawn } from '../../art/Drawn.tsx';
import type { Picture } from '../../art/portrait.ts';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { GAME_IDS, GAMES } from '../../shell/games.ts';
import { onceEach } from '../../shell/once.ts';

const tileOf = onceEach((game: GameId) => GAMES[game].tile());
/** What was drawn is there at once when the screen is opened again. */
const drawn = new Map<GameId, Picture>();

function useTile(game: GameId): Picture | null {
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

interface TileProps {
  readonly game: GameId;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Tile({ game, isChosen, onChoose }: TileProps) {
  const picture = useTile(game);
  const {
    mood: [above, beneath],
    texts: { name, about },
  } = GAMES[game];
  return (
    <label className="tile night" style={{ background: `linear-gradient(${above}, ${beneath})` }}>
      <span className="tile-scene">{picture === null ? null : <Drawn picture={picture} />}</span>
      <input type="radio" name="game" checked={isChosen} onChange={onChoose} />
      {isChosen ? (
        <span className="badge" aria-hidden="true">
          {messages.play.chosen}
        </span>
      ) : null}
      <span className="tile-text">
        <b>{name}</b>
        <small>{about}</small>
      </span>
    </label>
  );
}

interface GameTilesProps {
  readonly chosen: GameId;
  readonly onChoose: (game: GameId) => void;
  /** Their names alone, in little room. */
  readonly small?: boolean;
}

export function GameTiles({ chosen, onChoose, small = false }: GameTilesProps) {
  return (
    <fieldset className={`tiles ${small ? 'small' : ''}`}>
      <legend className="visually-hidden">{messages.play.game}</legend>
      {GAME_IDS.map((game) => (
        <Tile key={game} game={game} isChosen={chosen === game} onChoose={() => onChoose(game)} />
      ))}
    </fieldset>
  );
}
