/** One arena: the enemy above the seam, you below; the seam never moves. */
import { type CSSProperties, useCallback, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Moment, UnitView } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { stateOf } from './latest.ts';
import { UnitCard } from './UnitCard.tsx';
import type { TableControl } from './useTable.ts';

const RATIO = 0.73;
const GAP = 7;

/** The height of a card in a row of n: the most that one, two or three lines of cards leave room for. */
function fit(n: number, { width, height }: Room): number {
  const inLines = [1, 2, 3].map((lines) => {
    const across = Math.max(1, Math.ceil(n / lines));
    const high = (height - (lines - 1) * GAP) / lines;
    const wide = (width - (across - 1) * GAP) / across / RATIO;
    return Math.min(high, wide);
  });
  return Math.floor(Math.max(...inLines));
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room of a row: known to the cards before they are laid out, and changing only with the window. */
function useRoom(): [(element: HTMLElement | null) => void, Room] {
  const [room, setRoom] = useState<Room>({ width: 320, height: 200 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      const width = Math.floor(box.width);
      const height = Math.floor(box.height);
      // A folded arena has no room; what it had is kept.
      if (width > 0 && height > 0)
        setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, room];
}

/** Below these widths a card shows less. */
const NARROW = 104;
const SLIM = 88;
const TINY = 64;

const widthClass = (width: number): string =>
  width < TINY ? 'narrow slim tiny' : width < SLIM ? 'narrow slim' : width < NARROW ? 'narrow' : '';

function control(mine: number, theirs: number, me: number): string {
  if (mine > 0 && theirs > 0) return messages.contested;
  if (mine === 0 && theirs === 0) return messages.empty;
  return messages.controlled(messages.sides[mine > 0 ? me : 1 - me]!);
}

/** The unit whose turn comes next: the fastest that is untapped, Dark before Light (TCG-BATTLE-02). */
function nextUp({ sides, battleIn, attack }: Moment): UnitView | null {
  if (battleIn < 0 || attack !== null) return null;
  let best: UnitView | null = null;
  for (const side of sides)
    for (const unit of side.arenas[battleIn]!)
      if (!unit.tapped && (best === null || unit.speed > best.speed)) best = unit;
  return best;
}

interface RowProps {
  readonly units: readonly UnitView[];
  readonly mine: boolean;
  readonly table: TableControl;
}

function Row({ units, mine, table }: RowProps) {
  const [watch, room] = useRoom();
  const height = fit(units.length, room);
  return (
    <div className={`row ${mine ? 'mine' : 'theirs'}`}>
      <div
        ref={watch}
        className={`room ${widthClass(height * RATIO)}`}
        style={{ '--fit': `${height}px` } as CSSProperties}
      >
        {units.map((unit) => (
          <UnitCard
            key={unit.card}
            unit={unit}
            state={stateOf(table, unit.card)}
            pilotState={unit.pilot === null ? '' : stateOf(table, unit.pilot.card)}
            from={mine ? 1 : -1}
            beside={units.length}
          />
        ))}
      </div>
    </div>
  );
}

interface ArenaProps {
  readonly arena: number;
  readonly me: number;
  readonly table: TableControl;
  /** On a phone: opens this arena. */
  readonly onOpen?: () => void;
}

export function Arena({ arena, me, table, onOpen }: ArenaProps) {
  const { moment } = table;
  const facts = useStore((page) => page.facts);
  const mine = moment.sides[me as 0 | 1].arenas[arena]!;
  const theirs = moment.sides[(1 - me) as 0 | 1].arenas[arena]!;
  const name = messages.arenas[arena]!;
  const live = moment.battleIn === arena;
  const next = live ? nextUp(moment) : null;
  const nextName = facts.get(next?.face ?? '')?.name;
  const open = table.zones.has(arena);
  return (
    // The zone is clickable as a shortcut; the same answers are listed as buttons.
    <section
      className={`arena arena${arena} ${live ? 'live' : ''} ${open ? 'open' : ''}`}
      aria-label={messages.arenaLabel(name, mine.length, theirs.length)}
      data-zone={arena}
      onClick={(event) => {
        if (open && (event.target as Element).closest('[data-card], .seam button') === null) table.pickZone(arena);
      }}
    >
      <Row units={theirs} mine={false} table={table} />
      <div className="seam">
        <span className="arena-name">{name}</span>
        <span className="tally">
          {theirs.length} : {mine.length}
        </span>
        <span className="control">
          {nextName === undefined ? control(mine.length, theirs.length, me) : messages.nextUp(nextName)}
        </span>
        {onOpen === undefined ? null : (
          <button type="button" className="unfold" onClick={onOpen} aria-label={messages.openArena(name)} />
        )}
      </div>
      <Row units={mine} mine table={table} />
    </section>
  );
}
