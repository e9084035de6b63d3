/** The search of a rulebook and its hits, by pointer or by keys. */
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { words as say } from '../messages/rulebook-en/words.ts';
import { BookLink } from './BookLink.tsx';
import type { Book } from './book.ts';
import { type Hit, indexOf, LONGEST_SEARCH, marked, search, wordsOf } from './search.ts';

const Marked = ({ parts }: { readonly parts: Hit['parts'] }) =>
  parts.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text));

interface BookSearchProps {
  readonly book: Book;
  /** What else stands beside the search field. */
  readonly beside?: ReactNode;
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
}

export function BookSearch({ book, beside, children }: BookSearchProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const index = useMemo(() => indexOf(book), [book]);
  const { hits, more } = useMemo(() => search(index, wanted), [index, wanted]);
  const whole = useRef<HTMLDivElement>(null);
  const isSearching = wanted.trim() !== '';

  /** Down and up go through the field and the hits; Enter in the field opens the first. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const stops = [...(whole.current?.querySelectorAll<HTMLElement>('input, .hits a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (at < 0 || stops.length < 2) return;
      event.preventDefault();
      stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
    } else if (event.key === 'Enter' && at === 0 && stops.length > 1) {
      event.preventDefault();
      stops[1]?.click();
    }
  };

  return (
    // The keys are those of the field and the links inside.
    <div ref={whole} className="book-search" onKeyDown={onKeyDown} role="presentation">
      <form role="search" className="book-fields" onSubmit={(event) => event.preventDefault()}>
        <label className="field wide">
          <span>{say.search}</span>
          <input
            type="search"
            value={typed}
            maxLength={LONGEST_SEARCH}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {beside}
      </form>
      <p className="count" aria-live="polite">
        {isSearching ? say.found(hits.length, more) : null}
      </p>
      {isSearching ? (
        <ol className="hits" aria-label={say.places}>
          {hits.map(({ to, isLine, place, parts, editions }) => (
            <li key={to}>
              <BookLink to={to} onClickCapture={() => setTyped('')}>
                <b>
                  {isLine ? <code>{to}</code> : null}
                  <span>
                    <Marked parts={marked(place, wordsOf(wanted))} />
                  </span>
                  {isLine ? null : <small>{say.pageHit}</small>}
                  {editions === 'both' ? null : <small>{say.only[editions]}</small>}
                </b>
                <span>
                  <Marked parts={parts} />
                </span>
              </BookLink>
            </li>
          ))}
        </ol>
      ) : (
        children
      )}
    </div>
  );
}
