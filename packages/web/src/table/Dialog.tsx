/** A window over the page: the browser keeps the focus in it, closes it on Escape and gives the focus back. */
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages/index.ts';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A window without a cross has a button of its own that closes it. */
  readonly cross?: boolean;
  /** What it shows has a heading of its own. */
  readonly bare?: boolean;
}

export function Dialog({ title, className = '', onClose, children, cross = true, bare = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    // Rather than the cross, which comes first.
    dialog?.querySelector<HTMLElement>('.answer.primary')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {bare ? (
        children
      ) : (
        <div className="dialog-box">
          <header>
            <h2>{title}</h2>
            {cross ? (
              <button type="button" className="cross" onClick={onClose} aria-label={messages.close}>
                ×
              </button>
            ) : null}
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
