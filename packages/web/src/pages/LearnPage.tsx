/** The first game: what one will learn, and the button that starts it. */
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { lessonMessages as texts } from '../messages/lesson.ts';
import { useStore } from '../shell/store.ts';
import '../style/learn.css';
import { useStarting } from './useStarting.tsx';

/** The side that the lesson teaches. */
const SIDE = 'Light';

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

export function LearnPage() {
  const library = useStore((page) => page.library);
  const start = useStore((page) => page.lesson);
  const notice = useStore((page) => page.notice);
  const [, go] = useLocation();

  const [begin, asking] = useStarting(async () => {
    await start(SIDE);
    go('/table');
  });

  return (
    <section className="first-game">
      <div>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        {notice === null ? null : (
          <p className="notice" role="alert">
            {notice.text}
          </p>
        )}
        <ul>
          {texts.learn.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.about}</p>
        <button type="button" className="big primary" disabled={library === null} onClick={begin}>
          {texts.start}
        </button>
        {asking}
      </div>
      <WonGame />
    </section>
  );
}
