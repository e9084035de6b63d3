/** The rulebook: one page an idea for those who read, and the numbered lines that all of it stands on. */
import { lazy, use, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { words } from '../messages/rulebook-en/words.ts';
import { messages } from '../messages/index.ts';
import { PlaceContext } from '../rulebook/BookLink.tsx';
import { BookSearch } from '../rulebook/BookSearch.tsx';
import { type Book, bookOf } from '../rulebook/book.ts';
import { Contents } from '../rulebook/Contents.tsx';
import { Reading } from '../rulebook/Reading.tsx';
import type { Edition } from '../rulebook/text.ts';
import { addressOf } from '../shell/addresses.ts';
import { useStore } from '../shell/store.ts';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { RulebookLines } from './RulebookLines.tsx';
import '../style/rulebook.css';

const EDITIONS: readonly Edition[] = ['nh', 'x'];
const SIDE_BY_SIDE = 'editions';
const LINES = 'lines';

/** Only who compares the editions loads it. */
const EditionsPage = lazy(async () => ({ default: (await import('./EditionsPage.tsx')).EditionsPage }));

/** The edition read: the one chosen here, or played by; a line of the other edition alone is shown in that one. */
function useEdition(book: Book, id: string | undefined): [Edition, (edition: Edition) => void] {
  const played = useStore((page) => page.settings.editions[book.game]);
  const [edition, setEdition] = useState<Edition>(played === 'x' ? 'x' : 'nh');
  const ofLine = id === undefined ? undefined : book.lines.get(id)?.editions;
  useEffect(() => {
    if (ofLine === 'nh' || ofLine === 'x') setEdition(ofLine);
  }, [ofLine]);
  return [edition, setEdition];
}

interface EditionFieldProps {
  readonly edition: Edition;
  readonly onChange: (edition: Edition) => void;
}

const EditionField = ({ edition, onChange }: EditionFieldProps) => (
  <label className="field">
    <span>{messages.rulebook.edition}</span>
    <select value={edition} onChange={(event) => onChange(event.target.value as Edition)}>
      {EDITIONS.map((each) => (
        <option key={each} value={each}>
          {messages.rulebook.editions[each]}
        </option>
      ))}
    </select>
  </label>
);

/** The way to the other views of the book. */
function Ways({ book, here }: { readonly book: Book; readonly here: string | undefined }) {
  const ways = [
    ['', words.all],
    [LINES, words.lines],
    ...(book.differences.length === 0 ? [] : [[SIDE_BY_SIDE, messages.rulebook.sideBySide] as const]),
  ] as const;
  const at = here === undefined ? '' : here === SIDE_BY_SIDE || here === LINES ? here : null;
  return (
    <p className="ways">
      {ways.map(([way, name]) => (
        <Link
          key={way}
          href={addressOf(book.game, way === '' ? '/rules' : `/rules/${way}`)}
          aria-current={way === at ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </p>
  );
}

function Shown({
  book,
  id,
  edition,
}: {
  readonly book: Book;
  readonly id: string | undefined;
  readonly edition: Edition;
}) {
  const page = book.pages.find((each) => each.id === id);
  if (id === LINES || (id !== undefined && book.lines.has(id)))
    return <RulebookLines book={book} edition={edition} here={id === LINES ? undefined : id} />;
  if (page !== undefined)
    return (
      <div className="page-beside">
        <Contents pages={book.pages} here={id} />
        <Reading key={id} book={book} page={page} edition={edition} />
      </div>
    );
  return (
    <>
      {id === undefined ? null : <p className="lead">{words.noPage}</p>}
      <Contents pages={book.pages} />
    </>
  );
}

function Rulebook({ book, id }: { readonly book: Book; readonly id: string | undefined }) {
  const [edition, setEdition] = useEdition(book, id);
  const hasEditions = book.differences.length > 0;
  const title = book.pages.find((page) => page.id === id)?.title ?? messages.rulebook.title;
  useEffect(() => {
    document.title = `${title} · ${messages.name}`;
  }, [title]);
  useEffect(() => {
    // A line, or a subject that the address names, brings itself into view.
    if (window.location.hash !== '') return;
    if (id === undefined || !book.lines.has(id)) document.getElementById('content')?.scrollTo({ top: 0 });
  }, [book, id]);
  return (
    <section className="rulebook">
      <header className="screen-head">
        <h1>{id === SIDE_BY_SIDE ? messages.rulebook.sideBySide : title}</h1>
        <GameSwitch screen="/rules" />
      </header>
      <Ways book={book} here={id} />
      {id === SIDE_BY_SIDE && hasEditions ? (
        <EditionsPage {...book} />
      ) : (
        <BookSearch book={book} beside={hasEditions ? <EditionField edition={edition} onChange={setEdition} /> : null}>
          {id === undefined || id === LINES ? (
            <p className="lead">
              {id === LINES ? words.linesLead : words.lead} {hasEditions && id !== LINES ? words.leadEditions : null}
            </p>
          ) : null}
          <Shown book={book} id={id} edition={edition} />
        </BookSearch>
      )}
    </section>
  );
}

export function RulebookPage() {
  const game = useGameHere();
  const { id } = useParams<{ id?: string }>();
  const book = use(bookOf(game));
  const place = useMemo(() => ({ game }), [game]);
  return (
    <PlaceContext value={place}>
      <Rulebook key={game} book={book} id={id} />
    </PlaceContext>
  );
}
