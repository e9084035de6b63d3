/** Masks at play, for tests of matches. */
import { expect } from 'vitest';
import { below, Match, type Setup, seeded } from '../src/index.ts';
import { masks, type MasksState, type MasksTable } from '../src/testing/toys/masks.ts';

export type MasksMatch = Match<MasksState, MasksTable>;

/** With and without a log, with and without snapshots. */
export const KINDS = [{}, { events: false }, { keep: false }, { events: false, keep: false }] as const;

export const start = (setup: Setup, kind: (typeof KINDS)[number] = {}): MasksMatch => Match.start(masks, setup, kind);

export const optionsOf = ({ state, table }: MasksMatch): string[] =>
  (state.question?.options ?? []).map((option) => masks.describeOption(table, option));

/** Answers the first option in these words. */
export function say(match: MasksMatch, words: string): void {
  const index = optionsOf(match).findIndex((text, i) => text === words && !match.state.failed.includes(i));
  expect(index, `${words} among ${optionsOf(match).join(', ')}`).toBeGreaterThanOrEqual(0);
  match.repeat(index);
}

/** Plays by chance, up to so many answers, and returns the hash at each decision. */
export function playOn(match: MasksMatch, seed: string, most = 1_000): string[] {
  const random = seeded(seed);
  const hashes = [match.hash()];
  while (match.state.question !== null && hashes.length <= most) {
    const open = [...match.state.question.options.keys()].filter((index) => !match.state.failed.includes(index));
    match.repeat(open[below(random, open.length)]!);
    hashes.push(match.hash());
  }
  return hashes;
}
