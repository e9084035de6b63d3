/** The current planet: the opponent's cards above its location, yours below; in a starship battle, Hyperspace. */
import { Fragment, useMemo } from 'react';
import { messages } from '../messages/index.ts';
import { stakes as say } from '../messages/stakes-en.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Moment, SideView } from '../session/young-jedi/moment.ts';
import { Row } from '../table/Row.tsx';
import { mineOf, othersOf, sideName } from '../table/seats.ts';
import { Sign, Won } from '../table/Stakes.tsx';
import { Scene } from './art/planets.tsx';
import { FIELD, HYPERSPACE } from './choices.ts';
import { entriesOf } from './groups.ts';
import { InPlay } from './InPlay.tsx';
import { useFacts, usePage } from './page.ts';
import { RaceLane } from './RaceLane.tsx';
import { EffectSlot, HyperspaceSlot } from './Slots.tsx';
import type { TableControl } from './useTable.ts';

/** The current location as planet * 3 + place, or -1. */
export function useHere(moment: Moment): number {
  const facts = useFacts(moment.planets[moment.current]?.location?.face);
  return facts === undefined ? -1 : facts.planet * 3 + facts.location;
}

const inSpace = ({ battle, evacuating }: Moment): boolean => battle?.ships === true || evacuating >= 0;

interface FrontProps {
  readonly side: SideView;
  readonly table: TableControl;
  readonly mine: boolean;
  readonly here: number;
}

function Front({ side, table, mine, here }: FrontProps) {
  const faces = usePage((page) => page.facts);
  const space = inSpace(table.moment);
  const cards = space ? side.hyperspace : side.cards;
  const entries = useMemo(() => entriesOf(cards, faces), [cards, faces]);
  const backs = entries.filter(({ facts }) => facts === null).length;
  return (
    <div className={`front ${mine ? 'mine' : 'theirs'}`}>
      {space ? null : <EffectSlot side={side} table={table} mine={mine} />}
      <section className="front-row" aria-label={yj.row(mine, cards.length)}>
        {entries.length === 0 ? <p className="nobody">{yj.emptyRow(mine)}</p> : null}
        <Row cards={{ n: entries.length, backs, piloted: false }}>
          {entries.map((entry) => (
            <InPlay key={entry.key} entry={entry} table={table} seat={side.seat} here={space ? -1 : here} />
          ))}
        </Row>
      </section>
      {space ? null : <HyperspaceSlot side={side} table={table} mine={mine} />}
    </div>
  );
}

/** Who holds the planet, and how many each side has won. */
function Held({ moment: { stakes, places } }: { readonly moment: Moment }) {
  const { holder, contested, won, needed } = stakes;
  const text =
    holder < 0 ? (contested ? say.planetContested : say.planetOpen) : say.planetHeld(sideName(places, holder));
  return (
    <span className="planet-stakes">
      {holder < 0 ? null : <Sign side={places[holder]?.side ?? holder} />}
      <span>{text}</span>
      {won.map((n, seat) => (
        <span
          key={seat}
          className="planets-won"
          role="img"
          aria-label={`${sideName(places, seat)}: ${say.planets(n, needed)}`}
        >
          <Won side={places[seat]?.side ?? seat} n={n} needed={needed} />
        </span>
      ))}
    </span>
  );
}

/** Where we are, and what goes on there. */
function Seam({ moment }: { readonly moment: Moment }) {
  const location = useFacts(moment.planets[moment.current]?.location?.face);
  const { battle, evacuating, current } = moment;
  const going =
    battle !== null
      ? battle.ships
        ? yj.shipBattle(yj.planets[battle.planet]!)
        : yj.battleOn(yj.planets[battle.planet]!)
      : evacuating >= 0
        ? yj.evacuation(messages.sides[moment.acting]!, yj.planets[evacuating]!)
        : '';
  return (
    <div className="yj-seam">
      <b className="planet-name">{inSpace(moment) ? yj.hyperspace : current < 0 ? yj.noPlanet : yj.planets[current]}</b>
      {location === undefined || inSpace(moment) ? null : <span className="location-name">{location.subtitle}</span>}
      {going === '' ? null : <span className="going">{going}</span>}
      {current < 0 || inSpace(moment) ? null : <Held moment={moment} />}
    </div>
  );
}

interface FieldProps {
  readonly table: TableControl;
  readonly me: number;
  /** A plan, a fight or a duel lies over it: nothing of it can be reached. */
  readonly covered: boolean;
}

export function Field({ table, me, covered }: FieldProps) {
  const { moment } = table;
  const here = useHere(moment);
  const mine = mineOf(moment.sides, me);
  const others = othersOf(moment.sides, me);
  const space = inSpace(moment);
  const open = table.zones.has(FIELD) || (space && table.zones.has(HYPERSPACE));
  const races = moment.sides.filter(({ race }) => race !== null).length;
  return (
    <section
      className={`yj-field planet${moment.current} ${open ? 'open' : ''} ${space ? 'space' : ''} races${races}`}
      data-zone={space ? HYPERSPACE : FIELD}
      inert={covered}
      aria-label={moment.current < 0 ? yj.noPlanet : yj.board(yj.planets[moment.current]!)}
    >
      {moment.current < 0 || space ? null : (
        <Scene className="scenery" planet={moment.current} location={here < 0 ? -1 : here % 3} id="field" />
      )}
      {others.map((theirs) => (
        <Fragment key={theirs.seat}>
          {theirs.race === null ? null : <RaceLane race={theirs.race} table={table} mine={false} />}
          <Front side={theirs} table={table} mine={false} here={here} />
        </Fragment>
      ))}
      <Seam moment={moment} />
      <Front side={mine} table={table} mine here={here} />
      {mine.race === null ? null : <RaceLane race={mine.race} table={table} mine />}
    </section>
  );
}
