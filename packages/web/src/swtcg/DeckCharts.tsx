/** A deck's cost curve, stacked by type, and its counts. */
import { messages } from '../messages/index.ts';
import { countOf } from '../pages/filters.ts';
import type { DeckEntry as Entry } from '../pages/parts.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { hasCost, TYPES, typeName } from './words.ts';

type DeckEntry = Entry<Facts>;

/** Those of the New Hope rulebook always; the others where the deck has some. */
const FIRST: ReadonlySet<string> = new Set(Object.keys(messages.types));
const HIGHEST = 9;
const TALLEST = 52;

function TypeCounts({ entries }: { readonly entries: readonly DeckEntry[] }) {
  return (
    <ul className="type-counts" aria-label={messages.decks.types}>
      {TYPES.map((type) => {
        const n = countOf(entries, (card) => card.type === type);
        return n === 0 && !FIRST.has(type) ? null : (
          <li key={type} className={type.toLowerCase()}>
            <b>{n}</b> {typeName(type)}
          </li>
        );
      })}
    </ul>
  );
}

function Curve({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const costs = Array.from({ length: HIGHEST + 1 }, (_, cost) =>
    TYPES.map((type) => ({
      type,
      n: countOf(entries, (card) => card.type === type && hasCost(card) && Math.min(card.cost, HIGHEST) === cost),
    })).filter(({ n }) => n > 0),
  );
  const sums = costs.map((parts) => parts.reduce((sum, { n }) => sum + n, 0));
  const most = Math.max(1, ...sums);
  return (
    <figure className="curve">
      <figcaption>{messages.decks.curve}</figcaption>
      <ol>
        {costs.map((parts, cost) => {
          const name = cost === HIGHEST ? `${cost}+` : String(cost);
          const sum = sums[cost] ?? 0;
          return (
            <li key={cost}>
              <span className="visually-hidden">{messages.decks.atCost(sum, name)}</span>
              <span aria-hidden="true">{sum === 0 ? '' : sum}</span>
              {parts.map(({ type, n }) => (
                <i
                  key={type}
                  className={type.toLowerCase()}
                  style={{ height: `${(n / most) * TALLEST}px` }}
                  aria-hidden="true"
                />
              ))}
              <b aria-hidden="true">{name}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

export const DeckCharts = ({ entries }: { readonly entries: readonly DeckEntry[] }) => (
  <>
    <Curve entries={entries} />
    <TypeCounts entries={entries} />
  </>
);
