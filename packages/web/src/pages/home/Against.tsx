/** Against whom: the computer at two levels, each with a face, or somebody at the same screen. */
import { messages } from '../../messages/index.ts';
import type { Opponent } from '../../shell/settings.ts';
import { useStore } from '../../shell/store.ts';
import { Face } from './Face.tsx';
import { facesOf } from './rivals.ts';
import type { NewGameChoice } from './useNewGame.tsx';

const OPPONENTS: readonly Opponent[] = ['easy', 'normal', 'human'];

export function Against({
  opponent,
  sides,
  seat,
  isFirst,
}: Pick<NewGameChoice, 'opponent' | 'sides' | 'seat' | 'isFirst'>) {
  const change = useStore((page) => page.change);
  const { play } = messages;
  return (
    <fieldset className="against">
      <legend>{play.opponent}</legend>
      {OPPONENTS.map((kind) => (
        <label key={kind} className="rival">
          <input type="radio" name="opponent" checked={opponent === kind} onChange={() => change({ opponent: kind })} />
          <span className="avatars" aria-hidden="true">
            {facesOf(kind, sides.find((_, other) => other !== seat)!).map((name) => (
              <Face key={name} name={name} />
            ))}
          </span>
          <span>
            <b>{play.opponents[kind]}</b>
            <small>{kind === 'easy' && isFirst ? play.firstTime : play.opponentAbout[kind]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
