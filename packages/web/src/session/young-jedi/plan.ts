/** The battle plan as the page lays it: what it will bring, and a first order to change. */
import { declaredCards, type Foreseen, foresee, suggestPlan, troops, type YjTable, type YoungJedi } from './engine.ts';
import { type CardView, Eyes, idOf, type PartView } from './views.ts';

/** One fight of the plan, with the numbers that are sure before the opponent is known. */
export interface PlannedFight extends Omit<Foreseen, 'form' | 'parts'> {
  /** The half of a Double Impact card that works, or null. */
  readonly as: string | null;
  readonly parts: readonly PartView[];
}

export interface PlannedBattle {
  readonly fights: readonly PlannedFight[];
  readonly left: readonly number[];
}

export interface PlanView {
  readonly cards: readonly CardView[];
  /** An order to begin with. */
  readonly order: readonly number[];
}

/** What an order of the cards would bring. An order of other cards than those at hand is none. */
export function plannedBattle(game: YoungJedi, g: YjTable, seat: number, order: readonly number[]): PlannedBattle {
  const { battle } = g.state;
  if (battle === null) return { fights: [], left: [] };
  const own = new Set([...troops(g.state, battle, seat), ...declaredCards(g.state, seat)]);
  const eyes = new Eyes(game, g, seat);
  const { fights, left } = foresee(
    g,
    seat,
    order.filter((card) => own.has(card)),
  );
  return {
    left,
    fights: fights.map(({ form, parts, ...fight }) => ({
      ...fight,
      as: fight.battle >= 0 && form !== g.state.def[fight.battle] ? idOf(game, form) : null,
      parts: eyes.parts(parts),
    })),
  };
}

/** The plan that the viewer is about to lay, or null. */
export function planView(eyes: Eyes): PlanView | null {
  const { g, viewer } = eyes;
  const { question, battle } = g.state;
  if (battle === null || question?.kind !== 'plan' || question.seat !== viewer) return null;
  const laid = battle.plan[viewer]!;
  const order = suggestPlan(g, viewer);
  // A plan that was begun card by card stays as it was laid.
  const rest = order.filter((card) => !laid.includes(card));
  return { cards: rest.map((card) => eyes.card(card)), order: rest };
}
