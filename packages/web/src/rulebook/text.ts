/** How the pages of the rulebooks are written down: a paragraph a line, and after each sentence the rules behind it. */
import type { Drawing } from './pieces.ts';

export type Edition = 'nh' | 'x';
export type Editions = Edition | 'both';

/** What is said, and the numbered lines that it stands on. */
export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Passage {
  readonly editions: Editions;
  readonly isExample: boolean;
  /** What the passage explains, if it explains one word. */
  readonly term: string | null;
  readonly sentences: readonly Sentence[];
}

export interface RulePage {
  /** Its name in addresses. */
  readonly id: string;
  readonly title: string;
  /** Pages of one part stand together in the contents. */
  readonly part: string;
  readonly editions: Editions;
  readonly picture: Drawing;
  readonly passages: readonly Passage[];
}

const LINE = /^(?:\[(?<edition>nh|x)\] )?(?<example>> )?(?:(?<term>[^:{]+) :: )?(?<rest>.*)$/u;
const SENTENCE = /(?<text>[^{}]*)\{(?<ids>[^{}]*)\}/gu;

function passageOf(line: string, prefix: string, editions: Editions): Passage {
  const { edition, example, term, rest = '' } = LINE.exec(line)!.groups!;
  const cited = [...rest.matchAll(SENTENCE)].map(({ groups }) => ({
    text: groups!['text']!.trim(),
    rules: groups!['ids']!.split(' ').map((id) => prefix + id),
  }));
  const after = rest.slice(rest.lastIndexOf('}') + 1).trim();
  return {
    editions: (edition as Edition | undefined) ?? editions,
    isExample: example !== undefined,
    term: term ?? null,
    sentences: after === '' ? cited : [...cited, { text: after, rules: [] }],
  };
}

type Heading = Pick<RulePage, 'id' | 'title' | 'picture'> & { readonly only?: Edition };

/**
 * Pages of one part of a game's rulebook, whose ids begin with `prefix`. Each line of a page's text is a paragraph:
 * `[x] ` before it means that only this edition says so, `> ` marks an example, `word :: ` an explained word, and
 * `{ATTACK-01 ATTACK-02}` after a sentence names the lines behind it.
 */
export const partOf =
  (prefix: string, part: string) =>
  ({ id, title, picture, only }: Heading, text: string): RulePage => ({
    id,
    title,
    part,
    picture,
    editions: only ?? 'both',
    passages: text
      .trim()
      .split('\n')
      .map((line) => passageOf(line.trim(), prefix, only ?? 'both')),
  });
