/** The headings of the log as they are reached: "Turn 2", "Dark builds". Held until they are read. */
import type { LogChange, LogEntry } from '../session/moment.ts';

export interface Beat {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Beats {
  /** What comes before everything else that happened, and what everything else led to. */
  readonly before: Beat | null;
  readonly after: Beat | null;
}

function beatOf(headings: readonly LogEntry[]): Beat | null {
  const [title, ...lines] = headings.map(({ text }) => text.replace(/\.$/u, ''));
  return title === undefined ? null : { title, lines };
}

/** `log`: what was told so far. A heading that is only told again is no beat. */
export function beatsOf(log: readonly LogEntry[], { keep, more }: LogChange): Beats {
  const known = new Set(log.slice(keep).map(({ text, decision }) => `${decision} ${text}`));
  const firstLine = more.findIndex(({ level }) => level === 'line');
  const lastLine = more.findLastIndex(({ level }) => level === 'line');
  const headings = (entries: readonly LogEntry[]): readonly LogEntry[] =>
    entries.filter(({ level, text, decision }) => level !== 'line' && !known.has(`${decision} ${text}`));
  return {
    before: firstLine < 0 ? null : beatOf(headings(more.slice(0, firstLine))),
    after: beatOf(headings(more.slice(lastLine + 1))),
  };
}
