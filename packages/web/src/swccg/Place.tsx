/** One location of the map: theirs above, its plate on the seam, yours below. */
import type { CSSProperties } from 'react';
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { CardView, DrainView, LocationView } from '../session/swccg/moment.ts';
import { stateOf } from '../table/control.ts';
import { looking } from '../table/look.ts';
import { CardArt } from './CardArt.tsx';
import { withAll } from './choices.ts';
import { drainOf } from './draining.ts';
import { ForceIcons, PlaceSign } from './icons.tsx';
import { MapCard, powerIn, priceOf } from './MapCard.tsx';
import { fitHalf, type Room, strongest } from './mapfit.ts';
import { beginningIn, fits, type NameRoom } from './names.ts';
import { useFacts, usePage } from './page.ts';
import { placeLabel } from './place-label.ts';
import type { TableControl } from './useTable.ts';

interface PlaceProps {
  readonly location: LocationView;
  readonly system: string;
  readonly table: TableControl;
  readonly me: number;
  readonly width: number;
  readonly half: number;
  /** There is no room for a slot beneath the plate. */
  readonly low: boolean;
  /** How high its plate is. */
  readonly plate: number;
}

const CHIP = 25;
/** Around the cards of a half; on low bands and on others. */
const LOW_PADDING = 2;
const PADDING = 6;
/** Room for the slot in which a card's price stands. */
const SLOT = 45;
/** Borders and padding of the slot. */
const SLOT_REST = 8;
const MOST_CHIPS = 2;

/** Above this width a plate shows the sign of its kind, which takes so much of it. */
const SIGN_FROM = 84;
const SIGN = 17;
const NARROW_PLATE = 62;
const HIGH_PLATE = 80;
const MIDDLE_PLATE = 56;

/** The room for the name on a plate, between the lines of both sides. */
const roomOnPlate = (width: number, plate: number): NameRoom => ({
  width: width - (width > SIGN_FROM ? SIGN + 8 : width > NARROW_PLATE ? 8 : 4),
  size: plate < HIGH_PLATE || width <= NARROW_PLATE ? 11 : 12,
  lines: plate < MIDDLE_PLATE ? 1 : plate < HIGH_PLATE ? 2 : 3,
});

/** The line of one side on a plate: power and ability if it has cards there, and its Force icons. */
function PlateLine({
  location,
  seat,
  mine,
  brief,
}: {
  readonly location: LocationView;
  readonly seat: number;
  readonly mine: boolean;
  readonly brief: boolean;
}) {
  const { power, ability, sides, icons, by, present } = location;
  const empty = sides[seat]!.length === 0 && power[seat] === '0';
  const state = by === seat ? 'controls' : present[seat] ? 'present' : '';
  return (
    <span className={`plate-line side${seat} ${mine ? 'mine' : 'theirs'} ${state}`} aria-hidden="true">
      {empty ? (
        <span className="none">–</span>
      ) : (
        <span className="sums">
          <i>{ccg.short['power']}</i>
          {power[seat]}
          <span className="sum-ability">
            {' '}
            <i>{ccg.short['ability']}</i>
            {ability[seat]}
          </span>
        </span>
      )}
      <ForceIcons n={icons[seat]!} seat={seat} brief={brief} />
    </span>
  );
}

interface PlateProps extends Pick<PlaceProps, 'location' | 'system' | 'table' | 'me'> {
  /** Its width and height, where they have to be looked at. */
  readonly width?: number;
  readonly plate?: number;
  /** What lies on the place has no room of its own. */
  readonly low?: boolean;
}

/** What a Force drain is made of, where there is room for it. */
function drainSum({ n, reasons }: DrainView, width = 0): string {
  const sum = ccg.drainMadeOf(reasons, n);
  return fits(sum, { width: width - 4, size: 12, lines: 1 }) ? sum : ccg.drainOf(n);
}

