/** The dice of an attack as they fall: beside their target, and what hits flies to it. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import { isStill, paceOf } from '../shell/speed.ts';
import { lunge } from '../table/flights.ts';
import { Lying } from './DiceTray.tsx';
import { usePage } from './page.ts';
import { marksOf } from './throwing.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** From the middle of the throw to the middle of the target. */
  readonly toX: number;
  readonly toY: number;
}

const GAP = 10;

const elementOf = (card: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main.table .arenas [data-card="${card}"]`);

/** Beside the target, or on the side that hides least of it; never over the edge of the board. */
function beside(target: DOMRect, board: DOMRect, { width, height }: DOMRect): Spot {
  const right = target.right + GAP;
  const left = target.left - GAP - width;
  const isRoomier = board.right - target.right >= target.left - board.left;
  const x = right + width <= board.right || (left < board.left && isRoomier) ? right : left;
  const y = target.top + (target.height - height) / 2;
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  const [atX, atY] = [
    within(x, board.left + 4, board.right - width - 4),
    within(y, board.top + 4, board.bottom - height - 4),
  ];
  return {
    left: atX - board.left,
    top: atY - board.top,
    toX: target.left + target.width / 2 - atX - width / 2,
    toY: target.top + target.height / 2 - atY - height / 2,
  };
}

export function DiceThrow() {
  const scene = usePage((page) => (page.past === null && page.scene?.kind === 'dice' ? page.scene : null));
  const pace = usePage((page) => paceOf(page.settings));
  const still = usePage((page) => isStill(page.settings));
  const tray = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const attacker = scene?.attack?.attacker ?? -1;
  const defender = scene?.attack?.defender ?? -1;
  useLayoutEffect(() => {
    const board = document.querySelector('main.table .arenas')?.getBoundingClientRect();
    const target = elementOf(defender)?.getBoundingClientRect();
    if (scene === null || tray.current === null || board === undefined || target === undefined || target.height === 0)
      return setSpot(null);
    setSpot(beside(target, board, tray.current.getBoundingClientRect()));
    const striker = elementOf(attacker);
    if (striker !== null && !still) lunge(striker, target, pace);
  }, [scene, attacker, defender, still, pace]);
  const fall = scene?.thrown ?? null;
  if (fall === null || defender < 0) return null;
  const { dice, landings, counted, needed } = fall;
  const marks = marksOf(dice);
  const style = {
    '--counted': `${counted * pace}ms`,
    ...(spot === null
      ? { visibility: 'hidden' }
      : { left: spot.left, top: spot.top, '--to-x': `${spot.toX}px`, '--to-y': `${spot.toY}px` }),
  };
  return (
    <div ref={tray} className="throw" aria-hidden="true" style={style as CSSProperties}>
      <span className="throw-dice">
        {dice.dice.map((value, i) => (
          <Lying key={`${dice.roll}-${i}-${value}`} value={value} mark={marks[i]!} lands={landings[i]! * pace} />
        ))}
      </span>
      <span className="throw-sum">
        {needed > 0 ? <span>{messages.hitsNeeded(needed)}</span> : null}
        <span className="counting">
          <b>{dice.hits}</b> {messages.hits(dice.hits)}
        </span>
      </span>
    </div>
  );
}
