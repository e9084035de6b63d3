/** The own hand: a fan, or rows of plates when it is large. */
import { ccg } from '../messages/swccg-en.ts';
import type { Facts } from '../session/swccg/facts.ts';
import { Fan } from '../table/Fan.tsx';
import { mineOf } from '../table/seats.ts';
import { CardFace } from './CardFace.tsx';
import { TYPES } from './DeckCharts.tsx';
import { usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

const byKind = (a: Facts, b: Facts): number =>
  TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
  Number(b.deploy) - Number(a.deploy) ||
  a.title.localeCompare(b.title, 'en');

const MANY = 10;

export function Hand({ table, me }: { readonly table: TableControl; readonly me: number }) {
  const faces = usePage((page) => page.facts);
  const { hand } = mineOf(table.moment.sides, me);
  return (
    <Fan
      cards={hand}
      facts={faces}
      order={byKind}
      table={table}
      offered={({ card }) => table.offered(card)}
      label={ccg.handOf}
      className={hand.length > MANY ? 'many' : ''}
    >
      {({ facts, state, card, onPick, onDrag }) => (
        <CardFace
          facts={facts}
          state={state}
          label={ccg.inHand(facts.title, table.able.has(card))}
          description={facts.text.join(' ')}
          card={card}
          onPick={onPick}
          onDrag={onDrag}
        />
      )}
    </Fan>
  );
}
