/** What the page tells before the guided first game of the Star Wars TCG. */
import { messages } from '../../messages/index.ts';
import { lessonMessages as texts } from '../../messages/lesson.ts';
import { expandedLesson } from '../../messages/lesson-expanded-en.ts';
import type { Lesson } from '../../pages/LearnPage.tsx';

/** A won game in small: units of the enemy and of the player, by arena. */
const WON: readonly (readonly [theirs: number, mine: number])[] = [
  [0, 2],
  [2, 1],
  [0, 3],
];

function WonGame() {
  return (
    <figure className="won">
      <div aria-hidden="true">
        {WON.map(([theirs, mine], arena) => (
          <div key={arena} className={`won-arena ${theirs === 0 ? 'mine' : ''}`} data-arena={arena}>
            <span className="won-row dark">
              {Array.from({ length: theirs }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <span className="won-name">{messages.arenas[arena]}</span>
            <span className="won-row">
              {Array.from({ length: mine }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <b>{theirs === 0 ? texts.yours : messages.contested}</b>
          </div>
        ))}
      </div>
      <figcaption>{texts.goal}</figcaption>
    </figure>
  );
}

export const lesson: Lesson = {
  texts,
  side: 'Light',
  WonGame,
  more: { edition: 'x', texts: expandedLesson },
};
