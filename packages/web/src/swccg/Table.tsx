/** A game of the Star Wars CCG at the table: playing and looking back. */
import { lazy } from 'react';
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Facts } from '../session/swccg/facts.ts';
import { Beat } from '../table/Beat.tsx';
import { Chooser } from '../table/Chooser.tsx';
import { HeldUp } from '../table/HeldUp.tsx';
import { looseBy } from '../table/Loose.tsx';
import { PlayedTable, useNames } from '../table/PlayedTable.tsx';
import { seatBelow } from '../table/seats.ts';
import { AskPanel } from './AskPanel.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Drawn } from './Drawn.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { useFacts } from './page.ts';
import { rulesPage } from './rules-page.ts';
import { TableView } from './TableView.tsx';
import { useKeys } from './useKeys.ts';
import { type TableControl, useTable } from './useTable.ts';

const Guide = lazy(async () => ({ default: (await import('./guide/SwccgGuide.tsx')).SwccgGuide }));

const Loose = looseBy(useFacts, CardFace);

export function Table() {
  const table = useTable();
  return table === null ? null : <Playing table={table} />;
}

function Playing({ table }: { readonly table: TableControl }) {
  const { moment } = table;
  const me = seatBelow(moment);
  const nameOf = useNames(me);
  const keys = useKeys(table);
  const { question } = moment;
  return (
    <PlayedTable
      moment={moment}
      rules={rulesPage(moment)}
      keys={keys}
      keyTexts={ccg.keys}
      reasons={ccg.reasons}
      sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />}
      face={(id) => <Loose face={id} />}
      panels={<PhaseBar moment={moment} />}
      guide={<Guide />}
      ask={<AskPanel table={table} />}
      chosenFrom={table.unseen.length > 0}
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
              <Beat />
              <HeldUp picture={(facts) => <Picture facts={facts as Facts} />} />
              <Drawn />
              <Chooser title={ccg.ask[question?.kind ?? ''] ?? messages.chooser.title} choices={table.unseen}>
                {(choice) => (
                  <Loose
                    face={choice.face}
                    label={choice.text}
                    card={choice.card}
                    onPick={() => table.answer(choice)}
                  />
                )}
              </Chooser>
            </>
          }
        />
      )}
    </PlayedTable>
  );
}
