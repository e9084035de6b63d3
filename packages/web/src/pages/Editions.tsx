/** The edition of the rulebook, where a game has more than one to play by. */
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { GAMES } from '../shell/games.ts';

interface EditionsProps {
  readonly game: GameId;
  readonly editions: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (edition: string) => void;
}

export function Editions({ game, editions, value, onChange }: EditionsProps) {
  const { editions: names } = GAMES[game].texts;
  if (editions.length < 2) return null;
  return (
    <label className="field">
      <span>{messages.play.edition}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {editions.map((edition) => (
          <option key={edition} value={edition}>
            {names[edition] ?? edition}
          </option>
        ))}
      </select>
    </label>
  );
}
