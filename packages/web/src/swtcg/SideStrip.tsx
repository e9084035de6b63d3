/** A player's counts, and what lies in the build zone. */
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { BuiltView, CardView, OpenView, SideView } from '../session/swtcg/moment.ts';
import { useFacts, usePage } from './page.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { BUILD_ZONE } from './choices.ts';
import { Dialog } from '../table/Dialog.tsx';
import { startDrag } from '../table/drag.ts';
import { stateOf } from '../table/control.ts';
import { Row } from '../table/Row.tsx';
import { seatName } from '../table/seats.ts';
import { hasTabs, tabStatesOf, UnitCard } from './UnitCard.tsx';
import type { TableControl } from './useTable.ts';
import { expanded, typeName } from './words.ts';

/** A number that opens what it counts. */
interface PileProps {
  readonly name: string;
  readonly label: string;
  readonly n: number;
  /** Stands for the name where there is no room for it. */
  readonly sign?: string;
  readonly className?: string;
  readonly onOpen: () => void;
}

const Pile = ({ name, label, n, sign, className = '', onOpen }: PileProps) => (
  <button type="button" className={`stat pile ${className}`} onClick={onOpen} aria-haspopup="dialog">
    <span className="visually-hidden">{label}</span>
    {sign === undefined ? null : (
      <span className="sign" aria-hidden="true">
        {sign}
      </span>
    )}
    <span className="stat-name" aria-hidden="true">
      {name}
    </span>{' '}
    <b aria-hidden="true">{n}</b>
  </button>
);

interface CountsProps {
  readonly side: SideView;
  /** How the seat is called. */
  readonly who: string;
  readonly mine: boolean;
}

const out = ({ aside }: SideView): number => aside.reduce((sum, { cards }) => sum + cards.length, 0);

export function Counts({ side, who, mine }: CountsProps) {
  const [open, setOpen] = useState<'discard' | 'supply' | 'aside' | null>(null);
  const close = (): void => setOpen(null);
  const aside = out(side);
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
      <Pile
        name={messages.discard}
        label={messages.pileLabel(side.discard.length)}
        n={side.discard.length}
        onOpen={() => setOpen('discard')}
      />
      {side.supply.length === 0 ? null : (
        <Pile
          className="supply"
          sign="▤"
          name={expanded.supply}
          label={expanded.supplyLabel(side.supply.length)}
          n={side.supply.length}
          onOpen={() => setOpen('supply')}
        />
      )}
      {aside === 0 ? null : (
        <Pile
          className="out"
          sign="◌"
          name={expanded.aside}
          label={expanded.asideLabel(aside)}
          n={aside}
          onOpen={() => setOpen('aside')}
        />
      )}
      {open === 'discard' ? <DiscardPile side={side} who={who} onClose={close} /> : null}
      {open === 'supply' ? <Supply side={side} who={who} mine={mine} onClose={close} /> : null}
      {open === 'aside' ? <Aside side={side} who={who} onClose={close} /> : null}
    </div>
  );
}

