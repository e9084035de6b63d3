/** The rules ledger read into chapters, and said for those who play. */
import type { Edition } from '../rulebook/text.ts';

export interface RuleLine {
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
  /^- \*\*(?<id>[A-Z0-9-]+)\*\*(?: \[(?<edition>nh|x|both)\])?(?<text>.*?)(?: \((?<source>[^()]*p\.[^()]*|source: (?:[^()]|\([^()]*\))*)\))?$/u;
/** Marks before the rule. What differs between editions concerns those who implement them, not those who read. */
const MARKS = /^(?: (?:DIFFERS|RULING|EXAMPLE))*:? ?/u;
const RULING_AFTER = / RULING\.$/u;
/** Where the sources leave it open, and we decided. */
const OURS = /[,;]? ?\b(?:our reading|project ruling)$/u;
/** What the ledger says in its own short words. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ \(our reading\)/gu, ''],
  [/\bour reading of\b/gu, 'by how we read'],
  [/\bour reading\b/gu, 'as we read it'],
  [/; RULING\b/gu, '; our ruling'],
  [/\bRULING\b/gu, 'Our ruling'],
  [/\bEXAMPLE card\b/gu, 'for example'],
  [/\bEXAMPLE\b/gu, 'Example'],
  [/\bDIFFERS:/gu, 'Later rules differ:'],
  [/\bCONFLICT:/gu, 'The sources disagree:'],
  [/\bReading:/gu, 'How we read it:'],
  [/(?<!-)\bPOP(?=s?\b)/gu, 'chance'],
  [/\((?:in )?nh\b(?= says|:)/gu, '(2002'],
  [/\ban nh\b/gu, 'a 2002'],
  [/\bnh\b(?! p\.)/gu, 'the 2002 rulebook'],
  [/\(x(?=:)/gu, '(2022'],
  [/(?<![-\w.])x\b(?! p\.|-)/gu, 'the 2022 rulebook'],
  [/\bx-only\b/gu, '2022'],
];
const inWords = (text: string): string => IN_WORDS.reduce((said, [from, to]) => said.replace(from, to), text);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function markOf(before: string, text: string, source: string): RuleLine['mark'] {
  if (before.includes('EXAMPLE')) return 'EXAMPLE';
  const isOurs = before.includes('RULING') || RULING_AFTER.test(text) || text.includes('our reading');
  return isOurs || OURS.test(source) ? 'RULING' : null;
}

export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; rules: RuleLine[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (.*)$/u.exec(line)?.[1];
    if (heading !== undefined)
      chapters.push({ title: heading.replace(/^\d[\d.]*[a-z]?\.?\s*/u, '').replace(/ \([A-Z, ]+\)/u, ''), rules: [] });
    const rule = LINE.exec(line)?.groups;
    if (rule === undefined) continue;
    const [before = ''] = MARKS.exec(rule['text']!) ?? [];
    const text = rule['text']!.slice(before.length).trim();
    // A card's name is set apart in the ledger.
    const shown = inWords(text.replace(RULING_AFTER, '').replaceAll('**', ''));
    const source = rule['source']?.replace('source: ', '') ?? '';
    chapters.at(-1)?.rules.push({
      id: rule['id']!,
      editions: (rule['edition'] as RuleLine['editions'] | undefined) ?? 'both',
      mark: markOf(before, text, source),
      text: upper(shown),
      source: source
        .replace(OURS, '')
        .replace(/^base\b/u, 'basic rules')
        .replace(/\bnh (?=p\.)/u, '2002 ')
        .replace(/\bx (?=p\.)/u, '2022 '),
    });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** The chapters with the lines that hold for the edition. */
export const chaptersFor = (chapters: readonly Chapter[], edition: Edition): Chapter[] =>
  chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ editions }) => editions === 'both' || editions === edition),
    }))
    .filter(({ rules }) => rules.length > 0);

/** A subject on which the editions disagree: what each says in a few words, and the rules that say it in full. */
export interface Difference {
  readonly subject: string;
  readonly nh: string;
  readonly x: string;
  readonly ids: readonly string[];
}

const ROW = /^\| \d+ \| (?<subject>[^|]+) \| (?<nh>[^|]+) \| (?<x>[^|]+) \| (?<ids>[^|]+) \|$/gmu;
/** Who decided it concerns those who implement the rules, not those who read. */
const RULED = / \((?:accepted by )?ruling\)|^silent \(ruling: (?<ruled>[^)]*)\)/gu;
const TERM = /\bPOP(?<many>s?)\b/gu;

const plainly = (words: string): string =>
  words.replace(RULED, (_, ruled: string | undefined) => ruled ?? '').replace(TERM, 'chance$<many>');

export const readDifferences = (markdown: string): Difference[] =>
  [...markdown.matchAll(ROW)].map(({ groups }) => ({
    subject: groups!['subject']!,
    nh: plainly(groups!['nh']!),
    x: plainly(groups!['x']!),
    ids: groups!['ids']!.split(', '),
  }));

/** Where the subject stands on its page. */
export const subjectAnchor = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** The subjects that have all these words, in their own lines or in the rules'. */
export function differencesFor(
  differences: readonly Difference[],
  rules: ReadonlyMap<string, { readonly text: string }>,
  words: string,
): readonly Difference[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return differences.filter(({ subject, nh, x, ids }) => {
    const hay = [subject, nh, x, ...ids, ...ids.map((id) => rules.get(id)?.text ?? '')].join(' ').toLowerCase();
    return wanted.every((word) => hay.includes(word));
  });
}
