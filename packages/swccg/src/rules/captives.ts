/** Section 38 of the ledger: captives beneath the Detention Block Corridor. */
import { about, tell, toPlace } from './events.ts';
import { loseCard, release } from './leaving.ts';
import { cardsInPlay, rulesOf, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { isAbout, isLive } from './speech.ts';
import { CAPTIVE, HIT, LIGHT, OFF, ON, TABLE, UNDERCOVER } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';

const corridorOf = (g: Table): number => g.state.groups.flat().find((at) => defOf(g, at).title === CORRIDOR) ?? -1;

/** CCG-CPT-01 to 03: a Light character, while the Corridor is on the table; from the table or from where it was lost to. */
export function capture(g: Table, card: number): boolean {
  const s = g.state;
  const corridor = corridorOf(g);
  const seat = s.controller[card]!;
  if (corridor < 0 || s.seats[seat]!.side !== LIGHT) return false;
  const carried = s.zone[card] === TABLE ? cardsInPlay(g).filter((other) => s.on[other] === card) : [];
  toPlace(g, 'placed', seat, card, corridor, CAPTIVE);
  setFlag(s, card, HIT | UNDERCOVER, false);
  for (const other of carried) {
    if (s.as[other] !== ON) continue;
    if (isCover(g, other)) loseCard(g, other);
    else setFlag(s, other, OFF, true); // CCG-CPT-05
  }
  if (s.battle !== null) s.battle.cards = s.battle.cards.filter((other) => other !== card);
  tell(g, about(g, 'captured', seat, card));
  return true;
}

/** An Effect by which its bearer is Undercover. */
export const isCover = (g: Table, card: number): boolean =>
  defOf(g, card).texts.some(
    ({ line }) =>
      line.line === 'static' && line.rules.some((rule) => rule.rule === 'undercover' && rule.who === 'bearer'),
  );

/** A captive goes along with a trooper (CCG-CPT-07). */
export function escort(g: Table, captive: number, trooper: number): void {
  toPlace(g, 'moved', g.state.controller[captive]!, captive, trooper, CAPTIVE);
}

export const isCaptive = (g: Table, card: number): boolean =>
  g.state.zone[card] === TABLE && g.state.as[card] === CAPTIVE;

/** CCG-READ-001: whom a text sets free as long as it holds. */
export function settleCaptives(g: Table): void {
  for (const entry of rulesOf(g, 'freed')) {
    if (!isLive(g, entry)) continue;
    for (const card of cardsInPlay(g).slice())
      if (isCaptive(g, card) && isAbout(g, entry, entry.rule.who, card)) {
        countUse(g, entry.text.id);
        release(g, card, whereIs(g, card));
      }
  }
}
