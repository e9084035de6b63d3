/** One arena: the enemy above the seam, you below; the seam never moves. */
import { Drawn } from '../art/Drawn.tsx';
import { picturesLater } from '../art/later.ts';
import { messages } from '../messages/index.ts';
import type { Moment, OpenView, UnitView } from '../session/swtcg/moment.ts';
import { useFacts, usePage } from './page.ts';
import { stateOf } from '../table/control.ts';
import { looking } from '../table/look.ts';
import { Row } from '../table/Row.tsx';
import { enemiesOf, letterOf, seatName, sideName, teamOf } from '../table/seats.ts';
import { Seam } from './Seam.tsx';
import { tabsOf, tabStatesOf, UnitCard } from './UnitCard.tsx';
import type { TableControl } from './useTable.ts';
import { oddsAt } from './Odds.tsx';
import { expanded } from './words.ts';

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
  /** The letter of the player whose it is, where several play together. */
  readonly ownerOf: (seat: number) => string;
  readonly mine: boolean;
  readonly table: TableControl;
}

function Units({ units, ownerOf, mine, table }: UnitsProps) {
  const names = Math.max(0, ...units.map(tabsOf));
  return (
    <div className={`row ${mine ? 'mine' : 'theirs'}`}>
      <Row cards={{ n: units.length, backs: 0, piloted: names > 0, names }}>
        {units.map((unit) => (
          <UnitCard
            key={unit.card}
            unit={unit}
            state={stateOf(table, unit.card)}
            tabStates={tabStatesOf(unit, (card) => stateOf(table, card))}
            owner={ownerOf(unit.seat)}
            odds={oddsAt(table, unit.card)}
          />
        ))}
      </Row>
    </div>
  );
}

/** How many of the units, and of their Pilots and Equipment, can be picked now. */
const ableAmong = (units: readonly UnitView[], able: ReadonlySet<number>): number =>
  units
    .flatMap(({ card, pilots, equipment }) => [card, ...[...pilots, ...equipment].map((other) => other.card)])
    .filter((card) => able.has(card)).length;

interface LocationProps {
  readonly location: OpenView;
  readonly arena: string;
  readonly table: TableControl;
}

/** The Location between the players; who completed it is the one it speaks to. */
function Location({ location: { card, face, seat, tapped, tokens }, arena, table }: LocationProps) {
  const facts = useFacts(face);
  const { places } = table.moment;
  if (facts === undefined) return null;
  return (
    <button
      type="button"
      className={`place ${tapped ? 'tapped' : ''} ${stateOf(table, card)}`}
      data-card={card}
      onClick={() => table.pick(card)}
      {...looking(face, card)}
    >
      <span className="visually-hidden">
        {[
          `${seatName(places, seat)}: ${expanded.locationOf(arena, facts.title)}`,
          ...tokens.map(({ n, kind }) => expanded.tokens(n, kind)),
          tapped ? messages.unit.tapped : '',
          table.able.has(card) ? messages.unit.able : '',
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      <span className={`crest side${places[seat]?.side ?? seat}`} aria-hidden="true">
        {sideName(places, seat)[0]}
      </span>
      <span className="place-name" aria-hidden="true">
        {facts.name}
      </span>
      {tokens.map(({ kind, n }) => (
        <span key={kind} aria-hidden="true">
          ● {n}
        </span>
      ))}
    </button>
  );
}

const useScenes = picturesLater<number>(() => import('./arenas.ts'));

/** With more units in a row it needs more room than the others. */
const COMFORTABLE = 3;

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
  const sceneOf = useScenes();
  const units = moment.sides.map((side) => side.arenas[arena]!);
  // A team's units stand together.
  const mine = teamOf(moment.places, me).flatMap((seat) => units[seat]!);
  const theirs = enemiesOf(moment.places, me).flatMap((seat) => units[seat]!);
  const ownerOf = (seat: number): string => letterOf(moment.places, seat);
  const name = messages.arenas[arena]!;
  const live = moment.battleIn === arena;
  const next = live ? nextUp(moment) : null;
  const nextName = facts.get(next?.face ?? '')?.name;
  const location = moment.expanded?.locations[arena] ?? null;
  const open = table.zones.has(arena);
  const able =
    ableAmong([...mine, ...theirs], table.able) + (location !== null && table.able.has(location.card) ? 1 : 0);
  const full = Math.max(mine.length, theirs.length) > COMFORTABLE;
  return (
    // The zone is clickable as a shortcut; the same answers are listed as buttons.
    <section
      className={`arena arena${arena} ${live ? 'live' : ''} ${open ? 'open' : ''} ${full ? 'full' : ''} ${able > 0 ? 'has-able' : ''}`}
      aria-label={messages.arenaLabel(name, mine.length, theirs.length)}
      data-zone={arena}
      onClick={(event) => {
        if (open && (event.target as Element).closest('[data-card], .seam button') === null) table.pickZone(arena);
      }}
    >
      <span className="arena-scene" aria-hidden="true">
        <Drawn picture={sceneOf?.(arena) ?? null} />
      </span>
      <Units units={theirs} ownerOf={ownerOf} mine={false} table={table} />
      <Seam moment={moment} arena={arena} me={me} name={name} tally={[theirs.length, mine.length]} next={nextName}>
        {location === null ? null : <Location location={location} arena={name} table={table} />}
        {/* Seen while the arena is folded up; the button says the same. */}
        {able === 0 ? null : (
          <span className="can-pick" aria-hidden="true">
            {messages.canBePicked(able)}
          </span>
        )}
        {onOpen === undefined ? null : (
          <button type="button" className="unfold" onClick={onOpen} aria-label={messages.openArena(name, able)} />
        )}
      </Seam>
      <Units units={mine} ownerOf={ownerOf} mine table={table} />
    </section>
  );
}
