/** Where drawing fails, the page says so and offers ways out instead of going blank. */
import { Component, type ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import { download } from './download.ts';
import { setAside } from './storage.ts';
import { nextHere } from './waiting.ts';

/** A fresh page: whatever is in memory may be what failed. */
const goHome = (): void => window.location.assign('/');

function WaysOut({ error }: { readonly error: unknown }) {
  const { broken } = messages;
  const waiting = nextHere();
  return (
    <main className="broken" role="alert">
      <h1>{broken.title}</h1>
      <p>{sentenceOf(error)}</p>
      <p>{broken.lead}</p>
      <button type="button" className="answer primary" onClick={goHome}>
        {broken.home}
      </button>
      <button type="button" className="answer" onClick={() => window.location.reload()}>
        {broken.again}
      </button>
      {waiting === null ? null : (
        <>
          <button
            type="button"
            className="answer"
            onClick={() => {
              setAside(waiting.place);
              goHome();
            }}
          >
            {broken.setAside}
          </button>
          <button
            type="button"
            className="answer"
            onClick={() => download('dejarik-game.json', JSON.stringify(waiting.saved))}
          >
            <span>
              {broken.save} <small>{broken.saveHint}</small>
            </span>
          </button>
        </>
      )}
    </main>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : <WaysOut error={failed.error} />;
  }
}
