/** The page of the rulebook that tells of this moment. */
import { byName } from '@dejarik/kernel/words';
import { messages } from '../messages/index.ts';
import type { Moment } from '../session/swtcg/moment.ts';

const BY_PHASE = ['setup', 'turn', 'building', 'order', 'winning'] as const;
/** By what is asked. */
const BY_QUESTION = byName({ retreat: 'retreat', bid: 'contests', contest: 'contests' });
/** By the window of a chance. */
const BY_WINDOW: Readonly<Record<number, string>> = {
  1: 'chances',
  2: 'attack',
  4: 'dice',
  8: 'damage',
  64: 'disrupts',
  128: 'damage',
  65_536: 'dice',
  131_072: 'dice',
};

export function rulesPage({ question, phase, contest, attack }: Moment): string {
  if (contest !== null) return 'contests';
  const asked = question === null ? undefined : (BY_WINDOW[question.window] ?? BY_QUESTION[question.kind]);
  return asked ?? (attack === null ? (BY_PHASE[phase] ?? 'turn') : 'attack');
}

/** Of the keywords of 2022, those with which a unit strikes; the others guard, or pay. */
const STRIKING: ReadonlySet<string> = new Set([
  'Ambush',
  'Area Damage',
  'Avenge',
  'Backfire',
  'Barrage',
  'Bounty',
  'Cunning',
  'Double Damage',
  'Double Strike',
  'Ferocity',
  'Focus',
  'Foresight',
  'Fury',
  'Intimidation',
  'Lucky',
  'Overkill',
  'Precision',
  'Resilience',
  'Surge',
  'Velocity',
]);

/** The page that explains the keyword. */
export function keywordPage(keyword: string): string {
  if (keyword === 'Pilot') return 'pilots';
  if (messages.keywords[keyword] !== undefined) return 'keywords';
  return STRIKING.has(keyword) ? 'keywords-strike' : 'keywords-guard';
}
