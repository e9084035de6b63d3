/** Choices that a card's text calls for. */
import type { Chosen } from '../language/meaning.ts';
import type { Purpose } from '../language/purpose.ts';
import { currentDamage, pendingFor } from './damage.ts';
import { answerTo, ask } from './flow.ts';
import { somePossible } from './places.ts';
import type { Done, Picked, PickKind } from './options.ts';
import type { Resolve } from './procedures.ts';
import { allMatching, matches } from './query.ts';
import type { Context } from './spoken.ts';
import { ABOARD, BUILD, inArena } from './state.ts';
import { isLaidOpen } from './state-expanded.ts';
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

/** Whether there is something to choose that is such a one. */
export function canChoose(
  g: Table,
  target: Chosen,
  purpose: Purpose,
  context: Context,
  isSuch: (card: number) => boolean = ANY,
): boolean {
  const { attacker } = g.state;
  if (purpose === 'attacker') return attacker >= 0 && matches(g, target.choose, attacker, context) && isSuch(attacker);
  const fits = (card: number): boolean =>
    matches(g, target.choose, card, context) &&
    isSuch(card) &&
    (purpose === 'any' || isOfUse(g, card, target, purpose));
  return somePossible(g.state, target.choose, context, fits);
}

const ANY = (): boolean => true;

function isOfUse(g: Table, card: number, target: Chosen, purpose: Purpose): boolean {
  const s = g.state;
  switch (purpose) {
    case 'this attack':
      return card === s.attacker || card === s.defender;
    case 'prevent': {
      const damage = currentDamage(g);
      return damage === null || pendingFor(g, damage, card) > 0;
    }
    case 'heal':
      return s.damage[card]! > 0;
    case 'untap':
      return s.tapped[card] === 1;
    case 'return': // TCG-GLOSS-05
      return g.edition.returnsRetreated || s.zone[card] !== BUILD || saysWhere(target);
    case 'leave':
      return (
        isLaidOpen(s.zone[card]!) ||
        ((s.zone[card]! <= BUILD || s.zone[card] === ABOARD) && purposeFits(g, card, target))
      );
    default:
      return true;
  }
}

const saysWhere = ({ choose }: Chosen): boolean => choose.in !== undefined || choose.is?.includes('retreated') === true;

/** "Discard" and "retreat" mean what is in the arenas, Pilots included, unless the text says another place. */
const purposeFits = (g: Table, card: number, target: Chosen): boolean =>
  target.choose.in !== undefined ||
  target.choose.is?.includes('partly built') === true ||
  inArena(placeOf(g.state, card));

/**
 * One of cards that only their holder can tell apart. Asked even when one fits, because a missing question would tell
 * the others so. The chosen card is in `f.picked`.
 */
export function chooseHidden(g: Table, f: Resolve, fitting: readonly number[]): boolean {
  f.picked = f.phase === 0 ? [] : picked(g, 'choose');
  if (f.phase === 1 || fitting.length === 0) return true;
  f.phase = 1;
  ask(g, f.seat, 'choose', picks('choose', fitting), f.source);
  return false;
}

export const picks = (kind: PickKind, cards: readonly number[]): Picked[] => cards.map((card) => ({ kind, card }));

/** The card that was picked; none when the player is done. */
export function picked(g: Table, kind: PickKind): number[] {
  const answer = answerTo(g, kind);
  return answer.kind === 'done' ? [] : [answer.card];
}

const DONE: Done = { kind: 'done' };

/**
 * Asks for up to `max` of the cards, one by one; true when the choice is complete. No question with one answer is
 * asked. The chosen cards are in `f.picked`.
 */
export function chooseCards(
  g: Table,
  f: Resolve,
  seat: number,
  all: readonly number[],
  min: number,
  max: number,
  kind: PickKind = 'choose',
): boolean {
  if (f.phase === 0) f.picked = [];
  else {
    const chosen = picked(g, kind);
    if (chosen.length === 0) return true;
    f.picked.push(...chosen);
  }
  f.phase = 1;
  const left = all.filter((card) => !f.picked.includes(card));
  if (f.picked.length >= max || left.length === 0) return true;
  if (f.picked.length + left.length <= min) {
    f.picked.push(...left);
    return true;
  }
  ask(g, seat, kind, f.picked.length >= min ? [...picks(kind, left), DONE] : picks(kind, left), f.source);
  return false;
}
