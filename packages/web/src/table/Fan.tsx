/** The own hand, fanned. */
import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import type { Choice, MomentBase } from '../session/moment.ts';
import { type Control, stateOf } from './control.ts';
import { startDrag } from './drag.ts';
import { fitHand, type Room } from './fit.ts';
import { formOf } from './Row.tsx';
import { Backs } from './Strip.tsx';
import { useRoom } from './useRoom.ts';

/** What a hand has until it is measured. */
const HAND: Room = { width: 800, height: 180 };

export interface Held<F> {
  readonly card: number;
  readonly facts: F;
  readonly key: string;
}

/** A card of the hand as it is to be drawn. */
interface Drawn<F> {
  readonly facts: F;
  readonly state: string;
  /** Of equal cards the one that is offered. */
  readonly card: number;
  readonly held: number;
  readonly onPick: () => void;
  readonly onDrag: (event: PointerEvent) => void;
}

interface FanProps<F, C extends Choice> {
  readonly cards: readonly { readonly card: number; readonly face: string | null }[];
  readonly facts: ReadonlyMap<string, F>;
  /** How the cards lie; it stays the same from one drawing to the next. */
  readonly order: (a: F, b: F) => number;
  readonly table: Control<MomentBase, C>;
  /** Of equal cards only one is offered; a click on any of them means that one. */
  readonly offered: (held: Held<F>, hand: readonly Held<F>[]) => number;
  /** With so many cards that are known. */
  readonly label: (n: number) => string;
  readonly className?: string;
  /** Its cards can lie as plates where a fan would hide their names. */
  readonly plates?: boolean;
  readonly children: (card: Drawn<F>) => ReactNode;
}

/**
 * Cards in a hand change their numbers when one leaves it, so each has its place by what it is: the order is the same
 * after any other card came or went, after an undo and after a reload.
 */
function sorted<F extends { readonly id: string }>(
  cards: FanProps<F, Choice>['cards'],
  facts: ReadonlyMap<string, F>,
  order: (a: F, b: F) => number,
): readonly Held<F>[] {
  const copies = new Map<string, number>();
  return cards
    .flatMap(({ card, face }) => {
      const known = facts.get(face ?? '');
      return known === undefined ? [] : [{ card, facts: known }];
    })
    .sort((a, b) => order(a.facts, b.facts) || a.card - b.card)
    .map((held) => {
      const copy = (copies.get(held.facts.id) ?? 0) + 1;
      copies.set(held.facts.id, copy);
      return { ...held, key: `${held.facts.id}#${copy}` };
    });
}

export function Fan<F extends { readonly id: string }, C extends Choice>({
  cards,
  facts,
  order,
  table,
  offered,
  label,
  className = '',
  plates = false,
  children,
}: FanProps<F, C>) {
  const [watch, room] = useRoom(HAND);
  const hand = useMemo(() => sorted(cards, facts, order), [cards, facts, order]);
  const [clicked, setClicked] = useState('');
  const middle = (hand.length - 1) / 2;
  const shown = hand.map((held) => ({ ...held, offered: offered(held, hand) }));
  // Of equal cards only the one that was clicked is lifted.
  const alike = shown.filter((held) => held.offered === table.selected);
  const lifted = alike.find(({ key }) => key === clicked) ?? alike[0];
  const plate = plates ? fitHand(hand.length, room) : null;
  const sizes: CSSProperties & { readonly [size: `--${string}`]: string | number } = {
    '--cards': hand.length,
    ...(plate === null ? {} : { '--wide': `${plate.width}px`, '--high': `${plate.height}px` }),
  };
  // Where several look on, a hand is not seen.
  if (hand.length === 0 && cards.length > 0)
    return (
      <div className={`fan covered ${className}`}>
        <Backs n={cards.length} />
      </div>
    );
  return (
    <section
      ref={watch}
      className={`fan ${plate === null ? '' : formOf(plate)} ${className}`}
      aria-label={label(hand.length)}
      style={sizes}
    >
      {shown.map((held, i) => {
        const card = held.offered;
        const states = stateOf(table, card);
        const state = held === lifted ? states : states.replace('selected', '');
        return (
          <div
            key={held.key}
            className={`held ${state}`}
            style={{ '--tilt': (i - middle) / Math.max(1, middle) } as CSSProperties}
          >
            {children({
              facts: held.facts,
              state,
              card,
              held: held.card,
              onPick: () => {
                setClicked(held.key);
                table.pick(card);
              },
              onDrag: (event) => startDrag(event, card, table),
            })}
          </div>
        );
      })}
    </section>
  );
}
