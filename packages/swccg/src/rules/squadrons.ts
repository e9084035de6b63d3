/** Section 21 of the ledger: a squadron comes in place of three starfighters. */
import { seatsFor } from './capacity.ts';
import { toPlace } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { leavePlay } from './leaving.ts';
import { cardsUpon } from './live.ts';
import { isCharacter } from './query.ts';
import type { Pick } from './questions.ts';
import { ON } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const WEAPON = word('weapon');
const DEVICE = word('device');
/** CCG-SQD-03. */
const MOST_CARRIED = 3;

/** CCG-SQD-02: characters, weapons and devices may go over as far as there is room; all else goes to the Used Pile. */
export const replace = procedure('replace', {
  keep(g, f) {
    const options: Pick[] = f.replaced.flatMap((ship) =>
      cardsUpon(g, ship)
        .filter((card) => canGoOver(g, card, f.card))
        .map((card) => ({ kind: 'pick' as const, card })),
    );
    if (options.length === 0) return 'go';
    ask(g, f.seat, 'along', [...options, { kind: 'done' }], f.card);
  },
  kept(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return 'go';
    const as = isCharacter(g, answer.card) ? seatsFor(g, answer.card, f.card)[0]! : ON;
    toPlace(g, 'moved', f.seat, answer.card, f.card, as);
    return 'keep';
  },
  go(g, f) {
    for (const ship of f.replaced) {
      for (const card of cardsUpon(g, ship).slice()) leavePlay(g, card, 'toUsed');
      leavePlay(g, ship, 'toUsed');
    }
  },
});

function canGoOver(g: Table, card: number, squadron: number): boolean {
  if (isCharacter(g, card)) return seatsFor(g, card, squadron).length > 0;
  const kind = [WEAPON, DEVICE].find((word_) => defOf(g, card).is[word_] === 1);
  return (
    kind !== undefined && cardsUpon(g, squadron).filter((other) => defOf(g, other).is[kind] === 1).length < MOST_CARRIED
  );
}
