/** Young Jedi at the table of the page. */
import { messages } from '../messages/index.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import type { GamePage, ReplayedProps } from '../table/game-page.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { Inspector } from '../table/Inspector.tsx';
import { LogPanel } from '../table/LogPanel.tsx';
import { CardSheet } from './CardSheet.tsx';
import { FightPanel } from './FightPanel.tsx';
import { scenesOf } from './scenes.ts';
import { StepBar } from './StepBar.tsx';
import { Table } from './Table.tsx';
import { TableView } from './TableView.tsx';
import { lookingOnly } from './useTable.ts';

function Replayed({ moment, viewer, log, onJump }: ReplayedProps<Moment>) {
  return (
    <>
      <TableView
        table={lookingOnly(moment)}
        me={viewer}
        names={[messages.sides[viewer]!, messages.sides[1 - viewer]!]}
        className="replayed"
        as="div"
        side={
          <>
            <StepBar moment={moment} />
            <FightPanel fights={moment.fights} me={viewer} />
            <LogPanel game="young-jedi" log={log} onJump={onJump} />
          </>
        }
      />
      <Inspector sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />} />
    </>
  );
}

export const page: GamePage<Moment> = { Table, Replayed, scenesOf };
