/** The table of Young Jedi: opponent above, you below, the current planet between, everything on one screen. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import '../style/card.css';
import '../style/plate.css';
import '../style/sheet.css';
import '../style/table.css';
import '../style/units.css';
import '../style/panels.css';
import '../style/ask.css';
import '../style/dialogs.css';
import '../style/upright.css';
import '../style/sideways.css';
import './style/card.css';
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
import { Backs, Counters, Counts, Who } from './Strip.tsx';
import type { TableControl } from './useTable.ts';

interface TableViewProps {
  readonly table: TableControl;
  readonly me: number;
  readonly names: readonly [mine: string, theirs: string];
  /** The column beside the table. */
  readonly side: ReactNode;
  /** What lies over the planet, and whether it hides all of it. */
  readonly over?: ReactNode;
  readonly covered?: boolean;
  readonly className?: string;
  /** The element: the page's main part, or a section of it. */
  readonly as?: 'main' | 'div';
}

export function TableView({
  table,
  me,
  names,
  side,
  over,
  covered = false,
  className = '',
  as: Element = 'main',
}: TableViewProps) {
  const { moment } = table;
  const mine = moment.sides[me as 0 | 1];
  const theirs = moment.sides[(1 - me) as 0 | 1];
  return (
    <Element className={`table yj ${className}`} data-decision={moment.decision}>
      {Element === 'main' ? <h1 className="visually-hidden">{messages.table}</h1> : null}
      <header className="strip top">
        <Who seat={1 - me} name={names[1]} />
        <Counts side={theirs} />
        <Counters side={theirs} />
        <Backs n={theirs.hand.length} seat={1 - me} />
      </header>
      <div className="arenas yj-board">
        <Planets table={table} me={me} />
        <Field table={table} me={me} covered={covered} />
        {over}
      </div>
      <footer className="bottom">
        <div className="me">
          <Who seat={me} name={names[0]} />
          <Counters side={mine} />
          <Counts side={mine} />
        </div>
        <Hand table={table} me={me} />
      </footer>
      <aside className="side">{side}</aside>
    </Element>
  );
}
