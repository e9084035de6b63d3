/**
 * The log as a player reads it: headings for turns and their parts, one line for what belongs together, no line for what
 * goes without saying. What belongs together, and how it is said, is the game's.
 */
import type { LogLine } from './kit.ts';
import type { GameEvent } from './procedure.ts';
import type { Viewed } from './visibility.ts';

/** What is one line of the log. */
export interface Told {
  /** Empty: it goes without saying. */
  readonly text: string;
  /** How many events it tells. */
  readonly events: number;
  /** The event whose rule is behind it, if that is not the first. */
  readonly ruled?: number;
}

export interface LogOrder<E extends GameEvent> {
  /** The kinds of event that are headings. */
  readonly headings: { readonly [K in E['kind']]?: Exclude<LogLine['level'], 'line'> };
  /** What comes after one of these is part of it, until one that `closes` or a heading. */
  readonly opens: ReadonlySet<E['kind']>;
  readonly closes: ReadonlySet<E['kind']>;
  /** What a game begins with before its first turn, and the rule about that. */
  readonly setup: { readonly kind: E['kind']; readonly rule: string | null };
}

export interface LogTeller {
  /** One sentence for as many events as belong together from this one on, and the cards it names. */
  together(at: number): { readonly told: Told; readonly cards: readonly string[] };
  rule(at: number): string | null;
}

/** The log from the event with this number on. */
export function linesOfLog<E extends GameEvent>(
  order: LogOrder<E>,
  events: readonly Viewed<E>[],
  from: number,
  teller: LogTeller,
): LogLine[] {
  const { opens, closes, setup } = order;
  const headings = new Map(Object.entries<LogLine['level'] | undefined>(order.headings));
  const levelOf = (kind: E['kind']): LogLine['level'] => headings.get(kind) ?? 'line';
  const isInside = (): boolean => {
    for (let i = from - 1; i >= 0; i--) {
      const { kind } = events[i]!;
      if (opens.has(kind)) return true;
      if (closes.has(kind) || levelOf(kind) !== 'line') return false;
    }
    return false;
  };

  const lines: LogLine[] = [];
  if (from === 0 && events[0]?.kind === setup.kind)
    lines.push({ level: 'turn', depth: 0, text: 'Setup.', cards: [], rule: setup.rule, event: 0 });
  let depth = isInside() ? 1 : 0;
  for (let i = from; i < events.length; ) {
    const { kind } = events[i]!;
    const { told, cards } = teller.together(i);
    const level = levelOf(kind);
    if (level !== 'line' || opens.has(kind) || closes.has(kind)) depth = 0;
    if (told.text !== '')
      lines.push({
        level,
        depth,
        text: told.text,
        cards: [...new Set(cards)],
        rule: teller.rule(told.ruled ?? i),
        event: i,
      });
    if (opens.has(kind)) depth = 1;
    i += told.events;
  }
  return lines.filter((line, i) => !isEmpty(line, lines[i + 1]));
}

const RANK = { turn: 0, phase: 1, step: 2, line: 3 } as const;

/** A part of a turn in which nothing happened needs no heading, unless it is where the log stops for now. */
const isEmpty = (line: LogLine, next: LogLine | undefined): boolean =>
  (line.level === 'phase' || line.level === 'step') && next !== undefined && RANK[next.level] <= RANK[line.level];
