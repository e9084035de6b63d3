/** How long the game at the table was played, as far as this page has seen it from its beginning to its end. */
import { useStore } from '../../shell/store.ts';

let began: number | null = null;
let ended: number | null = null;

useStore.subscribe(({ moment }, { moment: before }) => {
  if (moment === before || moment === null) return;
  if (before === null) {
    // One that was left before goes on at a later decision.
    began = moment.turn === 0 && moment.result === null ? Date.now() : null;
    ended = null;
  } else if (moment.result !== null && before.result === null) ended = Date.now();
});

/** In milliseconds; null: its beginning was not seen. */
export const duration = (): number | null => (began === null || ended === null ? null : ended - began);
