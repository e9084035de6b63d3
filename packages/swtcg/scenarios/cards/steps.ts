/** What card scenarios do over and over. */
import type { Play } from '../../src/testing/index.ts';

/** Neither player does anything more in the command phase. */
export function toBattle(t: Play): void {
  while (t.state.question?.kind === 'build' || t.state.question?.kind === 'retreat') t.answer('done');
}

/** Chances are passed until the next unit's turn; it does this, and chances are passed until another question. */
export function unitDoes(t: Play, what: string): void {
  t.passUntil('unitTurn');
  t.answer(what);
  t.passChances();
}

/** Chances are passed until this can be played, and it is; or, if it never can, until another question. */
export function playIfOffered(t: Play, play: string): void {
  while (t.state.question?.kind === 'chance') {
    if (t.options.some((option) => option.startsWith(play))) {
      t.answer(play);
      return;
    }
    t.answer('pass');
  }
}

/** The Dark unit whose turn it is attacks; chances are passed until somebody has something to play. */
export function attack(t: Play, what: string): void {
  t.passUntil('unitTurn', 'Dark');
  t.answer(what);
  while (t.state.question?.kind === 'chance' && t.options.length === 1) t.answer('pass');
}

/** Chances are passed until something with these words is offered. */
export function passTo(t: Play, play: string): void {
  while (!t.options.some((option) => option.includes(play))) t.answer('pass');
}

/** How many dice the latest attack was made with. */
export const attackDice = (t: Play): number => t.events('roll').findLast((roll) => roll.card >= 0)?.dice?.length ?? 0;
