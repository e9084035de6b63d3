/** One deck among the others: its cards, whether it can be played, and what can be done with it. */
import type { DeckFault } from '@dejarik/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { NamedDeck } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { Fault } from './builder/Legality.tsx';
import { useFaults } from './builder/useJudgement.ts';
import { DeckFan } from './home/DeckFan.tsx';
import { ShareButton } from './Share.tsx';
import { sharedText } from './shared-deck.ts';
import { usePlaying } from './usePlaying.ts';

const say = messages.decks;

interface DeckTileProps {
  readonly game: GameId;
  readonly deck: OwnDeck | NamedDeck;
  /** Its name, as a heading or as the way to it. */
  readonly title: ReactNode;
  /** Its size and what it is built for. */
  readonly line: string;
  readonly about?: string;
  readonly edition: string | undefined;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** What is illegal is not offered as if it were legal. */
function Ready({ faults }: { readonly faults: readonly DeckFault[] | null }) {
  if (faults === null) return null;
  const [first] = faults;
  if (first === undefined) return <p className="ready">{say.ready}</p>;
  return (
    <p className="not-ready">
      <b>{say.faults}.</b> <Fault fault={first} /> {faults.length > 1 ? say.andMore(faults.length - 1) : ''}
    </p>
  );
}

export function DeckTile({ game, deck, title, line, about, edition, children }: DeckTileProps) {
  const play = usePlaying();
  const { id, name, side, cards } = deck;
  const faults = useFaults({ ...('format' in deck ? { format: deck.format } : {}), game, name, side, cards }, edition);
  return (
    <article className={`deck side-${side}`}>
      <DeckFan game={game} deck={deck} />
      <header>
        {title}
        <span className={`side-tag side-${side}`}>{side}</span>
      </header>
      <p className="line">{line}</p>
      {about === undefined || about === '' ? null : <p>{about}</p>}
      <Ready faults={faults} />
      <div className="deck-does">
        {faults?.length === 0 ? (
          <button
            type="button"
            className="answer play-it"
            aria-label={say.playOf(name)}
            onClick={() => play({ game, id, side, ...(edition === undefined ? {} : { edition }) })}
          >
            <span aria-hidden="true">▶</span> {say.playShort}
          </button>
        ) : null}
        {children}
        <ShareButton kind="deck" of={name} address={addressOf(game, '/decks')} text={() => sharedText(deck, edition)} />
      </div>
    </article>
  );
}

export const OwnTitle = ({ game, deck }: { readonly game: GameId; readonly deck: OwnDeck }) => (
  <h3>
    <Link href={addressOf(game, `/decks/${deck.id}`)}>{deck.name}</Link>
  </h3>
);
