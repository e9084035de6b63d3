/** A button for what cannot be undone: it asks once more. */
import { useEffect, useRef, useState } from 'react';

interface SureProps {
  readonly ask: string;
  readonly sure: string;
  readonly cancel: string;
  readonly warning?: string;
  readonly onSure: () => void;
}

export function Sure({ ask, sure, cancel, warning, onSure }: SureProps) {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const asked = useRef<HTMLButtonElement>(null);
  // The button that had the focus has given way to another.
  useEffect(() => {
    if (isAsking !== null) asked.current?.focus();
  }, [isAsking]);
  if (isAsking !== true)
    return (
      <button type="button" className="answer" ref={asked} onClick={() => setAsking(true)}>
        {ask}
      </button>
    );
  return (
    <span className="sure" role="alert">
      {warning}
      <button type="button" className="answer" ref={asked} onClick={() => setAsking(false)}>
        {cancel}
      </button>
      <button
        type="button"
        className="answer danger"
        onClick={() => {
          setAsking(false);
          onSure();
        }}
      >
        {sure}
      </button>
    </span>
  );
}
