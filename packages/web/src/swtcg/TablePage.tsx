/** The game at the table: playing, looking back, handing over. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { Moment, UnitView } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { AskPanel } from './AskPanel.tsx';
import { Chooser } from './Chooser.tsx';
import { DiceTray } from './DiceTray.tsx';
import { HeldUp } from './HeldUp.tsx';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { HandOver, Help, Looked, Result, TableMenu } from './TableDialogs.tsx';
import { TableView } from './TableView.tsx';
import { useKeys } from './useKeys.ts';
import { useTable } from './useTable.ts';

const Guide = lazy(async () => ({ default: (await import('./guide/Guide.tsx')).Guide }));

/** Titles of the cards on the table, by number. */
function useNames(moment: Moment | null): (card: number) => string {
  const facts = useStore((page) => page.facts);
  return useMemo(() => {
    const names = new Map<number, string>();
    const add = (card: number, face: string | null): void => {
      const title = face === null ? undefined : facts.get(face)?.title;
      if (title !== undefined) names.set(card, title);
    };
    const addUnit = (unit: UnitView): void => {
      add(unit.card, unit.face);
      if (unit.pilot !== null) addUnit(unit.pilot);
    };
    for (const side of moment?.sides ?? []) {
      for (const arena of side.arenas) arena.forEach(addUnit);
      side.retreated.forEach(addUnit);
      for (const card of [...side.hand, ...side.building, ...side.discard]) add(card.card, card.face);
    }
    return (card) => names.get(card) ?? messages.aCard;
  }, [moment, facts]);
}

/** Opened without a game: go on with the one that was left, or choose one. */
function useGame(): void {
  const resume = useStore((page) => page.resume);
  const ready = useStore((page) => page.library !== null);
  const [, go] = useLocation();
  useEffect(() => {
    if (!ready || useStore.getState().seats !== null) return;
    void resume().then((resumed) => {
      if (!resumed) go('/');
    });
  }, [ready, resume, go]);
}

/** A tab in the background says when it is wanted. */
function useTitle(asked: boolean): void {
  useEffect(() => {
    document.title = asked ? `● ${messages.askLabel} · ${messages.name}` : `${messages.table} · ${messages.name}`;
  }, [asked]);
}

function Past() {
  const past = useStore((page) => page.past);
  const lookAt = useStore((page) => page.lookAt);
  if (past === null) return null;
  return (
    <div className="past" role="status">
      <span>{messages.looking}</span>
      <button type="button" className="answer primary" onClick={() => void lookAt(null)}>
        {messages.backToNow}
      </button>
    </div>
  );
}

export function TablePage() {
  const table = useTable();
  const seats = useStore((page) => page.seats);
  const log = useStore((page) => page.log);
  const lookAt = useStore((page) => page.lookAt);
  const handOver = useStore((page) => page.handOver);
  const guided = useStore((page) => page.guided);
  const [help, setHelp] = useState(false);
  const [showLog, setShowLog] = useState(false);
  const [resultSeen, setResultSeen] = useState<Moment | null>(null);
  const toggleHelp = useCallback(() => setHelp((shown) => !shown), []);
  const toggleLog = useCallback(() => setShowLog((shown) => !shown), []);
  const jump = useCallback((decision: number) => void lookAt(decision), [lookAt]);
  const names = useNames(table?.moment ?? null);
  useGame();
  useTitle(table !== null && !table.idle);
  useKeys(handOver === null ? table : null, toggleHelp, toggleLog);

  if (table === null)
    return (
      <main className="loading">
        <h1>{messages.loading}</h1>
      </main>
    );
  const { moment } = table;
  const me = moment.viewer < 0 ? 1 : moment.viewer;
  if (handOver !== null && moment.result === null) return <HandOver seat={handOver} />;
  const opponent = seats?.[1 - me] ?? 'human';
  return (
    <>
      <TableView
        table={table}
        me={me}
        names={[messages.you, messages.computer[opponent] ?? opponent]}
        className={`${showLog ? 'log-open' : ''} ${guided ? 'guided' : ''}`}
        over={
          <>
            <HeldUp />
            <Chooser table={table} />
          </>
        }
        side={
          <>
            <TableMenu onHelp={toggleHelp} onLog={toggleLog} />
            <PhaseBar moment={moment} />
            <DiceTray table={table} />
            <LogPanel log={log} onJump={jump} />
            {guided ? (
              <Suspense fallback={null}>
                <Guide />
              </Suspense>
            ) : null}
            <AskPanel table={table} names={names} />
          </>
        }
      />
      <Past />
      <Inspector />
      <Looked moment={moment} />
      {moment.result === null || resultSeen === moment ? null : (
        <Result moment={moment} onClose={() => setResultSeen(moment)} />
      )}
      {help ? <Help onClose={toggleHelp} /> : null}
    </>
  );
}
