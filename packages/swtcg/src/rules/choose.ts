/** Choices that a card's text calls for. */
import { ask, type Option, option } from '@dejarik/kernel';
import type { Chosen, Purpose } from '../language/meaning.ts';
import { currentDamage, pendingFor } from './damage.ts';
import { allMatching, type Context, matches } from './filter.ts';
import type { ResolveFrame } from './resolve.ts';
import { ABOARD, BUILD, inArena } from './state.ts';
import { placeOf, type Table } from './table.ts';

/** What can be chosen: what the text describes, as far as the effect could do something to it. */
export function candidates(g: Table, target: Chosen, purpose: Purpose, context: Context): number[] {
  // Most bonuses are for the attacker: one card to look at instead of all.
  if (purpose === 'attacker') {
    const { attacker } = g.state;
    return attacker >= 0 && matches(g, target.choose, attacker, context) ? [attacker] : [];
  }
  const all = allMatching(g, target.choose, context);
  return purpose === 'any' ? all : all.filter((card) => isOfUse(g, card, target, purpose));
}

function isOfUse(g: Table, card: number, target: Chosen, purpose: Purpose): boolean {
  const s = g.state;
  switch (purpose) {
    case 'this attack':
      return card === s.attacker || card === s.defender;
    case 'prevent': {
      const damage = currentDamage(g);
      return damage === null || pendingFor(damage, card) > 0;
    }
    case 'heal':
      return s.damage[card]! > 0;
    case 'untap':
      return s.tapped[card] === 1;
    case 'leave':
      return (s.zone[card]! <= BUILD || s.zone[card] === ABOARD) && purposeFits(g, card, target);
    default:
      return true;
  }
}

/** "Discard" and "retreat" mean what is in the arenas, Pilots included, unless the text says another place. */
const purposeFits = (g: Table, card: number, target: Chosen): boolean =>
  target.choose.in !== undefined ||
  target.choose.is?.includes('partly built') === true ||
  inArena(placeOf(g.state, card));

/**
 * One of cards that only their holder can tell apart. Asked even when one fits, because a missing question would tell
 * the others so. The chosen card is in `f.picked`.
 */
export function chooseHidden(g: Table, f: ResolveFrame, fitting: readonly number[]): boolean {
  f.picked = f.phase === 0 ? [] : [g.state.answer!.card];
  if (f.phase === 1 || fitting.length === 0) return true;
  f.phase = 1;
  ask(
    g,
    f.seat,
    'choose',
    fitting.map((card) => option('choose', card)),
    f.source,
  );
  return false;
}

const DONE = option('done');

/**
 * Asks for up to `max` of the cards, one by one; true when the choice is complete. No question with one answer is
 * asked. The chosen cards are in `f.picked`.
 */
export function chooseCards(
  g: Table,
  f: ResolveFrame,
  seat: number,
  all: readonly number[],
  min: number,
  max: number,
  kind = 'choose',
): boolean {
  const s = g.state;
  if (f.phase === 0) f.picked = [];
  else if (s.answer!.kind === 'done') return true;
  else f.picked.push(s.answer!.card);
  f.phase = 1;
  const left = all.filter((card) => !f.picked.includes(card));
  if (f.picked.length >= max || left.length === 0) return true;
  if (f.picked.length + left.length <= min) {
    f.picked.push(...left);
    return true;
  }
  const options: Option[] = left.map((card) => option(kind, card));
  if (f.picked.length >= min) options.push(DONE);
  ask(g, seat, kind, options, f.source);
  return false;
}
