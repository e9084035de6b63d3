/** The first game: what one will learn, and the button that starts it. */
import { type ComponentType, use } from 'react';
import { useLocation } from 'wouter';
import type { LessonTexts } from '../messages/guide-en.ts';
import type { GameId } from '../session/moment.ts';
import { GAMES } from '../shell/games.ts';
import { onceEach } from '../shell/once.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import '../style/learn.css';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { useStarting } from './useStarting.tsx';

/** What a game tells before its guided first game. */
export interface Lesson {
  readonly texts: LessonTexts;
  /** The side that the lesson teaches. */
  readonly side: string;
  /** A won game in small. */
  readonly WonGame: ComponentType;
}

const lessonOf = onceEach((game: GameId) => GAMES[game].lesson());

export function LearnPage() {
  const game = useGameHere();
  const { texts, side, WonGame } = use(lessonOf(game));
  const library = useLibrary(game);
  const start = useStore((page) => page.lesson);
  const notice = useStore((page) => page.notice);
  const [, go] = useLocation();

  const [begin, asking] = useStarting(async () => {
    await start(game, side);
    go('/table');
  });

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
      </div>
      <WonGame />
    </section>
  );
}
