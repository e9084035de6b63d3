/** The own hand, fanned; the other's as backs. */
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { CardView, SideView } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { CardFace } from './CardFace.tsx';
import { startDrag } from './drag.ts';
import { stateOf } from './latest.ts';
import type { TableControl } from './useTable.ts';

interface Held extends CardView {
  readonly key: string;
}

/** Cards in a hand change their numbers when one leaves it; here each keeps its place by what it is. */
function useSteadyOrder(hand: readonly CardView[]): readonly Held[] {
  const before = useRef<readonly Held[]>([]);
  return useMemo(() => {
    const left = [...hand];
    const take = (at: number): CardView => left.splice(at, 1)[0]!;
    const kept = before.current.flatMap(({ key, face }) => {
      const at = left.findIndex((view) => view.face === face);
      return at < 0 ? [] : [{ ...take(at), key }];
    });
    const keys = new Set(kept.map(({ key }) => key));
    const added = left.map((view) => {
      let copy = 1;
      while (keys.has(`${view.face}#${copy}`)) copy++;
      const key = `${view.face}#${copy}`;
      keys.add(key);
      return { ...view, key };
    });
    before.current = [...kept, ...added];
    return before.current;
  }, [hand]);
}

/** Of equal cards only one is offered; a click on any of them means that one. */
function offered(held: Held, hand: readonly Held[], table: TableControl): number {
  if (table.able.has(held.card) || table.picked.has(held.card)) return held.card;
  return hand.find(({ card, face }) => face === held.face && table.able.has(card))?.card ?? held.card;
}

export function Hand({ side, table }: { readonly side: SideView; readonly table: TableControl }) {
  const facts = useStore((page) => page.facts);
  const hand = useSteadyOrder(side.hand);
  const [lifted, setLifted] = useState('');
  const middle = (hand.length - 1) / 2;
  // Of equal cards only the one that was clicked is lifted.
  const alike = (held: Held): boolean => offered(held, hand, table) === table.selected;
  const first = hand.find((held) => held.key === lifted && alike(held)) ?? hand.find(alike);
  return (
    <section
      className="fan"
      aria-label={messages.handOf(hand.length)}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      {hand.map((held, i) => {
        const known = held.face === null ? undefined : facts.get(held.face);
        if (known === undefined) return null;
        const card = offered(held, hand, table);
        const state = held === first ? stateOf(table, card) : stateOf(table, card).replace('selected', '');
        return (
          <div
            key={held.key}
            className={`held ${state}`}
            style={{ '--tilt': (i - middle) / Math.max(1, middle) } as CSSProperties}
          >
            <CardFace
              facts={known}
              size="hand"
              state={state}
              label={messages.inHand(known.title, table.able.has(card))}
              description={messages.describe(known)}
              card={card}
              onPick={() => {
                setLifted(held.key);
                table.pick(card);
              }}
              onDrag={(event) => startDrag(event, card, table)}
            />
          </div>
        );
      })}
    </section>
  );
}

const MOST_BACKS = 8;

export const Backs = ({ n }: { readonly n: number }) => (
  <span className="backs" role="img" aria-label={messages.cardsInHand(n)}>
    {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
      <i key={i} className="tiny-back" />
    ))}
    <b aria-hidden="true">{n}</b>
  </span>
);
