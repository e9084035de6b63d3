/** The deck as its cards, with the side; where two people share the screen, the decks of both by turns. */
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { addressOf } from '../../shell/addresses.ts';
import { DeckFan } from './DeckFan.tsx';
import { isShipped, type PlayableDeck } from './decks.ts';
import type { NewGameChoice } from './useNewGame.tsx';

interface DeckSelectProps {
  readonly label: string;
  readonly decks: readonly PlayableDeck[];
  readonly value: PlayableDeck | undefined;
  readonly onChange: (id: string) => void;
}

const optionOf = (deck: PlayableDeck) => (
  <option key={deck.id} value={deck.id}>
    {isShipped(deck) ? deck.name : messages.play.ownDeck(deck.name)}
  </option>
);

function DeckSelect({ label, decks, value, onChange }: DeckSelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
        {decks.map(optionOf)}
      </select>
    </label>
  );
}

interface RivalDeckSelectProps {
  readonly label: string;
  /** By side; where there are several, whoever chooses a deck chooses its side. */
  readonly bySide: readonly (readonly PlayableDeck[])[];
  readonly value: PlayableDeck | undefined;
  readonly onChange: (deck: PlayableDeck) => void;
}

export function RivalDeckSelect({ label, bySide, value, onChange }: RivalDeckSelectProps) {
  const choose = (id: string): void => {
    const deck = bySide.flat().find((known) => known.id === id);
    if (deck !== undefined) onChange(deck);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value?.id ?? ''} onChange={(event) => choose(event.target.value)}>
        {bySide.length === 1
          ? bySide[0]!.map(optionOf)
          : bySide.map((decks) => (
              <optgroup key={decks[0]?.side ?? ''} label={decks[0]?.side ?? ''}>
                {decks.map(optionOf)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

export function DeckBox({ choice }: { readonly choice: NewGameChoice }) {
  const { play } = messages;
  const { game, seat, sides, playable, options, picked, faults, opponent, chooseSide, chooseDeck } = choice;
  const deck = picked[seat];
  const [fault] = faults[seat] ?? [];
  const isShared = opponent === 'human';
  return (
    <div className="deck-box">
      <header>
        <h2>{isShared ? play.decks : play.deck}</h2>
        <fieldset className="side-switch">
          <legend className="visually-hidden">{play.side}</legend>
          {playable.map((side) => (
            <label key={side} className={`side${side}`}>
              <input type="radio" name="side" checked={sides[seat] === side} onChange={() => chooseSide(side)} />
              <span>{messages.allSides[side]}</span>
            </label>
          ))}
        </fieldset>
        <Link href={addressOf(game, '/decks')}>{play.allDecks}</Link>
      </header>
      <div className="deck-shown">
        <DeckFan game={game} deck={deck} />
        <div className="deck-facts">
          <DeckSelect
            label={isShared ? play.deckOf(messages.allSides[sides[seat]!]!) : play.deck}
            decks={options[seat] ?? []}
            value={deck}
            onChange={(id) => chooseDeck(seat, id)}
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
