/** The first game: what one will learn, and the button that starts it. */
import { type ComponentType, use } from 'react';
import { useLocation } from 'wouter';
import { Drawn } from '../art/Drawn.tsx';
import type { LessonTexts } from '../messages/guide-en.ts';
import type { GameId } from '../session/moment.ts';
import { GAMES } from '../shell/games.ts';
import { onceEach } from '../shell/once.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import '../style/learn.css';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { useTile } from './home/useTile.ts';
import { useStarting } from './useStarting.tsx';

/** What a game tells before its guided first game. */
export interface Lesson {
  readonly texts: LessonTexts;
  /** The side that the lesson teaches. */
  readonly side: string;
  /** A won game in small. */
  readonly WonGame: ComponentType;
  /** A second guided game, on what another edition changed. */
  readonly more?: {
    readonly edition: string;
    readonly texts: Pick<LessonTexts, 'title' | 'lead' | 'learn' | 'start'>;
  };
}

/** The game's picture, drawn anew where another game is chosen. */
function LessonScene({ game }: { readonly game: GameId }) {
  const picture = useTile(game);
  const [above, beneath] = GAMES[game].mood;
  return (
    <span className="lesson-scene night" style={{ background: `linear-gradient(${above}, ${beneath})` }}>
      {picture === null ? null : <Drawn picture={picture} />}
    </span>
  );
}

const lessonOf = onceEach((game: GameId) => GAMES[game].lesson());

export function LearnPage() {
  const game = useGameHere();
  const { texts, side, WonGame, more } = use(lessonOf(game));
  const library = useLibrary(game);
  const start = useStore((page) => page.lesson);
  const notice = useStore((page) => page.notice);
  const [, go] = useLocation();

  const play = async (edition: string | null): Promise<void> => {
    await start(game, side, edition);
    go('/table');
  };
  const [begin, asking] = useStarting(game, () => play(null));
  const [beginMore, askingMore] = useStarting(game, () => play(more?.edition ?? null));

  return (
    <section className="first-game">
      <div>
        <header className="screen-head">
          <h1>{texts.title}</h1>
          <GameSwitch screen="/learn" />
        </header>
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
        {more === undefined ? null : (
          <section className="second-lesson" aria-label={more.texts.title}>
            <h2>{more.texts.title}</h2>
            <p>{more.texts.lead}</p>
            <ul>
              {more.texts.learn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button type="button" className="big" disabled={library === null} onClick={beginMore}>
              {more.texts.start}
            </button>
            {askingMore}
          </section>
        )}
      </div>
      <div className="lesson-pictures">
        <LessonScene key={game} game={game} />
        <WonGame />
      </div>
    </section>
  );
}
