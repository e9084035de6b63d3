/** One arena: the enemy above the seam, you below; the seam never moves. */
import { messages } from '../messages/index.ts';
import type { Moment, UnitView } from '../session/swtcg/moment.ts';
import { usePage } from './page.ts';
import { stateOf } from '../table/control.ts';
import { Row } from '../table/Row.tsx';
import { mineOf, othersOf } from '../table/seats.ts';
import { UnitCard } from './UnitCard.tsx';
import type { TableControl } from './useTable.ts';

/** Who has units there; `units`: how many, by seat. */
function control(units: readonly number[]): string {
  const [first, ...more] = [...units.keys()].filter((seat) => units[seat]! > 0);
  if (first === undefined) return messages.empty;
  return more.length > 0 ? messages.contested : messages.controlled(messages.sides[first]!);
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

interface UnitsProps {
  readonly units: readonly UnitView[];
  readonly mine: boolean;
  readonly table: TableControl;
}

const Units = ({ units, mine, table }: UnitsProps) => (
  <div className={`row ${mine ? 'mine' : 'theirs'}`}>
    <Row cards={{ n: units.length, backs: 0, piloted: units.some(({ pilot }) => pilot !== null) }}>
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
    </Row>
  </div>
);

/** How many of the units and their Pilots can be picked now. */
const ableAmong = (units: readonly UnitView[], able: ReadonlySet<number>): number =>
  units.flatMap(({ card, pilot }) => (pilot === null ? [card] : [card, pilot.card])).filter((card) => able.has(card))
    .length;

interface ArenaProps {
  readonly arena: number;
  readonly me: number;
  readonly table: TableControl;
  /** On a phone: opens this arena. */
  readonly onOpen?: () => void;
}

export function Arena({ arena, me, table, onOpen }: ArenaProps) {
  const { moment } = table;
  const facts = usePage((page) => page.facts);
  const units = moment.sides.map((side) => side.arenas[arena]!);
  const mine = mineOf(units, me);
  const theirs = othersOf(units, me).flat();
  const name = messages.arenas[arena]!;
  const live = moment.battleIn === arena;
  const next = live ? nextUp(moment) : null;
  const nextName = facts.get(next?.face ?? '')?.name;
  const open = table.zones.has(arena);
  const able = ableAmong([...mine, ...theirs], table.able);
  return (
    // The zone is clickable as a shortcut; the same answers are listed as buttons.
    <section
      className={`arena arena${arena} ${live ? 'live' : ''} ${open ? 'open' : ''} ${able > 0 ? 'has-able' : ''}`}
      aria-label={messages.arenaLabel(name, mine.length, theirs.length)}
      data-zone={arena}
      onClick={(event) => {
        if (open && (event.target as Element).closest('[data-card], .seam button') === null) table.pickZone(arena);
      }}
    >
      <Units units={theirs} mine={false} table={table} />
      <div className="seam">
        <span className="arena-name">{name}</span>
        <span className="tally">
          {theirs.length} : {mine.length}
        </span>
        <span className="control">
          {nextName === undefined ? control(units.map(({ length }) => length)) : messages.nextUp(nextName)}
        </span>
        {/* Seen while the arena is folded up; the button says the same. */}
        {able === 0 ? null : (
          <span className="can-pick" aria-hidden="true">
            {messages.canBePicked(able)}
          </span>
        )}
        {onOpen === undefined ? null : (
          <button type="button" className="unfold" onClick={onOpen} aria-label={messages.openArena(name, able)} />
        )}
      </div>
      <Units units={mine} mine table={table} />
    </section>
  );
}
