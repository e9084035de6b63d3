/**
 * Reads a line in every way that the grammar allows, which for a good line is one. What a type reads at a place is worked
 * out once, so that the time does not grow with the number of ways to get there.
 */
import { GrammarError, listExpected, quoted } from './grammar-error.ts';
import type { CompiledRule } from './grammar-rules.ts';
import type { Part, Template } from './grammar-template.ts';
import type { Reading } from './grammar-types.ts';

/** Card text comes from outside: what is more than any card needs is refused before it costs. */
export const LONGEST_LINE = 1000;
export const DEEPEST = 64;
const MOST_WORK = 200_000;

/** Two trees for the same letters are enough to show that there is more than one. */
const MOST_TREES = 2;

/** The fields read so far, the last one first. */
interface Got {
  readonly field: string;
  readonly value: unknown;
  readonly before: Got | undefined;
}

export function readLine(rules: readonly CompiledRule[], rule: CompiledRule, text: string): unknown {
  if (text.length > LONGEST_LINE)
    throw new GrammarError('too long', text, LONGEST_LINE, `at most ${LONGEST_LINE} characters`, `${text.length}`);
  const reader = new Reader(rules, text, false);
  const whole = reader.read(rule.id, 0, false).filter(({ end }) => end === text.length);
  const [first, second] = whole;
  if (first === undefined) return new Reader(rules, text, true).explain(rule);
  if (second === undefined) return first.value;
  const two = differing(first.value, second.value).map((value) => JSON.stringify(value));
  throw new GrammarError('ambiguous', text, 0, 'text with one meaning', `two: ${two.join(' and ')}`);
}

class Reader {
  private readonly rules: readonly CompiledRule[];
  private readonly text: string;
  /** Whether to keep what was expected at the furthest place: a second reading, only of lines that failed. */
  private readonly tracing: boolean;
  private readonly memo: (readonly Reading[] | undefined)[][] = [];
  private depth = 0;
  private work = 0;
  private furthest = 0;
  private expected = new Set<string>();

  constructor(rules: readonly CompiledRule[], text: string, tracing: boolean) {
    this.rules = rules;
    this.text = text;
    this.tracing = tracing;
  }

  read(id: number, from: number, capital: boolean): readonly Reading[] {
    const rule = this.rules[id] as CompiledRule;
    const row = (this.memo[from] ??= new Array<readonly Reading[] | undefined>(2 * this.rules.length));
    const place = capital ? 2 * id + 1 : 2 * id;
    const known = row[place];
    if (known !== undefined) {
      if (this.tracing && known.length === 0) this.expect(from, rule.expected);
      return known;
    }
    this.spend(from);
    if (this.depth === DEEPEST)
      throw new GrammarError('too deep', this.text, from, `at most ${DEEPEST} parts inside each other`);
    this.depth += 1;
    const before = this.tracing && this.furthest === from ? new Set(this.expected) : undefined;
    const found = this.readRule(rule, from, capital);
    // Of what failed with its first word, the type's name says more than all the words it could begin with.
    if (this.tracing && found.length === 0 && this.furthest <= from && rule.expected.length > 0) {
      this.expected = this.furthest === from && before !== undefined ? before : new Set();
      this.furthest = from;
      this.expect(from, rule.expected);
    }
    this.depth -= 1;
    row[place] = found;
    return found;
  }

  /** After a line was not read: says how far one came, and what could stand there. */
  explain(rule: CompiledRule): never {
    for (const { end } of this.read(rule.id, 0, false)) this.expect(end, ['the end of the line']);
    throw new GrammarError('unread', this.text, this.furthest, listExpected(this.expected));
  }

