/** All cards: filters and instant search, both in the address. */
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { CardDetail } from './CardDetail.tsx';
import { CardFilters, wantedCards } from './CardFilters.tsx';
import { Editions } from './Editions.tsx';
import { Formats, poolOf, useFormats } from './Formats.tsx';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { hitLine, marked, wordsIn } from './hits.ts';
import { type GameParts, useParts } from './parts.ts';
import { useGrowing } from './useGrowing.ts';
import { useWanted } from './useWanted.ts';

const NONE: readonly CardFacts[] = [];
/** In the history of the browser: this card was opened from the list, so that closing it is going back. */
const OPENED = { opened: true };

interface HitProps {
  readonly parts: GameParts;
  readonly card: CardFacts;
  readonly words: readonly string[];
}

/** Why the card was found. */
function Hit({ parts, card, words }: HitProps) {
  if (words.length === 0) return null;
  const line = hitLine(card.title, [parts.words(card).join(' '), ...card.text], words) ?? card.title;
  return (
    <p className="hit">{marked(line, words).map(({ text, hit }, i) => (hit ? <mark key={i}>{text}</mark> : text))}</p>
  );
}

export function CardsPage() {
  const game = useGameHere();
  const parts = useParts(game);
  const library = useLibrary(game);
  const all = library?.cards ?? NONE;
  const formats = useFormats(game);
  const { id } = useParams<{ id?: string }>();
  const [, go] = useLocation();
  const address = addressOf(game, '/cards');
  const keys = useMemo(() => ['text', ...parts.filters.map(({ key }) => key), 'edition', 'format'], [parts]);
  const [wanted, setWanted, query] = useWanted(address, keys);
  const { edition, format } = wanted;
  const inFormat = formats.find(({ id: known }) => known === format);
  const inEdition = library?.editions.find((known) => known === edition);
  const cards = useMemo(() => poolOf(all, inEdition, inFormat), [all, inEdition, inFormat]);
  const open = all.find((card) => card.id === id) ?? null;
  const applied = useDeferredValue(wanted);
  const found = useMemo(() => wantedCards(parts, cards, applied), [parts, cards, applied]);
  const words = useMemo(() => wordsIn(applied['text'] ?? ''), [applied]);
  const { shown, left, end, more } = useGrowing(found);
  const { CardFace } = parts;
  const show = (card: CardFacts): void =>
    go(`${address}/${card.id}${query}`, { replace: open !== null, state: open === null ? OPENED : history.state });
  const close = (): void => {
    if ((history.state as typeof OPENED | null)?.opened === true) history.back();
    else go(address + query, { replace: true });
  };
  return (
    <section className="cards-screen">
      <header className="screen-head">
        <h1>{messages.nav.cards}</h1>
        <GameSwitch screen="/cards" />
      </header>
      <CardFilters parts={parts} cards={cards} wanted={wanted} onChange={setWanted} />
      <div className="deck-rules">
        <Editions
          game={game}
          editions={library?.editions ?? []}
          value={inEdition}
          any
          onChange={(chosen) => setWanted({ ...wanted, edition: chosen })}
        />
        <Formats
          formats={formats}
          value={inFormat}
          onChange={(chosen) => setWanted({ ...wanted, format: chosen ?? '' })}
        />
      </div>
      <p className="count" aria-live="polite">
        {library === null ? messages.loading : messages.cards.found(found.length)}
      </p>
      <div className="browser">
        <ul className="card-grid">
          {shown.map((facts) => (
            <li key={facts.id}>
              <CardFace
                facts={facts}
                label={facts.title}
                state={open === facts ? 'selected' : ''}
                pressed={open === facts}
                onPick={() => (open === facts ? close() : show(facts))}
              />
              <Hit parts={parts} card={facts} words={words} />
            </li>
          ))}
        </ul>
        <CardDetail parts={parts} facts={open} onClose={close} />
      </div>
      {left === 0 ? null : (
        <button type="button" className="answer more" ref={end} onClick={more}>
          {messages.cards.more(left)}
        </button>
      )}
    </section>
  );
}
