/** A template, `draw {n:number} destiny[ against {what:filter}]`, cut into its parts. */
import { inWord, upperFirst, wordEnd } from './grammar-words.ts';

export type Part =
  | { readonly kind: 'literal'; readonly text: string; readonly capital: string }
  | { readonly kind: 'hole'; readonly field: string; readonly type: string; readonly rule: number }
  | { readonly kind: 'flag'; readonly field: string }
  /** The parts from here up to `after` are there together or not at all. */
  | { readonly kind: 'group'; readonly after: number; readonly fields: readonly string[] };

export interface Template {
  /** Its name in the table; none for a record. */
  readonly name: string | undefined;
  readonly parts: readonly Part[];
  /** The fields outside of groups. */
  readonly needs: readonly string[];
  readonly fields: ReadonlySet<string>;
}

const PIECE = /\[|\]|\{[^{}[\]]*\}|[^{}[\]]+|[{}]/g;
const HOLE = /^\{([A-Za-z]\w*)(?::([A-Za-z]\w*))?\}$/;

/** `ids` knows the types that holes can have; `fail` says of which template it is. */
export function templateOf(
  name: string | undefined,
  tag: string | undefined,
  source: string,
  ids: ReadonlyMap<string, number>,
  fail: (why: string) => never,
): Template {
  const parts: Part[] = [];
  const needs: string[] = [];
  const fields = new Set<string>();
  let group: { readonly at: number; readonly fields: string[] } | undefined;
  for (const [piece] of source.matchAll(PIECE)) {
    if (piece === '[') {
      if (group !== undefined) fail('has a group inside a group');
      group = { at: parts.length, fields: [] };
      parts.push({ kind: 'group', after: 0, fields: group.fields });
    } else if (piece === ']') {
      if (group === undefined) return fail('closes a group that is not open');
      if (group.fields.length === 0) fail('has a group without a hole; {name:true} would be one');
      parts[group.at] = { kind: 'group', after: parts.length, fields: group.fields };
      group = undefined;
    } else if (piece.startsWith('{') || piece === '}') {
      const hole = HOLE.exec(piece);
      if (hole === null) return fail(`has a hole that is none: ${piece}`);
      const field = hole[1] as string;
      const type = hole[2] ?? field;
      if (fields.has(field) || field === tag) fail(`names the field "${field}" twice`);
      fields.add(field);
      (group?.fields ?? needs).push(field);
      if (type === 'true') parts.push({ kind: 'flag', field });
      else
        parts.push({ kind: 'hole', field, type, rule: ids.get(type) ?? fail(`has a hole of unknown type "${type}"`) });
    } else parts.push({ kind: 'literal', text: piece, capital: upperFirst(piece) });
  }
  if (group !== undefined) fail('does not close its group');
  if (!parts.some((part) => part.kind === 'literal' || part.kind === 'hole')) fail('has nothing to read');
  return { name, parts, needs, fields };
}

export type Shown = Extract<Part, { kind: 'literal' | 'hole' }>;

/** What can stand at this place of a template, groups being there or not; `undefined` is its end. */
export function possibleAt(parts: readonly Part[], at: number): readonly (Shown | undefined)[] {
  const part = parts[at];
  if (part?.kind === 'flag') return possibleAt(parts, at + 1);
  if (part?.kind === 'group') return [...possibleAt(parts, at + 1), ...possibleAt(parts, part.after)];
  return [part];
}

/** The text a template always begins with, if its first word is a whole one whatever follows. */
export function beginning({ parts }: Template): string | undefined {
  const at = parts.findIndex((part) => part.kind !== 'flag');
  const first = parts[at];
  if (first?.kind !== 'literal') return undefined;
  if (wordEnd(first.text, 0) < first.text.length || !inWord(first.text, 0)) return first.text;
  const whole = possibleAt(parts, at + 1).every(
    (next) => next === undefined || (next.kind === 'literal' && !inWord(next.text, 0)),
  );
  return whole ? first.text : undefined;
}

/** The text after the hole with which a template begins, without its space, if its first word is a whole one. */
export function afterHole({ parts }: Template): string | undefined {
  const second = parts[1];
  if (second?.kind !== 'literal') return undefined;
  const text = second.text.startsWith(' ') ? second.text.slice(1) : second.text;
  return wordEnd(text, 0) < text.length ? text : undefined;
}

const MOST_VARIANTS = 256;

/** How the template reads with its groups there or not, in every way (of very many the first): holes by their types. */
export function variants({ parts }: Template): readonly string[] {
  const found: string[] = [];
  const walk = (from: number, before: string): void => {
    let text = before;
    for (let at = from; at < parts.length; at += 1) {
      const part = parts[at] as Part;
      if (part.kind === 'literal') text += part.text;
      else if (part.kind === 'hole') text += `{${part.type}}`;
      else if (part.kind === 'group') {
        walk(at + 1, text);
        at = part.after - 1;
      }
    }
    if (found.length < MOST_VARIANTS) found.push(text);
  };
  walk(0, '');
  return found;
}