  private readRule(rule: CompiledRule, from: number, capital: boolean): readonly Reading[] {
    if (rule.kind === 'terminal') return rule.terminal.read(this.text, from, capital);
    const found: Reading[] = [];
    if (rule.kind === 'templates') {
      const { byWord, byHole, tag } = rule;
      for (const template of this.tracing ? byWord.all : byWord.at(this.text, from, capital))
        this.readParts(template, tag, 0, from, capital, false, undefined, found);
      for (const { rule: hole, next } of byHole) {
        for (const { end, value, open } of this.read(hole, from, capital)) {
          const after = this.text[end] === ' ' ? end + 1 : end;
          for (const { template, field } of this.tracing ? next.all : next.at(this.text, after, false)) {
            const got = { field, value, before: undefined };
            this.readParts(template, tag, 1, end, capital && end === from, open, got, found);
          }
        }
      }
    } else if (rule.kind === 'either') {
      for (const type of rule.types) for (const reading of this.read(type, from, capital)) this.add(found, reading);
    } else if (rule.kind === 'list') this.readList(rule, from, capital, found);
    else this.readSentences(rule, from, found);
    return found;
  }

  /** Reads the parts from `first` on, and adds what the whole template read. */
  private readParts(
    template: Template,
    tag: string | undefined,
    first: number,
    from: number,
    capitalAt: boolean,
    openAt: boolean,
    gotAt: Got | undefined,
    found: Reading[],
  ): void {
    const { parts } = template;
    let [at, capital, open, got] = [from, capitalAt, openAt, gotAt];
    for (let i = first; i < parts.length; i += 1) {
      const part = parts[i] as Part;
      if (part.kind === 'literal') {
        const wanted = capital ? part.capital : part.text;
        if (!this.text.startsWith(wanted, at)) {
          if (this.tracing) this.missed(wanted, at);
          return;
        }
        at += wanted.length;
        capital = false;
        open = false;
      } else if (part.kind === 'flag') got = { field: part.field, value: true, before: got };
      else if (part.kind === 'group') {
        this.readParts(template, tag, i + 1, at, capital, open, got, found);
        i = part.after - 1;
      } else {
        const readings = this.read(part.rule, at, capital);
        for (let n = 1; n < readings.length; n += 1) {
          const { end, value, open: ends } = readings[n] as Reading;
          this.spend(at);
          const next = { field: part.field, value, before: got };
          this.readParts(template, tag, i + 1, end, capital && end === at, ends, next, found);
        }
        const reading = readings[0];
        if (reading === undefined) return;
        got = { field: part.field, value: reading.value, before: got };
        capital &&= reading.end === at;
        open = reading.open;
        at = reading.end;
      }
    }
    if (open && !this.closes(at)) {
      if (this.tracing) this.expect(at, ['the end of the line']);
      return;
    }
    const node: Record<string, unknown> = {};
    if (tag !== undefined) node[tag] = template.name;
    fill(node, got);
    this.add(found, { end: at, value: node, open });
  }

  /** Each item after the first stands after `between`, the last one after `last`. */
  private readList(rule: CompiledRule & { kind: 'list' }, from: number, capital: boolean, found: Reading[]): void {
    const { of, between, last } = rule;
    /** Lists whose last item can be followed by another. */
    const begun: Reading[] = [];
    const extend = (list: Reading, separator: string, into: Reading[]): void => {
      this.spend(list.end);
      if (this.text.startsWith(separator, list.end)) this.readItem(of, list, list.end + separator.length, false, into);
      else if (this.tracing) this.missed(separator, list.end);
    };
    this.readItem(of, { end: from, value: [], open: false }, from, capital, begun);
    for (const list of begun) {
      extend(list, between, begun);
      if (last === undefined || (list.value as readonly unknown[]).length === 1) this.add(found, list);
      if (last !== undefined) extend(list, last, found);
    }
  }

  private readItem(of: number, list: Reading, from: number, capital: boolean, into: Reading[]): void {
    for (const { end, value } of this.read(of, from, capital))
      this.add(into, { end, value: [...(list.value as readonly unknown[]), value], open: false });
  }

