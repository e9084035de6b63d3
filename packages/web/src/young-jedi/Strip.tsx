/** A player's line: who it is, the counters of the Deploy step, deck, hand and discard pile. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { SideView } from '../session/young-jedi/moment.ts';
import { DiscardTop } from './Slots.tsx';

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

/** Six pips, or more where a text allows it: those still to spend are lit. */
export function Counters({ side }: { readonly side: SideView }) {
  if (side.counters === null) return null;
  const { limit, spent } = side.counters;
  const left = Math.max(0, limit - spent);
  return (
    <span
      className="counters"
      role="img"
      aria-label={yj.countersLeft(left, limit)}
      title={yj.countersLeft(left, limit)}
    >
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} className={i < left ? 'on' : ''} />
      ))}
      <b aria-hidden="true">{left}</b>
      <span className="stat-name" aria-hidden="true">
        {yj.countersWord}
      </span>
    </span>
  );
}

export function Counts({ side }: { readonly side: SideView }) {
  return (
    <div className="counts">
      <span className="stat deck-count">
        <span className="stat-name">{yj.deck}</span> <b>{side.deck}</b>
      </span>
      <DiscardTop view={side.discard} />
    </div>
  );
}

const MOST_BACKS = 8;

export const Backs = ({ n, seat }: { readonly n: number; readonly seat: number }) => (
  <span className={`backs side${seat}`} role="img" aria-label={yj.cardsInHand(n)}>
    {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
      <i key={i} className="tiny-back" />
    ))}
    <b aria-hidden="true">{n}</b>
  </span>
);
