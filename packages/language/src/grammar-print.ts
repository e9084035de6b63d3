/** Writes trees as text, each in the one way in which it is read again. */
import { PrintError } from './grammar-error.ts';
import { DEEPEST, endsSentence, LONGEST_LINE } from './grammar-read.ts';
import { type CompiledRule, RECORD, titleOf } from './grammar-rules.ts';
import type { Part, Template } from './grammar-template.ts';

/** The reader tries more than what a line turns out to say, so it goes somewhat deeper than any printed tree. */
const DEEPEST_TREE = DEEPEST - 16;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

export function printTree(rules: readonly CompiledRule[], rule: CompiledRule, value: unknown): string {
  const text = new Printer(rules).print(rule.id, value, false, false);
  if (text.length > LONGEST_LINE) throw new PrintError(`${rule.name} takes more than ${LONGEST_LINE} characters`);
  return text;
}

class Printer {
  private readonly rules: readonly CompiledRule[];
  private depth = 0;
  /** Whether what was just printed ends in sentences, and would swallow what follows. */
  private open = false;

  constructor(rules: readonly CompiledRule[]) {
    this.rules = rules;
  }

  /** `capital`: a sentence begins here. `followed`: something comes after it on the same line. */
  print(id: number, value: unknown, capital: boolean, followed: boolean): string {
    const rule = this.rules[id] as CompiledRule;
    if (this.depth === DEEPEST_TREE) throw new PrintError(`${rule.name} is nested more than ${DEEPEST_TREE} deep`);
    this.depth += 1;
    const text = this.printRule(rule, value, capital, followed);
    this.depth -= 1;
    return text;
  }

  private printRule(rule: CompiledRule, value: unknown, capital: boolean, followed: boolean): string {
    if (rule.kind === 'terminal') {
      this.open = false;
      return rule.terminal.print(value, capital) ?? refuse(rule.name, value);
    }
    if (rule.kind === 'templates') {
      const template = templateFor(rule, value);
      if (template === undefined || !isTree(value)) return refuse(rule.name, value);
      return this.printParts(rule, template, value, capital);
    }
    if (rule.kind === 'either') {
      const type = rule.types.find((one) => this.fits(one, value));
      return type === undefined ? refuse(rule.name, value) : this.print(type, value, capital, followed);
    }
    if (!Array.isArray(value) || value.length === 0) return refuse(rule.name, value);
    return rule.kind === 'list' ? this.printList(rule, value, capital) : this.printSentences(rule, value, followed);
  }

  private printParts(
    rule: CompiledRule & { kind: 'templates' },
    template: Template,
    node: Tree,
    capital: boolean,
  ): string {
    const title = titleOf(rule.name, template.name);
    const { parts } = template;
    for (const field of Object.keys(node))
      if (field !== rule.tag && !template.fields.has(field)) throw new PrintError(`${title} has no field "${field}"`);
    let text = '';
    this.open = false;
    for (let i = 0; i < parts.length; i += 1) {
      const part = parts[i] as Part;
      if (part.kind === 'literal') {
        text += capital && text === '' ? part.capital : part.text;
        this.open = false;
      } else if (part.kind === 'group') {
        const there = part.fields.filter((field) => node[field] !== undefined).length;
        if (there === 0) i = part.after - 1;
        else if (there < part.fields.length)
          throw new PrintError(`${title} needs ${part.fields.join(', ')} or none of them`);
      } else {
        const value = node[part.field];
        if (value === undefined) throw new PrintError(`${title} lacks its field "${part.field}"`);
        if (part.kind === 'hole')
          text += this.print(part.rule, value, capital && text === '', goesOn(parts, i + 1, node));
        else if (value !== true)
          throw new PrintError(`${title} has ${JSON.stringify(value)} in "${part.field}", which is true or left out`);
      }
    }
    return text;
  }

  private printList(rule: CompiledRule & { kind: 'list' }, items: readonly unknown[], capital: boolean): string {
    let text = '';
    for (const [i, item] of items.entries()) {
      if (i > 0) text += i === items.length - 1 ? (rule.last ?? rule.between) : rule.between;
      text += this.print(rule.of, item, capital && i === 0, false);
    }
    return text;
  }

  private printSentences(
    rule: CompiledRule & { kind: 'sentences' },
    items: readonly unknown[],
    followed: boolean,
  ): string {
    const sentences = items.map((item, i) => {
      const text = this.print(rule.of, item, true, false);
      if (this.open && (followed || i < items.length - 1)) return `(${text})`;
      return endsSentence(text, text.length) ? text : `${text}.`;
    });
    this.open = true;
    return sentences.join(' ');
  }

  /** Whether a value looks like one of this type: enough to choose among types. */
  private fits(id: number, value: unknown): boolean {
    const rule = this.rules[id] as CompiledRule;
    if (rule.kind === 'terminal') return rule.terminal.print(value, false) !== undefined;
    if (rule.kind === 'either') return rule.types.some((type) => this.fits(type, value));
    if (rule.kind !== 'templates') return Array.isArray(value) && this.fits(rule.of, value[0]);
    const template = templateFor(rule, value);
    if (template === undefined || !isTree(value) || rule.tag !== undefined) return template !== undefined;
    return (
      template.needs.every((field) => value[field] !== undefined) &&
      Object.keys(value).every((field) => template.fields.has(field))
    );
  }
}

function templateFor(rule: CompiledRule & { kind: 'templates' }, value: unknown): Template | undefined {
  if (!isTree(value)) return undefined;
  const name = rule.tag === undefined ? RECORD : value[rule.tag];
  return typeof name === 'string' ? rule.templates.get(name) : undefined;
}

/** Whether anything but a closing quote or bracket is printed from this part on. */
function goesOn(parts: readonly Part[], from: number, node: Tree): boolean {
  for (let i = from; i < parts.length; i += 1) {
    const part = parts[i] as Part;
    if (part.kind === 'hole') return true;
    if (part.kind === 'literal') return !/^[")]/.test(part.text);
    if (part.kind === 'group' && node[part.fields[0] as string] === undefined) i = part.after - 1;
  }
  return false;
}

function refuse(type: string, value: unknown): never {
  throw new PrintError(`${JSON.stringify(value)} is no ${type}`);
}
