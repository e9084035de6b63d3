/** Section 40 of the ledger: Undercover spies. */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { isCover } from './captives.ts';
import { toPlace } from './events.ts';
import { loseCard } from './leaving.ts';
import { cardsInPlay, rulesOf, whereIs } from './live.ts';
import { isSystem } from './presence.ts';
import { isStarship } from './query.ts';
import type { Declaration } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { AT, CAPTIVE, DEPLOY, isAboard, ON, PILOT, UNDERCOVER } from './state.ts';
import { cross, steal } from './stealing.ts';
import { countUse, defOf, type Table } from './table.ts';

const isUndercover = (g: Table, card: number): boolean => (g.state.flags[card]! & UNDERCOVER) !== 0;

/** Remembered of a card whose own text hid it: that its cover was broken. */
const BROKEN = 1;

/** CCG-SPY-01, 11, 12: whoever a text makes Undercover crosses over; whoever has lost the Effect crosses back. */
export function settleSpies(g: Table): void {
  const s = g.state;
  for (const entry of rulesOf(g, 'undercover'))
    for (const card of cardsInPlay(g).slice())
      if (
        !isUndercover(g, card) &&
        s.as[card] !== CAPTIVE &&
        isAbout(g, entry, entry.rule.who, card) &&
        isLive(g, entry)
      )
        if (card !== entry.source || s.kept[card] !== BROKEN) {
          countUse(g, entry.text.id);
          cross(g, card, opponentOf(s, s.controller[card]!), true);
        }
  for (const card of cardsInPlay(g).slice()) {
    if (!isUndercover(g, card)) continue;
    s.side[card] = opponentOf(s, s.controller[card]!); // stolen, it crosses over (CCG-CARD-059)
    if (hidesItself(g, card)) continue;
    if (!cardsInPlay(g).some((other) => s.on[other] === card && isCover(g, other))) breakCover(g, card);
  }
}

/** U-3PO. */
export const hidesItself = (g: Table, card: number): boolean =>
  defOf(g, card).texts.some(
    ({ line }) =>
      line.line === 'static' && line.rules.some((rule) => rule.rule === 'undercover' && rule.who === 'this'),
  );

/** CCG-SPY-11: it loses all Undercover cards and crosses to its player's side of the site. */
export function breakCover(g: Table, card: number): void {
  const s = g.state;
  if (!isUndercover(g, card)) return;
  for (const other of cardsInPlay(g).filter((upon) => s.on[upon] === card && isCover(g, upon))) loseCard(g, other);
  const seat = s.controller[card]!;
  cross(g, card, seat, false);
  if (isAboard(s.as[card]!) && !isSystem(g, whereIs(g, card))) toPlace(g, 'moved', seat, card, whereIs(g, card), AT);
  if (hidesItself(g, card)) {
    s.kept[card] = BROKEN;
    steal(g, opponentOf(s, seat), card, -1);
  }
}

/** CCG-SPY-10. */
export const breakCoverOf = (g: Table, seat: number): Declaration[] =>
  cardsInPlay(g).flatMap((card): Declaration[] =>
    breakCoverReason(g, seat, card) === null ? [{ kind: 'breakCover', card }] : [],
  );

function breakCoverReason(g: Table, seat: number, card: number): Reason | null {
  const s = g.state;
  if (!isUndercover(g, card) || s.controller[card] !== seat)
    return { rule: 'CCG-SPY-10', why: 'it is no Undercover spy of yours' };
  if (s.acting !== seat || s.phase !== DEPLOY) return { rule: 'CCG-SPY-10', why: 'only in your deploy phase' };
  if (hidesItself(g, card)) return { rule: 'CCG-SPY-10', why: 'its own text keeps it Undercover' };
  return s.as[card] === AT && !isSystem(g, s.on[card]!) ? null : { rule: 'CCG-SPY-10', why: 'it is not at a site' };
}

/** CCG-SPY-02, 09, 14: whether it keeps the other player from draining there. */
export const blocksDrain = (g: Table, card: number): boolean =>
  isUndercover(g, card) && isAtWork(g, card) && (!isOnShip(g, card) || g.state.as[card] === PILOT);

/** CCG-SPY-02, 09, 14: whether its player may deploy there because of it. */
export const letsDeploy = (g: Table, card: number): boolean =>
  isUndercover(g, card) && isAtWork(g, card) && !isOnShip(g, card);

const isOnShip = (g: Table, card: number): boolean => isAboard(g.state.as[card]!) && isStarship(g, g.state.on[card]!);

/** CCG-SPY-14: a Restraining Bolt makes it inactive. */
const isAtWork = (g: Table, card: number): boolean =>
  !cardsInPlay(g).some(
    (other) => g.state.on[other] === card && g.state.as[other] === ON && defOf(g, other).name === 'Restraining Bolt',
  );
