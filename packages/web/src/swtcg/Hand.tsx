/** The own hand: by type, then by cost. */
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import type { SideView } from '../session/swtcg/moment.ts';
import { Fan, type Held } from '../table/Fan.tsx';
import { CardFace } from './CardFace.tsx';
import { usePage } from './page.ts';
import type { TableControl } from './useTable.ts';
import { described } from './words.ts';

const ORDER: readonly string[] = [
  'Space',
  'Ground',
  'Character',
  'Multi-arena',
  'Location',
  'Equipment',
  'Resource',
  'Mission',
  'Battle',
];

const byKind = (a: Facts, b: Facts): number =>
  ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.cost - b.cost || a.title.localeCompare(b.title, 'en');

function offered(held: Held<Facts>, hand: readonly Held<Facts>[], { able, picked }: TableControl): number {
  if (able.has(held.card) || picked.has(held.card)) return held.card;
  return hand.find(({ card, facts }) => facts === held.facts && able.has(card))?.card ?? held.card;
}

export function Hand({ side, table }: { readonly side: SideView; readonly table: TableControl }) {
  const facts = usePage((page) => page.facts);
  return (
    <Fan
      cards={side.hand}
      facts={facts}
      order={byKind}
      table={table}
      offered={(held, hand) => offered(held, hand, table)}
      label={messages.handOf}
      plates
    >
      {({ facts: known, state, card, onPick, onDrag }) => (
        <CardFace
          facts={known}
          state={state}
          label={messages.inHand(known.title, table.able.has(card))}
          description={described(known)}
          card={card}
          onPick={onPick}
          onDrag={onDrag}
        />
      )}
    </Fan>
  );
}
