/** The Star Wars TCG table: opponent above, you below, three arenas between, everything on one screen. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { Arena } from './Arena.tsx';
import { AttackArrow } from './AttackArrow.tsx';
import { Backs, Hand } from './Hand.tsx';
import { LatestTable } from './latest.ts';
import { BuildZone, Counts, Who } from './SideStrip.tsx';
import type { TableControl } from './useTable.ts';

/** On a phone one arena is open: where a contest is, where the battle is, where something can be done, or the fullest. */
function focusArena({ moment, able, zones }: TableControl): number {
  const units = (arena: number) => moment.sides.flatMap((side) => side.arenas[arena]!);
  const has = (arena: number, cards: ReadonlySet<number>): boolean => units(arena).some(({ card }) => cards.has(card));
  const withAny = (cards: ReadonlySet<number>): number => [0, 1, 2].findIndex((arena) => has(arena, cards));
  const contested = moment.contest === null ? -1 : withAny(new Set(moment.contest.units));
  if (contested >= 0) return contested;
  const usable = withAny(able);
  if (moment.battleIn >= 0) return usable < 0 || has(moment.battleIn, able) ? moment.battleIn : usable;
  const [zone] = [...zones].filter((open) => open < 3);
  if (zone !== undefined) return zone;
  if (usable >= 0) return usable;
  const sizes = [0, 1, 2].map((arena) => units(arena).length);
  return sizes.indexOf(Math.max(...sizes));
}

interface TableViewProps {
  readonly table: TableControl;
  readonly me: number;
  readonly names: readonly [mine: string, theirs: string];
  /** The column beside the table. */
  readonly side: ReactNode;
  /** What lies over the arenas. */
  readonly over?: ReactNode;
  readonly className?: string;
  /** The element: the page's main part, or a section of it. */
  readonly as?: 'main' | 'div';
}

export function TableView({ table, me, names, side, over, className = '', as: Element = 'main' }: TableViewProps) {
  const latest = useRef<TableControl | null>(table);
  useLayoutEffect(() => {
    latest.current = table;
  }, [table]);
  const { moment } = table;
  const focus = focusArena(table);
  const [opened, setOpened] = useState(-1);
  useEffect(() => setOpened(-1), [focus]);
  const mine = moment.sides[me as 0 | 1];
  const theirs = moment.sides[(1 - me) as 0 | 1];
  return (
    <LatestTable value={latest}>
      <Element
        className={`table phase${moment.phase} focus${opened < 0 ? focus : opened} ${className}`}
        data-decision={moment.decision}
      >
        {Element === 'main' ? <h1 className="visually-hidden">{messages.table}</h1> : null}
        <header className="strip top">
          <Who seat={1 - me} name={names[1]} />
          <Counts side={theirs} />
          <BuildZone side={theirs} table={table} mine={false} />
          <Backs n={theirs.hand.length} />
        </header>
        <div className="arenas">
          {[0, 1, 2].map((arena) => (
            <Arena key={arena} arena={arena} me={me} table={table} onOpen={() => setOpened(arena)} />
          ))}
          <AttackArrow moment={moment} />
          {over}
        </div>
        <footer className="bottom">
          <div className="me">
            <Who seat={me} name={names[0]} />
            <Counts side={mine} />
            <BuildZone side={mine} table={table} mine />
          </div>
          <Hand side={mine} table={table} />
        </footer>
        <aside className="side">{side}</aside>
      </Element>
    </LatestTable>
  );
}
