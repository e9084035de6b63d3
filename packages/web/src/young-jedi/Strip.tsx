/** What a player's line tells in Young Jedi: the counters of the Deploy step, deck and discard pile. */
import { yj } from '../messages/young-jedi-en.ts';
import type { SideView } from '../session/young-jedi/moment.ts';
import { DiscardTop } from './Slots.tsx';

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
