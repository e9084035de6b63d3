/** When each die of a throw comes to lie: one after the other from the left, and the one that decides it last of all. */
import type { DiceView } from '../session/swtcg/moment.ts';

export type Mark = 'hit' | 'miss' | '';

/** The highest dice are the hits: their number is counted with whatever is added to them. */
export function marksOf({ dice, hits, rollFor }: DiceView): Mark[] {
  if (rollFor !== 'attack' && rollFor !== 'damage') return dice.map(() => '');
  const counting = new Set([...dice.keys()].sort((a, b) => dice[b]! - dice[a]!).slice(0, hits));
  return dice.map((_, i) => (counting.has(i) ? 'hit' : 'miss'));
}

export interface Throw {
  readonly dice: DiceView;
  /** When each die lies, in milliseconds at the usual speed; 0: it lay there already. */
  readonly landings: readonly number[];
  /** When the hits fly to the target. */
  readonly counted: number;
  /** When all of it was seen. */
  readonly time: number;
  /** So many hits destroy the target; 0: nothing is aimed at. */
  readonly needed: number;
}

const FIRST = 620;
const EACH = 140;
const DECIDES = 600;
const COUNT = 220;
const SEEN = 560;

/** Whether the last die alone decides. */
function isDeciding(marks: readonly Mark[], needed: number): boolean {
  const others = marks.slice(0, -1).filter((mark) => mark === 'hit').length;
  return needed > 0 && others === needed - 1;
}

/** `before`: the dice as they lay, where only some of them are thrown again. */
export function thrown(dice: DiceView, needed: number, before: readonly number[] | null): Throw {
  const moves = dice.dice.map((die, i) => before === null || before.length !== dice.dice.length || before[i] !== die);
  const last = moves.lastIndexOf(true);
  const late = last === dice.dice.length - 1 && isDeciding(marksOf(dice), needed) ? DECIDES : 0;
  let next = FIRST - EACH;
  const landings = moves.map((isMoving, i) => {
    if (!isMoving) return 0;
    next += EACH;
    return i === last ? next + late : next;
  });
  const counted = Math.max(0, ...landings) + COUNT;
  return { dice, landings, counted, time: counted + SEEN, needed };
}
