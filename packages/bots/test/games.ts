/** The games that bots play, each with its states in which what a seat may not see is exchanged. */
import type { GameKit, Position } from '@dejarik/kernel';
import { starWarsCcgKit } from '@dejarik/swccg';
import { scrambled as scrambledCcg } from '@dejarik/swccg/testing';
import { swtcgKit } from '@dejarik/swtcg';
import { scrambled as scrambledSwtcg } from '@dejarik/swtcg/testing';
import { youngJediKit } from '@dejarik/young-jedi';
import { scrambled as scrambledYoungJedi } from '@dejarik/young-jedi/testing';

export interface Subject extends GameKit {
  scrambled(state: Position, seat: number): Position;
  /** What becomes of games by chance alone: they end too soon, or they drag on because nobody uses what there is. */
  readonly byChance: 'end too soon' | 'drag on';
  /** Decisions from one look at worlds to the next: fewer looks at games with many decisions. */
  readonly lookEvery: number;
}

export const SUBJECTS: readonly Subject[] = [
  { ...swtcgKit(), scrambled: scrambledSwtcg, byChance: 'end too soon', lookEvery: 10 },
  {
    ...youngJediKit(),
    scrambled: scrambledYoungJedi,
    byChance: 'end too soon',
    lookEvery: 10,
  },
  { ...starWarsCcgKit(), scrambled: scrambledCcg, byChance: 'drag on', lookEvery: 150 },
];
