// What is said aloud of what happened last.
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/session/moment.ts';
import { newsOf } from '../src/table/news.ts';

const line = (text: string, level: LogEntry['level'] = 'line'): LogEntry => ({
  text,
  level,
  depth: 0,
  rule: null,
  cards: [],
  decision: 0,
});

test('what came since is said, with what it is part of, without the phases', () => {
  const log = [
    line('Old.'),
    line('Control phase', 'phase'),
    line('Force drain at Kessel', 'step'),
    line('Light has to lose 1 Force.'),
    line('Dark draws.'),
  ];
  expect(newsOf(log, 1)).toBe('Force drain at Kessel. Light has to lose 1 Force. Dark draws.');
});

test('nothing is said of a game that is only opened, or of one that is taken back', () => {
  expect(newsOf([line('Old.')], 0)).toBe('');
  expect(newsOf([line('Old.')], 3)).toBe('');
});

test('of very much the end is said', () => {
  const log = Array.from({ length: 20 }, (_, i) => line(`${i}.`));
  expect(newsOf(log, 1)).toBe('14. 15. 16. 17. 18. 19.');
});
