/** The log as a player reads it: headings for turns, phases and battles. Made of what the viewer may know. */
import type { LogLine, Viewed } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { Event, EventKind } from './rules/event.ts';
import { Speaker, tellEvent } from './tell.ts';

const LEVELS: Partial<Record<EventKind, LogLine['level']>> = {
  turn: 'turn',
  phase: 'phase',
  battle: 'step',
  drain: 'step',
};
const RANK = { turn: 0, phase: 1, step: 2, line: 3 } as const;

/** The rule behind a line, where one is worth naming. */
const RULES: Partial<Record<EventKind, string>> = {
  activated: 'CCG-FRC-03',
  drawCard: 'CCG-TRN-12',
  loseForce: 'CCG-PIL-15',
  retrieve: 'CCG-FRC-19',
  drain: 'CCG-DRN-01',
  drained: 'CCG-DRN-02',
  battle: 'CCG-BTL-01',
  destiny: 'CCG-DST-01',
  forfeited: 'CCG-DMG-01',
  result: 'CCG-OBJ-05',
};

/** The log from the event with this number on. */
export function logLines(cards: Catalogue, events: readonly Viewed<Event>[], from = 0): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = from; i < events.length; i++) {
    const event = events[i]!;
    const speaker = new Speaker(cards);
    const text = tellEvent(speaker, event);
    if (text === '') continue;
    const level = LEVELS[event.kind] ?? 'line';
    lines.push({ level, depth: 0, text, cards: speaker.named, rule: RULES[event.kind] ?? null, event: i });
  }
  return lines.filter((line, i) => !isEmpty(line, lines[i + 1]));
}

/** A phase in which nothing happened needs no heading, unless it is where the log stops for now. */
const isEmpty = (line: LogLine, next: LogLine | undefined): boolean =>
  line.level === 'phase' && next !== undefined && RANK[next.level] <= RANK[line.level];
