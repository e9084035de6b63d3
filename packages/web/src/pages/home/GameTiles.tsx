/** The games, each as a scene of its own; until it is drawn, its mood. */
import { Drawn } from '../../art/Drawn.tsx';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { GAME_IDS, GAMES } from '../../shell/games.ts';
import { useTile } from './useTile.ts';

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
