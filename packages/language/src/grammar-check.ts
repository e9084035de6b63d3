/** What is wrong with a grammar as a whole is said when it is made, not when a card first runs into it. */
import { type CompiledRule, titleOf } from './grammar-rules.ts';
import { type Part, possibleAt, type Template, variants } from './grammar-template.ts';

export function checkRules(rules: readonly CompiledRule[]): void {
  for (const rule of rules) if (rule.kind === 'templates') checkDistinct(rule.name, rule.templates.values());
  checkLeftRecursion(rules);
  checkOpenEnds(rules);
}

function checkDistinct(type: string, templates: Iterable<Template>): void {
  const seen = new Map<string, Template>();
  for (const template of templates) {
    for (const text of variants(template)) {
      const other = seen.get(text);
      if (other !== undefined)
        throw new Error(
          `grammar: ${titleOf(type, template.name)} and ${titleOf(type, other.name)} both read as '${text}'`,
        );
      seen.set(text, template);
    }
  }
}

type Property = (rule: CompiledRule, has: (id: number) => boolean) => boolean;

/** The rules that have a property which comes to them from those they are made of. */
function having(rules: readonly CompiledRule[], property: Property): ReadonlySet<number> {
  const found = new Set<number>();
  const has = (id: number): boolean => found.has(id);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const rule of rules) if (property(rule, has)) found.add(rule.id);
  }
  return found;
}

const canBeEmpty: Property = (rule, has) => {
  if (rule.kind === 'either') return rule.types.some(has);
  if (rule.kind !== 'templates') return false;
  return [...rule.templates.values()].some(({ parts }) => reachesEnd(parts, 0, has));
};

function reachesEnd(parts: readonly Part[], from: number, empty: (id: number) => boolean): boolean {
  const part = parts[from];
  if (part === undefined) return true;
  if (part.kind === 'literal' || (part.kind === 'hole' && !empty(part.rule))) return false;
  return reachesEnd(parts, part.kind === 'group' ? part.after : from + 1, empty);
}

/** The types that a template can begin with. */
function firstTypes(parts: readonly Part[], from: number, empty: ReadonlySet<number>): readonly number[] {
  const part = parts[from];
  if (part === undefined || part.kind === 'literal') return [];
  if (part.kind === 'flag') return firstTypes(parts, from + 1, empty);
  if (part.kind === 'group') return [...firstTypes(parts, from + 1, empty), ...firstTypes(parts, part.after, empty)];
  return empty.has(part.rule) ? [part.rule, ...firstTypes(parts, from + 1, empty)] : [part.rule];
}

/** A type that begins with itself would be read for ever; `{a} and {b}` is a list. */
function checkLeftRecursion(rules: readonly CompiledRule[]): void {
  const empty = having(rules, canBeEmpty);
  const begins = rules.map((rule): readonly { readonly id: number; readonly title: string }[] => {
    if (rule.kind === 'terminal') return [];
    if (rule.kind === 'either') return rule.types.map((id) => ({ id, title: rule.name }));
    if (rule.kind !== 'templates') return [{ id: rule.of, title: rule.name }];
    return [...rule.templates.values()].flatMap((template) =>
      firstTypes(template.parts, 0, empty).map((id) => ({ id, title: titleOf(rule.name, template.name) })),
    );
  });
  const done = new Set<number>();
  const visit = (id: number, path: readonly number[]): void => {
    for (const next of done.has(id) ? [] : (begins[id] ?? [])) {
      if (next.id === id || path.includes(next.id))
        throw new Error(`grammar: ${next.title} begins with ${rules[next.id]?.name}, which can begin with it`);
      visit(next.id, [...path, id]);
    }
    done.add(id);
  };
  for (const rule of rules) visit(rule.id, []);
}

const endsOpen: Property = (rule, has) => {
  if (rule.kind === 'sentences') return true;
  if (rule.kind === 'either') return rule.types.some(has);
  if (rule.kind !== 'templates') return false;
  return [...rule.templates.values()].some(({ parts }) =>
    parts.some((part, at) => part.kind === 'hole' && has(part.rule) && possibleAt(parts, at + 1).includes(undefined)),
  );
};

/**
 * Sentences know how to end before something else (in brackets); what merely ends in sentences does not, and can stand
 * only at the end of a template, in sentences, or before a closing quote or bracket.
 */
function checkOpenEnds(rules: readonly CompiledRule[]): void {
  const open = having(rules, endsOpen);
  for (const rule of rules) {
    if (rule.kind === 'list' && open.has(rule.of))
      throw new Error(`grammar: ${rule.name} lists ${rules[rule.of]?.name}, which can end in sentences`);
    if (rule.kind !== 'templates') continue;
    for (const { name, parts } of rule.templates.values()) {
      for (const [at, part] of parts.entries()) {
        if (part.kind !== 'hole' || !open.has(part.rule) || rules[part.rule]?.kind === 'sentences') continue;
        const closed = possibleAt(parts, at + 1).every(
          (next) => next === undefined || (next.kind === 'literal' && /^[")]/.test(next.text)),
        );
        if (!closed)
          throw new Error(
            `grammar: ${titleOf(rule.name, name)} goes on after {${part.field}}, which can end in sentences`,
          );
      }
    }
  }
}
