/** Subordinates come out of the supply into an arena (TCG-SUB). */
import type { Op } from '../../language/meaning.ts';
import type { Figure, Filter, Stat } from '../../language/tree.ts';
import { chooseCards, picked } from '../choose.ts';
import { happen } from '../events.ts';
import { answerTo, ask } from '../flow.ts';
import { ontoEvent } from '../make-events.ts';
import { distinct } from '../operations-cards.ts';
import type { Stack } from '../options.ts';
import type { Resolve } from '../procedures.ts';
import { standing, whyNotStack } from '../stacks.ts';
import { ON_TOP, UNDERNEATH } from '../state.ts';
import { defOf, type Table } from '../table.ts';

/** In the supply all its numbers are those printed. */
const FIGURES: Readonly<Partial<Record<Figure, Stat>>> = {
  speed: 'speed',
  power: 'power',
  health: 'health',
  'printed speed': 'speed',
  'printed power': 'power',
  'printed health': 'health',
  'remaining health': 'health',
};

/** TCG-SUB-10: by what is printed on it. */
function isTaken(g: Table, card: number, { kinds, named, stat }: Filter): boolean {
  const def = defOf(g, card);
  const { card: face, words } = def;
  if (face.type !== 'Subordinate' || (named !== undefined && face.name !== named)) return false;
  if (stat !== undefined) {
    const n = def[FIGURES[stat.stat] ?? 'cost'];
    if (stat.bound === 'or less' ? n > stat.n : n < stat.n) return false;
  }
  return kinds.length === 0 || kinds.some(({ subtypes }) => subtypes.every((word) => words.has(word)));
}

const INTO_A_STACK = 2;

/** TCG-SUB-08: where there is a stack of its kind, what was paid for it pays for joining that as well. */
function waysToJoin(g: Table, cards: readonly number[]): Stack[] {
  for (const card of cards) {
    const unit = standing(g, card);
    if (unit >= 0 && whyNotStack(g, card, unit) === null)
      return [ON_TOP, UNDERNEATH].map((place) => ({ kind: 'stack', card, unit, place }));
  }
  return [];
}

type Take = Extract<Op, { readonly do: 'takeSubordinates' }>;

/** Those that are taken are `it`, and are put into their arenas next. */
export function takeSubordinates(g: Table, f: Resolve, op: Take): boolean {
  if (f.phase === INTO_A_STACK) {
    const answer = answerTo(g, 'subordinate');
    if (answer.kind === 'stack') {
      f.it = f.it.filter((card) => card !== answer.card);
      happen(g, ontoEvent(g, 'stack', f.seat, answer.card, answer.unit, answer.place));
    }
    return true;
  }
  const taken = f.phase === 0 ? [] : [...f.picked, ...picked(g, 'search')];
  const supply = g.state.expanded!.supply[f.seat]!.filter((card) => isTaken(g, card, op.what));
  const left = distinct(
    g,
    supply.filter((card) => !taken.includes(card)),
  );
  if (!chooseCards(g, f, f.seat, [...taken, ...left], 0, op.n, 'search')) return false;
  f.it = f.picked.slice();
  const ways = waysToJoin(g, f.it);
  if (ways.length === 0) return true;
  f.phase = INTO_A_STACK;
  ask(g, f.seat, 'subordinate', [...ways, { kind: 'decline', card: ways[0]!.card }], f.source);
  return false;
}
