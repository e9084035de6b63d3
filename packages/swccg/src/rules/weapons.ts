/** Section 23 of the ledger: firing weapons. */
import { DONE } from '@dejarik/kernel';
import { procedure } from './flow.ts';

/** The seat fires its weapons in a battle, one after another. */
export const weapons = procedure('weapons', {
  begin() {
    return DONE;
  },
});

export const fire = procedure('fire', {
  begin() {
    return DONE;
  },
});
