/** The card that is looked at, shown large beside what it leaves free. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import { useStore } from '../shell/store.ts';

export interface InspectorProps {
  /** The card as its game shows it, with its number on the table or -1. */
  readonly sheet: (facts: CardFacts, card: number) => ReactNode;
}

export function Inspector({ sheet }: InspectorProps) {
  const inspected = useStore((page) => page.inspected);
  const facts = useStore((page) => (page.inspected === null ? undefined : page.facts.get(page.inspected.face)));
  const inspect = useStore((page) => page.inspect);
  if (inspected === null || facts === undefined) return null;
  return (
    <aside className={`inspector ${inspected.place}`} aria-label={facts.title}>
      <button type="button" className="cross" onClick={() => inspect(null)} aria-label={messages.close}>
        ×
      </button>
      {sheet(facts, inspected.card)}
    </aside>
  );
}
