/** The card chosen in a list, shown large: beside the list, or over its lower part on a small screen. */
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/protocol.ts';
import { CardSheet } from '../swtcg/Inspector.tsx';
import '../style/card.css';
import '../style/sheet.css';

export function CardDetail({ facts, onClose }: { readonly facts: Facts | null; readonly onClose: () => void }) {
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
