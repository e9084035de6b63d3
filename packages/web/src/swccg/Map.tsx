/** The row of locations: groups by system, a location a column. While something has the stage, it folds into a strip (`MapStrip.tsx`). */
import { type CSSProperties, useMemo } from 'react';
import { ccg } from '../messages/swccg-en.ts';
import type { GroupView } from '../session/swccg/moment.ts';
import { useRoom } from '../table/useRoom.ts';
import { hueOfSystem } from './CardArt.tsx';
import { fitMap, LOW_BAND, type Load, type Room } from './mapfit.ts';
import { nameIn, widthOf } from './names.ts';
import { Place } from './Place.tsx';
import { Trails } from './Trails.tsx';
import type { TableControl } from './useTable.ts';

/** What the map has until it is measured. */
export const FIRST: Room = { width: 900, height: 480 };

const loadOf = ({ locations }: GroupView, me: number): Load => ({
  halves: locations.map(({ sides }): [number, number] => {
    const mine = sides[me]?.length ?? 0;
    return [sides.reduce((n, cards) => n + cards.length, 0) - mine, mine];
  }),
});

export const hue = (system: string): CSSProperties => ({ '--hue': hueOfSystem(system) }) as CSSProperties;

const HEAD_LETTERS = 12;
/** What else stands in the head of a group: its padding, the disc, the parsec. */
const HEAD_REST = 36;
const WORD_GAP = 5;

export interface MapProps {
  readonly table: TableControl;
  readonly me: number;
}

interface HeadProps {
  readonly group: GroupView;
  /** It goes on from the band above. */
  readonly more: boolean;
  readonly width: number;
}

/** Whatever of name, orbit and parsec there is room for; the system's plate has its name too. */
function GroupHead({ group: { system, orbits, parsec }, more, width }: HeadProps) {
  const room = width - HEAD_REST;
  const name = nameIn(system, { width: room, size: HEAD_LETTERS, lines: 1 });
  const left = room - widthOf(name, HEAD_LETTERS) - WORD_GAP;
  const around = [ccg.orbits(orbits), ccg.around(orbits)].find((text) => widthOf(text, HEAD_LETTERS) <= left);
  return (
    <h3 className="group-head" title={orbits === '' ? system : `${system}, ${ccg.orbits(orbits)}`}>
      <i className="disc" aria-hidden="true" />
      <span className="visually-hidden">{orbits === '' ? system : `${system}, ${ccg.orbits(orbits)}`}</span>
      <span className="group-name" aria-hidden="true">
        {name}
      </span>
      {orbits === '' || around === undefined ? null : (
        <span className="orbits" aria-hidden="true">
          {around}
        </span>
      )}
      {parsec < 0 || more ? null : (
        <span className="group-parsec" title={ccg.parsec(parsec)}>
          {parsec}
        </span>
      )}
    </h3>
  );
}

export function Map({ table, me }: MapProps) {
  const { groups } = table.moment;
  const [watch, room] = useRoom(FIRST);
  const fit = useMemo(
    () =>
      fitMap(
        groups.map((group) => loadOf(group, me)),
        room,
        room.width < 700 && room.height > room.width * 0.8,
      ),
    [groups, room, me],
  );
  return (
    <section className="ccg-map" ref={watch} aria-label={ccg.map}>
      <Trails table={table} fit={fit} />
      {fit.bands.map((band, i) => (
        <div
          key={i}
          className={`band ${fit.bandHeight < LOW_BAND ? 'low' : ''} plate${fit.plate}`}
          style={{ height: fit.bandHeight, '--plate': `${fit.plate}px`, '--head': `${fit.head}px` } as CSSProperties}
        >
          {band.map(({ group, from, columns, width: wide }) => {
            const view = groups[group]!;
            return (
              <section
                key={`${group}-${from}`}
                className="group"
                style={{ ...hue(view.system), width: wide }}
                aria-label={view.system}
              >
                <GroupHead group={view} more={from > 0} width={wide} />
                <ul className="places">
                  {columns.map(({ width }, column) => {
                    const location = view.locations[from + column]!;
                    return (
                      <Place
                        key={location.card}
                        location={location}
                        system={view.system}
                        table={table}
                        me={me}
                        width={width}
                        half={fit.half}
                        low={fit.bandHeight < LOW_BAND}
                        plate={fit.plate}
                      />
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </div>
      ))}
    </section>
  );
}
