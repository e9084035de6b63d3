/** The page's state as the table of one game sees it. */
import type { PageState } from '../shell/page-state.ts';
import { useStore } from '../shell/store.ts';

/** The shell keeps moments, scenes and facts of whatever game is on the table. */
interface Page<Moment, Scene, Facts> extends Omit<PageState, 'moment' | 'past' | 'facts' | 'scene'> {
  readonly moment: Moment | null;
  readonly past: Moment | null;
  readonly scene: Scene | null;
  readonly facts: ReadonlyMap<string, Facts>;
}

/** What the table of a game reads the page's state with. */
export function pageOf<Moment, Scene, Facts>() {
  type Here = Page<Moment, Scene, Facts>;
  const usePage = <T>(select: (page: Here) => T): T => useStore((page) => select(page as unknown as Here));
  const pageNow = (): Here => useStore.getState() as unknown as Here;
  const useFacts = (face: string | null | undefined): Facts | undefined =>
    usePage((page) => (face === null || face === undefined ? undefined : page.facts.get(face)));
  return { usePage, pageNow, useFacts };
}
