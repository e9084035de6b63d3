/** Abilities and lasting effects in the words of the log. */
import { listed } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { printAbility } from './language/print.ts';
import type { Effect } from './language/tree.ts';

const FREE = 'Free -> ';
const GIVE = 'Give this unit';

const printed = (body: readonly Effect[]): string =>
  printAbility({ is: 'activated', when: [], costs: [], body }, 'Character').slice(FREE.length);

/** What an ability does, without its cost and the times it may be played: those were paid and kept. */
export function abilityWording(cards: Catalogue, id: number): string {
  const tree = cards.abilities[id]?.tree;
  if (tree === undefined) return '';
  return 'body' in tree ? printed(tree.body) : printAbility(tree, 'Character');
}

const MOST_NAMED = 4;

/** "Luke Skywalker (B) gets +20 speed this turn." A rule that holds for a while is told as the card says it. */
export function lastingWording(
  cards: Catalogue,
  ability: number,
  at: number,
  units: readonly string[],
  source: () => string,
): string {
  const op = cards.abilities[ability]?.program[at];
  if (op?.do === 'rule') return `${source()}: ${printed([op])}`;
  if (op?.do !== 'gets') return '';
  const what = printed([{ ...op, target: 'this' }]).slice(GIVE.length);
  if (units.length === 1) return `${units[0]} gets${what}`;
  return `${units.length > MOST_NAMED ? `${units.length} units` : listed(units)} get${what}`;
}
