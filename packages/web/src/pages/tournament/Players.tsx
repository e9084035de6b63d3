/** Who comes late, and names that are put right. */
import { enter, LONGEST_NAME, rename, type Tournament } from '@dejarik/tournament';
import { useState } from 'react';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';

interface PlayersProps {
  readonly t: Tournament;
  readonly change: (next: () => Tournament) => boolean;
}

export function Players({ t, change }: PlayersProps) {
  const [late, setLate] = useState('');
  return (
    <details className="players no-print">
      <summary>{say.manage}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (change(() => enter(t, late.trim()))) setLate('');
        }}
      >
        <label className="field">
          <span>{say.late}</span>
          <input
            value={late}
            maxLength={LONGEST_NAME}
            onChange={(event) => setLate(event.target.value)}
            autoComplete="off"
          />
          <small>{say.lateHint}</small>
        </label>
        <button type="submit" className="answer" disabled={late.trim() === ''}>
          {say.add}
        </button>
      </form>
      <ul>
        {t.players.map(({ name }, player) => (
          <li key={player}>
            <Name name={name} onName={(wanted) => change(() => rename(t, player, wanted))} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NameProps {
  readonly name: string;
  readonly onName: (name: string) => boolean;
}

/** Taken when it is left or confirmed; what cannot be is told, and the name stays. */
function Name({ name, onName }: NameProps) {
  const [text, setText] = useState<string | null>(null);
  const done = (): void => {
    const wanted = text?.trim();
    if (wanted !== undefined && wanted !== name) onName(wanted);
    setText(null);
  };
  return (
    <input
      aria-label={say.nameOf(name)}
      value={text ?? name}
      maxLength={LONGEST_NAME}
      onChange={(event) => setText(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setText(null);
      }}
      autoComplete="off"
    />
  );
}
