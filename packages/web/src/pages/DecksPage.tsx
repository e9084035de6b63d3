/** The decks: those that come with the game, and the player's own. */
import { type DragEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { NamedDeck } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { GAMES } from '../shell/games.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { DeckTile, OwnTitle } from './DeckTile.tsx';
import { editionOf } from './Editions.tsx';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { useShared } from './Share.tsx';
import { sharedDeck } from './shared-deck.ts';
import { sidesBy } from './sides.ts';
import { type NewDeck, useImport } from './useImport.ts';

const size = (deck: { readonly cards: readonly { readonly copies: number }[] }): number =>
  deck.cards.reduce((sum, { copies }) => sum + copies, 0);

interface PasteProps {
  readonly read: (text: string, name: string) => Promise<void>;
  readonly hint: string;
}

function Paste({ read, hint }: PasteProps) {
  const [text, setText] = useState('');
  const { decks } = messages;
  const fromClipboard = async (): Promise<void> => {
    // Not every browser lets a page read the clipboard; the field takes it then.
    setText(await navigator.clipboard.readText().catch(() => text));
  };
  return (
    <details className="paste">
      <summary>{decks.paste}</summary>
      <textarea
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={decks.paste}
        rows={7}
        placeholder={hint}
      />
      <div>
        <button type="button" className="answer" onClick={() => void fromClipboard()}>
          {decks.fromClipboard}
        </button>
        <button
          type="button"
          className="answer primary"
          disabled={text.trim() === ''}
          onClick={() => void read(text, decks.unnamed)}
        >
          {decks.read}
        </button>
      </div>
    </details>
  );
}

/** The deck that a link brought: kept only if the player wants it. */
function SharedDeck({ game, begin }: { readonly game: GameId; readonly begin: (deck: NewDeck) => void }) {
  const { text, broken, done } = useShared('deck');
  const deck = text === null ? null : sharedDeck(text, game);
  const { shared, decks } = messages;
  if (broken || (text !== null && deck === null))
    return (
      <p className="notice" role="alert">
        {shared.broken}
      </p>
    );
  if (deck === null) return null;
  return (
    <div className="notice" role="status">
      <p>
        {shared.deck(deck.name)} {decks.size(deck.side, size(deck))}
      </p>
      <button
        type="button"
        className="answer primary"
        onClick={() => {
          done();
          begin(deck);
        }}
      >
        {shared.keep}
      </button>
      <button type="button" className="answer" onClick={done}>
        {shared.dismiss}
      </button>
    </div>
  );
}

interface DropProps {
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly onText: (text: string) => Promise<void>;
}

/** What is dropped anywhere on the screen, and what is pasted outside of a field, is read. */
function useDropAndPaste({ onFiles, onText }: DropProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) return;
      const files = [...(clipboardData?.files ?? [])];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) void onFiles(files);
      else if (text.trim() !== '') void onText(text);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  });
  const brings = ({ dataTransfer: { types } }: DragEvent): boolean =>
    types.includes('Files') || types.includes('text/plain');
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!brings(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        const text = event.dataTransfer.getData('text/plain');
        if (files.length > 0) void onFiles(files);
        else if (text.trim() !== '') void onText(text);
      },
    },
  };
}

export function DecksPage() {
  const game = useGameHere();
  const library = useLibrary(game);
  const decks = useStore((page) => page.decks);
  const [, go] = useLocation();
  const own = decks.filter((deck) => deck.game === game);
  const { readText, readFiles, begin, reports } = useImport(game);
  const chosen = useStore((page) => page.settings.editions[game]);
  const say = messages.decks;
  const { over, handlers } = useDropAndPaste({
    onFiles: readFiles,
    onText: (text) => readText(text, say.unnamed),
  });
  const editionName = (edition = ''): string => GAMES[game].texts.editions[edition] ?? '';
  /** Said of a deck that is none by the usual rules. */
  const onlyIn = ({ editions }: NamedDeck): string[] =>
    library === null || editions.includes(library.editions[0]!) ? [] : editions.map(editionName);
  const editionFor = ({ editions }: NamedDeck): string | undefined =>
    editions.find((id) => id === chosen) ?? editions[0];
  const copy = (deck: NamedDeck): void => {
    const edition = editionFor(deck);
    begin({
      name: say.copyOf(deck.name),
      side: deck.side,
      cards: deck.cards,
      ...(edition === undefined ? {} : { edition }),
    });
  };

  return (
    <section className={`decks-screen ${over ? 'drop-here' : ''}`} {...handlers}>
      <header className="screen-head">
        <h1>{messages.nav.decks}</h1>
        <GameSwitch screen="/decks" />
      </header>
      <div className="deck-actions">
        {sidesBy(library, editionOf(library, chosen)).map((side) => (
          <button
            key={side}
            type="button"
            className={`answer new-deck side-${side}`}
            onClick={() => begin({ name: say.newName(side), side, cards: [] })}
          >
            {say.create(side)}
          </button>
        ))}
        <label className="answer file">
          <span>{say.importFile}</span>
          <small>{say.importHint}</small>
          <input
            type="file"
            multiple
            accept=".dek,.txt,.deck,.xml,.cdf"
            onChange={({ target }) => {
              void readFiles([...(target.files ?? [])]);
              target.value = ''; // the same file can be chosen again once it is mended
            }}
          />
        </label>
      </div>
      <Paste read={readText} hint={GAMES[game].texts.pasteHint} />
      <SharedDeck game={game} begin={begin} />
      {reports.length === 0 ? null : (
        <div className="notice" role="alert">
          {reports.map(({ title, remarks, id }, i) => (
            <div key={i}>
              <p>
                {title} {id === null ? null : <Link href={addressOf(game, `/decks/${id}`)}>{say.chosen}</Link>}
              </p>
              <ul>
                {remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <h2>{say.own}</h2>
      {own.length === 0 ? <p className="lead">{say.none}</p> : null}
      <ul className="deck-list">
        {own.map((deck) => (
          <li key={deck.id}>
            <DeckTile
              game={game}
              deck={deck}
              title={<OwnTitle game={game} deck={deck} />}
              line={[say.total(size(deck)), editionName(deck.edition)].filter(Boolean).join(' · ')}
              edition={editionOf(library, deck.edition)}
            >
              <button
                type="button"
                className="answer"
                onClick={() => go(addressOf(game, `/decks/${deck.id}`))}
                aria-label={say.changeOf(deck.name)}
              >
                {say.change}
              </button>
              <button
                type="button"
                className="answer"
                onClick={() => begin({ ...deck, name: say.copyOf(deck.name) })}
                aria-label={`${say.copy}: ${deck.name}`}
              >
                {say.copyShort}
              </button>
            </DeckTile>
          </li>
        ))}
      </ul>
      <h2>{say.shipped}</h2>
      <ul className="deck-list">
        {(library?.decks ?? []).map((deck) => (
          <li key={deck.id}>
            <DeckTile
              game={game}
              deck={deck}
              title={<h3>{deck.name}</h3>}
              line={[say.total(size(deck)), ...onlyIn(deck)].join(' · ')}
              about={deck.about}
              edition={editionFor(deck)}
            >
              <button
                type="button"
                className="answer"
                onClick={() => copy(deck)}
                aria-label={`${say.copy}: ${deck.name}`}
              >
                {say.copy}
              </button>
            </DeckTile>
          </li>
        ))}
      </ul>
    </section>
  );
}
