/** The deck as strips of art: pressed, a strip shows its card; dragged away, it loses a copy. */
import { memo, type PointerEvent } from 'react';
import type { CardFacts } from '../../session/protocol.ts';
import { useStore } from '../../shell/store.ts';
import { looking } from '../../table/look.ts';
import type { DeckEntry, GameParts } from '../parts.ts';
import { dragTo } from './dragging.ts';
import { type Change, Copies } from './Pool.tsx';

interface StripProps {
  readonly parts: GameParts;
  readonly card: CardFacts;
  readonly copies: number;
  readonly most: number | null;
  readonly onChange: Change;
}

const Strip = memo(function Strip({ parts, card, copies, most, onChange }: StripProps) {
  const { text, className } = parts.badge(card);
  const { Picture } = parts;
  const look = looking(card.id);
  const down = (event: PointerEvent): void => {
    look.onPointerDown(event);
    dragTo(event, 'pool', () => onChange(card.id, -1));
  };
  return (
    <li className={`line strip-of night ${className}`}>
      <span className="strip-art" aria-hidden="true">
        <Picture facts={card} />
      </span>
      <span className="cost">{text}</span>
      <button
        type="button"
        className="link"
        {...look}
        onPointerDown={down}
        onClick={() => useStore.getState().inspect(card.id, -1, 'left')}
      >
        {card.title}
      </button>
      <Copies card={card} copies={copies} most={most} onChange={onChange} />
    </li>
  );
});

interface DeckListProps {
  readonly parts: GameParts;
  readonly entries: readonly DeckEntry[];
  readonly pool: ReadonlyMap<string, number> | null;
  readonly onChange: Change;
}

export const DeckList = ({ parts, entries, pool, onChange }: DeckListProps) => (
  <ul className="lines strips">
    {entries.map(({ card, copies }) => (
      <Strip
        key={card.id}
        parts={parts}
        card={card}
        copies={copies}
        most={pool === null ? null : (pool.get(card.id) ?? 0)}
        onChange={onChange}
      />
    ))}
  </ul>
);
