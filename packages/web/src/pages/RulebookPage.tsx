/** The rulebook in our own words: every line searchable and linkable. */
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { ruleAddress } from '../shell/addresses.ts';
import { onceEach } from '../shell/once.ts';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { type Chapter, chaptersFor, type Edition, readRules } from './rules.ts';

const EDITIONS: readonly Edition[] = ['nh', 'x'];

/** The rules ledgers, by file; each game's is called by its id. */
const LEDGERS = import.meta.glob<string>('../../../../rules/*.md', { query: '?raw', import: 'default' });

/** The chapters of the game's rulebook, read once. */
const bookOf = onceEach(async (game: GameId): Promise<readonly Chapter[]> => {
  const ledger = LEDGERS[`../../../../rules/${game}.md`];
  if (ledger === undefined) throw new Error(`there is no rulebook rules/${game}.md`);
  return readRules(await ledger());
});

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
            <Link href={ruleAddress(rule.id)}>{rule.id}</Link>
            <span>
              {rule.mark === null ? null : <b className="rule-mark">{messages.rulebook.marks[rule.mark]}</b>}
              {rule.text}
            </span>
            <small>{rule.source}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RulebookPage() {
  const game = useGameHere();
  return <Rulebook key={game} chapters={use(bookOf(game))} />;
}

function Rulebook({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { id } = useParams<{ id?: string }>();
  const hasEditions = useMemo(
    () => chapters.some(({ rules }) => rules.some(({ editions }) => editions !== 'both')),
    [chapters],
  );
  const [words, setWords] = useState('');
  const [edition, setEdition] = useState<Edition>(() => editionOf(chapters, id));
  const wanted = useDeferredValue(words);
  const shown = useMemo(() => chaptersFor(chapters, edition, wanted), [chapters, edition, wanted]);
  useEffect(() => {
    if (id === undefined) return;
    setEdition(editionOf(chapters, id));
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [chapters, id]);
  const say = messages.rulebook;
  return (
    <section className="rulebook">
      <header className="screen-head">
        <h1>{say.title}</h1>
        <GameSwitch screen="/rules" />
      </header>
      <p className="lead">{say.lead}</p>
      <form role="search" className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="field wide">
          <span>{say.search}</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        {hasEditions ? (
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
        ) : null}
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
