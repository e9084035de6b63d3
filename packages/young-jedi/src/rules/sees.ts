/** Who may see which card's face. */
import { DECK, DISCARD, DUEL_HAND, HAND, onPlanet, PLAN, type State } from './state.ts';

/** Whether the seat (-1: a spectator) may see this card's face (YJ-HID-10). */
export function sees(s: State, viewer: number, card: number): boolean {
  const zone = s.zone[card]!;
  if (isShown(s, viewer, card)) return true;
  if (zone === DECK) return false;
  const owner = s.owner[card]!;
  if (zone === DISCARD) return s.discard[owner]!.at(-1) === card; // YJ-INF-03: not even the owner looks through it
  if (owner === viewer) return true;
  if (zone === HAND || zone === DUEL_HAND) return false;
  if (zone === PLAN) return isRevealed(s, owner, card);
  return !onPlanet(zone) || s.down[card] === 0;
}

/**
 * What was turned over for its destiny number is seen by all while something is asked about it (YJ-SET-03, YJ-DST-01);
 * a card of a deck that is looked at, by whoever looks (YJ-EFF-14).
 */
function isShown(s: State, viewer: number, card: number): boolean {
  const frame = s.frames[s.frames.length - 1];
  if (frame === undefined) return false;
  if (frame.proc === 'lookAtDeck') return frame.card === card && frame.seat === viewer;
  if (s.question === null) return false;
  if (frame.proc === 'destiny') return frame.card === card;
  return frame.proc === 'setup' && s.question.kind === 'number' && frame.revealed.includes(card);
}

/** A Battle card of a plan lies open once its fight has begun. */
const isRevealed = (s: State, owner: number, card: number): boolean =>
  s.fight !== null && s.fight.camps[owner]!.battleCards.includes(card);
