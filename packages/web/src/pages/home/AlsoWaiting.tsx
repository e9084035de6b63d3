/** The other games that wait: to be gone on with, or removed. */
import { messages } from '../../messages/index.ts';
import { GAMES } from '../../shell/games.ts';
import type { Waiting } from '../../shell/waiting.ts';
import { Sure } from '../Sure.tsx';
import { gameOf, playersOf } from './WaitingGame.tsx';

interface AlsoWaitingProps {
  readonly games: readonly Waiting[];
  readonly onGoOn: (waiting: Waiting) => void;
  readonly onRemove: (waiting: Waiting) => void;
}

export function AlsoWaiting({ games, onGoOn, onRemove }: AlsoWaitingProps) {
  const say = messages.waiting;
  return (
    <section className="panel also-waiting" aria-labelledby="also-waiting">
      <h2 id="also-waiting">{say.others}</h2>
      <ul>
        {games.map((waiting) => (
          <li key={waiting.place}>
            <span>
              <b>{GAMES[gameOf(waiting)].texts.name}</b>
              <small>{playersOf(waiting)}</small>
              <small>{say.left(Date.now() - waiting.left)}</small>
            </span>
            <button type="button" className="answer" onClick={() => onGoOn(waiting)}>
              {messages.play.goOnShort}
            </button>
            <Sure ask={say.remove} sure={say.removeSure} cancel={say.keep} onSure={() => onRemove(waiting)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