export function Plate({ location, system, table, me, width, plate, low = false }: PlateProps) {
  const facts = useFacts(location.face);
  const known = usePage((page) => page.facts);
  const scene = usePage((page) => page.scene);
  const { card, sides } = location;
  const theirs = [...sides.keys()].filter((seat) => seat !== me);
  const drain = drainOf(table);
  const drained = drain?.at === card || scene?.at === card ? 'struck' : '';
  const name =
    width === undefined || plate === undefined ? location.name : beginningIn(location.name, roomOnPlate(width, plate));
  const brief = width !== undefined && width <= NARROW_PLATE;
  const inside = location.on.flatMap(withAll).some((view) => table.able.has(view.card)) ? 'holds-able' : '';
  const able = table.choices.find((choice) => choice.card === card && choice.effect !== '' && choice.kind !== 'to');
  return (
    <button
      type="button"
      className={`place-plate ${stateOf(table, card)} ${location.blown ? 'blown' : ''} ${location.on.length > 0 ? 'laden' : ''} ${inside} ${drained}`}
      data-card={card}
      data-face={location.face ?? ''}
      onClick={() => table.pick(card)}
      onPointerOver={() => (able?.kind === 'drain' ? table.point(able) : undefined)}
      onPointerOut={() => (able?.kind === 'drain' ? table.point(null) : undefined)}
      {...looking(location.face, card)}
    >
      <span className="visually-hidden">{placeLabel(location, system, me, known, low)}</span>
      {theirs.map((seat) => (
        <PlateLine key={seat} location={location} seat={seat} mine={false} brief={brief} />
      ))}
      <span className="place-name" aria-hidden="true">
        <span className="place-art">{facts === undefined ? null : <CardArt facts={facts} />}</span>
        <PlaceSign sign={location.sign} />
        <b>{name}</b>
      </span>
      <PlateLine location={location} seat={me} mine brief={brief} />
      {drain?.at === card ? (
        <span className="plate-offer drain" aria-hidden="true">
          {drainSum(drain, width)}
        </span>
      ) : able === undefined ? null : (
        <span className="plate-offer" aria-hidden="true">
          {able.kind === 'drain' ? ccg.drainOf(able.effect) : able.effect}
        </span>
      )}
    </button>
  );
}

/** Where a card can go, with its price and what it does to the power there. */
function Slot({ location, table, low, width }: Pick<PlaceProps, 'location' | 'table' | 'low' | 'width'>) {
  const choice = priceOf(table, location.card);
  if (choice === undefined) return null;
  // The distance, where there is room beside the power.
  const both = [choice.way, choice.effect].filter((part) => part !== '').join(' · ');
  const below = fits(both, { width: width - SLOT_REST, size: 12, lines: 1 }) ? both : choice.effect || choice.way;
  // There it lies on the plate, which is what is pressed.
  if (low)
    return (
      <span className="place-slot" aria-hidden="true">
        <span className="slot-price">
          <i className="orb" />
          {choice.cost}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className="place-slot"
      data-choice="to"
      onClick={() => table.pick(location.card)}
      onPointerEnter={() => table.point(choice)}
      onPointerLeave={() => table.point(null)}
    >
      <span className="visually-hidden">{`${location.name}: ${ccg.slot(choice.cost, choice.effect, choice.way)}`}</span>
      <span className="slot-price" aria-hidden="true">
        <i className="orb" />
        {choice.cost}
      </span>
      {below === '' ? null : (
        <span className="slot-power" aria-hidden="true">
          {below}
        </span>
      )}
    </button>
  );
}

/** What lies on the place itself, as chips. */
interface ChipsProps {
  readonly cards: readonly CardView[];
  readonly table: TableControl;
  readonly width: number;
}

function Chips({ cards, table, width }: ChipsProps) {
  const shown = cards.length > MOST_CHIPS ? cards.slice(0, MOST_CHIPS - 1) : cards;
  return (
    <>
      {shown.map((view) => (
        <Chip key={view.card} view={view} table={table} width={width} />
      ))}
      {cards.length > shown.length ? (
        <span className="place-chip more">{ccg.more(cards.length - shown.length)}</span>
      ) : null}
    </>
  );
}