/** Partners see each other's hands (TCG-TROIG-03). */
export function PartnersHand({ side, who }: Pick<CountsProps, 'side' | 'who'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="stat pile mates-hand" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.lookAtHand(side.hand.length)}
      </button>
      {isOpen ? (
        <Dialog title={messages.partnersHand(who)} className="wide" onClose={() => setOpen(false)}>
          <Faces cards={side.hand} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Discard piles are open to both players at any time (TCG-ZONE-07). */
function DiscardPile({ side, who, onClose }: PileDialogProps) {
  return (
    <Dialog title={messages.discardOf(who)} className="wide" onClose={onClose}>
      {side.discard.length === 0 ? <p>{messages.discardEmpty}</p> : null}
      <Faces cards={side.discard.toReversed()} />
    </Dialog>
  );
}

/** The faces that are known; what lies face down is only counted. */
function Faces({ cards }: { readonly cards: readonly CardView[] }) {
  const facts = usePage((page) => page.facts);
  const hidden = cards.filter(({ face }) => face === null).length;
  return (
    <>
      <ul className="faces">
        {cards.map(({ card, face }) => {
          const known = face === null ? undefined : facts.get(face);
          return known === undefined ? null : (
            <li key={card}>
              <CardFace facts={known} label={known.title} />
            </li>
          );
        })}
      </ul>
      {hidden === 0 ? null : <p>{expanded.supplyHidden(hidden)}</p>}
    </>
  );
}

interface PileDialogProps {
  readonly side: SideView;
  /** Whose it is. */
  readonly who: string;
  readonly onClose: () => void;
}

/** The supply is its owner's to look through (TCG-ZONE-25); how much is left all can see. */
function Supply({ side, who, mine, onClose }: PileDialogProps & { readonly mine: boolean }) {
  return (
    <Dialog title={expanded.supplyOf(mine ? messages.you : who)} className="wide" onClose={onClose}>
      {side.supply.length === 0 ? <p>{expanded.supplyEmpty}</p> : <Faces cards={side.supply} />}
    </Dialog>
  );
}

/** Each group by itself: texts speak of all that one use put away (TCG-ZONE-26). */
function Aside({ side, who, onClose }: PileDialogProps) {
  return (
    <Dialog title={expanded.asideOf(who)} className="wide" onClose={onClose}>
      {side.aside.map(({ id, kind, cards }) => (
        <section key={id}>
          <h3 className="group-title">{expanded.groups[kind] ?? kind}</h3>
          <Faces cards={cards} />
        </section>
      ))}
    </Dialog>
  );
}

/** An Event, a Resource, Equipment that nobody wears, a Campaign: open, and worked with like a unit. */
function OpenCard({ open, table }: { readonly open: OpenView; readonly table: TableControl }) {
  const facts = useFacts(open.face);
  const { card } = open;
  if (facts === undefined) return null;
  const label = [
    expanded.openLabel(facts.title, typeName(facts.type)),
    ...open.tokens.map(({ n, kind }) => expanded.tokens(n, kind)),
    open.tapped ? messages.unit.tapped : '',
    table.able.has(card) ? messages.unit.able : '',
  ];
  return (
    <CardFace
      facts={facts}
      open={open}
      state={stateOf(table, card)}
      label={label.filter((part) => part !== '').join(', ')}
      card={card}
      onPick={() => table.pick(card)}
      onDrag={(event) => startDrag(event, card, table)}
    />
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

/** Cards that lie open there, cards being built and retreated units. */
export function BuildZone({ side, table, mine }: BuildZoneProps) {
  const open = mine && table.zones.has(BUILD_ZONE);
  const cards = {
    n: side.open.length + side.building.length + side.retreated.length,
    backs: side.building.filter(({ face }) => face === null).length,
    piloted: side.retreated.some(hasTabs),
  };
  return (
    // The zone is clickable as a shortcut; the same answers are listed as buttons.
    <section
      className={`build-zone ${open ? 'open' : ''}`}
      data-zone={mine ? BUILD_ZONE : undefined}
      aria-label={messages.buildZoneOf(mine ? messages.you : seatName(table.moment.places, side.seat))}
      onClick={(event) => {
        if (open && (event.target as Element).closest('[data-card]') === null) table.pickZone(BUILD_ZONE);
      }}
    >
      <Row cards={cards}>
        {side.open.map((laid) => (
          <OpenCard key={laid.card} open={laid} table={table} />
        ))}
        {side.building.map((built) => (
          <Building key={built.card} built={built} table={table} />
        ))}
        {side.retreated.map((unit) => (
          <UnitCard
            key={unit.card}
            unit={unit}
            state={stateOf(table, unit.card)}
            tabStates={tabStatesOf(unit, (card) => stateOf(table, card))}
          />
        ))}
      </Row>
    </section>
  );
}
