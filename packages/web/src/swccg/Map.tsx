/** The row of locations: groups by system, a location a column. While something has the stage, it folds into a strip. */
import { type CSSProperties, useMemo } from 'react';
import { ccg } from '../messages/swccg-en.ts';
import type { CardView, GroupView, LocationView } from '../session/swccg/moment.ts';
import { useRoom } from '../table/useRoom.ts';
import { CardArt, hueOfSystem } from './CardArt.tsx';
import { kindOf, stateClasses } from './CardFace.tsx';
import { fitMap, LOW_BAND, type Load, type Room } from './mapfit.ts';
import { nameIn, widthOf } from './names.ts';
import { useFacts } from './page.ts';
import { Place } from './Place.tsx';
import { Trails } from './Trails.tsx';
import type { TableControl } from './useTable.ts';

/** What the map has until it is measured. */
const FIRST: Room = { width: 900, height: 480 };

const loadOf = ({ locations }: GroupView, me: number): Load => ({
  halves: locations.map(({ sides }): [number, number] => {
    const mine = sides[me]?.length ?? 0;
    return [sides.reduce((n, cards) => n + cards.length, 0) - mine, mine];
  }),
});

const hue = (system: string): CSSProperties => ({ '--hue': hueOfSystem(system) }) as CSSProperties;

const HEAD_LETTERS = 12;
/** What else stands in the head of a group: its padding, the disc, the parsec. */
const HEAD_REST = 36;
const WORD_GAP = 5;

interface MapProps {
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

const STRIP_LETTERS = 11;
/** Borders and gaps of a group and of a cell in the strip. */
const STRIP_GROUP = 13;
const STRIP_CELL = 5;

/** A token in the strip, and what the power beside them takes. */
const STRIP_TOKEN = 20;
const STRIP_SUM = 22;

const Token = ({ view }: { readonly view: CardView }) => {
  const facts = useFacts(view.face);
  return (
    <i className={`strip-token ${facts === undefined ? '' : kindOf(facts)} ${stateClasses(view)}`}>
      {facts === undefined ? null : <CardArt facts={facts} near />}
    </i>
  );
};

/** Who stands there, as far as there is room. */
const Tokens = ({ cards, most }: { readonly cards: readonly CardView[]; readonly most: number }) => (
  <span className="strip-tokens" aria-hidden="true">
    {cards.slice(0, Math.max(0, most)).map((view) => (
      <Token key={view.card} view={view} />
    ))}
  </span>
);

interface CellProps {
  readonly location: LocationView;
  readonly me: number;
  readonly state: string;
  /** Empty where not all have room for theirs. */
  readonly name: string;
  readonly most: number;
}

/** A location in the strip: theirs above or left, the own below or right. */
const Cell = ({ location: { name: title, power, sides }, me, state, name, most }: CellProps) => (
  <span className={`strip-cell ${state} ${name === '' ? 'nameless' : ''}`}>
    {[...sides.keys()]
      .sort((a, b) => Number(a === me) - Number(b === me))
      .map((seat) => (
        <span key={seat} className={`strip-half side${seat} ${seat === me ? 'mine' : ''}`}>
          <Tokens cards={sides[seat]!} most={most} />
          <b>{sides[seat]!.length === 0 ? '–' : power[seat]}</b>
        </span>
      ))}
    <span className="strip-place" title={title}>
      {name}
    </span>
  </span>
);

/** The map folded: each location a cell with who is there, and both powers. */
export function Strip({ table, me, at }: MapProps & { readonly at: number }) {
  const { groups } = table.moment;
  const [watch, { width }] = useRoom(FIRST);
  const cells = groups.reduce((n, { locations }) => n + locations.length, 0);
  const each = Math.floor((width - groups.length * STRIP_GROUP) / Math.max(1, cells));
  const brief = (name: string, n: number, rest: number): string =>
    nameIn(name, { width: n * each - rest, size: STRIP_LETTERS, lines: 1 });
  // Some with their names and some without would not read as one row.
  const isNamed = groups.every(({ locations }) => locations.every(({ name }) => brief(name, 1, STRIP_CELL) !== ''));
  return (
    <div className="ccg-strip" ref={watch} role="group" aria-label={ccg.map}>
      {groups.map((group, i) => (
        <div key={i} className="strip-group" style={{ ...hue(group.system), flexGrow: group.locations.length }}>
          <span className="strip-name" title={group.system}>
            {brief(group.system, group.locations.length, 0)}
          </span>
          <div className="strip-cells">
            {group.locations.map((location) => (
              <Cell
                key={location.card}
                location={location}
                me={me}
                state={`${location.card === at ? 'here' : ''} ${table.able.has(location.card) ? 'able' : ''}`}
                name={isNamed ? brief(location.name, 1, STRIP_CELL) : ''}
                most={Math.floor((each - STRIP_CELL - STRIP_SUM) / STRIP_TOKEN)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
