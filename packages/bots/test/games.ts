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
}

export const SUBJECTS: readonly Subject[] = [
  { ...swtcgKit(), scrambled: scrambledSwtcg },
  { ...youngJediKit(), scrambled: scrambledYoungJedi },
  { ...starWarsCcgKit(), scrambled: scrambledCcg },
];
