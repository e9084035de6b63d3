/** The page's state as the table of the Star Wars TCG sees it. */
import type { Facts } from '../session/swtcg/facts.ts';
import type { Moment } from '../session/swtcg/moment.ts';
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
