/** A player's line at the edge of the table: who it is, and how many cards the hand holds. */
import { messages } from '../messages/index.ts';
import type { Place } from '../session/moment.ts';
import { isPrimary, letterOf, seatName, sideName } from './seats.ts';

interface WhoProps {
  readonly places: readonly Place[];
  readonly seat: number;
  readonly name: string;
}

export function Who({ places, seat, name }: WhoProps) {
  const primary = isPrimary(places, seat);
  return (
    <span className="who">
      <span className={`crest side${places[seat]?.side ?? seat} ${primary ? 'primary' : ''}`} aria-hidden="true">
        {sideName(places, seat)[0]}
        {letterOf(places, seat)}
      </span>
      <span className="who-name">
        {name}
        <span className="visually-hidden">, {seatName(places, seat)}</span>
      </span>
      {primary ? (
        <span className="primary-mark" title={messages.primaryAbout}>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{messages.primary}</span>
        </span>
      ) : null}
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
