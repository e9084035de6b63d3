/** Random trees of a grammar: what property tests read and print, and cards that nobody has thought of. */
import type { CompiledRule } from './grammar-rules.ts';
import type { Part, Template } from './grammar-template.ts';
import type { Below } from './grammar-types.ts';

const MOST_ITEMS = 3;

/** `heights` are the least depths of trees of each type, so that a tree comes to an end in time. */
export function sampleTree(
  rules: readonly CompiledRule[],
  heights: readonly number[],
  type: CompiledRule,
  below: Below,
  deepest: number,
): unknown {
  const heightOf = (id: number): number => heights[id] ?? Number.POSITIVE_INFINITY;
  /** One of those that still fit, or of the lowest if none does. */
  const pick = <Thing>(things: readonly Thing[], height: (thing: Thing) => number, left: number): Thing => {
    const least = Math.min(...things.map(height));
    const fitting = things.filter((thing) => height(thing) <= Math.max(left, least));
    return fitting[below(fitting.length)] as Thing;
  };
  const parts = (template: Template, node: Record<string, unknown>, left: number): unknown => {
    for (let i = 0; i < template.parts.length; i += 1) {
      const part = template.parts[i] as Part;
      if (part.kind === 'hole') node[part.field] = sample(part.rule, left);
      else if (part.kind === 'flag') node[part.field] = true;
      else if (part.kind === 'group') {
        const inside = template.parts.slice(i + 1, part.after);
        if (below(2) === 0 || inside.some((one) => one.kind === 'hole' && heightOf(one.rule) > left))
          i = part.after - 1;
      }
    }
    return node;
  };
  const sample = (id: number, deep: number): unknown => {
    const rule = rules[id] as CompiledRule;
    const left = deep - 1;
    if (rule.kind === 'terminal') return rule.terminal.sample(below);
    if (rule.kind === 'either') return sample(pick(rule.types, heightOf, left), left);
    if (rule.kind === 'templates') {
      const template = pick([...rule.templates.values()], (one) => templateHeight(one, heightOf), left);
      return parts(template, rule.tag === undefined ? {} : { [rule.tag]: template.name }, left);
    }
    return Array.from({ length: 1 + below(MOST_ITEMS) }, () => sample(rule.of, left));
  };
  return sample(type.id, deepest);
}

function templateHeight(template: Template, heightOf: (id: number) => number): number {
  let highest = 0;
  for (const part of template.parts)
    if (part.kind === 'hole' && template.needs.includes(part.field)) highest = Math.max(highest, heightOf(part.rule));
  return highest;
}

/** The least depth of a tree of each type; a type without end has none. */
export function leastHeights(rules: readonly CompiledRule[]): readonly number[] {
  const heights = rules.map(() => Number.POSITIVE_INFINITY);
  const heightOf = (id: number): number => heights[id] ?? Number.POSITIVE_INFINITY;
  const heightNow = (rule: CompiledRule): number => {
    if (rule.kind === 'terminal') return 1;
    if (rule.kind === 'either') return 1 + Math.min(...rule.types.map(heightOf));
    if (rule.kind !== 'templates') return 1 + heightOf(rule.of);
    return 1 + Math.min(...[...rule.templates.values()].map((one) => templateHeight(one, heightOf)));
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const rule of rules) {
      const height = heightNow(rule);
      if (height < heightOf(rule.id)) {
        heights[rule.id] = height;
        changed = true;
      }
    }
  }
  return heights;
}
