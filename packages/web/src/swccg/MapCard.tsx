/** A card on the map, with what is aboard and attached: as a plate where there is room, else as a token. */
import { ccg } from '../messages/swccg-en.ts';
import type { CardView, Choice } from '../session/swccg/moment.ts';
import { CardFrame } from '../table/CardFrame.tsx';
import { stateOf } from '../table/control.ts';
import { startDrag } from '../table/drag.ts';
import { kindOf, labelOf, Marks, Numbers, Picture, sideClass, stateClasses } from './CardFace.tsx';
import { withAll } from './choices.ts';
import { beginningIn, nameIn } from './names.ts';
import { useFacts, usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

/** What a place or a card costs that is offered now. */
export const priceOf = (table: TableControl, card: number): Choice | undefined =>
  table.choices.find((choice) => choice.kind === 'to' && choice.card === card);

export const powerIn = (view: CardView): string => view.numbers.find(({ stat }) => stat === 'power')?.text ?? '';

interface MapCardProps {
  readonly view: CardView;
  readonly table: TableControl;
  readonly form: 'plate' | 'token';
  readonly width: number;
}

/** Borders and padding beside the name. */
const PLATE_REST = 11;
const TOKEN_REST = 5;

/** A card of which only the back is seen. */
const Hidden = ({ view }: { readonly view: CardView }) => (
  <span className={`ccg-back side${view.seat}`} role="img" aria-label={ccg.hiddenCard} />
);

const MOST_RIDERS = 5;

/** Who is aboard and what is attached, as small pictures that can be picked. */
function Riders({ view, table }: { readonly view: CardView; readonly table: TableControl }) {
  const all = view.with.flatMap(withAll);
  if (all.length === 0) return null;
  const shown = all.length > MOST_RIDERS ? all.slice(0, MOST_RIDERS - 1) : all;
  return (
    <span className="riders">
      {shown.map((rider) => (
        <Rider key={rider.card} view={rider} table={table} />
      ))}
      {all.length > shown.length ? <span className="rider more">{ccg.more(all.length - shown.length)}</span> : null}
    </span>
  );
}

function Rider({ view, table }: { readonly view: CardView; readonly table: TableControl }) {
  const facts = useFacts(view.face);
  if (facts === undefined) return <Hidden view={view} />;
  return (
    <CardFrame
      facts={facts}
      className={`rider ${kindOf(facts)} ${sideClass(facts)} as${view.as} ${stateClasses(view)} ${stateOf(table, view.card)}`}
      lookedAt={view.card}
      label={`${labelOf(facts.title, view)}, ${ccg.lies[view.as] ?? ''}`}
      card={view.card}
      onPick={() => table.pick(view.card)}
      onDrag={(event) => startDrag(event, view.card, table)}
    >
      <Picture facts={facts} near />
    </CardFrame>
  );
}

export function MapCard({ view, table, form, width }: MapCardProps) {
  const facts = useFacts(view.face);
  const scene = usePage((page) => page.scene);
  if (facts === undefined) return <Hidden view={view} />;
  const price = priceOf(table, view.card);
  const all = view.with.flatMap(withAll);
  const inside = all.some(({ card }) => table.able.has(card)) && !table.able.has(view.card) ? 'holds-able' : '';
  const state = `${stateOf(table, view.card)} ${stateClasses(view)} ${inside} ${scene?.face === view.face ? 'acting' : ''}`;
  const frame = (
    <CardFrame
      facts={facts}
      className={`ccg-${form} ${kindOf(facts)} ${sideClass(facts)} ${state} ${all.length > 0 ? 'laden' : ''}`}
      lookedAt={view.card}
      label={labelOf(facts.title, view)}
      card={view.card}
      onPick={() => table.pick(view.card)}
      onDrag={(event) => startDrag(event, view.card, table)}
    >
      {form === 'plate' ? (
        <span className="plate-head" aria-hidden="true">
          <span className="name">{beginningIn(facts.name, { width: width - PLATE_REST, size: 12, lines: 1 })}</span>
        </span>
      ) : null}
      <Picture facts={facts} near={form === 'token'} />
      {form === 'plate' ? (
        <span className="plate-foot" aria-hidden="true">
          <Numbers numbers={view.numbers} />
        </span>
      ) : (
        <>
          <span className="token-name" aria-hidden="true">
            {nameIn(facts.name, { width: width - TOKEN_REST, size: 11, lines: 1 })}
          </span>
          <b className="token-power" aria-hidden="true">
            {powerIn(view)}
          </b>
        </>
      )}
      <Marks view={view} />
      {price === undefined ? null : (
        <span className="card-price" aria-hidden="true">
          {price.cost === 0 ? ccg.free : price.cost}
        </span>
      )}
    </CardFrame>
  );
  return (
    <div className={`on-spot as-${form}`}>
      {frame}
      {form === 'plate' ? <Riders view={view} table={table} /> : null}
    </div>
  );
}
