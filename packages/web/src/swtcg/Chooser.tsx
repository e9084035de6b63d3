/** Cards that do not lie on the table: a deck that is searched, a hand that is looked at. */
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { CardFace } from './CardFace.tsx';
import type { TableControl } from './useTable.ts';

function ChooserCard({ choice, table }: { readonly choice: Choice; readonly table: TableControl }) {
  const facts = useStore((page) => (choice.face === null ? undefined : page.facts.get(choice.face)));
  if (facts === undefined)
    return (
      <button type="button" className="answer" onClick={() => table.answer(choice)}>
        {choice.text}
      </button>
    );
  return (
    <CardFace facts={facts} state="able" label={choice.text} card={choice.card} onPick={() => table.answer(choice)} />
  );
}

export function Chooser({ table }: { readonly table: TableControl }) {
  const [hidden, setHidden] = useState(false);
  const { unseen, moment } = table;
  if (unseen.length === 0) return null;
  const title = messages.ask[moment.question?.kind ?? ''] ?? messages.chooser.title;
  return (
    <section className={`chooser ${hidden ? 'hidden' : ''}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="answer" onClick={() => setHidden(!hidden)}>
          {hidden ? messages.chooser.show : messages.chooser.hide}
        </button>
      </header>
      {hidden ? null : (
        <ul className="faces">
          {unseen.map((choice) => (
            <li key={choice.index}>
              <ChooserCard choice={choice} table={table} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
