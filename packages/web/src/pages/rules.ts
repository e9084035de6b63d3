/** The rules ledger read into chapters. */
export type Edition = 'nh' | 'x';

interface RuleLine {
  readonly id: string;
  readonly editions: Edition | 'both';
  /** An example, or our own decision where the sources are silent. */
  readonly mark: 'EXAMPLE' | 'RULING' | null;
  readonly text: string;
  readonly source: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleLine[];
}

const LINE =
  /^- \*\*(?<id>[A-Z0-9-]+)\*\*(?: \[(?<edition>nh|x|both)\])?(?<text>.*?)(?: \((?<source>[^()]*p\.[^()]*|source: [^()]*)\))?$/u;
/** Marks before the rule. What differs between editions concerns those who implement them, not those who read. */
const MARKS = /^(?: (?:DIFFERS|RULING|EXAMPLE))*:? ?/u;
const RULING_AFTER = / RULING\.$/u;

function markOf(before: string, text: string): RuleLine['mark'] {
  if (before.includes('EXAMPLE')) return 'EXAMPLE';
  return before.includes('RULING') || RULING_AFTER.test(text) ? 'RULING' : null;
}

export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; rules: RuleLine[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (.*)$/u.exec(line)?.[1];
    if (heading !== undefined)
      chapters.push({ title: heading.replace(/^\d+[a-z.]*\s*/u, '').replace(/ \([A-Z, ]+\)$/u, ''), rules: [] });
    const rule = LINE.exec(line)?.groups;
    if (rule === undefined) continue;
    const [before = ''] = MARKS.exec(rule['text']!) ?? [];
    const text = rule['text']!.slice(before.length).trim();
    const shown = text.replace(RULING_AFTER, '');
    chapters.at(-1)?.rules.push({
      id: rule['id']!,
      editions: (rule['edition'] as RuleLine['editions'] | undefined) ?? 'both',
      mark: markOf(before, text),
      text: shown.charAt(0).toUpperCase() + shown.slice(1),
      source: rule['source']?.replace('source: ', '') ?? '',
    });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** The chapters with the lines that hold for the edition and have all these words. */
export function chaptersFor(chapters: readonly Chapter[], edition: Edition, words: string): Chapter[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text, editions }) => {
        if (editions !== 'both' && editions !== edition) return false;
        const hay = `${id} ${title} ${text}`.toLowerCase();
        return wanted.every((word) => hay.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
