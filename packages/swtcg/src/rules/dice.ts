/** Every roll of dice: thrown, then a chance to reroll, then it takes effect (TCG-POP-06, TCG-DICE-01 to 09). */
import { below, call, type Frame, procedure } from '@dejarik/kernel';
import { REROLL } from '../language/meaning.ts';
import { chanceFrame } from './chance.ts';
import { event, tell } from './events.ts';
import { live } from './live.ts';
import type { Waiting } from './state.ts';
import type { Table } from './table.ts';
import { triggersFrame, wait } from './triggers.ts';

/** A die showing this or more is a hit, or 1 damage (TCG-ATTACK-11, TCG-DMG-06). */
export const HIT = 4;

export type RollFor = 'attack' | 'damage' | 'build' | 'effect';

export interface RollFrame extends Frame {
  readonly seat: number;
  /** The attacking unit, or the card that calls for the roll, or -1. */
  readonly card: number;
  readonly rollFor: RollFor;
  readonly count: number;
  dice: number[];
  /** Reroll effects used on this roll (TCG-ACT-17). */
  used: number[];
}

/** Rolls; when the procedure that called goes on, its frame's `dice` hold the result. */
export function rollDice(g: Table, seat: number, card: number, rollFor: RollFor, count: number): void {
  call(g, { proc: 'roll', step: 0, seat, card, rollFor, count, dice: [], used: [] } as RollFrame);
}

/** One die from the game's own generator, or the next prepared result. */
function die(g: Table): number {
  const s = g.state;
  return s.dice.length > 0 ? s.dice.shift()! : 1 + below(s.random, 6);
}

export const currentRoll = (g: Table): RollFrame | null => {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.proc === 'roll') return frames[i] as RollFrame;
  return null;
};

/** TCG-DICE-04: the new result replaces the old one completely. */
export function reroll(g: Table, roll: RollFrame, which: readonly number[], seat: number, card: number): void {
  for (const index of which) roll.dice[index] = die(g);
  if (g.events !== null) tell(g, { ...event('reroll', seat, card, -1, which.length), dice: roll.dice.slice() });
}

export const roll = procedure<Table, RollFrame>('roll', {
  throwDice(g, f) {
    for (let i = 0; i < f.count; i++) f.dice.push(die(g));
    if (g.events !== null) tell(g, { ...event('roll', f.seat, f.card, -1, f.count), dice: f.dice.slice() });
  },
  /** TCG-TRIG-09: rerolls that trigger on attack dice come before played ones. */
  triggeredRerolls(g, f) {
    if (f.rollFor !== 'attack') return;
    const entries = live(g).triggered.get('rolledAgainst');
    if (entries === undefined) return;
    const own: Waiting[] = [];
    for (const entry of entries)
      if (entry.source === g.state.defender && entry.seat !== f.seat) wait(g, entry, [], 0, own);
    if (own.length > 0) call(g, triggersFrame(own));
  },
  rerollChance(g) {
    call(g, chanceFrame(REROLL));
  },
  takesEffect(g, f) {
    const { frames } = g.state;
    (frames[frames.length - 2] as Frame & { dice: number[] }).dice = f.dice;
  },
});
