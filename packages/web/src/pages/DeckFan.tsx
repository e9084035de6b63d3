/** A deck shown by some of its cards. They are to be looked at only. */
import type { CardFacts } from '../session/protocol.ts';
import type { GameParts } from './parts.ts';

const SHOWN = 5;

interface DeckFanProps {
  readonly parts: GameParts;
  readonly facts: ReadonlyMap<string, CardFacts>;
  readonly cards: readonly { readonly id: string }[];
}

/** From all over the deck, in the order of its list; of one name one. */
function faces({ compare }: GameParts, facts: DeckFanProps['facts'], cards: DeckFanProps['cards']): CardFacts[] {
  const known = cards.flatMap(({ id }) => (facts.has(id) ? [facts.get(id)!] : []));
  const named = [...new Map(known.map((card) => [card.name, card])).values()].sort(compare);
  const step = Math.max(1, named.length / SHOWN);
  return Array.from({ length: Math.min(SHOWN, named.length) }, (_, i) => named[Math.floor(i * step)]!);
}

export function DeckFan({ parts, facts, cards }: DeckFanProps) {
  const { CardFace } = parts;
  return (
    <div className="tile-fan" inert aria-hidden="true">
      {faces(parts, facts, cards).map((card) => (
        <CardFace key={card.id} facts={card} label={card.title} />
      ))}
    </div>
  );
}