/** Border and padding of a chip. */
const CHIP_REST = 12;

interface ChipProps {
  readonly view: CardView;
  readonly table: TableControl;
  readonly width: number;
}

function Chip({ view, table, width }: ChipProps) {
  const facts = useFacts(view.face);
  if (facts === undefined)
    return <span className={`place-chip hidden side${view.seat}`}>{ccg.lies[view.as] ?? ccg.hiddenCard}</span>;
  const kind = facts.type.toLowerCase().replace(' ', '-');
  const captive = view.marks.includes('captive') ? `, ${ccg.marks['captive']}` : '';
  const room = { width: width - CHIP_REST, size: 12, lines: 1 };
  return (
    <button
      type="button"
      className={`place-chip ccg-${kind} as${view.as} ${facts.kinds.includes('Utinni') ? 'utinni' : ''} ${stateOf(table, view.card)}`}
      data-card={view.card}
      onClick={() => table.pick(view.card)}
      {...looking(view.face, view.card)}
    >
      <span className="visually-hidden">{`${facts.name}${captive}`}</span>
      <span aria-hidden="true">
        {fits(`${facts.name}${captive}`, room) ? `${facts.name}${captive}` : beginningIn(facts.name, room)}
      </span>
    </button>
  );
}

interface HalfProps {
  readonly cards: readonly CardView[];
  readonly chips: readonly CardView[];
  readonly table: TableControl;
  readonly room: Room;
  readonly mine: boolean;
  readonly name: string;
  readonly at: number;
  readonly seat: number;
}

function Half({ cards, chips, table, room, mine, name, at, seat }: HalfProps) {
  const lines = Math.min(chips.length, MOST_CHIPS);
  const fit = fitHalf(cards.length, { ...room, height: room.height - lines * CHIP });
  const rest = cards.length - fit.shown;
  return (
    <div
      className={`half ${mine ? 'mine' : 'theirs'} ${fit.form}s`}
      style={{ '--w': `${fit.width}px`, '--h': `${fit.height}px` } as CSSProperties}
    >
      <Chips cards={chips} table={table} width={room.width} />
      {cards.length === 0 ? null : (
        <ul className="half-cards" aria-label={ccg.half(mine ? messages.you : messages.sides[seat]!, cards.length)}>
          {strongest(cards, fit.shown, powerIn).map((view) => (
            <li key={view.card}>
              <MapCard view={view} table={table} form={fit.form} width={fit.width} />
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <button
                type="button"
                className="half-more"
                aria-label={ccg.moreLabel(rest, name)}
                onClick={() => table.open(at)}
              >
                {ccg.more(rest)}
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </div>
  );
}

export function Place({ location, system, table, me, width, half, low, plate }: PlaceProps) {
  const { sides, on, card, name, sign, joined, blown } = location;
  const theirs = [...sides.keys()].filter((seat) => seat !== me);
  const priced = priceOf(table, card) !== undefined;
  const halfOf = (seat: number) => (
    <Half
      key={seat}
      cards={sides[seat]!}
      chips={low ? [] : on.filter((view) => view.seat === seat)}
      table={table}
      room={{
        width: width - 2,
        height: low ? half - LOW_PADDING : half - PADDING - (priced && seat === me ? SLOT : 0),
      }}
      mine={seat === me}
      name={name}
      at={card}
      seat={seat}
    />
  );
  return (
    <li
      className={`place ${sign} ${priced ? 'priced' : ''} ${joined ? 'joined' : ''} ${blown ? 'blown' : ''}`}
      style={{ width }}
    >
      {theirs.map(halfOf)}
      <div className="place-seam">
        <Plate location={location} system={system} table={table} me={me} width={width} plate={plate} low={low} />
        <Slot location={location} table={table} low={low} width={width} />
      </div>
      {halfOf(me)}
    </li>
  );
}
