/** The rulebook in our own words: one line for each rule, with its id and, where editions differ, the one it is for. */
import { fileURLToPath } from 'node:url';
import { readText } from './files.ts';

export interface LedgerRule {
  readonly id: string;
  /** The edition, or null: all of them. */
  readonly edition: string | null;
  readonly text: string;
  /** What it was taken from, where the ledger says so: `FAQ 3.2.4`. */
  readonly sources: readonly string[];
}

const LINE = /^- \*\*(?<id>[A-Z0-9-]+)\*\* (?:\[(?<tag>\w+)\] )?(?<text>.*)$/u;
const SOURCE = /\(source: (?<sources>.*)\)$/u;
const ALL_EDITIONS = 'both';

export function readLedger(game: string): LedgerRule[] {
  const file = fileURLToPath(new URL(`../../../rules/${game}.md`, import.meta.url));
  return readText(file)
    .split(/\r?\n/u)
    .flatMap((line) => {
      const parts = LINE.exec(line)?.groups;
      if (parts === undefined) return [];
      const { id = '', tag = ALL_EDITIONS, text = '' } = parts;
      return [{ id, edition: tag === ALL_EDITIONS ? null : tag, text, sources: sourcesOf(text) }];
    });
}

/** "FAQ 3.7.2, 3.6.2" names two sections. */
const sourcesOf = (text: string): string[] =>
  (SOURCE.exec(text)?.groups?.['sources'] ?? '')
    .split(/[,;+]/u)
    .map((source) => source.trim().replace(/^(?=\d)/u, 'FAQ '))
    .filter((source) => source !== '');

/** Whether it was taken from this document, or this section of it or a part of that. */
export function isFrom({ sources }: LedgerRule, wanted: string): boolean {
  const words = ` ${wanted.trim().toLowerCase()}`;
  return sources.some((source) => {
    const said = ` ${source.toLowerCase()} `;
    return said.includes(`${words} `) || said.includes(`${words}.`);
  });
}

export const inScope = (rule: LedgerRule, edition: string): boolean =>
  rule.edition === null || rule.edition === edition;
