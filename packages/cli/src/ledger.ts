/** The rulebook in our own words: one line for each rule, with its id and the editions it is for. */
import { fileURLToPath } from 'node:url';
import { readText } from './files.ts';

export interface LedgerRule {
  readonly id: string;
  readonly tag: string;
  readonly text: string;
}

const LINE = /^- \*\*(?<id>[A-Z0-9-]+)\*\* \[(?<tag>\w+)\] (?<text>.*)$/u;

export function readLedger(game: string): LedgerRule[] {
  const file = fileURLToPath(new URL(`../../../rules/${game}.md`, import.meta.url));
  return readText(file)
    .split(/\r?\n/u)
    .flatMap((line) => {
      const parts = LINE.exec(line)?.groups;
      return parts === undefined ? [] : [{ id: parts['id'] ?? '', tag: parts['tag'] ?? '', text: parts['text'] ?? '' }];
    });
}

export const inScope = (rule: LedgerRule, edition: string): boolean => rule.tag === edition || rule.tag === 'both';
