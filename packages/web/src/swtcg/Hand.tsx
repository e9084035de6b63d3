/** The own hand, fanned; the other's as backs. */
import { type CSSProperties, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { CardView, SideView } from '../session/swtcg/moment.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { usePage } from './page.ts';
import { CardFace } from './CardFace.tsx';
import { startDrag } from '../table/drag.ts';
import { stateOf } from './latest.ts';
import type { TableControl } from './useTable.ts';

interface Held {
  readonly card: number;
  readonly known: Facts;
  readonly key: string;
}

const TYPES: readonly string[] = ['Space', 'Ground', 'Character', 'Mission', 'Battle'];

const byKind = (a: Facts, b: Facts): number =>
  TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.cost - b.cost || a.title.localeCompare(b.title, 'en');

/**
 * Cards in a hand change their numbers when one leaves it, so each has its place by what it is: the order is the same
 * after any other card came or went, after an undo and after a reload.
 */
function sorted(hand: readonly CardView[], facts: ReadonlyMap<string, Facts>): readonly Held[] {
  const copies = new Map<string, number>();
  return hand
    .flatMap(({ card, face }) => {
      const known = facts.get(face ?? '');
      return known === undefined ? [] : [{ card, known }];
    })
    .sort((a, b) => byKind(a.known, b.known) || a.card - b.card)
    .map((held) => {
      const copy = (copies.get(held.known.id) ?? 0) + 1;
      copies.set(held.known.id, copy);
      return { ...held, key: `${held.known.id}#${copy}` };
    });
}

/** Of equal cards only one is offered; a click on any of them means that one. */
function offered(held: Held, hand: readonly Held[], table: TableControl): number {
  if (table.able.has(held.card) || table.picked.has(held.card)) return held.card;
  return hand.find(({ card, known }) => known === held.known && table.able.has(card))?.card ?? held.card;
}

export function Hand({ side, table }: { readonly side: SideView; readonly table: TableControl }) {
  const facts = usePage((page) => page.facts);
  const hand = useMemo(() => sorted(side.hand, facts), [side.hand, facts]);
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
        const { known } = held;
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
