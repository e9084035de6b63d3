/** How every table is laid out: the others above, you below, the board between, everything on one screen. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { MomentBase } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import '../style/card.css';
import '../style/plate.css';
import '../style/sheet.css';
import '../style/table.css';
import '../style/units.css';
import '../style/panels.css';
import '../style/ask.css';
import '../style/dialogs.css';
import '../style/upright.css';
import '../style/upright-panels.css';
import '../style/upright-arenas.css';
import '../style/upright-ask.css';
import '../style/sideways.css';
import '../style/teams.css';
import { arePartners, enemiesOf, mineOf, othersOf } from './seats.ts';
import { Who } from './Strip.tsx';

/** What a table is given that is played, looked back at or replayed. */
export interface ViewProps<T> {
  readonly table: T;
  /** The seat at the lower edge. */
  readonly me: number;
  /** How the player of a seat is called. */
  readonly nameOf: (seat: number) => string;
  /** The column beside the table. */
  readonly side: ReactNode;
  /** What lies over the board. */
  readonly over?: ReactNode;
  readonly className?: string;
  /** The element: the page's main part, or a section of it. */
  readonly as?: 'main' | 'div';
}

interface TableFrameProps<S> extends Omit<ViewProps<unknown>, 'table' | 'over'> {
  readonly moment: MomentBase & { readonly sides: readonly S[] };
  /** A player's counts, after the name. */
  readonly line: (side: S, mine: boolean) => ReactNode;
  readonly board: ReactNode;
  readonly boardClass?: string;
  readonly hand: (mine: S) => ReactNode;
}

function skip(): void {
  const { busy, skipScenes } = useStore.getState();
  if (busy) skipScenes();
}

export function TableFrame<S extends { readonly seat: number }>({
  moment,
  me,
  nameOf,
  line,
  board,
  boardClass = '',
  hand,
  side,
  className = '',
  as: Element = 'main',
}: TableFrameProps<S>) {
  const mine = mineOf(moment.sides, me);
  const { places } = moment;
  const isOfTeams = places.length > 2;
  const strip = (theirs: S, place: 'top' | 'mate') => (
    <header key={theirs.seat} className={`strip ${place}`} data-seat={theirs.seat}>
      <Who places={places} seat={theirs.seat} name={nameOf(theirs.seat)} />
      {line(theirs, false)}
    </header>
  );
  const partners = moment.sides.filter(({ seat }) => arePartners(places, me, seat));
  return (
    <Element className={`table ${isOfTeams ? 'teams' : ''} ${className}`} data-decision={moment.decision}>
      {Element === 'main' ? <h1 className="visually-hidden">{messages.table}</h1> : null}
      {isOfTeams ? (
        <div className="tops">{enemiesOf(places, me).map((seat) => strip(moment.sides[seat]!, 'top'))}</div>
      ) : (
        othersOf(moment.sides, me).map((theirs) => strip(theirs, 'top'))
      )}
      {/* A tap anywhere on it while something is shown shows the rest; so do Space and a button. */}
      <div className={`arenas ${boardClass}`} onClick={skip}>
        {board}
      </div>
      {partners.map((partner) => strip(partner, 'mate'))}
      <footer className="bottom" data-seat={me}>
        <div className="me">
          <Who places={places} seat={me} name={nameOf(me)} />
          {line(mine, true)}
        </div>
        {hand(mine)}
      </footer>
      <aside className="side">{side}</aside>
    </Element>
  );
}
