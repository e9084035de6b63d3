/** The page's state as the table of Young Jedi sees it. */
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment, PlannedBattle } from '../session/young-jedi/moment.ts';
import { pageOf } from '../table/page.ts';
import type { Scene } from './scenes.ts';

export const { usePage, pageNow, useFacts } = pageOf<Moment, Scene, Facts>();

/** What this order of the battle plan would bring. */
export async function previewPlan(order: readonly number[]): Promise<PlannedBattle | null> {
  const { adapter } = pageNow();
  if (adapter === null) return null;
  return (await adapter.ask('askGame', 'plan', order).catch(() => null)) as PlannedBattle | null;
}
