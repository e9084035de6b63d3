/** Operations that only texts of the Expanded Rulebook have. */
import { opponentOf } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import { chooseCards } from './choose.ts';
import { currentDamage } from './damage.ts';
import { happen } from './events.ts';
import { callCasualties, putOffDiscard } from './expanded/casualties.ts';
import { whyNotAttach } from './expanded/attachments.ts';
import { bidFor } from './expanded/control.ts';
import { cancel, openDisrupt } from './expanded/disrupt.ts';
import { disruptedBy } from './expanded/disrupts.ts';
import { replacing } from './expanded/placements.ts';
import { answerTo, ask, returned } from './flow.ts';
import { cardEvent, controlEvent, countEvent, moveEvent, ontoEvent, outEvent, tokensEvent } from './make-events.ts';
import { targets, UNTIL } from './operations-units.ts';
import type { Resolve } from './procedures.ts';
import { amountOf } from './query.ts';
import { COMPLETED, LOCATION, OUT_OF_PLAY, RESOURCE_ZONE } from './state-expanded.ts';
import { BUILD, controllerOf, DECK, DISCARD, HAND, PLAYED } from './state.ts';
import { defOf, faceUp, isInPlay, type Table } from './table.ts';
import { tokensOn } from './tokens.ts';
import { win as winGame } from './victory.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** TCG-DISR-02, TCG-DISR-03: what is disrupted has been paid for and played, and gives nothing. */
export function disruptChance(g: Table, f: Resolve): boolean {
  const { tree, line, program } = g.cards.abilities[f.ability]!;
  if (f.phase === 0) {
    f.phase = 1;
    const ofCard = g.state.zone[f.source] === PLAYED;
    const completed = tree.is === 'mission' || line?.is === 'trap';
    openDisrupt(g, completed ? 'complete' : ofCard ? 'card' : 'ability', f.seat, f.source, f.ability);
    return false;
  }
  if (returned(g, 'disrupt')) f.at = program.length;
  return true;
}

/** TCG-KW-EQUIP-01 */
export function attachThis(g: Table, { seat, source, amount: unit }: Resolve): boolean {
  if (isInPlay(g.state, unit)) happen(g, ontoEvent(g, 'attach', seat, source, unit));
  return true;
}

/** TCG-TRAIT-01: to the unit that the event was about, if it is one of theirs, and else to any. */
export function attachTrait(g: Table, f: Resolve): boolean {
  const s = g.state;
  if (s.zone[f.source] !== COMPLETED) return true;
  const own = faceUp(s, f.seat);
  const spoken = own.filter((unit) => f.it.includes(unit));
  const fitting = (spoken.length > 0 ? spoken : own).filter((unit) => whyNotAttach(g, f.source, unit) === null);
  if (!chooseCards(g, f, f.seat, fitting, 0, 1)) return false;
  for (const unit of f.picked) happen(g, ontoEvent(g, 'attach', f.seat, f.source, unit));
  return true;
}

/** Counters put on directly are no damage: nothing prevents them (TCG-POP-15). */
export function hurt(g: Table, f: Resolve, op: Of<'hurt'>): boolean {
  const n = amountOf(g, op.n, f);
  const units = targets(g, f, op.target).filter((unit) => isInPlay(g.state, unit));
  if (n <= 0 || units.length === 0) return true;
  putOffDiscard(g, units);
  happen(g, ...units.map((unit) => countEvent('counters', controllerOf(g.state, unit), unit, n)));
  callCasualties(
    g,
    units,
    units.map(() => -1),
    false,
  );
  return true;
}

/** TCG-BUILD-23: without spending build points, and not more than there are. */
export function buildCounters(g: Table, f: Resolve, op: Of<'buildCounters'>): boolean {
  const { zone, down, counters } = g.state;
  for (const card of targets(g, f, op.target)) {
    const n = Math.max(op.n, -counters[card]!);
    if (zone[card] === BUILD && down[card] === 1 && n !== 0)
      happen(g, countEvent('buildCounters', controllerOf(g.state, card), card, n));
  }
  return true;
}

export function tokens(g: Table, f: Resolve, op: Of<'tokens'>): boolean {
  const n = amountOf(g, op.n, f);
  for (const card of targets(g, f, op.target)) {
    const change = Math.max(n, -tokensOn(g.state, card, op.token));
    if (change !== 0) happen(g, tokensEvent(controllerOf(g.state, card), card, op.token, change));
  }
  return true;
}

