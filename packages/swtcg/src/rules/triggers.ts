/**
 * Triggered abilities: they see what happens, wait, and take effect one by one, Dark and Light alternating
 * (TCG-TRIG-07 to TCG-TRIG-17).
 */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Compiled } from '../language/meaning.ts';
import { ARENA_NUMBER, holds, matches } from './filter.ts';
import { event, type Event, tell } from './events.ts';
import { isOn, type LiveAbility, live } from './live.ts';
import { partsOf } from './moves.ts';
import { resolveFrame } from './resolve.ts';
import { DARK, enemyOf, HAND, inArena, type Waiting } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';

/** The `n` of a discard that an enemy effect forces on a hand. */
export const FORCED = 3;

const EVERYTHING: readonly LiveAbility[] = [];

const listening = (g: Table, on: Parameters<ReturnType<typeof live>['triggered']['get']>[0]): readonly LiveAbility[] =>
  live(g).triggered.get(on) ?? EVERYTHING;

/** The ability triggers, if its conditions hold: from now on it waits in the list. */
export function wait(g: Table, entry: LiveAbility, it: readonly number[], amount = 0, list = g.state.waiting): void {
  const { ability, seat, source } = entry;
  if (ability.tree.is !== 'triggered' || !isOn(g, entry)) return;
  if (ability.tree.if !== undefined && !holds(g, ability.tree.if, { ...entry, it })) return;
  list.push({ ability: ability.id, at: 0, seat, source, it, arena: -1, amount });
}

/** A moment of the turn arrives: abilities that wait for it trigger, and effects put off until it. */
export function signal(
  g: Table,
  moment: 'command starts' | 'battle starts' | 'battle ends' | 'build roll' | 'this attack ends',
): void {
  const s = g.state;
  if (moment !== 'this attack ends')
    for (const entry of listening(g, 'moment')) {
      const { tree } = entry.ability;
      if (tree.is === 'triggered' && tree.event.on === 'moment' && tree.event.moment === moment) wait(g, entry, []);
    }
  if (s.delayed.length === 0) return;
  for (const delayed of s.delayed) if (delayed.moment === moment) s.waiting.push(delayed);
  s.delayed = s.delayed.filter((delayed) => delayed.moment !== moment);
}

/** Each player's own moment: the draw of the turn. */
export function signalDraw(g: Table, seat: number): void {
  for (const entry of listening(g, 'moment')) {
    const { tree } = entry.ability;
    if (
      entry.seat === seat &&
      tree.is === 'triggered' &&
      tree.event.on === 'moment' &&
      tree.event.moment === 'your draw step'
    )
      wait(g, entry, []);
  }
}

export function signalBattleStep(g: Table, arena: number): void {
  for (const entry of listening(g, 'step')) {
    const { tree } = entry.ability;
    if (tree.is === 'triggered' && tree.event.on === 'step' && ARENA_NUMBER[tree.event.arena] === arena)
      wait(g, entry, []);
  }
}

export function signalAttack(g: Table, attacker: number, defender: number): void {
  for (const entry of listening(g, 'attacks')) {
    const { tree } = entry.ability;
    if (entry.source !== attacker || tree.is !== 'triggered' || tree.event.on !== 'attacks') continue;
    if (tree.event.whom === undefined || matches(g, tree.event.whom, defender, entry)) wait(g, entry, [defender]);
  }
}

export function signalAttackEnds(g: Table, attacker: number): void {
  signal(g, 'this attack ends');
  for (const entry of listening(g, 'attackEnds')) if (entry.source === attacker) wait(g, entry, []);
}

/** Called when an event has been committed. */
export function seeEvent(g: Table, e: Event): void {
  if (e.kind === 'deploy') {
    for (const entry of listening(g, 'deployed')) if (entry.source === e.card) wait(g, entry, [e.card]);
  } else if (e.kind === 'damage' && e.other >= 0 && e.n > 0) {
    for (const entry of listening(g, 'damages')) {
      const { tree } = entry.ability;
      if (entry.source !== e.other || tree.is !== 'triggered' || tree.event.on !== 'damages') continue;
      if (matches(g, tree.event.whom, e.card, entry)) wait(g, entry, [e.card], e.n);
    }
  }
}

