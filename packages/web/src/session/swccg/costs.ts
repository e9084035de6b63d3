/** What an answer costs in Force, and where it leads while that is not asked any more. */
import { BATTLE, fireCost, nameOf, type Option, running, type SeenTable, transitGoals } from './engine.ts';

/** The one place that a docking bay transit can go to. */
function onlyGoal(g: SeenTable, seat: number, bay: number): { readonly on: number; readonly cost: number } | null {
  const [goal, ...more] = transitGoals(g, seat, bay);
  return goal === undefined || more.length > 0 ? null : goal;
}

/** Force that it costs, where it has a price; -1: none, or one that hangs on what is answered next. */
export function costOf(g: SeenTable, option: Option): number {
  switch (option.kind) {
    case 'to':
      return option.cost;
    case 'battle':
      return g.state.phase === BATTLE ? 1 : -1;
    case 'fire':
      return fireCost(g, option.card);
    case 'transit':
      return onlyGoal(g, g.state.question!.seat, option.card)?.cost ?? -1;
    default:
      return -1;
  }
}

/** Where a transit goes that can go to one place alone. */
export function goalOf(g: SeenTable, option: Option): string {
  if (option.kind !== 'transit') return '';
  const goal = onlyGoal(g, g.state.question!.seat, option.card);
  return goal === null ? '' : nameOf(g, goal.on);
}

/** While it is asked who goes along: where to, and the price for all of them together. */
export function transitOf(g: SeenTable): string {
  const convoy = g.state.question?.kind === 'along' ? running(g.state, 'convoy') : null;
  if (convoy === null || convoy.way !== 'transit' || convoy.to < 0) return '';
  const cost = transitGoals(g, convoy.seat, convoy.from).find(({ on }) => on === convoy.to)?.cost ?? 0;
  return `To ${nameOf(g, convoy.to)} for ${cost === 0 ? 'nothing' : `${cost} Force`}.`;
}
