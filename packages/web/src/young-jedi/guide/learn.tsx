/** What the page tells before the guided first game of Young Jedi. */
import { yj } from '../../messages/young-jedi-en.ts';
import { lesson as texts } from '../../messages/young-jedi-lesson-en.ts';
import type { Lesson } from '../../pages/LearnPage.tsx';
import { Scene } from '../art/planets.tsx';
import './learn.css';

/** A won game in small: whose each planet is. */
const WON: readonly boolean[] = [true, false, true];

const WonGame = () => (
  <figure className="won won-planets">
    <div aria-hidden="true">
      {WON.map((mine, planet) => (
        <div key={planet} className={`won-planet ${mine ? 'mine' : ''}`}>
          <Scene planet={planet} location={0} id={`won-${planet}`} />
          <span className="won-name">{yj.planets[planet]}</span>
          <b>{mine ? yj.yours : yj.theirs}</b>
        </div>
      ))}
    </div>
    <figcaption>{texts.goal}</figcaption>
  </figure>
);

export const lesson: Lesson = { texts, side: 'Light', WonGame };
