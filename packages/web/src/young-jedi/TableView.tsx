/** The table of Young Jedi: the current planet between the players. */
// First its style: this game departs from it.
import { TableFrame, type ViewProps } from '../table/TableFrame.tsx';
import { Backs } from '../table/Strip.tsx';
import './style/card.css';
import './style/sheet.css';
import './style/small.css';
import './style/table.css';
import './style/planets.css';
import './style/race.css';
import './style/plan.css';
import './style/fight.css';
import './style/duel.css';
import './style/large.css';
import './style/upright.css';
import './style/sideways.css';
import './style/sideways-small.css';
import { Field } from './Field.tsx';
import { Hand } from './Hand.tsx';
import { Planets } from './Planets.tsx';
import { Counters, Counts } from './Strip.tsx';
import type { TableControl } from './useTable.ts';

interface TableViewProps extends ViewProps<TableControl> {
  /** What lies over the planet hides all of it. */
  readonly covered?: boolean;
}

export function TableView({ table, me, over, covered = false, className = '', ...view }: TableViewProps) {
  return (
    <TableFrame
      {...view}
      moment={table.moment}
      me={me}
      className={`yj ${className}`}
      line={(side, mine) =>
        mine ? (
          <>
            <Counters side={side} />
            <Counts side={side} />
          </>
        ) : (
          <>
            <Counts side={side} />
            <Counters side={side} />
            <Backs n={side.hand.length} className={`side${side.seat}`} />
          </>
        )
      }
      boardClass="yj-board"
      board={
        <>
          <Planets table={table} me={me} />
          <Field table={table} me={me} covered={covered} />
          {over}
        </>
      }
      hand={() => <Hand table={table} me={me} />}
    />
  );
}
