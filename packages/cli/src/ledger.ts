/** The rulebook in our own words: one line for each rule, with its id and, where editions differ, the one it is for. */
import { fileURLToPath } from 'node:url';
import { readText } from './files.ts';

export interface LedgerRule {
  readonly id: string;
  /** The edition, or null: all of them. */
  readonly edition: string | null;
  readonly text: string;
}

const LINE = /^- \*\*(?<id>[A-Z0-9-]+)\*\* (?:\[(?<tag>\w+)\] )?(?<text>.*)$/u;
const ALL_EDITIONS = 'both';

export function readLedger(game: string): LedgerRule[] {
  const file = fileURLToPath(new URL(`../../../rules/${game}.md`, import.meta.url));
  return readText(file)
    .split(/\r?\n/u)
    .flatMap((line) => {
      const parts = LINE.exec(line)?.groups;
      if (parts === undefined) return [];
      const { id = '', tag = ALL_EDITIONS, text = '' } = parts;
      return [{ id, edition: tag === ALL_EDITIONS ? null : tag, text }];
    });
}

export const inScope = (rule: LedgerRule, edition: string): boolean =>
  rule.edition === null || rule.edition === edition;
