/** Abilities and lasting effects in the words of the log. */
import type { Catalogue } from './cards/catalogue.ts';
import type { Op } from './language/meaning.ts';
import { printAbility } from './language/print.ts';
import type { Effect } from './language/tree.ts';

const FREE = 'Free -> ';
const THIS = 'This unit';

const printed = (body: readonly Effect[]): string =>
  printAbility({ is: 'activated', when: [], costs: [], body }, 'Character').slice(FREE.length);

/** What an ability does, without its cost and the times it may be played: those were paid and kept. */
export function abilityWording(cards: Catalogue, id: number): string {
  const tree = cards.abilities[id]?.tree;
  if (tree === undefined) return '';
  return 'body' in tree ? printed(tree.body) : printAbility(tree, 'Character');
}

/** Whether the step before let the player choose more than one unit. */
const severalChosen = (before: Op | undefined): boolean => before?.do === 'choose' && before.target.max > 1;

/** "Luke Skywalker (B) gets +20 speed until end of turn." `unit` is the first one that the effect was given to. */
export function lastingWording(cards: Catalogue, ability: number, at: number, unit: string, source: string): string {
  const program = cards.abilities[ability]?.program;
  const op = program?.[at];
  if (op?.do === 'rule') return `${source}: ${printed([op])}`;
  if (op?.do !== 'gets') return '';
  if (typeof op.target !== 'string') return `${source}: ${printed([op])}`;
  const given = severalChosen(program?.[at - 1]) ? 'The chosen units' : unit;
  const sentence = printed([{ ...op, target: 'this' }]);
  return `${given}${sentence.slice(THIS.length)}`.replace(/^(The chosen units) gets /u, '$1 get ');
}
