/** One page of the rulebook: its picture, what it says, and the numbered lines behind each sentence. */
import { useState } from 'react';
import { words } from '../messages/rulebook-en/words.ts';
import { messages } from '../messages/index.ts';
import type { RuleLine } from '../pages/rules.ts';
import { BookLink } from './BookLink.tsx';
import { type Book, pagesCiting } from './book.ts';
import { Scene } from './Scene.tsx';
import type { Edition, Passage, RulePage, Sentence } from './text.ts';

export const LineText = ({ line }: { readonly line: RuleLine }) => (
  <>
    {line.mark === null ? null : <b className="rule-mark">{messages.rulebook.marks[line.mark]}</b>}
    {line.text}
  </>
);

type Lines = Book['lines'];

function Behind({
  id,
  rules,
  lines,
}: {
  readonly id: string;
  readonly rules: readonly string[];
  readonly lines: Lines;
}) {
  return (
    <ul id={id} className="behind" aria-label={words.linesBehind}>
      {rules.flatMap((rule) => {
        const line = lines.get(rule);
        return line === undefined
          ? []
          : [
              <li key={rule}>
                <BookLink to={rule}>{rule}</BookLink>
                <span>
                  <LineText line={line} />
                </span>
              </li>,
            ];
      })}
    </ul>
  );
}

interface SaidProps {
  readonly sentence: Sentence;
  readonly isOpen: boolean;
  readonly opens: string;
  readonly onToggle: () => void;
}

/** A sentence and its sign; the sign keeps to the last word. */
function Said({ sentence: { text, rules }, isOpen, opens, onToggle }: SaidProps) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, end)}
      <span className="last">
        {text.slice(end)}
        <button
          type="button"
          className="behind-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? opens : undefined}
          aria-label={words.behind(rules)}
          title={words.behind(rules)}
          onClick={onToggle}
        >
          §
        </button>
      </span>{' '}
    </>
  );
}

interface PassageProps {
  readonly id: string;
  readonly passage: Passage;
  readonly lines: Lines;
}

function PassagePart({ id, passage: { isExample, term, sentences }, lines }: PassageProps) {
  const [open, setOpen] = useState(-1);
  const opens = `behind-${id}`;
  return (
    <div className={isExample ? 'passage example' : 'passage'}>
      <p>
        {isExample ? <b className="kind">{words.example} </b> : null}
        {term === null ? null : <b className="term">{term} </b>}
        {sentences.map((sentence, i) => (
          <Said
            key={sentence.text}
            sentence={sentence}
            isOpen={open === i}
            opens={opens}
            onToggle={() => setOpen(open === i ? -1 : i)}
          />
        ))}
      </p>
      {sentences[open] === undefined ? null : <Behind id={opens} rules={sentences[open].rules} lines={lines} />}
    </div>
  );
}

interface PageProps {
  readonly book: Book;
  readonly page: RulePage;
  readonly edition: Edition;
}

/** The neighbours in the book, those of the edition that is read first. */
function Neighbours({ book: { pages }, page }: Omit<PageProps, 'edition'>) {
  const at = pages.indexOf(page);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav className="neighbours" aria-label={words.contents}>
      {before === undefined ? (
        <span />
      ) : (
        <BookLink to={before.id}>
          <small>{words.before}</small>
          {before.title}
        </BookLink>
      )}
      {after === undefined ? null : (
        <BookLink to={after.id} className="after">
          <small>{words.after}</small>
          {after.title}
        </BookLink>
      )}
    </nav>
  );
}

export function Reading({ book, page, edition }: PageProps) {
  const own = page.editions === 'both' ? edition : page.editions;
  const other = own === 'nh' ? 'x' : 'nh';
  const keyed = page.passages.map((passage, i) => ({ passage, id: `${page.id}-${i}` }));
  const parts = (which: (passage: Passage) => boolean) =>
    keyed
      .filter(({ passage }) => which(passage))
      .map(({ passage, id }) => <PassagePart key={id} id={id} passage={passage} lines={book.lines} />);
  const others = parts(({ editions }) => editions === other);
  return (
    <article className="reading" aria-label={page.title}>
      {page.editions === 'both' ? null : <p className="only">{words.onlyLong[page.editions]}</p>}
      <Scene picture={page.picture} />
      <div className="said">{parts(({ editions }) => editions !== other)}</div>
      {others.length === 0 ? null : (
        <section className="other-edition" aria-label={words.otherwise[other]}>
          <h2>{words.otherwise[other]}</h2>
          {others}
        </section>
      )}
      <Neighbours book={book} page={page} />
    </article>
  );
}

/** One numbered line, and the pages that tell of it. */
export function LineReading({ book, line }: { readonly book: Book; readonly line: RuleLine }) {
  const pages = pagesCiting(book.pages, line.id);
  return (
    <article className="reading" aria-label={words.line(line.id)}>
      <p className="whole-line">
        <LineText line={line} /> <small>{line.source}</small>
      </p>
      {pages.length === 0 ? null : (
        <>
          <h2>{words.readAbout}</h2>
          <ul className="page-list">
            {pages.map(({ id, title }) => (
              <li key={id}>
                <BookLink to={id}>{title}</BookLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
