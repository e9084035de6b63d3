/** Cards that do not lie on the table: a deck that is searched, a hand that is looked at. */
import { type ReactNode, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice } from '../session/moment.ts';

interface ChooserProps<C extends Choice> {
  readonly title: string;
  readonly choices: readonly C[];
  /** The card that stands for the choice, or whatever else it is picked by. */
  readonly children: (choice: C) => ReactNode;
  /** What is only looked at. */
  readonly looked?: ReactNode;
}

export function Chooser<C extends Choice>({ title, choices, children, looked = null }: ChooserProps<C>) {
  const [hidden, setHidden] = useState(false);
  if (choices.length === 0 && looked === null) return null;
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
          {looked === null ? null : <li>{looked}</li>}
          {choices.map((choice) => (
            <li key={choice.index}>{children(choice)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
