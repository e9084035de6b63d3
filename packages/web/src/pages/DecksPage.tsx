/** The decks: those that come with the game, and the player's own. */
import { type ChangeEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { sentence, sentenceOf } from '../messages/sentence.ts';
import type { GameId } from '../session/moment.ts';
import type { NamedDeck } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { GAMES } from '../shell/games.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';

const SIDES = ['Dark', 'Light'] as const;

const size = (deck: { readonly cards: readonly { readonly copies: number }[] }): number =>
  deck.cards.reduce((sum, { copies }) => sum + copies, 0);

interface Report {
  readonly title: string;
  readonly faults: readonly string[];
  /** The deck that was made of what could be read, or null. */
  readonly id: string | null;
}

type NewDeck = Pick<OwnDeck, 'name' | 'side' | 'cards'>;

/** Reads a deck list in any format that we know, and keeps it. */
function useImport(game: GameId) {
  const adapter = useStore((page) => page.adapter);
  const changeDecks = useStore((page) => page.changeDecks);
  const [, go] = useLocation();
  const [report, setReport] = useState<Report | null>(null);

  const add = (deck: NewDeck): string => {
    const name = deck.name === '' ? messages.decks.unnamed : deck.name;
    const { side, cards } = deck;
    const own: OwnDeck = { game, name, side, cards, id: crypto.randomUUID(), changed: Date.now() };
    changeDecks((decks) => [...decks, own]);
    return own.id;
  };

  async function read(text: string, name: string): Promise<void> {
    if (adapter === null) return;
    try {
      const { deck, faults, side } = await adapter.ask('readDeck', game, text);
      const lines = faults.map(({ line, message }) => messages.decks.faultAt(line, sentence(message)));
      if (deck.cards.length === 0) return setReport({ title: messages.decks.nothing, faults: lines, id: null });
      const named = deck.name === '' ? name : deck.name;
      const id = add({ name: named, side: side === 'Dark' ? 'Dark' : 'Light', cards: deck.cards });
      if (lines.length === 0) go(addressOf(game, `/decks/${id}`));
      else setReport({ title: messages.decks.partly(lines.length), faults: lines, id });
    } catch (error) {
      setReport({ title: sentenceOf(error), faults: [], id: null });
    }
  }

  const begin = (deck: NewDeck): void => go(addressOf(game, `/decks/${add(deck)}`));
  return { read, begin, report };
}

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

export function DecksPage() {
  const game = useGameHere();
  const library = useLibrary(game);
  const decks = useStore((page) => page.decks);
  const own = decks.filter((deck) => deck.game === game);
  const { read, begin, report } = useImport(game);
  const say = messages.decks;

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file !== undefined) await read(await file.text(), file.name.replace(/\.\w+$/u, ''));
  };
  const copy = (deck: NamedDeck): void => begin({ name: say.copyOf(deck.name), side: deck.side, cards: deck.cards });

  return (
    <section className="decks-screen">
      <header className="screen-head">
        <h1>{messages.nav.decks}</h1>
        <GameSwitch screen="/decks" />
      </header>
      <div className="deck-actions">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="answer"
            onClick={() => begin({ name: say.newName(side), side, cards: [] })}
          >
            {say.create(side)}
          </button>
        ))}
        <label className="answer file">
          <span>{say.importFile}</span>
          <small>{say.importHint}</small>
          <input type="file" accept=".dek,.txt,.deck,.xml" onChange={(event) => void choose(event)} />
        </label>
      </div>
      <Paste read={read} hint={GAMES[game].texts.pasteHint} />
      {report === null ? null : (
        <div className="notice" role="alert">
          <p>
            {report.title}{' '}
            {report.id === null ? null : <Link href={addressOf(game, `/decks/${report.id}`)}>{say.chosen}</Link>}
          </p>
          <ul>
            {report.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <h2>{say.own}</h2>
      {own.length === 0 ? <p className="lead">{say.none}</p> : null}
      <ul className="deck-list">
        {own.map((deck) => (
          <li key={deck.id}>
            <Link href={addressOf(game, `/decks/${deck.id}`)} className={`deck side-${deck.side}`}>
              <b>{deck.name}</b>
              <span>{say.size(deck.side, size(deck))}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2>{say.shipped}</h2>
      <ul className="deck-list">
        {(library?.decks ?? []).map((deck) => (
          <li key={deck.id}>
            <div className={`deck side-${deck.side}`}>
              <b>{deck.name}</b>
              <span>{say.size(deck.side, size(deck))}</span>
              <p>{deck.about}</p>
              <button
                type="button"
                className="answer"
                onClick={() => copy(deck)}
                aria-label={`${say.copy}: ${deck.name}`}
              >
                {say.copy}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
