/** One location opened: everything there as faces, with all that is attached and aboard. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { LocationView } from '../session/swccg/moment.ts';
import { StageScene } from './BattleStage.tsx';
import { FULL_SIDE } from './choices.ts';
import { FaceWithTabs } from './Faces.tsx';
import { Plate } from './Place.tsx';
import type { TableControl } from './useTable.ts';

interface PlaceStageProps {
  readonly location: LocationView;
  readonly system: string;
  readonly table: TableControl;
  readonly me: number;
  /** Something else has the stage when this is closed. */
  readonly isOver: boolean;
}

export function PlaceStage({ location, system, table, me, isOver }: PlaceStageProps) {
  const seats = [...location.sides.keys()].sort((a, b) => Number(a === me) - Number(b === me));
  const side = (seat: number) => {
    const cards = [...location.on.filter((view) => view.seat === seat), ...location.sides[seat]!];
    return (
      <section
        key={seat}
        className={`battle-side side${seat}`}
        aria-label={seat === me ? messages.you : messages.sides[seat]}
      >
        <ul className={`battle-cards ${cards.length > FULL_SIDE ? 'many' : ''}`}>
          {cards.length === 0 ? <li className="nobody">{ccg.nothingHere}</li> : null}
          {cards.map((view) => (
            <FaceWithTabs key={view.card} view={view} table={table} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <section className="ccg-stage place-stage" aria-label={ccg.opened(location.name)}>
      <StageScene face={location.face} />
      {seats.filter((seat) => seat !== me).map(side)}
      <div className="battle-seam">
        <Plate location={location} system={system} table={table} me={me} />
        <button type="button" className="answer" onClick={() => table.open(location.card)}>
          {isOver ? ccg.toStage : ccg.closePlace}
        </button>
      </div>
      {side(me)}
    </section>
  );
}
