/** The rules of a grammar made ready for reading, printing and sampling: types are numbers, templates are parts. */
import { afterHole, beginning, type Template, templateOf } from './grammar-template.ts';
import type { Shape, Terminal } from './grammar-types.ts';
import { ByFirstWord } from './grammar-words.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  /** What an error says is expected where this cannot be read; of lists and sentences, what their first item says. */
  readonly expected: readonly string[];
}

export type CompiledRule = Named &
  (
    | { readonly kind: 'terminal'; readonly terminal: Terminal }
    | {
        readonly kind: 'templates';
        /** None for a record, which has one template. */
        readonly tag: string | undefined;
        readonly templates: ReadonlyMap<string, Template>;
        /** Those that begin with a word or a group. */
        readonly byWord: ByFirstWord<Template>;
        /** Those that begin with a hole, by its type and the word after it: the hole is read once for all of them. */
        readonly byHole: readonly { readonly rule: number; readonly next: ByFirstWord<Led> }[];
      }
    | { readonly kind: 'either'; readonly types: readonly number[] }
    | { readonly kind: 'list'; readonly of: number; readonly between: string; readonly last: string | undefined }
    | { readonly kind: 'sentences'; readonly of: number }
  );

/** A template that begins with a hole. */
interface Led {
  readonly template: Template;
  readonly field: string;
}

export const RECORD = '';

export function compileRules(shapes: ReadonlyMap<string, Shape>): readonly CompiledRule[] {
  const ids = new Map([...shapes.keys()].map((name, id) => [name, id]));
  return [...shapes].map(([name, shape], id) => {
    const typeId = (type: string): number => {
      const found = ids.get(type);
      if (found === undefined) throw new Error(`grammar: ${name} is made of the unknown type "${type}"`);
      return found;
    };
    const named = { id, name, expected: [name] };
    switch (shape.kind) {
      case 'terminal':
        return { ...named, expected: shape.expected ?? [name], kind: 'terminal', terminal: shape };
      case 'choice':
        return { ...named, ...templates(name, shape.tag, shape.table, ids) };
      case 'record':
        return { ...named, ...templates(name, undefined, { [RECORD]: shape.template }, ids) };
      case 'either':
        return { ...named, kind: 'either', types: shape.types.map(typeId) };
      case 'list':
        if (shape.between === '' || shape.last === '') throw new Error(`grammar: ${name} has an empty separator`);
        return { ...named, expected: [], kind: 'list', of: typeId(shape.of), between: shape.between, last: shape.last };
      case 'sentences':
        return { ...named, expected: [], kind: 'sentences', of: typeId(shape.of) };
    }
  });
}

function templates(
  type: string,
  tag: string | undefined,
  table: Readonly<Record<string, string>>,
  ids: ReadonlyMap<string, number>,
) {
  const made = new Map<string, Template>();
  for (const [key, source] of Object.entries(table)) {
    const name = tag === undefined ? undefined : key;
    const fail = (why: string): never => {
      throw new Error(`grammar: ${titleOf(type, name)} '${source}' ${why}`);
    };
    made.set(key, templateOf(name, tag, source, ids, fail));
  }
  const worded: { readonly thing: Template; readonly begins: string | undefined }[] = [];
  const led = new Map<number, { readonly thing: Led; readonly begins: string | undefined }[]>();
  for (const template of made.values()) {
    const [first] = template.parts;
    if (first?.kind !== 'hole') worded.push({ thing: template, begins: beginning(template) });
    else {
      const others = led.get(first.rule) ?? [];
      others.push({ thing: { template, field: first.field }, begins: afterHole(template) });
      led.set(first.rule, others);
    }
  }
  const byHole = [...led].map(([rule, things]) => ({ rule, next: new ByFirstWord(things) }));
  return { kind: 'templates', tag, templates: made, byWord: new ByFirstWord(worded), byHole } as const;
}

/** How errors call a template: `effect.draw`. */
export const titleOf = (type: string, name: string | undefined): string =>
  name === undefined ? type : `${type}.${name}`;
