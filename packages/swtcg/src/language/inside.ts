/** What stands inside an ability's text: abilities of keywords, and what is given. */
import type { Ability, Mod } from './tree.ts';

/** The abilities that a keyword's line is about. */
export function innerOf(tree: Ability): readonly Ability[] {
  if (tree.is === 'reserves' || tree.is === 'insert') return [tree.ability];
  return tree.is === 'switch' ? tree.lists.flat() : [];
}

/** The grants inside an ability's text, at any depth. */
export function modsOf(tree: Ability): readonly Mod[] {
  switch (tree.is) {
    case 'pilot':
    case 'equipped':
      return tree.grants;
    case 'static':
      return tree.rules.flatMap((rule) => (rule.rule === 'gets' ? rule.mods : []));
    case 'activated':
    case 'triggered':
    case 'mission':
    case 'bounty':
    case 'foresight':
    case 'forewarning':
    case 'enhance':
      return grantsIn(tree.body);
    default:
      return [];
  }
}

function grantsIn(value: unknown): Mod[] {
  if (Array.isArray(value)) return value.flatMap(grantsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('is' in value && value.is === 'ability' && 'ability' in value) return [value as Mod];
  return Object.values(value).flatMap(grantsIn);
}
