/** A player's line at the edge of the table: who it is, and how many cards the hand holds. */
import { messages } from '../messages/index.ts';

export function Who({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <span className="who">
      <span className={`crest side${seat}`} aria-hidden="true">
        {messages.sides[seat]![0]}
      </span>
      <span className="who-name">
        {name}
        <span className="visually-hidden">, {messages.sides[seat]}</span>
      </span>
    </span>
  );
}

const MOST_BACKS = 8;

/** A hand that is not seen. */
export const Backs = ({ n, className = '' }: { readonly n: number; readonly className?: string }) => (
  <span className={`backs ${className}`} role="img" aria-label={messages.cardsInHand(n)}>
    {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
      <i key={i} className="tiny-back" />
    ))}
    <b aria-hidden="true">{n}</b>
  </span>
);
