/** Operations on the dice of an attack that only texts of the Expanded Rulebook have. */
import type { Op } from '../language/meaning.ts';
import { addDice as throwMore, currentRoll, turnDie as turn } from './dice.ts';
import { answerTo, ask } from './flow.ts';
import type { RerollDie } from './options.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

export function addDice(g: Table, f: Resolve, op: Of<'addDice'>): boolean {
  const roll = currentRoll(g);
  if (roll?.rollFor === 'attack') throwMore(g, roll, op.n, f.source);
  return true;
}

export function turnDie(g: Table, f: Resolve, op: Of<'turnDie'>): boolean {
  const roll = currentRoll(g);
  if (roll?.rollFor !== 'attack') return true;
  if (f.phase === 0) {
    f.phase = 1;
    const dice = roll.dice.map((shows, die): RerollDie => ({ kind: 'die', die, shows }));
    ask(g, f.seat, 'die', [...dice, { kind: 'done' }], f.source);
    return false;
  }
  const answer = answerTo(g, 'die');
  if (answer.kind === 'die') turn(g, roll, answer.die, op.to, f.seat, f.source);
  return true;
}
