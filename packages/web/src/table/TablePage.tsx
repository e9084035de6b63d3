/** The table of whichever game is played: goes on with the one that was left, and hides it while the device changes hands. */
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { useStore } from '../shell/store.ts';
import { TABLES } from '../shell/tables.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { HandOver } from './HandOver.tsx';

/** Opened without a game: go on with the one that was left, or choose one. */
function useGame(): void {
  const resume = useStore((page) => page.resume);
  const ready = useStore((page) => page.adapter !== null);
  const [, go] = useLocation();
  useEffect(() => {
    if (!ready || useStore.getState().seats !== null || useStore.getState().elsewhere !== null) return;
    void resume().then((resumed) => {
      if (!resumed) go('/');
    });
  }, [ready, resume, go]);
}

/** A tab in the background says when it is wanted. */
function useTitle(): void {
  const asked = useStore(
    (page) => page.past === null && !page.busy && (page.moment?.question?.choices.length ?? 0) > 0,
  );
  useEffect(() => {
    document.title = asked ? `● ${messages.askLabel} · ${messages.name}` : `${messages.table} · ${messages.name}`;
  }, [asked]);
}

const Loading = () => (
  <main className="loading">
    <h1>{messages.loading}</h1>
  </main>
);

export function TablePage() {
  const game = useStore((page) => page.moment?.game);
  const over = useStore((page) => page.moment?.result !== null);
  const handOver = useStore((page) => page.handOver);
  const elsewhere = useStore((page) => page.elsewhere);
  useGame();
  useTitle();
  if (elsewhere !== null) return <Elsewhere {...elsewhere} />;
  if (game === undefined) return <Loading />;
  if (handOver !== null && !over) return <HandOver seat={handOver} />;
  const Table = TABLES[game];
  return (
    <Boundary>
      <Suspense fallback={<Loading />}>
        <Table />
      </Suspense>
    </Boundary>
  );
}
