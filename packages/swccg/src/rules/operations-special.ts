/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: what their effects do. */
import { allowed, ONE } from '../exact.ts';
import type { SPECIAL_EFFECTS } from '../language/blocks/special.ts';
import type { Whom } from '../language/tree.ts';
import { breakCover, capture, escort, holdShip, isCaptive, isHeld, releaseShip, steal } from './capturing.ts';
import { answerTo, ask } from './flow.ts';
import { release } from './leaving.ts';
import { whereIs } from './live.ts';
import type { OperationsOf } from './operation.ts';
import type { Resolve } from './procedures.ts';
import { isCharacter } from './kinds.ts';
import { amountOf, cardsOf, speaking } from './spoken-now.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { LOST, ON, TABLE } from './state.ts';
import type { Table } from './table.ts';

export const SPECIAL_OPERATIONS: OperationsOf<typeof SPECIAL_EFFECTS> = {
  capture(g, f, { who }) {
    for (const card of capturable(g, f, who)) capture(g, card);
    return true;
  },
  release(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) if (isCaptive(g, card)) release(g, card, whereIs(g, card));
    return true;
  },
  releaseSome(g, f, { n, what }) {
    const asked = f.phase++;
    if (asked === 0) f.list = [allowed(amountOf(g, f, n))];
    else {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') release(g, answer.card, whereIs(g, answer.card));
    }
    const captives = matching(g, speaking(f), what).filter((card) => isCaptive(g, card));
    if (captives.length === 0 || asked >= f.list[0]!) return true;
    ask(
      g,
      f.seat,
      'target',
      captives.map((card) => ({ kind: 'pick', card })),
      f.card,
    );
    return false;
  },
  escort(g, f, { who }) {
    const [captive] = cardsOfRef(g, speaking(f), 'target');
    for (const trooper of cardsOf(g, f, who))
      if (captive !== undefined && isCaptive(g, captive)) escort(g, captive, trooper);
    return true;
  },
  hold(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) holdShip(g, card, g.state.on[f.card]!);
    return true;
  },
  releaseShip(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) if (isHeld(g, card)) releaseShip(g, card);
    return true;
  },
  breakCover(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) breakCover(g, card);
    return true;
  },
  steal(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) steal(g, f.seat, card, thiefOf(g, f));
    return true;
  },
  epicBonus(g, _, { by }) {
    const { attackRun } = g.state;
    if (attackRun !== null) attackRun.bonus += by * ONE;
    return true;
  },
};

/** The character that steals: the card that speaks, or its bearer. */
function thiefOf(g: Table, f: Resolve): number {
  const s = g.state;
  if (s.zone[f.card] !== TABLE || isCharacter(g, f.card)) return f.card;
  return s.as[f.card] === ON ? s.on[f.card]! : -1;
}

/** CCG-READ-125: a character that was just lost is captured from the Lost Pile. */
function capturable(g: Table, f: Resolve, who: Whom): number[] {
  const { about } = f;
  const { zone } = g.state;
  if (who === 'it' && about !== null && f.it.includes(about.card) && zone[about.card] === LOST) return [about.card];
  return cardsOf(g, f, who);
}
