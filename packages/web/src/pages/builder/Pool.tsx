/** The cards to choose from, as pictures or in rows: a press adds one, and so do + and dragging it into the deck. */
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { messages } from '../../messages/index.ts';
import type { CardFacts } from '../../session/protocol.ts';
import { looking } from '../../table/look.ts';
import type { GameParts } from '../parts.ts';
import { useGrowing } from '../useGrowing.ts';
import { dragTo } from './dragging.ts';
import type { Cards } from './steps.ts';

const say = messages.decks;

/** Adds so many copies of the card, or takes them out. */
export type Change = (id: string, by: number) => void;

interface CopiesProps {
  readonly card: CardFacts;
  readonly copies: number;
  /** How many there are of it; null: as many as one likes. */
  readonly most: number | null;
  readonly onChange: Change;
}

/** − and +; where there is little room the number stands elsewhere. */
export function Copies({ card, copies, most, onChange }: CopiesProps) {
  return (
    <>
      <button
        type="button"
        className="count-button"
        disabled={copies === 0}
        onClick={() => onChange(card.id, -1)}
        aria-label={say.takeOut(card.title)}
      >
        −
      </button>
      <b className="copies" aria-label={say.copies(copies)} role="img">
        {copies}
      </b>
      <button
        type="button"
        className="count-button"
        disabled={most !== null && copies >= most}
        onClick={() => onChange(card.id, 1)}
        aria-label={say.add(card.title)}
      >
        +
      </button>
    </>
  );
}

interface EntryProps extends CopiesProps {
  readonly parts: GameParts;
}

const labelOf = ({ title }: CardFacts, copies: number, most: number | null): string =>
  most === null ? say.inDeck(title, copies) : say.inDeckOf(title, copies, most);

const Pictured = memo(function Pictured({ parts: { CardFace }, card, copies, most, onChange }: EntryProps) {
  const canAdd = most === null || copies < most;
  const add = (): void => {
    if (canAdd) onChange(card.id, 1);
  };
  // Who points at − or + still points at the card.
  const look = looking(card.id);
  return (
    <li className={`cell ${copies > 0 ? 'has' : ''} ${canAdd ? '' : 'all'}`} data-id={card.id}>
      <CardFace
        facts={card}
        label={labelOf(card, copies, most)}
        onPick={add}
        onDrag={(event) => dragTo(event, 'deck', add)}
      />
      {copies === 0 && most === null ? null : (
        <span className="badge" aria-hidden="true">
          {most === null ? `×${copies}` : `${copies}/${most}`}
        </span>
      )}
      <span
        className="on-card"
        onPointerMove={(event) => look.onPointerMove(event)}
        onPointerLeave={(event) => look.onPointerLeave(event)}
      >
        <Copies card={card} copies={copies} most={most} onChange={onChange} />
      </span>
    </li>
  );
});

const Row = memo(function Row({ parts, card, copies, most, onChange }: EntryProps) {
  const { text, className } = parts.badge(card);
  const look = looking(card.id);
  const canAdd = most === null || copies < most;
  const add = (): void => {
    if (canAdd) onChange(card.id, 1);
  };
  const down = (event: PointerEvent): void => {
    look.onPointerDown(event);
    dragTo(event, 'deck', add);
  };
  return (
    <li className={`line ${className}`} data-id={card.id}>
      <span className="cost">{text}</span>
      <button type="button" className="link" {...look} onPointerDown={down} onClick={add}>
        {card.title}
        {most === null || most < 2 ? null : <small> {say.ofPool(most)}</small>}
      </button>
      <span className="numbers-line">
        <span className="kind">{parts.typeName(card.type)}</span>
        {parts.numbers(card).map(([name, value]) => (
          <span key={name}>
            <i>{name}</i> {value}
          </span>
        ))}
      </span>
      <Copies card={card} copies={copies} most={most} onChange={onChange} />
    </li>
  );
});

const cardOf = (entry: Element | undefined | null): HTMLElement | null =>
  entry?.querySelector<HTMLElement>('.card, .link') ?? null;

/** How far each arrow leads in a list with so many columns. */
function stepOf(key: string, columns: number): number {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key === 'ArrowDown') return columns;
  return key === 'ArrowUp' ? -columns : 0;
}

/** Arrows lead from card to card; + and − change the one that has the focus. */
function onKey(event: KeyboardEvent<HTMLUListElement>, change: (id: string, by: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entry = (event.target as Element).closest<HTMLElement>('[data-id]');
  const id = entry?.dataset['id'];
  if (entry === null || id === undefined) return;
  const { key, currentTarget } = event;
  if (key === '+' || key === '=') change(id, 1);
  else if (key === '-' || key === 'Delete') change(id, -1);
  else {
    const entries = [...currentTarget.children] as HTMLElement[];
    const columns = Math.max(1, entries.filter(({ offsetTop }) => offsetTop === entries[0]?.offsetTop).length);
    const step = stepOf(key, columns);
    if (step === 0) return;
    cardOf(entries[entries.indexOf(entry) + step])?.focus();
  }
  event.preventDefault();
}

interface PoolProps {
  readonly parts: GameParts;
  readonly found: readonly CardFacts[];
  readonly cards: Cards;
  readonly pool: ReadonlyMap<string, number> | null;
  readonly as: 'grid' | 'rows';
  readonly onChange: Change;
}

export function Pool({ parts, found, cards, pool, as, onChange }: PoolProps) {
  const { shown, left, end, more } = useGrowing(found);
  const copies = new Map(cards.map((entry) => [entry.id, entry.copies]));
  const mostOf = (id: string): number | null => (pool === null ? null : (pool.get(id) ?? 0));
  const Entry = as === 'grid' ? Pictured : Row;
  return (
    <>
      <ul
        className={as === 'grid' ? 'card-grid' : 'lines'}
        aria-label={say.pool}
        aria-description={say.poolKeys}
        onKeyDown={(event) =>
          onKey(event, (id, by) => {
            const now = copies.get(id) ?? 0;
            if (by < 0 ? now > 0 : now < (mostOf(id) ?? Number.POSITIVE_INFINITY)) onChange(id, by);
          })
        }
      >
        {shown.map((card) => (
          <Entry
            key={card.id}
            parts={parts}
            card={card}
            copies={copies.get(card.id) ?? 0}
            most={mostOf(card.id)}
            onChange={onChange}
          />
        ))}
      </ul>
      {left === 0 ? null : (
        <button type="button" className="answer more" ref={end} onClick={more}>
          {messages.cards.more(left)}
        </button>
      )}
    </>
  );
}
