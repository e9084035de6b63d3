/** What the page tells before the guided first game of the Star Wars CCG. */
import { messages } from '../../messages/index.ts';
import { lesson as texts } from '../../messages/swccg-lesson-en.ts';
import type { Lesson } from '../../pages/LearnPage.tsx';
import './learn.css';

/** A won game in small: the Life Force of both. */
const LIFE: readonly (readonly [side: number, n: number])[] = [
  [0, 0],
  [1, 17],
];
const MOST = 24;

const WonGame = () => (
  <figure className="won won-life">
    <div aria-hidden="true">
      {LIFE.map(([side, n]) => (
        <div key={side} className={`won-side side${side}`}>
          <span className="won-name">{messages.sides[side]}</span>
          <span className="won-cells">
            {Array.from({ length: MOST }, (_, i) => (
              <i key={i} className={i < n ? 'full' : ''} />
            ))}
          </span>
          <b>{n}</b>
        </div>
      ))}
    </div>
    <figcaption>{texts.goal}</figcaption>
  </figure>
);

export const lesson: Lesson = { texts, side: 'Light', WonGame };
