/** A deck's cost curve and its counts by type, drawn. */
import { messages } from '../messages/index.ts';
import { countOf } from '../pages/filters.ts';
import type { DeckEntry as Entry } from '../pages/parts.ts';
import type { Facts } from '../session/swtcg/facts.ts';

type DeckEntry = Entry<Facts>;

const TYPES: readonly Facts['type'][] = ['Space', 'Ground', 'Character', 'Battle', 'Mission'];
const HIGHEST = 10;
const TALLEST = 44;

export function TypeCounts({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const total = Math.max(
    1,
    countOf(entries, () => true),
  );
  return (
    <ul className="type-counts" aria-label={messages.decks.types}>
      {TYPES.map((type) => {
        const n = countOf(entries, (card) => card.type === type);
        return (
          <li key={type} className={type.toLowerCase()}>
            <b>{n}</b> {messages.types[type]}
            <i style={{ width: `${(n / total) * 100}%` }} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

export function Curve({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const costs = Array.from({ length: HIGHEST + 1 }, (_, cost) =>
    countOf(entries, (card) => card.type !== 'Battle' && Math.min(card.cost, HIGHEST) === cost),
  );
  const most = Math.max(1, ...costs);
  return (
    <figure className="curve">
      <figcaption>{messages.decks.curve}</figcaption>
      <ol>
        {costs.map((n, cost) => {
          const name = cost === HIGHEST ? `${cost}+` : String(cost);
          return (
            <li key={cost}>
              <span className="visually-hidden">{messages.decks.atCost(n, name)}</span>
              <span aria-hidden="true">{n === 0 ? '' : n}</span>
              <i style={{ height: `${(n / most) * TALLEST}px` }} aria-hidden="true" />
              <b aria-hidden="true">{name}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
