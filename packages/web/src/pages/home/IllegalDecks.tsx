/** A deck that breaks a rule of deck building is not played as if it were legal: what is wrong is said first. */
import { Fragment } from 'react';
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { sentence } from '../../messages/sentence.ts';
import type { GameId } from '../../session/moment.ts';
import { addressOf, ruleAddress } from '../../shell/addresses.ts';
import { Dialog } from '../../table/Dialog.tsx';
import { type Faults, isShipped, type PlayableDeck } from './decks.ts';

/** So many faults of one deck are listed. */
const LISTED = 6;

interface IllegalDecksProps {
  readonly game: GameId;
  readonly picked: readonly (PlayableDeck | undefined)[];
  readonly faults: Faults;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

export function IllegalDecks({ game, picked, faults, onPlay, onClose }: IllegalDecksProps) {
  const { play } = messages;
  const broken = picked.flatMap((deck, seat) =>
    deck === undefined || faults[seat]?.length === 0 ? [] : [{ deck, faults: faults[seat] ?? [] }],
  );
  const own = broken.find(({ deck }) => !isShipped(deck))?.deck;
  return (
    <Dialog title={broken.length > 1 ? play.illegalDecks : play.illegal} className="illegal" onClose={onClose}>
      {broken.map(({ deck, faults: wrong }) => (
        <Fragment key={deck.id}>
          <h3>{deck.name}</h3>
          <ul>
            {wrong.slice(0, LISTED).map(({ message, rule }) => (
              <li key={`${rule} ${message}`}>
                {sentence(message)} <Link href={ruleAddress(rule)}>{rule}</Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>{play.illegalHint}</p>
      {own === undefined ? null : (
        <Link href={addressOf(game, `/decks/${own.id}`)} className="answer primary">
          {play.change}
        </Link>
      )}
      <button type="button" className={`answer ${own === undefined ? 'primary' : ''}`} onClick={onClose}>
        {play.another}
      </button>
      <button type="button" className="answer" onClick={onPlay}>
        {play.anyway}
      </button>
    </Dialog>
  );
}
