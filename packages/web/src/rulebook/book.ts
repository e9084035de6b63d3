/** A game's whole rulebook: its pages for people, and the numbered lines behind them. Loaded when it is first opened. */
import { type Chapter, type Difference, readDifferences, readRules, type RuleLine } from '../pages/rules.ts';
import type { GameId } from '../session/moment.ts';
import { onceEach } from '../shell/once.ts';
import type { RulePage } from './text.ts';

export interface Book {
  readonly game: GameId;
  readonly pages: readonly RulePage[];
  readonly chapters: readonly Chapter[];
  readonly differences: readonly Difference[];
  readonly lines: ReadonlyMap<string, RuleLine>;
}

/** The rules ledgers, by file; each game's is called by its id. */
const LEDGERS = import.meta.glob<string>('../../../../rules/*.md', { query: '?raw', import: 'default' });

const PAGES: Readonly<Record<GameId, () => Promise<readonly RulePage[]>>> = {
  swtcg: async () => (await import('../messages/rulebook-en/swtcg.ts')).pages,
  'young-jedi': async () => (await import('../messages/rulebook-en/young-jedi.ts')).pages,
  swccg: async () => (await import('../messages/rulebook-en/swccg.ts')).pages,
};

/** The game's ledger as it is written. */
export async function ledgerOf(game: GameId): Promise<string> {
  const ledger = LEDGERS[`../../../../rules/${game}.md`];
  if (ledger === undefined) throw new Error(`there is no rulebook rules/${game}.md`);
  return ledger();
}

export const bookOf = onceEach(async (game: GameId): Promise<Book> => {
  const [text, pages] = await Promise.all([ledgerOf(game), PAGES[game]()]);
  const chapters = readRules(text);
  return {
    game,
    pages,
    chapters,
    differences: readDifferences(text),
    lines: new Map(chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))),
  };
});

/** The pages that stand on this line. */
export const pagesCiting = (pages: readonly RulePage[], rule: string): readonly RulePage[] =>
  pages.filter(({ passages }) => passages.some(({ sentences }) => sentences.some(({ rules }) => rules.includes(rule))));
