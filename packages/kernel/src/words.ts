/** Small helpers for telling a game in words and lines. */

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "A, B and C"; what is there several times is named once, with its number. Parts with commas: "A, a; B and C". */
export function listed(parts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1);
  const words = [...times].map(([part, n]) => (n === 1 ? part : `${part} (${n})`));
  const comma = words.some((word) => word.includes(', ')) ? '; ' : ', ';
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(comma)} and ${words.at(-1)}`;
}

/** The sentence without its full stop, for more to follow. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/u, '');

/** A line across, with a heading if there is one. */
export const ruled = (text: string, width: number): string =>
  text === '' ? '─'.repeat(width) : `── ${text} ${'─'.repeat(Math.max(0, width - text.length - 4))}`;

/** The parts one after the other; lines that follow stand beneath the first part. No parts: no line. */
export function labelled(label: string, parts: readonly string[], width: number): string[] {
  if (parts.length === 0) return [];
  const lines: string[] = [];
  let line = label;
  parts.forEach((part, i) => {
    const text = i === parts.length - 1 ? part : `${part}, `;
    if (line.length > label.length && line.length + text.trimEnd().length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(label.length);
    }
    line += text;
  });
  return [...lines, line];
}

/** The lines in a column, beside a label that stands once. */
export const beside = (label: string, width: number, lines: readonly string[]): string[] =>
  lines.map((line, row) => `${(row === 0 ? label : '').padEnd(width)}${line}`);

/** What is left of a name when accents, capitals and the shape of apostrophes are overlooked. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** A table for names that may come from anywhere: it has its own and none of those that every object has. */
export const byName = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.setPrototypeOf({ ...entries }, null);

/** Signs that a terminal obeys or that turn a line around: control characters, line ends, directions, halves of signs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The text with its unprintable signs written out; JSON stays the same JSON. */
export const visible = (text: string): string =>
  text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const BRIEF = 120;

/** Text from outside as a message repeats it: printable, and not all of it if it is long. */
export const brief = (text: string): string =>
  visible(text.length <= BRIEF ? text : `${text.slice(0, BRIEF).replace(/[\ud800-\udbff]$/u, '')}…`);
