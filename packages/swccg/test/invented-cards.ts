/** Card text that nobody has thought of: lines by chance from the templates, and shipped lines with parts exchanged. */
import { below, type RandomState } from '@dejarik/kernel';
import type { Grammar } from '@dejarik/language';
import { type Card, shortTitle } from '../src/cards/card.ts';
import { cardGrammar } from '../src/language/grammar.ts';
import { senseless } from '../src/language/meaning.ts';
import type { Line, Types } from '../src/language/tree.ts';

/** Lines that a card cannot be played without, or that are facts rather than text: they stay as they are. */
const KEPT: readonly Line['line'][] = ['deploy', 'deployHere', 'insert'];
/** Of a choice of templates, the field that says which it is; two nodes with the same field can take each other's place. */
const TAGS = ['do', 'is', 'of', 'rule', 'on', 'timing', 'declare', 'place', 'count', 'quota', 'hits', 'kinds'] as const;
const DEEPEST = 7;
/** Such lines are never too long to be printed. */
const SHALLOW = 5;
const TRIES = 20;

/** What is set off by the table as it is has to change that, and chance does not see to it. */
const isEndless = (line: Line): boolean => line.line === 'trigger' && line.moment.on === 'so';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const tagOf = (tree: Tree): string | undefined => TAGS.find((tag) => tag in tree);

export interface Invented {
  readonly cards: readonly Card[];
  /** The lines that are new, to be read as they were printed. */
  readonly lines: readonly { readonly line: Line; readonly text: string }[];
}

export class Inventor {
  readonly grammar: Grammar<Types>;
  readonly #shipped: readonly Card[];
  readonly #random: RandomState;
  /** All parts of the shipped lines by their tag. */
  readonly #parts = new Map<string, Tree[]>();
  readonly #lines: Line[] = [];

  constructor(shipped: readonly Card[], random: RandomState) {
    this.grammar = cardGrammar(shipped.map(({ title }) => shortTitle(title)));
    this.#shipped = shipped;
    this.#random = random;
    for (const { text, light, dark } of shipped)
      for (const words of [...text, ...light, ...dark]) {
        const [line] = this.grammar.parse('lines', words);
        this.#lines.push(line!);
        this.#gather(line!);
      }
  }

  #gather(value: unknown): void {
    if (Array.isArray(value)) for (const part of value) this.#gather(part);
    if (!isTree(value)) return;
    const tag = tagOf(value);
    if (tag !== undefined) this.#parts.set(tag, [...(this.#parts.get(tag) ?? []), value]);
    for (const part of Object.values(value)) this.#gather(part);
  }

  #below = (n: number): number => below(this.#random, n);

  #pick<Thing>(list: readonly Thing[]): Thing {
    return list[this.#below(list.length)]!;
  }

  /** The tree with some of its parts exchanged for such of other lines. */
  #exchanged(value: unknown, odds: number): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#exchanged(part, odds));
    if (typeof value === 'number' && Number.isInteger(value) && this.#below(odds) === 0)
      return Math.sign(value || 1) * (1 + this.#below(6));
    if (!isTree(value)) return value;
    const tag = tagOf(value);
    const from = tag !== undefined && this.#below(odds) === 0 ? this.#pick(this.#parts.get(tag)!) : value;
    return Object.fromEntries(Object.entries(from).map(([key, part]) => [key, this.#exchanged(part, odds + 1)]));
  }

  /** A line by chance, or one of the kind with parts of others. */
  #line(like: Line): Line {
    if (this.#below(2) === 0) return this.grammar.sample('line', this.#below, DEEPEST);
    const other = this.#pick(this.#lines.filter(({ line }) => line === like.line));
    return this.#exchanged(other, 3) as Line;
  }

  /** So many lines by chance. */
  lines(count: number): Invented['lines'] {
    return Array.from({ length: count }, () => {
      const line = this.grammar.sample('line', this.#below, SHALLOW);
      return { line, text: this.grammar.print('lines', [line]) };
    });
  }

  /** All cards with new lines in place of most of theirs. */
  cards(): Invented {
    const lines: { line: Line; text: string }[] = [];
    const anew = (words: string): string => {
      const [like] = this.grammar.parse('lines', words);
      if (KEPT.includes(like!.line) || this.#below(4) === 0) return words;
      for (let tries = 0; tries < TRIES; tries++) {
        const line = this.#line(like!);
        if (line.line !== like!.line || senseless(line) !== null || isEndless(line)) continue;
        try {
          const text = this.grammar.print('lines', [line]);
          this.grammar.parse('lines', text);
          lines.push({ line, text });
          return text;
        } catch {
          // Parts of other lines do not fit everywhere, and a few lines cannot be told from others.
        }
      }
      return words;
    };
    const cards = this.#shipped.map((card) => ({
      ...card,
      text: card.text.map(anew),
      light: card.light.map(anew),
      dark: card.dark.map(anew),
    }));
    return { cards, lines };
  }
}
