/** Every roll of dice: thrown, then a chance to reroll, then it takes effect (TCG-POP-06, TCG-DICE-01 to 09). */
import { below } from '@dejarik/kernel';
import { REROLL } from '../language/timing.ts';
import { tell } from './events.ts';
import type { DiceKind } from './event.ts';
import { call, procedure, running } from './flow.ts';
import { wait } from './listening.ts';
import { live } from './live.ts';
import type { Roll, RollFor } from './procedures.ts';
import { about } from './make-events.ts';
import type { Waiting } from './spoken.ts';
import type { Table } from './table.ts';
import { callTriggers } from './triggers.ts';
import { openChance } from './windows.ts';

/** Rolls; when the procedure that called goes on, the dice are returned to it. */
export function rollDice(g: Table, seat: number, card: number, rollFor: RollFor, count: number): void {
  call(g, 'roll', { seat, card, rollFor, count, dice: [], used: [] });
}

/** One die from the game's own generator, or the next prepared result. */
function die(g: Table): number {
  const s = g.state;
  return s.dice.length > 0 ? s.dice.shift()! : 1 + below(s.random, 6);
}

export const currentRoll = (g: Table): Roll | null => running(g.state, 'roll');

function tellDice(g: Table, kind: DiceKind, { dice }: Roll, n: number, seat: number, card: number): void {
  if (g.events !== null) tell(g, { kind, ...about(seat, card), n, dice: dice.slice() });
}

/** TCG-DICE-04: the new result replaces the old one completely. */
export function reroll(g: Table, roll: Roll, which: readonly number[], seat: number, card: number): void {
  for (const index of which) roll.dice[index] = die(g);
  tellDice(g, 'reroll', roll, which.length, seat, card);
}

/** More dice are thrown to those that lie there, because of the card. */
export function addDice(g: Table, roll: Roll, n: number, card: number): void {
  for (let i = 0; i < n; i++) roll.dice.push(die(g));
  tellDice(g, 'addDice', roll, n, roll.seat, card);
}

/** A die is turned to another face, which is no throw. */
export function turnDie(g: Table, roll: Roll, index: number, to: number, seat: number, card: number): void {
  roll.dice[index] = to;
  const e = g.state.expanded;
  if (e?.attack) e.attack = { ...e.attack, turned: [...(e.attack.turned ?? []), index] };
  tellDice(g, 'turnDie', roll, 1, seat, card);
}

/** TCG-DICE-06: a die shows this face by itself, and no effect has changed it. */
export const isNatural = (g: Table, dice: readonly number[], face: number): boolean =>
  dice.some((shown, index) => shown === face && g.state.expanded?.attack?.turned?.includes(index) !== true);

export function throwDice(g: Table, f: Roll): void {
  for (let i = 0; i < f.count; i++) f.dice.push(die(g));
  const { seat, card, rollFor } = f;
  if (g.events !== null) tell(g, { kind: 'roll', ...about(seat, card), rollFor, dice: f.dice.slice() });
}

/** TCG-TRIG-09: rerolls that trigger on attack dice come before played ones. */
export function triggeredRerolls(g: Table, f: Roll): void {
  if (f.rollFor !== 'attack') return;
  const entries = live(g).triggered.get('rolledAgainst');
  if (entries === undefined) return;
  const own: Waiting[] = [];
  for (const entry of entries)
    if (entry.source === g.state.defender && entry.seat !== f.seat) wait(g, entry, [], 0, own);
  if (own.length > 0) callTriggers(g, own);
}

export const roll = procedure(
  'roll',
  {
    throwDice,
    triggeredRerolls,
    rerollChance(g) {
      openChance(g, REROLL);
    },
  },
  (f) => f.dice,
);
