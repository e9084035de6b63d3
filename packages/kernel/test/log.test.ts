import { describe, expect, test } from 'vitest';
import { linesOfLog, type LogLine, type LogOrder, type Told, type Viewed } from '../src/index.ts';

interface Event {
  readonly kind: 'deal' | 'turn' | 'step' | 'fight' | 'over' | 'hit' | 'tap';
}

const ORDER: LogOrder<Event> = {
  headings: { turn: 'turn', step: 'step' },
  opens: new Set(['fight']),
  closes: new Set(['over']),
  setup: { kind: 'deal', rule: 'T-1' },
};

/** Hits in a row are one line; tapping goes without saying; a line is about its last card. */
function read(kinds: string, from = 0): LogLine[] {
  const events = kinds.split(' ').map((kind) => ({ kind }) as Viewed<Event>);
  const told = (at: number): Told => {
    const { kind } = events[at]!;
    if (kind === 'tap') return { text: '', events: 1 };
    const end = events.findIndex((e, i) => i > at && e.kind !== 'hit');
    const n = (end < 0 ? events.length : end) - at;
    return kind !== 'hit' || n < 2 ? { text: kind, events: 1 } : { text: `${n} hits`, events: n, ruled: at + n - 1 };
  };
  return linesOfLog(ORDER, events, from, {
    together: (at) => ({ told: told(at), cards: ['7', '7'] }),
    rule: (at) => `T-${at}`,
  });
}
const short = (lines: readonly LogLine[]): string[] => lines.map(({ text, depth }) => `${'> '.repeat(depth)}${text}`);

describe('the log', () => {
  test('has one line for what belongs together and none for what goes without saying', () => {
    expect(read('turn tap hit hit hit')).toEqual([
      { level: 'turn', depth: 0, text: 'turn', cards: ['7'], rule: 'T-0', event: 0 },
      { level: 'line', depth: 0, text: '3 hits', cards: ['7'], rule: 'T-4', event: 2 },
    ]);
  });

  test('sets what is part of something apart, until it is over or a heading comes', () => {
    const all = 'turn fight hit fight hit over hit fight step hit';
    const lines = ['turn', 'fight', '> hit', 'fight', '> hit', 'over', 'hit', 'fight', 'step', 'hit'];
    expect(short(read(all))).toEqual(lines);
    for (let from = 0; from < lines.length; from++) expect(short(read(all, from))).toEqual(lines.slice(from));
  });

  test('has no heading for a step in which nothing happened, but for the one where it stops', () => {
    expect(short(read('turn step step hit step turn step'))).toEqual(['turn', 'step', 'hit', 'turn', 'step']);
    expect(short(read('turn turn'))).toEqual(['turn', 'turn']);
  });

  test('begins with the setup of a game that begins so', () => {
    expect(read('deal turn')[0]).toEqual({ level: 'turn', depth: 0, text: 'Setup.', cards: [], rule: 'T-1', event: 0 });
    expect(short(read('deal turn', 1))).toEqual(['turn']);
    expect(short(read('turn deal'))).toEqual(['turn', 'deal']);
  });
});
