/** The first screen: what waits comes first, and one click begins a game. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { addressOf } from '../../shell/addresses.ts';
import { allPlayed, type KeptGame } from '../../shell/history.ts';
import { useStore } from '../../shell/store.ts';
import { removeWaiting, type Waiting } from '../../shell/waiting.ts';
import '../../style/home.css';
import '../../style/home-return.css';
import '../../style/home-sizes.css';
import { ModeLinks } from '../modes/ModeLinks.tsx';
import { DeckFan } from './DeckFan.tsx';
import { GameTiles } from './GameTiles.tsx';
import { LearnLink } from './LearnLink.tsx';
import { NewGame } from './NewGame.tsx';
import { type NewGameChoice, useNewGame } from './useNewGame.tsx';
import { useWaiting } from './useWaiting.ts';

// Whoever comes for the first time has played nothing, and does not wait for what tells of it.
const WaitingGame = lazy(async () => ({ default: (await import('./WaitingGame.tsx')).WaitingGame }));
const AlsoWaiting = lazy(async () => ({ default: (await import('./AlsoWaiting.tsx')).AlsoWaiting }));
const LastGames = lazy(async () => ({ default: (await import('./LastGames.tsx')).LastGames }));
const AtAGlance = lazy(async () => ({ default: (await import('./LastGames.tsx')).AtAGlance }));

/** The games played to their end; null as long as they are not read. */
function useHistory(): readonly KeptGame[] | null {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  useEffect(() => {
    let current = true;
    const show = (found: readonly KeptGame[]): void => {
      if (current) setGames(found);
    };
    allPlayed().then(show, () => show([])); // where nothing is kept there is nothing to show
    return () => {
      current = false;
    };
  }, []);
  return games;
}

function Notice() {
  const notice = useStore((page) => page.notice);
  return notice === null ? null : (
    <p className="notice" role="alert">
      {notice.text}
    </p>
  );
}

/** A new game as last time, beside the one that waits. */
function AsLastTime({ choice }: { readonly choice: NewGameChoice }) {
  const { play, waiting } = messages;
  const { game, chooseGame, library, picked, seat, opponent, begin } = choice;
  const deck = picked[seat];
  return (
    <section className="panel as-last" aria-labelledby="as-last">
      <h2 id="as-last">{waiting.new}</h2>
      <GameTiles chosen={game} onChoose={chooseGame} small />
      <div className="deck-shown">
        <DeckFan game={game} deck={deck} />
        <p>
          <b>{deck?.name}</b>
          <small>{waiting.asLast(play.rivals[opponent])}</small>
        </p>
      </div>
      <div className="as-last-actions">
        <button type="button" className="answer" disabled={library === null} onClick={begin}>
          {play.now}
        </button>
        <Link href={addressOf(game, '/new')} className="answer">
          {waiting.change}
        </Link>
      </div>
    </section>
  );
}

/** Below the first game that waits, as long as there is nothing else to show: how to learn, and what else can be played. */
function Beginnings({ game }: { readonly game: GameId }) {
  return (
    <section className="panel beginnings">
      <LearnLink game={game} isNew />
      <ModeLinks />
    </section>
  );
}

/** How many of the last games there is room for. */
const BESIDE = 5;
const BELOW = 3;

export function HomePage() {
  const history = useHistory();
  const choice = useNewGame(history);
  const [waiting, reread] = useWaiting();
  const choose = useStore((page) => page.choose);
  const [path, go] = useLocation();
  const goOn = async ({ place }: Waiting): Promise<void> => {
    await choose(place);
    go('/table');
  };
  const remove = ({ place }: Waiting): void => {
    removeWaiting(place);
    reread();
  };
  const [first, ...others] = waiting;
  const played = history ?? [];
  if (first !== undefined && !path.endsWith('/new'))
    return (
      <section className="home returning">
        <h1 className="visually-hidden">{messages.play.title}</h1>
        <Notice />
        <WaitingGame key={first.place} waiting={first} onGoOn={() => void goOn(first)} onRemove={() => remove(first)} />
        <AsLastTime choice={choice} />
        {history === null ? null : (
          <div className="below">
            <Suspense fallback={null}>
              {played.length + others.length === 0 ? <Beginnings game={choice.game} /> : null}
              {others.length === 0 ? null : (
                <AlsoWaiting games={others} onGoOn={(game) => void goOn(game)} onRemove={remove} />
              )}
              {played.length === 0 ? null : (
                <>
                  <LastGames games={played} n={BESIDE} />
                  <AtAGlance games={played} />
                </>
              )}
            </Suspense>
          </div>
        )}
        {choice.asking}
      </section>
    );
  return (
    <section className={`home ${played.length > 0 ? 'experienced' : ''}`}>
      <h1 className="visually-hidden">{messages.play.title}</h1>
      <Notice />
      {first === undefined ? null : (
        <p className="back-to-game">
          <Link href="/" className="answer">
            {messages.waiting.back}
          </Link>
        </p>
      )}
      <NewGame choice={choice} />
      {played.length === 0 ? null : (
        <div className="below">
          <Suspense fallback={null}>
            <LastGames games={played} n={BELOW} />
            <AtAGlance games={played} />
          </Suspense>
        </div>
      )}
      {choice.asking}
    </section>
  );
}
