/** Section 33 of the ledger: drawing destiny. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { userOf } from './carrying.ts';
import { isDoubled, workOut } from './query.ts';
import { happen, moving, note, tell, toPileOf } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { eachTitleOnce, rulesAt, rulesOf } from './live.ts';
import { ownRules } from './own-rules.ts';
import { totalPower } from './power.ts';
import type { DrawDestiny } from './procedures.ts';
import { numbers } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { DESTINY, RESERVE } from './state.ts';
import { defOf, type Table, topOf } from './table.ts';
import { reach } from './windows.ts';

export const destiny = procedure(
  'destiny',
  {
    draw(g, f) {
      const card = topOf(g.state, f.seat, RESERVE);
      // CCG-DST-17: a battle destiny that there is no card for is not drawn.
      if (card < 0) return f.draw === 'battle' ? DONE : 'fails';
      f.card = card;
      const printed = defOf(g, card).destiny;
      const e = { ...moving('destiny', f.seat, card), n: -1, draw: f.draw };
      happen(g, e);
      if (printed.length > 1) return 'choose';
      f.n = isDoubled(g, card) ? 2 * printed[0]! : printed[0]!;
      e.n = changed(g, f);
      return 'shown';
    },
    choose(g, f) {
      const printed = defOf(g, f.card).destiny.map((n) => n / ONE);
      ask(g, f.seat, 'destinyNumber', numbers(printed), f.card);
    },
    number(g, f) {
      f.n = answerTo(g, 'destinyNumber').n * ONE; // CCG-DST-04
      tell(g, { kind: 'chosen', seat: f.seat, n: f.n });
    },
    shown(g, f) {
      const n = changed(g, f);
      f.result = { card: f.card, def: g.state.def[f.card]!, n, powerOnly: f.powerOnly, cancelled: false };
      if (f.draw === 'battle') doublePower(g, f);
      forget(g);
      reach(g, note(g, 'destiny', f.seat, f.card, g.state.battle?.at ?? -1, f.by, n));
    },
    away(g, f) {
      if (g.state.zone[f.card] === DESTINY) toPileOf(g, 'toUsed', f.seat, f.card);
      forget(g);
      if (!f.redrawn) return DONE;
      f.redrawn = false;
      return 'draw';
    },
    fails(g, f) {
      // CCG-DST-08: the opponent says whether a draw that fails counts 0 or 7.
      ask(g, opponentOf(g.state, f.seat), 'destinyNumber', numbers([0, 7]));
    },
    failed(g, f) {
      const { n } = answerTo(g, 'destinyNumber');
      f.result = { card: -1, def: -1, n: n * ONE, powerOnly: f.powerOnly, cancelled: false };
    },
  },
  (f) => f.result,
);

/** CCG-DST-06: a destiny can be answered until the next one. */
const forget = ({ state: s }: Table): void => {
  s.just = s.just.filter(({ on }) => on !== 'destiny');
};

/** CCG-DST-05, 13: what changes a drawn number changes it at once: texts about the card, and about draws. */
function changed(g: Table, f: DrawDestiny): number {
  const printed = defOf(g, f.card).destiny[0]!;
  let n = f.n + workOut(g, f.card, 'destiny', null) - printed;
  const at = g.state.battle?.at ?? -1;
  const draws = rulesAt(g, 'draws', at, f.seat, ({ rule }) => rule.draw === 'any' || rule.draw === f.draw);
  for (const { rule } of eachTitleOnce(g, draws)) n += rule.by * ONE;
  for (const entry of rulesOf(g, 'drawnFor'))
    if (f.by >= 0 && entry.rule.what.includes(defOf(g, f.by).name) && isTargetOf(g, entry.source, f.by))
      if (isLive(g, entry)) n += entry.rule.by * ONE;
  return Math.max(0, f.draw === 'weapon' ? n + weaponBonus(g, f.by) : n);
}

const isTargetOf = ({ state: s }: Table, card: number, by: number): boolean =>
  s.frames.some((frame) => frame.proc === 'resolve' && frame.card === by && frame.targets.flat().includes(card));

/** A card drawn for battle destiny can double the power of whoever is behind: once in a battle. */
function doublePower(g: Table, { seat, card }: DrawDestiny): void {
  const b = g.state.battle;
  if (b === null || b.timesPower[seat]! > 1 || !ownRules(g, card, 'doublesPower').some((entry) => isLive(g, entry)))
    return;
  const power = (of: number): number => totalPower(g, of, b.at, b.cards) + b.powerBonus[of]!;
  if (power(seat) < power(opponentOf(g.state, seat))) b.timesPower[seat] = 2;
}

/** CCG-DST-05, in thousandths: texts about the weapon or its user, each title once, and what was done to the shot. */
function weaponBonus(g: Table, weapon: number): number {
  const user = userOf(g, weapon);
  const rules = rulesOf(g, 'weaponDraws').filter((entry) => {
    const { who } = entry.rule;
    return (isAbout(g, entry, who, weapon) || (user >= 0 && isAbout(g, entry, who, user))) && isLive(g, entry);
  });
  const shot = g.state.frames.findLast((frame) => frame.proc === 'fire');
  let n = shot?.proc === 'fire' ? shot.each : 0;
  for (const { rule } of eachTitleOnce(g, rules)) n += rule.by * ONE;
  return n;
}
