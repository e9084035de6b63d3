/** A game of the Star Wars TCG at the table: playing and looking back. */
import { lazy, useMemo } from 'react';
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import type { Choice, Moment, UnitView } from '../session/swtcg/moment.ts';
import { Beat } from '../table/Beat.tsx';
import { Chooser } from '../table/Chooser.tsx';
import { HeldUp } from '../table/HeldUp.tsx';
import { PlayedTable, useNames } from '../table/PlayedTable.tsx';
import { seatBelow } from '../table/seats.ts';
import { AskPanel } from './AskPanel.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DiceTray } from './DiceTray.tsx';
import { useFacts, usePage } from './page.ts';
import { OddsTip } from './Odds.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { rulesPage } from './rules-page.ts';
import { TableView } from './TableView.tsx';
import { useKeys } from './useKeys.ts';
import { type TableControl, useTable } from './useTable.ts';
import { askTitle, expanded } from './words.ts';

const Guide = lazy(async () => ({ default: (await import('./guide/SwtcgGuide.tsx')).SwtcgGuide }));

/** Titles of the cards on the table, by number. */
function useTitles(moment: Moment): (card: number) => string {
  const facts = usePage((page) => page.facts);
  return useMemo(() => {
    const names = new Map<number, string>();
    const add = (card: number, face: string | null): void => {
      const title = face === null ? undefined : facts.get(face)?.title;
      if (title !== undefined) names.set(card, title);
    };
    const addUnit = (unit: UnitView): void => {
      add(unit.card, unit.face);
      unit.pilots.forEach(addUnit);
      for (const { card, face } of unit.equipment) add(card, face);
    };
    for (const open of [...(moment.expanded?.locations ?? []), ...(moment.expanded?.disrupts ?? [])])
      if (open !== null) add(open.card, open.face);
    for (const side of moment.sides) {
      for (const arena of side.arenas) arena.forEach(addUnit);
      side.retreated.forEach(addUnit);
      for (const card of [...side.hand, ...side.building, ...side.discard, ...side.open, ...side.supply])
        add(card.card, card.face);
    }
    return (card) => names.get(card) ?? messages.aCard;
  }, [moment, facts]);
}

/** Before the first turn a Resource is looked for, later whatever the text of a card says. */
function useChooserTitle({ question, phase }: Moment): string {
  const about = useFacts(question?.aboutFace);
  const kind = question?.kind ?? '';
  if (kind === 'search' && phase === 0 && question?.detail === '') return expanded.searchResource;
  const text = askTitle(kind) ?? messages.chooser.title;
  return about === undefined ? text : messages.about(about.title, text);
}

function ChooserCard({ choice, table }: { readonly choice: Choice; readonly table: TableControl }) {
  const facts = useFacts(choice.face);
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
  const facts = useFacts(id);
  return facts === undefined ? null : <CardFace facts={facts} label={facts.title} />;
}

export function Table() {
  const table = useTable();
  return table === null ? null : <Playing table={table} />;
}

function Playing({ table }: { readonly table: TableControl }) {
  const { moment } = table;
  const alone = usePage((page) => page.alone);
  const me = alone ?? seatBelow(moment);
  const nameOf = useNames(me);
  const titleOf = useTitles(moment);
  const keys = useKeys(table, titleOf);
  const chooserTitle = useChooserTitle(moment);
  const { question } = moment;
  return (
    <PlayedTable
      moment={moment}
      rules={rulesPage(moment)}
      keys={keys}
      keyTexts={messages.keys.list}
      reasons={messages.reasons}
      sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />}
      face={(id) => <SeenCard id={id} />}
      chosenFrom={question?.choices.some((choice) => choice.kind === 'discardSeen') === true}
      panels={
        <>
          <PhaseBar moment={moment} />
          <DiceTray table={table} />
        </>
      }
      guide={<Guide />}
      ask={<AskPanel table={table} names={titleOf} />}
    >
      {(side, className) => (
        <TableView
          table={table}
          me={me}
          nameOf={nameOf}
          className={className}
          side={side}
          over={
            <>
              <OddsTip table={table} names={titleOf} />
              <Beat />
              <HeldUp picture={(facts) => <Picture facts={facts as Facts} />} />
              <Chooser title={chooserTitle} choices={table.unseen}>
                {(choice) => <ChooserCard choice={choice} table={table} />}
              </Chooser>
            </>
          }
        />
      )}
    </PlayedTable>
  );
}
