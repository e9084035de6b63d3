/** A pool of cards as lines, side by side. */
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import type { CardFacts } from '../../session/protocol.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import type { GameParts } from '../parts.ts';

interface PoolListProps {
  readonly game: GameId;
  readonly parts: GameParts;
  readonly pool: readonly string[];
}

export function PoolList({ game, parts, pool }: PoolListProps) {
  const facts = useStore((page) => factsOf(page, game));
  const cards = pool.flatMap((id) => facts.get(id) ?? []);
  const sides = Map.groupBy(cards, ({ side }) => side);
  const order = ['Dark', 'Light', 'Neutral'] as const;
  return (
    <div className="pool-sides">
      {order.map((side) => {
        const own = sides.get(side) ?? [];
        return own.length === 0 ? null : (
          <section key={side} aria-label={messages.sideNames[side] ?? side}>
            <h3 className={`side-tag side-${side}`}>{`${messages.sideNames[side] ?? side}: ${own.length}`}</h3>
            <ul className="pool-lines">{linesOf(parts, own)}</ul>
          </section>
        );
      })}
    </div>
  );
}

const linesOf = (parts: GameParts, own: readonly CardFacts[]) =>
  [...Map.groupBy(own.toSorted(parts.compare), ({ id }) => id).values()].map((alike) => {
    const card = alike[0]!;
    const { text, className } = parts.badge(card);
    return (
      <li key={card.id} className={`line ${className}`}>
        <span className="cost">{text}</span>
        <span className="title">{card.title}</span>
        {alike.length < 2 ? null : <b>{messages.decks.ofPool(alike.length)}</b>}
      </li>
    );
  });
