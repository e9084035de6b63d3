/** The Star Wars TCG at the table of the page. */
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import type { GamePage, ReplayedProps } from '../table/game-page.ts';
import { Inspector } from '../table/Inspector.tsx';
import { LogPanel } from '../table/LogPanel.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DiceTray } from './DiceTray.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { scenesOf } from './scenes.ts';
import { Table } from './Table.tsx';
import { TableView } from './TableView.tsx';
import { lookingOnly } from './useTable.ts';

function Replayed({ moment, viewer, log, onJump }: ReplayedProps<Moment>) {
  const table = lookingOnly(moment);
  return (
    <>
      <TableView
        table={table}
        me={viewer}
        names={[messages.sides[viewer]!, messages.sides[1 - viewer]!]}
        className="replayed"
        as="div"
        side={
          <>
            <PhaseBar moment={moment} stops={false} />
            <DiceTray table={table} />
            <LogPanel game="swtcg" log={log} onJump={onJump} />
          </>
        }
      />
      <Inspector sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />} />
    </>
  );
}

export const page: GamePage<Moment> = { Table, Replayed, scenesOf };
