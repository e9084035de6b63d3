/**
 * Shortcuts of the table (TCG-SEQ-04): a player's standing answers to questions still to come. They answer what the
 * engine asks, one question after the other and only this player's, so the state and the log are those of the full
 * sequence (TCG-SEQ-01, TCG-SEQ-12), and whoever ends one is asked at the next question (TCG-SEQ-02).
 */
import type { Seen } from '@dejarik/kernel';
import { describeOption } from './describe.ts';
import type { Option } from './rules/options.ts';
import { BATTLE } from './rules/state.ts';
import type { Table } from './rules/table.ts';

/** `done`: pass what may be played; `battle`: nothing more before the battle phase; `no attacks`: none of the own units attacks. */
export type Shortcut = 'done' | 'battle' | 'no attacks';

/** Those that are said in a word, with what they do; `done` is what every game's passing is. */
export const SHORTCUTS = {
  battle: 'go straight to the battle: pass until then, or until an opponent does something',
  'no attacks': 'none of your units attacks in this battle phase; once more takes it back',
} as const satisfies Partial<Record<Shortcut, string>>;

export const isShortcut = (word: string): word is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, word);

/** TCG-SEQ-07: whoever goes on after it says so anew. */
export const isShortcutOver = ({ state: { phase } }: Seen<Table>, shortcut: keyof typeof SHORTCUTS): boolean =>
  shortcut === 'battle' ? phase >= BATTLE : phase !== BATTLE;

const indexOf = (options: readonly Option[], kind: Option['kind']): number | null => {
  const index = options.findIndex((option) => option.kind === kind);
  return index < 0 ? null : index;
};

/** The answer that plays nothing more here, which a long pause may be taken for (TCG-SEQ-10); null: there is none. */
export function endsSequence({ state: { question } }: Seen<Table>): number | null {
  if (question === null) return null;
  const { options } = question;
  return indexOf(options, 'pass') ?? indexOf(options, 'done') ?? indexOf(options, 'skip');
}

/** The answer of the viewer's shortcut to the open question; null: the shortcut says nothing of it. */
export function shortcutAnswer(seen: Seen<Table>, shortcut: Shortcut): number | null {
  const { phase, question } = seen.state;
  if (question === null || question.seat !== seen.viewer) return null;
  switch (shortcut) {
    case 'done':
      return question.kind === 'chance' ? endsSequence(seen) : null;
    case 'battle':
      return phase < BATTLE ? endsSequence(seen) : null;
    case 'no attacks':
      return question.kind === 'unitTurn' ? indexOf(question.options, 'skip') : null;
  }
}

/** What a player did in a turn, question by question, for "same as last turn". */
export interface Answered {
  readonly kind: string;
  readonly words: string;
}

/** In words, since cards change their numbers when they change places. */
export const answered = (seen: Seen<Table>, index: number): Answered => {
  const { kind, options } = seen.state.question!;
  return { kind, words: describeOption(seen, options[index]!) };
};

/**
 * "Same as last turn": the first answer of those that are left fits the open question. Null: something has changed, so
 * that the shortcut is over (TCG-SEQ-11).
 */
export function sameAgain(seen: Seen<Table>, left: readonly Answered[]): number | null {
  const { question } = seen.state;
  const [next] = left;
  if (question === null || question.seat !== seen.viewer || next?.kind !== question.kind) return null;
  const index = question.options.findIndex((option) => describeOption(seen, option) === next.words);
  return index < 0 ? null : index;
}
