/** One's own deck in the builder: its name, what it is built for, and what can be done with it. */
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import { addressOf } from '../shell/addresses.ts';
import { download } from '../shell/download.ts';
import { GAMES } from '../shell/games.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { Builder } from './builder/Builder.tsx';
import { editionOf, Editions } from './Editions.tsx';
import { Formats, useFormats } from './Formats.tsx';
import { useGameHere } from './GameSwitch.tsx';
import { copied, ShareButton } from './Share.tsx';
import { sharedText } from './shared-deck.ts';
import { usePlaying } from './usePlaying.ts';

const say = messages.decks;

interface DeckToolsProps {
  readonly deck: OwnDeck;
  readonly edition: string | undefined;
  /** Null: not known yet. */
  readonly legal: boolean | null;
}

function DeckTools({ deck, edition, legal }: DeckToolsProps) {
  const adapter = useStore((page) => page.adapter);
  const changeDecks = useStore((page) => page.changeDecks);
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const [done, setDone] = useState(false);
  const titles = GAMES[deck.game].texts.editions;
  const write = async (format: 'text' | 'lackey'): Promise<string> =>
    (await adapter?.ask(
      'writeDeck',
      deck.game,
      { name: deck.name, cards: deck.cards },
      deck.side,
      deck.edition === undefined || !Object.hasOwn(titles, deck.edition) ? '' : titles[deck.edition]!,
      format,
    )) ?? '';
  const save = async (format: 'text' | 'lackey'): Promise<void> =>
    download(`${deck.name}.${format === 'text' ? 'txt' : 'dek'}`, await write(format));
  const copy = async (): Promise<void> => {
    const text = await write('text');
    if (await copied(text)) setDone(true);
    else download(`${deck.name}.txt`, text);
  };
  const remove = (): void => {
    if (!sure) return setSure(true);
    changeDecks((decks) => decks.filter((own) => own.id !== deck.id));
    go(addressOf(deck.game, '/decks'));
  };
  const play = usePlaying();
  return (
    <>
      <button
        type="button"
        className="answer primary"
        disabled={legal !== true}
        title={legal === false ? say.notPlayed : undefined}
        onClick={() => play(deck)}
      >
        {say.play}
      </button>
      <ShareButton kind="deck" address={addressOf(deck.game, '/decks')} text={() => sharedText(deck, edition)} />
      <details className="more-tools">
        <summary className="answer">{say.more}</summary>
        <div>
          <button type="button" className="answer" onClick={() => void save('text')}>
            {say.exportText}
          </button>
          <button type="button" className="answer" onClick={() => void save('lackey')}>
            {say.exportLackey}
          </button>
          <button type="button" className="answer" onClick={() => void copy()}>
            {done ? say.copied : say.copyText}
          </button>
          <button type="button" className="answer danger" onClick={remove} onBlur={() => setSure(false)}>
            {sure ? say.removeSure : say.remove}
          </button>
        </div>
      </details>
    </>
  );
}

export function DeckPage() {
  const { id } = useParams<{ id: string }>();
  const game = useGameHere();
  const deck = useStore((page) => page.decks.find((own) => own.id === id));
  if (deck === undefined)
    return (
      <section>
        <h1>{say.gone}</h1>
        <Link href={addressOf(game, '/decks')}>{say.back}</Link>
      </section>
    );
  return <OwnBuilder deck={deck} />;
}

function OwnBuilder({ deck }: { readonly deck: OwnDeck }) {
  const { game } = deck;
  const changeDecks = useStore((page) => page.changeDecks);
  const library = useLibrary(game);
  const edition = editionOf(library, deck.edition);
  const formats = useFormats(game);
  const format = formats.find(({ id }) => id === deck.format);
  const save = (changed: OwnDeck): void =>
    changeDecks((decks) => decks.map((own) => (own.id === deck.id ? { ...changed, changed: Date.now() } : own)));
  return (
    <Builder
      deck={deck}
      edition={edition}
      format={format}
      onCards={(cards) => save({ ...deck, cards })}
      tools={(legal) => <DeckTools deck={deck} edition={edition} legal={legal} />}
      settings={
        <div className="deck-rules">
          <Editions
            game={game}
            editions={library?.editions ?? []}
            value={edition}
            onChange={(wanted) => save({ ...deck, edition: wanted })}
          />
          <Formats
            formats={formats}
            value={format}
            onChange={(wanted) => {
              const { format: _format, ...rest } = deck;
              save(wanted === undefined ? rest : { ...rest, format: wanted });
            }}
          />
        </div>
      }
    >
      <Link href={addressOf(game, '/decks')} className="back">
        ‹ {say.back}
      </Link>
      <h1 className="visually-hidden">{deck.name}</h1>
      <label className="field deck-name">
        <span>{say.name}</span>
        <input value={deck.name} maxLength={200} onChange={(event) => save({ ...deck, name: event.target.value })} />
      </label>
      <span className={`side-tag side-${deck.side}`}>{deck.side}</span>
    </Builder>
  );
}
