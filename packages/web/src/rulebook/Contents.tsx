/** The pages of a rulebook, part by part. */
import { words } from '../messages/rulebook-en/words.ts';
import { BookLink } from './BookLink.tsx';
import type { RulePage } from './text.ts';

interface ContentsProps {
  readonly pages: readonly RulePage[];
  /** The page that is read. */
  readonly here?: string | undefined;
}

export function Contents({ pages, here }: ContentsProps) {
  const parts = [...Map.groupBy(pages, ({ part }) => part)];
  return (
    <nav className="contents" aria-label={words.contents}>
      {parts.map(([part, those]) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          <ul className="page-list">
            {those.map(({ id, title }) => (
              <li key={id}>
                <BookLink to={id} aria-current={id === here ? 'page' : undefined}>
                  {title}
                </BookLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
