/** The rulebook in our own words: every line searchable and linkable. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import ledger from 'virtual:ledger';
import { type Chapter, chaptersFor, type Edition, readRules } from './rules.ts';

const EDITIONS: readonly Edition[] = ['nh', 'x'];

const anchorOf = (title: string): string => `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}`;

/** The edition in which the rule of the address stands. */
function editionOf(chapters: readonly Chapter[], id: string | undefined): Edition {
  const rule = chapters.flatMap(({ rules }) => rules).find((line) => line.id === id);
  return rule?.editions === 'x' ? 'x' : 'nh';
}

function ChapterPart({ chapter, here }: { readonly chapter: Chapter; readonly here: string | undefined }) {
  return (
    <section id={anchorOf(chapter.title)} aria-label={chapter.title}>
      <h2>{chapter.title}</h2>
      <ul className="rules">
        {chapter.rules.map((rule) => (
          <li key={rule.id} id={rule.id} className={rule.id === here ? 'here' : ''} aria-current={rule.id === here}>
            <Link href={`/rules/${rule.id}`}>{rule.id}</Link>
            <span>{rule.text}</span>
            <small>{rule.source}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RulebookPage() {
  const { id } = useParams<{ id?: string }>();
  const chapters = useMemo(() => readRules(ledger), []);
  const [words, setWords] = useState('');
  const [edition, setEdition] = useState<Edition>(() => editionOf(chapters, id));
  const wish = useDeferredValue(words);
  const shown = useMemo(() => chaptersFor(chapters, edition, wish), [chapters, edition, wish]);
  useEffect(() => {
    if (id === undefined) return;
    setEdition(editionOf(chapters, id));
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [chapters, id]);
  const say = messages.rulebook;
  return (
    <section className="rulebook">
      <h1>{say.title}</h1>
      <p className="lead">{say.lead}</p>
      <form role="search" className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="field wide">
          <span>{say.search}</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="field">
          <span>{say.edition}</span>
          <select value={edition} onChange={(event) => setEdition(event.target.value as Edition)}>
            {EDITIONS.map((each) => (
              <option key={each} value={each}>
                {say.editions[each]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className="count" aria-live="polite">
        {shown.length === 0 ? say.none : say.count(shown.reduce((sum, { rules }) => sum + rules.length, 0))}
      </p>
      <div className="book">
        <nav aria-label={say.chapters}>
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
            <ChapterPart key={chapter.title} chapter={chapter} here={id} />
          ))}
        </div>
      </div>
    </section>
  );
}
