/** A player's counts, and what lies in the build zone. */
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { BuiltView, SideView } from '../session/swtcg/moment.ts';
import { useFacts, usePage } from './page.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { BUILD_ZONE } from './choices.ts';
import { Dialog } from '../table/Dialog.tsx';
import { startDrag } from '../table/drag.ts';
import { stateOf } from '../table/control.ts';
import { Row } from '../table/Row.tsx';
import { UnitCard } from './UnitCard.tsx';
import type { TableControl } from './useTable.ts';

export function Counts({ side }: { readonly side: SideView }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="counts">
      <span className="stat force">
        <span className="orb" aria-hidden="true" />
        <b>{side.force}</b> <span className="stat-name">{messages.force}</span>
      </span>
      <span className="stat points">
        <span className="hex" aria-hidden="true" />
        <b>{side.points}</b> <span className="stat-name">{messages.build}</span>
      </span>
      <span className="stat deck-count">
        <span className="stat-name">{messages.deck}</span> <b>{side.deck}</b>
      </span>
      <button type="button" className="stat pile" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="visually-hidden">{messages.pileLabel(side.discard.length)}</span>
        <span className="stat-name" aria-hidden="true">
          {messages.discard}
        </span>{' '}
        <b aria-hidden="true">{side.discard.length}</b>
      </button>
      {open ? <DiscardPile side={side} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Discard piles are open to both players at any time (TCG-ZONE-07). */
function DiscardPile({ side, onClose }: { readonly side: SideView; readonly onClose: () => void }) {
  const facts = usePage((page) => page.facts);
  return (
    <Dialog title={messages.discardOf(messages.sides[side.seat]!)} className="wide" onClose={onClose}>
      {side.discard.length === 0 ? <p>{messages.discardEmpty}</p> : null}
      <ul className="faces">
        {side.discard.toReversed().map(({ card, face }) => {
          const known = face === null ? undefined : facts.get(face);
          return known === undefined ? null : (
            <li key={card}>
              <CardFace facts={known} label={known.title} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function Building({ built, table }: { readonly built: BuiltView; readonly table: TableControl }) {
  const facts = useFacts(built.face);
  const { card, counters } = built;
  const state = stateOf(table, card);
  const label = messages.beingBuilt(facts?.title ?? messages.faceDown, counters, facts?.cost ?? null);
  if (facts === undefined)
    return <CardBack label={label} counters={counters} state={state} card={card} onPick={() => table.pick(card)} />;
  return (
    <CardFace
      facts={facts}
      state={`${state} down`}
      label={label}
      card={card}
      counters={counters}
      onPick={() => table.pick(card)}
      onDrag={(event) => startDrag(event, card, table)}
    />
  );
}

interface BuildZoneProps {
  readonly side: SideView;
  readonly table: TableControl;
  readonly mine: boolean;
}

/** Cards being built and retreated units. */
export function BuildZone({ side, table, mine }: BuildZoneProps) {
  const open = mine && table.zones.has(BUILD_ZONE);
  const cards = {
    n: side.building.length + side.retreated.length,
    backs: side.building.filter(({ face }) => face === null).length,
    piloted: side.retreated.some(({ pilot }) => pilot !== null),
  };
  return (
    // The zone is clickable as a shortcut; the same answers are listed as buttons.
    <section
      className={`build-zone ${open ? 'open' : ''}`}
      data-zone={mine ? BUILD_ZONE : undefined}
      aria-label={messages.buildZoneOf(mine ? messages.you : messages.sides[side.seat]!)}
      onClick={(event) => {
        if (open && (event.target as Element).closest('[data-card]') === null) table.pickZone(BUILD_ZONE);
      }}
    >
      <Row cards={cards}>
        {side.building.map((built) => (
          <Building key={built.card} built={built} table={table} />
        ))}
        {side.retreated.map((unit) => (
          <UnitCard
            key={unit.card}
            unit={unit}
            state={stateOf(table, unit.card)}
            pilotState={unit.pilot === null ? '' : stateOf(table, unit.pilot.card)}
            beside={cards.n}
          />
        ))}
      </Row>
    </section>
  );
}
