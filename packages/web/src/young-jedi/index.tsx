/** Young Jedi at the table of the page. */
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import type { GamePage, ReplayedProps } from '../table/game-page.ts';
import { ReplayedTable } from '../table/ReplayedTable.tsx';
import { CardSheet } from './CardSheet.tsx';
import { FightPanel } from './FightPanel.tsx';
import { scenesOf } from './scenes.ts';
import { signsOf } from './signs.ts';
import { StepBar } from './StepBar.tsx';
import { Table } from './Table.tsx';
import { TableView } from './TableView.tsx';
import { lookingOnly } from './useTable.ts';

function Replayed({ moment, viewer, log, onJump }: ReplayedProps<Moment>) {
  return (
    <ReplayedTable
      moment={moment}
      table={lookingOnly(moment)}
      me={viewer}
      View={TableView}
      panels={
        <>
          <StepBar moment={moment} />
          <FightPanel fights={moment.fights} me={viewer} />
        </>
      }
      log={log}
      onJump={onJump}
      sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />}
    />
  );
}

export const page: GamePage<Moment> = {
  Table,
  Replayed,
  result: async () => (await import('./result.tsx')).result,
  scenesOf,
  signsOf,
};
