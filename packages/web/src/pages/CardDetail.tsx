/** The card chosen in a list, shown large: beside the list, or over its lower part on a small screen. */
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import '../style/card.css';
import '../style/sheet.css';
import type { GameParts } from './parts.ts';

interface CardDetailProps {
  readonly parts: GameParts;
  readonly facts: CardFacts | null;
  readonly onClose: () => void;
}

export function CardDetail({ parts: { CardSheet }, facts, onClose }: CardDetailProps) {
  if (facts === null) return null;
  return (
    <aside className="detail" aria-label={messages.cards.shown}>
      <button type="button" className="cross" onClick={onClose} aria-label={messages.close}>
        ×
      </button>
      <CardSheet facts={facts} />
    </aside>
  );
}
