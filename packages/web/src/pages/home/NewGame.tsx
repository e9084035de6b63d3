/** A new game: the games as scenes, then one dock with the deck, the opponent and the button that starts. */
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { load } from '../../shell/storage.ts';
import { Against } from './Against.tsx';
import { DeckBox } from './DeckBox.tsx';
import { GameTiles } from './GameTiles.tsx';
import { LearnLink } from './LearnLink.tsx';
import { More } from './More.tsx';
import type { NewGameChoice } from './useNewGame.tsx';

export function NewGame({ choice }: { readonly choice: NewGameChoice }) {
  const [isMore, setMore] = useState(false);
  const { play, modes } = messages;
  const { game, isNew, chooseGame, library, seat, picked, opponent, begin } = choice;
  const isDrafting = useMemo(() => load('limited') !== null, []);
  const deck = picked[seat];
  return (
    <>
      <GameTiles chosen={game} onChoose={chooseGame} />
      <div className="dock">
        <DeckBox choice={choice} />
        <Against {...choice} />
        <div className="go">
          <div className="play-now">
            <button type="button" className="gold primary" disabled={library === null} onClick={begin}>
              {play.now}
            </button>
          </div>
          <p className="go-about">{deck === undefined ? '' : play.against(deck.name, play.rivals[opponent])}</p>
          <LearnLink game={game} isNew={isNew} />
          {isDrafting ? (
            <Link href="/draft" className="quiet">
              {modes.names.draft}: {modes.waiting}
            </Link>
          ) : null}
          <button type="button" className="quiet more-button" aria-haspopup="dialog" onClick={() => setMore(true)}>
            {play.more}
          </button>
        </div>
      </div>
      {isMore ? <More choice={choice} onClose={() => setMore(false)} /> : null}
    </>
  );
}
