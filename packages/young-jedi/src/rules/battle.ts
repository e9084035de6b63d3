/** A battle: Battle cards, plans, fights one after another, breakthrough (YJ-BP-01 to 11, YJ-BRK-01 to 05). */
import { opponentOf } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { moved } from './event.ts';
import { about, discard, happen, takeDamage, tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { type Battle, newFight } from './parts.ts';
import type { Questions } from './questions.ts';
import { type Refusal, reason } from './reason.ts';
import { PLAN, type State } from './state.ts';
import { cardsAt, defOf, hasCharacter, isHidden, type Table } from './table.ts';
import { runTexts } from './triggers.ts';

const HIDDEN = reason('YJ-HID-07', 'nobody duels or fights while cards lie face down on the planet');
const NO_FOE = reason('YJ-BP-01', 'both sides need a Character on the planet');
const NO_BATTLE_CARD = reason('YJ-BC-01', 'only Battle cards are taken from hand for a battle');
const NO_PLANET = reason('YJ-PLT-01', 'there is no planet yet');

/** Battles and duels need an open table: nothing hidden on the planet, Characters on both sides (YJ-HID-07, YJ-BP-01). */
export function whyNotFight(g: Table): Refusal {
  const s = g.state;
  if (s.current < 0) return NO_PLANET;
  let refusal: Refusal = null;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (isHidden(s, seat, s.current)) return HIDDEN;
    if (!hasCharacter(g, seat, s.current)) refusal = NO_FOE;
  }
  return refusal;
}

/** Whether a card of the hand may go into a plan. */
export const whyNotDeclare = ({ battle: isBattleCard }: Definition): Refusal => (isBattleCard ? null : NO_BATTLE_CARD);

/** Everything of the seat that goes into its plan (YJ-BP-03, 09; YJ-SHP-06). */
export function troops(s: State, { ships, planet }: Battle, seat: number): number[] {
  return ships ? s.hyperspace[seat]! : cardsAt(s, seat, planet);
}

export function declaredCards(s: State, seat: number): number[] {
  const found: number[] = [];
  for (let card = s.zone.indexOf(PLAN); card >= 0; card = s.zone.indexOf(PLAN, card + 1))
    if (s.owner[card] === seat) found.push(card);
  return found;
}

/** What the seat has not yet put into its plan. */
function unplanned(s: State, inBattle: Battle, seat: number): number[] {
  const plan = inBattle.plan[seat]!;
  const rest: number[] = [];
  for (const card of troops(s, inBattle, seat)) if (!plan.includes(card)) rest.push(card);
  for (const card of declaredCards(s, seat)) if (!plan.includes(card)) rest.push(card);
  return rest;
}

export const hasFighter = (g: Table, { plan }: Battle, seat: number): boolean =>
  plan[seat]!.some((card) => defOf(g, card).fighter);

export const battle = procedure('battle', {
  /** YJ-BC-02: the attacker first; the number is known to both, the cards are not. */
  declare(g, { seat }) {
    const options: Questions['battleCards'][] = [];
    for (const card of g.state.hand[seat]!)
      if (whyNotDeclare(defOf(g, card)) === null) options.push({ kind: 'declare', card });
    options.push({ kind: 'done' });
    ask(g, seat, 'battleCards', options);
  },
  declared(g, f) {
    const s = g.state;
    const answer = answerTo(g, 'battleCards');
    if (answer.kind === 'declare') {
      happen(g, moved('declare', f.seat, answer.card));
      return 'declare';
    }
    tell(g, { kind: 'declared', seat: f.seat, n: declaredCards(s, f.seat).length });
    const { attacker } = s.battle!;
    const isLast = f.seat !== attacker;
    f.seat = isLast ? attacker : opponentOf(s, f.seat);
    if (!isLast) return 'declare';
  },
  /**
   * YJ-BP-04, 05: card by card, the first fight first; after a Weapon comes no Battle card. What is left when no fighter
   * is, and the last card, go to the end of the plan without a question.
   */
  plan(g, { seat }) {
    const s = g.state;
    const b = s.battle!;
    const plan = b.plan[seat]!;
    const rest = unplanned(s, b, seat);
    if (rest.length < 2 || !rest.some((card) => defOf(g, card).fighter)) {
      plan.push(...rest);
      return 'planned';
    }
    const last = plan.at(-1);
    const afterWeapon = last !== undefined && defOf(g, last).type === 'Weapon';
    const options: Questions['plan'][] = [];
    for (const card of rest) if (!(afterWeapon && defOf(g, card).battle)) options.push({ kind: 'plan', card });
    ask(g, seat, 'plan', options);
  },
  planOne(g, { seat }) {
    g.state.battle!.plan[seat]!.push(answerTo(g, 'plan').card);
    return 'plan';
  },
  planned(g, f) {
    const s = g.state;
    tell(g, { kind: 'planned', seat: f.seat, n: s.battle!.plan[f.seat]!.length });
    if (f.seat !== s.battle!.attacker) return;
    f.seat = opponentOf(s, f.seat);
    return 'plan';
  },
  /** YJ-BP-07: the first fighters of both plans, then the next, until one side has none left. */
  nextFight(g) {
    const s = g.state;
    const { attacker, ships, planet } = s.battle!;
    for (let seat = 0; seat < s.seats.length; seat++) if (!isReady(g, s.battle!, seat)) return 'breakthrough';
    s.fight = newFight(s.seats.length, { duel: false, ships, planet, attacker });
    call(g, 'fight', { seat: attacker, due: [] });
  },
  afterFight(g) {
    runTexts(g);
  },
  again() {
    return 'nextFight';
  },
  /** YJ-BRK-01 to 05: 1 damage for each attacking Character without an opponent. */
  breakthrough(g) {
    const b = g.state.battle!;
    const defender = opponentOf(g.state, b.attacker);
    const through = b.plan[b.attacker]!.filter((card) => defOf(g, card).fighter).length;
    if (b.ships || through === 0) return;
    const n = b.firm[defender] ? 0 : through;
    tell(g, { kind: 'breakthrough', seat: defender, n });
    takeDamage(g, defender, n);
  },
  /** YJ-BC-06, YJ-BP-08. */
  end(g) {
    const s = g.state;
    for (const seat of s.seats.keys())
      for (const card of declaredCards(s, seat)) {
        tell(g, about(g, 'wasted', seat, card));
        discard(g, seat, card);
      }
    tell(g, { kind: 'battleEnds', seat: s.acting });
  },
});

/** Whether the seat has somebody for another fight. */
const isReady = (g: Table, b: Battle, seat: number): boolean => b.staying[seat]!.card >= 0 || hasFighter(g, b, seat);
