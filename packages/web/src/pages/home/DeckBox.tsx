/** The deck as its cards, with the side; where two people share the screen, the decks of both by turns. */
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { addressOf } from '../../shell/addresses.ts';
import { useStore } from '../../shell/store.ts';
import { DeckFan } from './DeckFan.tsx';
import { isShipped, type PlayableDeck } from './decks.ts';
import type { NewGameChoice } from './useNewGame.tsx';

interface DeckSelectProps {
  readonly label: string;
  readonly decks: readonly PlayableDeck[];
  readonly value: PlayableDeck | undefined;
  readonly onChange: (id: string) => void;
}

export function DeckSelect({ label, decks, value, onChange }: DeckSelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {isShipped(deck) ? deck.name : messages.play.ownDeck(deck.name)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function DeckBox({ choice }: { readonly choice: NewGameChoice }) {
  const change = useStore((page) => page.change);
  const { play } = messages;
  const { game, side, options, picked, faults, opponent, chooseDeck } = choice;
  const deck = picked[side];
  const [fault] = faults[side] ?? [];
  const isShared = opponent === 'human';
  return (
    <div className="deck-box">
      <header>
        <h2>{isShared ? play.decks : play.deck}</h2>
        <fieldset className="side-switch">
          <legend className="visually-hidden">{play.side}</legend>
          {messages.sides.map((name, seat) => (
            <label key={name} className={`side${seat}`}>
              <input type="radio" name="side" checked={side === seat} onChange={() => change({ side: seat })} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Link href={addressOf(game, '/decks')}>{play.allDecks}</Link>
      </header>
      <div className="deck-shown">
        <DeckFan game={game} deck={deck} />
        <div className="deck-facts">
          <DeckSelect
            label={isShared ? play.deckOf(messages.sides[side]!) : play.deck}
            decks={options[side] ?? []}
            value={deck}
            onChange={(id) => chooseDeck(side, id)}
          />
          {deck !== undefined && isShipped(deck) ? <p className="deck-about">{deck.about}</p> : null}
          {deck === undefined ? null : fault === undefined ? (
            <p className="deck-ready">{play.ready}</p>
          ) : (
            <p className="deck-broken">{play.broken(fault.message)}</p>
          )}
        </div>
      </div>
    </div>
  );
}
