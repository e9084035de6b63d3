/** The map folded while something has the stage: each location a cell with who is there, and both powers, that opens it. */
import { ccg } from '../messages/swccg-en.ts';
import type { CardView, LocationView } from '../session/swccg/moment.ts';
import { looking } from '../table/look.ts';
import { useRoom } from '../table/useRoom.ts';
import { CardArt } from './CardArt.tsx';
import { kindOf, stateClasses } from './CardFace.tsx';
import { FIRST, hue, type MapProps } from './Map.tsx';
import { nameIn } from './names.ts';
import { useFacts, usePage } from './page.ts';
import { placeLabel, whoIsThere } from './place-label.ts';
import type { TableControl } from './useTable.ts';

const STRIP_LETTERS = 11;
/** Borders and gaps of a group and of a cell in the strip. */
const STRIP_GROUP = 13;
const STRIP_CELL = 5;

/** A token in the strip, and what the power beside them takes. */
const STRIP_TOKEN = 20;
const STRIP_SUM = 22;

/** A finger needs so much for a cell; where a row has less, the groups go on below. */
const FINGER = 25;
const leastWidth = (cells: number): number => cells * FINGER + 3;

const Token = ({ view }: { readonly view: CardView }) => {
  const facts = useFacts(view.face);
  return (
    <i className={`strip-token ${facts === undefined ? '' : kindOf(facts)} ${stateClasses(view)}`}>
      {facts === undefined ? null : <CardArt facts={facts} near />}
    </i>
  );
};

/** Who stands there, as far as there is room; the label names them all. */
const Tokens = ({ cards, most }: { readonly cards: readonly CardView[]; readonly most: number }) => (
  <span className="strip-tokens">
    {cards.slice(0, Math.max(0, most)).map((view) => (
      <Token key={view.card} view={view} />
    ))}
  </span>
);

interface CellProps {
  readonly location: LocationView;
  readonly system: string;
  readonly table: TableControl;
  readonly me: number;
  /** It is where that happens which has the stage. */
  readonly isHere: boolean;
  /** Empty where not all have room for theirs. */
  readonly name: string;
  readonly most: number;
}

/** A location in the strip: theirs above or left, the own below or right. */
function Cell({ location, system, table, me, isHere, name, most }: CellProps) {
  const facts = usePage((page) => page.facts);
  const { card, face, name: title, power, sides } = location;
  const isAble = table.able.has(card);
  return (
    <li>
      <button
        type="button"
        className={`strip-cell ${isHere ? 'here' : ''} ${isAble ? 'able' : ''} ${name === '' ? 'nameless' : ''}`}
        title={title}
        aria-pressed={table.opened === card}
        onClick={() => (isAble ? table.pick(card) : table.open(card))}
        {...looking(face, card)}
      >
        <span className="visually-hidden">
          {placeLabel(location, system, me, facts, true)} {whoIsThere(location, me, facts)}
        </span>
        {[...sides.keys()]
          .sort((a, b) => Number(a === me) - Number(b === me))
          .map((seat) => (
            <span key={seat} className={`strip-half side${seat} ${seat === me ? 'mine' : ''}`} aria-hidden="true">
              <Tokens cards={sides[seat]!} most={most} />
              <b>{sides[seat]!.length === 0 ? '–' : power[seat]}</b>
            </span>
          ))}
        <span className="strip-place" aria-hidden="true">
          {name}
        </span>
      </button>
    </li>
  );
}

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
        <div
          key={i}
          className="strip-group"
          style={{ ...hue(group.system), flex: `${group.locations.length} 1 ${leastWidth(group.locations.length)}px` }}
        >
          <span className="strip-name" title={group.system} aria-hidden="true">
            {brief(group.system, group.locations.length, 0)}
          </span>
          <ul className="strip-cells" aria-label={group.system}>
            {group.locations.map((location) => (
              <Cell
                key={location.card}
                location={location}
                system={group.system}
                table={table}
                me={me}
                isHere={location.card === at}
                name={isNamed ? brief(location.name, 1, STRIP_CELL) : ''}
                most={Math.floor((each - STRIP_CELL - STRIP_SUM) / STRIP_TOKEN)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
