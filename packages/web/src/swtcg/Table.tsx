/** A game of the Star Wars TCG at the table: playing and looking back. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import type { Choice, Moment, UnitView } from '../session/swtcg/moment.ts';
import { Chooser } from '../table/Chooser.tsx';
import { HeldUp } from '../table/HeldUp.tsx';
import { Inspector } from '../table/Inspector.tsx';
import { LogPanel } from '../table/LogPanel.tsx';
import { Help, Looked, Past, Result, TableMenu } from '../table/TableDialogs.tsx';
import { AskPanel } from './AskPanel.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DiceTray } from './DiceTray.tsx';
import { usePage } from './page.ts';
import { PhaseBar } from './PhaseBar.tsx';
import { TableView } from './TableView.tsx';
import { useKeys } from './useKeys.ts';
import { type TableControl, useTable } from './useTable.ts';

const Guide = lazy(async () => ({ default: (await import('./guide/SwtcgGuide.tsx')).SwtcgGuide }));

/** Titles of the cards on the table, by number. */
function useNames(moment: Moment): (card: number) => string {
  const facts = usePage((page) => page.facts);
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
    for (const side of moment.sides) {
      for (const arena of side.arenas) arena.forEach(addUnit);
      side.retreated.forEach(addUnit);
      for (const card of [...side.hand, ...side.building, ...side.discard]) add(card.card, card.face);
    }
    return (card) => names.get(card) ?? messages.aCard;
  }, [moment, facts]);
}

function ChooserCard({ choice, table }: { readonly choice: Choice; readonly table: TableControl }) {
  const facts = usePage((page) => (choice.face === null ? undefined : page.facts.get(choice.face)));
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

function SeenCard({ id }: { readonly id: string }) {
  const facts = usePage((page) => page.facts.get(id));
  return facts === undefined ? null : <CardFace facts={facts} label={facts.title} />;
}

export function Table() {
  const table = useTable();
  return table === null ? null : <PlayedTable table={table} />;
}

function PlayedTable({ table }: { readonly table: TableControl }) {
  const seats = usePage((page) => page.seats);
  const log = usePage((page) => page.log);
  const lookAt = usePage((page) => page.lookAt);
  const guided = usePage((page) => page.guided);
  const [help, setHelp] = useState(false);
  const [showLog, setShowLog] = useState(false);
  const toggleHelp = useCallback(() => setHelp((shown) => !shown), []);
  const toggleLog = useCallback(() => setShowLog((shown) => !shown), []);
  const jump = useCallback((decision: number) => void lookAt(decision), [lookAt]);
  const names = useNames(table.moment);
  useKeys(table, toggleHelp, toggleLog);
  const { moment } = table;
  const me = moment.viewer < 0 ? 1 : moment.viewer;
  const { question } = moment;
  const chosenFrom = question?.choices.some((choice) => choice.kind === 'discardSeen') === true;
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
            <HeldUp picture={(facts) => <Picture facts={facts as Facts} />} />
            <Chooser title={messages.ask[question?.kind ?? ''] ?? messages.chooser.title} choices={table.unseen}>
              {(choice) => <ChooserCard choice={choice} table={table} />}
            </Chooser>
          </>
        }
        side={
          <>
            <TableMenu onHelp={toggleHelp} onLog={toggleLog} />
            <PhaseBar moment={moment} />
            <DiceTray table={table} />
            <LogPanel game="swtcg" log={log} onJump={jump} />
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
      <Inspector sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />} />
      {chosenFrom ? null : <Looked moment={moment} face={(id) => <SeenCard id={id} />} />}
      <Result moment={moment} reasons={messages.reasons} />
      {help ? <Help keys={messages.keys.list} onClose={toggleHelp} /> : null}
    </>
  );
}