  private readSentences(rule: CompiledRule & { kind: 'sentences' }, from: number, found: Reading[]): void {
    this.readSentence(rule.of, [], from, found);
    for (const { end, value } of found) {
      if (this.text[end] === ' ') this.readSentence(rule.of, value as readonly unknown[], end + 1, found);
      else if (this.tracing && !this.closes(end)) this.expect(end, ['a space']);
    }
  }

  /** What ends open stands in brackets if something follows. */
  private readSentence(of: number, before: readonly unknown[], from: number, found: Reading[]): void {
    const done = (value: unknown, end: number): void => this.add(found, { end, value: [...before, value], open: true });
    for (const { end, value } of this.read(of, from, true)) {
      if (endsSentence(this.text, end)) done(value, end);
      else if (this.text[end] === '.') done(value, end + 1);
      else if (this.tracing) this.expect(end, ['"."']);
    }
    if (this.text[from] !== '(') return;
    for (const { end, value, open } of this.read(of, from + 1, true)) {
      if (!open) this.expect(end, ['no brackets around this sentence']);
      else if (this.text[end] !== ')') this.expect(end, ['")"']);
      else if (this.closes(end + 1)) this.expect(end + 1, ['no brackets where nothing follows']);
      else done(value, end + 1);
    }
  }

  /** The end of the line, of brackets or of a quote. */
  private closes(at: number): boolean {
    return at === this.text.length || this.text[at] === ')' || this.text[at] === '"';
  }

  private add(found: Reading[], reading: Reading): void {
    // Looking through what was found and copying lists is work as well, if lighter.
    this.spend(reading.end, 1 + (found.length >> 3));
    let trees = 0;
    for (const { end } of found) if (end === reading.end) trees += 1;
    if (trees === MOST_TREES) return;
    if (trees > 0 && found.some(({ end, value }) => end === reading.end && this.same(value, reading.value))) return;
    found.push(reading);
  }

  private same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
    const others = new Map<string, unknown>(Object.entries(other));
    const entries = Object.entries(one);
    this.work += 1 + entries.length;
    return entries.length === others.size && entries.every(([key, value]) => this.same(value, others.get(key)));
  }

  private spend(at: number, work = 1): void {
    this.work += work;
    if (this.work > MOST_WORK) throw new GrammarError('too much', this.text, at, 'text that is read in less time');
  }

  /** A mark that is missing before a space counts as missing at the word after it: both could have stood there. */
  private expect(place: number, what: readonly string[]): void {
    const at = this.text[place] === ' ' && this.text[place - 1] !== ' ' ? place + 1 : place;
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected = new Set();
    }
    for (const one of what) this.expected.add(one);
  }

  /** At the first word that differs. */
  private missed(wanted: string, from: number): void {
    let same = 0;
    while (same < wanted.length && this.text[from + same] === wanted[same]) same += 1;
    while (same > 0 && wanted[same - 1] !== ' ') same -= 1;
    const word = /[^ ]+/.exec(wanted.slice(same))?.[0];
    this.expect(from + same, [word === undefined ? 'a space' : quoted(word)]);
  }
}

/** A full stop inside a quote or brackets at its end also ends the sentence around them. */
export function endsSentence(text: string, end: number): boolean {
  let last = end - 1;
  while (text[last] === '"' || text[last] === ')') last -= 1;
  return text[last] === '.';
}

/** Where two trees differ: the smallest parts of them that hold the whole difference. */
function differing(one: unknown, other: unknown): readonly [unknown, unknown] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [one, other];
  const others = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  if (entries.length !== others.size || entries.some(([key]) => !others.has(key))) return [one, other];
  const differ = entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key)));
  const [first] = differ;
  return first !== undefined && differ.length === 1 ? differing(first[1], others.get(first[0])) : [one, other];
}

function fill(node: Record<string, unknown>, got: Got | undefined): void {
  if (got === undefined) return;
  fill(node, got.before);
  node[got.field] = got.value;
}
