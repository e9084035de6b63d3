/** The edition of the rulebook, where a game has more than one to play by. */
import { Link } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { Library } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { GAMES } from '../shell/games.ts';

/** The edition that was chosen, if there is such a one; else the usual one. */
export const editionOf = (library: Library | null, chosen: string | undefined): string | undefined =>
  library?.editions.find((edition) => edition === chosen) ?? library?.editions[0];

interface EditionsProps {
  readonly game: GameId;
  readonly editions: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (edition: string) => void;
  /** All of them can be chosen too. */
  readonly any?: boolean;
}

export function Editions({ game, editions, value, onChange, any = false }: EditionsProps) {
  const { editions: names, compared } = GAMES[game].texts;
  if (editions.length < 2) return null;
  const choice = (
    <label className="field">
      <span>{messages.play.edition}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {any ? <option value="">{messages.cards.any}</option> : null}
        {editions.map((edition) => (
          <option key={edition} value={edition}>
            {names[edition] ?? edition}
          </option>
        ))}
      </select>
    </label>
  );
  if (compared === undefined || value === undefined || value === editions[0]) return choice;
  return (
    <div className="format-choice">
      {choice}
      <Link href={addressOf(game, '/rules/editions')}>{compared}</Link>
    </div>
  );
}
