/**
 * What abilities listen to: moments of the turn, attacks and events. One that hears what it waits for triggers, if its
 * conditions hold, and from then on waits its turn (TCG-TRIG-07 to TCG-TRIG-17; triggers.ts).
 */
import type { Compiled } from '../language/meaning.ts';
import type { Event as Heard, Filter } from '../language/tree.ts';
import { describes } from './costs.ts';
import type { CardEvent, DamageDone, Discard, Event, OntoEvent } from './event.ts';
import { keywordsAt } from './keywords/moments.ts';
import type { LiveAbility } from './live-index.ts';
import { listeningTo, rulesOf } from './live.ts';
import { partsOf } from './moves.ts';
import { ARENA_NUMBER } from './places.ts';
import { applies, holds, isMeant, isOn, matches } from './query.ts';
import { OWN_DISCARD } from '../language/tree-expanded.ts';
import { beginning } from './spoken.ts';
import { HAND, inArena, ON_TOP } from './state.ts';
import { defOf, type Table } from './table.ts';
import { areEnemies, isWhose } from './teams.ts';

const NOTHING: readonly LiveAbility[] = [];
const NOBODY: readonly never[] = [];

const listening = (g: Table, on: Heard['on']): readonly LiveAbility[] =>
  g.cards.listens.has(on) ? listeningTo(g, on) : NOTHING;

/** The ability triggers, if its conditions hold: from now on it waits in the list. */
export function wait(g: Table, entry: LiveAbility, it: readonly number[], amount = 0, list = g.state.waiting): void {
  const { ability, seat, source } = entry;
  if (ability.tree.is !== 'triggered' || !isOn(g, entry)) return;
  if (ability.tree.if !== undefined && !holds(g, ability.tree.if, { ...entry, it })) return;
  const waits = ability.line?.is === 'trap' ? g.state.expanded!.traps : list;
  waits.push(beginning(ability.id, seat, source, it, amount));
}

/** A moment of the turn arrives: abilities that wait for it trigger, and effects put off until it. */
export function signal(
  g: Table,
  moment:
    | 'command starts'
    | 'battle starts'
    | 'battle ends'
    | 'build roll'
    | 'this attack ends'
    | 'the turn starts'
    | 'cards untap'
    | 'players gain Force'
    | 'the turn ends',
): void {
  const s = g.state;
  if (moment !== 'this attack ends')
    for (const [entry, awaited] of heard(g, 'moment')) if (awaited.moment === moment) wait(g, entry, []);
  if (s.delayed.length === 0) return;
  for (const { moment: awaited, ...rest } of s.delayed) if (awaited === moment) s.waiting.push(rest);
  s.delayed = s.delayed.filter((delayed) => delayed.moment !== moment);
}

/** Each player's own moments. */
export function signalOwn(
  g: Table,
  seat: number,
  moment: 'your draw step' | 'your draw step starts' | 'your build step starts' | 'your retreat step ends',
): void {
  for (const [entry, awaited] of heard(g, 'moment'))
    if (entry.seat === seat && awaited.moment === moment) wait(g, entry, []);
}

export function signalBattleStep(g: Table, arena: number, on: 'step' | 'stepEnds' = 'step'): void {
  for (const [entry, step] of heard(g, on)) if (ARENA_NUMBER[step.arena] === arena) wait(g, entry, []);
}

export function signalAttack(g: Table, attacker: number, defender: number): void {
  for (const [entry, { whom }] of heard(g, 'attacks'))
    if (entry.source === attacker && (whom === undefined || matches(g, whom, defender, entry)))
      wait(g, entry, [defender]);
}

export function signalAttackEnds(g: Table, attacker: number): void {
  signal(g, 'this attack ends');
  signalEndOfAttack(g, attacker);
}

/** Abilities of the attacker that wait for its end; what was put off until then is apart (TCG-ATTACK-18). */
export function signalEndOfAttack(g: Table, attacker: number): void {
  for (const entry of listening(g, 'attackEnds')) if (entry.source === attacker) wait(g, entry, []);
}

/** Called when an event has been committed. */
export function seeEvent(g: Table, e: Event): void {
  switch (e.kind) {
    case 'deploy':
      for (const entry of listening(g, 'deployed')) if (entry.source === e.card) wait(g, entry, [e.card]);
      for (const [entry, { what }] of heard(g, 'deploys'))
        if (isForArrivalAt(what, e.to) && matches(g, what, e.card, entry)) wait(g, entry, [e.card]);
      seeArrival(g, e);
      break;
    case 'stack':
      if (g.state.expanded !== undefined) seeStacked(g, e);
      seeTurned(g, e);
      break;
    case 'rearrange':
      seeTurned(g, e);
      break;
    case 'enter':
    case 'return':
    case 'disembark':
    case 'shift':
      seeArrival(g, e);
      break;
    case 'damage':
      if (e.source >= 0 && e.n > 0) seeDamage(g, e);
      if (e.n > 0)
        for (const [entry, { who, by }] of heard(g, 'damaged'))
          if (isMeant(g, who, e.card, entry) && (by === undefined || areEnemies(g.state, e.seat, entry.seat)))
            wait(g, entry, [e.card], e.n);
      break;
    case 'retreat':
      for (const [entry, { who }] of heard(g, 'retreats')) if (isMeant(g, who, e.card, entry)) wait(g, entry, [e.card]);
      break;
    case 'draw':
      if (e.card >= 0)
        for (const [entry, { who }] of heard(g, 'draws')) if (isOf(g, entry, who, e.seat)) wait(g, entry, []);
      break;
    case 'force':
      if (e.cause === 'cost' && e.n < 0)
        for (const [entry, { who }] of heard(g, 'pays')) if (isOf(g, entry, who, e.seat)) wait(g, entry, [], -e.n);
      break;
    default:
      break;
  }
}

