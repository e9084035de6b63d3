/** Losing Force (CCG-FRC-13 to 16): one card at a time, from where the player says. */
import { DONE } from '@dejarik/kernel';
import { note } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { loseAs, lossOptions } from './force.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import type { Table } from './table.ts';
import { reach } from './windows.ts';

/** A text cuts the loss in half (CCG-READ-114): once, however many say so. */
function halved(g: Table, seat: number, n: number): number {
  for (const entry of rulesOf(g, 'halved')) {
    if (entry.seat !== seat || !isLive(g, entry)) continue;
    const { down } = entry.rule;
    const isDown = down !== undefined && cardsInPlay(g).some((card) => g.speech.fits(g, entry, down, card));
    return isDown ? Math.floor(n / 2) : Math.ceil(n / 2);
  }
  return n;
}

/** Force is lost one card at a time; the player says from where (CCG-OBJ-07, CCG-FRC-15). */
export const loseForce = procedure(
  'loseForce',
  {
    begin(g, f) {
      if (f.n <= 0 || f.price) return 'choose';
      reach(g, note(g, 'mustLose', f.seat, -1, -1, -1, f.n));
    },
    reduce(g, f) {
      g.state.just = g.state.just.filter(({ on }) => on !== 'mustLose');
      f.n = halved(g, f.seat, f.n);
    },
    choose(g, f) {
      if (f.n <= 0 || g.state.result !== null) return DONE;
      const options = lossOptions(g, f.seat, f.from);
      if (options.length === 0) return DONE;
      ask(g, f.seat, 'lose', options);
    },
    lose(g, f) {
      loseAs(g, f.seat, answerTo(g, 'lose'));
      f.n--;
      f.lost++;
      return 'choose';
    },
  },
  (f) => f.lost,
);
