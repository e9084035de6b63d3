/** Every rule as one numbered line, chapter by chapter. */
import { useEffect } from 'react';
import { words } from '../messages/rulebook-en/words.ts';
import { messages } from '../messages/index.ts';
import { BookLink } from '../rulebook/BookLink.tsx';
import { type Book, pagesCiting } from '../rulebook/book.ts';
import { LineText } from '../rulebook/Reading.tsx';
import type { Edition } from '../rulebook/text.ts';
import { type Chapter, chaptersFor } from './rules.ts';

const anchorOf = (title: string): string => `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}`;

interface ChapterPartProps {
  readonly chapter: Chapter;
  readonly here: string | undefined;
  readonly pages: Book['pages'];
}

function ChapterPart({ chapter, here, pages }: ChapterPartProps) {
  return (
    <section id={anchorOf(chapter.title)} aria-label={chapter.title}>
      <h2>{chapter.title}</h2>
      <ul className="rules">
        {chapter.rules.map((rule) => (
          <li key={rule.id} id={rule.id} className={rule.id === here ? 'here' : ''} aria-current={rule.id === here}>
            <BookLink to={rule.id}>{rule.id}</BookLink>
            <span>
              <LineText line={rule} />
              {rule.id === here ? <ReadAbout pages={pagesCiting(pages, rule.id)} /> : null}
            </span>
            <small>{rule.source}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ReadAbout = ({ pages }: { readonly pages: Book['pages'] }) =>
  pages.length === 0 ? null : (
    <span className="read-about">
      {words.readAbout}:{' '}
      {pages.map(({ id, title }, i) => (
        <span key={id}>
          {i === 0 ? '' : ' · '}
          <BookLink to={id}>{title}</BookLink>
        </span>
      ))}
    </span>
  );

interface RulebookLinesProps {
  readonly book: Book;
  readonly edition: Edition;
  /** The line of the address. */
  readonly here: string | undefined;
}

export function RulebookLines({ book: { chapters, pages }, edition, here }: RulebookLinesProps) {
  const shown = chaptersFor(chapters, edition);
  useEffect(() => {
    if (here !== undefined) document.getElementById(here)?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <div className="book">
      <nav aria-label={messages.rulebook.chapters}>
        <ol>
          {shown.map(({ title }) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {shown.map((chapter) => (
          <ChapterPart key={chapter.title} chapter={chapter} here={here} pages={pages} />
        ))}
      </div>
    </div>
  );
}
