/** What is said aloud of what happened last. */
import { sentence } from '../messages/sentence.ts';
import type { LogEntry } from '../session/moment.ts';

/** So many sentences of one stretch are worth hearing out; the rest can be read in the log. */
const MOST = 6;

/** The last sentences after those that were there before; none of a game that is only opened. Phases pass by too fast to be named. */
export function newsOf(log: readonly LogEntry[], before: number): string {
  if (before <= 0 || log.length <= before) return '';
  return log
    .slice(before)
    .filter(({ level }) => level !== 'phase')
    .slice(-MOST)
    .map(({ text }) => sentence(text))
    .join(' ');
}
