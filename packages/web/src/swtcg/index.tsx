/** The Star Wars TCG at the table of the page. */
import type { Facts } from '../session/swtcg/facts.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import type { GamePage, ReplayedProps } from '../table/game-page.ts';
import { ReplayedTable } from '../table/ReplayedTable.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DiceTray } from './DiceTray.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { scenesOf } from './scenes.ts';
import { signsOf } from './signs.ts';
import { Table } from './Table.tsx';
import { TableView } from './TableView.tsx';
import { lookingOnly } from './useTable.ts';

function Replayed({ moment, viewer, log, onJump }: ReplayedProps<Moment>) {
  const table = lookingOnly(moment);
  return (
    <ReplayedTable
      moment={moment}
      table={table}
      me={viewer}
      View={TableView}
      panels={
        <>
          <PhaseBar moment={moment} stops={false} />
          <DiceTray table={table} />
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
