/** The Podrace of one side: pilot, Podracer, Thrust, the six places of the lap, and the laps done. */
import { yj } from '../messages/young-jedi-en.ts';
import type { CardView, RaceView } from '../session/young-jedi/moment.ts';
import { looking } from '../table/look.ts';
import { RACE_LANE } from './choices.ts';
import { useFacts } from './page.ts';
import type { TableControl } from './useTable.ts';

const PLACES = [1, 2, 3, 4, 5, 6] as const;
const MOST_THRUST = 4;
const LAPS_TO_WIN = 3;

interface RacerProps {
  readonly view: CardView | null;
  readonly missing: string;
}

function Racer({ view, missing }: RacerProps) {
  const facts = useFacts(view?.face);
  if (facts === undefined) return <span className="racer none">{missing}</span>;
  return (
    <button type="button" className="racer" {...looking(facts.id, view?.card ?? -1)}>
      {facts.name}
    </button>
  );
}

function LapPlace({ n, view }: { readonly n: number; readonly view: CardView | undefined }) {
  const facts = useFacts(view?.face);
  if (facts === undefined)
    return (
      <li className="lap-place" aria-label={yj.race.place(n, null)}>
        {n}
      </li>
    );
  return (
    <li className="lap-place done">
      <button type="button" {...looking(facts.id)}>
        <i className="visually-hidden">{yj.race.place(n, facts.title)}</i>
        <b aria-hidden="true">{n}</b>
        <span aria-hidden="true">{facts.name}</span>
      </button>
    </li>
  );
}

const tokens = (n: number, of: number) =>
  Array.from({ length: of }, (_, i) => <i key={i} className={i < n ? 'on' : ''} />);

interface RaceLaneProps {
  readonly race: RaceView;
  readonly table: TableControl;
  readonly mine: boolean;
}

export function RaceLane({ race, table, mine }: RaceLaneProps) {
  const { pilot, podracer, thrust, laps, handling, tokens: done } = race;
  const open = mine && table.zones.has(RACE_LANE);
  return (
    <section
      className={`lane ${mine ? 'mine' : 'theirs'} ${open ? 'open' : ''} ${race.racing ? 'racing' : ''}`}
      data-zone={mine ? RACE_LANE : undefined}
      aria-label={yj.race.lane(mine)}
    >
      <span className="racers">
        <Racer view={pilot} missing={yj.race.noPilot} />
        <Racer view={podracer} missing={yj.race.noPodracer} />
      </span>
      <span className="thrust" role="img" aria-label={yj.race.thrust(thrust)} title={yj.race.thrust(thrust)}>
        {tokens(thrust, MOST_THRUST)}
      </span>
      <ol className="lap">
        {PLACES.map((n) => (
          <LapPlace key={n} n={n} view={laps[n - 1]} />
        ))}
      </ol>
      <span className="laps-done" role="img" aria-label={yj.race.laps(done)} title={yj.race.laps(done)}>
        {tokens(done, LAPS_TO_WIN)}
      </span>
      <span className="handling">
        {pilot === null ? '' : handling.length === 0 ? yj.race.noHandling : yj.race.handling(handling)}
      </span>
    </section>
  );
}
