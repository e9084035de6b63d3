/** A link that holds the whole thing, made by whoever shares it and opened by whoever gets it. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { packed, unpacked } from '../shell/packing.ts';

type SharedKind = 'deck' | 'replay';

/** Writes to the clipboard, and says whether it could: not every browser lets a page do so. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

export interface ShareButtonProps {
  readonly kind: SharedKind;
  /** Where it is opened. */
  readonly address: string;
  readonly text: () => string;
  /** What is shared, where there are several. */
  readonly of?: string;
}

export function ShareButton({ kind, address, text, of }: ShareButtonProps) {
  const [link, setLink] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const share = async (): Promise<void> => {
    const made = `${window.location.origin}${address}#${kind}=${await packed(text())}`;
    setLink(made);
    setDone(await copied(made)); // the link is shown where it was not
  };
  const says = done ? messages.shared.copied : messages.shared.make;
  return (
    <>
      <button
        type="button"
        className="answer"
        aria-label={of === undefined ? undefined : `${says}: ${of}`}
        onClick={() => void share()}
      >
        {of === undefined || done ? says : messages.shared.short}
      </button>
      {link === null || done ? null : (
        <input
          className="link"
          readOnly
          value={link}
          aria-label={messages.shared.link}
          onFocus={(e) => e.target.select()}
        />
      )}
    </>
  );
}

/** What the address brought: its text, `null` while there is none, and `broken` when it cannot be read. */
export function useShared(kind: SharedKind): {
  readonly text: string | null;
  readonly broken: boolean;
  readonly done: () => void;
} {
  const [text, setText] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const { hash } = window.location;
      if (!hash.startsWith(`#${kind}=`)) return;
      const found = await unpacked(hash.slice(kind.length + 2));
      setText(found);
      setBroken(found === null);
    };
    void open();
    const onChange = (): void => void open();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [kind]);
  const done = (): void => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setText(null);
    setBroken(false);
  };
  return { text, broken, done };
}