type Listener<On extends Heard['on']> = readonly [LiveAbility, Extract<Heard, { readonly on: On }>];

/** Those that wait for such an event, each with what it says about it. */
export function heard<On extends Heard['on']>(g: Table, on: On): readonly Listener<On>[] {
  const entries = listening(g, on);
  if (entries.length === 0) return NOBODY;
  return entries.map((entry) => [entry, (entry.ability.tree as { event: Heard }).event as Listener<On>[1]]);
}

const isOf = (g: Table, { seat }: LiveAbility, who: 'you' | 'enemy', doer: number): boolean =>
  isWhose(g.state, doer, who === 'you' ? 'your' : 'enemy', seat);

/** TCG-STACK-23: for others it is deployed; for itself only on top. */
function seeStacked(g: Table, { card, unit, place }: OntoEvent<'stack'>): void {
  if (place === ON_TOP) for (const entry of listening(g, 'deployed')) if (entry.source === unit) wait(g, entry, [unit]);
  const face = place === ON_TOP ? unit : card;
  for (const [entry, { what }] of heard(g, 'deploys'))
    if (isForArrivalAt(what, g.state.zone[unit]!) && describes(g, what, face, entry)) wait(g, entry, [unit]);
}

/** TCG-BUILD-16: who names no place means the arenas. */
const isForArrivalAt = (what: Filter, zone: number): boolean => what.in !== undefined || inArena(zone);

function seeArrival(g: Table, { card }: CardEvent): void {
  if (inArena(g.state.zone[card]!)) keywordsAt(g, 'arrives', card);
}

/** TCG-STACK-25, TCG-STACK-26: the stack has moved too. */
function seeTurned(g: Table, { unit }: OntoEvent<'stack' | 'rearrange'>): void {
  if (g.turned === unit) keywordsAt(g, 'arrives', unit);
}

function seeDamage(g: Table, { source, card, n }: DamageDone): void {
  for (const [entry, { whom }] of heard(g, 'damages'))
    if (entry.source === source && matches(g, whom, card, entry)) wait(g, entry, [card], n);
}

/** TCG-WIN-15: "you win" triggers as soon as its condition is met, and waits once. */
export function noteWins(g: Table): void {
  const { waiting } = g.state;
  for (const entry of rulesOf(g, 'wins')) {
    const { ability, seat, source } = entry;
    if (waiting.some((other) => other.ability === ability.id && other.source === source) || !applies(g, entry))
      continue;
    waiting.push(beginning(ability.id, seat, source));
  }
}

/** TCG-PREP-07: an Event was put into play. */
export function signalPlayed(g: Table, card: number): void {
  for (const entry of listening(g, 'played')) if (entry.source === card) wait(g, entry, [card]);
}

/** Called before a discard is committed, while it can still be seen what the card was and had. */
export function noteDiscard(g: Table, e: Discard): void {
  const s = g.state;
  const from = s.zone[e.card]!;
  for (const [entry, { what }] of heard(g, 'isDiscarded'))
    if (matches(g, what, e.card, entry)) wait(g, entry, [from === HAND ? s.hand[s.owner[e.card]!]!.at(-1)! : e.card]);
  if (from === HAND) {
    if (e.cause === 'forced') for (const ability of defOf(g, e.card).triggered) noteForcedDiscard(g, e, ability);
    return;
  }
  keywordsAt(g, 'discarded', e.card, e.source);
  for (const { moment, ...rest } of s.delayed)
    if (moment === OWN_DISCARD && rest.source === e.card) s.waiting.push(rest);
  for (const [entry, event] of heard(g, 'discarded'))
    if (entry.source === e.card && (event.from === undefined || ARENA_NUMBER[event.from] === from))
      wait(g, entry, speaksOfWholeStack(entry.ability) ? partsOf(s, e.card) : [e.card]);
  if (e.source < 0) return;
  for (const [entry, { whom }] of heard(g, 'destroys'))
    if (entry.source === e.source && matches(g, whom, e.card, entry)) wait(g, entry, [e.card]);
}

const speaksOfWholeStack = (ability: Compiled): boolean =>
  ability.program.some((op) => op.do === 'extension' && op.name === 'returnWholeStack');

function noteForcedDiscard(g: Table, e: Discard, ability: Compiled): void {
  if (ability.tree.is !== 'triggered' || ability.tree.event.on !== 'forcedDiscard') return;
  const hand = g.state.hand[e.seat]!;
  const card = hand[hand.length - 1]!; // the number it will have once it left the hand
  g.state.waiting.push(beginning(ability.id, e.seat, card, [card]));
}
