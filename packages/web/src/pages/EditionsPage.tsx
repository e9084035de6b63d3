/** What the two editions of a rulebook disagree on, side by side, subject by subject. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { expanded } from '../messages/expanded-en.ts';
import { messages } from '../messages/index.ts';
import { ruleAddress } from '../shell/addresses.ts';
import type { Edition } from '../rulebook/text.ts';
import { type Chapter, type Difference, differencesFor, subjectAnchor } from './rules.ts';
import '../style/editions.css';

const EDITIONS: readonly Edition[] = ['nh', 'x'];

interface SideProps {
  readonly edition: Edition;
  readonly brief: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

const Side = ({ edition, brief, rules }: SideProps) => (
  <div className={`edition ${edition}`}>
    <h3>{messages.rulebook.editions[edition]}</h3>
    <p className="brief">{brief}</p>
    <ul>
      {rules.map(({ id, text }) => (
        <li key={id}>
          {text} <Link href={ruleAddress(id)}>{id}</Link>
        </li>
      ))}
    </ul>
  </div>
);

interface EditionsPageProps {
  readonly chapters: readonly Chapter[];
  readonly differences: readonly Difference[];
}

export function EditionsPage({ chapters, differences }: EditionsPageProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const rules = useMemo(
    () => new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule]))),
    [chapters],
  );
  const shown = useMemo(() => differencesFor(differences, rules, wanted), [differences, rules, wanted]);
  const here = decodeURIComponent(window.location.hash.slice(1));
  useEffect(() => {
    if (here !== '') document.getElementById(here)?.scrollIntoView({ block: 'center' });
  }, [here]);
  const { rules: say } = expanded;
  return (
    <>
      <p className="lead">{say.lead}</p>
      <form role="search" className="book-fields" onSubmit={(event) => event.preventDefault()}>
        <label className="field wide">
          <span>{messages.rulebook.search}</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
      </form>
      <p className="count" aria-live="polite">
        {shown.length === 0 ? say.none : say.count(shown.length)}
      </p>
      <ol className="differences">
        {shown.map(({ subject, nh, x, ids }) => {
          const anchor = subjectAnchor(subject);
          const briefs = { nh, x };
          const lines = ids.flatMap((id) => rules.get(id) ?? []);
          return (
            <li key={subject} id={anchor} className={anchor === here ? 'here' : ''}>
              <h2>{subject}</h2>
              <div className="both">
                {EDITIONS.map((edition) => (
                  <Side
                    key={edition}
                    edition={edition}
                    brief={briefs[edition]}
                    rules={lines.filter(({ editions }) => editions === edition || editions === 'both')}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