/** Called before a discard is committed, while it can still be seen what the card was and had. */
export function noteDiscard(g: Table, e: Event): void {
  const s = g.state;
  const from = s.zone[e.card]!;
  if (from === HAND) {
    if (e.n === FORCED) for (const ability of defOf(g, e.card).triggered) noteForcedDiscard(g, e, ability);
    return;
  }
  for (const entry of listening(g, 'discarded')) {
    const { tree } = entry.ability;
    if (entry.source !== e.card || tree.is !== 'triggered' || tree.event.on !== 'discarded') continue;
    if (!inArena(from) || ARENA_NUMBER[tree.event.from] !== from) continue;
    wait(g, entry, speaksOfWholeStack(entry.ability) ? partsOf(s, e.card) : [e.card]);
  }
  if (e.other < 0) return;
  for (const entry of listening(g, 'destroys')) {
    const { tree } = entry.ability;
    if (entry.source !== e.other || tree.is !== 'triggered' || tree.event.on !== 'destroys') continue;
    if (matches(g, tree.event.whom, e.card, entry)) wait(g, entry, [e.card]);
  }
}

const speaksOfWholeStack = (ability: Compiled): boolean =>
  ability.program.some((op) => op.do === 'extension' && op.name === 'returnWholeStack');

function noteForcedDiscard(g: Table, e: Event, ability: Compiled): void {
  if (ability.tree.is !== 'triggered' || ability.tree.event.on !== 'forcedDiscard') return;
  const hand = g.state.hand[e.seat]!;
  const card = hand[hand.length - 1]!; // the number it will have once it left the hand
  g.state.waiting.push({ ability: ability.id, at: 0, seat: e.seat, source: card, it: [card], arena: -1, amount: 0 });
}

interface TriggersFrame extends Frame {
  /** The side whose turn it is to take effect. */
  side: number;
  /** Triggers of a reroll or prevention chance, kept apart from the others (TCG-TRIG-08); null: the general ones. */
  readonly own: Waiting[] | null;
  choices: number[];
}

export const triggersFrame = (own: Waiting[] | null = null): TriggersFrame => ({
  proc: 'triggers',
  step: 0,
  side: DARK,
  own,
  choices: [],
});

/** Runs what waits, if anything does. */
export function resolveTriggers(g: Table): void {
  if (g.state.waiting.length > 0) call(g, triggersFrame());
}

export const triggers = procedure<Table, TriggersFrame>('triggers', {
  /** TCG-TRIG-10: Dark one, Light one; a side with none is skipped. */
  nextSide(g, f) {
    const list = f.own ?? g.state.waiting;
    if (list.length === 0) return 'done';
    if (!list.some((waiting) => waiting.seat === f.side)) f.side = enemyOf(f.side);
    f.choices = [];
    list.forEach((waiting, index) => {
      if (waiting.seat === f.side) f.choices.push(index);
    });
    if (f.choices.length === 1) return 'takeEffect';
    // TCG-TRIG-11: each player orders their own.
    const options: Option[] = f.choices.map((index) =>
      option('trigger', list[index]!.source, list[index]!.ability, index),
    );
    ask(g, f.side, 'trigger', options);
    return 'chosen';
  },
  chosen(g, f) {
    f.choices = [g.state.answer!.n];
  },
  takeEffect(g, f) {
    const list = f.own ?? g.state.waiting;
    const [waiting] = list.splice(f.choices[0]!, 1);
    f.side = enemyOf(f.side);
    if (waiting === undefined) return 'nextSide';
    const ability = g.cards.abilities[waiting.ability]!;
    countUse(g, ability.id);
    tell(g, event('trigger', waiting.seat, waiting.source, -1, waiting.ability));
    call(g, resolveFrame(waiting));
    return 'nextSide';
  },
});
