/** Beside the rows: each side's Effect, and its Hyperspace as a pile that opens. */
import { useState } from 'react';
import { yj } from '../messages/young-jedi-en.ts';
import type { CardView, SideView } from '../session/young-jedi/moment.ts';
import { Dialog } from '../table/Dialog.tsx';
import { stateOf } from '../table/control.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { HYPERSPACE } from './choices.ts';
import { useFacts, usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

interface SlotProps {
  readonly side: SideView;
  readonly table: TableControl;
  readonly mine: boolean;
}

export function EffectSlot({ side, table, mine }: SlotProps) {
  const facts = useFacts(side.effect?.face);
  const { effect } = side;
  return (
    <div
      className={`slot slim effect-slot ${effect === null ? 'empty' : ''}`}
      role="group"
      aria-label={yj.effectOf(mine)}
    >
      <span className="slot-name" aria-hidden="true">
        {yj.effect}
      </span>
      {effect === null ? null : facts === undefined ? (
        <CardBack label={yj.hidden} seat={side.seat} />
      ) : (
        <CardFace
          facts={facts}
          state={stateOf(table, effect.card)}
          label={effect.down ? `${facts.title}, ${yj.hidden}` : facts.title}
          down={effect.down}
          card={effect.card}
          onPick={() => table.pick(effect.card)}
        />
      )}
    </div>
  );
}

interface ShownProps {
  readonly view: CardView;
  readonly table: TableControl;
  readonly onPick?: () => void;
}

/** One of several cards in a window. */
export function Shown({ view, table, onPick }: ShownProps) {
  const facts = useFacts(view.face);
  if (facts === undefined) return <CardBack label={yj.hidden} seat={view.seat} />;
  return (
    <CardFace
      facts={facts}
      label={facts.title}
      state={stateOf(table, view.card)}
      down={view.down}
      {...(onPick === undefined ? {} : { onPick })}
    />
  );
}

export function HyperspaceSlot({ side, table, mine }: SlotProps) {
  const [open, setOpen] = useState(false);
  const { hyperspace } = side;
  const top = hyperspace.at(-1);
  const facts = useFacts(top?.face);
  const state = stateOf(table, ...hyperspace.map(({ card }) => card));
  const takes = mine && table.zones.has(HYPERSPACE);
  return (
    <div
      className={`slot slim hyperspace-slot ${top === undefined ? 'empty' : ''} ${takes ? 'open' : ''}`}
      data-zone={mine ? HYPERSPACE : undefined}
    >
      <span className="slot-name" aria-hidden="true">
        {yj.hyperspace}
      </span>
      {facts === undefined ? null : (
        <CardFace
          facts={facts}
          state={state}
          label={yj.hyperspaceOf(mine, hyperspace.length)}
          copies={hyperspace.length}
          onPick={() => setOpen(true)}
        />
      )}
      {open ? (
        <Dialog title={yj.hyperspaceOf(mine, hyperspace.length)} className="wide" onClose={() => setOpen(false)}>
          <ul className="faces">
            {hyperspace.map((view) => (
              <li key={view.card}>
                <Shown
                  view={view}
                  table={table}
                  onPick={() => {
                    setOpen(false);
                    table.pick(view.card);
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}

/** The top of a discard pile: more of it nobody may see (YJ-INF-03). */
export function DiscardTop({ view }: { readonly view: CardView | null }) {
  const title = usePage((page) => page.facts.get(view?.face ?? '')?.title);
  const inspect = usePage((page) => page.inspect);
  if (view === null || view.face === null || title === undefined)
    return (
      <span className="stat discard-top none">
        <span className="stat-name">{yj.nothingDiscarded}</span>
      </span>
    );
  const { face } = view;
  return (
    <button type="button" className="stat discard-top" onClick={() => inspect(face)}>
      <span className="visually-hidden">{yj.discardTopOf(title)}</span>
      <span className="stat-name" aria-hidden="true">
        {yj.discardTop}
      </span>{' '}
      <b aria-hidden="true">{title}</b>
    </button>
  );
}
