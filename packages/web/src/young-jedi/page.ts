/** The page's state as the table of Young Jedi sees it. */
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment, PlannedBattle } from '../session/young-jedi/moment.ts';
import { type PageState, useStore } from '../shell/store.ts';
import type { Scene } from './scenes.ts';

/** The shell keeps moments, scenes and facts of whatever game is on the table. */
interface Page extends Omit<PageState, 'moment' | 'past' | 'facts' | 'scene'> {
  readonly moment: Moment | null;
  readonly past: Moment | null;
  readonly scene: Scene | null;
  readonly facts: ReadonlyMap<string, Facts>;
}

export const usePage = <T>(select: (page: Page) => T): T => useStore((page) => select(page as unknown as Page));
export const pageNow = (): Page => useStore.getState() as unknown as Page;

export const useFacts = (face: string | null | undefined): Facts | undefined =>
  usePage((page) => (face === null || face === undefined ? undefined : page.facts.get(face)));

/** What this order of the battle plan would bring. */
export async function foresee(order: readonly number[]): Promise<PlannedBattle | null> {
  const { adapter } = pageNow();
  if (adapter === null) return null;
  return (await adapter.ask('askGame', 'plan', order).catch(() => null)) as PlannedBattle | null;
}
