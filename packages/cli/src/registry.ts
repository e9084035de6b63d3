/** The games there are. A game is loaded only when it is asked for: `--help` needs none. */
import type { GameKit } from '@dejarik/kernel';
import type { Scenario } from '@dejarik/kernel/testing';

interface Entry {
  readonly name: string;
  readonly kit: () => Promise<GameKit>;
  readonly scenarios: () => Promise<readonly Scenario[]>;
}

export const GAMES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'swtcg',
    {
      name: 'Star Wars TCG',
      kit: async () => (await import('@dejarik/swtcg')).swtcgKit(),
      scenarios: async () => (await import('@dejarik/swtcg/scenarios')).scenarios(),
    },
  ],
  [
    'young-jedi',
    {
      name: 'Young Jedi',
      kit: async () => (await import('@dejarik/young-jedi')).youngJediKit(),
      scenarios: async () => (await import('@dejarik/young-jedi/scenarios')).scenarios(),
    },
  ],
]);

/** What is meant when nothing is said. */
export const DEFAULT_GAME = 'swtcg';
