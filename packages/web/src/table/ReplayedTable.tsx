/** A table that is only looked at: one moment of a recorded game, with the log beside it. */
import type { ComponentType, ReactNode } from 'react';
import type { GameId, MomentBase } from '../session/moment.ts';
import type { ReplayedProps } from './game-page.ts';
import { Inspector, type InspectorProps } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { seatName } from './seats.ts';
import type { ViewProps } from './TableFrame.tsx';

interface ReplayedTableProps<T>
  extends InspectorProps,
    Omit<ReplayedProps<MomentBase & { readonly game: GameId }>, 'viewer'> {
  readonly table: T;
  readonly me: number;
  readonly View: ComponentType<ViewProps<T>>;
  /** The game's panels above the log. */
  readonly panels: ReactNode;
}

export function ReplayedTable<T>({ moment, table, me, View, panels, log, onJump, sheet }: ReplayedTableProps<T>) {
  return (
    <>
      <View
        table={table}
        me={me}
        nameOf={(seat) => seatName(moment.places, seat)}
        className="replayed"
        as="div"
        side={
          <>
            {panels}
            <LogPanel game={moment.game} log={log} onJump={onJump} />
          </>
        }
      />
      <Inspector sheet={sheet} />
    </>
  );
}
