/** The rules ledger read into chapters. */
export type Edition = 'nh' | 'x';

interface RuleLine {
  readonly id: string;
  readonly editions: Edition | 'both';
  readonly text: string;
  readonly source: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleLine[];
}

const LINE = /^- \*\*(?<id>[A-Z0-9-]+)\*\* \[(?<edition>nh|x|both)\](?<text>.*?)(?: \((?<source>[^()]*p\.[^()]*)\))?$/u;
/** Marks for those who implement the rules; a reader does not need them. */
const MARKS = /^(?: (?:DIFFERS|RULING|EXAMPLE))*:? ?/u;

export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; rules: RuleLine[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (.*)$/u.exec(line)?.[1];
    if (heading !== undefined) chapters.push({ title: heading.replace(/^[\d.]+\s*/u, ''), rules: [] });
    const rule = LINE.exec(line)?.groups;
    if (rule === undefined) continue;
    const text = rule['text']!.replace(MARKS, '').trim();
    chapters.at(-1)?.rules.push({
      id: rule['id']!,
      editions: rule['edition'] as RuleLine['editions'],
      text: text.charAt(0).toUpperCase() + text.slice(1),
      source: rule['source'] ?? '',
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
