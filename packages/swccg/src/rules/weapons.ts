/** Section 23 of the ledger: firing weapons. */
import { DONE } from '@dejarik/kernel';
import { procedure } from './flow.ts';

export const fire = procedure('fire', {
  begin() {
    return DONE;
  },
});
