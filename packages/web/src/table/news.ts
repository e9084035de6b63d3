/** What is said aloud of what happened last. */
import type { LogEntry } from '../session/moment.ts';

/** So many sentences of one stretch are worth hearing out; the rest can be read in the log. */
const MOST = 6;

/** The last sentences after those that were there before; none of a game that is only opened. */
export function newsOf(log: readonly LogEntry[], before: number): string {
  if (before <= 0 || log.length <= before) return '';
  return log
    .slice(before)
    .filter(({ level }) => level === 'line')
    .slice(-MOST)
    .map(({ text }) => text)
    .join(' ');
}
