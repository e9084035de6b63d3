/** The table of the Star Wars CCG: a map and a stage. */
// First its style: this game departs from it.
import { TableFrame, type ViewProps } from '../table/TableFrame.tsx';
import { Backs } from '../table/Strip.tsx';
import './style/card.css';
import './style/table.css';
import './style/map.css';
import './style/stage.css';
import './style/scenes.css';
import './style/upright.css';
import './style/sideways.css';
import './style/small-stage.css';
import { Hand } from './Hand.tsx';
import { Life } from './Piles.tsx';
import { Stage } from './Stage.tsx';
import type { TableControl } from './useTable.ts';

export function TableView({ table, me, over, className = '', ...view }: ViewProps<TableControl>) {
  return (
    <TableFrame
      {...view}
      moment={table.moment}
      me={me}
      className={`ccg ${className}`}
      line={(side, mine) => (
        <>
          <Life side={side} table={table} mine={mine} />
          {mine ? null : <Backs n={side.hand.length} className={`side${side.seat}`} />}
        </>
      )}
      boardClass="ccg-board"
      board={
        <>
          <Stage table={table} me={me} />
          {over}
        </>
      }
      hand={() => <Hand table={table} me={me} />}
    />
  );
}
