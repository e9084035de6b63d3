/** What weapons do to their targets (CCG-WPN-06, 07). */
import { ONE } from '../exact.ts';
import { about, note, tell } from './events.ts';
import { loseCard, loseInBattle } from './leaving.ts';
import { cardsAt, cardsInPlay, rulesOf, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { isBarred } from './barred.ts';
import { isAbout, isLive } from './speech.ts';
import { FORFEIT_0, HIT, TABLE } from './state.ts';
import type { Table } from './table.ts';
import { reach } from './windows.ts';

/** A hit card goes on and has to be forfeited; outside a battle it is lost at once. */
export function hitCard(g: Table, card: number, by: number, zero = false): void {
  const s = g.state;
  if (s.zone[card] !== TABLE || isBarred(g, card, 'be destroyed')) return;
  const owner = s.controller[card]!;
  tell(g, about(g, 'hit', owner, card));
  if (zero) setFlag(s, card, FORFEIT_0, true);
  if (s.battle === null && s.attackRun === null) {
    loseCard(g, card);
    return;
  }
  // CCG-CARD-061: with no forfeit left it does not wait to be forfeited.
  if (zero && wearsOff(g, card)) {
    loseInBattle(g, card, 'lost');
    return;
  }
  setFlag(s, card, HIT, true);
  if (s.battle === null) {
    if (standIns(g, card).length > 0) return;
    setFlag(s, card, HIT, false);
    loseCard(g, card);
    return;
  }
  reach(g, note(g, 'hit', owner, card, whereIs(g, card), by));
}

/** Whether it stays when it is forfeited, as long as it has forfeit left. */
export const wearsOff = (g: Table, card: number): boolean =>
  rulesOf(g, 'wearsOff').some((entry) => isAbout(g, entry, entry.rule.who, card) && isLive(g, entry));

export function standsIn(g: Table, card: number, hit: number): boolean {
  for (const entry of rulesOf(g, 'standsIn'))
    if (isAbout(g, entry, entry.rule.who, card) && g.speech.fits(g, entry, entry.rule.what, hit) && isLive(g, entry))
      return true;
  return false;
}

/** Who may be forfeited at the same place instead of what was hit there. */
export const standIns = (g: Table, hit: number): number[] =>
  cardsAt(g, whereIs(g, hit)).filter(
    (card) => card !== hit && g.state.controller[card] === g.state.controller[hit] && standsIn(g, card, hit),
  );

/** CCG-BTL-23, CCG-CARD-154: whatever was hit and is still there when a battle ends is lost. */
export function loseHits(g: Table): void {
  for (const card of cardsInPlay(g).slice()) if ((g.state.flags[card]! & HIT) !== 0) loseInBattle(g, card, 'lost');
}

/** CCG-BTL-26: it takes no further part. */
export function excludeFromBattle(g: Table, card: number): void {
  const { battle } = g.state;
  if (battle === null || !battle.cards.includes(card)) return;
  battle.cards = battle.cards.filter((other) => other !== card);
  battle.excluded.push(card);
  g.state.version++;
}

/** CCG-READ-080: whether so little weapon destiny does nothing to it. */
export function isImmuneToShot(g: Table, card: number, total: number): boolean {
  for (const entry of rulesOf(g, 'immuneToWeapons'))
    if (total < entry.rule.below * ONE && isAbout(g, entry, entry.rule.who, card) && isLive(g, entry)) return true;
  return false;
}