/** TCG-CTRL-02; for a while: the seat that gives it up is noted as the amount of a lasting effect (TCG-CTRL-04). */
export function control(g: Table, f: Resolve, op: Of<'control'>): boolean {
  const s = g.state;
  for (const card of targets(g, f, op.target)) {
    const amount = controllerOf(s, card);
    if (!isInPlay(s, card) || amount === f.seat) continue;
    happen(g, controlEvent(f.seat, card));
    if (op.until === undefined) continue;
    const { ability, seat, source, it, arena, at } = f;
    const until = UNTIL[op.until];
    s.effects.push({ serial: ++s.serial, ability, op: at, seat, source, units: [card], it, arena, amount, until });
  }
  return true;
}

export function bidForControl(g: Table, f: Resolve): boolean {
  if (f.it[0] !== undefined) bidFor(g, f.it[0]);
  return true;
}

export function putAway(g: Table, f: Resolve, op: Of<'putAway'>): boolean {
  const s = g.state;
  const id = ++s.serial; // each use makes a group of its own (TCG-ZONE-26)
  const group = { id, kind: op.how, ability: f.ability, source: f.source };
  const away = targets(g, f, op.target).map((card) => {
    if (s.zone[card] === OUT_OF_PLAY) return card;
    const event = outEvent(controllerOf(s, card), card, group, op.down === true ? 1 : 0);
    happen(g, event);
    return event.card; // a card that leaves a hand has another number
  });
  if (op.target === 'it') f.it = away;
  return true;
}

export function toPile(g: Table, f: Resolve, op: Of<'toPile'>): boolean {
  for (const card of targets(g, f, op.target))
    if (g.state.zone[card] !== DISCARD) happen(g, cardEvent('toPile', controllerOf(g.state, card), card));
  return true;
}

/**
 * TCG-GLOSS-08: into its proper place, untapped; which is no deploying. Where there are several its player chooses. Missions
 * and Battle cards cannot say so.
 */
export function playThis(g: Table, f: Resolve): boolean {
  const s = g.state;
  const { seat, source: card } = f;
  const { unit, card: face } = defOf(g, card);
  // Whatever leaves a hand leaves by its last number.
  const arrived = s.zone[card] === HAND ? s.hand[s.owner[card]!]!.at(-1)! : card;
  if (isInPlay(s, card) || s.zone[card] === DECK) return true;
  if (face.type === 'Equipment') happen(g, moveEvent('place', seat, card, COMPLETED));
  else if (face.type === 'Resource') {
    if (s.expanded!.resource[seat]!.length > 0) return true;
    happen(g, moveEvent('place', seat, card, RESOURCE_ZONE));
  } else if (unit || face.type === 'Location') {
    const arenas = freeArenas(g, card);
    if (arenas.length > 1 && f.phase === 0) {
      f.phase = 1;
      const options = arenas.map((arena) => ({ kind: 'arena', arena }) as const);
      ask(g, seat, 'arena', options, card);
      return false;
    }
    const arena = arenas.length > 1 ? answerTo(g, 'arena').arena : arenas[0];
    if (unit) happen(g, moveEvent('enter', seat, card, arena!));
    else g.edition.arrive(g, moveEvent('place', seat, card, arena === undefined ? DISCARD : LOCATION + arena));
  }
  f.source = arrived; // of it the rest of the text speaks
  return true;
}

/** Where it can be; a Location not where replacing another one would have to be paid for (TCG-LOC-04). */
function freeArenas(g: Table, card: number): readonly number[] {
  const { arenas, unit } = defOf(g, card);
  return unit ? arenas : arenas.filter((arena) => replacing(g, card, LOCATION + arena) === 0);
}

/** TCG-POP-14: what would be done is more or less than it was. */
export function changeDamage(g: Table, f: Resolve, op: Of<'changeDamage'>): boolean {
  for (const pending of currentDamage(g)?.pending ?? [])
    if (f.it.length === 0 || f.it.includes(pending.unit)) pending.n = Math.max(0, pending.n + op.n);
  return true;
}

/** TCG-DISR-06: what follows in the text happens only because the disrupt resolves. */
export function disrupt(g: Table, f: Resolve, op: Of<'disrupt'>): boolean {
  const open = disruptedBy(g, op.what, f);
  if (open === null) return true;
  cancel(g);
  f.it = [open.card];
  return true;
}

export function win(g: Table, f: Resolve, op: Of<'win'>): boolean {
  winGame(g, op.who === 'you' ? f.seat : opponentOf(g.state, f.seat), 'effect');
  return true;
}
