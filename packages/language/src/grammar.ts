/**
 * Controlled English for cards: one template line for each building block is its grammar, its printer and its type.
 *
 *     const EFFECTS = {
 *       lose: '{who} loses {n:amount} Force',                    // { do: 'lose', who, n }
 *       draw: 'draw {n:amount} destiny[ against {what:filter}]', // a group may be left out, and `what` with it
 *       free: '{what:filter} deploys[ free{free:true}]',         // {x:true} reads nothing and sets x
 *       if: 'if {needs:condition}: {then:effects}[ Otherwise: {else:effects}]',
 *       grant: '{what:filter} gains "{text:effects}"',
 *     } as const;
 *     interface Types { effect: Node<'do', typeof EFFECTS, Types>; effects: readonly Types['effect'][]; who: 'you' | 'opponent'; … }
 *
 *     const language = grammar<Types>(({ choice, sentences, phrases, … }) => ({
 *       effect: choice('do', EFFECTS),
 *       effects: sentences('effect'),
 *       who: phrases({ you: 'you', opponent: 'your opponent' }),
 *       …
 *     }));
 *     language.parse('effects', 'If you have a pilot: Draw 1 destiny.');
 *
 * A hole is `{field:type}`, or `{type}` where the field has its name. Templates begin with a small letter; `sentences`
 * write and read the first letter of each as a capital (names keep their letters) and put a full stop after it, unless one
 * is there. Sentences at the end of a template run on to the end of the line, of brackets or of a quote. Where something
 * else follows, the block stands in brackets: `(If you have a pilot: Draw 1 destiny.) Draw 2 destiny.`
 *
 * A line must have one reading. None, or two, is a `GrammarError` with its column; a tree that cannot be written is a
 * `PrintError`; a grammar that cannot work does not come into being. `print(parse(text)) === text`, and
 * `parse(print(tree))` is the tree again: `sample` makes trees to try it with.
 */
import { checkRules } from './grammar-check.ts';
import { printTree } from './grammar-print.ts';
import { readLine } from './grammar-read.ts';
import { type CompiledRule, compileRules } from './grammar-rules.ts';
import { leastHeights, sampleTree } from './grammar-sample.ts';
import { decimal, matching, names, number, phrases, signed } from './grammar-terminals.ts';
import type { Below, Kit, Rule, Shape } from './grammar-types.ts';

const SAMPLE_DEPTH = 8;

export interface Grammar<T> {
  /** The one tree that the text means, or a `GrammarError`. */
  readonly parse: <K extends keyof T & string>(type: K, text: string) => T[K];
  /** The one text that means this tree, or a `PrintError`. */
  readonly print: <K extends keyof T & string>(type: K, tree: T[K]) => string;
  /** A tree by chance, at most so deep if the type allows it. */
  readonly sample: <K extends keyof T & string>(type: K, below: Below, deepest?: number) => T[K];
}

export function grammar<T extends object>(make: (kit: Kit<T>) => { readonly [K in keyof T]: Rule<T[K]> }): Grammar<T> {
  const shapes = Object.entries<{ readonly shape: Shape }>(make(kitOf<T>())).map(
    ([name, { shape }]): [string, Shape] => [name, shape],
  );
  const rules = compileRules(new Map(shapes));
  checkRules(rules);
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const ruleOf = (type: string): CompiledRule => {
    const rule = byName.get(type);
    if (rule === undefined) throw new Error(`the grammar has no type "${type}"`);
    return rule;
  };
  let heights: readonly number[] | undefined;
  return {
    parse: <K extends keyof T & string>(type: K, text: string) => readLine(rules, ruleOf(type), text) as T[K],
    print: (type, tree) => printTree(rules, ruleOf(type), tree),
    sample: <K extends keyof T & string>(type: K, below: Below, deepest = SAMPLE_DEPTH) => {
      heights ??= leastHeights(rules);
      return sampleTree(rules, heights, ruleOf(type), below, deepest) as T[K];
    },
  };
}

/** The kit's types say what each rule reads; what it holds is the same for all. */
function kitOf<T>(): Kit<T> {
  return {
    choice: (tag, table) => ({ shape: { kind: 'choice', tag, table } }),
    record: (template) => ({ shape: { kind: 'record', template } }),
    either: (...types) => ({ shape: { kind: 'either', types } }),
    list: (of, { between, last }) => ({ shape: { kind: 'list', of, between, last } }),
    sentences: (of) => ({ shape: { kind: 'sentences', of } }),
    words: (...words) => ({ shape: phrases(Object.fromEntries(words.map((word) => [word, word]))) }),
    longest: (...words) => ({ shape: phrases(Object.fromEntries(words.map((word) => [word, word])), true) }),
    phrases: (written) => ({ shape: phrases(written) }),
    number: (most) => ({ shape: number(most) }),
    decimal: (most) => ({ shape: decimal(most) }),
    signed: (most) => ({ shape: signed(most) }),
    names: (titles) => ({ shape: names(titles) }),
    matching: (match, samples) => ({ shape: matching(match, samples) }),
  };
}
