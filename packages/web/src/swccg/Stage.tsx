/** What takes the stage now: a place that was opened, a chain of answers, a battle, an Epic Event; or nothing. */
import type { LocationView, Moment } from '../session/swccg/moment.ts';
import { BattleStage } from './BattleStage.tsx';
import { ChainStage } from './ChainStage.tsx';
import { EpicStage } from './EpicStage.tsx';
import { Map } from './Map.tsx';
import { Strip } from './MapStrip.tsx';
import { PlaceStage } from './PlaceStage.tsx';
import type { TableControl } from './useTable.ts';

const CHAINED: ReadonlySet<string> = new Set(['text', 'deploy', 'fire', 'reactMove']);

const isAnswering = ({ chain, question }: Moment): boolean =>
  question?.kind === 'respond' && chain.some(({ kind, happened }) => !happened && CHAINED.has(kind));

function findPlace({ groups }: Moment, card: number): { location: LocationView; system: string } | null {
  for (const { locations, system } of groups)
    for (const location of locations) if (location.card === card) return { location, system };
  return null;
}

/** Where it is that what was declared first happens. */
function placeOfChain({ chain, battle, drain }: Moment): number {
  const first = chain.find(({ at, happened }) => !happened && at >= 0);
  return first?.at ?? battle?.at ?? drain?.at ?? -1;
}

interface StageProps {
  readonly table: TableControl;
  readonly me: number;
}

export function Stage({ table, me }: StageProps) {
  const { moment } = table;
  const place = findPlace(moment, table.opened);
  const { battle } = moment;
  const going = isAnswering(moment) ? (
    <ChainStage table={table} me={me} place={findPlace(moment, placeOfChain(moment))?.location ?? null} />
  ) : battle !== null ? (
    <BattleStage battle={battle} table={table} me={me} />
  ) : moment.epic !== null ? (
    <EpicStage epic={moment.epic} table={table} me={me} />
  ) : null;
  const shown =
    place === null ? (
      going
    ) : (
      <PlaceStage location={place.location} system={place.system} table={table} me={me} isOver={going !== null} />
    );
  if (shown === null) return <Map table={table} me={me} />;
  return (
    <div className="staged">
      <Strip
        table={table}
        me={me}
        at={going === null ? (place?.location.card ?? -1) : (battle?.at ?? moment.epic?.at ?? placeOfChain(moment))}
      />
      {shown}
    </div>
  );
}
