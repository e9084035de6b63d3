/** The games there are. A game is loaded only when it is asked for: `--help` needs none. */
import type { GameKit } from '@dejarik/kernel';
import type { Scenario } from '@dejarik/kernel/testing';

export interface GameEntry {
  readonly name: string;
  readonly kit: () => Promise<GameKit>;
  readonly scenarios: () => Promise<readonly Scenario[]>;
}

export interface Registry {
  readonly games: ReadonlyMap<string, GameEntry>;
  /** What is meant when nothing is said. */
  readonly usual: string;
}

export const GAMES: Registry = {
  games: new Map<string, GameEntry>([
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
    [
      'swccg',
      {
        name: 'Star Wars CCG',
        kit: async () => (await import('@dejarik/swccg')).starWarsCcgKit(),
        scenarios: async () => (await import('@dejarik/swccg/scenarios')).scenarios(),
      },
    ],
  ]),
  usual: 'swtcg',
};
