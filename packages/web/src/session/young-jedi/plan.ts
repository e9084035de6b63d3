/** The battle plan as the page lays it: what it will bring, and a first order to change. */
import { idOf } from '../known.ts';
import { type Destinies, destinyChance } from '../destiny.ts';
import { ownDestinies, usualDraw } from './destiny.ts';
import {
  declaredCards,
  type PlannedFight as Preview,
  previewPlan,
  type SeenTable,
  suggestPlan,
  troops,
} from './engine.ts';
import { type CardView, TableViewer, type PartView } from './views.ts';

/** One fight of the plan, with the numbers that are sure before the opponent is known. */
export interface PlannedFight extends Omit<Preview, 'form' | 'parts' | 'meetings'> {
  /** The half of a Double Impact card that works, or null. */
  readonly as: string | null;
  readonly parts: readonly PartView[];
  /** What its draws come to at least half of the time. */
  readonly usual: number;
  /** How likely it is won against each opponent in sight who draws nothing, the strongest first. */
  readonly chances: readonly PlannedChance[];
}

export interface PlannedChance {
  readonly card: number;
  readonly face: string | null;
  readonly chance: number;
  /** At most so likely: it is counted without the Weapon that the opponent may bring. */
  readonly mayBeArmed: boolean;
  readonly about: boolean;
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

/** What an order of the viewer's cards would bring. An order of other cards than those at hand is none. */
export function plannedBattle(g: SeenTable, order: unknown): PlannedBattle {
  const { state, viewer } = g;
  if (state.battle === null || viewer < 0 || !Array.isArray(order)) return { fights: [], left: [] };
  const own = new Set<unknown>([...troops(state, state.battle, viewer), ...declaredCards(state, viewer)]);
  const viewing = new TableViewer(g);
  const destinies = ownDestinies(g);
  const { fights, left } = previewPlan(g, viewer, [...new Set(order)].filter((card) => own.has(card)) as number[]);
  return {
    left,
    fights: fights.map(({ form, parts, meetings, ...fight }, i) => {
      // What earlier fights draw is gone from the deck: any of its cards, so that the others are as likely as before.
      const gone = fights.slice(0, i).reduce((sum, { draws }) => sum + draws, 0);
      return {
        ...fight,
        as: fight.battle >= 0 && form !== state.def[fight.battle] ? idOf(g.cards, form) : null,
        parts: viewing.parts(parts),
        usual: usualDraw(destinies, fight.draws),
        chances: chancesOf(g, meetings, destinies, gone),
      };
    }),
  };
}

function chancesOf(g: SeenTable, met: Preview['meetings'], destinies: Destinies, gone: number): PlannedChance[] {
  const left = Math.max(0, destinies.left - gone);
  return met
    .toSorted((a, b) => b.needs - a.needs)
    .map(({ opponent, draws, needs, mayBeArmed, about }) => {
      const chance = destinyChance(destinies, Math.min(draws, left), needs);
      const face = idOf(g.cards, g.state.def[opponent]);
      return { card: opponent, face, chance, mayBeArmed, about: about && chance < 1 };
    });
}

/** The plan that the viewer is about to lay, or null. */
export function planView(viewing: TableViewer): PlanView | null {
  const { g } = viewing;
  const { question, battle } = g.state;
  if (battle === null || question?.kind !== 'plan' || question.seat !== g.viewer) return null;
  const laid = battle.plan[g.viewer]!;
  const order = suggestPlan(g, g.viewer);
  // A plan that was begun card by card stays as it was laid.
  const rest = order.filter((card) => !laid.includes(card));
  return { cards: rest.map((card) => viewing.card(card)), order: rest };
}
