/** The scenarios of the game. */
import { scenarioBook } from '@dejarik/kernel/testing';
import { Play } from './play.ts';

const book = scenarioBook((mode, uses, edition) => new Play(mode, uses, edition), 'nh');

/** Played by the New Hope rulebook. */
export const { scenario, scenarios } = book;
/** Played by the Expanded Rulebook. */
export const scenarioX = book.scenarioUnder('x');

/**
 * Played by both: `rules` are those they share, or the rules of each where they disagree; `t.by` says what each of them
 * makes of it.
 */
export function scenarioBoth(
  title: string,
  rules: string | { readonly nh: string; readonly x: string },
  body: (t: Play) => void,
): void {
  const { nh, x } = typeof rules === 'string' ? { nh: rules, x: rules } : rules;
  scenario(title, nh, body);
  scenarioX(title, x, body);
}
