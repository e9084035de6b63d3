/** Commence Primary Ignition (CCG-EPC-11 to 14). */
import { DONE, opponentOf, type Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import type { Rule } from '../language/tree.ts';
import { blowAway } from './places.ts';
import { epicBonus, REBEL_BASE, sitesOf } from './epic.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { deathStarOf, groupOf, isBlownAway, systemOf } from './layout.ts';
import { loseCard } from './leaving.ts';
import type { LiveRule } from './live-index.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { hasPresence } from './presence.ts';
import { isSystem } from './kinds.ts';
import { isLive } from './speech.ts';
import { ON } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';

type Charge = Extract<Rule, { readonly rule: 'epicCost' }>;

const SUPERLASER = 'Superlaser';
const GUNNER = 'Death Star Gunner';
const TITLE = 'Commence Primary Ignition';
const NEEDED = 8 * ONE;

/** CCG-EPC-14: the Superlaser on the Death Star, or -1. */
const superlaserOf = (g: Table): number => bornBy(g, deathStarOf(g), SUPERLASER);

const bornBy = (g: Table, bearer: number, name: string): number =>
  bearer < 0
    ? -1
    : (cardsInPlay(g).find(
        (card) => g.state.on[card] === bearer && g.state.as[card] === ON && defOf(g, card).name === name,
      ) ?? -1);

/** CCG-EPC-11, 14: X, and the charge. */
const priceOf = (g: Table): number =>
  sitesOf(g, systemOf(g, g.state.orbit)) + charges(g).reduce((sum, { rule }) => sum + rule.n, 0);

const charges = (g: Table): readonly LiveRule<Charge>[] =>
  rulesOf(g, 'epicCost').filter((entry) => entry.rule.event === TITLE && isLive(g, entry));

export function ignitionReason(g: Table, seat: number): Reason | null {
  const s = g.state;
  const deathStar = deathStarOf(g);
  if (deathStar < 0 || s.orbit < 0 || isBlownAway(s, deathStar) || isBlownAway(s, s.orbit))
    return { rule: 'CCG-EPC-11', why: 'the Death Star orbits no planet' };
  if (superlaserOf(g) < 0) return { rule: 'CCG-EPC-14', why: 'there is no Superlaser on the Death Star' };
  return forceOf(g, seat) < priceOf(g) ? { rule: 'CCG-FRC-12', why: `it takes ${priceOf(g)} Force` } : null;
}

export const primaryIgnition = procedure('primaryIgnition', {
  name(g, f) {
    f.system = g.state.orbit;
    f.x = sitesOf(g, systemOf(g, f.system));
    useForce(g, f.seat, priceOf(g));
    f.y = groupOf(g.state, deathStarOf(g)).filter(
      (at) => !isSystem(g, at) && !hasPresence(g, opponentOf(g.state, f.seat), at),
    ).length;
  },
  ready(g, f) {
    // CCG-CARD-117
    for (const { source, text } of charges(g)) {
      countUse(g, text.id);
      loseCard(g, source);
    }
    call(g, 'destiny', {
      seat: f.seat,
      draw: 'any',
      powerOnly: false,
      by: f.card,
      result: null,
      card: -1,
      n: 0,
      redrawn: false,
    });
  },
  standBy(g, f) {
    const draw = returned(g, 'destiny');
    f.destiny = draw === null || draw.cancelled ? 0 : draw.n;
    const base = sitesOf(g, REBEL_BASE);
    if (base === f.x) {
      f.z = f.x;
      return 'result';
    }
  },
  choose(g, f) {
    // CCG-EPC-12: the opponent chooses Z.
    const options = [f.x, sitesOf(g, REBEL_BASE)].map((n) => ({ kind: 'number' as const, n }));
    ask(g, opponentOf(g.state, f.seat), 'number', options, f.card);
  },
  chosen(g, f) {
    f.z = answerTo(g, 'number').n;
  },
  result(g, f) {
    const total = f.destiny + (f.y - f.z) * ONE + epicBonus(g, TITLE);
    if (total <= NEEDED) return 'failed';
    const { seat, n } = blowAway(g, f.system, f.card);
    if (seat >= 0) call(g, 'loseForce', { seat, n, price: false, from: -1, lost: 0 });
    return 'end';
  },
  failed(g, f) {
    // CCG-EPC-13: one gunner of the player's choice is lost.
    const gunners = gunnersOf(g, f.seat);
    if (gunners.length === 0) return DONE;
    ask(
      g,
      f.seat,
      'target',
      gunners.map((card) => ({ kind: 'pick', card })),
      f.card,
    );
  },
  gunner(g) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') loseCard(g, answer.card);
  },
  end() {},
});

const gunnersOf = (g: Table, seat: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.controller[card] === seat && defOf(g, card).name === GUNNER);
