/** A number to choose: few as buttons, many with a slider. */
import { useEffect, useId, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice } from '../session/moment.ts';

/** As many as fit as buttons. */
const FEW = 10;

interface NumberPickerProps<C extends Choice> {
  readonly choices: readonly C[];
  /** The number that suits best, proposed first. */
  readonly best: number;
  readonly hint: (n: number) => string;
  readonly confirm: (n: number) => string;
  readonly label: string;
  readonly onPick: (choice: C) => void;
}

export function NumberPicker<C extends Choice>(props: NumberPickerProps<C>) {
  const { choices, best, hint, confirm, label, onPick } = props;
  const sorted = choices.toSorted((a, b) => a.n - b.n);
  return sorted.length <= FEW ? (
    <div className="number-buttons" role="group" aria-label={label}>
      {sorted.map((choice) => (
        <button
          key={choice.index}
          type="button"
          className={`answer number ${choice.n === best ? 'best' : ''}`}
          data-choice={choice.kind}
          aria-label={confirm(choice.n)}
          title={hint(choice.n)}
          onClick={() => onPick(choice)}
        >
          {choice.n}
        </button>
      ))}
      <p>{hint(best)}</p>
    </div>
  ) : (
    <Slider {...props} choices={sorted} />
  );
}

function Slider<C extends Choice>({ choices, best, hint, confirm, label, onPick }: NumberPickerProps<C>) {
  const id = useId();
  const least = choices[0]!.n;
  const most = choices[choices.length - 1]!.n;
  const [n, setN] = useState(best);
  useEffect(() => setN(best), [best]);
  const value = Math.min(most, Math.max(least, n));
  const chosen = choices.find((choice) => choice.n === value) ?? choices[0]!;
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <div>
        <button
          type="button"
          className="answer"
          onClick={() => setN(value - 1)}
          disabled={value <= least}
          aria-label={messages.fewer}
        >
          −
        </button>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          value={value}
          onChange={(event) => setN(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onPick(chosen);
          }}
        />
        <button
          type="button"
          className="answer"
          onClick={() => setN(value + 1)}
          disabled={value >= most}
          aria-label={messages.moreOf}
        >
          +
        </button>
      </div>
      <p>{hint(value)}</p>
      <button type="button" className="answer best" data-choice={chosen.kind} onClick={() => onPick(chosen)}>
        {confirm(chosen.n)}
      </button>
    </div>
  );
}
