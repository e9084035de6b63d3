/** The rulebook over the table: the page that was asked for, and from there all others. The game beneath stays as it is. */
import { use, useEffect, useMemo, useRef } from 'react';
import { words } from '../messages/rulebook-en/words.ts';
import type { GameId } from '../session/moment.ts';
import { addressOf } from '../shell/addresses.ts';
import { Dialog } from '../table/Dialog.tsx';
import { closeRules, openRules } from '../table/rules-over.ts';
import { BookLink, PlaceContext } from './BookLink.tsx';
import { BookSearch } from './BookSearch.tsx';
import { type Book, bookOf } from './book.ts';
import { Contents } from './Contents.tsx';
import { LineReading, Reading } from './Reading.tsx';
import type { Edition } from './text.ts';
import '../style/rulebook.css';

interface RulesOverProps {
  readonly game: GameId;
  readonly edition: Edition;
  /** A page, a line, or '' for the contents. */
  readonly id: string;
}

function Shown({ book, id, edition }: Omit<RulesOverProps, 'game'> & { readonly book: Book }) {
  const page = book.pages.find((each) => each.id === id);
  const line = book.lines.get(id);
  if (page !== undefined) return <Reading key={id} book={book} page={page} edition={edition} />;
  if (line !== undefined) return <LineReading book={book} line={line} />;
  return <Contents pages={book.pages} />;
}

export function RulesOver({ game, edition, id }: RulesOverProps) {
  const book = use(bookOf(game));
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  const place = useMemo(() => ({ game, onOpen: openRules }), [game]);
  // Each page is read from its beginning.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    top.current?.closest('dialog')?.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [id]);
  const title =
    book.pages.find((each) => each.id === id)?.title ?? (book.lines.has(id) ? words.line(id) : words.window);
  return (
    <PlaceContext value={place}>
      <Dialog title={title} className="rules-over" onClose={closeRules}>
        <div ref={top} tabIndex={-1} className="over-body">
          <BookSearch book={book}>
            <Shown book={book} id={id} edition={edition} />
          </BookSearch>
          <div className="over-ways">
            <button type="button" className="answer" onClick={closeRules}>
              {words.back}
            </button>
            {id === '' ? null : <BookLink to="">{words.all}</BookLink>}
            <a href={addressOf(game, '/rules')} target="_blank" rel="noreferrer">
              {words.whole}
            </a>
          </div>
        </div>
      </Dialog>
    </PlaceContext>
  );
}
